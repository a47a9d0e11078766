//! Whole games, stored in `tests/golden`: nothing changes unnoticed.

use std::path::PathBuf;

use ziggurat_engine::{Chance, Game, Seat};
use ziggurat_seven_wonders::{Action, ActionKind, SevenWonders};
use ziggurat_testkit::{cases, golden, pass};

fn stored(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    folder.join(name)
}

/// A player who likes to build: of a few actions at random the first that is no sale.
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

/// One game for every number of players and every set of options.
#[test]
fn games_come_out_the_same() {
    let mut last = (0, 0);
    for case in cases::<SevenWonders>() {
        let set = if case.seats == last.0 { last.1 + 1 } else { 0 };
        last = (case.seats, set);
        let game = golden::record(&case, 100 + set, builder).unwrap();
        pass(golden::check(
            stored(&format!("{}-players-{set}.txt", case.seats)),
            &game,
        ));
    }
}
