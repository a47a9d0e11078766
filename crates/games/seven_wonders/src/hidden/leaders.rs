//! Leaders: who has seen which, by the hands of the draft (SWL-2.2, SWL-2.4).

use arrayvec::ArrayVec;
use ziggurat_engine::{Chance, Id, InOrder, Seat};

use super::{UNSEEN, group_of};
use crate::{
    around::{ByCity, CityId},
    cards::{LEADERS_EACH, Leader},
    pieces::Stage,
    state::{Kept, LEADER_ROOM, Phase, SevenWonders, Under, sort_kept},
    time::Age,
    view::LeaderPlace,
};

const EACH: usize = LEADERS_EACH as usize;

/// A hidden place: its group, city and slot.
type Place = (u8, CityId, usize);

/// Hidden leaders with their groups.
pub(crate) type HiddenLeaders = ArrayVec<(u8, Leader), 64>;

impl SevenWonders {
    /// Deals the hidden leaders again.
    pub(super) fn deal_leaders(&mut self, viewer: Option<Seat>, chance: &mut Chance) {
        let leaders = self.hidden_leaders(viewer);
        self.deal_these_leaders(viewer, leaders, chance);
    }

    /// The leaders whose places the viewer does not know, those of the reserve among them.
    pub(crate) fn hidden_leaders(&self, viewer: Option<Seat>) -> HiddenLeaders {
        let reserve = self.leader_reserve();
        let mut leaders: HiddenLeaders = reserve.iter().map(|leader| (UNSEEN, leader)).collect();
        let strangers = self
            .own_cities()
            .filter(|city| !self.sees_hand(viewer, *city));
        for city in strangers {
            for (place, slot) in self.city[city].leaders.iter().enumerate() {
                if let Some(kept) = slot.filter(|kept| !self.is_shown(city, *kept)) {
                    leaders.push((self.leader_group(viewer, city, place), kept.leader()));
                }
            }
        }
        leaders
    }

    /// Deals these leaders to the hidden places.
    pub(crate) fn deal_these_leaders(
        &mut self,
        viewer: Option<Seat>,
        mut cards: HiddenLeaders,
        chance: &mut Chance,
    ) {
        let mut places: ArrayVec<Place, 64> = ArrayVec::new();
        let mut used = ByCity::all([false; Age::ALL.len()]);
        for city in self.own_cities() {
            if self.sees_hand(viewer, city) {
                continue;
            }
            self.hide_leaders(viewer, city, &mut places);
            for age in self.used_unseen(city) {
                used[city][age.index()] = true;
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
        let pick = if let Phase::LeaderDraft { pick } = self.phase {
            place.min(usize::from(pick - 1))
        } else {
            place
        };
        let packet = (city.index() + pick) % players;
        let holder = |earlier: usize| (packet + players * EACH - earlier) % players;
        let sees = |earlier: &usize| {
            CityId::at(holder(*earlier)).is_some_and(|city| self.sees_hand(viewer, city))
        };
        let seen = (0..pick).filter(sees);
        match seen.count() as u8 {
            0 => UNSEEN,
            times => group_of(packet, times),
        }
    }

    /// Whether everybody sees a leader that was used: it lies under a stage at the end (SWB-14.4).
    fn is_shown(&self, city: CityId, kept: Kept) -> bool {
        let used = kept.used_in();
        let under = |stage| self.leader_age_under(city, stage) == used;
        self.shows_under() && used.is_some() && self.city[city].stages().iter().any(under)
    }

    /// The ages in which a city used leaders that not everybody sees.
    fn used_unseen(&self, city: CityId) -> ArrayVec<Age, LEADER_ROOM> {
        let kept = self.city[city].leaders.iter().flatten();
        let hidden = kept.filter(|kept| !self.is_shown(city, **kept));
        let mut ages: ArrayVec<Age, LEADER_ROOM> =
            hidden.filter_map(|kept| kept.used_in()).collect();
        ages.put_in_order();
        ages
    }

    /// The places of leaders that are not in play, as a viewer knows them, and the ages in which others
    /// of them were used.
    pub(crate) fn leader_places(
        &self,
        viewer: Option<Seat>,
        city: CityId,
    ) -> (Vec<Option<LeaderPlace>>, Vec<Age>) {
        let known = |kept: Kept| LeaderPlace {
            leader: Some(kept.leader()),
            used: kept.used_in(),
        };
        let sees = self.sees_hand(viewer, city);
        let slots = match sees {
            true => self.city[city].leaders,
            false => self.shown_leaders(viewer, city),
        };
        let mut places = slots.map(|slot| slot.map(known));
        let mut used = Vec::new();
        if !sees {
            let mut hidden: ArrayVec<Place, 64> = ArrayVec::new();
            self.hide_leaders(viewer, city, &mut hidden);
            for (_, _, place) in hidden {
                places[place] = Some(LeaderPlace::default());
            }
            used = self.used_unseen(city).to_vec();
        }
        let count = places.iter().rposition(Option::is_some);
        let count = count.map_or(0, |last| last + 1);
        (places[..count].to_vec(), used)
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
        unseen.put_in_order_by(|kept| kept.used_in());
        let alike = (0..LEADER_ROOM).filter(|p| self.leader_group(viewer, city, *p) == UNSEEN);
        for (place, kept) in alike.rev().zip(unseen) {
            shown[place] = Some(kept);
        }
        shown
    }

    /// Gathers the hidden leaders of a city. Of the places that the viewer cannot tell apart, the
    /// first ones are taken: which of them a recruited leader came from is not known.
    fn hide_leaders(&self, viewer: Option<Seat>, city: CityId, places: &mut ArrayVec<Place, 64>) {
        let mut unseen = 0;
        for (place, slot) in self.city[city].leaders.iter().enumerate() {
            if slot.is_none_or(|kept| self.is_shown(city, kept)) {
                continue;
            }
            match self.leader_group(viewer, city, place) {
                UNSEEN => unseen += 1,
                group => places.push((group, city, place)),
            }
        }
        let alike = (0..LEADER_ROOM).filter(|p| self.leader_group(viewer, city, *p) == UNSEEN);
        places.extend(alike.take(unseen).map(|place| (UNSEEN, city, place)));
    }

    fn fill_leaders(
        &mut self,
        places: &mut ArrayVec<Place, 64>,
        cards: &mut HiddenLeaders,
        chance: &mut Chance,
    ) {
        places.put_in_order();
        cards.put_in_order();
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
