//! What the game tells bots: values that add up, and a feeling for heights, sets and lines.

use serde_json::{Value, json};
use ziggurat_babylon::Babylon;
use ziggurat_engine::{Advice, Chance, Game, Seat};
use ziggurat_testkit::{
    counsel::{self, values},
    pass,
};

use crate::support::{act, active, building, ended, in_random_play, scene, tile, turned, with};

/// The action that looks best to the seat that must act.
fn favourite(game: &Babylon) -> String {
    counsel::favourite(game, active(game))
}

#[test]
fn values_are_shares_of_one_victory() {
    in_random_play(3, |walk| pass(counsel::shares_of_one_victory(walk)));
}

#[test]
fn points_pillars_and_tiles_raise_the_value() {
    let statue = json!([[with(tile("clay_01", "r1c1", 1), &["statue r1c1"])]]);
    for changes in [
        json!({"gardens": statue}),
        json!({"pillars": [6]}),
        json!({"stored": ["basalt_01"]}),
    ] {
        let values = values(&scene(&changes));
        assert!(values[0] > values[1] + 0.005, "{changes}: {values:?}");
    }
    let high = [
        tile("granite_01", "r1c1", 1),
        tile("granite_02", "r1c2", 2),
        with(tile("clay_01", "r1c1", 3), &["statue r1c1"]),
    ];
    let low = [with(tile("clay_03", "r1c1", 1), &["statue r1c1"])];
    let values = values(&ended(&[&high, &low], &json!({})));
    assert!(values[0] > values[1], "{values:?}");
}

#[test]
fn chances_are_taken_at_once() {
    let mut game = building(
        &[tile("clay_01", "r1c1", 1)],
        &json!({"taken": "clay_04", "round": 10}),
    );
    assert_eq!(favourite(&game).split(' ').next(), Some("place"));
    act(&mut game, "place clay_04 r1c3 level 1");
    assert_eq!(favourite(&game), "build fountain r1c2 r1c3");
}

#[test]
fn in_the_last_round_a_tile_goes_where_it_brings_most() {
    // A fountain of level 2 beside r1c2, or nothing.
    let garden = [tile("clay_01", "r1c1", 2)];
    let game = building(&garden, &json!({"taken": "clay_04", "round": 11}));
    let best = favourite(&game);
    let place: Vec<&str> = best.split(' ').collect();
    assert_eq!((place[0], place[6]), ("place", "2"), "{best}");
    let mut after = game;
    act(&mut after, &best);
    assert!(favourite(&after).starts_with("build fountain"), "{best}");
}

#[test]
fn promo_lines_and_sets_are_seen() {
    // A statue on r4c2 or elsewhere in row 4 or column 2 brings promo points.
    let best = |options: Value| {
        let game = building(
            &[],
            &json!({"taken": "clay_01", "round": 11, "options": options, "pillars": [4]}),
        );
        favourite(&game)
    };
    let mut game = building(
        &[],
        &json!({"taken": "clay_01", "round": 11, "options": {"promo_cards": true}, "pillars": [4]}),
    );
    let place = best(json!({"promo_cards": true}));
    act(&mut game, &place);
    let statue = favourite(&game);
    act(&mut game, &statue);
    assert_eq!(
        crate::support::points(&game, 0, "promo_cards"),
        2,
        "{place}, {statue}"
    );
    // The bridge that completes a set before the fountain that does not.
    let garden = [
        with(tile("clay_03", "r1c1", 1), &["statue r1c1"]),
        with(turned("clay_08", "r1c3", 2, 270), &["staircase r1c2 r1c3"]),
        tile("clay_01", "r4c1", 1),
        with(tile("clay_04", "r4c3", 1), &["fountain r4c2 r4c3"]),
        tile("clay_06", "r7c1", 1),
    ];
    let game = building(&garden, &json!({"taken": "clay_16", "round": 11}));
    let mut after = game;
    act(&mut after, &favourite(&game));
    assert!(
        favourite(&after).starts_with("build bridge"),
        "{}",
        favourite(&game)
    );
}

#[test]
fn playouts_know_every_moment() {
    let mut chance = Chance::new(3);
    in_random_play(3, |walk| pass(counsel::playouts_know_the_moment(walk)));
    let game = scene(&json!({}));
    assert!(game.playout(Seat(1), &mut chance).is_none());
}

#[test]
fn advised_games_bring_many_points() {
    let mut sums = [0, 0];
    for seed in 0..12 {
        for (kind, sum) in sums.iter_mut().enumerate() {
            let mut chance = Chance::new(seed);
            let mut game = Babylon::setup(&Default::default(), 2, &mut chance).unwrap();
            while let Some(seat) = game.waiting().must.first() {
                let action = match kind {
                    0 => game.playout(seat, &mut chance),
                    _ => game.sample(seat, &mut chance),
                };
                game.play_silent(seat, &action.unwrap(), &mut chance);
            }
            *sum += game.score().iter().map(|points| points.sum).sum::<i32>();
        }
    }
    assert!(sums[0] > 4 * sums[1], "{sums:?}");
}
