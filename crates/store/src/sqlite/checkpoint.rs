//! Moves what is durable from the write-ahead log into the file, beside the writer: nobody who waits
//! for a commit waits for this.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use sqlx::{Connection, Row, SqliteConnection};
use tokio::{sync::Notify, task::JoinHandle, time};

use crate::StoreError;

/// How often.
const PAUSE: Duration = Duration::from_secs(1);

/// How many pages are worth the work.
const WORTH: i64 = 1_000;

/// At how many pages the log starts over. Under constant writing it would never be empty by itself.
const TOO_LONG: i64 = 32_768;

/// The task that does it.
#[derive(Debug)]
pub(super) struct Checkpointer {
    task: JoinHandle<()>,
    too_long: Arc<AtomicBool>,
    stop: Arc<Notify>,
}

impl Checkpointer {
    pub(super) fn start(connection: SqliteConnection) -> Self {
        let too_long = Arc::new(AtomicBool::new(false));
        let stop = Arc::new(Notify::new());
        let task = run(connection, Arc::clone(&too_long), Arc::clone(&stop));
        Self {
            task: tokio::spawn(task),
            too_long,
            stop,
        }
    }

    /// Ends the task and closes its connection: only whoever closes the file last leaves no log
    /// behind.
    pub(super) async fn stop(mut self) {
        self.stop.notify_one();
        if let Err(error) = (&mut self.task).await {
            tracing::warn!(%error, "the checkpointer failed");
        }
    }

    /// Lets the log start over if it has become too long; for the writer, between two commits.
    pub(super) async fn shorten(&self, writer: &mut SqliteConnection) {
        if !self.too_long.swap(false, Ordering::Relaxed) {
            return;
        }
        // Nearly everything has been moved already.
        let restarted = sqlx::query("PRAGMA wal_checkpoint(RESTART)").execute(writer);
        if let Err(error) = restarted.await {
            tracing::warn!(%error, "the write-ahead log could not start over");
        }
    }
}

impl Drop for Checkpointer {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn run(mut connection: SqliteConnection, too_long: Arc<AtomicBool>, stop: Arc<Notify>) {
    let mut moved = 0;
    // The time is up, or else it is to stop.
    while time::timeout(PAUSE, stop.notified()).await.is_err() {
        match pages(&mut connection, moved).await {
            Ok((log, done)) => {
                moved = done;
                too_long.store(log >= TOO_LONG, Ordering::Relaxed);
            }
            Err(error) => tracing::warn!(%error, "the write-ahead log could not be moved"),
        }
    }
    if let Err(error) = connection.close().await {
        tracing::warn!(%error, "the database could not be closed");
    }
}

/// Moves what can be moved, if it is worth it. Gives the pages in the log and how many of them have
/// been moved.
async fn pages(connection: &mut SqliteConnection, moved: i64) -> Result<(i64, i64), StoreError> {
    let look = sqlx::query("PRAGMA wal_checkpoint(NOOP)").fetch_one(&mut *connection);
    let row = look.await?;
    let log: i64 = row.try_get(1)?;
    let fresh = log < moved || log - moved >= WORTH;
    if !fresh {
        return Ok((log, moved));
    }
    let row = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)")
        .fetch_one(connection)
        .await?;
    Ok((row.try_get(1)?, row.try_get(2)?))
}
