//! Seats, sets of seats and who is looking.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The most seats any of our games can have.
pub const MAX_SEATS: usize = 8;

/// A place at the table, counted clockwise from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "engine.ts"))]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into per-seat arrays.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `seats`.
    #[inline]
    #[must_use]
    pub const fn next(self, seats: u8) -> Self {
        let next = self.0 + 1;
        Self(if next >= seats { 0 } else { next })
    }

    /// All seats of a table of `seats`, in order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..seats).map(Self)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);

    /// The set with a single seat.
    #[inline]
    #[must_use]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// The set of all seats of a table.
    #[inline]
    #[must_use]
    pub const fn all(seats: u8) -> Self {
        Self(((1u16 << seats) - 1) as u8)
    }

    /// The set with these bits, the lowest for the first seat.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: u8) -> Self {
        Self(bits)
    }

    /// Adds a seat.
    #[inline]
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Removes a seat.
    #[inline]
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Whether the seat is in the set.
    #[inline]
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        (seat.0 as usize) < MAX_SEATS && self.0 >> seat.0 & 1 == 1
    }

    /// Whether the set is empty.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The lowest seat in the set.
    #[inline]
    #[must_use]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 {
            None
        } else {
            Some(Seat(self.0.trailing_zeros() as u8))
        }
    }

    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        (0..MAX_SEATS as u8)
            .map(Seat)
            .filter(move |s| self.contains(*s))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::EMPTY;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

impl Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let seats = Vec::<Seat>::deserialize(deserializer)?;
        if seats.iter().any(|seat| seat.index() >= MAX_SEATS) {
            return Err(serde::de::Error::custom(format_args!(
                "seats are numbered from 0 to {}",
                MAX_SEATS - 1
            )));
        }
        Ok(seats.into_iter().collect())
    }
}

/// Whom the game is waiting for. If nobody must act, the game is over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Waiting {
    /// Seats that have to act before the game can go on.
    pub must: SeatSet,
    /// Seats that can act now but need not: "any time" cards, a secret choice that can still be changed.
    pub may: SeatSet,
}

impl Waiting {
    /// Waiting for a single seat.
    #[inline]
    #[must_use]
    pub const fn on(seat: Seat) -> Self {
        Self {
            must: SeatSet::only(seat),
            may: SeatSet::EMPTY,
        }
    }

    /// Waiting for nobody: the game is over.
    #[inline]
    #[must_use]
    pub const fn over() -> Self {
        Self {
            must: SeatSet::EMPTY,
            may: SeatSet::EMPTY,
        }
    }

    /// Whether the game is over.
    #[inline]
    #[must_use]
    pub const fn is_over(self) -> bool {
        self.must.is_empty()
    }

    /// Whether the seat must or may act.
    #[inline]
    #[must_use]
    pub const fn includes(self, seat: Seat) -> bool {
        self.must.contains(seat) || self.may.contains(seat)
    }
}

/// Who is looking at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Viewer {
    /// The player in this seat.
    Seat(Seat),
    /// A spectator, who only sees what is public (`null` in JSON).
    Public,
}

impl Viewer {
    /// Whether this viewer sits in `seat`, and so sees what only that seat sees.
    #[inline]
    #[must_use]
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }

    /// All viewers of a table of `seats`: each seat, then the public.
    pub fn all(seats: u8) -> impl Iterator<Item = Self> {
        Seat::all(seats).map(Self::Seat).chain([Self::Public])
    }
}
