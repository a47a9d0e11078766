//! Who may think next.

use std::{
    collections::HashMap,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use ziggurat_protocol::{Level, PlayerId, TableId};

use super::Who;

/// After this time, half of what the bots of a player have thought is forgotten.
const HALF_LIFE: Duration = Duration::from_secs(10);

/// By how much less the bots of somebody must have thought to interrupt those of somebody else.
const MARGIN: Duration = Duration::from_millis(100);

/// How many players and tables are remembered before it is looked who can be forgotten.
const MANY: usize = 1_024;

/// What waits to be thought.
#[derive(Debug)]
struct Waiting<J> {
    who: Who,
    level: Level,
    since: Instant,
    forgotten: Arc<AtomicBool>,
    job: J,
}

/// What is to be thought now.
#[derive(Debug)]
pub(super) struct Taken<J> {
    pub(super) who: Who,
    pub(super) level: Level,
    pub(super) waited: Duration,
    pub(super) forgotten: Arc<AtomicBool>,
    pub(super) job: J,
}

/// How much the bots of a player have thought lately.
#[derive(Clone, Copy, Debug)]
struct Account {
    thought: Duration,
    at: Instant,
}

impl Account {
    fn now(self, now: Instant) -> Duration {
        let lives = now.saturating_duration_since(self.at).as_secs_f64() / HALF_LIFE.as_secs_f64();
        self.thought.mul_f64(0.5_f64.powf(lives))
    }
}

/// Everything that waits, and what is being thought.
#[derive(Debug)]
pub(super) struct Queue<J> {
    waiting: Vec<Waiting<J>>,
    thinking: Vec<(PlayerId, TableId)>,
    accounts: HashMap<PlayerId, Account>,
    /// When it was last the turn of a table.
    turns: HashMap<TableId, Instant>,
    /// At how many tables the bots of one player may think at the same time.
    tables: usize,
    closed: bool,
}

impl<J> Queue<J> {
    pub(super) fn new(tables: usize) -> Self {
        Self {
            waiting: Vec::new(),
            thinking: Vec::new(),
            accounts: HashMap::new(),
            turns: HashMap::new(),
            tables: tables.max(1),
            closed: false,
        }
    }

    pub(super) fn add(&mut self, who: Who, level: Level, forgotten: Arc<AtomicBool>, job: J) {
        self.waiting.push(Waiting {
            who,
            level,
            since: Instant::now(),
            forgotten,
            job,
        });
    }

    pub(super) fn close(&mut self) {
        self.closed = true;
    }

    pub(super) const fn is_closed(&self) -> bool {
        self.closed
    }

    /// The next thought, if there is one.
    pub(super) fn take(&mut self, now: Instant) -> Option<Taken<J>> {
        self.forget();
        let next = self.first(now, |_| true)?;
        self.begin(next, now)
    }

    /// A thought that is so much more urgent than what somebody thinks, for some time already, that it
    /// comes before the rest of that.
    pub(super) fn interrupt(
        &mut self,
        who: Who,
        thought: Duration,
        now: Instant,
    ) -> Option<Taken<J>> {
        if self.waiting.is_empty() || self.closed {
            return None;
        }
        self.forget();
        let own = who.urgency;
        let used = self.used(who.player, now) + thought;
        let next = self.first(now, |other| {
            let urgency = other.urgency;
            let less = || self.used(other.player, now) + MARGIN < used;
            urgency < own || (urgency == own && other.player != who.player && less())
        })?;
        metrics::counter!("ziggurat_bot_interruptions_total").increment(1);
        self.begin(next, now)
    }

    /// Something was thought.
    pub(super) fn done(&mut self, who: Who, thought: Duration, now: Instant) {
        let seat = (who.player, who.table);
        if let Some(at) = self.thinking.iter().position(|other| *other == seat) {
            self.thinking.swap_remove(at);
        }
        let thought = self.used(who.player, now) + thought;
        let account = Account { thought, at: now };
        self.accounts.insert(who.player, account);
        if self.accounts.len() + self.turns.len() > MANY {
            self.accounts.retain(|_, account| account.now(now) > MARGIN);
            self.turns
                .retain(|_, turn| now.saturating_duration_since(*turn) < HALF_LIFE);
        }
    }

    /// How much the bots of a player have thought lately.
    fn used(&self, player: PlayerId, now: Instant) -> Duration {
        let account = self.accounts.get(&player);
        account.map_or(Duration::ZERO, |account| account.now(now))
    }

    /// The place of the most urgent among those that may think.
    fn first(&self, now: Instant, may: impl Fn(Who) -> bool) -> Option<usize> {
        let places = self.waiting.iter().enumerate();
        let allowed = places.filter(|(_, it)| self.has_room(it.who) && may(it.who));
        let first = allowed.min_by_key(|(_, it)| {
            let who = it.who;
            let turn = self.turns.get(&who.table);
            let (urgency, used) = (who.urgency, self.used(who.player, now));
            (urgency, used, turn, it.since)
        });
        first.map(|(place, _)| place)
    }

    /// Whether the bots of this player think at few enough other tables.
    fn has_room(&self, who: Who) -> bool {
        let mut tables: Vec<TableId> = Vec::new();
        for &(player, table) in &self.thinking {
            if player == who.player && table != who.table && !tables.contains(&table) {
                tables.push(table);
            }
        }
        tables.len() < self.tables
    }

    fn begin(&mut self, place: usize, now: Instant) -> Option<Taken<J>> {
        if place >= self.waiting.len() {
            return None;
        }
        let it = self.waiting.swap_remove(place);
        self.thinking.push((it.who.player, it.who.table));
        self.turns.insert(it.who.table, now);
        Some(Taken {
            who: it.who,
            level: it.level,
            waited: now.saturating_duration_since(it.since),
            forgotten: it.forgotten,
            job: it.job,
        })
    }

    /// Throws away what nobody waits for any more.
    fn forget(&mut self) {
        self.waiting
            .retain(|it| !it.forgotten.load(Ordering::Relaxed));
    }
}

#[cfg(test)]
mod tests {
    use super::{super::Urgency, *};
    use crate::random;

    fn who(urgency: Urgency, player: PlayerId) -> Who {
        Who {
            urgency,
            player,
            table: random::table_id(),
        }
    }

    fn add(queue: &mut Queue<&'static str>, who: Who, job: &'static str) {
        queue.add(who, Level::Hard, Arc::default(), job);
    }

    /// Takes everything in turn; every thought takes a second.
    fn order(queue: &mut Queue<&'static str>) -> Vec<&'static str> {
        let mut now = Instant::now();
        let mut order = Vec::new();
        while let Some(taken) = queue.take(now) {
            order.push(taken.job);
            now += Duration::from_secs(1);
            queue.done(taken.who, Duration::from_secs(1), now);
        }
        order
    }

    #[test]
    fn people_come_before_bots() {
        let mut queue = Queue::new(4);
        let player = random::player_id();
        add(&mut queue, who(Urgency::Bots, player), "bots");
        add(&mut queue, who(Urgency::Unattended, player), "away");
        add(&mut queue, who(Urgency::Attended, player), "people");
        assert_eq!(order(&mut queue), ["people", "away", "bots"]);
    }

    #[test]
    fn players_take_turns_and_so_do_their_tables() {
        let mut queue = Queue::new(4);
        let [greedy, modest] = [(); 2].map(|()| random::player_id());
        let tables = [(); 2].map(|()| who(Urgency::Attended, greedy));
        for _ in 0..2 {
            for (table, name) in tables.iter().zip(["a", "b"]) {
                add(&mut queue, *table, name);
                add(&mut queue, *table, name);
            }
        }
        let other = who(Urgency::Attended, modest);
        add(&mut queue, other, "other");
        add(&mut queue, other, "other");
        let order = order(&mut queue);
        assert_eq!(order[..4], ["a", "other", "b", "other"], "{order:?}");
        assert_eq!(order[4..], ["a", "b", "a", "b", "a", "b"], "{order:?}");
    }

    #[test]
    fn one_player_thinks_at_few_tables_at_once() {
        let mut queue = Queue::new(2);
        let player = random::player_id();
        let tables = [(); 3].map(|()| who(Urgency::Attended, player));
        for table in tables {
            add(&mut queue, table, "one");
            add(&mut queue, table, "two");
        }
        let now = Instant::now();
        let taken: Vec<_> = std::iter::from_fn(|| queue.take(now)).collect();
        assert_eq!(taken.len(), 4, "two tables, two bots each");
        let first = taken[0].who.table;
        for taken in taken.iter().filter(|taken| taken.who.table == first) {
            queue.done(taken.who, Duration::from_secs(1), now);
        }
        let all: Vec<_> = std::iter::from_fn(|| queue.take(now)).collect();
        assert!(!all.is_empty(), "a third table may think when one is done");
    }

    #[test]
    fn whoever_has_thought_much_is_interrupted_by_whoever_has_not() {
        let mut queue = Queue::new(2);
        let [greedy, modest] = [(); 2].map(|()| random::player_id());
        let now = Instant::now();
        let running = who(Urgency::Attended, greedy);
        queue.done(running, Duration::from_secs(5), now);
        add(&mut queue, who(Urgency::Attended, greedy), "own");
        assert!(queue.interrupt(running, Duration::ZERO, now).is_none());
        add(&mut queue, who(Urgency::Bots, modest), "bots");
        assert!(queue.interrupt(running, Duration::ZERO, now).is_none());
        add(&mut queue, who(Urgency::Attended, modest), "other");
        let urgent = queue.interrupt(running, Duration::ZERO, now).unwrap();
        assert_eq!(urgent.job, "other");
        let later = now + HALF_LIFE;
        assert_eq!(queue.used(greedy, later), Duration::from_millis(2_500));
    }

    #[test]
    fn what_nobody_waits_for_is_thrown_away() {
        let mut queue = Queue::new(1);
        let forgotten = Arc::new(AtomicBool::new(true));
        let player = random::player_id();
        queue.add(
            who(Urgency::Attended, player),
            Level::Easy,
            forgotten,
            "gone",
        );
        assert!(queue.take(Instant::now()).is_none());
    }
}
