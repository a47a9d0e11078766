//! Counting and measuring.

use std::{
    fs::File,
    io::Write,
    time::{Duration, Instant},
};

use serde_json::{Value, json};

/// Times of many moves, and how much was told about them.
#[derive(Debug, Default)]
pub(crate) struct Times {
    micros: Vec<u32>,
    bytes: u64,
}

impl Times {
    pub(crate) fn add(&mut self, time: Duration, bytes: usize) {
        self.micros
            .push(u32::try_from(time.as_micros()).unwrap_or(u32::MAX));
        self.bytes += bytes as u64;
    }

    pub(crate) fn len(&self) -> usize {
        self.micros.len()
    }

    pub(crate) fn merge(&mut self, other: Self) {
        self.micros.extend(other.micros);
        self.bytes += other.bytes;
    }

    /// How many, how many a second, and how long most took.
    pub(crate) fn summary(mut self, during: Duration) -> Value {
        self.micros.sort_unstable();
        let moves = self.micros.len();
        let at = |share: f64| {
            let place = (moves.saturating_sub(1) as f64 * share).round() as usize;
            self.micros
                .get(place)
                .map_or(0.0, |&micros| f64::from(micros) / 1_000.0)
        };
        json!({
            "moves": moves,
            "moves_per_second": (moves as f64 / during.as_secs_f64()).round(),
            "bytes_per_move": self.bytes / moves.max(1) as u64,
            "p50_ms": at(0.5), "p95_ms": at(0.95), "p99_ms": at(0.99), "max_ms": at(1.0),
        })
    }
}

/// How long the disk takes to make 4 KiB durable, in milliseconds: the middle of many.
pub(crate) fn disk_sync() -> Option<f64> {
    let folder = tempfile::tempdir().ok()?;
    let mut file = File::create(folder.path().join("sync")).ok()?;
    let mut times: Vec<Duration> = (0..200)
        .map_while(|_| {
            let begun = Instant::now();
            file.write_all(&[7; 4_096])
                .and_then(|()| file.sync_data())
                .ok()?;
            Some(begun.elapsed())
        })
        .collect();
    times.sort_unstable();
    let middle = times.get(times.len() / 2)?;
    Some(middle.as_secs_f64() * 1_000.0)
}
