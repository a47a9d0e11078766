//! Tables of several games behind one interface. No position crosses it, and what is for clients
//! crosses it as JSON.

use std::{fmt::Debug, sync::Arc};

use serde_json::Value;
use ziggurat_bots::{Budget, Clock};
use ziggurat_engine::{Advice, Game, GameInfo, Outcome, Seat, SeatSet, Text, Viewer, Waiting};
use ziggurat_terms::{Command, Level, RawAction};

use crate::{
    BotTask, By, Decision, FileEntry, GameFile, Millis, Origin, Refusal, Replay, Reveal, SeatInfo,
    SeatSetup, SetupError, Table, Told, Unwritable, Update, bounds::most_entries,
    file::outcome_json, unwritable::json,
};

/// What an accepted command has changed at a table of any game.
pub trait AnyUpdate: Debug + Send + Sync {
    /// The version of the table after the command.
    fn version(&self) -> u64;

    /// The entry of the log, for the host to keep: it holds everything that is hidden.
    fn entry(&self) -> FileEntry;

    /// The entry of the log as JSON.
    ///
    /// # Errors
    /// If it cannot be written.
    fn payload(&self) -> Result<String, Unwritable> {
        json("an entry of the log", &self.entry())
    }

    /// What a viewer is told who knows how things stood before: a [`crate::Message`] as JSON, with what
    /// has changed in place of the state. `told` makes it cheaper if it knows what this viewer was told
    /// last; it does afterwards.
    ///
    /// # Errors
    /// If it cannot be written.
    fn message_for(&self, viewer: Viewer, told: &mut Told) -> Result<String, Unwritable>;
}

/// A decision for a bot to make in any game.
pub trait AnyBotTask: Debug + Send {
    /// The seat to decide for.
    fn seat(&self) -> Seat;

    /// How well to play.
    fn level(&self) -> Level;

    /// The version of the table that the decision is about.
    fn version(&self) -> u64;

    /// Thinks. The decision goes to [`AnyTable::bot_done`].
    fn run(&self, budget: Option<Budget>, clock: &dyn Clock) -> Decision;

    /// Any legal action, without thinking; see [`BotTask::any_action`].
    fn any_action(&self) -> Decision;
}

/// Something that a seat can do, for clients that know nothing about the game.
#[derive(Clone, Debug, PartialEq)]
pub struct Offer {
    /// What people type.
    pub notation: String,
    /// What goes into a command.
    pub action: RawAction,
    /// What it means.
    pub text: Text,
}

/// A table of any game.
pub trait AnyTable: Debug + Send {
    /// The game.
    fn info(&self) -> GameInfo;

    /// How the game is played, as JSON.
    fn options(&self) -> &Value;

    /// Who sits where.
    fn seats(&self) -> &[SeatInfo];

    /// The seats that play together with this one; see [`Game::partners`].
    fn partners(&self, seat: Seat) -> SeatSet;

    /// How often the table has changed.
    fn version(&self) -> u64;

    /// How many entries the log may have; see [`most_entries`].
    fn most_entries(&self) -> u64;

    /// Whom the match waits for; nobody once it is over.
    fn waiting(&self) -> Waiting;

    /// When something was last done; `None` before the first time.
    fn last_at(&self) -> Option<Millis>;

    /// How the match ended; `None` while it goes on.
    fn outcome(&self) -> Option<&Outcome>;

    /// How the match ended, as the file of the match has it.
    fn result(&self) -> Option<Value> {
        self.outcome().map(outcome_json)
    }

    /// How many actions the person on this seat can take back.
    fn can_undo(&self, seat: Seat) -> usize;

    /// The promise about chance.
    fn commitment(&self) -> &str;

    /// Where all chance came from, once the match is over.
    fn reveal(&self) -> Option<Reveal>;

    /// Goes on at this host with a match that was brought here; see [`Table::rehost`].
    ///
    /// # Errors
    /// Why it is refused; the table is then as before.
    fn rehost(
        &mut self,
        by: Seat,
        seats: Vec<SeatSetup>,
        origin: Origin,
        now: Millis,
    ) -> Result<Arc<dyn AnyUpdate>, Refusal>;

    /// Everything that the person on this seat can do.
    ///
    /// # Errors
    /// If an action cannot be written.
    fn offers(&self, seat: Seat) -> Result<Vec<Offer>, Unwritable>;

    /// Carries out a command of somebody who has seen this version; see [`Table::command_about`]. This
    /// is where the action is read.
    ///
    /// # Errors
    /// Why it is refused; the table is then as before.
    fn command(
        &mut self,
        by: By,
        seen: Option<u64>,
        command: Command<RawAction>,
        now: Millis,
    ) -> Result<Arc<dyn AnyUpdate>, Refusal>;

    /// Whether what this seat decides about this version still means the same; see
    /// [`Table::is_fresh`].
    fn is_fresh(&self, seat: Seat, version: u64) -> bool;

    /// Tells the table whether the player of a seat is away; see [`Table::mark_absent`].
    fn mark_absent(&mut self, seat: Seat, absent: bool);

    /// A [`crate::Snapshot`] as JSON: everything that a viewer who comes to the table needs.
    ///
    /// # Errors
    /// If it cannot be written.
    fn snapshot_for(&self, viewer: Viewer) -> Result<String, Unwritable>;

    /// What a viewer who knows this version has missed, each as in [`AnyUpdate::message_for`]; `None` if
    /// only a snapshot helps, or if all together would have more than `most` bytes.
    ///
    /// # Errors
    /// If it cannot be written.
    fn messages_since(
        &self,
        version: u64,
        viewer: Viewer,
        most: usize,
    ) -> Result<Option<Vec<String>>, Unwritable>;

    /// Lines of the log after this entry, as a JSON list of [`crate::LogLine`].
    ///
    /// # Errors
    /// If they cannot be written.
    fn lines_for(&self, viewer: Viewer, after: u64, count: usize) -> Result<String, Unwritable>;

    /// An entry of the log in words.
    fn tell_entry(&self, index: u64, viewer: Viewer) -> Vec<Text>;

    /// The decisions that bots have to make now; see [`Table::bot_tasks`].
    fn bot_tasks(&self) -> Vec<Box<dyn AnyBotTask>>;

    /// Takes what a bot has decided; see [`Table::bot_done`]. `None` if it would rather not act, of
    /// which the table takes note; see [`Table::bot_passes`].
    ///
    /// # Errors
    /// Why it is refused, also if it was decided at a table of another game; the table is then as
    /// before.
    fn bot_done(
        &mut self,
        decision: Decision,
        now: Millis,
    ) -> Result<Option<Arc<dyn AnyUpdate>>, Refusal>;

    /// The whole match, for the host to keep: it holds the seed and everything that is hidden.
    fn save(&self) -> GameFile;

    /// The whole match, for everybody who took part.
    ///
    /// # Errors
    /// [`Refusal::NotOver`] while the match goes on.
    fn export(&self) -> Result<GameFile, Refusal>;

    /// Another match with the same seats and options, and new chance.
    ///
    /// # Errors
    /// If the match cannot start.
    fn rematch(&self, origin: Origin) -> Result<Box<dyn AnyTable>, SetupError>;
}

/// A match of any game that was played again from its file; see [`Replay`].
pub trait AnyReplay: Debug + Send + Sync {
    /// The number of the last step.
    fn steps(&self) -> usize;

    /// How the match ended; `None` if it did not.
    fn outcome(&self) -> Option<&Outcome>;

    /// About how many bytes it takes.
    fn weight(&self) -> usize;

    /// A [`crate::State`] as JSON: how things stood for a viewer after this step; `None` if there is no
    /// such step.
    ///
    /// # Errors
    /// If it cannot be written.
    fn state_at(&self, step: usize, viewer: Viewer) -> Result<Option<String>, Unwritable>;

    /// What a viewer saw happen in this step, as a JSON list of events.
    ///
    /// # Errors
    /// If it cannot be written.
    fn events_at(&self, step: usize, viewer: Viewer) -> Result<Option<String>, Unwritable>;

    /// A [`crate::Entry`] as JSON: the entry of the log that was this step.
    ///
    /// # Errors
    /// If it cannot be written.
    fn entry_at(&self, step: usize, viewer: Viewer) -> Result<Option<String>, Unwritable>;
}

impl<G: Game> AnyUpdate for Update<G> {
    fn version(&self) -> u64 {
        self.version()
    }

    fn entry(&self) -> FileEntry {
        self.entry()
    }

    fn message_for(&self, viewer: Viewer, told: &mut Told) -> Result<String, Unwritable> {
        self.changes_for(viewer, told)
    }
}

impl<G: Advice> AnyBotTask for BotTask<G> {
    fn seat(&self) -> Seat {
        self.seat()
    }

    fn level(&self) -> Level {
        self.level()
    }

    fn version(&self) -> u64 {
        self.version()
    }

    fn run(&self, budget: Option<Budget>, clock: &dyn Clock) -> Decision {
        self.decision(self.run(budget, clock))
    }

    fn any_action(&self) -> Decision {
        self.decision(self.any_action())
    }
}

impl<G: Advice> AnyTable for Table<G> {
    fn info(&self) -> GameInfo {
        G::INFO
    }

    fn options(&self) -> &Value {
        &self.options
    }

    fn seats(&self) -> &[SeatInfo] {
        self.seats()
    }

    fn partners(&self, seat: Seat) -> SeatSet {
        self.partners(seat)
    }

    fn version(&self) -> u64 {
        self.version()
    }

    fn most_entries(&self) -> u64 {
        most_entries::<G>(self.seat_count())
    }

    fn waiting(&self) -> Waiting {
        self.waiting()
    }

    fn last_at(&self) -> Option<Millis> {
        self.last_at()
    }

    fn outcome(&self) -> Option<&Outcome> {
        self.outcome()
    }

    fn can_undo(&self, seat: Seat) -> usize {
        self.can_undo(seat)
    }

    fn commitment(&self) -> &str {
        self.commitment()
    }

    fn reveal(&self) -> Option<Reveal> {
        self.reveal()
    }

    fn rehost(
        &mut self,
        by: Seat,
        seats: Vec<SeatSetup>,
        origin: Origin,
        now: Millis,
    ) -> Result<Arc<dyn AnyUpdate>, Refusal> {
        Ok(self.rehost(by, seats, origin, now)?)
    }

    fn offers(&self, seat: Seat) -> Result<Vec<Offer>, Unwritable> {
        self.offers(seat)
    }

    fn command(
        &mut self,
        by: By,
        seen: Option<u64>,
        command: Command<RawAction>,
        now: Millis,
    ) -> Result<Arc<dyn AnyUpdate>, Refusal> {
        let command = command.try_map(RawAction::read::<G::Action>)?;
        Ok(self.command_about(by, seen, command, now)?)
    }

    fn is_fresh(&self, seat: Seat, version: u64) -> bool {
        self.is_fresh(seat, version)
    }

    fn mark_absent(&mut self, seat: Seat, absent: bool) {
        self.mark_absent(seat, absent);
    }

    fn snapshot_for(&self, viewer: Viewer) -> Result<String, Unwritable> {
        json("a snapshot", &self.snapshot_for(viewer))
    }

    fn messages_since(
        &self,
        version: u64,
        viewer: Viewer,
        most: usize,
    ) -> Result<Option<Vec<String>>, Unwritable> {
        let Some(updates) = self.updates_since(version) else {
            return Ok(None);
        };
        let (mut messages, mut left) = (Vec::new(), most);
        let mut told = Told::default();
        for update in updates {
            let message = update.changes_for(viewer, &mut told)?;
            match left.checked_sub(message.len()) {
                Some(less) => left = less,
                None => return Ok(None),
            }
            messages.push(message);
        }
        Ok(Some(messages))
    }

    fn lines_for(&self, viewer: Viewer, after: u64, count: usize) -> Result<String, Unwritable> {
        json("the log", &self.lines_for(viewer, after, count))
    }

    fn tell_entry(&self, index: u64, viewer: Viewer) -> Vec<Text> {
        self.tell_entry(index, viewer)
    }

    fn bot_tasks(&self) -> Vec<Box<dyn AnyBotTask>> {
        let boxed = |task| Box::new(task) as Box<dyn AnyBotTask>;
        self.bot_tasks().map(boxed).collect()
    }

    fn bot_done(
        &mut self,
        decision: Decision,
        now: Millis,
    ) -> Result<Option<Arc<dyn AnyUpdate>>, Refusal> {
        let (version, seat) = (decision.version(), decision.seat());
        match decision.action::<G::Action>()? {
            Some(action) => Ok(Some(self.bot_done(version, seat, action, now)?)),
            None => {
                self.bot_passes(version, seat)?;
                Ok(None)
            }
        }
    }

    fn save(&self) -> GameFile {
        self.save()
    }

    fn export(&self) -> Result<GameFile, Refusal> {
        self.export()
    }

    fn rematch(&self, origin: Origin) -> Result<Box<dyn AnyTable>, SetupError> {
        let table = Self::open(self.rematch_setup(origin))?;
        Ok(Box::new(table))
    }
}

impl<G: Advice> AnyReplay for Replay<G> {
    fn steps(&self) -> usize {
        self.steps()
    }

    fn outcome(&self) -> Option<&Outcome> {
        self.outcome()
    }

    fn weight(&self) -> usize {
        self.weight()
    }

    fn state_at(&self, step: usize, viewer: Viewer) -> Result<Option<String>, Unwritable> {
        let state = self.state_at(step, viewer);
        state.map(|state| json("a state", &state)).transpose()
    }

    fn events_at(&self, step: usize, viewer: Viewer) -> Result<Option<String>, Unwritable> {
        let events = self.events_at(step, viewer);
        events
            .map(|events| json("a list of events", &events))
            .transpose()
    }

    fn entry_at(&self, step: usize, viewer: Viewer) -> Result<Option<String>, Unwritable> {
        let entry = self.entry_at(step, viewer);
        entry
            .map(|entry| json("an entry of the log", &entry))
            .transpose()
    }
}
