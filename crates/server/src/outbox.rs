//! What waits to be sent to one connection.

use std::{
    collections::VecDeque,
    mem,
    sync::{Mutex, MutexGuard, PoisonError},
};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::Notify;
use ziggurat_protocol::ServerMessage;

/// How much may wait: whoever reads more slowly is cut off, connects anew and resumes.
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
    /// The connection reads too slowly.
    Slow,
    /// The connection is gone.
    Closed,
}

/// The connection reads too slowly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TooSlow;

impl Outbox {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a message.
    pub(crate) fn send(&self, message: &ServerMessage) {
        self.push(message.to_json().into());
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
            queue.empty(State::Slow);
        }
        drop(queue);
        self.filled.notify_one();
    }

    /// All that waits; waits until there is something.
    pub(crate) async fn next(&self) -> Result<VecDeque<Utf8Bytes>, TooSlow> {
        loop {
            {
                let mut queue = self.queue();
                if queue.state == State::Slow {
                    return Err(TooSlow);
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
    async fn who_reads_too_slowly_is_cut_off() {
        let outbox = Outbox::default();
        let frame: Utf8Bytes = "x".repeat(MAX_BYTES / 4).into();
        for _ in 0..5 {
            outbox.push(frame.clone());
        }
        assert_eq!(outbox.next().await, Err(TooSlow));
        let outbox = Outbox::default();
        for _ in 0..=MAX_FRAMES {
            outbox.push("x".into());
        }
        assert_eq!(outbox.next().await, Err(TooSlow));
    }
}
