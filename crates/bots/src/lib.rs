//! Bots for every game through the contract: random, greedy, search.
//!
//! A [`Bot`] first re-deals everything its seat cannot know and looks only at what comes out, so on
//! two positions that look the same to its seat it makes the same move (with the same seed and a
//! budget of iterations). It reads no clock of its own: a [`Clock`] is passed in.
//!
//! [`arena`] plays whole games between bots, [`stats`] sums them up.

pub mod arena;
mod bot;
mod clock;
mod greedy;
mod level;
mod search;
pub mod stats;

pub use bot::{Bot, Choice};
#[cfg(feature = "threads")]
pub use clock::SystemClock;
pub use clock::{Clock, Untimed};
pub use greedy::GreedySettings;
pub use level::{Level, UnknownLevel};
pub use search::{Budget, Cut, Formula, SearchSettings};
