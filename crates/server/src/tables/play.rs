//! What happens at a table during a match.

use std::{sync::Arc, time::Instant};

use serde_json::value::RawValue;
use ziggurat_engine::{Seat, SeatSet};
use ziggurat_protocol::{
    ChatText, ClientId, Me, PlayerId, ServerMessage, Stage,
    table::{Command, RawAction},
};
use ziggurat_store::{Append, ChatRecord, StoreError};
use ziggurat_table::{Refusal, Unwritable};

use super::{
    Client,
    access::{Circle, Eyes, OwnSeat},
    actor::{Actor, Broken, Failure, Reply},
    running::{Change, Match},
    talk::Heard,
    thinkers::Decided,
};
use crate::{bots::Lost, clock, denied::Denied};

/// How many entries a match may have. No game comes near it, but somebody who acts and takes back for
/// ever would.
const LONGEST: u64 = 10_000;

impl Actor {
    /// Somebody begins to watch the table, or looks through other eyes.
    pub(super) fn watch(
        &mut self,
        client: &Client,
        seat: Option<Seat>,
        since: Option<u64>,
        heard: Heard,
    ) -> Result<(), Denied> {
        let eyes = Eyes::of(&self.meta, client.player(), seat, self.asked());
        self.watchers.set(client.clone(), eyes);
        self.look_around();
        // Through other eyes than before, what was missed does not fit what the client has.
        let same_eyes = eyes.seat() == seat;
        let missed = match (&self.started, since) {
            (Some(started), Some(since)) if same_eyes => started.since(since, eyes)?,
            _ => None,
        };
        match missed {
            Some(messages) => client.send(&ServerMessage::Resumed {
                table: self.meta.id,
                view: self.view(client.player()),
                viewer: eyes.seat(),
                partners: self.partners(eyes),
                presence: self.presence.clone(),
                chat: self.talk.since(heard, eyes),
                messages,
            }),
            None => self.show(client, eyes)?,
        }
        Ok(())
    }

    /// Shows everything to somebody.
    pub(super) fn show(&self, client: &Client, eyes: Eyes) -> Result<(), Denied> {
        let started = self.started.as_ref();
        let snapshot = started.map(|started| started.snapshot(eyes)).transpose()?;
        client.send(&ServerMessage::Table {
            table: self.meta.id,
            view: self.view(client.player()),
            viewer: eyes.seat(),
            partners: self.partners(eyes),
            presence: self.presence.clone(),
            chat: self.talk.since(Heard::default(), eyes),
            snapshot,
        });
        Ok(())
    }

    /// The seats that play together with the one whose eyes these are; none before the start.
    fn partners(&self, eyes: Eyes) -> SeatSet {
        let partners = |seat| Some(self.started.as_ref()?.partners(seat));
        eyes.seat().and_then(partners).unwrap_or_default()
    }

    /// A player does something in the match.
    pub(super) async fn command(
        &mut self,
        player: PlayerId,
        id: ClientId,
        seat: Seat,
        seen: Option<u64>,
        command: Command<RawAction>,
    ) -> Result<Reply, Failure> {
        if let Some(version) = self.done.get(&(player, id.clone())) {
            return Ok(Reply::Done(Some(*version)));
        }
        let started = self.started.as_mut().ok_or(Denied::NotStarted)?;
        let seat = OwnSeat::of(&self.meta, player, seat)?;
        if started.version() >= LONGEST && command != Command::Resign {
            return Err(Denied::TooLong.into());
        }
        let change = started.command(seat, seen, command)?;
        let version = change.version();
        self.commit(change, Some((player, id))).await?;
        Ok(Reply::Done(Some(version)))
    }

    /// Makes a change durable, and then tells everybody. Nobody sees it earlier: until it is durable
    /// this table does nothing else.
    async fn commit(
        &mut self,
        change: Change,
        by: Option<(PlayerId, ClientId)>,
    ) -> Result<(), Broken> {
        let begun = Instant::now();
        let payload = change.payload().map_err(unwritable)?;
        let mut with = None;
        if let Some((result, outcome)) = self.started.as_ref().and_then(Match::result) {
            self.meta.stage = Stage::Over;
            self.meta.result = Some(result);
            self.meta.touch();
            let mut record = self.meta.record().map_err(Broken)?;
            record.result = Some(outcome);
            with = Some(Box::new(record));
        }
        let over = with.is_some();
        let append = Append {
            table: self.meta.id,
            version: change.version(),
            payload,
            by: by.clone(),
            at: clock::now(),
            with,
        };
        self.app.store.append(append).await.map_err(|error| {
            tracing::error!(table = %self.meta.id, %error, "a move could not be kept");
            Broken(Denied::Storage)
        })?;
        self.app.counts.commit_seconds.record(begun.elapsed());
        self.app.counts.moves.increment(1);
        if let Some(by) = by {
            self.done.insert(by, change.version());
        }
        self.watchers
            .tell_each(|eyes| change.frame(self.meta.id, eyes))
            .map_err(unwritable)?;
        if over {
            self.tell_info();
        }
        self.wake_bots();
        Ok(())
    }

    /// Lets every bot think that has something to decide and does not think yet. Bots whose thoughts
    /// are no longer worth anything stop.
    pub(super) fn wake_bots(&mut self) {
        let Some(started) = &self.started else { return };
        self.thinkers
            .retain(|seat, version| started.is_worth(seat, version));
        for task in started.bot_tasks() {
            if !self.thinkers.has(task.seat()) {
                self.thinkers.ask(&self.app, task);
            }
        }
    }

    /// A bot has decided.
    pub(super) async fn bot_decided(&mut self, decided: Decided) -> Result<(), Broken> {
        let Some(started) = &mut self.started else {
            return Ok(());
        };
        let Ok(decision) = decided.decision else {
            // Not even any legal action could be found: the game is at fault.
            tracing::error!(table = %self.meta.id, seat = %decided.seat, "a bot cannot act");
            return Err(Broken(Denied::Internal));
        };
        let now = started.version();
        match started.bot_decided(decision) {
            Ok(Some(change)) => self.commit(change, None).await?,
            Ok(None) | Err(Refusal::Stale) => self.wake_bots(),
            Err(refusal) if decided.version == now => {
                // A bot does only what is legal: this is a fault, and asking again would not help.
                tracing::error!(table = %self.meta.id, %refusal, "a bot was refused");
            }
            // What was decided about the match as it stood is asked again about how it stands.
            Err(_) => self.wake_bots(),
        }
        Ok(())
    }

    /// Somebody asks what a bot would do.
    pub(super) fn hint(
        &mut self,
        client: &Client,
        player: PlayerId,
        id: ClientId,
        seat: Seat,
    ) -> Result<Reply, Denied> {
        let started = self.started.as_ref().ok_or(Denied::NotStarted)?;
        let own = OwnSeat::of(&self.meta, player, seat)?;
        self.app.limits.hints.check(&player)?;
        let task = started.hint_task(own);
        let (app, client, table) = (Arc::clone(&self.app), client.clone(), self.meta.id);
        tokio::spawn(async move {
            let hint = match task {
                Some(task) => app.bots.hint(task).await,
                None => Ok(None),
            };
            let raw = hint.map(|hint| hint.map(RawValue::from_string).transpose());
            client.send(&match raw {
                Ok(Ok(hint)) => ServerMessage::Hint {
                    table,
                    id,
                    seat,
                    hint,
                },
                Ok(Err(_)) | Err(Lost) => Denied::Internal.message(Some(table), Some(id), None),
            });
        });
        Ok(Reply::Elsewhere)
    }

    /// Somebody says something, to everybody or to the partners of a seat of their own.
    pub(super) async fn chat(
        &mut self,
        me: &Me,
        id: ClientId,
        text: &ChatText,
        partners_of: Option<Seat>,
    ) -> Result<Reply, Failure> {
        if self.talk.knows(me.id, &id) {
            return Ok(Reply::Done(None));
        }
        let circle = self.circle(me.id, partners_of)?;
        self.app.limits.chat.check(&me.id)?;
        let line = self.talk.next(circle, me, text);
        let record = ChatRecord {
            table: self.meta.id,
            client_id: id.clone(),
            line: line.clone(),
        };
        match self.app.store.add_chat(record).await {
            Ok(()) => {}
            // Said so long ago that it is no longer in memory.
            Err(StoreError::Conflict) => return Ok(Reply::Done(None)),
            Err(error) => return Err(Broken(error.into()).into()),
        }
        self.talk.add(id, line.clone());
        let table = self.meta.id;
        let message = ServerMessage::Chat { table, line };
        self.watchers.tell_circle(circle, &message);
        Ok(Reply::Done(None))
    }

    /// Whom a player talks to.
    fn circle(&self, player: PlayerId, partners_of: Option<Seat>) -> Result<Circle, Denied> {
        let Some(seat) = partners_of else {
            let seated = !self.meta.mine(Some(player)).is_empty();
            return seated.then_some(Circle::EVERYBODY).ok_or(Denied::NotSeated);
        };
        let own = OwnSeat::of(&self.meta, player, seat)?;
        let started = self.started.as_ref().ok_or(Denied::NotStarted)?;
        Circle::of(own, started.partners(own.seat()))
    }
}

/// What cannot be written cannot be kept or told either: the table goes back to what was kept.
fn unwritable(error: Unwritable) -> Broken {
    Broken(error.into())
}
