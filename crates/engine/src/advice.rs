//! What a game tells bots about itself.

use crate::{Chance, Game, Seat};

/// What a game knows that helps a bot to play it. Everything has a default; a game that says more
/// gets a stronger bot.
///
/// A bot only ever asks a position that was re-dealt for its seat, so nothing hidden can leak.
pub trait Advice: Game {
    /// How good the position looks for each seat, as an expected share of the victory: from 0 to 1,
    /// adding up to about 1. `values` has one place per seat.
    ///
    /// The default looks at the points alone.
    fn value(&self, values: &mut [f32]) {
        let points: Vec<f32> = self.score().iter().map(|p| p.sum as f32).collect();
        let best = points.iter().copied().fold(f32::MIN, f32::max);
        let spread = best.abs().max(10.0) * 0.2;
        let weights: Vec<f32> = points.iter().map(|p| ((p - best) / spread).exp()).collect();
        let sum: f32 = weights.iter().sum();
        for (value, weight) in values.iter_mut().zip(&weights) {
            *value = weight / sum;
        }
    }

    /// A quick, sensible action for playouts; `None` if the seat cannot act.
    fn playout(&self, seat: Seat, chance: &mut Chance) -> Option<Self::Action> {
        self.sample(seat, chance)
    }

    /// How promising each action looks before any search: weights of any scale, the higher the
    /// better. `weights` comes empty and is left empty where the game has no opinion.
    fn promise(&self, _seat: Seat, _actions: &[Self::Action], _weights: &mut Vec<f32>) {}

    /// After how many actions a playout is cut and [`Advice::value`] asked; `None`: play to the end.
    fn playout_depth(&self) -> Option<u32> {
        None
    }

    /// What part of their usual iterations easy and normal bots need for this game: less where a short
    /// search already plays well.
    fn effort() -> f32 {
        1.0
    }

    /// How many times further playouts from here go in a search with much time.
    fn patience(&self) -> f32 {
        1.0
    }

    /// Whether a seat that may but need not act should think about it now.
    fn tempted(&self, _seat: Seat) -> bool {
        false
    }
}
