//! Dealing again what a viewer cannot know.

use ziggurat_engine::{Chance, Seat, Viewer};

use crate::{
    board::RIVER,
    pieces::Token,
    plays::Play,
    state::{Babylonia, Phase},
};

impl Babylonia {
    /// Deals again everything that the viewer cannot know (BAB-10.2 to 10.4): of every other player, which
    /// of the unseen tokens lie face down, which are on the stand and which in the supply.
    pub(crate) fn deal_hidden(&mut self, viewer: Viewer, chance: &mut Chance) {
        if let Phase::Over(_) = self.phase {
            return;
        }
        for seat in Seat::all(self.players).filter(|&seat| !viewer.is(seat)) {
            self.deal_hidden_of(seat, chance);
        }
    }

    fn deal_hidden_of(&mut self, seat: Seat, chance: &mut Chance) {
        let needs_farmer = self.needs_farmer(seat);
        let stand = self.stand_count(seat);
        let face_down = self.tokens[seat.index()] & RIVER;
        let mut pool = self.unseen_tokens(seat);
        self.stands[seat.index()] = [0; 4];
        if needs_farmer {
            pool[Token::Farmer.index()] -= 1;
            self.stands[seat.index()][Token::Farmer.index()] += 1;
        }
        for hex in face_down.iter() {
            if let Some(kind) = chance.draw(&mut pool) {
                self.set_face_down(hex, Token::ALL[kind]);
            }
        }
        for _ in u8::from(needs_farmer)..stand {
            if let Some(kind) = chance.draw(&mut pool) {
                self.stands[seat.index()][kind] += 1;
            }
        }
        self.supplies[seat.index()] = pool;
    }

    /// The tokens on the seat's stand, in its supply and face down together, by kind: everybody knows how
    /// many there are of each (BAB-10.4).
    pub(crate) fn unseen_tokens(&self, seat: Seat) -> [u8; 4] {
        let mut pool: [u8; 4] = std::array::from_fn(|kind| {
            self.stands[seat.index()][kind] + self.supplies[seat.index()][kind]
        });
        (self.tokens[seat.index()] & RIVER)
            .iter()
            .for_each(|hex| pool[self.kind_on(hex).index()] += 1);
        pool
    }

    /// Whether the play begun proves to everybody that a farmer is left on the stand: a noble and
    /// two farmers of play D must be completed (BAB-8.8).
    fn needs_farmer(&self, seat: Seat) -> bool {
        if self.phase != Phase::Placing || seat != self.active || self.placed_count == 0 {
            return false;
        }
        let play = Play::of(self);
        self.placed_count > 1 && !play.is_complete()
    }
}
