//! Matches that are played again, and those that are kept ready to be looked at. Neither takes more
//! memory than it may.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::sync::{Semaphore, SemaphorePermit};
use ziggurat_protocol::{ReplayId, TableId};
use ziggurat_table::{AnyReplay, GameFile, LogError};

use crate::{app::App, denied::Denied, source::TableSource};

/// How many files that were sent may wait to be played again.
const PLACES: usize = 8;

/// About how many bytes an entry of a file takes.
const ENTRY: usize = 128;

/// A match that is ready to be looked at.
#[derive(Debug)]
pub(crate) struct Ready {
    pub(crate) file: GameFile,
    pub(crate) replay: Box<dyn AnyReplay>,
}

impl Ready {
    /// About how many bytes it takes.
    fn weight(&self) -> usize {
        self.replay.weight() + self.file.log.len() * ENTRY
    }
}

/// Where a match comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    /// A table whose match is over: everybody may see everything.
    Table(TableId),
    /// A table whose match is being played, as far as it had come.
    Playing(TableId),
    File(ReplayId),
}

/// The matches that were looked at last, and the right to play one again.
#[derive(Debug)]
pub(crate) struct Replays {
    shelf: Mutex<Shelf>,
    /// Playing a match again takes memory for all of its steps: few at a time.
    turns: Arc<Semaphore>,
    places: Semaphore,
}

/// Matches with their weights, the latest looked at last.
#[derive(Debug)]
struct Shelf {
    ready: VecDeque<(Source, Arc<Ready>, usize)>,
    weight: usize,
    budget: usize,
}

impl Shelf {
    fn remove(&mut self, source: Source) -> Option<(Arc<Ready>, usize)> {
        let at = self.ready.iter().position(|(other, ..)| *other == source)?;
        let (_, ready, weight) = self.ready.remove(at)?;
        self.weight = self.weight.saturating_sub(weight);
        Some((ready, weight))
    }

    fn put(&mut self, source: Source, ready: Arc<Ready>, weight: usize) {
        self.remove(source);
        if weight > self.budget {
            return;
        }
        while self.weight + weight > self.budget {
            let Some((_, _, oldest)) = self.ready.pop_front() else {
                break;
            };
            self.weight = self.weight.saturating_sub(oldest);
        }
        self.weight += weight;
        self.ready.push_back((source, ready, weight));
    }
}

impl Replays {
    /// Keeps at most this many bytes of matches, and plays at most `at_once` of them again at a time.
    pub(crate) fn new(budget: usize, at_once: usize) -> Self {
        Self {
            shelf: Mutex::new(Shelf {
                ready: VecDeque::new(),
                weight: 0,
                budget,
            }),
            turns: Arc::new(Semaphore::new(at_once.max(1))),
            places: Semaphore::new(PLACES),
        }
    }

    fn shelf(&self) -> MutexGuard<'_, Shelf> {
        self.shelf.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn get(&self, source: Source) -> Option<Arc<Ready>> {
        let mut shelf = self.shelf();
        let (ready, weight) = shelf.remove(source)?;
        shelf.put(source, Arc::clone(&ready), weight);
        Some(ready)
    }

    pub(crate) fn put(&self, source: Source, ready: Arc<Ready>) {
        let weight = ready.weight();
        self.shelf().put(source, ready, weight);
    }

    /// A place for a file that is sent; [`Denied::Busy`] if all are taken.
    pub(crate) fn place(&self) -> Result<SemaphorePermit<'_>, Denied> {
        self.places.try_acquire().map_err(|_| Denied::Busy)
    }
}

/// Reads a match and plays it again, when it is its turn.
pub(crate) async fn play_again(
    app: &App,
    read: impl FnOnce() -> Result<GameFile, LogError> + Send + 'static,
) -> Result<Arc<Ready>, Denied> {
    in_turn(app, move |source| {
        let file = read()?;
        let replay = source.replay(&file)?;
        Ok(Arc::new(Ready { file, replay }))
    })
    .await
}

/// Does something with a file that takes time and memory, on a thread that nobody waits for, when it
/// is its turn.
pub(crate) async fn in_turn<T: Send + 'static>(
    app: &App,
    work: impl FnOnce(&dyn TableSource) -> Result<T, Denied> + Send + 'static,
) -> Result<T, Denied> {
    let source = Arc::clone(&app.source);
    let turn = Arc::clone(&app.replays.turns).acquire_owned().await;
    let turn = turn.map_err(|_| Denied::Busy)?;
    let done = tokio::task::spawn_blocking(move || {
        // Until it is done, even if nobody waits for it any more.
        let _turn = turn;
        work(&*source)
    });
    done.await.unwrap_or(Err(Denied::Internal))
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use ziggurat_shelf::{GameId, open_table, replay_file};

    use super::*;
    use crate::random;

    fn ready() -> Arc<Ready> {
        let seat = json!({"name": "Somebody", "holder": "human"});
        let setup = json!({"seats": vec![seat; 2], "seed": "7", "salt": "00".repeat(32)});
        let file = open_table(GameId::Babylonia, setup).unwrap().save();
        let replay = replay_file(&file).unwrap();
        Arc::new(Ready { file, replay })
    }

    #[test]
    fn what_was_looked_at_least_lately_makes_room() {
        let one = ready();
        let weight = one.weight();
        assert!(weight > 384, "a position at least: {weight}");
        let replays = Replays::new(weight * 2 + weight / 2, 1);
        let [a, b, c] = [(); 3].map(|()| Source::File(random::replay_id()));
        replays.put(a, Arc::clone(&one));
        replays.put(b, ready());
        assert!(replays.get(a).is_some());
        replays.put(c, ready());
        assert!(replays.get(b).is_none(), "it was looked at before `a`");
        assert!(replays.get(a).is_some() && replays.get(c).is_some());
        replays.put(a, one);
        assert_eq!(replays.shelf().weight, 2 * weight);
    }

    #[test]
    fn what_is_heavier_than_the_budget_is_not_kept() {
        let replays = Replays::new(100, 1);
        let source = Source::File(random::replay_id());
        replays.put(source, ready());
        assert!(replays.get(source).is_none());
    }

    #[test]
    fn few_files_wait() {
        let replays = Replays::new(0, 1);
        let places: Vec<_> = (0..PLACES).map(|_| replays.place().unwrap()).collect();
        assert_eq!(replays.place().unwrap_err(), Denied::Busy);
        drop(places);
        assert!(replays.place().is_ok());
    }
}
