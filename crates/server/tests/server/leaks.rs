//! Nobody is told what they may not know.

use serde_json::Value;

use crate::{host::Host, playing::Duel, support::Socket};

/// Everything in a message that tells something hidden, for somebody with this seat or none.
fn leaks(message: &Value, seat: Option<u64>) -> Vec<String> {
    let mut found = Vec::new();
    walk(message, &mut |object| {
        let own = |key: &str| seat.is_some() && object.get(key).and_then(Value::as_u64) == seat;
        if object.get("face_down") == Some(&Value::Bool(true))
            && !own("seat")
            && !object["token"].is_null()
        {
            found.push(format!("a face-down token: {object:?}"));
        }
        if object.get("type") == Some(&"refilled".into())
            && !own("seat")
            && !object["tokens"].is_null()
        {
            found.push(format!("drawn tokens: {object:?}"));
        }
        tower_of_babel(object, own("seat"), &mut found);
        battalia(object, seat, &mut found);
        for secret in ["seed", "salt"] {
            if object.contains_key(secret) {
                found.push(format!("{secret}: {object:?}"));
            }
        }
        if let Some(players) = object.get("players").and_then(Value::as_array) {
            for (other, player) in players.iter().enumerate() {
                if seat != Some(other as u64) && !is_hidden(player) {
                    found.push(format!("what {other} holds: {player}"));
                }
            }
        }
        if let (Some(what), false) = (object.get("what"), own("seat")) {
            for kind in ["act", "bot_act"] {
                if what
                    .get(kind)
                    .is_some_and(|act| act.get("action").is_some())
                {
                    found.push(format!("an action of others: {what}"));
                }
            }
        }
    });
    found
}

/// Whether nothing is told of a player that only this player may know.
fn is_hidden(player: &Value) -> bool {
    // The supply of Tower of Babel is public; in Babylonia it is a list of what may still be drawn.
    let secret = ["stand", "hand", "action_cards", "bonus_answer", "nation"];
    let offer = &player["offer"];
    let ambush = player["ambush"].as_array().into_iter().flatten();
    let mut closed = ambush.filter(|place| place["open"] == false);
    secret.iter().all(|name| player[*name].is_null())
        && !player["supply"].is_object()
        && closed.all(|place| place["card"].is_null())
        && (offer.is_null() || offer["revealed"] == true || offer["content"].is_null())
}

/// Events of Tower of Babel that tell something to their seat alone.
fn tower_of_babel(event: &serde_json::Map<String, Value>, own: bool, found: &mut Vec<String>) {
    let secret = match event.get("type").and_then(Value::as_str) {
        Some("offer_made") => "offer",
        Some("action_card_drawn") => "card",
        Some("bonus_answered") => "play",
        None if event.contains_key("count") && !event.contains_key("shown_to") => "cards",
        _ => return,
    };
    // An offer of somebody who has nothing to offer is not a secret.
    let automatic = event.get("automatic") == Some(&Value::Bool(true));
    if !own && !automatic && event.get(secret).is_some_and(|value| !value.is_null()) {
        found.push(format!("{secret}: {event:?}"));
    }
}

/// What Battalia tells its seat alone: drawn and hidden cards, and cohorts to whom they were shown.
fn battalia(object: &serde_json::Map<String, Value>, seat: Option<u64>, found: &mut Vec<String>) {
    let own = seat.is_some() && object.get("seat").and_then(Value::as_u64) == seat;
    let shown = |list: &Value| {
        let seats = list.as_array().into_iter().flatten();
        seats.filter_map(Value::as_u64).any(|to| Some(to) == seat)
    };
    let secret = match object.get("type").and_then(Value::as_str) {
        Some("drawn" | "ambush_taken") if !own => "cards",
        Some("hidden") if !own => "card",
        Some("cohort_shown") if !own && !object.get("shown_to").is_some_and(shown) => "cards",
        // A card in the ambush that not everybody has seen: who may see it is told by the player.
        None if object.get("open") == Some(&Value::Bool(false)) && seat.is_none() => "card",
        _ => return,
    };
    if object.get(secret).is_some_and(|value| !value.is_null()) {
        found.push(format!("{secret}: {object:?}"));
    }
}

/// The version that somebody without a seat sees next; nothing hidden is in the message.
pub(crate) async fn seen(socket: &mut Socket) -> u64 {
    let update = socket.expect("update").await;
    check(&update, None);
    update["message"]["version"].as_u64().unwrap()
}

fn walk(value: &Value, see: &mut dyn FnMut(&serde_json::Map<String, Value>)) {
    match value {
        Value::Object(object) => {
            see(object);
            object.values().for_each(|inner| walk(inner, see));
        }
        Value::Array(list) => list.iter().for_each(|inner| walk(inner, see)),
        _ => {}
    }
}

/// The events of rivers tell the kind of a token to its owner alone.
fn river_events(message: &Value, seat: Option<u64>) -> Vec<String> {
    let mut river = Vec::new();
    walk(message, &mut |object| {
        if object.get("face_down") == Some(&Value::Bool(true)) {
            river.push(object["hex"].clone());
        }
    });
    let mut found = Vec::new();
    walk(message, &mut |object| {
        let placed = object.get("type") == Some(&"placed".into()) && river.contains(&object["hex"]);
        if placed && object["seat"].as_u64() != seat && !object["token"].is_null() {
            found.push(format!("a token that was placed face down: {object:?}"));
        }
    });
    found
}

pub(crate) fn check(message: &Value, seat: Option<u64>) {
    let over = message["message"]["outcome"].is_object();
    if !over {
        assert_eq!(leaks(message, seat), Vec::<String>::new());
        assert_eq!(river_events(message, seat), Vec::<String>::new());
    }
}

#[tokio::test]
async fn spectators_and_opponents_never_see_what_is_hidden() {
    let host = Host::new().await;
    let mut duel = Duel::new(&host).await;
    let mut watcher = Socket::open(host.addr, &[]).await.unwrap();
    let shown = watcher.watch(&duel.table).await;
    assert!(shown["viewer"].is_null() && shown["mine"] == serde_json::json!([]));
    check(&shown, None);
    let mut rivers = 0;
    while duel.step().await {
        let update = watcher.expect("update").await;
        check(&update, None);
        rivers += usize::from(update.to_string().contains("\"face_down\":true"));
        for (seat, now) in (0..).zip(&duel.now) {
            let message = serde_json::json!({ "message": now });
            check(&message, Some(seat));
        }
    }
    assert!(rivers > 10, "the test saw face-down tokens");
    // A spectator who comes later gets the same.
    let mut late = Socket::open(host.addr, &[]).await.unwrap();
    let shown = late.watch(&duel.table).await;
    assert!(shown["snapshot"]["log"].as_array().unwrap().len() > 20);
}

#[tokio::test]
async fn spectators_who_come_or_resume_in_the_middle_see_no_more() {
    let host = Host::new().await;
    let mut duel = Duel::new(&host).await;
    for _ in 0..40 {
        duel.step().await;
    }
    let mut watcher = Socket::open(host.addr, &[]).await.unwrap();
    let shown = watcher.watch(&duel.table).await;
    check(&shown, None);
    // Asking for the eyes of a player gives a spectator's.
    let carl = crate::support::Guest::new(host.addr, "Carl").await;
    let mut c = carl.connect().await;
    for seat in [0, 1, 9] {
        c.send(&serde_json::json!({ "t": "watch", "table": duel.table, "seat": seat }))
            .await;
        let shown = c.expect("table").await;
        assert!(shown["viewer"].is_null());
        check(&shown, None);
    }
    watcher
        .send(&serde_json::json!({ "t": "watch", "table": duel.table, "since": 38 }))
        .await;
    let resumed = watcher.expect("resumed").await;
    assert_eq!(resumed["messages"].as_array().unwrap().len(), 2);
    check(&resumed, None);
}
