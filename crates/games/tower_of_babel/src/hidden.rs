//! Dealing again what a viewer cannot know.

use ziggurat_engine::{Chance, Seat, Viewer};

use crate::{
    pieces::{ActionCard, Cards},
    state::{MAX_PLAYERS, Phase, TowerOfBabel},
};

impl TowerOfBabel {
    /// Deals again everything that the viewer cannot know (TOB-17.3): the hands of the others except for what
    /// everybody has seen of them, their hidden offers, their action cards and hidden answers.
    pub(crate) fn deal_hidden(&mut self, viewer: Viewer, chance: &mut Chance) {
        if let Phase::Over(_) = self.phase {
            return;
        }
        self.deal_hands(viewer, chance);
        if self.options.action_cards {
            self.deal_action_cards(viewer, chance);
        }
        if self.phase == Phase::Offering {
            self.deal_offers(viewer, chance);
        }
    }

    /// Afterwards hidden offers are part of the hands again.
    fn deal_hands(&mut self, viewer: Viewer, chance: &mut Chance) {
        let hidden = self.phase == Phase::Offering;
        let mut unknown = [0; MAX_PLAYERS];
        for seat in self.others(viewer) {
            let i = seat.index();
            let (hand, sure) = if hidden {
                let offer = std::mem::take(&mut self.offers[i].cards);
                (self.hands[i].plus(offer), self.known[i])
            } else {
                (self.hands[i], self.known[i].minus(self.offers[i].cards))
            };
            let rest = hand.minus(sure);
            unknown[i] = rest.total();
            self.deck = self.deck.plus(rest);
            self.hands[i] = hand.least(sure);
        }
        for seat in self.others(viewer) {
            for _ in 0..unknown[seat.index()] {
                if let Some(kind) = chance.draw(&mut self.deck.0) {
                    self.hands[seat.index()].0[kind] += 1;
                }
            }
        }
    }

    fn deal_action_cards(&mut self, viewer: Viewer, chance: &mut Chance) {
        let mut counts = [0; MAX_PLAYERS];
        for seat in self.others(viewer) {
            let held = std::mem::take(&mut self.action_cards[seat.index()]);
            counts[seat.index()] = held.iter().sum();
            for (pile, held) in self.action_pile.iter_mut().zip(held) {
                *pile += held;
            }
        }
        for seat in self.others(viewer) {
            for _ in 0..counts[seat.index()] {
                if let Some(card) = chance.draw(&mut self.action_pile) {
                    self.action_cards[seat.index()][card] += 1;
                }
            }
            // Whoever holds the card plays it: it can hardly bring more at another time.
            let answered = self.answered >> seat.0 & 1;
            let plays = self.holds(seat, ActionCard::TripleBonus) > 0;
            self.accepted &= !(1 << seat.0);
            self.accepted |= (answered & u8::from(plays)) << seat.0;
        }
    }

    /// Offers as the others might have made them with their new hands.
    fn deal_offers(&mut self, viewer: Viewer, chance: &mut Chance) {
        for seat in self.others(viewer) {
            let i = seat.index();
            if !self.offers[i].made {
                continue;
            }
            let offer = self.likely_offer(seat, chance);
            self.hands[i] = self.hands[i].minus(offer.cards);
            self.offers[i] = offer;
        }
    }

    /// The building cards that the viewer cannot see: everybody can count how many there are of each kind.
    pub(crate) fn unseen_cards(&self, viewer: Viewer) -> Cards {
        if let Phase::Over(_) = self.phase {
            return self.deck;
        }
        let hidden = self.phase == Phase::Offering;
        self.others(viewer).fold(self.deck, |unseen, seat| {
            let i = seat.index();
            let offer = self.offers[i].cards;
            let rest = match hidden {
                true => self.hands[i].plus(offer).minus(self.known[i]),
                false => self.hands[i].minus(self.known[i].minus(offer)),
            };
            unseen.plus(rest)
        })
    }

    /// The seats whose secrets the viewer does not know.
    fn others(&self, viewer: Viewer) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.players).filter(move |&seat| !viewer.is(seat))
    }
}
