//! A match in memory. What comes out of it is for certain eyes.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use serde_json::{Value, value::RawValue};
use ziggurat_engine::{Seat, Waiting};
use ziggurat_protocol::{RawJson, ServerMessage, TableId, TableResult};
use ziggurat_shelf::{OpenError, load_table, open_table};
use ziggurat_store::StoredTable;
use ziggurat_table::{AnyBotTask, AnyTable, AnyUpdate, By, FileEntry, GameFile, Refusal};

use super::{
    access::{Eyes, OwnSeat},
    meta::Meta,
};
use crate::{clock, why::Why};

/// A match in memory.
#[derive(Debug)]
pub(crate) struct Live(Box<dyn AnyTable>);

/// Something that has happened in a match, not yet told to anybody.
#[derive(Debug)]
pub(crate) struct Change {
    update: Arc<dyn AnyUpdate>,
    /// The entry of the log, to be kept.
    pub(super) payload: String,
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
    /// Deals a new match, and what it starts from as JSON, to be kept.
    pub(crate) fn start(meta: &Meta) -> Result<(Self, String), Why> {
        let table = open_table(meta.game, meta.setup()).map_err(|error| match error {
            OpenError::Malformed(_) => Why::BadOptions,
            OpenError::Setup(error) => error.into(),
        })?;
        let opening = serde_json::to_string(&table.save()).map_err(|_| Why::BadOptions)?;
        Ok((Self(table), opening))
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
        Ok(Some(Self(load_table(&file)?)))
    }

    pub(super) fn version(&self) -> u64 {
        self.0.version()
    }

    pub(super) fn waiting(&self) -> Waiting {
        self.0.waiting()
    }

    /// Everything that somebody who comes to the match needs.
    pub(super) fn snapshot(&self, eyes: Eyes) -> Option<RawJson> {
        raw(self.0.snapshot_for(eyes.viewer()))
    }

    /// What somebody who knows this version has missed.
    pub(super) fn since(&self, version: u64, eyes: Eyes) -> Option<Vec<RawJson>> {
        let messages = self.0.messages_since(version, eyes.viewer())?;
        messages.into_iter().map(raw).collect()
    }

    /// Carries out a command of a player.
    pub(super) fn command(&mut self, seat: OwnSeat, command: Value) -> Result<Change, Refusal> {
        let update = self
            .0
            .command(By::Seat(seat.seat()), command, clock::moment())?;
        Ok(self.changed(update))
    }

    /// Takes what a bot has decided; `None` if it would rather not act.
    pub(super) fn bot_decided(
        &mut self,
        version: u64,
        seat: Seat,
        action: Option<Value>,
    ) -> Result<Option<Change>, Refusal> {
        let Some(action) = action else {
            self.0.bot_passes(version, seat)?;
            return Ok(None);
        };
        let update = self.0.bot_done(version, seat, action, clock::moment())?;
        Ok(Some(self.changed(update)))
    }

    fn changed(&self, update: Arc<dyn AnyUpdate>) -> Change {
        let entries = self.0.entries_since(update.version().saturating_sub(1));
        let payload = entries.first().map(serde_json::to_string);
        Change {
            update,
            payload: payload.and_then(Result::ok).unwrap_or_default(),
        }
    }

    pub(super) fn mark_absent(&mut self, seat: Seat, absent: bool) {
        self.0.mark_absent(seat, absent);
    }

    /// The next decision for a bot.
    pub(super) fn bot_task(&self) -> Option<Box<dyn AnyBotTask>> {
        self.0.bot_task()
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
        Some((result, serde_json::to_string(outcome).ok()?))
    }

    /// The whole match, once it is over.
    pub(super) fn export(&self) -> Result<GameFile, Why> {
        Ok(self.0.export()?)
    }
}

/// What a table has written is JSON.
fn raw(json: String) -> Option<RawJson> {
    RawValue::from_string(json).ok()
}
