//! Strengths by name.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

/// How strong a bot is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "engine.ts"))]
pub enum Level {
    /// Any legal action, each equally likely.
    Random,
    /// The most points within its own turn.
    Greedy,
    /// A glance ahead: at most 50 ms.
    Easy,
    /// A search of at most 300 ms.
    Normal,
    /// A search of at most 1.5 s.
    Hard,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 5] = [
        Self::Random,
        Self::Greedy,
        Self::Easy,
        Self::Normal,
        Self::Hard,
    ];

    /// The name in files and commands.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Easy => "easy",
            Self::Normal => "normal",
            Self::Hard => "hard",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|level| level.name() == name)
            .ok_or_else(|| UnknownLevel(name.to_owned()))
    }
}

/// A name that no level has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown level \"{0}\": choose one of {names}", names = Level::ALL.map(Level::name).join(", "))]
pub struct UnknownLevel(pub String);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_go_both_ways() {
        for level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
    }

    #[test]
    fn an_unknown_name_is_answered_with_the_known_ones() {
        let error = "strong".parse::<Level>().unwrap_err().to_string();
        assert_eq!(
            error,
            "unknown level \"strong\": choose one of random, greedy, easy, normal, hard"
        );
    }
}
