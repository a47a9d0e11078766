//! The Tower of Babel: the draft of its tiles and how they are placed (sections SWT-2 and SWT-4).

use arrayvec::ArrayVec;
use ziggurat_engine::{Chance, Log};

use crate::{
    action::Tile,
    cards::TILES_EACH,
    event::Event,
    state::{City, Count, MAX_CITIES, Phase, SevenWonders},
};

impl SevenWonders {
    /// Three tiles for everybody; the others are out of the game (SWT-1.2, SWT-2.1).
    pub(crate) fn begin_draft(&mut self, chance: &mut Chance) {
        let mut tiles: [u8; Tile::COUNT as usize] = std::array::from_fn(|i| i as u8 + 1);
        chance.shuffle(&mut tiles);
        let each = usize::from(TILES_EACH);
        for (seat, dealt) in tiles.chunks(each).enumerate().take(self.players.into()) {
            self.city[seat].tiles.copy_from_slice(dealt);
            self.city[seat].tiles.sort_unstable();
        }
        self.phase = Phase::Draft { pick: 1 };
        self.asked = self.all_players();
    }

    /// Everybody keeps the chosen tile and passes the others to the right (SWT-2.2, SWT-8.3).
    pub(crate) fn pass_tiles(&mut self, pick: u8, chance: &mut Chance, log: &mut impl Log<Event>) {
        let players = usize::from(self.players);
        let kept = usize::from(pick);
        for city in &mut self.city[..players] {
            let tile = city.choice.extra();
            if let Some(at) = city.tiles.iter().rposition(|held| *held == tile) {
                city.tiles.swap(kept - 1, at);
            }
            city.tiles[kept..].sort_unstable();
        }
        let before: [[u8; 3]; MAX_CITIES] = std::array::from_fn(|city| self.city[city].tiles);
        for seat in 0..players {
            let from = (seat + 1) % players;
            self.city[seat].tiles[kept..].copy_from_slice(&before[from][kept..]);
        }
        self.forget_choices();
        if pick == 1 {
            log.event(|| Event::TilesPassed { kept: pick });
            self.phase = Phase::Draft { pick: 2 };
            self.asked = self.all_players();
        } else {
            log.event(|| Event::TilesPassed { kept: TILES_EACH });
            self.begin_age(1, chance, log);
        }
    }

    /// Step G: the tiles of this turn in ascending order (SWT-4.1 to SWT-4.3).
    pub(crate) fn place_tiles(&mut self, log: &mut impl Log<Event>) {
        if !self.options.babel_tower {
            return;
        }
        let mut placed: ArrayVec<(u8, usize), 24> = ArrayVec::new();
        for (city, here) in self.city.iter_mut().enumerate() {
            for place in 0..here.tiles.len() {
                if here.tiles[place] & City::COMMITTED != 0 {
                    placed.push((here.tiles[place] & !City::COMMITTED, city));
                    here.tiles[place] = 0;
                    here.add(Count::TowerTiles, 1);
                }
            }
        }
        placed.sort_unstable();
        for &(number, city) in &placed {
            let height = self.tower.height();
            self.tower.place(number);
            if let Some(tile) = Tile::new(number) {
                log.event(|| Event::TilePlaced {
                    city: self.town(city),
                    tile,
                    slot: (height % self.tower_slots()) as u8 + 1,
                });
            }
        }
    }
}
