//! Sections 9 to 11: what is seen, what it is worth, who wins.

use serde_json::{Value, json};
use ziggurat_babylon::Babylon;
use ziggurat_engine::Game;

use crate::support::{ended, open, player, points, scene, tile, totals, tower, turned, with};

/// Terraces of level 1 and 2 with a statue under the upper one.
fn statue_below() -> Vec<Value> {
    vec![
        with(turned("clay_01", "r3c3", 1, 180), &["statue r4c4"]),
        tile("clay_02", "r4c4", 2),
    ]
}

/// A fountain of level 1 on r3c2 and r3c3, and terraces over its ends as far as wanted.
fn fountain(covers: usize) -> Vec<Value> {
    let all = [
        tile("clay_01", "r3c1", 1),
        with(tile("clay_04", "r3c3", 1), &["fountain r3c2 r3c3"]),
        open(tile("clay_06", "r2c3", 2), "sw"),
        open(tile("clay_07", "r2c1", 2), "se"),
    ];
    all[..2 + covers].to_vec()
}

#[test]
fn byl_9_1_9_3_and_10_1_parts_under_a_higher_terrace_are_hidden() {
    // BYL-9.1, BYL-9.3, BYL-10.1
    for (covers, visible, worth) in [
        (0, [true, true], 3),
        (1, [true, false], 3),
        (2, [false, false], 0),
    ] {
        let game = ended(&[&fountain(covers)], &json!({}));
        let fountain = &player(&game, 0).garden.decorations[0];
        let seen: Vec<bool> = fountain.parts.iter().map(|part| part.visible).collect();
        assert_eq!((seen, fountain.visible), (visible.to_vec(), worth > 0));
        assert_eq!(
            (points(&game, 0, "fountains"), fountain.points),
            (worth, worth)
        );
        assert_eq!(player(&game, 0).decorations[1], u8::from(worth > 0));
    }
}

#[test]
fn byl_9_2_only_terraces_hide() {
    // BYL-9.2: a statue under the middle of a bridge.
    let garden = [
        with(tile("clay_01", "r1c3", 1), &["statue r1c3"]),
        open(tile("clay_06", "r1c1", 2), "nw"),
        with(turned("clay_16", "r1c4", 2, 270), &["bridge r1c2 r1c4"]),
    ];
    let game = ended(&[&garden], &json!({}));
    assert_eq!(
        (points(&game, 0, "statues"), points(&game, 0, "bridges")),
        (1, 6)
    );
    // A belvedere stands on the only cell of the lowest terrace that no other terrace covers.
    let garden = [
        open(tile("clay_01", "r1c1", 1), "nw"),
        tile("clay_05", "r3c1", 1),
        tile("clay_06", "r1c2", 2),
        tile("clay_09", "r2c1", 3),
        tile("clay_13", "r5c5", 1),
    ];
    let game = ended(&[&garden], &json!({}));
    let all_but_the_belvedere = player(&game, 0).garden;
    let lowest = &all_but_the_belvedere.terraces[0];
    let uncovered: Vec<bool> = lowest.corners.iter().map(|corner| corner.visible).collect();
    assert_eq!(uncovered, [true, false, false, false]);
    assert!(lowest.visible, "the belvedere does not hide its terrace");
    assert!(all_but_the_belvedere.belvederes[0].visible);
    assert_eq!(points(&game, 0, "flower_sets"), 5, "its rose is seen");
}

#[test]
fn byl_9_3_and_10_8_a_terrace_is_seen_while_one_cell_is() {
    // BYL-9.3, BYL-10.8
    let game = ended(&[&tower(2)], &json!({}));
    assert_eq!(player(&game, 0).flowers, [2, 0, 0, 0]);
    let game = ended(&[&tower(3)], &json!({}));
    let terraces = player(&game, 0).garden.terraces;
    let visible: Vec<bool> = terraces.iter().map(|terrace| terrace.visible).collect();
    assert_eq!(
        visible,
        [false, true, true],
        "the first lies under the second and the third"
    );
    assert_eq!(player(&game, 0).flowers, [2, 0, 0, 0]);
}

#[test]
fn byl_9_4_a_statue_that_carries_is_hidden() {
    // BYL-9.4
    let game = ended(&[&statue_below()[..1], &[]], &json!({}));
    assert_eq!(points(&game, 0, "statues"), 1);
    let game = ended(&[&statue_below()], &json!({}));
    assert_eq!(points(&game, 0, "statues"), 0);
    assert!(!player(&game, 0).garden.decorations[0].visible);
}

/// A statue on level 3, on the tower of three.
fn high_statue() -> Vec<Value> {
    let mut garden = tower(2);
    garden.push(with(tile("clay_01", "r1c1", 3), &["statue r1c1"]));
    garden
}

#[test]
fn byl_10_2_to_10_5_and_x5_what_decorations_are_worth() {
    // BYL-10.2, BYL-10.3, BYL-10.4, BYL-10.5, BYL-X5
    let statue = ended(&[&high_statue()], &json!({}));
    assert_eq!(points(&statue, 0, "statues"), 3);
    let fountain = [
        tile("clay_01", "r1c1", 2),
        with(tile("clay_04", "r1c3", 2), &["fountain r1c2 r1c3"]),
    ];
    assert_eq!(points(&ended(&[&fountain], &json!({})), 0, "fountains"), 6);
    let bridge = [
        tile("clay_06", "r1c1", 2),
        with(turned("clay_16", "r1c4", 2, 270), &["bridge r1c2 r1c4"]),
    ];
    assert_eq!(points(&ended(&[&bridge], &json!({})), 0, "bridges"), 6);
    let staircase = [
        tile("clay_02", "r1c1", 1),
        tile("clay_03", "r1c2", 2),
        with(tile("clay_08", "r1c1", 3), &["staircase r1c2 r1c3"]),
    ];
    assert_eq!(
        points(&ended(&[&staircase], &json!({})), 0, "staircases"),
        5
    );
    let other = json!({"tables": {"values": {"statue": 2, "fountain": 4, "bridge": 1}}});
    assert_eq!(points(&ended(&[&high_statue()], &other), 0, "statues"), 6);
    assert_eq!(points(&ended(&[&fountain], &other), 0, "fountains"), 8);
    assert_eq!(points(&ended(&[&bridge], &other), 0, "bridges"), 2);
}

#[test]
fn byl_10_6_belvederes_bring_nothing() {
    // BYL-10.6
    let garden = [
        open(tile("clay_01", "r1c1", 1), "se"),
        open(tile("clay_04", "r5c5", 1), "se"),
    ];
    assert_eq!(totals(&ended(&[&garden], &json!({}))), [0; 4]);
    let minus = json!({"tables": {"values": {"belvedere": -2}}});
    assert_eq!(points(&ended(&[&garden], &minus), 0, "belvederes"), -4);
    // Only those that are seen.
    let hidden = [
        open(tile("clay_01", "r1c1", 1), "se"),
        open(tile("clay_04", "r2c2", 2), "nw"),
    ];
    assert_eq!(points(&ended(&[&hidden], &minus), 0, "belvederes"), -2);
}

/// A statue, a fountain, a bridge and a staircase, one of each.
fn one_of_each() -> Vec<Value> {
    vec![
        with(tile("clay_01", "r1c1", 1), &["statue r1c1"]),
        with(tile("clay_04", "r1c3", 1), &["fountain r1c2 r1c3"]),
        tile("clay_03", "r3c1", 1),
        with(turned("clay_08", "r3c3", 2, 270), &["staircase r3c2 r3c3"]),
        tile("clay_06", "r5c1", 1),
        with(turned("clay_16", "r5c4", 1, 270), &["bridge r5c2 r5c4"]),
    ]
}

#[test]
fn byl_10_7_sets_of_all_decorations() {
    // BYL-10.7
    let game = ended(&[&one_of_each()], &json!({}));
    assert_eq!(player(&game, 0).decorations, [1; 4]);
    assert_eq!(points(&game, 0, "decoration_sets"), 5);
    let three = ended(&[&one_of_each()[..5]], &json!({}));
    assert_eq!(points(&three, 0, "decoration_sets"), 0);
    let mut more = one_of_each();
    more.push(with(tile("clay_05", "r1c5", 1), &["statue r1c5"]));
    assert_eq!(
        points(&ended(&[&more], &json!({})), 0, "decoration_sets"),
        5,
        "the rarest counts"
    );
    let other = json!({"tables": {"values": {"decoration_set": 8}}});
    assert_eq!(
        points(&ended(&[&one_of_each()], &other), 0, "decoration_sets"),
        8
    );
    // A hidden decoration is in no set: the only statue ends up under a terrace that it carries.
    let mut hidden = one_of_each();
    hidden[0] = tile("clay_01", "r1c1", 1);
    hidden.push(with(tile("clay_05", "r7c7", 1), &["statue r7c7"]));
    let before = ended(&[&hidden], &json!({}));
    assert_eq!(player(&before, 0).decorations, [1; 4]);
    assert_eq!(points(&before, 0, "decoration_sets"), 5);
    hidden.push(tile("clay_09", "r6c6", 2));
    let after = ended(&[&hidden], &json!({}));
    assert_eq!(player(&after, 0).decorations, [0, 1, 1, 1]);
    assert_eq!(points(&after, 0, "decoration_sets"), 0);
}

#[test]
fn byl_10_8_sets_of_all_flowers() {
    // BYL-10.8: rose, iris, lily and marigold; the start tile counts.
    let flowers = [
        tile("clay_01", "r1c1", 1),
        tile("clay_05", "r1c3", 1),
        tile("clay_09", "r1c5", 1),
        tile("clay_13", "r3c1", 1),
    ];
    assert_eq!(points(&ended(&[&flowers], &json!({})), 0, "flower_sets"), 5);
    assert_eq!(
        points(&ended(&[&flowers[1..]], &json!({})), 0, "flower_sets"),
        0
    );
    let mut start = flowers[1..].to_vec();
    start.push(tile("start_rose", "r5c5", 1));
    assert_eq!(points(&ended(&[&start], &json!({})), 0, "flower_sets"), 5);
    start.push(tile("clay_02", "r3c3", 1));
    assert_eq!(points(&ended(&[&start], &json!({})), 0, "flower_sets"), 5);
    let other = json!({"tables": {"values": {"flower_set": 6}}});
    assert_eq!(points(&ended(&[&flowers], &other), 0, "flower_sets"), 6);
}

#[test]
fn byl_10_9_what_is_stored_brings_nothing() {
    // BYL-10.9
    let rich =
        scene(&json!({"phase": "over", "round": 11, "pillars": [6], "stored": ["basalt_01"]}));
    assert_eq!(totals(&rich), [0; 4]);
}

#[test]
fn byl_10_10_promo_points_are_added() {
    // BYL-10.10: the statue on r4c2 stands where row 4 and column 2 name it.
    let garden = [with(tile("clay_01", "r4c2", 1), &["statue r4c2"])];
    let without = ended(&[&garden], &json!({}));
    let with = ended(&[&garden], &json!({"promo_cards": true}));
    assert_eq!((totals(&without)[0], totals(&with)[0]), (1, 3));
    assert_eq!(points(&with, 0, "promo_cards"), 2);
}

fn places(game: &Babylon) -> Vec<u8> {
    game.outcome().expect("over").places
}

#[test]
fn byl_11_1_and_11_2_most_points_win_then_fewest_belvederes() {
    // BYL-11.1, BYL-11.2
    let statue = |id: &str, corner: Option<&str>| {
        let terrace = with(tile(id, "r1c1", 1), &["statue r1c1"]);
        vec![corner.map_or(terrace.clone(), |corner| open(terrace, corner))]
    };
    let (one, other) = (statue("clay_01", Some("se")), statue("clay_03", None));
    let third = statue("clay_05", None);
    let high = high_statue();
    let high: Vec<Value> = high
        .into_iter()
        .map(|mut t| {
            if t["tile"] == "clay_01" {
                t["tile"] = "clay_07".into();
            }
            t
        })
        .collect();
    assert_eq!(places(&ended(&[&one, &high], &json!({}))), [2, 1, 3, 3]);
    assert_eq!(
        places(&ended(&[&one, &other], &json!({}))),
        [2, 1, 3, 3],
        "fewer belvederes"
    );
    assert_eq!(
        places(&ended(&[&one, &other, &third], &json!({}))),
        [3, 1, 1, 4],
        "shared"
    );
    let no_ties = json!({"tables": {"switches": {"fewest_belvederes_win_ties": false}}});
    assert_eq!(places(&ended(&[&one, &other], &no_ties)), [1, 1, 3, 3]);
    // Hidden belvederes count too.
    let covered = vec![
        with(open(tile("clay_01", "r1c1", 1), "se"), &["statue r1c1"]),
        tile("granite_05", "r1c3", 1),
        open(tile("granite_06", "r2c2", 2), "nw"),
    ];
    let same = vec![
        with(open(tile("clay_03", "r1c1", 1), "se"), &["statue r1c1"]),
        tile("granite_07", "r1c3", 1),
        tile("granite_08", "r5c5", 1),
    ];
    assert_eq!(
        player(&ended(&[&covered, &same], &json!({})), 0).belvederes,
        2
    );
    assert_eq!(places(&ended(&[&covered, &same], &json!({}))), [2, 1, 3, 3]);
}
