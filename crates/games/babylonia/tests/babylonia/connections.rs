//! Section 8, cards 7 to 9: city bonus and connections.

use serde_json::{Value, json};
use ziggurat_babylonia::Babylonia;

use crate::{
    cities::{close_e12, scoring},
    support::{act, acts, allows, points, refused, scene},
};

const CENTRAL: &str = "central_land_connects";
const RIVERS: &str = "rivers_connect";

/// Seat 0 owns these cards in a game with all nine.
fn cards(owned: &[&str]) -> Value {
    let all = [
        "ten_points",
        "extra_turn",
        "seven_tokens",
        "three_nobles",
        "noble_with_farmers",
        "nobles_in_fields",
        "city_bonus",
        CENTRAL,
        RIVERS,
    ];
    json!({"cards_in_game": all, "owned_cards": [owned]})
}

/// What everybody gets for nobles when seat 0, owner of these cards, closes E12, a city of priests.
fn nobles(owned: &[&str], tokens: &Value) -> Vec<u16> {
    let (_, events) = close_e12("city_priest", tokens, &cards(owned));
    scoring(&events, "e12").expect("the city is scored").nobles
}

/// BAB-8.11
#[test]
fn bab_8_11_a_bonus_for_every_two_own_cities() {
    let tokens = json!(["e11 1 farmer", "f11 1 farmer"]);
    let bonus = |owned_cities: Value| {
        let changes = json!({"owned_cards": [["city_bonus"]], "owned_cities": owned_cities});
        let (game, events) = close_e12("city_priest", &tokens, &changes);
        let scored = scoring(&events, "e12").unwrap();
        assert_eq!(points(&game, 0, "cards"), i32::from(scored.bonus[0]));
        assert_eq!(points(&game, 0, "cities"), i32::from(scored.cities[0]));
        scored.bonus
    };
    for (own, expected) in [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)] {
        assert_eq!(
            bonus(json!([own, 4, 0])),
            [expected, 0, 0],
            "BAB-8.11: {own}, won by another"
        );
    }
}

#[test]
fn bab_8_11_the_city_just_won_counts_and_a_tie_brings_nothing() {
    let changes = json!({"owned_cards": [["city_bonus"]], "owned_cities": [3, 0, 0]});
    let (_, won) = close_e12(
        "city_priest",
        &json!(["e11 0 farmer", "f11 1 farmer"]),
        &changes,
    );
    let won = scoring(&won, "e12").unwrap();
    assert_eq!(
        (won.winner, won.cities, won.bonus),
        (Some(0), vec![4, 0, 0], vec![2, 0, 0]),
        "BAB-8.11"
    );
    let (_, tied) = close_e12(
        "city_priest",
        &json!(["e11 2 farmer", "f11 1 farmer"]),
        &changes,
    );
    let tied = scoring(&tied, "e12").unwrap();
    assert_eq!((tied.winner, tied.bonus), (None, vec![0, 0, 0]), "BAB-8.11");
}

/// BAB-8.12
#[test]
fn bab_8_12_free_central_land_connects_for_the_owner() {
    // The priest on B9 lies beyond the free hexes D10, C11, C12 and B10.
    let far = json!(["e11 1 farmer", "f11 1 farmer", "b9 0 priest"]);
    assert_eq!(nobles(&[CENTRAL], &far), [2, 0, 0], "BAB-8.12");
    assert_eq!(
        nobles(&[], &far),
        [0, 0, 0],
        "BAB-8.12: not without the card"
    );
    let others = json!(["e11 1 farmer", "f11 1 farmer", "b9 1 priest"]);
    assert_eq!(
        nobles(&[CENTRAL], &others),
        [0, 0, 0],
        "BAB-8.12: for the owner only"
    );
    // E11 belongs to another player: the way to G10 is closed there.
    let east = json!(["e11 1 farmer", "f11 1 farmer", "g10 0 priest"]);
    assert_eq!(
        nobles(&[CENTRAL], &east),
        [0, 0, 0],
        "BAB-8.12: tokens of others do not carry it"
    );
    let open = json!(["e11 0 farmer", "f11 1 farmer", "g10 0 priest"]);
    assert_eq!(
        nobles(&[CENTRAL], &open),
        [2, 0, 0],
        "BAB-8.12: F10 is free"
    );
    // Rivers and other regions are not central land.
    let river = json!([
        "e11 1 farmer",
        "f11 1 farmer",
        "d10 0 farmer",
        "g9 0 priest"
    ]);
    assert_eq!(
        nobles(&[CENTRAL], &river),
        [0, 0, 0],
        "BAB-8.12: E10 and F9 are river"
    );
}

/// A bug of another edition: with card 8, hexes that still carry a tile counted as free.
#[test]
fn bab_8_12_hexes_with_tiles_and_ziggurats_do_not_connect() {
    for tile in ["city_merchant", "field_5"] {
        let mut changes = cards(&[CENTRAL]);
        changes["tiles"] = json!({"e12": "city_priest", "f10": tile});
        // Apart from F10, seat 0 can get from E11 to G10 nowhere.
        let tokens = json!(["e11 0 farmer", "f11 1 farmer", "g10 0 priest"]);
        let (_, events) = close_e12("city_priest", &tokens, &changes);
        assert_eq!(
            scoring(&events, "e12").unwrap().nobles,
            [0, 0, 0],
            "BAB-8.12: {tile}"
        );
    }
    // B9 is reached through the ziggurat only: B10 belongs to another player.
    let around = json!([
        "e11 1 farmer",
        "f11 1 farmer",
        "b10 1 farmer",
        "b9 0 priest"
    ]);
    assert_eq!(
        nobles(&[CENTRAL], &around),
        [0, 0, 0],
        "BAB-8.12: the ziggurat C10"
    );
}

#[test]
fn bab_8_12_land_of_other_regions_does_not_connect() {
    let south = |owned: &[&str]| {
        let mut changes = cards(owned);
        changes["tiles"] = json!({"m12": "city_priest"});
        changes["tokens"] = json!(["m11 1 farmer", "n11 1 farmer", "l9 0 priest"]);
        let mut game = scene(3, &changes);
        let events = acts(&mut game, &["place farmer l11", "place farmer g2", "end"]);
        scoring(&events, "m12").unwrap().nobles
    };
    // L10 between L11 and L9 is free land of the south.
    assert_eq!(south(&[CENTRAL]), [0, 0, 0], "BAB-8.12");
}

/// BAB-8.13
#[test]
fn bab_8_13_free_rivers_connect_for_the_owner() {
    // From D10 over E10 and F9 to G9; from D11 alone the river is not reached.
    let river = json!([
        "e11 1 farmer",
        "f11 1 farmer",
        "d10 0 farmer",
        "g9 0 priest"
    ]);
    assert_eq!(nobles(&[RIVERS], &river), [2, 0, 0], "BAB-8.13");
    assert_eq!(
        nobles(&[], &river),
        [0, 0, 0],
        "BAB-8.13: not without the card"
    );
    let blocked = json!([
        "e11 1 farmer",
        "f11 1 farmer",
        "d10 0 farmer",
        "g9 0 priest",
        "f9 1 farmer"
    ]);
    assert_eq!(
        nobles(&[RIVERS], &blocked),
        [0, 0, 0],
        "BAB-8.13: tokens of others do not carry it"
    );
    let own = json!([
        "e11 1 farmer",
        "f11 1 farmer",
        "d10 0 farmer",
        "g9 0 priest",
        "f9 0 farmer"
    ]);
    assert_eq!(nobles(&[RIVERS], &own), [2, 0, 0], "BAB-8.13: own ones do");
    let land = json!(["e11 1 farmer", "f11 1 farmer", "b9 0 priest"]);
    assert_eq!(
        nobles(&[RIVERS], &land),
        [0, 0, 0],
        "BAB-8.13: free land does not"
    );
}

#[test]
fn bab_8_13_both_rivers_count() {
    let mut changes = cards(&[RIVERS]);
    changes["tiles"] = json!({"k10": "city_priest"});
    // K10 lies at the southern river: K11, J10 and J9. I10 lies at J9 on the other bank.
    changes["tokens"] = json!(["k9 1 farmer", "l9 1 farmer", "i10 0 priest"]);
    let mut game = scene(3, &changes);
    let events = acts(&mut game, &["place farmer l10", "place farmer g2", "end"]);
    assert_eq!(
        scoring(&events, "k10").unwrap().nobles,
        [2, 0, 0],
        "BAB-8.13"
    );
}

/// B11 has the land neighbours B10, C11, C12 and the river neighbour A11; all land is held by others.
fn b11(owned: &[&str], tokens: &[&str]) -> (Babylonia, Vec<u16>, Option<u8>) {
    let mut changes = cards(owned);
    let around = ["b10 1 farmer", "c11 1 farmer"];
    changes["tiles"] = json!({"b11": "city_priest"});
    changes["tokens"] = json!([&around[..], tokens].concat());
    changes["to_move"] = json!(2);
    let mut game = scene(3, &changes);
    let events = acts(&mut game, &["place farmer c12", "place farmer g2", "end"]);
    let scored = scoring(&events, "b11").expect("the city is scored");
    (game, scored.nobles, scored.winner)
}

/// BAB-8.14
#[test]
fn bab_8_14_a_free_hex_may_be_the_first_link() {
    // From B11 over the free river hexes A11, A10, C9 and so on to B9.
    let (_, nobles, winner) = b11(&[RIVERS], &["b9 0 priest"]);
    assert_eq!(
        nobles,
        [2, 0, 0],
        "BAB-8.14: without any token beside the city"
    );
    assert_eq!(
        winner,
        Some(1),
        "BAB-8.14: it does not count for the majority"
    );
    let (_, none, _) = b11(&[], &["b9 0 priest"]);
    assert_eq!(none, [0, 0, 0]);
    let (_, blocked, _) = b11(&[RIVERS], &["b9 0 priest", "a11 2 farmer"]);
    assert_eq!(blocked, [0, 0, 0], "BAB-8.14: A11 is the only way");
}

#[test]
fn bab_8_14_it_opens_no_field_and_touches_no_ziggurat() {
    let mut changes = cards(&[RIVERS, CENTRAL]);
    changes["tiles"] = json!({"i4": "field_5"});
    changes["tokens"] = json!(["h6 0 farmer"]);
    let mut game = scene(3, &changes);
    assert_eq!(refused(&game, "place farmer i4"), "BAB-5.3", "BAB-8.14");
    act(&mut game, "place farmer d10");
    assert_eq!(
        points(&game, 0, "ziggurats"),
        2,
        "BAB-8.14: C10 and I7 alone"
    );
    assert!(allows(&game, "place farmer p5"));
}

/// BAB-8.15
#[test]
fn bab_8_15_both_cards_mix_in_one_chain() {
    // From D11 over the free D10, the river E10 and F9, the free G9 and H8 to I8.
    let tokens = json!(["e11 1 farmer", "f11 1 farmer", "i8 0 priest"]);
    assert_eq!(nobles(&[CENTRAL, RIVERS], &tokens), [2, 0, 0], "BAB-8.15");
    assert_eq!(
        nobles(&[CENTRAL], &tokens),
        [0, 0, 0],
        "BAB-8.15: the river is in the way"
    );
    assert_eq!(
        nobles(&[RIVERS], &tokens),
        [0, 0, 0],
        "BAB-8.15: the land is in the way"
    );
    let own = json!([
        "e11 1 farmer",
        "f11 1 farmer",
        "i8 0 priest",
        "f9 0 farmer",
        "h8 0 farmer"
    ]);
    assert_eq!(
        nobles(&[CENTRAL, RIVERS], &own),
        [2, 0, 0],
        "BAB-8.15: with own tokens in it"
    );
}

/// Seat 0 closes E12 and F10 at once with E11 and G11; seat 1 has card 8, a farmer on F11 beside both
/// and a priest on D11, which only the hex E12 can connect with F10.
fn two_at_once() -> Babylonia {
    let mut changes = cards(&[]);
    changes["owned_cards"] = json!([[], [CENTRAL]]);
    changes["tiles"] = json!({"e12": "city_merchant", "f10": "city_priest"});
    changes["tokens"] = json!(["d11 1 priest", "f11 1 farmer", "g10 2 farmer"]);
    let mut game = scene(3, &changes);
    acts(&mut game, &["place farmer e11", "place farmer g11", "end"]);
    game
}

/// BAB-8.16, BAB-6.12
#[test]
fn bab_8_16_a_city_scored_before_is_free_for_the_next() {
    let mut city_first = two_at_once();
    let events = act(&mut city_first, "score e12").events;
    assert_eq!(
        scoring(&events, "f10").unwrap().nobles,
        [0, 2, 0],
        "BAB-8.16, BAB-6.12"
    );
    let mut other_first = two_at_once();
    let events = act(&mut other_first, "score f10").events;
    assert_eq!(
        scoring(&events, "f10").unwrap().nobles,
        [0, 0, 0],
        "BAB-8.16: the order matters"
    );
}

/// A bug of another edition: one search over the tokens of all players cuts chains wrongly.
#[test]
fn bab_6_5_every_player_has_chains_of_their_own() {
    // The chains of seats 0 and 1 leave the city side by side and cross each other's way.
    let tokens = json!([
        "e11 1 farmer",
        "f11 1 farmer",
        "g11 1 priest",
        "g12 1 priest",
        "h11 1 official",
        "i11 1 priest",
        "d10 0 priest",
        "c11 0 farmer",
        "c12 0 priest",
    ]);
    assert_eq!(nobles(&[], &tokens), [4, 6, 0], "BAB-6.5");
}
