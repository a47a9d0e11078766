//! The promo cards.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use ziggurat_babylon::{Decoration, Flower, Tables};
use ziggurat_engine::{Chance, Game};

use crate::support::{
    building, deal_with, ended, legal, open, options, player, points, scene, seen, tile, turned,
    with,
};

fn promo() -> Value {
    json!({"promo_cards": true})
}

fn promo_points(garden: &[Value]) -> i32 {
    points(&ended(&[garden], &promo()), 0, "promo_cards")
}

#[test]
fn byp_1_1_to_1_3_everybody_has_the_cards_of_their_own_board() {
    // BYP-1.1, BYP-1.2, BYP-1.3
    let game = deal_with(options(promo()), 4, 3);
    for player in &seen(&game).players {
        let lines = &player.promo;
        assert_eq!(
            lines.len(),
            16,
            "two cards of four rows, two of four columns"
        );
        assert!(lines[..8].iter().all(|line| line.row) && lines[8..].iter().all(|line| !line.row));
        let numbers: Vec<u8> = lines.iter().map(|line| line.line).collect();
        assert_eq!(
            numbers,
            [(1..=8).collect::<Vec<_>>(), (1..=8).collect()].concat()
        );
        let named: Vec<Decoration> = lines.iter().map(|line| line.decoration).collect();
        assert_eq!(
            named,
            Tables::default().promo_lines[player.board.unwrap().index()]
        );
    }
    assert!(
        seen(&deal_with(options(json!({})), 4, 3)).players[0]
            .promo
            .is_empty()
    );
    let facts: Value = serde_json::from_str(ziggurat_babylon::FACTS).unwrap();
    let cards = facts["promo"]["cards"].as_array().unwrap();
    assert_eq!(cards.len(), 16);
    for flower in Flower::ALL {
        let own = cards.iter().filter(|card| card["flower"] == flower.id());
        let edges: Vec<_> = own.map(|card| card["edge"].as_str().unwrap()).collect();
        assert_eq!(edges, ["left", "left", "top", "top"]);
    }
}

#[test]
fn byp_1_3_the_cards_name_lines_in_order() {
    // BYP-1.3: first card lines 1 to 4, second card lines 5 to 8, as the examples use them.
    let rose = Tables::default().promo_lines[Flower::Rose.index()].map(Decoration::id);
    let rows = [
        "bridge",
        "fountain",
        "staircase",
        "statue",
        "fountain",
        "bridge",
        "staircase",
        "statue",
    ];
    let columns = [
        "bridge",
        "statue",
        "staircase",
        "fountain",
        "statue",
        "bridge",
        "fountain",
        "staircase",
    ];
    assert_eq!((&rose[..8], &rose[8..]), (&rows[..], &columns[..]));
}

#[test]
fn byp_1_4_1_5_and_3_7_every_symbol_is_twice_on_each_edge_and_never_near_itself() {
    // BYP-1.4, BYP-1.5, BYP-3.7
    for lines in Tables::default().promo_lines {
        for edge in lines.chunks(8) {
            for kind in Decoration::ALL {
                assert_eq!(edge.iter().filter(|named| *named == kind).count(), 2);
            }
            let (first, second) = edge.split_at(4);
            for order in [[first, second].concat(), [second, first].concat()] {
                for three in order.windows(3) {
                    assert_eq!(three.iter().collect::<BTreeSet<_>>().len(), 3);
                }
            }
        }
    }
    let near = json!({"tables": {"promo_cards": {"lily": {
        "rows": ["statue", "bridge", "statue", "fountain", "staircase", "bridge", "statue", "fountain"],
        "columns": ["bridge", "statue", "fountain", "staircase", "statue", "bridge", "staircase", "fountain"],
    }}}});
    let refused =
        ziggurat_babylon::Babylon::setup(&options(near), 2, &mut Chance::new(1)).unwrap_err();
    assert!(
        refused.0.contains("BYP-1.5") && refused.0.contains("rows of lily"),
        "{refused}"
    );
}

#[test]
fn byp_1_6_the_cards_are_open() {
    // BYP-1.6
    let game = deal_with(options(promo()), 3, 1);
    for viewer in ziggurat_engine::Viewer::all(3) {
        assert!(
            game.view(viewer)
                .players
                .iter()
                .all(|player| player.promo.len() == 16)
        );
    }
}

#[test]
fn byp_2_1_nothing_else_changes() {
    // BYP-2.1
    let garden = [tile("clay_01", "r1c1", 1)];
    let with_cards = building(&garden, &json!({"options": promo()}));
    assert_eq!(legal(&building(&garden, &json!({}))), legal(&with_cards));
    for seed in 0..4 {
        let mut plain = deal_with(options(json!({})), 3, seed);
        let mut cards = deal_with(options(promo()), 3, seed);
        let mut chance = Chance::new(seed);
        while let Some(seat) = plain.waiting().must.first() {
            let action = plain.sample(seat, &mut chance).unwrap();
            let mut same = chance.clone();
            assert!(cards.check(seat, &action).is_ok());
            plain.play_silent(seat, &action, &mut chance);
            cards.play_silent(seat, &action, &mut same);
        }
        for (plain, cards) in plain.score().iter().zip(cards.score()) {
            assert_eq!(plain.categories[..7], cards.categories[..7]);
        }
    }
}

#[test]
fn byp_3_1_to_3_3_a_line_brings_one_point() {
    // BYP-3.1, BYP-3.2, BYP-3.3: row 4 of the rose names the statue; columns 7 and 8 do not.
    let statue =
        |at: &str, level: u8, id: &str| with(tile(id, at, level), &[&format!("statue {at}")]);
    assert_eq!(promo_points(&[statue("r4c7", 1, "clay_01")]), 1);
    assert_eq!(
        promo_points(&[statue("r4c7", 2, "clay_01")]),
        1,
        "on any level"
    );
    let two = [statue("r4c7", 1, "clay_01"), statue("r4c1", 1, "clay_03")];
    assert_eq!(promo_points(&two), 1, "once for each line");
    assert_eq!(
        promo_points(&[statue("r3c7", 1, "clay_01")]),
        0,
        "row 3 names the staircase"
    );
    let view = player(&ended(&[&two], &promo()), 0);
    let scoring: Vec<(bool, u8)> = view
        .promo
        .iter()
        .filter(|l| l.scores)
        .map(|l| (l.row, l.line))
        .collect();
    assert_eq!(scoring, [(true, 4)]);
}

#[test]
fn byp_3_4_a_crossing_counts_for_row_and_column() {
    // BYP-3.4
    assert_eq!(
        promo_points(&[with(tile("clay_01", "r4c5", 1), &["statue r4c5"])]),
        2
    );
    assert_eq!(
        promo_points(&[with(tile("clay_01", "r4c4", 1), &["statue r4c4"])]),
        1
    );
}

/// A bridge over r6c4, r6c5 and r6c6.
fn bridge() -> Vec<Value> {
    vec![
        tile("clay_06", "r6c3", 1),
        with(turned("clay_16", "r6c6", 1, 270), &["bridge r6c4 r6c6"]),
    ]
}

#[test]
fn byp_3_5_and_3_6_only_visible_parts_count_for_their_lines() {
    // BYP-3.5, BYP-3.6: with the marigold row 2 names the staircase and column 4 the bridge.
    assert_eq!(promo_points(&bridge()), 2);
    let middle = json!({"phase": "over", "round": 11, "gardens": [bridge()], "options": {"promo_cards": true, "tables": {"promo_cards": {"rose": {
        "rows": ["statue", "bridge", "fountain", "staircase", "statue", "fountain", "bridge", "staircase"],
        "columns": ["staircase", "bridge", "statue", "fountain", "bridge", "staircase", "statue", "fountain"],
    }}}}});
    assert_eq!(
        points(&scene(&middle), 0, "promo_cards"),
        1,
        "column 5, where its middle is"
    );
    let fountain = [
        tile("clay_01", "r2c3", 1),
        with(tile("clay_04", "r2c5", 1), &["fountain r2c4 r2c5"]),
    ];
    assert_eq!(
        promo_points(&fountain),
        2,
        "row 2 and column 4, by one of its two cells"
    );
    let staircase = [
        tile("clay_03", "r3c2", 1),
        with(turned("clay_08", "r3c4", 2, 270), &["staircase r3c3 r3c4"]),
    ];
    assert_eq!(promo_points(&staircase), 2, "row 3 and column 3");
}

#[test]
fn byp_3_7_to_3_9_sixteen_points_at_most_and_only_for_decorations() {
    // BYP-3.7, BYP-3.8, BYP-3.9
    let mut most = 0;
    crate::support::in_random_play(12, |walk| {
        for player in &seen(&walk.position).players {
            let (_, promo) = player.points.categories[7];
            let scoring = player.promo.iter().filter(|line| line.scores).count();
            assert_eq!(promo, scoring as i32);
            assert!(promo <= 16);
            most = most.max(promo);
            for one in &player.garden.decorations {
                // One piece never scores two rows or two columns.
                for rows in [true, false] {
                    let lines: BTreeSet<u8> = one
                        .parts
                        .iter()
                        .map(|p| if rows { p.cell.row() } else { p.cell.column() })
                        .collect();
                    let named = player
                        .promo
                        .iter()
                        .filter(|l| l.row == rows && l.decoration == one.decoration);
                    assert!(named.filter(|line| lines.contains(&line.line)).count() <= 1);
                }
            }
        }
    });
    assert!(most >= 6, "{most}");
    let bare = [
        open(tile("clay_01", "r4c2", 1), "nw"),
        tile("start_rose", "r6c5", 1),
    ];
    assert_eq!(promo_points(&bare), 0);
}

#[test]
fn byp_x1_three_statues_in_a_row() {
    // BYP-X1
    let garden = [
        with(tile("clay_01", "r4c2", 1), &["statue r4c2"]),
        with(tile("clay_03", "r4c5", 1), &["statue r4c5"]),
        with(tile("clay_05", "r4c7", 1), &["statue r4c7"]),
    ];
    assert_eq!(promo_points(&garden), 3);
}

#[test]
fn byp_x2_a_bridge_that_is_partly_covered() {
    // BYP-X2
    let mut garden = bridge();
    assert_eq!(promo_points(&garden), 2);
    garden.push(open(tile("clay_01", "r5c6", 2), "sw"));
    assert_eq!(promo_points(&garden), 1);
    assert_eq!(points(&ended(&[&garden], &promo()), 0, "bridges"), 3);
}
