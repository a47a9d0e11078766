//! Sections 3, 4 and 12: whose turn it is, passing, the end of a turn.

use serde_json::json;
use ziggurat_engine::{Game, Text};
use ziggurat_tower_of_babel::{Event, Phase, TowerOfBabel};

use crate::support::{act, acts, allows, hand_sizes, legal, must, refused, scene, seen};

fn order(game: &ziggurat_tower_of_babel::TowerOfBabel) -> Vec<u8> {
    seen(game, 0).order.iter().map(|seat| seat.0).collect()
}

#[test]
fn tob_3_1_the_lowest_column_is_active() {
    let game = scene(4, &json!({"to_move": 2}));
    assert_eq!(order(&game)[0], 2, "TOB-3.1");
    assert_eq!(must(&game), [2], "TOB-3.1");
    assert_eq!(refused(&game, 1, "pass"), "TOB-3.1");
    assert_eq!(refused(&game, 3, "choose colossus camel_5"), "TOB-3.1");
}

#[test]
fn tob_3_2_pass_or_build() {
    let game = scene(3, &json!({}));
    let texts = legal(&game, 0);
    assert_eq!(texts[0], "pass", "TOB-3.2");
    assert!(
        texts[1..].iter().all(|t| t.starts_with("choose ")),
        "TOB-3.2"
    );
    assert_eq!(texts.len(), 25, "TOB-3.2: there is nothing else to do");
}

#[test]
fn tob_3_3_3_4_and_12_3_turns_go_clockwise() {
    let mut game = scene(4, &json!({"to_move": 2}));
    for expected in [
        [2, 3, 0, 1],
        [3, 0, 1, 2],
        [0, 1, 2, 3],
        [1, 2, 3, 0],
        [2, 3, 0, 1],
    ] {
        assert_eq!(order(&game), expected, "TOB-3.3, TOB-3.4, TOB-12.3");
        act(&mut game, expected[0], "pass");
    }
}

#[test]
fn tob_3_5_the_column_moves_once_after_a_double_turn_and_an_abandoned_build() {
    let mut game = scene(3, &json!({"action_cards": [["double_turn"]]}));
    act(&mut game, 0, "pass");
    act(&mut game, 0, "double yes");
    assert_eq!(order(&game), [0, 1, 2], "TOB-3.5: not yet");
    act(&mut game, 0, "pass");
    assert_eq!(order(&game), [1, 2, 0], "TOB-3.5: once");
    acts(
        &mut game,
        &[
            (1, "choose colossus camel_5"),
            (0, "offer nothing"),
            (2, "offer nothing"),
            (1, "abandon"),
        ],
    );
    assert_eq!(order(&game), [2, 0, 1], "TOB-3.5");
}

#[test]
fn tob_4_1_to_4_3_a_pass_brings_two_cards() {
    let mut game = scene(4, &json!({}));
    let events = act(&mut game, 0, "pass");
    assert_eq!(hand_sizes(&game), [22, 21, 21, 1], "TOB-4.2, TOB-4.3");
    let kinds = events.iter().map(|event| match event {
        Event::Passed { .. } => "pass",
        Event::CardsDrawn { draw } if draw.count == 1 && draw.seat.0 == 0 => "own draw",
        Event::CommonDraw { .. } => "common draw",
        Event::TurnBegan { .. } => "turn",
        _ => "other",
    });
    let kinds: Vec<_> = kinds.collect();
    assert_eq!(
        kinds,
        ["pass", "own draw", "common draw", "turn"],
        "TOB-4.1, TOB-4.2"
    );
}

#[test]
fn tob_4_1_the_extra_card_comes_before_the_question_for_a_double_turn() {
    let mut game = scene(3, &json!({"action_cards": [["joker"]]}));
    act(&mut game, 0, "pass");
    assert_eq!(seen(&game, 0).phase, Phase::DoubleTurn, "TOB-4.2");
    assert_eq!(
        hand_sizes(&game),
        [21, 20, 20],
        "TOB-4.1: drawn first; TOB-4.2: no common draw yet"
    );
}

#[test]
fn tob_4_4_passing_is_always_allowed() {
    let hands = json!([{}, {"camel": 25, "crane": 25, "ship": 25, "mason": 25}, {}]);
    let mut game = scene(3, &json!({"hands": hands}));
    assert!(allows(&game, 0, "pass"), "TOB-4.4");
    act(&mut game, 0, "pass");
    assert_eq!(hand_sizes(&game), [0, 100, 0], "TOB-4.4: nothing to draw");
    assert_eq!(must(&game), [1], "TOB-4.4");
}

#[test]
fn tob_12_1_everybody_draws_from_the_active_player_on() {
    // Two cards are left for four players: the active player and the next one get them.
    let hands = json!([{"camel": 25}, {"crane": 25}, {"ship": 25}, {"mason": 23}]);
    let mut game = scene(
        4,
        &json!({"hands": hands, "to_move": 2, "offers": [{}, {}, null, {}],
        "phase": "building", "column": {"wonder": "colossus", "space": 0}}),
    );
    let events = act(&mut game, 2, "abandon");
    assert_eq!(hand_sizes(&game), [25, 25, 26, 24], "TOB-12.1");
    let draws = events.iter().find_map(|event| match event {
        Event::CommonDraw { draws } => Some(
            draws
                .iter()
                .map(|d| (d.seat.0, d.count))
                .collect::<Vec<_>>(),
        ),
        _ => None,
    });
    assert_eq!(draws.unwrap(), [(2, 1), (3, 1), (0, 0), (1, 0)], "TOB-12.1");
    assert_eq!(order(&game), [3, 0, 1, 2], "TOB-12.1, TOB-12.3");
}

#[test]
fn tob_16_2_a_draw_without_cards_is_told_as_none() {
    let hands = json!([{"camel": 25}, {"crane": 25}, {"ship": 25}, {"mason": 25}]);
    let mut game = scene(
        4,
        &json!({"hands": hands, "to_move": 2, "offers": [{}, {}, null, {}],
        "phase": "building", "column": {"wonder": "colossus", "space": 0}}),
    );
    let events = act(&mut game, 2, "abandon");
    let draw = events
        .iter()
        .find(|event| matches!(event, Event::CommonDraw { .. }));
    let told = TowerOfBabel::tell_event(draw.unwrap());
    assert_eq!(
        told,
        [Text::new("tob-event-common_draw_none").into()],
        "TOB-16.2"
    );
}

#[test]
fn tob_12_2_there_is_no_hand_limit() {
    let hands = json!([{"camel": 25, "crane": 25}, {}, {}]);
    let mut game = scene(3, &json!({"hands": hands}));
    act(&mut game, 0, "pass");
    assert_eq!(hand_sizes(&game)[0], 52, "TOB-12.2");
}
