//! The settings of a search.

use ziggurat_engine::Advice;
use ziggurat_terms::Level;

/// How long a bot may think about one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// A number of iterations: the same seed gives the same move.
    Iterations(u32),
    /// A number of milliseconds on the clock that is passed in.
    Millis(u32),
    /// Until one of both is reached.
    Within {
        /// A number of iterations.
        iterations: u32,
        /// A number of milliseconds.
        millis: u32,
    },
}

/// How the tree weighs what it knows against what it has not tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Formula {
    /// Promising actions first (PUCT with availability).
    Prior,
    /// All actions treated alike (UCB1 with availability).
    Even,
}

/// Where playouts are cut off and the position is valued as it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cut {
    /// Nowhere: they go to the end of the game.
    Never,
    /// Where the game advises it.
    Advised,
    /// After this many actions.
    After(u32),
}

/// How a search works.
#[derive(Clone, Debug, PartialEq)]
pub struct SearchSettings {
    /// It stops after this many iterations.
    pub iterations: u32,
    /// Whether that number is scaled by [`Advice::effort`].
    pub by_effort: bool,
    /// It also stops after this many milliseconds.
    pub millis: Option<u32>,
    /// How many independent searches run, each on its own core; their results are merged.
    pub threads: u32,
    /// How the tree weighs what it knows against what it has not tried.
    pub formula: Formula,
    /// The weight of what has not been tried.
    pub exploration: f32,
    /// How much less than its siblings an untried action is assumed to be worth.
    pub caution: f32,
    /// How many actions a node looks at when it is new.
    pub width: f32,
    /// That number grows as this power of the visits to the node.
    pub widening: f32,
    /// How strongly the game's opinion of an action counts.
    pub trust: f32,
    /// How much points within the bot's own turn count compared to the game's opinion, from 0 to 1.
    pub foresight: f32,
    /// Whether playouts follow the game's advice; otherwise they are uniformly random.
    pub advised: bool,
    /// Where playouts are cut off.
    pub cut: Cut,
    /// Whether playouts that are cut where the game advises it go further, by [`Advice::patience`].
    pub patient: bool,
    /// How much of the value of a finished game depends on points rather than victory.
    pub margin: f32,
}

/// Even a search limited only by time stops here, in case the clock stands still or the tree gets too
/// big.
const MOST_ITERATIONS: u32 = 1_000_000;

impl Default for SearchSettings {
    fn default() -> Self {
        Self {
            iterations: 1_000,
            by_effort: false,
            millis: None,
            threads: 1,
            formula: Formula::Prior,
            exploration: 1.0,
            caution: 0.1,
            width: 4.0,
            widening: 0.5,
            trust: 1.0,
            foresight: 0.5,
            advised: true,
            cut: Cut::Advised,
            patient: false,
            margin: 0.15,
        }
    }
}

impl SearchSettings {
    /// The plain algorithm without any knowledge of the game: uniformly random playouts to the end, all
    /// actions alike. A fixed opponent to measure others against; benchmarks run it too.
    #[must_use]
    pub fn plain(iterations: u32) -> Self {
        Self {
            iterations,
            formula: Formula::Even,
            exploration: 0.7,
            width: f32::INFINITY,
            foresight: 0.0,
            advised: false,
            cut: Cut::Never,
            margin: 0.0,
            ..Self::default()
        }
    }

    /// How a bot of this level searches; `None` if it does not search.
    #[must_use]
    pub fn of(level: Level) -> Option<Self> {
        let (iterations, millis) = match level {
            Level::Random | Level::Greedy => return None,
            Level::Easy => (100, 50),
            Level::Normal => (1_000, 300),
            Level::Hard => (100_000, 1_500),
        };
        Some(Self {
            iterations,
            by_effort: level != Level::Hard,
            patient: level == Level::Hard,
            millis: Some(millis),
            ..Self::default()
        })
    }

    /// The same search with another budget.
    #[must_use]
    pub fn with_budget(self, budget: Budget) -> Self {
        let (iterations, millis) = match budget {
            Budget::Iterations(n) => (n, None),
            Budget::Millis(n) => (MOST_ITERATIONS, Some(n)),
            Budget::Within { iterations, millis } => (iterations, Some(millis)),
        };
        Self {
            iterations,
            by_effort: false,
            millis,
            ..self
        }
    }

    /// How many iterations a search of this game gets.
    pub(super) fn iterations_for<G: Advice>(&self) -> u32 {
        if self.by_effort {
            ((self.iterations as f32 * G::effort()) as u32).max(1)
        } else {
            self.iterations
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_stay_within_their_time() {
        let millis = Level::ALL.map(|level| SearchSettings::of(level).and_then(|s| s.millis));
        assert_eq!(millis, [None, None, Some(50), Some(300), Some(1_500)]);
        let patient = Level::ALL.map(|level| SearchSettings::of(level).is_some_and(|s| s.patient));
        assert_eq!(patient, [false, false, false, false, true]);
    }
}
