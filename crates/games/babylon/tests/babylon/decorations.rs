//! Section 6: which tile, which symbols, statues, supplies.

use serde_json::{Value, json};

use crate::support::{
    act, allows, building, legal, legal_with, open, pillars, player, refused, seen, tile, turned,
    with,
};

/// Two clay tiles whose fountain symbols lie side by side on r1c2 and r1c3, not used.
fn missed_fountain() -> Vec<Value> {
    vec![tile("clay_01", "r1c1", 1), tile("clay_04", "r1c3", 1)]
}

#[test]
fn byl_6_1_a_decoration_uses_the_tile_just_placed() {
    // BYL-6.1
    let mut game = building(&missed_fountain(), &json!({}));
    assert_eq!(
        refused(&game, "build fountain r1c2 r1c3"),
        "BYL-6.1",
        "no tile was placed in this turn"
    );
    act(&mut game, "place basalt_16 r7c7 level 1");
    assert_eq!(refused(&game, "build fountain r1c2 r1c3"), "BYL-6.1");
    assert_eq!(legal_with(&game, "build"), ["build statue r7c7"]);
    // A later tile can have a part in it.
    let mut later = building(&[tile("clay_01", "r1c1", 1)], &json!({}));
    act(&mut later, "place basalt_16 r1c3 turn 90 level 1");
    assert!(allows(&later, "build fountain r1c2 r1c3"));
    let anywhere =
        json!({"options": {"tables": {"switches": {"decoration_must_use_placed_tile": false}}}});
    let mut game = building(&missed_fountain(), &anywhere);
    assert_eq!(refused(&game, "build fountain r1c2 r1c3"), "BYL-6.1");
    act(&mut game, "place basalt_16 r7c7 level 1");
    assert!(allows(&game, "build fountain r1c2 r1c3"));
}

#[test]
fn byl_6_1_as_many_as_possible_in_any_order() {
    // BYL-6.1: a statue on r1c4 and a fountain from r1c3 to r1c2.
    let game = building(&[tile("clay_01", "r1c1", 1)], &json!({}));
    for order in [
        ["build statue r1c4", "build fountain r1c2 r1c3"],
        ["build fountain r1c2 r1c3", "build statue r1c4"],
    ] {
        let mut game = game;
        act(&mut game, "place basalt_16 r1c3 turn 90 level 1");
        order.iter().for_each(|text| drop(act(&mut game, text)));
        assert_eq!(player(&game, 0).garden.decorations.len(), 2);
    }
    let one = json!({"options": {"tables": {"switches": {"decorations_per_placed_tile": 1}}}});
    let mut limited = building(&[tile("clay_01", "r1c1", 1)], &one);
    act(&mut limited, "place basalt_16 r1c3 turn 90 level 1");
    act(&mut limited, "build statue r1c4");
    assert_eq!(refused(&limited, "build fountain r1c2 r1c3"), "BYL-6.1");
}

#[test]
fn byl_6_2_decorations_are_voluntary_and_free() {
    // BYL-6.2
    let mut game = building(&[], &json!({}));
    act(&mut game, "place basalt_16 r1c1 level 1");
    assert_eq!(legal(&game), ["build statue r1c1", "end"]);
    let before = pillars(&game, 0);
    act(&mut game, "build statue r1c1");
    assert_eq!(pillars(&game, 0), before);
    // Belvederes are not: they come with the tile.
    let mut open = building(&[], &json!({}));
    act(&mut open, "place basalt_16 r1c1 level 1 open nw");
    assert_eq!(player(&open, 0).belvederes, 1);
}

#[test]
fn byl_6_3_symbols_must_be_free_on_top_and_the_right_ones() {
    // BYL-6.3
    let mut game = building(&[tile("clay_01", "r1c1", 1)], &json!({"taken": "clay_04"}));
    act(&mut game, "place clay_04 r1c3 level 1");
    assert_eq!(
        refused(&game, "build statue r1c3"),
        "BYL-6.3",
        "another symbol"
    );
    assert_eq!(refused(&game, "build statue r1c4"), "BYL-6.3", "no symbol");
    assert_eq!(refused(&game, "build fountain r1c3 r1c4"), "BYL-6.3");
    act(&mut game, "build fountain r1c2 r1c3");
    assert_eq!(
        refused(&game, "build fountain r1c2 r1c3"),
        "BYL-6.3",
        "each symbol serves once"
    );
    // A belvedere stands on the symbol.
    let mut open = building(&[], &json!({}));
    act(&mut open, "place basalt_16 r1c1 level 1 open nw");
    assert_eq!(refused(&open, "build statue r1c1"), "BYL-6.3");
    // The fountain symbol on r2c2 is covered by a tile that shows nothing there.
    let covered = [tile("clay_05", "r1c1", 1), tile("clay_02", "r1c2", 2)];
    let mut covered = building(&covered, &json!({"taken": "clay_04"}));
    act(&mut covered, "place clay_04 r3c2 level 1");
    assert_eq!(refused(&covered, "build fountain r2c2 r3c2"), "BYL-6.3");
}

#[test]
fn byl_6_4_statues_stand_in_line() {
    // BYL-6.4
    let mut first = building(&[], &json!({}));
    act(&mut first, "place basalt_16 r4c4 level 1");
    assert!(
        allows(&first, "build statue r4c4"),
        "the first may stand anywhere"
    );
    let statue = with(tile("clay_01", "r4c4", 1), &["statue r4c4"]);
    for (at, level, cell, fits) in [
        ("r4c7", 1, "r4c7", true),
        ("r1c4", 1, "r1c4", true),
        ("r4c1", 2, "r4c1", true),
        ("r7c7", 1, "r7c7", false),
        ("r5c6", 1, "r5c6", false),
    ] {
        let mut game = building(std::slice::from_ref(&statue), &json!({}));
        act(&mut game, &format!("place basalt_16 {at} level {level}"));
        match fits {
            true => assert!(allows(&game, &format!("build statue {cell}")), "{cell}"),
            false => assert_eq!(
                refused(&game, &format!("build statue {cell}")),
                "BYL-6.4",
                "{cell}"
            ),
        }
    }
}

#[test]
fn byl_6_5_a_covered_statue_still_counts() {
    // BYL-6.5: the statue on r4c4 carries a terrace.
    let garden = [
        with(turned("clay_01", "r3c3", 1, 180), &["statue r4c4"]),
        tile("clay_02", "r4c4", 2),
    ];
    let mut game = building(&garden, &json!({"pillars": [4]}));
    act(&mut game, "place basalt_16 r1c4 level 1");
    assert!(allows(&game, "build statue r1c4"));
    let visible_only = json!({"pillars": [4], "options": {"tables": {"switches": {"covered_statue_still_aligns": false}}}});
    let mut game = building(&garden, &visible_only);
    act(&mut game, "place basalt_16 r1c4 level 1");
    assert_eq!(refused(&game, "build statue r1c4"), "BYL-6.4");
}

#[test]
fn byl_6_11_without_pieces_nothing_is_built() {
    // BYL-6.11
    for (name, text) in [
        ("statues", "build statue r1c4"),
        ("fountains", "build fountain r1c2 r1c3"),
    ] {
        let mut pieces = serde_json::Map::new();
        pieces.insert(name.to_owned(), json!(0));
        let none = json!({"options": {"tables": {"pieces": pieces}}});
        let mut game = building(&[tile("clay_01", "r1c1", 1)], &none);
        act(&mut game, "place basalt_16 r1c3 turn 90 level 1");
        assert_eq!(refused(&game, text), "BYL-6.11");
    }
    let mut game = building(&[], &json!({}));
    act(&mut game, "place basalt_16 r1c1 level 1");
    act(&mut game, "build statue r1c1");
    assert_eq!(seen(&game).supply.statues, 39);
}

#[test]
fn byl_6_1_what_can_be_built_is_shown() {
    // BYL-6.1, for screens: the chances of the moment with their cells and points.
    let mut game = building(&[open(tile("clay_01", "r1c1", 1), "sw")], &json!({}));
    act(&mut game, "place basalt_16 r1c3 turn 90 level 1");
    let chances = seen(&game).turn.chances;
    let told: Vec<_> = chances
        .iter()
        .map(|c| (c.decoration.id(), c.parts.len(), c.points))
        .collect();
    assert_eq!(told, [("statue", 1, 1), ("fountain", 2, 3)]);
    assert_eq!(seen(&game).turn.placed.len(), 4);
}
