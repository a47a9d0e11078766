//! Tables of several games behind one face. Everything that crosses it is JSON, and nothing that
//! crosses it is a position.

use std::{fmt::Debug, sync::Arc};

use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use ziggurat_bots::{Budget, Clock, Level};
use ziggurat_engine::{Advice, Game, GameInfo, Outcome, Seat, SeatSet, Text, Viewer, Waiting};

use crate::{
    BotTask, By, Command, FileEntry, GameFile, Millis, Refusal, Replay, Reveal, SeatInfo,
    SetupError, Table, Update,
};

/// What an accepted command has changed at a table of any game.
pub trait AnyUpdate: Debug + Send + Sync {
    /// The version of the table after the command.
    fn version(&self) -> u64;

    /// What a viewer is told: a [`crate::Message`] as JSON.
    fn message_for(&self, viewer: Viewer) -> String;
}

/// A decision that a bot shall make in any game.
pub trait AnyBotTask: Debug + Send {
    /// The seat to decide for.
    fn seat(&self) -> Seat;

    /// How well to play.
    fn level(&self) -> Level;

    /// The version of the table that the decision is about.
    fn version(&self) -> u64;

    /// Thinks: the action as JSON, for [`AnyTable::bot_done`]; `None` if the seat need not act and
    /// the bot would rather not, for [`AnyTable::bot_passes`].
    fn run(&self, budget: Option<Budget>, clock: &dyn Clock) -> Option<Value>;

    /// Thinks in a person's place: a [`crate::Hint`] as JSON, for that person alone.
    fn hint(&self, budget: Option<Budget>, clock: &dyn Clock) -> Option<String>;
}

/// Something that a seat can do, for clients that know nothing about the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// What people type.
    pub notation: String,
    /// What goes into a command.
    pub action: Value,
    /// What it means.
    pub text: Text,
}

/// A table of any game.
pub trait AnyTable: Debug + Send {
    /// The game.
    fn info(&self) -> GameInfo;

    /// How the game is played, as JSON.
    fn options(&self) -> Value;

    /// Who sits where.
    fn seats(&self) -> &[SeatInfo];

    /// The seats that play together with this one; see [`Game::partners`].
    fn partners(&self, seat: Seat) -> SeatSet;

    /// How often the table has changed.
    fn version(&self) -> u64;

    /// Whom the match waits for; nobody once it is over.
    fn waiting(&self) -> Waiting;

    /// How the match ended; `None` while it goes on.
    fn outcome(&self) -> Option<&Outcome>;

    /// How many actions the person on this seat can take back.
    fn can_undo(&self, seat: Seat) -> usize;

    /// The promise about chance.
    fn commitment(&self) -> &str;

    /// Seed and salt, once the match is over.
    fn reveal(&self) -> Option<Reveal>;

    /// Everything that the person on this seat can do.
    fn offers(&self, seat: Seat) -> Vec<Offer>;

    /// Carries out a [`Command`] given as JSON; see [`Table::command`].
    ///
    /// # Errors
    /// Why it is refused; the table is then as before.
    fn command(
        &mut self,
        by: By,
        command: Value,
        now: Millis,
    ) -> Result<Arc<dyn AnyUpdate>, Refusal>;

    /// Tells the table whether the player of a seat is away; see [`Table::mark_absent`].
    fn mark_absent(&mut self, seat: Seat, absent: bool);

    /// A [`crate::Snapshot`] as JSON: everything that a viewer who comes to the table needs.
    fn snapshot_for(&self, viewer: Viewer) -> String;

    /// What a viewer who knows this version has missed, each a [`crate::Message`] as JSON; `None` if
    /// only a snapshot helps.
    fn messages_since(&self, version: u64, viewer: Viewer) -> Option<Vec<String>>;

    /// Lines of the log after this entry, as a JSON list of [`crate::LogLine`].
    fn lines_for(&self, viewer: Viewer, after: u64, count: usize) -> String;

    /// An entry of the log in words.
    fn tell_entry(&self, index: u64, viewer: Viewer) -> Vec<Text>;

    /// The next decision that a bot shall make.
    fn bot_task(&self) -> Option<Box<dyn AnyBotTask>>;

    /// The decision of a person, for a bot to say what it would do.
    fn hint_task(&self, seat: Seat) -> Option<Box<dyn AnyBotTask>>;

    /// Takes what a bot has decided; see [`Table::bot_done`].
    ///
    /// # Errors
    /// Why it is refused; the table is then as before.
    fn bot_done(
        &mut self,
        version: u64,
        seat: Seat,
        action: Value,
        now: Millis,
    ) -> Result<Arc<dyn AnyUpdate>, Refusal>;

    /// Takes note that a bot would rather not act; see [`Table::bot_passes`].
    ///
    /// # Errors
    /// Why it is refused.
    fn bot_passes(&mut self, version: u64, seat: Seat) -> Result<(), Refusal>;

    /// The whole match, for the host to keep: it holds the seed and all that is hidden.
    fn save(&self) -> GameFile;

    /// The entries of the log after this version, for the host to keep.
    fn entries_since(&self, version: u64) -> Vec<FileEntry>;

    /// The whole match, for everybody who took part.
    ///
    /// # Errors
    /// [`Refusal::NotOver`] while the match goes on.
    fn export(&self) -> Result<GameFile, Refusal>;

    /// Another match with the same seats and options, and new chance.
    ///
    /// # Errors
    /// If the match cannot start.
    fn rematch(&self, seed: u64, salt: [u8; 32]) -> Result<Box<dyn AnyTable>, SetupError>;

    /// Another table that stands the same: for a host that wants to keep a change before it shows it.
    fn boxed_clone(&self) -> Box<dyn AnyTable>;
}

/// A match of any game that was played again from its file; see [`Replay`].
pub trait AnyReplay: Debug + Send + Sync {
    /// The number of the last step.
    fn steps(&self) -> usize;

    /// How the match ended; `None` if it did not.
    fn outcome(&self) -> Option<&Outcome>;

    /// A [`crate::State`] as JSON: how things stood for a viewer after this step.
    fn state_at(&self, step: usize, viewer: Viewer) -> Option<String>;

    /// What a viewer saw happen in this step, as a JSON list of events.
    fn events_at(&self, step: usize, viewer: Viewer) -> Option<String>;

    /// A [`crate::Entry`] as JSON: the entry of the log that was this step.
    fn entry_at(&self, step: usize, viewer: Viewer) -> Option<String>;
}

/// Nothing that comes here fails to be written: all of it is structs, lists and texts.
fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

fn read<T: DeserializeOwned>(value: Value) -> Result<T, Refusal> {
    serde_json::from_value(value).map_err(|error| Refusal::Malformed(error.to_string()))
}

impl<G: Game> AnyUpdate for Update<G> {
    fn version(&self) -> u64 {
        self.version()
    }

    fn message_for(&self, viewer: Viewer) -> String {
        json(&self.message_for(viewer))
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

    fn run(&self, budget: Option<Budget>, clock: &dyn Clock) -> Option<Value> {
        let action = self.run(budget, clock)?;
        serde_json::to_value(action).ok()
    }

    fn hint(&self, budget: Option<Budget>, clock: &dyn Clock) -> Option<String> {
        self.hint(budget, clock).as_ref().map(json)
    }
}

impl<G: Advice> AnyTable for Table<G> {
    fn info(&self) -> GameInfo {
        G::INFO
    }

    fn options(&self) -> Value {
        serde_json::to_value(self.options()).unwrap_or_default()
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

    fn waiting(&self) -> Waiting {
        self.waiting()
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

    fn offers(&self, seat: Seat) -> Vec<Offer> {
        self.offers(seat)
    }

    fn command(
        &mut self,
        by: By,
        command: Value,
        now: Millis,
    ) -> Result<Arc<dyn AnyUpdate>, Refusal> {
        let command: Command<G::Action> = read(command)?;
        Ok(self.command(by, command, now)?)
    }

    fn mark_absent(&mut self, seat: Seat, absent: bool) {
        self.mark_absent(seat, absent);
    }

    fn snapshot_for(&self, viewer: Viewer) -> String {
        json(&self.snapshot_for(viewer))
    }

    fn messages_since(&self, version: u64, viewer: Viewer) -> Option<Vec<String>> {
        let updates = self.updates_since(version)?;
        Some(updates.map(|u| json(&u.message_for(viewer))).collect())
    }

    fn lines_for(&self, viewer: Viewer, after: u64, count: usize) -> String {
        json(&self.lines_for(viewer, after, count))
    }

    fn tell_entry(&self, index: u64, viewer: Viewer) -> Vec<Text> {
        self.tell_entry(index, viewer)
    }

    fn bot_task(&self) -> Option<Box<dyn AnyBotTask>> {
        Some(Box::new(self.bot_task()?))
    }

    fn hint_task(&self, seat: Seat) -> Option<Box<dyn AnyBotTask>> {
        Some(Box::new(self.hint_task(seat)?))
    }

    fn bot_done(
        &mut self,
        version: u64,
        seat: Seat,
        action: Value,
        now: Millis,
    ) -> Result<Arc<dyn AnyUpdate>, Refusal> {
        let action: G::Action = read(action)?;
        Ok(self.bot_done(version, seat, action, now)?)
    }

    fn bot_passes(&mut self, version: u64, seat: Seat) -> Result<(), Refusal> {
        self.bot_passes(version, seat)
    }

    fn save(&self) -> GameFile {
        self.save()
    }

    fn entries_since(&self, version: u64) -> Vec<FileEntry> {
        self.entries_since(version)
    }

    fn export(&self) -> Result<GameFile, Refusal> {
        self.export()
    }

    fn rematch(&self, seed: u64, salt: [u8; 32]) -> Result<Box<dyn AnyTable>, SetupError> {
        let table = Self::open(self.rematch_setup(seed, salt))?;
        Ok(Box::new(table))
    }

    fn boxed_clone(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }
}

impl<G: Advice> AnyReplay for Replay<G> {
    fn steps(&self) -> usize {
        self.steps()
    }

    fn outcome(&self) -> Option<&Outcome> {
        self.outcome()
    }

    fn state_at(&self, step: usize, viewer: Viewer) -> Option<String> {
        self.state_at(step, viewer).as_ref().map(json)
    }

    fn events_at(&self, step: usize, viewer: Viewer) -> Option<String> {
        self.events_at(step, viewer).as_ref().map(json)
    }

    fn entry_at(&self, step: usize, viewer: Viewer) -> Option<String> {
        self.entry_at(step, viewer).as_ref().map(json)
    }
}
