//! The game's opinion of actions before any search, as probabilities.

use ziggurat_engine::{Advice, Seat};

/// Buffers for [`priors`].
#[derive(Debug, Default)]
pub(crate) struct Weights {
    promise: Vec<f32>,
    /// One probability per action.
    pub(crate) priors: Vec<f32>,
}

impl Weights {
    /// The same probability for each action.
    pub(crate) fn even(&mut self, actions: usize) {
        self.priors.clear();
        self.priors.resize(actions, 1.0 / actions as f32);
    }
}

/// Fills `weights.priors` with one probability per action; `false` if the game has no opinion and
/// all are equal.
pub(crate) fn priors<G: Advice>(
    world: &G,
    seat: Seat,
    actions: &[G::Action],
    trust: f32,
    weights: &mut Weights,
) -> bool {
    weights.promise.clear();
    world.promise(seat, actions, &mut weights.promise);
    if weights.promise.len() != actions.len() || actions.is_empty() {
        weights.even(actions.len());
        return false;
    }
    weights.priors.clear();
    weights.priors.extend_from_slice(&weights.promise);
    to_probabilities(&mut weights.priors, trust);
    true
}

/// Turns weights into probabilities. They can be on any scale, so they are normalised by their spread.
pub(crate) fn to_probabilities(weights: &mut [f32], trust: f32) {
    let count = weights.len() as f32;
    let most = weights.iter().copied().fold(f32::MIN, f32::max);
    let mean = weights.iter().sum::<f32>() / count;
    let variance = weights.iter().map(|w| (w - mean).powi(2)).sum::<f32>() / count;
    let scale = trust / variance.sqrt().max(f32::MIN_POSITIVE);
    weights
        .iter_mut()
        .for_each(|w| *w = ((*w - most) * scale).exp());
    let sum: f32 = weights.iter().sum();
    weights.iter_mut().for_each(|w| *w /= sum);
}
