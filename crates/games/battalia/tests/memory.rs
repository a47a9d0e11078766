//! Nothing is put on the heap for a decision: not when a game is dealt, played, re-dealt or judged.

use std::alloc::System;

use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};
use ziggurat_battalia::{Action, Battalia};
use ziggurat_engine::{Advice, Chance, Game, Viewer};

#[global_allocator]
static HEAP: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// How often the games are played.
const ROUNDS: usize = 3;

/// Whole games of all option sets, by chance and by advice in turn.
fn play(
    legal: &mut Vec<Action>,
    weights: &mut Vec<f32>,
    sets: &[(u8, Vec<<Battalia as Game>::Options>)],
) -> u32 {
    let mut decisions = 0;
    for (seats, options) in sets {
        for (seed, options) in options.iter().enumerate() {
            let chance = &mut Chance::new(seed as u64);
            let Ok(mut game) = Battalia::setup(options, *seats, chance) else {
                continue;
            };
            while let Some(seat) = game.waiting().must.first() {
                game.legal(seat, legal);
                weights.clear();
                game.promise(seat, legal, weights);
                let mut values = [0.0; 4];
                game.value(&mut values[..usize::from(*seats)]);
                game.clone().resample(Viewer::Seat(seat), chance);
                let action = match decisions % 3 {
                    0 => game.sample(seat, chance),
                    1 => game.playout(seat, chance),
                    _ => chance.pick(legal).copied(),
                };
                let Some(action) = action else { break };
                if game.check(seat, &action).is_err() {
                    break;
                }
                game.play_silent(seat, &action, chance);
                decisions += 1;
            }
        }
    }
    decisions
}

#[test]
fn decisions_need_no_heap() {
    let sets: Vec<_> = (2..=4)
        .map(|seats| (seats, Battalia::option_sets(seats)))
        .collect();
    let (mut legal, mut weights) = (Vec::with_capacity(4_096), Vec::with_capacity(4_096));
    // The test harness needs the heap for a moment, too, while it starts its tests.
    let mut needed = Vec::with_capacity(ROUNDS);
    for _ in 0..ROUNDS {
        let region = Region::new(HEAP);
        let decisions = play(&mut legal, &mut weights, &sets);
        let used = region.change();
        assert!(decisions > 3_000, "{decisions}");
        needed.push((used.allocations, used.reallocations));
    }
    assert!(needed.contains(&(0, 0)), "{needed:?}");
}
