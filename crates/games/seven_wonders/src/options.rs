//! What is agreed before the start.

use serde::{Deserialize, Serialize};

/// How the sides of the Wonder boards are decided (SWB-2.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "seven_wonders.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Sides {
    /// At random for each player.
    #[default]
    Random,
    /// Everybody plays side A.
    A,
    /// Everybody plays side B.
    B,
    /// Everybody chooses in secret.
    Chosen,
}

/// What is agreed before a game of 7 Wonders. Modules are switched on one by one (SWB-2.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "seven_wonders.ts"))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How the sides of the boards are decided.
    pub sides: Sides,
    /// The boards of the Wonder Pack are among the Wonders.
    pub wonder_pack: bool,
    /// The Tower of Babel is built.
    pub babel_tower: bool,
    /// The Great Projects of Babel are under way.
    pub great_projects: bool,
    /// At the end of the game the cards under the Wonders are shown (SWB-14.4).
    pub reveal_wonder_cards: bool,
    /// The taxes on red and blue structures are not due for structures built without cost (SWT-6.3).
    pub taxes_waived_by_free_building: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            sides: Sides::Random,
            wonder_pack: false,
            babel_tower: false,
            great_projects: false,
            reveal_wonder_cards: true,
            taxes_waived_by_free_building: false,
        }
    }
}

impl Options {
    /// One of the eight combinations of modules, by a bit for each, with varying other options.
    #[must_use]
    pub fn combination(number: u8) -> Self {
        let sides = [Sides::Random, Sides::A, Sides::B, Sides::Chosen];
        Self {
            sides: sides[usize::from(number % 4)],
            wonder_pack: number & 1 == 1,
            babel_tower: number & 2 == 2,
            great_projects: number & 4 == 4,
            reveal_wonder_cards: number != 5,
            taxes_waived_by_free_building: number == 6,
        }
    }
}
