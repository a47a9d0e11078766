//! What can be wrong with an action, with options, or with a position.

use std::fmt;

use serde::Serialize;

use crate::{Arg, Text};

/// The id of a rule, for example `BAB-5.3`. The rule texts of both languages contain it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct RuleId(pub &'static str);

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// A refused action: the rule that forbids it, and why.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{rule}: {}", why.key)]
pub struct Illegal {
    /// The rule that forbids the action.
    pub rule: RuleId,
    /// The explanation. If something is missing, it says what and how much.
    pub why: Text,
}

impl Illegal {
    /// A refusal by a rule; `why` is the key of its explanation.
    #[must_use]
    pub const fn new(rule: &'static str, why: &'static str) -> Self {
        Self {
            rule: RuleId(rule),
            why: Text::new(why),
        }
    }

    /// Adds a value that the explanation mentions.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.why = self.why.with(name, arg);
        self
    }
}

/// Options, or a number of seats, that a game cannot be played with.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct OptionsError(pub String);

/// Why a position cannot exist.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Invalid(pub String);

impl Invalid {
    /// A position that cannot exist, and the reason.
    #[must_use]
    pub fn new(reason: impl Into<String>) -> Self {
        Self(reason.into())
    }
}
