//! The worked examples of the rules, as they stand there.

use serde_json::json;
use ziggurat_engine::Game;
use ziggurat_engine::Viewer;
use ziggurat_tower_of_babel::{Cards, TowerOfBabel, Wonder};

use crate::support::{
    act, acts, allows, discs, double_scene, hand, legal_with, points, refused, scene, seen, ships,
    totals, units, wonder,
};

const RED: u8 = 0;
const YELLOW: u8 = 1;
const GREEN: u8 = 2;
const BLUE: u8 = 3;

/// Red is active and holds five ships; the others hold what they will offer.
fn start() -> TowerOfBabel {
    let hands = json!([{"ship": 5}, {"ship": 1}, {"ship": 2}, {"ship": 1}]);
    scene(4, &json!({ "hands": hands }))
}

fn after_offers() -> TowerOfBabel {
    let mut game = start();
    acts(
        &mut game,
        &[
            (RED, "choose tower_of_babel ship_5"),
            (YELLOW, "offer 1 ship"),
            (GREEN, "offer 2 ship trade"),
            (BLUE, "offer 1 ship"),
        ],
    );
    game
}

#[test]
fn tob_ex_1_choosing() {
    let mut game = start();
    act(&mut game, RED, "choose tower_of_babel ship_5");
    let column = game.view(Viewer::Public).column.unwrap();
    assert_eq!(column.wonder, Wonder::TowerOfBabel, "TOB-EX-1");
    assert_eq!(column.demand, ships(5), "TOB-EX-1");
}

#[test]
fn tob_ex_2_one_helper() {
    let mut game = after_offers();
    act(&mut game, RED, "build with 1 adding 4 ship");
    assert_eq!(units(&game, Wonder::TowerOfBabel), [4, 1, 0, 0], "TOB-EX-2");
    assert_eq!(discs(&game, 0), ["ship_5"], "TOB-EX-2");
    assert_eq!(totals(&game), [0, 0, 2, 1], "TOB-EX-2");
    assert!(
        hand(&game, GREEN).holds(ships(2)) && hand(&game, BLUE).holds(ships(1)),
        "TOB-EX-2"
    );
}

#[test]
fn tob_ex_3_and_4_with_a_trader_and_a_rejected_offer() {
    let mut game = after_offers();
    act(&mut game, RED, "build with 1 2 adding 2 ship");
    assert_eq!(
        units(&game, Wonder::TowerOfBabel),
        [4, 1, 0, 0],
        "TOB-EX-3: green none"
    );
    assert_eq!(
        discs(&game, 2),
        ["ship_5"],
        "TOB-EX-3: green takes the disc"
    );
    assert!(discs(&game, 0).is_empty(), "TOB-EX-3");
    assert_eq!(totals(&game), [0, 0, 0, 1], "TOB-EX-4");
    assert!(
        hand(&game, BLUE).holds(ships(1)),
        "TOB-EX-4: the card is back"
    );
}

#[test]
fn tob_ex_5_a_two_kind_disc() {
    let mut game = double_scene(3, &json!({}));
    act(&mut game, RED, "choose colossus camel_2_mason_3");
    assert_eq!(
        seen(&game, 1).column.unwrap().demand,
        Cards([2, 0, 0, 3]),
        "TOB-EX-5"
    );
    acts(&mut game, &[(1, "offer nothing"), (2, "offer nothing")]);
    assert_eq!(
        legal_with(&game, RED, "build"),
        ["build adding 2 camel 3 mason"],
        "TOB-EX-5"
    );
    assert_eq!(
        refused(&game, RED, "build adding 2 camel 2 mason"),
        "TOB-7.6",
        "TOB-EX-5"
    );
    assert!(allows(&game, RED, "abandon"));
}

/// Red builds the last disc of the first wonder to be finished with these units at the end.
fn finished_with(after: [u8; 4]) -> Vec<i32> {
    let before = [after[0] - 4, after[1], after[2], after[3]];
    let last = wonder(&["ship_4", "camel_5 1", "mason_3 2"], &before);
    let hands = json!([{"ship": 4}, {}, {}, {}]);
    let mut game = scene(
        4,
        &json!({"hands": hands, "wonders": {"statue_of_zeus": last}}),
    );
    act(&mut game, RED, "choose statue_of_zeus ship_4");
    act(&mut game, RED, "build adding 4 ship");
    points(&game, "wonders")
}

#[test]
fn tob_ex_6_clear_places() {
    assert_eq!(finished_with([6, 4, 2, 0]), [8, 4, 3, 0], "TOB-EX-6");
}

#[test]
fn tob_ex_7_a_tie_for_first() {
    assert_eq!(finished_with([5, 5, 2, 1]), [4, 4, 3, 3], "TOB-EX-7");
}

#[test]
fn tob_ex_8_the_disc_bonus() {
    let changes = json!({"stall": 29, "wonders": {
        "tower_of_babel": {"discs": ["ship_5 0", "camel_3 0", "crane_4 0"]},
        "pyramids_of_giza": {"discs": ["ship_3 0", "camel_4 0", "mason_5"]},
        "mausoleum": {"discs": ["ship_6", "camel_4 0", "ship_2_crane_3"]},
        "lighthouse": {"discs": ["camel_6", "crane_6", "crane_2_camel_3 0"]},
    }});
    let mut game = double_scene(3, &changes);
    assert_eq!(seen(&game, 0).players[0].disc_bonus, 25, "TOB-EX-8");
    act(&mut game, RED, "pass");
    assert_eq!(points(&game, "discs"), [25, 0, 0], "TOB-EX-8");
}
