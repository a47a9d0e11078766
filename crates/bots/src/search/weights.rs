//! What the game says about actions before any search, as probabilities.

use ziggurat_engine::{Advice, Seat};

/// Buffers for [`priors`].
#[derive(Debug, Default)]
pub(crate) struct Weights {
    promise: Vec<f32>,
    /// One probability per action.
    pub(crate) priors: Vec<f32>,
}

impl Weights {
    /// The same probability for each of so many actions.
    pub(crate) fn even(&mut self, actions: usize) {
        self.priors.clear();
        self.priors.resize(actions, 1.0 / actions as f32);
    }
}

/// Fills `weights.priors` with one probability per action; `false` if the game has no opinion and
/// all are equal.
///
/// The game's weights have any scale, so they are measured in their own spread.
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
    let Weights { promise, priors } = weights;
    let count = actions.len() as f32;
    let most = promise.iter().copied().fold(f32::MIN, f32::max);
    let mean = promise.iter().sum::<f32>() / count;
    let variance = promise.iter().map(|w| (w - mean).powi(2)).sum::<f32>() / count;
    let scale = trust / variance.sqrt().max(f32::MIN_POSITIVE);
    priors.clear();
    priors.extend(promise.iter().map(|w| ((w - most) * scale).exp()));
    let sum: f32 = priors.iter().sum();
    priors.iter_mut().for_each(|p| *p /= sum);
    true
}
