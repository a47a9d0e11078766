//! What a check can find.

use std::fmt;

/// Where a game breaks the contract, and how.
#[derive(Clone, PartialEq, Eq)]
pub struct Fault(String);

impl Fault {
    /// A fault; `what` says what is wrong.
    pub fn new(what: impl Into<String>) -> Self {
        Self(what.into())
    }

    /// The same fault, prefixed with the place where it was found.
    #[must_use]
    pub fn at(self, place: impl fmt::Display) -> Self {
        Self(format!("{place}: {}", self.0))
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Fault {}

/// Fails the test with what was found.
///
/// # Panics
/// If the check found a fault.
pub fn pass(checked: Result<(), Fault>) {
    if let Err(fault) = checked {
        panic!("{fault}");
    }
}

/// Returns from the check with a fault unless the condition holds.
macro_rules! ensure {
    ($holds:expr, $($what:tt)+) => {
        let holds: bool = $holds;
        if !holds {
            return Err($crate::Fault::new(format!($($what)+)));
        }
    };
}
pub(crate) use ensure;

/// The first line in which two texts differ, for readable messages.
pub(crate) fn difference(before: &str, after: &str) -> String {
    let spread = |text: &str| {
        serde_json::from_str::<serde_json::Value>(text)
            .and_then(|value| serde_json::to_string_pretty(&value))
            .unwrap_or_else(|_| text.to_owned())
    };
    let (before, after) = (spread(before), spread(after));
    let mut lines = before.lines().zip(after.lines()).enumerate();
    match lines.find(|(_, (a, b))| a != b) {
        Some((line, (a, b))) => format!("line {}: {} became {}", line + 1, a.trim(), b.trim()),
        None => format!(
            "{} lines became {}",
            before.lines().count(),
            after.lines().count()
        ),
    }
}
