//! A small slow model, written from the rules alone: where a tile can lie, what can be built, what is
//! seen and what it is worth. Random games must agree with it.

use std::collections::{BTreeMap, BTreeSet};

use ziggurat_babylon::{Babylon, Decoration, Effect, Phase, PlayerView, View};
use ziggurat_engine::Game;

use crate::support::{in_random_play, legal, seen};

type Place = (i8, i8);

/// One cell from below to above: the levels of its terraces with what stands on them.
#[derive(Clone, Debug, Default)]
struct Column {
    /// Level, index of the terrace, symbol, what stands there (`x` for a belvedere).
    terraces: Vec<(u8, usize, Option<Decoration>, Option<String>)>,
    /// Levels of the middles of bridges.
    middles: Vec<u8>,
}

impl Column {
    fn top(&self) -> u8 {
        let terrace = self.terraces.last().map_or(0, |t| t.0);
        self.middles
            .iter()
            .copied()
            .chain([terrace])
            .max()
            .unwrap_or(0)
    }

    fn is_free(&self) -> bool {
        let terrace = self.terraces.last();
        let above = self
            .middles
            .iter()
            .any(|&level| level > terrace.map_or(0, |t| t.0));
        !above && terrace.is_none_or(|t| t.3.is_none())
    }

    fn statue_at(&self, level: u8) -> bool {
        self.top() == level
            && self
                .terraces
                .last()
                .is_some_and(|t| t.3.as_deref() == Some("statue"))
    }

    fn symbol(&self) -> Option<Decoration> {
        self.terraces
            .last()
            .and_then(|t| t.2)
            .filter(|_| self.is_free())
    }
}

struct Model {
    columns: BTreeMap<Place, Column>,
    statues: BTreeSet<Place>,
    visible_statues: BTreeSet<Place>,
}

impl Model {
    fn new(player: &PlayerView) -> Self {
        let mut columns: BTreeMap<Place, Column> = BTreeMap::new();
        for row in 1..=8 {
            for column in 1..=8 {
                columns.insert((row, column), Column::default());
            }
        }
        let at = |cell: ziggurat_babylon::Cell| (cell.row() as i8, cell.column() as i8);
        for (index, terrace) in player.garden.terraces.iter().enumerate() {
            for corner in &terrace.corners {
                let belvedere = player
                    .garden
                    .belvederes
                    .iter()
                    .any(|b| (b.cell, b.level) == (corner.cell, terrace.level));
                let stands = if belvedere {
                    Some("x".to_owned())
                } else {
                    corner.stands.map(|d| d.to_string())
                };
                let column = columns.get_mut(&at(corner.cell)).unwrap();
                column
                    .terraces
                    .push((terrace.level, index, corner.symbol, stands));
            }
        }
        let (mut statues, mut visible_statues) = (BTreeSet::new(), BTreeSet::new());
        for one in &player.garden.decorations {
            if one.decoration == Decoration::Statue {
                statues.insert(at(one.parts[0].cell));
                if columns[&at(one.parts[0].cell)].terraces.last().unwrap().0 == one.parts[0].level
                {
                    visible_statues.insert(at(one.parts[0].cell));
                }
            }
            if one.decoration == Decoration::Bridge {
                columns
                    .get_mut(&at(one.parts[1].cell))
                    .unwrap()
                    .middles
                    .push(one.parts[1].level);
            }
        }
        Self {
            columns,
            statues,
            visible_statues,
        }
    }

    /// Section 5: all placements of a tile that can be paid.
    fn placements(&self, view: &View, pillars: u8) -> BTreeSet<String> {
        let mut found = BTreeSet::new();
        for row in 1..=7 {
            for column in 1..=7 {
                let cells = [
                    (row, column),
                    (row, column + 1),
                    (row + 1, column),
                    (row + 1, column + 1),
                ];
                for level in 1..=20 {
                    for open in 0..5 {
                        if self.can_lie(view, pillars, &cells, level, open) {
                            let corner = ["", " open nw", " open ne", " open sw", " open se"][open];
                            found.insert(format!("r{row}c{column} level {level}{corner}"));
                        }
                    }
                }
            }
        }
        found
    }

    fn can_lie(
        &self,
        view: &View,
        pillars: u8,
        cells: &[Place; 4],
        level: u8,
        open: usize,
    ) -> bool {
        let below = cells.map(|cell| &self.columns[&cell]);
        if below.iter().any(|column| column.top() >= level) {
            return false; // BYL-5.3
        }
        let tops: BTreeSet<_> = below
            .iter()
            .map(|c| c.terraces.last().filter(|t| t.0 == c.top()).map(|t| t.1))
            .collect();
        if tops.len() == 1 && tops.first().unwrap().is_some() {
            return false; // BYL-5.12
        }
        let (mut cost, mut doubles) = (0, 0);
        for (index, column) in below.iter().enumerate() {
            let is_open = open == index + 1;
            let statue = column.statue_at(level - 1);
            let gap = level - column.top();
            match (is_open, statue) {
                (true, true) => return false, // BYL-5.6
                (true, false) | (false, true) => {}
                (false, false) if column.is_free() && gap == 1 => cost += 1,
                (false, false) if column.is_free() && gap == 2 => {
                    cost += 2;
                    doubles += 1;
                }
                (false, false) => return false, // BYL-5.4, BYL-5.5, BYL-5.11
            }
        }
        let belvedere = open == 0 || view.supply.belvederes > 0;
        belvedere && cost <= pillars && doubles <= view.supply.double_pillars
    }

    /// Section 6: every kind with every pair of cells.
    fn decorations(&self, view: &View) -> BTreeSet<String> {
        let mut found = BTreeSet::new();
        let placed: Vec<Place> = view
            .turn
            .placed
            .iter()
            .map(|c| (c.row() as i8, c.column() as i8))
            .collect();
        if placed.is_empty() {
            return found;
        }
        for &kind in Decoration::ALL {
            for &one in self.columns.keys() {
                for &other in self.columns.keys().filter(|other| **other >= one) {
                    if self.can_stand(view, &placed, kind, one, other) {
                        let end = if one == other {
                            String::new()
                        } else {
                            format!(" r{}c{}", other.0, other.1)
                        };
                        found.insert(format!("build {kind} r{}c{}{end}", one.0, one.1));
                    }
                }
            }
        }
        found
    }

    fn can_stand(
        &self,
        view: &View,
        placed: &[Place],
        kind: Decoration,
        one: Place,
        other: Place,
    ) -> bool {
        let switches = view.options.tables.switches;
        let (a, b) = (&self.columns[&one], &self.columns[&other]);
        let distance = match (other.0 - one.0, other.1 - one.1) {
            (0, n) | (n, 0) => n.abs(),
            _ => 99,
        };
        let uses = placed.contains(&one)
            || placed.contains(&other)
            || !switches.decoration_must_use_placed_tile;
        let shows = |column: &Column| column.symbol() == Some(kind);
        let wild = view.token == Effect::WildSpace && !view.turn.wild_used;
        let blank = |column: &Column| {
            wild && column.is_free() && column.top() > 0 && column.symbol().is_none()
        };
        let symbols = match one == other {
            true => shows(a) || blank(a),
            false => shows(a) && (shows(b) || blank(b)) || blank(a) && shows(b),
        };
        if !uses || !symbols || view.supply.of(kind) == 0 {
            return false;
        }
        match kind {
            Decoration::Statue => {
                let standing = match switches.covered_statue_still_aligns {
                    true => &self.statues,
                    false => &self.visible_statues,
                };
                let in_line = standing.iter().any(|s| s.0 == one.0 || s.1 == one.1);
                one == other && (self.statues.is_empty() || in_line)
            }
            Decoration::Fountain => {
                let tiles = (
                    a.terraces.last().map(|t| t.1),
                    b.terraces.last().map(|t| t.1),
                );
                distance == 1 && a.top() == b.top() && tiles.0 != tiles.1
            }
            Decoration::Staircase => distance == 1 && a.top().abs_diff(b.top()) == 1,
            Decoration::Bridge => {
                let middle = ((one.0 + other.0) / 2, (one.1 + other.1) / 2);
                let gap = self.columns.get(&middle).map_or(99, Column::top);
                let free = if switches.bridge_gap_checks_level_only {
                    gap < a.top()
                } else {
                    gap == 0
                };
                distance == 2 && a.top() == b.top() && free
            }
        }
    }

    /// Sections 9 and 10 for one player, without promo cards.
    fn points(&self, view: &View, player: &PlayerView) -> i32 {
        let terrace_top = |cell: ziggurat_babylon::Cell| {
            let column = &self.columns[&(cell.row() as i8, cell.column() as i8)];
            column.terraces.last().map_or(0, |t| t.0)
        };
        let values = view.values;
        let mut sum = 0;
        let mut kinds = [0; 4];
        for one in &player.garden.decorations {
            if !one
                .parts
                .iter()
                .any(|part| terrace_top(part.cell) <= part.level)
            {
                continue;
            }
            kinds[one.decoration.index()] += 1;
            let (first, last) = (
                i32::from(one.parts[0].level),
                i32::from(one.parts.last().unwrap().level),
            );
            sum += match one.decoration {
                Decoration::Statue => first * i32::from(values.statue),
                Decoration::Fountain => first * i32::from(values.fountain),
                Decoration::Bridge => first * i32::from(values.bridge),
                Decoration::Staircase => first + last,
            };
        }
        let mut flowers = [0; 4];
        for terrace in &player.garden.terraces {
            let seen = terrace
                .corners
                .iter()
                .any(|corner| terrace_top(corner.cell) == terrace.level);
            flowers[terrace.tile.flower.index()] += i32::from(seen);
        }
        for belvedere in &player.garden.belvederes {
            if terrace_top(belvedere.cell) == belvedere.level {
                sum += i32::from(values.belvedere);
            }
        }
        sum + kinds.iter().min().unwrap() * i32::from(values.decoration_set)
            + flowers.iter().min().unwrap() * i32::from(values.flower_set)
    }
}

fn check(game: &Babylon, counts: &mut [usize; 3]) {
    let view = seen(game);
    for player in &view.players {
        let (_, promo) = *player.points.categories.last().unwrap();
        assert_eq!(
            Model::new(player).points(&view, player),
            player.points.sum - promo
        );
    }
    if view.phase != Phase::Building {
        return;
    }
    let player = &view.players[view.active.index()];
    let model = Model::new(player);
    let listed = legal(game);
    let tiles: BTreeSet<&str> = listed
        .iter()
        .filter_map(|text| text.strip_prefix("place ")?.split(' ').next())
        .collect();
    let expected = model.placements(&view, player.pillars);
    for tile in tiles {
        let start = format!("place {tile} ");
        let unturned = listed.iter().filter(|text| text.contains(" turn 0 "));
        let places = unturned.filter_map(|text| text.strip_prefix(&start));
        let places: BTreeSet<String> = places.map(|text| text.replace("turn 0 ", "")).collect();
        assert_eq!(places, expected);
        counts[0] += places.len();
        let all = listed
            .iter()
            .filter(|text| text.starts_with(&start))
            .count();
        assert_eq!(all, 4 * places.len(), "four turns each");
    }
    let held = usize::from(player.stored.is_some()) + usize::from(view.turn.taken.is_some());
    let any = listed.iter().any(|text| text.starts_with("place"));
    assert_eq!(any, held > 0 && !expected.is_empty());
    let limit = view.options.tables.switches.decorations_per_placed_tile;
    if limit.is_none() {
        let built: BTreeSet<String> = listed
            .into_iter()
            .filter(|text| text.starts_with("build"))
            .collect();
        assert_eq!(built, model.decorations(&view));
        counts[1] += built.len();
    }
    counts[2] += 1;
}

#[test]
fn placements_decorations_and_points_are_those_of_the_model() {
    let mut counts = [0; 3];
    in_random_play(6, |walk| {
        if walk.step % 3 == 0 || walk.position.waiting().is_over() {
            check(&walk.position, &mut counts);
        }
    });
    assert!(
        counts[0] > 10_000 && counts[1] > 300 && counts[2] > 500,
        "{counts:?}"
    );
}
