//! Whether a position can exist.

use ziggurat_engine::{Invalid, Seat};

use crate::{
    pieces::{Effect, Material, QUARRY_TILES, Tile},
    quarry::tiles_of,
    rebuild::wild_spaces,
    state::{Babylon, NO_BOARD, Phase},
    tables::STORED_PILLARS,
};

type Checked = Result<(), Invalid>;

/// The most pillars that one dig can bring: four edges, the flower, a token.
const MOST_DUG: u8 = 6;

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Checked {
    if holds { Ok(()) } else { Err(Invalid(what())) }
}

impl Babylon {
    /// Says what is wrong with a position that cannot exist: it must be consistent, it need not be
    /// reachable.
    pub(crate) fn check_position(&self) -> Checked {
        self.options.check().map_err(Invalid)?;
        self.check_boards()?;
        self.check_tiles()?;
        self.check_quarry()?;
        self.check_pillars()?;
        self.check_tokens()?;
        self.check_turn()?;
        Seat::all(self.players).try_for_each(|seat| self.check_room(seat))
    }

    fn check_boards(&self) -> Checked {
        let picked = |seat: Seat| self.boards[seat.index()] != NO_BOARD;
        for seat in Seat::all(self.players).filter(|&seat| picked(seat)) {
            let same =
                Seat::all(self.players).filter(|other| self.board(*other) == self.board(seat));
            ensure(same.count() == 1, || {
                "boards: every player has a different one (BYL-2.1)".into()
            })?;
        }
        if self.phase != Phase::Picking {
            return ensure(Seat::all(self.players).all(picked), || {
                "boards: everybody has one (BYL-2.1)".into()
            });
        }
        ensure(self.options.pick_boards, || {
            "phase: boards are not picked in this game (BYL-2.2)".into()
        })?;
        let mut seat = self.start_player;
        for _ in 0..self.players {
            let before = self.order(seat) < self.order(self.active);
            ensure(picked(seat) == before, || {
                "boards: they are picked clockwise from the start player on (BYL-2.10)".into()
            })?;
            seat = seat.next(self.players);
        }
        Ok(())
    }

    /// How many seats after the start player.
    fn order(&self, seat: Seat) -> u8 {
        (seat.0 + self.players - self.start_player.0) % self.players
    }

    /// Every tile is in one place at most, and start tiles are with the owner of their board.
    fn check_tiles(&self) -> Checked {
        let mut seen = self.hidden;
        let placed = Seat::all(self.players).flat_map(|seat| {
            let garden = self.gardens[seat.index()].terraces().iter().map(|t| t.tile);
            garden
                .chain([self.stored[seat.index()]])
                .map(move |tile| (Some(seat), tile))
        });
        let quarry = self.quarry.iter().map(|&tile| (None, tile));
        let taken = [(Some(self.active), self.taken)];
        let all = placed.chain(quarry).chain(taken);
        for (owner, tile) in all.filter(|(_, tile)| *tile != Tile::NONE) {
            ensure(seen & tile.bit() == 0, || {
                format!("{tile} is in two places")
            })?;
            seen |= tile.bit();
            let start = tile.material() == Material::Start;
            let own = owner.and_then(|seat| self.board(seat)).map(Tile::start);
            ensure(!start || own == Some(tile), || {
                format!("{tile} belongs to the owner of its board (BYL-2.1)")
            })?;
        }
        ensure(self.hidden >> QUARRY_TILES == 0, || {
            "covered: start tiles never lie in the quarry (BYL-2.1)".into()
        })
    }

    fn check_quarry(&self) -> Checked {
        if self.phase == Phase::Picking {
            let untouched = self.hidden == (1 << QUARRY_TILES) - 1;
            return ensure(untouched && self.quarry_is_empty(), || {
                "quarry: it is laid out once the boards are picked (BYL-2.10)".into()
            });
        }
        let count = |material| (self.hidden & tiles_of(material)).count_ones() as usize;
        let needed = self.covered_needed();
        let there = [count(Material::Granite), count(Material::Basalt)];
        ensure(there == needed && count(Material::Clay) == 0, || {
            format!(
                "covered: {needed:?} granite and basalt tiles lie below the others, not {there:?} (BYL-2.3)"
            )
        })
    }

    fn check_pillars(&self) -> Checked {
        for seat in Seat::all(self.players) {
            let building = self.phase == Phase::Building && seat == self.active;
            let most = STORED_PILLARS + if building { MOST_DUG } else { 0 };
            let held = self.pillars[seat.index()];
            ensure(held <= most, || {
                format!(
                    "pillars: seat {seat} has {held}, at most {most} are possible now (BYL-7.1)"
                )
            })?;
        }
        Ok(())
    }

    fn check_tokens(&self) -> Checked {
        let all = self.options.tables.round_tokens;
        let fits = self
            .unseen
            .iter()
            .zip(all)
            .all(|(&unseen, all)| unseen <= all);
        let sum = |counts: [u8; Effect::COUNT]| counts.iter().map(|&n| u16::from(n)).sum::<u16>();
        let gone = sum(all).checked_sub(sum(self.unseen));
        ensure(fits && gone == Some(self.revealed().into()), || {
            format!(
                "unseen_tokens: {} of {} have been turned up (BYL-3.2)",
                self.revealed(),
                sum(all)
            )
        })?;
        let last = self.tokens_left() == 0 && self.round == self.rounds();
        let hidden = last || matches!(self.phase, Phase::Picking | Phase::Removing);
        let seen = self.unseen[self.token.index()] < all[self.token.index()];
        ensure(
            if hidden {
                self.token == Effect::None
            } else {
                seen
            },
            || format!("token: {} cannot be in force (BYL-3.2)", self.token),
        )?;
        let wild = Effect::WildSpace.index();
        let rounds = usize::from(all[wild] - self.unseen[wild]);
        for seat in Seat::all(self.players) {
            let used = wild_spaces(self, &self.gardens[seat.index()]);
            ensure(used <= rounds, || {
                format!(
                    "gardens: seat {seat} has used {used} wild spaces in {rounds} rounds (BYL-8.4)"
                )
            })?;
        }
        Ok(())
    }

    fn check_turn(&self) -> Checked {
        let building = self.phase == Phase::Building;
        let nothing = self.taken == Tile::NONE && !self.placed && !self.wild_used;
        ensure(building || nothing, || {
            "taken, placed, wild_used: only while somebody builds (BYL-3.4)".into()
        })?;
        ensure(
            self.placed || self.decorated == 0 && !self.wild_used,
            || "decorated, wild_used: only after a tile was placed (BYL-6.1)".into(),
        )?;
        ensure(!self.wild_used || self.token == Effect::WildSpace, || {
            "wild_used: only under a wild space (BYL-8.4)".into()
        })?;
        let mine = self.active.index();
        let hand = self.taken != Tile::NONE && self.stored[mine] != Tile::NONE;
        let empty = self.gardens[mine].terraces().is_empty();
        ensure(!self.placed || !hand && !empty, || {
            "placed: the tile is still there (BYL-5.1)".into()
        })?;
        self.check_phase()
    }

    fn check_phase(&self) -> Checked {
        let clay = self.covered_needed()[0];
        let most = self.options.tables.removed(self.players);
        let early = matches!(self.phase, Phase::Picking | Phase::Removing);
        let right = match self.phase {
            Phase::Picking => self.to_remove == most,
            Phase::Removing => {
                (1..=most).contains(&self.to_remove) && usize::from(self.to_remove) <= clay
            }
            Phase::Digging | Phase::Building | Phase::Over => self.to_remove == 0,
        };
        ensure(right, || {
            format!("to_remove: {} cannot be (BYL-2.7)", self.to_remove)
        })?;
        ensure(!early || self.round == 1, || {
            "round: the first has not begun".into()
        })?;
        let gardens = self
            .gardens
            .iter()
            .all(|garden| garden.terraces().is_empty());
        ensure(!early || gardens, || {
            "gardens: they are empty before the first round".into()
        })?;
        ensure(
            self.phase != Phase::Over || self.round == self.rounds(),
            || "phase: the game ends after the last round (BYL-3.5)".into(),
        )?;
        ensure(
            self.phase != Phase::Digging || !self.quarry_is_empty(),
            || "phase: there is nothing to dig (BYL-4.9)".into(),
        )
    }

    /// Whether all the tiles that a seat can still get have room in its garden: nobody gets more than
    /// a tile in each of 15 rounds and the start tile.
    fn check_room(&self, seat: Seat) -> Checked {
        let held = [
            self.stored[seat.index()],
            if seat == self.active {
                self.taken
            } else {
                Tile::NONE
            },
        ];
        let held = held.iter().filter(|tile| **tile != Tile::NONE).count();
        let placed = self.gardens[seat.index()].terraces().len();
        let unpicked = usize::from(self.boards[seat.index()] == NO_BOARD);
        let digs = self.digs_to_come(seat);
        let most = crate::garden::MOST_TERRACES;
        ensure(placed + held + unpicked + digs <= most, || {
            format!(
                "round: seat {seat} has {} tiles and will dig {digs} more, which is not possible (BYL-3.1)",
                placed + held
            )
        })
    }

    fn digs_to_come(&self, seat: Seat) -> usize {
        let later = usize::from(self.rounds() - self.round);
        let first = self.first_of_round(self.round);
        let place = |seat: Seat| (seat.0 + self.players - first.0) % self.players;
        let now = match self.phase {
            Phase::Over => return 0,
            Phase::Picking | Phase::Removing => true,
            Phase::Digging => place(seat) >= place(self.active),
            Phase::Building => place(seat) > place(self.active),
        };
        later + usize::from(now)
    }
}
