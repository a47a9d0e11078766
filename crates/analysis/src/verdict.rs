//! Whether an action is a mistake that its player should hear of.

use serde::Serialize;
use ziggurat_bots::Tried;
use ziggurat_engine::Seat;

/// How bad an action is, compared with the best that is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// As good, or not worth a word; or not known well enough to say.
    Fine,
    /// It gives away [`Verdict::DOUBTFUL`] of the victory: a strict coach asks.
    Doubtful,
    /// It gives away [`Verdict::SERIOUS`] of the victory: a gentle coach says so, too.
    Serious,
}

impl Verdict {
    /// The share of the victory that a strict coach does not let go without a question.
    pub const DOUBTFUL: f32 = 0.06;
    /// The share of the victory from which a mistake is serious.
    pub const SERIOUS: f32 = 0.12;
    /// How often both actions must have been tried.
    pub const ENOUGH: u32 = 150;
    /// How many standard errors a difference must span before it counts as more than noise.
    pub const CLEAR: f32 = 3.0;

    /// What to think of an action, next to the best one that is known. Both should have been tried
    /// equally often, each by itself: the value of whatever a search likes best is a little too high.
    #[must_use]
    pub fn of<A>(seat: Seat, best: &Tried<A>, done: &Tried<A>) -> Self {
        if best.visits.min(done.visits) < Self::ENOUGH {
            return Self::Fine;
        }
        let lost = lost(seat, best, done);
        let noise = Self::CLEAR * best.error.hypot(done.error);
        match lost {
            _ if lost < noise => Self::Fine,
            _ if lost >= Self::SERIOUS => Self::Serious,
            _ if lost >= Self::DOUBTFUL => Self::Doubtful,
            _ => Self::Fine,
        }
    }
}

/// The share of the victory that is given away.
fn lost<A>(seat: Seat, best: &Tried<A>, done: &Tried<A>) -> f32 {
    let value = |tried: &Tried<A>| tried.values.get(seat.index()).copied().unwrap_or_default();
    value(best) - value(done)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tried(visits: u32, value: f32, spread: f32) -> Tried<u8> {
        Tried {
            action: Some(1),
            visits,
            values: vec![1.0 - value, value],
            error: spread / (visits as f32).sqrt(),
            line: Vec::new(),
        }
    }

    fn verdict(best: (u32, f32), done: (u32, f32), spread: f32) -> Verdict {
        let [best, done] = [best, done].map(|(visits, value)| tried(visits, value, spread));
        Verdict::of(Seat(1), &best, &done)
    }

    #[test]
    fn a_loss_is_judged_by_how_much_of_the_victory_it_gives_away() {
        let of = |lost: f32| verdict((400, 0.5), (400, 0.5 - lost), 0.1);
        assert_eq!(of(-0.1), Verdict::Fine);
        assert_eq!(of(0.05), Verdict::Fine);
        assert_eq!(of(0.07), Verdict::Doubtful);
        assert_eq!(of(0.11), Verdict::Doubtful);
        assert_eq!(of(0.13), Verdict::Serious);
    }

    #[test]
    fn noise_is_not_a_mistake() {
        let noisy = |visits| verdict((visits, 0.5), (visits, 0.37), 0.4);
        assert_eq!(noisy(100), Verdict::Fine, "tried too seldom");
        assert_eq!(noisy(150), Verdict::Fine, "0.13 is less than 3 × 0.046");
        assert_eq!(noisy(400), Verdict::Serious, "0.13 is more than 3 × 0.028");
    }
}
