//! Any step of a match that was played.

use std::sync::Arc;

use ziggurat_engine::{Advice, Outcome, Viewer};

use crate::{Entry, GameFile, LogError, State, Table, Update, update::FullState};

/// A match that was played again from its file, with every step at hand. Step 0 is the opening, step
/// n the n-th entry of the log; what was taken back is a step like any other.
///
/// Once a match is over everything may be shown, through the eyes of any seat.
#[derive(Clone, Debug)]
pub struct Replay<G: Advice> {
    opening: FullState<G>,
    opening_hash: String,
    updates: Vec<Arc<Update<G>>>,
}

impl<G: Advice> Replay<G> {
    /// Plays a match again and keeps every step.
    ///
    /// # Errors
    /// The first step that differs from the file, and how.
    pub fn new(file: &GameFile) -> Result<Self, LogError> {
        let (replay, table) = Self::entries(file)?;
        table.same_result(file)?;
        Ok(replay)
    }

    /// Replays a log that may stop before the end of its match, with the result of the whole match or
    /// without it; a finished one may leave its result out.
    ///
    /// # Errors
    /// The first step that differs from the file, and how.
    pub fn of_part(file: &GameFile) -> Result<Self, LogError> {
        let (replay, table) = Self::entries(file)?;
        if table.is_over() && file.result.is_some() {
            table.same_result(file)?;
        }
        Ok(replay)
    }

    fn entries(file: &GameFile) -> Result<(Self, Table<G>), LogError> {
        let mut table = Table::reopen(file)?;
        let opening = table.full.clone();
        let opening_hash = table.opening_hash.clone();
        let updates = (1..)
            .zip(&file.log)
            .map(|(step, entry)| table.redo(step, entry))
            .collect::<Result<_, _>>()?;
        let replay = Self {
            opening,
            opening_hash,
            updates,
        };
        Ok((replay, table))
    }

    /// About how many bytes it takes. What steps share is counted once.
    #[must_use]
    pub fn weight(&self) -> usize {
        let opening = size_of::<Self>() + size_of::<G>();
        let mut before = &self.opening;
        self.updates.iter().fold(opening, |sum, update| {
            let new = &update.full;
            let position = match Arc::ptr_eq(&new.position, &before.position) {
                true => 0,
                false => size_of::<G>(),
            };
            let seats = match Arc::ptr_eq(&new.seats, &before.seats) {
                true => 0,
                false => new
                    .seats
                    .iter()
                    .map(|seat| size_of_val(seat) + seat.name.as_str().len())
                    .sum(),
            };
            before = new;
            sum + size_of::<Update<G>>() + position + seats + update.entry.weight()
        })
    }

    /// The number of the last step.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.updates.len()
    }

    /// How the match ended; `None` if it did not.
    #[must_use]
    pub fn outcome(&self) -> Option<&Outcome> {
        self.full(self.steps())?.outcome.as_ref()
    }

    /// What a viewer saw of the game after this step; `None` if there is no such step.
    #[must_use]
    pub fn view_at(&self, step: usize, viewer: Viewer) -> Option<G::View> {
        let full = self.full(step)?;
        Some(full.position.view(full.viewer(viewer)))
    }

    /// How things stood for a viewer after this step; `None` if there is no such step.
    #[must_use]
    pub fn state_at(&self, step: usize, viewer: Viewer) -> Option<State<G>> {
        let full = self.full(step)?;
        Some(full.state_for(full.viewer(viewer)))
    }

    /// What a viewer saw happen in this step; `None` if there is no such step.
    #[must_use]
    pub fn events_at(&self, step: usize, viewer: Viewer) -> Option<Vec<G::Event>> {
        if step == 0 {
            return Some(Vec::new());
        }
        let update = self.updates.get(step - 1)?;
        Some(update.entry.events_for(update.full.viewer(viewer)))
    }

    /// The entry of the log that was this step, for a viewer; the opening has none.
    #[must_use]
    pub fn entry_at(&self, step: usize, viewer: Viewer) -> Option<Entry<G::Action>> {
        let update = self.updates.get(step.checked_sub(1)?)?;
        Some(update.entry.entry_for(update.full.viewer(viewer)))
    }

    /// The hash of the position after this step; `None` if there is no such step.
    #[must_use]
    pub fn hash_at(&self, step: usize) -> Option<&str> {
        match step.checked_sub(1) {
            None => Some(&self.opening_hash),
            Some(at) => Some(&self.updates.get(at)?.entry.hash),
        }
    }

    /// The position after this step, with everything that was hidden; `None` if there is no such step.
    #[must_use]
    pub fn position_at(&self, step: usize) -> Option<&G> {
        Some(&*self.full(step)?.position)
    }

    fn full(&self, step: usize) -> Option<&FullState<G>> {
        match step {
            0 => Some(&self.opening),
            _ => Some(&self.updates.get(step - 1)?.full),
        }
    }
}

/// The position of a match after this step (the last one if there are fewer).
///
/// # Errors
/// The first step up to there that differs from the file, and how.
pub fn replay<G: Advice>(file: &GameFile, step: usize) -> Result<G, LogError> {
    let mut table = Table::reopen(file)?;
    for (step, entry) in (1..=step).zip(&file.log) {
        table.redo(step, entry)?;
    }
    Ok(Arc::unwrap_or_clone(table.full.position))
}
