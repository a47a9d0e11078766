//! Special constructions after the normal actions of a turn, in their order (section SWL-8).

use ziggurat_engine::{Chance, Log};

use super::LeaderSet;
use crate::{
    action::{usage, verb},
    event::Event,
    state::{Phase, SevenWonders},
};

impl SevenWonders {
    /// Asks for what comes next: digs of Wonders, Solomon, another leader, the Courtesans Guild
    /// (SWL-8.1). What turns up late although its place has passed is done at once (SWL-8.5).
    pub(crate) fn next_special(&mut self, chance: &mut Chance, log: &mut impl Log<Event>) {
        if self.draws != 0 {
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
        if self.digs | self.solomons == 0 {
            return false;
        }
        if self.discards().next().is_none() {
            (self.digs, self.solomons) = (0, 0);
            return false;
        }
        let due = |mask: u8| (0..self.cities()).filter(move |city| mask >> city & 1 == 1);
        let wonder = due(self.digs).min_by_key(|city| self.city[*city].board().wonder);
        let Some(city) = wonder.or_else(|| due(self.solomons).next()) else {
            return false;
        };
        match wonder {
            Some(_) => self.digs &= !(1 << city),
            None => self.solomons &= !(1 << city),
        }
        self.phase = Phase::Dig { city: city as u8 };
        self.asked = 1 << city;
        self.show_pile(city);
        true
    }

    /// Who may recruit another leader, if any can be paid (SWL-7.4).
    fn ask_recruiter(&mut self) -> bool {
        while self.recruits != 0 {
            let city = self.recruits.trailing_zeros() as usize;
            self.recruits &= self.recruits - 1;
            // Whether a leader can be paid is not for others to know: any leader in hand is asked for.
            if !self.city[city].leader_hand().is_empty() && !self.is_free_city(city) {
                self.phase = Phase::ExtraLeader { city: city as u8 };
                self.asked = 1 << city;
                return true;
            }
        }
        false
    }

    /// Who copies a leader, if a neighbour has one (SWL-6.4, SWL-6.5).
    fn ask_courtesan(&mut self) -> bool {
        while self.courtesans != 0 {
            let city = self.courtesans.trailing_zeros() as usize;
            self.courtesans &= self.courtesans - 1;
            if !self.leaders_around(city).is_empty() {
                self.phase = Phase::Courtesans { city: city as u8 };
                self.asked = 1 << city;
                return true;
            }
        }
        false
    }

    /// The leaders in play of both neighbours, copies apart (SWL-6.7).
    pub(crate) fn leaders_around(&self, city: usize) -> LeaderSet {
        let [left, right] = self.neighbours(city);
        self.city[left].recruited().or(self.city[right].recruited())
    }

    /// Another leader is recruited, or none (SWL-7.4, SWL-7.5).
    pub(crate) fn resolve_extra_leader(
        &mut self,
        city: usize,
        chance: &mut Chance,
        log: &mut impl Log<Event>,
    ) {
        let action = self.city[city].choice;
        self.forget_choices();
        if action.verb() == verb::LEADER && action.usage() == usage::RECRUIT {
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
        city: usize,
        chance: &mut Chance,
        log: &mut impl Log<Event>,
    ) {
        let leader = self.city[city].choice.leader();
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
