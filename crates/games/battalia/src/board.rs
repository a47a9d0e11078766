//! The map: squares, exits, terrain cards and how roads connect them.

mod squares;

use std::{fmt, num::NonZeroU8, str::FromStr};

use ziggurat_engine::{ById, BySeat, Id, Seat, as_text};

pub use squares::Square;
pub(crate) use squares::Squares;

use crate::{
    facts::SHAPE_EXITS,
    pieces::{Faction, Level, Shape, Shapes},
    state::MAX_PLAYERS,
};

/// A side of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Direction {
    North,
    East,
    South,
    West,
}

impl Id for Direction {
    const ALL: &'static [Self] = &[Self::North, Self::East, Self::South, Self::West];

    #[inline]
    fn index(self) -> usize {
        self as usize
    }
}

impl Direction {
    #[inline]
    pub(crate) const fn opposite(self) -> Self {
        match self {
            Self::North => Self::South,
            Self::East => Self::West,
            Self::South => Self::North,
            Self::West => Self::East,
        }
    }

    /// As a bit of [`Exits`].
    #[inline]
    const fn bit(self) -> u8 {
        1 << self as u8
    }

    const fn letter(self) -> char {
        match self {
            Self::North => 'n',
            Self::East => 'e',
            Self::South => 's',
            Self::West => 'w',
        }
    }
}

/// Exits of a card as laid: some of `n`, `e`, `s` and `w` in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(with = "String"))]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "battalia.ts", type = "string")
)]
pub struct Exits(u8);

impl Exits {
    /// On all four sides.
    pub(crate) const FOUR: Self = Self(15);

    /// Those of a shape as it lies in its pile (BAT-1.5).
    pub(crate) const fn printed(shape: Shape) -> Self {
        Self(SHAPE_EXITS[shape.index()])
    }

    #[inline]
    pub(crate) const fn has(self, side: Direction) -> bool {
        self.0 & side.bit() != 0
    }
}

impl fmt::Display for Exits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let open = Direction::ALL.iter().filter(|side| self.has(**side));
        open.into_iter()
            .try_for_each(|side| write!(f, "{}", side.letter()))
    }
}

impl FromStr for Exits {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut exits = 0;
        for letter in text.to_ascii_lowercase().chars() {
            let side = Direction::ALL.iter().find(|side| side.letter() == letter);
            exits |= side
                .ok_or_else(|| format!("{text:?}: exits are some of `nesw`"))?
                .bit();
        }
        if exits == 0 {
            return Err("a card has at least one exit: some of `nesw`".into());
        }
        Ok(Self(exits))
    }
}

as_text!(Exits);

/// The marker on a city: of a player (1 to 4) or neutral (BAT-13.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Marker(NonZeroU8);

impl Marker {
    pub(crate) fn new(level: u8) -> Option<Self> {
        NonZeroU8::new(level).map(Self)
    }

    #[inline]
    pub(crate) const fn level(self) -> u8 {
        self.0.get()
    }
}

impl From<Level> for Marker {
    fn from(level: Level) -> Self {
        Self(NonZeroU8::MIN.saturating_add(level.number() - 1))
    }
}

/// A terrain card on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Tile {
    /// Faction of its terrain; `None` for the ruins.
    pub(crate) terrain: Option<Faction>,
    /// The marker on it.
    pub(crate) marker: Option<Marker>,
}

/// The map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Board {
    /// Squares with an exit on each side.
    open: ById<Direction, Squares, 4>,
    /// Squares with a card.
    pub(crate) built: Squares,
    /// Squares with a city, not the ruins.
    pub(crate) cities: Squares,
    /// Cities of each seat.
    pub(crate) owned: BySeat<Squares, MAX_PLAYERS>,
    /// Squares that do not exist or are impassable (BAT-2.21, BAT-15.5).
    pub(crate) closed: Squares,
    tiles: [Tile; 49],
}

/// For the exits that a square must and must not have: the shapes that fit, as bits.
static FITS: [[u16; 16]; 16] = fits();

const fn turned(exits: u8, quarters: u8) -> u8 {
    ((exits << quarters) | (exits >> (4 - quarters))) & 15
}

const fn fits() -> [[u16; 16]; 16] {
    let mut table = [[0; 16]; 16];
    let mut must = 0;
    while must < 16 {
        let mut not = 0;
        while not < 16 {
            let mut shape = 0;
            while shape < SHAPE_EXITS.len() {
                let mut quarters = 0;
                while quarters < 4 {
                    let exits = turned(SHAPE_EXITS[shape], quarters) as usize;
                    if exits & must == must && exits & not == 0 {
                        table[must][not] |= 1 << shape;
                    }
                    quarters += 1;
                }
                shape += 1;
            }
            not += 1;
        }
        must += 1;
    }
    table
}

impl Board {
    pub(crate) const EMPTY: Self = Self {
        open: ById::new([Squares::NONE; 4]),
        built: Squares::NONE,
        cities: Squares::NONE,
        owned: BySeat::all(Squares::NONE),
        closed: Squares::NONE,
        tiles: [Tile {
            terrain: None,
            marker: None,
        }; 49],
    };

    #[inline]
    pub(crate) fn tile(&self, square: Square) -> Tile {
        self.tiles[square.place()]
    }

    /// The level of the marker on a square; 0 without one.
    #[inline]
    pub(crate) fn strength(&self, square: Square) -> u8 {
        self.tile(square).marker.map_or(0, Marker::level)
    }

    /// The level of a player's city.
    #[inline]
    pub(crate) fn level(&self, square: Square) -> Option<Level> {
        Level::new(self.strength(square))
    }

    /// Puts a card on the map.
    pub(crate) fn put(
        &mut self,
        square: Square,
        exits: Exits,
        city: bool,
        terrain: Option<Faction>,
    ) {
        self.built |= square.only();
        if city {
            self.cities |= square.only();
        }
        for &side in Direction::ALL {
            if exits.has(side) {
                self.open[side] |= square.only();
            }
        }
        self.tiles[square.place()] = Tile {
            terrain,
            marker: None,
        };
    }

    /// Puts a marker of a player or a neutral one on a city, or takes it off.
    pub(crate) fn mark(&mut self, square: Square, owner: Option<Seat>, marker: Option<Marker>) {
        for set in self.owned.values_mut() {
            *set = set.minus(square.only());
        }
        if let Some(seat) = owner {
            self.owned[seat] |= square.only();
        }
        self.tiles[square.place()].marker = marker;
    }

    #[inline]
    pub(crate) fn exits(&self, square: Square) -> Exits {
        let bit = |&side: &Direction| u8::from(self.open[side].contains(square)) * side.bit();
        Exits(Direction::ALL.iter().map(bit).sum())
    }

    /// The shape of the card on a square; `None` for the ruins and where there is no card.
    pub(crate) fn shape(&self, square: Square) -> Option<Shape> {
        if !self.built.contains(square) || square == Square::RUINS {
            return None;
        }
        let city = self.cities.contains(square);
        let exits = self.exits(square).0;
        let like = |shape: &&Shape| {
            let printed = SHAPE_EXITS[shape.index()];
            shape.is_city() == city && (0..4).any(|quarters| turned(printed, quarters) == exits)
        };
        Shape::ALL.iter().find(like).copied()
    }

    /// One step along connected exits from a set (BAT-11.3).
    #[inline]
    pub(crate) fn step(&self, from: Squares) -> Squares {
        use Direction::{East, North, South, West};
        let towards =
            |side: Direction| (from & self.open[side]).shift(side) & self.open[side.opposite()];
        towards(North) | towards(East) | towards(South) | towards(West)
    }

    /// All cards connected with a set, the set included.
    #[inline]
    pub(crate) fn network(&self, from: Squares) -> Squares {
        let mut all = from;
        loop {
            let next = all | self.step(all);
            if next == all {
                return all;
            }
            all = next;
        }
    }

    /// Squares towards which a card of the set shows an exit.
    #[inline]
    pub(crate) fn faced(&self, set: Squares) -> Squares {
        use Direction::{East, North, South, West};
        let towards = |side: Direction| (set & self.open[side]).shift(side);
        towards(North) | towards(East) | towards(South) | towards(West)
    }

    /// Empty squares that can be built on.
    #[inline]
    pub(crate) fn empty(&self) -> Squares {
        Squares::ALL.minus(self.built).minus(self.closed)
    }

    /// The exits that a card on the square must have and must not have, as bits (BAT-8.5 c).
    #[inline]
    fn demands(&self, square: Square) -> (u8, u8) {
        let (mut must, mut not) = (0, 0);
        for &side in Direction::ALL {
            let neighbour = square.only().shift(side) & self.built;
            if !(neighbour & self.open[side.opposite()]).is_empty() {
                must |= side.bit();
            } else if !neighbour.is_empty() {
                not |= side.bit();
            }
        }
        (must, not)
    }

    /// Whether the exits of the card on a square meet those of its neighbours (BAT-8.5 c).
    pub(crate) fn matches(&self, square: Square) -> bool {
        let (must, not) = self.demands(square);
        let exits = self.exits(square).0;
        exits & must == must && exits & not == 0
    }

    /// The shapes whose sides fit on the square.
    #[inline]
    pub(crate) fn fitting(&self, square: Square) -> Shapes {
        let (must, not) = self.demands(square);
        Shapes::from_bits(FITS[usize::from(must)][usize::from(not)])
    }

    /// Every way a shape fits on the square, turned.
    pub(crate) fn rotations(&self, square: Square, shape: Shape) -> impl Iterator<Item = Exits> {
        let (must, not) = self.demands(square);
        let printed = SHAPE_EXITS[shape.index()];
        (1..16u8)
            .filter(move |exits| exits & must == must && exits & not == 0)
            .filter(move |&exits| (0..4).any(|quarters| turned(printed, quarters) == exits))
            .map(Exits)
    }

    /// The squares with the terrain of a faction.
    pub(crate) fn terrain(&self, faction: Faction) -> Squares {
        let like = |square: &Square| self.tile(*square).terrain == Some(faction);
        self.built.iter().filter(like).collect()
    }

    /// The owner of the city on a square.
    #[inline]
    pub(crate) fn owner(&self, square: Square) -> Option<Seat> {
        let mut owned = self.owned.values().iter();
        let owner = owned.position(|set| set.contains(square))?;
        Some(Seat(owner as u8))
    }

    /// The cities of all players.
    #[inline]
    pub(crate) fn all_owned(&self) -> Squares {
        let owned = self.owned.values().iter();
        owned.fold(Squares::NONE, |all, &set| all | set)
    }
}
