//! Section 5: placing a token.

use serde_json::{Value, json};
use ziggurat_babylonia::{Babylonia, Event, Tile, Token, in_use};
use ziggurat_engine::{Game, Seat, Viewer};

use crate::support::{
    act, acts, allows, hex, hexes, places, points, refused, scene, stands, to_act, totals,
};

/// BAB-5.1
#[test]
fn bab_5_1_any_free_hex_will_do() {
    let game = scene(4, &json!({"tokens": ["a2 0 farmer"]}));
    let taken = hexes(&["f4", "h10", "m5", "a2", "b2", "c10", "i7", "l3", "o10"]);
    let free: Vec<_> = in_use(4)
        .iter()
        .filter(|hex| !taken.contains(hex))
        .collect();
    for token in [Token::Priest, Token::Farmer] {
        assert_eq!(
            places(&game, token),
            free,
            "BAB-5.1: far from own tokens too"
        );
    }
}

/// How a viewer sees the token on a hex: its kind, and whether it lies face down.
fn seen(game: &Babylonia, viewer: Viewer, at: &str) -> (Option<Token>, bool) {
    let tokens = game.view(viewer).tokens;
    let token = tokens.iter().find(|token| token.hex == hex(at));
    token
        .map(|token| (token.token, token.face_down))
        .expect("a token")
}

/// BAB-5.2
#[test]
fn bab_5_2_face_down_on_a_river_face_up_on_land() {
    let mut game = scene(3, &json!({}));
    acts(&mut game, &["place priest i2", "place official h2"]);
    for viewer in Viewer::all(3) {
        let kind = viewer.is(Seat(0)).then_some(Token::Priest);
        assert_eq!(seen(&game, viewer, "i2"), (kind, true), "BAB-5.2");
        assert_eq!(
            seen(&game, viewer, "h2"),
            (Some(Token::Official), false),
            "BAB-5.2"
        );
    }
}

#[test]
fn bab_5_2_play_a_may_use_the_river_for_one_or_both_tokens() {
    for kind in ["priest", "official", "merchant", "farmer"] {
        let mut game = scene(
            3,
            &json!({"stands": stands(3, &[kind, kind, "farmer", "farmer"])}),
        );
        act(&mut game, &format!("place {kind} i2"));
        assert!(allows(&game, &format!("place {kind} p5")), "BAB-5.2");
        act(&mut game, &format!("place {kind} i1"));
        assert_eq!(refused(&game, "place farmer p5"), "BAB-4.3");
        act(&mut game, "end");
    }
    let mut land_first = scene(3, &json!({}));
    acts(
        &mut land_first,
        &["place farmer p5", "place farmer i2", "end"],
    );
}

#[test]
fn bab_5_2_no_river_in_plays_b_c_and_d() {
    let mut farmers = scene(3, &json!({"stands": stands(3, &["farmer"; 4])}));
    acts(&mut farmers, &["place farmer g2", "place farmer h2"]);
    assert_eq!(refused(&farmers, "place farmer i2"), "BAB-5.2");
    act(&mut farmers, "place farmer p5");
    assert_eq!(refused(&farmers, "place farmer i2"), "BAB-5.2");

    let nobles = stands(3, &["priest", "official", "merchant"]);
    let mut nobles = scene(
        3,
        &json!({"stands": nobles, "owned_cards": [["three_nobles"]]}),
    );
    acts(&mut nobles, &["place priest g2", "place official h2"]);
    assert_eq!(refused(&nobles, "place merchant i2"), "BAB-5.2");
    assert!(allows(&nobles, "place merchant p5"));

    let mixed = stands(3, &["priest", "farmer", "farmer", "farmer"]);
    let mut mixed = scene(
        3,
        &json!({"stands": mixed, "owned_cards": [["noble_with_farmers"]]}),
    );
    acts(
        &mut mixed,
        &["place farmer g2", "place farmer h2", "place farmer p5"],
    );
    assert_eq!(refused(&mixed, "place priest i2"), "BAB-5.2");
    assert!(allows(&mixed, "place priest p6"));
}

#[test]
fn bab_5_2_a_river_token_closes_the_way_to_the_other_plays() {
    let nobles = stands(3, &["priest", "official", "merchant"]);
    let mut nobles = scene(
        3,
        &json!({"stands": nobles, "owned_cards": [["three_nobles"]]}),
    );
    acts(&mut nobles, &["place priest i2", "place official h2"]);
    assert_eq!(refused(&nobles, "place merchant p5"), "BAB-4.3");
    let mut farmers = scene(3, &json!({"stands": stands(3, &["farmer"; 4])}));
    acts(&mut farmers, &["place farmer i2", "place farmer h2"]);
    assert_eq!(refused(&farmers, "place farmer p5"), "BAB-4.3");
}

/// The field on I4 has the land neighbours J4, I5, H4, H3 and the river neighbours I3, J3.
fn beside_field(tokens: &Value, face_down_counts: bool) -> Babylonia {
    scene(
        3,
        &json!({
            "tiles": {"i4": "field_5"},
            "tokens": tokens,
            "options": {"field_adjacency_counts_face_down_tokens": face_down_counts},
        }),
    )
}

/// BAB-5.3
#[test]
fn bab_5_3_a_farmer_needs_an_own_token_beside_the_field() {
    for tokens in [
        json!([]),
        json!(["h4 1 priest", "i5 2 farmer"]),
        json!(["g4 0 farmer"]),
    ] {
        let game = beside_field(&tokens, true);
        assert_eq!(refused(&game, "place farmer i4"), "BAB-5.3", "{tokens}");
    }
    for kind in ["priest", "official", "merchant", "farmer"] {
        let game = beside_field(&json!([format!("h4 0 {kind}")]), true);
        assert!(allows(&game, "place farmer i4"), "BAB-5.3: {kind}");
    }
    let mut same_turn = beside_field(&json!([]), true);
    act(&mut same_turn, "place priest j4");
    assert!(
        allows(&same_turn, "place farmer i4"),
        "BAB-5.3: placed in the same turn"
    );
}

#[test]
fn bab_5_3_a_face_down_token_counts_unless_switched_off() {
    let tokens = json!(["i3 0 merchant"]);
    assert!(
        allows(&beside_field(&tokens, true), "place farmer i4"),
        "BAB-5.3"
    );
    let strict = beside_field(&tokens, false);
    assert_eq!(refused(&strict, "place farmer i4"), "BAB-5.3");
    assert!(allows(
        &beside_field(&json!(["i3 0 farmer", "h3 0 farmer"]), false),
        "place farmer i4"
    ));
}

/// BAB-5.4
#[test]
fn bab_5_4_no_noble_on_a_field() {
    let game = beside_field(&json!(["h4 0 priest"]), true);
    for kind in ["priest", "official", "merchant"] {
        assert_eq!(refused(&game, &format!("place {kind} i4")), "BAB-5.4");
    }
    assert!(allows(&game, "place farmer i4"));
}

/// BAB-5.5
#[test]
fn bab_5_5_a_field_is_scored_at_once_and_leaves() {
    for (tile, value) in [("field_5", 5), ("field_6", 6), ("field_7", 7)] {
        let mut game = scene(
            3,
            &json!({"tiles": {"i4": tile}, "tokens": ["h4 0 priest"]}),
        );
        let events = act(&mut game, "place farmer i4").events;
        assert_eq!(totals(&game), [value, 0, 0], "BAB-5.5: {tile}");
        assert_eq!(points(&game, 0, "fields"), value);
        assert_eq!(game.tile(hex("i4")), None, "BAB-5.5");
        assert_eq!(
            game.token(hex("i4")),
            Some((Seat(0), Token::Farmer)),
            "BAB-5.5"
        );
        let scored = |event: &Event| matches!(event, Event::FieldScored { points, .. } if i32::from(*points) == value);
        assert!(events.iter().any(scored), "BAB-5.5");
        assert_eq!(refused(&game, "place farmer i4"), "BAB-5.7");
    }
}

/// BAB-5.6
#[test]
fn bab_5_6_a_city_symbol_counts_the_cities_of_all_players() {
    for (owned, value) in [(json!([2, 2, 1]), 5), (json!([0, 0, 3]), 3), (json!([]), 0)] {
        let mut game = scene(
            3,
            &json!({"tiles": {"i4": "field_cities"}, "tokens": ["h4 0 priest"], "owned_cities": owned}),
        );
        act(&mut game, "place farmer i4");
        assert_eq!(points(&game, 0, "fields"), value, "BAB-5.6: {owned}");
        assert_eq!(
            game.tile(hex("i4")),
            None,
            "BAB-5.6: it leaves the game even for 0 points"
        );
    }
}

#[test]
fn bab_5_6_cities_removed_after_a_tie_do_not_count() {
    let mut game = scene(
        3,
        &json!({
            "tiles": {"e12": "city_priest", "i4": "field_cities"},
            "tokens": ["e11 1 farmer", "f11 2 farmer", "h4 1 farmer"],
            "owned_cities": [1, 0, 0],
        }),
    );
    acts(&mut game, &["place farmer d11", "place farmer p5", "end"]);
    assert_eq!((to_act(&game), game.tile(hex("e12"))), (Seat(1), None));
    act(&mut game, "place farmer i4");
    assert_eq!(points(&game, 1, "fields"), 1, "BAB-5.6");
}

/// BAB-5.7
#[test]
fn bab_5_7_nothing_lies_on_cities_ziggurats_and_tokens() {
    let game = scene(3, &json!({"tokens": ["g2 1 farmer", "i2 0 farmer"]}));
    for taken in ["f4", "i7", "g2", "i2"] {
        for kind in ["priest", "farmer"] {
            assert_eq!(
                refused(&game, &format!("place {kind} {taken}")),
                "BAB-5.7",
                "{taken}"
            );
        }
    }
}

/// BAB-5.8
#[test]
fn bab_5_8_the_hex_of_a_scored_city_is_ordinary_land() {
    let scored = json!({
        "tiles": {"e12": "city_priest"},
        "tokens": ["e11 1 farmer", "f11 1 farmer"],
    });
    let mut game = scene(3, &scored);
    acts(&mut game, &["place farmer d11", "place farmer p5", "end"]);
    for kind in ["priest", "official", "merchant", "farmer"] {
        assert!(
            allows(&game, &format!("place {kind} e12")),
            "BAB-5.8: {kind}"
        );
    }
    act(&mut game, "place priest e12");
    assert_eq!(game.token(hex("e12")), Some((Seat(1), Token::Priest)));
    assert_eq!(
        game.tile(hex("f4")).map(Tile::is_city),
        Some(true),
        "the others stay"
    );
}

/// What a placement brings seat 0 at ziggurats.
fn ziggurat_points(tokens: &Value, scored: &Value, place: &str) -> i32 {
    let mut game = scene(3, &json!({"tokens": tokens, "scored_ziggurats": scored}));
    act(&mut game, &format!("place farmer {place}"));
    assert_eq!(totals(&game)[0], points(&game, 0, "ziggurats"));
    points(&game, 0, "ziggurats")
}

/// BAB-5.9
#[test]
fn bab_5_9_a_point_for_every_ziggurat_touched() {
    let none = json!([]);
    assert_eq!(
        ziggurat_points(&none, &none, "d10"),
        1,
        "BAB-5.9: the new token counts"
    );
    assert_eq!(
        ziggurat_points(&none, &none, "c9"),
        1,
        "BAB-5.9: on a river hex"
    );
    let two = json!(["d10 0 farmer", "l4 0 priest"]);
    assert_eq!(ziggurat_points(&two, &none, "h6"), 3, "BAB-5.9");
    assert_eq!(
        ziggurat_points(&two, &none, "c11"),
        2,
        "BAB-5.9: beside one again"
    );
    assert_eq!(
        ziggurat_points(&two, &none, "p5"),
        0,
        "BAB-5.9: not beside a ziggurat"
    );
    let river = json!(["c9 0 farmer", "k4 0 farmer"]);
    assert_eq!(
        ziggurat_points(&river, &none, "h6"),
        3,
        "BAB-5.9: face-down tokens touch"
    );
    let others = json!(["d10 1 farmer", "l4 2 priest"]);
    assert_eq!(
        ziggurat_points(&others, &none, "h6"),
        1,
        "BAB-5.9: own tokens only"
    );
    let double = json!(["d10 0 farmer", "c11 0 farmer"]);
    assert_eq!(
        ziggurat_points(&double, &none, "h6"),
        2,
        "BAB-5.9: each ziggurat once"
    );
    assert_eq!(
        ziggurat_points(&two, &json!(["c10", "i7"]), "h6"),
        3,
        "BAB-5.9: scored ones too"
    );
}
