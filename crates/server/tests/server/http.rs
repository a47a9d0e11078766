//! What is asked over HTTP.

use serde_json::json;

use crate::{
    host::Host,
    support::{Guest, http},
};

#[tokio::test]
async fn the_games_and_their_rules_are_there() {
    let host = Host::new().await;
    let games = http::get(host.addr, "/api/games", &[]).await.json();
    assert_eq!(games[0]["id"], "babylonia");
    assert_eq!(games[0]["seats"], json!([2, 3, 4]));
    assert_eq!(games[0]["levels"][0], "random");
    assert_eq!(games[0]["options"]["first_round_limits"], true);
    assert!(games[0]["options_schema"]["properties"].is_object());
    for (lang, word) in [("en", "token"), ("de", "Spielstein")] {
        let path = format!("/api/games/babylonia/rules/{lang}");
        let rules = http::get(host.addr, &path, &[]).await;
        assert!(
            rules.body.contains("BAB-5.3") && rules.body.contains(word),
            "{lang}"
        );
        assert_eq!(
            rules.header("content-type"),
            Some("text/markdown; charset=utf-8")
        );
    }
    let facts = http::get(host.addr, "/api/games/babylonia/facts", &[]).await;
    assert!(facts.json().is_object());
}

#[tokio::test]
async fn every_answer_is_safe_by_its_headers() {
    let host = Host::new().await;
    for path in [
        "/",
        "/api/games",
        "/api/nothing",
        "/healthz",
        "/table/zzzzzzzzzzzz",
    ] {
        let answer = http::get(host.addr, path, &[]).await;
        let policy = answer.header("content-security-policy").unwrap();
        assert!(
            policy.contains("default-src 'none'") && !policy.contains("script-src 'self' 'unsafe")
        );
        assert_eq!(
            answer.header("x-content-type-options"),
            Some("nosniff"),
            "{path}"
        );
        assert_eq!(
            answer.header("referrer-policy"),
            Some("no-referrer"),
            "{path}"
        );
    }
}

#[tokio::test]
async fn whoever_runs_the_server_sees_how_it_does() {
    let host = Host::new().await;
    assert_eq!(http::get(host.addr, "/healthz", &[]).await.body, "ok");
    let anna = Guest::new(host.addr, "Anna").await;
    let mut socket = anna.connect().await;
    let table = anna
        .make(json!(["me", { "bot": "random" }]), "link", true)
        .await;
    socket.watch(&table).await;
    socket
        .done(json!({ "t": "command", "table": table, "seat": 0, "do": "resign" }))
        .await;
    let metrics = http::get(host.metrics, "/metrics", &[]).await.body;
    for name in [
        "ziggurat_connections",
        "ziggurat_tables_in_memory",
        "ziggurat_moves_total",
        "ziggurat_commit_seconds",
    ] {
        assert!(metrics.contains(name), "{name}");
    }
    let described = http::get(host.addr, "/api/openapi.json", &[]).await.json();
    assert!(described["paths"]["/api/tables"]["post"].is_object());
}

#[tokio::test]
async fn wishes_that_cannot_be_granted_are_refused_with_the_reason() {
    let host = Host::new().await;
    let anna = Guest::new(host.addr, "Anna").await;
    for (wish, status, code) in [
        (
            json!({ "game": "chess", "seats": ["me", "open"] }),
            404,
            "unknown_game",
        ),
        (
            json!({ "game": "babylonia", "seats": ["me"] }),
            422,
            "bad_seats",
        ),
        (
            json!({ "game": "babylonia", "seats": ["me", "me"] }),
            422,
            "bad_seats",
        ),
        (
            json!({ "game": "babylonia", "seats": ["me", "open"], "options": { "x": 1 } }),
            422,
            "bad_options",
        ),
        (
            json!({ "game": "babylonia", "seats": ["me", { "bot": "godlike" }] }),
            422,
            "malformed",
        ),
        (
            json!({ "game": "babylonia", "seats": ["me", "open"], "extra": 1 }),
            422,
            "malformed",
        ),
    ] {
        let answer = anna.post("/api/tables", &wish).await;
        assert_eq!(
            (answer.status, &answer.json()["code"]),
            (status, &json!(code)),
            "{wish}"
        );
    }
    for name in ["", "   ", "a\u{202E}b"] {
        let answer = anna.post("/api/me", &json!({ "name": name })).await;
        assert_eq!(answer.status, 422, "{name:?}");
    }
    let huge = http::post(
        host.addr,
        "/api/me",
        &[],
        &json!({ "name": "x".repeat(20_000) }),
    )
    .await;
    assert_eq!(huge.status, 422);
    let huge = json!({ "format": "ziggurat-game/1", "log": "x".repeat(1_200_000) });
    let huge = anna.post("/api/replays", &huge).await;
    assert_eq!(huge.status, 413, "{}", huge.body);
    assert_eq!(huge.json()["code"], "too_large");
}

#[tokio::test]
async fn a_browser_can_forget_its_player() {
    let host = Host::new().await;
    let anna = Guest::new(host.addr, "Anna").await;
    let headers = [("cookie", anna.cookie.as_str())];
    let forgotten = http::request(host.addr, "DELETE", "/api/me", &headers, "").await;
    assert_eq!(forgotten.status, 204);
    assert!(anna.get("/api/me").await.json()["me"].is_null());
}

#[tokio::test]
async fn large_answers_come_compressed() {
    let host = Host::new().await;
    let headers = [("accept-encoding", "gzip")];
    let answer = http::get(host.addr, "/api/openapi.json", &headers).await;
    assert_eq!(answer.header("content-encoding"), Some("gzip"));
}
