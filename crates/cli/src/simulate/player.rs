//! A bot as it is named on the command line.

use std::{fmt, str::FromStr};

use serde_json::json;
use ziggurat_bots::{Bot, Budget, Clock, Level, Sight};
use ziggurat_engine::Chance;
use ziggurat_shelf::Title;
use ziggurat_table::BotTask;

/// A level, and how long it may think if not as long as the level does: `hard`, `hard@5000`
/// (iterations), `hard@200ms`. `hint` is a person who follows every hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Player {
    pub(crate) kind: Kind,
    pub(crate) budget: Option<Budget>,
}

/// Who decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A bot of a level.
    Bot(Level),
    /// A person who does what hints say.
    Hint,
}

/// What such a person is called on the command line.
const HINT: &str = "hint";

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bot(level) => level.fmt(f),
            Self::Hint => f.write_str(HINT),
        }
    }
}

impl Player {
    /// Decides; its own budget overrides that of the series.
    pub(crate) fn choose<G: Title>(
        self,
        series: Option<Budget>,
        sight: &Sight<G>,
        seed: u64,
        clock: &dyn Clock,
    ) -> Option<G::Action> {
        let budget = self.budget.or(series);
        let level = match self.kind {
            Kind::Bot(level) => level,
            Kind::Hint => return follow_hint(budget, sight, seed, clock),
        };
        let bot = match budget {
            Some(budget) => Bot::new(level).with_budget(budget),
            None => Bot::new(level),
        };
        let choice = bot.choose(sight, seed, clock);
        Some(choice.ok()??.action)
    }
}

/// What the hint says: the way it takes in a browser, from a view in JSON to a task, with luck of its
/// own.
fn follow_hint<G: Title>(
    budget: Option<Budget>,
    sight: &Sight<G>,
    seed: u64,
    clock: &dyn Clock,
) -> Option<G::Action> {
    let seed = Chance::stream(seed, HINTS).seed();
    let task = json!({
        "view": sight.view(),
        "seat": sight.seat(),
        "level": Level::Hard,
        "seed": seed.to_string(),
        "version": 0,
    });
    let task: BotTask<G> = serde_json::from_value(task).ok()?;
    task.run(budget, clock)
}

/// The stream that hints draw their luck from.
const HINTS: u64 = 1 << 62;

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.budget {
            None => self.kind.fmt(f),
            Some(Budget::Iterations(n)) => write!(f, "{}@{n}", self.kind),
            Some(Budget::Millis(n)) => write!(f, "{}@{n}ms", self.kind),
            Some(Budget::Within { iterations, millis }) => {
                write!(f, "{}@{iterations}@{millis}ms", self.kind)
            }
        }
    }
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (kind, budget) = match text.split_once('@') {
            None => (text, None),
            Some((kind, budget)) => (kind, Some(budget)),
        };
        let kind = match kind {
            HINT => Kind::Hint,
            level => Kind::Bot(level.parse().map_err(|error| format!("{error}"))?),
        };
        let budget = budget.map(read_budget).transpose()?;
        Ok(Self { kind, budget })
    }
}

fn read_budget(text: &str) -> Result<Budget, String> {
    let (number, kind): (_, fn(u32) -> Budget) = match text.strip_suffix("ms") {
        Some(number) => (number, Budget::Millis),
        None => (text, Budget::Iterations),
    };
    match number.parse() {
        Ok(number) if number > 0 => Ok(kind(number)),
        _ => Err("write how long a bot may think as iterations or milliseconds, for example hard@5000 or hard@200ms".to_owned()),
    }
}
