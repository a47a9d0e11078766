//! Section 8, cards 4 to 6: plays for their owners.

use serde_json::{Value, json};
use ziggurat_babylonia::{Babylonia, Token};

use crate::support::{act, acts, allows, hex, places, points, refused, scene, stands};

/// Seat 0 owns these cards and has this hand.
fn owner_of(cards: &[&str], hand: &[&str]) -> Babylonia {
    scene(
        3,
        &json!({"owned_cards": [cards], "stands": stands(3, hand)}),
    )
}

/// BAB-8.6
#[test]
fn bab_8_6_one_noble_of_each_kind() {
    let hand = ["priest", "priest", "official", "merchant", "farmer"];
    let orders = [
        ["priest", "official", "merchant"],
        ["merchant", "priest", "official"],
    ];
    for order in orders {
        let mut game = owner_of(&["three_nobles"], &hand);
        for (noble, place) in order.iter().zip(["o5", "o6", "o7"]) {
            act(&mut game, &format!("place {noble} {place}"));
        }
        assert!(allows(&game, "end"), "BAB-8.6");
        assert!(
            !allows(&game, "place priest p5") && !allows(&game, "place farmer p5"),
            "BAB-8.6: exactly these"
        );
    }
    let mut two = owner_of(&["three_nobles"], &hand);
    acts(&mut two, &["place priest o5", "place official o6"]);
    assert_eq!(refused(&two, "place priest o7"), "BAB-8.6");
    assert!(!allows(&two, "place farmer o7"), "BAB-8.6");
    assert!(allows(&two, "end"), "two tokens are still play A");
    let mut same = owner_of(&["three_nobles"], &hand);
    acts(&mut same, &["place priest o5", "place priest o6"]);
    assert!(
        !allows(&same, "place official o7"),
        "BAB-8.6: two of a kind are play A"
    );
}

/// BAB-8.7
#[test]
fn bab_8_7_a_noble_with_three_or_more_farmers() {
    let hand = ["farmer", "farmer", "farmer", "farmer", "priest"];
    let mut game = owner_of(&["noble_with_farmers"], &hand);
    acts(
        &mut game,
        &[
            "place farmer o5",
            "place farmer o6",
            "place farmer o7",
            "place farmer p5",
        ],
    );
    assert!(allows(&game, "end"), "BAB-8.7: the noble is optional");
    act(&mut game, "place priest p6");
    act(&mut game, "end");
    let mut two = owner_of(
        &["noble_with_farmers"],
        &["farmer", "farmer", "farmer", "priest", "official"],
    );
    acts(
        &mut two,
        &[
            "place farmer o5",
            "place farmer o6",
            "place farmer o7",
            "place priest p5",
        ],
    );
    assert_eq!(
        refused(&two, "place official p6"),
        "BAB-8.9",
        "BAB-8.7: exactly one noble"
    );
    assert_eq!(
        refused(&owner_after_two(), "place priest i2"),
        "BAB-5.2",
        "BAB-8.7: on land"
    );
}

fn owner_after_two() -> Babylonia {
    let mut game = owner_of(
        &["noble_with_farmers"],
        &["farmer", "farmer", "farmer", "priest"],
    );
    acts(&mut game, &["place farmer o5", "place farmer o6"]);
    game
}

/// BAB-8.8
#[test]
fn bab_8_8_the_noble_first_between_or_last() {
    let hand = ["farmer", "farmer", "farmer", "priest"];
    for noble_at in 0..4 {
        let mut game = owner_of(&["noble_with_farmers"], &hand);
        for (step, place) in ["o5", "o6", "o7", "p5"].into_iter().enumerate() {
            let kind = if step == noble_at { "priest" } else { "farmer" };
            act(&mut game, &format!("place {kind} {place}"));
            let complete = step == 1 || step == 3 || (step == 2 && noble_at == 3);
            assert_eq!(
                allows(&game, "end"),
                complete,
                "BAB-8.8: noble {noble_at}, step {step}"
            );
        }
    }
}

#[test]
fn bab_8_8_a_play_that_cannot_be_completed_is_not_begun() {
    let mut game = owner_of(&["noble_with_farmers"], &["farmer", "farmer", "priest"]);
    acts(&mut game, &["place priest o5", "place farmer o6"]);
    assert_eq!(refused(&game, "place farmer o7"), "BAB-8.8");
    assert!(
        allows(&game, "end"),
        "BAB-8.8: noble and farmer alone are play A"
    );
    let mut farmers = owner_of(&["noble_with_farmers"], &["farmer", "farmer", "priest"]);
    acts(&mut farmers, &["place farmer o5", "place farmer o6"]);
    assert_eq!(refused(&farmers, "place priest o7"), "BAB-8.8");
    let mut begun = owner_after_two();
    act(&mut begun, "place priest o7");
    assert_eq!(refused(&begun, "end"), "BAB-8.8");
}

#[test]
fn bab_8_8_without_the_free_order_the_noble_comes_last() {
    let strict = |hand: &[&str]| {
        scene(
            3,
            &json!({
                "owned_cards": [["noble_with_farmers"]],
                "stands": stands(3, hand),
                "options": {"free_placement_order_with_extra_noble": false},
            }),
        )
    };
    let hand = ["farmer", "farmer", "farmer", "farmer", "priest"];
    let mut game = strict(&hand);
    acts(&mut game, &["place farmer o5", "place farmer o6"]);
    assert_eq!(refused(&game, "place priest o7"), "BAB-8.8");
    acts(&mut game, &["place farmer o7", "place priest p5"]);
    assert_eq!(
        refused(&game, "place farmer p6"),
        "BAB-8.8",
        "the noble closes the play"
    );
    act(&mut game, "end");
    let mut first = strict(&hand);
    acts(&mut first, &["place priest o5", "place farmer o6"]);
    assert_eq!(refused(&first, "place farmer o7"), "BAB-8.8");
    act(&mut first, "end");
}

#[test]
fn bab_8_8_only_the_owner_of_the_card_is_told_about_its_order() {
    let game = |cards: &[&str], hand: &[&str]| {
        scene(
            3,
            &json!({
                "owned_cards": [cards],
                "stands": stands(3, hand),
                "options": {"free_placement_order_with_extra_noble": false},
            }),
        )
    };
    let hand = ["farmer", "farmer", "farmer", "priest", "priest"];
    for first_two in [
        ["place priest o5", "place farmer o6"],
        ["place farmer o5", "place priest o6"],
    ] {
        let mut without = game(&[], &hand);
        acts(&mut without, &first_two);
        assert_eq!(refused(&without, "place farmer o7"), "BAB-4.3");
        assert_eq!(refused(&without, "place priest o7"), "BAB-4.3");
        let mut owner = game(&["noble_with_farmers"], &hand);
        acts(&mut owner, &first_two);
        assert_eq!(refused(&owner, "place farmer o7"), "BAB-8.8");
        assert_eq!(
            refused(&owner, "place priest o7"),
            "BAB-8.9",
            "a second noble is wrong in any order"
        );
    }
    let mut farmers = game(&[], &hand);
    acts(&mut farmers, &["place farmer o5", "place farmer o6"]);
    assert_eq!(refused(&farmers, "place priest o7"), "BAB-4.4");
}

/// BAB-8.9
#[test]
fn bab_8_9_plays_c_and_d_are_not_combined() {
    let both = ["three_nobles", "noble_with_farmers"];
    let hand = [
        "priest", "official", "merchant", "farmer", "farmer", "farmer",
    ];
    let seven = ["three_nobles", "noble_with_farmers", "seven_tokens"];
    let mut nobles = owner_of(&seven, &hand);
    acts(&mut nobles, &["place priest o5", "place official o6"]);
    assert!(!allows(&nobles, "place farmer o7"), "BAB-8.9");
    act(&mut nobles, "place merchant o7");
    assert!(!allows(&nobles, "place farmer p5"), "BAB-8.9");
    let mut farmers = owner_of(&seven, &hand);
    acts(&mut farmers, &["place farmer o5", "place priest o6"]);
    assert_eq!(refused(&farmers, "place official o7"), "BAB-8.9");
    acts(&mut farmers, &["place farmer o7", "place farmer p5"]);
    assert_eq!(refused(&farmers, "place official p6"), "BAB-8.9");
    let mut two = owner_of(&both, &["priest", "official", "farmer"]);
    acts(&mut two, &["place priest o5", "place farmer o6", "end"]);
}

fn fields(cards: &Value, tokens: &Value) -> Babylonia {
    scene(
        3,
        &json!({
            "tiles": {"i4": "field_6", "i9": "field_7", "e12": "field_cities"},
            "owned_cards": cards,
            "tokens": tokens,
            "owned_cities": [1, 2, 0],
        }),
    )
}

/// BAB-8.10
#[test]
fn bab_8_10_nobles_in_fields() {
    let mut game = fields(&json!([["nobles_in_fields"]]), &json!([]));
    assert_eq!(
        places(&game, Token::Farmer)
            .iter()
            .filter(|h| game.tile(**h).is_some())
            .count(),
        0
    );
    assert_eq!(
        refused(&game, "place farmer i4"),
        "BAB-5.3",
        "BAB-8.10: farmers need a neighbour"
    );
    acts(&mut game, &["place priest i4", "place merchant e12"]);
    assert_eq!(
        points(&game, 0, "fields"),
        6 + 3,
        "BAB-8.10: scored as usual"
    );
    assert_eq!(
        (game.tile(hex("i4")), game.tile(hex("e12"))),
        (None, None),
        "BAB-8.10"
    );
    act(&mut game, "end");
    assert_eq!(
        refused(&game, "place priest i9"),
        "BAB-5.4",
        "BAB-8.10: the owner only"
    );
}

#[test]
fn bab_8_10_in_every_play_that_allows_the_noble() {
    let cards = json!([["nobles_in_fields", "three_nobles"]]);
    let mut three = fields(&cards, &json!([]));
    acts(
        &mut three,
        &[
            "place priest i4",
            "place official i9",
            "place merchant e12",
            "end",
        ],
    );
    assert_eq!(points(&three, 0, "fields"), 6 + 7 + 3, "BAB-8.10");
    let cards = json!([["nobles_in_fields", "noble_with_farmers"]]);
    let mut mixed = scene(
        3,
        &json!({"tiles": {"i4": "field_6"}, "owned_cards": cards, "stands": stands(3, &["farmer", "farmer", "farmer", "priest"])}),
    );
    acts(
        &mut mixed,
        &[
            "place farmer o5",
            "place farmer o6",
            "place priest i4",
            "place farmer p5",
            "end",
        ],
    );
    assert_eq!(points(&mixed, 0, "fields"), 6, "BAB-8.10");
    // In a farmer play without card 5 there is no noble, field or not.
    let mut none = fields(&json!([["nobles_in_fields"]]), &json!([]));
    acts(&mut none, &["place farmer o5", "place farmer o6"]);
    assert_eq!(refused(&none, "place priest i4"), "BAB-4.4");
}
