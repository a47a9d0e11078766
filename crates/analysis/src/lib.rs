//! What a decision is worth, and why.
//!
//! A search says which action it found best, how often it tried it and what it expects to happen then
//! ([`Tried`](ziggurat_bots::Tried)). [`explain`] makes reasons of that, as sentences with values that
//! can be put into any language: what the action brings now and by the end of the turn, what it takes
//! from others and leaves to them, what it prepares, and what the second choice lacks. Every one of
//! them is read from positions: what holds in every world that looks like the view is told as it is,
//! what depends on chance as an average. Nothing but a view goes in, so reasons cannot give away what
//! their reader may not know.
//!
//! [`Verdict`] says whether an action is so much worse than the best known one that its player should
//! hear of it.
//!
//! ```
//! use ziggurat_analysis::explain;
//! use ziggurat_babylonia::Babylonia;
//! use ziggurat_bots::{Bot, Budget, Level, Sight, Untimed};
//! use ziggurat_engine::{Chance, Game, Seat};
//!
//! let position = Babylonia::setup(&Default::default(), 2, &mut Chance::new(1))?;
//! let seat = position.waiting().must.first().unwrap_or(Seat(0));
//! let sight = Sight::of(&position, seat);
//! let bot = Bot::new(Level::Hard).with_budget(Budget::Iterations(200));
//! let choice = bot.choose(&sight, 7, &Untimed)?;
//! let reasons = explain(&sight, &choice.map(|choice| choice.tried).unwrap_or_default(), 7)?;
//! assert!((1..=4).contains(&reasons.lines.len()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod branch;
mod facts;
mod reasons;
mod verdict;

pub use facts::explain;
pub use reasons::Reasons;
pub use verdict::Verdict;
