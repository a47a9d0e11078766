//! What the operator sees, and strangers do not.

use std::{collections::BTreeSet, net::TcpListener, time::Duration};

use serde_json::{Value, json};
use tokio::{net::TcpStream, time};

use crate::{
    server::Server,
    support::{Guest, http},
};

/// The names of figures in a text.
fn names(text: &str) -> BTreeSet<String> {
    let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_'));
    let names = words.filter(|word| word.starts_with("ziggurat_"));
    let plain = |name: &str| {
        let parts = ["_bucket", "_sum", "_count"];
        let part = parts.iter().find_map(|part| name.strip_suffix(part));
        part.unwrap_or(name).to_owned()
    };
    names.map(plain).collect()
}

/// All texts behind this key, wherever it is.
fn behind<'a>(key: &str, value: &'a Value, found: &mut Vec<&'a str>) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                match value {
                    Value::String(text) if name == key => found.push(text),
                    value => behind(key, value, found),
                }
            }
        }
        Value::Array(values) => values.iter().for_each(|value| behind(key, value, found)),
        _ => {}
    }
}

#[tokio::test]
async fn figures_are_for_the_operator_and_the_dashboard_shows_only_what_there_is() {
    let free = TcpListener::bind("127.0.0.1:0").unwrap();
    let figures = free.local_addr().unwrap();
    drop(free);
    let server = Server::start(&[
        "--metrics",
        &figures.to_string(),
        "--set",
        "limits.header_timeout=200ms",
    ]);
    // A bit of everything: a match with a bot, a refusal, somebody who says too much, somebody who
    // says nothing.
    let anna = Guest::new(server.addr, "Anna").await;
    let table = anna
        .make(json!(["me", { "bot": "random" }]), "link", true)
        .await;
    let mut socket = anna.connect().await;
    socket.watch(&table).await;
    let wrong = json!({ "t": "command", "table": table, "seat": 1, "do": "resign" });
    assert_eq!(socket.refused(wrong).await, "not_your_seat");
    socket
        .done(json!({ "t": "command", "table": table, "seat": 0, "do": "resign" }))
        .await;
    let second = anna
        .make(json!([{ "bot": "easy" }, { "bot": "easy" }]), "link", true)
        .await;
    socket.watch(&second).await;
    socket.expect("update").await;
    let mut loud = anna.connect().await;
    loud.send_text("x".repeat(9_000)).await;
    while loud.frame().await.is_ok() {}
    let _silent = TcpStream::connect(server.addr).await.unwrap();

    let dashboard = include_str!("../../../../deploy/grafana-dashboard.json");
    let dashboard: Value = serde_json::from_str(dashboard).unwrap();
    let mut queries = Vec::new();
    behind("expr", &dashboard, &mut queries);
    assert!(queries.len() >= 12, "{queries:?}");
    let shown: BTreeSet<String> = queries.iter().flat_map(|query| names(query)).collect();
    let mut missing = shown.clone();
    let mut body = String::new();
    for _ in 0..50 {
        body = http::get(figures, "/metrics", &[]).await.body;
        let told = names(&body);
        missing.retain(|name| !told.contains(name));
        if missing.is_empty() {
            break;
        }
        time::sleep(Duration::from_millis(100)).await;
    }
    assert!(missing.is_empty(), "nobody counts {missing:?}\n{body}");
    let line = |start: &str| body.lines().any(|line| line.starts_with(start));
    for start in [
        r#"ziggurat_requests_total{route="/api/me",status="200"}"#,
        r#"ziggurat_commands_total{outcome="done"}"#,
        r#"ziggurat_commands_total{outcome="refused"}"#,
        r#"ziggurat_refusals_total{code="not_your_seat"} 1"#,
        r#"ziggurat_cut_offs_total{reason="too long"} 1"#,
        r#"ziggurat_connections_ended_total{reason="timeout"}"#,
        r#"ziggurat_bots_waiting{level="easy"}"#,
        "ziggurat_commit_seconds_bucket",
        "ziggurat_storage_errors_total 0",
        "ziggurat_disk_free_bytes",
        "ziggurat_memory_bytes",
    ] {
        assert!(line(start), "{start}\n{body}");
    }
    // Everything that is counted is shown or described.
    let described = include_str!("../../../../docs/operating.md");
    for name in names(&body) {
        assert!(
            described.contains(&format!("`{name}`")),
            "{name} is not described"
        );
    }
    assert_eq!(http::get(figures, "/livez", &[]).await.status, 200);
    assert_eq!(http::get(figures, "/readyz", &[]).await.status, 200);
    let public = http::get(server.addr, "/metrics", &[]).await;
    assert!(names(&public.body).is_empty(), "{}", public.body);
}
