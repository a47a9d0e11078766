//! What can be wrong: with an action, with options, with a position.

use std::fmt;

use serde::Serialize;

use crate::{Arg, Text};

/// The number of a rule, for example `BAB-5.3`. It stands in the rule texts of both languages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct RuleId(pub &'static str);

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// A refused action: the rule that forbids it, and why in words.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{rule}: {}", why.key)]
pub struct Illegal {
    /// The rule that forbids the action.
    pub rule: RuleId,
    /// The sentence that says so. Where something is missing, it says what and how much.
    pub why: Text,
}

impl Illegal {
    /// A refusal by a rule, with the key of its sentence.
    #[must_use]
    pub const fn new(rule: &'static str, why: &'static str) -> Self {
        Self {
            rule: RuleId(rule),
            why: Text::new(why),
        }
    }

    /// Adds a value that the sentence speaks of.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.why = self.why.with(name, arg);
        self
    }
}

/// Options or a number of seats that a game cannot be played with.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct OptionsError(pub String);

/// Why a position cannot exist.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Invalid(pub String);

impl Invalid {
    /// Refuses a position with a reason.
    #[must_use]
    pub fn new(reason: impl Into<String>) -> Self {
        Self(reason.into())
    }
}
