//! Leaders: who has seen which, by the hands of the draft (SWL-2.2, SWL-2.4).

use arrayvec::ArrayVec;
use ziggurat_engine::{Chance, Seat};

use super::UNSEEN;
use crate::{
    cards::{LEADERS_EACH, Leader},
    state::{LEADER_ROOM, LEADER_UNDER, LeaderSlot, MAX_STAGES, MOMENTS, Phase, SevenWonders},
};

const EACH: usize = LEADERS_EACH as usize;

/// A hidden place: its group, city and slot.
type Place = (u8, usize, usize);

impl SevenWonders {
    /// Deals the hidden leaders anew.
    pub(super) fn deal_leaders(&mut self, viewer: Option<Seat>, chance: &mut Chance) {
        let mut cards: ArrayVec<(u8, Leader), 64> = ArrayVec::new();
        let mut places: ArrayVec<Place, 64> = ArrayVec::new();
        cards.extend(self.leader_reserve().iter().map(|leader| (UNSEEN, leader)));
        let mut used = [[0u8; 3]; crate::state::MAX_CITIES];
        for (city, used) in used.iter_mut().enumerate().take(self.players.into()) {
            if self.sees_hand(viewer, city) {
                continue;
            }
            self.hide_leaders(viewer, city, &mut cards, &mut places);
            let slots = self.city[city].leaders;
            for slot in slots.iter().filter(|slot| !self.is_shown(city, **slot)) {
                if let Some(age) = usize::from(slot.used_in()).checked_sub(1) {
                    used[age] = 1;
                }
            }
            self.city[city].leaders = self.shown_leaders(viewer, city);
        }
        self.fill_leaders(&mut places, &mut cards, chance);
        for (city, used) in used.iter().enumerate() {
            for age in (1..=3).filter(|age| used[usize::from(*age) - 1] > 0) {
                self.use_anew(city, age, chance);
            }
        }
        if let Phase::LeaderDraft { pick } = self.phase {
            for city in &mut self.city {
                city.leaders[usize::from(pick - 1)..].sort_unstable();
            }
        }
    }

    /// The group of a leader of a seat by its place; leaders still in hand count as not yet kept.
    fn leader_group(&self, viewer: Option<Seat>, city: usize, place: usize) -> u8 {
        if place >= EACH {
            return UNSEEN;
        }
        let players = usize::from(self.players);
        let pick = match self.phase {
            Phase::LeaderDraft { pick } => place.min(usize::from(pick - 1)),
            _ => place,
        };
        let packet = (city + pick) % players;
        let holder = |earlier: usize| (packet + players * EACH - earlier) % players;
        let seen = (0..pick).filter(|earlier| self.sees_hand(viewer, holder(*earlier)));
        match seen.count() as u8 {
            0 => UNSEEN,
            times => 1 + packet as u8 * 8 + times,
        }
    }

    /// Whether everybody sees a leader that was used: it lies under a stage at the end (SWB-14.4).
    fn is_shown(&self, city: usize, slot: LeaderSlot) -> bool {
        let under = |stage: usize| self.leader_age_under(city, stage) == Some(slot.used_in());
        self.shows_under() && slot.used_in() > 0 && (0..MAX_STAGES).any(under)
    }

    /// The slots of a city with nothing but what everybody sees. Of the places that the viewer cannot
    /// tell apart, the last ones are taken.
    fn shown_leaders(&self, viewer: Option<Seat>, city: usize) -> [LeaderSlot; LEADER_ROOM] {
        let mut shown = [LeaderSlot::EMPTY; LEADER_ROOM];
        let mut unseen: ArrayVec<LeaderSlot, LEADER_ROOM> = ArrayVec::new();
        for (place, &slot) in self.city[city].leaders.iter().enumerate() {
            if self.is_shown(city, slot) {
                match self.leader_group(viewer, city, place) {
                    UNSEEN => unseen.push(slot),
                    _ => shown[place] = slot,
                }
            }
        }
        unseen.sort_unstable_by_key(|slot| slot.used_in());
        let alike = (0..LEADER_ROOM).filter(|p| self.leader_group(viewer, city, *p) == UNSEEN);
        for (place, slot) in alike.rev().zip(unseen) {
            shown[place] = slot;
        }
        shown
    }

    /// Gathers the hidden leaders of a city. Of the places that the viewer cannot tell apart, the
    /// first ones are taken: which of them a recruited leader came from is not known.
    fn hide_leaders(
        &self,
        viewer: Option<Seat>,
        city: usize,
        cards: &mut ArrayVec<(u8, Leader), 64>,
        places: &mut ArrayVec<Place, 64>,
    ) {
        let mut unseen = 0;
        for (place, slot) in self.city[city].leaders.iter().enumerate() {
            let Some(leader) = slot.leader().filter(|_| !self.is_shown(city, *slot)) else {
                continue;
            };
            let group = self.leader_group(viewer, city, place);
            cards.push((group, leader));
            match group {
                UNSEEN => unseen += 1,
                _ => places.push((group, city, place)),
            }
        }
        let alike = (0..LEADER_ROOM).filter(|p| self.leader_group(viewer, city, *p) == UNSEEN);
        places.extend(alike.take(unseen).map(|place| (UNSEEN, city, place)));
    }

    fn fill_leaders(
        &mut self,
        places: &mut ArrayVec<Place, 64>,
        cards: &mut ArrayVec<(u8, Leader), 64>,
        chance: &mut Chance,
    ) {
        places.sort_unstable();
        cards.sort_unstable();
        for run in places.chunk_by(|a, b| a.0 == b.0) {
            let from = cards.partition_point(|(group, _)| *group < run[0].0);
            let to = cards.partition_point(|(group, _)| *group <= run[0].0);
            chance.shuffle(&mut cards[from..to]);
            for ((_, city, place), (_, leader)) in run.iter().zip(&cards[from..to]) {
                self.city[*city].leaders[*place] = LeaderSlot::new(*leader, 0);
            }
        }
    }

    /// Some leader of the hand was used in an age; one of the reserve only after it was drawn.
    fn use_anew(&mut self, city: usize, age: u8, chance: &mut Chance) {
        let drawn = match self.city[city].under(0) {
            0 => 0,
            leader if leader > LEADER_UNDER => leader - LEADER_UNDER,
            moment => (moment - 1) / MOMENTS as u8 + 1,
        };
        let slots = &self.city[city].leaders;
        let held = (0..LEADER_ROOM).filter(|place| slots[*place].is_in_hand());
        let could: ArrayVec<usize, LEADER_ROOM> =
            held.filter(|place| *place < EACH || drawn < age).collect();
        if let Some(&place) = chance.pick(&could)
            && let Some(leader) = slots[place].leader()
        {
            self.city[city].leaders[place] = LeaderSlot::new(leader, age);
        }
    }
}
