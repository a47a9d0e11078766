//! A bot as it is named on the command line.

use std::{fmt, str::FromStr};

use ziggurat_bots::{Bot, Budget, Level};

/// A level, and how long it may think if not as long as the level does: `hard`, `hard@5000`
/// (iterations), `hard@200ms`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Player {
    pub(crate) level: Level,
    pub(crate) budget: Option<Budget>,
}

impl Player {
    /// The bot; its own budget overrides that of the series.
    pub(crate) fn bot(self, series: Option<Budget>) -> Bot {
        let bot = Bot::new(self.level);
        match self.budget.or(series) {
            Some(budget) => bot.with_budget(budget),
            None => bot,
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.budget {
            None => self.level.fmt(f),
            Some(Budget::Iterations(n)) => write!(f, "{}@{n}", self.level),
            Some(Budget::Millis(n)) => write!(f, "{}@{n}ms", self.level),
        }
    }
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (level, budget) = match text.split_once('@') {
            None => (text, None),
            Some((level, budget)) => (level, Some(budget)),
        };
        let level: Level = level.parse().map_err(|error| format!("{error}"))?;
        let budget = budget.map(read_budget).transpose()?;
        Ok(Self { level, budget })
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
