//! What the game tells bots about itself.

use ziggurat_engine::{Advice, Chance, Seat, Threat, Viewer};

use crate::{action::Action, state::Babylon};

/// How much luck decides between equally good actions, in points.
const WHIM: f32 = 1.0;
/// Playouts are cut after about this many rounds of four actions each.
const ROUNDS: u32 = 2;

impl Advice for Babylon {
    fn value(&self, values: &mut [f32]) {
        self.victory_shares(values);
    }

    fn threats(&self, _viewer: Viewer) -> Vec<Threat> {
        self.stakes()
    }

    // A few deals already tell good places from poor ones here.
    fn effort() -> f32 {
        0.25
    }

    fn playout(&self, seat: Seat, chance: &mut Chance) -> Option<Action> {
        if seat != self.active {
            return None;
        }
        self.quick(WHIM, chance)
    }

    fn promise(&self, seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
        self.promises(seat, actions, weights);
    }

    fn playout_depth(&self) -> Option<u32> {
        Some(ROUNDS * 4 * u32::from(self.players))
    }
}
