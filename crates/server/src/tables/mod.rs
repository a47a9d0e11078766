//! The tables: each is an actor, a task that owns its match and is asked by messages. A table is
//! loaded when somebody first asks for it and leaves memory when nobody needs it any more.

mod access;
mod actor;
mod answers;
mod brought;
mod deal;
mod end;
mod gather;
mod meta;
mod play;
mod presence;
mod running;
mod seating;
mod talk;
mod thinkers;
mod watchers;

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use tokio::sync::{OwnedSemaphorePermit, mpsc, oneshot};
use tracing::Instrument;
use ziggurat_engine::Seat;
use ziggurat_protocol::{ClientMessage, Hex32, Me, Name, PlayerId, TableId, TableInfo, http::Due};
use ziggurat_table::GameFile;

pub(crate) use self::{
    brought::examined,
    meta::{Meta, Occupant},
    running::{Match, Past},
    watchers::{Client, ConnId},
};
use crate::{app::App, denied::Denied};

/// How many requests may wait at a table. Only so many are under way for each connection
/// ([`Turn`]), so it takes many connections to fill it.
const QUEUE: usize = 1024;

/// Leave to have one more request under way. Whoever holds it gives it back by dropping it, once the
/// request has been answered.
pub(crate) type Turn = OwnedSemaphorePermit;

/// Something that is asked of a table.
#[derive(Debug)]
pub(crate) enum Request {
    /// Something that a connection says.
    Client {
        client: Client,
        message: ClientMessage,
        turn: Turn,
    },
    /// The connection is gone.
    Leave(ConnId),
    /// What everybody may know.
    Info(oneshot::Sender<Result<TableInfo, Denied>>),
    /// Whom the match waits for; nothing if none is played.
    Due(oneshot::Sender<Result<Option<Due>, Denied>>),
    /// The whole match, once it is over.
    File(oneshot::Sender<Result<GameFile, Denied>>),
    /// The match so far, for a seat of the player's own or for a spectator.
    Past {
        player: Option<PlayerId>,
        seat: Option<Seat>,
        reply: oneshot::Sender<Result<Past, Denied>>,
    },
    /// To be removed, if nobody needs it any more.
    Expire,
    /// To be closed, whatever happens there.
    Close(oneshot::Sender<Result<(), Denied>>),
    /// A player is called differently.
    Rename {
        player: PlayerId,
        name: Name,
        reply: oneshot::Sender<Result<(), Denied>>,
    },
    /// A player of the match before takes the seats that are kept.
    Claim {
        me: Arc<Me>,
        former: Vec<Occupant>,
        pledge: Option<Hex32>,
        reply: oneshot::Sender<Result<(), Denied>>,
    },
}

impl Request {
    /// Answers with a refusal.
    fn refuse(self, table: TableId, why: &Denied) {
        match self {
            Self::Client {
                client, message, ..
            } => {
                let id = message.id().cloned();
                client.send(&why.message(Some(table), id, None));
            }
            Self::Leave(_) | Self::Expire => {}
            // Whoever asked may have gone.
            Self::Info(reply) => drop(reply.send(Err(why.clone()))),
            Self::Due(reply) => drop(reply.send(Err(why.clone()))),
            Self::File(reply) => drop(reply.send(Err(why.clone()))),
            Self::Past { reply, .. } => drop(reply.send(Err(why.clone()))),
            Self::Close(reply) => drop(reply.send(Err(why.clone()))),
            Self::Rename { reply, .. } => drop(reply.send(Err(why.clone()))),
            Self::Claim { reply, .. } => drop(reply.send(Err(why.clone()))),
        }
    }
}

/// How many panics in a row a table may have before it rests.
const MOST_PANICS: u32 = 3;

/// How long a table rests that has panicked too often, and how long a panic is remembered.
const REST: Duration = Duration::from_secs(60);

/// The tables that are in memory.
#[derive(Debug, Default)]
pub(crate) struct Tables(Mutex<Loaded>);

#[derive(Debug, Default)]
struct Loaded {
    queues: HashMap<TableId, mpsc::Sender<Request>>,
    panics: HashMap<TableId, Panics>,
}

/// The latest panics of a table.
#[derive(Clone, Copy, Debug)]
struct Panics {
    count: u32,
    last: Instant,
}

impl Loaded {
    /// Starts a table.
    fn start(&mut self, app: &Arc<App>, table: TableId) -> Result<mpsc::Sender<Request>, Denied> {
        if self.rests(table) {
            return Err(Denied::Internal);
        }
        let (requests, queue) = mpsc::channel(QUEUE);
        let span = tracing::info_span!(parent: None, "table", id = %table);
        tokio::spawn(actor::run(Arc::clone(app), table, queue).instrument(span));
        self.queues.insert(table, requests.clone());
        Ok(requests)
    }

    /// Whether the table panicked so often that loading it once more would not help.
    fn rests(&self, table: TableId) -> bool {
        self.panics
            .get(&table)
            .is_some_and(|panics| panics.count >= MOST_PANICS && panics.last.elapsed() < REST)
    }
}

impl Tables {
    fn loaded(&self) -> MutexGuard<'_, Loaded> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many there are.
    pub(crate) fn len(&self) -> usize {
        self.loaded().queues.len()
    }

    /// Asks something of a table, and loads it if need be.
    pub(crate) fn ask(
        &self,
        app: &Arc<App>,
        table: TableId,
        request: Request,
    ) -> Result<(), Denied> {
        let mut loaded = self.loaded();
        let requests = match loaded.queues.get(&table) {
            // A table that ended without saying goodbye is started again.
            Some(requests) if !requests.is_closed() => requests.clone(),
            _ => loaded.start(app, table)?,
        };
        // Under the lock: a table that leaves the memory makes sure under the lock that nobody asks.
        requests.try_send(request).map_err(|_| Denied::Busy)
    }

    /// Tells a table that a connection is gone, however busy it is.
    pub(crate) async fn leave(&self, table: TableId, conn: ConnId) {
        let requests = self.loaded().queues.get(&table).cloned();
        if let Some(requests) = requests {
            // A table that is no longer there knows nobody any more.
            let _ = requests.send(Request::Leave(conn)).await;
        }
    }

    /// Takes a table out of the memory, if nothing waits for it.
    fn retire(&self, table: TableId, queue: &mpsc::Receiver<Request>) -> bool {
        let mut loaded = self.loaded();
        // Somebody who holds a handle is about to say goodbye, and needs no answer.
        let idle = queue.is_empty();
        if idle {
            loaded.queues.remove(&table);
        }
        idle
    }

    /// Remembers that a table has panicked.
    fn panicked(&self, table: TableId) {
        let mut loaded = self.loaded();
        loaded
            .panics
            .retain(|_, panics| panics.last.elapsed() < REST);
        let now = Instant::now();
        let fresh = Panics {
            count: 0,
            last: now,
        };
        let panics = loaded.panics.entry(table).or_insert(fresh);
        panics.count += 1;
        panics.last = now;
    }
}
