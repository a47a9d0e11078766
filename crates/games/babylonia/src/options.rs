//! What is agreed before a game of Babylonia.

use serde::{Deserialize, Serialize};

/// The options of a game. The defaults are the rules as written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "babylonia.ts"))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Seven of the nine ziggurat cards are drawn at random (BAB-11.1).
    pub random_seven_of_nine: bool,
    /// A face-down token beside a field opens it for a farmer (BAB-5.3).
    pub field_adjacency_counts_face_down_tokens: bool,
    /// The first two players place fewer tokens in their first turn (BAB-4.8).
    pub first_round_limits: bool,
    /// The noble of card 5 may be placed before, between or after the farmers (BAB-8.8).
    pub free_placement_order_with_extra_noble: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            random_seven_of_nine: false,
            field_adjacency_counts_face_down_tokens: true,
            first_round_limits: true,
            free_placement_order_with_extra_noble: true,
        }
    }
}

impl Options {
    /// Sets of options that together reach every rule, for test suites.
    pub(crate) fn sets() -> Vec<Self> {
        let rules = Self::default();
        vec![
            rules,
            Self {
                random_seven_of_nine: true,
                ..rules
            },
            Self {
                random_seven_of_nine: true,
                field_adjacency_counts_face_down_tokens: false,
                first_round_limits: false,
                free_placement_order_with_extra_noble: false,
            },
        ]
    }
}
