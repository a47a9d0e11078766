//! Pages, API, live tables over WebSocket.
//!
//! [`serve`] runs a server until it is told to stop; [`Server`] does the same in two steps, for
//! programs that want to know the address first.
//!
//! Inside: every table is an actor (`tables`) that owns its match and is asked by messages. A
//! command is carried out, made durable, told and acknowledged, in this order. Every connection is a
//! task (`socket`) with a bounded outbox; bots think on threads of their own (`bots`). What a client
//! may see or do is decided in one place (`tables::access`).
//!
//! A panic ends nothing but what panicked: a table is closed, its watchers are told to start over, and
//! the next request loads it again from the store; a bot whose thinking panics plays any legal action.

#![cfg_attr(
    not(test),
    deny(
        clippy::unwrap_used,
        clippy::indexing_slicing,
        clippy::cast_possible_truncation
    )
)]

mod access;
mod api;
mod app;
mod assets;
mod bots;
mod clock;
mod config;
mod counts;
mod denied;
mod games;
mod limits;
mod lobby;
mod outbox;
mod panics;
mod random;
mod routes;
mod server;
mod session;
mod socket;
mod source;
mod tables;

pub use config::{Config, Limits, Rate};
pub use server::{ServeError, Server, log_to_stderr, run, serve};
pub use source::{Shelf, TableSource};
