//! Points as they stand: what is seen from above, sets, promo lines (sections 9 to 11, BYP-3).

use ziggurat_engine::{Outcome, Points, Seat};

use crate::{
    board::Cell,
    event::{CategoryPoints, Event},
    garden::{Garden, Standing},
    pieces::{Decoration, Flower},
    state::{Babylon, Phase},
    tables::{LINES, PROMO_POINT},
};

/// The categories of points, in the order of the score sheet.
pub(crate) const CATEGORIES: [&str; 8] = [
    "statues",
    "fountains",
    "staircases",
    "bridges",
    "decoration_sets",
    "flower_sets",
    "belvederes",
    "promo_cards",
];

/// What a garden shows from above.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    /// Points of visible decorations by kind.
    pub(crate) worth: [i32; Decoration::COUNT],
    /// How many decorations of each kind can be seen.
    pub(crate) decorations: [u8; Decoration::COUNT],
    /// How many terraces of each flower can be seen.
    pub(crate) flowers: [u8; Flower::COUNT],
    /// How many belvederes can be seen.
    pub(crate) belvederes: u8,
    /// Lines with a visible part of each decoration: rows in bits 0 to 7, columns in 8 to 15.
    pub(crate) lines: [u16; Decoration::COUNT],
}

impl Tally {
    /// Full sets of all four decorations (BYL-10.7).
    #[inline]
    pub(crate) fn decoration_sets(&self) -> u8 {
        self.decorations.iter().copied().min().unwrap_or(0)
    }

    /// Full sets of all four flowers (BYL-10.8).
    #[inline]
    pub(crate) fn flower_sets(&self) -> u8 {
        self.flowers.iter().copied().min().unwrap_or(0)
    }

    /// The lines that name what can be seen in them (BYP-3.1).
    #[inline]
    pub(crate) fn scored_lines(&self, named: &[Decoration; LINES]) -> u16 {
        let scores = |line: usize| self.lines[named[line].index()] & 1 << line;
        (0..LINES).fold(0, |all, line| all | scores(line))
    }
}

/// The row and the column of a cell as bits of [`Tally::lines`].
#[inline]
pub(crate) fn lines(cell: Cell) -> u16 {
    1 << (cell.row() - 1) | 0x100 << (cell.column() - 1)
}

impl Babylon {
    /// What a decoration is worth while it can be seen (BYL-10.2 to 10.5).
    #[inline]
    pub(crate) fn worth(&self, standing: &Standing) -> i32 {
        let values = &self.options.tables.values;
        let level = i32::from(standing.level);
        match standing.kind {
            Decoration::Statue => level * i32::from(values.statue),
            Decoration::Fountain => level * i32::from(values.fountain),
            Decoration::Bridge => level * i32::from(values.bridge),
            Decoration::Staircase => level + i32::from(standing.to_level),
        }
    }

    /// Looks at a garden from above (section 9).
    pub(crate) fn tally(&self, garden: &Garden) -> Tally {
        let levels = garden.terrace_levels();
        // BYL-9.1
        let seen = |cell: Cell, level: u8| levels[cell.index()] <= level;
        let mut tally = Tally::default();
        for terrace in garden.terraces() {
            let visible = terrace
                .cells()
                .iter()
                .any(|&cell| seen(cell, terrace.level));
            let flower = self.face(terrace.tile).flower();
            tally.flowers[flower.index()] += u8::from(visible);
            let belvedere = terrace.open().map(|corner| terrace.at.corner(corner));
            let shown = belvedere.is_some_and(|cell| seen(cell, terrace.level));
            tally.belvederes += u8::from(shown);
        }
        for standing in garden.decorations() {
            let kind = standing.kind.index();
            let mut shown = 0;
            for (cell, level) in standing.parts() {
                if seen(cell, level) {
                    shown |= lines(cell);
                }
            }
            if shown != 0 {
                // BYL-9.3, BYL-10.1
                tally.worth[kind] += self.worth(&standing);
                tally.decorations[kind] += 1;
                tally.lines[kind] |= shown;
            }
        }
        tally
    }

    /// What the promo cards of a seat name, if they are used.
    #[inline]
    pub(crate) fn promo_lines(&self, seat: Seat) -> Option<&[Decoration; LINES]> {
        let board = self.board(seat).filter(|_| self.options.promo_cards)?;
        Some(&self.options.tables.promo_lines[board.index()])
    }

    /// The points of a seat by category, without allocating.
    pub(crate) fn points_of(&self, seat: Seat) -> [i32; CATEGORIES.len()] {
        let tally = self.tally(&self.gardens[seat.index() & 3]);
        let values = &self.options.tables.values;
        let [statues, fountains, staircases, bridges] = tally.worth;
        let promo = self.promo_lines(seat);
        let lines = promo.map_or(0, |named| tally.scored_lines(named).count_ones());
        [
            statues,
            fountains,
            staircases,
            bridges,
            i32::from(tally.decoration_sets()) * i32::from(values.decoration_set),
            i32::from(tally.flower_sets()) * i32::from(values.flower_set),
            i32::from(tally.belvederes) * i32::from(values.belvedere),
            lines as i32 * i32::from(PROMO_POINT),
        ]
    }

    /// The points of a seat, all together.
    pub(crate) fn total(&self, seat: Seat) -> i32 {
        self.points_of(seat).iter().sum()
    }

    /// Points by category as on a score sheet.
    pub(crate) fn points_by_category(&self, seat: Seat) -> Points {
        let points = CATEGORIES.into_iter().zip(self.points_of(seat));
        Points::new(points.collect())
    }

    /// The final scoring of a seat.
    pub(crate) fn scored(&self, seat: Seat) -> Event {
        let points = CATEGORIES.into_iter().zip(self.points_of(seat));
        let points = points.map(|(category, points)| CategoryPoints { category, points });
        Event::Scored {
            seat,
            points: points.collect(),
            sum: self.total(seat),
            belvederes: self.gardens[seat.index() & 3].belvederes(),
        }
    }

    /// What decides: points, then few belvederes (BYL-11.1, BYL-11.2).
    fn key(&self, seat: Seat) -> (i32, i16) {
        let belvederes = i16::from(self.gardens[seat.index() & 3].belvederes());
        let ties = self.options.tables.switches.fewest_belvederes_win_ties;
        (self.total(seat), if ties { -belvederes } else { 0 })
    }

    pub(crate) fn game_over(&self) -> Event {
        let best = Seat::all(self.players).map(|seat| self.key(seat)).max();
        let winners = Seat::all(self.players).filter(|&seat| Some(self.key(seat)) == best);
        Event::GameOver {
            points: Seat::all(self.players)
                .map(|seat| self.total(seat))
                .collect(),
            winners: winners.collect(),
        }
    }

    /// The points of all seats by category.
    pub(crate) fn score_sheet(&self) -> Vec<Points> {
        let seats = Seat::all(self.players);
        seats.map(|seat| self.points_by_category(seat)).collect()
    }

    /// How the game ended; `None` while it goes on.
    pub(crate) fn final_outcome(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        let seats = Seat::all(self.players);
        let keys: Vec<_> = seats.map(|seat| self.key(seat)).collect();
        Some(Outcome::ranked(&keys, self.score_sheet(), "last_round"))
    }
}
