//! Coming back: after a lost connection, after a restart.

use std::collections::BTreeMap;

use serde_json::{Value, json, value::RawValue};
use ziggurat_table::delta::apply;

use crate::{
    host::Host,
    playing::Duel,
    support::{Guest, Socket, known::state_of},
};

/// The fields of a JSON object as they are written.
fn fields(json: &str) -> BTreeMap<String, Box<RawValue>> {
    serde_json::from_str(json).unwrap()
}

/// How things stand by a snapshot.
fn standing(snapshot: &str) -> Value {
    state_of(&serde_json::from_str(snapshot).unwrap())
}

/// The next frame of a kind, as it is written.
async fn frame(socket: &mut Socket, kind: &str) -> String {
    loop {
        let frame = socket.frame().await.unwrap();
        if frame.starts_with(&format!("{{\"t\":\"{kind}\"")) {
            return frame;
        }
    }
}

async fn watch_frame(socket: &mut Socket, watch: Value, kind: &str) -> String {
    socket.forget();
    socket.send(&watch).await;
    frame(socket, kind).await
}

#[tokio::test]
async fn coming_back_shows_the_same_as_coming_fresh_byte_for_byte() {
    let host = Host::new().await;
    let mut duel = Duel::new(&host).await;
    for _ in 0..29 {
        duel.step().await;
    }
    let table = duel.table.clone();
    let watch = |seat: usize| json!({ "t": "watch", "table": table, "seat": seat });
    let mut before = Vec::new();
    for seat in 0..2 {
        let mut gone = duel.guests[seat].connect().await;
        let shown = watch_frame(&mut gone, watch(seat), "table").await;
        before.push(standing(fields(&shown)["snapshot"].get()));
    }
    duel.step().await;
    for (seat, mut state) in before.into_iter().enumerate() {
        let mut back = duel.guests[seat].connect().await;
        let mut resume = watch(seat);
        resume["since"] = json!(29);
        let resumed = watch_frame(&mut back, resume, "resumed").await;
        let messages: Value = serde_json::from_str(fields(&resumed)["messages"].get()).unwrap();
        assert_eq!(messages.as_array().unwrap().len(), 1);
        apply(&mut state, &messages[0]["change"]).unwrap();
        let table_frame = watch_frame(&mut back, watch(seat), "table").await;
        let snapshot = fields(&table_frame)["snapshot"].get().to_owned();
        assert_eq!(state.to_string(), standing(&snapshot).to_string());
        let mut other = duel.guests[seat].connect().await;
        let again = watch_frame(&mut other, watch(seat), "table").await;
        assert_eq!(fields(&again)["snapshot"].get(), snapshot);
    }
}

#[tokio::test]
async fn nothing_missed_is_resumed_by_nothing_and_nonsense_by_everything() {
    let host = Host::new().await;
    let mut duel = Duel::new(&host).await;
    duel.step().await;
    let table = duel.table.clone();
    let socket = &mut duel.sockets[0];
    let watch = |seat: Option<u8>, since: u64| json!({ "t": "watch", "table": table, "seat": seat, "since": since, "chat": 0 });
    socket.send(&watch(Some(0), 1)).await;
    assert_eq!(socket.expect("resumed").await["messages"], json!([]));
    for (seat, since) in [(Some(0), 99), (None, 1), (Some(1), 1)] {
        socket.send(&watch(seat, since)).await;
        assert_eq!(socket.expect("table").await["snapshot"]["version"], 1);
    }
}

#[tokio::test]
async fn a_lost_connection_loses_nothing() {
    let host = Host::new().await;
    let mut duel = Duel::new(&host).await;
    let table = duel.table.clone();
    let (seat, command) = duel.next().unwrap();
    // The answer gets lost with the connection.
    let mut line = duel.guests[seat].connect().await;
    line.send(&command).await;
    drop(line);
    let mut line = duel.guests[seat].connect().await;
    let ack = line.done(command).await;
    assert_eq!(ack["version"], 1);
    line.send(&json!({ "t": "watch", "table": table, "seat": seat, "since": 0 }))
        .await;
    assert_eq!(
        line.expect("resumed").await["messages"]
            .as_array()
            .unwrap()
            .len(),
        1
    );
}

#[tokio::test]
async fn everything_comes_back_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("store.sqlite");
    let host = Host::at(&path, |_| {}).await;
    let mut duel = Duel::new(&host).await;
    let public = duel.guests[0]
        .make(json!(["me", "open"]), "public", false)
        .await;
    for _ in 0..7 {
        duel.step().await;
    }
    let table = duel.table.clone();
    duel.sockets[0]
        .done(json!({ "t": "chat", "table": table, "id": "c1", "text": "Hi" }))
        .await;
    let (seat, command) = duel.next().unwrap();
    duel.sockets[seat].done(command.clone()).await;
    let before = frame_of(&mut duel.sockets[seat], &table).await;
    let socket = &mut duel.sockets[1 - seat];
    host.stop().await;
    // Both were told to connect again.
    let close = loop {
        if let Err(close) = socket.frame().await {
            break close;
        }
    };
    assert_eq!(u16::from(close.unwrap().code), 1012);

    let host = Host::at(&path, |_| {}).await;
    let guest = Guest {
        addr: host.addr,
        ..duel.guests[seat].clone()
    };
    assert_eq!(guest.get("/api/me").await.json()["me"]["id"], guest.id);
    let listed = guest.get("/api/tables").await.json();
    assert_eq!(listed["tables"][0]["id"], public);
    let mut socket = guest.connect().await;
    assert_eq!(frame_of(&mut socket, &table).await, before);
    assert_eq!(socket.watch(&table).await["chat"][0]["text"], "Hi");
    let again = socket.done(command).await;
    assert_eq!(again["version"], 8);
    socket
        .send(&json!({ "t": "watch", "table": table, "seat": seat, "since": 8 }))
        .await;
    assert_eq!(socket.expect("resumed").await["messages"], json!([]));
}

/// The snapshot that a socket gets, as it is written.
async fn frame_of(socket: &mut Socket, table: &str) -> String {
    let watch = json!({ "t": "watch", "table": table });
    let frame = watch_frame(socket, watch, "table").await;
    fields(&frame)["snapshot"].get().to_owned()
}

#[tokio::test]
async fn a_table_leaves_the_memory_and_comes_back() {
    let host = Host::with(|config| config.unload_after = std::time::Duration::ZERO).await;
    let mut duel = Duel::new(&host).await;
    duel.step().await;
    let [a, b] = duel.sockets;
    let loaded = || async {
        let metrics = crate::support::http::get(host.metrics, "/metrics", &[])
            .await
            .body;
        let line = metrics
            .lines()
            .find(|line| line.starts_with("ziggurat_tables_in_memory"));
        line.unwrap().ends_with(" 1")
    };
    assert!(loaded().await);
    a.close().await;
    b.close().await;
    for _ in 0..100 {
        if !loaded().await {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    assert!(!loaded().await);
    let mut back = duel.guests[0].connect().await;
    assert_eq!(back.watch(&duel.table).await["snapshot"]["version"], 1);
}

#[tokio::test]
async fn whoever_reads_too_slowly_is_cut_off_and_resumes() {
    let host = Host::new().await;
    let mut duel = Duel::new(&host).await;
    let table = duel.table.clone();
    let mut slow = Socket::narrow(host.addr).await.unwrap();
    slow.watch(&table).await;
    // Somebody acts and takes back, and the slow one does not read, though it asks for much.
    let (seat, act) = duel.next().unwrap();
    let mut undo = json!({ "t": "command", "table": table, "seat": seat, "do": "undo" });
    for number in 0..500 {
        if number == 100 {
            // More than the system keeps for a connection that does not read.
            for _ in 0..300 {
                slow.send(&json!({ "t": "watch", "table": table })).await;
            }
        }
        let mut act = act.clone();
        act["id"] = json!(format!("a{number}"));
        act["version"] = json!(2 * number);
        undo["id"] = json!(format!("u{number}"));
        undo["version"] = json!(2 * number + 1);
        duel.sockets[seat].done(act).await;
        duel.sockets[seat].done(undo.clone()).await;
        duel.sockets[seat].forget();
        while duel.sockets[1 - seat].expect("update").await["message"]["version"] != 2 * number + 2
        {
        }
    }
    let mut last = 0;
    let close = loop {
        match slow.frame().await {
            Ok(frame) if frame.starts_with("{\"t\":\"update\"") => {
                let message: Value = serde_json::from_str(&frame).unwrap();
                let version = message["message"]["version"].as_u64().unwrap();
                assert_eq!(version, last + 1, "nothing is left out before the end");
                last = version;
            }
            Ok(_) => {}
            Err(close) => break close,
        }
    };
    assert_eq!(u16::from(close.unwrap().code), 4008);
    assert!(last < 1_000);
    let mut back = Socket::open(host.addr, &[]).await.unwrap();
    let resume = json!({ "t": "watch", "table": table, "since": last });
    back.send(&resume).await;
    let answer = back
        .find(|m| m["t"] == "table" || m["t"] == "resumed")
        .await;
    let version = match answer["messages"].as_array() {
        Some(messages) => last + messages.len() as u64,
        None => answer["snapshot"]["version"].as_u64().unwrap(),
    };
    assert_eq!(version, 1_000);
}

#[tokio::test]
async fn whoever_asks_without_pause_does_not_crowd_out_the_others() {
    let host = Host::new().await;
    let mut duel = Duel::new(&host).await;
    let table = duel.table.clone();
    let mut crowd = Vec::new();
    for _ in 0..3 {
        crowd.push(Socket::open(host.addr, &[]).await.unwrap());
    }
    for version in 0..10 {
        // Far more than a table would let wait, from each of them, while the table writes a move.
        for socket in &mut crowd {
            for _ in 0..400 {
                let watch = json!({ "t": "watch", "table": table, "since": version });
                socket.send(&watch).await;
            }
        }
        assert!(duel.step().await);
        // All of them are answered, too.
        for socket in &mut crowd {
            for _ in 0..400 {
                socket.expect("resumed").await;
            }
            socket.forget();
        }
    }
}

#[tokio::test]
async fn whoever_says_nothing_is_given_up_and_whoever_answers_is_not() {
    let silence = std::time::Duration::from_millis(1_500);
    let host = Host::with(|config| config.silence = silence).await;
    let mut duel = Duel::new(&host).await;
    let [a, b] = &mut duel.sockets;
    // A client that reads answers when it is asked for a sign of life; Bert does not even read.
    let seats = |m: &Value, seats: [&str; 2]| {
        m["t"] == "presence" && m["presence"]["seats"] == json!(seats)
    };
    a.find(|m| seats(m, ["here", "here"])).await;
    a.forget();
    a.find(|m| seats(m, ["here", "away"])).await;
    tokio::time::sleep(silence / 2).await;
    a.done(json!({ "t": "chat", "table": duel.table, "text": "Hello?" }))
        .await;
    b.forget();
    while b.frame().await.is_ok() {}
}
