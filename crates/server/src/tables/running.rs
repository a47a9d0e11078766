//! A match in memory. What comes out of it is for certain eyes.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use serde_json::value::RawValue;
use ziggurat_engine::{Seat, SeatSet, Viewer};
use ziggurat_protocol::{
    RawJson, ServerMessage, TableId, TableResult,
    table::{Command, RawAction},
};
use ziggurat_shelf::OpenError;
use ziggurat_store::StoredTable;
use ziggurat_table::{
    AnyBotTask, AnyTable, AnyUpdate, By, Decision, FileEntry, GameFile, Holder, Refusal, Unwritable,
};

use super::{
    access::{Eyes, OwnSeat},
    meta::Meta,
};
use crate::{clock, denied::Denied, source::TableSource};

/// A match in memory.
#[derive(Debug)]
pub(crate) struct Match(Box<dyn AnyTable>);

/// Something that has happened in a match and that nobody has been told yet.
#[derive(Debug)]
pub(crate) struct Change(Arc<dyn AnyUpdate>);

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
        self.0.version()
    }

    /// The entry of the log, to be kept.
    pub(super) fn payload(&self) -> Result<String, Unwritable> {
        self.0.payload()
    }

    /// The frame that tells it.
    pub(super) fn frame(&self, table: TableId, eyes: Eyes) -> Result<Utf8Bytes, Unwritable> {
        let message = self.0.message_for(eyes.viewer())?;
        Ok(ServerMessage::update_frame(table, message).into())
    }
}

impl Match {
    /// Deals a new match, and what it starts from as JSON, to be kept.
    pub(crate) fn start(
        source: &dyn TableSource,
        meta: &Meta,
        seed: u64,
    ) -> Result<(Self, String), Denied> {
        let table = source.open(meta.game, meta.setup(seed));
        let table = table.map_err(|error| match error {
            OpenError::Malformed(_) => Denied::BadOptions,
            OpenError::Setup(error) => error.into(),
        })?;
        let opening = serde_json::to_string(&table.save()).map_err(Denied::unwritable)?;
        Ok((Self(table), opening))
    }

    /// Plays a match again that was kept; nothing if it has not begun.
    pub(super) fn load(
        source: &dyn TableSource,
        stored: &StoredTable,
    ) -> Result<Option<Self>, Denied> {
        let Some(opening) = &stored.record.opening else {
            return Ok(None);
        };
        let mut file = GameFile::from_json(opening)?;
        let entry = |payload: &str| serde_json::from_str::<FileEntry>(payload);
        let log = stored.events.iter().map(|event| entry(&event.payload));
        file.log = log.collect::<Result<_, _>>().map_err(|_| Denied::Storage)?;
        let result = stored.record.result.as_deref().map(serde_json::from_str);
        file.result = result.transpose().map_err(|_| Denied::Storage)?;
        Ok(Some(Self(source.load(&file)?)))
    }

    pub(super) fn version(&self) -> u64 {
        self.0.version()
    }

    /// The seats on which the match waits for a person.
    pub(super) fn waits_for_people(&self) -> SeatSet {
        let must = self.0.waiting().must;
        must.iter().filter(|&seat| !self.is_bot(seat)).collect()
    }

    /// The seats that play together with this one.
    pub(super) fn partners(&self, seat: Seat) -> SeatSet {
        self.0.partners(seat)
    }

    fn is_bot(&self, seat: Seat) -> bool {
        let seat = self.0.seats().get(seat.index());
        seat.is_some_and(|seat| seat.holder != Holder::Human)
    }

    /// Everything that somebody who comes to the match needs.
    pub(super) fn snapshot(&self, eyes: Eyes) -> Result<RawJson, Denied> {
        raw(self.0.snapshot_for(eyes.viewer())?)
    }

    /// What somebody who knows this version has missed; `None` if only a snapshot helps.
    pub(super) fn since(&self, version: u64, eyes: Eyes) -> Result<Option<Vec<RawJson>>, Denied> {
        let messages = self.0.messages_since(version, eyes.viewer())?;
        let raw = |messages: Vec<String>| messages.into_iter().map(raw).collect();
        messages.map(raw).transpose()
    }

    /// Carries out a command of a player who has seen this version.
    pub(super) fn command(
        &mut self,
        seat: OwnSeat,
        seen: Option<u64>,
        command: Command<RawAction>,
    ) -> Result<Change, Refusal> {
        let by = By::Seat(seat.seat());
        let update = self.0.command(by, seen, command, clock::moment())?;
        Ok(Change(update))
    }

    /// Whether what a bot thinks about this version is still worth something.
    pub(super) fn is_worth(&self, seat: Seat, version: u64) -> bool {
        self.is_bot(seat) && self.0.is_fresh(seat, version)
    }

    /// Takes what a bot has decided; `None` if it would rather not act.
    pub(super) fn bot_decided(&mut self, decision: Decision) -> Result<Option<Change>, Refusal> {
        let update = self.0.bot_done(decision, clock::moment())?;
        Ok(update.map(Change))
    }

    pub(super) fn mark_absent(&mut self, seat: Seat, absent: bool) {
        self.0.mark_absent(seat, absent);
    }

    /// All decisions that bots have to make now.
    pub(super) fn bot_tasks(&self) -> Vec<Box<dyn AnyBotTask>> {
        self.0.bot_tasks()
    }

    /// A decision of a player, for a bot to say what it would do.
    pub(super) fn hint_task(&self, seat: OwnSeat) -> Option<Box<dyn AnyBotTask>> {
        self.0.hint_task(seat.seat())
    }

    /// How the match ended: for lists, and as it is kept.
    pub(super) fn result(&self) -> Option<(TableResult, String)> {
        let outcome = self.0.outcome()?;
        let result = TableResult {
            places: outcome.places.clone(),
            points: outcome.points.iter().map(|points| points.sum).collect(),
        };
        Some((result, self.0.result()?.to_string()))
    }

    /// The match so far, for certain eyes.
    pub(super) fn past(&self, eyes: Eyes) -> Past {
        let file = self.0.save();
        Past { file, eyes }
    }

    /// The whole match, once it is over.
    pub(super) fn export(&self) -> Result<GameFile, Denied> {
        Ok(self.0.export()?)
    }
}

/// What a table has written, as part of a message.
fn raw(json: String) -> Result<RawJson, Denied> {
    RawValue::from_string(json).map_err(Denied::unwritable)
}
