//! Search: single-observer information-set Monte Carlo tree search.
//!
//! Each iteration deals a world that looks the same as the position to the searching seat, walks down
//! a tree shared by all worlds along actions that are legal in this one, plays on from the leaf, and
//! carries one value per seat back up: everybody is assumed to want the best for themselves. Every
//! seat chooses by its own statistics. When several seats choose at the same time, the tree shows none
//! of them what the others have chosen.

mod playout;
mod result;
mod run;
mod select;
mod settings;
mod tree;
mod weights;

pub(crate) use result::{choose, compare};
pub use settings::{Budget, Cut, Formula, SearchSettings};
pub(crate) use weights::{Weights, priors};
