//! The position: plain values, small enough to be copied at every step of a search.

use serde::{Deserialize, Serialize};
use ziggurat_engine::Seat;

use crate::{
    board::{BIG_STAND_SIZE, Hex, HexSet, LAND, LOCATIONS, STAND_SIZE, ZIGGURATS},
    document::Document,
    options::Options,
    pieces::{Card, CardSet, Tile, Token},
};

/// The most players.
pub(crate) const MAX_PLAYERS: usize = 4;
/// The most tokens that can be placed in one turn: a full stand of seven.
pub(crate) const MAX_PLACED: usize = 7;
/// An empty location site.
const NO_TILE: u8 = u8::MAX;

/// What brings points (BAB-6.4, 6.10, 5.9, 5.5, 8.2 and 8.11), in the order of the score sheet.
/// `Carried` holds what a position written by hand gives without saying where it came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Category {
    Nobles,
    Cities,
    Ziggurats,
    Fields,
    Cards,
    Carried,
}

/// The ids of the categories.
pub(crate) const CATEGORIES: [&str; 6] = [
    "nobles",
    "cities",
    "ziggurats",
    "fields",
    "cards",
    "carried",
];

/// Why a game ended (BAB-9.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "babylonia.ts"))]
#[serde(rename_all = "snake_case")]
pub enum EndReason {
    /// The active player's stand is empty.
    StandEmpty,
    /// At most one city is left on the board.
    FewCities,
}

/// Where in a turn the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "babylonia.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The active player places tokens.
    Placing,
    /// The active player chooses which due site is scored next.
    Scoring,
    /// The winner of a ziggurat chooses a card.
    TakingCard {
        /// The ziggurat.
        ziggurat: Hex,
        /// Who won it.
        winner: Seat,
    },
    /// The active player may take the additional turn of card 2.
    ExtraTurn,
    /// The game has ended.
    Over(EndReason),
}

/// A position of Babylonia.
///
/// Its JSON is a [`Document`] that can be written by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Document", into = "Document")]
pub struct Babylonia {
    /// Each player's tokens on the board, face up or face down.
    pub(crate) tokens: [HexSet; MAX_PLAYERS],
    /// Location sites that each player has tokens beside.
    pub(crate) near: [u32; MAX_PLAYERS],
    /// Face-up nobles of all players by kind; all other tokens on land are farmers.
    pub(crate) nobles: [HexSet; 3],
    /// Free hexes in use (BAB-2.5).
    pub(crate) free: HexSet,
    /// Kinds of the face-down tokens: two bits for each river hex.
    pub(crate) face_down: u64,
    /// Location sites that hold a city.
    pub(crate) cities: u32,
    /// Location sites that hold a field.
    pub(crate) fields: u32,
    /// Location sites that are due (BAB-6.3).
    pub(crate) due_cities: u32,
    /// Tiles on the location sites.
    tiles: [u8; LOCATIONS.len()],
    /// Tokens on the stands by kind.
    pub(crate) stands: [[u8; 4]; MAX_PLAYERS],
    /// Tokens in the supplies by kind; their order is decided when they are drawn.
    pub(crate) supplies: [[u8; 4]; MAX_PLAYERS],
    /// Points by category.
    pub(crate) points: [[u16; 6]; MAX_PLAYERS],
    pub(crate) owned_cities: [u8; MAX_PLAYERS],
    pub(crate) owned_cards: [CardSet; MAX_PLAYERS],
    pub(crate) available_cards: CardSet,
    pub(crate) spent_cards: CardSet,
    /// Hexes of the tokens placed in this turn, in order.
    pub(crate) placed: [u8; MAX_PLACED],
    pub(crate) placed_count: u8,
    /// Ziggurats that have been scored, and those that are due.
    pub(crate) scored_ziggurats: u8,
    pub(crate) due_ziggurats: u8,
    pub(crate) players: u8,
    pub(crate) active: Seat,
    pub(crate) first_player: Seat,
    /// Seats that have finished a turn.
    pub(crate) had_turn: u8,
    pub(crate) turn: u16,
    pub(crate) phase: Phase,
    pub(crate) options: Options,
}

impl Babylonia {
    /// A board with nothing on it but the ziggurats.
    pub(crate) fn bare(players: u8, options: Options) -> Self {
        let mut free = crate::board::in_use(players);
        ZIGGURATS.iter().for_each(|&hex| free.remove(hex));
        Self {
            tokens: [HexSet::EMPTY; MAX_PLAYERS],
            near: [0; MAX_PLAYERS],
            nobles: [HexSet::EMPTY; 3],
            free,
            face_down: 0,
            cities: 0,
            fields: 0,
            due_cities: 0,
            tiles: [NO_TILE; LOCATIONS.len()],
            stands: [[0; 4]; MAX_PLAYERS],
            supplies: [[0; 4]; MAX_PLAYERS],
            points: [[0; 6]; MAX_PLAYERS],
            owned_cities: [0; MAX_PLAYERS],
            owned_cards: [CardSet::default(); MAX_PLAYERS],
            available_cards: CardSet::BASE,
            spent_cards: CardSet::default(),
            placed: [0; MAX_PLACED],
            placed_count: 0,
            scored_ziggurats: 0,
            due_ziggurats: 0,
            players,
            active: Seat(0),
            first_player: Seat(0),
            had_turn: 0,
            turn: 1,
            phase: Phase::Placing,
            options,
        }
    }

    /// The tile on a hex.
    #[must_use]
    pub fn tile(&self, hex: Hex) -> Option<Tile> {
        self.site_tile(hex.site()?)
    }

    #[inline]
    pub(crate) fn site_tile(&self, site: usize) -> Option<Tile> {
        Tile::ALL.get(self.tiles[site] as usize).copied()
    }

    /// Lays a tile on a location site, or takes it away.
    pub(crate) fn set_tile(&mut self, site: usize, tile: Option<Tile>) {
        let bit = 1 << site;
        self.cities &= !bit;
        self.fields &= !bit;
        match tile {
            Some(tile) if tile.is_city() => self.cities |= bit,
            Some(_) => self.fields |= bit,
            None => {}
        }
        self.tiles[site] = tile.map_or(NO_TILE, |tile| tile as u8);
        match tile {
            Some(_) => self.free.remove(LOCATIONS[site]),
            None => self.free.insert(LOCATIONS[site]),
        }
    }

    /// Puts a token on the board, face down on a river (BAB-5.2).
    #[inline]
    pub(crate) fn set_token(&mut self, seat: Seat, token: Token, hex: Hex) {
        self.tokens[seat.index()].insert(hex);
        self.near[seat.index()] |= hex.beside_sites();
        self.free.remove(hex);
        if hex.is_river() {
            self.set_face_down(hex, token);
        } else if token.is_noble() {
            self.nobles[token.index()].insert(hex);
        }
    }

    /// Notes the kind of a face-down token.
    pub(crate) fn set_face_down(&mut self, hex: Hex, token: Token) {
        let shift = hex.river_index() * 2;
        self.face_down = self.face_down & !(3 << shift) | (token as u64) << shift;
    }

    /// The owner and the true kind of the token on a hex.
    #[must_use]
    pub fn token(&self, hex: Hex) -> Option<(Seat, Token)> {
        let owner = Seat::all(self.players).find(|s| self.tokens[s.index()].contains(hex))?;
        Some((owner, self.kind_on(hex)))
    }

    /// The true kind of the token on a hex that holds one.
    #[inline]
    pub(crate) fn kind_on(&self, hex: Hex) -> Token {
        if hex.is_river() {
            return Token::ALL[(self.face_down >> (hex.river_index() * 2) & 3) as usize];
        }
        let noble = Token::NOBLES
            .into_iter()
            .find(|t| self.nobles[t.index()].contains(hex));
        noble.unwrap_or(Token::Farmer)
    }

    /// Whether the seat owns the card; spent cards no longer do anything.
    #[inline]
    pub(crate) fn has_card(&self, seat: Seat, card: Card) -> bool {
        self.owned_cards[seat.index()].contains(card) && !self.spent_cards.contains(card)
    }

    /// How many tokens the seat's stand is refilled to (BAB-9.1, BAB-8.5).
    pub(crate) fn stand_size(&self, seat: Seat) -> u8 {
        if self.has_card(seat, Card::SevenTokens) {
            BIG_STAND_SIZE
        } else {
            STAND_SIZE
        }
    }

    #[inline]
    pub(crate) fn stand_count(&self, seat: Seat) -> u8 {
        self.stands[seat.index()].iter().sum()
    }

    pub(crate) fn supply_count(&self, seat: Seat) -> u8 {
        self.supplies[seat.index()].iter().sum()
    }

    /// The hexes of the tokens placed in this turn, in order.
    pub fn placed(&self) -> impl Iterator<Item = Hex> + '_ {
        self.placed[..self.placed_count as usize]
            .iter()
            .map(|&hex| Hex(hex))
    }

    /// All tokens of all players.
    #[inline]
    pub(crate) fn all_tokens(&self) -> HexSet {
        self.tokens[0] | self.tokens[1] | self.tokens[2] | self.tokens[3]
    }

    /// The points of a seat, all categories together.
    #[must_use]
    pub fn total(&self, seat: Seat) -> u16 {
        self.points[seat.index()].iter().sum()
    }

    #[inline]
    pub(crate) fn add_points(&mut self, seat: Seat, category: Category, points: u16) {
        let place = &mut self.points[seat.index()][category as usize];
        *place = place.saturating_add(points);
    }

    /// The ziggurats on this board (BAB-3.3).
    #[inline]
    pub(crate) fn ziggurats_in_use(&self) -> impl Iterator<Item = (usize, Hex)> + use<> {
        let mask = crate::board::ziggurats_in_use(self.players);
        ZIGGURATS
            .into_iter()
            .enumerate()
            .filter(move |(z, _)| mask >> z & 1 == 1)
    }

    /// The land hexes beside a site that still lack a token (BAB-6.1).
    #[inline]
    pub(crate) fn missing(&self, site: Hex) -> HexSet {
        site.neighbours() & LAND & self.free
    }

    /// How many tokens a seat has beside a site (BAB-6.9, BAB-7.2).
    #[inline]
    pub(crate) fn beside(&self, seat: Seat, site: Hex) -> usize {
        (self.tokens[seat.index()] & site.neighbours()).len()
    }

    /// The cities that players own, all together (BAB-5.6).
    #[inline]
    pub(crate) fn all_owned_cities(&self) -> u16 {
        self.owned_cities.iter().map(|&n| u16::from(n)).sum()
    }

    /// The seats that have finished a turn.
    pub(crate) fn finished_a_turn(&self) -> impl Iterator<Item = Seat> + use<> {
        let had_turn = self.had_turn;
        Seat::all(self.players).filter(move |seat| had_turn >> seat.0 & 1 == 1)
    }

    /// The seat after the start player, whose first turn is limited too (BAB-4.8).
    pub(crate) fn second_player(&self) -> Seat {
        self.first_player.next(self.players)
    }
}
