//! What the game tells bots: likely good actions, quick play to the end, and who is ahead.

use serde_json::json;
use ziggurat_engine::{Advice, Chance, Game, Seat};
use ziggurat_seven_wonders::{ActionKind, Options, SevenWonders};

use crate::support::{dealt, finished, legal, scene};

/// The legal action that promises most.
fn favourite(game: &SevenWonders, seat: u8) -> String {
    let mut actions = Vec::new();
    game.legal(Seat(seat), &mut actions);
    let mut weights = Vec::new();
    game.promise(Seat(seat), &actions, &mut weights);
    assert_eq!(weights.len(), actions.len());
    let best = (0..actions.len()).max_by(|a, b| weights[*a].total_cmp(&weights[*b]));
    actions[best.expect("something to do")].to_string()
}

#[test]
fn the_last_turn_goes_to_what_scores_most() {
    let city = json!({"wonder": "gizah", "hand": ["palace", "pantheon"], "structures": ["temple"],
        "coins": 3});
    let game = scene(3, json!({"age": 3, "turn": 6, "cities": [city]}));
    assert_eq!(favourite(&game, 0), "build pantheon chain");
}

#[test]
fn the_cheapest_of_equal_ways_promises_most() {
    let cities = json!([
        {"wonder": "gizah", "coins": 9, "hand": ["stockade"], "structures": ["east_trading_post"]},
        {"wonder": "olympia"}, {"wonder": "ephesos", "structures": ["lumber_yard"]}
    ]);
    let game = scene(3, json!({"cities": cities}));
    let mut actions = Vec::new();
    game.legal(Seat(0), &mut actions);
    let ways = ["build stockade right 1", "build stockade left 2"];
    let two: Vec<_> = ways.iter().map(|text| text.parse().unwrap()).collect();
    assert!(two.iter().all(|way| actions.contains(way)));
    let mut weights = Vec::new();
    game.promise(Seat(0), &two, &mut weights);
    assert!(weights[0] > weights[1], "{weights:?}");
}

/// Whatever a playout does is legal, in every phase of every combination of modules.
#[test]
fn playouts_keep_to_the_rules() {
    for players in 2..=8 {
        for number in [0, 7, 15, 31] {
            let mut game = dealt(Options::combination(number), players, 40);
            let mut chance = Chance::new(u64::from(players) * 100 + u64::from(number));
            while let Some(seat) = game.waiting().must.first() {
                let action = game.playout(seat, &mut chance).expect("something to do");
                let checked = game.check(seat, &action);
                assert!(checked.is_ok(), "{action}: {checked:?}");
                game.play_silent(seat, &action, &mut chance);
            }
        }
    }
}

/// A playout plays cards for what they are worth: it does not sell its way through the game.
#[test]
fn playouts_build() {
    let mut game = dealt(Options::default(), 4, 12);
    let mut chance = Chance::new(3);
    let (mut sold, mut all) = (0, 0);
    while let Some(seat) = game.waiting().must.first() {
        let action = game.playout(seat, &mut chance).expect("something to do");
        sold += u32::from(matches!(action.kind(), ActionKind::Sell { .. }));
        all += 1;
        game.play_silent(seat, &action, &mut chance);
    }
    assert!(sold * 3 < all, "{sold} of {all}");
}

#[test]
fn shares_of_the_victory_add_up_and_favour_the_leader() {
    let cities = json!([{"structures": ["altar"]}, {"structures": ["aqueduct", "baths"]}, {}]);
    let mut values = [0.0; 3];
    finished(3, cities).value(&mut values);
    let sum: f32 = values.iter().sum();
    assert!((sum - 1.0).abs() < 1e-5, "{values:?}");
    assert!(values[1] > values[0] && values[0] > values[2], "{values:?}");
    let game = dealt(Options::default(), 3, 1);
    assert!(!legal(&game, 0).is_empty());
}
