//! What can still be taken back.

use ziggurat_engine::Seat;

/// The consecutive actions of one seat since the last information barrier, each with the position
/// before it.
#[derive(Clone, Debug)]
pub(crate) struct UndoStack<G> {
    owner: Option<Seat>,
    steps: Vec<Step<G>>,
}

/// One action that can be taken back.
#[derive(Clone, Debug)]
struct Step<G> {
    entry: u64,
    before: G,
}

/// What taking back leads to.
#[derive(Clone, Debug)]
pub(crate) struct TakenBack<G> {
    /// The position before the first of the actions.
    pub(crate) position: G,
    /// The entries of the actions, the latest first.
    pub(crate) entries: Vec<u64>,
}

impl<G> UndoStack<G> {
    pub(crate) const fn new() -> Self {
        Self {
            owner: None,
            steps: Vec::new(),
        }
    }

    /// An information barrier: nothing before it can be taken back.
    pub(crate) fn clear(&mut self) {
        self.owner = None;
        self.steps.clear();
    }

    /// A seat has acted. What another seat did before can no longer be taken back.
    pub(crate) fn push(&mut self, seat: Seat, entry: u64, before: G) {
        if self.owner != Some(seat) {
            self.clear();
            self.owner = Some(seat);
        }
        self.steps.push(Step { entry, before });
    }

    /// The seat that can take something back.
    pub(crate) fn owner(&self) -> Option<Seat> {
        self.owner
    }

    /// How many actions the seat can take back.
    pub(crate) fn len(&self, seat: Seat) -> usize {
        if self.owner == Some(seat) {
            self.steps.len()
        } else {
            0
        }
    }

    /// Takes back that many actions of the seat; `None`, and nothing is changed, if it cannot.
    pub(crate) fn take(&mut self, seat: Seat, steps: usize) -> Option<TakenBack<G>> {
        if steps == 0 || steps > self.len(seat) {
            return None;
        }
        let keep = self.steps.len() - steps;
        let mut taken: Vec<Step<G>> = self.steps.drain(keep..).collect();
        let entries = taken.iter().rev().map(|step| step.entry).collect();
        if self.steps.is_empty() {
            self.owner = None;
        }
        let position = taken.swap_remove(0).before;
        Some(TakenBack { position, entries })
    }
}
