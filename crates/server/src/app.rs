//! What all parts of a server share.

use std::sync::{
    Arc,
    atomic::{AtomicU64, AtomicUsize, Ordering},
};

use tokio::sync::watch;
use ziggurat_engine::Chance;
use ziggurat_protocol::TableInfo;
use ziggurat_store::{Store, StoreError, TableRecord};

use crate::{
    api::replays::ReplayCache,
    assets::Assets,
    bots::BotPool,
    config::Config,
    counts::Counts,
    limits::Limiters,
    lobby::{self, Lobby},
    random,
    tables::{ConnId, Meta, Tables},
};

/// What all parts of a server share.
#[derive(Debug)]
pub(crate) struct App {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) tables: Tables,
    pub(crate) lobby: Lobby,
    pub(crate) bots: BotPool,
    pub(crate) limits: Limiters,
    pub(crate) replays: ReplayCache,
    pub(crate) assets: Assets,
    pub(crate) counts: Counts,
    /// Turns true when the server shall stop.
    pub(crate) stop: watch::Sender<bool>,
    connections: AtomicUsize,
    next_connection: AtomicU64,
    deals: AtomicU64,
}

impl App {
    /// Furnishes a server. Tables are not loaded before somebody asks for them.
    pub(crate) async fn new(
        config: Config,
        store: Arc<dyn Store>,
    ) -> Result<Arc<Self>, StoreError> {
        let tables = store.lobby(lobby::MOST as u32).await?;
        Ok(Arc::new(Self {
            lobby: Lobby::new(tables.iter().filter_map(info)),
            store,
            tables: Tables::default(),
            bots: BotPool::start(config.bot_threads),
            limits: Limiters::new(&config.limits),
            replays: ReplayCache::default(),
            assets: Assets::load().await,
            counts: Counts::default(),
            stop: watch::Sender::new(false),
            connections: AtomicUsize::new(0),
            next_connection: AtomicU64::new(1),
            deals: AtomicU64::new(0),
            config,
        }))
    }

    /// The seed of the next match: nobody can guess it unless whoever runs the server has set it.
    pub(crate) fn seed(&self) -> u64 {
        match self.config.seed {
            None => random::seed(),
            Some(seed) => {
                let deal = self.deals.fetch_add(1, Ordering::Relaxed);
                Chance::stream(seed, deal).seed()
            }
        }
    }

    /// Counts a connection, for as long as what it gives lives.
    pub(crate) fn connect(self: &Arc<Self>) -> Connected {
        self.connections.fetch_add(1, Ordering::Relaxed);
        Connected {
            id: ConnId(self.next_connection.fetch_add(1, Ordering::Relaxed)),
            app: Arc::clone(self),
        }
    }

    /// How many connections there are.
    pub(crate) fn connections(&self) -> usize {
        self.connections.load(Ordering::Relaxed)
    }
}

/// A connection that is counted.
#[derive(Debug)]
pub(crate) struct Connected {
    pub(crate) id: ConnId,
    app: Arc<App>,
}

impl Drop for Connected {
    fn drop(&mut self) {
        self.app.connections.fetch_sub(1, Ordering::Relaxed);
    }
}

/// What everybody may know about a table that was kept.
pub(crate) fn info(record: &TableRecord) -> Option<TableInfo> {
    let meta: Meta = serde_json::from_str(&record.meta).ok()?;
    Some(meta.info())
}

/// Waits until the server shall stop.
pub(crate) async fn stopped(mut stop: watch::Receiver<bool>) {
    // Without a sender the server has stopped already.
    let _ = stop.wait_for(|stop| *stop).await;
}
