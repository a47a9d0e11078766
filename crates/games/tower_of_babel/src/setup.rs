//! From options and chance to the first position.

use ziggurat_engine::{Chance, OptionsError, Seat};

use crate::{
    options::Options,
    pieces::{ActionCard, Cards, Disc, Kind},
    state::{ON_BOARD, SPACES, TowerOfBabel},
    tables::{ACTION_CARDS, CARDS_PER_KIND, REPLACED, STARTING_HAND},
};

impl TowerOfBabel {
    /// Deals a game (section 2 of the rules).
    pub(crate) fn deal(
        options: Options,
        players: u8,
        chance: &mut Chance,
    ) -> Result<Self, OptionsError> {
        if !(3..=5).contains(&players) {
            return Err(OptionsError(format!(
                "Tower of Babel is for 3, 4 or 5 players, not {players} (TOB-2.12)"
            )));
        }
        options.check().map_err(OptionsError)?;
        let mut position = Self::bare(players, options);
        position.discs = options.discs();
        chance.shuffle(&mut position.discs); // TOB-2.4
        position.owners = [ON_BOARD; SPACES];
        position.deck = Cards([CARDS_PER_KIND; Kind::COUNT]); // TOB-1.3
        position.action_pile = options.action_cards_in_box();
        for seat in Seat::all(players) {
            position.draw(seat, STARTING_HAND, chance); // TOB-2.7
        }
        position.start_player = Seat(chance.below(players.into()) as u8); // TOB-2.9
        position.active = position.start_player;
        Ok(position)
    }
}

impl Options {
    /// The 24 discs of a game (TOB-2.2, TOB-2.3).
    pub(crate) fn discs(&self) -> [Disc; SPACES] {
        let mut discs = [Disc::NONE; SPACES];
        for (place, disc) in discs.iter_mut().enumerate() {
            let (kind, number) = (place / 6, place % 6);
            *disc = Disc::single(Kind::ALL[kind], self.tables.discs[kind][number]);
        }
        if self.two_kind_discs {
            for (&kind, &double) in Kind::ALL.iter().zip(&self.tables.two_kind_discs) {
                let replaced = Disc::single(kind, REPLACED);
                if let Some(place) = discs.iter_mut().find(|disc| **disc == replaced) {
                    *place = double;
                }
            }
        }
        discs
    }

    /// The action cards of a game (TOB-1.4, TOB-17.2).
    pub(crate) fn action_cards_in_box(&self) -> [u8; ActionCard::COUNT] {
        if self.action_cards {
            ACTION_CARDS
        } else {
            [0; ActionCard::COUNT]
        }
    }
}
