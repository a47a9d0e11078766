//! A match in memory. What comes out of it is for certain eyes.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use serde_json::{Value, value::RawValue};
use ziggurat_engine::{Seat, SeatSet, Viewer, Waiting};
use ziggurat_protocol::{RawJson, ServerMessage, TableId, TableResult};
use ziggurat_shelf::{OpenError, load_table, open_table};
use ziggurat_store::StoredTable;
use ziggurat_table::{
    AnyBotTask, AnyTable, AnyUpdate, By, Deed, FileEntry, GameFile, Holder, Refusal,
};

use super::{
    access::{Eyes, OwnSeat},
    freshness::Freshness,
    meta::Meta,
};
use crate::{clock, why::Why};

/// A match in memory.
#[derive(Debug)]
pub(crate) struct Live {
    table: Box<dyn AnyTable>,
    fresh: Freshness,
}

/// Something that has happened in a match, not yet told to anybody.
#[derive(Debug)]
pub(crate) struct Change {
    update: Arc<dyn AnyUpdate>,
    /// The entry of the log, to be kept.
    pub(super) payload: String,
}

/// A match so far, and through whose eyes it may be looked at. It holds all secrets: what leaves the
/// server is made for these eyes.
#[derive(Debug)]
pub(crate) struct Past {
    pub(crate) file: GameFile,
    eyes: Eyes,
}

impl Past {
    pub(crate) fn viewer(&self) -> Viewer {
        self.eyes.viewer()
    }
}

impl Change {
    pub(super) fn version(&self) -> u64 {
        self.update.version()
    }

    /// The frame that tells it.
    pub(super) fn frame(&self, table: TableId, eyes: Eyes) -> Utf8Bytes {
        let message = self.update.message_for(eyes.viewer());
        ServerMessage::update_frame(table, message).into()
    }
}

impl Live {
    fn new(table: Box<dyn AnyTable>) -> Self {
        let fresh = Freshness::from(table.version());
        Self { table, fresh }
    }

    /// Deals a new match, and what it starts from as JSON, to be kept.
    pub(crate) fn start(meta: &Meta, seed: u64) -> Result<(Self, String), Why> {
        let table = open_table(meta.game, meta.setup(seed)).map_err(|error| match error {
            OpenError::Malformed(_) => Why::BadOptions,
            OpenError::Setup(error) => error.into(),
        })?;
        let opening = serde_json::to_string(&table.save()).map_err(|_| Why::BadOptions)?;
        Ok((Self::new(table), opening))
    }

    /// Plays a match again that was kept; nothing if it has not begun.
    pub(super) fn load(stored: &StoredTable) -> Result<Option<Self>, Why> {
        let Some(opening) = &stored.record.opening else {
            return Ok(None);
        };
        let mut file = GameFile::from_json(opening)?;
        let entry = |payload: &str| serde_json::from_str::<FileEntry>(payload);
        let log = stored.events.iter().map(|event| entry(&event.payload));
        file.log = log.collect::<Result<_, _>>().map_err(|_| Why::Storage)?;
        let result = stored.record.result.as_deref().map(serde_json::from_str);
        file.result = result.transpose().map_err(|_| Why::Storage)?;
        Ok(Some(Self::new(load_table(&file)?)))
    }

    pub(super) fn version(&self) -> u64 {
        self.table.version()
    }

    /// The seats on which the match waits for a person.
    pub(super) fn waits_for_people(&self) -> SeatSet {
        let must = self.table.waiting().must;
        must.iter().filter(|&seat| !self.is_bot(seat)).collect()
    }

    /// The seats that play together with this one.
    pub(super) fn partners(&self, seat: Seat) -> SeatSet {
        self.table.partners(seat)
    }

    fn is_bot(&self, seat: Seat) -> bool {
        let seat = self.table.seats().get(seat.index());
        seat.is_some_and(|seat| seat.holder != Holder::Human)
    }

    /// Whether a command about this version comes too late. Of those who act at the same time nobody
    /// comes too late because another one was faster.
    pub(super) fn is_stale(&self, seat: OwnSeat, version: u64, command: &Value) -> bool {
        let concurrent = version <= self.version()
            && command.get("act").is_some()
            && self.fresh.is_good(seat.seat(), version);
        version != self.version() && !concurrent
    }

    /// Everything that somebody who comes to the match needs.
    pub(super) fn snapshot(&self, eyes: Eyes) -> Option<RawJson> {
        raw(self.table.snapshot_for(eyes.viewer()))
    }

    /// What somebody who knows this version has missed.
    pub(super) fn since(&self, version: u64, eyes: Eyes) -> Option<Vec<RawJson>> {
        let messages = self.table.messages_since(version, eyes.viewer())?;
        messages.into_iter().map(raw).collect()
    }

    /// Carries out a command of a player.
    pub(super) fn command(&mut self, seat: OwnSeat, command: Value) -> Result<Change, Refusal> {
        let before = self.table.waiting();
        let by = By::Seat(seat.seat());
        let update = self.table.command(by, command, clock::moment())?;
        Ok(self.changed(update, before))
    }

    /// Whether what a bot thinks about this version is still worth something.
    pub(super) fn is_worth(&self, seat: Seat, version: u64) -> bool {
        self.is_bot(seat) && self.fresh.is_good(seat, version)
    }

    /// Takes what a bot has decided about the match as it stands, or as it stood when nothing that
    /// matters was different; `None` if it would rather not act.
    pub(super) fn bot_decided(
        &mut self,
        version: u64,
        seat: Seat,
        action: Option<Value>,
    ) -> Result<Option<Change>, Refusal> {
        if !self.is_worth(seat, version) {
            return Err(Refusal::Stale);
        }
        let Some(action) = action else {
            self.table.bot_passes(version, seat)?;
            return Ok(None);
        };
        let before = self.table.waiting();
        let now = self.table.version();
        let update = self.table.bot_done(now, seat, action, clock::moment())?;
        Ok(Some(self.changed(update, before)))
    }

    fn changed(&mut self, update: Arc<dyn AnyUpdate>, before: Waiting) -> Change {
        let version = update.version();
        let entries = self.table.entries_since(version.saturating_sub(1));
        if let Some(entry) = entries.first()
            && matches!(entry.deed, Deed::Act(_) | Deed::BotAct(_) | Deed::Undo(_))
        {
            let after = self.table.waiting();
            self.fresh.acted(entry.seat, before, after, version);
        }
        let payload = entries.first().map(serde_json::to_string);
        Change {
            update,
            payload: payload.and_then(Result::ok).unwrap_or_default(),
        }
    }

    pub(super) fn mark_absent(&mut self, seat: Seat, absent: bool) {
        self.table.mark_absent(seat, absent);
    }

    /// All decisions that bots are to make now.
    pub(super) fn bot_tasks(&self) -> Vec<Box<dyn AnyBotTask>> {
        let waiting = self.table.waiting();
        let seats = (0..self.table.seats().len()).map(|seat| Seat(seat as u8));
        let asked = seats.filter(|&seat| self.is_bot(seat) && waiting.includes(seat));
        if asked.count() < 2 {
            return self.table.bot_task().into_iter().collect();
        }
        // A table names one bot at a time; a copy in which that one passes names the next.
        let mut others = self.table.boxed_clone();
        let mut tasks: Vec<Box<dyn AnyBotTask>> = Vec::new();
        while let Some(task) = others.bot_task() {
            let passed = others.bot_passes(task.version(), task.seat());
            tasks.push(task);
            if passed.is_err() {
                break;
            }
        }
        tasks
    }

    /// A decision of a player, for a bot to say what it would do.
    pub(super) fn hint_task(&self, seat: OwnSeat) -> Option<Box<dyn AnyBotTask>> {
        self.table.hint_task(seat.seat())
    }

    /// How the match ended: for lists, and as it is kept.
    pub(super) fn result(&self) -> Option<(TableResult, String)> {
        let outcome = self.table.outcome()?;
        let result = TableResult {
            places: outcome.places.clone(),
            points: outcome.points.iter().map(|points| points.sum).collect(),
        };
        Some((result, serde_json::to_string(outcome).ok()?))
    }

    /// The match so far, for certain eyes.
    pub(super) fn past(&self, eyes: Eyes) -> Past {
        let file = self.table.save();
        Past { file, eyes }
    }

    /// The whole match, once it is over.
    pub(super) fn export(&self) -> Result<GameFile, Why> {
        Ok(self.table.export()?)
    }
}

/// What a table has written is JSON.
fn raw(json: String) -> Option<RawJson> {
    RawValue::from_string(json).ok()
}
