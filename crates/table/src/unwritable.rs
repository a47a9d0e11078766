//! Values that cannot be written as JSON.

use std::fmt::Display;

use serde::Serialize;
use serde_json::Value;

/// A value that cannot be written as JSON: a fault in the game that it belongs to. It is reported, and
/// nothing is kept or sent in its place.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{what} cannot be written as JSON: {why}")]
pub struct Unwritable {
    /// What was to be written.
    pub what: &'static str,
    /// What is wrong with it.
    pub why: String,
}

impl Unwritable {
    pub(crate) fn new(what: &'static str, error: &dyn Display) -> Self {
        let why = error.to_string();
        Self { what, why }
    }
}

/// The JSON of a value.
pub(crate) fn json(what: &'static str, value: &impl Serialize) -> Result<String, Unwritable> {
    serde_json::to_string(value).map_err(|error| Unwritable::new(what, &error))
}

/// The JSON of a value, as a tree.
pub(crate) fn tree(what: &'static str, value: &impl Serialize) -> Result<Value, Unwritable> {
    serde_json::to_value(value).map_err(|error| Unwritable::new(what, &error))
}
