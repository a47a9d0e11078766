//! Players.

use serde::{Deserialize, Serialize};

use crate::{Name, PlayerId};

/// A player, as others know them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Me {
    /// Who.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub id: PlayerId,
    /// What the player is called.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    #[serde(deserialize_with = "crate::kept_name")]
    pub name: Name,
}
