//! From options and chance to the first position (section 2).

use ziggurat_engine::{Chance, OptionsError, Seat};

use crate::{
    board::{Exits, Marker, Square, Squares},
    cards::{Card, Cards},
    facts::{
        ARTEFACTS_PER_FACTION, HAND_SIZE, SHAPES_PER_FACTION, START_SUPPLY, START_UNITS,
        SUPPLY_CARDS, UNITS_PER_FACTION, layout,
    },
    options::Options,
    pieces::{Artefact, Faction, Great, Greats, Rank, Shape},
    piles::PileId,
    state::{Battalia, Stage},
};

/// How many cards of each kind are in a game without the removed faction.
pub(crate) fn cards_in_game(removed: Option<Faction>) -> Cards {
    let mut all = Cards::NONE;
    let factions = Faction::ALL.iter().filter(|&&f| removed != Some(f));
    let mut supply = SUPPLY_CARDS;
    for &faction in factions {
        for &rank in Rank::ALL {
            all.set(Card::unit(rank, faction), UNITS_PER_FACTION[rank.index()]);
        }
        for &artefact in Artefact::ALL {
            let count = ARTEFACTS_PER_FACTION[artefact.index()];
            all.set(Card::artefact(artefact, faction), count);
        }
    }
    if removed.is_some() {
        // BAT-2.16: as many Supply cards go as units.
        supply -= UNITS_PER_FACTION.iter().sum::<u8>();
    }
    all.set(Card::SUPPLY, supply);
    for &great in Great::ALL {
        all.set(Card::great(great), 1);
    }
    all
}

impl Battalia {
    /// Deals a game.
    pub(crate) fn deal(
        options: Options,
        players: u8,
        chance: &mut Chance,
    ) -> Result<Self, OptionsError> {
        options.check(players).map_err(OptionsError)?;
        let mut game = Self::bare(players, options);
        if players == 2 {
            let any = Faction::nth(chance.index(Faction::COUNT));
            game.removed = Some(options.removed_faction.unwrap_or(any)); // BAT-2.16
        }
        game.fill_piles();
        game.lay_out(chance);
        game.deal_decks(chance);
        game.piles.turn_up(chance);
        game.start_player = Seat(chance.below(players.into()) as u8); // BAT-2.8
        game.active = game.start_player;
        game.stage = Stage::Factions;
        Ok(game)
    }

    fn fill_piles(&mut self) {
        let all = cards_in_game(self.removed);
        self.piles.supply = all.count(Card::SUPPLY);
        for faction in self.factions() {
            for pile in PileId::all() {
                self.piles.get_mut(pile).rest[faction] = match pile {
                    PileId::Units(rank) => UNITS_PER_FACTION[rank.index()],
                    PileId::Artefacts(artefact) => ARTEFACTS_PER_FACTION[artefact.index()],
                    PileId::Terrain(shape) => SHAPES_PER_FACTION[shape.index()],
                };
            }
        }
    }

    /// Ruins, cities and great artefacts (BAT-2.1 to 2.3, 2.7, 2.12 to 2.19, 18.1, 18.2).
    fn lay_out(&mut self, chance: &mut Chance) {
        let layout = layout(self.count);
        self.board.closed = layout.missing;
        self.board.put(Square::RUINS, Exits::FOUR, false, None);
        let neutral = Marker::new(self.options.neutral_level());
        if self.options.is_alt2() {
            self.lay_cities(layout.starts, neutral, chance);
            self.unseen = Greats::all();
            return;
        }
        self.lay_cities(layout.starts, None, chance);
        if self.options.neutral_cities {
            self.lay_cities(layout.neutrals, neutral, chance);
        }
        let mut greats: [Great; Great::COUNT] = std::array::from_fn(Great::nth);
        chance.shuffle(&mut greats);
        let shown = greats.iter().take(layout.greats.into());
        self.display = shown.copied().collect();
    }

    /// One four-exit city of each terrain at random on some squares; what is left over is out.
    fn lay_cities(&mut self, squares: Squares, marker: Option<Marker>, chance: &mut Chance) {
        let mut order: [Faction; Faction::COUNT] = std::array::from_fn(Faction::nth);
        chance.shuffle(&mut order);
        let removed = self.removed;
        let terrains = order.into_iter().filter(|&f| removed != Some(f));
        for terrain in terrains.clone() {
            self.piles.get_mut(PileId::Terrain(Shape::Four)).rest[terrain] -= 1;
        }
        for (square, terrain) in squares.iter().zip(terrains) {
            self.board.put(square, Exits::FOUR, true, Some(terrain));
            self.board.mark(square, None, marker);
        }
    }

    /// BAT-2.5, BAT-2.6
    fn deal_decks(&mut self, chance: &mut Chance) {
        for seat in Seat::all(self.count) {
            let mut deck = Cards::NONE;
            deck.set(Card::SUPPLY, START_SUPPLY);
            self.piles.supply -= START_SUPPLY;
            for &rank in Rank::ALL {
                for _ in 0..START_UNITS[rank.index()] {
                    let pile = self.piles.get_mut(PileId::Units(rank));
                    if let Some(faction) = chance.draw(pile.rest.values_mut()) {
                        deck.add(Card::unit(rank, Faction::nth(faction)));
                    }
                }
            }
            let player = self.player_mut(seat);
            player.deck = deck.total() as u8;
            player.nation = deck;
            player.draw(HAND_SIZE, chance);
        }
    }
}
