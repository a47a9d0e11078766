//! Which action a seat takes at a node.

use ziggurat_engine::{Advice, Chance, Seat};

use super::{
    Formula, SearchSettings,
    tree::{Edge, NodeId, ROOT, Tree},
    weights::{Weights, priors},
};

/// A seat that has to choose at a node, in one world.
pub(super) struct Chooser<'a, G: Advice> {
    pub(super) world: &'a G,
    pub(super) node: NodeId,
    pub(super) seat: Seat,
    pub(super) may_pass: bool,
}

/// Chooses actions, and keeps the buffers for that.
#[derive(Debug)]
pub(super) struct Selector<A> {
    legal: Vec<A>,
    /// Whether each legal action has an edge already.
    known: Vec<bool>,
    /// The slots that can be chosen in this world.
    open: Vec<u32>,
    weights: Weights,
    /// How promising the actions at the root are by points within the bot's own turn; empty if unknown.
    foresight: Vec<f32>,
}

impl<A: Copy + Ord> Selector<A> {
    pub(super) fn new(foresight: Vec<f32>) -> Self {
        Self {
            foresight,
            legal: Vec::new(),
            known: Vec::new(),
            open: Vec::new(),
            weights: Weights::default(),
        }
    }

    /// The slot that the seat chooses; `None` if it cannot act.
    pub(super) fn select<G: Advice<Action = A>>(
        &mut self,
        tree: &mut Tree<A>,
        chooser: &Chooser<'_, G>,
        settings: &SearchSettings,
        chance: &mut Chance,
    ) -> Option<usize> {
        chooser.world.legal(chooser.seat, &mut self.legal);
        let so_far = self.gather(tree, chooser);
        self.widen(tree, chooser, settings, so_far.visits, chance);
        let edges = tree.edges_mut(chooser.node);
        match settings.formula {
            Formula::Even => self.even(edges, settings, chance),
            Formula::Prior => self.prior(edges, settings, so_far),
        }
    }

    /// Finds the edges that are legal in this world.
    fn gather<G: Advice<Action = A>>(&mut self, tree: &Tree<A>, chooser: &Chooser<'_, G>) -> SoFar {
        self.open.clear();
        self.known.clear();
        self.known.resize(self.legal.len(), false);
        let mut so_far = SoFar::default();
        // Edges are often in list order, so look first where the last one was found.
        let mut next = 0;
        for (slot, edge) in tree.edges(chooser.node).iter().enumerate() {
            if edge.seat != chooser.seat {
                continue;
            }
            so_far.visits += edge.visits;
            so_far.value += edge.value;
            let Some(action) = edge.action else {
                if chooser.may_pass {
                    self.open.push(slot as u32);
                }
                continue;
            };
            let found = match self.legal.get(next) {
                Some(legal) if *legal == action => Ok(next),
                _ => self.legal.binary_search(&action),
            };
            if let Ok(index) = found {
                next = index + 1;
                self.known[index] = true;
                self.open.push(slot as u32);
            }
        }
        so_far
    }

    /// Adds edges until the node has as many as its visits call for.
    fn widen<G: Advice<Action = A>>(
        &mut self,
        tree: &mut Tree<A>,
        chooser: &Chooser<'_, G>,
        settings: &SearchSettings,
        visits: u32,
        chance: &mut Chance,
    ) {
        let all = self.legal.len() + usize::from(chooser.may_pass);
        let deserved = settings.width * ((visits + 1) as f32).powf(settings.widening);
        let wanted = (deserved.ceil() as usize).clamp(1, all.max(1));
        if self.open.len() >= wanted {
            return;
        }
        let (node, seat) = (chooser.node, chooser.seat);
        if chooser.may_pass && self.open.is_empty() {
            let pass = Edge::new(seat, None, 1.0 / all as f32);
            self.open.push(tree.add(node, pass) as u32);
        }
        if settings.formula == Formula::Even {
            if let Some(index) = self.any_unknown(chance) {
                self.add(tree, chooser, index, 1.0);
            }
            return;
        }
        let (world, trust) = (chooser.world, settings.trust);
        priors(world, seat, &self.legal, trust, &mut self.weights);
        if node == ROOT && self.foresight.len() == self.legal.len() {
            let priors = self.weights.priors.iter_mut().zip(&self.foresight);
            priors.for_each(|(prior, points)| *prior += settings.foresight * (points - *prior));
        }
        while self.open.len() < wanted {
            let Some(index) = self.most_promising(chance) else {
                return;
            };
            self.add(tree, chooser, index, self.weights.priors[index]);
        }
    }

    fn add<G: Advice<Action = A>>(
        &mut self,
        tree: &mut Tree<A>,
        chooser: &Chooser<'_, G>,
        index: usize,
        prior: f32,
    ) {
        self.known[index] = true;
        let edge = Edge::new(chooser.seat, Some(self.legal[index]), prior);
        self.open.push(tree.add(chooser.node, edge) as u32);
    }

    /// A random action without an edge.
    fn any_unknown(&self, chance: &mut Chance) -> Option<usize> {
        let len = self.legal.len();
        let edges = self.known.iter().filter(|known| **known).count();
        if edges == len {
            return None;
        }
        if edges < len / 2 {
            // Most have no edge: guessing is quicker than counting.
            loop {
                let index = chance.index(len);
                if !self.known[index] {
                    return Some(index);
                }
            }
        }
        let unknown = (0..len).filter(|&index| !self.known[index]);
        unknown.clone().nth(chance.index(len - edges))
    }

    /// The most promising action without an edge; ties are broken at random.
    fn most_promising(&self, chance: &mut Chance) -> Option<usize> {
        let len = self.legal.len();
        let from = chance.index(len);
        let mut best = None;
        for index in (from..len).chain(0..from) {
            let prior = self.weights.priors[index];
            if !self.known[index] && best.is_none_or(|(most, _)| prior > most) {
                best = Some((prior, index));
            }
        }
        best.map(|(_, index)| index)
    }

    /// UCB1 with availability; untried actions come first, in random order.
    fn even(
        &self,
        edges: &mut [Edge<A>],
        settings: &SearchSettings,
        chance: &mut Chance,
    ) -> Option<usize> {
        let from = chance.index(self.open.len());
        let (early, late) = self.open.split_at(from);
        let mut best = None;
        // Most edges of a node were available equally often, so they share one logarithm.
        let mut last = (0, 0.0);
        for &slot in late.iter().chain(early) {
            let edge = &mut edges[slot as usize];
            edge.available += 1;
            if edge.available != last.0 {
                last = (edge.available, (edge.available as f32).ln());
            }
            let score = if edge.visits == 0 {
                f32::INFINITY
            } else {
                let each = 1.0 / edge.visits as f32;
                edge.value * each + settings.exploration * (last.1 * each).sqrt()
            };
            if best.is_none_or(|(most, _)| score > most) {
                best = Some((score, slot as usize));
            }
        }
        best.map(|(_, slot)| slot)
    }

    /// PUCT with availability; an untried action is assumed to be a little worse than the tried ones.
    fn prior(
        &self,
        edges: &mut [Edge<A>],
        settings: &SearchSettings,
        so_far: SoFar,
    ) -> Option<usize> {
        let sum: f32 = self.open.iter().map(|&s| edges[s as usize].prior).sum();
        let scale = settings.exploration / sum.max(f32::MIN_POSITIVE);
        let untried = so_far.mean() - settings.caution;
        let mut best = None;
        for &slot in &self.open {
            let edge = &mut edges[slot as usize];
            edge.available += 1;
            let visits = edge.visits as f32;
            let known = if edge.visits == 0 {
                untried
            } else {
                edge.value / visits
            };
            let score =
                known + scale * edge.prior * (edge.available as f32).sqrt() / (1.0 + visits);
            if best.is_none_or(|(most, _)| score > most) {
                best = Some((score, slot as usize));
            }
        }
        best.map(|(_, slot)| slot)
    }
}

/// What a seat has learned at a node, over all its actions.
#[derive(Clone, Copy, Debug, Default)]
struct SoFar {
    visits: u32,
    value: f32,
}

impl SoFar {
    fn mean(self) -> f32 {
        if self.visits == 0 {
            0.0
        } else {
            self.value / self.visits as f32
        }
    }
}
