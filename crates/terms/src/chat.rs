//! What was said at a table.

use serde::{Deserialize, Serialize};
use ziggurat_engine::SeatSet;

use crate::PlayerId;

/// A line of chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct ChatLine {
    /// Its number at this table among the lines for the same people, from 1.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub number: u64,
    /// Who wrote it.
    pub player: PlayerId,
    /// What the writer is called.
    pub name: String,
    /// What was written.
    pub text: String,
    /// When, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: u64,
    /// The partners it is for; if missing, it is for everybody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number[]"))]
    pub partners: Option<SeatSet>,
}
