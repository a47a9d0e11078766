//! From options and chance to the first position.

use ziggurat_engine::{Chance, OptionsError, Seat};

use crate::{
    board::{LOCATIONS, TOKENS_PER_PLAYER, in_use},
    options::Options,
    pieces::{CardSet, Tile},
    state::Babylonia,
};

/// How many of the nine cards the variant lays out (BAB-11.1).
const CARDS_LAID_OUT: usize = 7;

impl Babylonia {
    /// Deals a game (section 3 of the rules).
    pub(crate) fn deal(
        options: Options,
        players: u8,
        chance: &mut Chance,
    ) -> Result<Self, OptionsError> {
        if !(2..=4).contains(&players) {
            return Err(OptionsError(format!(
                "Babylonia is for 2, 3 or 4 players, not {players}"
            )));
        }
        let mut position = Self::bare(players, options);
        position.lay_tiles(chance);
        position.lay_out_cards(chance);
        for seat in Seat::all(players) {
            position.supplies[seat.index()] = TOKENS_PER_PLAYER; // BAB-1.1
            position.refill(seat, chance); // BAB-3.5
        }
        position.first_player = Seat(chance.below(players.into()) as u8); // BAB-3.7
        position.active = position.first_player;
        Ok(position)
    }

    /// BAB-3.2
    fn lay_tiles(&mut self, chance: &mut Chance) {
        let mut pile = *Tile::counts(self.players);
        let board = in_use(self.players);
        for site in (0..LOCATIONS.len()).filter(|&site| board.contains(LOCATIONS[site])) {
            let tile = chance.draw(&mut pile).map(|kind| Tile::ALL[kind]);
            self.set_tile(site, tile);
        }
    }

    /// BAB-3.4, BAB-11.1
    fn lay_out_cards(&mut self, chance: &mut Chance) {
        if !self.options.random_seven_of_nine {
            return;
        }
        self.available_cards = CardSet::ALL;
        while self.available_cards.len() > CARDS_LAID_OUT {
            let out = chance.index(self.available_cards.len());
            if let Some(card) = self.available_cards.iter().nth(out) {
                self.available_cards.remove(card);
            }
        }
    }

    /// Fills a stand from the supply (BAB-9.1, BAB-9.2) and says how many tokens of each kind were drawn.
    pub(crate) fn refill(&mut self, seat: Seat, chance: &mut Chance) -> [u8; 4] {
        let mut drawn = [0; 4];
        let wanted = self.stand_size(seat).saturating_sub(self.stand_count(seat));
        for _ in 0..wanted {
            let Some(kind) = chance.draw(&mut self.supplies[seat.index()]) else {
                break;
            };
            self.stands[seat.index()][kind] += 1;
            drawn[kind] += 1;
        }
        drawn
    }
}
