//! Where tiles can be placed and what can be built, by mask algebra over all 64 cells at once.

use crate::{
    board::{ANCHORS, Cell, NOT_LAST_COLUMN, NOT_LAST_TWO_COLUMNS, cells, nibble},
    garden::{Garden, HIGHEST, Supports},
    pieces::{Decoration, Effect},
    state::Babylon,
    tables::{DOUBLE_COST, Pieces},
};

/// A place and a level at which a tile can lie, with the choices of the open corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Site {
    pub(crate) level: u8,
    pub(crate) at: Cell,
    /// Bit 0: all corners are supported; bits 1 to 4: this corner is left open.
    pub(crate) opens: u8,
}

/// What a player can spend.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Means {
    pub(crate) pillars: u8,
    pub(crate) doubles: u8,
    pub(crate) belvedere: bool,
}

impl Means {
    pub(crate) fn new(pillars: u8, supply: &Pieces) -> Self {
        Self {
            pillars,
            doubles: supply.double_pillars,
            belvedere: supply.belvederes > 0,
        }
    }

    /// The choices of the open corner that can be paid (BYL-5.6, 5.7, 5.10, 13.2, 13.3).
    #[inline]
    fn opens(self, supports: Supports) -> u8 {
        let (ones, twos) = (supports.singles, supports.doubles);
        let doubles = twos.count_ones() as u8;
        let cost = ones.count_ones() as u8 + DOUBLE_COST * doubles;
        let missing = supports.missing();
        if missing != 0 {
            let fits = self.belvedere && cost <= self.pillars && doubles <= self.doubles;
            return if fits { missing << 1 } else { 0 };
        }
        let mut opens = u8::from(cost <= self.pillars && doubles <= self.doubles);
        if self.belvedere {
            if cost <= self.pillars + 1 && doubles <= self.doubles {
                opens |= ones << 1;
            }
            if cost <= self.pillars + DOUBLE_COST && doubles <= self.doubles.saturating_add(1) {
                opens |= twos << 1;
            }
        }
        opens
    }
}

impl Garden {
    /// Calls `each` with every place and level where a tile can lie, by level, then by cell.
    #[inline]
    pub(crate) fn each_site(&self, means: Means, each: &mut impl FnMut(Site)) {
        if self.is_full() {
            return;
        }
        let top = (self.highest() + 2).min(HIGHEST);
        let (mut two_down, mut lower) = (0, 0);
        for level in 1..=top {
            let one_down = self.at_level(level - 1);
            lower |= one_down;
            let ones = one_down & !self.blocked;
            let twos = two_down & !self.blocked;
            let statues = one_down & self.statues_on_top;
            for at in cells(anchors(lower, ones | twos | statues) & !self.whole) {
                let supports = Supports {
                    singles: nibble(ones, at),
                    doubles: nibble(twos, at),
                    statues: nibble(statues, at),
                };
                let opens = means.opens(supports);
                if opens != 0 {
                    each(Site { level, at, opens });
                }
            }
            two_down = one_down;
        }
    }
}

/// Upper left cells of tiles with four low cells (BYL-5.3) and at least three supports (BYL-5.4).
#[inline]
fn anchors(low: u64, support: u64) -> u64 {
    let low = low & low >> 1 & low >> 8 & low >> 9 & ANCHORS;
    let (nw, ne, sw, se) = (support, support >> 1, support >> 8, support >> 9);
    let three = nw & ne & (sw | se) | sw & se & (nw | ne);
    low & three
}

/// Two cells of a decoration, the lower number first; the same cell twice for a statue.
pub(crate) type Ends = (Cell, Cell);

impl Babylon {
    /// Calls `each` with every decoration that can be built now, in canonical order (section 6).
    #[inline]
    pub(crate) fn each_decoration(&self, each: &mut impl FnMut(Decoration, Ends)) {
        let area = self.decorated_area();
        if area == 0 {
            return;
        }
        let wild = self.wild_cells();
        let garden = self.garden();
        if self.supply.statues > 0 {
            let shown = (garden.symbols[Decoration::Statue.index()] | wild) & area;
            if shown != 0 {
                let aligns = self.options.tables.switches.covered_statue_still_aligns;
                for cell in cells(shown & garden.statue_lines(aligns)) {
                    each(Decoration::Statue, (cell, cell));
                }
            }
        }
        for &kind in &Decoration::ALL[1..] {
            if self.supply.of(kind) > 0 {
                self.each_pair(kind, area, wild, each);
            }
        }
    }

    /// Decorations with two ends: pairs of shown symbols, or a shown one and a wild cell.
    #[inline]
    fn each_pair(
        &self,
        kind: Decoration,
        area: u64,
        wild: u64,
        each: &mut impl FnMut(Decoration, Ends),
    ) {
        let garden = self.garden();
        let shown = garden.symbols[kind.index()];
        let (step, edge) = match kind {
            Decoration::Bridge => (2, NOT_LAST_TWO_COLUMNS),
            Decoration::Statue | Decoration::Fountain | Decoration::Staircase => {
                (1, NOT_LAST_COLUMN)
            }
        };
        let pairs = |shift: u32| {
            let (there, far) = (shown >> shift, wild >> shift);
            (shown & (there | far) | wild & there) & (area | area >> shift)
        };
        let (east, south) = (pairs(step) & edge, pairs(8 * step));
        for from in cells(east | south) {
            for (set, steps) in [(east, step as u8), (south, 8 * step as u8)] {
                if set & from.bit() != 0 && self.joins(kind, from, from.plus(steps)) {
                    each(kind, (from, from.plus(steps)));
                }
            }
        }
    }

    /// Whether the levels of two ends at the right distance fit (BYL-6.6 to 6.9).
    #[inline]
    pub(crate) fn joins(&self, kind: Decoration, from: Cell, to: Cell) -> bool {
        let garden = self.garden();
        let (one, other) = (garden.level(from), garden.level(to));
        match kind {
            Decoration::Statue => true,
            Decoration::Fountain => one == other && !garden.same_terrace(from, to),
            Decoration::Staircase => one.abs_diff(other) == 1,
            Decoration::Bridge => one == other && self.gap_is_free(from, to, one),
        }
    }

    /// Whether a bridge can span the cell between its ends (BYL-6.8, 6.9).
    pub(crate) fn gap_is_free(&self, from: Cell, to: Cell, level: u8) -> bool {
        let top = self.garden().level(Cell((from.0 + to.0) / 2));
        match self.options.tables.switches.bridge_gap_checks_level_only {
            true => top < level,
            false => top == 0,
        }
    }

    /// The cell of a decoration that shows no symbol of its own (BYL-8.4).
    pub(crate) fn wild_end(&self, kind: Decoration, (from, to): Ends) -> Option<Cell> {
        let shown = self.garden().symbols[kind.index()];
        let wild = self.token == Effect::WildSpace;
        [from, to]
            .into_iter()
            .find(|cell| wild && shown & cell.bit() == 0)
    }
}
