//! The steps of a lesson, one after the other.

use serde_json::{Map, Value};
use ziggurat_engine::{Advice, Chance, Seat};
use ziggurat_table::{
    Millis,
    lesson::{Lesson, Plan, Step, Verdict, fits},
};

use super::file;
use crate::{Fault, fault::ensure};

const NOW: Millis = Millis(0);

/// How many matches are played at random to see whether what the coach comments on happens.
const MATCHES: u64 = 40;

/// Goes through a lesson as it tells, and tries everything else on the way.
pub(super) fn walk<G: Advice>(
    mut lesson: Lesson<G>,
    plan: &Plan<G>,
    told: &file::Lesson,
) -> Result<(), Fault> {
    for (number, (step, words)) in plan.steps.iter().zip(&told.steps).enumerate() {
        let here = |fault: Fault| fault.at(format!("step {}", number + 1));
        well_formed(step, words).map_err(here)?;
        let rest = &plan.steps[number..];
        every_try(&lesson, plan.seat, rest).map_err(here)?;
        if step.play {
            comments(&lesson, plan.seat, &words.comments).map_err(here)?;
            return Ok(());
        }
        follow(&mut lesson, step).map_err(here)?;
    }
    Ok(())
}

/// A step asks for one thing, and has an answer for whatever is done.
fn well_formed(step: &Step, words: &file::Step) -> Result<(), Fault> {
    let asks = [!words.expected.is_empty(), words.task.is_some(), words.play];
    let asks = asks.iter().filter(|&&asked| asked).count();
    ensure!(
        asks <= 1,
        "only one of `do`, `task` and `play` can be asked"
    );
    ensure!(
        words.comments.is_empty() || words.play,
        "comments belong to a match"
    );
    if step.is_told() {
        let idle = words.wrong.is_empty() && words.well.is_none();
        ensure!(idle, "nothing is to be done here that could be answered");
        return Ok(());
    }
    ensure!(words.well.is_some(), "`well` says what it did and why");
    if words.play {
        return Ok(());
    }
    ensure!(words.otherwise.is_some(), "`else` answers any other try");
    ensure!(
        words.expected.is_empty() || !words.point.is_empty(),
        "a pointer shows what is to be done"
    );
    let needs = words.task.is_some() || step.way().iter().any(|action| action.contains('*'));
    ensure!(
        !needs || !words.solution.is_empty(),
        "it needs a `solution`"
    );
    let shown = words.solution.iter().all(|hint| !hint.point.is_empty());
    ensure!(shown, "every action of a solution is pointed at");
    Ok(())
}

/// Whatever the learner can do is expected, or answered; what is expected leads to the end.
fn every_try<G: Advice>(lesson: &Lesson<G>, seat: Seat, rest: &[Step]) -> Result<(), Fault> {
    let Some(step) = rest.first().filter(|step| !step.is_told()) else {
        return Ok(());
    };
    let legal = lesson.table().legal(seat).unwrap_or_default();
    ensure!(!legal.is_empty(), "the learner cannot do anything");
    let texts: Vec<_> = legal.iter().map(ToString::to_string).collect();
    let tried = step.wrong.iter().map(|wrong| wrong.tried.as_str());
    for pattern in step.expected.iter().map(String::as_str).chain(tried) {
        ensure!(
            texts.iter().any(|text| fits(pattern, text)),
            "{pattern:?} is nothing that can be done; {}",
            like(pattern, &texts)
        );
    }
    for (action, text) in legal.iter().zip(&texts) {
        let mut attempt = lesson.clone();
        let told = attempt
            .act(action, NOW)
            .map_err(|refusal| Fault::new(format!("{text} is refused: {refusal}")))?;
        let expected = step.expected.iter().any(|pattern| fits(pattern, text));
        match told.verdict {
            Some(Verdict::Right) if expected => {
                on(attempt, rest).map_err(|fault| fault.at(text))?;
            }
            Some(Verdict::Right | Verdict::Going | Verdict::Missed) if step.expected.is_empty() => {
            }
            Some(Verdict::Other(_)) if !expected => {
                let same = told.messages.is_empty() && attempt.snapshot() == lesson.snapshot();
                ensure!(same, "{text} is not expected, but carried out");
            }
            verdict => return Err(Fault::new(format!("{text} is judged {verdict:?}"))),
        }
    }
    Ok(())
}

/// Actions that begin like the pattern, for whoever mistyped it.
fn like(pattern: &str, texts: &[String]) -> String {
    let verb = pattern.split(' ').next().unwrap_or_default();
    let same = |text: &&String| text.split(' ').next() == Some(verb);
    let mut found: Vec<&str> = texts.iter().filter(same).map(String::as_str).collect();
    if found.is_empty() {
        found = texts.iter().map(String::as_str).collect();
    }
    let more = found.len().saturating_sub(40);
    found.truncate(40);
    format!("there are {} and {more} more", found.join(", "))
}

/// Goes on after a step that is done, to the end or to a match.
fn on<G: Advice>(mut lesson: Lesson<G>, steps: &[Step]) -> Result<(), Fault> {
    next(&mut lesson)?;
    let later = steps.iter().skip(1);
    for step in later.take_while(|step| !step.play) {
        follow(&mut lesson, step)?;
    }
    Ok(())
}

/// Does what a step asks for, and goes on.
fn follow<G: Advice>(lesson: &mut Lesson<G>, step: &Step) -> Result<(), Fault> {
    let way = step.way();
    for (done, action) in way.iter().enumerate() {
        let told = lesson
            .show(NOW)
            .map_err(|refusal| Fault::new(format!("{action} is refused: {refusal}")))?;
        let wanted = if done + 1 == way.len() {
            Verdict::Right
        } else {
            Verdict::Going
        };
        ensure!(
            told.verdict == Some(wanted),
            "{action} is judged {:?} instead of {wanted:?}",
            told.verdict
        );
    }
    next(lesson)
}

fn next<G: Advice>(lesson: &mut Lesson<G>) -> Result<(), Fault> {
    let told = lesson.next(NOW);
    told.map(drop)
        .map_err(|refusal| Fault::new(format!("what follows is refused: {refusal}")))
}

/// Everything that the coach comments on happens in some match.
fn comments<G: Advice>(
    lesson: &Lesson<G>,
    seat: Seat,
    comments: &[file::Comment],
) -> Result<(), Fault> {
    let mut missing: Vec<&Map<String, Value>> = comments
        .iter()
        .filter(|comment| comment.turn.is_none())
        .map(|comment| &comment.event)
        .collect();
    let empty = missing.iter().any(|event| event.is_empty());
    ensure!(!empty, "a comment is about an event or a turn");
    for seed in 0..MATCHES {
        let mut played = lesson.clone();
        let mut chance = Chance::new(seed);
        while let Some(acting) = played.table().waiting().must.first() {
            let (version, action) = (
                played.table().version(),
                played.position().sample(acting, &mut chance),
            );
            let action = action.ok_or_else(|| Fault::new("nobody can act"))?;
            let told = match acting == seat {
                true => played.act(&action, NOW),
                false => played.bot_done(acting, version, action, NOW),
            };
            let told = told.map_err(|refusal| Fault::new(refusal.to_string()))?;
            let events = told.messages.iter().flat_map(|message| &message.events);
            for event in events.map(|event| serde_json::to_value(event).unwrap_or_default()) {
                missing.retain(|wanted| wanted.iter().any(|(name, value)| event[name] != *value));
            }
        }
    }
    ensure!(missing.is_empty(), "this never happens: {missing:?}");
    Ok(())
}
