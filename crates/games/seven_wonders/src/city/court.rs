//! The leaders of a city: those in play, those that are not, and those that were buried.

use crate::{cards::Leader, leaders::LeaderSet};

use super::NO_CARD;

/// A leader that is not in play: in the hand, or used in the recruitment phase of an age.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct LeaderSlot(u8);

impl LeaderSlot {
    pub(crate) const EMPTY: Self = Self(NO_CARD);

    /// A leader in the hand (age 0), or used in an age.
    pub(crate) const fn new(leader: Leader, age: u8) -> Self {
        Self(leader as u8 | age << 6)
    }

    pub(crate) fn leader(self) -> Option<Leader> {
        let some = (self != Self::EMPTY).then_some(usize::from(self.0 & 63))?;
        Leader::from_index(some)
    }

    /// The age in which it was used; 0 in the hand.
    pub(crate) fn used_in(self) -> u8 {
        if self == Self::EMPTY { 0 } else { self.0 >> 6 }
    }

    pub(crate) fn is_in_hand(self) -> bool {
        self != Self::EMPTY && self.used_in() == 0
    }
}

/// Bits of the set of recruited leaders, and of one leader.
const SET: u32 = Leader::ALL.len() as u32;
const ONE: u32 = 6;

const COPIED: u32 = SET;
const RECRUIT: u32 = COPIED + ONE;
const FRESH_COPY: u32 = RECRUIT + ONE;

const _: () = assert!(FRESH_COPY < 64 && Leader::ALL.len() < 1 << ONE);

/// The leaders that work in a city: a bit for each recruited one, the leader of a neighbour that is
/// copied (SWL-6.4), and which of them began to work in this turn (SWL-4.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Court(u64);

impl Court {
    pub(crate) const EMPTY: Self = Self(0);

    /// The own leaders in play.
    #[inline]
    pub(crate) fn recruited(self) -> LeaderSet {
        LeaderSet::from_bits(self.0 & ((1 << SET) - 1))
    }

    pub(crate) fn recruit(&mut self, leader: Leader) {
        self.0 |= 1 << leader.index();
    }

    pub(crate) fn remove(&mut self, leader: Leader) {
        self.0 &= !(1 << leader.index());
    }

    /// One leader, counted from 1 in six bits.
    #[inline]
    fn one(self, from: u32) -> Option<Leader> {
        let place = (self.0 >> from & ((1 << ONE) - 1)) as usize;
        Leader::from_index(place.wrapping_sub(1))
    }

    fn set_one(&mut self, from: u32, leader: Option<Leader>) {
        let place = leader.map_or(0, |leader| leader as u64 + 1);
        self.0 = self.0 & !(((1 << ONE) - 1) << from) | place << from;
    }

    /// The leader of a neighbour that is copied.
    #[inline]
    pub(crate) fn copied(self) -> Option<Leader> {
        self.one(COPIED)
    }

    pub(crate) fn copy(&mut self, leader: Option<Leader>) {
        self.set_one(COPIED, leader);
    }

    /// The leader that was recruited in this turn.
    pub(crate) fn fresh_recruit(self) -> Option<Leader> {
        self.one(RECRUIT)
    }

    pub(crate) fn note_recruit(&mut self, leader: Leader) {
        self.set_one(RECRUIT, Some(leader));
    }

    /// Whether the copy was made in this turn.
    pub(crate) fn has_fresh_copy(self) -> bool {
        self.0 >> FRESH_COPY & 1 == 1
    }

    pub(crate) fn note_copy(&mut self) {
        self.0 |= 1 << FRESH_COPY;
    }

    /// Whether any leader began to work in this turn.
    #[inline]
    pub(crate) fn is_fresh(self) -> bool {
        self.0 >> RECRUIT != 0
    }

    /// A turn has ended.
    #[inline]
    pub(crate) fn settle(&mut self) {
        self.0 &= (1 << RECRUIT) - 1;
    }
}

/// The most graves of a city: no board has more, and who borrows stages has one neighbour with graves.
pub(crate) const MAX_GRAVES: usize = 2;

/// Leaders that were buried with stages (SWB-9.23), in the order of the stages: the leader in six
/// bits, the stage above it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Graves([u8; MAX_GRAVES]);

impl Graves {
    pub(crate) const EMPTY: Self = Self([NO_CARD; MAX_GRAVES]);

    /// The stages with the leaders that were buried with them.
    pub(crate) fn iter(self) -> impl Iterator<Item = (usize, Leader)> {
        self.0.into_iter().filter_map(|grave| {
            let leader = Leader::from_index(usize::from(grave & 63))?;
            Some((usize::from(grave >> 6), leader))
        })
    }

    /// The leader that was buried with a stage.
    pub(crate) fn with_stage(self, stage: usize) -> Option<Leader> {
        let mut all = self.iter();
        all.find_map(|(of, leader)| (of == stage).then_some(leader))
    }

    pub(crate) fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    /// Whether there was room for another one.
    pub(crate) fn bury(&mut self, stage: usize, leader: Leader) -> bool {
        let room = self.0[MAX_GRAVES - 1] == NO_CARD;
        if room {
            self.0[MAX_GRAVES - 1] = leader as u8 | (stage as u8) << 6;
            self.0.sort_unstable();
        }
        room
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{BOARDS, Effect, StageFacts};

    #[test]
    fn the_leaders_of_a_court_do_not_disturb_each_other() {
        let (first, last) = (Leader::ALL[0], Leader::ALL[Leader::ALL.len() - 1]);
        let mut court = Court::EMPTY;
        court.recruit(first);
        court.recruit(last);
        court.copy(Some(Leader::ALL[7]));
        assert!(!court.is_fresh());
        court.note_recruit(last);
        court.note_copy();
        assert_eq!(court.recruited(), [first, last].into_iter().collect());
        assert_eq!(court.copied(), Some(Leader::ALL[7]));
        assert_eq!(court.fresh_recruit(), Some(last));
        assert!(court.has_fresh_copy() && court.is_fresh());
        court.remove(last);
        court.settle();
        assert_eq!(court.recruited(), [first].into_iter().collect());
        assert_eq!(
            (court.copied(), court.fresh_recruit()),
            (Some(Leader::ALL[7]), None)
        );
        court.copy(None);
        assert!(court.copied().is_none() && !court.has_fresh_copy());
    }

    #[test]
    fn graves_are_in_the_order_of_the_stages() {
        let mut graves = Graves::EMPTY;
        assert!(graves.bury(3, Leader::ALL[4]) && graves.bury(0, Leader::ALL[9]));
        let all: Vec<_> = graves.iter().collect();
        assert_eq!(all, [(0, Leader::ALL[9]), (3, Leader::ALL[4])]);
        assert_eq!(graves.with_stage(3), Some(Leader::ALL[4]));
        assert!(graves.with_stage(1).is_none() && !graves.bury(1, Leader::ALL[1]));
    }

    /// SWB-9.23, SWB-9.24
    #[test]
    fn no_city_can_have_more_graves() {
        let grave = |stage: &&StageFacts| {
            let mut effects = stage.effects.iter();
            effects.any(|effect| matches!(effect, Effect::Bury(_)))
        };
        let boards = || BOARDS.iter().enumerate();
        let with_graves: Vec<usize> = boards()
            .filter(|(_, board)| board.stages.iter().any(|stage| grave(&stage)))
            .map(|(number, board)| {
                assert!(board.stages.iter().filter(grave).count() <= MAX_GRAVES);
                number / 2
            })
            .collect();
        assert!(
            with_graves.windows(2).all(|two| two[0] == two[1]),
            "one Wonder only"
        );
        for (_, board) in boards() {
            for left in [true, false] {
                let from_there = board.stages.iter().filter_map(|stage| stage.copy);
                let count = from_there.filter(|copy| copy.left == left).count();
                assert!(count <= MAX_GRAVES, "stages borrowed from one neighbour");
            }
        }
    }
}
