//! Whole games and numbers of ways, stored in `tests/golden`: nothing changes unnoticed.

use std::{fmt::Write, path::PathBuf};

use serde_json::json;
use ziggurat_testkit::{cases, golden, pass, path_count};
use ziggurat_tower_of_babel::TowerOfBabel;

use crate::support::{busy, double_scene, of_ships, offered, scene};

fn stored(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    folder.join(name)
}

/// One game for every number of players and every set of options.
#[test]
fn games_come_out_the_same() {
    for (number, case) in cases::<TowerOfBabel>().iter().enumerate() {
        let set = number % 4;
        let game = golden::record(case, 100 + set as u64, busy).unwrap();
        let name = format!("{}-players-{set}.txt", case.seats);
        pass(golden::check(stored(&name), &game));
    }
}

/// How many ways lead on from positions of all kinds.
#[test]
fn the_numbers_of_ways_are_the_same() {
    let mut lines = String::new();
    for (name, game, depth) in positions() {
        let counts: Vec<_> = (1..=depth).map(|depth| path_count(&game, depth)).collect();
        writeln!(lines, "{name}: {counts:?}").unwrap();
    }
    pass(golden::check(stored("ways.txt"), &lines));
}

/// Positions in which the rarer rules decide.
fn positions() -> [(&'static str, TowerOfBabel, u32); 4] {
    let cards = json!({"action_cards": [["exchange_cards", "draw_cards"], ["exchange_cards"]]});
    let jokers = json!({"action_cards": [["joker", "joker", "double_turn"], ["triple_bonus"]]});
    let offers = [of_ships(1, false), of_ships(2, true), of_ships(2, true)];
    [
        ("a start", scene(3, &json!({})), 3),
        ("cards for any time", scene(3, &cards), 2),
        ("two-kind discs", double_scene(3, &json!({})), 3),
        (
            "jokers and traders",
            offered("tower_of_babel", &offers, &jokers),
            3,
        ),
    ]
}
