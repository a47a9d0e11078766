//! Any step of a match that was played.

use std::sync::Arc;

use ziggurat_engine::{Advice, Outcome, Viewer};

use crate::{Entry, GameFile, LogError, State, Table, Update, update::Face};

/// A match that was played again from its file, with every step at hand. Step 0 is the opening, step
/// n the n-th entry of the log; what was taken back is a step like any other.
///
/// Of a match that is over everything may be shown, through the eyes of whichever seat.
#[derive(Clone, Debug)]
pub struct Replay<G: Advice> {
    opening: Face<G>,
    updates: Vec<Arc<Update<G>>>,
}

impl<G: Advice> Replay<G> {
    /// Plays a match again and keeps every step.
    ///
    /// # Errors
    /// The first step that differs from the file, and how.
    pub fn new(file: &GameFile) -> Result<Self, LogError> {
        let mut table = Table::reopen(file)?;
        let opening = table.face.clone();
        let updates = (1..=file.log.len())
            .map(|step| table.redo(file, step))
            .collect::<Result<_, _>>()?;
        table.same_result(file)?;
        Ok(Self { opening, updates })
    }

    /// The number of the last step.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.updates.len()
    }

    /// How the match ended; `None` if it did not.
    #[must_use]
    pub fn outcome(&self) -> Option<&Outcome> {
        self.face(self.steps())?.outcome.as_ref()
    }

    /// What a viewer saw of the game after this step; `None` if there is no such step.
    #[must_use]
    pub fn view_at(&self, step: usize, viewer: Viewer) -> Option<G::View> {
        let face = self.face(step)?;
        Some(face.position.view(face.viewer(viewer)))
    }

    /// How things stood for a viewer after this step; `None` if there is no such step.
    #[must_use]
    pub fn state_at(&self, step: usize, viewer: Viewer) -> Option<State<G>> {
        let face = self.face(step)?;
        Some(face.state_for(face.viewer(viewer)))
    }

    /// What a viewer saw happen in this step; `None` if there is no such step.
    #[must_use]
    pub fn events_at(&self, step: usize, viewer: Viewer) -> Option<Vec<G::Event>> {
        if step == 0 {
            return Some(Vec::new());
        }
        let update = self.updates.get(step - 1)?;
        Some(update.line.events_for(update.face.viewer(viewer)))
    }

    /// The entry of the log that was this step, for a viewer; the opening has none.
    #[must_use]
    pub fn entry_at(&self, step: usize, viewer: Viewer) -> Option<Entry<G::Action>> {
        let update = self.updates.get(step.checked_sub(1)?)?;
        Some(update.line.entry_for(update.face.viewer(viewer)))
    }

    /// The position after this step, with all that was hidden; `None` if there is no such step.
    #[must_use]
    pub fn position_at(&self, step: usize) -> Option<&G> {
        Some(&self.face(step)?.position)
    }

    fn face(&self, step: usize) -> Option<&Face<G>> {
        match step {
            0 => Some(&self.opening),
            _ => Some(&self.updates.get(step - 1)?.face),
        }
    }
}

/// The position of a match after this step (the last one if there are fewer).
///
/// # Errors
/// The first step up to there that differs from the file, and how.
pub fn replay<G: Advice>(file: &GameFile, step: usize) -> Result<G, LogError> {
    let mut table = Table::reopen(file)?;
    for step in 1..=step.min(file.log.len()) {
        table.redo(file, step)?;
    }
    Ok(table.face.position)
}
