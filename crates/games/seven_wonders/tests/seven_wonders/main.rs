//! 7 Wonders, rule by rule: every numbered rule is cited by a test that fails if it is broken.

mod build;
mod cards;
mod conflicts;
mod documents;
mod examples;
mod free_city;
mod knowledge;
mod order;
mod payments;
mod powers;
mod projects;
mod scores;
mod setup;
mod slow_payments;
mod stages;
mod support;
mod tiles;
mod tower;
mod turns;
mod wonder_pack;
