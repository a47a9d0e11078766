//! Section SWB-10: the end of an age.

use serde_json::json;
use ziggurat_seven_wonders::Event;

use crate::support::{points, scene, turn, view};

fn fight(age: u64, reds: [&[&str]; 3]) -> Vec<(i32, [u8; 3], u8)> {
    let cities: Vec<_> = reds
        .iter()
        .map(|cards| json!({"structures": cards}))
        .collect();
    let mut game = scene(3, json!({"age": age, "turn": 6, "cities": cities}));
    turn(&mut game, &[]);
    let cities = view(&game).cities;
    (0..3)
        .map(|city| {
            (
                points(&game, city, "military"),
                cities[city].victories,
                cities[city].defeats,
            )
        })
        .collect()
}

/// SWB-10.1, SWB-10.2, SWB-10.3: more shields win 1, 3 or 5 points, fewer lose 1, equal ones nothing.
#[test]
fn swb_10_1_swb_10_2_swb_10_3_victories_by_age() {
    for (age, tokens, value) in [(1, [1, 0, 0], 1), (2, [0, 1, 0], 3), (3, [0, 0, 1], 5)] {
        let result = fight(age, [&["stockade"], &["guard_tower", "barracks"], &[]]);
        assert_eq!(result[0], (value - 1, tokens, 1), "SWB-10.3: age {age}");
        assert_eq!(
            result[1],
            (2 * value, tokens.map(|n| n * 2), 0),
            "SWB-10.2: left and right separately"
        );
        assert_eq!(result[2], (-2, [0; 3], 2), "SWB-10.3");
    }
    let draw = fight(1, [&["stockade"], &["barracks"], &["guard_tower"]]);
    assert!(
        draw.iter().all(|city| *city == (0, [0; 3], 0)),
        "SWB-10.3: equal"
    );
}

/// SWB-10.4: tokens are kept and public.
#[test]
fn swb_10_4_tokens_are_kept() {
    let cities = json!([{"victories": {"ones": 2, "threes": 1}, "defeats": 1}, {}, {}]);
    let mut game = scene(3, json!({"age": 2, "turn": 6, "cities": cities}));
    turn(&mut game, &[]);
    assert_eq!(
        (
            view(&game).cities[0].victories,
            points(&game, 0, "military")
        ),
        ([2, 1, 0], 4),
        "SWB-10.4"
    );
}

/// SWB-10.1: conflicts are fought after the last turn of an age, once.
#[test]
fn swb_10_1_conflicts_come_once_an_age() {
    let cities = json!([{"structures": ["stockade"]}, {}, {}]);
    for turn_number in 1..=6 {
        let mut game = scene(3, json!({"age": 2, "turn": turn_number, "cities": cities}));
        let fights = turn(&mut game, &[])
            .iter()
            .filter(|event| matches!(event, Event::Fought { .. }))
            .count();
        assert_eq!(fights, if turn_number == 6 { 3 } else { 0 }, "SWB-10.1");
    }
}
