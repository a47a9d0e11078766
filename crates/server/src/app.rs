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
    source::TableSource,
    tables::{ConnId, Meta, Tables},
};

/// What all parts of a server share.
#[derive(Debug)]
pub(crate) struct App {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) source: Arc<dyn TableSource>,
    pub(crate) tables: Tables,
    pub(crate) lobby: Lobby,
    pub(crate) bots: BotPool,
    pub(crate) limits: Limiters,
    pub(crate) replays: ReplayCache,
    pub(crate) assets: Assets,
    pub(crate) counts: Counts,
    /// Turns true when the server is to stop.
    pub(crate) stop: watch::Sender<bool>,
    connections: AtomicUsize,
    next_connection: AtomicU64,
    deals: AtomicU64,
}

impl App {
    /// Puts a server together. Tables are loaded only when somebody asks for them.
    pub(crate) async fn new(
        config: Config,
        store: Arc<dyn Store>,
        source: Arc<dyn TableSource>,
    ) -> Result<Arc<Self>, StoreError> {
        let tables = store.lobby(lobby::MOST).await?;
        Ok(Arc::new(Self {
            lobby: Lobby::new(tables.iter().filter_map(info)),
            store,
            source,
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

    /// The seed of the next match. Nobody can guess it, unless whoever runs the server has set one.
    pub(crate) fn seed(&self) -> u64 {
        match self.config.seed {
            None => random::seed(),
            Some(seed) => {
                let deal = self.deals.fetch_add(1, Ordering::Relaxed);
                Chance::stream(seed, deal).seed()
            }
        }
    }

    /// Counts a connection for as long as the result lives.
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

/// Waits until the server is to stop.
pub(crate) async fn stopped(mut stop: watch::Receiver<bool>) {
    // Without a sender the server has stopped already.
    let _ = stop.wait_for(|stop| *stop).await;
}
