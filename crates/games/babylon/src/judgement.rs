//! What single actions promise, and how a position looks for each seat.

use ziggurat_engine::{Chance, Seat};

use crate::{
    action::{Action, ActionKind},
    board::{Cell, Spot},
    garden::Lay,
    outlook::{Outlook, PILLAR, Prospect},
    pieces::Tile,
    state::{Babylon, MAX_PLAYERS, Phase},
};

/// Decorations come first: a chance not taken is gone (BYL-6.1).
const AT_ONCE: f32 = 20.0;

impl Babylon {
    /// How good each action looks to the seat, in points.
    pub(crate) fn promises(&self, seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
        let outlook = Outlook::new(self, seat);
        let mut last: Option<((u8, Cell), Prospect)> = None;
        for &action in actions {
            let promise = match action.kind() {
                ActionKind::Place {
                    tile,
                    at,
                    turn,
                    level,
                    open,
                } => {
                    let key = (level, at);
                    let prospect = match last {
                        Some((known, prospect)) if known == key => prospect,
                        _ => outlook.prospect(at, level),
                    };
                    last = Some((key, prospect));
                    let lay = Lay {
                        at,
                        turn,
                        level,
                        open,
                    };
                    outlook.place(&prospect, self.face(tile), lay) - outlook.tile(tile)
                }
                ActionKind::Decorate {
                    decoration,
                    from,
                    to,
                } => {
                    let gain = outlook.decorate(decoration, (from, to.unwrap_or(from)));
                    if gain > 0.0 { AT_ONCE + gain } else { gain }
                }
                ActionKind::Dig { spot } => outlook.dig(spot),
                ActionKind::Remove { spot } => -outlook.dig(spot),
                ActionKind::End { keep: Some(kept) } => {
                    let lost = self.hand().into_iter().find(|tile| *tile != kept);
                    -outlook.tile(lost.unwrap_or(Tile::NONE))
                }
                ActionKind::End { keep: None } | ActionKind::Pick { .. } => 0.0,
            };
            weights.push(promise);
        }
    }

    /// A quick, sensible action: what looks best, with a little luck.
    pub(crate) fn quick(&self, whim: f32, chance: &mut Chance) -> Option<Action> {
        match self.phase {
            Phase::Building => Some(self.quick_building(whim, chance)),
            Phase::Digging => {
                let outlook = Outlook::new(self, self.active);
                let spots = Spot::all().filter(|&spot| self.visible(spot).is_some());
                let judged = spots.map(|spot| (outlook.dig(spot) + whim * chance.unit(), spot));
                let best = judged.reduce(|best, other| if other.0 > best.0 { other } else { best });
                best.map(|(_, spot)| Action::dig(spot))
            }
            Phase::Picking | Phase::Removing | Phase::Over => {
                self.sample_legal(self.active, chance)
            }
        }
    }

    fn quick_building(&self, whim: f32, chance: &mut Chance) -> Action {
        let outlook = Outlook::new(self, self.active);
        let mut best = (0.0, None);
        self.each_decoration(&mut |kind, ends| {
            let gain = outlook.decorate(kind, ends);
            if gain > best.0 {
                best = (gain, Some(Action::decorate(kind, ends.0, ends.1)));
            }
        });
        if let Some(action) = best.1 {
            return action;
        }
        let [one, other] = self.hand();
        let spare = if other == Tile::NONE {
            0.0
        } else {
            outlook.tile(one).min(outlook.tile(other))
        };
        let mut best = (-spare, self.ending(&outlook));
        if one == Tile::NONE {
            return best.1;
        }
        let tiles = [one, other].map(|tile| tile.known().map(|tile| outlook.shown(tile)));
        self.garden().each_site(self.means(), &mut |site| {
            let prospect = outlook.prospect(site.at, site.level);
            let luck = whim * chance.unit();
            for shown in tiles.iter().flatten() {
                let (gain, lay) = outlook.best_lay(&prospect, shown, site);
                if gain + luck > best.0 {
                    best = (gain + luck, Action::place(shown.tile, lay));
                }
            }
        });
        best.1
    }

    /// Ends the turn and keeps the better tile.
    fn ending(&self, outlook: &Outlook<'_>) -> Action {
        match self.hand() {
            [_, Tile::NONE] => Action::END,
            [one, other] if outlook.tile(one) >= outlook.tile(other) => Action::end_keeping(one),
            [_, other] => Action::end_keeping(other),
        }
    }

    /// The share of the victory that each seat may expect.
    pub(crate) fn victory_shares(&self, values: &mut [f32]) {
        let mut points = [f32::MIN; MAX_PLAYERS];
        for seat in Seat::all(self.players) {
            points[seat.index()] = Outlook::new(self, seat).expected();
        }
        let best = points.iter().copied().fold(f32::MIN, f32::max);
        let turns = f32::from(self.rounds() - self.round);
        let spread = 2.2 + 0.5 * turns.min(8.0);
        let weights = points.map(|points| ((points - best) / spread).exp());
        let sum: f32 = weights.iter().sum();
        for (value, weight) in values.iter_mut().zip(weights) {
            *value = weight / sum;
        }
    }
}

impl Outlook<'_> {
    /// What a tile of the quarry is worth with its pillars.
    pub(crate) fn dig(&self, spot: Spot) -> f32 {
        let Some(tile) = self.position.visible(spot) else {
            return 0.0;
        };
        let pillars = self.position.yield_of(spot, self.seat).total();
        self.tile(tile) + PILLAR * f32::from(pillars)
    }

    /// The points that the seat may expect at the end from what it has now; what everybody gets in
    /// the same way is left out.
    pub(crate) fn expected(&self) -> f32 {
        let p = self.position;
        let own = self.seat.index() & 3;
        let later = (self.turns / 5.0).min(1.0);
        let mut sum = p.total(self.seat) as f32 * (1.0 - 0.2 * later);
        for (kind, worth) in [0.6, 0.5, 0.4].into_iter().enumerate() {
            sum += worth * later * self.open_levels(kind + 1);
        }
        if self.turns > 0.0 {
            sum += 0.4 * f32::from(p.pillars[own]);
            sum -= 1.2 * missing(self.tally.flowers) + 0.6 * missing(self.tally.decorations);
            sum += 0.5 * self.tile(p.stored[own]);
        }
        sum - 0.4 * later * f32::from(self.garden.belvederes())
    }

    /// The levels of all open symbols of a kind, added up.
    fn open_levels(&self, kind: usize) -> f32 {
        let open = crate::board::cells(self.garden.symbols[kind]);
        open.map(|cell| f32::from(self.level(cell))).sum()
    }
}

/// How many of the four are the rarest: this many are missing from the next set.
fn missing(counts: [u8; 4]) -> f32 {
    let least = counts.iter().copied().min().unwrap_or(0);
    counts.iter().filter(|&&n| n == least).count() as f32
}
