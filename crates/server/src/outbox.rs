//! What waits to be sent to one connection.

use std::{
    collections::VecDeque,
    mem,
    sync::{Mutex, MutexGuard, PoisonError},
};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::Notify;
use ziggurat_protocol::ServerMessage;

/// How much may wait. A connection that reads more slowly is cut off; its client connects again and
/// resumes.
const MAX_BYTES: usize = 1024 * 1024;
const MAX_FRAMES: usize = 512;

/// What waits to be sent to one connection. Filling it never waits.
#[derive(Debug, Default)]
pub(crate) struct Outbox {
    queue: Mutex<Queue>,
    filled: Notify,
}

#[derive(Debug, Default)]
struct Queue {
    frames: VecDeque<Utf8Bytes>,
    bytes: usize,
    state: State,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum State {
    #[default]
    Open,
    /// The connection is to be closed by the server.
    Cut(Cut),
    /// The connection is gone.
    Closed,
}

/// Why a connection is cut off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cut {
    /// It reads too slowly.
    TooSlow,
    /// Something for it could not be written.
    Failed,
}

impl Outbox {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a message.
    pub(crate) fn send(&self, message: &ServerMessage) {
        match message.to_json() {
            Ok(frame) => self.push(frame.into()),
            Err(error) => self.fail(&error),
        }
    }

    /// A message could not be written: the connection would miss it, so it is cut off.
    pub(crate) fn fail(&self, error: &serde_json::Error) {
        tracing::error!(%error, "a message could not be written");
        self.queue().empty(State::Cut(Cut::Failed));
        self.filled.notify_one();
    }

    /// Adds a frame.
    pub(crate) fn push(&self, frame: Utf8Bytes) {
        let mut queue = self.queue();
        if queue.state != State::Open {
            return;
        }
        queue.bytes += frame.len();
        queue.frames.push_back(frame);
        if queue.bytes > MAX_BYTES || queue.frames.len() > MAX_FRAMES {
            queue.empty(State::Cut(Cut::TooSlow));
        }
        drop(queue);
        self.filled.notify_one();
    }

    /// Everything that waits to be sent; waits until there is something.
    pub(crate) async fn next(&self) -> Result<VecDeque<Utf8Bytes>, Cut> {
        loop {
            {
                let mut queue = self.queue();
                if let State::Cut(why) = queue.state {
                    return Err(why);
                }
                if !queue.frames.is_empty() {
                    queue.bytes = 0;
                    return Ok(mem::take(&mut queue.frames));
                }
            }
            self.filled.notified().await;
        }
    }

    /// Nobody reads any more.
    pub(crate) fn close(&self) {
        self.queue().empty(State::Closed);
    }
}

impl Queue {
    fn empty(&mut self, state: State) {
        self.frames = VecDeque::new();
        self.bytes = 0;
        self.state = state;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn frames_come_out_in_order() {
        let outbox = Outbox::default();
        outbox.push("a".into());
        outbox.push("b".into());
        assert_eq!(outbox.next().await.unwrap(), ["a", "b"]);
        outbox.push("c".into());
        assert_eq!(outbox.next().await.unwrap(), ["c"]);
    }

    #[tokio::test]
    async fn whoever_reads_too_slowly_is_cut_off() {
        let outbox = Outbox::default();
        let frame: Utf8Bytes = "x".repeat(MAX_BYTES / 4).into();
        for _ in 0..5 {
            outbox.push(frame.clone());
        }
        assert_eq!(outbox.next().await, Err(Cut::TooSlow));
        let outbox = Outbox::default();
        for _ in 0..=MAX_FRAMES {
            outbox.push("x".into());
        }
        assert_eq!(outbox.next().await, Err(Cut::TooSlow));
    }
}
