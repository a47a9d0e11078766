//! How far a table is, who may find it, and how its match came out.

use serde::{Deserialize, Serialize};

/// Who may find a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Visibility {
    /// Everybody: it is in the lobby.
    Public,
    /// Only those who know its link.
    #[default]
    Link,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Stage {
    /// Players take their seats.
    Gathering,
    /// The match is being played.
    Playing,
    /// The match is over.
    Over,
    /// Everybody left before the match began.
    Closed,
}

/// How a match came out, for lists.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableResult {
    /// The place of each seat, from 1.
    pub places: Vec<u8>,
    /// The points of each seat.
    pub points: Vec<i32>,
}
