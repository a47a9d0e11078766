//! The life of a table in memory.

use std::{
    panic::AssertUnwindSafe,
    pin::pin,
    sync::Arc,
    time::{Duration, Instant},
};

use futures_util::FutureExt;
use tokio::{sync::mpsc, time};
use ziggurat_engine::{Seat, SeatSet};
use ziggurat_protocol::{
    ClientId, ClientMessage, Me, PlayerId, Presence, SeatPresence, ServerMessage, TableId,
    TableView,
};
use ziggurat_store::StoredTable;
use ziggurat_table::Refusal;

use super::{
    Client, ConnId, Request,
    access::Eyes,
    answers::Answers,
    deal::Dealing,
    meta::Meta,
    presence::{News, Tracker},
    running::Match,
    talk::{self, Heard, Talk},
    thinkers::Thinkers,
    watchers::Watchers,
};
use crate::{
    app::{self, App},
    denied::Denied,
    panics::said,
};

/// The table cannot go on as it is in memory: it must be loaded again. Whoever still waits for it is
/// told this.
#[derive(Debug)]
pub(super) struct Broken(pub(super) Denied);

/// Why a request was not carried out.
#[derive(Debug)]
pub(super) enum Failure {
    /// It is refused, and has changed nothing.
    Refused(Denied),
    /// The table cannot go on.
    Broken(Broken),
}

impl From<Denied> for Failure {
    fn from(why: Denied) -> Self {
        Self::Refused(why)
    }
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal.into())
    }
}

impl From<Broken> for Failure {
    fn from(broken: Broken) -> Self {
        Self::Broken(broken)
    }
}

/// A table in memory.
pub(super) struct Actor {
    pub(super) app: Arc<App>,
    pub(super) meta: Meta,
    /// The match, once it has started.
    pub(super) started: Option<Match>,
    /// What was carried out, to be answered again.
    pub(super) answers: Answers,
    pub(super) talk: Talk,
    pub(super) watchers: Watchers,
    pub(super) tracker: Tracker,
    pub(super) presence: Presence,
    /// Whether somebody has to be told about it.
    news: News,
    pub(super) thinkers: Thinkers,
    /// A match that is about to begin.
    pub(super) dealing: Option<Dealing>,
    /// When somebody last asked something.
    pub(super) busy: Instant,
    /// Whose request is being carried out, and what the client calls it.
    asking: Option<(Client, Option<ClientId>)>,
}

/// Loads a table and lets it live until nobody needs it. If it panics or cannot go on it is closed; the
/// next request loads it again.
pub(super) async fn run(app: Arc<App>, table: TableId, mut queue: mpsc::Receiver<Request>) {
    let mut actor = match Actor::load(&app, table).await {
        Ok(actor) => actor,
        Err(why) => return close(&app, table, &mut queue, &why).await,
    };
    // Nothing of the actor is used after a panic but whom to tell.
    let lived = AssertUnwindSafe(actor.live(&mut queue)).catch_unwind();
    let why = match lived.await {
        Ok(Ok(())) => return,
        Ok(Err(Broken(why))) => why,
        Err(panic) => {
            tracing::error!(%table, panic = said(&*panic), "a table panicked");
            app.counts.panics.increment(1);
            Denied::Internal
        }
    };
    if why == Denied::Internal {
        app.tables.panicked(table);
    }
    actor.answer(&why);
    close(&app, table, &mut queue, &why).await;
    // Only now: whoever watches again must find the table as it is loaded next.
    actor.watchers.tell_all(&ServerMessage::Resync { table });
}

/// Takes a table out of the memory; whoever waits for it is refused.
async fn close(app: &App, table: TableId, queue: &mut mpsc::Receiver<Request>, why: &Denied) {
    while !app.tables.retire(table, queue) {
        match queue.recv().await {
            Some(request) => request.refuse(table, why),
            None => return,
        }
    }
}

/// Plays the match of a table again; nothing if it has not begun.
pub(super) async fn load_match(app: &App, stored: StoredTable) -> Result<Option<Match>, Denied> {
    // It takes a few milliseconds: not on a thread that others wait for.
    let (source, table) = (Arc::clone(&app.source), stored.record.id);
    let started = tokio::task::spawn_blocking(move || Match::load(&*source, &stored));
    let started = started.await.unwrap_or(Err(Denied::Internal));
    started.inspect_err(|why| tracing::error!(%table, ?why, "a match does not replay"))
}

impl Actor {
    async fn load(app: &Arc<App>, table: TableId) -> Result<Self, Denied> {
        let stored = app.store.table(table).await?.ok_or(Denied::NotFound)?;
        let lines = app.store.chat(table, talk::LINES).await?;
        let meta: Meta = serde_json::from_str(&stored.record.meta).map_err(|_| Denied::Storage)?;
        let answers = Answers::new(&stored, app.store.requests(table).await?);
        // A match that was brought here waits for its players.
        let waits = meta.brought.is_some() && stored.events.is_empty();
        let started = match waits {
            true => None,
            false => load_match(app, stored).await?,
        };
        app.counts.tables_loaded.increment(1);
        Ok(Self {
            tracker: Tracker::new(app.config.gone_after),
            app: Arc::clone(app),
            meta,
            started,
            answers,
            talk: Talk::new(lines),
            watchers: Watchers::default(),
            presence: Presence::default(),
            news: News::default(),
            thinkers: Thinkers::default(),
            busy: Instant::now(),
            dealing: None,
            asking: None,
        })
    }

    async fn live(&mut self, queue: &mut mpsc::Receiver<Request>) -> Result<(), Broken> {
        self.look_around();
        self.wake_bots();
        // Both wait for a long time, so they are made once and not for every request.
        let mut stopped = pin!(app::stopped(self.app.stop.subscribe()));
        let mut alarm = pin!(time::sleep_until(self.deadline().into()));
        loop {
            tokio::select! {
                request = queue.recv() => match request {
                    Some(request) => self.handle(request).await?,
                    None => return Ok(()),
                },
                decided = self.thinkers.next() => self.bot_decided(decided).await?,
                () = &mut alarm => {
                    self.check_dealing().await?;
                    self.look_around();
                    if self.is_idle() && self.app.tables.retire(self.meta.id, queue) {
                        return Ok(());
                    }
                    alarm.as_mut().reset(self.deadline().into());
                }
                () = &mut stopped => return Ok(()),
            }
            self.tell_presence();
            // An alarm that rings too early does no harm.
            let deadline = self.deadline().into();
            if deadline < alarm.deadline() {
                alarm.as_mut().reset(deadline);
            }
        }
    }

    fn is_idle(&self) -> bool {
        self.watchers.is_empty()
            && self.thinkers.is_empty()
            && self.dealing.is_none()
            && self.busy.elapsed() >= self.app.config.unload_after
    }

    /// When there is something to do even if nobody asks.
    fn deadline(&self) -> Instant {
        let now = Instant::now();
        // Never without a pause in between, and from time to time in any case.
        let soonest = now + Duration::from_millis(10);
        let idle = (self.busy + self.app.config.unload_after).max(now + Duration::from_secs(1));
        let gone = self.tracker.next(now).unwrap_or(idle);
        let news = self.news.due().unwrap_or(idle);
        let dealt = self.dealing.as_ref().map_or(idle, |it| it.deadline);
        idle.min(gone).min(news).min(dealt).max(soonest)
    }

    async fn handle(&mut self, request: Request) -> Result<(), Broken> {
        self.busy = Instant::now();
        match request {
            Request::Client {
                client,
                message,
                turn,
            } => {
                let answered = self.client(client, message).await;
                drop(turn);
                answered
            }
            Request::Leave(conn) => {
                self.lose(conn);
                Ok(())
            }
            Request::Info(reply) => {
                // Whoever asked may have gone.
                let _ = reply.send(Ok(self.meta.info()));
                Ok(())
            }
            Request::Due(reply) => {
                let started = self.started.as_ref();
                let _ = reply.send(Ok(started.and_then(|it| it.due(&self.meta))));
                Ok(())
            }
            Request::File(reply) => {
                let started = self.started.as_ref().ok_or(Denied::NotStarted);
                let _ = reply.send(started.and_then(Match::export));
                Ok(())
            }
            Request::Past {
                player,
                seat,
                reply,
            } => {
                let started = self.started.as_ref().ok_or(Denied::NotStarted);
                let banned = self.meta.is_banned(player);
                let started = started.and_then(|it| (!banned).then_some(it).ok_or(Denied::Banned));
                let eyes = Eyes::exactly(&self.meta, player, seat);
                let past = started.and_then(|started| Ok(started.past(eyes?)));
                let _ = reply.send(past);
                Ok(())
            }
            Request::Expire => self.expire().await,
            Request::Close(reply) => {
                let closed = self.shut().await;
                let _ = reply.send(Ok(()));
                closed
            }
            Request::Rename {
                player,
                name,
                reply,
            } => {
                let renamed = self.rename(player, &name).await;
                let _ = reply.send(Ok(()));
                renamed
            }
            Request::Claim {
                me,
                former,
                pledge,
                reply,
            } => {
                let claimed = match self.claim(&me, &former, pledge).await {
                    Ok(()) => Ok(()),
                    Err(Failure::Refused(why)) => Err(why),
                    Err(Failure::Broken(broken)) => return Err(broken),
                };
                let _ = reply.send(claimed);
                Ok(())
            }
        }
    }

    /// A connection no longer watches.
    fn lose(&mut self, conn: ConnId) {
        self.watchers.remove(conn);
        self.look_around();
        if self.watchers.is_empty() {
            // Where only bots play they rest now.
            self.wake_bots();
        }
    }

    async fn client(&mut self, client: Client, message: ClientMessage) -> Result<(), Broken> {
        let id = message.id().cloned();
        self.asking = Some((client.clone(), id.clone()));
        let replied = self.reply(&client, message).await;
        let table = self.meta.id;
        if let Err(Failure::Broken(broken)) = replied {
            // Whoever asked is told so when the table is closed.
            self.app.counts.failed.increment(1);
            return Err(broken);
        }
        self.asking = None;
        match (replied, id) {
            (Ok(Reply::Done(version)), Some(id)) => {
                self.app.counts.done.increment(1);
                client.send(&ServerMessage::Ack { table, id, version });
            }
            (Ok(Reply::Done(_) | Reply::Elsewhere), _) => {}
            (Err(Failure::Refused(why)), id) => {
                self.app.counts.refused.increment(1);
                client.send(&why.message(Some(table), id, self.version()));
            }
            (Err(Failure::Broken(broken)), _) => return Err(broken),
        }
        Ok(())
    }

    async fn reply(&mut self, client: &Client, message: ClientMessage) -> Result<Reply, Failure> {
        let leaves = matches!(message, ClientMessage::Unwatch { .. });
        if !leaves && self.meta.is_banned(client.player()) {
            return Err(Denied::Banned.into());
        }
        match message {
            ClientMessage::Watch {
                seat,
                since,
                chat,
                aside,
                ..
            } => {
                self.watch(client, seat, since, Heard::new(chat, aside))?;
                self.arrived(client.player()).await?;
                Ok(Reply::Elsewhere)
            }
            ClientMessage::Unwatch { .. } => {
                self.lose(client.conn);
                Ok(Reply::Elsewhere)
            }
            message => match client.me.clone() {
                Some(me) => self.named(client, &me, message).await,
                None => Err(Denied::NoName.into()),
            },
        }
    }

    /// What only somebody with a name may ask.
    async fn named(
        &mut self,
        client: &Client,
        me: &Arc<Me>,
        message: ClientMessage,
    ) -> Result<Reply, Failure> {
        if let Some(id) = message.id()
            && let Some(version) = self.answers.known(&(me.id, id.clone()))
        {
            return Ok(Reply::Done(version));
        }
        match message {
            ClientMessage::Command {
                id,
                seat,
                version,
                command,
                ..
            } => self.command(me.id, id, seat, version, command).await,
            ClientMessage::Chat {
                id,
                text,
                partners_of,
                ..
            } => self.chat(me, id, &text, partners_of).await,
            ClientMessage::Rematch { id, pledge, .. } => {
                self.rematch(me, client.place, id, pledge).await
            }
            ClientMessage::Contribute { number, .. } => {
                self.number(me.id, number).await?;
                Ok(Reply::Elsewhere)
            }
            message => self.gather(client, me, message).await,
        }
    }

    /// Answers the request that was being carried out when the table could not go on.
    fn answer(&mut self, why: &Denied) {
        if let Some((client, id)) = self.asking.take() {
            client.send(&why.message(Some(self.meta.id), id, None));
        }
    }

    pub(super) fn version(&self) -> Option<u64> {
        self.started.as_ref().map(Match::version)
    }

    /// The seats on which the match waits for a person; none before it begins.
    pub(super) fn asked(&self) -> SeatSet {
        let started = self.started.as_ref();
        started.map(Match::waits_for_people).unwrap_or_default()
    }

    /// What one player may know about the table, apart from the match.
    pub(super) fn view(&self, player: Option<PlayerId>) -> TableView {
        TableView {
            info: self.meta.info(),
            mine: self.meta.mine(player),
            invites: self.meta.invites(player),
        }
    }

    /// Takes note of who is there. Everybody is told soon if that has changed.
    pub(super) fn look_around(&mut self) {
        let now = Instant::now();
        let seats: Vec<Option<PlayerId>> = self.meta.owners().collect();
        let owners: Vec<PlayerId> = seats.iter().flatten().copied().collect();
        self.tracker
            .update(&owners, |player| self.watchers.has(player), now);
        let seated = |player: Option<PlayerId>| player.is_some_and(|p| owners.contains(&p));
        let spectators = self.watchers.count(|player| !seated(player));
        let presence = Presence {
            seats: seats
                .iter()
                .map(|owner| owner.map(|p| self.tracker.of(p, now)))
                .collect(),
            watchers: u32::try_from(spectators).unwrap_or(u32::MAX),
        };
        if presence == self.presence {
            return;
        }
        self.presence = presence;
        self.mark_absent();
        self.news.changed(now);
    }

    /// Tells everybody who is there, if that has changed and they were not told a moment ago.
    fn tell_presence(&mut self) {
        if self.news.take(Instant::now()) {
            self.watchers.tell_all(&ServerMessage::Presence {
                table: self.meta.id,
                presence: self.presence.clone(),
            });
        }
    }

    /// The match must know whose seat may be given to a bot.
    pub(super) fn mark_absent(&mut self) {
        let Some(started) = &mut self.started else {
            return;
        };
        for (seat, presence) in (0..).map(Seat).zip(&self.presence.seats) {
            let gone = *presence == Some(SeatPresence::Gone);
            started.mark_absent(seat, gone);
        }
    }
}

/// How a request that was carried out is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reply {
    /// By an `ack`; with the version of the match after a command.
    Done(Option<u64>),
    /// By another message, now or later.
    Elsewhere,
}
