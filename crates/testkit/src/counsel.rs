//! What a game tells bots, for tests of its judgement.

use ziggurat_engine::{Advice, Seat};

use crate::{Fault, Walk, fault::ensure};

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
