//! What the HTTP addresses take and give.

use serde::{Deserialize, Serialize};
use serde_json::{Value, value::RawValue};
use ziggurat_terms::{Level, Me, Name, ReplayId, Visibility};

use crate::{Bilingual, Invite, SeatPlan, TableInfo};

/// The longest body that a client may send, in bytes, except for a game file.
pub const MAX_BODY: usize = 16 * 1024;

/// The longest game file that a client may send, in bytes.
pub const MAX_GAME_FILE: usize = 1024 * 1024;

/// The most steps of a replay in one answer.
pub const MAX_STEPS: u32 = 64;

/// Why a request was refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Problem {
    /// For programs.
    pub code: String,
    /// For people.
    pub text: Bilingual,
}

/// Who the client is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MeAnswer {
    /// `null` before a name was given.
    pub me: Option<Me>,
}

/// Takes a name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewMe {
    /// 1 to 24 characters.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub name: Name,
}

/// A game that can be played here.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameCard {
    /// Its id.
    pub id: String,
    /// What people call it.
    pub name: Bilingual,
    /// Allowed numbers of seats.
    pub seats: Vec<u8>,
    /// The version of its rules.
    pub rules_version: String,
    /// What the ids of its rules begin with.
    pub rule_prefixes: Vec<String>,
    /// The categories of points, in the order of the score sheet.
    pub categories: Vec<String>,
    /// The JSON schema of its options.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub options_schema: Value,
    /// Its options if nothing else is agreed.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub options: Value,
    /// How well bots can play it, the weakest first.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub levels: Vec<Level>,
    /// The data that replaces the usual data here: what the option `tables` of every new table is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>", optional))]
    pub tables: Option<Value>,
}

/// Makes a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "protocol.ts", optional_fields)
)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewTable {
    /// The id of the game.
    pub game: String,
    /// How to play it; what is missing is as usual.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>", optional))]
    pub options: Option<Value>,
    /// What each seat is to be.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Value>))]
    pub seats: Vec<SeatPlan>,
    /// Who may find it; only by its link if nothing is said.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<Visibility>", optional))]
    pub visibility: Visibility,
    /// Start at once, if no seat is empty.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub start: bool,
}

/// A table that was made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MadeTable {
    /// The table.
    pub info: TableInfo,
    /// The invitations to its reserved seats.
    pub invites: Vec<Invite>,
}

/// Several tables.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableList {
    /// The newest first.
    pub tables: Vec<TableInfo>,
}

/// A game file that was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MadeReplay {
    /// Where the match can be seen.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub id: ReplayId,
}

/// A match that was played, step by step.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReplayInfo {
    /// The id of the game.
    pub game: String,
    /// The version of its rules.
    pub rules_version: String,
    /// How it was played.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub options: Value,
    /// Who sat where.
    pub seats: Vec<String>,
    /// The number of the last step; 0 is the opening.
    pub steps: u32,
    /// The promise about chance.
    pub commitment: String,
    /// Where all chance came from, as a decimal number.
    pub seed: String,
    /// What kept the seed from being guessed, as hex digits.
    pub salt: String,
}

/// Steps of a match that was played, as the host writes them; a client reads each as a
/// [`crate::table::Step`].
#[derive(Clone, Debug, Serialize)]
pub struct RawStep {
    /// Its number; 0 is the opening.
    pub step: u32,
    /// The entry of the log; the opening has none.
    pub entry: Option<Box<RawValue>>,
    /// What happened in the game.
    pub events: Box<RawValue>,
    /// How things stood then.
    pub state: Box<RawValue>,
}
