//! What a game tells bots, for tests of its judgement.

pub use ziggurat_analysis::Verdict;
use ziggurat_analysis::explain;
use ziggurat_bots::{Bot, Budget, Level, Sight, Tried, Untimed};
use ziggurat_engine::{Advice, Seat, Viewer};
use ziggurat_words::{Lang, say_numbered};

use crate::{Fault, Walk, fault::ensure};

/// How often each action is tried that a coach compares.
const TRIES: u32 = 200;

/// Each seat's share of the victory, as the game sees it.
#[must_use]
pub fn values<G: Advice>(game: &G) -> Vec<f32> {
    let mut values = vec![0.0; game.seats().into()];
    game.value(&mut values);
    values
}

/// The action that looks best to a seat, as people type it.
///
/// # Panics
/// If the seat cannot act, or not every action has a weight.
#[must_use]
#[track_caller]
pub fn favourite<G: Advice>(game: &G, seat: Seat) -> String {
    let (mut actions, mut weights) = (Vec::new(), Vec::new());
    game.legal(seat, &mut actions);
    game.promise(seat, &actions, &mut weights);
    assert_eq!(weights.len(), actions.len());
    let best = (0..actions.len()).max_by(|&a, &b| weights[a].total_cmp(&weights[b]));
    actions[best.expect("the seat should have an action")].to_string()
}

/// The values of all seats add up to one victory.
///
/// # Errors
/// If they do not.
pub fn shares_of_one_victory<G: Advice>(walk: &Walk<G>) -> Result<(), Fault> {
    let values = values(&walk.position);
    let sum: f32 = values.iter().sum();
    let shares = values.iter().all(|value| (0.0..=1.0).contains(value));
    ensure!(
        shares && (sum - 1.0).abs() < 1e-3,
        "{walk}: the values {values:?} are not shares of one victory"
    );
    Ok(())
}

/// For every seat that must act, a playout chooses a legal action.
///
/// # Errors
/// If it chooses nothing, or an action that is not legal.
pub fn playouts_know_the_moment<G: Advice>(walk: &Walk<G>) -> Result<(), Fault> {
    let game = &walk.position;
    let mut chance = walk.chance();
    for seat in game.waiting().must.iter() {
        let choice = game.playout(seat, &mut chance);
        ensure!(
            choice.is_some_and(|choice| game.check(seat, &choice).is_ok()),
            "{walk}: a playout chooses {choice:?} for seat {seat}"
        );
    }
    Ok(())
}

/// Why a seat should do the first of these actions rather than the second, in English.
///
/// # Panics
/// If they are not actions of the seat.
#[must_use]
#[track_caller]
pub fn reasons<G: Advice>(game: &G, seat: Seat, actions: [&str; 2]) -> Vec<String> {
    let tried = compared(game, seat, actions);
    let reasons = explain(&Sight::of(game, seat), &tried, 1).expect("a view of a position");
    let texts = reasons.lines.iter().chain([&reasons.sure]);
    texts.map(|text| say_numbered(Lang::En, text)).collect()
}

/// What a coach thinks of the second of these actions, next to the first.
///
/// # Panics
/// If they are not actions of the seat.
#[must_use]
#[track_caller]
pub fn verdict<G: Advice>(game: &G, seat: Seat, actions: [&str; 2]) -> Verdict {
    let tried = compared(game, seat, actions);
    Verdict::of(seat, &tried[0], &tried[1])
}

#[track_caller]
fn compared<G: Advice>(game: &G, seat: Seat, actions: [&str; 2]) -> Vec<Tried<G::Action>> {
    let actions = actions.map(|text| text.parse().expect("the text should be an action"));
    let bot = Bot::new(Level::Hard).with_budget(Budget::Iterations(2 * TRIES));
    let tried = bot.compare(&Sight::of(game, seat), &actions, 1, &Untimed);
    let tried = tried.expect("a view of a position");
    assert_eq!(tried.len(), 2, "both actions should be possible");
    assert!(tried.iter().all(|tried| tried.visits == TRIES));
    tried
}

/// What is at stake where, in English.
#[must_use]
pub fn stakes<G: Advice>(game: &G, viewer: Viewer) -> Vec<(String, String)> {
    let threats = game.threats(viewer).into_iter();
    threats
        .map(|threat| (threat.place, say_numbered(Lang::En, &threat.text)))
        .collect()
}
