//! What an accepted command has changed, before it is cut down to what a viewer may know.

use std::sync::Arc;

use ziggurat_engine::{Game, Outcome, Seat, Viewer, Waiting};

use crate::{Deed, Entry, FileEntry, Holder, Message, Millis, Reveal, SeatInfo, State, What};

/// An entry of the log with all its secrets. It never leaves the crate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct FullEntry<G: Game> {
    pub(crate) index: u64,
    pub(crate) seat: Seat,
    pub(crate) deed: Deed<G::Action>,
    pub(crate) at: Millis,
    pub(crate) hash: String,
    pub(crate) events: Vec<G::Event>,
    /// The entries that this one took back, the latest first.
    pub(crate) taken_back: Vec<u64>,
}

impl<G: Game> FullEntry<G> {
    pub(crate) fn entry_for(&self, viewer: Viewer) -> Entry<G::Action> {
        let own = |action: &G::Action| viewer.is(self.seat).then_some(*action);
        let what = match &self.deed {
            Deed::Act(action) => What::Act {
                action: own(action),
            },
            Deed::BotAct(action) => What::BotAct {
                action: own(action),
            },
            Deed::Undo(_) => What::Undo {
                entries: self.taken_back.clone(),
            },
            Deed::Resign => What::Resign,
            Deed::HandOver { level, by } => What::HandOver {
                level: *level,
                by: *by,
            },
            Deed::Reclaim => What::Reclaim,
            // Where chance comes from is told at the end.
            Deed::NewHost(_) => What::NewHost,
        };
        Entry {
            index: self.index,
            seat: self.seat,
            what,
            at: self.at,
        }
    }

    /// About how many bytes it takes.
    pub(crate) fn weight(&self) -> usize {
        size_of::<Self>()
            + self.hash.capacity()
            + size_of_val(self.events.as_slice())
            + size_of_val(self.taken_back.as_slice())
    }

    pub(crate) fn events_for(&self, viewer: Viewer) -> Vec<G::Event> {
        let witness = |event| G::witness(event, viewer);
        self.events.iter().filter_map(witness).collect()
    }
}

/// How things stand, with all secrets. It never leaves the crate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct FullState<G: Game> {
    /// Shared by all states between which nothing happened in the game.
    pub(crate) position: Arc<G>,
    /// Shared by all states in which nobody came or went.
    pub(crate) seats: Arc<Vec<SeatInfo>>,
    /// The seat that can take actions back, and how many.
    pub(crate) undo: Option<(Seat, usize)>,
    pub(crate) outcome: Option<Outcome>,
    pub(crate) reveal: Option<Reveal>,
}

impl<G: Game> FullState<G> {
    pub(crate) fn waiting(&self) -> Waiting {
        match self.outcome {
            Some(_) => Waiting::over(),
            None => self.position.waiting(),
        }
    }

    /// Somebody without a seat at this table is a spectator, whatever they say.
    pub(crate) fn viewer(&self, viewer: Viewer) -> Viewer {
        match viewer {
            Viewer::Seat(seat) if seat.index() < self.seats.len() => viewer,
            Viewer::Seat(_) | Viewer::Public => Viewer::Public,
        }
    }

    pub(crate) fn can_undo(&self, seat: Seat) -> usize {
        match self.undo {
            Some((owner, steps)) if owner == seat && self.is_human(seat) => steps,
            _ => 0,
        }
    }

    fn is_human(&self, seat: Seat) -> bool {
        let seat = self.seats.get(seat.index());
        seat.is_some_and(|seat| seat.holder == Holder::Human)
    }

    pub(crate) fn legal(&self, seat: Seat) -> Option<Vec<G::Action>> {
        if !self.is_human(seat) || !self.waiting().includes(seat) {
            return None;
        }
        let mut legal = Vec::new();
        self.position.legal(seat, &mut legal);
        Some(legal)
    }

    pub(crate) fn state_for(&self, viewer: Viewer) -> State<G> {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        };
        State {
            view: self.position.view(viewer),
            waiting: self.waiting(),
            can_undo: seat.map_or(0, |seat| self.can_undo(seat)),
            seats: self.seats.to_vec(),
            outcome: self.outcome.clone(),
            reveal: self.reveal.clone(),
        }
    }
}

/// What an accepted command has changed. Make one [`Message`] of it for each viewer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Update<G: Game> {
    pub(crate) entry: Arc<FullEntry<G>>,
    /// How things stood before: shared with the update before it.
    pub(crate) before: Arc<FullState<G>>,
    pub(crate) full: Arc<FullState<G>>,
}

impl<G: Game> Update<G> {
    /// The version of the table after the command.
    #[must_use]
    pub fn version(&self) -> u64 {
        self.entry.index
    }

    /// The entry of the log, for a host that keeps a match entry by entry. It holds everything that is
    /// hidden.
    #[must_use]
    pub fn entry(&self) -> FileEntry {
        FileEntry::from(&*self.entry)
    }

    /// What a viewer is told.
    #[must_use]
    pub fn message_for(&self, viewer: Viewer) -> Message<G> {
        let viewer = self.full.viewer(viewer);
        Message {
            version: self.entry.index,
            entry: self.entry.entry_for(viewer),
            events: self.entry.events_for(viewer),
            state: self.full.state_for(viewer),
        }
    }
}
