//! Section 8, cards 1 to 6: points, turns, stands and plays.

use serde_json::{Value, json};
use ziggurat_babylonia::{Babylonia, Token};
use ziggurat_engine::{Chance, Game, Seat, Viewer};

use crate::{
    cities::scoring,
    support::{
        act, act_with, acts, allows, document, hex, invalid, is_over, pile, places, points,
        refused, refused_to, scene, stands, to_act, totals,
    },
};

/// Seat 0 owns these cards and has this hand.
fn owner_of(cards: &[&str], hand: &[&str]) -> Babylonia {
    scene(
        3,
        &json!({"owned_cards": [cards], "stands": stands(3, hand)}),
    )
}

/// Seat 1 has three of four tokens beside C10; seat 0 closes it on B9.
const AROUND_C10: [&str; 3] = ["d10 1 priest", "c11 1 farmer", "b10 1 farmer"];

/// BAB-8.1
#[test]
fn bab_8_1_a_card_works_from_the_moment_it_is_taken() {
    let tokens = [&AROUND_C10[..], &["e11 2 farmer", "f11 2 farmer"]].concat();
    let mut game = scene(
        3,
        &json!({"tiles": {"e12": "city_priest"}, "tokens": tokens, "owned_cities": [0, 4, 0]}),
    );
    acts(
        &mut game,
        &["place farmer b9", "place farmer d11", "end", "score c10"],
    );
    let events = act(&mut game, "take city_bonus").events;
    let scored = scoring(&events, "e12").expect("the city is scored after the card");
    assert_eq!(
        scored.bonus,
        [0, 2, 0],
        "BAB-8.1: also for the rest of the step"
    );
    assert_eq!(points(&game, 1, "cards"), 2);
}

#[test]
fn bab_8_1_cards_are_public_and_exist_once() {
    let mut game = scene(
        3,
        &json!({"tokens": AROUND_C10, "owned_cards": [["three_nobles"]]}),
    );
    acts(&mut game, &["place farmer b9", "place farmer p5", "end"]);
    assert_eq!(refused(&game, "take three_nobles"), "BAB-7.3");
    act(&mut game, "take seven_tokens");
    for viewer in Viewer::all(3) {
        let players = game.view(viewer).players;
        let owned = |seat: usize| players[seat].cards.iter().map(|card| card.card.id());
        assert_eq!(owned(0).collect::<Vec<_>>(), ["three_nobles"], "BAB-8.1");
        assert_eq!(owned(1).collect::<Vec<_>>(), ["seven_tokens"], "BAB-8.1");
    }
    let twice = json!({"owned_cards": [["three_nobles"], ["three_nobles"]]});
    assert!(invalid(3, &twice).contains("BAB-8.1"));
    let foreign = json!({"owned_cards": [["rivers_connect"]]});
    assert!(
        invalid(3, &foreign).contains("BAB-8.1"),
        "it is not in this game"
    );
}

/// BAB-8.2
#[test]
fn bab_8_2_ten_points_at_once() {
    let mut game = scene(3, &json!({"tokens": AROUND_C10}));
    acts(&mut game, &["place farmer b9", "place farmer p5", "end"]);
    let before = totals(&game);
    act(&mut game, "take ten_points");
    assert_eq!(
        totals(&game),
        [before[0], before[1] + 10, before[2]],
        "BAB-8.2"
    );
    assert_eq!(points(&game, 1, "cards"), 10);
    assert_eq!(
        document(&game)["spent_cards"],
        json!(["ten_points"]),
        "BAB-8.2: spent"
    );
    acts(&mut game, &["place farmer p6", "place farmer p7", "end"]);
    assert_eq!(points(&game, 1, "cards"), 10, "BAB-8.2: once");
}

const TWO_FARMERS: [&str; 3] = ["place farmer p5", "place farmer p6", "end"];

/// BAB-8.3
#[test]
fn bab_8_3_an_extra_turn_is_offered_until_it_is_used() {
    let mut game = scene(3, &json!({"owned_cards": [["extra_turn"]]}));
    assert_eq!(refused(&game, "extra yes"), "BAB-8.3");
    acts(&mut game, &TWO_FARMERS);
    assert_eq!(to_act(&game), Seat(0), "BAB-8.3: offered to the owner");
    assert_eq!(pile(&game, "stands", 0), 5, "BAB-8.3: after refilling");
    assert_eq!(refused(&game, "place farmer p7"), "BAB-8.3");
    assert_eq!(refused_to(&game, Seat(1), "extra yes"), "BAB-4.1");
    let mut declined = game;
    act(&mut declined, "extra no");
    assert_eq!(to_act(&declined), Seat(1), "BAB-8.3: declined");
    acts(
        &mut declined,
        &["place farmer o5", "place farmer o6", "end"],
    );
    acts(
        &mut declined,
        &["place farmer o7", "place farmer n7", "end"],
    );
    acts(
        &mut declined,
        &["place priest n8", "place official n9", "end"],
    );
    assert!(allows(&declined, "extra yes"), "BAB-8.3: offered again");

    act(&mut game, "extra yes");
    assert_eq!(
        document(&game)["spent_cards"],
        json!(["extra_turn"]),
        "BAB-8.3"
    );
    assert_eq!(to_act(&game), Seat(0), "BAB-8.3: the same player again");
    acts(&mut game, &["place priest o5", "place official o6", "end"]);
    assert_eq!(to_act(&game), Seat(1), "BAB-8.3: only once, then clockwise");
}

#[test]
fn bab_8_3_also_in_the_turn_in_which_it_is_gained() {
    let own = ["d10 0 priest", "c11 0 farmer", "b10 0 farmer"];
    let mut game = scene(3, &json!({"tokens": own}));
    acts(
        &mut game,
        &[
            "place farmer b9",
            "place farmer p5",
            "end",
            "take extra_turn",
        ],
    );
    assert_eq!(to_act(&game), Seat(0));
    assert!(
        allows(&game, "extra yes") && allows(&game, "extra no"),
        "BAB-8.3"
    );
    // Gained in the turn of another player it waits for the owner's own turn.
    let mut other = scene(3, &json!({"tokens": AROUND_C10}));
    acts(
        &mut other,
        &[
            "place farmer b9",
            "place farmer p5",
            "end",
            "take extra_turn",
        ],
    );
    assert_eq!(to_act(&other), Seat(1));
    assert!(
        allows(&other, "place farmer p6"),
        "BAB-8.3: seat 1 has its normal turn"
    );
}

/// BAB-8.4
#[test]
fn bab_8_4_the_extra_turn_is_a_whole_turn() {
    let mut game = scene(
        3,
        &json!({
            "owned_cards": [["extra_turn"]],
            "tiles": {"e12": "city_priest"},
            "tokens": ["e11 1 farmer", "f11 1 farmer"],
        }),
    );
    acts(&mut game, &TWO_FARMERS);
    act(&mut game, "extra yes");
    assert_eq!(
        refused(&game, "end"),
        "BAB-4.2",
        "BAB-8.4: tokens must be placed"
    );
    acts(&mut game, &["place priest d11", "place official o5"]);
    let events = act(&mut game, "end").events;
    assert!(
        scoring(&events, "e12").is_some(),
        "BAB-8.4: sites are scored"
    );
    assert_eq!(
        pile(&game, "stands", 0),
        5,
        "BAB-8.4: the stand is refilled"
    );
}

#[test]
fn bab_8_4_no_extra_turn_when_the_game_has_ended() {
    let last = json!({
        "owned_cards": [["extra_turn"]],
        "stands": stands(3, &["farmer", "farmer"]),
        "supplies": [[]],
    });
    let mut game = scene(3, &last);
    acts(&mut game, &TWO_FARMERS);
    assert!(is_over(&game), "BAB-8.4");
}

/// BAB-8.5
#[test]
fn bab_8_5_seven_tokens_on_the_stand() {
    let mut game = scene(
        3,
        &json!({"owned_cards": [["seven_tokens"]], "supplies": [{"farmer": 6, "priest": 3}]}),
    );
    acts(&mut game, &TWO_FARMERS);
    assert_eq!(pile(&game, "stands", 0), 7, "BAB-8.5");
    assert_eq!(pile(&game, "stands", 1), 5, "BAB-8.5: the owner only");
    let full = json!({"owned_cards": [["seven_tokens"]], "stands": [{"farmer": 8}]});
    assert!(invalid(3, &full).contains("BAB-9.1"));
}

#[test]
fn bab_8_5_in_the_own_turn_it_works_at_once_otherwise_in_the_next() {
    let own = ["d10 0 priest", "c11 0 farmer", "b10 0 farmer"];
    let mut game = scene(3, &json!({"tokens": own}));
    acts(
        &mut game,
        &[
            "place farmer b9",
            "place farmer p5",
            "end",
            "take seven_tokens",
        ],
    );
    assert_eq!(pile(&game, "stands", 0), 7, "BAB-8.5");
    let mut other = scene(3, &json!({"tokens": AROUND_C10}));
    acts(
        &mut other,
        &[
            "place farmer b9",
            "place farmer p5",
            "end",
            "take seven_tokens",
        ],
    );
    assert_eq!(
        pile(&other, "stands", 1),
        5,
        "BAB-8.5: only in the own refill step"
    );
    acts(&mut other, &["place priest o5", "place official o6", "end"]);
    assert_eq!(pile(&other, "stands", 1), 7, "BAB-8.5");
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
    assert!(allows(&two, "end"), "two tokens are play A all the same");
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
    assert!(allows(&game, "end"), "BAB-8.7: the noble is no duty");
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

#[test]
fn bab_9_1_tokens_are_drawn_at_random() {
    let mut hands = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let mut game = scene(3, &json!({}));
        acts(&mut game, &TWO_FARMERS[..2]);
        act_with(&mut game, "end", &mut Chance::new(seed));
        hands.insert(document(&game)["stands"][0].to_string());
    }
    assert!(hands.len() > 4, "BAB-9.1: {hands:?}");
}
