//! How many ways lead on from a position.

use ziggurat_engine::{Chance, Game};

/// How many different sequences of `depth` legal actions there are from here; one that ends the game
/// early counts too. Every action draws from the same fixed stream of chance.
///
/// Two engines that list the same actions and carry them out in the same way agree on these numbers.
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
