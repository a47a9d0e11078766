//! What a game tells bots, for the tests of its judgement.

use ziggurat_engine::{Advice, Seat};

use crate::{Fault, Walk, fault::ensure};

/// What each seat has of the victory, as the game sees it.
#[must_use]
pub fn values<G: Advice>(game: &G) -> Vec<f32> {
    let mut values = vec![0.0; game.seats().into()];
    game.value(&mut values);
    values
}

/// The action that looks best to a seat, as people type it.
///
/// # Panics
/// If the seat has nothing to do, or not every action has a weight.
#[must_use]
#[track_caller]
pub fn favourite<G: Advice>(game: &G, seat: Seat) -> String {
    let (mut actions, mut weights) = (Vec::new(), Vec::new());
    game.legal(seat, &mut actions);
    game.promise(seat, &actions, &mut weights);
    assert_eq!(weights.len(), actions.len());
    let best = (0..actions.len()).max_by(|&a, &b| weights[a].total_cmp(&weights[b]));
    actions[best.expect("an action")].to_string()
}

/// The values of all seats are shares of one victory.
///
/// # Errors
/// If they are not.
pub fn shares_of_one_victory<G: Advice>(walk: &Walk<G>) -> Result<(), Fault> {
    let values = values(&walk.position);
    let sum: f32 = values.iter().sum();
    let shares = values.iter().all(|value| (0.0..=1.0).contains(value));
    ensure!(
        shares && (sum - 1.0).abs() < 1e-3,
        "{walk}: the values are {values:?}"
    );
    Ok(())
}

/// Playouts choose what every seat that must act may do.
///
/// # Errors
/// If one chooses nothing or something else.
pub fn playouts_know_the_moment<G: Advice>(walk: &Walk<G>) -> Result<(), Fault> {
    let game = &walk.position;
    let mut chance = walk.chance();
    for seat in game.waiting().must.iter() {
        let choice = game.playout(seat, &mut chance);
        ensure!(
            choice.is_some_and(|choice| game.check(seat, &choice).is_ok()),
            "{walk}: seat {seat} is told {choice:?}"
        );
    }
    Ok(())
}
