//! A battle under way (section 12).

use serde::{Deserialize, Serialize};
use ziggurat_engine::{ById, Id, Seat};

use super::Phase;
use crate::{
    board::Square,
    pieces::{Hero, Heroes},
};

/// A side of a battle. Outside battles the active player is the attacker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Side {
    Attacker,
    Defender,
}

/// A value for each side.
pub(crate) type BySide<T> = ById<Side, T, 2>;

impl Id for Side {
    const ALL: &'static [Self] = &[Self::Attacker, Self::Defender];

    #[inline]
    fn index(self) -> usize {
        self as usize
    }
}

/// What is attacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "battalia.ts"))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Foe {
    /// The city of another player on the square.
    City,
    /// A hero of another player on the square.
    Hero {
        /// Whose.
        seat: Seat,
        /// Which.
        hero: Hero,
    },
    /// The neutral city on the square.
    Neutral,
    /// The ruins.
    Ruins,
}

/// How far a battle has come, and with it who is to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "battalia.ts"))]
#[serde(rename_all = "snake_case")]
pub enum BattleStage {
    /// The attacker still has to lay the opening weapon (BAT-12.4).
    Declared,
    /// The attacker has laid a weapon and goes on with the opening.
    Opening,
    /// The defender answers (BAT-12.8).
    Answering,
    /// The defender raises (BAT-12.13).
    DefenderRaises,
    /// The attacker raises (BAT-12.13).
    AttackerRaises,
}

impl BattleStage {
    #[inline]
    pub(crate) const fn side(self) -> Side {
        match self {
            Self::Declared | Self::Opening | Self::AttackerRaises => Side::Attacker,
            Self::Answering | Self::DefenderRaises => Side::Defender,
        }
    }

    pub(crate) const fn phase(self) -> Phase {
        match self {
            Self::Declared | Self::Opening => Phase::Open,
            Self::Answering => Phase::Answer,
            Self::DefenderRaises | Self::AttackerRaises => Phase::Raise,
        }
    }
}

/// A battle under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Battle {
    pub(crate) square: Square,
    pub(crate) foe: Foe,
    /// Nobody defends neutral cities and the ruins.
    pub(crate) defender: Option<Seat>,
    /// The heroes that take part.
    pub(crate) heroes: BySide<Heroes>,
    pub(crate) stage: BattleStage,
}
