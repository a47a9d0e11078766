//! Bots that play every game through the contract: random, greedy, search.
//!
//! A [`Bot`] is given a [`Sight`], what its seat sees, and imagines the rest. So in two positions that
//! look the same to its seat it makes the same move, given the same seed and a budget in iterations. It
//! reads no clock of its own: a [`Clock`] is passed in.
//!
//! ```
//! use ziggurat_babylonia::Babylonia;
//! use ziggurat_bots::{Bot, Budget, Level, Sight, Untimed};
//! use ziggurat_engine::{Chance, Game, Seat};
//!
//! let position = Babylonia::setup(&Default::default(), 2, &mut Chance::new(1))?;
//! let seat = position.waiting().must.first().unwrap_or(Seat(0));
//! let bot = Bot::new(Level::Normal).with_budget(Budget::Iterations(50));
//! let choice = bot.choose(&Sight::of(&position, seat), 7, &Untimed)?;
//! assert!(choice.is_some_and(|choice| position.check(seat, &choice.action).is_ok()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`arena`] plays whole games between bots, [`stats`] sums them up.

pub mod arena;
mod bot;
mod clock;
mod greedy;
mod search;
mod sight;
pub mod stats;

pub use bot::{Bot, Choice, Tried};
#[cfg(feature = "threads")]
pub use clock::SystemClock;
pub use clock::{Clock, Untimed};
pub use greedy::GreedySettings;
pub use search::{Budget, Cut, Formula, SearchSettings};
pub use sight::Sight;
pub use ziggurat_terms::{Level, UnknownLevel};
