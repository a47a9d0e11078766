//! Section 14: the worked examples of the base game that are not told elsewhere.

use serde_json::json;

use crate::support::{act, allows, building, cost, player, refused, tile, turned, with};

#[test]
fn byl_x1_the_first_tile() {
    // BYL-X1
    let game = building(&[], &json!({}));
    assert_eq!(cost(&game, "place basalt_16 r1c1 level 1"), 4);
    assert_eq!(cost(&game, "place basalt_16 r1c1 level 1 open se"), 3);
    let mut open = game;
    act(&mut open, "place basalt_16 r1c1 level 1 open se");
    assert_eq!(player(&open, 0).belvederes, 1);
}

#[test]
fn byl_x2_the_second_level_from_the_board() {
    // BYL-X2
    let game = building(&[], &json!({}));
    assert_eq!(cost(&game, "place basalt_16 r6c6 level 2"), 8);
    assert_eq!(cost(&game, "place basalt_16 r6c6 level 2 open ne"), 6);
    assert_eq!(refused(&game, "place basalt_16 r6c6 level 3"), "BYL-5.5");
    let poor = building(&[], &json!({"pillars": [5]}));
    assert_eq!(refused(&poor, "place basalt_16 r6c6 level 2"), "BYL-5.7");
    assert_eq!(
        refused(&poor, "place basalt_16 r6c6 level 2 open ne"),
        "BYL-5.7"
    );
}

#[test]
fn byl_x3_over_another_tile_and_beside_it() {
    // BYL-X3
    let game = building(&[tile("clay_01", "r1c1", 1)], &json!({}));
    assert_eq!(refused(&game, "place basalt_16 r1c1 level 2"), "BYL-5.12");
    assert_eq!(refused(&game, "place basalt_16 r1c1 level 3"), "BYL-5.12");
    assert_eq!(cost(&game, "place basalt_16 r1c2 level 2"), 6);
}

#[test]
fn byl_x4_on_a_statue() {
    // BYL-X4
    let game = building(
        &[with(turned("clay_01", "r3c3", 1, 180), &["statue r4c4"])],
        &json!({}),
    );
    assert_eq!(cost(&game, "place basalt_16 r4c4 level 2"), 6);
    for corner in ["ne", "sw", "se"] {
        assert_eq!(
            cost(
                &game,
                &format!("place basalt_16 r4c4 level 2 open {corner}")
            ),
            4
        );
    }
    assert!(!allows(&game, "place basalt_16 r4c4 level 2 open nw"));
}
