//! Section 14: final scoring.

use serde_json::{Value, json};
use ziggurat_engine::Game;
use ziggurat_tower_of_babel::{Event, TowerOfBabel};

use crate::support::{act, double_scene, is_over, points, scene, totals, with_taken};

/// A game that the safety stop ends with the next pass of seat 0.
fn last_turn(changes: &Value) -> TowerOfBabel {
    let mut document = json!({"stall": 29});
    for (key, value) in changes.as_object().into_iter().flatten() {
        document[key] = value.clone();
    }
    scene(3, &document)
}

fn ended(changes: &Value) -> TowerOfBabel {
    let mut game = last_turn(changes);
    act(&mut game, 0, "pass");
    assert!(is_over(&game));
    game
}

#[test]
fn tob_14_1_unfinished_wonders_are_scored_with_the_light_row() {
    let with = |units: [u8; 3]| json!({"discs": ["ship_5", "camel_3", "crane_4"], "units": units});
    let one = |units| {
        points(
            &ended(&json!({"wonders": {"tower_of_babel": with(units)}})),
            "unfinished",
        )
    };
    assert_eq!(one([5, 2, 1]), [6, 4, 3], "TOB-14.1");
    assert_eq!(one([2, 2, 1]), [4, 4, 3], "TOB-14.1: with the tie rules");
    assert_eq!(one([3, 1, 1]), [6, 3, 3], "TOB-14.1");
    let both = json!({"wonders": {
        "tower_of_babel": with([5, 2, 1]),
        "colossus": {"discs": ["camel_5", "crane_4 0", "mason_4 1"], "units": [0, 1, 0]},
    }});
    let game = ended(&both);
    assert_eq!(
        points(&game, "unfinished"),
        [6, 4 + 6, 3],
        "TOB-14.1: the same row for all"
    );
}

#[test]
fn tob_14_2_a_wonder_without_units_scores_nothing() {
    let mut game = last_turn(&json!({}));
    let events = act(&mut game, 0, "pass");
    assert!(
        !events
            .iter()
            .any(|e| matches!(e, Event::UnfinishedScored { .. })),
        "TOB-14.2"
    );
    assert_eq!(totals(&game), [0, 0, 0], "TOB-14.2");
}

#[test]
fn tob_14_3_no_action_cards_in_final_scoring() {
    let units = json!({"discs": ["ship_5", "camel_3", "crane_4"], "units": [5, 2, 1]});
    let mut game = last_turn(&json!({"wonders": {"tower_of_babel": units}}));
    let events = act(&mut game, 0, "pass");
    assert!(
        !events
            .iter()
            .any(|e| matches!(e, Event::ActionCardDrawn { .. })),
        "TOB-14.3"
    );
    assert_eq!(crate::support::seen(&game, 0).action_pile, 15, "TOB-14.3");
}

#[test]
fn tob_14_4_and_14_5_the_disc_bonus() {
    let bonus = |discs: &[&str]| {
        let taken: Vec<_> = discs.iter().map(|disc| (*disc, 0)).collect();
        points(&ended(&json!({"wonders": with_taken(&taken)})), "discs")[0]
    };
    assert_eq!(bonus(&["camel_3"]), 0, "TOB-14.4");
    assert_eq!(bonus(&["camel_3", "camel_4"]), 5, "TOB-14.4");
    assert_eq!(
        bonus(&["camel_5", "camel_6"]),
        5,
        "TOB-14.5: the numbers do not matter"
    );
    assert_eq!(bonus(&["camel_3", "camel_4", "camel_4"]), 10, "TOB-14.4");
    assert_eq!(
        bonus(&["camel_3", "camel_4", "camel_4", "camel_5"]),
        20,
        "TOB-14.4"
    );
    assert_eq!(
        bonus(&["camel_3", "camel_4", "camel_4", "camel_5", "camel_5"]),
        30,
        "TOB-14.4"
    );
    let kinds = [
        "camel_3", "camel_4", "ship_3", "ship_4", "ship_4", "crane_3",
    ];
    assert_eq!(bonus(&kinds), 5 + 10, "TOB-14.4: each kind separately");
    // Six of a kind end the game at once.
    let five = ["ship_3", "ship_4", "ship_4", "ship_5", "ship_6"].map(|disc| (disc, 0));
    let mut game = scene(
        3,
        &json!({"wonders": with_taken(&five), "hands": [{"ship": 5}, {}, {}]}),
    );
    act(&mut game, 0, "choose temple_of_artemis ship_5");
    act(&mut game, 0, "build adding 5 ship");
    assert_eq!(points(&game, "discs"), [40, 0, 0], "TOB-14.4");
}

#[test]
fn tob_14_6_a_two_kind_disc_counts_where_it_brings_most() {
    let changes = json!({"stall": 29, "wonders": {
        "tower_of_babel": {"discs": ["ship_5", "camel_3 0", "crane_4"]},
        "pyramids_of_giza": {"discs": ["ship_3", "camel_4 0", "mason_5 0"]},
        "statue_of_zeus": {"discs": ["ship_4", "camel_5 0", "mason_3"]},
        "colossus": {"discs": ["camel_2_mason_3 0", "crane_4", "mason_4"]},
    }});
    let mut game = double_scene(3, &changes);
    let events = act(&mut game, 0, "pass");
    // As a mason: 10 + 5; as a camel: 20 + 0; as both it would be 25.
    assert_eq!(points(&game, "discs"), [20, 0, 0], "TOB-14.6");
    let kinds = events.iter().find_map(|event| match event {
        Event::DiscBonus { seat, kinds, .. } if seat.0 == 0 => {
            Some(kinds.iter().map(|k| k.discs).collect::<Vec<_>>())
        }
        _ => None,
    });
    assert_eq!(kinds.unwrap(), [4, 0, 0, 1], "TOB-14.6");
}

#[test]
fn tob_14_7_then_the_action_cards() {
    let changes = json!({
        "wonders": with_taken(&[("camel_3", 1), ("camel_4", 1), ("ship_3", 1)]),
        "action_cards": [["five_points"], ["disc_point", "five_points"]],
    });
    let mut game = last_turn(&changes);
    act(&mut game, 0, "pass");
    let events = act(&mut game, 0, "double no");
    assert_eq!(points(&game, "cards"), [5, 3 + 5, 0], "TOB-14.7");
    assert_eq!(totals(&game), [5, 5 + 8, 0], "TOB-14.7");
    let place = |wanted: fn(&Event) -> bool| events.iter().rposition(wanted).unwrap();
    let discs = place(|e| matches!(e, Event::DiscBonus { .. }));
    let cards = events
        .iter()
        .position(|e| matches!(e, Event::ActionCardsScored { .. }));
    assert!(discs < cards.unwrap(), "TOB-14.7: after the discs");
}

#[test]
fn tob_14_8_14_9_and_14_11_places() {
    let places = |scores: [u16; 3]| ended(&json!({"scores": scores})).outcome().unwrap().places;
    assert_eq!(places([10, 30, 20]), [3, 1, 2], "TOB-14.8");
    assert_eq!(
        places([30, 30, 20]),
        [1, 1, 3],
        "TOB-14.9: a shared victory; TOB-14.11"
    );
    assert_eq!(places([30, 20, 20]), [1, 2, 2], "TOB-14.11");
}

#[test]
fn tob_14_10_other_cards_are_worth_nothing() {
    let cards = json!([[
        "joker",
        "draw_cards",
        "triple_bonus",
        "double_turn",
        "exchange_cards"
    ]]);
    let mut game = last_turn(&json!({"action_cards": cards}));
    act(&mut game, 0, "pass");
    act(&mut game, 0, "double no");
    assert_eq!(totals(&game), [0, 0, 0], "TOB-14.10");
}
