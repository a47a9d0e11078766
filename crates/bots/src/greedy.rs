//! A bot that takes the most points within its own turn.
//!
//! Points often come only with the last step of a turn, so a plan is never judged halfway: every plan
//! that is kept is first completed to the end of the turn. A beam search extends the plans step by
//! step for as long as the allowance of positions lasts.

use std::cmp::Ordering;

use ziggurat_engine::{Advice, Chance, Seat, SeatSet};

use crate::{
    Choice,
    bot::Question,
    search::{Weights, priors},
};

/// How the greedy bot looks at its turn.
#[derive(Clone, Debug, PartialEq)]
pub struct GreedySettings {
    /// How many positions it looks at for one decision.
    pub positions: u32,
    /// How much of the best opponent's gain counts against its own.
    pub envy: f32,
    /// How many continuations it tries at each step when it completes a plan.
    pub probes: u32,
}

impl Default for GreedySettings {
    fn default() -> Self {
        Self {
            positions: 3_000,
            envy: 0.5,
            probes: 3,
        }
    }
}

/// Turns are not followed beyond this many steps.
const LONGEST_TURN: usize = 32;
/// At least this many plans are extended at each step.
const NARROWEST: usize = 4;

/// How well a plan ends: points gained, then how the position looks, then luck.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
struct Worth(f32, f32, u32);

impl Worth {
    /// Better by more than luck. Of equals the more promising one, which comes first, is kept.
    fn beats(&self, other: &Self) -> bool {
        (self.0, self.1) > (other.0, other.1)
    }

    fn better_first(&self, other: &Self) -> Ordering {
        other.partial_cmp(self).unwrap_or(Ordering::Equal)
    }
}

/// Some steps of the turn, and where they lead.
struct Plan<G: Advice> {
    world: G,
    /// The index of its first step among the legal actions of the question.
    first: usize,
    worth: Worth,
}

struct Turn<'a, G: Advice> {
    question: &'a Question<G>,
    seat: Seat,
    settings: &'a GreedySettings,
    start: Vec<i32>,
    pending: SeatSet,
    left: u32,
    chance: Chance,
    /// Every plan gets the same luck, so that none looks better by luck alone.
    luck: Chance,
    values: Vec<f32>,
    legal: Vec<G::Action>,
    weights: Weights,
    /// The best worth found for each action of the question.
    best: Vec<Option<Worth>>,
}

/// The first action of the best plan.
pub(crate) fn choose<G: Advice>(
    question: &Question<G>,
    settings: &GreedySettings,
    seed: u64,
) -> Option<Choice<G::Action>> {
    let mut turn = Turn::new(question, settings, seed);
    let pass = question.may_pass.then(|| turn.worth(&question.world));
    turn.search();
    let actions = question.legal.iter().zip(&turn.best);
    let worths = actions.filter_map(|(action, worth)| worth.map(|worth| (worth, Some(*action))));
    let best = worths
        .chain(pass.map(|worth| (worth, None)))
        .reduce(|best, other| if other.0 > best.0 { other } else { best });
    Some(question.answer(best?.1?))
}

/// The points that the best plan for each action gains. Actions it had no time for get the lowest gain
/// found.
pub(crate) fn gains<G: Advice>(
    question: &Question<G>,
    settings: &GreedySettings,
    seed: u64,
) -> Vec<f32> {
    let mut turn = Turn::new(question, settings, seed);
    turn.search();
    let gains = || turn.best.iter().map(|worth| worth.map(|worth| worth.0));
    let least = gains().flatten().fold(f32::MAX, f32::min);
    gains().map(|gain| gain.unwrap_or(least)).collect()
}

fn sums<G: Advice>(world: &G) -> Vec<i32> {
    world.score().iter().map(|points| points.sum).collect()
}

impl<'a, G: Advice> Turn<'a, G> {
    fn new(question: &'a Question<G>, settings: &'a GreedySettings, seed: u64) -> Self {
        let world = &question.world;
        let mut pending = world.waiting().must;
        pending.remove(question.seat);
        Self {
            question,
            seat: question.seat,
            settings,
            start: sums(world),
            pending,
            left: settings.positions,
            chance: Chance::stream(seed, 1),
            luck: Chance::stream(seed, 2),
            values: vec![0.0; usize::from(world.seats())],
            legal: Vec::new(),
            weights: Weights::default(),
            best: vec![None; question.legal.len()],
        }
    }

    fn search(&mut self) {
        let question = self.question;
        let mut plans = self.extend(&question.world, None);
        for _ in 1..LONGEST_TURN {
            if plans.is_empty() || self.left == 0 {
                return;
            }
            let mut order: Vec<usize> = (0..plans.len()).collect();
            in_order(&mut order, &|a, b| {
                plans[a].worth.better_first(&plans[b].worth)
            });
            // Keep a part of the allowance for later steps.
            let reserve = self.left / 3;
            let mut next = Vec::new();
            for (done, plan) in order.iter().map(|&at| &plans[at]).enumerate() {
                if done >= NARROWEST && self.left < reserve {
                    break;
                }
                next.append(&mut self.extend(&plan.world, Some(plan.first)));
            }
            plans = next;
        }
    }

    /// All plans one step longer, most promising first; returns those whose turn goes on.
    fn extend(&mut self, world: &G, first: Option<usize>) -> Vec<Plan<G>> {
        let mut actions = Vec::new();
        world.legal(self.seat, &mut actions);
        self.rank(world, &mut actions);
        let mut plans = Vec::new();
        for action in actions {
            if self.left == 0 {
                break;
            }
            let Some(first) = first.or_else(|| self.question.legal.binary_search(&action).ok())
            else {
                continue;
            };
            let mut luck = self.luck.clone();
            let next = self.step(world, &action, &mut luck);
            let goes_on = self.goes_on(&next);
            let worth = self.complete(&next, luck);
            self.offer(worth, first);
            if goes_on {
                plans.push(Plan {
                    world: next,
                    first,
                    worth,
                });
            }
        }
        plans
    }

    /// Sorts actions by promise, or shuffles them if the game has no opinion.
    fn rank(&mut self, world: &G, actions: &mut [G::Action]) {
        self.chance.shuffle(actions);
        if priors(world, self.seat, actions, 1.0, &mut self.weights) {
            let weights = &self.weights.priors;
            let mut order: Vec<usize> = (0..actions.len()).collect();
            in_order(&mut order, &|a, b| weights[b].total_cmp(&weights[a]));
            let ranked: Vec<G::Action> = order.iter().map(|&i| actions[i]).collect();
            actions.copy_from_slice(&ranked);
        }
    }

    fn step(&mut self, world: &G, action: &G::Action, luck: &mut Chance) -> G {
        self.left = self.left.saturating_sub(1);
        let mut next = world.clone();
        next.play_silent(self.seat, action, luck);
        next
    }

    fn goes_on(&self, world: &G) -> bool {
        world.waiting().must.contains(self.seat)
    }

    /// Plays the turn to its end, taking the best of a few continuations at each step.
    fn complete(&mut self, world: &G, luck: Chance) -> Worth {
        let mut here = (self.worth(world), world.clone(), luck);
        for _ in 0..LONGEST_TURN {
            if !self.goes_on(&here.1) {
                break;
            }
            let mut actions = std::mem::take(&mut self.legal);
            here.1.legal(self.seat, &mut actions);
            self.rank(&here.1, &mut actions);
            let probes = (self.settings.probes as usize).max(1);
            let mut best: Option<(Worth, G, Chance)> = None;
            for action in actions.iter().take(probes) {
                let mut luck = here.2.clone();
                let next = self.step(&here.1, action, &mut luck);
                let worth = self.worth(&next);
                if best.as_ref().is_none_or(|(other, ..)| worth.beats(other)) {
                    best = Some((worth, next, luck));
                }
            }
            self.legal = actions;
            match best {
                Some(next) => here = next,
                None => break,
            }
        }
        self.settle(&here.1, here.2).unwrap_or(here.0)
    }

    /// What the plan is worth once everybody who chooses at the same time has chosen.
    fn settle(&mut self, world: &G, mut luck: Chance) -> Option<Worth> {
        let open = |world: &G, pending: SeatSet| {
            let must = world.waiting().must;
            pending.iter().find(|seat| must.contains(*seat))
        };
        let mut pending = self.pending;
        open(world, pending)?;
        let mut world = world.clone();
        while let Some(seat) = open(&world, pending) {
            let action = world.playout(seat, &mut luck)?;
            world.play_silent(seat, &action, &mut luck);
            if !world.waiting().must.contains(seat) {
                pending.remove(seat);
            }
        }
        Some(self.worth(&world))
    }

    fn worth(&mut self, world: &G) -> Worth {
        let now = sums(world);
        let gain = |seat: usize| (now[seat] - self.start[seat]) as f32;
        let own = self.seat.index();
        let envied = (0..now.len())
            .filter(|&seat| seat != own)
            .map(gain)
            .fold(0.0, f32::max);
        world.value(&mut self.values);
        let luck = self.chance.bits();
        Worth(
            gain(own) - self.settings.envy * envied,
            self.values[own],
            luck,
        )
    }

    fn offer(&mut self, worth: Worth, first: usize) {
        let best = &mut self.best[first];
        if best.is_none_or(|best| worth > best) {
            *best = Some(worth);
        }
    }
}
/// Sorts indices, those that are equal in the order in which they are. One function for all games: sorting
/// is much code.
fn in_order(indices: &mut [usize], compare: &dyn Fn(usize, usize) -> Ordering) {
    indices.sort_by(|&a, &b| compare(a, b));
}
