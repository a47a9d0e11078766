//! Many tables from one address: the lobby stays everybody's.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::{
    server::Server,
    support::{Guest, Socket, http},
};

/// As many as one address may make at once, and the time for one more.
const BURST: usize = 60;
const EVERY: Duration = Duration::from_secs(10);

async fn first_page(server: &Server) -> Value {
    http::get(server.addr, "/api/tables", &[]).await.json()
}

fn has(page: &Value, table: &str) -> bool {
    let tables = page["tables"].as_array().unwrap();
    tables.iter().any(|info| info["id"] == table)
}

/// A server that believes the proxy on this machine, so that a test can come from elsewhere.
fn behind_proxy() -> Server {
    Server::start(&["--behind-proxy"])
}

/// A guest from an address of their own.
async fn from(server: &Server, address: &str, name: &str) -> (Guest, String) {
    let from = [("x-forwarded-for", address)];
    let answer = http::post(server.addr, "/api/me", &from, &json!({ "name": name })).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    let cookie = answer.header("set-cookie").unwrap();
    let guest = Guest {
        from: std::net::Ipv4Addr::LOCALHOST,
        addr: server.addr,
        cookie: cookie.split(';').next().unwrap().to_owned(),
        id: answer.json()["me"]["id"].as_str().unwrap().to_owned(),
    };
    (guest, address.to_owned())
}

async fn make(guest: &(Guest, String)) -> http::Response {
    let (guest, address) = guest;
    let headers = [
        ("cookie", guest.cookie.as_str()),
        ("x-forwarded-for", address.as_str()),
    ];
    let wish = json!({ "game": "babylonia", "seats": ["me", "open"], "visibility": "public" });
    http::post(guest.addr, "/api/tables", &headers, &wish).await
}

#[tokio::test]
async fn nobody_pushes_the_table_of_a_stranger_out_of_the_lobby() {
    let server = behind_proxy();
    let stranger = from(&server, "192.0.2.1", "Anna").await;
    let table = make(&stranger).await.json()["info"]["id"]
        .as_str()
        .unwrap()
        .to_owned();
    let mut follower = Socket::open(server.addr, &[]).await.unwrap();
    follower.send(&json!({ "t": "lobby", "on": true })).await;
    follower.expect("lobby").await;

    // Addresses of one IPv6 network are one.
    let mut mallory = Vec::new();
    let begun = Instant::now();
    for n in 0..99 {
        let address = format!("2001:db8::{n:x}");
        mallory.push(from(&server, &address, &format!("Mallory {n}")).await);
    }
    let mut made = 0;
    for guest in &mallory {
        for _ in 0..3 {
            let answer = make(guest).await;
            assert!(matches!(answer.status, 201 | 429), "{}", answer.body);
            made += usize::from(answer.status == 201);
        }
    }
    let quota = BURST + 1 + (begun.elapsed().as_secs() / EVERY.as_secs()) as usize;
    assert!(made <= quota, "{made} tables, not at most {quota}");
    let page = first_page(&server).await;
    assert!(has(&page, &table), "pushed out by {made} tables");
    assert_eq!(page["tables"].as_array().unwrap().len(), 24);
    assert_eq!(page["total"], made + 1);
    // Other tables are on other pages, each once.
    let mut all = std::collections::BTreeSet::new();
    for from in (0..made + 1).step_by(24) {
        let path = format!("/api/tables?from={from}&count=24");
        let page = http::get(server.addr, &path, &[]).await.json();
        for info in page["tables"].as_array().unwrap() {
            all.insert(info["id"].as_str().unwrap().to_owned());
        }
    }
    assert_eq!(all.len(), made + 1);
    // Whoever follows the lobby still sees it too, and was not told of every single table.
    let mut order = Value::Null;
    let mut frames = 0;
    while order["total"] != made + 1 {
        order = follower.expect("lobby_change").await;
        frames += 1;
    }
    let order = order["order"].as_array().unwrap();
    assert!(order.iter().any(|id| id == table.as_str()));
    assert!(order.len() <= 24 && frames <= made, "{frames} frames");
    // Searching finds it among all the others.
    let found = http::get(server.addr, "/api/tables?text=anna&free=true", &[]).await;
    assert_eq!(found.json()["total"], 1, "{}", found.body);
}

#[tokio::test]
async fn one_network_makes_so_many_guests_and_no_more() {
    let server = Server::start(&[
        "--behind-proxy",
        "--set",
        "limits.guests={ burst = 3, every = \"60s\" }",
    ]);
    let name = async |address: &str| {
        let from = [("x-forwarded-for", address)];
        let name = json!({ "name": "Mallory" });
        http::post(server.addr, "/api/me", &from, &name).await
    };
    let mut statuses = Vec::new();
    for n in 0..5 {
        statuses.push(name(&format!("2001:db8::{n:x}")).await.status);
    }
    assert_eq!(statuses, [200, 200, 200, 429, 429]);
    let refused = name("2001:db8::ffff").await.json();
    assert_eq!(refused["limit"], "guests", "{refused}");
    for other in ["2001:db8:0:1::1", "192.0.2.1"] {
        assert_eq!(name(other).await.status, 200, "{other}");
    }
}

#[tokio::test]
async fn a_rematch_counts_like_a_table() {
    let server = Server::start(&["--set", "limits.tables={ burst = 3, every = \"60s\" }"]);
    let anna = Guest::new(server.addr, "Anna").await;
    let mut socket = anna.connect().await;
    let seats = json!(["me", { "local": "Bert" }]);
    let mut table = anna.make(seats, "public", true).await;
    let mut rematches = 0;
    let refused = loop {
        let resign = json!({ "t": "command", "table": table, "seat": 0, "do": "resign" });
        socket.done(resign).await;
        let id = format!("r{rematches}");
        socket
            .send(&json!({ "t": "rematch", "table": table, "id": id }))
            .await;
        let answer = socket.find(|message| message["id"] == id.as_str()).await;
        if answer["t"] == "refused" {
            break answer;
        }
        rematches += 1;
        let info = anna.get(&format!("/api/tables/{table}")).await.json();
        table = info["next"].as_str().unwrap().to_owned();
        assert!(rematches < 10);
    };
    assert_eq!((rematches, &refused["code"]), (2, &json!("too_fast")));
}

#[tokio::test]
async fn what_nobody_needs_is_removed_and_matches_of_people_stay() {
    let short = ["--set", "tidy_every=200ms", "--set", "keep_gathering=1s"];
    let more = ["--set", "keep_bot_matches=1s", "--set", "keep_guests=1s"];
    let server = Server::start(&[&short[..], &more[..]].concat());
    let anna = Guest::new(server.addr, "Anna").await;
    let nobody = Guest::new(server.addr, "Nobody").await;
    let stale = anna.make(json!(["me", "open"]), "public", false).await;
    let watched = anna.make(json!(["me", "open"]), "public", false).await;
    let bots = json!([{ "bot": "random" }, { "bot": "random" }]);
    let bots = anna.make(bots, "link", true).await;
    let played = anna
        .make(json!(["me", { "local": "Bert" }]), "link", true)
        .await;
    let mut socket = anna.connect().await;
    socket.watch(&watched).await;
    let status = async |table: &str| anna.get(&format!("/api/tables/{table}")).await.status;
    let deadline = Instant::now() + Duration::from_secs(20);
    while status(&stale).await != 404 || status(&bots).await != 404 {
        assert!(Instant::now() < deadline, "it stays");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    assert_eq!(status(&watched).await, 200, "somebody is there");
    assert_eq!(status(&played).await, 200, "somebody plays");
    assert!(!has(&first_page(&server).await, &stale));
    // A guest who never sat down is forgotten, one who did is not.
    while !nobody.get("/api/me").await.json()["me"].is_null() {
        assert!(Instant::now() < deadline, "the guest stays");
        tokio::time::sleep(Duration::from_millis(1_300)).await;
    }
    assert_eq!(anna.get("/api/me").await.json()["me"]["name"], "Anna");
}
