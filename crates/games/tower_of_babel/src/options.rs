//! What is agreed before a game of Tower of Babel.

use serde::{Deserialize, Serialize};

use crate::tables::{Row, Tables};

/// The options of a game. The defaults are the rules as written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tower_of_babel.ts"))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Four two-kind discs replace one disc with a 5 of each kind (TOB-2.3).
    pub two_kind_discs: bool,
    /// Action cards are used (TOB-17.2).
    pub action_cards: bool,
    /// Cards of a kind that is not demanded may lie in an offer (TOB-6.7).
    pub wrong_kind_cards: bool,
    /// A Joker may stand for one card of each kind of a two-kind disc (TOB-7.9).
    pub joker_may_split: bool,
    /// How many Double Turns may be played in one turn: 1 or 2 (TOB-11.15).
    pub double_turn_max_per_turn: u8,
    /// The game ends after this many rounds without a disc given away: 3 to 100 (TOB-16.7).
    pub stall_limit_rounds: u8,
    /// The numbers on discs and scoring tables, where they differ from those of this edition.
    #[serde(skip_serializing_if = "Tables::is_usual")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Tables>"))]
    pub tables: Tables,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            two_kind_discs: false,
            action_cards: true,
            wrong_kind_cards: false,
            joker_may_split: true,
            double_turn_max_per_turn: 1,
            stall_limit_rounds: 10,
            tables: Tables::USUAL,
        }
    }
}

impl Options {
    /// Sets of options that together reach every rule, for test suites.
    pub(crate) fn sets() -> Vec<Self> {
        let rules = Self::default();
        let tables = Tables {
            discs: [
                [5, 1, 2, 5, 7, 9],
                [3, 5, 4, 4, 5, 6],
                [5; 6],
                [5, 2, 2, 2, 2, 2],
            ],
            light_row: Row {
                first: 9,
                second: 3,
            },
            disc_bonus: [1, 3, 6, 10, 15, 21],
            ..rules.tables
        };
        vec![
            rules,
            Self {
                two_kind_discs: true,
                wrong_kind_cards: true,
                double_turn_max_per_turn: 2,
                ..rules
            },
            Self {
                two_kind_discs: true,
                joker_may_split: false,
                stall_limit_rounds: 3,
                tables,
                ..rules
            },
            Self {
                action_cards: false,
                ..rules
            },
        ]
    }

    /// Says what is wrong with options that no game can be played with, and what would be right.
    pub(crate) fn check(&self) -> Result<(), String> {
        let doubles = self.double_turn_max_per_turn;
        if !(1..=2).contains(&doubles) {
            return Err(format!(
                "double_turn_max_per_turn: {doubles} is not possible, choose 1 or 2 (TOB-11.15)"
            ));
        }
        let rounds = self.stall_limit_rounds;
        if !(3..=100).contains(&rounds) {
            return Err(format!(
                "stall_limit_rounds: {rounds} is not possible, choose 3 to 100 (TOB-16.7)"
            ));
        }
        self.tables
            .check()
            .map_err(|error| format!("tables: {error}"))
    }
}
