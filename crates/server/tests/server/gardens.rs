//! Babylon over real connections: long lists of actions, decisions one after the other, undo up to
//! what was revealed.

use serde_json::{Value, json};

use crate::{host::Host, together::Party};

/// The active player does something and everybody sees it.
async fn act(party: &mut Party, action: &Value) -> Value {
    let seat = party.must()[0];
    let command = party.act(seat, action);
    let ack = party.sockets[seat].done(command).await;
    party.see(ack["version"].as_u64().unwrap()).await;
    party.now[seat].clone()
}

#[tokio::test]
async fn a_whole_game_of_four_with_promo_cards() {
    let host = Host::new().await;
    let wish = json!({ "game": "babylon", "options": { "promo_cards": true } });
    let mut party = Party::of(&host, wish, 4, 0).await;
    let mut most = 0;
    for _ in 0..1000 {
        let Some(&seat) = party.must().first() else {
            break;
        };
        most = most.max(party.now[seat]["legal"].as_array().unwrap().len());
        let action = party.any(seat, None).unwrap();
        act(&mut party, &action).await;
    }
    assert!(party.now[0]["outcome"]["places"].is_array());
    assert!(most > 500, "a tile has many places: {most}");
    for now in &party.now {
        assert_eq!(now["view"], party.now[0]["view"], "everybody sees the same");
    }
}

#[tokio::test]
async fn building_can_be_taken_back_but_not_what_the_quarry_has_shown() {
    let host = Host::new().await;
    let mut party = Party::of(&host, json!({ "game": "babylon" }), 4, 0).await;
    let seat = party.must()[0];
    let dig = party.any(seat, Some("dig")).unwrap();
    let dug = act(&mut party, &dig).await;
    assert_eq!(dug["can_undo"], 0, "a tile has come to light");
    let place = party.any(seat, Some("place")).unwrap();
    let placed = act(&mut party, &place).await;
    assert_eq!(placed["can_undo"], 1);
    let terraces = |now: &Value| now["view"]["players"][seat]["garden"]["terraces"].clone();
    assert_eq!(terraces(&placed).as_array().unwrap().len(), 1);
    let undo = json!({ "t": "command", "table": party.table, "id": "u1", "seat": seat,
        "version": placed["version"], "do": "undo" });
    let ack = party.sockets[seat].done(undo).await;
    party.see(ack["version"].as_u64().unwrap()).await;
    assert_eq!(terraces(&party.now[seat]), json!([]));
}
