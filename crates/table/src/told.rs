//! What a viewer was told last, and what is told next: only what has changed.

use std::mem;

use serde::Serialize;
use ziggurat_engine::{Game, Viewer};

use crate::{
    Unwritable, Update,
    delta::{Tape, Unrecordable, write_difference},
    update::FullState,
};

/// How often a message has the hash of the whole state: with every version that this divides, and with
/// the last.
pub const HASH_EVERY: u64 = 16;

/// What the viewers of a table were told last. It only saves work: messages are the same without it.
#[derive(Clone, Debug, Default)]
pub struct Told {
    each: Vec<Known>,
    /// Reused from message to message.
    spare: Tape,
}

/// What one viewer was told last.
#[derive(Clone, Debug)]
struct Known {
    viewer: Viewer,
    version: u64,
    state: Tape,
}

/// What a message begins with. What has changed follows.
#[derive(Serialize)]
struct Head<E, V> {
    version: u64,
    entry: E,
    events: V,
}

impl Told {
    /// What this viewer was told at this version. What is older is of no use any more.
    fn at(&mut self, viewer: Viewer, version: u64) -> Option<Tape> {
        self.each.retain(|known| known.version >= version);
        let known = |known: &Known| known.viewer == viewer && known.version == version;
        let place = self.each.iter().position(known)?;
        Some(self.each.swap_remove(place).state)
    }
}

/// Records how things stand for a viewer.
fn record<G: Game>(
    mut tape: Tape,
    viewer: Viewer,
    full: &FullState<G>,
) -> Result<Tape, Unwritable> {
    let recorded = tape.record(&full.state_for(viewer));
    let unwritable = |error: Unrecordable| Unwritable {
        what: "a state",
        why: error.to_string(),
    };
    recorded.map(|()| tape).map_err(unwritable)
}

impl<G: Game> Update<G> {
    /// What a viewer is told who knows how things stood before: a [`crate::Message`] as JSON, with what
    /// has changed ([`crate::delta`]) in place of the state, and now and then a hash of the state.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn changes_for(&self, viewer: Viewer, told: &mut Told) -> Result<String, Unwritable> {
        let viewer = self.full.viewer(viewer);
        let version = self.version();
        let old = match told.at(viewer, version.saturating_sub(1)) {
            Some(state) => state,
            None => record(Tape::default(), viewer, &self.before)?,
        };
        let new = record(mem::take(&mut told.spare), viewer, &self.full)?;
        let mut out = self.head(viewer)?;
        // In place of the brace that ends the head.
        out.pop();
        out.extend_from_slice(br#","change":"#);
        write_difference(&old, &new, &mut out);
        if version.is_multiple_of(HASH_EVERY) || self.full.outcome.is_some() {
            let hash = format!(r#","hash":{}"#, new.hash());
            out.extend_from_slice(hash.as_bytes());
        }
        out.push(b'}');
        told.spare = old;
        told.each.push(Known {
            viewer,
            version,
            state: new,
        });
        String::from_utf8(out).map_err(|error| Unwritable {
            what: "a message",
            why: error.to_string(),
        })
    }

    fn head(&self, viewer: Viewer) -> Result<Vec<u8>, Unwritable> {
        let head = Head {
            version: self.version(),
            entry: self.entry.entry_for(viewer),
            events: self.entry.events_for(viewer),
        };
        let mut out = Vec::with_capacity(1_024);
        match serde_json::to_writer(&mut out, &head) {
            Ok(()) => Ok(out),
            Err(error) => Err(Unwritable::new("a message", &error)),
        }
    }
}
