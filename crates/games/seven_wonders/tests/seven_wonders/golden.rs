//! Whole games, stored in `tests/golden`: nothing changes unnoticed.

use ziggurat_engine::{Chance, Game, Seat};
use ziggurat_seven_wonders::{Action, ActionKind, Options, SevenWonders};
use ziggurat_testkit::{Case, golden, pass};

/// A player who likes to build: the first of a few random actions that is not a sale.
fn builder(game: &SevenWonders, seat: Seat, chance: &mut Chance) -> Option<Action> {
    let tries: Vec<Action> = (0..5).filter_map(|_| game.sample(seat, chance)).collect();
    let sale = |action: &&Action| {
        matches!(
            action.kind(),
            ActionKind::Sell { .. } | ActionKind::Drop { .. }
        )
    };
    let building = tries.iter().find(|action| !sale(action));
    building.or_else(|| tries.first()).copied()
}

/// Combinations of modules whose games are stored, by the number of players.
fn combinations(seats: u8) -> &'static [u8] {
    match seats {
        2 => &[0, 3, 6, 7, 31],
        3 => &[0, 7, 15],
        4 => &[0, 7, 31, 16],
        5 | 6 => &[7],
        7 => &[0, 31],
        _ => &[31],
    }
}

/// Games for every number of players.
#[test]
fn games_come_out_the_same() {
    for &seats in SevenWonders::INFO.seats {
        for (set, number) in (0..).zip(combinations(seats)) {
            let options = Options::combination(*number);
            let case = Case { seats, options };
            let game = golden::record(&case, 100 + set, builder).unwrap();
            let name = format!("{seats}-players-{set}.txt");
            let stored = golden::stored(env!("CARGO_MANIFEST_DIR"), &name);
            pass(golden::check(stored, &game));
        }
    }
}
