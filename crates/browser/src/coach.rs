//! A coach: what to do and why, whether something was a mistake, what is at stake.

use serde::Serialize;
use ziggurat_analysis::{Reasons, Verdict, explain};
use ziggurat_bots::{Budget, Clock};
use ziggurat_engine::{Advice, Chance, Text};
use ziggurat_table::BotTask;

use crate::{Mind, told::Fault};

/// How long to think, if not as long as the level does.
pub(crate) fn budget(iterations: Option<u32>, millis: Option<u32>) -> Option<Budget> {
    match (iterations, millis) {
        (None, None) => None,
        (Some(iterations), None) => Some(Budget::Iterations(iterations)),
        (None, Some(millis)) => Some(Budget::Millis(millis)),
        (Some(iterations), Some(millis)) => Some(Budget::Within { iterations, millis }),
    }
}

/// What to do, and why.
#[derive(Serialize)]
pub(crate) struct Advised<A> {
    action: A,
    /// The action in words.
    text: Text,
    /// What each seat can then expect: its share of the victory.
    values: Vec<f32>,
    #[serde(flatten)]
    reasons: Reasons,
}

/// What to think of an action, and what would have been better.
#[derive(Serialize)]
pub(crate) struct Judged<A> {
    verdict: Verdict,
    better: Option<Better<A>>,
}

/// Something better, and why it is.
#[derive(Serialize)]
pub(crate) struct Better<A> {
    action: A,
    /// The action in words.
    text: Text,
    #[serde(flatten)]
    reasons: Reasons,
}

/// What a bot would do in a person's place; nothing if it would rather not act.
pub(crate) fn advise<G: Advice, M: Mind<G>>(
    task: &BotTask<G>,
    budget: Option<Budget>,
    clock: &dyn Clock,
) -> Result<Option<Advised<G::Action>>, Fault> {
    let Some(choice) = M::think(task, budget, clock) else {
        return Ok(None);
    };
    Ok(Some(Advised {
        text: tell(task, &choice.action)?,
        action: choice.action,
        values: choice.values,
        reasons: explain(task.sight(), &choice.tried, task.seed()).map_err(Fault::new)?,
    }))
}

/// Compares an action with the best that is known.
pub(crate) fn judge<G: Advice, M: Mind<G>>(
    task: &BotTask<G>,
    [best, done]: [G::Action; 2],
    budget: Option<Budget>,
    clock: &dyn Clock,
) -> Result<Judged<G::Action>, Fault> {
    let fine = Judged {
        verdict: Verdict::Fine,
        better: None,
    };
    let compared = match best == done {
        true => Vec::new(),
        false => M::compare(task, &[best, done], budget, clock),
    };
    let [first, second] = &compared[..] else {
        return Ok(fine);
    };
    let verdict = Verdict::of(task.seat(), first, second);
    if verdict == Verdict::Fine {
        return Ok(fine);
    }
    let reasons = explain(task.sight(), &compared, task.seed()).map_err(Fault::new)?;
    Ok(Judged {
        verdict,
        better: Some(Better {
            action: best,
            text: tell(task, &best)?,
            reasons,
        }),
    })
}

/// An action in words.
fn tell<G: Advice>(task: &BotTask<G>, action: &G::Action) -> Result<Text, Fault> {
    let world = task.sight().imagine(&mut Chance::new(task.seed()));
    Ok(world.map_err(Fault::new)?.tell_action(action))
}
