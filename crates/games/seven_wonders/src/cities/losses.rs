//! Step F2: coins that others make a city lose, and debt (section SWC-4).

use ziggurat_engine::{Chance, Log};

use crate::{
    action::Verb,
    around::{CityId, CitySet},
    cards::Toll,
    event::{Cause, Event},
    state::{Count, Phase, SevenWonders},
};

impl SevenWonders {
    /// Every opponent owes coins; partners are spared (SWC-4.1, SWC-11.6).
    pub(crate) fn make_others_owe(&mut self, city: CityId, coins: u8) {
        for other in self.opponents(city) {
            self.owed[other] = self.owed[other].saturating_add(coins); // SWB-8.4
        }
    }

    /// Every opponent owes a coin for each victory token or stage, counted in step F2 (SWC-3.3).
    pub(crate) fn make_others_owe_per(&mut self, city: CityId, toll: Toll) {
        let kind = match toll {
            Toll::Stages => Count::OwedPerStage,
            Toll::Victories => Count::OwedPerVictory,
        };
        for other in self.opponents(city) {
            self.city[other].add(kind, 1);
        }
    }

    /// All others but a partner.
    fn opponents(&self, city: CityId) -> impl Iterator<Item = CityId> + use<> {
        let partner = self.partner(city);
        self.all_cities()
            .filter(move |other| *other != city && Some(*other) != partner)
    }

    /// All that is owed in this turn is added up; whoever can choose is asked (SWC-4.2, SWC-4.4).
    pub(crate) fn settle_losses(&mut self, chance: &mut Chance, log: &mut impl Log<Event>) {
        if !(self.options.cities || self.options.wonder_pack) {
            return self.finish_turn(chance, log); // nothing else makes anybody lose coins
        }
        let mut any = false;
        for city in self.all_cities() {
            let here = &mut self.city[city];
            let [victories, stages] = here.owed_per();
            here.set_owed_per([0; 2]);
            let for_victories = victories.saturating_mul(here.victory_count());
            let for_stages = stages.saturating_mul(here.stage_count());
            let more = for_victories.saturating_add(for_stages);
            self.owed[city] = self.owed[city].saturating_add(more);
            any |= self.owed[city] > 0;
        }
        if !any {
            return self.finish_turn(chance, log);
        }
        self.asked = self.indebted_cities();
        if self.asked.is_empty() {
            return self.resolve_losses(chance, log);
        }
        self.phase = Phase::Losses;
    }

    /// The players who owe coins and have some; without Cities there is no choice (SWB-9.18).
    pub(crate) fn indebted_cities(&self) -> CitySet {
        let chooses = |city: &CityId| self.options.cities && self.most_of_loss(*city) > 0;
        self.own_cities().filter(chooses).collect()
    }

    /// Coins are paid, the rest becomes debt (SWC-4.2); the Free City pays what it can (SWC-10.3).
    pub(crate) fn resolve_losses(&mut self, chance: &mut Chance, log: &mut impl Log<Event>) {
        for city in self.all_cities() {
            let owed = u16::from(std::mem::take(&mut self.owed[city]));
            if owed == 0 {
                continue;
            }
            let here = &mut self.city[city];
            let most = owed.min(here.coins);
            let chosen = here.choice;
            let paid = match chosen {
                Some(action) if action.verb() == Verb::Lose => most.min(action.coins().into()),
                Some(_) | None => most,
            };
            here.pay(paid);
            let debt = match self.options.cities {
                true => owed - paid,
                false => 0,
            };
            self.debt[city] = self.debt[city].saturating_add(debt as u8);
            self.tell_loss(city, paid, debt, log);
        }
        self.forget_choices();
        self.finish_turn(chance, log);
    }

    fn tell_loss(&self, city: CityId, coins: u16, debt: u16, log: &mut impl Log<Event>) {
        if coins > 0 {
            log.event(|| Event::Coins {
                city: self.town(city),
                coins: -i32::from(coins),
                cause: Cause::Loss,
            });
        }
        if debt > 0 {
            log.event(|| Event::Indebted {
                city: self.town(city),
                debt: debt as u8,
            });
        }
    }
}
