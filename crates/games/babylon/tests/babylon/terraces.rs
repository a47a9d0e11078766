//! Section 5: placing terraces.

use serde_json::json;
use ziggurat_babylon::{Cell, Event, Support};
use ziggurat_testkit::Walk;

use crate::support::{
    act, allows, building, cost, in_random_play, legal, legal_with, open, pillars, player, refused,
    scene, seen, tile, turned, why, with,
};

#[test]
fn byl_5_1_taken_and_stored_tile_both_or_none() {
    // BYL-5.1
    let both = building(&[], &json!({"stored": ["start_rose"]}));
    assert!(
        allows(&both, "place basalt_16 r1c1 level 1")
            && allows(&both, "place start_rose r1c1 level 1")
    );
    assert_eq!(refused(&both, "place clay_01 r1c1 level 1"), "BYL-5.1");
    for order in [["basalt_16", "start_rose"], ["start_rose", "basalt_16"]] {
        let mut game = both;
        act(&mut game, &format!("place {} r1c1 level 1", order[0]));
        assert!(
            allows(&game, "build statue r1c1"),
            "its decorations come before the next tile"
        );
        assert_eq!(
            refused(&game, &format!("place {} r5c5 level 1", order[0])),
            "BYL-5.1"
        );
        act(&mut game, &format!("place {} r5c5 level 1", order[1]));
        assert_eq!(refused(&game, "build statue r1c1"), "BYL-6.1");
        assert_eq!(player(&game, 0).garden.terraces.len(), 2);
        assert!(legal_with(&game, "place").is_empty());
    }
    let mut none = both;
    act(&mut none, "end keep basalt_16");
    assert_eq!(player(&none, 0).garden.terraces.len(), 0);
}

#[test]
fn byl_5_2_all_four_cells_lie_on_the_board() {
    // BYL-5.2
    let game = building(&[], &json!({}));
    for at in ["r8c1", "r1c8", "r8c8"] {
        assert_eq!(
            refused(&game, &format!("place basalt_16 {at} level 1")),
            "BYL-5.2"
        );
    }
    assert_eq!(refused(&game, "place basalt_16 r1c1 level 0"), "BYL-5.2");
    assert!(allows(&game, "place basalt_16 r7c7 turn 270 level 1"));
    let places: std::collections::BTreeSet<_> = legal_with(&game, "place")
        .iter()
        .filter(|text| text.ends_with("turn 0 level 1"))
        .cloned()
        .collect();
    assert_eq!(places.len(), 49);
}

#[test]
fn byl_5_3_a_tile_lies_above_everything() {
    // BYL-5.3
    let game = building(&[tile("clay_01", "r3c3", 2)], &json!({}));
    for (at, level) in [("r3c3", 1), ("r3c4", 2), ("r2c2", 1), ("r4c4", 2)] {
        assert_eq!(
            refused(&game, &format!("place basalt_16 {at} level {level}")),
            "BYL-5.3"
        );
    }
    assert!(allows(&game, "place basalt_16 r3c5 level 2"), "beside it");
}

#[test]
fn byl_5_4_three_or_four_corners_are_supported() {
    // BYL-5.4: two corners of r2c2 would stand on belvederes.
    let garden = [
        open(tile("clay_01", "r1c1", 1), "se"),
        open(tile("clay_04", "r1c3", 1), "sw"),
    ];
    let game = building(&garden, &json!({}));
    for corner in ["", " open nw", " open ne", " open sw"] {
        assert_eq!(
            refused(&game, &format!("place basalt_16 r2c2 level 2{corner}")),
            "BYL-5.4"
        );
    }
    assert!(
        allows(&game, "place basalt_16 r2c1 level 2 open ne"),
        "only one belvedere below"
    );
}

#[test]
fn byl_5_5_single_and_double_pillars() {
    // BYL-5.5
    let mut game = building(&[tile("clay_01", "r1c1", 1)], &json!({}));
    assert_eq!(cost(&game, "place basalt_16 r4c4 level 1"), 4);
    assert_eq!(cost(&game, "place basalt_16 r4c4 level 2"), 8);
    assert_eq!(refused(&game, "place basalt_16 r4c4 level 3"), "BYL-5.5");
    assert_eq!(refused(&game, "place basalt_16 r4c4 level 200"), "BYL-5.5");
    assert_eq!(
        refused(&game, "place basalt_16 r1c2 level 3"),
        "BYL-5.5",
        "the board is three levels down"
    );
    let events = act(&mut game, "place basalt_16 r1c2 level 2");
    let Event::Placed { supports, .. } = &events[0] else {
        panic!("{events:?}");
    };
    assert_eq!(
        *supports,
        [
            Support::Single,
            Support::Double,
            Support::Single,
            Support::Double
        ]
    );
}

#[test]
fn byl_5_6_a_statue_always_supports_the_tile_one_level_above() {
    // BYL-5.6
    let game = building(
        &[with(turned("clay_01", "r3c3", 1, 180), &["statue r4c4"])],
        &json!({}),
    );
    assert_eq!(
        refused(&game, "place basalt_16 r4c4 level 2 open nw"),
        "BYL-5.6"
    );
    let mut after = game;
    act(&mut after, "place basalt_16 r4c4 level 2");
    let corners = &player(&after, 0).garden.terraces[1].corners;
    assert_eq!(corners[0].support, Support::Statue);
    assert_eq!(pillars(&after, 0), 6);
    assert_eq!(
        seen(&after).supply.double_pillars,
        seen(&game).supply.double_pillars - 3
    );
}

#[test]
fn byl_5_7_a_double_pillar_costs_two_single_ones() {
    // BYL-5.7
    let mut game = building(&[], &json!({}));
    let before = seen(&game).supply;
    act(&mut game, "place basalt_16 r1c1 level 2 open se");
    let after = seen(&game).supply;
    assert_eq!(pillars(&game, 0), 6);
    assert_eq!(
        (after.double_pillars, after.single_pillars),
        (before.double_pillars - 3, before.single_pillars + 6)
    );
    let poor = building(&[], &json!({"pillars": [5]}));
    assert_eq!(
        refused(&poor, "place basalt_16 r1c1 level 2 open se"),
        "BYL-5.7"
    );
    assert!(allows(&poor, "place basalt_16 r1c1 level 1"));
    let single = building(&[], &json!({"pillars": [4]}));
    let mut placed = single;
    act(&mut placed, "place basalt_16 r1c1 level 1");
    assert_eq!(
        seen(&placed).supply.single_pillars,
        seen(&single).supply.single_pillars,
        "single ones stay"
    );
    // Never changed back: no action gives pillars but a dig.
    assert!(
        legal(&placed)
            .iter()
            .all(|text| text.starts_with("build") || text.starts_with("end"))
    );
}

#[test]
fn byl_5_4_5_5_5_7_and_13_3_the_refusal_names_what_is_missing() {
    let poor = building(&[], &json!({"pillars": [5]}));
    assert_eq!(
        why(&poor, "place basalt_16 r1c1 level 2"),
        "This costs 8 pillars, 3 more than you have."
    );
    let few = json!({"options": {"tables": {"pieces": {"double_pillars": 2}}}});
    assert_eq!(
        why(&building(&[], &few), "place basalt_16 r1c1 level 2 open se"),
        "This needs 3 double pillars, and the supply has 2 left."
    );
    let belvederes = [
        open(tile("clay_01", "r1c1", 1), "se"),
        open(tile("clay_04", "r1c3", 1), "sw"),
    ];
    let game = building(&belvederes, &json!({}));
    assert_eq!(
        why(&game, "place basalt_16 r2c2 level 2"),
        "At least three corners need a support, but nothing can carry these: upper left and upper right."
    );
    assert_eq!(
        why(&game, "place basalt_16 r5c5 level 3"),
        "No pillar reaches level 3 from r5c5, r5c6, r6c5 and r6c6; choose a lower level or another place."
    );
    assert_eq!(
        why(&game, "place basalt_16 r1c2 level 1"),
        "On r1c2 there is already something on level 1; a tile must lie above everything."
    );
}

#[test]
fn byl_5_8_pillars_come_from_dig_and_store() {
    // BYL-5.8
    let mut game = scene(&json!({"pillars": [2], "stored": ["start_rose"]}));
    act(&mut game, "dig a2");
    assert_eq!(pillars(&game, 0), 6);
    assert_eq!(cost(&game, "place start_rose r1c1 level 2 open se"), 6);
}

#[test]
fn byl_5_9_an_open_corner_gets_a_belvedere_and_may_lie_over_anything_lower() {
    // BYL-5.9
    let over = |garden: &[serde_json::Value], place: &str| {
        let mut game = building(garden, &json!({}));
        let before = seen(&game).supply.belvederes;
        act(&mut game, place);
        assert_eq!(seen(&game).supply.belvederes, before - 1, "{place}");
        let belvederes = player(&game, 0).garden.belvederes;
        belvederes.last().unwrap().cell.to_string()
    };
    assert_eq!(
        over(&[], "place basalt_16 r2c2 level 1 open se"),
        "r3c3",
        "the board"
    );
    let terrace = [tile("clay_01", "r1c1", 1)];
    assert_eq!(
        over(&terrace, "place basalt_16 r2c2 level 2 open nw"),
        "r2c2",
        "a terrace"
    );
    let belvedere = [open(tile("clay_01", "r1c1", 1), "se")];
    assert_eq!(
        over(&belvedere, "place basalt_16 r2c2 level 2 open nw"),
        "r2c2",
        "a belvedere"
    );
    let fountain = [
        tile("clay_01", "r3c1", 1),
        with(tile("clay_04", "r3c3", 1), &["fountain r3c2 r3c3"]),
    ];
    assert_eq!(
        over(&fountain, "place basalt_16 r2c3 level 2 open sw"),
        "r3c3",
        "a decoration"
    );
}

#[test]
fn byl_5_10_a_corner_may_be_left_open_to_save_pillars_but_only_one() {
    // BYL-5.10
    let game = building(&[], &json!({"pillars": [3]}));
    assert_eq!(refused(&game, "place basalt_16 r1c1 level 1"), "BYL-5.7");
    for corner in ["nw", "ne", "sw", "se"] {
        assert_eq!(
            cost(
                &game,
                &format!("place basalt_16 r1c1 level 1 open {corner}")
            ),
            3
        );
    }
    let poorer = building(&[], &json!({"pillars": [2]}));
    assert!(legal_with(&poorer, "place").is_empty());
}

#[test]
fn byl_5_11_belvederes_and_decorations_carry_no_pillar() {
    // BYL-5.11
    let belvedere = building(&[open(tile("clay_01", "r1c1", 1), "se")], &json!({}));
    assert_eq!(
        refused(&belvedere, "place basalt_16 r2c2 level 2"),
        "BYL-5.11"
    );
    assert_eq!(
        refused(&belvedere, "place basalt_16 r2c2 level 2 open se"),
        "BYL-5.11"
    );
    let fountain = [
        tile("clay_01", "r3c1", 1),
        with(tile("clay_04", "r3c3", 1), &["fountain r3c2 r3c3"]),
    ];
    let fountain = building(&fountain, &json!({}));
    assert_eq!(
        refused(&fountain, "place basalt_16 r2c3 level 2"),
        "BYL-5.11",
        "one end"
    );
    assert_eq!(
        refused(&fountain, "place basalt_16 r2c2 level 2"),
        "BYL-5.4",
        "both ends"
    );
    let staircase = [
        tile("clay_03", "r3c1", 1),
        with(turned("clay_08", "r3c3", 2, 270), &["staircase r3c2 r3c3"]),
    ];
    let staircase = building(&staircase, &json!({}));
    assert_eq!(
        refused(&staircase, "place basalt_16 r2c1 level 2"),
        "BYL-5.11"
    );
    assert!(allows(&staircase, "place basalt_16 r2c1 level 2 open se"));
    let bridge = [
        tile("clay_06", "r2c1", 1),
        with(turned("clay_16", "r2c4", 1, 270), &["bridge r2c2 r2c4"]),
    ];
    let bridge = building(&bridge, &json!({}));
    assert_eq!(
        refused(&bridge, "place basalt_16 r1c4 level 2"),
        "BYL-5.11",
        "an end of the bridge"
    );
    assert!(allows(&bridge, "place basalt_16 r1c4 level 2 open sw"));
}

#[test]
fn byl_5_12_not_exactly_over_another_tile() {
    // BYL-5.12
    let game = building(&[tile("clay_01", "r3c3", 1)], &json!({}));
    assert_eq!(refused(&game, "place basalt_16 r3c3 level 2"), "BYL-5.12");
    assert_eq!(
        refused(&game, "place basalt_16 r3c3 turn 90 level 3 open ne"),
        "BYL-5.12"
    );
    for shifted in ["r3c2", "r3c4", "r2c3", "r4c3", "r2c2", "r4c4"] {
        assert!(
            allows(&game, &format!("place basalt_16 {shifted} level 2")),
            "{shifted}"
        );
    }
    let half = [tile("clay_01", "r3c3", 1), tile("clay_04", "r3c4", 2)];
    let half = building(&half, &json!({}));
    assert!(
        allows(&half, "place basalt_16 r3c3 level 3"),
        "two terraces are on top"
    );
}

#[test]
fn byl_5_13_tiles_need_not_touch() {
    // BYL-5.13
    let game = building(&[tile("clay_01", "r1c1", 1)], &json!({}));
    assert!(allows(&game, "place basalt_16 r7c7 level 1"));
    assert!(allows(&game, "place basalt_16 r1c3 level 1"));
}

#[test]
fn byl_5_14_a_pillar_covers_the_symbol_below_it() {
    // BYL-5.14: the fountain symbol of clay_01 lies on r1c2.
    let mut game = building(&[tile("clay_01", "r1c1", 1)], &json!({}));
    let symbol = |game: &ziggurat_babylon::Babylon| {
        player(game, 0).garden.cells[Cell::at(1, 2).unwrap().index()].symbol
    };
    assert_eq!(symbol(&game).unwrap().id(), "fountain");
    act(&mut game, "place basalt_16 r1c2 turn 180 level 2");
    assert_eq!(
        symbol(&game).unwrap().id(),
        "bridge",
        "that of the new tile"
    );
    assert!(!player(&game, 0).garden.terraces[0].corners[1].visible);
}

#[test]
fn byl_5_15_nothing_is_moved_or_removed() {
    // BYL-5.15
    let mut before: Vec<Vec<String>> = Vec::new();
    let things = |walk: &Walk<ziggurat_babylon::Babylon>| -> Vec<Vec<String>> {
        let of = |p: &ziggurat_babylon::PlayerView| {
            let terraces = p.garden.terraces.iter().map(|t| {
                let supports: Vec<_> = t.corners.iter().map(|c| c.support).collect();
                format!(
                    "{} {} {} {:?} {supports:?}",
                    t.tile.tile, t.at, t.level, t.turn
                )
            });
            let decorations = p.garden.decorations.iter().map(|d| {
                let parts: Vec<_> = d.parts.iter().map(|part| (part.cell, part.level)).collect();
                format!("{} {parts:?}", d.decoration)
            });
            terraces.chain(decorations).collect()
        };
        seen(&walk.position).players.iter().map(of).collect()
    };
    in_random_play(4, |walk| {
        let now = things(walk);
        if walk.step > 0 {
            for (old, new) in before.iter().zip(&now) {
                assert!(old.iter().all(|thing| new.contains(thing)), "{walk}");
            }
        }
        before = now;
    });
}

#[test]
fn byl_5_16_a_low_statue_lies_under_the_open_corner_only() {
    // BYL-5.16
    let garden = [
        with(turned("clay_01", "r1c1", 1, 180), &["statue r2c2"]),
        tile("clay_04", "r2c3", 1),
        tile("clay_05", "r3c1", 1),
    ];
    let game = building(&garden, &json!({}));
    assert_eq!(refused(&game, "place basalt_16 r2c2 level 3"), "BYL-5.16");
    assert_eq!(
        refused(&game, "place basalt_16 r2c2 level 3 open se"),
        "BYL-5.16"
    );
    assert_eq!(cost(&game, "place basalt_16 r2c2 level 3 open nw"), 6);
    assert_eq!(
        cost(&game, "place basalt_16 r2c2 level 2"),
        3,
        "here it carries"
    );
}

#[test]
fn byl_13_1_whoever_cannot_place_digs_and_ends() {
    // BYL-13.1
    let mut game = scene(
        &json!({"quarry": crate::quarry::quarry(&[("b2", "granite_05")]), "stored": ["start_rose"]}),
    );
    act(&mut game, "dig b2");
    assert_eq!(pillars(&game, 0), 0);
    assert_eq!(legal(&game), ["end keep granite_05", "end keep start_rose"]);
}

#[test]
fn byl_13_2_without_a_belvedere_four_supports_are_needed() {
    // BYL-13.2
    let none = json!({"options": {"tables": {"pieces": {"belvederes": 0}}}});
    let game = building(&[], &none);
    assert_eq!(
        refused(&game, "place basalt_16 r1c1 level 1 open se"),
        "BYL-13.2"
    );
    assert!(allows(&game, "place basalt_16 r1c1 level 1"));
    assert!(
        legal_with(&game, "place")
            .iter()
            .all(|text| !text.contains("open"))
    );
}

#[test]
fn byl_13_3_without_double_pillars_none_can_be_exchanged() {
    // BYL-13.3
    let few = |count: u8| json!({"options": {"tables": {"pieces": {"double_pillars": count}}}});
    let two = building(&[tile("clay_01", "r1c1", 1)], &few(2));
    assert_eq!(
        refused(&two, "place basalt_16 r4c4 level 2 open se"),
        "BYL-13.3"
    );
    assert!(allows(&two, "place basalt_16 r1c2 level 2"));
    let one = building(&[tile("clay_01", "r1c1", 1)], &few(1));
    assert_eq!(refused(&one, "place basalt_16 r1c2 level 2"), "BYL-13.3");
    assert_eq!(
        refused(&one, "place basalt_16 r1c2 level 2 open nw"),
        "BYL-13.3"
    );
    assert!(allows(&one, "place basalt_16 r1c2 level 2 open ne"));
}

#[test]
fn byl_13_4_a_tile_covers_other_things_through_its_open_corner_only() {
    // BYL-13.4
    let mut covering = 0;
    in_random_play(12, |walk| {
        for player in &seen(&walk.position).players {
            for terrace in &player.garden.terraces {
                for corner in terrace
                    .corners
                    .iter()
                    .filter(|corner| corner.support != Support::Open)
                {
                    let under =
                        |cell: Cell, level: u8| cell == corner.cell && level < terrace.level;
                    let hidden = player
                        .garden
                        .decorations
                        .iter()
                        .filter(|one| one.decoration.id() != "statue");
                    for part in hidden.flat_map(|one| &one.parts) {
                        assert!(!under(part.cell, part.level), "{walk}");
                    }
                    let mut belvederes = player.garden.belvederes.iter();
                    assert!(!belvederes.any(|one| under(one.cell, one.level)), "{walk}");
                    covering += 1;
                }
            }
        }
    });
    assert!(covering > 1_000);
    // The end of a bridge and a belvedere, under the open corners of two tiles.
    let garden = [
        open(tile("clay_06", "r2c1", 1), "sw"),
        with(turned("clay_16", "r2c4", 1, 270), &["bridge r2c2 r2c4"]),
    ];
    let mut game = building(&garden, &json!({"stored": ["start_rose"]}));
    let told = |events: &[Event]| -> Vec<(Option<&'static str>, String, bool)> {
        let Event::Placed { covered, .. } = &events[0] else {
            panic!("{events:?}");
        };
        let one = |c: &ziggurat_babylon::Covered| {
            (
                c.decoration.map(ziggurat_babylon::Decoration::id),
                c.cell.to_string(),
                c.hidden,
            )
        };
        covered.iter().map(one).collect()
    };
    let events = act(&mut game, "place basalt_16 r1c4 level 2 open sw");
    assert_eq!(
        told(&events),
        [(Some("bridge"), "r2c4".to_owned(), false)],
        "the rest of it is seen"
    );
    let events = act(&mut game, "place start_rose r3c1 level 2 open nw");
    assert_eq!(told(&events), [(None, "r3c1".to_owned(), true)]);
}
