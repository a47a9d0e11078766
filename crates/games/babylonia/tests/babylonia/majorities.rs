//! Section 6, part B of scoring a city: who takes it, and what follows.

use serde_json::{Value, json};
use ziggurat_engine::{Game, Viewer};

use crate::{
    cities::{close_e12, scoring, two_cities},
    support::{act, acts, allows, document, hex, in_random_play, invalid, points, scene, totals},
};

fn b11(tokens: &Value) -> Option<u8> {
    let mut game = scene(
        3,
        &json!({"tiles": {"b11": "city_priest"}, "tokens": tokens}),
    );
    let events = acts(&mut game, &["place farmer b10", "place farmer p5", "end"]);
    scoring(&events, "b11").expect("the city is scored").winner
}

/// BAB-6.9
#[test]
fn bab_6_9_strictly_the_most_tokens_win_the_city() {
    assert_eq!(
        b11(&json!(["c11 1 farmer", "c12 1 priest"])),
        Some(1),
        "BAB-6.9"
    );
    assert_eq!(
        b11(&json!(["c11 1 farmer", "c12 0 priest"])),
        Some(0),
        "BAB-6.9"
    );
    assert_eq!(
        b11(&json!(["c11 1 farmer", "c12 1 priest", "a11 0 farmer"])),
        None,
        "BAB-6.9: face down counts"
    );
    assert_eq!(
        b11(&json!(["c11 1 farmer", "c12 0 priest", "a11 1 farmer"])),
        None,
        "BAB-6.9"
    );
    assert_eq!(
        b11(&json!(["c11 1 farmer", "c12 2 priest", "a11 2 farmer"])),
        Some(2),
        "BAB-6.9"
    );
    let (game, _) = close_e12(
        "city_priest",
        &json!(["e11 1 farmer", "f11 1 farmer"]),
        &json!({}),
    );
    assert_eq!(
        document(&game)["owned_cities"],
        json!([0, 1, 0]),
        "BAB-6.9: the tile is taken"
    );
}

/// BAB-6.10
#[test]
fn bab_6_10_everybody_scores_own_cities_when_one_is_won() {
    let tokens = json!(["e11 1 farmer", "f11 1 farmer"]);
    let (game, events) = close_e12("city_priest", &tokens, &json!({"owned_cities": [1, 2, 3]}));
    let scored = scoring(&events, "e12").unwrap();
    assert_eq!(
        (scored.winner, scored.cities),
        (Some(1), vec![1, 3, 3]),
        "BAB-6.10"
    );
    assert_eq!(document(&game)["owned_cities"], json!([1, 3, 3]));
    assert_eq!(
        [0, 1, 2].map(|seat| points(&game, seat, "cities")),
        [1, 3, 3]
    );
}

/// BAB-6.11
#[test]
fn bab_6_11_after_a_tie_the_city_leaves_the_game() {
    let tokens = json!(["e11 1 farmer", "f11 2 farmer"]);
    let (game, events) = close_e12("city_priest", &tokens, &json!({"owned_cities": [1, 2, 3]}));
    let scored = scoring(&events, "e12").unwrap();
    assert_eq!(
        (scored.winner, scored.cities),
        (None, vec![0, 0, 0]),
        "BAB-6.11"
    );
    assert_eq!(
        document(&game)["owned_cities"],
        json!([1, 2, 3]),
        "BAB-6.11"
    );
    assert_eq!(
        (game.tile(hex("e12")), totals(&game)),
        (None, vec![0, 0, 0]),
        "BAB-6.11"
    );
}

/// BAB-6.12
#[test]
fn bab_6_12_the_hex_is_free_at_once() {
    for tokens in [
        json!(["e11 1 farmer", "f11 1 farmer"]),
        json!(["e11 1 farmer", "f11 2 farmer"]),
    ] {
        let (game, _) = close_e12("city_priest", &tokens, &json!({}));
        assert!(allows(&game, "place priest e12"), "BAB-6.12");
    }
    let (mut game, _) = two_cities();
    act(&mut game, "score e12");
    assert_eq!(
        [hex("e12"), hex("i12")].map(|hex| game.tile(hex)),
        [None, None]
    );
}

/// BAB-6.13
#[test]
fn bab_6_13_nothing_is_due_at_the_start_of_a_turn() {
    let city = json!({"tiles": {"e12": "city_priest"}, "tokens": ["e11 1 farmer", "f11 1 farmer", "d11 1 farmer"]});
    assert!(invalid(3, &city).contains("BAB-6.13"));
    let around = [
        "d10 1 farmer",
        "c11 1 farmer",
        "b10 1 farmer",
        "b9 1 farmer",
    ];
    assert!(invalid(3, &json!({"tokens": around})).contains("BAB-6.13"));
    scene(3, &json!({"tokens": around, "scored_ziggurats": ["c10"]}));
    in_random_play(4, |walk| {
        let game = &walk.position;
        let placing = document(game)["phase"] == "placing" && game.placed().count() == 0;
        if placing {
            let sites = game.view(Viewer::Public).sites;
            assert!(
                sites.iter().all(|site| !site.missing.is_empty()),
                "BAB-6.13: {walk}"
            );
        }
    });
}
