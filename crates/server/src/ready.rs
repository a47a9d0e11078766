//! Whether the server can do its work: whether what it acknowledges can be kept.

use std::time::{Duration, Instant};

use tokio::{sync::Mutex, time};
use ziggurat_store::Store;

/// For how long an answer holds: those who ask often do not make the server write often.
const HOLDS: Duration = Duration::from_secs(1);

/// How long the database may take.
const PATIENCE: Duration = Duration::from_secs(5);

/// What the last trial has shown.
#[derive(Debug, Default)]
pub(crate) struct Readiness(Mutex<Option<(Instant, Result<(), NotReady>)>>);

/// Why the server cannot do its work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NotReady {
    /// The database cannot be written.
    Unwritable,
    /// The database does not answer in time.
    Silent,
}

impl NotReady {
    /// For whoever runs the server.
    pub(crate) const fn reason(self) -> &'static str {
        match self {
            Self::Unwritable => "the database cannot be written",
            Self::Silent => "the database does not answer",
        }
    }
}

impl Readiness {
    /// Writes something and waits until it is durable, unless that has been tried a moment ago.
    pub(crate) async fn check(&self, store: &dyn Store) -> Result<(), NotReady> {
        let mut last = self.0.lock().await;
        if let Some((at, known)) = *last
            && at.elapsed() < HOLDS
        {
            return known;
        }
        let tried = match time::timeout(PATIENCE, store.health()).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(error)) => {
                tracing::error!(%error, "the database cannot be written");
                metrics::counter!("ziggurat_storage_errors_total").increment(1);
                Err(NotReady::Unwritable)
            }
            Err(_) => {
                tracing::error!("the database does not answer");
                Err(NotReady::Silent)
            }
        };
        *last = Some((Instant::now(), tried));
        tried
    }
}
