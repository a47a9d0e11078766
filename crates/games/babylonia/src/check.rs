//! Whether a position can exist.

use ziggurat_engine::{Invalid, Seat};

use crate::{
    board::{LOCATIONS, TOKENS_PER_PLAYER, ZIGGURATS},
    legal::bits,
    pieces::{Card, Tile, Token},
    plays::Play,
    state::{Babylonia, Phase},
};

impl Babylonia {
    /// Says what is wrong with a position that cannot exist (section 13 of the rules: a position
    /// must be consistent, it need not be reachable).
    pub(crate) fn check_position(&self) -> Result<(), Invalid> {
        self.check_tokens()?;
        self.check_tiles()?;
        self.check_stands()?;
        self.check_placed()?;
        self.check_phase()
    }

    /// How many tokens of each kind a seat has on board, stand and supply together.
    pub(crate) fn tokens_of(&self, seat: Seat) -> [u16; 4] {
        let mut counts: [u16; 4] = std::array::from_fn(|kind| {
            u16::from(self.stands[seat.index()][kind])
                + u16::from(self.supplies[seat.index()][kind])
        });
        for hex in self.tokens[seat.index()].iter() {
            counts[self.kind_on(hex).index()] += 1;
        }
        counts
    }

    fn check_tokens(&self) -> Result<(), Invalid> {
        for seat in Seat::all(self.players) {
            let counts = self.tokens_of(seat);
            for &token in Token::ALL {
                let most = u16::from(TOKENS_PER_PLAYER[token.index()]);
                if counts[token.index()] > most {
                    let has = counts[token.index()];
                    return Err(Invalid(format!(
                        "seat {seat} has {has} {token} tokens, but there are only {most} (BAB-1.1)"
                    )));
                }
            }
        }
        Ok(())
    }

    fn check_tiles(&self) -> Result<(), Invalid> {
        let most = Tile::counts(self.players);
        let mut counts = [0; 11];
        bits(self.cities | self.fields)
            .filter_map(|site| self.site_tile(site))
            .for_each(|tile| counts[tile.index()] += 1);
        for &tile in Tile::ALL {
            if counts[tile.index()] > most[tile.index()] {
                return Err(Invalid(format!(
                    "{tile} lies {} times on the board, but there are only {} with {} players (BAB-1.2)",
                    counts[tile.index()],
                    most[tile.index()],
                    self.players
                )));
            }
        }
        let cities: u16 = Tile::ALL
            .iter()
            .filter(|tile| tile.is_city())
            .map(|tile| u16::from(most[tile.index()]))
            .sum();
        let there = self.cities.count_ones() as u16 + self.all_owned_cities();
        if there > cities {
            return Err(Invalid(format!(
                "{there} cities on the board and in front of players, but there are only {cities} (BAB-1.2)"
            )));
        }
        Ok(())
    }

    fn check_stands(&self) -> Result<(), Invalid> {
        for seat in Seat::all(self.players) {
            let most = self.stand_size(seat);
            let has = self.stand_count(seat)
                + if seat == self.active {
                    self.placed_count
                } else {
                    0
                };
            if has > most {
                return Err(Invalid(format!(
                    "the stand of seat {seat} holds {has} tokens at the start of a turn, at most {most} fit (BAB-9.1)"
                )));
            }
        }
        Ok(())
    }

    fn check_placed(&self) -> Result<(), Invalid> {
        let own = self.tokens[self.active.index()];
        for (index, hex) in self.placed().enumerate() {
            if !own.contains(hex) {
                return Err(Invalid(format!(
                    "placed: seat {} has no token on {hex}",
                    self.active
                )));
            }
            if self.placed().take(index).any(|other| other == hex) {
                return Err(Invalid(format!("placed: {hex} is named twice")));
            }
        }
        Ok(())
    }

    fn check_phase(&self) -> Result<(), Invalid> {
        let (cities, ziggurats) = self.find_due();
        if self.due_cities & !cities != 0 || self.due_ziggurats & !ziggurats != 0 {
            return Err(Invalid::new(
                "due: names a site that is not surrounded or was scored before (BAB-6.1)",
            ));
        }
        let waits = self.due_cities.count_ones() + self.due_ziggurats.count_ones();
        match self.phase {
            Phase::Placing => self.check_placing(),
            Phase::Scoring if waits < 2 => Err(Invalid::new(
                "phase: scoring is a choice among at least two due sites (BAB-6.2)",
            )),
            Phase::Scoring | Phase::TakingCard { .. }
                if (self.due_cities, self.due_ziggurats) != (cities, ziggurats) =>
            {
                Err(Invalid::new(
                    "due: a surrounded site that has not been scored is missing (BAB-6.3)",
                ))
            }
            Phase::TakingCard { ziggurat, winner } => {
                let scored = ZIGGURATS
                    .iter()
                    .position(|&z| z == ziggurat)
                    .is_some_and(|z| self.scored_ziggurats >> z & 1 == 1);
                if !scored || self.majority(ziggurat) != Some(winner) {
                    return Err(Invalid::new(
                        "phase: taking_card needs a scored ziggurat and the seat with the most tokens beside it (BAB-7.2)",
                    ));
                }
                if self.available_cards.is_empty() {
                    return Err(Invalid::new(
                        "phase: taking_card, but no card is left (BAB-7.7)",
                    ));
                }
                self.check_turn_complete()
            }
            Phase::Scoring => self.check_turn_complete(),
            Phase::ExtraTurn if !self.has_card(self.active, Card::ExtraTurn) => Err(Invalid::new(
                "phase: extra_turn, but the active player has no unspent card extra_turn (BAB-8.3)",
            )),
            Phase::ExtraTurn if self.stand_count(self.active) == 0 => Err(Invalid::new(
                "phase: extra_turn, but the active player's stand is empty: the game would be over (BAB-9.3)",
            )),
            Phase::ExtraTurn | Phase::Over(_) => self.check_between_turns(waits, cities, ziggurats),
        }
    }

    fn check_placing(&self) -> Result<(), Invalid> {
        if self.due_cities != 0 || self.due_ziggurats != 0 {
            return Err(Invalid::new(
                "due: nothing is due while tokens are placed (BAB-6.3)",
            ));
        }
        if self.stand_count(self.active) + self.placed_count == 0 {
            return Err(Invalid(format!(
                "seat {} is to place tokens but has none: the game would be over (BAB-9.3)",
                self.active
            )));
        }
        if !Play::retraced(self).is_some_and(|play| play.can_be_completed()) {
            return Err(Invalid::new(
                "placed: these tokens can never become a complete play (BAB-4.6)",
            ));
        }
        let mut before = *self;
        for hex in self.placed() {
            before.free.insert(hex);
        }
        if before.find_due() != (0, 0) {
            let site = bits(before.find_due().0)
                .next()
                .map_or_else(String::new, |site| format!(" ({})", LOCATIONS[site]));
            return Err(Invalid(format!(
                "a city or an unscored ziggurat is surrounded at the start of the turn{site} (BAB-6.13)"
            )));
        }
        Ok(())
    }

    fn check_turn_complete(&self) -> Result<(), Invalid> {
        if Play::retraced(self).is_some_and(|play| play.is_complete()) {
            Ok(())
        } else {
            Err(Invalid::new(
                "placed: sites are scored only after a complete play (BAB-4.1)",
            ))
        }
    }

    fn check_between_turns(&self, waits: u32, cities: u32, ziggurats: u8) -> Result<(), Invalid> {
        if waits > 0 || (cities, ziggurats) != (0, 0) {
            return Err(Invalid::new(
                "a surrounded city or ziggurat has not been scored (BAB-6.2)",
            ));
        }
        if self.placed_count > 0 {
            return Err(Invalid::new(
                "placed: the turn is over, so nothing is being placed",
            ));
        }
        Ok(())
    }
}
