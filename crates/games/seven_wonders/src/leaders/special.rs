//! Special constructions after the normal actions of a turn, in their order (section SWL-8).

use ziggurat_engine::{Chance, Log};

use super::LeaderSet;
use crate::{
    action::{Action, Usage, Verb},
    around::{CityId, CitySet},
    event::Event,
    state::{Phase, SevenWonders},
};

impl SevenWonders {
    /// Asks for what comes next: digs of Wonders, Solomon, another leader, the Courtesans Guild
    /// (SWL-8.1). What turns up after its place has passed is done at once (SWL-8.5).
    pub(crate) fn next_special(&mut self, chance: &mut Chance, log: &mut impl Log<Event>) {
        if !self.draws.is_empty() {
            self.draw_leaders(chance, log);
        }
        let asked = self.ask_digger() || self.ask_recruiter() || self.ask_courtesan();
        if !asked {
            self.settle_losses(chance, log);
        }
    }

    /// Halikarnassos, Great Wall, Manneken Pis, then leaders (SWB-9.10, SWL-8.6). An empty pile
    /// gives nothing.
    fn ask_digger(&mut self) -> bool {
        if self.digs.or(self.solomons).is_empty() {
            return false;
        }
        if self.discards().next().is_none() {
            (self.digs, self.solomons) = (CitySet::EMPTY, CitySet::EMPTY);
            return false;
        }
        let by_wonder = |city: &CityId| self.city[*city].board().wonder;
        let wonder = self.digs.iter().min_by_key(by_wonder);
        let Some(city) = wonder.or_else(|| self.solomons.first()) else {
            return false;
        };
        match wonder {
            Some(_) => self.digs.remove(city),
            None => self.solomons.remove(city),
        }
        let town = self.town(city);
        self.ask(city, Phase::Dig { city: town });
        self.show_pile(city);
        true
    }

    /// Whoever may recruit another leader and has one in hand (SWL-7.4).
    fn ask_recruiter(&mut self) -> bool {
        while let Some(city) = self.recruits.first() {
            self.recruits.remove(city);
            // Others must not learn whether a leader can be paid, so any leader in hand is asked about.
            if !self.city[city].leader_hand().is_empty() && !self.is_free_city(city) {
                let town = self.town(city);
                self.ask(city, Phase::ExtraLeader { city: town });
                return true;
            }
        }
        false
    }

    /// Whoever copies a leader, if a neighbour has one (SWL-6.4, SWL-6.5).
    fn ask_courtesan(&mut self) -> bool {
        while let Some(city) = self.courtesans.first() {
            self.courtesans.remove(city);
            if !self.leaders_around(city).is_empty() {
                let town = self.town(city);
                self.ask(city, Phase::Courtesans { city: town });
                return true;
            }
        }
        false
    }

    /// Waits for one city alone.
    fn ask(&mut self, city: CityId, phase: Phase) {
        self.phase = phase;
        self.asked = CitySet::only(city);
    }

    /// The leaders in play of both neighbours, copies apart (SWL-6.7).
    pub(crate) fn leaders_around(&self, city: CityId) -> LeaderSet {
        let [left, right] = self.neighbours(city);
        self.city[left].recruited().or(self.city[right].recruited())
    }

    /// Another leader is recruited, or none (SWL-7.4, SWL-7.5).
    pub(crate) fn resolve_extra_leader(
        &mut self,
        city: CityId,
        action: Action,
        chance: &mut Chance,
        log: &mut impl Log<Event>,
    ) {
        self.forget_choices();
        if action.verb() == Verb::Leader && action.usage() == Usage::Recruit {
            let leader = action.leader();
            let coins = self.leader_cost(city, leader);
            self.city[city].pay(coins);
            self.recruit(city, leader, coins, log);
            self.leader_gains(city, leader, log);
        } else {
            log.event(|| Event::NoneRecruited {
                city: self.town(city),
            });
        }
        self.next_special(chance, log);
    }

    /// The courtesan token is placed (SWL-6.4).
    pub(crate) fn resolve_copy(
        &mut self,
        city: CityId,
        action: Action,
        chance: &mut Chance,
        log: &mut impl Log<Event>,
    ) {
        let leader = action.leader();
        self.forget_choices();
        let here = &mut self.city[city];
        here.copy(Some(leader));
        here.note_fresh_copy();
        log.event(|| Event::LeaderCopied {
            city: self.town(city),
            leader,
        });
        self.leader_gains(city, leader, log);
        self.next_special(chance, log);
    }
}
