//! The Tower of Babel: the draft of its tiles and how they are placed (sections SWT-2 and SWT-4).

use arrayvec::ArrayVec;
use ziggurat_engine::{Chance, InOrder, Log};

use crate::{
    action::{Action, Tile},
    around::{ByCity, CityId},
    cards::TILES_EACH,
    event::Event,
    state::{Count, OwnTile, Phase, SevenWonders},
    time::Age,
};

impl SevenWonders {
    /// Three tiles for everybody; the others are out of the game (SWT-1.2, SWT-2.1).
    pub(crate) fn begin_draft(&mut self, chance: &mut Chance) {
        let all = Tile::all().map(|tile| Some(OwnTile::new(tile)));
        let mut tiles: ArrayVec<Option<OwnTile>, { Tile::COUNT as usize }> = all.collect();
        chance.shuffle(&mut tiles);
        let each = usize::from(TILES_EACH);
        for (city, dealt) in self.own_cities().zip(tiles.chunks(each)) {
            self.city[city].tiles.copy_from_slice(dealt);
            self.city[city].tiles.put_in_order();
        }
        self.phase = Phase::Draft { pick: 1 };
        self.asked = self.all_players();
    }

    /// Everybody keeps the chosen tile and passes the others to the right (SWT-2.2, SWT-8.3).
    pub(crate) fn pass_tiles(&mut self, pick: u8, chance: &mut Chance, log: &mut impl Log<Event>) {
        let players = usize::from(self.players);
        let kept = usize::from(pick);
        for city in self.city.of_mut(players) {
            let tile = city.choice.and_then(Action::tile).map(OwnTile::new);
            if let Some(at) = city.tiles.iter().rposition(|held| *held == tile) {
                city.tiles.swap(kept - 1, at);
            }
            city.tiles[kept..].put_in_order();
        }
        let before = ByCity::from_fn(|city| self.city[city].tiles);
        for city in self.own_cities() {
            let from = city.left(players);
            self.city[city].tiles[kept..].copy_from_slice(&before[from][kept..]);
        }
        self.forget_choices();
        if pick == 1 {
            log.event(|| Event::TilesPassed { kept: pick });
            self.phase = Phase::Draft { pick: 2 };
            self.asked = self.all_players();
        } else {
            log.event(|| Event::TilesPassed { kept: TILES_EACH });
            self.begin_age(Age::I, chance, log);
        }
    }

    /// Step G: the tiles of this turn in ascending order (SWT-4.1 to SWT-4.3).
    pub(crate) fn place_tiles(&mut self, log: &mut impl Log<Event>) {
        if !self.options.babel_tower {
            return;
        }
        let mut placed: ArrayVec<(Tile, CityId), { Tile::COUNT as usize }> = ArrayVec::new();
        for city in self.own_cities() {
            let here = &mut self.city[city];
            for place in 0..here.tiles.len() {
                if let Some(own) = here.tiles[place].filter(|own| own.is_committed()) {
                    placed.push((own.tile(), city));
                    here.tiles[place] = None;
                    here.add(Count::TowerTiles, 1);
                }
            }
        }
        placed.put_in_order();
        for &(tile, city) in &placed {
            let height = self.tower.height();
            self.tower.place(tile);
            log.event(|| Event::TilePlaced {
                city: self.town(city),
                tile,
                slot: (height % self.tower_slots()) as u8 + 1,
            });
        }
    }
}
