//! The table: what can be asked of it without changing it.

use std::{collections::BTreeSet, sync::Arc};

use ziggurat_engine::{Advice, Outcome, Seat, SeatSet, Text, Viewer, Waiting};

use crate::{
    LogLine, Message, Millis, Offer, Reveal, SeatInfo, Setup, Snapshot, Table, Unwritable, Update,
    bot::Redeal, unwritable, update::FullEntry,
};

/// How many lines of the log a snapshot holds.
pub const LINES: usize = 256;

impl<G: Advice> Table<G> {
    /// How often the table has changed: the number of entries in its log.
    #[must_use]
    pub fn version(&self) -> u64 {
        self.log.len() as u64
    }

    /// Who sits where.
    #[must_use]
    pub fn seats(&self) -> &[SeatInfo] {
        &self.full.seats
    }

    /// The seats that play together with this one; nobody for a seat that does not exist.
    #[must_use]
    pub fn partners(&self, seat: Seat) -> SeatSet {
        if seat.0 >= self.seat_count() {
            return SeatSet::EMPTY;
        }
        self.full.position.partners(seat)
    }

    /// How the game is played.
    #[must_use]
    pub fn options(&self) -> &G::Options {
        &self.setup.options
    }

    /// Whom the match waits for; nobody once it is over.
    #[must_use]
    pub fn waiting(&self) -> Waiting {
        self.full.waiting()
    }

    /// When something was last done; `None` before the first time.
    #[must_use]
    pub fn last_at(&self) -> Option<Millis> {
        self.log.last().map(|entry| entry.at)
    }

    /// How the match ended; `None` while it goes on.
    #[must_use]
    pub fn outcome(&self) -> Option<&Outcome> {
        self.full.outcome.as_ref()
    }

    /// Whether the match is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.full.outcome.is_some()
    }

    /// How many actions the person on this seat can take back.
    #[must_use]
    pub fn can_undo(&self, seat: Seat) -> usize {
        self.full.can_undo(seat)
    }

    /// What the person on this seat can do; `None` if nothing is asked of one.
    #[must_use]
    pub fn legal(&self, seat: Seat) -> Option<Vec<G::Action>> {
        self.full.legal(seat)
    }

    /// What a viewer may see of the game.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.full.position.view(self.full.viewer(viewer))
    }

    /// The promise about chance, shown from the start.
    #[must_use]
    pub fn commitment(&self) -> &str {
        &self.commitment
    }

    /// Where all chance came from, once the match is over.
    #[must_use]
    pub fn reveal(&self) -> Option<Reveal> {
        self.full.reveal.clone()
    }

    /// What the match started from. It holds the seed, so it is for the host alone.
    #[must_use]
    pub fn setup(&self) -> &Setup<G> {
        &self.setup
    }

    /// Everything that a viewer who comes to the table needs.
    #[must_use]
    pub fn snapshot_for(&self, viewer: Viewer) -> Snapshot<G> {
        let viewer = self.full.viewer(viewer);
        let oldest = self.version().saturating_sub(LINES as u64);
        Snapshot {
            game: G::INFO.id,
            rules_version: G::INFO.rules_version,
            options: self.setup.options.clone(),
            commitment: self.commitment.clone(),
            version: self.version(),
            state: self.full.state_for(viewer),
            log: self.lines_for(viewer, oldest, LINES),
        }
    }

    /// Up to `count` lines of the log after entry `after`, the oldest first.
    #[must_use]
    pub fn lines_for(&self, viewer: Viewer, after: u64, count: usize) -> Vec<LogLine<G>> {
        let viewer = self.full.viewer(viewer);
        let undone: BTreeSet<u64> = self
            .log
            .iter()
            .flat_map(|entry| entry.taken_back.iter().copied())
            .collect();
        let skip = usize::try_from(after).unwrap_or(usize::MAX);
        let entries = self.log.iter().skip(skip).take(count);
        entries
            .map(|entry| LogLine {
                entry: entry.entry_for(viewer),
                events: entry.events_for(viewer),
                undone: undone.contains(&entry.index),
            })
            .collect()
    }

    /// What a viewer who knows this version has missed; `None` if it is too old (or not of this
    /// match), and only a snapshot helps.
    #[must_use]
    pub fn messages_since(&self, version: u64, viewer: Viewer) -> Option<Vec<Message<G>>> {
        let missed = self.updates_since(version)?;
        Some(missed.map(|update| update.message_for(viewer)).collect())
    }

    pub(crate) fn updates_since(
        &self,
        version: u64,
    ) -> Option<impl Iterator<Item = &Arc<Update<G>>>> {
        let missed = usize::try_from(self.version().checked_sub(version)?).ok()?;
        let skip = self.history.len().checked_sub(missed)?;
        Some(self.history.iter().skip(skip))
    }

    /// An action in words, for somebody who knows what this seat knows.
    #[must_use]
    pub fn tell_action(&self, seat: Seat, action: &G::Action) -> Text {
        self.redealt(seat, Redeal::Words).tell_action(action)
    }

    /// Everything that the person on this seat can do, with notation and words.
    ///
    /// # Errors
    /// If an action cannot be written as JSON.
    pub fn offers(&self, seat: Seat) -> Result<Vec<Offer>, Unwritable> {
        let legal = self.legal(seat).unwrap_or_default();
        let seen = self.redealt(seat, Redeal::Words);
        let offer = |action: &G::Action| {
            Ok(Offer {
                notation: action.to_string(),
                action: unwritable::tree("an action", action)?.into(),
                text: seen.tell_action(action),
            })
        };
        legal.iter().map(offer).collect()
    }

    /// An entry of the log in words, one sentence for each thing that the viewer saw happen.
    #[must_use]
    pub fn tell_entry(&self, index: u64, viewer: Viewer) -> Vec<Text> {
        let viewer = self.full.viewer(viewer);
        let entry = index
            .checked_sub(1)
            .and_then(|at| self.log.get(usize::try_from(at).ok()?));
        entry.map_or_else(Vec::new, |entry| tell(entry, viewer))
    }
}

fn tell<G: Advice>(entry: &FullEntry<G>, viewer: Viewer) -> Vec<Text> {
    let events = entry.events_for(viewer);
    let events = events.iter().flat_map(G::tell_event).map(|line| line.text);
    entry
        .entry_for(viewer)
        .tell()
        .into_iter()
        .chain(events)
        .collect()
}
