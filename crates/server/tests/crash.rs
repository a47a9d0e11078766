//! The server is killed at random moments, and nothing that it has acknowledged is lost or doubled.

mod kills;
mod support;

use std::{
    env,
    net::SocketAddr,
    path::Path,
    process::{Child, Command, Stdio},
    time::Duration,
};

use kills::Plan;
use ziggurat_server::{Config, Limits};

/// The short form of `cargo xtask load kill`.
const PLAN: Plan = Plan {
    kills: 40,
    matches: 8,
    movers: 4,
    seed: 2026,
};

/// Says to this program that it is to be the server.
const ROLE: &str = "ZIGGURAT_CRASH_TEST_DATABASE";
const ADDRESS: &str = "ZIGGURAT_CRASH_TEST_ADDRESS";

/// Not a test by itself: the program starts itself again with this, to have a process to kill.
#[test]
fn the_server_process() {
    let (Ok(database), Ok(address)) = (env::var(ROLE), env::var(ADDRESS)) else {
        return;
    };
    let config = Config {
        addr: address.parse().unwrap(),
        database: database.into(),
        bot_pause: Duration::ZERO,
        limits: Limits::generous(),
        ..Config::default()
    };
    ziggurat_server::run(config, |_| {}).unwrap();
}

fn start(database: &Path, addr: SocketAddr) -> Child {
    Command::new(env::current_exe().unwrap())
        .args(["--exact", "the_server_process"])
        .env(ROLE, database)
        .env(ADDRESS, addr.to_string())
        .stdout(Stdio::null())
        .spawn()
        .unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn moves_lines_and_seats_that_were_acknowledged_survive_kills_exactly_once() {
    let folder = tempfile::tempdir().unwrap();
    let survived = kills::run(PLAN, &folder.path().join("store.sqlite"), start).await;
    assert!(survived.moves > PLAN.kills, "{survived:?}");
    assert!(survived.lines > PLAN.kills / 4, "{survived:?}");
    assert!(survived.seats > PLAN.kills / 4, "{survived:?}");
    eprintln!("all of it found again after {:?}", survived.took);
}
