//! Section 7: choosing helpers and completing.

use serde_json::json;
use ziggurat_tower_of_babel::{Action, Phase};

use crate::support::{
    act, allows, hand, legal, legal_with, must, of_ships, offered, recorded, refused, scene, seen,
    ships, why,
};

const FIVE_SHIPS: &str = "tower_of_babel";

#[test]
fn tob_7_1_build_or_abandon() {
    let game = offered(
        FIVE_SHIPS,
        &[of_ships(5, false), of_ships(1, false)],
        &json!({}),
    );
    assert_eq!(must(&game), [0], "TOB-7.1");
    assert!(
        allows(&game, 0, "abandon"),
        "TOB-7.1: though building is possible"
    );
    assert!(allows(&game, 0, "build adding 5 ship"), "TOB-7.1");
    assert_eq!(refused(&game, 0, "pass"), "TOB-7.1");
    assert_eq!(refused(&game, 1, "abandon"), "TOB-7.1");
    assert_eq!(refused(&scene(3, &json!({})), 0, "abandon"), "TOB-7.1");
    let poor = offered(
        FIVE_SHIPS,
        &[of_ships(1, false), of_ships(1, false)],
        &json!({"hands": []}),
    );
    assert_eq!(legal(&poor, 0), ["abandon"], "TOB-7.1");
}

#[test]
fn tob_7_2_any_set_of_those_who_offered_something() {
    let offers = [of_ships(1, false), of_ships(0, false), of_ships(2, false)];
    let game = offered(FIVE_SHIPS, &offers, &json!({}));
    let expected = [
        "build adding 5 ship",
        "build with 1 adding 4 ship",
        "build with 3 adding 3 ship",
        "build with 1 3 adding 2 ship",
        "abandon",
    ];
    assert_eq!(legal(&game, 0), expected, "TOB-7.2");
    assert_eq!(refused(&game, 0, "build with 2 adding 5 ship"), "TOB-7.2");
    assert_eq!(refused(&game, 0, "build with 0 adding 5 ship"), "TOB-7.2");
}

#[test]
fn tob_7_3_an_offer_is_taken_whole() {
    let game = offered(
        FIVE_SHIPS,
        &[of_ships(3, false), of_ships(3, false)],
        &json!({}),
    );
    // Part of an offer would leave more to add.
    assert_eq!(
        refused(&game, 0, "build with 1 adding 4 ship"),
        "TOB-7.6",
        "TOB-7.3"
    );
    assert_eq!(
        legal_with(&game, 0, "build with 1"),
        ["build with 1 adding 2 ship"],
        "TOB-7.3"
    );
    assert_eq!(legal_with(&game, 0, "build with 1 2").len(), 0, "TOB-7.3");
}

#[test]
fn tob_7_4_at_most_one_trader() {
    let offers = [of_ships(1, true), of_ships(2, true), of_ships(1, false)];
    let game = offered(FIVE_SHIPS, &offers, &json!({}));
    assert_eq!(refused(&game, 0, "build with 1 2 adding 2 ship"), "TOB-7.4");
    assert!(allows(&game, 0, "build with 1 3 adding 3 ship"), "TOB-7.4");
}

#[test]
fn tob_7_5_not_more_than_the_demand() {
    let offers = [of_ships(3, false), of_ships(3, false), of_ships(2, false)];
    let game = offered(FIVE_SHIPS, &offers, &json!({}));
    assert_eq!(refused(&game, 0, "build with 1 2"), "TOB-7.5");
    assert!(allows(&game, 0, "build with 1 3"), "TOB-7.5");
    // On a two-kind disc each kind has its own limit.
    let camels = (json!({"camel": 2}), false);
    let both = (json!({"camel": 1, "mason": 1}), false);
    let game = offered(
        "colossus",
        &[camels, both],
        &json!({"options": {"two_kind_discs": true}}),
    );
    assert_eq!(
        refused(&game, 0, "build with 1 2 adding 1 mason"),
        "TOB-7.5"
    );
}

#[test]
fn tob_7_6_exactly_the_missing_cards() {
    let game = offered(
        FIVE_SHIPS,
        &[of_ships(1, false), of_ships(1, false)],
        &json!({}),
    );
    assert!(allows(&game, 0, "build with 1 adding 4 ship"), "TOB-7.6");
    assert_eq!(refused(&game, 0, "build with 1 adding 5 ship"), "TOB-7.6");
    assert_eq!(refused(&game, 0, "build with 1 adding 3 ship"), "TOB-7.6");
    assert_eq!(
        refused(&game, 0, "build with 1 adding 4 ship 1 camel"),
        "TOB-7.6"
    );
}

#[test]
fn tob_7_6_the_refusal_names_what_is_missing_or_wrong() {
    let game = offered(
        FIVE_SHIPS,
        &[of_ships(1, false), of_ships(1, false)],
        &json!({}),
    );
    let told = |text: &str| why(&game, 0, text);
    assert_eq!(
        told("build with 1 adding 4 ship 1 camel"),
        "1 camel cannot be added here; what is missing is 4 ships."
    );
    assert_eq!(
        told("build with 1 adding 2 mason"),
        "2 masons cannot be added here; what is missing is 4 ships."
    );
    assert_eq!(
        told("build with 1 adding 5 ship"),
        "Only 4 ships may be added, exactly what is missing; add fewer cards."
    );
    assert_eq!(
        told("build with 1 2 adding 1 ship"),
        "You must add exactly what is missing; still missing: 2 ships."
    );
    let poor = offered(
        FIVE_SHIPS,
        &[of_ships(1, false), of_ships(1, false)],
        &json!({"hands": [{"ship": 1}], "action_cards": [["joker"]]}),
    );
    let told = |text: &str| why(&poor, 0, text);
    assert_eq!(refused(&poor, 0, "build with 1 adding 4 ship"), "TOB-7.10");
    assert_eq!(
        told("build with 1 adding 4 ship"),
        "You lack 3 ships; choose other helpers or do not build."
    );
    assert_eq!(
        told("build with 1 jokers 2"),
        "You lack 1 Joker; add building cards instead."
    );
    assert_eq!(
        told("build with 1 2 jokers 1"),
        "Apart from the cards you add, 3 ships are needed, and your Jokers stand for only 2 of them; add more."
    );
}

#[test]
fn tob_7_2_nobody_helps_twice() {
    let twice = json!({"build": {"helpers": [1, 1], "cards": {"ship": 4}, "jokers": 0}});
    let refused = serde_json::from_value::<Action>(twice).unwrap_err();
    assert_eq!(
        refused.to_string(),
        "helpers: seat 1 is named twice; name every helper once"
    );
    let refused = "build with 2 1 2".parse::<Action>().unwrap_err();
    assert!(refused.contains("seat 2 is named twice"), "{refused}");
}

#[test]
fn tob_7_7_nothing_is_added_if_nothing_is_missing() {
    let mut game = offered(
        FIVE_SHIPS,
        &[of_ships(3, false), of_ships(2, false)],
        &json!({}),
    );
    assert_eq!(
        legal_with(&game, 0, "build with 1 2"),
        ["build with 1 2"],
        "TOB-7.7"
    );
    assert_eq!(refused(&game, 0, "build with 1 2 adding 1 ship"), "TOB-7.7");
    act(&mut game, 0, "build with 1 2");
    assert_eq!(
        hand(&game, 0).total(),
        24 + 1,
        "TOB-7.7: nothing but the common draw"
    );
}

#[test]
fn tob_7_8_a_joker_stands_for_two_missing_cards() {
    let jokers = json!({"action_cards": [["joker", "joker"]]});
    let game = offered(
        FIVE_SHIPS,
        &[of_ships(4, false), of_ships(2, false)],
        &jokers,
    );
    let alone = [
        "build adding 1 ship jokers 2",
        "build adding 3 ship jokers 1",
        "build adding 5 ship",
    ];
    let mut listed = legal(&game, 0);
    listed.retain(|text| text.starts_with("build adding"));
    assert_eq!(listed, alone, "TOB-7.8");
    assert!(
        allows(&game, 0, "build with 2 adding 1 ship jokers 1"),
        "TOB-7.8"
    );
    assert_eq!(
        refused(&game, 0, "build with 1 jokers 1"),
        "TOB-7.8",
        "one card is missing"
    );
    let one = offered(
        FIVE_SHIPS,
        &[of_ships(4, false), of_ships(2, false)],
        &json!({"action_cards": [["joker"]]}),
    );
    assert_eq!(refused(&one, 0, "build adding 1 ship jokers 2"), "TOB-7.8");
    let none = offered(
        FIVE_SHIPS,
        &[of_ships(4, false), of_ships(2, false)],
        &json!({}),
    );
    assert_eq!(refused(&none, 0, "build adding 3 ship jokers 1"), "TOB-7.8");
}

#[test]
fn tob_7_9_and_7_13_a_joker_may_stand_for_one_card_of_each_kind() {
    let nothing = (json!({}), false);
    let offers = [nothing.clone(), nothing];
    let with = |split: bool| {
        let options = json!({"two_kind_discs": true, "joker_may_split": split});
        // 2 camels and 3 masons are demanded.
        offered(
            "colossus",
            &offers,
            &json!({"options": options, "action_cards": [["joker", "joker"]]}),
        )
    };
    let split = [
        "build adding 1 mason jokers 2",
        "build adding 3 mason jokers 1",
        "build adding 1 camel jokers 2",
        "build adding 1 camel 2 mason jokers 1",
        "build adding 2 camel 1 mason jokers 1",
        "build adding 2 camel 3 mason",
        "abandon",
    ];
    assert_eq!(legal(&with(true), 0), split, "TOB-7.9, TOB-7.13");
    let whole = [
        "build adding 1 mason jokers 2",
        "build adding 3 mason jokers 1",
        "build adding 2 camel 1 mason jokers 1",
        "build adding 2 camel 3 mason",
        "abandon",
    ];
    assert_eq!(legal(&with(false), 0), whole, "TOB-7.9, TOB-7.13");
    assert_eq!(
        refused(&with(false), 0, "build adding 1 camel 2 mason jokers 1"),
        "TOB-7.9"
    );
    // What is missing must be exactly two cards for each Joker.
    assert_eq!(
        refused(&with(true), 0, "build adding 1 camel 2 mason jokers 2"),
        "TOB-7.8",
        "TOB-7.13"
    );
    assert_eq!(
        refused(&with(true), 0, "build adding 1 camel 1 mason jokers 1"),
        "TOB-7.6",
        "TOB-7.13"
    );
}

#[test]
fn tob_7_10_a_set_that_cannot_be_completed_is_not_a_choice() {
    let hands = json!({"hands": [{"ship": 3}]});
    let game = offered(
        FIVE_SHIPS,
        &[of_ships(1, false), of_ships(2, false)],
        &hands,
    );
    assert_eq!(refused(&game, 0, "build with 1 adding 4 ship"), "TOB-7.10");
    let builds = ["build with 2 adding 3 ship", "build with 1 2 adding 2 ship"];
    assert_eq!(legal_with(&game, 0, "build"), builds, "TOB-7.10");
}

#[test]
fn tob_7_11_one_decision_and_final() {
    let mut game = offered(
        FIVE_SHIPS,
        &[of_ships(1, false), of_ships(2, false)],
        &json!({}),
    );
    let record = recorded(&mut game, 0, "build with 1 adding 4 ship");
    assert!(record.barrier, "TOB-7.11");
    assert_eq!(
        seen(&game, 0).phase,
        Phase::Choosing,
        "TOB-7.11: nothing more is asked"
    );
    assert_eq!(must(&game), [1], "TOB-7.11");
}

#[test]
fn tob_7_12_jokers_even_with_enough_cards_in_hand() {
    let mut game = offered(
        FIVE_SHIPS,
        &[of_ships(1, false), of_ships(2, false)],
        &json!({"action_cards": [["joker"]]}),
    );
    assert!(allows(&game, 0, "build adding 3 ship jokers 1"), "TOB-7.12");
    act(&mut game, 0, "build adding 3 ship jokers 1");
    assert!(hand(&game, 0).holds(ships(3)), "TOB-7.12");
}
