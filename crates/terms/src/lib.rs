//! The words that the wire, the database and the table have in common.
//!
//! `protocol` has the messages, `store` the records, `table` the match; what all of them speak of is
//! here, once: ids ([`TableId`], [`PlayerId`], …), texts that people write ([`Name`], [`ChatText`]),
//! how far a table is ([`Stage`]), how well a bot plays ([`Level`]), what can be asked of a match
//! ([`Command`]).
//!
//! Whatever comes from outside is checked while it is read: nothing too long or malformed gets into
//! an id, a name or a line of chat.

#![cfg_attr(
    not(test),
    deny(
        clippy::unwrap_used,
        clippy::indexing_slicing,
        clippy::cast_possible_truncation
    )
)]

mod bytes;
mod chat;
mod command;
mod ids;
mod level;
mod name;
mod player;
mod stage;
mod texts;

pub use bytes::Hex32;
pub use chat::ChatLine;
pub use command::{BadAction, Command, RawAction};
pub use ids::{BadId, ClientId, InviteToken, PlayerId, ReplayId, TableId};
pub use level::{Level, UnknownLevel};
pub use name::{BadName, Name, WrittenName, kept_name};
pub use player::Me;
pub use stage::{Stage, TableResult, Visibility};
pub use texts::{BadText, ChatText};
