//! The contract between a game and everything that hosts it.
//!
//! A game is a plain value, its *position*, that implements [`Game`].
//! It does no IO, reads no clock and owns no randomness: [`Chance`] is passed in.
//! Several seats may act at once ([`Waiting`] separates those that must act from those that may),
//! every refusal names a numbered rule ([`Illegal`]), what a viewer may know has its own type
//! ([`Game::View`]), and events go to a [`Log`] that costs nothing when nobody listens.
//!
//! [`Advice`] is how a game helps bots to play it.
//!
//! Three macros write the code that the types of all games have in common: [`ids!`] makes closed sets
//! of ids, [`as_text!`] makes a type a string in JSON, and [`as_kind!`] gives packed actions their JSON.
//! [`IdSet`] is a set of ids; [`ById`] and [`BySeat`] are arrays indexed by id and by seat.

mod advice;
mod by_seat;
mod chance;
mod error;
mod game;
mod id_set;
mod ids;
mod json;
mod likeness;
mod log;
mod order;
mod outcome;
mod seat;
mod sheet;
mod study;
mod text;

pub use advice::{Advice, Measure, Stake, Threat};
pub use by_seat::BySeat;
pub use chance::{Chance, Seed};
pub use error::{Illegal, Invalid, OptionsError, RuleId};
pub use game::{Game, GameInfo, Names};
pub use id_set::{Bits, ById, Id, IdSet, IdSetIter};
pub use ids::{by_id, read_id};
pub use likeness::all_at_table;
pub use log::{Log, Record, Silent};
pub use order::{InOrder, map_of};
pub use outcome::{Outcome, Points, gained};
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer, Waiting};
pub use sheet::{named_points, points_of, seen_points};
pub use study::{Need, Study};
pub use text::{Arg, Line, Text};
