//! A tower tile in front of a player.

use std::num::NonZeroU8;

use crate::action::Tile;

/// Marks a tile that is about to be placed.
const COMMITTED: u8 = 0x80;

/// A tower tile that a player holds: its number, marked if it will be placed at the end of the turn
/// (SWT-4.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct OwnTile(NonZeroU8);

impl OwnTile {
    /// A tile that is not about to be placed.
    pub(crate) const fn new(tile: Tile) -> Self {
        Self(tile.nonzero())
    }

    #[inline]
    pub(crate) fn tile(self) -> Tile {
        Tile::new(self.0.get() & !COMMITTED).unwrap_or(Tile::FIRST)
    }

    /// Whether it will be placed at the end of the turn.
    #[inline]
    pub(crate) const fn is_committed(self) -> bool {
        self.0.get() & COMMITTED != 0
    }

    /// The same tile, about to be placed.
    pub(crate) fn committed(self) -> Self {
        Self(self.0 | COMMITTED)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tile_is_the_same_whether_it_is_about_to_be_placed_or_not() {
        for tile in Tile::all() {
            let own = OwnTile::new(tile);
            assert!(!own.is_committed() && own.committed().is_committed());
            assert_eq!((own.tile(), own.committed().tile()), (tile, tile));
        }
        assert_eq!(size_of::<Option<OwnTile>>(), 1);
    }
}
