//! Many who come and go all the time.

use std::time::{Duration, Instant};

use futures_util::future::join_all;
use serde_json::{Value, json};

use crate::{
    server::Server,
    support::{Guest, Socket},
};

/// Whether the table answers somebody who has come to stay.
async fn stays(socket: &mut Socket, table: &str) -> bool {
    socket.send(&json!({ "t": "ping" })).await;
    socket.expect("pong").await;
    // What came before was meant for earlier visits.
    socket.forget();
    let watched = tokio::time::timeout(Duration::from_secs(3), socket.watch(table));
    watched.await.is_ok()
}

#[tokio::test]
async fn whoever_comes_and_goes_does_not_drown_the_others() {
    let server = Server::start(&[]);
    let anna = Guest::new(server.addr, "Anna").await;
    let table = anna.make(json!(["me", "open"]), "link", false).await;
    let mut victim = anna.connect().await;
    victim.watch(&table).await;

    let begun = Instant::now();
    let crowd = (0..100).map(|number| {
        let table = table.clone();
        async move {
            let mut socket = Socket::open(server.addr, &[]).await.unwrap();
            for _ in 0..15 {
                socket.send(&json!({ "t": "watch", "table": table })).await;
                socket
                    .send(&json!({ "t": "unwatch", "table": table }))
                    .await;
                tokio::time::sleep(Duration::from_millis(60)).await;
            }
            // Thirty of them stay, even if the table is too busy to answer at first.
            while number < 30 && !stays(&mut socket, &table).await {}
            socket
        }
    });
    let crowd = join_all(crowd).await;
    // What is told last is right.
    let mut told = 0;
    loop {
        let frame = victim.frame().await.expect("an open connection");
        let frame: Value = serde_json::from_str(&frame).unwrap();
        if frame["t"] == "presence" {
            told += 1;
            if frame["presence"]["watchers"] == 30 && begun.elapsed() > Duration::from_secs(1) {
                // It may be a moment on the way: nothing else follows.
                break;
            }
        }
    }
    let most = 2.0 * begun.elapsed().as_secs_f64() + 2.0;
    assert!(f64::from(told) <= most, "{told} instead of {most}");
    assert!(told >= 2, "changes are told");
    drop(crowd);
    let last = victim
        .find(|frame| frame["presence"]["watchers"] == 0)
        .await;
    assert_eq!(last["presence"]["seats"], json!(["here", null]));
}
