//! What happens at a table during a match.

use std::time::Instant;

use ziggurat_engine::{Seat, SeatSet};
use ziggurat_protocol::{
    ChatText, ClientId, Me, PlayerId, SeatPresence, ServerMessage, Stage,
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
    thinkers::{Decided, Way},
};
use crate::{
    bots::{Urgency, Who},
    clock,
    denied::Denied,
};

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
        let first = self.watchers.is_empty();
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
        if first {
            // Bots that rested because nobody watched go on.
            self.wake_bots();
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
        if self.meta.stage == Stage::Closed {
            return Err(Denied::Closed.into());
        }
        let started = self.started.as_mut().ok_or(Denied::NotStarted)?;
        let seat = OwnSeat::of(&self.meta, player, seat)?;
        if started.is_too_long() && command != Command::Resign {
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
            tracing::error!(%error, "a move could not be kept");
            metrics::counter!("ziggurat_storage_errors_total").increment(1);
            Broken(Denied::Storage)
        })?;
        self.app.counts.commit_seconds.record(begun.elapsed());
        self.app.counts.moves.increment(1);
        if let Some(by) = by {
            self.answers.command(by, change.version());
        }
        if let Some(started) = &mut self.started {
            let game = self.meta.game;
            let phrases = self.app.phrases.made(game).map(|it| (game, &**it));
            self.watchers
                .tell_each(phrases, |eyes| started.frame(&change, self.meta.id, eyes))
                .map_err(unwritable)?;
        }
        if over {
            self.tell_info();
        }
        self.wake_bots();
        Ok(())
    }

    /// Lets every bot think that has something to decide and does not think yet. Bots whose thoughts
    /// are no longer worth anything stop. Where only bots play and nobody watches, they rest.
    pub(super) fn wake_bots(&mut self) {
        let Some(started) = &self.started else { return };
        let unseen = self.watchers.is_empty() && !started.has_people();
        let rests = unseen || self.meta.stage == Stage::Closed;
        self.thinkers
            .retain(|seat, version| !rests && started.is_worth(seat, version));
        if rests {
            return;
        }
        let who = self.who(started);
        for task in started.bot_tasks() {
            if !self.thinkers.has(task.seat()) {
                self.thinkers.ask(&self.app, who, task, Way::Thinking);
            }
        }
    }

    /// For whom the bots think, and how urgent that is.
    fn who(&self, started: &Match) -> Who {
        let here = |it: &Option<SeatPresence>| *it == Some(SeatPresence::Here);
        let urgency = match started.has_people() {
            false => Urgency::Bots,
            true if self.presence.seats.iter().any(here) => Urgency::Attended,
            true => Urgency::Unattended,
        };
        Who {
            urgency,
            player: self.meta.host().unwrap_or(&self.meta.maker).id,
            table: self.meta.id,
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
                // A bot does only what is legal: this is a fault, of the bot or of the game.
                tracing::error!(table = %self.meta.id, %refusal, way = ?decided.way, "a bot was refused");
                self.help_out(decided.seat, decided.way)?;
            }
            // What was decided about the match as it stood is asked again about how it stands.
            Err(_) => self.wake_bots(),
        }
        Ok(())
    }

    /// A bot was refused. Once it may take any legal action instead; if even that is refused, the table
    /// is loaded again, and rests if that does not help either.
    fn help_out(&mut self, seat: Seat, refused: Way) -> Result<(), Broken> {
        let started = self.started.as_ref().filter(|_| refused == Way::Thinking);
        let tasks = started.map(Match::bot_tasks).unwrap_or_default();
        let mut tasks = tasks.into_iter();
        match (started, tasks.find(|task| task.seat() == seat)) {
            (Some(started), Some(task)) => {
                let who = self.who(started);
                self.thinkers.ask(&self.app, who, task, Way::Anything);
                Ok(())
            }
            _ => Err(Broken(Denied::Internal)),
        }
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
        let line = self.talk.next(circle, &self.meta.known_as(me), text);
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
