//! Tower tiles: who has seen which, by the hands of the draft (SWT-2.2).

use arrayvec::ArrayVec;
use ziggurat_engine::{Chance, Id, InOrder, Seat};

use super::{UNSEEN, group_of};
use crate::{
    action::Tile,
    around::{ByCity, CityId},
    babel::TileSet,
    state::{OwnTile, Phase, SevenWonders},
};

/// A hidden place: its group, city and slot.
type Place = (u8, CityId, usize);

/// Hidden tiles with their groups; those that are out of the game are among the unseen.
pub(crate) type HiddenTiles = ArrayVec<(u8, Tile), 32>;

impl SevenWonders {
    /// The group of a tile of a city, by its place; tiles still in hand count as not yet kept.
    fn tile_group(&self, viewer: Option<Seat>, city: CityId, place: usize) -> u8 {
        let Some(viewer) = viewer else {
            return UNSEEN;
        };
        let players = usize::from(self.players);
        let pick = if let Phase::Draft { pick } = self.phase {
            place.min(usize::from(pick - 1))
        } else {
            place
        };
        let packet = (city.index() + pick) % players;
        let holder = |earlier: usize| (packet + players * 3 - earlier) % players;
        match (0..pick)
            .filter(|earlier| holder(*earlier) == viewer.index())
            .count() as u8
        {
            0 => UNSEEN,
            times => group_of(packet, times),
        }
    }

    /// Deals the hidden tiles again.
    pub(super) fn deal_tiles(&mut self, viewer: Option<Seat>, chance: &mut Chance) {
        let tiles = self.hidden_tiles(viewer);
        self.deal_these_tiles(viewer, tiles, chance);
    }

    /// The tiles whose places the viewer does not know.
    pub(crate) fn hidden_tiles(&self, viewer: Option<Seat>) -> HiddenTiles {
        let mut out = TileSet::ALL;
        self.tower.tiles().for_each(|tile| {
            out.remove(tile);
        });
        let mut tiles = HiddenTiles::new();
        for city in self.own_cities() {
            for (place, own) in self.city[city].tiles.iter().enumerate() {
                let Some(own) = own else { continue };
                out.remove(own.tile());
                if viewer != Some(city.seat()) {
                    tiles.push((self.tile_group(viewer, city, place), own.tile()));
                }
            }
        }
        tiles.extend(out.iter().map(|tile| (UNSEEN, tile)));
        tiles
    }

    /// The places of a city with tiles that are not built, as a viewer knows them. Of those that the
    /// viewer cannot tell apart, the first ones are empty.
    pub(crate) fn tile_places(&self, viewer: Option<Seat>, city: CityId) -> [bool; 3] {
        let mut full = self.city[city].tiles.map(|own| own.is_some());
        if matches!(self.phase, Phase::Draft { .. }) || viewer == Some(city.seat()) {
            return full;
        }
        let alike: ArrayVec<usize, 3> = (0..3)
            .filter(|place| self.tile_group(viewer, city, *place) == UNSEEN)
            .collect();
        let count = alike.iter().filter(|place| full[**place]).count();
        for (number, place) in alike.into_iter().rev().enumerate() {
            full[place] = number < count;
        }
        full
    }

    /// Deals these tiles to the hidden places.
    pub(crate) fn deal_these_tiles(
        &mut self,
        viewer: Option<Seat>,
        mut cards: HiddenTiles,
        chance: &mut Chance,
    ) {
        let mut committed = ByCity::all(0u8);
        let mut places: ArrayVec<Place, 32> = ArrayVec::new();
        for city in self.own_cities() {
            for place in 0..3 {
                let Some(own) = self.city[city].tiles[place] else {
                    continue;
                };
                if viewer == Some(city.seat()) {
                    continue;
                }
                committed[city] += u8::from(own.is_committed());
                places.push((self.tile_group(viewer, city, place), city, place));
            }
            self.close_ranks(viewer, city, &mut places);
        }
        self.fill_tiles(&mut places, &mut cards, chance);
        self.commit_again(&committed, chance);
    }

    /// Of the places that the viewer cannot tell apart, the first ones are those already empty.
    fn close_ranks(
        &mut self,
        viewer: Option<Seat>,
        city: CityId,
        places: &mut ArrayVec<Place, 32>,
    ) {
        if matches!(self.phase, Phase::Draft { .. }) || viewer == Some(city.seat()) {
            return;
        }
        let alike: ArrayVec<usize, 3> = (0..3)
            .filter(|place| self.tile_group(viewer, city, *place) == UNSEEN)
            .collect();
        let full = places
            .iter()
            .filter(|(group, of, _)| *of == city && *group == UNSEEN)
            .count();
        places.retain(|(group, of, _)| *of != city || *group != UNSEEN);
        for (number, &place) in alike.iter().rev().enumerate() {
            if number < full {
                places.push((UNSEEN, city, place));
            } else {
                self.city[city].tiles[place] = None;
            }
        }
    }

    fn fill_tiles(
        &mut self,
        places: &mut ArrayVec<Place, 32>,
        cards: &mut HiddenTiles,
        chance: &mut Chance,
    ) {
        places.put_in_order();
        cards.put_in_order();
        let mut from = 0;
        for run in places.chunk_by(|a, b| a.0 == b.0) {
            let group = run[0].0;
            let start = from
                + cards[from..]
                    .iter()
                    .take_while(|(other, _)| *other < group)
                    .count();
            let count = cards[start..]
                .iter()
                .take_while(|(other, _)| *other == group)
                .count();
            let pool = &mut cards[start..start + count];
            chance.shuffle(pool);
            for ((_, city, place), (_, tile)) in run.iter().zip(pool.iter()) {
                self.city[*city].tiles[*place] = Some(OwnTile::new(*tile));
            }
            from = start + count;
        }
        if let Phase::Draft { pick } = self.phase {
            for city in self.own_cities() {
                self.city[city].tiles[usize::from(pick - 1)..].put_in_order();
            }
        }
    }

    /// Which tiles are about to be placed is hidden too (SWT-4.1).
    fn commit_again(&mut self, committed: &ByCity<u8>, chance: &mut Chance) {
        for city in self.own_cities() {
            for _ in 0..committed[city] {
                let open = |own: &OwnTile| !own.is_committed();
                let open: ArrayVec<usize, 3> = (0..3)
                    .filter(|place| self.city[city].tiles[*place].as_ref().is_some_and(open))
                    .collect();
                if let Some(&place) = chance.pick(&open) {
                    let tile = &mut self.city[city].tiles[place];
                    *tile = tile.map(OwnTile::committed);
                }
            }
        }
    }
}
