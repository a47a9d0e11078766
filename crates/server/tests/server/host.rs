//! A server to be tested.

use std::{net::SocketAddr, path::Path, sync::Arc, time::Duration};

use tokio::{sync::oneshot, task::JoinHandle};
use ziggurat_server::{Config, Limits, Server, Shelf, TableSource};

/// A server that runs in this program.
pub(crate) struct Host {
    pub(crate) addr: SocketAddr,
    /// Where it gives figures.
    pub(crate) metrics: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    task: JoinHandle<()>,
    folder: Option<tempfile::TempDir>,
}

impl Host {
    /// A server with an empty database.
    pub(crate) async fn new() -> Self {
        Self::with(|_| {}).await
    }

    /// A server with an empty database, set up in a special way.
    pub(crate) async fn with(change: impl FnOnce(&mut Config)) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut host = Self::at(&folder.path().join("store.sqlite"), change).await;
        host.folder = Some(folder);
        host
    }

    /// A server with an empty database whose tables come from somewhere else than the shelf.
    pub(crate) async fn from(source: Arc<dyn TableSource>) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut host = Self::start(&folder.path().join("store.sqlite"), |_| {}, source).await;
        host.folder = Some(folder);
        host
    }

    /// A server with this database.
    pub(crate) async fn at(database: &Path, change: impl FnOnce(&mut Config)) -> Self {
        Self::start(database, change, Arc::new(Shelf)).await
    }

    async fn start(
        database: &Path,
        change: impl FnOnce(&mut Config),
        source: Arc<dyn TableSource>,
    ) -> Self {
        let mut config = Config {
            addr: "127.0.0.1:0".parse().unwrap(),
            database: database.to_owned(),
            bot_threads: 1,
            bot_pause: Duration::ZERO,
            limits: Limits::generous(),
            metrics: Some("127.0.0.1:0".parse().unwrap()),
            ..Config::default()
        };
        change(&mut config);
        let server = Server::bind_with(config, source).await.unwrap();
        let addr = server.address().unwrap();
        let metrics = server.metrics_address().unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let task = tokio::spawn(async move {
            let stopped = async {
                stopped.await.ok();
            };
            server.run(stopped).await.unwrap();
        });
        Self {
            addr,
            metrics,
            stop: Some(stop),
            task,
            folder: None,
        }
    }

    /// Stops, as a program that is told to.
    pub(crate) async fn stop(mut self) {
        self.stop.take();
        self.task.await.unwrap();
    }
}
