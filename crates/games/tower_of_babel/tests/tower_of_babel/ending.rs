//! Section 13: the end of the game.

use serde_json::json;
use ziggurat_engine::Game;
use ziggurat_tower_of_babel::{Event, Phase, Wonder};

use crate::support::{
    act, acts, discs, double_scene, hand_sizes, in_random_play, invalid, is_over, legal, must,
    points, refused, scene, seen, totals, with_taken,
};

const SHIPS: [&str; 5] = ["ship_3", "ship_4", "ship_4", "ship_5", "ship_6"];

/// One ship disc is left, at the Temple of Artemis; seat 0 is to move.
fn one_ship_left(changes: &serde_json::Value) -> ziggurat_tower_of_babel::TowerOfBabel {
    let mut document = json!({
        "wonders": with_taken(&SHIPS.map(|disc| (disc, 1))),
        "hands": [{"ship": 5}, {"ship": 2}, {"ship": 1}],
    });
    for (key, value) in changes.as_object().into_iter().flatten() {
        document[key] = value.clone();
    }
    scene(3, &document)
}

const OFFERS: [(u8, &str); 3] = [
    (0, "choose temple_of_artemis ship_5"),
    (1, "offer 2 ship"),
    (2, "offer 1 ship"),
];

#[test]
fn tob_13_1_the_game_ends_with_the_last_disc_of_a_kind() {
    let mut game = one_ship_left(&json!({}));
    assert_eq!(
        seen(&game, 0).discs_left[&ziggurat_tower_of_babel::Kind::Ship],
        1
    );
    acts(&mut game, &OFFERS);
    act(&mut game, 0, "build adding 5 ship");
    assert!(is_over(&game), "TOB-13.1");
    assert_eq!(game.outcome().unwrap().reason, "kind_used_up", "TOB-13.1");
    let all: Vec<_> = SHIPS
        .iter()
        .chain(&["ship_5"])
        .map(|disc| (*disc, 1))
        .collect();
    let error = invalid(3, &json!({"wonders": with_taken(&all)}));
    assert!(error.contains("TOB-13.1"), "{error}");
}

#[test]
fn tob_13_2_a_two_kind_disc_shows_both_its_kinds() {
    // All single camels but one are gone, and so is one of the two two-kind discs with camels.
    let changes = json!({"wonders": {
        "tower_of_babel": {"discs": ["ship_5", "camel_3 1", "crane_4"]},
        "pyramids_of_giza": {"discs": ["ship_3", "camel_4 1", "mason_5"]},
        "statue_of_zeus": {"discs": ["ship_4", "camel_5 1", "mason_3"]},
        "mausoleum": {"discs": ["ship_6", "camel_4", "ship_2_crane_3"]},
        "lighthouse": {"discs": ["camel_6 1", "crane_6", "crane_2_camel_3 1"]},
    }, "hands": [{"camel": 4, "mason": 3}, {}, {}]});
    let mut game = double_scene(3, &changes);
    acts(
        &mut game,
        &[(0, "choose mausoleum camel_4"), (0, "build adding 4 camel")],
    );
    assert!(!is_over(&game), "TOB-13.2: 2 camels and 3 masons are left");
    acts(&mut game, &[(1, "pass"), (2, "pass")]);
    let changes = json!({"wonders": {
        "tower_of_babel": {"discs": ["ship_5", "camel_3 1", "crane_4"]},
        "pyramids_of_giza": {"discs": ["ship_3", "camel_4 1", "mason_5"]},
        "statue_of_zeus": {"discs": ["ship_4", "camel_5 1", "mason_3"]},
        "mausoleum": {"discs": ["ship_6", "camel_4 1", "ship_2_crane_3"]},
        "lighthouse": {"discs": ["camel_6 1", "crane_6", "crane_2_camel_3 1"]},
    }, "hands": [{"camel": 4, "mason": 3}, {}, {}]});
    let mut game = double_scene(3, &changes);
    acts(
        &mut game,
        &[
            (0, "choose colossus camel_2_mason_3"),
            (0, "build adding 2 camel 3 mason"),
        ],
    );
    assert!(is_over(&game), "TOB-13.2: now no disc shows a camel");
}

#[test]
fn tob_13_3_a_disc_on_the_column_is_still_on_the_board() {
    let mut game = one_ship_left(&json!({}));
    acts(&mut game, &OFFERS);
    assert!(!is_over(&game), "TOB-13.3");
    assert_eq!(
        seen(&game, 0).discs_left[&ziggurat_tower_of_babel::Kind::Ship],
        1,
        "TOB-13.3"
    );
}

#[test]
fn tob_13_4_the_last_wonder_is_scored_normally_first() {
    let mut wonders = with_taken(&SHIPS.map(|disc| (disc, 1)));
    wonders["temple_of_artemis"] =
        json!({"discs": ["ship_5", "crane_5 1", "mason_4 1"], "units": [0, 1, 0]});
    let mut game = one_ship_left(&json!({"wonders": wonders}));
    acts(&mut game, &OFFERS);
    let events = act(&mut game, 0, "build adding 5 ship");
    assert!(is_over(&game), "TOB-13.4");
    assert_eq!(
        points(&game, "wonders"),
        [8, 4, 0],
        "TOB-13.4: with its row"
    );
    assert!(
        events
            .iter()
            .any(|e| matches!(e, Event::ActionCardDrawn { .. })),
        "TOB-13.4"
    );
    assert_eq!(
        points(&game, "unfinished"),
        [0, 0, 0],
        "TOB-13.4: not once more"
    );
}

#[test]
fn tob_13_5_rejected_offers_of_the_last_build_are_paid() {
    let mut game = one_ship_left(&json!({"action_cards": [[], ["triple_bonus"]]}));
    acts(&mut game, &OFFERS);
    act(&mut game, 0, "build adding 5 ship");
    assert_eq!(seen(&game, 0).phase, Phase::TripleBonus, "TOB-13.5");
    act(&mut game, 1, "triple yes");
    assert!(is_over(&game), "TOB-13.5");
    assert_eq!(points(&game, "rejected"), [0, 6, 1], "TOB-13.5");
}

#[test]
fn tob_13_6_nothing_is_drawn_or_played_after_the_end() {
    let mut game = one_ship_left(&json!({"action_cards": [["draw_cards"]]}));
    acts(&mut game, &OFFERS);
    act(&mut game, 0, "build adding 5 ship");
    assert_eq!(hand_sizes(&game), [0, 2, 1], "TOB-13.6");
    assert_eq!(legal(&game, 0), Vec::<String>::new(), "TOB-13.6");
    assert_eq!(refused(&game, 0, "draw"), "TOB-13.6");
    assert_eq!(refused(&game, 1, "pass"), "TOB-13.6");
}

#[test]
fn tob_13_7_an_abandoned_build_never_ends_the_game() {
    let mut game = one_ship_left(&json!({}));
    acts(&mut game, &OFFERS);
    act(&mut game, 0, "abandon");
    assert!(!is_over(&game), "TOB-13.7");
    assert_eq!(must(&game), [1], "TOB-13.7");
}

#[test]
fn tob_13_8_never_more_than_seven_wonders_are_finished() {
    let mut most = (0, 0);
    in_random_play(30, |walk| {
        let view = seen(&walk.position, 0);
        let taken = (0..view.players.len()).map(|seat| discs(&walk.position, seat).len());
        let taken: usize = taken.sum();
        let limit = if view.options.two_kind_discs { 23 } else { 21 };
        assert!(taken <= limit && view.finished <= 7, "TOB-13.8");
        most = (most.0.max(taken), most.1.max(view.finished));
    });
    assert!(
        most.0 >= 19 && most.1 >= 5,
        "TOB-13.8: games come near it, {most:?}"
    );
}

#[test]
fn tob_13_9_and_16_7_the_safety_stop() {
    let mut game = scene(
        3,
        &json!({"stall": 28, "options": {"stall_limit_rounds": 10}}),
    );
    act(&mut game, 0, "pass");
    assert!(!is_over(&game), "TOB-16.7");
    let before = hand_sizes(&game);
    act(&mut game, 1, "pass");
    assert!(is_over(&game), "TOB-13.9, TOB-16.7");
    assert_eq!(game.outcome().unwrap().reason, "stalled", "TOB-13.9");
    let drawn = [before[0] + 1, before[1] + 2, before[2] + 1];
    assert_eq!(
        hand_sizes(&game),
        drawn,
        "TOB-16.7: after the common draw of that turn"
    );
}

#[test]
fn tob_16_7_how_the_turns_are_counted() {
    // Abandoned builds count too, and a turn with Double Turn is one turn.
    let mut game = scene(
        3,
        &json!({"action_cards": [["double_turn"]], "hands": [{"ship": 5}, {}, {}]}),
    );
    acts(
        &mut game,
        &[
            (0, "choose tower_of_babel ship_5"),
            (0, "abandon"),
            (0, "double yes"),
            (0, "pass"),
        ],
    );
    assert_eq!(seen(&game, 0).stall, 1, "TOB-16.7");
    assert_eq!(seen(&game, 0).stall_limit, 30, "TOB-16.7");
    acts(&mut game, &[(1, "pass"), (2, "pass")]);
    assert_eq!(seen(&game, 0).stall, 3, "TOB-16.7");
    act(&mut game, 0, "choose tower_of_babel ship_5");
    for seat in [1, 2] {
        act(&mut game, seat, "offer nothing");
    }
    act(&mut game, 0, "build adding 5 ship");
    assert_eq!(seen(&game, 0).stall, 0, "TOB-16.7: a disc was given away");
    // A disc in the first action of a Double Turn counts for the turn.
    let mut game = scene(
        3,
        &json!({"action_cards": [["double_turn"]], "hands": [{"ship": 5}, {}, {}], "stall": 5}),
    );
    acts(
        &mut game,
        &[
            (0, "choose tower_of_babel ship_5"),
            (0, "build adding 5 ship"),
            (0, "double yes"),
            (0, "pass"),
        ],
    );
    assert_eq!(seen(&game, 0).stall, 0, "TOB-16.7");
    assert!(
        totals(&game).iter().all(|&n| n == 0)
            && seen(&game, 0).wonders[Wonder::TowerOfBabel.index()].units[0] == 5
    );
}
