//! The games behind one closed enum: what hosts talk to.
//!
//! [`GameId`] names the games, [`with`] calls a host's [`Visitor`] with the type of one of them, and
//! [`Title`] is what every game offers to hosts. A new game is one line in `games.rs`.
//!
//! ```
//! use ziggurat_shelf::{GameId, Title, Visitor, with};
//!
//! struct SizeOfPosition;
//!
//! impl Visitor for SizeOfPosition {
//!     type Out = usize;
//!     fn visit<G: Title>(self) -> usize {
//!         size_of::<G>()
//!     }
//! }
//!
//! let game: GameId = "babylonia".parse().unwrap();
//! assert!(with(game, SizeOfPosition) <= 512);
//! ```

#[cfg(feature = "ts")]
pub mod codegen;
mod edition;
mod games;
mod load;
mod tables;
mod title;

pub use edition::{Edition, EditionError, TABLES};
pub use games::*;
pub use load::{load_options, load_position};
pub use tables::{OpenError, file_from_outside, load_table, open_table, read_table, replay_file};
pub use title::{Schemas, Title};
