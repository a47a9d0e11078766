//! What is measured.

use std::{
    net::{Ipv4Addr, SocketAddr},
    path::Path,
    time::{Duration, Instant},
};

use futures_util::future::join_all;
use serde_json::{Value, json};
use tokio::task::JoinHandle;
use ziggurat_store::{Append, SqliteStore, Store, StoredTable};

use crate::{
    figures::Times,
    player::Duel,
    process::{self, Process, Strictness},
    support::{Dice, Guest, Socket},
};

/// This many duels, a few made at a time, each from an address of its own.
pub(crate) async fn duels(addr: SocketAddr, count: u64) -> Vec<Duel> {
    let mut duels = Vec::new();
    let numbers: Vec<u64> = (0..count).collect();
    for some in numbers.chunks(50) {
        let made = some.iter().map(|&number| {
            let home = Ipv4Addr::from(HOMES + u32::try_from(number).unwrap_or(0));
            Duel::new(home, addr, number + 1)
        });
        duels.extend(join_all(made).await);
    }
    duels
}

/// The first of the addresses that players come from.
const HOMES: u32 = u32::from_be_bytes([127, 1, 0, 0]);

pub(crate) async fn all_times(tasks: Vec<JoinHandle<Times>>) -> Times {
    let mut times = Times::default();
    for task in tasks {
        times.merge(task.await.expect("times"));
    }
    times
}

pub(crate) fn with(mut figures: Value, more: &Value) -> Value {
    if let (Some(figures), Some(more)) = (figures.as_object_mut(), more.as_object()) {
        figures.extend(more.clone());
    }
    figures
}

/// 500 matches of two without pause: how many moves a second?
pub(crate) async fn saturation() -> Value {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Process::start(&folder.path().join("store.sqlite")).await;
    let duels = duels(server.addr, 500).await;
    let during = Duration::from_secs(20);
    let until = Instant::now() + during;
    let before = [server.cpu(), process::own_cpu()];
    let tasks = duels
        .into_iter()
        .map(|duel| tokio::spawn(duel.rush(until)))
        .collect();
    let times = all_times(tasks).await;
    let moves = times.len().max(1) as f64;
    let each = |cpu: Duration, before: Duration| {
        let cpu = cpu.saturating_sub(before);
        (cpu.as_secs_f64() * 1e6 / moves).round()
    };
    let more = json!({
        "matches": 500,
        "memory_mb": server.memory(),
        "cpu_us_per_move": each(server.cpu(), before[0]),
        "generator_cpu_us_per_move": each(process::own_cpu(), before[1]),
    });
    with(times.summary(during), &more)
}

/// 5 000 clients in 2 500 matches with 5 s to think: how long does a move take?
pub(crate) async fn paced() -> Value {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Process::start(&folder.path().join("store.sqlite")).await;
    let duels = duels(server.addr, 2_500).await;
    let during = Duration::from_secs(40);
    let until = Instant::now() + during;
    let pause = Duration::from_millis(4_700);
    let tasks = duels
        .into_iter()
        .map(|duel| tokio::spawn(duel.think(pause, until)))
        .collect();
    let times = all_times(tasks).await;
    with(
        times.summary(during),
        &json!({ "matches": 2_500, "clients": 5_000, "memory_mb": server.memory() }),
    )
}

/// 10 000 connections that do nothing: how much memory?
pub(crate) async fn idle() -> Value {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Process::start(&folder.path().join("store.sqlite")).await;
    let before = server.memory();
    let mut sockets = Vec::new();
    while sockets.len() < 10_000 {
        let some = (0..100).map(|_| Socket::open(server.addr, &[]));
        for socket in join_all(some).await {
            match socket {
                Ok(socket) => sockets.push(socket),
                Err(error) => {
                    return json!({ "error": error.to_string(), "connections": sockets.len() });
                }
            }
        }
    }
    for socket in &mut sockets {
        socket.expect("welcome").await;
        socket.send(&json!({ "t": "ping" })).await;
        socket.expect("pong").await;
    }
    json!({ "connections": sockets.len(), "memory_mb": server.memory(), "memory_before_mb": before })
}

/// How many tables there are when the server is killed.
const TABLES: usize = 10_000;

/// How many moves were made at each of them.
const MOVES: usize = 40;

/// 10 000 matches go on when the server is killed: how long until it serves the first move?
pub(crate) async fn restart() -> Value {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("store.sqlite");
    let server = Process::start(&database).await;
    let guest = Guest::new(server.addr, "Anna").await;
    let seats = json!(["me", { "local": "Bert" }]);
    let first = guest.make(seats, "link", true).await;
    play(&mut guest.connect().await, &first, MOVES).await;
    drop(server);
    let tables = multiply(&database, &first).await;

    let begun = Instant::now();
    let server = Process::spawn(Strictness::Generous, &database);
    server.listening().await;
    let listening = begun.elapsed();
    let guest = Guest {
        addr: server.addr,
        ..guest
    };
    play(&mut guest.connect().await, &tables[TABLES / 2], 1).await;
    let served = begun.elapsed();
    json!({
        "tables": tables.len(),
        "moves_each": MOVES,
        "listening_ms": listening.as_millis() as u64,
        "first_move_ms": served.as_millis() as u64,
        "memory_mb": server.memory(),
    })
}

/// Makes moves for both seats at one screen.
async fn play(socket: &mut Socket, table: &str, moves: usize) {
    let mut dice = Dice(9);
    let mut shown = socket.watch(table).await;
    for _ in 0..moves {
        let now = &shown["snapshot"];
        let action = dice.pick(&now["legal"]).expect("a match that goes on");
        let command = json!({ "t": "command", "table": table, "seat": shown["viewer"],
            "version": now["version"], "do": { "act": { "action": action } } });
        socket.done(command).await;
        shown = socket.watch(table).await;
    }
}

/// Puts many tables into the database that stand as the first.
async fn multiply(database: &Path, first: &str) -> Vec<String> {
    let store = SqliteStore::open(database).await.expect("a database");
    let table = first.parse().expect("an id");
    let stored = store
        .table(table)
        .await
        .expect("an answer")
        .expect("a table");
    let ids: Vec<String> = (0..TABLES)
        .map(|number| format!("{:z>12}", digits(number)))
        .collect();
    for some in ids.chunks(100) {
        join_all(some.iter().map(|id| copy(&store, &stored, first, id))).await;
    }
    store.close().await.expect("a closed database");
    ids
}

/// A number in digits that ids may have.
fn digits(number: usize) -> String {
    number.to_string().replace('0', "a")
}

async fn copy(store: &SqliteStore, stored: &StoredTable, first: &str, id: &str) {
    let table = id.parse().expect("an id");
    let mut record = stored.record.clone();
    record.id = table;
    record.meta = record.meta.replace(first, id);
    store.put_table(record).await.expect("a table");
    let appends = stored.events.iter().map(|event| {
        store.append(Append {
            table,
            version: event.version,
            payload: event.payload.clone(),
            by: event.by.clone(),
            at: 0,
            with: None,
        })
    });
    let appended = join_all(appends).await;
    assert!(appended.iter().all(Result::is_ok), "{appended:?}");
}
