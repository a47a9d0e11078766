//! A table on which somebody is taught.
//!
//! A [`Lesson`] opens a table at a prepared position and goes through its steps: the learner reads on,
//! does what is expected, solves a small task by actions of their own choice, or plays the match to its
//! end. What is expected is carried out like anything at a table, with the same messages; another action
//! that the rules allow is not carried out, and whoever shows the lesson says why.

mod plan;
mod seen;

use std::sync::Arc;

use serde::Serialize;
use serde_json::{Map, Value};
use ziggurat_engine::{Advice, Seat, Viewer};
use ziggurat_terms::{Command, Level, Name};

pub use self::plan::{Goal, Hint, Plan, Step, Wrong, fits};
use crate::{
    By, Deed, Holder, LogLine, Message, Millis, Origin, Refusal, SeatSetup, Setup, SetupError,
    Snapshot, Table, Update, What,
};

/// A lesson that somebody takes.
#[derive(Clone, Debug)]
pub struct Lesson<G: Advice> {
    table: Table<G>,
    seat: Seat,
    steps: Vec<Step>,
    at: usize,
    /// Whether what the step asks for has been done.
    done: bool,
    /// The table at the beginning of each step so far.
    starts: Vec<Table<G>>,
}

/// What an attempt came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// It was carried out, and the step is done.
    Right,
    /// It was carried out, and the step goes on.
    Going,
    /// It was carried out, but the task can no longer be solved.
    Missed,
    /// It was not carried out: it fits this one of the things that can be tried, or none.
    Other(Option<usize>),
}

/// What has happened to a lesson.
#[derive(Clone, Debug, Serialize)]
#[serde(bound = "")]
pub struct Told<G: Advice> {
    /// What the attempt came to; `None` if nobody tried anything.
    pub verdict: Option<Verdict>,
    /// The step that the lesson has come to; the number of steps once it is over.
    pub step: usize,
    /// What the learner is told, in order.
    pub messages: Vec<Message<G>>,
}

impl<G: Advice> Lesson<G> {
    /// Opens a lesson; `names` are for the seats, as many as there are.
    ///
    /// # Errors
    /// If nobody could sit at the table like this.
    pub fn open(plan: Plan<G>, names: &[Name]) -> Result<Self, SetupError> {
        let holder = |seat: Seat| match seat == plan.seat {
            true => Holder::Human,
            false => Holder::Bot(Level::Easy),
        };
        let seats = Seat::all(plan.position.seats()).zip(names);
        let seats = seats.map(|(seat, name)| SeatSetup {
            name: name.clone(),
            holder: holder(seat),
        });
        let setup = Setup {
            options: plan.position.options(),
            seats: seats.collect(),
            origin: Origin::drawn(plan.seed, [0; 32]),
        };
        let table = Table::open_at(plan.position, setup)?;
        Ok(Self {
            starts: vec![table.clone()],
            table,
            seat: plan.seat,
            steps: plan.steps,
            at: 0,
            done: false,
        })
    }

    /// The table, for bots and for whoever looks at it.
    #[must_use]
    pub const fn table(&self) -> &Table<G> {
        &self.table
    }

    /// The position with everything that is hidden, for those who check lessons.
    #[must_use]
    pub fn position(&self) -> &G {
        &self.table.full.position
    }

    /// The step that the lesson has come to; the number of steps once it is over.
    #[must_use]
    pub const fn at(&self) -> usize {
        self.at
    }

    /// How things stand for the learner.
    #[must_use]
    pub fn snapshot(&self) -> Snapshot<G> {
        self.table.snapshot_for(Viewer::Seat(self.seat))
    }

    /// The learner tries something.
    ///
    /// # Errors
    /// If the rules forbid it; nothing has changed then.
    pub fn command(
        &mut self,
        command: Command<G::Action>,
        now: Millis,
    ) -> Result<Told<G>, Refusal> {
        let action = match &command {
            Command::Act { action } => *action,
            // Whatever is taken back is part of a task or a match, and can be tried again.
            Command::Undo | Command::ResetTurn if self.free() => {
                let update = self.table.command(By::Seat(self.seat), command, now)?;
                return Ok(self.told(Some(Verdict::Going), &[update]));
            }
            Command::Undo
            | Command::ResetTurn
            | Command::Resign
            | Command::HandOver { .. }
            | Command::Reclaim => return Err(Refusal::NotYourSeat),
        };
        self.act(&action, now)
    }

    /// The learner acts.
    ///
    /// # Errors
    /// If the rules forbid it; nothing has changed then.
    pub fn act(&mut self, action: &G::Action, now: Millis) -> Result<Told<G>, Refusal> {
        let position = &self.table.full.position;
        position.check(self.seat, action)?;
        let Some(step) = self.steps.get(self.at).filter(|_| !self.done) else {
            return Ok(self.told(Some(Verdict::Other(None)), &[]));
        };
        if let Some(other) = other(step, &action.to_string()) {
            return Ok(self.told(Some(other), &[]));
        }
        let update = self.table.enact(self.seat, Deed::Act(*action), now)?;
        let verdict = self.verdict();
        self.done = verdict == Verdict::Right;
        Ok(self.told(Some(verdict), &[update]))
    }

    /// A bot acts, while the match is played to its end.
    ///
    /// # Errors
    /// If it is too late for that, or the rules forbid it.
    pub fn bot_done(
        &mut self,
        seat: Seat,
        version: u64,
        action: G::Action,
        now: Millis,
    ) -> Result<Told<G>, Refusal> {
        let update = self.table.bot_done(version, seat, action, now)?;
        self.done = self.table.is_over();
        let verdict = if self.done {
            Verdict::Right
        } else {
            Verdict::Going
        };
        Ok(self.told(Some(verdict), &[update]))
    }

    /// The next action of the way through the step is done for the learner.
    ///
    /// # Errors
    /// If there is none, or it is not allowed: then the lesson is not written well.
    pub fn show(&mut self, now: Millis) -> Result<Told<G>, Refusal> {
        let acted = |line: &LogLine<G>| matches!(line.entry.what, What::Act { .. });
        let tried = self.lines().filter(acted).count();
        let step = self.steps.get(self.at).filter(|_| !self.done);
        let next = step.and_then(|step| step.way().get(tried).copied());
        let action = read::<G>(next.ok_or(Refusal::Over)?)?;
        self.act(&action, now)
    }

    /// Goes on to the next step: what others do then happens.
    ///
    /// # Errors
    /// If what the step asks for has not been done, or what follows is not allowed.
    pub fn next(&mut self, now: Millis) -> Result<Told<G>, Refusal> {
        let step = self.steps.get(self.at).ok_or(Refusal::Over)?;
        if !self.done && !step.is_told() {
            return Err(Refusal::NotOver);
        }
        let mut updates = Vec::new();
        for (seat, text) in step.then.clone() {
            let action = read::<G>(&text)?;
            let deed = match seat == self.seat {
                true => Deed::Act(action),
                false => Deed::BotAct(action),
            };
            updates.push(self.table.enact(seat, deed, now)?);
        }
        self.at += 1;
        self.done = false;
        self.starts.truncate(self.at);
        self.starts.push(self.table.clone());
        Ok(self.told(None, &updates))
    }

    /// Goes back to the beginning of a step; one that has not been reached is the present one.
    pub fn back(&mut self, step: usize) {
        let step = step.min(self.at);
        if let Some(table) = self.starts.get(step) {
            self.table = table.clone();
            self.at = step;
            self.done = false;
            self.starts.truncate(step + 1);
        }
    }

    /// The table at the beginning of the present step.
    fn start(&self) -> Option<&Table<G>> {
        self.starts.get(self.at)
    }

    /// Whether the learner chooses what to do.
    fn free(&self) -> bool {
        let step = self.steps.get(self.at).filter(|_| !self.done);
        step.is_some_and(|step| step.play || step.task.is_some())
    }

    /// What the step has come to, with what was just done.
    fn verdict(&self) -> Verdict {
        let Some(step) = self.steps.get(self.at) else {
            return Verdict::Going;
        };
        let over = self.table.is_over();
        match &step.task {
            Some(goal) if self.reached(goal) => Verdict::Right,
            Some(_) if over || !self.table.waiting().includes(self.seat) => Verdict::Missed,
            Some(_) => Verdict::Going,
            None if step.play && !over => Verdict::Going,
            None => Verdict::Right,
        }
    }

    fn reached(&self, goal: &Goal) -> bool {
        let gained = self.points(Some(&self.table)) - self.points(self.start());
        gained >= goal.points && (goal.event.is_empty() || self.happened(&goal.event))
    }

    fn points(&self, table: Option<&Table<G>>) -> i32 {
        let score = table.map(|table| table.full.position.score());
        let own = score.and_then(|score| score.get(self.seat.index()).map(|points| points.sum));
        own.unwrap_or_default()
    }

    /// Whether the learner has seen this in the present step.
    fn happened(&self, wanted: &Map<String, Value>) -> bool {
        let mut events = self.lines().flat_map(|line| line.events);
        events.any(|event| seen::holds(&seen::written(&event), wanted))
    }

    /// What the learner has seen in the present step, without what was taken back.
    fn lines(&self) -> impl Iterator<Item = LogLine<G>> {
        let start = self.start().map_or(0, Table::version);
        let viewer = Viewer::Seat(self.seat);
        let lines = self.table.lines_for(viewer, start, usize::MAX);
        lines.into_iter().filter(|line| !line.undone)
    }

    fn told(&self, verdict: Option<Verdict>, updates: &[Arc<Update<G>>]) -> Told<G> {
        let viewer = Viewer::Seat(self.seat);
        let messages = updates.iter().map(|update| update.message_for(viewer));
        Told {
            verdict,
            step: self.at,
            messages: messages.collect(),
        }
    }
}

/// What to say about an action that is not carried out in this step; `None` if it is.
fn other(step: &Step, action: &str) -> Option<Verdict> {
    let expected = step.expected.iter().any(|pattern| fits(pattern, action));
    let free = step.task.is_some() || step.play;
    let tried = |wrong: &Wrong| fits(&wrong.tried, action);
    let answer = step.wrong.iter().position(tried);
    let carried_out = expected || (free && answer.is_none());
    (!carried_out).then_some(Verdict::Other(answer))
}

fn read<G: Advice>(text: &str) -> Result<G::Action, Refusal> {
    text.parse().map_err(Refusal::Malformed)
}
