//! What clients must not do.

use serde_json::json;
use tokio_tungstenite::tungstenite::{Error, Message};
use ziggurat_server::Rate;

use crate::{
    host::Host,
    support::{Dice, Guest, Socket, http},
};

#[tokio::test]
async fn pages_of_others_cannot_connect_or_change_anything() {
    let host = Host::with(|config| config.origins = vec!["https://games.example".into()]).await;
    let anna = Guest::new(host.addr, "Anna").await;
    let own = format!("http://{}", host.addr);
    for (origin, allowed) in [
        (own.as_str(), true),
        ("https://games.example", true),
        ("https://evil.example", false),
        ("null", false),
    ] {
        let headers = [("cookie", anna.cookie.as_str()), ("origin", origin)];
        let socket = Socket::open(host.addr, &headers).await;
        match socket {
            Ok(_) => assert!(allowed, "{origin}"),
            Err(Error::Http(response)) => assert!(!allowed && response.status() == 403, "{origin}"),
            Err(error) => panic!("{error}"),
        }
        let named = http::post(host.addr, "/api/me", &headers, &json!({ "name": "Eve" })).await;
        assert_eq!(named.status == 200, allowed, "{origin}");
    }
}

#[tokio::test]
async fn nobody_without_a_name_does_anything() {
    let host = Host::new().await;
    let anna = Guest::new(host.addr, "Anna").await;
    let table = anna.make(json!(["me", "open"]), "link", false).await;
    for headers in [vec![], vec![("cookie", "ziggurat=0000")]] {
        let mut nobody = Socket::open(host.addr, &headers).await.unwrap();
        assert!(nobody.expect("welcome").await["me"].is_null());
        nobody.watch(&table).await;
        assert_eq!(
            nobody
                .refused(json!({ "t": "sit", "table": table, "seat": 1 }))
                .await,
            "no_name"
        );
        assert_eq!(
            nobody
                .refused(json!({ "t": "start", "table": table }))
                .await,
            "no_name"
        );
        let made = http::post(
            host.addr,
            "/api/tables",
            &headers,
            &json!({ "game": "babylonia", "seats": ["me", "open"] }),
        )
        .await;
        assert_eq!(made.status, 401);
    }
}

#[tokio::test]
async fn what_is_not_there_is_not_found() {
    let host = Host::new().await;
    let anna = Guest::new(host.addr, "Anna").await;
    let mut a = anna.connect().await;
    a.send(&json!({ "t": "watch", "table": "zzzzzzzzzzzz" }))
        .await;
    assert_eq!(a.expect("refused").await["code"], "not_found");
    let sit = json!({ "t": "sit", "table": "zzzzzzzzzzzz", "seat": 1 });
    assert_eq!(a.refused(sit).await, "not_found");
    for path in [
        "/api/tables/zzzzzzzzzzzz",
        "/api/tables/nonsense",
        "/api/tables/zzzzzzzzzzzz/file",
        "/api/replays/zzzzzzzzzzzz",
        "/api/games/chess/facts",
        "/api/games/babylonia/rules/fr",
        "/api/nothing",
        "/nothing.js",
    ] {
        let answer = anna.get(path).await;
        assert_eq!(answer.status, 404, "{path}: {}", answer.body);
        assert!(answer.json()["text"]["de"].is_string(), "{path}");
    }
}

#[tokio::test]
async fn noise_is_answered_and_harms_nobody() {
    let host = Host::new().await;
    let anna = Guest::new(host.addr, "Anna").await;
    let table = anna.make(json!(["me", "open"]), "link", false).await;
    let noise = [
        "",
        "{",
        "null",
        "[]",
        "{}",
        "\"ping\"",
        r#"{"t":"fly"}"#,
        r#"{"t":"watch"}"#,
        r#"{"t":"watch","table":7}"#,
        r#"{"t":"watch","table":"../../etc"}"#,
        r#"{"t":"chat","table":"zzzzzzzzzzzz","id":"","text":"x"}"#,
    ];
    let mut socket = anna.connect().await;
    for text in noise {
        socket.send_text(text.to_owned()).await;
        assert_eq!(socket.expect("error").await["code"], "malformed", "{text}");
    }
    // What says at least which request it was meant to be is refused as that request.
    for (seat, id) in [(-1, "x"), (300, "y")] {
        let sit = json!({ "t": "sit", "table": table, "seat": seat, "id": id });
        let refused = socket.ask(sit).await;
        assert_eq!(refused["code"], "malformed", "{refused}");
        assert_eq!(refused["table"], table.as_str());
    }
    socket.send_raw(Message::binary(vec![1, 2, 3])).await;
    assert_eq!(socket.expect("error").await["code"], "malformed");
    // Odd seats, versions and commands at a table that exists.
    let mut dice = Dice(11);
    for number in 0..200 {
        let kinds = ["command", "ready", "stand", "set_seat", "start", "rematch"];
        let kind = kinds[dice.below(kinds.len())];
        let request = json!({
            "t": kind,
            "table": table, "id": format!("n{number}"), "seat": 1 + dice.below(255),
            "version": dice.below(3), "do": { "act": { "action": number } }, "to": "open",
        });
        socket.ask(request).await;
    }
    assert_eq!(socket.watch(&table).await["info"]["stage"], "gathering");
}

#[tokio::test]
async fn whoever_sends_too_much_is_cut_off() {
    let host = Host::with(|config| config.limits.messages = Rate::new(10, 60_000)).await;
    let anna = Guest::new(host.addr, "Anna").await;
    let mut socket = anna.connect().await;
    for _ in 0..11 {
        socket.send(&json!({ "t": "ping" })).await;
    }
    assert_eq!(socket.expect("refused").await["code"], "too_fast");
    for _ in 0..600 {
        socket.send(&json!({ "t": "ping" })).await;
    }
    let close = loop {
        if let Err(close) = socket.frame().await {
            break close;
        }
    };
    assert!(close.is_none_or(|close| u16::from(close.code) == 4029));

    let mut socket = anna.connect().await;
    let huge = json!({ "t": "ping", "x": "y".repeat(9_000) });
    socket.send(&huge).await;
    assert!(socket.frame().await.is_err());
}

#[tokio::test]
async fn only_so_many_tables_are_followed_and_made() {
    let host = Host::with(|config| config.limits.tables = Rate::new(18, 60_000)).await;
    let anna = Guest::new(host.addr, "Anna").await;
    let mut socket = anna.connect().await;
    for number in 0..18 {
        let table = anna.make(json!(["me", "open"]), "link", false).await;
        socket.send(&json!({ "t": "watch", "table": table })).await;
        let answer = socket
            .find(|m| m["table"] == table && m["t"] != "presence")
            .await;
        let expected = if number < 16 { "table" } else { "refused" };
        assert_eq!(answer["t"], expected, "{number}");
    }
    let wish = json!({ "game": "babylonia", "seats": ["me", "open"] });
    assert_eq!(anna.post("/api/tables", &wish).await.status, 429);
}

#[tokio::test]
async fn whoever_asks_too_often_must_wait() {
    let host = Host::with(|config| {
        config.limits.requests = Rate::new(5, 60_000);
        config.limits.connections = Rate::new(2, 60_000);
    })
    .await;
    for number in 0..7 {
        let answer = http::get(host.addr, "/api/games", &[]).await;
        let expected = if number < 5 { 200 } else { 429 };
        assert_eq!(answer.status, expected, "{number}");
    }
    // The page itself and the state of the server can be seen all the same.
    assert_eq!(http::get(host.addr, "/", &[]).await.status, 200);
    assert_eq!(http::get(host.addr, "/healthz", &[]).await.status, 200);
    for number in 0..4 {
        let socket = Socket::open(host.addr, &[]).await;
        assert_eq!(socket.is_ok(), number < 2, "{number}");
    }
}
