//! Carrying out actions: one function for each kind.

use ziggurat_engine::{Chance, Log, Seat};

use crate::{
    action::{Action, ActionKind},
    board::{ANCHORS, Cell, Corner, Spot, quad},
    event::{Covered, Event, PartAt, open_cell},
    garden::{Lay, MOST_TERRACES, Standing},
    pieces::{Decoration, Flower, Tile},
    state::{Babylon, Phase},
    tables::{DOUBLE_COST, STORED_PILLARS},
};

impl Babylon {
    /// The most actions that a match can have: boards, clay tiles, and for each seat a dig, two tiles
    /// and an end in each of 15 rounds; a cell of a terrace carries one decoration at most.
    pub(crate) fn most_actions(seats: u8) -> u32 {
        let cells = 4 * MOST_TERRACES as u32;
        let seats = u32::from(seats);
        seats + 16 + seats * (15 * 4 + cells)
    }

    /// Carries out a legal action.
    #[inline]
    pub(crate) fn carry_out(
        &mut self,
        action: Action,
        chance: &mut Chance,
        log: &mut impl Log<Event>,
    ) {
        match action.kind() {
            ActionKind::Pick { board } => self.pick(board, chance, log),
            ActionKind::Remove { spot } => self.remove(spot, chance, log),
            ActionKind::Dig { spot } => self.dig(spot, chance, log),
            ActionKind::Place {
                tile,
                at,
                turn,
                level,
                open,
            } => {
                let lay = Lay {
                    at,
                    turn,
                    level,
                    open,
                };
                self.place(tile, lay, log);
            }
            ActionKind::Decorate {
                decoration,
                from,
                to,
            } => self.decorate(decoration, from, to.unwrap_or(from), log),
            ActionKind::End { keep } => self.end_turn(keep, chance, log),
        }
    }

    /// BYL-2.1, BYL-2.10
    fn pick(&mut self, board: Flower, chance: &mut Chance, log: &mut impl Log<Event>) {
        let seat = self.active;
        self.take_board(seat, board);
        log.event(|| Event::BoardPicked { seat, board });
        self.active = seat.next(self.players);
        if self.active == self.start_player {
            self.open_quarry(chance, log);
        }
    }

    /// BYL-2.7
    fn remove(&mut self, spot: Spot, chance: &mut Chance, log: &mut impl Log<Event>) {
        let (seat, tile) = (self.active, self.quarry[spot.index()]);
        let revealed = self.lift(spot, chance);
        log.barrier();
        log.event(|| Event::ClayRemoved {
            seat,
            spot,
            tile,
            revealed,
        });
        self.active = seat.next(self.players);
        self.to_remove = self.to_remove.saturating_sub(1);
        if self.to_remove == 0 {
            self.begin_round(1, chance, log);
        }
    }

    /// Section 4: the pillars are counted with the tile still in place (BYL-4.7).
    fn dig(&mut self, spot: Spot, chance: &mut Chance, log: &mut impl Log<Event>) {
        let seat = self.active;
        let tile = self.quarry[spot.index()];
        let brings = self.yield_of(spot, seat);
        let pillars = brings.total().min(self.supply.single_pillars); // BYL-4.8
        self.supply.single_pillars -= pillars;
        self.pillars[seat.index() & 3] += pillars;
        let revealed = self.lift(spot, chance);
        if revealed.is_some() {
            log.barrier();
        }
        self.taken = tile;
        self.phase = Phase::Building;
        log.event(|| Event::Dug {
            seat,
            spot,
            tile,
            pillars,
            walls: brings.walls,
            neighbours: brings.neighbours,
            flower: brings.flower,
            token: brings.token,
            missing: brings.total() - pillars,
            revealed,
        });
    }

    /// Section 5.
    fn place(&mut self, tile: Tile, lay: Lay, log: &mut impl Log<Event>) {
        if lay.at.bit() & ANCHORS == 0 || self.garden().is_full() || !self.holds(tile) {
            return;
        }
        let cost = self.pay_supports(lay);
        let face = self.face(tile);
        let before = *self.garden();
        self.garden_mut().place(tile, face, lay);
        self.placed = true;
        self.decorated = 0;
        let seat = self.active;
        if self.taken == tile {
            self.taken = Tile::NONE;
        } else {
            self.stored[seat.index() & 3] = Tile::NONE;
        }
        log.event(|| {
            let last = self.garden().terraces().len() - 1;
            let support = |&corner: &Corner| self.garden().carrier(last, corner).into();
            Event::Placed {
                seat,
                tile,
                at: lay.at,
                turn: lay.turn,
                level: lay.level,
                supports: Corner::ALL.iter().map(support).collect(),
                belvedere: open_cell(lay.at, lay.open),
                cost,
                covered: covered(&before, lay.at),
            }
        });
    }

    /// Pays pillars and a belvedere; returns the cost in single pillars (BYL-5.7, BYL-5.9).
    fn pay_supports(&mut self, lay: Lay) -> u8 {
        let supports = self.garden().supports(lay.at, lay.level);
        let open = lay.open.map_or(0, |corner| 1 << corner.index());
        let singles = (supports.singles & !open).count_ones() as u8;
        let doubles = (supports.doubles & !open).count_ones() as u8;
        let cost = singles + DOUBLE_COST * doubles;
        let store = &mut self.pillars[self.active.index() & 3];
        *store = store.saturating_sub(cost);
        let supply = &mut self.supply;
        supply.single_pillars = supply.single_pillars.saturating_add(DOUBLE_COST * doubles);
        supply.double_pillars = supply.double_pillars.saturating_sub(doubles);
        supply.belvederes = supply.belvederes.saturating_sub(u8::from(open != 0));
        cost
    }

    /// Section 6.
    fn decorate(&mut self, kind: Decoration, from: Cell, to: Cell, log: &mut impl Log<Event>) {
        let wild = self.wild_end(kind, (from, to));
        self.wild_used |= wild.is_some();
        self.decorated = self.decorated.saturating_add(1);
        let left = self.supply.of_mut(kind);
        *left = left.saturating_sub(1);
        let (level, to_level) = (self.garden().level(from), self.garden().level(to));
        self.garden_mut().decorate(kind, from, to);
        let seat = self.active;
        log.event(|| {
            let built = Standing {
                kind,
                from,
                to,
                level,
                to_level,
            };
            Event::Decorated {
                seat,
                decoration: kind,
                parts: built
                    .parts()
                    .map(|(cell, level)| PartAt { cell, level })
                    .collect(),
                wild,
                points: self.worth(&built) as u8,
            }
        });
    }

    /// Section 7, then the next turn, the next round or the end.
    fn end_turn(&mut self, keep: Option<Tile>, chance: &mut Chance, log: &mut impl Log<Event>) {
        let seat = self.active;
        let mine = seat.index() & 3;
        let left = [self.taken, self.stored[mine]];
        let kept = match keep {
            Some(tile) => tile,
            None if self.taken != Tile::NONE => self.taken,
            None => self.stored[mine],
        };
        let other = left.into_iter().find(|tile| *tile != kept);
        self.stored[mine] = kept; // BYL-7.1
        self.taken = Tile::NONE;
        let returned = self.pillars[mine].saturating_sub(STORED_PILLARS);
        self.pillars[mine] -= returned; // BYL-7.2
        self.supply.single_pillars = self.supply.single_pillars.saturating_add(returned);
        let pillars = self.pillars[mine];
        log.event(|| Event::TurnEnded {
            seat,
            kept: kept.known(),
            discarded: other.and_then(Tile::known),
            pillars,
            returned,
        });
        let next = seat.next(self.players);
        if next != self.first_of_round(self.round) {
            self.begin_turn(next, log);
        } else if self.round < self.rounds() {
            self.begin_round(self.round + 1, chance, log);
        } else {
            self.finish(log);
        }
    }

    /// BYL-3.5
    fn finish(&mut self, log: &mut impl Log<Event>) {
        self.phase = Phase::Over;
        self.token = crate::pieces::Effect::None;
        self.placed = false;
        self.decorated = 0;
        self.wild_used = false;
        for seat in Seat::all(self.players) {
            log.event(|| self.scored(seat));
        }
        log.event(|| self.game_over());
    }
}

/// What has a part under a terrace at this place that could be seen before.
fn covered(before: &crate::garden::Garden, at: Cell) -> Vec<Covered> {
    let area = quad(at);
    let levels = before.terrace_levels();
    let seen = |(cell, level): &(Cell, u8)| levels[cell.index()] <= *level;
    let mut list = Vec::new();
    for standing in before.decorations() {
        let under = |(cell, _): &(Cell, u8)| area & cell.bit() != 0;
        let mut visible = standing.parts().filter(seen);
        let hidden = visible.clone().all(|part| under(&part));
        if let Some((cell, level)) = visible.find(under) {
            list.push(Covered {
                decoration: Some(standing.kind),
                cell,
                level,
                hidden,
            });
        }
    }
    for terrace in before.terraces() {
        let cell = open_cell(terrace.at, terrace.open());
        let part = cell.map(|cell| (cell, terrace.level));
        if let Some((cell, level)) = part.filter(|part| seen(part) && area & part.0.bit() != 0) {
            list.push(Covered {
                decoration: None,
                cell,
                level,
                hidden: true,
            });
        }
    }
    list
}
