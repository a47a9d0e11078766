//! Words in both languages.

use serde::{Deserialize, Serialize};

/// The same in both languages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Bilingual {
    /// English.
    pub en: String,
    /// German.
    pub de: String,
}
