//! Backups and restores while people play.

#[path = "../../../../server/tests/support/mod.rs"]
mod support;

use std::{
    collections::BTreeSet,
    net::SocketAddr,
    path::Path,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use serde_json::json;
use support::{Dice, Guest};
use tokio::{task::spawn_blocking, time::sleep};

use super::{
    Server, backup, beside, check, done, files, refused, restore,
    rows::{self, Everything},
};

/// How many people play at the same time.
const PLAYERS: usize = 6;

/// What was acknowledged: table and version.
type Acknowledged = Arc<Mutex<Vec<(String, u64)>>>;

/// Plays match after match on one screen until it is told to stop; no faster than the server allows.
async fn play(addr: SocketAddr, number: usize, acknowledged: Acknowledged, stop: Arc<AtomicBool>) {
    let guest = Guest::new(addr, "Anna").await;
    let mut socket = guest.connect().await;
    let mut dice = Dice(number as u64 + 1);
    while !stop.load(Ordering::Relaxed) {
        let seats = json!(["me", { "local": "Bert" }]);
        let table = guest.make(seats, "link", true).await;
        socket
            .done(json!({ "t": "chat", "table": table, "text": "Hello" }))
            .await;
        loop {
            let shown = socket.watch(&table).await;
            let now = &shown["snapshot"];
            let Some(action) = dice.pick(&now["legal"]) else {
                break;
            };
            if stop.load(Ordering::Relaxed) {
                return;
            }
            let command = json!({ "t": "command", "table": table, "seat": shown["viewer"],
                "version": now["version"], "do": { "act": { "action": action } } });
            let answer = socket.done(command).await;
            let version = answer["version"].as_u64().unwrap();
            acknowledged.lock().unwrap().push((table.clone(), version));
            socket.forget();
            sleep(Duration::from_millis(110)).await;
        }
    }
}

/// Somebody who has made this many moves in a match of two at one screen; the table.
pub(super) async fn some_moves(addr: SocketAddr, moves: usize) -> String {
    let guest = Guest::new(addr, "Anna").await;
    let mut socket = guest.connect().await;
    let seats = json!(["me", { "local": "Bert" }]);
    let table = guest.make(seats, "link", true).await;
    let mut dice = Dice(7);
    for _ in 0..moves {
        let shown = socket.watch(&table).await;
        let now = &shown["snapshot"];
        let action = dice.pick(&now["legal"]).unwrap();
        let command = json!({ "t": "command", "table": table, "seat": shown["viewer"],
            "version": now["version"], "do": { "act": { "action": action } } });
        socket.done(command).await;
    }
    table
}

/// Runs something that takes its time.
async fn beside_load<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    spawn_blocking(work).await.unwrap()
}

/// Whether all rows of the earlier state are in the later one, where nothing is ever changed.
fn goes_on(earlier: &Everything, later: &Everything) {
    for table in ["players", "sessions", "table_players", "events", "chat"] {
        let later: BTreeSet<_> = later[table].iter().collect();
        for row in &earlier[table] {
            assert!(later.contains(row), "{table}: {row}");
        }
    }
}

/// How many entries of a table a file has.
async fn versions(file: &Path, table: &str) -> u64 {
    let file = ziggurat_store::DatabaseFile::open(file).await.unwrap();
    let stored = file.table(table.parse().unwrap()).await.unwrap();
    file.close().await;
    stored.map_or(0, |stored| stored.events.len() as u64)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn backups_under_load_hold_everything_that_was_acknowledged() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("store.sqlite");
    let kept = folder.path().join("backups");
    let server = Server::start(&database);
    let acknowledged = Acknowledged::default();
    let stop = Arc::new(AtomicBool::new(false));
    let players: Vec<_> = (0..PLAYERS)
        .map(|number| {
            let (acknowledged, stop) = (Arc::clone(&acknowledged), Arc::clone(&stop));
            tokio::spawn(play(server.addr, number, acknowledged, stop))
        })
        .collect();
    // What an earlier backup has left half way does not stay.
    std::fs::create_dir(&kept).unwrap();
    let half = kept.join("store-2020-01-01T00-00-00.000Z.sqlite.partial");
    std::fs::write(&half, "half").unwrap();
    for round in 1..=4 {
        let enough = round * 30;
        while acknowledged.lock().unwrap().len() < enough {
            assert!(
                players.iter().all(|player| !player.is_finished()),
                "somebody has left"
            );
            sleep(Duration::from_millis(5)).await;
        }
        let before = acknowledged.lock().unwrap().clone();
        let (from, to) = (database.clone(), kept.clone());
        beside_load(move || done(&mut backup(&from, &to, &["--keep", "3"]))).await;
        let newest = files(&kept, "Z.sqlite").pop().unwrap();
        // Everything that was acknowledged before is in it.
        for (table, version) in before {
            assert!(versions(&newest, &table).await >= version);
        }
        let said = beside_load(move || done(&mut check(&newest))).await;
        assert!(said.contains("in order"), "{said}");
    }
    assert!(!half.exists());
    let backups: Vec<_> = files(&kept, "Z.sqlite");
    assert_eq!(backups.len(), 3, "{backups:?}");

    // A backup becomes a database of its own while the first server goes on…
    let copy = folder.path().join("copy.sqlite");
    let (from, to) = (backups[1].clone(), copy.clone());
    beside_load(move || done(&mut restore(&from, &to))).await;
    assert_eq!(
        rows::everything(&copy).await,
        rows::everything(&backups[1]).await
    );
    // …but not in the place of the database that the server uses.
    let (from, to) = (backups[1].clone(), database.clone());
    let (_, words) = beside_load(move || refused(&mut restore(&from, &to))).await;
    assert!(words.contains("in use by a server"), "{words}");
    stop.store(true, Ordering::Relaxed);
    for player in players {
        player.await.unwrap();
    }

    let (from, to) = (database.clone(), kept.clone());
    done(&mut backup(&from, &to, &[]));
    let last = files(&kept, "Z.sqlite").pop().unwrap();
    server.stop();
    assert!(!beside(&database, "-wal").exists());
    let now = rows::everything(&database).await;
    assert_eq!(rows::everything(&last).await, now);
    assert!(now["events"].len() >= acknowledged.lock().unwrap().len());
    for earlier in &backups {
        goes_on(&rows::everything(earlier).await, &now);
    }

    // The way back: the old file stays beside, and a server goes on from the backup.
    let old = rows::everything(&backups[0]).await;
    done(&mut restore(&backups[0], &database));
    assert_eq!(rows::everything(&database).await, old);
    let replaced = files(folder.path(), ".replaced-");
    assert_eq!(replaced.len(), 1, "{replaced:?}");
    assert_eq!(rows::everything(&replaced[0]).await, now);
    let server = Server::start(&database);
    let guest = Guest::new(server.addr, "Carla").await;
    let table = acknowledged.lock().unwrap()[0].0.clone();
    let info = guest.get(&format!("/api/tables/{table}")).await;
    assert_eq!(info.status, 200, "{}", info.body);
}

/// A database that a killed server has left, with its write-ahead log, is not lost by a restore.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_killed_server_has_left_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("store.sqlite");
    let kept = folder.path().join("backups");
    let server = Server::start(&database);
    Guest::new(server.addr, "Anna").await;
    done(&mut backup(&database, &kept, &[]));
    Guest::new(server.addr, "Bert").await;
    server.kill();
    assert!(beside(&database, "-wal").exists());
    let backup = files(&kept, "Z.sqlite").pop().unwrap();
    done(&mut restore(&backup, &database));
    assert_eq!(rows::everything(&database).await["players"].len(), 1);
    let replaced = files(folder.path(), ".replaced-");
    let replaced = replaced
        .iter()
        .find(|file| file.to_str().unwrap().ends_with('Z'));
    assert_eq!(
        rows::everything(replaced.unwrap()).await["players"].len(),
        2
    );
}
