//! What a client can ask.

use std::marker::PhantomData;

use serde::{Deserialize, Serialize};
use ziggurat_bots::{Budget, Clock};
use ziggurat_engine::{Advice, Chance, Line, Seat, Silent, Study, Viewer};
use ziggurat_table::{
    BotTask, GameFile, Millis, Origin, SeatSetup, Setup, lesson::Lesson, position_hash,
};
use ziggurat_terms::Command;

use crate::{
    Mind, Plain,
    coach::{advise, budget, judge},
    host::Host,
    lesson::{LessonAsk, teach},
    look::Look,
    read::read,
    told::{Fault, Out},
};

/// A request.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields, bound = "")]
enum Ask<G: Advice + Study> {
    /// Looks at a view: the questions that follow are about it. Answered by what the viewer can do.
    Look { view: G::View, viewer: Viewer },
    /// Why the viewer cannot do this; `null` if it is allowed.
    Why { action: G::Action },
    /// What would happen if the viewer did this, as far as the viewer can know.
    Preview { action: G::Action },
    /// An action in words.
    TellAction { action: G::Action },
    /// A question of the game's own.
    Study { question: G::Question },
    /// Events in words.
    Tell { events: Vec<G::Event> },
    /// What is printed on the pieces.
    Box,
    /// What options need with this many seats.
    Needs { options: G::Options, seats: u8 },
    /// Thinks about a decision.
    Think {
        task: Box<BotTask<G>>,
        iterations: Option<u32>,
        millis: Option<u32>,
    },
    /// Thinks about a person's decision, and says why.
    Advise {
        task: Box<BotTask<G>>,
        iterations: Option<u32>,
        millis: Option<u32>,
    },
    /// Compares what a person does with the best that is known: both are tried equally often.
    Judge {
        task: Box<BotTask<G>>,
        best: G::Action,
        done: G::Action,
        iterations: Option<u32>,
        millis: Option<u32>,
    },
    /// What is at stake where, as far as the viewer can know.
    Threats,
    /// Opens a match at a table in this room.
    Open {
        options: G::Options,
        seats: Vec<SeatSetup>,
        origin: Origin,
    },
    /// Goes on with a match that was kept.
    Load { file: Box<GameFile> },
    /// Does something at the table.
    Command {
        seat: Seat,
        version: Option<u64>,
        #[serde(rename = "do")]
        command: Command<G::Action>,
        at: Millis,
        viewer: Viewer,
    },
    /// Takes what a bot has decided.
    Decided {
        seat: Seat,
        version: u64,
        action: Option<G::Action>,
        at: Millis,
        viewer: Viewer,
    },
    /// How the table stands for a viewer.
    Snapshot { viewer: Viewer },
    /// The decisions that bots have to make now.
    Tasks,
    /// The decision of a person, for a bot to say what it would do.
    HintTask { seat: Seat },
    /// What happened step by step.
    Steps {
        from: usize,
        count: usize,
        viewer: Viewer,
    },
    /// The whole match, to be kept: with everything that is hidden.
    Save,
    /// Something about a lesson.
    Lesson(Box<LessonAsk<G>>),
    /// Deals from a seed and plays actions as logs write them: the hash of every position on the way.
    Walk {
        options: G::Options,
        seats: u8,
        seed: String,
        actions: Vec<(Seat, String)>,
    },
}

/// What a bot has thought.
#[derive(Serialize)]
struct Thought<A> {
    /// What it wants to do.
    action: A,
    /// What each seat can then expect: its share of the victory.
    values: Vec<f32>,
    iterations: u32,
}

/// One client's questions about one game, and the table it may have.
#[derive(Debug)]
pub struct Room<G: Advice + Study, M = Plain> {
    look: Option<Look<G>>,
    host: Option<Host<G>>,
    lesson: Option<Lesson<G>>,
    mind: PhantomData<M>,
}

impl<G: Advice + Study, M> Default for Room<G, M> {
    fn default() -> Self {
        Self {
            look: None,
            host: None,
            lesson: None,
            mind: PhantomData,
        }
    }
}

impl<G: Advice + Study, M: Mind<G>> Room<G, M> {
    /// Answers a request in JSON: `{"ok": …}`, or `{"error": "…"}` if it makes no sense.
    pub fn answer(&mut self, request: &[u8], clock: &dyn Clock, answer: &mut Vec<u8>) {
        let mut out = Out(answer);
        let read = read(request).map_err(Fault::new);
        let said = read.and_then(|ask| self.carry_out(ask, clock, &mut out));
        if let Err(fault) = said {
            out.fail(fault);
        }
    }

    fn carry_out(
        &mut self,
        ask: Ask<G>,
        clock: &dyn Clock,
        out: &mut Out<'_>,
    ) -> Result<(), Fault> {
        match ask {
            Ask::Look { view, viewer } => {
                let look = Look::at(&view, viewer)?;
                out.say(&look.legal())?;
                self.look = Some(look);
                Ok(())
            }
            Ask::Why { action } => out.say(&self.look()?.why(&action)),
            Ask::Preview { action } => out.say(&self.look()?.preview(&action)),
            Ask::TellAction { action } => out.say(&self.look()?.tell(&action)),
            Ask::Study { question } => out.say(&self.look()?.study(&question)),
            Ask::Tell { events } => out.say(&tell::<G>(&events)),
            Ask::Box => out.say(&G::in_the_box()),
            Ask::Needs { options, seats } => out.say(&G::needs(&options, seats)),
            Ask::Think {
                task,
                iterations,
                millis,
            } => out.say(&think::<G, M>(&task, budget(iterations, millis), clock)),
            Ask::Advise {
                task,
                iterations,
                millis,
            } => out.say(&advise::<G, M>(&task, budget(iterations, millis), clock)?),
            Ask::Judge {
                task,
                best,
                done,
                iterations,
                millis,
            } => {
                let budget = budget(iterations, millis);
                out.say(&judge::<G, M>(&task, [best, done], budget, clock)?)
            }
            Ask::Threats => out.say(&self.look()?.threats()),
            Ask::Open {
                options,
                seats,
                origin,
            } => {
                let host = Host::open(Setup {
                    options,
                    seats,
                    origin,
                })?;
                out.say(&host.standing())?;
                self.host = Some(host);
                Ok(())
            }
            Ask::Load { file } => {
                let host = Host::load(&file)?;
                out.say(&host.standing())?;
                self.host = Some(host);
                Ok(())
            }
            Ask::Command {
                seat,
                version,
                command,
                at,
                viewer,
            } => out.say(&self.host_mut()?.command(seat, version, command, at, viewer)),
            Ask::Decided {
                seat,
                version,
                action,
                at,
                viewer,
            } => out.say(&self.host_mut()?.decided(seat, version, action, at, viewer)),
            Ask::Snapshot { viewer } => out.say(&self.host()?.snapshot(viewer)),
            Ask::Tasks => out.say(&self.host()?.tasks()),
            Ask::HintTask { seat } => out.say(&self.host()?.hint_task(seat)),
            Ask::Steps {
                from,
                count,
                viewer,
            } => out.say(&self.host_mut()?.steps(from, count, viewer)?),
            Ask::Save => out.say(&self.host()?.save()),
            Ask::Lesson(ask) => teach(&mut self.lesson, *ask, out),
            Ask::Walk {
                options,
                seats,
                seed,
                actions,
            } => out.say(&walk::<G>(&options, seats, &seed, &actions)?),
        }
    }

    fn look(&self) -> Result<&Look<G>, Fault> {
        let look = self.look.as_ref();
        look.ok_or_else(|| Fault::new("nothing is looked at: ask `look` first"))
    }

    fn host(&self) -> Result<&Host<G>, Fault> {
        self.host.as_ref().ok_or_else(no_table)
    }

    fn host_mut(&mut self) -> Result<&mut Host<G>, Fault> {
        self.host.as_mut().ok_or_else(no_table)
    }
}

fn no_table() -> Fault {
    Fault::new("there is no table: ask `open` or `load` first")
}

fn tell<G: Advice>(events: &[G::Event]) -> Vec<Vec<Line>> {
    events.iter().map(G::tell_event).collect()
}

fn think<G: Advice, M: Mind<G>>(
    task: &BotTask<G>,
    budget: Option<Budget>,
    clock: &dyn Clock,
) -> Option<Thought<G::Action>> {
    let choice = M::think(task, budget, clock)?;
    Some(Thought {
        action: choice.action,
        values: choice.values,
        iterations: choice.iterations,
    })
}

/// The hash of the opening and of the position after each action: the same on every platform.
fn walk<G: Advice>(
    options: &G::Options,
    seats: u8,
    seed: &str,
    actions: &[(Seat, String)],
) -> Result<Vec<String>, Fault> {
    let seed: u64 = seed.parse().map_err(Fault::new)?;
    let dealt = G::setup(options, seats, &mut Chance::stream(seed, 0));
    let mut position = dealt.map_err(Fault::new)?;
    let mut hashes = vec![position_hash(&position).map_err(Fault::new)?];
    for (step, (seat, text)) in (1..).zip(actions) {
        let action = text.parse().map_err(|why: String| Fault::new(why))?;
        let mut chance = Chance::stream(seed, step);
        let played = position.apply(*seat, &action, &mut chance, &mut Silent);
        played.map_err(|illegal| Fault::new(format!("step {step}: {illegal}")))?;
        hashes.push(position_hash(&position).map_err(Fault::new)?);
    }
    Ok(hashes)
}
