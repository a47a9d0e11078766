//! Sets of leaders.

use crate::cards::{Effect, Leader};

/// A set of leaders.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct LeaderSet(u64);

impl LeaderSet {
    pub(crate) const EMPTY: Self = Self(0);

    /// A set by its bits, in the order of leaders.
    pub(crate) const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// All leaders of the boxes in use (SWL-1.2, SWC-1.4).
    pub(crate) fn deck(cities: bool) -> Self {
        let all = Leader::ALL.iter().copied();
        all.filter(|leader| cities || !leader.facts().cities)
            .collect()
    }

    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    #[inline]
    pub(crate) fn contains(self, leader: Leader) -> bool {
        self.0 >> leader.index() & 1 == 1
    }

    pub(crate) fn insert(&mut self, leader: Leader) {
        self.0 |= 1 << leader.index();
    }

    pub(crate) fn remove(&mut self, leader: Leader) {
        self.0 &= !(1 << leader.index());
    }

    pub(crate) fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub(crate) fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The leaders in order.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Leader> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let bit = rest.trailing_zeros() as usize;
            rest &= rest.wrapping_sub(1);
            Leader::from_index(bit)
        })
    }

    /// What they do.
    #[inline]
    pub(crate) fn effects(self) -> impl Iterator<Item = Effect> {
        self.iter()
            .flat_map(|leader| leader.facts().effects.iter().copied())
    }
}

impl FromIterator<Leader> for LeaderSet {
    fn from_iter<I: IntoIterator<Item = Leader>>(leaders: I) -> Self {
        let mut set = Self::EMPTY;
        leaders.into_iter().for_each(|leader| set.insert(leader));
        set
    }
}
