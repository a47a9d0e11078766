//! Whole games, stored in `tests/golden`: nothing changes unnoticed.

use ziggurat_battalia::Battalia;
use ziggurat_engine::{Advice, Chance, Game};
use ziggurat_testkit::{golden, pass};

/// One game for every number of players and every set of options, played by the game's own advice.
#[test]
fn games_come_out_the_same() {
    let choose = |game: &Battalia, seat, chance: &mut Chance| match chance.below(3) {
        0 => game.sample(seat, chance),
        _ => game.playout(seat, chance),
    };
    pass(golden::games(env!("CARGO_MANIFEST_DIR"), choose));
}
