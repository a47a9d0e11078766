//! The game's own judgement: what things are worth to a seat, in tenths of a victory point.

use ziggurat_engine::Seat;

use crate::{
    battle::token_strength,
    board::{OFF, RUINS, Square},
    cards::{Card, Kind, Token},
    ids::{Artefact, Faction, Rank, Shape},
    state::{Battalia, Foe, NO, Phase},
    tables::{DAYS_PER_WEEK, HAND_SIZE},
};

/// A level of a city.
const LEVEL: f32 = 10.0;
/// How much of what cards can bring they do bring.
const YIELD: f32 = 0.35;
/// Turns of a player in a whole game, about.
const TURNS: f32 = 16.0;
/// How many cards cohorts draw: times the square of the cards of one faction in hand.
const COHORT: f32 = 0.1;
/// A great artefact in the deck, a hero on the board, and one that has come near something.
const GREAT: f32 = 8.0;
const HERO: f32 = 3.0;
const NEAR: f32 = 6.0;
/// Tribesmen and tools, and Supply cards, that a deck needs.
const WORKERS: u8 = 3;
const SUPPLY: u8 = 4;
/// A square where a city could be built at once, and how many of them are enough.
const SITE: f32 = 3.0;
const ENOUGH_SITES: u32 = 2;
/// From this day on the board is filled even if it brings nothing.
const LATE: f32 = 28.0;
/// No way leads there.
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
    pub(crate) targets: u64,
    /// What a step towards one is worth.
    pub(crate) step: f32,
    /// Whether a road leads from own cities to a target.
    pub(crate) linked: bool,
    heroes: u8,
    /// How badly the game wants to end.
    late: f32,
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
        let linked = game.base(seat) & targets != 0;
        let player = game.player(seat);
        let deck = game.deck_of(seat);
        let side = usize::from(game.battle.is_some_and(|b| b.defender == seat.0));
        Self {
            future: game.future(),
            city_sites: cities.count_ones(),
            road_sites: roads.count_ones(),
            targets,
            step: 2.0,
            linked,
            heroes: game.heroes_out(seat),
            late: ((f32::from(game.day) - LATE) * 0.1).clamp(0.0, 4.0),
            deck: f32::from(player.deck),
            weapons: deck.artefacts(Artefact::Weapon.index()),
            workers: deck.units(0) + deck.artefacts(Artefact::Tool.index()),
            supply: deck.count(Card::SUPPLY),
            strength: game.force(seat, side),
        }
    }

    /// Growth pays while there is time, and a fat deck is a slow one.
    fn growth(&self) -> f32 {
        let fat = (1.3 - self.deck / 60.0).clamp(0.4, 1.1);
        self.future * fat
    }

    pub(crate) fn recruit(&self, rank: Rank) -> f32 {
        let missed = rank == Rank::Tribesman && self.workers < WORKERS;
        let worth = [2.0, 4.5, 6.5, 10.0][rank.index()] * self.growth();
        if missed { worth + 3.0 } else { worth }
    }

    /// Whether the deck cannot do without such a card: what is built needs workers and Supply.
    pub(crate) fn is_scarce(&self, card: Card) -> bool {
        match card.kind() {
            Kind::Supply => self.supply <= SUPPLY,
            Kind::Unit(Rank::Tribesman) | Kind::Artefact(Artefact::Tool) => self.workers <= WORKERS,
            _ => false,
        }
    }

    pub(crate) fn create(&self, artefact: Artefact) -> f32 {
        let worth = match artefact {
            Artefact::Tool => 6.0,
            Artefact::Weapon if self.weapons == 0 => 9.0,
            Artefact::Weapon => 4.5,
            Artefact::Amulet => 4.0,
            Artefact::Title => 8.0,
            Artefact::Scroll => 2.0,
            Artefact::Tent => 2.0,
            Artefact::Horse => 4.0,
        };
        worth * self.growth()
    }

    pub(crate) fn city(&self, level: u8) -> f32 {
        // Early a city is also a place to raise later.
        LEVEL * f32::from(level) + 4.0 * self.future
    }

    pub(crate) fn upgrade(&self) -> f32 {
        LEVEL
    }

    pub(crate) fn road(&self, shape: Shape) -> f32 {
        // A road takes a square that a city could have: it must lead to something.
        let need = match (self.city_sites, self.linked) {
            (0, _) => 6.0,
            (1, false) => 2.5,
            (1, true) | (2, false) => 1.0,
            _ => -1.0,
        };
        let many = if matches!(shape, Shape::Tee | Shape::Cross) {
            0.3
        } else {
            0.0
        };
        let worth: f32 = (need + many) * (0.3 + self.future);
        if self.late > 0.0 {
            worth.max(0.0) + self.late
        } else {
            worth
        }
    }

    pub(crate) fn hire(&self) -> f32 {
        match (self.heroes, self.linked) {
            (0, true) => 8.0,
            (_, true) => 3.0,
            _ => 1.0,
        }
    }

    /// What an attack promises.
    pub(crate) fn attack(&self, game: &Battalia, square: Square, foe: Foe) -> f32 {
        let level = f32::from(game.board.tile(square).level);
        let force = f32::from(self.strength);
        match foe {
            Foe::Neutral if force > level => 48.0,
            Foe::Ruins if self.strength > u16::from(game.options.guard()) => {
                25.0 * self.future + 5.0
            }
            Foe::Neutral | Foe::Ruins => -6.0,
            Foe::City => {
                let owner = game.board.owner(square);
                let answer = owner.map_or(0.0, |owner| game.expected_answer(owner));
                let odds = chance_of(force - level - answer);
                odds * (LEVEL * level * 1.6 + 3.0) - (1.0 - odds) * 7.0
            }
            Foe::Hero { seat, .. } => {
                let odds = chance_of(force - game.expected_answer(seat));
                odds * 4.0 - (1.0 - odds) * 7.0
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
        let playable = (self.board.empty() | self.board.built).count_ones();
        let left = self.board.empty().count_ones() as f32 / playable.max(1) as f32;
        let most = self
            .players
            .iter()
            .map(|player| player.cities[3])
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

    /// Squares where a hero of the seat could gain something.
    fn targets_of(&self, seat: Seat) -> u64 {
        let mut targets = 0;
        let neutral = self
            .board
            .owned
            .iter()
            .fold(self.board.cities, |all, set| all & !set);
        if self.may_capture(seat) {
            targets |= neutral;
        }
        for other in self.others(seat) {
            targets |= self.board.owned[other.index()];
        }
        if self.ruins_open(seat) {
            targets |= RUINS.bit();
        }
        targets
    }

    /// Steps from a square to the nearest of some others.
    pub(crate) fn distance(&self, from: Square, targets: u64) -> u8 {
        let mut set = from.bit();
        for steps in 0..NOWHERE {
            if set & targets != 0 {
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
    pub(crate) fn force(&self, seat: Seat, side: usize) -> u16 {
        let hand = &self.player(seat).hand;
        let mut sum = 0;
        for card in hand.kinds() {
            let tokens = u16::from(self.tokens(card.kind())) * u16::from(hand.count(card));
            sum += tokens * u16::from(token_strength(card.kind(), side));
        }
        if seat == self.seat_of(side) {
            for laid in self.pools[side].laid() {
                let kind = match laid.token.kind() {
                    Kind::Joker => Kind::Unit(Rank::Lord),
                    kind => kind,
                };
                sum += u16::from(laid.left) * u16::from(token_strength(kind, side));
            }
        }
        sum
    }

    /// What a defender will probably add: part of the hand, ambush and tents.
    pub(crate) fn expected_answer(&self, seat: Seat) -> f32 {
        let player = self.player(seat);
        let mut ready = f32::from(self.force(seat, 1)) * 0.8;
        ready += player.ambushed() as f32 * 2.0;
        for (_, tent) in self.tents_of(seat) {
            let held: u8 = tent
                .cards()
                .map(|card| token_strength(card.kind(), 1))
                .sum();
            ready += f32::from(held);
        }
        ready
    }

    /// How good the position is for a seat, in tenths of a point.
    pub(crate) fn standing(&self, seat: Seat) -> f32 {
        let player = self.player(seat);
        let future = self.future();
        let mut sum = LEVEL * f32::from(self.victory_points(seat));
        sum += self.income(seat) * (self.share_of_day(seat) + TURNS * future);
        for (card, ..) in player.ambush_cards() {
            sum += YIELD * yield_of(card.kind());
        }
        if player.great != NO {
            sum += GREAT * future;
        }
        let sites = self.sites(seat).1.count_ones().min(ENOUGH_SITES);
        sum += SITE * sites as f32 * future;
        let targets = self.targets_of(seat);
        for &at in player.heroes.iter().filter(|&&at| at != OFF) {
            let far = f32::from(self.distance(Square(at), targets));
            sum += HERO + NEAR * future * (1.0 - far / f32::from(NOWHERE));
        }
        sum
    }

    /// What the deck brings in a turn: by how good its cards are on average, and by how often cohorts
    /// of its strongest faction draw more of them.
    fn income(&self, seat: Seat) -> f32 {
        let all = self.deck_of(seat);
        let mut sum = f32::from(all.count(Card::SUPPLY)) * yield_of(Kind::Supply);
        for &rank in Rank::ALL {
            sum += f32::from(all.units(rank.index())) * yield_of(Kind::Unit(rank));
        }
        for &artefact in Artefact::ALL {
            let count = f32::from(all.artefacts(artefact.index()));
            sum += count * yield_of(Kind::Artefact(artefact));
        }
        let most = Faction::ALL.iter().map(|&f| all.of_faction(f)).max();
        let deck = f32::from(self.player(seat).deck).max(1.0);
        let hand = f32::from(HAND_SIZE);
        let of_one = hand * f32::from(most.unwrap_or(0)) / deck;
        let supply = f32::from(all.count(Card::SUPPLY)) / f32::from(SUPPLY);
        let workers = all.units(0) + all.artefacts(Artefact::Tool.index());
        let workers = f32::from(workers) / f32::from(WORKERS);
        let able = 0.4 + 0.3 * supply.min(1.0) + 0.3 * workers.min(1.0);
        YIELD * able * sum / deck * (hand + COHORT * of_one * of_one)
    }

    /// How much of a turn the seat still has on this day.
    fn share_of_day(&self, seat: Seat) -> f32 {
        let order = |seat: Seat| (seat.0 + self.count - self.start_player.0) % self.count;
        if seat != self.active {
            return f32::from(u8::from(order(seat) > order(self.active)));
        }
        match self.phase {
            Phase::Gather => 1.0,
            _ => (self.player(seat).hand.total() as f32 / f32::from(HAND_SIZE)).min(1.0),
        }
    }
}

/// What a card can bring when it is drawn.
fn yield_of(kind: Kind) -> f32 {
    match kind {
        Kind::Supply => 1.2,
        Kind::Unit(rank) => [2.5, 4.0, 4.8, 6.0][rank.index()],
        Kind::Artefact(artefact) => [5.0, 4.0, 3.0, 5.0, 1.2, 1.5, 2.5][artefact.index()],
        Kind::Great(_) | Kind::Joker => 6.0,
    }
}

/// How dear a card is: what one would rather not lose.
pub(crate) fn dearness(token: Token) -> f32 {
    match token.kind() {
        Kind::Supply => 0.5,
        Kind::Unit(rank) => f32::from(rank.number()),
        Kind::Artefact(Artefact::Tool | Artefact::Title) => 3.0,
        Kind::Artefact(_) => 2.0,
        Kind::Great(_) => 8.0,
        Kind::Joker => 4.5,
    }
}
