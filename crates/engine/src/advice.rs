//! What a game tells bots about how to play it.

use crate::{Chance, Game, Seat};

/// A game's hints to bots. Every method has a default; the more a game says, the stronger its bots.
///
/// A bot only ever asks a position that was re-dealt for its seat, so nothing hidden can leak.
pub trait Advice: Game {
    /// How good the position looks for each seat, as an expected share of the victory: from 0 to 1,
    /// adding up to about 1. `values` has one element per seat.
    ///
    /// The default looks only at points.
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

    /// How promising each action looks before any search: weights on any scale, higher is better.
    /// `weights` starts empty; a game without an opinion leaves it empty.
    fn promise(&self, _seat: Seat, _actions: &[Self::Action], _weights: &mut Vec<f32>) {}

    /// After how many actions a playout is cut off and [`Advice::value`] is asked; `None` plays to the
    /// end.
    fn playout_depth(&self) -> Option<u32> {
        None
    }

    /// The fraction of their usual iterations that easy and normal bots need for this game: less than 1
    /// where a short search already plays well.
    fn effort() -> f32 {
        1.0
    }

    /// How many times further playouts from here may go when a search has plenty of time.
    fn patience(&self) -> f32 {
        1.0
    }

    /// Whether a seat that may act, but need not, should consider doing so now.
    fn tempted(&self, _seat: Seat) -> bool {
        false
    }
}
