//! The quarry: what a dig brings, and what comes to light (sections 2 and 4 of the rules).

use ziggurat_engine::{Chance, Seat};

use crate::{
    board::Spot,
    pieces::{Effect, Material, PER_MATERIAL, Tile},
    state::Babylon,
    tables::{FLOWER_PILLARS, NEIGHBOUR_PILLARS, WALL_PILLARS},
};

/// The pillars for a tile of the quarry, and where they come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Yield {
    pub(crate) walls: u8,
    pub(crate) neighbours: u8,
    pub(crate) flower: u8,
    pub(crate) token: i8,
}

impl Yield {
    /// All together, never below 0 (BYL-4.6).
    pub(crate) fn total(self) -> u8 {
        let sum = self.walls + self.neighbours + self.flower;
        sum.saturating_add_signed(self.token)
    }
}

/// All tiles of a material, as bits.
pub(crate) const fn tiles_of(material: Material) -> u64 {
    ((1 << PER_MATERIAL) - 1) << (PER_MATERIAL * material.index())
}

impl Babylon {
    /// The visible tile of a place.
    #[inline]
    pub(crate) fn visible(&self, spot: Spot) -> Option<Tile> {
        self.quarry[spot.index()].known()
    }

    /// Whether no tile is left (BYL-4.9).
    pub(crate) fn quarry_is_empty(&self) -> bool {
        self.quarry.iter().all(|tile| *tile == Tile::NONE)
    }

    /// What a seat would get for the tile of a place (BYL-4.2 to 4.6).
    pub(crate) fn yield_of(&self, spot: Spot, seat: Seat) -> Yield {
        let Some(tile) = self.visible(spot) else {
            return Yield::default();
        };
        let layer = tile.material().layer();
        let empty = self.options.tables.switches.pillars_per_empty_neighbour;
        let neighbour = |beside: Spot| match self.visible(beside) {
            None => empty, // BYL-4.4
            Some(other) if other.material().layer() <= layer => NEIGHBOUR_PILLARS,
            Some(_) => 0,
        };
        let own = self.board(seat) == Some(self.face(tile).flower());
        Yield {
            walls: spot.walls() * WALL_PILLARS,
            neighbours: spot.neighbours().map(neighbour).sum(),
            flower: u8::from(own) * FLOWER_PILLARS, // BYL-4.5
            token: match self.token {
                Effect::PillarPlus => 1,
                Effect::PillarMinus => -1,
                Effect::None | Effect::WildSpace => 0,
            },
        }
    }

    /// Takes the visible tile of a place away; the tile below it comes to light (BYL-4.7).
    pub(crate) fn lift(&mut self, spot: Spot, chance: &mut Chance) -> Option<Tile> {
        let below = match self.visible(spot)?.material() {
            Material::Clay => tiles_of(Material::Granite),
            Material::Granite => tiles_of(Material::Basalt),
            Material::Basalt | Material::Start => 0,
        };
        let next = self.draw_tile(below, chance);
        self.quarry[spot.index()] = next.unwrap_or(Tile::NONE);
        next
    }

    /// Draws one of the hidden tiles of a set.
    pub(crate) fn draw_tile(&mut self, of: u64, chance: &mut Chance) -> Option<Tile> {
        let mut set = self.hidden & of;
        if set == 0 {
            return None;
        }
        for _ in 0..chance.below(set.count_ones()) {
            set &= set - 1;
        }
        let tile = Tile(set.trailing_zeros() as u8);
        self.hidden &= !tile.bit();
        Some(tile)
    }
}
