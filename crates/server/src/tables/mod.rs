//! The tables: each is an actor, a task that owns its match and is asked by messages. A table is
//! loaded when somebody first asks for it and leaves the memory when nobody does any more.

mod access;
mod actor;
mod freshness;
mod gather;
mod live;
mod meta;
mod play;
mod presence;
mod talk;
mod thinkers;
mod watchers;

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::sync::{mpsc, oneshot};
use ziggurat_engine::Seat;
use ziggurat_protocol::{ClientMessage, Me, PlayerId, TableId, TableInfo};
use ziggurat_table::GameFile;

pub(crate) use self::{
    live::{Live, Past},
    meta::{Meta, Occupant},
    watchers::{Client, ConnId},
};
use crate::{app::App, why::Why};

/// How many requests may wait at a table.
const QUEUE: usize = 128;

/// Something that is asked of a table.
#[derive(Debug)]
pub(crate) enum Request {
    /// By a connection.
    Client {
        client: Client,
        message: ClientMessage,
    },
    /// The connection is gone.
    Leave(ConnId),
    /// What everybody may know.
    Info(oneshot::Sender<Result<TableInfo, Why>>),
    /// The whole match, once it is over.
    File(oneshot::Sender<Result<GameFile, Why>>),
    /// The match so far, for an own seat of a player or for a spectator.
    Past {
        player: Option<PlayerId>,
        seat: Option<Seat>,
        reply: oneshot::Sender<Result<Past, Why>>,
    },
    /// A player of the match before takes the seats that are kept.
    Claim {
        me: Arc<Me>,
        former: Vec<Occupant>,
        reply: oneshot::Sender<Result<(), Why>>,
    },
}

impl Request {
    /// Answers with a refusal.
    fn refuse(self, table: TableId, why: &Why) {
        match self {
            Self::Client { client, message } => {
                let id = message.id().cloned();
                client.send(&why.message(Some(table), id, None));
            }
            Self::Leave(_) => {}
            // Whoever asked may have gone.
            Self::Info(reply) => drop(reply.send(Err(why.clone()))),
            Self::File(reply) => drop(reply.send(Err(why.clone()))),
            Self::Past { reply, .. } => drop(reply.send(Err(why.clone()))),
            Self::Claim { reply, .. } => drop(reply.send(Err(why.clone()))),
        }
    }
}

/// The tables that are in memory.
#[derive(Debug, Default)]
pub(crate) struct Tables(Mutex<HashMap<TableId, mpsc::Sender<Request>>>);

impl Tables {
    fn map(&self) -> MutexGuard<'_, HashMap<TableId, mpsc::Sender<Request>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many there are.
    pub(crate) fn len(&self) -> usize {
        self.map().len()
    }

    /// Asks something of a table, and loads it if need be.
    pub(crate) fn ask(&self, app: &Arc<App>, table: TableId, request: Request) -> Result<(), Why> {
        let mut map = self.map();
        let requests = map.entry(table).or_insert_with(|| {
            let (requests, queue) = mpsc::channel(QUEUE);
            tokio::spawn(actor::run(Arc::clone(app), table, queue));
            requests
        });
        // Under the lock: a table that leaves the memory makes sure under the lock that nobody asks.
        requests.try_send(request).map_err(|_| Why::Busy)
    }

    /// Tells a table that a connection is gone, however busy it is.
    pub(crate) async fn leave(&self, table: TableId, conn: ConnId) {
        let requests = self.map().get(&table).cloned();
        if let Some(requests) = requests {
            // A table that is no longer there knows nobody any more.
            let _ = requests.send(Request::Leave(conn)).await;
        }
    }

    /// Takes a table out of the memory, if nothing waits for it.
    fn retire(&self, table: TableId, queue: &mpsc::Receiver<Request>) -> bool {
        let mut map = self.map();
        // Somebody who holds a handle is about to say goodbye, and needs no answer.
        let idle = queue.is_empty();
        if idle {
            map.remove(&table);
        }
        idle
    }
}
