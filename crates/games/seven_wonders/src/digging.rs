//! Builds from the discard pile, one city after the other (SWB-9.8 to SWB-9.10).

use ziggurat_engine::{Chance, Log};

use crate::{
    action::verb,
    effects::CASHED,
    event::Event,
    laws::Laws,
    state::{FaceDown, SevenWonders},
    turn::{bill, joined},
};

impl SevenWonders {
    /// Who digs sees the whole pile and remembers it (SWB-14.3).
    pub(crate) fn show_pile(&mut self, city: usize) {
        let next = if self.is_last_turn() {
            self.last_card_slot() + 1
        } else {
            usize::from(self.turn)
        };
        let seat = self.decider(city);
        self.dug[seat.index()] = Self::moment_of(self.age, next) as u8;
    }

    /// A dig is resolved completely before the next one (SWB-9.12).
    pub(crate) fn resolve_dig(
        &mut self,
        city: usize,
        chance: &mut Chance,
        log: &mut impl Log<Event>,
    ) {
        let action = self.city[city].choice;
        self.forget_choices();
        if action.verb() == verb::DIG {
            let laws = Laws::of(self);
            let card = action.card();
            let bank = self.bank_part(city, action, &laws);
            let paid = action.paid();
            self.city[city].pay(bank + u16::from(paid.total));
            let [left, right] = self.neighbours(city);
            self.city[left].gain(paid.left.into());
            self.city[right].gain(paid.right().into());
            let place = self.discards().find(|(_, _, other)| *other == card);
            if let Some((moment, owner, _)) = place {
                self.laid.lay(moment, owner, FaceDown::NOTHING);
                if self.is_city_turn(moment, owner) {
                    self.laid.note_could_build(moment, 0);
                }
            }
            self.build(city, card);
            self.city[city].use_means(paid.means & !CASHED);
            self.take_part(city, action);
            log.event(|| Event::Dug {
                city: self.town(city),
                card,
                join: joined(action),
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
