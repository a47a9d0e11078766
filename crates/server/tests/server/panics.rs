//! A panic ends nothing but what panicked.

use std::sync::Arc;

use serde_json::{Value, json};

use crate::{
    fuse::Fuses,
    host::Host,
    support::{Guest, Socket},
};

async fn host() -> Host {
    Host::from(Arc::new(Fuses)).await
}

fn act(table: &str, seat: usize, version: u64, action: &str) -> Value {
    json!({ "t": "command", "table": table, "seat": seat, "version": version,
        "do": { "act": { "action": action } } })
}

/// Anna's table with this second seat, watched by her.
async fn table(anna: &Guest, second: Value) -> (String, Socket) {
    let table = anna.make(json!(["me", second]), "link", true).await;
    let mut socket = anna.connect().await;
    let shown = socket.watch(&table).await;
    assert_eq!(shown["snapshot"]["game"], "fuse");
    (table, socket)
}

#[tokio::test]
async fn a_table_that_panics_is_closed_and_loaded_again() {
    let host = host().await;
    let anna = Guest::new(host.addr, "Anna").await;
    let (other, mut elsewhere) = table(&anna, json!({ "local": "Bert" })).await;
    let (table, mut socket) = table(&anna, json!({ "local": "Bert" })).await;
    let mut watcher = Socket::open(host.addr, &[]).await.unwrap();
    watcher.watch(&table).await;
    socket.done(act(&table, 0, 0, "step")).await;
    socket.done(act(&table, 1, 1, "step")).await;
    let refused = socket.ask(act(&table, 0, 2, "bang")).await;
    assert_eq!(refused["code"], "internal", "{refused}");
    assert_eq!(refused["table"], table.as_str());
    // Whoever watches is told to watch again, and finds what was acknowledged.
    for socket in [&mut socket, &mut watcher] {
        assert_eq!(socket.expect("resync").await["table"], table.as_str());
        socket.forget();
        assert_eq!(socket.watch(&table).await["snapshot"]["version"], 2);
    }
    socket.done(act(&table, 0, 2, "step")).await;
    let told = watcher.expect("update").await;
    assert_eq!(told["message"]["version"], 3);
    // Nobody else has noticed.
    elsewhere.done(act(&other, 0, 0, "step")).await;
    let metrics = crate::support::http::get(host.metrics, "/metrics", &[])
        .await
        .body;
    assert!(metrics.contains("ziggurat_panics_total"), "{metrics}");
    host.stop().await;
}

#[tokio::test]
async fn a_table_that_panics_again_and_again_rests() {
    let host = host().await;
    let anna = Guest::new(host.addr, "Anna").await;
    let (table, mut socket) = table(&anna, json!({ "local": "Bert" })).await;
    for _ in 0..3 {
        let code = socket.refused(act(&table, 0, 0, "bang")).await;
        assert_eq!(code, "internal");
    }
    let code = socket.refused(act(&table, 0, 0, "step")).await;
    assert_eq!(code, "internal", "it is not loaded for a while");
    let info = anna.get(&format!("/api/tables/{table}")).await;
    assert_eq!(info.status, 500);
    let (another, mut socket) = self::table(&anna, json!({ "local": "Bert" })).await;
    socket.done(act(&another, 0, 0, "step")).await;
}

#[tokio::test]
async fn a_bot_whose_thinking_panics_plays_on() {
    let host = host().await;
    let anna = Guest::new(host.addr, "Anna").await;
    for level in ["greedy", "easy", "normal"] {
        let (table, mut socket) = table(&anna, json!({ "bot": level })).await;
        socket.done(act(&table, 0, 0, "wire")).await;
        for version in [2, 4] {
            let acted = socket
                .find(|message| message["message"]["version"] == version)
                .await;
            let what = &acted["message"]["entry"]["what"];
            assert!(what["bot_act"].is_object(), "{acted}");
            socket.done(act(&table, 0, version, "step")).await;
        }
    }
}

#[tokio::test]
async fn a_bot_that_is_refused_plays_any_legal_action() {
    let host = host().await;
    let anna = Guest::new(host.addr, "Anna").await;
    for level in ["greedy", "easy"] {
        let (table, mut socket) = table(&anna, json!({ "bot": level })).await;
        socket.done(act(&table, 0, 0, "bend")).await;
        for version in [2, 4] {
            let acted = socket
                .find(|message| message["message"]["version"] == version)
                .await;
            let what = &acted["message"]["entry"]["what"];
            assert!(what["bot_act"].is_object(), "{acted}");
            socket.done(act(&table, 0, version, "step")).await;
        }
    }
}

#[tokio::test]
async fn a_table_whose_bot_cannot_act_at_all_says_so() {
    let host = host().await;
    let anna = Guest::new(host.addr, "Anna").await;
    for fault in ["jam", "break"] {
        let (table, mut socket) = table(&anna, json!({ "bot": "easy" })).await;
        socket.done(act(&table, 0, 0, fault)).await;
        // Loaded again the bot still cannot act; in the end the table rests.
        for _ in 0..3 {
            socket.expect("resync").await;
            socket.send(&json!({ "t": "watch", "table": table })).await;
        }
        let refused = socket.expect("refused").await;
        assert_eq!(refused["code"], "internal", "{refused}");
    }
}
