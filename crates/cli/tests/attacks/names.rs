//! Names that deceive the eye.

use serde_json::{Value, json};

use crate::{
    server::Server,
    support::{Guest, http},
};

#[tokio::test]
async fn names_that_deceive_the_eye_are_refused_with_the_reason() {
    let server = Server::start(&[]);
    let anna = Guest::new(server.addr, "Anna").await;
    for (name, word) in [
        ("\u{3164}", "invisible"),
        ("An\u{200D}na", "invisible"),
        ("Anna\u{202E}", "invisible"),
        ("Anna\u{E0041}", "invisible"),
        ("Ann\u{430}", "scripts"),
        ("\u{1D4D0}nna", "letters"),
        ("Z\u{301}\u{302}\u{303}\u{301}\u{302}\u{303}", "marks"),
        ("...", "letter"),
        ("abcdefghijklmnopqrstuvwxyz", "24"),
    ] {
        let body = json!({ "name": name });
        let answer = http::post(server.addr, "/api/me", &[], &body).await;
        assert_eq!(answer.status, 422, "{name:?}: {}", answer.body);
        let problem = answer.json();
        assert_eq!(problem["code"], "bad_name");
        let text = problem["text"]["en"].as_str().unwrap();
        assert!(text.contains(word), "{name:?}: {text}");
        assert_ne!(problem["text"]["de"], problem["text"]["en"]);
        let wish = json!({ "game": "babylonia", "seats": ["me", { "local": name }] });
        let answer = anna.post("/api/tables", &wish).await;
        assert_eq!(answer.json()["code"], "bad_name", "{}", answer.body);
    }
    let table = anna.make(json!(["me", "open"]), "link", false).await;
    let mut socket = anna.connect().await;
    let sit = json!({ "t": "sit", "table": table, "seat": 1, "name": "Ber\u{200B}t" });
    assert_eq!(socket.refused(sit).await, "bad_name");
    for name in ["Zoë", "Наташа", "王小明", "O’Neill"] {
        Guest::new(server.addr, name).await;
    }
}

#[tokio::test]
async fn a_double_at_the_same_table_is_told_apart() {
    let server = Server::start(&[]);
    let anna = Guest::new(server.addr, "Paul").await;
    // A large i in place of the l.
    let double = Guest::new(server.addr, "PauI").await;
    let table = anna.make(json!(["me", "open"]), "public", false).await;
    let mut socket = double.connect().await;
    socket
        .done(json!({ "t": "sit", "table": table, "seat": 1 }))
        .await;
    let shown = socket.watch(&table).await;
    let names: Vec<&Value> = (0..2)
        .map(|at| &shown["info"]["seats"][at]["name"])
        .collect();
    assert_eq!(names, ["Paul", "PauI 2"]);
    socket
        .done(json!({ "t": "chat", "table": table, "text": "Hi" }))
        .await;
    assert_eq!(socket.expect("chat").await["line"]["name"], "PauI 2");
}

#[tokio::test]
async fn whoever_took_such_a_name_before_it_was_forbidden_can_still_play() {
    let server = Server::start(&[]);
    let mut guest = Guest::new(server.addr, "Anna").await;
    let table = guest
        .make(json!(["me", { "local": "Bert" }]), "link", true)
        .await;
    let database = server.database();
    let folder = server.kill();
    crate::database::change(
        &folder.path().join(database.file_name().unwrap()),
        "UPDATE players SET name = 'Anna 🎲'; UPDATE tables SET meta = replace(meta, 'Bert', 'Be‍rt')",
    )
    .await;
    let server = Server::start_in(folder, &[]);
    guest.addr = server.addr;
    let me = guest.get("/api/me").await.json();
    assert_eq!(me["me"]["name"], "Anna");
    let mut socket = guest.connect().await;
    let shown = socket.watch(&table).await;
    assert_eq!(shown["info"]["seats"][1]["name"], "Bert");
    assert!(shown["snapshot"]["legal"].is_array(), "{shown}");
}
