//! The only writer: whatever is waiting is written in one transaction and answered when that is
//! durable.

use sqlx::{Connection, SqliteConnection};
use tokio::{
    sync::{Mutex, mpsc, oneshot},
    task::JoinHandle,
};

use super::{
    appends::Keys,
    checkpoint::Checkpointer,
    write::{self, Write},
};
use crate::StoreError;

/// How many writes may be queued; further ones wait for a place in the queue.
const QUEUE: usize = 4_096;

/// How many writes are committed together.
const BATCH: usize = 1_024;

/// A write and who waits for it.
struct Job {
    write: Write,
    done: oneshot::Sender<Result<(), StoreError>>,
}

/// The handle of the task that writes.
pub(super) struct Writer {
    jobs: std::sync::Mutex<Option<mpsc::Sender<Job>>>,
    task: Mutex<Option<JoinHandle<()>>>,
}

impl Writer {
    pub(super) fn start(connection: SqliteConnection, checkpointer: Checkpointer) -> Self {
        let (jobs, queue) = mpsc::channel(QUEUE);
        Self {
            jobs: std::sync::Mutex::new(Some(jobs)),
            task: Mutex::new(Some(tokio::spawn(run(connection, checkpointer, queue)))),
        }
    }

    fn jobs(&self) -> Option<mpsc::Sender<Job>> {
        let jobs = self.jobs.lock();
        jobs.unwrap_or_else(std::sync::PoisonError::into_inner)
            .clone()
    }

    /// Writes, and waits until it is durable.
    pub(super) async fn write(&self, write: Write) -> Result<(), StoreError> {
        let (done, answer) = oneshot::channel();
        let jobs = self.jobs().ok_or(StoreError::Closed)?;
        let sent = jobs.send(Job { write, done }).await;
        drop(jobs);
        sent.map_err(|_| StoreError::Closed)?;
        answer.await.unwrap_or(Err(StoreError::Closed))
    }

    /// Finishes what waits, and closes the file.
    pub(super) async fn close(&self) -> Result<(), StoreError> {
        let jobs = self.jobs.lock();
        drop(
            jobs.unwrap_or_else(std::sync::PoisonError::into_inner)
                .take(),
        );
        if let Some(task) = self.task.lock().await.take() {
            task.await.map_err(|_| StoreError::Closed)?;
        }
        Ok(())
    }
}

async fn run(
    mut connection: SqliteConnection,
    checkpointer: Checkpointer,
    mut queue: mpsc::Receiver<Job>,
) {
    let mut batch = Vec::with_capacity(BATCH);
    let mut keys = Keys::default();
    while queue.recv_many(&mut batch, BATCH).await > 0 {
        commit(&mut connection, &mut keys, &mut batch).await;
        checkpointer.shorten(&mut connection).await;
    }
    checkpointer.stop().await;
    if let Err(error) = connection.close().await {
        tracing::warn!(%error, "the database could not be closed");
    }
}

async fn commit(connection: &mut SqliteConnection, keys: &mut Keys, batch: &mut Vec<Job>) {
    let (writes, waiting): (Vec<_>, Vec<_>) =
        batch.drain(..).map(|job| (job.write, job.done)).unzip();
    let results = match write::all(connection, keys, &writes).await {
        Ok(results) => results,
        Err(error) => {
            tracing::error!(%error, "a transaction failed");
            vec![Err(error); waiting.len()]
        }
    };
    for (done, result) in waiting.into_iter().zip(results) {
        // Nobody may be waiting any more.
        let _ = done.send(result);
    }
}
