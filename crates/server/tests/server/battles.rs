//! Battalia: a defender decides in the turn of another, and nobody learns what is hidden.

use serde_json::{Value, json};

use crate::{host::Host, leaks, support::Socket, together::Party};

/// What brings a battle about: weapons, attacks, and a fight.
fn choose(party: &mut Party, seat: usize) -> Value {
    let legal = party.now[seat]["legal"]
        .as_array()
        .cloned()
        .unwrap_or_default();
    let weapon = json!({ "create": { "artefact": "weapon" } });
    let wanted = [
        legal.iter().find(|action| action.get("attack").is_some()),
        legal.iter().find(|action| action.get("fight").is_some()),
        legal.iter().find(|action| **action == "complete"),
        legal.iter().find(|action| **action == weapon),
        legal.iter().find(|action| **action == "keep"),
        legal.iter().find(|action| **action == "end"),
    ];
    let first = wanted.into_iter().flatten().next().cloned();
    first.unwrap_or_else(|| party.any(seat, None).unwrap())
}

/// One decision of whoever must act; everybody who watches sees it and nothing else.
async fn step(party: &mut Party, watcher: &mut Socket) {
    let seat = party.must()[0];
    let action = choose(party, seat);
    let act = party.act(seat, &action);
    let ack = party.sockets[seat].done(act).await;
    let version = ack["version"].as_u64().unwrap();
    party.see(version).await;
    for (seat, now) in (0..).zip(&party.now) {
        leaks::check(&json!({ "message": now }), Some(seat));
    }
    while leaks::seen(watcher).await < version {}
}

#[tokio::test]
async fn a_defender_decides_in_the_turn_of_another() {
    let host = Host::new().await;
    // All heroes begin on the ruins, so that a weapon is enough for a battle.
    let wish = json!({ "game": "battalia", "options": { "scenario": "alt2" } });
    let mut party = Party::of(&host, wish, 3, 0).await;
    let mut watcher = Socket::open(host.addr, &[]).await.unwrap();
    let shown = watcher.watch(&party.table).await;
    leaks::check(&shown, None);
    let mut defences = 0;
    for _ in 0..1500 {
        let must = party.must();
        let view = &party.now[0]["view"];
        let attacker = view["active"].as_u64().unwrap() as usize;
        if must.is_empty() || defences > 4 {
            break;
        }
        if view["phase"] == "answer" {
            defences += 1;
            assert_eq!(must.len(), 1, "the defender alone is asked");
            assert_ne!(must[0], attacker, "it is the turn of another");
            assert_eq!(view["battle"]["defender"], json!(must[0]));
            // The attacker cannot answer for the defender, nor go on meanwhile.
            for hasty in [json!("surrender"), json!("end")] {
                let act = party.act(attacker, &hasty);
                let refused = party.sockets[attacker].ask(act).await;
                assert_eq!(refused["code"], "illegal", "{refused}");
                let open = party.now[attacker]["legal"].as_array();
                assert!(open.is_none_or(Vec::is_empty), "{open:?}");
            }
        }
        step(&mut party, &mut watcher).await;
    }
    assert!(defences > 0, "somebody was attacked");
}

#[tokio::test]
async fn a_whole_match_leaks_nothing() {
    let host = Host::new().await;
    let wish = json!({ "game": "battalia", "options": { "week_limit": 1, "start_heroes": 1 } });
    let mut party = Party::of(&host, wish, 2, 0).await;
    let mut watcher = Socket::open(host.addr, &[]).await.unwrap();
    leaks::check(&watcher.watch(&party.table).await, None);
    while !party.must().is_empty() {
        let seat = party.must()[0];
        let action = party.any(seat, None).unwrap();
        let act = party.act(seat, &action);
        let ack = party.sockets[seat].done(act).await;
        let version = ack["version"].as_u64().unwrap();
        party.see(version).await;
        for (seat, now) in (0..).zip(&party.now) {
            leaks::check(&json!({ "message": now }), Some(seat));
        }
        while leaks::seen(&mut watcher).await < version {}
    }
    assert!(party.now[0]["outcome"]["places"].is_array());
}
