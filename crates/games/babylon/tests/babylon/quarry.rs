//! Section 4: what a dig brings.

use serde_json::{Value, json};
use ziggurat_babylon::{Babylon, Event, Material, Phase, Spot};
use ziggurat_engine::Game;

use crate::support::{act, active, building, legal, pillars, recorded, refused, scene, seen};

/// A quarry of which these places are not clay: `("b2", "granite_05")`, or empty with `""`.
pub(crate) fn quarry(others: &[(&str, &str)]) -> Value {
    let place = |spot: Spot| {
        let other = others.iter().find(|(at, _)| *at == spot.to_string());
        match other {
            None => json!(format!("clay_{:02}", spot.index() + 1)),
            Some((_, "")) => Value::Null,
            Some((_, tile)) => json!(tile),
        }
    };
    Spot::all().map(place).collect()
}

fn digging(others: &[(&str, &str)], changes: &Value) -> Babylon {
    let mut all = json!({"quarry": quarry(others)});
    for (key, value) in changes.as_object().into_iter().flatten() {
        all[key] = value.clone();
    }
    scene(&all)
}

/// What seat 0, the rose, gets for a place, and what the dig says about it.
fn dug(game: &Babylon, spot: &str) -> u8 {
    let promised = seen(game)
        .quarry
        .iter()
        .find(|s| s.spot.to_string() == spot)
        .unwrap()
        .pillars[0];
    let mut copy = *game;
    let before = pillars(game, 0);
    let events = act(&mut copy, &format!("dig {spot}"));
    let got = pillars(&copy, 0) - before;
    assert_eq!(got, promised);
    assert!(matches!(events[0], Event::Dug { pillars, .. } if pillars == got));
    got
}

#[test]
fn byl_4_1_any_visible_tile_can_be_taken() {
    // BYL-4.1
    let game = digging(&[("a1", ""), ("b2", "basalt_01")], &json!({}));
    let all = legal(&game);
    assert_eq!(all.len(), 15);
    assert_eq!(refused(&game, "dig a1"), "BYL-4.1");
    let mut after = game;
    act(&mut after, "dig b2");
    assert_eq!(seen(&after).turn.taken.unwrap().tile.id(), "basalt_01");
}

#[test]
fn byl_4_2_walls_and_neighbours_of_the_same_or_a_lower_layer_bring_pillars() {
    // BYL-4.2: clay_06 and clay_11 are of other flowers than the rose.
    let game = digging(
        &[
            ("b1", "granite_05"),
            ("a2", "basalt_05"),
            ("c2", "granite_06"),
        ],
        &json!({}),
    );
    assert_eq!(
        dug(&game, "b2"),
        4,
        "lower neighbours count like equal ones"
    );
    assert_eq!(
        dug(&game, "b1"),
        1,
        "the wall; its neighbours are all higher"
    );
    assert_eq!(dug(&game, "a2"), 1, "the wall");
    assert_eq!(dug(&game, "c2"), 0, "four higher neighbours");
    let pair = digging(
        &[
            ("b2", "granite_05"),
            ("c2", "granite_06"),
            ("b3", "basalt_05"),
        ],
        &json!({}),
    );
    assert_eq!(
        dug(&pair, "b2"),
        2,
        "one neighbour in its own layer, one below"
    );
    assert_eq!(dug(&pair, "b3"), 0);
}

#[test]
fn byl_4_3_only_orthogonal_neighbours_and_walls_in_every_layer() {
    // BYL-4.3: all around b2 is higher, what lies diagonally is not.
    let diagonal = [
        ("a1", "basalt_05"),
        ("c1", "basalt_06"),
        ("a3", "basalt_09"),
        ("c3", "basalt_10"),
        ("b2", "granite_05"),
    ];
    let game = digging(&diagonal, &json!({}));
    assert_eq!(dug(&game, "b2"), 0);
    assert_eq!(dug(&game, "a1"), 2, "two walls, in the lowest layer too");
    let granite = digging(&[("d4", "granite_05")], &json!({}));
    assert_eq!(dug(&granite, "d4"), 2);
}

#[test]
fn byl_4_4_an_empty_neighbour_brings_nothing() {
    // BYL-4.4
    let empty = [("b1", ""), ("a2", "")];
    assert_eq!(dug(&digging(&empty, &json!({})), "b2"), 2);
    let other = json!({"options": {"tables": {"switches": {"pillars_per_empty_neighbour": 1}}}});
    assert_eq!(dug(&digging(&empty, &other), "b2"), 4);
}

#[test]
fn byl_4_5_a_players_own_flower_brings_one_more() {
    // BYL-4.5: clay_01 to clay_04 show the rose.
    let game = digging(&[], &json!({}));
    assert_eq!(
        (dug(&game, "a1"), dug(&game, "d1"), dug(&game, "a2")),
        (5, 5, 4)
    );
    let iris = digging(
        &[],
        &json!({"boards": ["iris", "rose", "lily", "marigold"]}),
    );
    assert_eq!((dug(&iris, "a1"), dug(&iris, "a2")), (4, 5));
    let most = seen(&game)
        .quarry
        .iter()
        .flat_map(|spot| spot.pillars.clone())
        .max();
    assert_eq!(most, Some(5));
}

#[test]
fn byl_4_6_tokens_add_and_subtract_but_not_below_zero() {
    // BYL-4.6
    let low = [("b2", "granite_05")];
    assert_eq!(
        dug(&digging(&low, &json!({"token": "pillar_minus"})), "b2"),
        0
    );
    assert_eq!(
        dug(&digging(&low, &json!({"token": "pillar_plus"})), "b2"),
        1
    );
    assert_eq!(
        dug(&digging(&[], &json!({"token": "pillar_minus"})), "a1"),
        4
    );
}

#[test]
fn byl_4_7_pillars_are_counted_before_the_tile_is_taken() {
    // BYL-4.7: below clay comes granite, which would bring nothing here.
    let mut game = digging(&[], &json!({}));
    let record = recorded(&mut game, "dig b2");
    assert_eq!(pillars(&game, 0), 4);
    let Event::Dug {
        revealed: Some(below),
        tile,
        ..
    } = &record.events[0]
    else {
        panic!("{:?}", record.events);
    };
    assert_eq!(
        (tile.id(), below.material()),
        ("clay_06", Material::Granite)
    );
    let view = seen(&game);
    assert_eq!(view.quarry[5].tile.unwrap().tile, *below);
    assert_eq!(view.turn.taken.unwrap().tile.id(), "clay_06");
    assert!(record.barrier, "what came to light cannot be taken back");
    let mut last = digging(&[("b2", "basalt_05")], &json!({}));
    let record = recorded(&mut last, "dig b2");
    assert!(!record.barrier && seen(&last).quarry[5].tile.is_none());
}

#[test]
fn byl_4_8_a_short_supply_gives_what_is_left() {
    // BYL-4.8
    let few = json!({"options": {"tables": {"pieces": {"single_pillars": 3}}}});
    let mut game = digging(&[], &few);
    let events = act(&mut game, "dig a1");
    assert!(matches!(
        events[0],
        Event::Dug {
            pillars: 3,
            missing: 2,
            ..
        }
    ));
    assert_eq!(
        (pillars(&game, 0), seen(&game).supply.single_pillars),
        (3, 0)
    );
}

#[test]
fn byl_4_9_an_empty_quarry_is_skipped() {
    // BYL-4.9
    let nothing =
        json!({"quarry": [], "covered": [], "taken": "basalt_16", "stored": [null, "clay_01"]});
    let mut game = building(&[], &nothing);
    let events = act(&mut game, "end");
    assert!(matches!(
        events.last(),
        Some(Event::TurnBegan { dig: false, .. })
    ));
    assert_eq!((seen(&game).phase, active(&game).0), (Phase::Building, 1));
    assert_eq!(refused(&game, "dig a1"), "BYL-4.9");
    assert_eq!(legal(&game), ["end"]);
    // With the usual numbers it cannot happen.
    for (players, used) in [(2, 36), (3, 42), (4, 44)] {
        let tables = ziggurat_babylon::Tables::default();
        assert_eq!(
            tables.rounds(players) * players + tables.removed(players),
            used
        );
        assert!(used < 48 && Babylon::INFO.seats.contains(&players));
    }
}

#[test]
fn byl_x6_an_untouched_quarry_brings_four_everywhere() {
    // BYL-X6
    let game = digging(&[], &json!({}));
    for spot in &seen(&game).quarry {
        assert_eq!(spot.walls + spot.neighbours, 4, "{}", spot.spot);
        let own = spot.tile.unwrap().flower.id() == "rose";
        assert_eq!(spot.pillars[0], 4 + u8::from(own));
    }
}

#[test]
fn byl_x7_granite_among_clay_brings_nothing() {
    // BYL-X7
    assert_eq!(dug(&digging(&[("b2", "granite_05")], &json!({})), "b2"), 0);
    assert_eq!(dug(&digging(&[("b2", "granite_01")], &json!({})), "b2"), 1);
}
