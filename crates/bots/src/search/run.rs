//! One search on one core.

use ziggurat_engine::{Advice, Chance, MAX_SEATS, Seat, SeatSet, Viewer};

use super::{
    SearchSettings, playout,
    select::{Chooser, Selector},
    tree::{Edge, NodeId, ROOT, Tree},
};
use crate::{Clock, bot::Question};

/// What a search has learned about one thing to do.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Candidate<A> {
    /// What to do; `None` is to pass.
    pub(super) action: Option<A>,
    pub(super) visits: u32,
    pub(super) sums: Sums,
    /// What was then tried most; only known of the few that were tried most themselves.
    pub(super) line: Vec<(Seat, A)>,
}

/// What the worlds that were tried have brought.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Sums {
    /// The sum of the values of each seat.
    pub(super) values: [f32; MAX_SEATS],
    /// The sum of the squares of the values of the searching seat.
    pub(super) squares: f32,
}

impl Sums {
    fn add(&mut self, values: &[f32], own: f32) {
        for (sum, value) in self.values.iter_mut().zip(values) {
            *sum += value;
        }
        self.squares += own * own;
    }
}

/// For how many candidates the search says what it expects to happen then.
pub(super) const TOLD: usize = 4;
/// How far it says so.
const LINE: usize = 12;
/// What was tried less often is not worth telling.
const RARELY: u32 = 4;

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
    /// What was learned, by slot of the root.
    root_sums: Vec<Sums>,
    iterations: u32,
}

impl<'a, G: Advice> Search<'a, G> {
    pub(super) fn new(
        question: &'a Question<G>,
        settings: &'a SearchSettings,
        foresight: Vec<f32>,
        chance: Chance,
    ) -> Self {
        let mut tree = Tree::new(settings.iterations.min(ROOM) as usize);
        for action in &question.only {
            tree.add(ROOT, Edge::new(question.seat, Some(*action), 0.0));
        }
        Self {
            question,
            settings,
            chance,
            tree,
            selector: Selector::new(foresight),
            world: question.world.clone(),
            path: Vec::new(),
            values: vec![0.0; usize::from(question.world.seats())],
            root_sums: Vec::new(),
            iterations: 0,
        }
    }

    /// Searches until a limit is reached, but at least once.
    pub(super) fn run(mut self, limits: Limits<'_>) -> Vec<Candidate<G::Action>> {
        loop {
            self.iterate();
            self.iterations += 1;
            if limits.reached(self.iterations) {
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
        let only = self.question.only.len();
        if only > 0 && node == ROOT && seat == self.question.seat {
            return Some((seat, self.iterations as usize % only));
        }
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
        if self.root_sums.len() <= slot {
            self.root_sums.resize(slot + 1, Sums::default());
        }
        let own = self.values[self.question.seat.index()];
        self.root_sums[slot].add(&self.values, own);
    }

    fn candidates(&self) -> Vec<Candidate<G::Action>> {
        let edges = self.tree.edges(ROOT).iter().enumerate();
        let tried: Vec<_> = edges
            .filter(|(_, edge)| edge.seat == self.question.seat && edge.visits > 0)
            .collect();
        let mut by_visits: Vec<u32> = tried.iter().map(|(_, edge)| edge.visits).collect();
        by_visits.sort_unstable_by(|a, b| b.cmp(a));
        let least = by_visits.get(TOLD - 1).copied().unwrap_or_default();
        let candidate = |(slot, edge): (usize, &Edge<G::Action>)| Candidate {
            action: edge.action,
            visits: edge.visits,
            sums: self.root_sums[slot],
            line: match edge.visits >= least {
                true => self.line(slot),
                false => Vec::new(),
            },
        };
        tried.into_iter().map(candidate).collect()
    }

    /// What was tried most after an action at the root. While several seats choose at the same time,
    /// the tree has what they chose one after the other.
    fn line(&self, slot: usize) -> Vec<(Seat, G::Action)> {
        let mut line = Vec::new();
        let mut next = self.tree.after(ROOT, slot);
        while let Some(node) = next.filter(|_| line.len() < LINE) {
            let Some((edge, visits)) = self.tree.most_followed(node) else {
                break;
            };
            if visits < RARELY {
                break;
            }
            let Edge { seat, action, .. } = self.tree.edges(node)[edge];
            line.extend(action.map(|action| (seat, action)));
            next = self.tree.after(node, edge);
        }
        line
    }
}
