//! Looking back in a match that goes on: everybody finds what they were told, and nothing else.

use serde_json::{Value, json};
use ziggurat_server::Rate;

use crate::{
    host::Host,
    leaks,
    support::{Guest, Socket, http, known::state_of},
    together::Party,
};

/// Everybody whose turn it is does something, this many times.
async fn play(party: &mut Party, people: usize, times: usize) {
    for _ in 0..times {
        let version = party.now[0]["version"].as_u64().unwrap();
        let Some(seat) = party.must().into_iter().find(|seat| *seat < people) else {
            party.see(version + 1).await;
            continue;
        };
        let action = party.any(seat, None).unwrap();
        let act = party.act(seat, &action);
        let ack = party.sockets[seat].done(act).await;
        party.see(ack["version"].as_u64().unwrap()).await;
    }
}

/// All that a socket was told up to a version.
async fn told(socket: &mut Socket, version: u64) -> Vec<Value> {
    let mut messages = Vec::new();
    while messages
        .last()
        .is_none_or(|last: &Value| last["version"] != version)
    {
        messages.push(socket.expect("update").await["message"].clone());
    }
    messages
}

/// A message in the form of a step.
fn as_step(message: &Value) -> Value {
    let [step, entry, events] = ["version", "entry", "events"].map(|part| &message[part]);
    json!({ "step": step, "entry": entry, "events": events, "state": state_of(message) })
}

fn compare(answer: &http::Response, messages: &[Value], seat: Option<usize>) {
    assert_eq!(answer.status, 200, "{}", answer.body);
    let steps = answer.json();
    let steps = steps.as_array().unwrap();
    assert!(messages.len() > 5, "{}", messages.len());
    let first = messages[0]["version"].as_u64().unwrap() as usize;
    assert_eq!(steps.len(), first + messages.len());
    for (step, message) in steps[first..].iter().zip(messages) {
        assert_eq!(*step, as_step(message));
    }
    let opening = json!({ "message": steps[0]["state"] });
    leaks::check(&opening, seat.map(|seat| seat as u64));
}

#[tokio::test]
async fn everybody_finds_exactly_what_they_were_told() {
    let host = Host::new().await;
    for (game, options) in [
        (
            "seven_wonders",
            json!({ "leaders": true, "cities": true, "babel_tower": true }),
        ),
        ("tower_of_babel", json!({})),
    ] {
        let wish = json!({ "game": game, "options": options });
        let mut party = Party::of(&host, wish, 2, 2).await;
        let path = format!("/api/tables/{}/steps", party.table);
        let mut watcher = Socket::open(host.addr, &[]).await.unwrap();
        watcher.watch(&party.table).await;
        play(&mut party, 2, 6).await;
        // Bots would go on in between: people are asked now.
        while !party.must().iter().all(|seat| *seat < 2) {
            let version = party.now[0]["version"].as_u64().unwrap();
            party.see(version + 1).await;
        }
        for seat in 0..2 {
            let answer = party.guests[seat]
                .get(&format!("{path}?viewer={seat}"))
                .await;
            compare(&answer, &party.told[seat], Some(seat));
        }
        let version = party.now[0]["version"].as_u64().unwrap();
        let messages = told(&mut watcher, version).await;
        compare(&http::get(host.addr, &path, &[]).await, &messages, None);
        compare(&party.guests[0].get(&path).await, &messages, None);
    }
}

#[tokio::test]
async fn nobody_looks_back_through_the_eyes_of_others() {
    let host = Host::new().await;
    let wish = json!({ "game": "seven_wonders" });
    let party = Party::of(&host, wish, 2, 1).await;
    let path = format!("/api/tables/{}/steps?viewer=1", party.table);
    let anna = party.guests[0].get(&path).await;
    assert_eq!(
        (anna.status, &anna.json()["code"]),
        (409, &"not_your_seat".into())
    );
    let emil = Guest::new(host.addr, "Emil").await.get(&path).await;
    assert_eq!(emil.json()["code"], "not_your_seat");
    let nobody = http::get(host.addr, &path, &[]).await;
    assert_eq!(
        (nobody.status, &nobody.json()["code"]),
        (401, &"no_name".into())
    );
    let whole = format!("/api/tables/{}/replay/steps?viewer=1", party.table);
    assert_eq!(party.guests[0].get(&whole).await.json()["code"], "not_over");
}

#[tokio::test]
async fn what_happens_later_is_found_too_and_looking_is_limited() {
    let host = Host::with(|config| config.limits.steps = Rate::new(6, 60_000)).await;
    let anna = Guest::new(host.addr, "Anna").await;
    let gathering = anna.make(json!(["me", "open"]), "link", false).await;
    let steps = |table: &str, more: &str| format!("/api/tables/{table}/steps?{more}");
    let early = anna.get(&steps(&gathering, "")).await;
    assert_eq!(early.json()["code"], "not_started");
    let missing = anna.get(&steps("zzzzzzzzzzzz", "")).await;
    assert_eq!(missing.status, 404);

    let wish = json!({ "game": "babylonia" });
    let mut party = Party::of(&host, wish, 2, 0).await;
    let last = |answer: http::Response| answer.json().as_array().unwrap().last().cloned();
    for times in [1, 3] {
        play(&mut party, 2, times).await;
        let step = last(anna.get(&steps(&party.table, "")).await).unwrap();
        assert_eq!(step["step"], party.now[0]["version"]);
    }
    let some = anna.get(&steps(&party.table, "from=1&count=2")).await;
    assert_eq!(last(some).unwrap()["step"], 2);
    let beyond = anna.get(&steps(&party.table, "from=4000000000")).await;
    assert_eq!(beyond.json(), json!([]));
    let often = anna.get(&steps(&party.table, "")).await;
    assert_eq!(
        (often.status, &often.json()["code"]),
        (429, &"too_fast".into())
    );
}
