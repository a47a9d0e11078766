//! A match in memory. What comes out of it is for certain eyes.

use std::sync::Arc;

use serde_json::value::RawValue;
use ziggurat_engine::{Seat, SeatSet, Viewer};
use ziggurat_protocol::{
    RawJson, ServerMessage, TableId, TableResult,
    http::Due,
    table::{Command, RawAction},
};
use ziggurat_shelf::OpenError;
use ziggurat_store::StoredTable;
use ziggurat_table::{
    AnyBotTask, AnyTable, AnyUpdate, By, Decision, FileEntry, GameFile, Holder, Millis, Origin,
    Refusal, SeatSetup, Told, Unwritable,
};

use super::{
    access::{Eyes, OwnSeat},
    meta::Meta,
};
use crate::{clock, denied::Denied, source::TableSource};

/// A match in memory.
#[derive(Debug)]
pub(crate) struct Match {
    table: Box<dyn AnyTable>,
    /// What those were told last who look at it.
    told: Told,
}

impl From<Box<dyn AnyTable>> for Match {
    fn from(table: Box<dyn AnyTable>) -> Self {
        let told = Told::default();
        Self { table, told }
    }
}

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
}

impl Match {
    /// Deals a new match, and what it starts from as JSON, to be kept.
    pub(crate) fn start(
        source: &dyn TableSource,
        meta: &Meta,
        origin: &Origin,
    ) -> Result<(Self, String), Denied> {
        let table = source.open(meta.game, meta.setup(origin)?);
        let table = table.map_err(|error| match error {
            OpenError::Malformed(_) => Denied::BadOptions,
            OpenError::Setup(error) => error.into(),
        })?;
        let opening = serde_json::to_string(&table.save()).map_err(Denied::unwritable)?;
        Ok((table.into(), opening))
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
        // A match that was brought here has a log already.
        for event in &stored.events {
            file.log
                .push(entry(&event.payload).map_err(|_| Denied::Storage)?);
        }
        let result = stored.record.result.as_deref().map(serde_json::from_str);
        file.result = result.transpose().map_err(|_| Denied::Storage)?;
        Ok(Some(source.load(&file)?.into()))
    }

    pub(super) fn version(&self) -> u64 {
        self.table.version()
    }

    /// Goes on here with a match that a player has brought along.
    pub(super) fn rehost(
        &mut self,
        by: Seat,
        seats: Vec<SeatSetup>,
        origin: Origin,
    ) -> Result<Change, Refusal> {
        let update = self.table.rehost(by, seats, origin, clock::moment())?;
        Ok(Change(update))
    }

    /// Whether the log is so long that the match can only be given up. No game comes near it, but
    /// somebody who acts and takes back for ever would.
    pub(super) fn is_too_long(&self) -> bool {
        self.table.version() >= self.table.most_entries()
    }

    /// The seats on which the match waits for a person.
    pub(super) fn waits_for_people(&self) -> SeatSet {
        let must = self.table.waiting().must;
        must.iter().filter(|&seat| !self.is_bot(seat)).collect()
    }

    /// Whom the match waits for, and since when; nothing once it is over.
    pub(super) fn due(&self, meta: &Meta) -> Option<Due> {
        let seats = self.table.waiting().must;
        (!seats.is_empty()).then(|| Due {
            table: meta.id,
            seats,
            since: self.table.last_at().map_or(meta.changed, |Millis(at)| at),
        })
    }

    /// The seats that play together with this one.
    pub(super) fn partners(&self, seat: Seat) -> SeatSet {
        self.table.partners(seat)
    }

    /// Whether a person plays a seat, wherever they are.
    pub(super) fn has_people(&self) -> bool {
        let mut seats = self.table.seats().iter();
        seats.any(|seat| seat.holder == Holder::Human)
    }

    fn is_bot(&self, seat: Seat) -> bool {
        let seat = self.table.seats().get(seat.index());
        seat.is_some_and(|seat| seat.holder != Holder::Human)
    }

    /// Everything that somebody who comes to the match needs.
    pub(super) fn snapshot(&self, eyes: Eyes) -> Result<RawJson, Denied> {
        raw(self.table.snapshot_for(eyes.viewer())?)
    }

    /// What somebody who knows this version has missed; `None` if only a snapshot helps, or if a
    /// snapshot is smaller.
    pub(super) fn since(&self, version: u64, eyes: Eyes) -> Result<Option<Vec<RawJson>>, Denied> {
        if version == self.version() {
            return Ok(Some(Vec::new()));
        }
        let most = self.table.snapshot_for(eyes.viewer())?.len();
        let messages = self.table.messages_since(version, eyes.viewer(), most)?;
        let raw = |messages: Vec<String>| messages.into_iter().map(raw).collect();
        messages.map(raw).transpose()
    }

    /// The frame that tells what has happened.
    pub(super) fn frame(
        &mut self,
        change: &Change,
        table: TableId,
        eyes: Eyes,
    ) -> Result<String, Unwritable> {
        let message = change.0.message_for(eyes.viewer(), &mut self.told)?;
        Ok(ServerMessage::update_frame(table, message))
    }

    /// Carries out a command of a player who has seen this version.
    pub(super) fn command(
        &mut self,
        seat: OwnSeat,
        seen: Option<u64>,
        command: Command<RawAction>,
    ) -> Result<Change, Refusal> {
        let by = By::Seat(seat.seat());
        let update = self.table.command(by, seen, command, clock::moment())?;
        Ok(Change(update))
    }

    /// Whether what a bot thinks about this version is still worth something.
    pub(super) fn is_worth(&self, seat: Seat, version: u64) -> bool {
        self.is_bot(seat) && self.table.is_fresh(seat, version)
    }

    /// Takes what a bot has decided; `None` if it would rather not act.
    pub(super) fn bot_decided(&mut self, decision: Decision) -> Result<Option<Change>, Refusal> {
        let update = self.table.bot_done(decision, clock::moment())?;
        Ok(update.map(Change))
    }

    pub(super) fn mark_absent(&mut self, seat: Seat, absent: bool) {
        self.table.mark_absent(seat, absent);
    }

    /// All decisions that bots have to make now.
    pub(super) fn bot_tasks(&self) -> Vec<Box<dyn AnyBotTask>> {
        self.table.bot_tasks()
    }

    /// How the match ended: for lists, and as it is kept.
    pub(super) fn result(&self) -> Option<(TableResult, String)> {
        let outcome = self.table.outcome()?;
        let result = TableResult {
            places: outcome.places.clone(),
            points: outcome.points.iter().map(|points| points.sum).collect(),
        };
        Some((result, self.table.result()?.to_string()))
    }

    /// The match so far, for certain eyes.
    pub(super) fn past(&self, eyes: Eyes) -> Past {
        let file = self.table.save();
        Past { file, eyes }
    }

    /// The whole match, once it is over.
    pub(super) fn export(&self) -> Result<GameFile, Denied> {
        Ok(self.table.export()?)
    }
}

/// What a table has written, as part of a message.
fn raw(json: String) -> Result<RawJson, Denied> {
    RawValue::from_string(json).map_err(Denied::unwritable)
}
