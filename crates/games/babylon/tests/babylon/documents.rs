//! Positions written by hand: what may be left out, what is refused and why.

use serde_json::{Value, json};
use ziggurat_babylon::{Babylon, Phase};
use ziggurat_engine::{Chance, Game};
use ziggurat_testkit::{cases, fuzz, pass, recorded_match};

use crate::support::{
    building, deal_with, invalid, open, options, player, scene, seen, tile, tower, turned, with,
};

#[test]
fn little_is_enough() {
    let game: Babylon = serde_json::from_value(json!({"players": 2})).unwrap();
    game.validate().unwrap();
    let view = seen(&game);
    assert_eq!(
        (view.phase, view.round, view.tokens_left),
        (Phase::Digging, 1, 13)
    );
    assert_eq!(view.players[1].board.unwrap().id(), "iris");
    assert!(
        view.quarry
            .iter()
            .all(|spot| spot.tile.unwrap().material.id() == "clay")
    );
    assert_eq!(view.covered.len(), 32);
}

#[test]
fn a_garden_comes_back_as_it_was_written() {
    let garden = json!([
        with(turned("clay_01", "r3c3", 1, 180), &["statue r4c4"]),
        tile("clay_06", "r6c3", 1),
        with(turned("clay_16", "r6c6", 1, 270), &["bridge r6c4 r6c6"]),
        open(tile("clay_02", "r5c6", 2), "sw"),
    ]);
    let game = scene(&json!({"gardens": [garden]}));
    let document = serde_json::to_value(game).unwrap();
    let mut expected = garden;
    for terrace in expected.as_array_mut().unwrap() {
        let object = terrace.as_object_mut().unwrap();
        object.entry("turn").or_insert(json!(0));
    }
    for (written, expected) in document["gardens"][0]
        .as_array()
        .unwrap()
        .iter()
        .zip(expected.as_array().unwrap())
    {
        for (key, value) in expected.as_object().unwrap() {
            assert_eq!(&written[key], value);
        }
    }
}

#[test]
fn gardens_that_cannot_be_built_are_refused_with_the_rule() {
    let refused = |garden: &[Value]| invalid(&json!({"gardens": [garden]}));
    let cases = [
        (vec![tile("clay_01", "r1c1", 3)], "BYL-5.5"),
        (vec![tile("clay_01", "r8c1", 1)], "BYL-5.2"),
        (
            vec![tile("clay_01", "r1c1", 1), tile("clay_02", "r1c1", 2)],
            "BYL-5.12",
        ),
        (
            vec![tile("clay_01", "r1c1", 1), tile("clay_02", "r1c2", 1)],
            "BYL-5.3",
        ),
        (
            vec![with(tile("clay_01", "r1c1", 1), &["statue r1c2"])],
            "BYL-8.4",
        ),
        (
            vec![with(tile("clay_01", "r1c1", 1), &["bridge r1c1 r1c3"])],
            "BYL-8.4",
        ),
        (
            vec![with(tile("clay_01", "r1c1", 1), &["fountain r1c2 r1c3"])],
            "BYL-8.6",
        ),
        (
            vec![
                with(tile("clay_01", "r1c1", 1), &["statue r1c1"]),
                with(tile("clay_03", "r5c5", 1), &["statue r5c5"]),
            ],
            "BYL-6.4",
        ),
    ];
    for (garden, rule) in cases {
        let error = refused(&garden);
        assert!(error.contains(rule) && error.contains("seat 0"), "{error}");
    }
    let many: Vec<Value> = (0..17).map(|_| tile("clay_01", "r1c1", 1)).collect();
    assert!(refused(&many).contains("at most 16"));
    // A wild space that no token has allowed.
    let wild = [with(tile("clay_01", "r1c1", 1), &["statue r2c2"])];
    assert!(refused(&wild).contains("BYL-8.4"));
    assert!(
        player(
            &scene(&json!({"gardens": [wild], "token": "wild_space"})),
            0
        )
        .decorations[0]
            == 1
    );
}

#[test]
fn positions_that_cannot_exist_are_refused() {
    let two = json!({"quarry": [], "covered": []});
    for (changes, part) in [
        (json!({"players": 5}), "players"),
        (json!({"round": 12}), "round"),
        (json!({"round": 0}), "round"),
        (json!({"to_move": 4}), "to_move"),
        (json!({"pillars": [7]}), "BYL-7.1"),
        (json!({"pillars": [1, 1, 1, 1, 1]}), "pillars"),
        (
            json!({"boards": ["rose", "rose", "lily", "iris"]}),
            "BYL-2.1",
        ),
        (json!({"boards": ["rose"]}), "BYL-2.1"),
        (json!({"stored": ["start_iris"]}), "BYL-2.1"),
        (json!({"stored": ["clay_01", "clay_01"]}), "two places"),
        (
            json!({"stored": ["clay_01"], "quarry": ["clay_01"], "covered": []}),
            "two places",
        ),
        (json!({"covered": ["granite_01"]}), "BYL-2.3"),
        (json!({"covered": ["granite_01", "granite_01"]}), "twice"),
        (json!({"taken": "basalt_16"}), "BYL-3.4"),
        (json!({"placed": true}), "BYL-3.4"),
        (json!({"phase": "building", "placed": true}), "BYL-5.1"),
        (json!({"phase": "building", "wild_used": true}), "BYL-6.1"),
        (json!({"phase": "over"}), "BYL-3.5"),
        (json!({"phase": "removing"}), "BYL-2.7"),
        (json!({"phase": "picking"}), "BYL-2"),
        (two, "BYL-4.9"),
        (json!({"round": 11, "token": "wild_space"}), "BYL-3.2"),
        (json!({"unseen_tokens": {"none": 5}}), "BYL-3.2"),
        (json!({"to_remove": 2}), "BYL-2.7"),
        (json!({"round": 1, "gardens": [tower(8)]}), "BYL-3.1"),
        (
            json!({"options": {"tables": {"pieces": {"statues": 0}}}, "gardens": [[with(tile("clay_01", "r1c1", 1), &["statue r1c1"])]]}),
            "BYL-2.9",
        ),
        (json!({"nonsense": 1}), "nonsense"),
    ] {
        let error = invalid(&changes);
        assert!(error.contains(part), "{changes}: {error}");
    }
}

#[test]
fn decorations_at_any_time_come_back_too() {
    // A statue that could only be built after a later tile, under a bridge that came after it.
    let anywhere = json!({"decoration_must_use_placed_tile": false});
    let options = json!({"tables": {"switches": anywhere}});
    let mut game = building(
        &[
            with(tile("clay_01", "r1c1", 1), &["statue r1c1"]),
            tile("clay_03", "r3c3", 1),
        ],
        &json!({"options": options, "taken": "clay_05"}),
    );
    for text in [
        "place clay_05 r1c3 level 1",
        "build statue r1c3",
        "build statue r3c3",
    ] {
        crate::support::act(&mut game, text);
        let text = serde_json::to_string(&game).unwrap();
        assert_eq!(serde_json::from_str::<Babylon>(&text).unwrap(), game);
    }
}

#[test]
fn bent_documents_never_break_anything() {
    let mut chance = Chance::new(11);
    let mut read = 0;
    for seed in 0..400 {
        let mut game = deal_with(
            options(json!({"promo_cards": true})),
            2 + (seed % 3) as u8,
            seed,
        );
        for _ in 0..chance.below(120) {
            let Some(seat) = game.waiting().must.first() else {
                break;
            };
            let action = game.sample(seat, &mut chance).unwrap();
            game.play_silent(seat, &action, &mut chance);
        }
        let mut document = serde_json::to_value(game).unwrap();
        for _ in 0..4 {
            fuzz::bend(&mut document, &mut chance);
            let text = document.to_string();
            read += usize::from(
                serde_json::from_str::<Babylon>(&text).is_ok_and(|game| game.validate().is_ok()),
            );
            pass(fuzz::position_json::<Babylon>(text.as_bytes()));
        }
    }
    assert!(read > 20, "{read} were possible positions");
}

#[test]
fn bent_actions_and_files_never_break_anything() {
    let mut chance = Chance::new(12);
    let case = &cases::<Babylon>()[1];
    let file = recorded_match(case, 3).unwrap().to_json().unwrap();
    pass(fuzz::game_log::<Babylon>(file.as_bytes()));
    for text in [
        "dig b3",
        "place clay_03 r8c8 turn 90 level 255 open se",
        "build bridge r1c1 r8c8",
        "end keep start_rose",
        "pick lily",
        "remove d4",
    ] {
        pass(fuzz::action_text::<Babylon>(text.as_bytes()));
        for _ in 0..60 {
            let mut bytes = text.as_bytes().to_vec();
            let place = chance.index(bytes.len());
            bytes[place] = b' ' + chance.below(90) as u8;
            pass(fuzz::action_text::<Babylon>(&bytes));
        }
    }
}
