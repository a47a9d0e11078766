//! Section 5: choosing a wonder and a disc.

use serde_json::json;
use ziggurat_tower_of_babel::{Cards, Event, Phase};

use crate::support::{
    LAYOUT, act, allows, double_scene, legal_with, must, recorded, refused, scene, seen, wonder,
};

#[test]
fn tob_5_1_any_disc_of_a_wonder() {
    let mut game = scene(3, &json!({}));
    for (wonder, discs) in LAYOUT {
        for disc in discs {
            assert!(
                allows(&game, 0, &format!("choose {wonder} {disc}")),
                "TOB-5.1"
            );
        }
    }
    assert_eq!(legal_with(&game, 0, "choose").len(), 24, "TOB-5.1");
    assert_eq!(refused(&game, 0, "choose colossus ship_5"), "TOB-5.1");
    let events = act(&mut game, 0, "choose colossus crane_4");
    assert!(
        matches!(events[0], Event::DiscChosen { space: 1, .. }),
        "TOB-5.1"
    );
    let column = seen(&game, 1)
        .column
        .expect("TOB-5.1: it lies on the column");
    assert_eq!(
        (column.wonder.id(), column.space),
        ("colossus", 1),
        "TOB-5.1"
    );
}

#[test]
fn tob_5_1_a_finished_wonder_cannot_be_chosen() {
    let taken = wonder(&["camel_5 0", "crane_4 1", "mason_4 2"], &[]);
    let game = scene(3, &json!({"wonders": {"colossus": taken}}));
    assert_eq!(refused(&game, 0, "choose colossus camel_5"), "TOB-5.1");
    assert_eq!(legal_with(&game, 0, "choose colossus").len(), 0, "TOB-5.1");
}

#[test]
fn tob_5_1_equal_discs_are_one_choice() {
    let twice = wonder(&["camel_5", "camel_5", "mason_4"], &[]);
    let other = wonder(&["ship_4", "crane_4", "mason_3"], &[]);
    let game = scene(
        3,
        &json!({"wonders": {"colossus": twice, "statue_of_zeus": other}}),
    );
    assert_eq!(
        legal_with(&game, 0, "choose colossus camel_5").len(),
        1,
        "TOB-5.1"
    );
    assert_eq!(legal_with(&game, 0, "choose").len(), 23, "TOB-5.1");
}

#[test]
fn tob_5_2_no_card_is_needed_to_choose() {
    let game = scene(3, &json!({"hands": []}));
    assert_eq!(legal_with(&game, 0, "choose").len(), 24, "TOB-5.2");
}

#[test]
fn tob_5_3_and_5_4_the_demand() {
    let mut game = scene(3, &json!({}));
    act(&mut game, 0, "choose lighthouse crane_6");
    assert_eq!(
        seen(&game, 2).column.unwrap().demand,
        Cards([0, 6, 0, 0]),
        "TOB-5.3"
    );
    let mut game = double_scene(3, &json!({}));
    act(&mut game, 0, "choose colossus camel_2_mason_3");
    assert_eq!(
        seen(&game, 2).column.unwrap().demand,
        Cards([2, 0, 0, 3]),
        "TOB-5.4"
    );
}

#[test]
fn tob_5_5_the_choice_is_final() {
    let mut game = scene(3, &json!({}));
    assert!(
        recorded(&mut game, 0, "choose colossus crane_4").barrier,
        "TOB-5.5"
    );
    assert_eq!(seen(&game, 0).phase, Phase::Offering);
    assert_eq!(must(&game), [1, 2], "TOB-5.5");
    assert_eq!(refused(&game, 0, "choose colossus camel_5"), "TOB-5.5");
    assert_eq!(refused(&game, 0, "pass"), "TOB-5.5");
}
