//! Section 11, second part: Triple Bonus and Double Turn, and whom the game asks.

use serde_json::{Value, json};
use ziggurat_engine::{Chance, Game, Seat, Viewer};
use ziggurat_tower_of_babel::{Event, Phase, TowerOfBabel};

use crate::support::{
    act, acts, allows, hand_sizes, is_over, legal, may, must, of_ships, offered, own, points,
    refused, scene, seen, with_taken,
};

/// Seats 1, 2 and 3 have offered 2, 3 and 1 ships; these are the action cards of all.
fn three_offers(cards: &Value) -> TowerOfBabel {
    let offers = [of_ships(2, false), of_ships(3, true), of_ships(1, false)];
    offered("tower_of_babel", &offers, &json!({"action_cards": cards}))
}

#[test]
fn tob_11_9_triple_bonus_on_a_rejected_offer() {
    let mut game = three_offers(&json!([[], ["triple_bonus", "triple_bonus"], ["joker"]]));
    act(&mut game, 0, "build with 3 adding 4 ship");
    assert_eq!(refused(&game, 2, "triple yes"), "TOB-11.9");
    acts(&mut game, &[(1, "triple yes"), (2, "triple no")]);
    assert_eq!(points(&game, "rejected"), [0, 6, 3, 0], "TOB-11.9");
    assert_eq!(
        own(&game, 1).action_card_count,
        1,
        "TOB-11.9: only one for an offer"
    );
    assert_eq!(
        refused(&game, 1, "triple yes"),
        "TOB-11.9",
        "the moment is over"
    );
}

#[test]
fn tob_11_9_even_after_an_abandoned_build() {
    let mut game = three_offers(&json!([[], [], ["triple_bonus"]]));
    act(&mut game, 0, "abandon");
    act(&mut game, 2, "triple yes");
    assert_eq!(points(&game, "rejected"), [0, 2, 9, 1], "TOB-11.9");
}

#[test]
fn tob_11_10_the_answers_are_given_at_the_same_time() {
    let mut game = three_offers(&json!([[], ["triple_bonus"], ["triple_bonus"]]));
    act(&mut game, 0, "abandon");
    assert_eq!(must(&game), [1, 2], "TOB-11.10");
    let start = game;
    let events = act(&mut game, 2, "triple yes");
    assert_eq!(
        refused(&game, 2, "triple no"),
        "TOB-11.10",
        "an answer is final"
    );
    assert_eq!(refused(&game, 0, "pass"), "TOB-11.10", "the game waits");
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Public] {
        let told = TowerOfBabel::witness(&events[0], viewer);
        let hidden = Event::BonusAnswered {
            seat: Seat(2),
            play: None,
        };
        assert_eq!(told, Some(hidden), "TOB-11.10");
        let player = game.view(viewer).players[2].clone();
        assert_eq!(player.bonus_answer, None, "TOB-11.10");
        assert_eq!(
            (player.action_card_count, player.points.sum),
            (1, 0),
            "TOB-11.10: nothing shows"
        );
    }
    assert_eq!(own(&game, 2).bonus_answer, Some(true), "TOB-11.10");
    act(&mut game, 1, "triple no");
    let mut other = start;
    acts(&mut other, &[(1, "triple no"), (2, "triple yes")]);
    assert_eq!(game, other, "TOB-11.10: the order makes no difference");
}

#[test]
fn tob_11_12_a_double_turn_after_each_kind_of_action() {
    let cards = json!({"action_cards": [["double_turn"]]});
    let mut passed = scene(3, &cards);
    act(&mut passed, 0, "pass");
    let offers = [of_ships(1, false), of_ships(0, false)];
    let mut built = offered("tower_of_babel", &offers, &cards);
    act(&mut built, 0, "build adding 5 ship");
    let mut abandoned = offered("tower_of_babel", &offers, &cards);
    act(&mut abandoned, 0, "abandon");
    for mut game in [passed, built, abandoned] {
        assert_eq!(legal(&game, 0), ["double no", "double yes"], "TOB-11.12");
        assert_eq!(refused(&game, 0, "pass"), "TOB-11.12");
        assert_eq!(refused(&game, 1, "double yes"), "TOB-11.12");
        act(&mut game, 0, "double yes");
        assert!(allows(&game, 0, "pass"), "TOB-11.12: a second action");
        assert!(allows(&game, 0, "choose colossus camel_5"), "TOB-11.12");
        act(&mut game, 0, "pass");
        assert_eq!(must(&game), [1], "TOB-11.12");
    }
    assert_eq!(
        refused(&scene(3, &cards), 0, "double yes"),
        "TOB-11.12",
        "not before the first action"
    );
}

#[test]
fn tob_11_12_without_the_card_there_is_no_second_action() {
    let mut game = scene(3, &json!({"action_cards": [["joker"]]}));
    act(&mut game, 0, "pass");
    assert_eq!(refused(&game, 0, "double yes"), "TOB-11.12");
    act(&mut game, 0, "double no");
    assert_eq!(must(&game), [1], "TOB-11.12");
}

#[test]
fn tob_11_13_and_11_14_two_passes_in_a_double_turn() {
    let mut game = scene(4, &json!({"action_cards": [["double_turn"]]}));
    act(&mut game, 0, "pass");
    act(&mut game, 0, "double yes");
    assert_eq!(
        hand_sizes(&game),
        [21, 20, 20, 0],
        "TOB-11.14, TOB-11.13: no common draw yet"
    );
    act(&mut game, 0, "pass");
    assert_eq!(hand_sizes(&game), [23, 21, 21, 1], "TOB-11.13, TOB-11.14");
}

#[test]
fn tob_11_15_one_double_turn_in_a_turn_or_two() {
    let cards = json!([["double_turn", "double_turn"]]);
    let mut game = scene(3, &json!({"action_cards": cards}));
    acts(&mut game, &[(0, "pass"), (0, "double yes"), (0, "pass")]);
    assert_eq!(must(&game), [1], "TOB-11.15: the turn is over");
    let two = json!({"action_cards": cards, "options": {"double_turn_max_per_turn": 2}});
    let mut game = scene(3, &two);
    acts(
        &mut game,
        &[
            (0, "pass"),
            (0, "double yes"),
            (0, "pass"),
            (0, "double yes"),
            (0, "pass"),
        ],
    );
    assert_eq!(hand_sizes(&game)[0], 20 + 3 + 1, "TOB-11.15");
    assert_eq!(must(&game), [1], "TOB-11.15");
    // The next turn starts counting again.
    let mut game = scene(
        3,
        &json!({"action_cards": [["double_turn"], ["double_turn"]]}),
    );
    acts(
        &mut game,
        &[(0, "pass"), (0, "double yes"), (0, "pass"), (1, "pass")],
    );
    assert!(allows(&game, 1, "double yes"), "TOB-11.15");
}

#[test]
fn tob_11_16_no_second_action_after_the_end() {
    let taken = ["ship_3", "ship_4", "ship_4", "ship_5", "ship_6"].map(|disc| (disc, 1));
    let changes = json!({
        "wonders": with_taken(&taken),
        "hands": [{"ship": 5}, {}, {}],
        "action_cards": [["double_turn"]],
    });
    let mut game = scene(3, &changes);
    acts(
        &mut game,
        &[
            (0, "choose temple_of_artemis ship_5"),
            (0, "build adding 5 ship"),
        ],
    );
    assert!(is_over(&game), "TOB-11.16");
}

#[test]
fn tob_11_19_and_17_6_whom_the_game_asks_for_triple_bonus() {
    // Seat 1 holds the card, seat 2 another one, seat 3 none; seat 4 has offered nothing.
    let offers = [
        of_ships(2, false),
        of_ships(3, false),
        of_ships(1, false),
        of_ships(0, false),
    ];
    let cards = json!([[], ["triple_bonus"], ["five_points"], [], ["triple_bonus"]]);
    let mut game = offered("tower_of_babel", &offers, &json!({"action_cards": cards}));
    act(&mut game, 0, "abandon");
    assert_eq!(must(&game), [1, 2], "TOB-11.19");
    assert_eq!(refused(&game, 4, "triple yes"), "TOB-11.19");
    assert_eq!(refused(&game, 3, "triple no"), "TOB-11.19");
    assert_eq!(legal(&game, 2), ["triple no"], "TOB-11.19: the only answer");
    assert_eq!(legal(&game, 1), ["triple no", "triple yes"], "TOB-11.19");
    // If nobody holds an action card, nobody is asked.
    let mut game = offered("tower_of_babel", &offers, &json!({}));
    act(&mut game, 0, "abandon");
    assert_eq!(seen(&game, 0).phase, Phase::Choosing, "TOB-11.19");
}

#[test]
fn tob_11_19_and_17_6_whoever_holds_any_action_card_may_act() {
    let waiting = |cards: Value| {
        let game = scene(4, &json!({"action_cards": cards}));
        (must(&game), may(&game))
    };
    let draws = waiting(json!([[], ["draw_cards"], [], ["exchange_cards"]]));
    let others = waiting(json!([[], ["joker"], [], ["five_points"]]));
    assert_eq!(draws, others, "TOB-17.6: the waiting betrays nothing");
    assert_eq!(draws, (vec![0], vec![1, 3]), "TOB-11.5");
    let double = |card: &str| {
        let mut game = scene(3, &json!({"action_cards": [[card]]}));
        act(&mut game, 0, "pass");
        (seen(&game, 1).phase, must(&game))
    };
    assert_eq!(
        double("double_turn"),
        double("disc_point"),
        "TOB-11.19, TOB-17.6"
    );
    assert_eq!(
        double("disc_point"),
        (Phase::DoubleTurn, vec![0]),
        "TOB-11.19"
    );
}

#[test]
fn tob_17_6_nothing_shows_what_another_player_could_play() {
    let game = scene(
        3,
        &json!({"action_cards": [[], ["draw_cards", "joker"], ["triple_bonus"]]}),
    );
    for seed in 0..20 {
        let mut world = game;
        world.resample(Viewer::Seat(Seat(0)), &mut Chance::new(seed));
        assert_eq!(seen(&world, 0), seen(&game, 0), "TOB-17.6");
        assert_eq!(world.waiting(), game.waiting(), "TOB-17.6");
    }
}
