//! The contract between a game and everything that hosts it.
//!
//! A game is a plain value, its *position*, that implements [`Game`].
//! It does no IO, reads no clock and owns no randomness: [`Chance`] is passed in.
//! Several seats may act at once ([`Waiting`] has the seats that must and those that may act),
//! every refusal names a numbered rule ([`Illegal`]), what a viewer may know is a type of its own
//! ([`Game::View`]), and what happened goes into a [`Log`] that costs nothing when nobody listens.
//!
//! Bots get what a game knows about itself through [`Advice`].
//!
//! Three macros write what the types of all games have in common: [`ids!`] makes closed sets of names,
//! [`as_text!`] and [`as_kind!`] give JSON to what is written as a text and to packed actions.
//! [`IdSet`] is a set of such names, [`ById`] and [`BySeat`] are tables by name and by seat.

mod advice;
mod by_seat;
mod chance;
mod error;
mod game;
mod id_set;
mod ids;
mod json;
mod log;
mod outcome;
mod seat;
mod sheet;
mod text;

pub use advice::Advice;
pub use by_seat::BySeat;
pub use chance::Chance;
pub use error::{Illegal, Invalid, OptionsError, RuleId};
pub use game::{Game, GameInfo, Names};
pub use id_set::{Bits, ById, Id, IdSet, IdSetIter};
pub use ids::by_id;
pub use log::{Log, Record, Silent};
pub use outcome::{Outcome, Points};
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer, Waiting};
pub use sheet::{named_points, points_of};
pub use text::{Arg, Text};
