//! One search on one core.

use ziggurat_engine::{Advice, Chance, MAX_SEATS, Seat, SeatSet, Viewer};

use super::{
    SearchSettings, playout,
    select::{Chooser, Selector},
    tree::{NodeId, ROOT, Tree},
};
use crate::{Clock, bot::Question};

/// What a search has learned about one thing to do.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Candidate<A> {
    /// What to do; `None` is to pass.
    pub(super) action: Option<A>,
    pub(super) visits: u32,
    /// The sum of the values of each seat.
    pub(super) values: [f32; MAX_SEATS],
}

/// When a search stops.
#[derive(Clone, Copy)]
pub(super) struct Limits<'a> {
    pub(super) iterations: u32,
    pub(super) deadline: Option<f64>,
    pub(super) clock: &'a dyn Clock,
}

impl Limits<'_> {
    fn reached(&self, iterations: u32) -> bool {
        iterations >= self.iterations
            || self
                .deadline
                .is_some_and(|deadline| self.clock.now_ms() >= deadline)
    }
}

/// Nodes to make room for in advance: enough for short searches; longer ones grow.
const ROOM: u32 = 1 << 14;

pub(super) struct Search<'a, G: Advice> {
    question: &'a Question<G>,
    settings: &'a SearchSettings,
    chance: Chance,
    tree: Tree<G::Action>,
    selector: Selector<G::Action>,
    world: G,
    /// The edges chosen in this iteration.
    path: Vec<(NodeId, usize)>,
    values: Vec<f32>,
    /// The sums of the values of all seats, by slot of the root.
    root_values: Vec<[f32; MAX_SEATS]>,
}

impl<'a, G: Advice> Search<'a, G> {
    pub(super) fn new(
        question: &'a Question<G>,
        settings: &'a SearchSettings,
        foresight: Vec<f32>,
        chance: Chance,
    ) -> Self {
        Self {
            question,
            settings,
            chance,
            tree: Tree::new(settings.iterations.min(ROOM) as usize),
            selector: Selector::new(foresight),
            world: question.world.clone(),
            path: Vec::new(),
            values: vec![0.0; usize::from(question.world.seats())],
            root_values: Vec::new(),
        }
    }

    /// Searches until a limit is reached, but at least once.
    pub(super) fn run(mut self, limits: Limits<'_>) -> Vec<Candidate<G::Action>> {
        let mut iterations = 0;
        loop {
            self.iterate();
            iterations += 1;
            if limits.reached(iterations) {
                return self.candidates();
            }
        }
    }

    fn iterate(&mut self) {
        self.world.clone_from(&self.question.world);
        self.world
            .resample(Viewer::Seat(self.question.seat), &mut self.chance);
        self.descend();
        playout::rate(
            &mut self.world,
            self.settings,
            &mut self.chance,
            &mut self.values,
        );
        self.remember();
    }

    /// Walks down to a node that was never visited, or to the end of the game.
    fn descend(&mut self) {
        self.path.clear();
        let mut here = ROOT;
        // While several seats choose at the same time, each chooses by what was known before.
        let mut before = ROOT;
        let mut pending = SeatSet::EMPTY;
        while !self.tree.visit(here) || here == ROOT {
            let must = self.world.waiting().must;
            if !pending.iter().any(|seat| must.contains(seat)) {
                (before, pending) = (here, must);
            }
            let may_pass = here == ROOT && self.question.may_pass;
            if may_pass {
                pending = SeatSet::only(self.question.seat);
            }
            let next = if may_pass {
                pending.first()
            } else {
                self.next(pending, must)
            };
            let Some((seat, slot)) = next.and_then(|seat| self.choose(before, seat, may_pass))
            else {
                return;
            };
            pending.remove(seat);
            here = self.play(here, before, seat, slot);
        }
    }

    /// Who chooses now: first the searching seat, then the others in order.
    fn next(&self, pending: SeatSet, must: SeatSet) -> Option<Seat> {
        let own = self.question.seat;
        if pending.contains(own) && must.contains(own) {
            return Some(own);
        }
        pending.iter().find(|seat| must.contains(*seat))
    }

    fn choose(&mut self, node: NodeId, seat: Seat, may_pass: bool) -> Option<(Seat, usize)> {
        let chooser = Chooser {
            world: &self.world,
            node,
            seat,
            may_pass,
        };
        let slot =
            self.selector
                .select(&mut self.tree, &chooser, self.settings, &mut self.chance)?;
        Some((seat, slot))
    }

    /// Carries out what was chosen at `before` and returns the node it leads to.
    fn play(&mut self, here: NodeId, before: NodeId, seat: Seat, slot: usize) -> NodeId {
        self.path.push((before, slot));
        let action = self.tree.edges(before)[slot].action;
        if let Some(action) = action {
            self.world.play_silent(seat, &action, &mut self.chance);
        }
        if here == before {
            self.tree.child(here, slot)
        } else {
            self.tree.follow(here, seat, action)
        }
    }

    fn remember(&mut self) {
        for &(node, slot) in &self.path {
            let edge = &mut self.tree.edges_mut(node)[slot];
            edge.visits += 1;
            edge.value += self.values[edge.seat.index()];
        }
        let Some(&(ROOT, slot)) = self.path.first() else {
            return;
        };
        if self.root_values.len() <= slot {
            self.root_values.resize(slot + 1, [0.0; MAX_SEATS]);
        }
        for (sum, value) in self.root_values[slot].iter_mut().zip(&self.values) {
            *sum += value;
        }
    }

    fn candidates(&self) -> Vec<Candidate<G::Action>> {
        let edges = self.tree.edges(ROOT).iter().enumerate();
        edges
            .filter(|(_, edge)| edge.seat == self.question.seat && edge.visits > 0)
            .map(|(slot, edge)| Candidate {
                action: edge.action,
                visits: edge.visits,
                values: self.root_values[slot],
            })
            .collect()
    }
}
