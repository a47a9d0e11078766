//! Looking for a table among the public ones.

use serde::{Deserialize, Serialize};
use ziggurat_terms::Stage;

/// How many tables a page of the lobby has, if nothing else is asked for.
pub const PAGE: u16 = 24;

/// How many tables can be followed at once.
pub const LONGEST_PAGE: u16 = 240;

/// How much of what somebody looks for is read, in bytes.
const LONGEST_TEXT: usize = 64;

/// What somebody looks for in the lobby. What is left out does not matter.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "protocol.ts", optional_fields)
)]
pub struct LobbyQuery {
    /// Part of the name of the host, of another player or of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// The id of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// Only tables with an open seat, or only those without.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub free: Option<bool>,
    /// How far the tables are.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stage: Option<Stage>,
    /// How many to skip.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<u32>,
    /// How many tables, 24 if missing and at most 240.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<u16>,
}

impl LobbyQuery {
    /// How many tables are wanted.
    #[must_use]
    pub fn count(&self) -> usize {
        self.count.unwrap_or(PAGE).min(LONGEST_PAGE).into()
    }

    /// The words that are looked for, in lower case; nothing if any will do.
    #[must_use]
    pub fn words(&self) -> Option<String> {
        let text = self.text.as_deref()?;
        let end = text.floor_char_boundary(LONGEST_TEXT);
        let words = text.get(..end)?.trim().to_lowercase();
        (!words.is_empty()).then_some(words)
    }
}
