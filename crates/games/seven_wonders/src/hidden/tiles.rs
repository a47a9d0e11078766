//! Tower tiles: who has seen which, by the hands of the draft (SWT-2.2).

use arrayvec::ArrayVec;
use ziggurat_engine::{Chance, Seat};

use super::UNSEEN;
use crate::state::{City, MAX_CITIES, Phase, SevenWonders};

impl SevenWonders {
    /// The group of a tile of a seat, by its place; tiles still in hand count as not yet kept.
    fn tile_group(&self, viewer: Option<Seat>, seat: usize, place: usize) -> u8 {
        let Some(viewer) = viewer else {
            return UNSEEN;
        };
        let players = usize::from(self.players);
        let pick = match self.phase {
            Phase::Draft { pick } => place.min(usize::from(pick - 1)),
            _ => place,
        };
        let packet = (seat + pick) % players;
        let holder = |earlier: usize| (packet + players * 3 - earlier) % players;
        match (0..pick)
            .filter(|earlier| holder(*earlier) == viewer.index())
            .count() as u8
        {
            0 => UNSEEN,
            times => 1 + packet as u8 * 4 + times,
        }
    }

    /// Deals the hidden tiles anew.
    pub(super) fn deal_tiles(&mut self, viewer: Option<Seat>, chance: &mut Chance) {
        let mut committed = [0u8; MAX_CITIES];
        let mut out: u32 = 0x01ff_fffe;
        self.tower.tiles().for_each(|tile| out &= !(1 << tile));
        let mut cards: ArrayVec<(u8, u8), 32> = ArrayVec::new();
        let mut places: ArrayVec<(u8, usize, usize), 32> = ArrayVec::new();
        for (seat, committed) in committed.iter_mut().enumerate().take(self.players.into()) {
            for place in 0..3 {
                let slot = self.city[seat].tiles[place];
                let tile = slot & !City::COMMITTED;
                out &= !(1 << tile);
                if tile == 0 || viewer == Some(Seat(seat as u8)) {
                    continue;
                }
                *committed += u8::from(slot != tile);
                let group = self.tile_group(viewer, seat, place);
                places.push((group, seat, place));
                cards.push((group, tile));
            }
            self.close_ranks(viewer, seat, &mut places);
        }
        // A tile with the number 0 is none: only real numbers are left in `out`.
        cards.extend(
            (1..=24)
                .filter(|tile| out >> tile & 1 == 1)
                .map(|tile| (UNSEEN, tile)),
        );
        self.fill_tiles(&mut places, &mut cards, chance);
        self.commit_anew(committed, chance);
    }

    /// Of the places that the viewer cannot tell apart, the first ones are those already empty.
    fn close_ranks(
        &mut self,
        viewer: Option<Seat>,
        seat: usize,
        places: &mut ArrayVec<(u8, usize, usize), 32>,
    ) {
        if matches!(self.phase, Phase::Draft { .. }) || viewer == Some(Seat(seat as u8)) {
            return;
        }
        let alike: ArrayVec<usize, 3> = (0..3)
            .filter(|place| self.tile_group(viewer, seat, *place) == UNSEEN)
            .collect();
        let full = places
            .iter()
            .filter(|(group, of, _)| *of == seat && *group == UNSEEN)
            .count();
        places.retain(|(group, of, _)| *of != seat || *group != UNSEEN);
        for (number, &place) in alike.iter().rev().enumerate() {
            if number < full {
                places.push((UNSEEN, seat, place));
            } else {
                self.city[seat].tiles[place] = 0;
            }
        }
    }

    fn fill_tiles(
        &mut self,
        places: &mut ArrayVec<(u8, usize, usize), 32>,
        cards: &mut ArrayVec<(u8, u8), 32>,
        chance: &mut Chance,
    ) {
        places.sort_unstable();
        cards.sort_unstable();
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
            for ((_, seat, place), (_, tile)) in run.iter().zip(pool.iter()) {
                self.city[*seat].tiles[*place] = *tile;
            }
            from = start + count;
        }
        if let Phase::Draft { pick } = self.phase {
            for city in &mut self.city[..usize::from(self.players)] {
                city.tiles[usize::from(pick - 1)..].sort_unstable();
            }
        }
    }

    /// Which tiles are about to be placed is hidden too (SWT-4.1).
    fn commit_anew(&mut self, committed: [u8; MAX_CITIES], chance: &mut Chance) {
        for (city, count) in committed.into_iter().enumerate() {
            for _ in 0..count {
                let open: ArrayVec<usize, 3> = (0..3)
                    .filter(|place| {
                        let tile = self.city[city].tiles[*place];
                        tile != 0 && tile & City::COMMITTED == 0
                    })
                    .collect();
                if let Some(&place) = chance.pick(&open) {
                    self.city[city].tiles[place] |= City::COMMITTED;
                }
            }
        }
    }
}
