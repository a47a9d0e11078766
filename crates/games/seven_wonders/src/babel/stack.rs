//! The tiles on the tower, in the order in which they were placed.

use crate::action::Tile;

/// Bits of a tile.
const WIDTH: u32 = 5;

const _: () = assert!((Tile::COUNT as u32) < 1 << WIDTH && Tile::COUNT as u32 * WIDTH <= 128);

/// The tower: five bits for each tile, the last one lowest. Two numbers, low and high.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Tower([u64; 2]);

impl Tower {
    pub(crate) const EMPTY: Self = Self([0; 2]);

    fn bits(self) -> u128 {
        u128::from(self.0[1]) << 64 | u128::from(self.0[0])
    }

    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.0[0] == 0
    }

    /// Places a tile on top (SWT-4.2).
    pub(crate) fn place(&mut self, tile: Tile) {
        let bits = self.bits() << WIDTH | u128::from(tile.number());
        self.0 = [bits as u64, (bits >> 64) as u64];
    }

    /// How many tiles there are.
    pub(crate) fn height(self) -> usize {
        (u128::BITS - self.bits().leading_zeros()).div_ceil(WIDTH) as usize
    }

    /// All tiles, in the order in which they were placed.
    pub(crate) fn tiles(self) -> impl Iterator<Item = Tile> {
        self.top(Tile::COUNT.into())
    }

    /// The last tiles that were placed.
    pub(crate) fn top(self, count: usize) -> impl Iterator<Item = Tile> {
        let bits = self.bits();
        let tile = move |below: usize| (bits >> (WIDTH as usize * below)) as u8 & 31;
        let places = (0..count.min(Tile::COUNT.into())).rev();
        places.map(tile).filter_map(Tile::new)
    }

    /// The last tiles as a set. There is room for a dozen.
    #[inline]
    pub(crate) fn top_set(self, count: usize) -> TileSet {
        let (mut set, mut rest) = (0, self.0[0]);
        for _ in 0..count {
            set |= 1 << (rest & 31);
            rest >>= WIDTH;
        }
        TileSet(set & !1) // a missing tile has the number 0
    }
}

/// A set of tower tiles: a bit for each, by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TileSet(u32);

impl TileSet {
    pub(crate) const NONE: Self = Self(0);
    /// All tiles.
    pub(crate) const ALL: Self = Self((2 << Tile::COUNT as u32) - 2);

    /// With the tile of a place, counted from 0.
    pub(crate) const fn with_place(self, place: usize) -> Self {
        Self(self.0 | 2 << place)
    }

    #[inline]
    pub(crate) const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    #[inline]
    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    #[inline]
    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub(crate) const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Takes a tile out; whether it was there.
    pub(crate) fn remove(&mut self, tile: Tile) -> bool {
        let bit = 1 << tile.number();
        let there = self.0 & bit != 0;
        self.0 &= !bit;
        there
    }

    /// The tiles in order.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Tile> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let tile = Tile::new(rest.trailing_zeros() as u8);
            rest &= rest.wrapping_sub(1);
            tile
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_of_tiles_gives_each_of_them_once() {
        let mut set = TileSet::ALL;
        assert!(set.iter().eq(Tile::all()) && set.len() == Tile::COUNT);
        assert!(Tile::all().all(|tile| set.remove(tile) && !set.remove(tile)));
        assert_eq!(set, TileSet::NONE);
        assert!(set.with_place(3).iter().map(Tile::number).eq([4]));
    }

    #[test]
    fn a_tower_keeps_the_order_of_all_tiles() {
        let mut tower = Tower::EMPTY;
        assert!(tower.is_empty() && tower.height() == 0 && tower.top_set(4) == TileSet::NONE);
        let numbers = (1..=Tile::COUNT).map(|n| n * 7 % 25);
        let order: Vec<Tile> = numbers.filter_map(Tile::new).collect();
        for (height, tile) in order.iter().enumerate() {
            tower.place(*tile);
            assert_eq!(tower.height(), height + 1);
        }
        assert_eq!(tower.tiles().collect::<Vec<_>>(), order);
        assert_eq!(tower.top(3).collect::<Vec<_>>(), order[21..]);
        let mut top = order[20..].to_vec();
        top.sort_unstable();
        assert!(tower.top_set(4).iter().eq(top));
    }
}
