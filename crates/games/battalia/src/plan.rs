//! What the rest of a turn could bring: which purchases hand and pool can pay for.

use ziggurat_engine::Seat;

use crate::{
    board::Square,
    costs::Needs,
    facts::TOOL_VALUE,
    means::Means,
    outlook::{NOWHERE, Outlook},
    pieces::{Artefact, Level, Rank, Shape},
    piles::PileId,
    state::Battalia,
};

/// Something that can be bought, and what it is worth.
#[derive(Clone, Copy, Debug)]
struct Goal {
    needs: Needs,
    worth: f32,
}

/// Units, artefacts, cities by level, two sorts of roads, upgrades to three levels, a hero, a step.
const GOALS: usize = Rank::COUNT + Artefact::COUNT + Level::COUNT + 2 + 3 + 1 + 1;
/// Purchases that a plan looks ahead.
const STEPS: usize = 4;
/// A later purchase is a little less certain than the first.
const DOUBT: f32 = 0.97;

/// The goals of a turn, the best first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    goals: [Goal; GOALS],
    len: usize,
}

impl Plan {
    /// What a seat could buy in its turn as things are.
    pub(crate) fn new(game: &Battalia, seat: Seat, outlook: &Outlook) -> Self {
        let none = Goal {
            needs: Needs::NOTHING,
            worth: 0.0,
        };
        let mut plan = Self {
            goals: [none; GOALS],
            len: 0,
        };
        for &rank in Rank::ALL {
            if !game.piles.is_empty(PileId::Units(rank)) {
                plan.add(Needs::recruit(rank), outlook.recruit(rank));
            }
        }
        for &artefact in Artefact::ALL {
            if !game.piles.is_empty(PileId::Artefacts(artefact)) {
                plan.add(Needs::create(artefact), outlook.create(artefact));
            }
        }
        plan.add_buildings(game, seat, outlook);
        plan.add_heroes(game, seat, outlook);
        plan
    }

    /// Adds a goal before those that are worth less.
    fn add(&mut self, needs: Needs, worth: f32) {
        if worth > 0.0 {
            let mut at = self.len;
            while at > 0 && self.goals[at - 1].worth < worth {
                self.goals[at] = self.goals[at - 1];
                at -= 1;
            }
            self.goals[at] = Goal { needs, worth };
            self.len += 1;
        }
    }

    fn add_buildings(&mut self, game: &Battalia, seat: Seat, outlook: &Outlook) {
        let player = game.player(seat);
        if outlook.city_sites > 0 {
            for &level in Level::ALL.iter().filter(|&&l| player.has_marker(l)) {
                self.add(Needs::city(level), outlook.city(level));
            }
        }
        if outlook.road_sites > 0 {
            for shape in [Shape::Straight, Shape::Tee] {
                self.add(Needs::road(shape), outlook.road(shape));
            }
        }
        for &level in Level::ALL.iter().filter(|&&l| player.cities[l] > 0) {
            if let Some(next) = level.next()
                && game.can_exchange_marker(seat, level, next)
            {
                self.add(Needs::upgrade(next), outlook.upgrade());
            }
        }
    }

    fn add_heroes(&mut self, game: &Battalia, seat: Seat, outlook: &Outlook) {
        let heroes = game.player(seat).heroes;
        if heroes.values().contains(&None) && !game.hiring(seat).is_empty() {
            self.add(Needs::hero(), outlook.hire());
        }
        let on_the_way = |&at: &Square| {
            let far = game.distance(at, outlook.targets);
            (1..NOWHERE).contains(&far)
        };
        if heroes.values().iter().flatten().any(on_the_way) {
            self.add(Needs::supply(1), outlook.step * 0.61);
        }
    }

    /// What the best purchases with these means are worth together.
    pub(crate) fn worth(&self, mut means: Means) -> f32 {
        let (mut sum, mut sure) = (0.0, 1.0);
        let goals = self.goals[..self.len].iter();
        for _ in 0..STEPS {
            let Some(goal) = goals.clone().find(|goal| means.covers(&goal.needs)) else {
                break;
            };
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
        for rank in [Rank::Chief, Rank::Priest, Rank::Lord] {
            missing += needs.units[rank].saturating_sub(self.units[rank]);
            self.units[rank] = self.units[rank].saturating_sub(needs.units[rank]);
        }
        let tribesmen = &mut self.units[Rank::Tribesman];
        let asked = needs.units[Rank::Tribesman];
        let rest = asked.saturating_sub(*tribesmen);
        *tribesmen = tribesmen.saturating_sub(asked);
        let tool = &mut self.artefacts[Artefact::Tool];
        let used = rest.div_ceil(TOOL_VALUE).min(*tool);
        *tool -= used;
        missing += rest.saturating_sub(used * TOOL_VALUE).div_ceil(TOOL_VALUE);
        if let Some(artefact) = needs.artefact {
            let held = &mut self.artefacts[artefact];
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
