//! The leaders of a city: those in play, those that are not, and those that were buried.

use std::num::NonZeroU8;

use ziggurat_engine::InOrder;

use crate::{cards::Leader, leaders::LeaderSet, pieces::Stage, time::Age};

/// A leader that is not in play: in the hand, or used in the recruitment phase of an age. The leader
/// counted from 1 in six bits, the age above it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Kept(NonZeroU8);

impl Kept {
    /// A leader in the hand.
    pub(crate) const fn in_hand(leader: Leader) -> Self {
        Self(NonZeroU8::MIN.saturating_add(leader as u8))
    }

    /// A leader that was used in an age.
    pub(crate) fn used(leader: Leader, age: Age) -> Self {
        Self(Self::in_hand(leader).0 | age.number() << ONE)
    }

    pub(crate) fn leader(self) -> Leader {
        let place = usize::from(self.0.get() & ((1 << ONE) - 1)).wrapping_sub(1);
        Leader::ALL[place.min(Leader::COUNT - 1)]
    }

    /// The age in which it was used; none in the hand.
    pub(crate) fn used_in(self) -> Option<Age> {
        Age::new(self.0.get() >> ONE)
    }

    pub(crate) fn is_in_hand(self) -> bool {
        self.0.get() >> ONE == 0
    }
}

/// Sorts leaders; empty places come last.
pub(crate) fn sort_kept(places: &mut [Option<Kept>]) {
    places.put_in_order_by(|place| (place.is_none(), *place));
}

/// Bits of the set of recruited leaders, and of one leader.
const SET: u32 = Leader::COUNT as u32;
const ONE: u32 = 6;

const COPIED: u32 = SET;
const RECRUIT: u32 = COPIED + ONE;
const FRESH_COPY: u32 = RECRUIT + ONE;

const _: () = assert!(FRESH_COPY < 64 && Leader::COUNT < 1 << ONE);

/// The leaders that work in a city: a bit for each recruited one, the leader of a neighbour that is
/// copied (SWL-6.4), and which of them began to work in this turn (SWL-4.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Court(u64);

impl Court {
    pub(crate) const EMPTY: Self = Self(0);

    /// The city's leaders in play.
    #[inline]
    pub(crate) fn recruited(self) -> LeaderSet {
        LeaderSet::from_bits(self.0)
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

/// The most graves of a city: no board has more, and whoever borrows stages has at most one neighbour with graves.
pub(crate) const MAX_GRAVES: usize = 2;

/// A leader that was buried with a stage: the leader counted from 1 in six bits, the place of the stage
/// above it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Grave(NonZeroU8);

impl Grave {
    fn new(stage: Stage, leader: Leader) -> Self {
        Self(Kept::in_hand(leader).0 | (stage.index() as u8) << ONE)
    }

    fn stage(self) -> Stage {
        Stage::at(usize::from(self.0.get() >> ONE)).unwrap_or(Stage::Fourth)
    }

    fn leader(self) -> Leader {
        Kept(self.0).leader()
    }
}

/// Leaders that were buried with stages (SWB-9.23), in the order of the stages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Graves([Option<Grave>; MAX_GRAVES]);

impl Graves {
    pub(crate) const EMPTY: Self = Self([None; MAX_GRAVES]);

    /// The stages with the leaders that were buried with them.
    pub(crate) fn iter(self) -> impl Iterator<Item = (Stage, Leader)> {
        let graves = self.0.into_iter().flatten();
        graves.map(|grave| (grave.stage(), grave.leader()))
    }

    /// The leader that was buried with a stage.
    pub(crate) fn with_stage(self, stage: Stage) -> Option<Leader> {
        let mut all = self.iter();
        all.find_map(|(of, leader)| (of == stage).then_some(leader))
    }

    pub(crate) fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    /// Whether there was room for another one.
    pub(crate) fn bury(&mut self, stage: Stage, leader: Leader) -> bool {
        let room = self.0.iter_mut().find(|grave| grave.is_none());
        let Some(room) = room else { return false };
        *room = Some(Grave::new(stage, leader));
        self.0.put_in_order_by(|grave| (grave.is_none(), *grave));
        true
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
        let (high, low) = (Leader::ALL[Leader::COUNT - 1], Leader::ALL[0]);
        assert!(graves.bury(Stage::Fourth, low) && graves.bury(Stage::First, high));
        let all: Vec<_> = graves.iter().collect();
        assert_eq!(all, [(Stage::First, high), (Stage::Fourth, low)]);
        assert_eq!(graves.with_stage(Stage::Fourth), Some(low));
        assert!(graves.with_stage(Stage::Second).is_none());
        assert!(!graves.bury(Stage::Second, Leader::ALL[1]));
    }

    #[test]
    fn leaders_that_are_not_in_play_keep_their_age_and_their_order() {
        let mut places = Vec::new();
        for &leader in Leader::ALL {
            assert_eq!(Kept::in_hand(leader).leader(), leader);
            assert!(Kept::in_hand(leader).is_in_hand());
            for age in Age::ALL {
                let used = Kept::used(leader, age);
                assert_eq!((used.leader(), used.used_in()), (leader, Some(age)));
                assert!(!used.is_in_hand());
            }
            places.push(Some(Kept::in_hand(leader)));
            places.push(None);
        }
        places.reverse();
        sort_kept(&mut places);
        let sorted = places.iter().flatten().map(|kept| kept.leader());
        assert!(sorted.eq(Leader::ALL.iter().copied()));
        assert!(places[Leader::COUNT..].iter().all(Option::is_none));
        assert_eq!(size_of::<Option<Kept>>(), 1);
    }

    /// SWB-9.23, SWB-9.24
    #[test]
    fn swb_9_23_swb_9_24_no_city_can_have_more_graves() {
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
