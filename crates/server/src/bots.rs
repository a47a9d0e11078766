//! Where bots think: on threads of their own, so that people never wait for them; and who is next, so
//! that nobody's bots keep those of others waiting.
//!
//! Matches come first that somebody plays in who is there, then those whose people are
//! away, then those of bots alone. Among equals it is the turn of the player whose bots have thought
//! least lately, and then of the table that has waited longest. A thought does not have to be finished
//! first: whoever is more urgent interrupts it, on the same thread, and its clock stands still
//! meanwhile.

mod queue;

use std::{
    fmt,
    panic::{self, AssertUnwindSafe},
    sync::{
        Arc, Condvar, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use tokio::sync::oneshot;
use ziggurat_bots::Clock;
use ziggurat_protocol::{Level, PlayerId, TableId};
use ziggurat_table::{AnyBotTask, Decision};

use self::queue::{Queue, Taken};
use crate::panics::said;

/// How deep interruptions may nest: each takes a part of the stack.
const DEEPEST: u8 = 4;

/// How long a bot thinks before it looks again whether somebody is more urgent.
const LOOK_EVERY: Duration = Duration::from_millis(2);

/// The stack of a thread.
const STACK: usize = 8 * 1024 * 1024;

/// How urgent a thought is, the most urgent first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Urgency {
    /// Somebody who plays in this match is there.
    Attended,
    /// The people of this match are away.
    Unattended,
    /// A match of bots alone.
    Bots,
}

/// Whose bot thinks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Who {
    pub(crate) urgency: Urgency,
    /// Who pays: the host of the table.
    pub(crate) player: PlayerId,
    pub(crate) table: TableId,
}

type Job = Box<dyn FnOnce(&dyn Clock) + Send>;

/// Threads that think.
pub(crate) struct BotPool(Arc<Jobs>);

impl fmt::Debug for BotPool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BotPool").finish_non_exhaustive()
    }
}

struct Jobs {
    queue: Mutex<Queue<Job>>,
    more: Condvar,
}

/// Nothing came of it: thinking has failed, or the server is stopping.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Lost;

/// Set when it is dropped: nobody waits for the answer any more.
struct Waiter(Arc<AtomicBool>);

impl Drop for Waiter {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl BotPool {
    /// Starts this many threads. The bots of one player think at no more than `tables` tables at the
    /// same time.
    pub(crate) fn start(threads: usize, tables: usize) -> Self {
        let jobs = Arc::new(Jobs {
            queue: Mutex::new(Queue::new(tables)),
            more: Condvar::new(),
        });
        for number in 0..threads.max(1) {
            let jobs = Arc::clone(&jobs);
            let named = thread::Builder::new()
                .name(format!("bot-{number}"))
                .stack_size(STACK);
            if let Err(error) = named.spawn(move || jobs.work()) {
                tracing::error!(%error, "a thread for bots could not start");
            }
        }
        Self(jobs)
    }

    /// What the bot decides. If its thinking panics it takes any legal action, so that the match goes
    /// on.
    pub(crate) async fn decide(
        &self,
        who: Who,
        task: Box<dyn AnyBotTask>,
    ) -> Result<Decision, Lost> {
        let _waiting = Waiting::new(&*task);
        let level = task.level();
        let decide = move |clock: &dyn Clock| {
            let thought = caught(|| task.run(None, clock));
            thought.or_else(|Lost| caught(|| task.any_action()))
        };
        self.think(who, level, decide).await?
    }

    /// Any legal action of the bot, without thinking.
    pub(crate) async fn anything(
        &self,
        who: Who,
        task: Box<dyn AnyBotTask>,
    ) -> Result<Decision, Lost> {
        let level = task.level();
        let decide = move |_: &dyn Clock| caught(|| task.any_action());
        self.think(who, level, decide).await?
    }

    async fn think<T: Send + 'static>(
        &self,
        who: Who,
        level: Level,
        work: impl FnOnce(&dyn Clock) -> T + Send + 'static,
    ) -> Result<T, Lost> {
        let (done, answer) = oneshot::channel();
        let job: Job = Box::new(move |clock| {
            if let Ok(thought) = caught(|| work(clock)) {
                // Nobody may need it any more.
                let _ = done.send(thought);
            }
        });
        let waiter = Waiter(Arc::default());
        let forgotten = Arc::clone(&waiter.0);
        self.0.queue().add(who, level, forgotten, job);
        self.0.more.notify_one();
        let thought = answer.await.map_err(|_| Lost);
        drop(waiter);
        thought
    }
}

/// A bot that thinks or waits for its turn, counted by its level.
struct Waiting(metrics::Gauge);

impl Waiting {
    fn new(task: &dyn AnyBotTask) -> Self {
        let level = task.level().to_string();
        let gauge = metrics::gauge!("ziggurat_bots_waiting", "level" => level);
        gauge.increment(1.0);
        Self(gauge)
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.decrement(1.0);
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
        self.0.queue().close();
        self.0.more.notify_all();
    }
}

impl Jobs {
    fn queue(&self) -> MutexGuard<'_, Queue<Job>> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self) {
        while let Some(taken) = self.next() {
            self.run(taken, 0);
        }
    }

    fn next(&self) -> Option<Taken<Job>> {
        let mut queue = self.queue();
        loop {
            if queue.is_closed() {
                return None;
            }
            if let Some(taken) = queue.take(Instant::now()) {
                return Some(taken);
            }
            queue = self
                .more
                .wait(queue)
                .unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn run(&self, taken: Taken<Job>, depth: u8) {
        let Taken {
            who,
            level,
            waited,
            forgotten,
            job,
        } = taken;
        metrics::histogram!("ziggurat_bot_wait_seconds", "level" => level.name()).record(waited);
        let paced = Paced {
            jobs: self,
            who,
            depth,
            forgotten,
            begun: Instant::now(),
            paused: AtomicU64::new(0),
            looked: AtomicU64::new(0),
        };
        job(&paced);
        let thought = paced.thought();
        metrics::histogram!("ziggurat_bot_think_seconds", "level" => level.name()).record(thought);
        self.queue().done(who, thought, Instant::now());
        // The player whose bot was thinking may have had to wait.
        self.more.notify_one();
    }
}

/// The clock of one thought. It stands still while somebody more urgent thinks, and when nobody waits
/// for the thought any more, its time is over.
struct Paced<'a> {
    jobs: &'a Jobs,
    who: Who,
    depth: u8,
    forgotten: Arc<AtomicBool>,
    begun: Instant,
    /// For how long it stood still, in microseconds.
    paused: AtomicU64,
    /// When it was last looked whether somebody is more urgent, in microseconds of its own time.
    looked: AtomicU64,
}

impl Paced<'_> {
    /// How long the bot has thought.
    fn thought(&self) -> Duration {
        let paused = Duration::from_micros(self.paused.load(Ordering::Relaxed));
        self.begun.elapsed().saturating_sub(paused)
    }

    /// Lets everybody think who is more urgent.
    fn make_way(&self, thought: Duration) {
        if self.depth + 1 >= DEEPEST {
            return;
        }
        loop {
            let urgent = self
                .jobs
                .queue()
                .interrupt(self.who, thought, Instant::now());
            let Some(urgent) = urgent else { return };
            let begun = Instant::now();
            self.jobs.run(urgent, self.depth + 1);
            self.paused
                .fetch_add(micros(begun.elapsed()), Ordering::Relaxed);
        }
    }
}

impl Clock for Paced<'_> {
    fn now_ms(&self) -> f64 {
        if self.forgotten.load(Ordering::Relaxed) {
            return f64::INFINITY;
        }
        let thought = self.thought();
        let looked = Duration::from_micros(self.looked.load(Ordering::Relaxed));
        if thought >= looked + LOOK_EVERY {
            self.looked.store(micros(thought), Ordering::Relaxed);
            self.make_way(thought);
        }
        self.thought().as_secs_f64() * 1_000.0
    }
}

fn micros(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random;

    fn who(urgency: Urgency) -> Who {
        Who {
            urgency,
            player: random::player_id(),
            table: random::table_id(),
        }
    }

    /// Thinks for some time of its own.
    fn ponder(clock: &dyn Clock, millis: f64) {
        let begun = clock.now_ms();
        while clock.now_ms() < begun + millis {
            std::hint::spin_loop();
        }
    }

    #[tokio::test]
    async fn work_comes_back_from_the_threads() {
        let pool = BotPool::start(2, 2);
        let here = thread::current().id();
        let there = |_: &dyn Clock| thread::current().id();
        let there = pool.think(who(Urgency::Bots), Level::Easy, there).await;
        assert_ne!(there.unwrap(), here);
        let again = pool.think(who(Urgency::Attended), Level::Easy, |_| 7).await;
        assert_eq!(again, Ok(7));
    }

    #[tokio::test]
    async fn a_thread_survives_a_panic() {
        let pool = BotPool::start(1, 1);
        let who = who(Urgency::Attended);
        let answered = async {
            for _ in 0..3 {
                let fail = |_: &dyn Clock| panic!("on purpose");
                let lost: Result<u8, Lost> = pool.think(who, Level::Easy, fail).await;
                assert_eq!(lost, Err(Lost));
            }
            assert_eq!(pool.think(who, Level::Easy, |_| 7).await, Ok(7));
        };
        let answered = tokio::time::timeout(Duration::from_secs(60), answered).await;
        assert!(answered.is_ok(), "a thread that is gone answers nobody");
    }

    #[tokio::test]
    async fn whoever_is_more_urgent_interrupts_a_thought_and_does_not_shorten_it() {
        let pool = Arc::new(BotPool::start(1, 4));
        let order = Arc::new(Mutex::new(Vec::new()));
        let think = |urgency, millis: f64, name: &'static str| {
            let (pool, order) = (Arc::clone(&pool), Arc::clone(&order));
            async move {
                let work = move |clock: &dyn Clock| {
                    let begun = clock.now_ms();
                    ponder(clock, millis);
                    order.lock().unwrap().push(name);
                    clock.now_ms() - begun
                };
                pool.think(who(urgency), Level::Hard, work).await.unwrap()
            }
        };
        let long = tokio::spawn(think(Urgency::Bots, 400.0, "bots"));
        tokio::time::sleep(Duration::from_millis(50)).await;
        let away = tokio::spawn(think(Urgency::Unattended, 100.0, "away"));
        tokio::time::sleep(Duration::from_millis(50)).await;
        tokio::spawn(think(Urgency::Attended, 10.0, "people"))
            .await
            .unwrap();
        away.await.unwrap();
        let own = long.await.unwrap();
        assert_eq!(*order.lock().unwrap(), ["people", "away", "bots"]);
        assert!((400.0..480.0).contains(&own), "{own}");
    }

    #[tokio::test]
    async fn a_thought_that_nobody_waits_for_ends() {
        let pool = Arc::new(BotPool::start(1, 1));
        let thinking = Arc::clone(&pool);
        let long = tokio::spawn(async move {
            let for_ever = |clock: &dyn Clock| ponder(clock, 60_000.0);
            thinking
                .think(who(Urgency::Attended), Level::Hard, for_ever)
                .await
        });
        tokio::time::sleep(Duration::from_millis(50)).await;
        long.abort();
        let next = pool.think(who(Urgency::Bots), Level::Easy, |_| 7);
        let next = tokio::time::timeout(Duration::from_secs(20), next).await;
        assert_eq!(next.unwrap(), Ok(7));
    }
}
