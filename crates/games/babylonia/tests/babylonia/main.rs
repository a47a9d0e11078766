//! Babylonia, rule by rule: every numbered rule is cited by a test that fails if it is broken.

mod advice;
mod board;
mod card_plays;
mod cards;
mod cities;
mod coach;
mod components;
mod connections;
mod conservation;
mod documents;
mod end;
mod examples;
mod golden;
mod knowledge;
mod lessons;
mod majorities;
mod placing;
mod reference;
mod setup;
mod study;
mod support;
mod turn;
mod ziggurats;
