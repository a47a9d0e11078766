//! Sections 8, 14 and 15: building, players without cities, impassable squares, the end.

use serde_json::json;
use ziggurat_battalia::{Action, Battalia, Event, Phase};
use ziggurat_engine::Game;

use crate::support::{
    act, acts, allows, cards, city, city_at, hand, legal_with, pile, points, read, refused, road,
    scene, view,
};

fn rich(change: impl FnOnce(&mut serde_json::Value)) -> Battalia {
    scene("6 barfolk_tribesman, 6 supply", change)
}

#[test]
fn bat_8_1_roads() {
    let mut game = scene("3 barfolk_tribesman, 2 supply", |_| {});
    act(&mut game, "build curve");
    assert_eq!(hand(&game, 0).len(), 3, "BAT-8.1: a tribesman and a Supply");
    assert_eq!(
        legal_with(&game, "place b1"),
        ["place b1 nw", "place b1 sw"],
        "BAT-1.6, BAT-8.12: turned as it fits"
    );
    act(&mut game, "place b1 sw");
    assert_eq!(pile(&game, "curve"), 11, "BAT-8.1");
    act(&mut game, "build tee");
    assert!(
        hand(&game, 0).is_empty(),
        "BAT-8.1: two tribesmen and a Supply"
    );
    act(&mut game, "place b2 nes");
    let game = scene("barfolk_tribesman, supply", |_| {});
    assert_eq!(refused(&game, "build cross"), "BAT-8.1");
}

#[test]
fn bat_8_2_cities_cost_three_units_of_their_level() {
    for (level, unit) in [(1, "tribesman"), (2, "chief"), (3, "priest"), (4, "lord")] {
        for shape in ["one", "four"] {
            let mut game = scene(&format!("3 barfolk_{unit}"), |d| {
                d["board"]["b1"] = road("ew", "barfolk");
            });
            act(&mut game, &format!("build {shape} {level}"));
            let place = legal_with(&game, "place c1")[0].clone();
            act(&mut game, &place);
            assert_eq!(
                city_at(&game, "c1"),
                (level, Some(0)),
                "BAT-8.2: {shape} {level}"
            );
        }
    }
    let game = scene("2 barfolk_lord", |d| {
        d["board"]["b1"] = road("ew", "barfolk");
    });
    assert_eq!(refused(&game, "build one 4"), "BAT-8.2");
    for wrong in ["build one", "build straight 1"] {
        assert_eq!(refused(&game, wrong), "BAT-8.2", "cities have a level");
    }
    let wrong = "build one 5".parse::<Action>().unwrap_err();
    assert_eq!(wrong, "there is no level 5; cities have level 1, 2, 3 or 4");
}

#[test]
fn bat_8_3_and_8_4_raising_cities() {
    let mut game = scene("2 barfolk_chief, 2 barfolk_priest, 2 barfolk_lord", |_| {});
    acts(&mut game, &["upgrade a1", "upgrade a1", "upgrade a1"]);
    assert_eq!(
        (city_at(&game, "a1").0, points(&game, 0)),
        (4, 4),
        "BAT-8.3: each paid separately"
    );
    let game = scene("2 barfolk_lord", |d| {
        d["board"]["a1"] = city("barfolk", Some(0), 4);
    });
    assert_eq!(refused(&game, "upgrade a1"), "BAT-8.3");
    assert_eq!(refused(&game, "upgrade g1"), "BAT-8.3", "not your city");
    // All seven markers with 3 and 4 lie on the board.
    let squares = ["c1", "e1", "b2", "d2", "f2", "a3", "a5"];
    let many = |level: u8, own: u8, hand: &str| {
        scene(hand, |d| {
            d["options"] = json!({"end_level4_cities": 7});
            let kinds = ["barfolk", "islanders", "emberians", "cloudborn"];
            for (i, square) in squares.iter().enumerate() {
                let exits = if i < 4 { "n" } else { "e" };
                let terrain = kinds[i % 4];
                let shape = if i < 4 { json!(exits) } else { json!("ns") };
                d["board"][*square] = json!({"exits": shape, "city": true, "terrain": terrain, "owner": 0, "level": level});
            }
            d["board"].as_object_mut().unwrap().remove("c3");
            d["board"]["a1"] = city("barfolk", Some(0), own);
        })
    };
    let game = many(3, 2, "2 barfolk_priest, 3 barfolk_lord");
    assert_eq!(
        refused(&game, "upgrade a1"),
        "BAT-8.4",
        "BAT-1.7: no marker with 3 is left"
    );
    let game = many(3, 1, "2 barfolk_chief, 2 barfolk_lord");
    assert!(
        allows(&game, "upgrade a1"),
        "BAT-8.4: 1 to 2 turns the marker"
    );
    assert!(
        allows(&game, "upgrade c1"),
        "BAT-8.4: 3 to 4 turns the marker"
    );
}

#[test]
fn bat_8_5_placement() {
    let mut game = rich(|d| {
        d["board"]["b1"] = road("ew", "barfolk");
        d["board"]["a2"] = road("ns", "barfolk");
    });
    act(&mut game, "build straight");
    assert!(
        allows(&game, "place c1 ew") && allows(&game, "place a3 ns"),
        "BAT-8.5"
    );
    assert_eq!(refused(&game, "place c1 ns"), "BAT-8.5", "exits must meet");
    assert_eq!(refused(&game, "place b1 ew"), "BAT-8.5", "not empty");
    assert_eq!(
        refused(&game, "place f5 ns"),
        "BAT-8.5",
        "BAT-8.7: no connection to one of their cities"
    );
    assert_eq!(refused(&game, "place b2 ns"), "BAT-8.5", "a closed side");
    let placed = legal_with(&game, "place");
    assert_eq!(
        placed,
        ["place c1 ew", "place a3 ns"],
        "BAT-8.6, BAT-8.8: all that is possible"
    );
}

#[test]
fn bat_8_7_the_connection_runs_over_anything() {
    // a1 - b1 - c1 - c2 - neutral c3.
    let game = rich(|d| {
        d["board"]["b1"] = road("ew", "barfolk");
        d["board"]["c1"] = road("sw", "barfolk");
        d["board"]["c2"] = road("ns", "barfolk");
        d["seats"][1]["heroes"] = json!(["c2"]);
    });
    let mut built = game;
    act(&mut built, "build straight");
    assert!(
        allows(&built, "place b3 ew"),
        "BAT-8.7: beyond the neutral city"
    );
    assert_eq!(
        refused(&game, "build one 1"),
        "BAT-8.14",
        "BAT-8.10: a neutral city is a city"
    );
}

#[test]
fn bat_8_9_a_city_may_touch_the_ruins() {
    let common = rich(|d| {
        d["options"] = json!({"scenario": "alt2"});
        d["board"] = json!({"d2": city("barfolk", Some(0), 1)});
        d["display"] = json!([]);
    });
    assert_eq!(
        refused(&common, "build four 1"),
        "BAT-8.14",
        "BAT-8.9: there they are a city"
    );
    assert!(
        allows(&common, "build straight"),
        "BAT-18.2: and everybody may connect to them"
    );
    let mut linked = rich(|d| {
        d["board"] = json!({"b4": city("barfolk", Some(0), 1), "d5": road("ns", "barfolk"), "c4": road("ew", "barfolk")});
    });
    act(&mut linked, "build one 1");
    assert!(
        allows(&linked, "place e4 w"),
        "BAT-8.9, BAT-8.7: beside the ruins"
    );
}

#[test]
fn bat_8_11_and_14_without_a_city() {
    let mut game = scene("6 barfolk_tribesman, 6 supply, barfolk_weapon", |d| {
        d["board"]["a1"] = city("barfolk", Some(1), 1);
        d["board"]
            .as_object_mut()
            .unwrap()
            .retain(|square, _| !square.ends_with('3'));
        d["seats"][0]["heroes"] = json!([null, "a1"]);
    });
    assert_eq!(points(&game, 0), 0, "BAT-14.1");
    assert_eq!(
        refused(&game, "build straight"),
        "BAT-8.11",
        "BAT-14.2: no roads"
    );
    assert_eq!(refused(&game, "hire a a1"), "BAT-14.2");
    assert_eq!(refused(&game, "upgrade a1"), "BAT-8.3", "BAT-14.2");
    assert!(
        allows(&game, "recruit lord") && allows(&game, "attack a1 city with b"),
        "BAT-14.2"
    );
    act(&mut game, "build one 1");
    assert!(
        allows(&game, "place d3 s"),
        "BAT-8.11: anywhere beside a card"
    );
    act(&mut game, "place d3 s");
    act(&mut game, "build tee");
    let squares = legal_with(&game, "place");
    assert!(
        squares
            .iter()
            .all(|s| s.contains("d5") || s.contains("c4") || s.contains("e4")),
        "BAT-14.3: {squares:?}"
    );
}

#[test]
fn bat_8_13_and_8_14_piles() {
    let mut game =
        rich(|d| d["piles"]["straight"] = json!({"top": "cloudborn", "rest": {"islanders": 1}}));
    acts(&mut game, &["build straight", "place b1 ew"]);
    let tile = view(&game, 0)
        .tiles
        .into_iter()
        .find(|t| t.square.to_string() == "b1")
        .unwrap();
    assert_eq!(
        tile.terrain.unwrap().id(),
        "cloudborn",
        "BAT-8.13: that of the card"
    );
    assert_eq!(
        view(&game, 0).piles[11].top.unwrap().id(),
        "islanders",
        "BAT-8.12"
    );
    let game = rich(|d| d["piles"]["cross"] = json!({}));
    assert_eq!(refused(&game, "build cross"), "BAT-1.10", "BAT-8.14");
    // The only connected square is beside a city.
    let game = rich(|d| {
        d["board"] = json!({"a1": {"exits": "e", "city": true, "terrain": "barfolk", "owner": 0, "level": 1}});
    });
    assert_eq!(refused(&game, "build one 1"), "BAT-8.14");
}

#[test]
fn bat_15_1_five_cities_of_level_4() {
    let end = |needed: u8| {
        let mut game = scene("2 barfolk_lord", |d| {
            d["options"] = json!({"end_level4_cities": needed});
            d["board"]["a1"] = city("barfolk", Some(0), 3);
            d["board"]["c3"] = city("barfolk", Some(0), 4);
            d["board"]["e3"] = city("islanders", Some(0), 4);
        });
        let events = act(&mut game, "upgrade a1");
        (game, events)
    };
    let (game, events) = end(3);
    assert_eq!(
        view(&game, 0).phase,
        Phase::Over(ziggurat_battalia::EndReason::Cities),
        "BAT-15.1"
    );
    assert!(events.iter().any(|e| matches!(e, Event::GameOver { .. })));
    assert_eq!(game.outcome().unwrap().places[0], 1, "BAT-15.6");
    assert!(
        !events.iter().any(|e| matches!(e, Event::Discarded { .. })),
        "BAT-15.8: the turn is not finished"
    );
    let seat = ziggurat_engine::Seat(0);
    assert_eq!(
        game.check(seat, &"end".parse().unwrap())
            .unwrap_err()
            .rule
            .0,
        "BAT-15.8"
    );
    assert!(end(5).0.outcome().is_none(), "BAT-15.1");
}

/// A two-player board on which only a few squares are left.
fn nearly_full(open: &[&str]) -> serde_json::Value {
    let mut board = serde_json::Map::new();
    board.insert(
        "b2".into(),
        json!({"exits": "es", "city": true, "terrain": "barfolk", "owner": 0, "level": 1}),
    );
    json!({
        "players": 2, "removed": "cloudborn", "day": 4,
        "seats": [{"faction": "barfolk", "hand": cards("6 barfolk_tribesman, 6 supply")}, {"faction": "islanders"}],
        "board": board,
        "impassable": (b'b'..=b'f').flat_map(|c| (b'2'..=b'6').map(move |r| format!("{}{}", c as char, r as char)))
            .filter(|s| s != "b2" && s != "d4" && !open.contains(&s.as_str())).collect::<Vec<_>>(),
    })
}

#[test]
fn bat_15_2_the_board_is_full() {
    let mut game = read(&nearly_full(&["c2"]));
    acts(&mut game, &["build straight", "place c2 ew"]);
    assert_eq!(
        game.outcome().unwrap().reason,
        "board_full",
        "BAT-15.2, BAT-15.5"
    );
}

#[test]
fn bat_15_3_dead_pockets_become_impassable() {
    // c2 closed to the south: c3 can only be reached through it.
    let mut game = read(&nearly_full(&["c2", "d2", "c3"]));
    acts(&mut game, &["build straight", "place c2 ew"]);
    let view = view(&game, 0);
    assert!(
        view.impassable.iter().any(|s| s.to_string() == "c3"),
        "BAT-15.3, BAT-15.4"
    );
    assert!(
        !view.impassable.iter().any(|s| s.to_string() == "d2"),
        "BAT-15.3: d2 can be reached"
    );
    assert_eq!(refused(&game, "place c3 n"), "BAT-6.15");
    let mut open = read(&nearly_full(&["c2", "d2", "c3"]));
    acts(&mut open, &["build cross", "place c2 nesw"]);
    assert!(
        !crate::support::view(&open, 0)
            .impassable
            .iter()
            .any(|s| s.to_string() == "c3"),
        "BAT-15.3"
    );
    act(&mut open, "build straight");
    assert!(
        allows(&open, "place c3 ns"),
        "BAT-15.5, BAT-8.6: exits towards impassable squares are free"
    );
}

#[test]
fn bat_15_6_and_15_7_points_and_ties() {
    let rank = |cities: &[(&str, u8, u8)], heroes: [u8; 2]| {
        let mut game = scene("", |d| {
            d["options"] = json!({"week_limit": 1});
            d["day"] = json!(7);
            d["active"] = json!(3);
            d["board"] = json!({});
            let kinds = ["barfolk", "islanders", "emberians", "cloudborn"];
            for (i, (square, owner, level)) in cities.iter().enumerate() {
                d["board"][*square] = city(kinds[i % 4], Some(*owner), *level);
            }
            for seat in 0..2 {
                d["seats"][seat]["heroes"] = json!(vec!["d4"; heroes[seat].into()]);
            }
        });
        act(&mut game, "end");
        let outcome = game.outcome().unwrap();
        assert_eq!(outcome.reason, "week_limit", "BAT-15.9");
        outcome.places[..2].to_vec()
    };
    assert_eq!(
        rank(&[("a1", 0, 3), ("g1", 1, 2)], [0, 0]),
        [1, 2],
        "BAT-15.6"
    );
    assert_eq!(
        rank(&[("a1", 0, 4), ("g1", 1, 3), ("g7", 1, 1)], [0, 2]),
        [1, 2],
        "BAT-15.7: level 4"
    );
    assert_eq!(
        rank(
            &[("a1", 0, 2), ("c1", 0, 2), ("g1", 1, 3), ("g7", 1, 1)],
            [2, 0]
        ),
        [2, 1],
        "BAT-15.7: level 3"
    );
    assert_eq!(
        rank(&[("a1", 0, 1), ("g1", 1, 1)], [1, 0]),
        [1, 2],
        "BAT-15.7: heroes"
    );
    assert_eq!(
        rank(&[("a1", 0, 1), ("g1", 1, 1)], [1, 1]),
        [1, 1],
        "BAT-15.7: shared"
    );
}

#[test]
fn bat_15_10_the_guard_after_twelve_weeks() {
    let mut game = scene("", |d| {
        d["day"] = json!(84);
        d["active"] = json!(3);
    });
    act(&mut game, "end");
    assert_eq!(game.outcome().unwrap().reason, "guard", "BAT-15.10");
}

#[test]
fn bat_15_3_neutral_exits_keep_nothing_alive() {
    let mut document = nearly_full(&["c2", "d2", "e5"]);
    document["board"]["f5"] =
        json!({"exits": "nesw", "city": true, "terrain": "emberians", "level": 4});
    let impassable = document["impassable"].as_array_mut().unwrap();
    impassable.retain(|square| square != "f5");
    let mut game = read(&document);
    acts(&mut game, &["build straight", "place c2 ew"]);
    assert!(
        view(&game, 0)
            .impassable
            .iter()
            .any(|s| s.to_string() == "e5"),
        "BAT-15.3, BAT-15.4: only a neutral city shows an exit towards it"
    );
    assert!(game.outcome().is_none(), "d2 is still open");
}
