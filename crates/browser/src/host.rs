//! A table in the browser: a match without a server.

use serde::Serialize;
use ziggurat_engine::{Advice, Outcome, Seat, SeatSet, Text, Viewer, Waiting};
use ziggurat_table::{
    BotTask, By, Entry, FileEntry, GameFile, Message, Millis, Refusal, Replay, SeatInfo, Setup,
    Snapshot, State, Table, Update,
};
use ziggurat_terms::Command;

use crate::{look::Refused, told::Fault};

/// How many steps one request can ask for.
const MOST_STEPS: usize = 64;

/// A match, and what it looked like step by step.
#[derive(Debug)]
pub(crate) struct Host<G: Advice> {
    table: Table<G>,
    /// Made when somebody looks back; gone when the match goes on.
    past: Option<Replay<G>>,
}

/// What everybody at the table knows about the match.
#[derive(Serialize)]
pub(crate) struct Standing<'a> {
    version: u64,
    waiting: Waiting,
    seats: &'a [SeatInfo],
    /// The seats that play together with each seat.
    partners: Vec<SeatSet>,
    outcome: Option<&'a Outcome>,
    commitment: &'a str,
}

/// What a command or a decision came to.
#[derive(Serialize)]
#[serde(rename_all = "snake_case", bound = "")]
pub(crate) enum Outcomes<'a, G: Advice> {
    /// It was carried out.
    Done {
        /// The entry of the log, to be kept.
        entry: Box<FileEntry>,
        /// What the viewer is told.
        message: Box<Message<G>>,
        /// How the table stands.
        standing: Standing<'a>,
    },
    /// The bot would rather not act.
    Passed,
    /// It was refused, and nothing has changed.
    Refused {
        /// A short name that never changes.
        code: &'static str,
        /// Why.
        #[serde(flatten)]
        why: Refused,
        /// The version that the table has.
        version: u64,
    },
}

/// One step of the match, as a viewer was told.
#[derive(Serialize)]
#[serde(bound = "")]
pub(crate) struct Step<G: Advice> {
    step: usize,
    entry: Option<Entry<G::Action>>,
    events: Vec<G::Event>,
    state: State<G>,
}

impl<G: Advice> Host<G> {
    /// Deals and opens a match.
    pub(crate) fn open(setup: Setup<G>) -> Result<Self, Fault> {
        let table = Table::open(setup)?;
        Ok(Self { table, past: None })
    }

    /// Plays a match again that was kept, and goes on with it.
    pub(crate) fn load(file: &GameFile) -> Result<Self, Fault> {
        let table = Table::import(file)?;
        Ok(Self { table, past: None })
    }

    pub(crate) fn standing(&self) -> Standing<'_> {
        let seats = Seat::all(self.table.seat_count());
        Standing {
            version: self.table.version(),
            waiting: self.table.waiting(),
            seats: self.table.seats(),
            partners: seats.map(|seat| self.table.partners(seat)).collect(),
            outcome: self.table.outcome(),
            commitment: self.table.commitment(),
        }
    }

    pub(crate) fn command(
        &mut self,
        seat: Seat,
        seen: Option<u64>,
        command: Command<G::Action>,
        at: Millis,
        viewer: Viewer,
    ) -> Outcomes<'_, G> {
        let done = self.table.command_about(By::Seat(seat), seen, command, at);
        self.came_to(done.as_deref(), viewer)
    }

    pub(crate) fn decided(
        &mut self,
        seat: Seat,
        version: u64,
        action: Option<G::Action>,
        at: Millis,
        viewer: Viewer,
    ) -> Outcomes<'_, G> {
        let Some(action) = action else {
            return match self.table.bot_passes(version, seat) {
                Ok(()) => Outcomes::Passed,
                Err(refusal) => self.came_to(Err(&refusal), viewer),
            };
        };
        let done = self.table.bot_done(version, seat, action, at);
        self.came_to(done.as_deref(), viewer)
    }

    fn came_to(&mut self, done: Result<&Update<G>, &Refusal>, viewer: Viewer) -> Outcomes<'_, G> {
        match done {
            Ok(update) => {
                self.past = None;
                Outcomes::Done {
                    entry: Box::new(update.entry()),
                    message: Box::new(update.message_for(viewer)),
                    standing: self.standing(),
                }
            }
            Err(refusal) => Outcomes::Refused {
                code: refusal.code(),
                why: why(refusal),
                version: self.table.version(),
            },
        }
    }

    pub(crate) fn snapshot(&self, viewer: Viewer) -> Snapshot<G> {
        self.table.snapshot_for(viewer)
    }

    pub(crate) fn tasks(&self) -> Vec<BotTask<G>> {
        self.table.bot_tasks().collect()
    }

    pub(crate) fn hint_task(&self, seat: Seat) -> Option<BotTask<G>> {
        self.table.hint_task(seat)
    }

    pub(crate) fn save(&self) -> GameFile {
        self.table.save()
    }

    /// Steps of the match so far; those that there are not are left out.
    pub(crate) fn steps(
        &mut self,
        from: usize,
        count: usize,
        viewer: Viewer,
    ) -> Result<Vec<Step<G>>, Fault> {
        let past = match self.past.take() {
            Some(past) => past,
            None => Replay::of_part(&self.table.save())?,
        };
        let asked = (from..).take(count.min(MOST_STEPS));
        let steps = asked.map_while(|step| {
            Some(Step {
                step,
                entry: past.entry_at(step, viewer),
                events: past.events_at(step, viewer)?,
                state: past.state_at(step, viewer)?,
            })
        });
        let steps = steps.collect();
        self.past = Some(past);
        Ok(steps)
    }
}

/// A refusal of the table in words: those of the rule, where a rule of the game forbids it.
pub(crate) fn why(refusal: &Refusal) -> Refused {
    match refusal {
        Refusal::Illegal(illegal) => illegal.clone().into(),
        other => Refused {
            rule: None,
            text: Text::new(other.key()),
        },
    }
}
