//! A match as a pure state machine: commands in, messages per viewer out.
//!
//! A [`Table`] does no IO, reads no clock and owns no randomness: time comes with each command
//! ([`Millis`]), chance from the seed in the [`Setup`]. The same table runs inside a server, in a
//! browser or in a terminal.
//!
//! - [`Table::command`] takes a [`Command`] and gives an [`Update`], or a [`Refusal`] that has
//!   changed nothing. An update becomes one [`Message`] per viewer, and a message holds only what
//!   its viewer may know. Clients elsewhere are sent what has changed since they were [`Told`] last
//!   ([`delta`]). [`Table::command_about`] takes commands from afar and alone decides which
//!   of them come too late.
//! - [`Table::bot_tasks`] and [`Table::hint_task`] hand out work for bots. A task owns a position
//!   that was dealt again for its seat, so that a bot cannot see more than the seat does.
//! - [`Table::save`] writes everything into one [`GameFile`]; [`Table::import`] plays it again and
//!   compares every step; [`Replay`] shows any step of it.
//! - [`lesson`] is a table on which somebody is taught: a prepared position and one thing to do after the
//!   other.
//! - [`AnyTable`] is the same for hosts that hold tables of several games.
//!
//! ```
//! use ziggurat_babylonia::Babylonia;
//! use ziggurat_engine::Viewer;
//! use ziggurat_table::{Command, Millis, Origin, SeatSetup, Setup, Table};
//!
//! let seats = vec![SeatSetup::human("Ada".parse()?), SeatSetup::human("Ben".parse()?)];
//! let (options, origin) = (Default::default(), Origin::drawn(2019, [7; 32]));
//! let mut table = Table::<Babylonia>::open(Setup { options, seats, origin })?;
//!
//! let seat = table.waiting().must.first().unwrap();
//! let action = table.legal(seat).unwrap()[0];
//! let update = table.command(seat, Command::Act { action }, Millis(0))?;
//! assert_eq!(update.message_for(Viewer::Seat(seat)).state.can_undo, 1);
//! assert_eq!(update.message_for(Viewer::Public).state.can_undo, 0);
//! table.command(seat, Command::Undo, Millis(900))?;
//!
//! let back = Table::<Babylonia>::import(&table.save())?;
//! assert_eq!(back.snapshot_for(Viewer::Public), table.snapshot_for(Viewer::Public));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The version of a table is the number of entries in its log. The n-th entry draws from the n-th
//! stream of the seed, and taking something back is an entry too: what is done again after an undo
//! never repeats a draw.

#![cfg_attr(
    not(test),
    deny(
        clippy::unwrap_used,
        clippy::indexing_slicing,
        clippy::cast_possible_truncation
    )
)]

mod any;
mod bot;
mod bounds;
mod codec;
mod command;
mod commit;
mod deal;
pub mod delta;
mod file;
mod freshness;
mod hash;
#[cfg(test)]
mod leak;
pub mod lesson;
mod look;
mod message;
mod refusal;
mod rehost;
mod replay;
mod setup;
mod standing;
mod table;
mod told;
mod undo;
mod unwritable;
mod update;
mod writer;

pub use any::{AnyBotTask, AnyReplay, AnyTable, AnyUpdate, Offer};
pub use bot::{BotTask, Decision};
pub use bounds::{MOST_ENTRIES, most_entries};
pub use command::{By, Deed, Millis};
pub use commit::{Origin, commitment, verify_commitment};
pub use deal::{Bytes, Deal, Share, pledge};
pub use file::{FORMAT, FileEntry, GameFile, LogError, LogFault};
pub use hash::position_hash;
pub use look::LINES;
pub use message::{Entry, LogLine, Message, Snapshot, State, What};
pub use refusal::Refusal;
pub use rehost::{Begun, NewHost, Reveal};
pub use replay::{Replay, replay};
pub use setup::{Holder, SeatInfo, SeatSetup, Setup, SetupError};
pub use standing::RESIGNED;
pub use table::{HISTORY, Table};
pub use told::{HASH_EVERY, Told};
pub use unwritable::Unwritable;
pub use update::Update;
pub use writer::{Unwritten, write_json};
pub use ziggurat_terms::{Command, Name, RawAction};
