//! What happens at a table during a match.

use std::{sync::Arc, time::Instant};

use serde_json::{Value, value::RawValue};
use ziggurat_engine::{Seat, SeatSet};
use ziggurat_protocol::{ChatText, ClientId, Me, PlayerId, ServerMessage, Stage};
use ziggurat_store::{Append, ChatRecord, StoreError};
use ziggurat_table::Refusal;

use super::{
    Client,
    access::{Circle, Eyes, OwnSeat},
    actor::{Actor, Answer, Broken},
    live::{Change, Live},
    talk::Heard,
    thinkers::Decided,
};
use crate::{clock, why::Why};

/// How many entries a match may have. No game comes near it, but somebody who does and takes back
/// for ever would.
const LONGEST: u64 = 10_000;

impl Actor {
    /// Somebody begins to follow the table, or looks through other eyes.
    pub(super) fn watch(
        &mut self,
        client: &Client,
        seat: Option<Seat>,
        since: Option<u64>,
        heard: Heard,
    ) {
        let eyes = Eyes::of(&self.meta, client.player(), seat, self.asked());
        self.watchers.set(client.clone(), eyes);
        self.look_around();
        let missed = since.and_then(|since| self.live.as_ref()?.since(since, eyes));
        // Without the same eyes as before, what was missed does not fit to what the client has.
        let same_eyes = eyes.seat() == seat;
        match missed.filter(|_| same_eyes) {
            Some(messages) => client.send(&ServerMessage::Resumed {
                table: self.meta.id,
                view: self.view(client.player()),
                viewer: eyes.seat(),
                partners: self.partners(eyes),
                presence: self.presence.clone(),
                chat: self.talk.since(heard, eyes),
                messages,
            }),
            None => self.show(client, eyes),
        }
    }

    /// Shows everything to somebody.
    pub(super) fn show(&self, client: &Client, eyes: Eyes) {
        client.send(&ServerMessage::Table {
            table: self.meta.id,
            view: self.view(client.player()),
            viewer: eyes.seat(),
            partners: self.partners(eyes),
            presence: self.presence.clone(),
            chat: self.talk.since(Heard::default(), eyes),
            snapshot: self.live.as_ref().and_then(|live| live.snapshot(eyes)),
        });
    }

    /// The seats that play together with the one whose eyes these are; none before the start.
    fn partners(&self, eyes: Eyes) -> SeatSet {
        let partners = |seat| Some(self.live.as_ref()?.partners(seat));
        eyes.seat().and_then(partners).unwrap_or_default()
    }

    /// A player does something in the match.
    pub(super) async fn command(
        &mut self,
        player: PlayerId,
        id: ClientId,
        seat: Seat,
        version: Option<u64>,
        command: Value,
    ) -> Result<Result<Answer, Why>, Broken> {
        if let Some(version) = self.done.get(&(player, id.clone())) {
            return Ok(Ok(Answer::Done(Some(*version))));
        }
        let change = match self.try_command(player, seat, version, command) {
            Ok(change) => change,
            Err(why) => return Ok(Err(why)),
        };
        let version = change.version();
        self.commit(change, Some((player, id))).await?;
        Ok(Ok(Answer::Done(Some(version))))
    }

    fn try_command(
        &mut self,
        player: PlayerId,
        seat: Seat,
        version: Option<u64>,
        command: Value,
    ) -> Result<Change, Why> {
        let live = self.live.as_mut().ok_or(Why::NotStarted)?;
        let seat = OwnSeat::of(&self.meta, player, seat)?;
        if version.is_some_and(|version| live.is_stale(seat, version, &command)) {
            return Err(Refusal::Stale.into());
        }
        if live.version() >= LONGEST && command != "resign" {
            return Err(Why::TooLong);
        }
        Ok(live.command(seat, command)?)
    }

    /// Makes a change durable, and then tells it. Nobody sees it before: until it is durable this
    /// table does nothing else.
    async fn commit(
        &mut self,
        change: Change,
        by: Option<(PlayerId, ClientId)>,
    ) -> Result<(), Broken> {
        let begun = Instant::now();
        let result = self.live.as_ref().and_then(Live::result);
        let with = result.map(|(result, outcome)| {
            self.meta.stage = Stage::Over;
            self.meta.result = Some(result);
            self.meta.touch();
            let mut record = self.meta.record();
            record.result = Some(outcome);
            Box::new(record)
        });
        let over = with.is_some();
        let append = Append {
            table: self.meta.id,
            version: change.version(),
            payload: change.payload.clone(),
            by: by.clone(),
            at: clock::now(),
            with,
        };
        self.app.store.append(append).await.map_err(|error| {
            tracing::error!(table = %self.meta.id, %error, "a move could not be kept");
            Broken
        })?;
        self.app.counts.commit_seconds.record(begun.elapsed());
        self.app.counts.moves.increment(1);
        if let Some(by) = by {
            self.done.insert(by, change.version());
        }
        self.watchers
            .tell_each(|eyes| change.frame(self.meta.id, eyes));
        if over {
            self.tell_info();
        }
        self.wake_bots();
        Ok(())
    }

    /// Lets every bot think that is to decide something and does not think yet. Whose thoughts are
    /// no longer worth anything stops.
    pub(super) fn wake_bots(&mut self) {
        let Some(live) = &self.live else { return };
        self.thinkers
            .retain(|seat, version| live.is_worth(seat, version));
        for task in live.bot_tasks() {
            if !self.thinkers.has(task.seat()) {
                self.thinkers.ask(&self.app, task);
            }
        }
    }

    /// A bot has decided.
    pub(super) async fn bot_decided(&mut self, decided: Decided) -> Result<(), Broken> {
        let Some(live) = &mut self.live else {
            return Ok(());
        };
        let now = live.version();
        match live.bot_decided(decided.version, decided.seat, decided.action) {
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
    ) -> Result<Answer, Why> {
        let live = self.live.as_ref().ok_or(Why::NotStarted)?;
        let own = OwnSeat::of(&self.meta, player, seat)?;
        self.app.limits.hints.check(&player)?;
        let task = live.hint_task(own);
        let (app, client, table) = (Arc::clone(&self.app), client.clone(), self.meta.id);
        tokio::spawn(async move {
            let hint = match task {
                Some(task) => app.bots.hint(task).await,
                None => None,
            };
            client.send(&ServerMessage::Hint {
                table,
                id,
                seat,
                hint: hint.and_then(|json| RawValue::from_string(json).ok()),
            });
        });
        Ok(Answer::Later)
    }

    /// Somebody says something, to everybody or to the partners of an own seat.
    pub(super) async fn chat(
        &mut self,
        me: &Me,
        id: ClientId,
        text: &ChatText,
        partners_of: Option<Seat>,
    ) -> Result<Result<Answer, Why>, Broken> {
        if self.talk.knows(me.id, &id) {
            return Ok(Ok(Answer::Done(None)));
        }
        let circle = self.circle(me.id, partners_of);
        let allowed = circle.and_then(|circle| {
            self.app.limits.chat.check(&me.id)?;
            Ok(circle)
        });
        let circle = match allowed {
            Ok(circle) => circle,
            Err(why) => return Ok(Err(why)),
        };
        let line = self.talk.next(circle, me, text);
        let record = ChatRecord {
            table: self.meta.id,
            client_id: id.clone(),
            line: line.clone(),
        };
        match self.app.store.add_chat(record).await {
            Ok(()) => {}
            // Said so long ago that it is no longer in memory.
            Err(StoreError::Conflict) => return Ok(Ok(Answer::Done(None))),
            Err(_) => return Err(Broken),
        }
        self.talk.add(id, line.clone());
        let table = self.meta.id;
        let message = ServerMessage::Chat { table, line };
        self.watchers.tell_circle(circle, &message);
        Ok(Ok(Answer::Done(None)))
    }

    /// Whom a player talks to.
    fn circle(&self, player: PlayerId, partners_of: Option<Seat>) -> Result<Circle, Why> {
        let Some(seat) = partners_of else {
            let seated = !self.meta.mine(Some(player)).is_empty();
            return seated.then_some(Circle::EVERYBODY).ok_or(Why::NotSeated);
        };
        let own = OwnSeat::of(&self.meta, player, seat)?;
        let live = self.live.as_ref().ok_or(Why::NotStarted)?;
        Circle::of(own, live.partners(own.seat()))
    }
}
