//! Who watches a table.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use ziggurat_protocol::{Me, PlayerId, ServerMessage};

use super::access::{Circle, Eyes};
use crate::outbox::Outbox;

/// A number that no two connections share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct ConnId(pub(crate) u64);

/// A connection, as tables know it.
#[derive(Clone, Debug)]
pub(crate) struct Client {
    pub(crate) conn: ConnId,
    pub(crate) me: Option<Arc<Me>>,
    pub(crate) outbox: Arc<Outbox>,
}

impl Client {
    pub(crate) fn player(&self) -> Option<PlayerId> {
        self.me.as_ref().map(|me| me.id)
    }

    pub(crate) fn send(&self, message: &ServerMessage) {
        self.outbox.send(message);
    }
}

/// A connection that watches a table.
#[derive(Debug)]
pub(super) struct Watcher {
    pub(super) client: Client,
    pub(super) eyes: Eyes,
}

/// All connections that watch a table.
#[derive(Debug, Default)]
pub(super) struct Watchers(Vec<Watcher>);

impl Watchers {
    /// Adds a connection or gives it other eyes.
    pub(super) fn set(&mut self, client: Client, eyes: Eyes) {
        self.remove(client.conn);
        self.0.push(Watcher { client, eyes });
    }

    pub(super) fn remove(&mut self, conn: ConnId) {
        self.0.retain(|watcher| watcher.client.conn != conn);
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &Watcher> {
        self.0.iter()
    }

    pub(super) fn iter_mut(&mut self) -> impl Iterator<Item = &mut Watcher> {
        self.0.iter_mut()
    }

    pub(super) fn has(&self, player: PlayerId) -> bool {
        self.0
            .iter()
            .any(|watcher| watcher.client.player() == Some(player))
    }

    /// How many of them fit.
    pub(super) fn count(&self, which: impl Fn(Option<PlayerId>) -> bool) -> usize {
        let players = self.0.iter().map(|watcher| watcher.client.player());
        players.filter(|player| which(*player)).count()
    }

    /// Tells everybody the same.
    pub(super) fn tell_all(&self, message: &ServerMessage) {
        self.tell_circle(Circle::EVERYBODY, message);
    }

    /// Tells everybody in a circle the same.
    pub(super) fn tell_circle(&self, circle: Circle, message: &ServerMessage) {
        if self.0.is_empty() {
            return;
        }
        let those = self.0.iter().filter(|watcher| circle.hears(watcher.eyes));
        let frame: Utf8Bytes = match message.to_json() {
            Ok(frame) => frame.into(),
            Err(error) => return those.for_each(|watcher| watcher.client.outbox.fail(&error)),
        };
        for watcher in those {
            watcher.client.outbox.push(frame.clone());
        }
    }

    /// Tells everybody what is for their eyes; it is made once for those who share the same eyes.
    ///
    /// # Errors
    /// Why something could not be made; some may have been told already.
    pub(super) fn tell_each<E>(
        &self,
        make: impl Fn(Eyes) -> Result<Utf8Bytes, E>,
    ) -> Result<(), E> {
        let mut made: Vec<(Eyes, Utf8Bytes)> = Vec::with_capacity(self.0.len().min(8));
        for watcher in &self.0 {
            let found = made.iter().find(|(eyes, _)| *eyes == watcher.eyes);
            let frame = match found {
                Some((_, frame)) => frame.clone(),
                None => {
                    let frame = make(watcher.eyes)?;
                    made.push((watcher.eyes, frame.clone()));
                    frame
                }
            };
            watcher.client.outbox.push(frame);
        }
        Ok(())
    }
}
