//! 7 Wonders, rule by rule: every numbered rule is cited by a test that fails if it is broken.

#![allow(
    clippy::needless_pass_by_value,
    reason = "documents that are written in place read best by value"
)]

mod advice;
mod black_cards;
mod build;
mod cards;
mod cities_setup;
mod coach;
mod conflicts;
mod conservation;
mod costs;
mod documents;
mod examples;
mod free_city;
mod free_city_secrets;
mod golden;
mod interplay;
mod knowledge;
mod leader_guilds;
mod leader_powers;
mod leaders_setup;
mod lessons;
mod losses;
mod order;
mod payments;
mod powers;
mod printed;
mod projects;
mod recruitment;
mod reference;
mod refusals;
mod replays;
mod scores;
mod setup;
mod special_order;
mod stages;
mod study;
mod support;
mod team_play;
mod tiles;
mod together;
mod tower;
mod turns;
mod wonder_pack;
