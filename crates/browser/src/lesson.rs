//! A lesson in the browser.

use serde::{Deserialize, Serialize};
use ziggurat_engine::{Advice, Seat};
use ziggurat_table::{
    Millis, Name, Refusal,
    lesson::{Lesson, Plan, Told},
};
use ziggurat_terms::Command;

use crate::{
    host::why,
    look::Refused,
    told::{Fault, Out},
};

/// What can be asked about a lesson.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields, bound = "")]
pub(crate) enum LessonAsk<G: Advice> {
    /// Opens a lesson; answered by how things stand.
    Open { plan: Plan<G>, names: Vec<Name> },
    /// Goes back to the beginning of a step; answered by how things stand.
    Back { step: usize },
    /// The learner tries something.
    Try { command: Command<G::Action> },
    /// The next action of the way through the step is done for the learner.
    Show,
    /// Goes on to the next step.
    Next,
    /// The decisions that bots have to make now.
    Tasks,
    /// Takes what a bot has decided.
    Decided {
        seat: Seat,
        version: u64,
        action: G::Action,
    },
}

/// What it came to.
#[derive(Serialize)]
#[serde(rename_all = "snake_case", bound = "")]
enum Came<G: Advice> {
    Told(Told<G>),
    /// The rules forbid it.
    Refused {
        code: &'static str,
        #[serde(flatten)]
        why: Refused,
    },
}

/// Nobody asks how long a lesson took.
const NOW: Millis = Millis(0);

/// Answers what is asked about the lesson of a room.
pub(crate) fn teach<G: Advice>(
    taken: &mut Option<Lesson<G>>,
    ask: LessonAsk<G>,
    out: &mut Out<'_>,
) -> Result<(), Fault> {
    if let LessonAsk::Open { plan, names } = ask {
        plan.position.validate().map_err(Fault::new)?;
        let lesson = taken.insert(Lesson::open(plan, &names)?);
        return out.say(&lesson.snapshot());
    }
    let none = || Fault::new("there is no lesson: ask `open` first");
    let lesson = taken.as_mut().ok_or_else(none)?;
    let told = match ask {
        LessonAsk::Open { .. } => return Err(none()),
        LessonAsk::Back { step } => {
            lesson.back(step);
            return out.say(&lesson.snapshot());
        }
        LessonAsk::Tasks => return out.say(&lesson.table().bot_tasks().collect::<Vec<_>>()),
        LessonAsk::Try { command } => lesson.command(command, NOW),
        LessonAsk::Show => lesson.show(NOW),
        LessonAsk::Next => lesson.next(NOW),
        LessonAsk::Decided {
            seat,
            version,
            action,
        } => lesson.bot_done(seat, version, action, NOW),
    };
    out.say(&came_to(told))
}

fn came_to<G: Advice>(told: Result<Told<G>, Refusal>) -> Came<G> {
    match told {
        Ok(told) => Came::Told(told),
        Err(refusal) => Came::Refused {
            code: refusal.code(),
            why: why(&refusal),
        },
    }
}
