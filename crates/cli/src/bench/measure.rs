//! The measurements.

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use stats_alloc::{INSTRUMENTED_SYSTEM, Region};
use ziggurat_bots::{Bot, Budget, SearchSettings, Sight, SystemClock};
use ziggurat_engine::{Advice, Chance, Game, OptionsError};

use crate::cpu::Stopwatch;

/// No game is known to list more actions than this.
const LONGEST_LIST: usize = 1 << 16;

/// What random play came to.
#[derive(Debug, Default)]
pub(super) struct RandomPlay {
    pub(super) games: f64,
    pub(super) decisions: f64,
    /// All legal lists together.
    pub(super) legal: f64,
    /// `None` in a program that does not count them.
    pub(super) allocations: Option<f64>,
    pub(super) seconds: f64,
}

/// Plays random games for this long, with the legal list built at every decision.
pub(super) fn random_play<G: Game>(
    seats: u8,
    options: &G::Options,
    seconds: f64,
) -> Result<RandomPlay, OptionsError> {
    let mut chance = Chance::new(1);
    // The list has room for all: what is counted is what the game allocates.
    let mut legal = Vec::with_capacity(LONGEST_LIST);
    one_game::<G>(seats, options, &mut chance, &mut legal)?;
    let mut sums = RandomPlay::default();
    let deadline = Instant::now() + Duration::from_secs_f64(seconds);
    let watch = Stopwatch::start();
    let region = Region::new(&INSTRUMENTED_SYSTEM);
    loop {
        for _ in 0..16 {
            let (decisions, listed) = one_game::<G>(seats, options, &mut chance, &mut legal)?;
            sums.games += 1.0;
            sums.decisions += f64::from(decisions);
            sums.legal += listed as f64;
        }
        if Instant::now() >= deadline {
            break;
        }
    }
    let change = region.change();
    sums.seconds = watch.seconds().max(1e-9);
    let counted = INSTRUMENTED_SYSTEM.stats().allocations > 0;
    sums.allocations = counted.then(|| (change.allocations + change.reallocations) as f64);
    Ok(sums)
}

/// The decisions of a random game, and the lengths of its legal lists together.
fn one_game<G: Game>(
    seats: u8,
    options: &G::Options,
    chance: &mut Chance,
    legal: &mut Vec<G::Action>,
) -> Result<(u32, usize), OptionsError> {
    let mut position = G::setup(options, seats, chance)?;
    let (mut decisions, mut listed) = (0, 0);
    while let Some(seat) = position.waiting().must.first() {
        position.legal(seat, legal);
        let Some(&action) = chance.pick(legal) else {
            break;
        };
        decisions += 1;
        listed += legal.len();
        position.play_silent(seat, &action, chance);
    }
    black_box(position);
    Ok((decisions, listed))
}

/// How long it takes to copy a position. The copies are independent of each other: a chain of them
/// would measure how the processor forwards what was just written, which depends on addresses.
pub(super) fn copy_ns<G: Game>(
    seats: u8,
    options: &G::Options,
    seconds: f64,
) -> Result<f64, OptionsError> {
    const COPIES: u32 = 4096;
    let position = G::setup(options, seats, &mut Chance::new(1))?;
    let deadline = Instant::now() + Duration::from_secs_f64(seconds / 4.0);
    let watch = Stopwatch::start();
    let mut count = 0.0_f64;
    while Instant::now() < deadline {
        for _ in 0..COPIES {
            let copy = black_box(&position).clone();
            black_box(&copy);
        }
        count += f64::from(COPIES);
    }
    Ok(watch.seconds() * 1e9 / count.max(1.0))
}

/// Iterations of the plain search in a second, from the opening.
pub(super) fn search<G: Advice>(
    seats: u8,
    options: &G::Options,
    seconds: f64,
) -> Result<f64, OptionsError> {
    let position = G::setup(options, seats, &mut Chance::new(1))?;
    let Some(seat) = position.waiting().must.first() else {
        return Ok(0.0);
    };
    let millis = Duration::from_secs_f64(seconds).as_millis().max(1);
    let budget = Budget::Millis(u32::try_from(millis).unwrap_or(u32::MAX));
    let settings = SearchSettings::plain(1).with_budget(budget);
    let watch = Stopwatch::start();
    let sight = Sight::of(&position, seat);
    let choice = Bot::searching(settings).choose(&sight, 1, &SystemClock::new());
    let iterations = choice.ok().flatten().map_or(0, |choice| choice.iterations);
    Ok(f64::from(iterations) / watch.seconds().max(1e-9))
}
