//! Starting and stopping.

use std::{
    io::{self, IsTerminal},
    net::SocketAddr,
    sync::{Arc, OnceLock},
    time::Duration,
};

use tokio::{net::TcpListener, task::JoinSet, time};
use tracing_subscriber::EnvFilter;
use ziggurat_store::{SqliteStore, Store, StoreError};

use crate::{
    admin, api,
    app::{self, App},
    config::Config,
    door::{
        self, Door, Hall,
        tls::{Certificates, TlsError},
    },
    expiry, figures, lobby, routes,
    source::{Shelf, TableSource},
};

/// How long connections have to end when the server stops, all in all: the database is closed within
/// five seconds.
const FAREWELL: Duration = Duration::from_secs(4);

/// Why a server could not run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// It cannot listen there.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, #[source] io::Error),
    /// The database cannot be used.
    #[error("cannot use the database: {0}")]
    Store(#[from] StoreError),
    /// The certificates cannot be used.
    #[error("cannot use the certificates: {0}")]
    Tls(#[from] TlsError),
    /// Something failed while it ran.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// A server that listens.
#[derive(Debug)]
pub struct Server {
    app: Arc<App>,
    door: Door,
    /// Where figures are given to whoever runs the server.
    figures: Option<Door>,
    #[cfg(unix)]
    admins: Option<admin::AdminDoor>,
}

impl Server {
    /// Opens the database and listens. Connections are served as soon as the server runs.
    ///
    /// # Errors
    /// If the address is taken or the database cannot be opened.
    pub async fn bind(config: Config) -> Result<Self, ServeError> {
        Self::bind_with(config, Arc::new(Shelf)).await
    }

    /// As [`Server::bind`], with tables from somewhere else than the shelf.
    ///
    /// # Errors
    /// If the address is taken or the database cannot be opened.
    pub async fn bind_with(
        config: Config,
        source: Arc<dyn TableSource>,
    ) -> Result<Self, ServeError> {
        figures::recorder();
        let addr = config.addr;
        let tls = Certificates::of(&config)?;
        let listener = listen(addr).await?;
        let figures = match config.metrics {
            Some(addr) => Some(listen(addr).await?),
            None => None,
        };
        let store: Arc<dyn Store> = Arc::new(SqliteStore::open(&config.database).await?);
        let app = App::new(config, store, source).await?;
        let door = Door {
            listener,
            hall: Arc::clone(&app.hall),
            tls,
        };
        let figures = figures.map(|listener| Door {
            listener,
            hall: Arc::new(Hall::new(app.config.limits)),
            tls: None,
        });
        Ok(Self {
            #[cfg(unix)]
            admins: admin::AdminDoor::open(&app.config.database)
                .inspect_err(|error| tracing::warn!(%error, "nobody can administrate this server"))
                .ok(),
            app,
            door,
            figures,
        })
    }

    /// Where it listens.
    ///
    /// # Errors
    /// If the system does not know.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.door.listener.local_addr()
    }

    /// Where it gives figures, if anywhere.
    #[must_use]
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.figures.as_ref()?.listener.local_addr().ok()
    }

    /// Runs until `stop` is done, says goodbye to all connections and closes the database.
    ///
    /// # Errors
    /// If it cannot go on, or the database cannot be closed.
    pub async fn run(
        self,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), ServeError> {
        let Self {
            app,
            door,
            figures,
            #[cfg(unix)]
            admins,
        } = self;
        let mut helpers = JoinSet::new();
        helpers.spawn(clean(Arc::clone(&app)));
        helpers.spawn(lobby::keep_telling(Arc::clone(&app)));
        helpers.spawn(expiry::keep_tidy(Arc::clone(&app)));
        #[cfg(unix)]
        if let Some(admins) = admins {
            helpers.spawn(admins.serve(Arc::clone(&app)));
        }
        if let Some(tls) = &door.tls {
            helpers.spawn(Arc::clone(tls).keep_fresh());
        }
        if let Some(door) = figures {
            let app = Arc::clone(&app);
            helpers.spawn(async move {
                let router = api::ops::router(&app);
                door::serve(door, router, &app.config, app.stop.subscribe()).await;
            });
        }
        let stopping = Arc::clone(&app);
        let told = Arc::new(OnceLock::new());
        let telling = Arc::clone(&told);
        helpers.spawn(async move {
            stop.await;
            telling.get_or_init(time::Instant::now);
            tracing::info!("stopping");
            stopping.stop.send_replace(true);
        });
        let served = door::serve(
            door,
            routes::router(&app),
            &app.config,
            app.stop.subscribe(),
        );
        // A slow request must not keep the server from stopping.
        let stop = app.stop.subscribe();
        let late = async {
            app::stopped(stop).await;
            time::sleep(FAREWELL).await;
        };
        tokio::select! {
            () = served => {}
            () = late => {}
        }
        helpers.abort_all();
        farewell(&app, *told.get_or_init(time::Instant::now) + FAREWELL).await;
        app.store.close().await?;
        Ok(())
    }
}

async fn listen(addr: SocketAddr) -> Result<Arc<TcpListener>, ServeError> {
    let listener = TcpListener::bind(addr).await;
    let listener = listener.map_err(|error| ServeError::Listen(addr, error))?;
    Ok(Arc::new(listener))
}

/// Waits for connections to end, as long as there is patience.
async fn farewell(app: &App, patience: time::Instant) {
    while app.connections() > 0 && time::Instant::now() < patience {
        time::sleep(Duration::from_millis(10)).await;
    }
}

/// Keeps house from time to time.
async fn clean(app: Arc<App>) {
    let mut pause = time::interval(Duration::from_secs(5));
    let mut hour = time::interval(Duration::from_secs(60 * 60));
    loop {
        tokio::select! {
            _ = pause.tick() => {}
            _ = hour.tick() => forget_unused(&app).await,
        }
        app.limits.forget_old();
        if let Some(recorder) = figures::recorder() {
            recorder.run_upkeep();
        }
    }
}

/// Forgets browsers that have not been used for a long time.
async fn forget_unused(app: &App) {
    let forgotten = app.store.forget_unused(app.sessions_end_before()).await;
    if let Err(error) = forgotten {
        tracing::warn!(%error, "old sessions could not be forgotten");
    }
}

/// Runs a server until the program is told to stop (ctrl-c or SIGTERM). `ready` is told the address as
/// soon as the server listens.
///
/// # Errors
/// If it cannot start or cannot go on.
pub async fn serve(config: Config, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    let server = Server::bind(config).await?;
    let address = server.address()?;
    // Whoever is told the address may also tell the server to stop.
    let stop = told_to_stop();
    tracing::info!(%address, "listening");
    ready(address);
    server.run(stop).await
}

/// [`serve`], for programs without an async runtime of their own.
///
/// # Errors
/// If it cannot start or cannot go on.
pub fn run(config: Config, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    runtime.block_on(serve(config, ready))
}

/// Done when the program is told to stop. Signals are listened to from the call on, not only once
/// somebody waits.
fn told_to_stop() -> impl Future<Output = ()> + Send + 'static {
    #[cfg(unix)]
    let (interrupted, terminated) = {
        use tokio::signal::unix::SignalKind;
        (
            signalled(SignalKind::interrupt()),
            signalled(SignalKind::terminate()),
        )
    };
    #[cfg(not(unix))]
    let (interrupted, terminated) = {
        let interrupted = async {
            if tokio::signal::ctrl_c().await.is_err() {
                std::future::pending::<()>().await;
            }
        };
        (interrupted, std::future::pending::<()>())
    };
    async {
        tokio::select! {
            () = interrupted => {}
            () = terminated => {}
        }
    }
}

#[cfg(unix)]
fn signalled(kind: tokio::signal::unix::SignalKind) -> impl Future<Output = ()> + Send + 'static {
    let signal = tokio::signal::unix::signal(kind);
    async {
        match signal {
            Ok(mut signal) => {
                signal.recv().await;
            }
            // Without this signal the other one remains.
            Err(_) => std::future::pending().await,
        }
    }
}

/// Logs to the standard error stream, as lines of JSON if asked to. The environment variable
/// `ZIGGURAT_LOG` says how much, for example `debug`.
pub fn log_to_stderr(json: bool) {
    let filter = EnvFilter::try_from_env("ZIGGURAT_LOG").unwrap_or_else(|_| EnvFilter::new("info"));
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(io::stderr().is_terminal())
        .with_writer(io::stderr);
    // A program that has set up its log already keeps it.
    let _ = if json {
        log.json().try_init()
    } else {
        log.try_init()
    };
}
