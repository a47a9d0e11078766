//! Babylon, rule by rule: every numbered rule is cited by a test that fails if it is broken.

mod advice;
mod coach;
mod components;
mod conservation;
mod decorations;
mod documents;
mod examples;
mod golden;
mod knowledge;
mod lessons;
mod options;
mod pairs;
mod promo;
mod quarry;
mod reference;
mod scoring;
mod setup;
mod storing;
mod study;
mod support;
mod terraces;
mod tokens;
mod turns;
