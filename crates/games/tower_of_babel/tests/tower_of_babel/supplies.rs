//! Section 16: supplies and corner cases.

use serde_json::{Value, json};
use ziggurat_tower_of_babel::{Cards, Event, TowerOfBabel, Wonder};

use crate::support::{
    act, allows, discs, hand, hand_sizes, in_random_play, invalid, of_ships, offered, scene, seen,
    totals, units,
};

#[test]
fn tob_16_1_the_discard_pile_becomes_the_deck() {
    let hands = json!([{"camel": 25}, {"crane": 25}, {"ship": 25}]);
    let mut game = scene(
        3,
        &json!({"hands": hands, "discard": {"mason": 24}, "deck": {"mason": 1}}),
    );
    let events = act(&mut game, 0, "pass");
    assert_eq!(hand(&game, 0), Cards([25, 0, 0, 2]), "TOB-16.1");
    assert!(
        events.contains(&Event::Reshuffled { count: 24 }),
        "TOB-16.1"
    );
    let view = seen(&game, 0);
    assert_eq!((view.deck, view.discard), (21, Cards::NONE), "TOB-16.1");
}

#[test]
fn tob_16_1_only_when_a_card_must_be_drawn() {
    let hands = json!([{"camel": 25}, {"crane": 25}, {"ship": 25}]);
    let mut game = scene(
        3,
        &json!({"hands": hands, "discard": {"mason": 21}, "deck": {"mason": 4}}),
    );
    act(&mut game, 0, "pass");
    assert_eq!(seen(&game, 0).deck, 0, "TOB-16.1");
    assert_eq!(
        seen(&game, 0).discard,
        Cards([0, 0, 0, 21]),
        "TOB-16.1: not yet"
    );
}

#[test]
fn tob_16_2_a_draw_from_nothing_is_skipped() {
    let hands = json!([{"camel": 25, "mason": 25}, {"crane": 25}, {"ship": 25}]);
    let mut game = scene(3, &json!({"hands": hands}));
    act(&mut game, 0, "pass");
    assert_eq!(hand_sizes(&game), [50, 25, 25], "TOB-16.2");
}

#[test]
fn tob_16_3_played_cards_can_come_back_in_the_draw_of_the_same_turn() {
    let hands = json!([{"camel": 25, "mason": 25, "ship": 20}, {"crane": 20}, {}]);
    let changes = json!({"hands": hands, "offers": [null, {"cards": {"ship": 5}}, {"cards": {}}],
        "discard": {"crane": 5}, "deck": {}});
    let mut game = offered(
        "tower_of_babel",
        &[of_ships(5, false), of_ships(0, false)],
        &changes,
    );
    let events = act(&mut game, 0, "build with 1");
    assert!(
        events.contains(&Event::Reshuffled { count: 10 }),
        "TOB-16.3: the five ships are in it"
    );
}

/// Seat 0 has this many units elsewhere and builds with five cards of its own.
fn builds_with_few_pieces(elsewhere: u8) -> TowerOfBabel {
    let full = json!({"discs": ["camel_5", "crane_4", "mason_4"], "units": [elsewhere]});
    let changes = json!({"wonders": {"colossus": full}});
    offered(
        "tower_of_babel",
        &[of_ships(0, false), of_ships(0, false)],
        &changes,
    )
}

#[test]
fn tob_16_4_and_16_6_pieces_are_limited() {
    let mut game = builds_with_few_pieces(26);
    assert_eq!(seen(&game, 0).players[0].supply, 3);
    assert!(allows(&game, 0, "build adding 5 ship"), "TOB-16.6");
    let events = act(&mut game, 0, "build adding 5 ship");
    assert_eq!(units(&game, Wonder::TowerOfBabel), [3, 0, 0], "TOB-16.4");
    assert_eq!(
        discs(&game, 0),
        ["ship_5"],
        "TOB-16.4: the disc as if all had been put"
    );
    assert_eq!(
        seen(&game, 0).discard,
        Cards([0, 0, 5, 0]),
        "TOB-16.4: and the cards"
    );
    let lost = events.iter().find_map(|event| match event {
        Event::Built { lost, .. } => Some(lost.clone()),
        _ => None,
    });
    assert_eq!(lost, Some(vec![2, 0, 0]), "TOB-16.4: the rest is lost");
    let all = json!({"colossus": {"discs": ["camel_5", "crane_4", "mason_4"], "units": [30]}});
    let error = invalid(3, &json!({"wonders": all}));
    assert!(error.contains("TOB-16.4"), "{error}");
}

#[test]
fn tob_16_5_any_number_of_units_whatever_the_pieces() {
    // 29 units are 14 pieces of value 1 and 5 of value 3: every number up to that can be put.
    for elsewhere in 0..=24 {
        let mut game = builds_with_few_pieces(elsewhere);
        act(&mut game, 0, "build adding 5 ship");
        assert_eq!(units(&game, Wonder::TowerOfBabel), [5, 0, 0], "TOB-16.5");
        assert_eq!(seen(&game, 0).players[0].supply, 24 - elsewhere, "TOB-16.5");
    }
}

#[test]
fn tob_16_6_offers_are_made_without_regard_to_pieces() {
    let full = json!({"discs": ["camel_5", "crane_4", "mason_4"], "units": [0, 29]});
    let column = json!({"wonder": "tower_of_babel", "space": 0});
    let game = scene(
        3,
        &json!({"wonders": {"colossus": full}, "phase": "offering", "column": column}),
    );
    assert!(allows(&game, 1, "offer 5 ship"), "TOB-16.6");
}

#[test]
fn tob_16_8_points_never_fall() {
    let mut last: Vec<i32> = Vec::new();
    in_random_play(6, |walk| {
        let now = totals(&walk.position);
        if walk.step > 0 {
            let falls = now.iter().zip(&last).any(|(now, before)| now < before);
            assert!(!falls, "TOB-16.8: {last:?} became {now:?}");
        }
        last = now;
    });
    // There is no upper limit that a game could reach.
    let many = json!([4000, 0, 0]);
    let mut game = offered(
        "tower_of_babel",
        &[of_ships(0, false), of_ships(5, false)],
        &with(&many),
    );
    act(&mut game, 0, "abandon");
    assert_eq!(totals(&game), [4000, 0, 5], "TOB-16.8");
}

fn with(scores: &Value) -> Value {
    json!({ "scores": scores })
}
