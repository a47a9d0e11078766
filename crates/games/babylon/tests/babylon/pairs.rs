//! Section 6: fountains, staircases and bridges.

use serde_json::{Value, json};
use ziggurat_babylon::Cell;

use crate::support::{act, allows, building, open, player, refused, tile, turned, why, with};

/// clay_06 on r1c1 with its bridge symbol on r1c2.
fn bridgehead(level: u8) -> Value {
    tile("clay_06", "r1c1", level)
}

/// Places clay_16 on r1c4 with its bridge symbol there, if the bridge over r1c3 can be built.
fn bridge_over(
    garden: &[Value],
    level: u8,
    changes: &Value,
) -> Result<ziggurat_babylon::Babylon, &'static str> {
    let mut all = json!({"taken": "clay_16"});
    for (key, value) in changes.as_object().into_iter().flatten() {
        all[key] = value.clone();
    }
    let mut game = building(garden, &all);
    act(
        &mut game,
        &format!("place clay_16 r1c4 turn 270 level {level}"),
    );
    if !allows(&game, "build bridge r1c2 r1c4") {
        return Err(refused(&game, "build bridge r1c2 r1c4"));
    }
    act(&mut game, "build bridge r1c2 r1c4");
    Ok(game)
}

#[test]
fn byl_6_6_a_fountain_joins_two_tiles_of_one_level() {
    // BYL-6.6
    let beside = |level: u8| {
        let mut game = building(
            &[tile("clay_01", "r1c1", level)],
            &json!({"taken": "clay_04"}),
        );
        act(&mut game, "place clay_04 r1c3 level 1");
        game
    };
    assert!(allows(&beside(1), "build fountain r1c2 r1c3"));
    assert_eq!(
        refused(&beside(2), "build fountain r1c2 r1c3"),
        "BYL-6.6",
        "other levels"
    );
    let mut apart = building(&[tile("clay_01", "r1c1", 1)], &json!({"taken": "clay_04"}));
    act(&mut apart, "place clay_04 r2c3 level 1");
    assert_eq!(
        refused(&apart, "build fountain r1c2 r2c3"),
        "BYL-6.6",
        "not diagonally"
    );
    let double =
        json!({"clay_04": {"flower": "rose", "cells": {"nw": "fountain", "ne": "fountain"}}});
    let mut same = building(
        &[],
        &json!({"taken": "clay_04", "options": {"tables": {"tiles": double}}}),
    );
    act(&mut same, "place clay_04 r1c1 level 1");
    assert_eq!(
        refused(&same, "build fountain r1c1 r1c2"),
        "BYL-6.6",
        "one and the same tile"
    );
}

#[test]
fn byl_6_7_a_staircase_joins_levels_that_differ_by_one() {
    // BYL-6.7: staircase symbols on r1c2 and r1c3.
    let stairs = |low: u8, high: u8| {
        let mut game = building(
            &[tile("clay_03", "r1c1", low)],
            &json!({"taken": "clay_08"}),
        );
        act(
            &mut game,
            &format!("place clay_08 r1c3 turn 270 level {high}"),
        );
        game
    };
    assert!(allows(&stairs(1, 2), "build staircase r1c2 r1c3"));
    assert!(
        allows(&stairs(2, 1), "build staircase r1c2 r1c3"),
        "up or down"
    );
    assert_eq!(
        refused(&stairs(1, 1), "build staircase r1c2 r1c3"),
        "BYL-6.7"
    );
    assert_eq!(
        why(&stairs(1, 1), "build staircase r1c2 r1c3"),
        "A staircase joins two levels that differ by exactly one, not 1 and 1."
    );
    assert_eq!(
        refused(&stairs(1, 2), "build staircase r1c2 r2c3"),
        "BYL-6.7",
        "not side by side"
    );
    let high = [
        tile("granite_01", "r1c1", 1),
        tile("granite_02", "r1c2", 2),
        turned("clay_08", "r1c1", 3, 180),
    ];
    let mut high = building(&high, &json!({"taken": "clay_03"}));
    act(&mut high, "place clay_03 r3c1 turn 270 level 1");
    assert_eq!(
        refused(&high, "build staircase r2c1 r3c1"),
        "BYL-6.7",
        "two levels apart"
    );
    // The board has no symbols.
    let mut ground = building(&[], &json!({"taken": "clay_08"}));
    act(&mut ground, "place clay_08 r1c1 level 1");
    assert_eq!(refused(&ground, "build staircase r1c2 r1c3"), "BYL-6.3");
    assert_eq!(
        why(&ground, "build staircase r1c2 r1c3"),
        "A staircase needs its symbol at every end; it is missing on r1c3."
    );
}

#[test]
fn byl_6_8_a_bridge_spans_one_lower_cell() {
    // BYL-6.8
    assert!(bridge_over(&[bridgehead(1)], 1, &json!({})).is_ok());
    assert!(bridge_over(&[bridgehead(2)], 2, &json!({})).is_ok());
    assert_eq!(
        bridge_over(&[bridgehead(2)], 1, &json!({})).unwrap_err(),
        "BYL-6.8",
        "other levels"
    );
    let mut column = building(
        &[turned("clay_06", "r1c1", 1, 90)],
        &json!({"taken": "clay_16"}),
    );
    act(&mut column, "place clay_16 r4c1 turn 0 level 1");
    assert!(allows(&column, "build bridge r2c2 r4c2"), "in a column too");
    let mut near = building(&[bridgehead(1)], &json!({"taken": "clay_16"}));
    act(&mut near, "place clay_16 r1c3 turn 270 level 1");
    assert_eq!(
        refused(&near, "build bridge r1c2 r1c3"),
        "BYL-6.8",
        "no cell between"
    );
    let mut far = building(&[bridgehead(1)], &json!({"taken": "clay_16"}));
    act(&mut far, "place clay_16 r1c5 turn 270 level 1");
    assert_eq!(
        refused(&far, "build bridge r1c2 r1c5"),
        "BYL-6.8",
        "two cells between"
    );
}

/// A bridge of level 1 over r4c3, and a bridge symbol on r3c3.
fn crossing(level: u8) -> Vec<Value> {
    vec![
        tile("clay_07", "r3c1", 1),
        with(turned("clay_16", "r4c4", 1, 270), &["bridge r4c2 r4c4"]),
        tile("granite_03", "r2c3", level),
    ]
}

#[test]
fn byl_6_8_and_6_10_the_gap_must_lie_lower_than_the_bridge() {
    // BYL-6.8, BYL-6.10: only another bridge can fill the gap, and a higher one may cross it.
    let mut same = building(&crossing(1), &json!({"taken": "clay_06"}));
    act(&mut same, "place clay_06 r5c2 level 1");
    assert_eq!(refused(&same, "build bridge r3c3 r5c3"), "BYL-6.8");
    let mut higher = building(&crossing(2), &json!({"taken": "clay_06"}));
    act(&mut higher, "place clay_06 r5c2 level 2");
    act(&mut higher, "build bridge r3c3 r5c3");
    let middle = player(&higher, 0).garden.cells[Cell::at(4, 3).unwrap().index()];
    assert_eq!(middle.level, 2);
    let bridges = player(&higher, 0).garden.decorations;
    assert!(
        bridges
            .iter()
            .all(|one| one.parts.iter().all(|part| part.visible)),
        "bridges hide nothing"
    );
}

#[test]
fn byl_6_9_what_lies_further_down_in_the_gap_does_not_matter() {
    // BYL-6.9: on r1c3 a terrace of level 1 with a statue, under a bridge of level 2.
    let low = with(turned("clay_01", "r1c3", 1, 0), &["statue r1c3"]);
    let garden = [low, open(tile("clay_06", "r1c1", 2), "nw")];
    let changes = json!({"taken": "clay_16"});
    let place = |game: &mut ziggurat_babylon::Babylon| {
        act(game, "place clay_16 r1c4 turn 270 level 2");
    };
    let mut game = building(&garden, &changes);
    place(&mut game);
    assert!(allows(&game, "build bridge r1c2 r1c4"));
    let strict = json!({"taken": "clay_16", "options": {"tables": {"switches": {"bridge_gap_checks_level_only": false}}}});
    let mut game = building(&garden, &strict);
    place(&mut game);
    assert_eq!(refused(&game, "build bridge r1c2 r1c4"), "BYL-6.9");
    assert!(
        bridge_over(&[bridgehead(2)], 2, &strict).is_ok(),
        "nothing lies below"
    );
}

#[test]
fn byl_6_10_a_bridge_fills_its_middle() {
    // BYL-6.10
    let garden = [
        bridgehead(1),
        with(turned("clay_16", "r1c4", 1, 270), &["bridge r1c2 r1c4"]),
    ];
    let game = building(&garden, &json!({}));
    let middle = player(&game, 0).garden.cells[Cell::at(1, 3).unwrap().index()];
    assert_eq!((middle.level, middle.free), (1, false));
    assert_eq!(refused(&game, "place basalt_16 r1c3 level 1"), "BYL-6.10");
    assert_eq!(
        refused(&game, "place basalt_16 r2c3 level 1"),
        "BYL-5.3",
        "r2c4 is the terrace"
    );
    // Wherever a tile covers the middle it covers an end too: two corners without a support.
    let low = building(&crossing(2)[..2], &json!({}));
    for at in ["r3c2", "r3c3", "r4c2", "r4c3"] {
        assert_eq!(
            refused(&low, &format!("place basalt_16 {at} level 2")),
            "BYL-5.4",
            "{at}"
        );
        assert_eq!(
            refused(&low, &format!("place basalt_16 {at} level 2 open ne")),
            "BYL-5.4",
            "{at}"
        );
    }
}
