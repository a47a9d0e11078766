//! A stranger at somebody else's public table.

use serde_json::{Value, json};

use crate::{
    server::Server,
    support::{Guest, Socket},
};

async fn party(server: &Server) -> ([Guest; 3], [Socket; 3], String) {
    let guests = [
        Guest::new(server.addr, "Anna").await,
        Guest::new(server.addr, "Mallory").await,
        Guest::new(server.addr, "Bert").await,
    ];
    let seats = json!(["me", "open", "open", "open"]);
    let table = guests[0].make(seats, "public", false).await;
    let [anna, mallory, bert] = &guests;
    let mut sockets = [
        anna.connect().await,
        mallory.connect().await,
        bert.connect().await,
    ];
    for socket in &mut sockets {
        socket.watch(&table).await;
    }
    (guests, sockets, table)
}

/// The names on the seats.
async fn names(socket: &mut Socket, table: &str) -> Vec<Value> {
    let shown = socket.watch(table).await;
    let seats = shown["info"]["seats"].as_array().unwrap().iter();
    seats.map(|seat| seat["name"].clone()).collect()
}

#[tokio::test]
async fn a_stranger_takes_one_seat_and_starts_nothing() {
    let server = Server::start(&[]);
    let (_, [mut a, mut m, mut b], table) = party(&server).await;
    let sit = |seat: u8, name: Option<&str>| json!({ "t": "sit", "table": table, "seat": seat, "name": name });
    m.done(sit(1, None)).await;
    for seat in [2, 3] {
        assert_eq!(m.refused(sit(seat, Some("Mal"))).await, "no_locals");
    }
    m.done(sit(2, None)).await;
    assert_eq!(names(&mut a, &table).await, ["Anna", "", "Mallory", ""]);
    b.done(sit(1, None)).await;
    assert_eq!(
        m.refused(json!({ "t": "stand", "table": table, "seat": 1 }))
            .await,
        "not_your_seat"
    );
    let kick = json!({ "t": "kick", "table": table, "player": "zzzzzzzzzzzz" });
    assert_eq!(m.refused(kick).await, "not_host");
    a.done(sit(3, Some("Grandma"))).await;
    m.done(json!({ "t": "ready", "table": table, "on": true }))
        .await;
    let start = json!({ "t": "start", "table": table });
    assert_eq!(m.refused(start.clone()).await, "not_host");
    let shown = a.watch(&table).await;
    assert_eq!(shown["info"]["stage"], "gathering");
    assert_eq!(shown["info"]["seats"][2]["ready"], true);
    assert_eq!(shown["info"]["seats"][1]["ready"], false);
    a.done(start).await;
    assert_eq!(a.watch(&table).await["info"]["stage"], "playing");
}

#[tokio::test]
async fn the_host_frees_a_seat_and_forbids_the_table() {
    let server = Server::start(&[]);
    let ([mut anna, mut mallory, _], [mut a, mut m, _b], table) = party(&server).await;
    let sit = json!({ "t": "sit", "table": table, "seat": 1 });
    m.done(sit.clone()).await;
    let kick = |ban: bool| json!({ "t": "kick", "table": table, "player": mallory.id, "ban": ban });
    a.done(kick(false)).await;
    let told = m.expect("removed").await;
    assert_eq!(told["banned"], false);
    assert_ne!(told["text"]["en"], told["text"]["de"]);
    assert_eq!(names(&mut m, &table).await, ["Anna", "", "", ""]);
    assert_eq!(a.refused(kick(false)).await, "not_seated");
    m.done(sit.clone()).await;
    a.done(kick(true)).await;
    assert_eq!(m.expect("removed").await["banned"], true);
    let say = json!({ "t": "chat", "table": table, "text": "Hi" });
    let watch = json!({ "t": "watch", "table": table });
    for request in [&sit, &say] {
        assert_eq!(m.refused(request.clone()).await, "banned");
    }
    m.send(&watch).await;
    assert_eq!(m.expect("refused").await["code"], "banned");
    m.forget();
    a.done(say.clone()).await;
    m.send(&json!({ "t": "ping" })).await;
    // Nothing of the table comes before the pong.
    let next: Value = serde_json::from_str(&m.frame().await.unwrap()).unwrap();
    assert_eq!(next["t"], "pong");

    let server = Server::start_in(server.kill(), &[]);
    for guest in [&mut anna, &mut mallory] {
        guest.addr = server.addr;
    }
    let mut m = mallory.connect().await;
    assert_eq!(m.refused(sit).await, "banned");
    let mut a = anna.connect().await;
    for seat in 1..4 {
        let bot =
            json!({ "t": "set_seat", "table": table, "seat": seat, "to": { "bot": "random" } });
        a.done(bot).await;
    }
    a.done(json!({ "t": "start", "table": table })).await;
    let steps = mallory.get(&format!("/api/tables/{table}/steps")).await;
    assert_eq!(steps.json()["code"], "banned", "{}", steps.body);
    m.send(&watch).await;
    assert_eq!(m.expect("refused").await["code"], "banned");
}

#[tokio::test]
async fn when_the_host_leaves_whoever_sat_longest_is_the_host() {
    let server = Server::start(&[]);
    let ([_, mallory, bert], [mut a, mut m, mut b], table) = party(&server).await;
    b.done(json!({ "t": "sit", "table": table, "seat": 3 }))
        .await;
    m.done(json!({ "t": "sit", "table": table, "seat": 1 }))
        .await;
    a.done(json!({ "t": "stand", "table": table, "seat": 0 }))
        .await;
    let shown = m.watch(&table).await;
    assert_eq!(shown["info"]["host"]["id"], bert.id.as_str());
    b.done(json!({ "t": "kick", "table": table, "player": mallory.id }))
        .await;
}

#[tokio::test]
async fn without_the_host_the_match_starts_once_all_others_are_ready() {
    let server = Server::start(&["--set", "gone_after=300ms"]);
    let ([anna, ..], [a, mut m, mut b], table) = party(&server).await;
    let sit = |seat: u8| json!({ "t": "sit", "table": table, "seat": seat });
    let ready = json!({ "t": "ready", "table": table, "on": true });
    let start = json!({ "t": "start", "table": table });
    m.done(sit(1)).await;
    b.done(sit(2)).await;
    let mut again = anna.connect().await;
    let bot = json!({ "t": "set_seat", "table": table, "seat": 3, "to": { "bot": "random" } });
    again.done(bot).await;
    m.done(ready.clone()).await;
    assert_eq!(m.refused(start.clone()).await, "not_host");
    a.close().await;
    again.close().await;
    let gone = |message: &Value| message["presence"]["seats"][0] == "gone";
    m.find(gone).await;
    assert_eq!(m.refused(start.clone()).await, "not_ready");
    b.done(ready).await;
    m.done(start).await;
    assert_eq!(m.watch(&table).await["info"]["stage"], "playing");
}
