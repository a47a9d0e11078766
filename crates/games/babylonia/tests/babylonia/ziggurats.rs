//! Section 7: scoring surrounded ziggurats.

use serde_json::{Value, json};
use ziggurat_babylonia::{Babylonia, Card, Event};
use ziggurat_engine::{Game, Seat, Viewer};

use crate::support::{
    act, acts, allows, document, legal, points, refused, refused_to, scene, stands, to_act, totals,
};

/// The ziggurat C10 has the land neighbours D10, C11, B10, B9 and the river neighbours C9, D9. Seat 0
/// closes it with a farmer on B9 and places another far away.
fn close_c10(tokens: &Value, changes: &Value) -> (Babylonia, Vec<Event>) {
    let mut all = json!({"tokens": tokens});
    for (key, value) in changes.as_object().into_iter().flatten() {
        all[key] = value.clone();
    }
    let mut game = scene(3, &all);
    let events = acts(&mut game, &["place farmer p5", "place farmer b9", "end"]);
    (game, events)
}

/// Who won the ziggurat that was scored; `None` if none was.
fn winner(events: &[Event]) -> Option<Option<Seat>> {
    events.iter().find_map(|event| match event {
        Event::ZigguratScored { winner, .. } => Some(*winner),
        _ => None,
    })
}

fn cards(game: &Babylonia) -> Vec<Card> {
    game.view(Viewer::Public).available_cards
}

/// BAB-7.1
#[test]
fn bab_7_1_scoring_a_ziggurat_brings_no_points() {
    let (game, events) = close_c10(
        &json!(["d10 1 priest", "c11 1 farmer", "b10 1 farmer"]),
        &json!({}),
    );
    assert_eq!(winner(&events), Some(Some(Seat(1))));
    // The one point is for placing beside it (BAB-5.9).
    assert_eq!(totals(&game), [1, 0, 0], "BAB-7.1");
    let (_, open) = close_c10(
        &json!(["d10 1 priest", "c11 1 farmer", "c9 1 farmer", "d9 1 farmer"]),
        &json!({}),
    );
    assert_eq!(winner(&open), None, "BAB-7.1: B10 is free");
}

/// BAB-7.2
#[test]
fn bab_7_2_strictly_the_most_tokens_win() {
    let won = |tokens: &Value| winner(&close_c10(tokens, &json!({})).1);
    let majority = json!(["d10 2 priest", "c11 2 farmer", "b10 1 farmer"]);
    assert_eq!(won(&majority), Some(Some(Seat(2))), "BAB-7.2");
    let river = json!([
        "d10 2 priest",
        "c11 2 farmer",
        "b10 1 farmer",
        "c9 1 farmer",
        "d9 1 farmer"
    ]);
    assert_eq!(
        won(&river),
        Some(Some(Seat(1))),
        "BAB-7.2: face-down tokens count"
    );
    let one_river = json!([
        "d10 2 priest",
        "c11 2 farmer",
        "b10 1 farmer",
        "c9 1 farmer"
    ]);
    assert_eq!(won(&one_river), Some(None), "BAB-7.2: strictly");
}

/// BAB-7.3
#[test]
fn bab_7_3_the_winner_chooses_a_card_at_once() {
    let (mut game, _) = close_c10(
        &json!(["d10 2 priest", "c11 2 farmer", "b10 1 farmer"]),
        &json!({}),
    );
    assert_eq!(
        to_act(&game),
        Seat(2),
        "BAB-7.3: the winner need not be the active player"
    );
    let list: Vec<_> = legal(&game).iter().map(ToString::to_string).collect();
    let all: Vec<_> = Card::ALL[..7]
        .iter()
        .map(|card| format!("take {card}"))
        .collect();
    assert_eq!(list, all, "BAB-7.3");
    for seat in [Seat(0), Seat(1)] {
        assert_eq!(refused_to(&game, seat, "take city_bonus"), "BAB-7.3");
    }
    assert_eq!(refused(&game, "take rivers_connect"), "BAB-7.3");
    assert_eq!(refused(&game, "place farmer p6"), "BAB-7.3");
    act(&mut game, "take city_bonus");
    assert_eq!(
        to_act(&game),
        Seat(1),
        "BAB-7.3: the turn of seat 0 goes on and ends"
    );
    assert_eq!(
        document(&game)["owned_cards"],
        json!([[], [], ["city_bonus"]])
    );
    assert_eq!(refused(&game, "take ten_points"), "BAB-7.3");
}

#[test]
fn bab_7_3_after_the_choice_the_active_player_goes_on() {
    let tokens = json!([
        "d10 2 priest",
        "c11 2 farmer",
        "b10 2 farmer",
        "e11 2 farmer",
        "f11 2 farmer",
        "i11 1 farmer",
        "j11 1 farmer"
    ]);
    let mut game = scene(
        3,
        &json!({
            "tiles": {"e12": "city_priest", "i12": "city_official"},
            "tokens": tokens,
            "stands": stands(3, &["farmer", "farmer", "farmer", "priest"]),
        }),
    );
    acts(
        &mut game,
        &[
            "place farmer b9",
            "place farmer d11",
            "place farmer h11",
            "end",
        ],
    );
    acts(&mut game, &["score c10", "take ten_points"]);
    assert_eq!(to_act(&game), Seat(0), "BAB-7.3: back to the active player");
    act(&mut game, "score i12");
    assert_eq!(to_act(&game), Seat(1));
}

/// BAB-7.4
#[test]
fn bab_7_4_a_tie_brings_nobody_a_card() {
    let (game, events) = close_c10(
        &json!(["d10 2 priest", "c11 2 farmer", "b10 0 farmer"]),
        &json!({}),
    );
    assert_eq!(winner(&events), Some(None), "BAB-7.4");
    assert_eq!(
        cards(&game),
        Card::ALL[..7],
        "BAB-7.4: no card leaves the game"
    );
    assert_eq!(to_act(&game), Seat(1), "BAB-7.4: nobody chooses");
}

/// BAB-7.5
#[test]
fn bab_7_5_a_ziggurat_stays_and_is_scored_once() {
    let tie = json!(["d10 2 priest", "c11 2 farmer", "b10 0 farmer"]);
    let (mut game, _) = close_c10(&tie, &json!({}));
    assert_eq!(
        document(&game)["scored_ziggurats"],
        json!(["c10"]),
        "BAB-7.5: marked, tie or not"
    );
    assert_eq!(
        refused(&game, "place priest c10"),
        "BAB-5.7",
        "BAB-7.5: it stays"
    );
    let events = acts(&mut game, &["place farmer c9", "place farmer d9", "end"]);
    assert_eq!(winner(&events), None, "BAB-7.5: never again");
    assert_eq!(cards(&game).len(), 7);
}

/// BAB-7.6
#[test]
fn bab_7_6_scored_ziggurats_still_bring_points() {
    let mut game = scene(
        3,
        &json!({"scored_ziggurats": ["c10", "i7"], "tokens": ["c11 0 farmer"]}),
    );
    act(&mut game, "place farmer c9");
    assert_eq!(
        points(&game, 0, "ziggurats"),
        1,
        "BAB-7.6: beside a scored one"
    );
    act(&mut game, "place farmer l4");
    assert_eq!(
        points(&game, 0, "ziggurats"),
        1 + 2,
        "BAB-7.6: the scored one counts too"
    );
}

/// BAB-7.7
#[test]
fn bab_7_7_any_number_of_cards() {
    let owned = json!({"owned_cards": [[], ["ten_points", "seven_tokens", "city_bonus"]]});
    let (mut game, _) = close_c10(
        &json!(["d10 1 priest", "c11 1 farmer", "b10 1 farmer"]),
        &owned,
    );
    assert_eq!(to_act(&game), Seat(1));
    act(&mut game, "take three_nobles");
    assert_eq!(
        document(&game)["owned_cards"][1].as_array().map(Vec::len),
        Some(4),
        "BAB-7.7"
    );
    assert_eq!(cards(&game).len(), 3);
}

#[test]
fn bab_7_7_without_cards_nothing_is_taken() {
    let none = json!({"cards_in_game": ["city_bonus"], "owned_cards": [["city_bonus"]]});
    let (game, events) = close_c10(
        &json!(["d10 1 priest", "c11 1 farmer", "b10 1 farmer"]),
        &none,
    );
    assert_eq!(winner(&events), Some(Some(Seat(1))), "BAB-7.7");
    assert_eq!(to_act(&game), Seat(1), "BAB-7.7: the turn goes on");
    assert!(
        allows(&game, "place farmer p6"),
        "BAB-7.7: seat 1 has its own turn"
    );
}
