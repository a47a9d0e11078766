//! The game's own judgement: what things are worth to a seat, in tenths of a victory point.

use ziggurat_engine::Seat;

use crate::{
    battle::token_strength,
    board::{Square, Squares},
    cards::{Card, Kind, Token},
    facts::DAYS_PER_WEEK,
    pieces::{Artefact, Level, Rank, Shape},
    state::{Battalia, Foe, Side},
};

/// A level of a city.
const LEVEL: f32 = 10.0;
/// Tribesmen and tools, and Supply cards, that a deck needs.
const WORKERS: u8 = 3;
const SUPPLY: u8 = 2;
/// From this day on the board is filled even if it brings nothing.
const LATE: f32 = 28.0;
/// A lead with which a game is as good as won, and one that is a good part of the way there.
const WON: f32 = 18.0;
const NEARLY_WON: f32 = 12.0;
/// What a tile that fills the board is worth to a player who has as good as won.
const FINISH: f32 = 6.0;
/// No road leads there.
pub(crate) const NOWHERE: u8 = 12;

/// What a seat sees when it thinks about its turn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outlook {
    /// How much of the game is still to come, from about 0.1 to 1.
    pub(crate) future: f32,
    /// Squares where a city or a road could be placed.
    pub(crate) city_sites: u32,
    pub(crate) road_sites: u32,
    /// Squares that are worth a hero's visit.
    pub(crate) targets: Squares,
    /// What a step towards one is worth.
    pub(crate) step: f32,
    /// Whether a road leads from one of its cities to a target.
    pub(crate) linked: bool,
    heroes: u8,
    /// How badly the game wants to end.
    late: f32,
    /// Points ahead of the best of the others, times how much has been built.
    fill: f32,
    /// How much the game is won already, from 0 to 1: then nothing but its end is wanted.
    won: f32,
    deck: f32,
    weapons: u8,
    /// Tribesmen and tools, and Supply cards: without them nothing is built.
    workers: u8,
    supply: u8,
    /// Strength that the seat could bring into a battle now.
    pub(crate) strength: u16,
}

impl Outlook {
    pub(crate) fn new(game: &Battalia, seat: Seat) -> Self {
        let (roads, cities) = game.sites(seat);
        let targets = game.targets_of(seat);
        let linked = game.base(seat).meets(targets);
        let player = game.player(seat);
        let deck = game.deck_of(seat);
        let defends = game.battle.is_some_and(|b| b.defender == Some(seat));
        let side = if defends {
            Side::Defender
        } else {
            Side::Attacker
        };
        Self {
            future: game.future(),
            city_sites: cities.len(),
            road_sites: roads.len(),
            targets,
            step: 4.1,
            linked,
            heroes: player.heroes_out(),
            late: ((f32::from(game.day) - LATE) * 0.1).clamp(0.0, 4.0),
            fill: (game.ahead(seat) * 0.25).clamp(-1.0, 1.0) * (1.0 - game.future()),
            won: ((game.ahead(seat) - NEARLY_WON) / (WON - NEARLY_WON)).clamp(0.0, 1.0),
            deck: f32::from(player.deck),
            weapons: deck.artefacts(Artefact::Weapon),
            workers: deck.workers(),
            supply: deck.count(Card::SUPPLY),
            strength: game.force(seat, side),
        }
    }

    /// Growth pays while there is time, and a fat deck is a slow one.
    fn growth(&self) -> f32 {
        let fat = (1.0 - self.deck * 0.022).clamp(0.2, 1.3);
        self.future * fat * (1.0 - 0.8 * self.won)
    }

    pub(crate) fn recruit(&self, rank: Rank) -> f32 {
        let missed = rank == Rank::Tribesman && self.workers < WORKERS;
        let worth = [1.1, 3.5, 9.3, 22.2][rank.index()] * self.growth();
        if missed { worth + 2.8 } else { worth }
    }

    /// Whether the deck cannot do without such a card: what is built needs workers and Supply.
    pub(crate) fn is_scarce(&self, card: Card) -> bool {
        match card.kind() {
            Kind::Supply => self.supply <= SUPPLY,
            Kind::Unit(Rank::Tribesman) | Kind::Artefact(Artefact::Tool) => self.workers <= WORKERS,
            Kind::Unit(_) | Kind::Artefact(_) | Kind::Great(_) | Kind::Joker => false,
        }
    }

    pub(crate) fn create(&self, artefact: Artefact) -> f32 {
        let worth = match artefact {
            Artefact::Tool => -3.4,
            Artefact::Weapon if self.weapons == 0 => 12.8,
            Artefact::Weapon => -0.75,
            Artefact::Amulet => -0.58,
            Artefact::Title => 11.6,
            Artefact::Scroll => 1.7,
            Artefact::Tent => 1.3,
            Artefact::Horse => 1.4,
        };
        worth * self.growth()
    }

    pub(crate) fn city(&self, level: Level) -> f32 {
        // Early a city is also a place to raise later.
        8.5 * f32::from(level.number()) + 1.3 * self.future + 0.9 * self.fill + FINISH * self.won
    }

    pub(crate) fn upgrade(&self) -> f32 {
        5.5
    }

    pub(crate) fn road(&self, shape: Shape) -> f32 {
        // A road takes a square that a city could have: it must lead to something.
        let need = match (self.city_sites, self.linked) {
            (0, _) => 4.2,
            (1, false) => 2.1,
            (1, true) | (2, false) => 0.97,
            _ => -1.2,
        };
        let many = if matches!(shape, Shape::Tee | Shape::Cross) {
            0.76
        } else {
            0.0
        };
        let worth: f32 = (need + many) * self.future;
        let worth = if self.late > 0.0 {
            worth.max(0.0) + self.late
        } else {
            worth
        };
        worth + 2.0 * self.fill + FINISH * self.won
    }

    pub(crate) fn hire(&self) -> f32 {
        match (self.heroes, self.linked) {
            (0, true) => 13.9,
            (_, true) => 3.5,
            (_, false) => 0.79,
        }
    }

    /// What an attack promises.
    pub(crate) fn attack(&self, game: &Battalia, square: Square, foe: Foe) -> f32 {
        let level = f32::from(game.board.strength(square));
        let force = f32::from(self.strength);
        match foe {
            Foe::Neutral if force > level => 37.0,
            Foe::Ruins if self.strength > u16::from(game.options.guard()) => {
                12.0 * self.future + 5.0
            }
            Foe::Neutral | Foe::Ruins => -6.0,
            Foe::City => {
                let owner = game.board.owner(square);
                let answer = owner.map_or(0.0, |owner| game.expected_answer(owner));
                let odds = chance_of(force - level - answer);
                odds * (LEVEL * level * 0.21 + 3.0) - (1.0 - odds) * 8.4
            }
            Foe::Hero { seat, .. } => {
                let odds = chance_of(force - game.expected_answer(seat));
                odds * 7.3 - (1.0 - odds) * 7.0
            }
        }
    }
}

/// How likely a battle with this surplus of strength is won.
fn chance_of(surplus: f32) -> f32 {
    1.0 / (1.0 + (-surplus / 1.8).exp())
}

impl Battalia {
    /// How much of the game is still to come.
    pub(crate) fn future(&self) -> f32 {
        let playable = (self.board.empty() | self.board.built).len();
        let left = self.board.empty().len() as f32 / playable.max(1) as f32;
        let most = self
            .players
            .values()
            .iter()
            .map(|player| player.cities[Level::Four])
            .max()
            .unwrap_or(0);
        let towards = f32::from(most) / f32::from(self.options.end_level4_cities);
        let days = f32::from(self.options.weeks() * DAYS_PER_WEEK);
        let time = 1.0 - f32::from(self.day) / days;
        (left * 1.3)
            .min(1.0 - towards * 0.8)
            .min(time)
            .clamp(0.1, 1.0)
    }

    /// By how many points a seat is ahead of the best of the others.
    fn ahead(&self, seat: Seat) -> f32 {
        let best = self
            .others(seat)
            .map(|other| self.victory_points(other))
            .max();
        f32::from(self.victory_points(seat)) - f32::from(best.unwrap_or(0))
    }

    /// Squares where a hero of the seat could gain something.
    pub(crate) fn targets_of(&self, seat: Seat) -> Squares {
        let mut targets = Squares::NONE;
        let owned = self.board.all_owned();
        if self.may_capture(seat) {
            targets |= self.board.cities.minus(owned);
        }
        targets |= owned.minus(self.board.owned[seat]);
        if self.ruins_open(seat) {
            targets |= Square::RUINS.only();
        }
        targets
    }

    /// Steps from a square to the nearest of some others.
    pub(crate) fn distance(&self, from: Square, targets: Squares) -> u8 {
        let mut set = from.only();
        for steps in 0..NOWHERE {
            if set.meets(targets) {
                return steps;
            }
            let next = set | self.board.step(set);
            if next == set {
                break;
            }
            set = next;
        }
        NOWHERE
    }

    /// The strength that a seat could bring into a battle on a side: hand, tokens and bonus.
    pub(crate) fn force(&self, seat: Seat, side: Side) -> u16 {
        let hand = &self.player(seat).hand;
        let mut sum = 0;
        for card in hand.kinds() {
            let tokens = u16::from(self.tokens(card.kind())) * u16::from(hand.count(card));
            sum += tokens * u16::from(token_strength(card.kind(), side));
        }
        if seat == self.seat_of(side) {
            for laid in self.laid.of(side) {
                let mut kind = laid.token.kind();
                if kind == Kind::Joker {
                    kind = Kind::Unit(Rank::Lord);
                }
                sum += u16::from(laid.left) * u16::from(token_strength(kind, side));
            }
        }
        sum
    }

    /// What a defender will probably add: part of the hand, ambush and tents.
    pub(crate) fn expected_answer(&self, seat: Seat) -> f32 {
        let player = self.player(seat);
        let mut ready = f32::from(self.force(seat, Side::Defender)) * 0.8;
        ready += player.ambush.len() as f32 * 2.0;
        for (_, tent) in self.tents.of(seat) {
            let held: u8 = tent
                .cards()
                .map(|card| token_strength(card.kind(), Side::Defender))
                .sum();
            ready += f32::from(held);
        }
        ready
    }
}

/// How dear a card is: what one would rather not lose.
pub(crate) fn dearness(token: Token) -> f32 {
    match token.kind() {
        Kind::Supply => 0.24,
        Kind::Unit(rank) => [0.0, 1.7, 2.8, 4.4][rank.index()],
        Kind::Artefact(Artefact::Tool) => 7.4,
        Kind::Artefact(Artefact::Title) => 0.85,
        Kind::Artefact(Artefact::Weapon) => 2.9,
        Kind::Artefact(Artefact::Amulet) => -1.1,
        Kind::Artefact(_) => 0.58,
        Kind::Great(_) => 8.0,
        Kind::Joker => 4.5,
    }
}
