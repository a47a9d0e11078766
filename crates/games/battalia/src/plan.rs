//! What the rest of a turn could bring: a hand and pool are covered by the prices of what can be had.

use ziggurat_engine::Seat;

use crate::{
    board::{OFF, Square, each as each_square},
    ids::{Artefact, Rank, Shape},
    legal::building_cost,
    means::Means,
    outlook::{NOWHERE, Outlook},
    piles::{artefact_pile, unit_pile},
    state::{Battalia, Needs},
    tables::{CREATE_COST, HIRE_SUPPLY, RECRUIT_COST, TOOL_VALUE, UPGRADE_COST},
};

/// Something that can be bought, and what it is worth.
#[derive(Clone, Copy, Debug)]
struct Goal {
    needs: Needs,
    worth: f32,
}

/// More goals than there are sorts of purchases.
const GOALS: usize = 24;
/// Purchases that a plan looks ahead.
const STEPS: usize = 4;
/// A later purchase is a little less certain than the first.
const DOUBT: f32 = 0.97;

/// The goals of a turn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    goals: [Goal; GOALS],
    len: usize,
}

impl Plan {
    /// What a seat could buy in its turn as things are.
    pub(crate) fn new(game: &Battalia, seat: Seat, outlook: &Outlook) -> Self {
        let none = Goal {
            needs: Needs::default(),
            worth: 0.0,
        };
        let mut plan = Self {
            goals: [none; GOALS],
            len: 0,
        };
        for &rank in Rank::ALL {
            if !game.piles.is_empty(unit_pile(rank)) {
                plan.add(Needs::of(RECRUIT_COST[rank.index()]), outlook.recruit(rank));
            }
        }
        for &artefact in Artefact::ALL {
            if !game.piles.is_empty(artefact_pile(artefact)) {
                plan.add(
                    Needs::of(CREATE_COST[artefact.index()]),
                    outlook.create(artefact),
                );
            }
        }
        plan.add_buildings(game, seat, outlook);
        plan.add_heroes(game, seat, outlook);
        plan
    }

    fn add(&mut self, needs: Needs, worth: f32) {
        if worth > 0.0 && self.len < GOALS {
            self.goals[self.len] = Goal { needs, worth };
            self.len += 1;
        }
    }

    fn add_buildings(&mut self, game: &Battalia, seat: Seat, outlook: &Outlook) {
        let player = game.player(seat);
        if outlook.city_sites > 0 {
            for level in (1..=4).filter(|&level| player.has_marker(level)) {
                self.add(building_cost(Shape::One, level), outlook.city(level));
            }
        }
        if outlook.road_sites > 0 {
            self.add(
                building_cost(Shape::Straight, 0),
                outlook.road(Shape::Straight),
            );
            self.add(building_cost(Shape::Tee, 0), outlook.road(Shape::Tee));
        }
        let mut levels = [false; 8];
        for square in each_square(game.board.owned[seat.index()]) {
            levels[usize::from(game.board.tile(square).level & 7)] = true;
        }
        for level in (1..4u8).filter(|&level| levels[usize::from(level)]) {
            if level != 2 || player.has_marker(3) {
                let needs = Needs::of(UPGRADE_COST[usize::from(level)]);
                self.add(needs, outlook.upgrade());
            }
        }
    }

    fn add_heroes(&mut self, game: &Battalia, seat: Seat, outlook: &Outlook) {
        let heroes = game.player(seat).heroes;
        if heroes.contains(&OFF) && game.hiring(seat) != 0 {
            let needs = Needs::artefact(Artefact::Weapon, HIRE_SUPPLY);
            self.add(needs, outlook.hire());
        }
        let on_the_way = |&at: &u8| {
            let far = game.distance(Square(at), outlook.targets);
            at != OFF && (1..NOWHERE).contains(&far)
        };
        if heroes.iter().any(on_the_way) {
            let needs = Needs {
                supply: 1,
                ..Needs::default()
            };
            self.add(needs, outlook.step * 0.61);
        }
    }

    /// What the best purchases with these means are worth together.
    pub(crate) fn worth(&self, mut means: Means) -> f32 {
        let (mut sum, mut sure) = (0.0, 1.0);
        for _ in 0..STEPS {
            let mut best: Option<&Goal> = None;
            for goal in &self.goals[..self.len] {
                let better = best.is_none_or(|other| goal.worth > other.worth);
                if better && means.covers(&goal.needs) {
                    best = Some(goal);
                }
            }
            let Some(goal) = best else { break };
            sum += goal.worth * sure;
            sure *= DOUBT;
            means = means.less(&goal.needs);
        }
        sum
    }
}

impl Means {
    /// About what is left when this is paid: tribesmen before tools, jokers last.
    pub(crate) fn less(mut self, needs: &Needs) -> Self {
        let mut missing = needs.supply.saturating_sub(self.supply);
        self.supply = self.supply.saturating_sub(needs.supply);
        for rank in 1..4 {
            missing += needs.units[rank].saturating_sub(self.units[rank]);
            self.units[rank] = self.units[rank].saturating_sub(needs.units[rank]);
        }
        let rest = needs.units[0].saturating_sub(self.units[0]);
        self.units[0] = self.units[0].saturating_sub(needs.units[0]);
        let tool = &mut self.artefacts[Artefact::Tool.index()];
        let used = rest.div_ceil(TOOL_VALUE).min(*tool);
        *tool -= used;
        missing += rest.saturating_sub(used * TOOL_VALUE).div_ceil(TOOL_VALUE);
        if let Some(artefact) = needs.wanted() {
            let held = &mut self.artefacts[artefact.index()];
            match *held {
                0 => missing += 1,
                _ => *held -= 1,
            }
        }
        self.jokers = self.jokers.saturating_sub(missing);
        if missing > 0 {
            self.hammer = false;
        }
        self
    }
}
