//! Sets of leaders.

use ziggurat_engine::IdSet;

use crate::cards::{Effect, Leader};

/// A set of leaders.
pub(crate) type LeaderSet = IdSet<Leader, u64>;

/// All leaders of the boxes in use (SWL-1.2, SWC-1.4).
pub(crate) fn leader_deck(cities: bool) -> LeaderSet {
    let all = Leader::ALL.iter().copied();
    all.filter(|leader| cities || !leader.facts().cities)
        .collect()
}

/// What some leaders do.
#[inline]
pub(crate) fn effects_of(leaders: LeaderSet) -> impl Iterator<Item = Effect> {
    leaders
        .iter()
        .flat_map(|leader| leader.facts().effects.iter().copied())
}
