//! A server is killed at random moments while people move, talk and take seats: whatever it has
//! acknowledged is there afterwards, exactly once. For the test and for the load generator.

mod check;
mod duel;
mod mover;
mod person;

use std::{
    net::{SocketAddr, TcpListener},
    path::Path,
    process::Child,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use tokio::time::sleep;

use crate::support::Dice;

/// How much is done.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    /// How often the server is killed.
    pub(crate) kills: usize,
    /// How many matches of two go on at the same time.
    pub(crate) matches: usize,
    /// At how many further tables somebody takes and leaves seats.
    pub(crate) movers: usize,
    /// Where the moments of the kills come from.
    pub(crate) seed: u64,
}

/// What was acknowledged, all of it found again.
#[derive(Debug)]
pub(crate) struct Survived {
    pub(crate) moves: usize,
    pub(crate) lines: usize,
    pub(crate) seats: usize,
    pub(crate) took: Duration,
}

/// A move that was acknowledged.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Move {
    table: String,
    player: String,
    id: String,
    version: u64,
}

/// A line of chat that was acknowledged; no two have the same words.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Line {
    table: String,
    words: String,
}

/// What was acknowledged.
#[derive(Debug, Default)]
struct Acknowledged {
    moves: Vec<Move>,
    lines: Vec<Line>,
    seats: usize,
}

/// What everybody shares.
#[derive(Debug)]
struct Shared {
    addr: SocketAddr,
    acknowledged: Mutex<Acknowledged>,
    count: AtomicUsize,
    stop: AtomicBool,
}

impl Shared {
    fn note(&self, note: impl FnOnce(&mut Acknowledged)) {
        note(&mut self.acknowledged.lock().unwrap());
        self.count.fetch_add(1, Ordering::Relaxed);
    }

    fn goes_on(&self) -> bool {
        !self.stop.load(Ordering::Relaxed)
    }
}

/// Starts a server with a database at an address.
pub(crate) type Start = fn(&Path, SocketAddr) -> Child;

/// A server that is killed again and again, and once more at the end.
struct Victim<'a> {
    start: Start,
    database: &'a Path,
    addr: SocketAddr,
    child: Child,
}

impl<'a> Victim<'a> {
    fn new(start: Start, database: &'a Path, addr: SocketAddr) -> Self {
        Self {
            start,
            database,
            addr,
            child: start(database, addr),
        }
    }

    /// SIGKILL: nothing can be finished.
    fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    fn kill_and_start(&mut self) {
        self.kill();
        self.child = (self.start)(self.database, self.addr);
    }
}

impl Drop for Victim<'_> {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Kills and starts the server, at random moments but always while something is going on.
async fn rage(shared: &Shared, server: &mut Victim<'_>, plan: Plan) {
    let mut dice = Dice(plan.seed);
    let more = async |wanted: usize| {
        let before = shared.count.load(Ordering::Relaxed);
        while shared.count.load(Ordering::Relaxed) < before + wanted {
            sleep(Duration::from_millis(1)).await;
        }
    };
    for _ in 0..plan.kills {
        more(5).await;
        sleep(Duration::from_micros(dice.below(120_000) as u64)).await;
        server.kill_and_start();
    }
    more(50).await;
}

/// Carries out the plan with a database that is not there yet.
///
/// # Panics
/// If anything that was acknowledged is lost, doubled or changed.
pub(crate) async fn run(plan: Plan, database: &Path, start: Start) -> Survived {
    let begun = Instant::now();
    let free = TcpListener::bind("127.0.0.1:0").unwrap();
    let addr = free.local_addr().unwrap();
    drop(free);
    let mut server = Victim::new(start, database, addr);
    while tokio::net::TcpStream::connect(addr).await.is_err() {
        sleep(Duration::from_millis(5)).await;
    }
    let shared = Arc::new(Shared {
        addr,
        acknowledged: Mutex::default(),
        count: AtomicUsize::new(0),
        stop: AtomicBool::new(false),
    });
    let mut duels = Vec::new();
    for number in 0..plan.matches {
        let (duel, table) = duel::Duel::new(&shared, number).await;
        duels.push(tokio::spawn(duel.run(table)));
    }
    let mut movers = Vec::new();
    for number in 0..plan.movers {
        let mover = mover::Mover::new(&shared, number).await;
        movers.push(tokio::spawn(mover.run()));
    }
    rage(&shared, &mut server, plan).await;
    shared.stop.store(true, Ordering::Relaxed);
    let mut tables = Vec::new();
    for duel in duels {
        tables.extend(duel.await.unwrap());
    }
    let mut seated = Vec::new();
    for mover in movers {
        seated.push(mover.await.unwrap());
    }
    drop(server);
    let acknowledged = std::mem::take(&mut *shared.acknowledged.lock().unwrap());
    check::everything(database, &tables, &seated, &acknowledged).await;
    Survived {
        moves: acknowledged.moves.len(),
        lines: acknowledged.lines.len(),
        seats: acknowledged.seats,
        took: begun.elapsed(),
    }
}
