//! Somebody lets bots think for nothing: those of others think as fast as ever.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::{
    server::Server,
    support::{Guest, Socket},
};

/// How many moves of bots are timed.
const MOVES: usize = 20;

/// What takes time is timed one after the other.
static TIMED: tokio::sync::Mutex<()> = tokio::sync::Mutex::const_new(());

/// One person and normal bots; how long each move of a bot took.
async fn play(victim: &Guest) -> Vec<Duration> {
    let bot = json!({ "bot": "normal" });
    let seats = json!(["me", bot, bot, bot]);
    let wish = json!({ "game": "babylonia", "seats": seats, "start": true });
    let table = victim.make_wish(&wish).await;
    let mut socket = victim.connect().await;
    let mut asked = Instant::now();
    let mut now = socket.watch(&table).await["snapshot"].clone();
    let mut times = Vec::new();
    while times.len() < MOVES {
        let mine = now["waiting"]["must"] == json!([0]);
        if mine {
            // Whatever comes last in the list ends the turn soon.
            let action = now["legal"].as_array().unwrap().last().unwrap();
            let act = json!({ "t": "command", "table": table, "seat": 0,
                "version": now["version"], "do": { "act": { "action": action } } });
            socket.done(act).await;
        }
        now = socket.expect("update").await["message"].clone();
        if !mine {
            times.push(asked.elapsed());
        }
        asked = Instant::now();
    }
    // What is thought here must not disturb what comes next.
    let leave = json!({ "t": "command", "table": table, "seat": 0, "do": "resign" });
    socket.done(leave).await;
    times
}

fn total(times: &[Duration]) -> f64 {
    times.iter().sum::<Duration>().as_secs_f64()
}

/// As many tables as one guest may make, each full of hard bots.
async fn attack(mallory: &Guest, seats: &Value) -> Vec<String> {
    let mut tables = Vec::new();
    for _ in 0..20 {
        let wish = json!({ "game": "seven_wonders", "seats": seats, "start": true,
            "options": { "cities": true } });
        let answer = mallory.post("/api/tables", &wish).await;
        if answer.status == 201 {
            tables.push(answer.json()["info"]["id"].as_str().unwrap().to_owned());
        }
    }
    assert!(tables.len() >= 8, "{}", tables.len());
    tables
}

/// Watches all of them, so that their bots think.
async fn watch(mallory: &Guest, tables: &[String]) -> Vec<Socket> {
    let mut sockets = Vec::new();
    for tables in tables.chunks(10) {
        let mut socket = mallory.connect().await;
        for table in tables {
            socket.watch(table).await;
        }
        sockets.push(socket);
    }
    sockets
}

/// How often it is tried: other programs on the machine may slow down one of the two.
const TRIES: usize = 4;

async fn harmless(seats: Value) {
    let _alone = TIMED.lock().await;
    let [server, quiet] = [Server::start(&[]), Server::start(&[])];
    let victim = Guest::new(server.addr, "Anna").await;
    let elsewhere = Guest::new(quiet.addr, "Anna").await;
    let mallory = Guest::new(server.addr, "Mallory").await;
    let mut idle = total(&play(&victim).await);
    let tables = attack(&mallory, &seats).await;
    let _sockets = watch(&mallory, &tables).await;
    // The attack is in full swing.
    tokio::time::sleep(Duration::from_secs(2)).await;
    let mut told = Vec::new();
    for _ in 0..TRIES {
        let attacked = total(&play(&victim).await);
        if attacked <= 2.0 * idle + 0.5 {
            return;
        }
        told.push(format!("{attacked:.2} s instead of {idle:.2} s"));
        // How fast the machine is now, where nobody attacks.
        idle = total(&play(&elsewhere).await);
    }
    panic!("{MOVES} moves: {}", told.join(", "));
}

#[tokio::test]
async fn tables_full_of_hard_bots_do_not_slow_down_the_bots_of_others() {
    harmless(json!(vec![json!({ "bot": "hard" }); 8])).await;
}

#[tokio::test]
async fn nor_do_tables_at_which_the_attacker_sits() {
    let mut seats = vec![json!({ "bot": "hard" }); 7];
    seats.insert(0, json!("me"));
    harmless(json!(seats)).await;
}

#[tokio::test]
async fn bots_alone_rest_until_somebody_watches() {
    let server = Server::start(&[]);
    let mallory = Guest::new(server.addr, "Mallory").await;
    let seats = json!(vec![json!({ "bot": "easy" }); 3]);
    let wish = json!({ "game": "babylonia", "seats": seats, "start": true });
    let table = mallory.make_wish(&wish).await;
    let steps = format!("/api/tables/{table}/steps");
    let count = async || mallory.get(&steps).await.json().as_array().unwrap().len();
    assert_eq!(count().await, 1);
    tokio::time::sleep(Duration::from_millis(700)).await;
    assert_eq!(count().await, 1, "nobody watches");
    let mut socket = mallory.connect().await;
    socket.watch(&table).await;
    for _ in 0..3 {
        socket.expect("update").await;
    }
    socket
        .send(&json!({ "t": "unwatch", "table": table }))
        .await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    let seen = count().await;
    assert!(seen > 3, "{seen}");
    tokio::time::sleep(Duration::from_millis(700)).await;
    assert_eq!(count().await, seen, "nobody watches any more");
}
