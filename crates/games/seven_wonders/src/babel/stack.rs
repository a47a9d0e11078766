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
    pub(crate) fn place(&mut self, tile: u8) {
        let bits = self.bits() << WIDTH | u128::from(tile);
        self.0 = [bits as u64, (bits >> 64) as u64];
    }

    /// How many tiles there are.
    pub(crate) fn height(self) -> usize {
        (u128::BITS - self.bits().leading_zeros()).div_ceil(WIDTH) as usize
    }

    /// The numbers of all tiles, in the order in which they were placed.
    pub(crate) fn tiles(self) -> impl Iterator<Item = u8> {
        self.top(Tile::COUNT.into())
    }

    /// The numbers of the last tiles that were placed.
    pub(crate) fn top(self, count: usize) -> impl Iterator<Item = u8> {
        let bits = self.bits();
        let tile = move |below: usize| (bits >> (WIDTH as usize * below)) as u8 & 31;
        let places = (0..count.min(Tile::COUNT.into())).rev();
        places.map(tile).filter(|tile| *tile != 0)
    }

    /// The last tiles as a set: a bit for each, by number. There is room for a dozen.
    #[inline]
    pub(crate) fn top_set(self, count: usize) -> u32 {
        let (mut set, mut rest) = (0, self.0[0]);
        for _ in 0..count {
            set |= 1 << (rest & 31);
            rest >>= WIDTH;
        }
        set & !1 // a missing tile has the number 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tower_keeps_the_order_of_all_tiles() {
        let mut tower = Tower::EMPTY;
        assert!(tower.is_empty() && tower.height() == 0 && tower.top_set(4) == 0);
        let order: Vec<u8> = (1..=Tile::COUNT).map(|n| n * 7 % 25).collect();
        for (height, tile) in order.iter().enumerate() {
            tower.place(*tile);
            assert_eq!(tower.height(), height + 1);
        }
        assert_eq!(tower.tiles().collect::<Vec<_>>(), order);
        assert_eq!(tower.top(3).collect::<Vec<_>>(), order[21..]);
        let set = order[20..].iter().fold(0, |set, tile| set | 1u32 << tile);
        assert_eq!(tower.top_set(4), set);
    }
}
