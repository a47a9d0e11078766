//! A site that strangers can reach, for a long time: honest players and hostile clients at once.

use std::time::{Duration, Instant};

use futures_util::future::join_all;
use serde_json::{Value, json};
use tokio::{task::spawn_blocking, time::sleep};

use crate::{
    figures::Times,
    hostile,
    process::{Process, Strictness},
    scenes::{duels, with},
};

/// How long it takes unless told otherwise, in minutes.
pub(crate) const MINUTES: u64 = 30;

/// How many matches of two go on at the same time.
const MATCHES: u64 = 1_000;

/// How many moves a match has, roughly.
const MOVES: usize = 90;

/// How long a player thinks on average.
const PAUSE: Duration = Duration::from_secs(5);

/// How often memory is looked at.
const LOOK: Duration = Duration::from_secs(5);

/// How much of the time is warm-up: until old tables leave memory as fast as new ones come.
const WARM_UP: u32 = 3;

/// 2,000 players in 1,000 matches among hostile clients, with the limits of any site.
pub(crate) async fn soak(minutes: u64) -> Value {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("store.sqlite");
    let server = Process::start_with(Strictness::Usual, &database).await;
    let mut duels = duels(server.addr, MATCHES).await;
    // A match takes more memory the longer it lasts: on a site that has been open for long, some have
    // just begun and others are about to end.
    join_all(duels.iter_mut().map(|duel| duel.skip_ahead(MOVES))).await;
    let tables: Vec<String> = duels
        .iter()
        .take(60)
        .map(|d| d.table().to_owned())
        .collect();
    let during = Duration::from_secs(minutes * 60);
    let (begun, until) = (Instant::now(), Instant::now() + during);
    let names: Vec<&str> = tables.iter().map(String::as_str).collect();
    let hostile = hostile::start(server.addr, during, &names).expect("hostile clients");
    let tasks: Vec<_> = duels
        .into_iter()
        .map(|duel| tokio::spawn(duel.think(PAUSE, until)))
        .collect();
    let mut memory = Vec::new();
    while Instant::now() < until {
        sleep(LOOK.min(until.saturating_duration_since(Instant::now()))).await;
        memory.push((begun.elapsed(), server.memory()));
        if memory.len().is_multiple_of(12) {
            let (at, now) = memory.last().copied().unwrap_or_default();
            eprintln!("{:>3} min: {now} MB", at.as_secs() / 60);
        }
    }
    let mut times = Times::default();
    let mut cut_off = 0_u32;
    for task in tasks {
        match task.await {
            Ok(more) => times.merge(more),
            // A player who is cut off panics.
            Err(_) => cut_off += 1,
        }
    }
    let visits = spawn_blocking(move || hostile.wait_with_output()).await;
    let visits = visits.ok().and_then(Result::ok).map(|out| out.stdout);
    let visits: Option<Value> = visits.and_then(|out| serde_json::from_slice(&out).ok());
    let more = json!({
        "minutes": minutes,
        "players": 2 * MATCHES,
        "honest_players_cut_off": cut_off,
        "hostile_visits": visits,
    });
    with(
        with(times.summary(during), &more),
        &flatness(&memory, during / WARM_UP),
    )
}

/// How flat memory is after the warm-up: the middle, and how far the extremes are from it.
fn flatness(memory: &[(Duration, f64)], warm_up: Duration) -> Value {
    let after: Vec<f64> = memory
        .iter()
        .filter(|(at, _)| *at >= warm_up)
        .map(|(_, mb)| *mb)
        .collect();
    let low = after.iter().copied().fold(f64::INFINITY, f64::min);
    let high = after.iter().copied().fold(0.0, f64::max);
    let middle = (low + high) / 2.0;
    let round = |value: f64| (value * 10.0).round() / 10.0;
    json!({
        "memory_mb": round(middle),
        "memory_low_mb": low,
        "memory_high_mb": high,
        "memory_swing_percent": round(100.0 * (high - low) / 2.0 / middle),
    })
}
