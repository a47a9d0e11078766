//! Section 8, cards 1 to 3: points, turns and stands.

use serde_json::json;
use ziggurat_engine::{Game, Seat, Viewer};

use crate::{
    cities::scoring,
    support::{
        act, acts, allows, document, invalid, is_over, pile, points, refused, refused_to, scene,
        stands, to_act, totals,
    },
};

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
        "BAB-8.1: even for the rest of the step"
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
    // Won in another player's turn, it waits for its owner's turn.
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
        "BAB-8.5: only in the owner's refill step"
    );
    acts(&mut other, &["place priest o5", "place official o6", "end"]);
    assert_eq!(pile(&other, "stands", 1), 7, "BAB-8.5");
}
