//! Every message between a client and a host.
//!
//! - [`ClientMessage`] and [`ServerMessage`] go over the WebSocket, one JSON text frame each.
//! - [`http`] has what the HTTP addresses take and give.
//! - [`pack`] makes messages about a match shorter for clients that know what they have in common.
//! - [`table`] has what a match tells one viewer, as a client reads it. The host takes these parts
//!   as finished JSON from the table itself ([`RawJson`]) and never looks into them.
//!
//! What a client says becomes a type at the door ([`ClientMessage::read`]): ids, names and texts are
//! types of their own ([`TableId`], [`ClientId`], [`Name`], [`ChatText`]) that nothing too long or
//! malformed gets into; a command is a [`table::Command`] whose action only the table of its game reads.
//! What the database speaks of as well comes from `ziggurat-terms`.
//!
//! `docs/protocol.md` describes the conversation.

#![cfg_attr(
    not(test),
    deny(
        clippy::unwrap_used,
        clippy::indexing_slicing,
        clippy::cast_possible_truncation
    )
)]

mod client;
#[cfg(feature = "ts")]
pub mod codegen;
pub mod http;
mod info;
mod lobby;
pub mod pack;
mod server;
pub mod table;
mod texts;

pub use client::{ClientMessage, MAX_FRAME, Unreadable};
pub use info::{Brought, Invite, Presence, SeatCard, SeatKind, SeatPlan, SeatPresence, TableInfo};
pub use lobby::{LONGEST_PAGE, LobbyQuery, PAGE};
pub use server::{Heartbeat, RawJson, ServerMessage, TableView};
pub use texts::Bilingual;
pub use ziggurat_terms::{
    BadId, BadName, BadText, ChatLine, ChatText, ClientId, Hex32, InviteToken, Level, Me, Name,
    PlayerId, ReplayId, Stage, TableId, TableResult, Visibility, WrittenName, kept_name,
};
