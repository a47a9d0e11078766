//! The leader phase: a draft before the first age (section SWL-2).

use ziggurat_engine::{Chance, Log};

use super::LeaderSet;
use crate::{
    cards::{LEADERS_EACH, Leader},
    event::Event,
    state::{LEADER_ROOM, LeaderSlot, MAX_CITIES, Phase, SevenWonders},
};

/// Leaders that everybody gets.
const EACH: usize = LEADERS_EACH as usize;

impl SevenWonders {
    /// Four leaders for everybody; the others are the reserve (SWL-2.1).
    pub(crate) fn begin_leader_draft(&mut self, chance: &mut Chance) {
        let mut deck = [LeaderSlot::EMPTY; Leader::ALL.len()];
        let mut count = 0;
        for leader in LeaderSet::deck(self.options.cities).iter() {
            deck[count] = LeaderSlot::new(leader, 0);
            count += 1;
        }
        chance.shuffle(&mut deck[..count]);
        for (seat, dealt) in deck.chunks(EACH).enumerate().take(self.players.into()) {
            self.city[seat].leaders[..EACH].copy_from_slice(dealt);
            self.city[seat].leaders[..EACH].sort_unstable();
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
        for city in &mut self.city[..players] {
            let chosen = LeaderSlot::new(city.choice.leader(), 0);
            let held = city.leaders[..EACH]
                .iter()
                .rposition(|slot| *slot == chosen);
            if let Some(at) = held.filter(|at| *at + 1 >= kept) {
                city.leaders.swap(kept - 1, at);
            }
            city.leaders[kept..EACH].sort_unstable();
        }
        let before: [[LeaderSlot; LEADER_ROOM]; MAX_CITIES] =
            std::array::from_fn(|city| self.city[city].leaders);
        for seat in 0..players {
            let from = (seat + 1) % players;
            self.city[seat].leaders[kept..EACH].copy_from_slice(&before[from][kept..EACH]);
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
            self.begin_age(1, chance, log);
        }
    }

    /// The leaders that nobody has (SWL-2.1).
    pub(crate) fn leader_reserve(&self) -> LeaderSet {
        let mut reserve = LeaderSet::deck(self.options.cities);
        for city in &self.city[..self.cities()] {
            reserve = reserve.without(city.recruited());
            let slots = city.leaders.iter().filter_map(|slot| slot.leader());
            let buried = city.graves.iter().map(|(_, leader)| leader);
            slots
                .chain(buried)
                .for_each(|leader| reserve.remove(leader));
        }
        reserve
    }

    /// Leaders of the reserve go into the hands of those who have earned them (SWL-7.3).
    pub(crate) fn draw_leaders(&mut self, chance: &mut Chance, log: &mut impl Log<Event>) {
        for city in 0..self.cities() {
            if self.draws >> city & 1 == 0 {
                continue;
            }
            let mut drawn = LeaderSet::EMPTY;
            for slot in EACH..LEADER_ROOM {
                let reserve = self.leader_reserve();
                let Some(leader) = reserve.iter().nth(chance.index(reserve.len().into())) else {
                    break;
                };
                self.city[city].leaders[slot] = LeaderSlot::new(leader, 0);
                drawn.insert(leader);
            }
            self.city[city].leaders[EACH..].sort_unstable();
            log.event(|| Event::LeadersDrawn {
                city: self.town(city),
                count: drawn.len(),
                by: self.decider(city),
                partner: self
                    .partner(city)
                    .map(|seat| ziggurat_engine::Seat(seat as u8)),
                leaders: Some(drawn.iter().collect()),
            });
        }
        self.draws = 0;
    }
}
