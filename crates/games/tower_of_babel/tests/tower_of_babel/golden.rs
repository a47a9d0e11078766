//! Whole games and numbers of ways, stored in `tests/golden`: nothing changes unnoticed.

use serde_json::json;
use ziggurat_testkit::{golden, pass};
use ziggurat_tower_of_babel::TowerOfBabel;

use crate::support::{busy, double_scene, of_ships, offered, scene};

const HOME: &str = env!("CARGO_MANIFEST_DIR");

/// One game for every number of players and every set of options.
#[test]
fn games_come_out_the_same() {
    pass(golden::games(HOME, busy));
}

/// How many ways lead on from positions of all kinds.
#[test]
fn the_numbers_of_ways_are_the_same() {
    let ways = |(name, game, depth): (&str, TowerOfBabel, u32)| golden::ways(name, &game, depth);
    let lines: String = positions().into_iter().map(ways).collect();
    pass(golden::check(golden::stored(HOME, "ways.txt"), &lines));
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
