//! A dealer who would like to choose the cards.

use std::{fs, time::Instant};

use serde_json::{Value, json};

use crate::{
    server::{Server, program},
    support::{Guest, Socket},
};

fn hex(bytes: [u8; 32]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn pledge(number: [u8; 32]) -> String {
    hex(ziggurat_table::pledge(&number))
}

/// What `ziggurat replay --verify` says about a file, and whether it is content.
fn verify(server: &Server, file: &Value) -> (bool, String) {
    let path = server.folder.path().join("match.json");
    fs::write(&path, file.to_string()).unwrap();
    let mut replay = program();
    replay
        .args(["replay", "--lang", "en", "--verify"])
        .arg(path);
    let output = replay.output().unwrap();
    let text = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
    (output.status.success(), text)
}

/// Two people at a table, each with a number; nobody has started yet.
async fn table(server: &Server) -> ([Guest; 2], [Socket; 2], String, String) {
    let guests = [
        Guest::new(server.addr, "Anna").await,
        Guest::new(server.addr, "Bert").await,
    ];
    let wish = json!({ "game": "babylonia", "seats": ["me", "open"], "pledge": pledge([1; 32]) });
    let made = guests[0].post("/api/tables", &wish).await.json();
    let table = made["info"]["id"].as_str().unwrap().to_owned();
    let promise = made["info"]["commitment"].as_str().unwrap().to_owned();
    let [anna, bert] = &guests;
    let mut sockets = [anna.connect().await, bert.connect().await];
    for socket in &mut sockets {
        socket.watch(&table).await;
    }
    let sit = json!({ "t": "sit", "table": table, "seat": 1, "pledge": pledge([9; 32]) });
    sockets[1].done(sit).await;
    // Until the start a pledge can be replaced.
    let again = json!({ "t": "pledge", "table": table, "pledge": pledge([2; 32]) });
    sockets[1].done(again).await;
    (guests, sockets, table, promise)
}

/// Ends the match; its file.
async fn file(guest: &Guest, socket: &mut Socket, table: &str) -> Value {
    socket
        .done(json!({ "t": "command", "table": table, "seat": 0, "do": "resign" }))
        .await;
    guest.get(&format!("/api/tables/{table}/file")).await.json()
}

#[tokio::test]
async fn the_seed_is_made_of_what_everybody_put_in() {
    let server = Server::start(&[]);
    let ([anna, _], [mut a, mut b], table, promise) = table(&server).await;
    let shown = a.watch(&table).await;
    assert_eq!(shown["info"]["seats"][1]["pledge"], pledge([2; 32]));
    a.send(&json!({ "t": "start", "table": table, "id": "go" }))
        .await;
    for (socket, number) in [(&mut a, [1; 32]), (&mut b, [2; 32])] {
        socket.expect("contribute").await;
        // A number that was not pledged counts for nothing.
        for number in [[77; 32], number] {
            let tell = json!({ "t": "contribute", "table": table, "number": hex(number) });
            socket.send(&tell).await;
        }
    }
    let ack = a.find(|m| m["t"] == "ack" && m["id"] == "go").await;
    assert!(ack["version"].is_null());
    let begun = b.find(|m| m["t"] == "table" && m["info"]["stage"] == "playing");
    let begun = begun.await;
    assert_eq!(begun["snapshot"]["commitment"], promise);
    let text = begun.to_string();
    assert!(!text.contains(&hex([1; 32])), "a number before the end");

    let file = file(&anna, &mut a, &table).await;
    assert_eq!(file["commitment"], promise);
    assert_eq!(file["deal"]["table"], table);
    let shares = &file["deal"]["shares"];
    assert_eq!(shares[0]["number"], hex([1; 32]), "{shares}");
    assert_eq!(shares[1]["number"], hex([2; 32]));
    let (good, text) = verify(&server, &file);
    assert!(
        good && text.contains("Anna added") && text.contains("Bert added"),
        "{text}"
    );

    // Whoever changes anything afterwards is found out.
    let mut secret = file.clone();
    secret["deal"]["secret"] = json!(hex([5; 32]));
    let mut number = file.clone();
    number["deal"]["shares"][1]["number"] = json!(hex([3; 32]));
    let mut dropped = file.clone();
    dropped["deal"]["shares"][1]["number"] = Value::Null;
    for (what, file) in [("secret", secret), ("number", number), ("dropped", dropped)] {
        let (good, text) = verify(&server, &file);
        assert!(!good, "{what}: {text}");
    }
}

#[tokio::test]
async fn a_browser_that_does_not_answer_is_left_out_for_all_to_see() {
    let server = Server::start(&[]);
    let ([anna, _], [mut a, _b], table, _) = table(&server).await;
    let begun = Instant::now();
    a.send(&json!({ "t": "start", "table": table, "id": "go" }))
        .await;
    a.expect("contribute").await;
    a.send(&json!({ "t": "contribute", "table": table, "number": hex([1; 32]) }))
        .await;
    // The same request again is the same start.
    a.send(&json!({ "t": "start", "table": table, "id": "go" }))
        .await;
    for _ in 0..2 {
        a.find(|m| m["t"] == "ack" && m["id"] == "go").await;
    }
    let waited = begun.elapsed().as_secs_f32();
    assert!((1.5..10.0).contains(&waited), "{waited}");
    let file = file(&anna, &mut a, &table).await;
    assert!(file["deal"]["shares"][1]["number"].is_null());
    let (good, text) = verify(&server, &file);
    assert!(good && text.contains("Bert pledged"), "{text}");
}

#[tokio::test]
async fn a_match_against_bots_begins_at_once_and_with_the_players_number() {
    let server = Server::start(&[]);
    let anna = Guest::new(server.addr, "Anna").await;
    let wish = json!({ "game": "babylonia", "seats": ["me", { "bot": "random" }], "start": true,
        "pledge": pledge([4; 32]) });
    let made = anna.post("/api/tables", &wish).await.json();
    assert_eq!(made["info"]["eager"], true);
    let table = made["info"]["id"].as_str().unwrap();
    let mut a = anna.connect().await;
    a.watch(table).await;
    a.expect("contribute").await;
    a.send(&json!({ "t": "contribute", "table": table, "number": hex([4; 32]) }))
        .await;
    a.find(|m| m["t"] == "table" && m["info"]["stage"] == "playing")
        .await;
    let file = file(&anna, &mut a, table).await;
    assert_eq!(file["commitment"], made["info"]["commitment"]);
    assert_eq!(file["deal"]["shares"][0]["number"], hex([4; 32]));
    let (good, text) = verify(&server, &file);
    assert!(good, "{text}");
}
