//! Builds from the discard pile, one city after the other (SWB-9.8 to SWB-9.10).

use ziggurat_engine::{Chance, Log};

use crate::{
    action::{Action, Verb},
    around::CityId,
    cards::AgeSet,
    effects::cashed,
    event::Event,
    laws::Laws,
    state::{FaceDown, SevenWonders},
    time::{Moment, Slot},
    turn::bill,
};

impl SevenWonders {
    /// Whoever digs sees the whole pile and remembers it (SWB-14.3).
    pub(crate) fn show_pile(&mut self, city: CityId) {
        let next = match self.is_last_turn() {
            true => Slot::Penalty,
            false => Slot::Turn(self.turn.begun() + 1),
        };
        let seat = self.decider(city);
        self.dug[seat] = Moment::new(self.age, next);
    }

    /// A dig is resolved completely before the next one (SWB-9.12).
    pub(crate) fn resolve_dig(
        &mut self,
        city: CityId,
        action: Action,
        chance: &mut Chance,
        log: &mut impl Log<Event>,
    ) {
        self.forget_choices();
        if action.verb() == Verb::Dig {
            let laws = Laws::of(self);
            let card = action.card();
            let bank = self.bank_part(city, action, &laws);
            let paid = action.paid();
            self.city[city].pay(bank + u16::from(paid.neighbours()));
            self.pay_neighbours(city, action);
            let place = self.discards().find(|(_, _, other)| *other == card);
            if let Some((moment, owner, _)) = place {
                self.laid.lay(moment, owner, FaceDown::NOTHING);
                if self.is_city_turn(moment, owner) {
                    self.laid.note_could_build(moment, AgeSet::NONE);
                }
            }
            self.build(city, card);
            self.city[city].use_means(paid.means.minus(cashed()));
            self.take_part(city, action);
            log.event(|| Event::Dug {
                city: self.town(city),
                card,
                join: action.join(),
                bill: bill(action, bank),
            });
            self.cash_back(city, paid, log);
            self.structure_gains(city, card, false, &laws, log);
        } else {
            log.event(|| Event::DugNothing {
                city: self.town(city),
            });
        }
        self.next_special(chance, log);
    }
}
