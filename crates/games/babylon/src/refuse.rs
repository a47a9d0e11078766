//! Which rule forbids what is not allowed.

use ziggurat_engine::{Illegal, Seat};

use crate::{
    action::{Action, ActionKind},
    board::{ANCHORS, Cell, Corner, Spot},
    garden::Lay,
    pieces::{Decoration, Effect, Flower, Tile},
    state::{Babylon, Phase},
    tables::DOUBLE_COST,
};

type Checked = Result<(), Illegal>;

fn refuse(rule: &'static str, why: &'static str) -> Checked {
    Err(Illegal::new(rule, why))
}

impl Babylon {
    /// Whether the seat may do this, or the rule that forbids it.
    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Checked {
        if self.phase == Phase::Over {
            return refuse("BYL-3.5", "byl-why-game_over");
        }
        if seat != self.active {
            return refuse("BYL-3.3", "byl-why-not_your_turn");
        }
        match action.kind() {
            ActionKind::Pick { board } => self.check_pick(board),
            ActionKind::Remove { spot } => self.check_remove(spot),
            ActionKind::Dig { spot } => self.check_dig(spot),
            ActionKind::Place {
                tile,
                at,
                turn,
                level,
                open,
            } => {
                self.check_building()?;
                let lay = Lay {
                    at,
                    turn,
                    level,
                    open,
                };
                self.check_place(tile, lay)
            }
            ActionKind::Decorate {
                decoration,
                from,
                to,
            } => {
                self.check_building()?;
                self.check_decoration(decoration, from, to)
            }
            ActionKind::End { keep } => {
                self.check_building()?;
                self.check_end(keep)
            }
        }
    }

    fn check_pick(&self, board: Flower) -> Checked {
        match self.phase {
            Phase::Picking if self.boards.contains(&(board as u8)) => {
                refuse("BYL-2.2", "byl-why-board_taken")
            }
            Phase::Picking => Ok(()),
            _ if self.options.pick_boards => refuse("BYL-2.10", "byl-why-boards_are_picked"),
            _ => refuse("BYL-2.2", "byl-why-boards_handed_out"),
        }
    }

    fn check_remove(&self, spot: Spot) -> Checked {
        match self.phase {
            Phase::Picking => refuse("BYL-2.10", "byl-why-pick_first"),
            Phase::Removing if self.is_clay(spot) => Ok(()),
            Phase::Removing => refuse("BYL-2.7", "byl-why-only_clay"),
            _ => refuse("BYL-2.7", "byl-why-nothing_to_remove"),
        }
    }

    fn check_dig(&self, spot: Spot) -> Checked {
        match self.phase {
            Phase::Picking => refuse("BYL-2.10", "byl-why-pick_first"),
            Phase::Removing => refuse("BYL-2.7", "byl-why-remove_first"),
            Phase::Digging if self.visible(spot).is_some() => Ok(()),
            Phase::Digging => refuse("BYL-4.1", "byl-why-place_is_empty"),
            _ if self.quarry_is_empty() => refuse("BYL-4.9", "byl-why-quarry_is_empty"),
            _ => refuse("BYL-3.4", "byl-why-dug_already"),
        }
    }

    fn check_building(&self) -> Checked {
        match self.phase {
            Phase::Building => Ok(()),
            Phase::Picking => refuse("BYL-2.10", "byl-why-pick_first"),
            Phase::Removing => refuse("BYL-2.7", "byl-why-remove_first"),
            _ => refuse("BYL-3.4", "byl-why-dig_first"),
        }
    }

    fn check_place(&self, tile: Tile, lay: Lay) -> Checked {
        if !self.holds(tile) {
            return refuse("BYL-5.1", "byl-why-not_your_tile");
        }
        if lay.at.bit() & ANCHORS == 0 {
            return refuse("BYL-5.2", "byl-why-off_the_board");
        }
        if lay.level == 0 {
            return refuse("BYL-5.2", "byl-why-level_zero");
        }
        let garden = self.garden();
        let tops = Corner::ALL.iter().map(|&corner| lay.at.corner(corner));
        for cell in tops {
            if garden.level(cell) >= lay.level {
                let bridge = self.is_bridge_middle(cell);
                return match bridge {
                    true => refuse("BYL-6.10", "byl-why-under_a_bridge"),
                    false => refuse("BYL-5.3", "byl-why-not_on_top"),
                };
            }
        }
        if garden.whole & lay.at.bit() != 0 {
            return refuse("BYL-5.12", "byl-why-exactly_over");
        }
        self.check_supports(lay)
    }

    /// Whether the top of a cell is the middle of a bridge.
    fn is_bridge_middle(&self, cell: Cell) -> bool {
        let garden = self.garden();
        let terrace = garden
            .top_terrace(cell)
            .map_or(0, |top| garden.terraces()[top].level);
        garden.level(cell) > terrace
    }

    fn check_supports(&self, lay: Lay) -> Checked {
        if lay.level > self.garden().highest() + 2 {
            return refuse("BYL-5.5", "byl-why-too_high");
        }
        let supports = self.garden().supports(lay.at, lay.level);
        let missing = supports.missing();
        let open = lay.open.map_or(0, |corner| 1 << corner.index());
        let lacking = missing & !open;
        if lacking != 0 {
            return self.why_unsupported(lay, missing, lacking);
        }
        if open & supports.statues != 0 {
            return refuse("BYL-5.6", "byl-why-statue_carries");
        }
        if open != 0 && self.supply.belvederes == 0 {
            return refuse("BYL-13.2", "byl-why-no_belvedere");
        }
        let doubles = (supports.doubles & !open).count_ones() as u8;
        if doubles > self.supply.double_pillars {
            return refuse("BYL-13.3", "byl-why-no_double_pillar");
        }
        let cost = (supports.singles & !open).count_ones() as u8 + DOUBLE_COST * doubles;
        if cost > self.pillars[self.active.index() & 3] {
            return refuse("BYL-5.7", "byl-why-too_few_pillars");
        }
        Ok(())
    }

    /// `missing` are the corners that nothing can carry, `lacking` those of them that are not left open.
    fn why_unsupported(&self, lay: Lay, missing: u8, lacking: u8) -> Checked {
        let garden = self.garden();
        let deep = |cell: Cell| garden.level(cell) + 2 < lay.level;
        let lacks = |corner: &&Corner| lacking >> corner.index() & 1 == 1;
        let mut lacking = Corner::ALL
            .iter()
            .filter(lacks)
            .map(|&corner| lay.at.corner(corner));
        if lacking.clone().all(deep) {
            return refuse("BYL-5.5", "byl-why-too_high");
        }
        if missing.count_ones() > 1 {
            return refuse("BYL-5.4", "byl-why-three_supports");
        }
        let statue = lacking.any(|cell| garden.statues_on_top & cell.bit() != 0);
        match statue {
            true => refuse("BYL-5.16", "byl-why-statue_too_low"),
            false => refuse("BYL-5.11", "byl-why-no_pillar_here"),
        }
    }

    fn check_decoration(&self, kind: Decoration, from: Cell, to: Option<Cell>) -> Checked {
        let garden = self.garden();
        let limit = self.options.tables.switches.decorations_per_placed_tile;
        if !self.placed {
            return refuse("BYL-6.1", "byl-why-no_tile_placed");
        }
        if limit.is_some_and(|most| self.decorated >= most) {
            return refuse("BYL-6.1", "byl-why-enough_decorations");
        }
        if to.is_some() == (kind == Decoration::Statue) {
            return refuse("BYL-1.6", "byl-why-number_of_cells");
        }
        let to = to.unwrap_or(from);
        if self.supply.of(kind) == 0 {
            return refuse("BYL-6.11", "byl-why-no_piece_left");
        }
        if (from.bit() | to.bit()) & self.decorated_area() == 0 {
            return refuse("BYL-6.1", "byl-why-not_this_tile");
        }
        check_distance(kind, from, to)?;
        for cell in [from, to] {
            if garden.blocked & cell.bit() != 0 {
                return refuse("BYL-6.3", "byl-why-not_free");
            }
        }
        self.check_symbols(kind, from, to)?;
        self.check_levels(kind, from, to)
    }

    /// Every end shows the symbol, or one of them is the wild space (BYL-6.3, BYL-8.4).
    fn check_symbols(&self, kind: Decoration, from: Cell, to: Cell) -> Checked {
        let garden = self.garden();
        let shown = garden.symbols[kind.index()];
        let lacks = |cell: &Cell| shown & cell.bit() == 0;
        let mut lacking = [Some(from), (to != from).then_some(to)]
            .into_iter()
            .flatten()
            .filter(lacks);
        let Some(cell) = lacking.next() else {
            return Ok(());
        };
        if self.token != Effect::WildSpace {
            return refuse("BYL-6.3", "byl-why-no_symbol");
        }
        if garden.level(cell) == 0 {
            return refuse("BYL-8.6", "byl-why-no_wild_board");
        }
        if garden.blank() & cell.bit() == 0 {
            return refuse("BYL-8.4", "byl-why-other_symbol");
        }
        if self.wild_used || lacking.next().is_some() {
            return refuse("BYL-8.4", "byl-why-one_wild_space");
        }
        Ok(())
    }

    fn check_levels(&self, kind: Decoration, from: Cell, to: Cell) -> Checked {
        let garden = self.garden();
        let same = garden.level(from) == garden.level(to);
        match kind {
            Decoration::Statue => {
                let aligns = self.options.tables.switches.covered_statue_still_aligns;
                match garden.statue_lines(aligns) & from.bit() {
                    0 => refuse("BYL-6.4", "byl-why-statue_out_of_line"),
                    _ => Ok(()),
                }
            }
            Decoration::Fountain if !same => refuse("BYL-6.6", "byl-why-fountain_levels"),
            Decoration::Fountain if garden.same_terrace(from, to) => {
                refuse("BYL-6.6", "byl-why-fountain_one_tile")
            }
            Decoration::Staircase if !self.joins(kind, from, to) => {
                refuse("BYL-6.7", "byl-why-staircase_levels")
            }
            Decoration::Bridge if !same => refuse("BYL-6.8", "byl-why-bridge_levels"),
            Decoration::Bridge if !self.joins(kind, from, to) => {
                match self.options.tables.switches.bridge_gap_checks_level_only {
                    true => refuse("BYL-6.8", "byl-why-bridge_gap"),
                    false => refuse("BYL-6.9", "byl-why-bridge_gap_ground"),
                }
            }
            _ => Ok(()),
        }
    }

    fn check_end(&self, keep: Option<Tile>) -> Checked {
        let two = !self.hand().contains(&Tile::NONE);
        match keep {
            None if two => refuse("BYL-7.2", "byl-why-which_tile_stays"),
            Some(_) if !two => refuse("BYL-7.4", "byl-why-kept_by_itself"),
            Some(tile) if !self.holds(tile) => refuse("BYL-7.2", "byl-why-not_your_tile"),
            _ => Ok(()),
        }
    }
}

/// Ends side by side, or with one cell between them (BYL-6.6 to 6.8).
fn check_distance(kind: Decoration, from: Cell, to: Cell) -> Checked {
    let (rows, columns) = (
        from.row().abs_diff(to.row()),
        from.column().abs_diff(to.column()),
    );
    let apart = match (rows, columns) {
        (0, n) | (n, 0) => n,
        _ => u8::MAX,
    };
    match (kind, apart) {
        (Decoration::Statue, 0)
        | (Decoration::Fountain | Decoration::Staircase, 1)
        | (Decoration::Bridge, 2) => Ok(()),
        (Decoration::Fountain, _) => refuse("BYL-6.6", "byl-why-fountain_apart"),
        (Decoration::Staircase, _) => refuse("BYL-6.7", "byl-why-staircase_apart"),
        _ => refuse("BYL-6.8", "byl-why-bridge_apart"),
    }
}
