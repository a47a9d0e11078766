//! What the HTTP addresses take and give.

use serde::{Deserialize, Serialize};
use serde_json::{Value, value::RawValue};
use ziggurat_engine::SeatSet;
use ziggurat_terms::{ClientId, Hex32, Level, Me, ReplayId, TableId, Visibility, WrittenName};

use crate::{Bilingual, Invite, SeatPlan, TableInfo, table::Reveal};

/// The longest body that a client may send, in bytes, except for a game file.
pub const MAX_BODY: usize = 16 * 1024;

/// The longest game file that a client may send, in bytes.
pub const MAX_GAME_FILE: usize = 1024 * 1024;

/// The most steps of a replay in one answer.
pub const MAX_STEPS: u32 = 64;

/// What the messages about matches of a game have in common; see [`crate::pack`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GamePhrases {
    /// What these phrases are called.
    pub id: u32,
    /// The text, in ASCII.
    pub text: String,
}

/// Why a request was refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Problem {
    /// For programs.
    pub code: String,
    /// For people.
    pub text: Bilingual,
    /// The limit that was reached, by the name of its setting.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<String>,
    /// In how many seconds it may be tried again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub retry_after: Option<u64>,
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
    pub name: WrittenName,
}

/// A browser that knows who the player is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SessionCard {
    /// What to call it; it opens nothing.
    pub id: String,
    /// Whether it is the one that asks.
    pub current: bool,
    /// When it began, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub created: u64,
    /// When it was last used, to within an hour, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub used: u64,
    /// What the browser calls itself.
    pub agent: String,
}

/// The browsers that know who the player is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SessionList {
    /// Last used first.
    pub sessions: Vec<SessionCard>,
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
    /// The hash of a random number that the browser adds to the deal; see `pledge` in
    /// docs/protocol.md. With it, `start` begins as soon as the table is watched.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub pledge: Option<Hex32>,
}

/// Brings a match that was begun in a browser to the server, to go on there with friends.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "protocol.ts", optional_fields)
)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BroughtMatch {
    /// What the client calls this request: random, so that nobody guesses it. Sent again, it leads to the
    /// same table.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub id: ClientId,
    /// The game file; the match must not be over.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Value))]
    pub file: Box<RawValue>,
    /// What each seat is to be. One at least is for me.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Value>))]
    pub seats: Vec<SeatPlan>,
    /// Who may find it; only by its link if nothing is said.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<Visibility>", optional))]
    pub visibility: Visibility,
    /// As in [`NewTable`].
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub pledge: Option<Hex32>,
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
    /// Your own: newest first. In the lobby: in fair order.
    pub tables: Vec<TableInfo>,
    /// How many there are in all.
    pub total: u32,
}

/// Your own tables.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MyTables {
    /// Newest first.
    pub tables: Vec<TableInfo>,
    /// How many there are in all.
    pub total: u32,
    /// Whom the newest of those that are played wait for.
    pub due: Vec<Due>,
}

/// Whom a table waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Due {
    /// The table.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub table: TableId,
    /// The seats that must act.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub seats: SeatSet,
    /// Since when, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub since: u64,
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
    /// Where all chance came from.
    #[cfg_attr(feature = "openapi", schema(value_type = Value))]
    pub reveal: Reveal,
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
