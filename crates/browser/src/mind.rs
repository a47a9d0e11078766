//! Who thinks for the bots of a room.

use ziggurat_bots::{Budget, Choice, Clock, Tried};
use ziggurat_engine::{Advice, Game};
use ziggurat_table::BotTask;

/// What a bot has thought.
pub type Thought<G> = Choice<<G as Game>::Action>;

/// What a bot has found out about some actions.
pub type Compared<G> = Vec<Tried<<G as Game>::Action>>;

/// How the bots of a game think. It is a type of its own so that thinking can be compiled elsewhere,
/// with other settings than what only reads and writes JSON.
pub trait Mind<G: Advice> {
    /// Thinks about a decision; see [`BotTask::think`].
    fn think(task: &BotTask<G>, budget: Option<Budget>, clock: &dyn Clock) -> Option<Thought<G>>;

    /// Looks at some actions equally often; see [`BotTask::compare`].
    fn compare(
        task: &BotTask<G>,
        actions: &[G::Action],
        budget: Option<Budget>,
        clock: &dyn Clock,
    ) -> Compared<G>;
}

/// Thinks as it is compiled.
#[derive(Clone, Copy, Debug)]
pub struct Plain;

impl<G: Advice> Mind<G> for Plain {
    fn think(task: &BotTask<G>, budget: Option<Budget>, clock: &dyn Clock) -> Option<Thought<G>> {
        task.think(budget, clock)
    }

    fn compare(
        task: &BotTask<G>,
        actions: &[G::Action],
        budget: Option<Budget>,
        clock: &dyn Clock,
    ) -> Compared<G> {
        task.compare(actions, budget, clock)
    }
}

/// Makes the bots of a game a [`Mind`] of the crate that this stands in.
#[macro_export]
macro_rules! mind {
    ($game:ty) => {
        /// The bots of the game.
        #[derive(Clone, Copy, Debug)]
        pub struct Mind;

        impl $crate::Mind<$game> for Mind {
            fn think(
                task: &$crate::BotTask<$game>,
                budget: Option<$crate::Budget>,
                clock: &dyn $crate::Clock,
            ) -> Option<$crate::Thought<$game>> {
                task.think(budget, clock)
            }

            fn compare(
                task: &$crate::BotTask<$game>,
                actions: &[<$game as $crate::Game>::Action],
                budget: Option<$crate::Budget>,
                clock: &dyn $crate::Clock,
            ) -> $crate::Compared<$game> {
                task.compare(actions, budget, clock)
            }
        }
    };
}
