//! Somebody who logs out, and browsers that were forgotten somewhere.

use serde_json::json;

use crate::{
    database::change,
    server::Server,
    support::{Guest, Socket, http},
};

/// A day, in milliseconds.
const DAY: u64 = 24 * 60 * 60 * 1_000;

/// Waits until the server closes; the code.
async fn closed(socket: &mut Socket) -> Option<u16> {
    loop {
        match socket.frame().await {
            Ok(_) => {}
            Err(frame) => return frame.map(|frame| frame.code.into()),
        }
    }
}

#[tokio::test]
async fn sockets_close_when_their_session_ends() {
    let server = Server::start(&[]);
    let anna = Guest::new(server.addr, "Anna").await;
    let bert = Guest::new(server.addr, "Bert").await;
    let [mut first, mut second, mut other] = [
        anna.connect().await,
        anna.connect().await,
        bert.connect().await,
    ];
    let cookie = [("cookie", anna.cookie.as_str())];
    let left = http::request(server.addr, "DELETE", "/api/me", &cookie, "").await;
    assert_eq!(left.status, 204);
    assert_eq!(closed(&mut first).await, Some(4001));
    assert_eq!(closed(&mut second).await, Some(4001));
    other.send(&json!({ "t": "ping" })).await;
    other.expect("pong").await;
    let mut stranger = Socket::open(server.addr, &cookie).await.unwrap();
    assert!(stranger.expect("welcome").await["me"].is_null());
}

#[tokio::test]
async fn a_session_ends_when_it_is_not_used_for_ninety_days() {
    let server = Server::start(&[]);
    let mut anna = Guest::new(server.addr, "Anna").await;
    let mut bert = Guest::new(server.addr, "Bert").await;
    let me = anna.get("/api/me").await;
    let cookie = me.header("set-cookie").expect("a cookie that lasts longer");
    assert!(cookie.contains("Max-Age=7776000"), "{cookie}");
    let folder = server.kill();
    let ago = |player: &str, days: u64| {
        let age = days * DAY;
        format!("UPDATE sessions SET used = used - {age} WHERE player = '{player}';")
    };
    let statements = ago(&anna.id, 91) + &ago(&bert.id, 89);
    change(&folder.path().join("store.sqlite"), &statements).await;
    let server = Server::start_in(folder, &[]);
    for guest in [&mut anna, &mut bert] {
        guest.addr = server.addr;
    }
    assert!(anna.get("/api/me").await.json()["me"].is_null());
    assert_eq!(bert.get("/api/me").await.json()["me"]["name"], "Bert");
    let listed = bert.get("/api/me/sessions").await.json();
    let used = listed["sessions"][0]["used"].as_u64().unwrap();
    let created = listed["sessions"][0]["created"].as_u64().unwrap();
    assert!(used >= created, "use makes it last longer: {listed}");
}

#[tokio::test]
async fn sessions_are_listed_and_ended() {
    let server = Server::start(&[]);
    let mut anna = Guest::new(server.addr, "Anna").await;
    let bert = Guest::new(server.addr, "Bert").await;
    let folder = server.kill();
    // What a second and a third browser would leave behind.
    let add = |name: &str| {
        let secret = format!("{name:0<64}");
        let hash = blake3::hash(secret.as_bytes()).to_hex();
        let statement = format!(
            "INSERT INTO sessions (secret, player, created, used, agent)
             SELECT x'{hash}', player, created, used, '{name}' FROM sessions
             WHERE player = '{}' LIMIT 1;",
            anna.id
        );
        (secret, statement)
    };
    let [(phone, one), (tablet, two)] = [add("phone"), add("tablet")];
    change(&folder.path().join("store.sqlite"), &(one + &two)).await;
    let server = Server::start_in(folder, &[]);
    anna.addr = server.addr;
    let open = async |secret: &str| {
        let cookie = format!("ziggurat={secret}");
        let mut socket = Socket::open(server.addr, &[("cookie", &cookie)])
            .await
            .unwrap();
        assert_eq!(socket.expect("welcome").await["me"]["name"], "Anna");
        socket
    };
    let [mut phone, mut tablet, mut own] = [
        open(&phone).await,
        open(&tablet).await,
        anna.connect().await,
    ];
    let listed = anna.get("/api/me/sessions").await.json();
    let sessions = listed["sessions"].as_array().unwrap();
    assert_eq!(sessions.len(), 3, "{listed}");
    let of = |agent: &str| {
        let found = sessions.iter().find(|it| it["agent"] == agent).unwrap();
        assert_eq!(found["current"], false);
        found["id"].as_str().unwrap().to_owned()
    };
    let end = async |guest: &Guest, path: &str| {
        let cookie = [("cookie", guest.cookie.as_str())];
        let answer = http::request(server.addr, "DELETE", path, &cookie, "").await;
        answer.status
    };
    let path = format!("/api/me/sessions/{}", of("phone"));
    let stranger = Guest {
        addr: server.addr,
        ..bert
    };
    assert_eq!(end(&stranger, &path).await, 404, "not Bert's to end");
    assert_eq!(end(&anna, &path).await, 204);
    assert_eq!(closed(&mut phone).await, Some(4001));
    assert_eq!(end(&anna, &path).await, 404);
    assert_eq!(end(&anna, "/api/me/sessions").await, 204);
    assert_eq!(closed(&mut tablet).await, Some(4001));
    own.send(&json!({ "t": "ping" })).await;
    own.expect("pong").await;
    let listed = anna.get("/api/me/sessions").await.json();
    assert_eq!(listed["sessions"].as_array().unwrap().len(), 1);
    assert_eq!(listed["sessions"][0]["current"], true);
}
