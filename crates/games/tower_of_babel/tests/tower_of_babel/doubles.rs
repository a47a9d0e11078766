//! Section 15: two-kind discs, and what other sections say about them.

use serde_json::json;
use ziggurat_tower_of_babel::{Tables, Wonder};

use crate::support::{
    act, acts, allows, double_scene, legal, offered, points, refused, seen, units,
};

fn two_camels_three_masons() -> ziggurat_tower_of_babel::TowerOfBabel {
    let mut game = double_scene(3, &json!({}));
    act(&mut game, 0, "choose colossus camel_2_mason_3");
    game
}

#[test]
fn tob_6_6_and_15_1_an_offer_may_hold_one_or_both_kinds() {
    let game = two_camels_three_masons();
    // 3 numbers of camels times 4 numbers of masons, each with and without trading card but the empty one.
    assert_eq!(legal(&game, 1).len(), 3 * 4 * 2 - 1, "TOB-6.6, TOB-15.1");
    assert!(allows(&game, 1, "offer 2 camel"), "TOB-6.6");
    assert!(allows(&game, 1, "offer 2 camel 3 mason trade"), "TOB-6.6");
}

#[test]
fn tob_15_1_each_kind_has_its_own_limit_in_an_offer() {
    let game = two_camels_three_masons();
    assert_eq!(refused(&game, 1, "offer 3 camel"), "TOB-6.5", "TOB-15.1");
    assert_eq!(refused(&game, 1, "offer 4 mason"), "TOB-6.5", "TOB-15.1");
    assert_eq!(refused(&game, 1, "offer 1 ship"), "TOB-6.7", "TOB-15.1");
}

#[test]
fn tob_15_2_units_for_the_cards_of_either_kind() {
    let offers = [
        (json!({"camel": 1, "mason": 1}), false),
        (json!({"mason": 1}), false),
    ];
    let mut game = offered(
        "colossus",
        &offers,
        &json!({"options": {"two_kind_discs": true}}),
    );
    act(&mut game, 0, "build with 1 2 adding 1 camel 1 mason");
    assert_eq!(units(&game, Wonder::Colossus), [2, 2, 1], "TOB-15.2");
}

#[test]
fn tob_15_3_points_for_the_cards_of_both_kinds() {
    let offers = [
        (json!({"camel": 2, "mason": 3}), true),
        (json!({"mason": 1}), false),
    ];
    let mut game = offered(
        "colossus",
        &offers,
        &json!({"options": {"two_kind_discs": true}}),
    );
    act(&mut game, 0, "abandon");
    assert_eq!(points(&game, "rejected"), [0, 5, 1], "TOB-15.3");
}

#[test]
fn tob_15_4_the_four_discs() {
    let ids = Tables::USUAL.two_kind_discs.map(|disc| disc.to_string());
    let expected = [
        "camel_2_mason_3",
        "mason_2_ship_3",
        "ship_2_crane_3",
        "crane_2_camel_3",
    ];
    assert_eq!(ids, expected, "TOB-15.4");
}

#[test]
fn tob_5_4_both_kinds_must_be_met() {
    let mut game = two_camels_three_masons();
    acts(&mut game, &[(1, "offer 2 camel"), (2, "offer nothing")]);
    assert!(allows(&game, 0, "build with 1 adding 3 mason"), "TOB-5.4");
    assert_eq!(refused(&game, 0, "build with 1"), "TOB-7.6", "TOB-5.4");
    assert_eq!(seen(&game, 0).column.unwrap().demand.total(), 5, "TOB-5.4");
}
