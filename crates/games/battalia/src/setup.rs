//! From options and chance to the first position (section 2).

use ziggurat_engine::{Chance, OptionsError, Seat};

use crate::{
    board::{Exits, NEUTRAL, NOBODY, RUINS, each as each_square},
    cards::{Card, Cards},
    ids::{Artefact, Faction, Great, Rank, Shape},
    options::Options,
    piles::{NONE, artefact_pile, shape_pile, unit_pile},
    state::{Battalia, Phase},
    tables::{
        ARTEFACTS_PER_FACTION, HAND_SIZE, SHAPES_PER_FACTION, START_SUPPLY, START_UNITS,
        SUPPLY_CARDS, UNITS_PER_FACTION, layout,
    },
};

const FOUR_EXITS: Exits = Exits(15);

/// How many cards of each kind are in a game without the removed factions.
pub(crate) fn cards_in_game(removed: u8) -> Cards {
    let mut all = Cards::NONE;
    let factions = Faction::ALL
        .iter()
        .filter(|f| removed >> f.index() & 1 == 0);
    let mut supply = SUPPLY_CARDS;
    for &faction in factions {
        for &rank in Rank::ALL {
            all.0[Card::unit(rank, faction).index()] = UNITS_PER_FACTION[rank.index()];
        }
        for &artefact in Artefact::ALL {
            all.0[Card::artefact(artefact, faction).index()] =
                ARTEFACTS_PER_FACTION[artefact.index()];
        }
    }
    // BAT-2.16: as many Supply cards go as units.
    supply -= removed.count_ones() as u8 * UNITS_PER_FACTION.iter().sum::<u8>();
    all.0[Card::SUPPLY.index()] = supply;
    for &great in Great::ALL {
        all.0[Card::great(great).index()] = 1;
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
            let any = Faction::at(chance.index(Faction::COUNT));
            game.removed = 1 << options.removed_faction.unwrap_or(any).index(); // BAT-2.16
        }
        game.fill_piles();
        game.lay_out(chance);
        game.deal_decks(chance);
        for pile in &mut game.piles.piles {
            pile.top = chance.draw(&mut pile.rest).map_or(NONE, |top| top as u8); // BAT-1.8
        }
        game.start_player = Seat(chance.below(players.into()) as u8); // BAT-2.8
        game.active = game.start_player;
        game.phase = Phase::Factions;
        Ok(game)
    }

    fn fill_piles(&mut self) {
        let all = cards_in_game(self.removed);
        self.piles.supply = all.count(Card::SUPPLY);
        for &faction in Faction::ALL
            .iter()
            .filter(|f| self.removed >> f.index() & 1 == 0)
        {
            let f = faction.index();
            for &rank in Rank::ALL {
                self.piles.piles[unit_pile(rank)].rest[f] = UNITS_PER_FACTION[rank.index()];
            }
            for &artefact in Artefact::ALL {
                let count = ARTEFACTS_PER_FACTION[artefact.index()];
                self.piles.piles[artefact_pile(artefact)].rest[f] = count;
            }
            for &shape in Shape::ALL {
                self.piles.piles[shape_pile(shape)].rest[f] = SHAPES_PER_FACTION[shape.index()];
            }
        }
    }

    /// Ruins, cities and great artefacts (BAT-2.1 to 2.3, 2.7, 2.12 to 2.19, 18.1, 18.2).
    fn lay_out(&mut self, chance: &mut Chance) {
        let layout = layout(self.count);
        self.board.closed = layout.missing;
        self.board.put(RUINS, FOUR_EXITS, false, NEUTRAL);
        let alt2 = self.options.is_alt2();
        let level = self.options.neutral_level();
        self.lay_cities(layout.starts, if alt2 { level } else { 0 }, chance);
        if self.options.neutral_cities && !alt2 {
            self.lay_cities(layout.neutrals, level, chance);
        }
        if alt2 {
            self.unseen = (1 << Great::COUNT) - 1;
            return;
        }
        let mut greats = [0, 1, 2, 3, 4];
        chance.shuffle(&mut greats);
        let shown = &greats[..usize::from(layout.greats)];
        self.display = shown.iter().fold(0, |set, great| set | 1 << great);
    }

    /// One four-exit city of each terrain at random on some squares; what is left over is out.
    fn lay_cities(&mut self, squares: u64, level: u8, chance: &mut Chance) {
        let mut order = [0, 1, 2, 3];
        chance.shuffle(&mut order);
        let removed = self.removed;
        let in_game = order.into_iter().filter(|f| removed >> f & 1 == 0);
        let terrains = in_game.map(Faction::at);
        for terrain in terrains.clone() {
            self.piles.piles[shape_pile(Shape::Four)].rest[terrain.index()] -= 1;
        }
        for (square, terrain) in each_square(squares).zip(terrains) {
            self.board.put(square, FOUR_EXITS, true, terrain as u8);
            self.board.mark(square, NOBODY, level);
        }
    }

    /// BAT-2.5, BAT-2.6
    fn deal_decks(&mut self, chance: &mut Chance) {
        for seat in Seat::all(self.count) {
            let mut deck = Cards::NONE;
            deck.0[Card::SUPPLY.index()] = START_SUPPLY;
            self.piles.supply -= START_SUPPLY;
            for &rank in Rank::ALL {
                for _ in 0..START_UNITS[rank.index()] {
                    let pile = &mut self.piles.piles[unit_pile(rank)].rest;
                    if let Some(faction) = chance.draw(pile) {
                        deck.add(Card::unit(rank, Faction::at(faction)));
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
