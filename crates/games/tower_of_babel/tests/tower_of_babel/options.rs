//! Options and tables: other values can be played with, broken ones are refused with the reason.

use serde_json::{Value, json};
use ziggurat_engine::{Chance, Game};
use ziggurat_tower_of_babel::{Options, Tables, TowerOfBabel};

use crate::support::{act, of_ships, offered, points, seen};

/// Why options are refused, when they are read or when a game is dealt.
fn refusal(options: Value) -> String {
    match serde_json::from_value::<Options>(options) {
        Err(error) => error.to_string(),
        Ok(options) => match TowerOfBabel::setup(&options, 3, &mut Chance::new(1)) {
            Ok(_) => panic!("the options are accepted"),
            Err(error) => error.to_string(),
        },
    }
}

#[test]
fn tob_2_1_numbers_outside_their_limits_are_refused() {
    for (options, words) in [
        (
            json!({"double_turn_max_per_turn": 0}),
            "choose 1 or 2 (TOB-11.15)",
        ),
        (
            json!({"double_turn_max_per_turn": 3}),
            "choose 1 or 2 (TOB-11.15)",
        ),
        (
            json!({"stall_limit_rounds": 2}),
            "choose 3 to 100 (TOB-16.7)",
        ),
        (
            json!({"stall_limit_rounds": 101}),
            "choose 3 to 100 (TOB-16.7)",
        ),
        (json!({"jokers": true}), "unknown field"),
    ] {
        let error = refusal(options);
        assert!(error.contains(words), "{error}");
    }
}

fn broken_discs() -> Vec<(Value, &'static str)> {
    vec![
        (
            json!({"tables": {"discs": {"ship": [3, 4, 4, 5, 6]}}}),
            "needs exactly 6 entries, not 5",
        ),
        (
            json!({"tables": {"discs": {"ship": [3, 4, 4, 4, 6, 6]}}}),
            "no ship disc shows a 5",
        ),
        (
            json!({"tables": {"discs": {"crane": [0, 4, 4, 5, 5, 6]}}}),
            "from 1 to 9",
        ),
        (
            json!({"tables": {"discs": {"crane": [3, 4, 4, 5, 5, 10]}}}),
            "from 1 to 9",
        ),
        (
            json!({"tables": {"discs": {"donkey": [3, 4, 4, 5, 5, 6]}}}),
            "unknown field",
        ),
        (
            json!({"tables": {"two_kind_discs": ["camel_2_mason_3"]}}),
            "needs exactly 4 entries, not 1",
        ),
        (
            json!({"tables": {"two_kind_discs": ["camel_2_camel_3", "mason_2_ship_3", "ship_2_crane_3", "crane_2_camel_3"]}}),
            "is not a disc",
        ),
        (
            json!({"tables": {"two_kind_discs": ["camel_5", "mason_2_ship_3", "ship_2_crane_3", "crane_2_camel_3"]}}),
            "does not show two kinds",
        ),
    ]
}

fn broken_rows() -> Vec<(Value, &'static str)> {
    let rows = |change: fn(&mut Vec<Value>)| {
        let mut rows: Vec<Value> = (0..7)
            .map(|n| json!({"first": 8 + 2 * n, "second": 4 + n}))
            .collect();
        change(&mut rows);
        json!({"tables": {"rows": rows}})
    };
    vec![
        (
            rows(|rows| {
                rows.pop();
            }),
            "needs exactly 7 entries, not 6",
        ),
        (
            rows(|rows| rows[3]["first"] = json!(12)),
            "the values rise with each row",
        ),
        (
            rows(|rows| rows[3]["second"] = json!(5)),
            "the values rise with each row",
        ),
        (
            rows(|rows| rows[0]["second"] = json!(9)),
            "not above the first",
        ),
        (
            json!({"tables": {"light_row": {"first": 6, "second": 2}}}),
            "at least 3",
        ),
        (
            json!({"tables": {"disc_bonus": [0, 5, 4, 20, 30, 40]}}),
            "never bring fewer points",
        ),
        (
            json!({"tables": {"disc_bonus": [0, 5, 10, 20, 30, 201]}}),
            "at most 200",
        ),
    ]
}

#[test]
fn broken_tables_are_refused_with_what_would_be_right() {
    for (options, words) in broken_discs().into_iter().chain(broken_rows()) {
        let error = refusal(options.clone());
        assert!(error.contains(words), "{options}: {error}");
    }
}

#[test]
fn a_game_with_other_tables_carries_them() {
    let tables =
        json!({"rows": (0..7).map(|n| json!({"first": 20 + n, "second": 11})).collect::<Vec<_>>()});
    let last = json!({"tower_of_babel": {"discs": ["ship_5", "camel_3 1", "crane_4 2"], "units": [0, 1, 0]}});
    let changes = json!({"options": {"tables": tables}, "wonders": last});
    let mut game = offered(
        "tower_of_babel",
        &[of_ships(0, false), of_ships(0, false)],
        &changes,
    );
    act(&mut game, 0, "build adding 5 ship");
    assert_eq!(points(&game, "wonders"), [20, 11, 0]);
    assert_eq!(seen(&game, 1).tables.rows[0].first, 20);
    let text = serde_json::to_string(&game).unwrap();
    assert!(text.contains("\"tables\""), "the document is complete");
    assert_eq!(serde_json::from_str::<TowerOfBabel>(&text).unwrap(), game);
}

#[test]
fn usual_tables_are_left_out() {
    let text = serde_json::to_string(&Options::default()).unwrap();
    assert!(!text.contains("tables"), "{text}");
    assert_eq!(Options::default().tables, Tables::USUAL);
    assert!(Tables::USUAL.check().is_ok());
}
