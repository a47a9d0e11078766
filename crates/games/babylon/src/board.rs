//! Places: cells and corners of a garden, turns of a tile, places of the quarry, and sets of cells as bits.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ziggurat_engine::{as_text, ids};

/// Rows and columns of a garden (BYL-1.1).
pub(crate) const SIZE: u8 = 8;
/// Rows and columns of the quarry (BYL-2.3).
pub(crate) const QUARRY_SIZE: u8 = 4;
/// Places of the quarry.
pub(crate) const SPOTS: usize = 16;

ids! {
    /// A corner of a 2 x 2 tile as it lies in the garden (BYL-1.3).
    Corner { what: "corner", keys: "byl-corner-", file: "babylon.ts" }
    /// Upper left.
    Nw = "nw",
    /// Upper right.
    Ne = "ne",
    /// Lower left.
    Sw = "sw",
    /// Lower right.
    Se = "se",
}

impl Corner {
    /// How far the cell is from the upper left one, in cells of the garden.
    pub(crate) const OFFSETS: [u8; 4] = [0, 1, 8, 9];
}

/// A cell of a garden: row by row from the upper left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "string", export_to = "babylon.ts")
)]
pub struct Cell(pub(crate) u8);

impl Cell {
    /// All cells.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..SIZE * SIZE).map(Self)
    }

    /// The cell in a row and a column, each from 1 to 8.
    #[must_use]
    pub const fn at(row: u8, column: u8) -> Option<Self> {
        if row >= 1 && row <= SIZE && column >= 1 && column <= SIZE {
            Some(Self((row - 1) * SIZE + column - 1))
        } else {
            None
        }
    }

    /// Its row, from 1 at the top.
    #[inline]
    #[must_use]
    pub const fn row(self) -> u8 {
        self.0 / SIZE + 1
    }

    /// Its column, from 1 at the left.
    #[inline]
    #[must_use]
    pub const fn column(self) -> u8 {
        self.0 % SIZE + 1
    }

    /// Its number.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    #[inline]
    pub(crate) const fn bit(self) -> u64 {
        1 << (self.0 & 63)
    }

    /// The cell `steps` numbers further on; only asked where it exists.
    #[inline]
    pub(crate) const fn plus(self, steps: u8) -> Self {
        Self((self.0 + steps) & 63)
    }

    /// The cell of a corner of a tile with its upper left cell here.
    #[inline]
    pub(crate) const fn corner(self, corner: Corner) -> Self {
        self.plus(Corner::OFFSETS[corner.index()])
    }

    /// Which corner of a tile at `at` this cell is.
    #[inline]
    pub(crate) fn corner_of(self, at: Self) -> Option<Corner> {
        let offset = self.0.wrapping_sub(at.0);
        let place = Corner::OFFSETS.iter().position(|&o| o == offset)?;
        Some(Corner::ALL[place])
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}c{}", self.row(), self.column())
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Cell({self})")
    }
}

impl FromStr for Cell {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("there is no cell {text:?}; cells are called r1c1 to r8c8");
        match text.as_bytes() {
            [
                b'r' | b'R',
                row @ b'1'..=b'8',
                b'c' | b'C',
                column @ b'1'..=b'8',
            ] => Self::at(row - b'0', column - b'0').ok_or_else(wrong),
            _ => Err(wrong()),
        }
    }
}

/// A place of the quarry: row by row from the upper left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "string", export_to = "babylon.ts")
)]
pub struct Spot(pub(crate) u8);

impl Spot {
    /// All places.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..SPOTS as u8).map(Self)
    }

    /// Its number.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        (self.0 & 15) as usize
    }

    /// Its row, from 0 at the top.
    #[inline]
    #[must_use]
    pub const fn row(self) -> u8 {
        self.0 / QUARRY_SIZE
    }

    /// Its column, from 0 at the left.
    #[inline]
    #[must_use]
    pub const fn column(self) -> u8 {
        self.0 % QUARRY_SIZE
    }

    /// How many of its edges touch the wall (BYL-4.2).
    #[inline]
    pub(crate) const fn walls(self) -> u8 {
        let (row, column) = (self.row(), self.column());
        (row == 0 || row == 3) as u8 + (column == 0 || column == 3) as u8
    }

    /// The places beside it, orthogonal only (BYL-4.3).
    pub(crate) fn neighbours(self) -> impl Iterator<Item = Self> {
        let (row, column) = (self.row(), self.column());
        let north = (row > 0).then(|| Self(self.0 - QUARRY_SIZE));
        let west = (column > 0).then(|| Self(self.0 - 1));
        let east = (column < 3).then(|| Self(self.0 + 1));
        let south = (row < 3).then(|| Self(self.0 + QUARRY_SIZE));
        [north, west, east, south].into_iter().flatten()
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.column()) as char, self.row() + 1)
    }
}

impl fmt::Debug for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Spot({self})")
    }
}

impl FromStr for Spot {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.to_ascii_lowercase().as_bytes() {
            [column @ b'a'..=b'd', row @ b'1'..=b'4'] => {
                Ok(Self((row - b'1') * QUARRY_SIZE + column - b'a'))
            }
            _ => Err(format!(
                "there is no place {text:?} in the quarry; places are called a1 to d4"
            )),
        }
    }
}

/// How a tile is turned: 0, 90, 180 or 270 degrees clockwise (BYL-1.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "0 | 90 | 180 | 270", export_to = "babylon.ts")
)]
pub struct Turn(pub(crate) u8);

impl Turn {
    /// As it is printed.
    pub const NONE: Self = Self(0);

    /// Where the cells of the garden, in the order nw, ne, sw, se, find their part of the tile.
    const SOURCES: [[u8; 4]; 4] = [[0, 1, 2, 3], [2, 0, 3, 1], [3, 2, 1, 0], [1, 3, 0, 2]];

    /// All turns.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..4).map(Self)
    }

    /// The angle.
    #[must_use]
    pub const fn degrees(self) -> u16 {
        (self.0 & 3) as u16 * 90
    }

    /// Which corner of the printed tile comes to lie on a corner.
    #[inline]
    pub(crate) const fn source(self, corner: Corner) -> Corner {
        Corner::ALL[Self::SOURCES[(self.0 & 3) as usize][corner.index()] as usize]
    }
}

impl TryFrom<u16> for Turn {
    type Error = String;

    fn try_from(degrees: u16) -> Result<Self, String> {
        match degrees {
            0 | 90 | 180 | 270 => Ok(Self((degrees / 90) as u8)),
            _ => Err(format!(
                "a tile is turned by 0, 90, 180 or 270 degrees, not {degrees} (BYL-1.10)"
            )),
        }
    }
}

impl Serialize for Turn {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u16(self.degrees())
    }
}

impl<'de> Deserialize<'de> for Turn {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let degrees = u16::deserialize(deserializer)?;
        degrees.try_into().map_err(serde::de::Error::custom)
    }
}

as_text!(Cell Spot);

#[cfg(feature = "schema")]
mod schema {
    use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

    use super::{Cell, Spot, Turn};

    macro_rules! schema {
        ($($name:ident $text:literal $schema:tt)+) => {$(
            impl JsonSchema for $name {
                fn schema_name() -> std::borrow::Cow<'static, str> {
                    $text.into()
                }

                fn json_schema(_: &mut SchemaGenerator) -> Schema {
                    json_schema!($schema)
                }
            }
        )+};
    }
    schema! {
        Cell "Cell" {"type": "string", "pattern": "^r[1-8]c[1-8]$", "description": "A cell of a garden: row and column, for example r4c6."}
        Spot "Spot" {"type": "string", "pattern": "^[a-d][1-4]$", "description": "A place of the quarry: column letter and row, for example b3."}
        Turn "Turn" {"enum": [0, 90, 180, 270], "description": "How a tile is turned clockwise, in degrees."}
    }
}

/// Cells on which the upper left corner of a tile can lie.
pub(crate) const ANCHORS: u64 = 0x007f_7f7f_7f7f_7f7f;
/// Cells with a neighbour to the right.
pub(crate) const NOT_LAST_COLUMN: u64 = 0x7f7f_7f7f_7f7f_7f7f;
/// Cells with another cell two to the right.
pub(crate) const NOT_LAST_TWO_COLUMNS: u64 = 0x3f3f_3f3f_3f3f_3f3f;

/// The four cells of a tile.
#[inline]
pub(crate) const fn quad(at: Cell) -> u64 {
    0x303 << (at.0 & 63)
}

/// The four bits of a tile's cells, in the order of the corners.
#[inline]
pub(crate) const fn nibble(set: u64, at: Cell) -> u8 {
    let shifted = set >> (at.0 & 63);
    ((shifted & 3) | (shifted >> 6 & 12)) as u8
}

/// The cells of a set, in order.
#[inline]
pub(crate) fn cells(mut set: u64) -> impl Iterator<Item = Cell> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let cell = Cell(set.trailing_zeros() as u8);
        set &= set - 1;
        Some(cell)
    })
}

/// Anchors of the tiles that have a cell in common with one of these cells.
#[inline]
pub(crate) const fn anchors_touching(set: u64) -> u64 {
    let left = set >> 1 & NOT_LAST_COLUMN;
    let both = set | left;
    (both | both >> 8) & ANCHORS
}

/// All cells in the rows and columns of these cells.
#[inline]
pub(crate) fn lines_of(set: u64) -> u64 {
    let mut columns = set | set >> 32;
    columns |= columns >> 16;
    columns |= columns >> 8;
    let columns = (columns & 0xff) * 0x0101_0101_0101_0101;
    let mut rows = set | set >> 4 & 0x0f0f_0f0f_0f0f_0f0f;
    rows |= rows >> 2 & 0x3f3f_3f3f_3f3f_3f3f;
    rows |= rows >> 1 & 0x7f7f_7f7f_7f7f_7f7f;
    let rows = (rows & 0x0101_0101_0101_0101) * 0xff;
    columns | rows
}
