//! Somebody who was away for long comes back: what they missed is never too much for a connection.

use serde_json::json;

use crate::{server::Server, support::Guest};

/// More than a connection may have waiting.
const OUTBOX: usize = 1024 * 1024;

#[tokio::test]
async fn whoever_missed_much_of_babylon_gets_a_snapshot_and_stays() {
    let server = Server::start(&["--seed", "7"]);
    let guests = [
        Guest::new(server.addr, "Anna").await,
        Guest::new(server.addr, "Bert").await,
    ];
    let table = guests[0].make_game("babylon", json!(["me", "open"])).await;
    let mut sockets = [guests[0].connect().await, guests[1].connect().await];
    let sit = json!({ "t": "sit", "table": table, "seat": 1 });
    sockets[1].done(sit).await;
    sockets[0]
        .done(json!({ "t": "start", "table": table }))
        .await;
    let mut now = Vec::new();
    for socket in &mut sockets {
        now.push(socket.watch(&table).await["snapshot"].clone());
    }
    let (mut entries, mut missed) = (0, 0);
    while entries < 120 && now[0]["outcome"].is_null() {
        let seat = now[0]["waiting"]["must"][0].as_u64().unwrap() as usize;
        let legal = now[seat]["legal"].as_array().unwrap();
        let action = &legal[entries % legal.len()];
        let act = json!({ "t": "command", "table": table, "seat": seat,
            "version": now[seat]["version"], "do": { "act": { "action": action } } });
        sockets[seat].done(act).await;
        for (socket, now) in sockets.iter_mut().zip(&mut now) {
            *now = socket.expect("update").await["message"].clone();
        }
        missed += now[0].to_string().len();
        entries += 1;
    }
    assert!(
        entries > 30 && missed > OUTBOX,
        "{entries} entries, {missed} bytes"
    );
    let mut back = guests[0].connect().await;
    for since in [0, 1] {
        let watch = json!({ "t": "watch", "table": table, "seat": 0, "since": since });
        back.send(&watch).await;
        let answer = back
            .find(|message| message["t"] == "table" || message["t"] == "resumed")
            .await;
        assert_eq!(answer["t"], "table", "since {since}");
        assert_eq!(answer["snapshot"]["version"], entries);
        assert!(answer.to_string().len() < OUTBOX / 4);
    }
    // Whoever missed little is told just that.
    let watch = json!({ "t": "watch", "table": table, "seat": 0, "since": entries - 1 });
    back.send(&watch).await;
    let answer = back.expect("resumed").await;
    assert_eq!(answer["messages"].as_array().unwrap().len(), 1);
}
