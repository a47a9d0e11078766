//! The disk is full.

use std::{fs::File, io::Write, path::PathBuf, time::Duration};

use serde_json::json;
use tokio::time;

use crate::{
    server::Server,
    support::{Guest, http},
};

/// Takes all the room that is left.
fn fill(server: &Server) -> PathBuf {
    let path = server.inside().join("filler");
    let mut file = File::create(&path).unwrap();
    for size in [65_536, 4_096, 512] {
        while file.write_all(&vec![0; size]).is_ok() {}
    }
    path
}

/// Waits until the server says this about its health.
async fn until(server: &Server, status: u16) -> String {
    for _ in 0..50 {
        let health = http::get(server.addr, "/readyz", &[]).await;
        if health.status == status {
            return health.body;
        }
        time::sleep(Duration::from_millis(200)).await;
    }
    panic!("{status} is never said");
}

#[tokio::test]
async fn a_full_disk_is_said_and_nothing_is_promised() {
    let server = Server::start_on_small_disk(8, &[]);
    let anna = Guest::new(server.addr, "Anna").await;
    let table = anna
        .make(json!(["me", { "local": "Bert" }]), "link", true)
        .await;
    let mut socket = anna.connect().await;
    let shown = socket.watch(&table).await;
    let state = &shown["snapshot"];
    let (version, seat) = (&state["version"], &state["waiting"]["must"][0]);
    let act = json!({
        "t": "command", "table": table, "id": "once", "seat": seat, "version": version,
        "do": { "act": { "action": state["legal"][0] } },
    });
    assert!(until(&server, 200).await.contains("disk free: "));

    let filler = fill(&server);
    let said = until(&server, 503).await;
    assert!(said.contains("cannot be written"), "{said}");
    assert!(said.contains("disk free: 0 MiB"), "{said}");
    assert_eq!(http::get(server.addr, "/healthz", &[]).await.status, 503);
    assert_eq!(http::get(server.addr, "/livez", &[]).await.status, 200);
    // The refusal that is documented, and only then the news that the table was loaded again.
    let refused = socket.ask(act.clone()).await;
    assert_eq!(refused["t"], "refused", "{refused}");
    assert_eq!(refused["code"], "storage", "{refused}");
    socket.expect("resync").await;
    let chat = json!({ "t": "chat", "table": table, "id": "said", "text": "Hi" });
    assert_eq!(socket.refused(chat.clone()).await, "storage");

    std::fs::remove_file(filler).unwrap();
    until(&server, 200).await;
    assert_eq!(http::get(server.addr, "/healthz", &[]).await.status, 200);
    // The same requests again take effect once.
    socket.forget();
    assert_eq!(socket.watch(&table).await["snapshot"]["version"], *version);
    let done = socket.done(act.clone()).await;
    assert_eq!(socket.done(act).await["version"], done["version"]);
    socket.done(chat).await;
}
