//! Game files from strangers: none of them takes much memory, nor do many of them.

use std::time::Duration;

use serde_json::{Value, json};
use ziggurat_engine::{Chance, Seat};
use ziggurat_shelf::battalia::Battalia;
use ziggurat_table::{
    By, Command, GameFile, Millis, Origin, SeatSetup, Setup, Table, most_entries,
};

use crate::{
    server::Server,
    support::{Guest, http},
};

/// How much memory importing may take beyond what a server at rest has.
const MOST: u64 = 64 * 1024 * 1024;

/// The largest file that is read.
const LARGEST: usize = 1024 * 1024;

fn table(seats: u8, seed: u64) -> Table<Battalia> {
    let seats = Seat::all(seats).map(|seat| SeatSetup::human(format!("P{seat}").parse().unwrap()));
    let setup = Setup {
        options: Default::default(),
        seats: seats.collect(),
        origin: Origin::drawn(seed, [7; 32]),
    };
    Table::open(setup).unwrap()
}

/// A match that replays and takes as much memory as one can: as many entries as are allowed, and
/// almost every one a new position of the game with the largest positions.
fn nasty(seed: u64) -> String {
    let mut table = table(4, seed);
    let mut chance = Chance::new(seed);
    let most = most_entries::<Battalia>(4);
    while table.version() < most {
        let seat = table.waiting().must.first().expect("somebody acts");
        let legal = table.legal(seat).expect("a person acts");
        let action = *chance.pick(&legal).expect("an action");
        table
            .command(seat, Command::Act { action }, Millis(0))
            .unwrap();
        // Taking back keeps the match from ending.
        if table.can_undo(seat) > 0 {
            table.command(seat, Command::Undo, Millis(0)).unwrap();
        }
        if table.outcome().is_some() {
            break;
        }
    }
    serde_json::to_string(&table.save()).unwrap()
}

/// The attack as it was carried out: a huge name, thousands of hand-overs.
fn hand_overs() -> String {
    let mut table = table(2, 1);
    let seat = Seat(0);
    for at in 0..3_000 {
        let level = ziggurat_bots::Level::Easy;
        let give = Command::HandOver { seat, level };
        table.command(By::Seat(seat), give, Millis(at)).unwrap();
        table
            .command(By::Seat(seat), Command::Reclaim, Millis(at))
            .unwrap();
    }
    serde_json::to_string(&table.save()).unwrap()
}

async fn import(guest: &Guest, file: &str) -> http::Response {
    let headers = [
        ("cookie", guest.cookie.as_str()),
        ("content-type", "application/json"),
    ];
    http::request(guest.addr, "POST", "/api/replays", &headers, file).await
}

fn with_name(file: &str, name: &str) -> String {
    let mut file: Value = serde_json::from_str(file).unwrap();
    file["seats"][0]["name"] = json!(name);
    file.to_string()
}

#[tokio::test]
async fn a_file_with_a_huge_name_is_refused_and_takes_no_memory() {
    let server = Server::start(&[]);
    let mallory = Guest::new(server.addr, "Mallory").await;
    let file = hand_overs();
    let attack = with_name(&file, &"x".repeat(500_000));
    assert!(
        attack.len() > 900_000 && attack.len() < LARGEST,
        "{}",
        attack.len()
    );
    let idle = server.memory();
    let answer = import(&mallory, &attack).await;
    assert_eq!(answer.status, 422, "{}", answer.body);
    assert_eq!(answer.json()["code"], "bad_file");
    // With names as they may be it is a match, if a strange one.
    let answer = import(&mallory, &file).await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    let taken = server.peak_memory() - idle;
    assert!(taken <= MOST, "{} MB", taken >> 20);
}

#[tokio::test]
async fn the_largest_files_many_at_once_take_little_memory() {
    let server = Server::start(&[]);
    let mallory = Guest::new(server.addr, "Mallory").await;
    let files: Vec<String> = (1..=3).map(nasty).collect();
    for file in &files {
        assert!(file.len() < LARGEST, "{}", file.len());
    }
    let entries = |file: &str| GameFile::from_json(file).unwrap().log.len() as u64;
    for file in &files {
        let entries = entries(file);
        assert!(entries >= most_entries::<Battalia>(4) / 2, "{entries}");
    }
    let idle = server.memory();
    let imports = (0..9).map(|n| import(&mallory, &files[n % files.len()]));
    let answers = futures_util::future::join_all(imports).await;
    let kept = answers.iter().filter(|answer| answer.status == 201).count();
    let busy = answers.iter().filter(|answer| answer.status == 503).count();
    assert!(
        kept >= 3 && kept + busy == answers.len(),
        "{kept} and {busy}"
    );
    let taken = server.peak_memory() - idle;
    assert!(taken <= MOST, "{} MB", taken >> 20);
    // What was kept can be looked at, to its last step. Any of them may have been sent away as busy.
    let made = answers.iter().position(|answer| answer.status == 201);
    let made = made.unwrap();
    let id = answers[made].json()["id"].as_str().unwrap().to_owned();
    let last = entries(&files[made % files.len()]);
    let step = mallory.get(&format!("/api/replays/{id}/{last}")).await;
    assert_eq!(step.status, 200, "{}", step.body);
}

#[tokio::test]
async fn a_file_that_is_too_long_for_its_game_is_refused() {
    let server = Server::start(&[]);
    let mallory = Guest::new(server.addr, "Mallory").await;
    let mut file: Value = serde_json::from_str(&hand_overs()).unwrap();
    let log = file["log"].as_array_mut().unwrap();
    let more = log.clone();
    log.extend(more);
    for entry in log {
        entry["hash"] = json!("");
    }
    let answer = import(&mallory, &file.to_string()).await;
    assert_eq!(answer.status, 422, "{}", answer.body);
    let text = answer.json()["text"]["en"].to_string();
    assert!(text.contains("more entries"), "{text}");
}

#[tokio::test]
async fn only_guests_import_and_not_too_often() {
    let server = Server::start(&[]);
    let nobody = http::request(server.addr, "POST", "/api/replays", &[], "{}").await;
    assert_eq!(nobody.status, 401, "{}", nobody.body);
    let mut refused = 0;
    for n in 0..6 {
        // Another guest from the same address does not help.
        let mallory = Guest::new(server.addr, &format!("Mallory {n}")).await;
        for _ in 0..4 {
            let answer = import(&mallory, "{}").await;
            refused += usize::from(answer.status == 429);
        }
    }
    assert!(refused >= 10, "{refused} of 24");
}

#[tokio::test]
async fn an_uploaded_match_that_nobody_looks_at_is_removed() {
    let server = Server::start(&[]);
    let mut mallory = Guest::new(server.addr, "Mallory").await;
    let made = import(&mallory, &hand_overs()).await;
    assert_eq!(made.status, 201, "{}", made.body);
    let path = format!("/api/replays/{}", made.json()["id"].as_str().unwrap());
    let server = Server::start_in(server.kill(), &["--set", "tidy_every=200ms"]);
    mallory.addr = server.addr;
    tokio::time::sleep(Duration::from_millis(600)).await;
    assert_eq!(mallory.get(&path).await.status, 200, "for 90 days");
    let short = ["--set", "tidy_every=200ms", "--set", "keep_replays=5s"];
    let server = Server::start_in(server.kill(), &short);
    mallory.addr = server.addr;
    // As long as somebody opens it now and then it stays, though it is read from memory.
    for _ in 0..13 {
        assert_eq!(mallory.get(&path).await.status, 200);
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    tokio::time::sleep(Duration::from_secs(7)).await;
    assert_eq!(mallory.get(&path).await.status, 404);
}
