//! Where bots think: on threads of their own, so that people never wait for them.

use std::{
    collections::VecDeque,
    fmt,
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread,
};

use serde_json::Value;
use tokio::sync::{Semaphore, oneshot};
use ziggurat_bots::SystemClock;
use ziggurat_table::AnyBotTask;

/// How many tasks may wait for a thread; more wait for their turn to wait.
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

/// Whether the queue of hints or that of moves.
#[derive(Clone, Copy, Debug)]
enum For {
    Hint,
    Move,
}

impl BotPool {
    /// Starts so many threads.
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

    /// What the bot decides, as JSON; `None` if it would rather not act.
    pub(crate) async fn decide(&self, task: Box<dyn AnyBotTask>) -> Option<Value> {
        self.think(For::Move, move || task.run(None, &SystemClock::new()))
            .await
            .flatten()
    }

    /// What the bot would do in somebody's place, as JSON.
    pub(crate) async fn hint(&self, task: Box<dyn AnyBotTask>) -> Option<String> {
        self.think(For::Hint, move || task.hint(None, &SystemClock::new()))
            .await
            .flatten()
    }

    async fn think<T: Send + 'static>(
        &self,
        what: For,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let _place = self.places.acquire().await.ok()?;
        let (done, answer) = oneshot::channel();
        let job: Job = Box::new(move || {
            // Nobody may need it any more.
            if !done.is_closed() {
                let _ = done.send(work());
            }
        });
        self.jobs.add(what, job);
        answer.await.ok()
    }
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
        assert_eq!(pool.think(For::Hint, || 7).await, Some(7));
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
        futures_util::future::join4(busy, moved, hinted, start).await;
        assert_eq!(*order.lock().unwrap(), ["hint", "move"]);
    }
}
