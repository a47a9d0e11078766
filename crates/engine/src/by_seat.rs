//! One value for each seat.

use std::ops::{Index, IndexMut};

use crate::{MAX_SEATS, Seat};

/// One value for each seat of a table; `N` is the most seats the game can have.
///
/// Indexing claims that the seat exists: as with any array, a seat out of range is a bug and panics.
/// Use [`BySeat::get`] for seats that come from outside.
///
/// ```
/// use ziggurat_engine::{BySeat, Seat};
///
/// let mut coins = BySeat::<u8, 4>::all(3);
/// coins[Seat(2)] += 1;
/// assert_eq!(coins[Seat(2)], 4);
/// assert_eq!(coins.get(Seat(7)), None);
/// assert_eq!(coins.of(3).map(|(_, coins)| *coins).sum::<u8>(), 10);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BySeat<T, const N: usize = MAX_SEATS>([T; N]);

impl<T, const N: usize> BySeat<T, N> {
    /// From the values in seat order.
    #[inline]
    #[must_use]
    pub const fn new(values: [T; N]) -> Self {
        Self(values)
    }

    /// The value of a seat; `None` if the game has no such seat.
    #[inline]
    #[must_use]
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }

    /// The values of all seats the game can have, used or not.
    #[inline]
    #[must_use]
    pub const fn values(&self) -> &[T; N] {
        &self.0
    }

    /// The values of all seats the game can have, mutably.
    #[inline]
    pub const fn values_mut(&mut self) -> &mut [T; N] {
        &mut self.0
    }

    /// The first `seats` seats with their values.
    pub fn of(&self, seats: u8) -> impl DoubleEndedIterator<Item = (Seat, &T)> + Clone {
        let taken = self.0.iter().take(seats.into());
        taken
            .enumerate()
            .map(|(seat, value)| (Seat(seat as u8), value))
    }
}

impl<T: Copy, const N: usize> BySeat<T, N> {
    /// The same value for every seat.
    #[inline]
    #[must_use]
    pub const fn all(value: T) -> Self {
        Self([value; N])
    }
}

impl<T: Copy + Default, const N: usize> Default for BySeat<T, N> {
    fn default() -> Self {
        Self::all(T::default())
    }
}

impl<T, const N: usize> Index<Seat> for BySeat<T, N> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for BySeat<T, N> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}
