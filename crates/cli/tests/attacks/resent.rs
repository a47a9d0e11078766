//! Requests about seats that are sent again, before and after the server was killed.

use serde_json::{Value, json};

use crate::{
    server::Server,
    support::{Guest, Socket},
};

/// The names on the seats of a table; nothing on an empty one.
async fn seats(socket: &mut Socket, table: &str) -> Vec<String> {
    let shown = socket.watch(table).await;
    let seats = shown["info"]["seats"].as_array().unwrap().iter();
    seats
        .map(|seat| seat["name"].as_str().unwrap().to_owned())
        .collect()
}

#[tokio::test]
async fn a_request_that_comes_again_has_no_second_effect_even_after_a_crash() {
    let server = Server::start(&[]);
    let addr = server.addr;
    let [mut anna, mut bert, mut carl] = [
        Guest::new(addr, "Anna").await,
        Guest::new(addr, "Bert").await,
        Guest::new(addr, "Carl").await,
    ];
    let table = anna
        .make(json!(["me", "open", "open"]), "public", false)
        .await;
    let [mut a, mut b, mut c] = [
        anna.connect().await,
        bert.connect().await,
        carl.connect().await,
    ];
    let of = |what: &str, id: &str, more: Value| {
        let mut request = json!({ "t": what, "table": table, "id": id });
        for (key, value) in more.as_object().unwrap() {
            request[key] = value.clone();
        }
        request
    };
    let sit = of("sit", "sit-1", json!({ "seat": 1 }));
    b.done(sit.clone()).await;
    b.done(sit.clone()).await;
    assert_eq!(seats(&mut b, &table).await, ["Anna", "Bert", ""]);

    // Bert gives his seat up, Carl takes it: what Bert sends again concerns nobody else.
    let stand = of("stand", "stand-1", json!({ "seat": 1 }));
    b.done(stand.clone()).await;
    c.done(of("sit", "sit-1", json!({ "seat": 1 }))).await;
    for request in [&stand, &sit] {
        b.done(request.clone()).await;
    }
    // The host opened the third seat for a bot and then for everybody.
    let bot = of(
        "set_seat",
        "bot",
        json!({ "seat": 2, "to": { "bot": "random" } }),
    );
    a.done(bot.clone()).await;
    a.done(of("set_seat", "open", json!({ "seat": 2, "to": "open" })))
        .await;
    b.done(of("sit", "sit-2", json!({ "seat": 2 }))).await;
    a.done(bot.clone()).await;
    assert_eq!(seats(&mut c, &table).await, ["Anna", "Carl", "Bert"]);

    let server = Server::start_in(server.kill(), &[]);
    for guest in [&mut anna, &mut bert, &mut carl] {
        guest.addr = server.addr;
    }
    let [mut a, mut b, mut c] = [
        anna.connect().await,
        bert.connect().await,
        carl.connect().await,
    ];
    for request in [&stand, &sit] {
        b.done(request.clone()).await;
    }
    a.done(bot).await;
    assert_eq!(seats(&mut c, &table).await, ["Anna", "Carl", "Bert"]);
    let start = of("start", "start-1", json!({}));
    a.done(start.clone()).await;
    a.done(start.clone()).await;

    let server = Server::start_in(server.kill(), &[]);
    anna.addr = server.addr;
    let mut a = anna.connect().await;
    let again = a.done(start).await;
    assert!(again["version"].is_null(), "{again}");
    let shown = a.watch(&table).await;
    assert_eq!(shown["snapshot"]["version"], 0, "one start");
    assert_eq!(
        a.refused(of("start", "start-2", json!({}))).await,
        "not_gathering"
    );
}

#[tokio::test]
async fn somebody_who_was_let_in_again_is_not_thrown_out_by_an_old_request() {
    let server = Server::start(&[]);
    let mut anna = Guest::new(server.addr, "Anna").await;
    let mut bert = Guest::new(server.addr, "Bert").await;
    let table = anna.make(json!(["me", "open"]), "public", false).await;
    let [mut a, mut b] = [anna.connect().await, bert.connect().await];
    let of = |what: &str, id: &str| json!({ "t": what, "table": table, "id": id, "seat": 1 });
    let mut kick = of("kick", "kick-1");
    kick["player"] = json!(bert.id);
    b.done(of("sit", "sit-1")).await;
    a.done(kick.clone()).await;
    b.done(of("sit", "sit-2")).await;
    a.done(kick.clone()).await;
    assert_eq!(seats(&mut b, &table).await, ["Anna", "Bert"]);
    let server = Server::start_in(server.kill(), &[]);
    for guest in [&mut anna, &mut bert] {
        guest.addr = server.addr;
    }
    let [mut a, mut b] = [anna.connect().await, bert.connect().await];
    a.done(kick).await;
    assert_eq!(seats(&mut b, &table).await, ["Anna", "Bert"]);
}

#[tokio::test]
async fn a_rematch_that_is_asked_for_again_is_one_rematch() {
    let server = Server::start(&[]);
    let mut anna = Guest::new(server.addr, "Anna").await;
    let table = anna
        .make(json!(["me", { "local": "Bert" }]), "link", true)
        .await;
    let mut a = anna.connect().await;
    a.done(json!({ "t": "command", "table": table, "seat": 0, "do": "resign" }))
        .await;
    let rematch = json!({ "t": "rematch", "table": table, "id": "again" });
    a.done(rematch.clone()).await;
    let next = a.watch(&table).await["info"]["next"].clone();
    assert!(next.is_string());
    let server = Server::start_in(server.kill(), &[]);
    anna.addr = server.addr;
    let mut a = anna.connect().await;
    a.done(rematch).await;
    assert_eq!(a.watch(&table).await["info"]["next"], next);
    let mine = anna.get("/api/tables/mine").await.json();
    assert_eq!(mine["tables"].as_array().unwrap().len(), 2, "{mine}");
}
