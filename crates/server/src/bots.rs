//! Where bots think: on threads of their own, so that people never wait for them.

use std::{
    collections::VecDeque,
    fmt,
    panic::{self, AssertUnwindSafe},
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread,
};

use tokio::sync::{Semaphore, oneshot};
use ziggurat_bots::SystemClock;
use ziggurat_table::{AnyBotTask, Decision};

use crate::panics::said;

/// How many tasks may be queued for a thread; further ones wait for a place in the queue.
const QUEUE: usize = 1_024;

type Job = Box<dyn FnOnce() + Send>;

/// Threads that think.
pub(crate) struct BotPool {
    jobs: Arc<Jobs>,
    places: Semaphore,
}

impl fmt::Debug for BotPool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BotPool").finish_non_exhaustive()
    }
}

#[derive(Default)]
struct Jobs {
    queues: Mutex<Queues>,
    more: Condvar,
}

#[derive(Default)]
struct Queues {
    /// For people who wait for a hint.
    hints: VecDeque<Job>,
    moves: VecDeque<Job>,
    closed: bool,
}

/// Which queue: that of hints or that of moves.
#[derive(Clone, Copy, Debug)]
enum For {
    Hint,
    Move,
}

/// Nothing came of it: thinking has failed, or the server is stopping.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Lost;

impl BotPool {
    /// Starts this many threads.
    pub(crate) fn start(threads: usize) -> Self {
        let jobs = Arc::new(Jobs::default());
        for number in 0..threads.max(1) {
            let jobs = Arc::clone(&jobs);
            let named = thread::Builder::new().name(format!("bot-{number}"));
            if let Err(error) = named.spawn(move || jobs.work()) {
                tracing::error!(%error, "a thread for bots could not start");
            }
        }
        Self {
            jobs,
            places: Semaphore::new(QUEUE),
        }
    }

    /// What the bot decides. If its thinking panics it takes any legal action, so that the match goes
    /// on.
    pub(crate) async fn decide(&self, task: Box<dyn AnyBotTask>) -> Result<Decision, Lost> {
        let decide = move || {
            let thought = caught(|| task.run(None, &SystemClock::new()));
            thought.or_else(|Lost| caught(|| task.any_action()))
        };
        self.think(For::Move, decide).await?
    }

    /// What the bot would do in somebody's place, as JSON; `None` if there is nothing to decide.
    pub(crate) async fn hint(&self, task: Box<dyn AnyBotTask>) -> Result<Option<String>, Lost> {
        let hint = self.think(For::Hint, move || task.hint(None, &SystemClock::new()));
        hint.await?.map_err(|error| {
            tracing::error!(%error, "a hint could not be written");
            Lost
        })
    }

    async fn think<T: Send + 'static>(
        &self,
        what: For,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Lost> {
        let _place = self.places.acquire().await.map_err(|_| Lost)?;
        let (done, answer) = oneshot::channel();
        let job: Job = Box::new(move || {
            // Nobody may need it any more.
            if !done.is_closed()
                && let Ok(thought) = caught(work)
            {
                let _ = done.send(thought);
            }
        });
        self.jobs.add(what, job);
        answer.await.map_err(|_| Lost)
    }
}

/// What some work gives, or that it panicked: the thread goes on.
fn caught<T>(work: impl FnOnce() -> T) -> Result<T, Lost> {
    // What has panicked is thrown away, and whatever it was given with it: nothing half done is seen.
    panic::catch_unwind(AssertUnwindSafe(work)).map_err(|panic| {
        tracing::error!(panic = said(&*panic), "a bot panicked");
        metrics::counter!("ziggurat_panics_total").increment(1);
        Lost
    })
}

impl Drop for BotPool {
    fn drop(&mut self) {
        self.jobs.queues().closed = true;
        self.jobs.more.notify_all();
    }
}

impl Jobs {
    fn queues(&self) -> MutexGuard<'_, Queues> {
        self.queues.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn add(&self, what: For, job: Job) {
        let mut queues = self.queues();
        match what {
            For::Hint => queues.hints.push_back(job),
            For::Move => queues.moves.push_back(job),
        }
        self.more.notify_one();
    }

    fn work(&self) {
        while let Some(job) = self.next() {
            job();
        }
    }

    fn next(&self) -> Option<Job> {
        let mut queues = self.queues();
        loop {
            if queues.closed {
                return None;
            }
            let hint = queues.hints.pop_front();
            if let Some(job) = hint.or_else(|| queues.moves.pop_front()) {
                return Some(job);
            }
            queues = self
                .more
                .wait(queues)
                .unwrap_or_else(PoisonError::into_inner);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn work_comes_back_from_the_threads() {
        let pool = BotPool::start(2);
        let here = thread::current().id();
        let there = pool.think(For::Move, || thread::current().id()).await;
        assert_ne!(there.unwrap(), here);
        assert_eq!(pool.think(For::Hint, || 7).await, Ok(7));
    }

    #[tokio::test]
    async fn a_thread_survives_a_panic() {
        let pool = BotPool::start(1);
        for _ in 0..3 {
            let lost: Result<u8, Lost> = pool.think(For::Move, || panic!("on purpose")).await;
            assert_eq!(lost, Err(Lost));
        }
        assert_eq!(pool.think(For::Move, || 7).await, Ok(7));
    }

    #[tokio::test]
    async fn hints_come_first() {
        let pool = BotPool::start(1);
        let order = Arc::new(Mutex::new(Vec::new()));
        let (go, wait) = std::sync::mpsc::channel::<()>();
        let busy = pool.think(For::Move, move || wait.recv().is_ok());
        let note = |name: &'static str| {
            let order = Arc::clone(&order);
            move || order.lock().unwrap().push(name)
        };
        let moved = pool.think(For::Move, note("move"));
        let hinted = pool.think(For::Hint, note("hint"));
        let start = async {
            tokio::task::yield_now().await;
            go.send(()).unwrap();
        };
        let _ = futures_util::future::join4(busy, moved, hinted, start).await;
        assert_eq!(*order.lock().unwrap(), ["hint", "move"]);
    }
}
