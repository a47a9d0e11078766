//! The server is killed again and again while people play.

use serde_json::{Value, json};

use crate::{
    kills::{self, Plan},
    process::{Process, Strictness},
};

/// How often the server is killed unless told otherwise.
pub(crate) const KILLS: usize = 200;

/// Kills the server at random moments under load; fails if anything acknowledged is lost or doubled.
pub(crate) async fn kill(kills: usize) -> Value {
    let folder = tempfile::tempdir().expect("a folder");
    let plan = Plan {
        kills,
        matches: 16,
        movers: 8,
        seed: u64::from(std::process::id()),
    };
    let start = |database: &_, addr| Process::child(Strictness::Generous, database, addr);
    let survived = kills::run(plan, &folder.path().join("store.sqlite"), start).await;
    json!({
        "kills": plan.kills,
        "moves": survived.moves,
        "lines_of_chat": survived.lines,
        "seats_taken_and_left": survived.seats,
        "lost_or_doubled": 0,
        "seconds": survived.took.as_secs(),
    })
}
