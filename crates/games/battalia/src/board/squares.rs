//! Squares and sets of squares.

use std::{
    fmt,
    num::NonZeroU8,
    ops::{BitAnd, BitOr, BitOrAssign},
    str::FromStr,
};

use ziggurat_engine::as_text;

use super::Direction;

/// Rows and columns.
const SIZE: u8 = 7;
/// Keeps the number of a square off zero, so that no room is needed to say that there is none.
const MARK: u8 = 64;

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
pub struct Square(NonZeroU8);

impl Square {
    /// The ruins, `d4`.
    pub const RUINS: Self = Self::at(3 * 8 + 3);

    /// From row and column, counted from 0.
    #[must_use]
    pub fn new(row: u8, col: u8) -> Option<Self> {
        (row < SIZE && col < SIZE).then(|| Self::at(row * 8 + col))
    }

    #[inline]
    const fn at(bit: u8) -> Self {
        match NonZeroU8::new(MARK | bit) {
            Some(number) => Self(number),
            None => unreachable!(),
        }
    }

    #[inline]
    const fn bit(self) -> u8 {
        self.0.get() & (MARK - 1)
    }

    /// The row, counted from 0 in the north.
    #[inline]
    pub(crate) const fn row(self) -> u8 {
        self.bit() / 8
    }

    /// The column, counted from 0 in the west.
    #[inline]
    pub(crate) const fn col(self) -> u8 {
        self.bit() % 8
    }

    /// Its place among the 49 squares.
    #[inline]
    pub(super) const fn place(self) -> usize {
        (self.bit() - self.row()) as usize
    }

    /// The set of this square alone.
    #[inline]
    pub(crate) const fn only(self) -> Squares {
        Squares(1 << self.bit())
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.col()), self.row() + 1)
    }
}

impl FromStr for Square {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("{text:?} is not a square; say `a1` to `g7`");
        let &[col, row] = text.as_bytes() else {
            return Err(wrong());
        };
        let col = col.to_ascii_lowercase().wrapping_sub(b'a');
        Self::new(row.wrapping_sub(b'1'), col).ok_or_else(wrong)
    }
}

as_text!(Square);

/// A set of squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Squares(u64);

impl Squares {
    pub(crate) const NONE: Self = Self(0);
    /// All 49 squares.
    pub(crate) const ALL: Self = Self(0x007f_7f7f_7f7f_7f7f);

    /// The set of these bits of a board with eight columns, the last of them empty.
    pub(crate) const fn from_bits(bits: u64) -> Self {
        Self(bits & Self::ALL.0)
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn contains(self, square: Square) -> bool {
        self.0 & square.only().0 != 0
    }

    #[inline]
    pub(crate) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether a square is in both sets.
    #[inline]
    pub(crate) const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The squares that are not in the other set.
    #[inline]
    pub(crate) const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The squares one step in a direction.
    #[inline]
    pub(crate) const fn shift(self, side: Direction) -> Self {
        Self::from_bits(match side {
            Direction::North => self.0 >> 8,
            Direction::East => self.0 << 1,
            Direction::South => self.0 << 8,
            Direction::West => self.0 >> 1,
        })
    }

    /// The squares next to the set.
    #[inline]
    pub(crate) fn around(self) -> Self {
        use Direction::{East, North, South, West};
        self.shift(North) | self.shift(East) | self.shift(South) | self.shift(West)
    }

    /// The squares in order.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Square> + Clone {
        let mut set = self.0;
        std::iter::from_fn(move || {
            (set != 0).then(|| {
                let square = Square::at(set.trailing_zeros() as u8);
                set &= set - 1;
                square
            })
        })
    }
}

impl BitAnd for Squares {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Squares {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for Squares {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        let squares = squares.into_iter();
        squares.fold(Self::NONE, |all, square| all | square.only())
    }
}
