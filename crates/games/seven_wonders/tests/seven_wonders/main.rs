//! 7 Wonders, rule by rule: every numbered rule is cited by a test that fails if it is broken.

#![allow(
    clippy::needless_pass_by_value,
    reason = "documents that are written in place read best by value"
)]

mod build;
mod cards;
mod conflicts;
mod costs;
mod documents;
mod examples;
mod free_city;
mod free_city_secrets;
mod golden;
mod knowledge;
mod order;
mod payments;
mod powers;
mod projects;
mod rules;
mod scores;
mod setup;
mod slow_payments;
mod stages;
mod support;
mod tiles;
mod tower;
mod turns;
mod wonder_pack;
