//! Tests of the rules of Battalia: The Creation; each cites the rule it checks.

mod advice;
mod artefacts;
mod battle;
mod building;
mod coach;
mod conservation;
mod documents;
mod examples;
mod golden;
mod heroes;
mod knowledge;
mod lessons;
mod neutral;
mod options;
mod paying;
mod reference;
mod refusals;
mod setup;
mod study;
mod support;
mod turn;
mod version_1;
