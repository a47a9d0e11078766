//! Whole games and numbers of ways, stored in `tests/golden`: nothing changes unnoticed.

use serde_json::json;
use ziggurat_babylon::{Action, Babylon};
use ziggurat_engine::{Chance, Game, Seat};
use ziggurat_testkit::{golden, pass};

use crate::support::{building, dealt, open, scene, tile, turned, with};

const HOME: &str = env!("CARGO_MANIFEST_DIR");

/// A player without judgement whose gardens still grow: builds what can be built, and otherwise
/// places the highest of a few.
fn busy(game: &Babylon, seat: Seat, chance: &mut Chance) -> Option<Action> {
    let mut all = Vec::new();
    game.legal(seat, &mut all);
    let built = |action: &&Action| action.to_string().starts_with("build");
    let decorations: Vec<&Action> = all.iter().filter(built).collect();
    if let Some(action) = chance.pick(&decorations) {
        return Some(**action);
    }
    let tries = (0..6).filter_map(|_| game.sample(seat, chance));
    tries.max_by_key(|action| {
        let text = action.to_string();
        let level = text.split(' ').skip_while(|word| *word != "level").nth(1);
        level
            .and_then(|level| level.parse::<u8>().ok())
            .unwrap_or(0)
    })
}

/// One game for every number of players and every set of options.
#[test]
fn games_come_out_the_same() {
    pass(golden::games(HOME, busy));
}

/// How many ways lead on from positions of all kinds.
#[test]
fn the_numbers_of_ways_are_the_same() {
    let ways = |(name, game, depth): (&str, Babylon, u32)| golden::ways(name, &game, depth);
    let lines: String = positions().into_iter().map(ways).collect();
    pass(golden::check(golden::stored(HOME, "ways.txt"), &lines));
}

/// Positions in which the rarer rules decide.
fn positions() -> [(&'static str, Babylon, u32); 5] {
    let garden = [
        with(turned("clay_01", "r3c3", 1, 180), &["statue r4c4"]),
        open(tile("clay_04", "r3c5", 1), "sw"),
        tile("clay_06", "r6c3", 1),
        with(turned("clay_16", "r6c6", 1, 270), &["bridge r6c4 r6c6"]),
    ];
    let wild = json!({"token": "wild_space", "stored": ["start_rose"], "pillars": [6]});
    [
        ("clay to remove", dealt(2, 1), 2),
        (
            "a dig",
            scene(&json!({"stored": ["start_rose"], "pillars": [2]})),
            2,
        ),
        (
            "few pillars",
            building(&garden, &json!({"pillars": [4]})),
            3,
        ),
        (
            "many pillars",
            building(&garden, &json!({"stored": ["start_rose"]})),
            1,
        ),
        ("a wild space", building(&garden, &wild), 2),
    ]
}
