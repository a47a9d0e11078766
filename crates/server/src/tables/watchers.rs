//! Who watches a table.

use std::sync::Arc;

use ziggurat_protocol::{Me, PlayerId, ServerMessage, pack::Phrases};
use ziggurat_shelf::GameId;

use super::access::{Circle, Eyes};
use crate::{
    net::Place,
    outbox::{Frame, Outbox},
};

/// A number that no two connections share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct ConnId(pub(crate) u64);

/// A connection, as tables know it.
#[derive(Clone, Debug)]
pub(crate) struct Client {
    pub(crate) conn: ConnId,
    pub(crate) me: Option<Arc<Me>>,
    /// Where it comes from.
    pub(crate) place: Place,
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

    /// Somebody no longer watches, on whatever connections.
    pub(super) fn remove_player(&mut self, player: PlayerId) {
        self.0
            .retain(|watcher| watcher.client.player() != Some(player));
    }

    /// Tells one player something, on all their connections.
    pub(super) fn tell_player(&self, player: PlayerId, message: &ServerMessage) {
        let theirs = |watcher: &&Watcher| watcher.client.player() == Some(player);
        for watcher in self.0.iter().filter(theirs) {
            watcher.client.send(message);
        }
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
        let frame = match message.to_json() {
            Ok(frame) => Frame::Text(frame.into()),
            Err(error) => return those.for_each(|watcher| watcher.client.outbox.fail(&error)),
        };
        for watcher in those {
            watcher.client.outbox.push(frame.clone());
        }
    }

    /// Tells everybody what is for their eyes; it is made once for those who share the same eyes, and
    /// packed once for those of them who know the phrases of the game.
    ///
    /// # Errors
    /// Why something could not be made; some may have been told already.
    pub(super) fn tell_each<E>(
        &self,
        known: Option<(GameId, &Phrases)>,
        mut make: impl FnMut(Eyes) -> Result<String, E>,
    ) -> Result<(), E> {
        let mut made: Vec<Made> = Vec::with_capacity(self.0.len().min(8));
        for Watcher { client, eyes } in &self.0 {
            let found = made.iter().position(|made| made.eyes == *eyes);
            let phrases = known.filter(|(game, _)| client.outbox.reads_packed(*game));
            let frame = match found.and_then(|at| made.get_mut(at)) {
                Some(made) => made.frame(phrases),
                None => {
                    let mut fresh = Made::new(*eyes, make(*eyes)?);
                    let frame = fresh.frame(phrases);
                    made.push(fresh);
                    frame
                }
            };
            client.outbox.push(frame);
        }
        Ok(())
    }
}

/// A message for certain eyes, in the forms that were asked for.
struct Made {
    eyes: Eyes,
    message: String,
    text: Option<Frame>,
    packed: Option<Frame>,
}

impl Made {
    fn new(eyes: Eyes, message: String) -> Self {
        Self {
            eyes,
            message,
            text: None,
            packed: None,
        }
    }

    fn frame(&mut self, phrases: Option<(GameId, &Phrases)>) -> Frame {
        let message = self.message.as_str();
        let frame = match phrases {
            None => self.text.get_or_insert_with(|| Frame::Text(message.into())),
            Some((_, phrases)) => {
                let pack = || Frame::Packed(phrases.pack(message).into());
                self.packed.get_or_insert_with(pack)
            }
        };
        frame.clone()
    }
}
