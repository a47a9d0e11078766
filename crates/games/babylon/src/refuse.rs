//! Which rule forbids what is not allowed.

use ziggurat_engine::{Arg, Illegal, Seat, Text};

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

/// Cells that a refusal mentions.
fn listed(cells: impl IntoIterator<Item = Cell>) -> Arg {
    let named = |cell: Cell| Text::new("byl-cell").with("cell", cell.to_string());
    Arg::Texts(cells.into_iter().map(named).collect())
}

/// The corners of a set of corners.
fn corners(set: u8) -> impl Iterator<Item = Corner> + Clone {
    let within = move |corner: &&Corner| set >> corner.index() & 1 == 1;
    Corner::ALL.iter().filter(within).copied()
}

/// Corners that a refusal mentions.
fn named(set: u8) -> Arg {
    Arg::Keys(corners(set).map(Corner::key).collect())
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
            Phase::Removing | Phase::Digging | Phase::Building | Phase::Over => {
                if self.options.pick_boards {
                    refuse("BYL-2.10", "byl-why-boards_are_picked")
                } else {
                    refuse("BYL-2.2", "byl-why-boards_handed_out")
                }
            }
        }
    }

    fn check_remove(&self, spot: Spot) -> Checked {
        match self.phase {
            Phase::Picking => refuse("BYL-2.10", "byl-why-pick_first"),
            Phase::Removing if self.is_clay(spot) => Ok(()),
            Phase::Removing => refuse("BYL-2.7", "byl-why-only_clay"),
            Phase::Digging | Phase::Building | Phase::Over => {
                refuse("BYL-2.7", "byl-why-nothing_to_remove")
            }
        }
    }

    fn check_dig(&self, spot: Spot) -> Checked {
        match self.phase {
            Phase::Picking => refuse("BYL-2.10", "byl-why-pick_first"),
            Phase::Removing => refuse("BYL-2.7", "byl-why-remove_first"),
            Phase::Digging if self.visible(spot).is_some() => Ok(()),
            Phase::Digging => refuse("BYL-4.1", "byl-why-place_is_empty"),
            Phase::Building | Phase::Over if self.quarry_is_empty() => {
                refuse("BYL-4.9", "byl-why-quarry_is_empty")
            }
            Phase::Building | Phase::Over => refuse("BYL-3.4", "byl-why-dug_already"),
        }
    }

    fn check_building(&self) -> Checked {
        match self.phase {
            Phase::Building => Ok(()),
            Phase::Picking => refuse("BYL-2.10", "byl-why-pick_first"),
            Phase::Removing => refuse("BYL-2.7", "byl-why-remove_first"),
            Phase::Digging | Phase::Over => refuse("BYL-3.4", "byl-why-dig_first"),
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
        let mut cells = Corner::ALL.iter().map(|&corner| lay.at.corner(corner));
        if let Some(cell) = cells.find(|&cell| garden.level(cell) >= lay.level) {
            let illegal = match self.is_bridge_middle(cell) {
                true => Illegal::new("BYL-6.10", "byl-why-under_a_bridge"),
                false => Illegal::new("BYL-5.3", "byl-why-not_on_top"),
            };
            return Err(illegal
                .with("cell", cell.to_string())
                .with("level", garden.level(cell)));
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
            return Err(too_high(lay, ALL_CORNERS));
        }
        let supports = self.garden().supports(lay.at, lay.level);
        let missing = supports.missing();
        let open = lay.open.map_or(0, |corner| 1 << corner.index());
        let lacking = missing & !open;
        if lacking != 0 {
            return Err(self.why_unsupported(lay, missing, lacking));
        }
        if open & supports.statues != 0 {
            return Err(
                Illegal::new("BYL-5.6", "byl-why-statue_carries").with("corner", named(open))
            );
        }
        if open != 0 && self.supply.belvederes == 0 {
            return refuse("BYL-13.2", "byl-why-no_belvedere");
        }
        let doubles = (supports.doubles & !open).count_ones() as u8;
        let singles = (supports.singles & !open).count_ones() as u8;
        self.check_price(singles, doubles)
    }

    /// Whether the active player can pay for these pillars (BYL-5.7, BYL-13.3).
    fn check_price(&self, singles: u8, doubles: u8) -> Checked {
        let left = self.supply.double_pillars;
        if doubles > left {
            return Err(Illegal::new("BYL-13.3", "byl-why-no_double_pillar")
                .with("needed", doubles)
                .with("left", left));
        }
        let (cost, has) = (singles + DOUBLE_COST * doubles, self.means().pillars);
        if cost > has {
            return Err(Illegal::new("BYL-5.7", "byl-why-too_few_pillars")
                .with("cost", cost)
                .with("missing", cost - has));
        }
        Ok(())
    }

    /// `missing` are the corners that nothing can carry, `lacking` those of them that are not left
    /// open.
    fn why_unsupported(&self, lay: Lay, missing: u8, lacking: u8) -> Illegal {
        let garden = self.garden();
        let deep = |cell: Cell| garden.level(cell) + 2 < lay.level;
        let mut cells = corners(lacking).map(|corner| lay.at.corner(corner));
        if cells.clone().all(deep) {
            return too_high(lay, lacking);
        }
        if missing.count_ones() > 1 {
            return Illegal::new("BYL-5.4", "byl-why-three_supports")
                .with("corners", named(missing));
        }
        let illegal = match cells.any(|cell| garden.statues_on_top & cell.bit() != 0) {
            true => Illegal::new("BYL-5.16", "byl-why-statue_too_low"),
            false => Illegal::new("BYL-5.11", "byl-why-no_pillar_here"),
        };
        illegal.with("corner", named(lacking))
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
            return Err(
                Illegal::new("BYL-6.11", "byl-why-no_piece_left").with("decoration", kind.key())
            );
        }
        if (from.bit() | to.bit()) & self.decorated_area() == 0 {
            return refuse("BYL-6.1", "byl-why-not_this_tile");
        }
        check_distance(kind, from, to)?;
        let taken = |cell: &Cell| garden.blocked & cell.bit() != 0;
        if let Some(cell) = [from, to].into_iter().find(taken) {
            return Err(Illegal::new("BYL-6.3", "byl-why-not_free").with("cell", cell.to_string()));
        }
        self.check_symbols(kind, from, to)?;
        self.check_levels(kind, from, to)
    }

    /// Every end shows the symbol, or one of them is the wild space (BYL-6.3, BYL-8.4).
    fn check_symbols(&self, kind: Decoration, from: Cell, to: Cell) -> Checked {
        let garden = self.garden();
        let lacks = |cell: &Cell| garden.symbols[kind.index()] & cell.bit() == 0;
        let ends = [Some(from), (to != from).then_some(to)];
        let lacking = ends.into_iter().flatten().filter(lacks);
        let Some(cell) = lacking.clone().next() else {
            return Ok(());
        };
        if self.token != Effect::WildSpace {
            return Err(Illegal::new("BYL-6.3", "byl-why-no_symbol")
                .with("decoration", kind.key())
                .with("cells", listed(lacking)));
        }
        if garden.level(cell) == 0 {
            return refuse("BYL-8.6", "byl-why-no_wild_board");
        }
        if garden.blank() & cell.bit() == 0 {
            return Err(
                Illegal::new("BYL-8.4", "byl-why-other_symbol").with("cell", cell.to_string())
            );
        }
        if self.wild_used || lacking.count() > 1 {
            return refuse("BYL-8.4", "byl-why-one_wild_space");
        }
        Ok(())
    }

    fn check_levels(&self, kind: Decoration, from: Cell, to: Cell) -> Checked {
        if kind == Decoration::Statue {
            return self.check_statue(from);
        }
        if self.joins(kind, from, to) {
            return Ok(());
        }
        let garden = self.garden();
        let same = garden.level(from) == garden.level(to);
        let gap_may_be_lower = self.options.tables.switches.bridge_gap_checks_level_only;
        let illegal = match kind {
            Decoration::Fountain if same => {
                return refuse("BYL-6.6", "byl-why-fountain_one_tile");
            }
            Decoration::Bridge if same && !gap_may_be_lower => {
                return refuse("BYL-6.9", "byl-why-bridge_gap_ground");
            }
            Decoration::Bridge if same => {
                let gap = Cell((from.0 + to.0) / 2);
                return Err(Illegal::new("BYL-6.8", "byl-why-bridge_gap")
                    .with("cell", gap.to_string())
                    .with("gap", garden.level(gap))
                    .with("level", garden.level(from)));
            }
            Decoration::Fountain => Illegal::new("BYL-6.6", "byl-why-fountain_levels"),
            Decoration::Bridge => Illegal::new("BYL-6.8", "byl-why-bridge_levels"),
            Decoration::Statue | Decoration::Staircase => {
                Illegal::new("BYL-6.7", "byl-why-staircase_levels")
            }
        };
        Err(illegal
            .with("level", garden.level(from))
            .with("other", garden.level(to)))
    }

    /// A further statue stands in a line with another (BYL-6.4, BYL-6.5).
    fn check_statue(&self, cell: Cell) -> Checked {
        let aligns = self.options.tables.switches.covered_statue_still_aligns;
        match self.garden().statue_lines(aligns) & cell.bit() {
            0 => refuse("BYL-6.4", "byl-why-statue_out_of_line"),
            _ => Ok(()),
        }
    }

    fn check_end(&self, keep: Option<Tile>) -> Checked {
        let two = !self.hand().contains(&Tile::NONE);
        match keep {
            None if two => refuse("BYL-7.2", "byl-why-which_tile_stays"),
            Some(_) if !two => refuse("BYL-7.4", "byl-why-kept_by_itself"),
            Some(tile) if !self.holds(tile) => refuse("BYL-7.2", "byl-why-not_your_tile"),
            None | Some(_) => Ok(()),
        }
    }
}

/// All four corners, as a set.
const ALL_CORNERS: u8 = 15;

/// The corners would stand on pillars that are longer than any (BYL-5.5).
fn too_high(lay: Lay, set: u8) -> Illegal {
    let cells = corners(set).map(|corner| lay.at.corner(corner));
    Illegal::new("BYL-5.5", "byl-why-too_high")
        .with("level", lay.level)
        .with("cells", listed(cells))
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
        (Decoration::Statue | Decoration::Bridge, _) => refuse("BYL-6.8", "byl-why-bridge_apart"),
    }
}
