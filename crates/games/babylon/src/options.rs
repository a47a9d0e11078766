//! What is agreed before a game of Babylon.

use serde::{Deserialize, Serialize};

use crate::tables::Tables;

/// The options of a game. The defaults are the rules as written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "babylon.ts"))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The promo cards are used (section 1 of the promo rules).
    pub promo_cards: bool,
    /// The players pick their boards; otherwise they are handed out at random (BYL-2.2).
    pub pick_boards: bool,
    /// Values that were put together without the rulebook, where they are not those of this edition.
    #[serde(skip_serializing_if = "Tables::is_usual")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Tables>"))]
    pub tables: Tables,
}

impl Options {
    /// Says what is wrong with options that no game can be played with, and what would be right.
    pub(crate) fn check(&self) -> Result<(), String> {
        self.tables
            .check()
            .map_err(|error| format!("tables: {error}"))
    }
}
