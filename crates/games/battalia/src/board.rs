//! The map: squares as bits, exits, roads.

use std::{fmt, str::FromStr};

use ziggurat_engine::{Seat, as_text};

use crate::{
    ids::{Faction, Shape},
    tables::SHAPE_EXITS,
};

/// A square: `a1` in the north-west to `g7` in the south-east; `d4` are the ruins.
///
/// Inside it is row × 8 + column, so that a shift of a set by 1 or 8 is a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(with = "String"))]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "battalia.ts", type = "string")
)]
pub struct Square(pub(crate) u8);

/// Exits of a card as laid: some of `n`, `e`, `s` and `w` in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(with = "String"))]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "battalia.ts", type = "string")
)]
pub struct Exits(pub(crate) u8);

/// Rows and columns.
pub(crate) const SIZE: u8 = 7;
/// All 49 squares.
pub(crate) const ALL: u64 = 0x007f_7f7f_7f7f_7f7f;
/// The ruins.
pub(crate) const RUINS: Square = Square(3 * 8 + 3);
/// A hero that is off the board.
pub(crate) const OFF: u8 = 63;
/// Nobody owns it.
pub(crate) const NOBODY: u8 = 4;
/// The ruins have no terrain of a faction.
pub(crate) const NEUTRAL: u8 = 4;
const SIDES: &str = "nesw";

impl Square {
    /// From row and column, counted from 0.
    #[must_use]
    pub fn new(row: u8, col: u8) -> Option<Self> {
        (row < SIZE && col < SIZE).then(|| Self(row * 8 + col))
    }

    #[inline]
    pub(crate) const fn bit(self) -> u64 {
        1 << (self.0 & 63)
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        let (row, col) = ((self.0 / 8) as usize, (self.0 % 8) as usize);
        if row < 7 && col < 7 { row * 7 + col } else { 0 }
    }
}

/// The squares of a set, in order.
#[inline]
pub(crate) fn each(mut set: u64) -> impl Iterator<Item = Square> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let square = Square(set.trailing_zeros() as u8);
            set &= set - 1;
            square
        })
    })
}

/// The squares one step from a set in a direction: 0 north, 1 east, 2 south, 3 west.
#[inline]
pub(crate) const fn shift(set: u64, side: usize) -> u64 {
    (match side {
        0 => set >> 8,
        1 => set << 1,
        2 => set << 8,
        _ => set >> 1,
    }) & ALL
}

/// The squares next to a set.
#[inline]
pub(crate) const fn around(set: u64) -> u64 {
    shift(set, 0) | shift(set, 1) | shift(set, 2) | shift(set, 3)
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.0 % 8), self.0 / 8 + 1)
    }
}

impl FromStr for Square {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("{text:?} is no square; say `a1` to `g7`");
        let &[col, row] = text.as_bytes() else {
            return Err(wrong());
        };
        let col = col.to_ascii_lowercase().wrapping_sub(b'a');
        Self::new(row.wrapping_sub(b'1'), col).ok_or_else(wrong)
    }
}

impl fmt::Display for Exits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let open = SIDES
            .chars()
            .enumerate()
            .filter(|(i, _)| self.0 >> i & 1 == 1);
        open.into_iter()
            .try_for_each(|(_, side)| write!(f, "{side}"))
    }
}

impl FromStr for Exits {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut exits = 0;
        for side in text.to_ascii_lowercase().chars() {
            let place = SIDES.find(side);
            let place = place.ok_or_else(|| format!("{text:?}: exits are some of `nesw`"))?;
            exits |= 1 << place;
        }
        if exits == 0 {
            return Err("a card has at least one exit".into());
        }
        Ok(Self(exits))
    }
}

as_text!(Square Exits);

/// A terrain card on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Tile {
    /// Faction of its terrain, [`NEUTRAL`] for the ruins.
    pub(crate) terrain: u8,
    /// Level of the marker on it; 0 if there is none.
    pub(crate) level: u8,
}

/// The map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Board {
    /// Squares with an exit to the north, east, south, west.
    pub(crate) open: [u64; 4],
    /// Squares with a card.
    pub(crate) built: u64,
    /// Squares with a city, not the ruins.
    pub(crate) cities: u64,
    /// Cities of each seat.
    pub(crate) owned: [u64; 4],
    /// Squares that do not exist or are impassable (BAT-2.21, BAT-15.5).
    pub(crate) closed: u64,
    pub(crate) tiles: [Tile; 49],
}

/// For the exits that a square must and must not have: the shapes that fit, as bits.
pub(crate) static FITS: [[u16; 16]; 16] = fits();

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

/// The bits of the roads and of the cities in [`FITS`].
pub(crate) const ROAD_SHAPES: u16 = 0b0000_1111;
pub(crate) const CITY_SHAPES: u16 = 0b1_1111_0000;

impl Board {
    pub(crate) const EMPTY: Self = Self {
        open: [0; 4],
        built: 0,
        cities: 0,
        owned: [0; 4],
        closed: 0,
        tiles: [Tile {
            terrain: 0,
            level: 0,
        }; 49],
    };

    #[inline]
    pub(crate) fn tile(&self, square: Square) -> Tile {
        self.tiles[square.index()]
    }

    /// Puts a card on the map.
    pub(crate) fn put(&mut self, square: Square, exits: Exits, city: bool, terrain: u8) {
        self.built |= square.bit();
        if city {
            self.cities |= square.bit();
        }
        for (side, open) in self.open.iter_mut().enumerate() {
            if exits.0 >> side & 1 == 1 {
                *open |= square.bit();
            }
        }
        self.tiles[square.index()] = Tile { terrain, level: 0 };
    }

    /// Gives a city an owner and a level.
    pub(crate) fn mark(&mut self, square: Square, owner: u8, level: u8) {
        self.owned.iter_mut().for_each(|set| *set &= !square.bit());
        if let Some(set) = self.owned.get_mut(usize::from(owner)) {
            *set |= square.bit();
        }
        self.tiles[square.index()].level = level;
    }

    #[inline]
    pub(crate) fn exits(&self, square: Square) -> Exits {
        let bit = |side: usize| u8::from(self.open[side] & square.bit() != 0) << side;
        Exits((0..4).map(bit).sum())
    }

    /// The shape of the card on a square; `None` for the ruins and where there is no card.
    pub(crate) fn shape(&self, square: Square) -> Option<Shape> {
        if self.built & square.bit() == 0 || square == RUINS {
            return None;
        }
        let city = self.cities & square.bit() != 0;
        let exits = self.exits(square).0;
        let like = |shape: &&Shape| {
            let own = SHAPE_EXITS[shape.index()];
            shape.is_city() == city && (0..4).any(|quarters| turned(own, quarters) == exits)
        };
        Shape::ALL.iter().find(like).copied()
    }

    /// One step along connected exits from a set (BAT-11.3).
    #[inline]
    pub(crate) const fn step(&self, from: u64) -> u64 {
        (shift(from & self.open[0], 0) & self.open[2])
            | (shift(from & self.open[1], 1) & self.open[3])
            | (shift(from & self.open[2], 2) & self.open[0])
            | (shift(from & self.open[3], 3) & self.open[1])
    }

    /// All cards connected with a set, the set included.
    #[inline]
    pub(crate) const fn network(&self, from: u64) -> u64 {
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
    pub(crate) const fn faced(&self, set: u64) -> u64 {
        shift(set & self.open[0], 0)
            | shift(set & self.open[1], 1)
            | shift(set & self.open[2], 2)
            | shift(set & self.open[3], 3)
    }

    /// Empty squares that can be built on.
    #[inline]
    pub(crate) const fn empty(&self) -> u64 {
        ALL & !self.built & !self.closed
    }

    /// The exits that a card on the square must have and must not have (BAT-8.5 c).
    #[inline]
    pub(crate) fn demands(&self, square: Square) -> (u8, u8) {
        let (mut must, mut not) = (0, 0);
        for side in 0..4 {
            let neighbour = shift(square.bit(), side) & self.built;
            if neighbour & self.open[(side + 2) % 4] != 0 {
                must |= 1 << side;
            } else if neighbour != 0 {
                not |= 1 << side;
            }
        }
        (must, not)
    }

    /// The shapes whose sides fit on the square, as bits.
    #[inline]
    pub(crate) fn fitting(&self, square: Square) -> u16 {
        let (must, not) = self.demands(square);
        FITS[usize::from(must)][usize::from(not)]
    }

    /// Every way a shape fits on the square, turned.
    pub(crate) fn rotations(&self, square: Square, shape: Shape) -> impl Iterator<Item = Exits> {
        let (must, not) = self.demands(square);
        let own = SHAPE_EXITS[shape.index()];
        (1..16u8)
            .filter(move |exits| exits & must == must && exits & not == 0)
            .filter(move |&exits| (0..4).any(|quarters| turned(own, quarters) == exits))
            .map(Exits)
    }

    /// The terrain of a faction, as squares.
    pub(crate) fn terrain(&self, faction: Faction) -> u64 {
        let like = |square: &Square| self.tile(*square).terrain == faction as u8;
        each(self.built).filter(like).map(Square::bit).sum()
    }

    /// The owner of the city on a square.
    #[inline]
    pub(crate) fn owner(&self, square: Square) -> Option<Seat> {
        let owner = self.owned.iter().position(|set| set & square.bit() != 0)?;
        Some(Seat(owner as u8))
    }
}
