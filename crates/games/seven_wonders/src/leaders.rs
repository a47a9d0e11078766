//! Leaders: sets of them, the draft, the recruitment phase and what follows from it (SWL).

mod check;
mod draft;
mod recruit;
mod set;
mod special;

pub(crate) use set::{LeaderSet, effects_of, leader_deck};
