//! How fast bots search in the program itself: a line of JSON for each game, for comparison with
//! `web/scripts/speed.mjs`, which asks the WebAssembly modules the same.

use std::time::Instant;

use serde_json::{Value, json};
use ziggurat_bots::Untimed;
use ziggurat_browser::Room;
use ziggurat_shelf::{GameId, Title, Visitor, with};

/// How many iterations one thought has, and how many thoughts are timed; the fastest counts.
const ITERATIONS: u32 = 1_500;
const THOUGHTS: usize = 7;

fn main() {
    for &game in GameId::ALL {
        with(game, Speed);
    }
}

struct Speed;

impl Visitor for Speed {
    type Out = ();

    fn visit<G: Title>(self) {
        // Most games are played by four; all of them by as many as this, or fewer.
        let most = G::INFO.seats.iter().filter(|&&seats| seats <= 4).max();
        speed::<G>(most.copied().unwrap_or(2));
    }
}

/// Asks a room as a client does.
fn ask<G: Title>(room: &mut Room<G>, request: &Value) -> Value {
    let mut answer = Vec::new();
    room.answer(request.to_string().as_bytes(), &Untimed, &mut answer);
    let answer: Value = serde_json::from_slice(&answer).unwrap_or_default();
    assert!(answer.get("error").is_none(), "{answer}");
    answer["ok"].clone()
}

fn speed<G: Title>(seats: u8) {
    let mut room = Room::<G>::default();
    let names = ["Ada", "Ben", "Cleo", "Dan"];
    let seats: Vec<_> = names[..usize::from(seats)]
        .iter()
        .map(|name| json!({"name": name, "holder": {"bot": "hard"}}))
        .collect();
    let origin = json!({"seed": "7", "salt": "00".repeat(32)});
    ask(
        &mut room,
        &json!({"open": {"options": {}, "seats": seats, "origin": origin}}),
    );
    let task = ask(&mut room, &json!("tasks"))[0].clone();
    let think = json!({"think": {"task": task, "iterations": ITERATIONS}});
    let times = (0..THOUGHTS).map(|_| {
        let begun = Instant::now();
        ask(&mut room, &think);
        begun.elapsed().as_secs_f64()
    });
    let fastest = times.fold(f64::MAX, f64::min);
    let per_second = f64::from(ITERATIONS) / fastest;
    println!(
        "{}",
        json!({"game": G::INFO.id, "seats": seats, "per_second": per_second})
    );
}
