//! Section 1: the garden, tiles, symbols, tops and turns.

use std::collections::BTreeMap;

use serde_json::json;
use ziggurat_babylon::{Cell, Corner, Decoration, Flower, Material, Tables, Tile, Turn};

use crate::support::{act, allows, building, player, refused, scene, seen, tile, tower, with};

#[test]
fn byl_1_1_a_garden_has_eight_rows_and_columns() {
    // BYL-1.1
    assert_eq!(player(&scene(&json!({})), 0).garden.cells.len(), 64);
    let names: Vec<String> = Cell::all().map(|cell| cell.to_string()).collect();
    assert_eq!(names[0], "r1c1");
    assert_eq!(names[8 * 3 + 5], "r4c6");
    assert_eq!(names[63], "r8c8");
    assert!("r9c1".parse::<Cell>().is_err() && "r0c1".parse::<Cell>().is_err());
    let at = |text: &str| text.parse::<Cell>().map(|cell| (cell.row(), cell.column()));
    assert_eq!(at("r4c6"), Ok((4, 6)));
}

#[test]
fn byl_1_2_levels_go_on_without_a_limit() {
    // BYL-1.2
    let game = building(&tower(11), &json!({"round": 11, "taken": "basalt_16"}));
    assert_eq!(player(&game, 0).garden.highest, 11);
    assert!(allows(&game, "place basalt_16 r1c2 level 12"));
    let ground = player(&scene(&json!({})), 0).garden;
    assert!(
        ground
            .cells
            .iter()
            .all(|cell| cell.level == 0 && cell.terrace.is_none())
    );
}

#[test]
fn byl_1_3_a_tile_covers_four_cells_and_shows_symbols() {
    // BYL-1.3
    let mut game = building(&[], &json!({}));
    act(&mut game, "place basalt_16 r3c5 level 1");
    let garden = player(&game, 0).garden;
    let covered: Vec<String> = garden.terraces[0]
        .corners
        .iter()
        .map(|c| c.cell.to_string())
        .collect();
    assert_eq!(covered, ["r3c5", "r3c6", "r4c5", "r4c6"]);
    let symbols: Vec<_> = garden.terraces[0]
        .corners
        .iter()
        .map(|c| c.symbol.map(Decoration::id))
        .collect();
    assert_eq!(
        symbols,
        [
            Some("statue"),
            Some("staircase"),
            Some("fountain"),
            Some("bridge")
        ]
    );
    let levels = garden.cells.iter().filter(|cell| cell.level == 1).count();
    assert_eq!(levels, 4);
    let blank = Tables::default().face("clay_01".parse().unwrap());
    assert_eq!(blank.printed(Corner::Se), None);
}

#[test]
fn byl_1_4_and_1_5_tiles_by_material_flower_and_symbols() {
    // BYL-1.4, BYL-1.5
    let tables = Tables::default();
    let mut shares: BTreeMap<(Material, Flower), u8> = BTreeMap::new();
    let mut symbols = [0; 4];
    for tile in Tile::all() {
        let face = tables.face(tile);
        *shares.entry((tile.material(), face.flower())).or_default() += 1;
        let shown = face.symbols(Turn::NONE);
        let expected = match tile.material() {
            Material::Clay => 2,
            Material::Granite => 3,
            Material::Basalt | Material::Start => 4,
        };
        assert_eq!(shown.iter().flatten().count(), expected, "{tile}");
        shown
            .iter()
            .flatten()
            .for_each(|kind| symbols[kind.index()] += 1);
    }
    for (&(material, flower), &count) in &shares {
        let expected = if material == Material::Start { 1 } else { 4 };
        assert_eq!(count, expected, "{material} {flower}");
    }
    assert_eq!((shares.len(), symbols), (16, [40; 4]));
    for &flower in Flower::ALL {
        let start = Tile::start(flower);
        let kinds: std::collections::BTreeSet<_> =
            tables.face(start).symbols(Turn::NONE).into_iter().collect();
        assert_eq!((tables.face(start).flower(), kinds.len()), (flower, 4));
    }
}

#[test]
fn byl_1_6_decorations_take_one_two_or_three_cells() {
    // BYL-1.6: a bridge from r1c2 to r1c4 has its middle on r1c3.
    let garden = [
        with(tile("clay_06", "r1c1", 1), &[]),
        with(
            json!({"tile": "clay_16", "at": "r1c4", "turn": 270, "level": 1}),
            &["bridge r1c2 r1c4"],
        ),
        with(tile("clay_01", "r4c1", 1), &["statue r4c1"]),
        with(tile("clay_04", "r4c3", 1), &["fountain r4c2 r4c3"]),
    ];
    let game = building(&garden, &json!({}));
    let sizes: BTreeMap<&str, usize> = player(&game, 0)
        .garden
        .decorations
        .iter()
        .map(|one| (one.decoration.id(), one.parts.len()))
        .collect();
    assert_eq!(
        sizes,
        BTreeMap::from([("bridge", 3), ("fountain", 2), ("statue", 1)])
    );
    let mut game = building(&[tile("clay_03", "r1c1", 1)], &json!({"taken": "clay_08"}));
    act(&mut game, "place clay_08 r1c3 turn 270 level 2 open sw");
    act(&mut game, "build staircase r1c2 r1c3");
    assert_eq!(player(&game, 0).garden.decorations[0].parts.len(), 2);
    assert_eq!(refused(&game, "build statue r1c1 r1c2"), "BYL-1.6");
    assert_eq!(refused(&game, "build bridge r1c1"), "BYL-1.6");
}

#[test]
fn byl_1_7_belvederes_are_not_decorations() {
    // BYL-1.7
    let mut game = building(&[], &json!({}));
    act(&mut game, "place basalt_16 r1c1 level 1 open ne");
    let view = player(&game, 0);
    assert_eq!(
        (view.garden.belvederes.len(), view.garden.decorations.len()),
        (1, 0)
    );
    assert_eq!(view.decorations, [0; 4]);
    assert_eq!(view.garden.belvederes[0].cell.to_string(), "r1c2");
}

#[test]
fn byl_1_8_and_1_9_the_top_is_the_highest_terrace_or_bridge() {
    // BYL-1.8, BYL-1.9: the middle of the bridge lies over the board.
    let garden = [
        tile("clay_06", "r1c1", 1),
        with(
            json!({"tile": "clay_16", "at": "r1c4", "turn": 270, "level": 1}),
            &["bridge r1c2 r1c4"],
        ),
    ];
    let game = building(&garden, &json!({}));
    let cells = player(&game, 0).garden.cells;
    let cell = |text: &str| cells[text.parse::<Cell>().unwrap().index()];
    assert_eq!(
        (cell("r1c3").level, cell("r1c3").terrace, cell("r1c3").free),
        (1, None, false)
    );
    assert_eq!((cell("r2c3").level, cell("r2c3").free), (0, true));
    assert_eq!(
        (cell("r1c1").level, cell("r1c1").terrace, cell("r1c1").free),
        (1, Some(0), true)
    );
    assert!(!cell("r1c2").free, "an end of the bridge stands there");
    // A pillar stands on a free top only: three corners of a tile over the ends do not.
    assert_eq!(refused(&game, "place basalt_16 r1c2 level 2"), "BYL-5.4");
}

#[test]
fn byl_1_10_a_quarter_turn_moves_corners_clockwise() {
    // BYL-1.10
    let face = Tables::default().face("basalt_16".parse().unwrap());
    let mut corners = [Corner::Nw, Corner::Ne, Corner::Se, Corner::Sw];
    for turn in Turn::all() {
        for (&printed, &now) in [Corner::Nw, Corner::Ne, Corner::Se, Corner::Sw]
            .iter()
            .zip(&corners)
        {
            assert_eq!(
                face.symbol(turn, now),
                face.printed(printed),
                "{turn:?} {printed}"
            );
        }
        corners.rotate_left(1);
    }
    let game = building(&[], &json!({}));
    for degrees in [0, 90, 180, 270] {
        assert!(allows(
            &game,
            &format!("place basalt_16 r1c1 turn {degrees} level 1")
        ));
    }
    assert!(
        "place basalt_16 r1c1 turn 45 level 1"
            .parse::<ziggurat_babylon::Action>()
            .is_err()
    );
    assert_eq!(
        seen(&game).turn.taken.unwrap().symbols[0],
        Some(Decoration::Statue)
    );
}
