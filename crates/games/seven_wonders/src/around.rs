//! The cities around the table: which one is meant, sets of them, and one value for each.

use std::ops::{Index, IndexMut};

use ziggurat_engine::{Id, IdSet, Seat, SeatSet};

use crate::event::Town;

/// The most cities of a match (SWB-2.8).
pub(crate) const MAX_CITIES: usize = 8;

/// A city by its place around the table: those of the seats clockwise, and with two players the Free
/// City after them (SWB-15.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct CityId(u8);

/// A set of cities.
pub(crate) type CitySet = IdSet<CityId, u8>;

impl CityId {
    /// The Free City of a match with two players (SWB-15.1).
    pub(crate) const FREE: Self = Self(2);

    /// The city of a seat; `None` if no match has this seat.
    #[inline]
    pub(crate) fn of(seat: Seat) -> Option<Self> {
        Self::at(seat.index())
    }

    /// The first cities, clockwise.
    #[inline]
    pub(crate) fn first(count: usize) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..count.min(MAX_CITIES) as u8).map(Self)
    }

    /// The seat whose city this is, if it is not the Free City.
    #[inline]
    pub(crate) const fn seat(self) -> Seat {
        Seat(self.0)
    }

    /// The next of all cities clockwise: the left neighbour (SWB-1.1).
    #[inline]
    pub(crate) const fn left(self, cities: usize) -> Self {
        match self.0 as usize + 1 == cities {
            true => Self(0),
            false => Self(self.0 + 1),
        }
    }

    /// The right neighbour, by how many cities there are (SWB-1.1).
    #[inline]
    pub(crate) const fn right(self, cities: usize) -> Self {
        match self.0 {
            0 => Self(cities as u8 - 1),
            _ => Self(self.0 - 1),
        }
    }

    /// The other city of a team (SWC-11.1).
    #[inline]
    pub(crate) const fn partner(self) -> Self {
        Self(self.0 ^ 1)
    }
}

impl Id for CityId {
    const ALL: &'static [Self] = &[
        Self(0),
        Self(1),
        Self(2),
        Self(3),
        Self(4),
        Self(5),
        Self(6),
        Self(7),
    ];

    #[inline]
    fn index(self) -> usize {
        self.0.into()
    }

    #[inline]
    fn at(index: usize) -> Option<Self> {
        (index < MAX_CITIES).then_some(Self(index as u8))
    }
}

impl From<Town> for CityId {
    fn from(town: Town) -> Self {
        match town {
            Town::Seat(seat) => Self(seat.0.min(MAX_CITIES as u8 - 1)),
            Town::FreeCity => Self::FREE,
        }
    }
}

/// The seats of a set of players' cities.
#[inline]
pub(crate) fn seats_of(cities: CitySet) -> SeatSet {
    SeatSet::from_bits(cities.bits())
}

/// One value for each city.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct ByCity<T>([T; MAX_CITIES]);

impl<T: Copy> ByCity<T> {
    /// The same value for every city.
    pub(crate) const fn all(value: T) -> Self {
        Self([value; MAX_CITIES])
    }
}

impl<T> ByCity<T> {
    /// A value for each city, whether it is in the match or not.
    #[inline]
    pub(crate) fn from_fn(mut value: impl FnMut(CityId) -> T) -> Self {
        Self(std::array::from_fn(|city| value(CityId(city as u8))))
    }

    /// The values of the first cities.
    #[inline]
    pub(crate) fn of(&self, cities: usize) -> &[T] {
        &self.0[..cities.min(MAX_CITIES)]
    }

    /// The values of the first cities, to be changed.
    #[inline]
    pub(crate) fn of_mut(&mut self, cities: usize) -> &mut [T] {
        &mut self.0[..cities.min(MAX_CITIES)]
    }
}

impl<T> Index<CityId> for ByCity<T> {
    type Output = T;

    #[inline]
    fn index(&self, city: CityId) -> &T {
        // A city is always one of eight; saying so spares a check at every access.
        &self.0[city.index() % MAX_CITIES]
    }
}

impl<T> IndexMut<CityId> for ByCity<T> {
    #[inline]
    fn index_mut(&mut self, city: CityId) -> &mut T {
        &mut self.0[city.index() % MAX_CITIES]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn swb_1_1_left_is_the_next_city_clockwise() {
        let cities: Vec<CityId> = CityId::first(5).collect();
        for (at, city) in cities.iter().enumerate() {
            let left = cities[(at + 1) % 5];
            assert_eq!((city.left(5), left.right(5)), (left, *city), "SWB-1.1");
        }
    }

    #[test]
    fn a_city_is_named_by_its_seat() {
        assert_eq!(CityId::of(Seat(7)).map(CityId::seat), Some(Seat(7)));
        assert_eq!(CityId::of(Seat(8)), None);
        assert_eq!(CityId::from(Town::FreeCity), CityId::FREE);
        let both: CitySet = CityId::first(8).filter(|city| city.0 % 5 == 0).collect();
        assert!(seats_of(both).iter().eq([Seat(0), Seat(5)]));
    }
}
