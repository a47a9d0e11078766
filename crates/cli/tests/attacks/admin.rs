//! Those who run a server can end abuse while it runs.

use std::{os::unix::fs::PermissionsExt, process::Output};

use serde_json::json;

use crate::{
    server::{Server, program},
    support::{Guest, Socket, http},
};

fn admin(server: &Server, args: &[&str]) -> Output {
    let mut command = program();
    command
        .arg("admin")
        .args(args)
        .arg("--database")
        .arg(server.database());
    command.output().unwrap()
}

fn done(server: &Server, args: &[&str]) -> String {
    let output = admin(server, args);
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(
        output.status.success(),
        "{text}{}",
        String::from_utf8_lossy(&output.stderr)
    );
    text
}

/// The code with which the server closes a connection.
async fn closes(socket: &mut Socket) -> u16 {
    loop {
        match socket.frame().await {
            Ok(_) => {}
            Err(close) => return close.expect("a reason").code.into(),
        }
    }
}

#[tokio::test]
async fn a_player_is_banned_at_once_for_good_and_let_in_again() {
    let server = Server::start(&[]);
    let mallory = Guest::new(server.addr, "Mallory").await;
    let anna = Guest::new(server.addr, "Anna").await;
    let mut socket = mallory.connect().await;
    done(&server, &["ban", &mallory.id, "--reason", "spam"]);
    assert_eq!(closes(&mut socket).await, 4003);
    let wish = json!({ "game": "babylonia", "seats": ["me", "open"] });
    let refused = mallory.post("/api/tables", &wish).await;
    assert_eq!(
        (refused.status, &refused.json()["code"]),
        (403, &json!("shut_out"))
    );
    let renamed = mallory.post("/api/me", &json!({ "name": "Eve" })).await;
    assert_eq!(renamed.status, 403);
    // Others are not touched.
    anna.connect().await;
    assert!(done(&server, &["bans"]).contains("spam"));
    assert!(done(&server, &["players", "mallory"]).contains("banned"));
    // It outlives the server.
    let server = Server::start_in(server.kill(), &[]);
    let again = Guest {
        addr: server.addr,
        ..mallory
    };
    let cookie = [("cookie", again.cookie.as_str())];
    let mut socket = Socket::open(server.addr, &cookie).await.unwrap();
    assert_eq!(closes(&mut socket).await, 4003);
    done(&server, &["unban", &again.id]);
    again.connect().await;
    assert_eq!(again.post("/api/tables", &wish).await.status, 201);
    assert!(!admin(&server, &["unban", &again.id]).status.success());
}

#[tokio::test]
async fn a_network_is_banned() {
    let server = Server::start(&["--behind-proxy"]);
    let from = async |address: &str| {
        let headers = [("x-forwarded-for", address)];
        http::get(server.addr, "/api/games", &headers).await.status
    };
    done(&server, &["ban", "192.0.2.0/24"]);
    assert_eq!(from("192.0.2.9").await, 403);
    assert_eq!(from("198.51.100.9").await, 200);
    let headers = [("x-forwarded-for", "192.0.2.9")];
    let mut socket = Socket::open(server.addr, &headers).await.unwrap();
    assert_eq!(closes(&mut socket).await, 4003);
    done(&server, &["unban", "192.0.2.0/24"]);
    assert_eq!(from("192.0.2.9").await, 200);
    let nonsense = admin(&server, &["ban", "nonsense"]);
    assert!(!nonsense.status.success());
    let says = String::from_utf8(nonsense.stderr).unwrap();
    assert!(says.contains("192.0.2.0/24"), "{says}");
}

#[tokio::test]
async fn a_table_is_closed_and_a_name_removed() {
    let server = Server::start(&[]);
    let mallory = Guest::new(server.addr, "Rude Name").await;
    let gathering = mallory.make(json!(["me", "open"]), "public", false).await;
    let seats = json!(["me", { "local": "Bert" }]);
    let playing = mallory.make(seats, "public", true).await;
    let mut socket = mallory.connect().await;
    socket.watch(&playing).await;
    assert!(done(&server, &["tables"]).contains(&playing));
    done(&server, &["close-table", &playing]);
    let info = socket.expect("info").await;
    assert_eq!(info["info"]["stage"], "closed");
    let resign = json!({ "t": "command", "table": playing, "id": "x", "seat": 0, "do": "resign" });
    socket.send(&resign).await;
    let refused = socket.find(|message| message["id"] == "x").await;
    assert_eq!(refused["code"], "closed", "{refused}");

    let says = done(&server, &["remove-name", &mallory.id]);
    assert!(says.contains("Guest "), "{says}");
    let name = mallory.get("/api/me").await.json()["me"]["name"].clone();
    assert!(name.as_str().unwrap().starts_with("Guest "), "{name}");
    let lobby = http::get(server.addr, "/api/tables", &[]).await;
    assert!(
        !lobby.body.contains("Rude") && lobby.body.contains(&gathering),
        "{}",
        lobby.body
    );
    assert!(!lobby.body.contains(&playing));
    for args in [
        ["close-table", "zzzzzzzzzzzz"],
        ["remove-name", "zzzzzzzzzzzz"],
    ] {
        assert!(!admin(&server, &args).status.success(), "{args:?}");
    }
}

#[tokio::test]
async fn nobody_else_on_the_machine_may_and_without_a_server_it_says_so() {
    let server = Server::start(&[]);
    let socket = server.database().with_extension("sqlite.admin");
    let mode = socket.metadata().unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    let folder = server.kill();
    let mut command = program();
    command.args(["admin", "bans", "--database"]);
    let output = command
        .arg(folder.path().join("store.sqlite"))
        .output()
        .unwrap();
    assert!(!output.status.success());
    let says = String::from_utf8(output.stderr).unwrap();
    assert!(says.contains("No server answers"), "{says}");
}
