//! Section 7: what is kept.

use serde_json::json;
use ziggurat_babylon::Event;

use crate::support::{act, allows, building, legal_with, pillars, player, refused, seen};

#[test]
fn byl_7_1_7_2_and_7_4_six_pillars_and_one_tile_are_kept() {
    // BYL-7.1, BYL-7.2, BYL-7.4
    let mut game = building(&[], &json!({"pillars": [9]}));
    let before = seen(&game).supply.single_pillars;
    let events = act(&mut game, "end");
    assert!(matches!(
        &events[0],
        Event::TurnEnded {
            pillars: 6,
            returned: 3,
            discarded: None,
            ..
        }
    ));
    assert_eq!(
        (pillars(&game, 0), seen(&game).supply.single_pillars),
        (6, before + 3)
    );
    assert_eq!(
        player(&game, 0).stored.unwrap().tile.id(),
        "basalt_16",
        "kept automatically"
    );
    let mut few = building(&[], &json!({"pillars": [5]}));
    act(&mut few, "end");
    assert_eq!(pillars(&few, 0), 5);
}

#[test]
fn byl_7_2_of_two_tiles_one_leaves_the_game() {
    // BYL-7.2
    let game = building(&[], &json!({"stored": ["start_rose"]}));
    assert_eq!(
        legal_with(&game, "end"),
        ["end keep basalt_16", "end keep start_rose"]
    );
    assert_eq!(refused(&game, "end"), "BYL-7.2");
    assert_eq!(refused(&game, "end keep clay_01"), "BYL-7.2");
    for (kept, gone) in [("basalt_16", "start_rose"), ("start_rose", "basalt_16")] {
        let mut game = game;
        act(&mut game, &format!("end keep {kept}"));
        assert_eq!(player(&game, 0).stored.unwrap().tile.id(), kept);
        assert!(seen(&game).gone.iter().any(|tile| tile.id() == gone));
    }
}

#[test]
fn byl_7_3_double_pillars_are_not_kept() {
    // BYL-7.3: all that is not placed is single pillars.
    let mut game = building(&[], &json!({}));
    act(&mut game, "place basalt_16 r1c1 level 2 open se");
    act(&mut game, "end");
    let view = seen(&game);
    assert_eq!(view.supply.double_pillars, 64 - 3);
    assert_eq!(view.supply.single_pillars, 152 - 6);
    assert_eq!(player(&game, 0).pillars, 6);
}

#[test]
fn byl_7_4_a_single_tile_is_kept_automatically() {
    // BYL-7.4
    let one = building(&[], &json!({}));
    assert!(allows(&one, "end"));
    assert_eq!(refused(&one, "end keep basalt_16"), "BYL-7.4");
    let mut none = building(&[], &json!({}));
    act(&mut none, "place basalt_16 r1c1 level 1");
    assert_eq!(legal_with(&none, "end"), ["end"]);
    act(&mut none, "end");
    assert_eq!(player(&none, 0).stored, None);
}
