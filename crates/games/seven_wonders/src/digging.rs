//! Step F: builds from the discard pile, one city after the other (SWB-9.8 to SWB-9.10).

use ziggurat_engine::{Chance, Log};

use crate::{
    action::verb,
    event::Event,
    laws::Laws,
    state::{FaceDown, LAST_CARD, Phase, SevenWonders},
    turn::{bill, joined},
};

impl SevenWonders {
    /// Asks the next city that may dig, in the order Halikarnassos, Great Wall, Manneken Pis
    /// (SWB-9.10); without any the turn ends. An empty pile gives nothing.
    pub(crate) fn next_dig(&mut self, chance: &mut Chance, log: &mut impl Log<Event>) {
        let due = (0..self.cities()).filter(|city| self.digs >> city & 1 == 1);
        let next = due.min_by_key(|city| self.city[*city].board().wonder);
        match next {
            Some(city) if self.discards().next().is_some() => {
                self.digs &= !(1 << city);
                self.phase = Phase::Dig { city: city as u8 };
                self.asked = 1 << city;
                self.show_pile(city);
            }
            _ => {
                self.digs = 0;
                self.end_turn(chance, log);
            }
        }
    }

    /// Who digs sees the whole pile and remembers it (SWB-14.3).
    fn show_pile(&mut self, city: usize) {
        let moment = if self.is_last_turn() {
            LAST_CARD
        } else {
            usize::from(self.turn - 1)
        };
        let seat = self.decider(city);
        self.dug[seat.index()] = Self::moment_of(self.age, moment) as u8 + 1;
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
                self.face_down[moment][owner] = FaceDown::NOTHING;
                if let Some(turn) = self.city_turn(moment, owner) {
                    self.could_build[turn] = 0;
                }
            }
            self.city[city].build(card);
            self.city[city].used |= paid.means;
            self.take_part(city, action);
            log.event(|| Event::Dug {
                city: self.town(city),
                card,
                join: joined(action),
                bill: bill(action, bank),
            });
            self.structure_gains(city, card, false, &laws, log);
        } else {
            log.event(|| Event::DugNothing {
                city: self.town(city),
            });
        }
        self.next_dig(chance, log);
    }
}
