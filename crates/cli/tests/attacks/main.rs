//! A server that strangers can reach: each test attacks a real process in one way and sees that
//! nobody else is harmed.

#![cfg(all(feature = "serve", unix))]

#[path = "../../../server/tests/support/mod.rs"]
mod support;

mod admin;
mod bots;
mod brought;
mod database;
mod dealer;
mod disk;
mod door;
mod figures;
mod frames;
mod imports;
mod lobby;
mod names;
mod presence;
mod proxies;
mod resent;
mod resume;
mod server;
mod sessions;
mod start;
mod strangers;
mod tls;
