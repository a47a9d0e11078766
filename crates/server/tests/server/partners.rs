//! What partners say to each other: team play in 7 Wonders (SWC-11.2, SWC-11.8).

use serde_json::{Value, json};
use ziggurat_server::Rate;

use crate::{
    host::Host,
    support::{Guest, Socket},
    together::Party,
};

/// Anna and Bert play together, and so do Carl and Dora.
async fn pairs(host: &Host) -> Party {
    let options = json!({ "cities": true, "teams": true });
    let wish = json!({ "game": "seven_wonders", "options": options });
    Party::of(host, wish, 4, 0).await
}

fn aside(table: &str, seat: usize, text: &str) -> Value {
    json!({ "t": "chat", "table": table, "text": text, "partners_of": seat })
}

fn aloud(table: &str, text: &str) -> Value {
    json!({ "t": "chat", "table": table, "text": text })
}

fn texts(shown: &Value) -> Vec<&str> {
    let lines = shown["chat"].as_array().unwrap().iter();
    lines.map(|line| line["text"].as_str().unwrap()).collect()
}

/// SWC-11.8
#[tokio::test]
async fn partners_hear_each_other_and_nobody_else_does() {
    let host = Host::new().await;
    let mut party = pairs(&host).await;
    let table = party.table.clone();
    let mut watcher = Socket::open(host.addr, &[]).await.unwrap();
    assert_eq!(watcher.watch(&table).await["partners"], json!([]));
    assert_eq!(party.sockets[0].watch(&table).await["partners"], json!([1]));
    party.sockets[0]
        .done(aside(&table, 0, "war, I think"))
        .await;
    party.sockets[3].done(aside(&table, 3, "science")).await;
    party.sockets[0].done(aloud(&table, "hello")).await;
    let heard: [&[&str]; 4] = [
        &["war, I think", "hello"],
        &["war, I think", "hello"],
        &["science", "hello"],
        &["science", "hello"],
    ];
    for (socket, texts) in party.sockets.iter_mut().zip(heard) {
        for text in texts {
            let line = socket.expect("chat").await["line"].clone();
            assert_eq!(line["text"], *text);
            assert_eq!(line["number"], 1, "nothing tells that others talked");
        }
    }
    let line = watcher.expect("chat").await["line"].clone();
    assert_eq!(
        (&line["text"], &line["number"]),
        (&"hello".into(), &1.into())
    );
    assert_eq!(line.get("partners"), None);
}

/// SWC-11.8: not later either.
#[tokio::test]
async fn what_partners_said_is_there_for_them_alone_after_a_break_and_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("store.sqlite");
    let host = Host::at(&path, |_| {}).await;
    let mut party = pairs(&host).await;
    let table = party.table.clone();
    party.sockets[0].done(aloud(&table, "hello")).await;
    for text in ["war", "or peace"] {
        party.sockets[1].done(aside(&table, 1, text)).await;
    }
    let missed = |seat: usize| {
        json!({ "t": "watch", "table": table, "seat": seat, "since": party.now[seat]["version"],
            "chat": 1, "aside": 1 })
    };
    for (seat, expected) in [(0, vec!["or peace"]), (2, vec![])] {
        let mut socket = party.guests[seat].connect().await;
        socket.send(&missed(seat)).await;
        assert_eq!(texts(&socket.expect("resumed").await), expected);
    }
    host.stop().await;

    let host = Host::at(&path, |_| {}).await;
    let guests = party.guests.iter().map(|guest| Guest {
        addr: host.addr,
        ..guest.clone()
    });
    for (seat, guest) in guests.enumerate() {
        let shown = guest.connect().await.watch(&table).await;
        let expected: &[_] = match seat {
            0 | 1 => &["hello", "war", "or peace"],
            _ => &["hello"],
        };
        assert_eq!(texts(&shown), expected, "seat {seat}");
    }
    let mut watcher = Socket::open(host.addr, &[]).await.unwrap();
    assert_eq!(texts(&watcher.watch(&table).await), ["hello"]);
}

/// What is said is not part of the match: neither its file nor its replay has it.
#[tokio::test]
async fn no_file_and_no_list_has_what_was_said() {
    let host = Host::new().await;
    let mut party = pairs(&host).await;
    let table = party.table.clone();
    party.sockets[0].done(aside(&table, 0, "xyzzy")).await;
    for seat in 0..4 {
        let resign = json!({ "t": "command", "table": table, "seat": seat, "do": "resign" });
        party.sockets[seat].ask(resign).await;
    }
    for path in ["", "/file", "/replay", "/replay/steps?viewer=2"] {
        let answer = party.guests[2]
            .get(&format!("/api/tables/{table}{path}"))
            .await;
        assert_eq!(answer.status, 200, "{path}");
        assert!(!answer.body.contains("xyzzy"), "{path}");
    }
    let shown = party.guests[2].connect().await.watch(&table).await;
    assert_eq!(texts(&shown), [""; 0], "also when the match is over");
}

#[tokio::test]
async fn nobody_talks_for_a_seat_that_is_not_theirs_or_has_no_partner() {
    let host = Host::with(|config| config.limits.chat = Rate::new(2, 60_000)).await;
    let mut party = pairs(&host).await;
    let table = party.table.clone();
    let [anna, _, carl, _] = &mut party.sockets[..] else {
        panic!("four play");
    };
    assert_eq!(carl.refused(aside(&table, 0, "x")).await, "not_your_seat");
    assert_eq!(carl.refused(aside(&table, 9, "x")).await, "no_such_seat");
    let mut emil = Guest::new(host.addr, "Emil").await.connect().await;
    assert_eq!(emil.refused(aside(&table, 0, "x")).await, "not_your_seat");
    anna.done(aside(&table, 0, "one")).await;
    anna.done(aloud(&table, "two")).await;
    assert_eq!(anna.refused(aside(&table, 0, "x")).await, "too_fast");

    let bert = &party.guests[1];
    let bot = json!({ "bot": "random" });
    let wish = json!({ "game": "seven_wonders", "seats": ["me", bot, bot], "start": true });
    let alone = bert.make_wish(&wish).await;
    let mut socket = bert.connect().await;
    assert_eq!(socket.refused(aside(&alone, 0, "x")).await, "no_partner");
    let gathering = bert.make(json!(["me", "open"]), "link", false).await;
    let refused = socket.refused(aside(&gathering, 0, "x")).await;
    assert_eq!(refused, "not_started");
}

/// At one screen each seat hears what is for it, when it looks.
#[tokio::test]
async fn an_opponent_at_the_same_screen_does_not_hear_it() {
    let host = Host::new().await;
    let anna = Guest::new(host.addr, "Anna").await;
    let bot = json!({ "bot": "random" });
    let wish = json!({ "game": "seven_wonders", "options": { "cities": true, "teams": true },
        "seats": ["me", bot, { "local": "Child" }, bot], "start": true });
    let table = anna.make_wish(&wish).await;
    let mut socket = anna.connect().await;
    socket.done(aside(&table, 0, "war")).await;
    for (seat, expected) in [(0, vec!["war"]), (2, vec![])] {
        let watch = json!({ "t": "watch", "table": table, "seat": seat });
        socket.send(&watch).await;
        assert_eq!(texts(&socket.expect("table").await), expected);
    }
    socket.done(aside(&table, 0, "peace")).await;
    socket.done(aloud(&table, "hello")).await;
    assert_eq!(socket.expect("chat").await["line"]["text"], "hello");
}
