//! How good places, decorations and tiles look to a seat, in points: the game's own judgement for bots.

use ziggurat_engine::Seat;

use crate::{
    board::{Cell, Corner, SIZE, Turn},
    garden::{Garden, Lay},
    pieces::{Decoration, Face, Flower, Tile},
    plays::{Ends, Site},
    scoring::{Tally, lines},
    state::Babylon,
};

// What things are taken to be worth, in points; found by trying many values in thousands of games.

/// A level, for each turn to come.
const HEIGHT: f32 = 0.078;
/// A pillar.
pub(crate) const PILLAR: f32 = 1.04;
/// An open symbol of a fountain, a staircase and a bridge, for each level.
const CHANCE: [f32; 3] = [0.41, 0.31, 0.29];
/// A cell beside a new terrace that lies about as high, for each turn to come.
const PLATFORM: f32 = 0.016;
/// How much of a set of decorations and of flowers a step towards it is worth.
const SET: f32 = 1.02;
const FLOWER: f32 = 0.7;
/// What a belvedere and a decorated cell cost, for each turn to come: they carry no pillar.
const BELVEDERE: f32 = 0.23;
const BLOCKED: f32 = 0.04;
/// Placing anything at all.
const PLACE: f32 = 0.29;
/// A symbol on a tile that is not placed yet.
const SYMBOL: f32 = 0.12;
/// How much of a decoration is lost when it is covered.
const COVERED: f32 = 1.2;

/// What a seat sees in its garden.
pub(crate) struct Outlook<'a> {
    pub(crate) position: &'a Babylon,
    pub(crate) seat: Seat,
    pub(crate) garden: &'a Garden,
    /// The tops of all cells.
    levels: [u8; 64],
    pub(crate) tally: Tally,
    /// How many turns of the seat come after this one.
    pub(crate) turns: f32,
    /// What a further decoration of each kind means for the sets.
    set_step: [f32; Decoration::COUNT],
    /// What a further terrace of each flower means for the sets.
    flower_step: [f32; Flower::COUNT],
    /// Promo lines that name each decoration and do not score yet.
    wanted: [u16; Decoration::COUNT],
    /// Where a further statue may stand.
    aligned: u64,
}

/// What each symbol on a corner would bring; the last entry is for no symbol.
type Gains = [f32; Decoration::COUNT + 1];

/// What a place offers to a tile.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Prospect {
    corners: [Gains; 4],
    base: f32,
    singles: u8,
    doubles: u8,
}

/// A tile looked at from all four sides: its symbols by turn and corner.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shown {
    pub(crate) tile: Tile,
    gain: f32,
    kinds: [[u8; 4]; 4],
}

impl<'a> Outlook<'a> {
    pub(crate) fn new(position: &'a Babylon, seat: Seat) -> Self {
        let garden = &position.gardens[seat.index() & 3];
        let tally = position.tally(garden);
        let tables = &position.options.tables;
        let mut levels = [0; 64];
        for (cell, level) in levels.iter_mut().enumerate() {
            *level = garden.level(Cell(cell as u8));
        }
        let mut wanted = [0; Decoration::COUNT];
        if let Some(named) = position.promo_lines(seat) {
            for (line, kind) in named.iter().enumerate() {
                wanted[kind.index()] |= 1 << line & !tally.lines[kind.index()];
            }
        }
        let aligns = tables.switches.covered_statue_still_aligns;
        Self {
            position,
            seat,
            garden,
            levels,
            turns: f32::from(position.rounds().saturating_sub(position.round)),
            set_step: steps(
                tally.decorations,
                SET * f32::from(tables.values.decoration_set),
            ),
            flower_step: steps(tally.flowers, FLOWER * f32::from(tables.values.flower_set)),
            wanted,
            aligned: garden.statue_lines(aligns),
            tally,
        }
    }

    /// The level of the top of a cell.
    pub(crate) fn level(&self, cell: Cell) -> u8 {
        self.levels[cell.index()]
    }

    /// How much of a chance is left for later turns.
    fn later(&self) -> f32 {
        (self.turns / 3.0).min(1.0)
    }

    /// What a decoration would bring now: points, sets, promo lines.
    fn decoration(&self, kind: Decoration, (from, to): Ends, level: u8, to_level: u8) -> f32 {
        let standing = crate::garden::Standing {
            kind,
            from,
            to,
            level,
            to_level,
        };
        let covers = standing.parts().fold(0, |all, (cell, _)| all | lines(cell));
        let promo = (covers & self.wanted[kind.index()]).count_ones();
        self.position.worth(&standing) as f32 + self.set_step[kind.index()] + promo as f32
    }

    /// How good it is to build a decoration that can be built.
    pub(crate) fn decorate(&self, kind: Decoration, (from, to): Ends) -> f32 {
        let levels = (self.levels[from.index()], self.levels[to.index()]);
        let cells = if from == to { 1.0 } else { 2.0 };
        self.decoration(kind, (from, to), levels.0, levels.1) - BLOCKED * self.turns * cells
    }

    /// What a place offers to a tile, whatever it shows.
    pub(crate) fn prospect(&self, at: Cell, level: u8) -> Prospect {
        let supports = self.garden.supports(at, level);
        let mut base = PLACE + HEIGHT * self.turns * f32::from(level);
        let mut corners = [[0.0; Decoration::COUNT + 1]; 4];
        for (&corner, gains) in Corner::ALL.iter().zip(&mut corners) {
            let cell = at.corner(corner);
            base -= self.loss(cell);
            let near = self.corner(at, corner, level, gains);
            base += PLATFORM * self.turns * near;
        }
        Prospect {
            corners,
            base,
            singles: supports.singles,
            doubles: supports.doubles,
        }
    }

    /// What is lost when a cell is covered.
    fn loss(&self, cell: Cell) -> f32 {
        let bit = cell.bit();
        let level = f32::from(self.levels[cell.index()]);
        if self.garden.statues_on_top & bit != 0 {
            return COVERED * (level + self.set_step[0]);
        }
        let mut lost = 0.0;
        for kind in 1..Decoration::COUNT {
            if self.garden.symbols[kind] & bit != 0 {
                lost += CHANCE[kind - 1] * level * self.later();
            }
        }
        if level > 0.0 && self.garden.blocked & bit != 0 {
            lost += COVERED * 0.5 * level;
        }
        lost
    }

    /// What each symbol on a corner would bring; returns how many cells beside it lie about as high,
    /// so that the next tile can rest on both.
    fn corner(&self, at: Cell, corner: Corner, level: u8, gains: &mut Gains) -> f32 {
        let cell = at.corner(corner);
        let later = self.later() * f32::from(level);
        if self.aligned & cell.bit() != 0 && self.position.supply.statues > 0 {
            let gain = self.decoration(Decoration::Statue, (cell, cell), level, level);
            gains[0] = (gain - BLOCKED * self.turns).max(0.0);
        }
        for kind in 1..Decoration::COUNT {
            gains[kind] = CHANCE[kind - 1] * later;
        }
        let mut near = 0.0;
        for (next, beyond) in outward(at, corner) {
            let top = self.levels[next.index()];
            let free = self.garden.blocked & next.bit() == 0;
            if free && top > 0 && top.abs_diff(level) <= 1 {
                near += 1.0;
                let kind = match top == level {
                    true => Decoration::Fountain,
                    false => Decoration::Staircase,
                };
                self.join(kind, (cell, level), (next, top), gains);
            }
            let far = beyond.filter(|far| top < level && self.levels[far.index()] == level);
            if let Some(far) = far {
                self.join(Decoration::Bridge, (cell, level), (far, level), gains);
            }
        }
        near
    }

    /// Counts a decoration from a new cell to one that may show its symbol.
    fn join(&self, kind: Decoration, new: (Cell, u8), old: (Cell, u8), gains: &mut Gains) {
        let shown = self.garden.symbols[kind.index()] & old.0.bit() != 0;
        if shown && self.position.supply.of(kind) > 0 {
            let ends = (new.0.min(old.0), new.0.max(old.0));
            let gain = self.decoration(kind, ends, new.1, old.1) - 2.0 * BLOCKED * self.turns;
            let place = &mut gains[kind.index()];
            *place = place.max(gain);
        }
    }

    /// How good it is to place a tile this way.
    #[inline]
    pub(crate) fn place(&self, prospect: &Prospect, face: Face, lay: Lay) -> f32 {
        let mut sum = prospect.base + self.flower_step[face.flower().index()];
        let open = lay.open.map_or(usize::MAX, Corner::index);
        for (index, &corner) in Corner::ALL.iter().enumerate() {
            if index != open {
                let symbol = face.symbol(lay.turn, corner);
                sum += prospect.corners[index][symbol.map_or(Decoration::COUNT, Decoration::index)];
            }
        }
        let kept = lay.open.map_or(15, |corner| !(1u8 << corner.index()));
        let cost =
            (prospect.singles & kept).count_ones() + 2 * (prospect.doubles & kept).count_ones();
        sum -= cost as f32 * self.pillar();
        if lay.open.is_some() {
            sum -= BELVEDERE * self.turns;
        }
        sum
    }

    /// A tile, looked at from all four sides.
    pub(crate) fn shown(&self, tile: Tile) -> Shown {
        let face = self.position.face(tile);
        let kinds = |turn: usize| {
            let symbols = face.symbols(Turn(turn as u8));
            symbols.map(|symbol| symbol.map_or(Decoration::COUNT, Decoration::index) as u8)
        };
        Shown {
            tile,
            gain: self.flower_step[face.flower().index()] - self.tile(tile),
            kinds: std::array::from_fn(kinds),
        }
    }

    /// The best turn and open corner for a tile at a place, and how good it is.
    #[inline]
    pub(crate) fn best_lay(&self, prospect: &Prospect, shown: &Shown, site: Site) -> (f32, Lay) {
        let (singles, doubles) = (prospect.singles, prospect.doubles);
        let cost = (singles.count_ones() + 2 * doubles.count_ones()) as f32 * self.pillar();
        let start = prospect.base + shown.gain - cost;
        let mut best = (f32::MIN, (0, 0));
        for (turn, kinds) in shown.kinds.iter().enumerate() {
            let value = |corner: usize| prospect.corners[corner][usize::from(kinds[corner])];
            let sum = start + value(0) + value(1) + value(2) + value(3);
            if site.opens & 1 == 1 && sum > best.0 {
                best = (sum, (turn, 0));
            }
            for corner in (0..4).filter(|corner| site.opens >> (corner + 1) & 1 == 1) {
                let saved = (singles >> corner & 1) + 2 * (doubles >> corner & 1);
                let open = sum - value(corner) + f32::from(saved) * self.pillar();
                let open = open - BELVEDERE * self.turns;
                if open > best.0 {
                    best = (open, (turn, corner + 1));
                }
            }
        }
        let (gain, (turn, open)) = best;
        let lay = Lay {
            at: site.at,
            turn: Turn(turn as u8),
            level: site.level,
            open: open.checked_sub(1).map(|corner| Corner::ALL[corner]),
        };
        (gain, lay)
    }

    /// What a pillar is worth.
    pub(crate) fn pillar(&self) -> f32 {
        PILLAR * self.turns.min(2.0) * 0.5
    }

    /// What a tile is worth before it is placed.
    pub(crate) fn tile(&self, tile: Tile) -> f32 {
        if tile == Tile::NONE {
            return 0.0;
        }
        let face = self.position.face(tile);
        let symbols = face.symbols(Turn::NONE).iter().flatten().count();
        SYMBOL * symbols as f32 + self.flower_step[face.flower().index()]
    }
}

/// What one more of each kind means for sets of all four: a set is complete with the rarest.
fn steps(counts: [u8; 4], set: f32) -> [f32; 4] {
    let least = counts.iter().copied().min().unwrap_or(0);
    let rare = counts.iter().filter(|&&n| n == least).count() as f32;
    counts.map(|n| match n - least {
        0 => set / rare,
        1 => set * 0.15,
        _ => set * 0.03,
    })
}

/// The cells beside a corner of a tile and outside of it, each with the one beyond it.
#[inline]
fn outward(at: Cell, corner: Corner) -> impl Iterator<Item = (Cell, Option<Cell>)> {
    let cell = at.corner(corner);
    let south = matches!(corner, Corner::Sw | Corner::Se);
    let east = matches!(corner, Corner::Ne | Corner::Se);
    let sides = [
        beside(cell, south, 8, cell.row()),
        beside(cell, east, 1, cell.column()),
    ];
    sides.into_iter().flatten()
}

/// The next two cells in a direction; `line` is the row or the column that changes.
#[inline]
fn beside(cell: Cell, forward: bool, step: u8, line: u8) -> Option<(Cell, Option<Cell>)> {
    let (room, next, beyond) = match forward {
        true => (SIZE - line, cell.0 + step, cell.0 + 2 * step),
        false => {
            let back = |steps: u8| cell.0.wrapping_sub(steps * step);
            (line - 1, back(1), back(2))
        }
    };
    (room > 0).then(|| (Cell(next), (room > 1).then_some(Cell(beyond))))
}
