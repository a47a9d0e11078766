//! Search: single-observer information-set Monte Carlo tree search.
//!
//! Each iteration deals a world that looks like the position to the searching seat, walks down one
//! tree that all worlds share by the actions that are legal in this world, plays on from the leaf,
//! and carries one value per seat back up: everybody is taken to want the best for themselves.
//! Every seat chooses by its own statistics; when several seats choose at the same time, none sees
//! in the tree what the others have chosen.

mod playout;
mod result;
mod run;
mod select;
mod settings;
mod tree;
mod weights;

pub(crate) use result::choose;
pub use settings::{Budget, Cut, Formula, SearchSettings};
pub(crate) use weights::{Weights, priors};
