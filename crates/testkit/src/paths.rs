//! How many ways lead on from a position.

use ziggurat_engine::{Chance, Game};

/// How many different sequences of `depth` legal actions there are from here; sequences that end the
/// game early count too. Every action draws from the same fixed stream of chance.
///
/// Two engines agree on these numbers if they list the same actions and carry them out in the same way.
#[must_use]
pub fn path_count<G: Game>(position: &G, depth: u32) -> u64 {
    let waiting = position.waiting();
    if depth == 0 || waiting.is_over() {
        return 1;
    }
    let mut legal = Vec::new();
    let mut count = 0;
    for seat in waiting.must.iter().chain(waiting.may.iter()) {
        position.legal(seat, &mut legal);
        if depth == 1 {
            count += legal.len() as u64;
            continue;
        }
        for action in &legal {
            let mut next = position.clone();
            next.play_silent(seat, action, &mut Chance::new(0));
            count += path_count(&next, depth - 1);
        }
    }
    count
}
