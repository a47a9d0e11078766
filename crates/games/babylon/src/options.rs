//! What is agreed before a game of Babylon.

use serde::{Deserialize, Serialize};

use crate::tables::{Pieces, Switches, Tables, Values};

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
    /// Values reconstructed without the rulebook, where they differ from those of this edition.
    #[serde(skip_serializing_if = "Tables::is_usual")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Tables>"))]
    pub tables: Tables,
}

impl Options {
    /// Sets of options that together reach every rule, for test suites.
    pub(crate) fn sets() -> Vec<Self> {
        let promo = Self {
            promo_cards: true,
            ..Self::default()
        };
        vec![Self::default(), promo, Self::other_edition()]
    }

    /// Values other than the usual ones wherever they could differ.
    fn other_edition() -> Self {
        let usual = Tables::default();
        let tables = Tables {
            round_tokens: [1, 2, 2, 9],
            tokens_in_play: [8, 14, 9],
            clay_removed: [5, 2, 1],
            pieces: Pieces {
                single_pillars: 40,
                double_pillars: 5,
                statues: 6,
                fountains: 3,
                staircases: 3,
                bridges: 3,
                belvederes: 12,
            },
            values: Values {
                belvedere: -1,
                decoration_set: 7,
                ..usual.values
            },
            switches: Switches {
                decoration_must_use_placed_tile: false,
                decorations_per_placed_tile: Some(3),
                bridge_gap_checks_level_only: false,
                start_player_rotates: true,
                start_pillars: 2,
                covered_statue_still_aligns: false,
                pillars_per_empty_neighbour: 1,
                fewest_belvederes_win_ties: false,
            },
            ..usual
        };
        Self {
            promo_cards: true,
            pick_boards: true,
            tables,
        }
    }

    /// Says what is wrong with options that no game can be played with, and what would be right.
    pub(crate) fn check(&self) -> Result<(), String> {
        self.tables
            .check()
            .map_err(|error| format!("tables: {error}"))
    }
}
