//! A garden: its terraces with what stands on them, and the tops of its cells as bits.

use crate::{
    board::{Cell, Corner, Turn, anchors_touching, lines_of, nibble, quad},
    pieces::{Decoration, Face, Tile},
};

/// The most terraces in a garden: one for each of 15 rounds, and the start tile.
pub(crate) const MOST_TERRACES: usize = 16;
/// No terrace lies higher: below any of them, two lie on every two levels (BYL-5.4, 5.5, 5.12).
pub(crate) const HIGHEST: u8 = 31;
/// Bits that hold the level of a top.
const PLANES: usize = 5;

/// A direction from one part of a decoration to the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Direction {
    North,
    West,
    East,
    South,
}

/// What stands on one corner of a terrace, in a byte: the kind, where the other end is, and whether
/// it lies higher or lower.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Part(u8);

impl Part {
    pub(crate) const NONE: Self = Self(0);

    fn new(kind: Decoration, direction: Direction, slope: i8) -> Self {
        Self((kind as u8 + 1) | ((direction as u8) << 3) | (((slope + 1) as u8) << 5))
    }

    /// The decoration that it belongs to.
    #[inline]
    pub(crate) fn kind(self) -> Option<Decoration> {
        match self.0 & 7 {
            0 => None,
            kind => Some(Decoration::ALL[usize::from(kind - 1) & 3]),
        }
    }

    #[inline]
    pub(crate) fn is_statue(self) -> bool {
        self.0 & 7 == 1
    }

    /// Whether it is the only part or the first: decorations are counted by it.
    #[inline]
    pub(crate) fn is_first(self) -> bool {
        self.0 & 7 == 1 || self.0 >> 3 & 3 >= Direction::East as u8
    }

    /// How much higher the other end lies.
    #[inline]
    pub(crate) fn slope(self) -> i8 {
        (self.0 >> 5 & 3) as i8 - 1
    }

    /// From the first end to the other, in cells: 0 for a statue.
    #[inline]
    pub(crate) fn reach(self) -> u8 {
        let step = if self.0 >> 3 & 3 == Direction::South as u8 {
            8
        } else {
            1
        };
        match self.kind() {
            None | Some(Decoration::Statue) => 0,
            Some(Decoration::Bridge) => 2 * step,
            Some(_) => step,
        }
    }
}

/// A terrace in a garden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Terrace {
    pub(crate) tile: Tile,
    /// Its upper left cell.
    pub(crate) at: Cell,
    pub(crate) level: u8,
    /// The turn, and the open corner counted from 1.
    lay: u8,
    /// What stands on its corners.
    pub(crate) parts: [Part; 4],
}

impl Terrace {
    const NONE: Self = Self {
        tile: Tile::NONE,
        at: Cell(0),
        level: 0,
        lay: 0,
        parts: [Part::NONE; 4],
    };

    pub(crate) fn turn(&self) -> Turn {
        Turn(self.lay & 3)
    }

    /// The corner without a support, where a belvedere stands (BYL-5.9).
    #[inline]
    pub(crate) fn open(&self) -> Option<Corner> {
        match self.lay >> 2 {
            0 => None,
            corner => Some(Corner::ALL[usize::from(corner - 1) & 3]),
        }
    }

    /// The cells of its corners.
    #[inline]
    pub(crate) fn cells(&self) -> [Cell; 4] {
        Corner::OFFSETS.map(|offset| self.at.plus(offset))
    }
}

/// What carries the four corners of a tile at a place, as sets of corners.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Supports {
    pub(crate) singles: u8,
    pub(crate) doubles: u8,
    pub(crate) statues: u8,
}

impl Supports {
    /// Corners that nothing can carry.
    #[inline]
    pub(crate) fn missing(self) -> u8 {
        15 & !(self.singles | self.doubles | self.statues)
    }
}

/// Where a tile is put: place, turn, level, and the corner left open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Lay {
    pub(crate) at: Cell,
    pub(crate) turn: Turn,
    pub(crate) level: u8,
    pub(crate) open: Option<Corner>,
}

/// A garden (BYL-1.1). The sets of cells follow from the terraces; they are kept because every
/// decision asks for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Garden {
    terraces: [Terrace; MOST_TERRACES],
    /// The levels of the tops (BYL-1.8), one bit of all 64 cells in each.
    planes: [u64; PLANES],
    /// Cells whose top is not free (BYL-1.9).
    pub(crate) blocked: u64,
    /// Free cells whose top shows each symbol.
    pub(crate) symbols: [u64; Decoration::COUNT],
    /// Cells with a statue on top.
    pub(crate) statues_on_top: u64,
    /// Cells with a statue on any level (BYL-6.4).
    pub(crate) statues: u64,
    /// Where a tile would lie exactly over another (BYL-5.12), by upper left cell.
    pub(crate) whole: u64,
    count: u8,
}

impl Garden {
    /// Nothing but the board.
    pub(crate) const EMPTY: Self = Self {
        terraces: [Terrace::NONE; MOST_TERRACES],
        planes: [0; PLANES],
        blocked: 0,
        symbols: [0; Decoration::COUNT],
        statues_on_top: 0,
        statues: 0,
        whole: 0,
        count: 0,
    };

    /// The terraces in the order in which they were placed: from the bottom up in every cell.
    #[inline]
    pub(crate) fn terraces(&self) -> &[Terrace] {
        &self.terraces[..usize::from(self.count).min(MOST_TERRACES)]
    }

    pub(crate) fn is_full(&self) -> bool {
        usize::from(self.count) >= MOST_TERRACES
    }

    /// The level of the top of a cell (BYL-1.8).
    #[inline]
    pub(crate) fn level(&self, cell: Cell) -> u8 {
        let bit = |plane: usize| (self.planes[plane] >> (cell.0 & 63) & 1) as u8;
        (0..PLANES).fold(0, |level, plane| level | bit(plane) << plane)
    }

    /// Cells whose top has this level.
    #[inline]
    pub(crate) fn at_level(&self, level: u8) -> u64 {
        let with = |set: u64, plane: usize| {
            let wanted = u64::from(level >> plane & 1).wrapping_neg();
            set & !(self.planes[plane] ^ wanted)
        };
        (0..PLANES).fold(u64::MAX, with)
    }

    /// The highest top.
    #[inline]
    pub(crate) fn highest(&self) -> u8 {
        let mut left = u64::MAX;
        let mut level = 0;
        for plane in (0..PLANES).rev() {
            if left & self.planes[plane] != 0 {
                left &= self.planes[plane];
                level |= 1 << plane;
            }
        }
        level
    }

    fn raise(&mut self, set: u64, level: u8) {
        for (plane, bits) in self.planes.iter_mut().enumerate() {
            let wanted = u64::from(level >> plane & 1).wrapping_neg();
            *bits = *bits & !set | wanted & set;
        }
    }

    /// Cells whose top is a terrace on which nothing stands.
    #[inline]
    pub(crate) fn free_terrace(&self) -> u64 {
        !self.blocked & !self.at_level(0)
    }

    /// Free cells of terraces that show no symbol (BYL-8.4, 8.6).
    #[inline]
    pub(crate) fn blank(&self) -> u64 {
        let shown = self.symbols.iter().fold(0, |all, set| all | set);
        self.free_terrace() & !shown
    }

    /// The terrace on top of a cell; under a bridge, the one below it.
    pub(crate) fn top_terrace(&self, cell: Cell) -> Option<usize> {
        let covers = |terrace: &Terrace| quad(terrace.at) & cell.bit() != 0;
        self.terraces().iter().rposition(covers)
    }

    /// What carries a tile at a place (BYL-5.5, 5.6).
    pub(crate) fn supports(&self, at: Cell, level: u8) -> Supports {
        let one = self.at_level(level.wrapping_sub(1));
        let two = if level >= 2 {
            self.at_level(level - 2)
        } else {
            0
        };
        Supports {
            singles: nibble(one & !self.blocked, at),
            doubles: nibble(two & !self.blocked, at),
            statues: nibble(one & self.statues_on_top, at),
        }
    }

    /// Adds a terrace (section 5 of the rules).
    pub(crate) fn place(&mut self, tile: Tile, face: Face, lay: Lay) {
        let Lay {
            at,
            turn,
            level,
            open,
        } = lay;
        let area = quad(at);
        self.raise(area, level);
        self.blocked &= !area;
        self.statues_on_top &= !area;
        self.symbols.iter_mut().for_each(|set| *set &= !area);
        for &corner in Corner::ALL {
            let bit = at.corner(corner).bit();
            if open == Some(corner) {
                self.blocked |= bit; // BYL-5.9
            } else if let Some(symbol) = face.symbol(turn, corner) {
                self.symbols[symbol.index()] |= bit;
            }
        }
        self.whole = self.whole & !anchors_touching(area) | at.bit();
        if let Some(slot) = self.terraces.get_mut(usize::from(self.count)) {
            *slot = Terrace {
                tile,
                at,
                level,
                lay: turn.0 | open.map_or(0, |corner| corner as u8 + 1) << 2,
                parts: [Part::NONE; 4],
            };
            self.count += 1;
        }
    }

    /// Adds a decoration (section 6 of the rules); `to` is the other end, or `from` for a statue.
    pub(crate) fn decorate(&mut self, kind: Decoration, from: Cell, to: Cell) {
        let both = from.bit() | to.bit();
        self.blocked |= both;
        self.symbols.iter_mut().for_each(|set| *set &= !both);
        if kind == Decoration::Statue {
            self.statues |= both;
            self.statues_on_top |= both;
        }
        let level = self.level(from);
        let slope = self.level(to) as i8 - level as i8;
        let vertical = (to.0.wrapping_sub(from.0)).is_multiple_of(8);
        let (there, back) = match vertical {
            true => (Direction::South, Direction::North),
            false => (Direction::East, Direction::West),
        };
        if kind == Decoration::Statue {
            self.set_part(from, Part::new(kind, Direction::North, 0));
        } else {
            self.set_part(from, Part::new(kind, there, slope));
            self.set_part(to, Part::new(kind, back, -slope));
        }
        if kind == Decoration::Bridge {
            self.span(Cell((from.0 + to.0) / 2), level);
        }
    }

    fn set_part(&mut self, cell: Cell, part: Part) {
        let Some(terrace) = self.top_terrace(cell) else {
            return;
        };
        let terrace = &mut self.terraces[terrace];
        if let Some(corner) = cell.corner_of(terrace.at) {
            terrace.parts[corner.index()] = part;
        }
    }

    /// The middle of a bridge fills a cell on its level (BYL-6.10).
    fn span(&mut self, middle: Cell, level: u8) {
        let bit = middle.bit();
        self.raise(bit, level);
        self.blocked |= bit;
        self.statues_on_top &= !bit;
        self.symbols.iter_mut().for_each(|set| *set &= !bit);
        self.whole &= !anchors_touching(bit);
    }

    /// The level of the highest terrace over each cell: only terraces hide (BYL-9.2).
    pub(crate) fn terrace_levels(&self) -> [u8; 64] {
        let mut levels = [0; 64];
        for terrace in self.terraces() {
            for cell in terrace.cells() {
                levels[cell.index()] = terrace.level;
            }
        }
        levels
    }

    /// Cells with a statue that can be seen from above (BYL-9.4).
    pub(crate) fn visible_statues(&self) -> u64 {
        let mut seen = 0;
        for terrace in self.terraces() {
            seen &= !quad(terrace.at);
            for (cell, part) in terrace.cells().iter().zip(terrace.parts) {
                seen |= u64::from(part.is_statue()) << cell.0;
            }
        }
        seen
    }

    /// Where a further statue may stand (BYL-6.4, 6.5).
    #[inline]
    pub(crate) fn statue_lines(&self, covered_align: bool) -> u64 {
        if self.statues == 0 {
            return u64::MAX;
        }
        match covered_align {
            true => lines_of(self.statues),
            false => lines_of(self.visible_statues()),
        }
    }

    /// Whether two cells have the same terrace on top.
    pub(crate) fn same_terrace(&self, one: Cell, other: Cell) -> bool {
        self.top_terrace(one) == self.top_terrace(other)
    }

    /// How many belvederes stand in the garden, hidden ones too (BYL-11.2).
    pub(crate) fn belvederes(&self) -> u8 {
        let open = self
            .terraces()
            .iter()
            .filter(|terrace| terrace.open().is_some());
        open.count() as u8
    }

    /// What carries a corner of a terrace that was placed: nothing, a statue, or a pillar of a height.
    pub(crate) fn carrier(&self, index: usize, corner: Corner) -> Carrier {
        let terrace = &self.terraces[index];
        if terrace.open() == Some(corner) {
            return Carrier::Open;
        }
        let cell = terrace.at.corner(corner);
        let below = self.terraces[..index]
            .iter()
            .rfind(|below| quad(below.at) & cell.bit() != 0);
        let statue = below.is_some_and(|below| {
            let corner = cell.corner_of(below.at);
            corner.is_some_and(|corner| below.parts[corner.index()].is_statue())
        });
        match terrace.level - below.map_or(0, |below| below.level) {
            _ if statue => Carrier::Statue,
            1 => Carrier::Single,
            _ => Carrier::Double,
        }
    }

    /// All decorations, in the order of their first parts.
    pub(crate) fn decorations(&self) -> impl Iterator<Item = Standing> + '_ {
        self.terraces().iter().flat_map(|terrace| {
            let parts = terrace.cells().into_iter().zip(terrace.parts);
            parts.filter_map(|(from, part)| {
                let kind = part.kind().filter(|_| part.is_first())?;
                Some(Standing {
                    kind,
                    from,
                    to: from.plus(part.reach()),
                    level: terrace.level,
                    to_level: terrace.level.wrapping_add_signed(part.slope()),
                })
            })
        })
    }

    /// The free cells of a terrace just placed, for decorations (BYL-6.1).
    #[inline]
    pub(crate) fn last_area(&self) -> u64 {
        self.terraces().last().map_or(0, |terrace| quad(terrace.at))
    }
}

/// What carries a corner of a terrace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Carrier {
    Open,
    Single,
    Double,
    Statue,
}

/// A decoration in a garden.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Standing {
    pub(crate) kind: Decoration,
    pub(crate) from: Cell,
    /// The other end; the same cell for a statue.
    pub(crate) to: Cell,
    pub(crate) level: u8,
    pub(crate) to_level: u8,
}

impl Standing {
    /// Its parts with their levels (BYP-3.6).
    #[inline]
    pub(crate) fn parts(&self) -> impl Iterator<Item = (Cell, u8)> + Clone + use<> {
        let Self {
            kind,
            from,
            to,
            level,
            to_level,
        } = *self;
        let middle = (kind == Decoration::Bridge).then(|| (Cell((from.0 + to.0) / 2), level));
        let end = (kind != Decoration::Statue).then_some((to, to_level));
        [Some((from, level)), middle, end].into_iter().flatten()
    }
}
