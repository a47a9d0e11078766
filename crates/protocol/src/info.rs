//! What is known about a table apart from the match itself.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ziggurat_engine::{Seat, SeatSet};
use ziggurat_terms::{
    Hex32, InviteToken, Level, Me, PlayerId, Stage, TableId, TableResult, Visibility, WrittenName,
};

/// What a seat is to be, when a table is made or changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub enum SeatPlan {
    /// For the player who makes the table.
    Me,
    /// Anybody may sit here.
    Open,
    /// Only somebody with the invitation may sit here.
    Reserved,
    /// A bot of this level plays.
    Bot(Level),
    /// Somebody with this name plays at the screen of the player who makes the table.
    Local(WrittenName),
}

/// Who or what is on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum SeatKind {
    /// Nobody yet; anybody may sit down.
    Open,
    /// Nobody yet; it is kept for somebody.
    Reserved,
    /// A player at a screen of their own.
    Player,
    /// Somebody at the screen of another player.
    Local,
    /// A bot.
    Bot,
}

/// A seat, as everybody may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatCard {
    /// Who or what is on it.
    pub kind: SeatKind,
    /// The name of whoever sits here, or of the player that the seat is kept for; otherwise empty.
    pub name: String,
    /// Whose screen it is played on.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub player: Option<PlayerId>,
    /// How well the bot plays.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub level: Option<Level>,
    /// Whether the player of a seat has said before the start that they are ready.
    #[serde(default)]
    pub ready: bool,
    /// The hash of the random number that the player's browser adds to the deal.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub pledge: Option<Hex32>,
}

/// A table, as everybody who may find it sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableInfo {
    /// The table.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub id: TableId,
    /// The id of the game.
    pub game: String,
    /// How it is played.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub options: Value,
    /// Who may find it.
    pub visibility: Visibility,
    /// How far it is.
    pub stage: Stage,
    /// Who may change seats before the start; nobody if no player is left.
    pub host: Option<Me>,
    /// The seats.
    pub seats: Vec<SeatCard>,
    /// When it was made, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub created: u64,
    /// When this information last changed, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub changed: u64,
    /// The table that this one is the rematch of.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub rematch_of: Option<TableId>,
    /// The rematch of this table.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub next: Option<TableId>,
    /// The promise about chance: the hash of the host's secret. Nothing if the host deals alone.
    #[serde(default)]
    pub commitment: Option<String>,
    /// Whether the match begins by itself as soon as the host watches.
    #[serde(default)]
    pub eager: bool,
    /// How far the match had come when somebody brought it here; nothing if it begins here.
    #[serde(default)]
    pub brought: Option<Brought>,
    /// How the match came out.
    pub result: Option<TableResult>,
}

/// A match that was begun in a browser and brought to the server, as everybody may know it. Whoever
/// brought it could know everything that had been dealt until then.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Brought {
    /// How many entries its log had.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub entries: u64,
    /// What those were called who played its seats.
    pub names: Vec<String>,
    /// The seats whose players had given up: bots play them.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub resigned: SeatSet,
}

/// The right to a reserved seat; only the host sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Invite {
    /// The seat.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// What must be shown to sit down there.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub token: InviteToken,
}

/// Whether the player of a seat is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub enum SeatPresence {
    /// Connected.
    Here,
    /// Not connected.
    Away,
    /// Not connected for so long that the others may give the seat to a bot.
    Gone,
}

/// Who is there.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct Presence {
    /// By seat; `null` where no person sits.
    pub seats: Vec<Option<SeatPresence>>,
    /// How many watch without a seat.
    pub watchers: u32,
}
