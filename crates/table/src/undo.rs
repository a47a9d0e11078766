//! What can still be taken back.

use std::sync::Arc;

use ziggurat_engine::Seat;

/// The consecutive actions of one seat since the last information barrier, each with the position
/// before it.
#[derive(Clone, Debug)]
pub(crate) struct UndoStack<G> {
    owner: Option<Seat>,
    steps: Vec<Step<G>>,
}

/// A position and its hash.
#[derive(Clone, Debug)]
pub(crate) struct Hashed<G> {
    pub(crate) position: Arc<G>,
    pub(crate) hash: String,
}

/// One action that can be taken back.
#[derive(Clone, Debug)]
struct Step<G> {
    entry: u64,
    before: Hashed<G>,
}

/// What taking back leads to.
#[derive(Clone, Debug)]
pub(crate) struct TakenBack<G> {
    /// The position before the first of the actions.
    pub(crate) before: Hashed<G>,
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
    pub(crate) fn push(&mut self, seat: Seat, entry: u64, before: Hashed<G>) {
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

    /// Takes back this many actions of the seat; `None`, with nothing changed, if it cannot.
    pub(crate) fn take(&mut self, seat: Seat, steps: usize) -> Option<TakenBack<G>> {
        if steps == 0 {
            return None;
        }
        let keep = self.len(seat).checked_sub(steps)?;
        let mut taken = self.steps.drain(keep..);
        let first = taken.next()?;
        let mut entries = vec![first.entry];
        entries.extend(taken.map(|step| step.entry));
        entries.reverse();
        if self.steps.is_empty() {
            self.owner = None;
        }
        Some(TakenBack {
            before: first.before,
            entries,
        })
    }
}
