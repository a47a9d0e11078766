//! Tower of Babel, rule by rule: every numbered rule is cited by a test that fails if it is broken.

mod action_cards;
mod advice;
mod building;
mod choosing;
mod coach;
mod components;
mod conservation;
mod documents;
mod doubles;
mod ending;
mod examples;
mod final_scoring;
mod golden;
mod helpers;
mod knowledge;
mod lessons;
mod moments;
mod offers;
mod options;
mod reference;
mod setup;
mod study;
mod supplies;
mod support;
mod turn;
mod wonders;
