//! What is measured.

use std::{
    net::SocketAddr,
    time::{Duration, Instant},
};

use futures_util::future::join_all;
use serde_json::{Value, json};
use tokio::task::JoinHandle;

use crate::{
    figures::Times,
    player::Duel,
    process::Process,
    support::{Dice, Guest, Socket},
};

/// So many duels, a few made at a time.
async fn duels(addr: SocketAddr, count: u64) -> Vec<Duel> {
    let mut duels = Vec::new();
    let numbers: Vec<u64> = (0..count).collect();
    for some in numbers.chunks(50) {
        duels.extend(join_all(some.iter().map(|&number| Duel::new(addr, number + 1))).await);
    }
    duels
}

async fn all_times(tasks: Vec<JoinHandle<Times>>) -> Times {
    let mut times = Times::default();
    for task in tasks {
        times.merge(task.await.expect("times"));
    }
    times
}

fn with(mut figures: Value, more: &Value) -> Value {
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
    let (until, cpu) = (Instant::now() + during, server.cpu());
    let tasks = duels
        .into_iter()
        .map(|duel| tokio::spawn(duel.rush(until)))
        .collect();
    let times = all_times(tasks).await;
    let cpu = server.cpu().saturating_sub(cpu);
    let each = (cpu.as_secs_f64() * 1e6 / times.len().max(1) as f64).round();
    let more = json!({ "matches": 500, "memory_mb": server.memory(), "cpu_us_per_move": each });
    with(times.summary(during), &more)
}

/// 5 000 clients in 2 500 matches with 5 s to think: how long does a move take?
pub(crate) async fn paced() -> Value {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Process::start(&folder.path().join("store.sqlite")).await;
    let duels = duels(server.addr, 2_500).await;
    let during = Duration::from_secs(40);
    let until = Instant::now() + during;
    let pause = Duration::from_secs(5);
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

/// 10 000 matches go on when the server is killed: how long until it serves the first move?
pub(crate) async fn restart() -> Value {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("store.sqlite");
    let server = Process::start(&database).await;
    let workers = (0..50).map(|number| tokio::spawn(fill(server.addr, number, 200)));
    let filled = join_all(workers).await;
    let guests: Vec<(Guest, Vec<String>)> = filled
        .into_iter()
        .map(|done| done.expect("tables"))
        .collect();
    drop(server);

    let (guest, tables) = &guests[guests.len() / 2];
    let begun = Instant::now();
    let server = Process::spawn(&database);
    server.listening().await;
    let listening = begun.elapsed();
    let guest = Guest {
        addr: server.addr,
        ..guest.clone()
    };
    let mut socket = guest.connect().await;
    play(&mut socket, &tables[tables.len() / 2], 1, &mut Dice(9)).await;
    let served = begun.elapsed();
    json!({
        "tables": guests.iter().map(|(_, tables)| tables.len()).sum::<usize>(),
        "moves_each": MOVES,
        "listening_ms": listening.as_millis() as u64,
        "first_move_ms": served.as_millis() as u64,
        "memory_mb": server.memory(),
    })
}

/// How many moves were made at each table before the server was killed.
const MOVES: usize = 20;

/// One guest plays a little at many tables.
async fn fill(addr: SocketAddr, number: u64, count: usize) -> (Guest, Vec<String>) {
    let guest = Guest::new(addr, "Anna").await;
    let mut socket = guest.connect().await;
    let mut dice = Dice(number + 1);
    let mut tables = Vec::new();
    for _ in 0..count {
        let table = guest
            .make(json!(["me", { "local": "Bert" }]), "link", true)
            .await;
        play(&mut socket, &table, MOVES, &mut dice).await;
        socket
            .send(&json!({ "t": "unwatch", "table": table }))
            .await;
        socket.forget();
        tables.push(table);
    }
    (guest, tables)
}

/// Makes moves for both seats at one screen.
async fn play(socket: &mut Socket, table: &str, moves: usize, dice: &mut Dice) {
    let mut shown = socket.watch(table).await;
    for _ in 0..moves {
        let now = &shown["snapshot"];
        let Some(action) = dice.pick(&now["legal"]) else {
            return;
        };
        socket
            .done(
                json!({ "t": "command", "table": table, "seat": shown["viewer"],
                "version": now["version"], "do": { "act": { "action": action } } }),
            )
            .await;
        shown = socket.watch(table).await;
    }
}
