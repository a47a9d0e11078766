//! The lobby, seats, start, rematch.

use serde_json::{Value, json};

use crate::{
    host::Host,
    support::{Dice, Guest, Socket},
};

#[tokio::test]
async fn the_lobby_is_live() {
    let host = Host::new().await;
    let anna = Guest::new(host.addr, "Anna").await;
    let mut hall = Socket::open(host.addr, &[]).await.unwrap();
    assert!(hall.expect("welcome").await["me"].is_null());
    hall.send(&json!({ "t": "lobby", "on": true })).await;
    assert_eq!(hall.expect("lobby").await["tables"], json!([]));

    let hidden = anna.make(json!(["me", "open"]), "link", false).await;
    let table = anna.make(json!(["me", "open"]), "public", false).await;
    let new = hall.expect("lobby_change").await;
    assert_eq!(new["order"], json!([table]), "{hidden} is by link only");
    assert_eq!(new["changed"][0]["host"]["name"], "Anna");
    let listed = crate::support::http::get(host.addr, "/api/tables", &[])
        .await
        .json();
    assert_eq!(listed["tables"].as_array().unwrap().len(), 1);

    let mut socket = anna.connect().await;
    socket
        .done(json!({ "t": "set_seat", "table": table, "seat": 1, "to": { "bot": "random" } }))
        .await;
    let bot = |new: &Value| new["changed"][0]["seats"][1]["kind"] == "bot";
    hall.find(|new| new["t"] == "lobby_change" && bot(new))
        .await;
    socket.done(json!({ "t": "start", "table": table })).await;
    hall.find(|new| new["t"] == "lobby_change" && new["changed"][0]["stage"] == "playing")
        .await;
    socket
        .done(json!({ "t": "command", "table": table, "seat": 0, "do": "resign" }))
        .await;
    hall.find(|new| new["t"] == "lobby_change" && new["total"] == 0)
        .await;
    hall.send(&json!({ "t": "lobby", "on": true })).await;
    assert_eq!(hall.expect("lobby").await["tables"], json!([]));
}

#[tokio::test]
async fn friends_meet_by_link() {
    let host = Host::new().await;
    let [anna, bert] = [
        Guest::new(host.addr, "Anna").await,
        Guest::new(host.addr, "Bert").await,
    ];
    let wish = json!({ "game": "babylonia", "seats": ["me", "reserved", "open"] });
    let made = anna.post("/api/tables", &wish).await.json();
    let table = made["info"]["id"].as_str().unwrap();
    assert_eq!(made["info"]["visibility"], "link");
    let token = made["invites"][0]["token"].as_str().unwrap();

    let mut a = anna.connect().await;
    let shown = a.watch(table).await;
    assert_eq!((&shown["mine"], &shown["viewer"]), (&json!([0]), &json!(0)));
    assert_eq!(shown["invites"][0]["token"], token);
    assert!(shown["snapshot"].is_null());

    let mut b = bert.connect().await;
    let shown = b.watch(table).await;
    assert_eq!(
        (&shown["mine"], &shown["invites"]),
        (&json!([]), &json!([]))
    );
    assert!(!shown.to_string().contains(token));
    let sit = |seat, invite: Option<&str>| json!({ "t": "sit", "table": table, "seat": seat, "invite": invite });
    assert_eq!(b.refused(sit(0, None)).await, "seat_taken");
    assert_eq!(b.refused(sit(1, None)).await, "bad_invite");
    assert_eq!(
        b.refused(json!({ "t": "start", "table": table })).await,
        "not_seated"
    );
    b.done(sit(1, Some(token))).await;
    assert_eq!(b.expect("info").await["mine"], json!([1]));
    assert_eq!(a.expect("info").await["info"]["seats"][1]["name"], "Bert");
    assert_eq!(
        a.refused(json!({ "t": "start", "table": table })).await,
        "seats_empty"
    );
    assert_eq!(
        b.refused(json!({ "t": "set_seat", "table": table, "seat": 2, "to": "reserved" }))
            .await,
        "not_host"
    );
    a.done(json!({ "t": "sit", "table": table, "seat": 2, "name": "Grandma" }))
        .await;
    b.forget();
    assert_eq!(
        b.refused(json!({ "t": "start", "table": table })).await,
        "not_host"
    );
    a.done(json!({ "t": "start", "table": table })).await;
    let begun = b.expect("table").await;
    assert_eq!(begun["viewer"], 1);
    assert_eq!(begun["info"]["stage"], "playing");
    assert_eq!(begun["snapshot"]["seats"][2]["name"], "Grandma");
    assert_eq!(a.refused(sit(2, None)).await, "not_gathering");
}

#[tokio::test]
async fn a_table_closes_when_everybody_leaves() {
    let host = Host::new().await;
    let anna = Guest::new(host.addr, "Anna").await;
    let table = anna.make(json!(["me", "open"]), "public", false).await;
    let mut a = anna.connect().await;
    a.watch(&table).await;
    a.done(json!({ "t": "stand", "table": table, "seat": 0 }))
        .await;
    assert_eq!(a.expect("info").await["info"]["stage"], "closed");
    let mine = anna.get("/api/tables/mine").await.json();
    assert_eq!(mine["tables"], json!([]));
}

#[tokio::test]
async fn the_list_of_ones_own_tables_says_whose_turn_it_is() {
    let host = Host::new().await;
    let anna = Guest::new(host.addr, "Anna").await;
    let seats = json!(["me", { "local": "Bert" }]);
    let table = anna.make(seats, "link", true).await;
    let mine = anna.get("/api/tables/mine").await.json();
    let due = &mine["due"][0];
    assert_eq!(due["table"], table);
    assert_eq!(due["seats"].as_array().unwrap().len(), 1);
    assert!(due["since"].as_u64() >= mine["tables"][0]["created"].as_u64());
}

#[tokio::test]
async fn whoever_made_a_table_finds_it_again() {
    let host = Host::new().await;
    let anna = Guest::new(host.addr, "Anna").await;
    let bert = Guest::new(host.addr, "Bert").await;
    let table = anna.make(json!(["me", "open"]), "link", false).await;
    let mine = anna.get("/api/tables/mine").await.json();
    assert_eq!(mine["tables"][0]["id"], table);
    assert_eq!(
        bert.get("/api/tables/mine").await.json()["tables"],
        json!([])
    );
    assert_eq!(mine["due"], json!([]), "nothing is played yet");
    let renamed = anna
        .post("/api/me", &json!({ "name": "Anna B." }))
        .await
        .json();
    assert_eq!(renamed["me"]["id"], anna.id);
    assert_eq!(anna.get("/api/me").await.json()["me"]["name"], "Anna B.");
}

#[tokio::test]
async fn a_rematch_begins_when_all_want_it() {
    let host = Host::new().await;
    let [anna, bert] = [
        Guest::new(host.addr, "Anna").await,
        Guest::new(host.addr, "Bert").await,
    ];
    let table = anna.make(json!(["me", "open"]), "link", false).await;
    let [mut a, mut b] = [anna.connect().await, bert.connect().await];
    b.done(json!({ "t": "sit", "table": table, "seat": 1 }))
        .await;
    a.watch(&table).await;
    b.watch(&table).await;
    a.done(json!({ "t": "start", "table": table })).await;
    let rematch = json!({ "t": "rematch", "table": table });
    assert_eq!(a.refused(rematch.clone()).await, "not_over");
    b.done(json!({ "t": "command", "table": table, "seat": 1, "do": "resign" }))
        .await;
    a.forget();
    b.forget();
    a.done(rematch.clone()).await;
    let info = b
        .find(|m| m["t"] == "info" && m["info"]["next"].is_string())
        .await;
    let next = info["info"]["next"].as_str().unwrap().to_owned();
    let shown = b.watch(&next).await;
    assert_eq!(shown["info"]["stage"], "gathering");
    assert_eq!(shown["info"]["seats"][1]["kind"], "reserved");
    assert_eq!(shown["info"]["rematch_of"], table);
    b.done(rematch.clone()).await;
    let begun = b.find(|m| m["t"] == "table" && m["table"] == next).await;
    assert_eq!(
        (&begun["info"]["stage"], &begun["viewer"]),
        (&json!("playing"), &json!(1))
    );
    a.done(rematch).await;
    assert_eq!(a.watch(&next).await["viewer"], 0);
}

#[tokio::test]
async fn a_newcomer_plays_against_bots_at_once() {
    let host = Host::new().await;
    let anna = Guest::new(host.addr, "Anna").await;
    let seats = json!(["me", { "bot": "random" }, { "bot": "greedy" }]);
    let table = anna.make(seats, "link", true).await;
    let mut a = anna.connect().await;
    let mut now = a.watch(&table).await["snapshot"].clone();
    let mut dice = Dice(1);
    while now["outcome"].is_null() {
        if let Some(action) = dice.pick(&now["legal"]) {
            let version = now["version"].clone();
            let act = json!({ "act": { "action": action } });
            a.send(
                &json!({ "t": "command", "table": table, "id": format!("v{version}"),
                "seat": 0, "version": version, "do": act }),
            )
            .await;
        }
        let update = a.expect("update").await["message"].clone();
        assert_eq!(update["version"], now["version"].as_u64().unwrap() + 1);
        now = update;
    }
    let info = a
        .find(|m| m["t"] == "info" && m["info"]["stage"] == "over")
        .await;
    assert_eq!(info["info"]["result"]["places"], now["outcome"]["places"]);
    assert_eq!(
        a.refused(
            json!({ "t": "command", "table": table, "seat": 0, "version": now["version"], "do": "undo" })
        )
        .await,
        "over"
    );
}
