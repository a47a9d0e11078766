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
mod admin;
mod api;
mod app;
mod assets;
mod bans;
mod bots;
mod clock;
mod config;
mod counts;
mod denied;
mod door;
mod expiry;
mod figures;
mod games;
mod limits;
mod lobby;
mod net;
mod outbox;
mod panics;
mod phrases;
mod random;
mod ready;
mod replays;
mod routes;
mod server;
mod session;
pub mod settings;
mod socket;
mod sockets;
mod source;
mod span;
mod tables;

pub use admin::{
    AdminAnswer, AdminBan, AdminFault, AdminPlayer, AdminRequest, AdminTarget, admin_socket,
};
pub use config::{Config, Limits, Rate};
pub use door::tls::TlsError;
pub use ipnet::IpNet;
pub use phrases::phrases;
pub use server::{ServeError, Server, log_to_stderr, run, serve};
pub use source::{Shelf, TableSource};
