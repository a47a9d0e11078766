//! What waits to be sent to one connection.

use std::{
    collections::VecDeque,
    mem,
    sync::{
        Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU32, Ordering},
    },
};

use axum::{
    body::Bytes,
    extract::ws::{Message, Utf8Bytes},
};
use tokio::sync::Notify;
use ziggurat_protocol::ServerMessage;
use ziggurat_shelf::GameId;

/// How much may wait. A connection that reads more slowly is cut off; its client connects again and
/// resumes.
const MAX_BYTES: usize = 1024 * 1024;
const MAX_FRAMES: usize = 512;

/// What waits to be sent to one connection. Filling it never waits.
#[derive(Debug, Default)]
pub(crate) struct Outbox {
    queue: Mutex<Queue>,
    filled: Notify,
    /// The games whose phrases the client knows, a bit for each.
    phrases: AtomicU32,
}

/// A message as it is sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Frame {
    Text(Utf8Bytes),
    Packed(Bytes),
}

impl Frame {
    fn len(&self) -> usize {
        match self {
            Self::Text(text) => text.len(),
            Self::Packed(bytes) => bytes.len(),
        }
    }
}

impl From<Frame> for Message {
    fn from(frame: Frame) -> Self {
        match frame {
            Frame::Text(text) => Self::Text(text),
            Frame::Packed(bytes) => Self::Binary(bytes),
        }
    }
}

#[derive(Debug, Default)]
struct Queue {
    frames: VecDeque<Frame>,
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
    /// Whoever it belongs to is banned.
    Banned,
    /// Something for it could not be written.
    Failed,
    /// Its session has ended.
    LoggedOut,
}

impl Outbox {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The client knows the phrases of a game.
    pub(crate) fn knows(&self, game: GameId) {
        self.phrases.fetch_or(bit(game), Ordering::Relaxed);
    }

    /// Whether messages about matches of a game may be packed.
    pub(crate) fn reads_packed(&self, game: GameId) -> bool {
        self.phrases.load(Ordering::Relaxed) & bit(game) != 0
    }

    /// Adds a message.
    pub(crate) fn send(&self, message: &ServerMessage) {
        match message.to_json() {
            Ok(frame) => self.push(Frame::Text(frame.into())),
            Err(error) => self.fail(&error),
        }
    }

    /// A message could not be written: the connection would miss it, so it is cut off.
    pub(crate) fn fail(&self, error: &serde_json::Error) {
        tracing::error!(%error, "a message could not be written");
        self.cut(Cut::Failed);
    }

    /// The connection is to be closed by the server; what waits is not sent any more.
    pub(crate) fn cut(&self, why: Cut) {
        let mut queue = self.queue();
        if queue.state == State::Open {
            queue.empty(State::Cut(why));
        }
        drop(queue);
        self.filled.notify_one();
    }

    /// Adds a frame.
    pub(crate) fn push(&self, frame: Frame) {
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
    pub(crate) async fn next(&self) -> Result<VecDeque<Frame>, Cut> {
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

fn bit(game: GameId) -> u32 {
    1 << (game as u32)
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

    fn text(text: &str) -> Frame {
        Frame::Text(text.into())
    }

    #[tokio::test]
    async fn frames_come_out_in_order() {
        let outbox = Outbox::default();
        let packed = Frame::Packed(Bytes::from_static(&[1, 2]));
        outbox.push(text("a"));
        outbox.push(packed.clone());
        assert_eq!(outbox.next().await.unwrap(), [text("a"), packed]);
        outbox.push(text("c"));
        assert_eq!(outbox.next().await.unwrap(), [text("c")]);
    }

    #[test]
    fn the_phrases_of_each_game_are_known_or_not() {
        let outbox = Outbox::default();
        for (place, &game) in GameId::ALL.iter().enumerate() {
            assert!(!outbox.reads_packed(game));
            outbox.knows(game);
            let known = |game: &&GameId| outbox.reads_packed(**game);
            assert_eq!(GameId::ALL.iter().filter(known).count(), place + 1);
        }
    }

    #[tokio::test]
    async fn whoever_reads_too_slowly_is_cut_off() {
        let outbox = Outbox::default();
        let frame = text(&"x".repeat(MAX_BYTES / 4));
        for _ in 0..5 {
            outbox.push(frame.clone());
        }
        assert_eq!(outbox.next().await, Err(Cut::TooSlow));
        let outbox = Outbox::default();
        for _ in 0..=MAX_FRAMES {
            outbox.push(text("x"));
        }
        assert_eq!(outbox.next().await, Err(Cut::TooSlow));
    }
}
