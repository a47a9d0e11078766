//! The position: plain values, small enough to be copied at every step of a search.

use serde::{Deserialize, Serialize};
use ziggurat_engine::{Seat, SeatSet, Waiting};

use crate::{
    board::{Board, OFF, Square},
    cards::{CARDS, Card, Cards, Kind, Token},
    document::Document,
    ids::{Artefact, Faction, Great, Rank, Shape},
    options::Options,
    piles::Piles,
    tables::{DAYS_PER_WEEK, HIDING_PLACES, HIGH_MARKERS, ILLUMINATED, LOW_MARKERS, MATCHING},
};

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "battalia.ts"))]
#[serde(rename_all = "snake_case")]
pub enum EndReason {
    /// Somebody has enough cities of level 4 (BAT-15.1).
    Cities,
    /// No square is left to build on (BAT-15.2).
    BoardFull,
    /// The agreed weeks are over (BAT-15.9).
    WeekLimit,
    /// The guard of the engine (BAT-15.10).
    Guard,
}

/// Where the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "battalia.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Factions are picked (BAT-2.8).
    Factions,
    /// Start cities are chosen (BAT-2.8).
    Starts,
    /// A free road of the set-up (BAT-18.4).
    FreeRoad,
    /// A free city of the set-up (BAT-18.4).
    FreeCity,
    /// Step 1: cohorts or mulligan (section 4).
    Gather,
    /// Step 3: actions.
    Act,
    /// Sources of what was begun are named (BAT-6.4).
    Pay,
    /// A terrain card is placed (BAT-8.12).
    Place,
    /// A card of a matching pair is taken (BAT-7.4).
    Take,
    /// A second card for a tent (BAT-9.13).
    Station,
    /// A card goes into the ambush (BAT-5.2).
    Conceal,
    /// The horn brings cards (BAT-10.6).
    Fetch,
    /// A hidden card makes room (BAT-5.5).
    Drop,
    /// A joker in a battle row is declared (BAT-12.26).
    Declare,
    /// The attacker opens (BAT-12.4).
    Open,
    /// The defender answers (BAT-12.8).
    Answer,
    /// The defender or the attacker raises (BAT-12.13).
    Raise,
    /// A great artefact is chosen (BAT-13.6).
    Claim,
    /// The game has ended.
    Over(EndReason),
}

/// The most players.
pub(crate) const MAX_PLAYERS: usize = 4;
/// No faction yet, no card in a hiding place, no great artefact.
pub(crate) const NO: u8 = u8::MAX;
/// Cards that can lie live in one pool.
pub(crate) const POOL: usize = 32;
/// There are twelve tents and the hammer.
pub(crate) const TENTS: usize = 13;

/// Cards that were targets of an artefact in this turn and are in hand again: four bits each (BAT-6.7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Marks([u8; CARDS / 2]);

impl Marks {
    #[inline]
    pub(crate) const fn count(&self, card: Card) -> u8 {
        self.0[card.index() / 2] >> (card.index() % 2 * 4) & 15
    }

    pub(crate) fn add(&mut self, card: Card) {
        if self.count(card) < 15 {
            self.0[card.index() / 2] += 1 << (card.index() % 2 * 4);
        }
    }

    pub(crate) fn take(&mut self, card: Card) {
        if self.count(card) > 0 {
            self.0[card.index() / 2] -= 1 << (card.index() % 2 * 4);
        }
    }

    pub(crate) fn clear(&mut self) {
        self.0 = [0; CARDS / 2];
    }
}

/// A player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Player {
    pub(crate) hand: Cards,
    /// The draw pile; its order is decided when cards are drawn.
    pub(crate) nation: Cards,
    pub(crate) shelter: Cards,
    /// What everybody knows to be in hand or hidden in the ambush: at least so many of each.
    pub(crate) seen: Cards,
    /// What everybody knows to be in hand, nation or hidden in the ambush: at least so many of each
    /// tribesman, chief and priest by faction. Of all other cards everybody knows all.
    pub(crate) known: [[u8; 4]; 3],
    /// Hand cards that were targets in this turn.
    pub(crate) marked: Marks,
    /// Cards in the hiding places, the first ones filled; [`NO`] where none is.
    pub(crate) ambush: [u8; HIDING_PLACES],
    /// Hiding places whose card everybody knows (BAT-9.8), as bits.
    pub(crate) open: u8,
    /// Hiding places whose card was a target in this turn (BAT-12.28), as bits.
    pub(crate) fresh: u8,
    pub(crate) faction: u8,
    /// Where the heroes stand; [`OFF`] if not on the board.
    pub(crate) heroes: [u8; 2],
    /// Heroes that moved without pay since the last card was used up (BAT-17.3), as bits.
    pub(crate) roamed: u8,
    /// Own cities by level.
    pub(crate) cities: [u8; 4],
    /// The great artefact in the deck (BAT-7.6).
    pub(crate) great: u8,
    /// Number of cards in the deck (BAT-5.3).
    pub(crate) deck: u8,
    /// Has been a defender in this turn (BAT-3.6).
    pub(crate) defended: bool,
    /// Has captured a neutral city (BAT-18.2).
    pub(crate) captured: bool,
}

impl Player {
    pub(crate) const NEW: Self = Self {
        hand: Cards::NONE,
        nation: Cards::NONE,
        shelter: Cards::NONE,
        seen: Cards::NONE,
        known: [[0; 4]; 3],
        marked: Marks([0; CARDS / 2]),
        ambush: [NO; HIDING_PLACES],
        open: 0,
        fresh: 0,
        faction: NO,
        heroes: [OFF; 2],
        roamed: 0,
        cities: [0; 4],
        great: NO,
        deck: 0,
        defended: false,
        captured: false,
    };

    #[inline]
    pub(crate) fn faction(&self) -> Option<Faction> {
        Faction::ALL.get(usize::from(self.faction)).copied()
    }

    /// How many cards are in the ambush.
    #[inline]
    pub(crate) fn ambushed(&self) -> usize {
        self.ambush.iter().filter(|&&card| card != NO).count()
    }

    /// The cards in the ambush with what is known of them.
    pub(crate) fn ambush_cards(&self) -> impl Iterator<Item = (Card, bool, bool)> + '_ {
        let filled = self.ambush.iter().enumerate().filter(|(_, c)| **c != NO);
        filled.map(|(i, &c)| (Card(c), self.open >> i & 1 == 1, self.fresh >> i & 1 == 1))
    }

    /// Heroes on a square, as bits.
    #[inline]
    pub(crate) fn heroes_on(&self, square: Square) -> u8 {
        u8::from(self.heroes[0] == square.0) | u8::from(self.heroes[1] == square.0) << 1
    }

    /// Whether a marker with this level is in reserve (BAT-8.4).
    #[inline]
    pub(crate) fn has_marker(&self, level: u8) -> bool {
        match level {
            1 | 2 => self.cities[0] + self.cities[1] < LOW_MARKERS,
            _ => self.cities[2] + self.cities[3] < HIGH_MARKERS,
        }
    }

    /// The highest level up to this one of which a marker is in reserve (BAT-12.20).
    pub(crate) fn best_marker(&self, level: u8) -> Option<u8> {
        (1..=level.min(4))
            .rev()
            .find(|&level| self.has_marker(level))
    }
}

/// A card on the table that still gives tokens (BAT-6.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Laid {
    /// The card that lies there.
    pub(crate) card: Card,
    /// What its tokens are.
    pub(crate) token: Token,
    /// Tokens in the pool.
    pub(crate) left: u8,
    /// Tokens in the battle row.
    pub(crate) row: u8,
    pub(crate) flags: u8,
}

/// It was the target of an artefact in this turn (BAT-6.7).
pub(crate) const TARGET: u8 = 1;
/// It was laid while its type was illuminated: its tokens come in pairs (BAT-6.3).
pub(crate) const PAIR: u8 = 2;
/// A token of it was spent outside the row (BAT-12.15).
pub(crate) const SPLIT: u8 = 4;
/// It served as an amulet and rolled something else than 4 or 5 (BAT-9.7).
pub(crate) const GOOD: u8 = 8;

impl Laid {
    const NONE: Self = Self {
        card: Card(0),
        token: Token(0),
        left: 0,
        row: 0,
        flags: 0,
    };

    #[inline]
    pub(crate) const fn is(&self, flag: u8) -> bool {
        self.flags & flag != 0
    }
}

/// The cards of one side that still give tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Pool {
    len: u8,
    laid: [Laid; POOL],
}

impl Pool {
    pub(crate) const EMPTY: Self = Self {
        len: 0,
        laid: [Laid::NONE; POOL],
    };

    #[inline]
    pub(crate) fn laid(&self) -> &[Laid] {
        &self.laid[..usize::from(self.len)]
    }

    #[inline]
    pub(crate) fn laid_mut(&mut self) -> &mut [Laid] {
        &mut self.laid[..usize::from(self.len)]
    }

    /// Adds a card; says where, or `None` if there is no room.
    pub(crate) fn push(&mut self, laid: Laid) -> Option<usize> {
        let at = usize::from(self.len);
        *self.laid.get_mut(at)? = laid;
        self.len += 1;
        Some(at)
    }

    pub(crate) fn remove(&mut self, at: usize) {
        let len = usize::from(self.len);
        if at < len {
            self.laid.copy_within(at + 1..len, at);
            self.len -= 1;
            self.laid[len - 1] = Laid::NONE;
        }
    }
}

/// A pitched tent with its cards (BAT-9.13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Tent {
    /// Whose; [`NO`] if there is no tent.
    pub(crate) owner: u8,
    /// The tent, or the hammer.
    pub(crate) card: Card,
    /// The cards in it; the second can be [`NO`].
    pub(crate) held: [u8; 2],
    /// Pitched in this turn.
    pub(crate) fresh: bool,
}

impl Tent {
    pub(crate) const NONE: Self = Self {
        owner: NO,
        card: Card(0),
        held: [NO; 2],
        fresh: false,
    };

    /// The cards in it.
    pub(crate) fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        self.held
            .iter()
            .filter(|&&card| card != NO)
            .map(|&card| Card(card))
    }

    pub(crate) fn is_hammer(&self) -> bool {
        self.card == Card::great(Great::Hammer)
    }
}

/// What is under way, or what a payment is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "battalia.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    /// Nothing.
    Nothing,
    /// A unit is recruited.
    Recruit(Rank),
    /// An artefact is created.
    Create(Artefact),
    /// A road or city of a shape is built, with the level of a city.
    Build(Shape, u8),
    /// A city is raised.
    Upgrade(Square),
    /// An amulet is used.
    Amulet(Aim),
    /// A title raises by so many ranks.
    Title(Aim, u8),
    /// A scroll changes the faction.
    Scroll(Aim, Faction),
    /// A tent is pitched for a card.
    Pitch(Card),
    /// A hero is hired.
    Hire(u8, Square),
    /// A hero walks.
    Walk(u8, Square),
    /// A hero rides.
    Ride(u8, Square),
    /// A hero retreats.
    Retreat(Square),
    /// A card is hidden.
    Hide,
    /// The horn is blown.
    Horn,
}

/// What an artefact works on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "battalia.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Aim {
    /// A hand card.
    Hand(Card),
    /// A card of the own battle row, by its place among the own laid cards (BAT-12.15).
    Row(u8),
    /// The scroll itself (BAT-9.12).
    Itself(Card),
}

/// What must be paid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "battalia.ts"))]
pub struct Needs {
    /// Units by rank.
    pub units: [u8; 4],
    /// Supply tokens.
    pub supply: u8,
    /// An artefact, as its place counted from 1; 0 for none.
    pub artefact: u8,
    /// Both uses of one illuminated artefact (BAT-9.10).
    pub pair: bool,
}

impl Needs {
    #[inline]
    pub(crate) const fn of(cost: ([u8; 4], u8)) -> Self {
        Self {
            units: cost.0,
            supply: cost.1,
            artefact: 0,
            pair: false,
        }
    }

    #[inline]
    pub(crate) const fn artefact(artefact: Artefact, supply: u8) -> Self {
        Self {
            units: [0; 4],
            supply,
            artefact: artefact as u8 + 1,
            pair: false,
        }
    }

    #[inline]
    pub(crate) fn is_met(&self) -> bool {
        self.units == [0; 4] && self.supply == 0 && self.artefact == 0
    }

    /// The artefact that must be named.
    #[inline]
    pub(crate) fn wanted(&self) -> Option<Artefact> {
        self.artefact.checked_sub(1).map(|a| Artefact::at(a.into()))
    }
}

/// What is under way between two actions. Cards are numbers here, 255 is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "battalia.ts"))]
pub struct Task {
    /// What for.
    pub purpose: Purpose,
    /// What is still to be paid.
    pub needs: Needs,
    /// The target of an artefact or what is stationed, and the tent itself or a place in the row.
    pub waiting: [u8; 2],
    /// The place in the pool that an artefact came from.
    pub entry: u8,
    /// How much is still to be taken; for a building 1 if it is free.
    pub count: u8,
}

impl Task {
    pub(crate) const NONE: Self = Self {
        purpose: Purpose::Nothing,
        needs: Needs {
            units: [0; 4],
            supply: 0,
            artefact: 0,
            pair: false,
        },
        waiting: [NO; 2],
        entry: NO,
        count: 0,
    };
}

/// What is attacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "battalia.ts"))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Foe {
    /// The city of another player on the square.
    City,
    /// A hero of another player on the square.
    Hero {
        /// Whose.
        seat: Seat,
        /// Which: 0 or 1.
        hero: u8,
    },
    /// The neutral city on the square.
    Neutral,
    /// The ruins.
    Ruins,
}

/// A battle under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "battalia.ts"))]
pub struct Battle {
    /// Where.
    pub square: Square,
    /// What is attacked.
    pub foe: Foe,
    /// The seat that defends; 255 against neutral cities and the ruins.
    pub defender: u8,
    /// Heroes of attacker and defender that take part, as bits.
    pub heroes: [u8; 2],
    /// The side that is to act: 0 the attacker, 1 the defender.
    pub side: u8,
    /// Whether the opening weapon was laid (BAT-12.27).
    pub opened: bool,
    /// Opening, answer or raise.
    pub stage: Phase,
}

/// A position of Battalia: The Creation.
///
/// Its JSON is a [`Document`] that can be written by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Document", into = "Document")]
pub struct Battalia {
    pub(crate) players: [Player; MAX_PLAYERS],
    pub(crate) board: Board,
    pub(crate) piles: Piles,
    /// Cards on the table of the active player that give no more tokens, and those of a defender.
    pub(crate) tables: [Cards; 2],
    /// Cards gained in this turn.
    pub(crate) gained: Cards,
    /// What the cohort of the active player has shown to some: at least so many are still in hand.
    pub(crate) shown: Cards,
    /// Seats that were shown the cohort, as bits.
    pub(crate) shown_to: u8,
    /// Factions of the cohorts declared in this turn, as bits, and how many cards they had.
    pub(crate) cohort: u8,
    pub(crate) cohort_count: u8,
    pub(crate) pools: [Pool; 2],
    pub(crate) tents: [Tent; TENTS],
    pub(crate) task: Task,
    pub(crate) battle: Option<Battle>,
    /// Great artefacts on display, as bits.
    pub(crate) display: u8,
    /// Great artefacts that nobody has seen yet, as bits: one of them lies under each neutral city of
    /// BAT-18.2, which one is decided when it is found.
    pub(crate) unseen: u8,
    /// Cards removed for good (BAT-5.7).
    pub(crate) limbo: Cards,
    pub(crate) count: u8,
    pub(crate) active: Seat,
    pub(crate) start_player: Seat,
    pub(crate) phase: Phase,
    /// Counted from 0.
    pub(crate) day: u8,
    /// Factions left out, as bits.
    pub(crate) removed: u8,
    pub(crate) options: Options,
}

impl Battalia {
    /// An empty board, and nobody has anything.
    pub(crate) fn bare(players: u8, options: Options) -> Self {
        Self {
            players: [Player::NEW; MAX_PLAYERS],
            board: Board::EMPTY,
            piles: Piles::EMPTY,
            tables: [Cards::NONE; 2],
            gained: Cards::NONE,
            shown: Cards::NONE,
            shown_to: 0,
            cohort: 0,
            cohort_count: 0,
            pools: [Pool::EMPTY; 2],
            tents: [Tent::NONE; TENTS],
            task: Task::NONE,
            battle: None,
            display: 0,
            unseen: 0,
            limbo: Cards::NONE,
            count: players,
            active: Seat(0),
            start_player: Seat(0),
            phase: Phase::Factions,
            day: 0,
            removed: 0,
            options,
        }
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index() & 3]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index() & 3]
    }

    pub(crate) fn seats_all(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.count)
    }

    /// The others, clockwise from the seat.
    pub(crate) fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let (seat, count) = (seat.0, self.count);
        (1..count).map(move |step| Seat((seat + step) % count))
    }

    /// The side that acts: 0 the active player, 1 a defender.
    #[inline]
    pub(crate) fn side(&self) -> usize {
        self.battle.map_or(0, |battle| battle.side.into())
    }

    /// The player of a side.
    #[inline]
    pub(crate) fn seat_of(&self, side: usize) -> Seat {
        match self.battle {
            Some(battle) if side == 1 => Seat(battle.defender),
            _ => self.active,
        }
    }

    /// Who is to act.
    #[inline]
    pub(crate) fn actor(&self) -> Seat {
        self.seat_of(self.side())
    }

    #[inline]
    pub(crate) fn waits_for(&self) -> Waiting {
        match self.phase {
            Phase::Over(_) => Waiting::over(),
            _ => Waiting {
                must: SeatSet::only(self.actor()),
                may: SeatSet::EMPTY,
            },
        }
    }

    /// Today's artefact under the sun (BAT-16.2).
    #[inline]
    pub(crate) fn illuminated(&self) -> Artefact {
        ILLUMINATED[usize::from(self.day % DAYS_PER_WEEK)]
    }

    /// Today's matching pair (BAT-16.2).
    #[inline]
    pub(crate) fn matching(&self) -> Artefact {
        MATCHING[usize::from(self.day % DAYS_PER_WEEK)]
    }

    /// How many tokens a card gives when it is laid (BAT-6.3).
    #[inline]
    pub(crate) fn tokens(&self, kind: Kind) -> u8 {
        match kind {
            Kind::Artefact(a) if a != Artefact::Tent && a == self.illuminated() => 2,
            _ => 1,
        }
    }

    /// Whether a card of this kind laid today is illuminated.
    #[inline]
    pub(crate) fn is_lit(&self, kind: Kind) -> bool {
        matches!(kind, Kind::Artefact(a) if a == self.illuminated())
    }

    /// Whether a faction is in the game.
    #[inline]
    pub(crate) fn in_game(&self, faction: Faction) -> bool {
        self.removed >> faction as u8 & 1 == 0
    }

    /// The tents of a seat with their places.
    pub(crate) fn tents_of(&self, seat: Seat) -> impl Iterator<Item = (u8, &Tent)> {
        let own = self.tents.iter().filter(move |tent| tent.owner == seat.0);
        own.enumerate().map(|(i, tent)| (i as u8, tent))
    }

    /// Hand cards of a kind that no artefact has touched in this turn (BAT-6.7).
    #[inline]
    pub(crate) fn can_be_target(&self, seat: Seat, card: Card) -> bool {
        let player = self.player(seat);
        player.hand.count(card) > player.marked.count(card)
    }
}
