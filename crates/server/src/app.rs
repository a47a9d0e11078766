//! What all parts of a server share.

use std::sync::{
    Arc,
    atomic::{AtomicU64, AtomicUsize, Ordering},
};

use tokio::sync::watch;
use ziggurat_engine::Chance;
use ziggurat_protocol::{Hex32, TableInfo};
use ziggurat_store::{Session, Store, StoreError, TableRecord};
use ziggurat_table::{Deal, Origin, Share};

use crate::{
    assets::Assets,
    bans::Bans,
    bots::BotPool,
    clock,
    config::Config,
    counts::Counts,
    door::Hall,
    limits::Limiters,
    lobby::{self, Lobby},
    phrases::Library,
    random,
    ready::Readiness,
    replays::Replays,
    sockets::Sockets,
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
    pub(crate) sockets: Sockets,
    pub(crate) bans: Bans,
    pub(crate) bots: BotPool,
    pub(crate) limits: Limiters,
    pub(crate) replays: Replays,
    pub(crate) assets: Assets,
    pub(crate) counts: Counts,
    pub(crate) phrases: Library,
    /// Who has come in.
    pub(crate) hall: Arc<Hall>,
    pub(crate) readiness: Readiness,
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
        let bans = store.bans().await?;
        Ok(Arc::new(Self {
            lobby: Lobby::new(tables.iter().filter_map(info)),
            store,
            source,
            tables: Tables::default(),
            sockets: Sockets::default(),
            bans: Bans::new(&bans),
            bots: BotPool::start(config.bot_threads, config.thinking_tables),
            limits: Limiters::new(&config.limits),
            replays: Replays::new(config.replay_memory, config.replays_at_once),
            assets: Assets::load().await,
            counts: Counts::default(),
            phrases: Library::default(),
            readiness: Readiness::default(),
            hall: Arc::new(Hall::new(config.limits)),
            stop: watch::Sender::new(false),
            connections: AtomicUsize::new(0),
            next_connection: AtomicU64::new(1),
            deals: AtomicU64::new(0),
            config,
        }))
    }

    /// Gives a new table the secret that the server puts into its deal. Whoever sets the seed of the
    /// server deals alone.
    pub(crate) fn promise(&self, meta: &mut Meta) {
        let secret = self.config.seed.is_none();
        meta.secret = secret.then(|| Hex32(random::bytes()));
    }

    /// Whether players have a hand in the deal.
    pub(crate) fn deals_together(&self, meta: &Meta) -> bool {
        self.config.seed.is_none() && meta.secret.is_some()
    }

    /// Where the chance of the match at a table comes from. Nobody can guess it, unless whoever runs
    /// the server has set the seed.
    pub(crate) fn origin(&self, meta: &Meta, shares: Vec<Share>) -> Origin {
        match (self.config.seed, meta.secret) {
            (Some(seed), _) => {
                let deal = self.deals.fetch_add(1, Ordering::Relaxed);
                Origin::drawn(Chance::stream(seed, deal).seed(), random::bytes())
            }
            (None, Some(secret)) => Origin::Shared {
                deal: Deal {
                    table: meta.id,
                    secret: secret.0,
                    shares,
                },
            },
            (None, None) => Origin::drawn(random::seed(), random::bytes()),
        }
    }

    /// Sessions that were last used before this time have ended.
    pub(crate) fn sessions_end_before(&self) -> u64 {
        let life = u64::try_from(self.config.session_expires.as_millis()).unwrap_or(u64::MAX);
        clock::now().saturating_sub(life)
    }

    /// Whether a session was used recently enough.
    pub(crate) fn is_alive(&self, session: &Session) -> bool {
        session.used >= self.sessions_end_before()
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
