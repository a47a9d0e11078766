//! The server is killed at random moments, and no move that it has acknowledged is lost or doubled.

mod support;

use std::{
    collections::{BTreeMap, HashMap},
    env,
    net::{SocketAddr, TcpListener},
    path::Path,
    process::{Child, Command, Stdio},
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::Duration,
};

use serde_json::{Value, json};
use support::{Dice, Guest, Socket};
use tokio::time::{sleep, timeout};
use ziggurat_server::{Config, Limits};
use ziggurat_store::{SqliteStore, Store};
use ziggurat_table::{FileEntry, GameFile};

/// How often the server is killed.
const KILLS: usize = 60;

/// How many matches go on at the same time.
const MATCHES: usize = 8;

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

/// A move that was acknowledged.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Acked {
    table: String,
    player: String,
    id: String,
    version: u64,
}

/// What all matches share.
#[derive(Debug)]
struct Shared {
    addr: SocketAddr,
    acked: Mutex<Vec<Acked>>,
    count: AtomicUsize,
    stop: AtomicBool,
}

impl Shared {
    fn note(&self, acked: Acked) {
        self.acked.lock().unwrap().push(acked);
        self.count.fetch_add(1, Ordering::Relaxed);
    }
}

/// Two players who never give up.
struct Duel {
    shared: Arc<Shared>,
    guests: [Guest; 2],
    dice: Dice,
    number: usize,
    sent: usize,
}

/// The connection broke.
struct Broken;

/// The next message that satisfies something.
async fn find(socket: &mut Socket, wanted: impl Fn(&Value) -> bool) -> Result<Value, Broken> {
    loop {
        let frame = timeout(Duration::from_secs(5), socket.frame()).await;
        let frame = frame.map_err(|_| Broken)?.map_err(|_| Broken)?;
        let message: Value = serde_json::from_str(&frame).map_err(|_| Broken)?;
        if wanted(&message) {
            return Ok(message);
        }
    }
}

impl Duel {
    /// Connects, as often as it takes.
    async fn connect(&self, seat: usize) -> Result<Socket, Broken> {
        let cookie = self.guests[seat].cookie.as_str();
        while !self.shared.stop.load(Ordering::Relaxed) {
            let headers = [("cookie", cookie)];
            let open = Socket::open(self.shared.addr, &headers);
            match timeout(Duration::from_secs(2), open).await {
                Ok(Ok(socket)) => return Ok(socket),
                _ => sleep(Duration::from_millis(5)).await,
            }
        }
        Err(Broken)
    }

    /// A command is sent until it is answered. Returns what it led to.
    async fn insist(&self, seat: usize, command: &Value) -> Option<Value> {
        while !self.shared.stop.load(Ordering::Relaxed) {
            let Ok(mut socket) = self.connect(seat).await else {
                break;
            };
            socket.send(command).await;
            let answer = find(&mut socket, |m| m["id"] == command["id"]).await;
            match answer {
                Ok(answer) if answer["code"] == "storage" || answer["code"] == "busy" => {}
                Ok(answer) => return Some(answer),
                Err(Broken) => {}
            }
        }
        None
    }

    /// Plays until the server is gone, or the match is over.
    async fn play(
        &mut self,
        table: &str,
        pending: &mut Option<(usize, Value)>,
    ) -> Result<(), Broken> {
        let mut sockets = [self.connect(0).await?, self.connect(1).await?];
        let mut now = [Value::Null, Value::Null];
        for (socket, now) in sockets.iter_mut().zip(&mut now) {
            socket.send(&json!({ "t": "watch", "table": table })).await;
            *now = find(socket, |m| m["t"] == "table").await?["snapshot"].clone();
        }
        while now[0]["outcome"].is_null() {
            let seat = now[0]["waiting"]["must"][0].as_u64().ok_or(Broken)? as usize;
            let action = self.dice.pick(&now[seat]["legal"]).ok_or(Broken)?;
            self.sent += 1;
            let id = format!("{}-{}", self.number, self.sent);
            let command = json!({ "t": "command", "table": table, "id": id, "seat": seat,
                "version": now[seat]["version"], "do": { "act": { "action": action } } });
            *pending = Some((seat, command.clone()));
            sockets[seat].send(&command).await;
            let version = now[seat]["version"].as_u64().ok_or(Broken)? + 1;
            for (socket, now) in sockets.iter_mut().zip(&mut now) {
                *now = find(socket, |m| m["t"] == "update").await?["message"].clone();
                assert_eq!(now["version"], version, "a version is missing or doubled");
            }
            let ack = find(&mut sockets[seat], |m| m["id"] == id.as_str()).await?;
            self.note(table, seat, &id, &ack);
            *pending = None;
        }
        Ok(())
    }

    fn note(&self, table: &str, seat: usize, id: &str, answer: &Value) {
        if answer["t"] != "ack" {
            // A command that never arrived may be stale when it is sent again.
            assert_eq!(answer["code"], "stale", "{answer}");
            return;
        }
        self.shared.note(Acked {
            table: table.to_owned(),
            player: self.guests[seat].id.clone(),
            id: id.to_owned(),
            version: answer["version"].as_u64().unwrap(),
        });
    }

    async fn run(mut self, mut table: String) -> Vec<String> {
        let mut tables = vec![table.clone()];
        let mut pending = None;
        while !self.shared.stop.load(Ordering::Relaxed) {
            if let Some((seat, command)) = pending.take() {
                let Some(answer) = self.insist(seat, &command).await else {
                    break;
                };
                let id = command["id"].as_str().unwrap().to_owned();
                self.note(&table, seat, &id, &answer);
            }
            if self.play(&table, &mut pending).await.is_ok() {
                let rematch =
                    json!({ "t": "rematch", "table": table, "id": format!("again{}", self.sent) });
                for seat in 0..2 {
                    if self.insist(seat, &rematch).await.is_none() {
                        return tables;
                    }
                }
                let Some(next) = self.next_table(&table).await else {
                    break;
                };
                table = next;
                tables.push(table.clone());
            }
        }
        tables
    }

    async fn next_table(&self, table: &str) -> Option<String> {
        while !self.shared.stop.load(Ordering::Relaxed) {
            let mut socket = self.connect(0).await.ok()?;
            socket.send(&json!({ "t": "watch", "table": table })).await;
            if let Ok(shown) = find(&mut socket, |m| m["t"] == "table").await {
                return shown["info"]["next"].as_str().map(str::to_owned);
            }
        }
        None
    }
}

async fn duel(shared: &Arc<Shared>, number: usize) -> (Duel, String) {
    let addr = shared.addr;
    let guests = [
        Guest::new(addr, "Anna").await,
        Guest::new(addr, "Bert").await,
    ];
    let table = guests[0].make(json!(["me", "open"]), "link", false).await;
    let mut socket = guests[1].connect().await;
    socket
        .done(json!({ "t": "sit", "table": table, "seat": 1 }))
        .await;
    socket.done(json!({ "t": "start", "table": table })).await;
    let duel = Duel {
        shared: Arc::clone(shared),
        guests,
        dice: Dice(number as u64 + 1),
        number,
        sent: 0,
    };
    (duel, table)
}

/// Kills and starts the server, at random moments but always while moves are made.
async fn rage(shared: &Shared, mut server: Child, database: &Path) -> Child {
    let mut dice = Dice(2026);
    for _ in 0..KILLS {
        let before = shared.count.load(Ordering::Relaxed);
        while shared.count.load(Ordering::Relaxed) < before + 5 {
            sleep(Duration::from_millis(1)).await;
        }
        sleep(Duration::from_micros(dice.below(120_000) as u64)).await;
        // SIGKILL: nothing can be finished.
        server.kill().unwrap();
        server.wait().unwrap();
        server = start(database, shared.addr);
    }
    let before = shared.count.load(Ordering::Relaxed);
    while shared.count.load(Ordering::Relaxed) < before + 50 {
        sleep(Duration::from_millis(1)).await;
    }
    server
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn acknowledged_moves_survive_kills_exactly_once() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("store.sqlite");
    let free = TcpListener::bind("127.0.0.1:0").unwrap();
    let addr = free.local_addr().unwrap();
    drop(free);
    let server = start(&database, addr);
    while tokio::net::TcpStream::connect(addr).await.is_err() {
        sleep(Duration::from_millis(5)).await;
    }
    let shared = Arc::new(Shared {
        addr,
        acked: Mutex::default(),
        count: AtomicUsize::new(0),
        stop: AtomicBool::new(false),
    });
    let mut tasks = Vec::new();
    for number in 0..MATCHES {
        let (duel, table) = duel(&shared, number).await;
        tasks.push(tokio::spawn(duel.run(table)));
    }
    let mut server = rage(&shared, server, &database).await;
    shared.stop.store(true, Ordering::Relaxed);
    let mut tables = Vec::new();
    for task in tasks {
        tables.extend(task.await.unwrap());
    }
    server.kill().unwrap();
    server.wait().unwrap();
    let acked = shared.acked.lock().unwrap().clone();
    assert!(acked.len() > KILLS * 5, "only {} moves", acked.len());
    check(&database, &tables, &acked).await;
}

/// Every acknowledged move is in the database once, at its version, and every match replays.
async fn check(database: &Path, tables: &[String], acked: &[Acked]) {
    let store = SqliteStore::open(database).await.unwrap();
    let mut found: HashMap<(String, String), Vec<(String, u64)>> = HashMap::new();
    for id in tables {
        let stored = store.table(id.parse().unwrap()).await.unwrap().unwrap();
        let versions: Vec<u64> = stored.events.iter().map(|event| event.version).collect();
        assert_eq!(versions, (1..=versions.len() as u64).collect::<Vec<_>>());
        if let Some(opening) = &stored.record.opening {
            let mut file = GameFile::from_json(opening).unwrap();
            let entry = |payload: &String| serde_json::from_str::<FileEntry>(payload).unwrap();
            file.log = stored
                .events
                .iter()
                .map(|event| entry(&event.payload))
                .collect();
            file.result = stored
                .record
                .result
                .as_ref()
                .map(|r| serde_json::from_str(r).unwrap());
            ziggurat_shelf::load_table(&file).unwrap();
        }
        for event in stored.events {
            let (player, client) = event.by.unwrap();
            let key = (player.to_string(), client.to_string());
            found
                .entry(key)
                .or_default()
                .push((id.clone(), event.version));
        }
    }
    let once: BTreeMap<_, _> = acked.iter().map(|a| ((&a.player, &a.id), a)).collect();
    for acked in once.values() {
        let places = found.get(&(acked.player.clone(), acked.id.clone()));
        let expected = vec![(acked.table.clone(), acked.version)];
        assert_eq!(places, Some(&expected), "{acked:?}");
    }
}
