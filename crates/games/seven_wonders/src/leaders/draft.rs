//! The leader phase: a draft before the first age (section SWL-2).

use arrayvec::ArrayVec;
use ziggurat_engine::{Chance, Log};

use super::{LeaderSet, leader_deck};
use crate::{
    around::{ByCity, CityId, CitySet},
    cards::{LEADERS_EACH, Leader},
    event::Event,
    state::{Kept, LEADER_ROOM, Phase, SevenWonders, sort_kept},
    time::Age,
};

/// Leaders that everybody gets.
const EACH: usize = LEADERS_EACH as usize;

impl SevenWonders {
    /// Four leaders for everybody; the others are the reserve (SWL-2.1).
    pub(crate) fn begin_leader_draft(&mut self, chance: &mut Chance) {
        let all = leader_deck(self.options.cities).iter();
        let mut deck: ArrayVec<Option<Kept>, { Leader::COUNT }> =
            all.map(|leader| Some(Kept::in_hand(leader))).collect();
        chance.shuffle(&mut deck);
        for (city, dealt) in self.own_cities().zip(deck.chunks(EACH)) {
            let hand = &mut self.city[city].leaders[..EACH];
            hand.copy_from_slice(dealt);
            sort_kept(hand);
        }
        self.phase = Phase::LeaderDraft { pick: 1 };
        self.asked = self.all_players();
    }

    /// Everybody keeps the chosen leader and passes the others to the right (SWL-2.2, SWL-11.1).
    pub(crate) fn pass_leaders(
        &mut self,
        pick: u8,
        chance: &mut Chance,
        log: &mut impl Log<Event>,
    ) {
        let players = usize::from(self.players);
        let kept = usize::from(pick).min(EACH);
        for city in self.city.of_mut(players) {
            let chosen = city.choice.map(|choice| Kept::in_hand(choice.leader()));
            let held = city.leaders[..EACH]
                .iter()
                .rposition(|slot| slot.is_some() && *slot == chosen);
            if let Some(at) = held.filter(|at| *at + 1 >= kept) {
                city.leaders.swap(kept - 1, at);
            }
            sort_kept(&mut city.leaders[kept..EACH]);
        }
        let before = ByCity::from_fn(|city| self.city[city].leaders);
        for city in self.own_cities() {
            let from = city.left(players);
            self.city[city].leaders[kept..EACH].copy_from_slice(&before[from][kept..EACH]);
        }
        self.forget_choices();
        if kept + 1 < EACH {
            log.event(|| Event::LeadersPassed { kept: pick });
            self.phase = Phase::LeaderDraft { pick: pick + 1 };
            self.asked = self.all_players();
        } else {
            // The last one is kept without a choice (SWL-2.3).
            log.event(|| Event::LeadersPassed { kept: LEADERS_EACH });
            self.after_leader_draft(chance, log);
        }
    }

    /// The Babel phase follows, then the first age (SWL-1.6, SWL-12.1).
    fn after_leader_draft(&mut self, chance: &mut Chance, log: &mut impl Log<Event>) {
        if self.options.babel_tower {
            self.begin_draft(chance);
        } else {
            self.begin_age(Age::I, chance, log);
        }
    }

    /// The leaders that nobody has (SWL-2.1).
    pub(crate) fn leader_reserve(&self) -> LeaderSet {
        let mut reserve = leader_deck(self.options.cities);
        for city in self.city.of(self.cities()) {
            reserve = reserve.minus(city.recruited());
            let buried = city.graves.iter().map(|(_, leader)| leader);
            let others = city.kept_leaders().chain(buried);
            others.for_each(|leader| reserve.remove(leader));
        }
        reserve
    }

    /// Leaders of the reserve go into the hands of those who have earned them (SWL-7.3).
    pub(crate) fn draw_leaders(&mut self, chance: &mut Chance, log: &mut impl Log<Event>) {
        for city in self.draws {
            let mut drawn = LeaderSet::EMPTY;
            for slot in EACH..LEADER_ROOM {
                let reserve = self.leader_reserve();
                let Some(leader) = reserve.iter().nth(chance.index(reserve.len())) else {
                    break;
                };
                self.city[city].leaders[slot] = Some(Kept::in_hand(leader));
                drawn.insert(leader);
            }
            sort_kept(&mut self.city[city].leaders[EACH..]);
            log.event(|| Event::LeadersDrawn {
                city: self.town(city),
                count: drawn.len() as u8,
                by: self.decider(city),
                partner: self.partner(city).map(CityId::seat),
                leaders: Some(drawn.iter().collect()),
            });
        }
        self.draws = CitySet::EMPTY;
    }
}
