//! Leaders: who has seen which, by the hands of the draft (SWL-2.2, SWL-2.4).

use arrayvec::ArrayVec;
use ziggurat_engine::{Chance, Id, Seat};

use super::UNSEEN;
use crate::{
    around::{ByCity, CityId},
    cards::{LEADERS_EACH, Leader},
    pieces::Stage,
    state::{Kept, LEADER_ROOM, Phase, SevenWonders, Under, sort_kept},
    time::Age,
};

const EACH: usize = LEADERS_EACH as usize;

/// A hidden place: its group, city and slot.
type Place = (u8, CityId, usize);

impl SevenWonders {
    /// Deals the hidden leaders again.
    pub(super) fn deal_leaders(&mut self, viewer: Option<Seat>, chance: &mut Chance) {
        let mut cards: ArrayVec<(u8, Leader), 64> = ArrayVec::new();
        let mut places: ArrayVec<Place, 64> = ArrayVec::new();
        cards.extend(self.leader_reserve().iter().map(|leader| (UNSEEN, leader)));
        let mut used = ByCity::all([false; Age::ALL.len()]);
        for city in self.own_cities() {
            if self.sees_hand(viewer, city) {
                continue;
            }
            self.hide_leaders(viewer, city, &mut cards, &mut places);
            let slots = self.city[city].leaders;
            for kept in slots
                .iter()
                .flatten()
                .filter(|kept| !self.is_shown(city, **kept))
            {
                if let Some(age) = kept.used_in() {
                    used[city][age.index()] = true;
                }
            }
            self.city[city].leaders = self.shown_leaders(viewer, city);
        }
        self.fill_leaders(&mut places, &mut cards, chance);
        for city in self.own_cities() {
            for age in Age::ALL.into_iter().filter(|age| used[city][age.index()]) {
                self.use_again(city, age, chance);
            }
        }
        if let Phase::LeaderDraft { pick } = self.phase {
            for city in self.own_cities() {
                sort_kept(&mut self.city[city].leaders[usize::from(pick - 1)..]);
            }
        }
    }

    /// The group of a leader of a seat by its place; leaders still in hand count as not yet kept.
    fn leader_group(&self, viewer: Option<Seat>, city: CityId, place: usize) -> u8 {
        if place >= EACH {
            return UNSEEN;
        }
        let players = usize::from(self.players);
        let pick = match self.phase {
            Phase::LeaderDraft { pick } => place.min(usize::from(pick - 1)),
            _ => place,
        };
        let packet = (city.index() + pick) % players;
        let holder = |earlier: usize| (packet + players * EACH - earlier) % players;
        let sees = |earlier: &usize| {
            CityId::at(holder(*earlier)).is_some_and(|city| self.sees_hand(viewer, city))
        };
        let seen = (0..pick).filter(sees);
        match seen.count() as u8 {
            0 => UNSEEN,
            times => 1 + packet as u8 * 8 + times,
        }
    }

    /// Whether everybody sees a leader that was used: it lies under a stage at the end (SWB-14.4).
    fn is_shown(&self, city: CityId, kept: Kept) -> bool {
        let used = kept.used_in();
        let under = |stage| self.leader_age_under(city, stage) == used;
        self.shows_under() && used.is_some() && self.city[city].stages().iter().any(under)
    }

    /// The slots of a city with nothing but what everybody sees. Of the places that the viewer cannot
    /// tell apart, the last ones are taken.
    fn shown_leaders(&self, viewer: Option<Seat>, city: CityId) -> [Option<Kept>; LEADER_ROOM] {
        let mut shown = [None; LEADER_ROOM];
        let mut unseen: ArrayVec<Kept, LEADER_ROOM> = ArrayVec::new();
        for (place, slot) in self.city[city].leaders.iter().enumerate() {
            let Some(kept) = slot.filter(|kept| self.is_shown(city, *kept)) else {
                continue;
            };
            match self.leader_group(viewer, city, place) {
                UNSEEN => unseen.push(kept),
                _ => shown[place] = Some(kept),
            }
        }
        unseen.sort_unstable_by_key(|kept| kept.used_in());
        let alike = (0..LEADER_ROOM).filter(|p| self.leader_group(viewer, city, *p) == UNSEEN);
        for (place, kept) in alike.rev().zip(unseen) {
            shown[place] = Some(kept);
        }
        shown
    }

    /// Gathers the hidden leaders of a city. Of the places that the viewer cannot tell apart, the
    /// first ones are taken: which of them a recruited leader came from is not known.
    fn hide_leaders(
        &self,
        viewer: Option<Seat>,
        city: CityId,
        cards: &mut ArrayVec<(u8, Leader), 64>,
        places: &mut ArrayVec<Place, 64>,
    ) {
        let mut unseen = 0;
        for (place, slot) in self.city[city].leaders.iter().enumerate() {
            let Some(kept) = slot.filter(|kept| !self.is_shown(city, *kept)) else {
                continue;
            };
            let group = self.leader_group(viewer, city, place);
            cards.push((group, kept.leader()));
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
                self.city[*city].leaders[*place] = Some(Kept::in_hand(*leader));
            }
        }
    }

    /// Some leader of the hand was used in an age; one of the reserve only after it was drawn.
    fn use_again(&mut self, city: CityId, age: Age, chance: &mut Chance) {
        let drawn = match self.city[city].under(Stage::First) {
            None => None,
            Some(Under::Leader(age)) => Some(age),
            Some(Under::Card(moment)) => Some(moment.age()),
        };
        let slots = &self.city[city].leaders;
        let in_hand = |place: &usize| slots[*place].is_some_and(Kept::is_in_hand);
        let could: ArrayVec<usize, LEADER_ROOM> = (0..LEADER_ROOM)
            .filter(in_hand)
            .filter(|place| *place < EACH || drawn.is_none_or(|drawn| drawn < age))
            .collect();
        if let Some(&place) = chance.pick(&could)
            && let Some(kept) = slots[place]
        {
            self.city[city].leaders[place] = Some(Kept::used(kept.leader(), age));
        }
    }
}
