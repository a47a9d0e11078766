//! A match that a browser brings along: it is there after a power cut, it takes little memory, and its
//! file tells the truth about who dealt.

use std::fs;

use serde_json::{Value, json};
use ziggurat_engine::{Chance, Seat};
use ziggurat_shelf::battalia::Battalia;
use ziggurat_table::{Command, Millis, Origin, SeatSetup, Setup, Table, most_entries};

use crate::{
    server::{Server, program},
    support::Guest,
};

/// How much memory a match that is brought along may take beyond what a server at rest has.
const MOST: u64 = 64 * 1024 * 1024;

/// A match with at least this many entries; much is taken back, so that it does not end.
fn begun(entries: u64) -> Value {
    let seats = Seat::all(4).map(|seat| SeatSetup::human(format!("P{seat}").parse().unwrap()));
    let setup = Setup {
        options: Default::default(),
        seats: seats.collect(),
        origin: Origin::drawn(3, [7; 32]),
    };
    let mut table = Table::<Battalia>::open(setup).unwrap();
    let mut chance = Chance::new(3);
    while table.version() < entries {
        let seat = table.waiting().must.first().expect("somebody acts");
        let legal = table.legal(seat).expect("a person acts");
        let action = *chance.pick(&legal).expect("an action");
        let before = table.clone();
        table
            .command(seat, Command::Act { action }, Millis(0))
            .unwrap();
        let back = match table.can_undo(seat) {
            0 => None,
            _ => Some(Command::Undo),
        };
        if let Some(back) = back.filter(|_| table.version() > 20) {
            table.command(seat, back, Millis(0)).unwrap();
        } else if table.version() > 300 {
            // It must not end.
            table = before;
            let level = ziggurat_bots::Level::Easy;
            let give = Command::HandOver { seat, level };
            table.command(seat, give, Millis(0)).unwrap();
            table.command(seat, Command::Reclaim, Millis(0)).unwrap();
        }
    }
    assert!(table.outcome().is_none());
    serde_json::to_value(table.save()).unwrap()
}

fn wish(id: &str, file: &Value) -> Value {
    let bot = json!({ "bot": "random" });
    json!({ "id": id, "file": file, "seats": ["me", { "local": "Bert" }, bot, bot] })
}

#[tokio::test]
async fn it_is_there_after_a_power_cut_and_says_who_dealt() {
    let server = Server::start(&[]);
    let mut anna = Guest::new(server.addr, "Anna").await;
    let file = begun(21);
    let entries = file["log"].as_array().unwrap().len();
    let wish = wish("once", &file);
    let made = anna.post("/api/tables/brought", &wish).await;
    // Right after it was acknowledged.
    let server = Server::start_in(server.kill(), &[]);
    anna.addr = server.addr;
    assert_eq!(made.status, 201, "{}", made.body);
    let again = anna.post("/api/tables/brought", &wish).await;
    assert_eq!(again.status, 200, "{}", again.body);
    assert_eq!(again.json()["info"]["id"], made.json()["info"]["id"]);
    let table = made.json()["info"]["id"].as_str().unwrap().to_owned();
    let mut a = anna.connect().await;
    a.watch(&table).await;
    let playing = |m: &Value| m["t"] == "table" && m["info"]["stage"] == "playing";
    let shown = a.find(playing).await;
    let version = shown["snapshot"]["version"].as_u64().unwrap();
    assert!(version > entries as u64);
    // And once more after it has gone on.
    let server = Server::start_in(server.kill(), &[]);
    anna.addr = server.addr;
    let mut a = anna.connect().await;
    let shown = a.watch(&table).await;
    assert!(shown["snapshot"]["version"].as_u64().unwrap() >= version);
    let check = program()
        .arg("check-database")
        .arg(server.database())
        .output();
    assert!(check.unwrap().status.success());
    for seat in [0, 1] {
        let resign = json!({ "t": "command", "table": table, "seat": seat, "do": "resign" });
        a.done(resign).await;
    }
    let ends = |m: &Value| m["t"] == "info" && m["info"]["stage"] == "over";
    a.find(ends).await;
    let path = format!("/api/tables/{table}/file");
    let file = anna.get(&path).await.json();
    let (good, text) = verify(&server, &file);
    let told =
        text.contains("begun in a browser") && text.contains(&format!("first {entries} steps"));
    assert!(
        good && told && text.contains(&format!("From step {} on", entries + 2)),
        "{text}"
    );
    let mut secret = file.clone();
    secret["log"][entries]["do"]["new_host"]["deal"]["secret"] = json!("05".repeat(32));
    let (good, text) = verify(&server, &secret);
    assert!(!good, "{text}");
}

/// What `ziggurat replay --verify` says about a file, and whether it is content.
fn verify(server: &Server, file: &Value) -> (bool, String) {
    let path = server.folder.path().join("brought.json");
    fs::write(&path, file.to_string()).unwrap();
    let verify = program()
        .args(["replay", "--lang", "en", "--verify"])
        .arg(&path)
        .output()
        .unwrap();
    let said = [verify.stdout, verify.stderr].concat();
    let text = String::from_utf8(said).unwrap();
    (verify.status.success(), text)
}

#[tokio::test]
async fn the_longest_ones_take_little_memory() {
    let server = Server::start(&[]);
    let anna = Guest::new(server.addr, "Anna").await;
    let file = begun(most_entries::<Battalia>(4) - 4);
    let idle = server.memory();
    let wishes: Vec<Value> = (0..4).map(|n| wish(&format!("n{n}"), &file)).collect();
    let brought = wishes
        .iter()
        .map(|wish| anna.post("/api/tables/brought", wish));
    let answers = futures_util::future::join_all(brought).await;
    let made = answers.iter().filter(|answer| answer.status == 201).count();
    let refused = answers
        .iter()
        .filter(|answer| [429, 503].contains(&answer.status));
    assert_eq!(made + refused.count(), answers.len());
    assert!(made > 0);
    let taken = server.peak_memory() - idle;
    assert!(taken <= MOST, "{} MB", taken >> 20);
}
