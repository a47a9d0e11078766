//! What is agreed before a game of Battalia.

use serde::{Deserialize, Serialize};

use crate::{
    facts::{GUARD, GUARD_HARD, GUARD_WEEKS, LEVEL4_TO_END, NEUTRAL_LEVEL, NEUTRAL_LEVEL_HARD},
    pieces::Faction,
};

/// How the game begins (BAT-18.1, BAT-18.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "battalia.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Scenario {
    /// The usual set-up.
    #[default]
    Base,
    /// Alternative set-up 1: stronger neutral cities and ruins.
    Alt1,
    /// Alternative set-up 2: no start cities, the ruins are a common city.
    Alt2,
}

/// The options of a game (BAT-18.4). The defaults are the rules as written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "battalia.ts"))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Advanced rules: home terrain (section 17).
    pub advanced_terrain: bool,
    /// How the game begins.
    pub scenario: Scenario,
    /// Heroes on the start city at the beginning: 0 to 2.
    #[cfg_attr(feature = "schema", schemars(range(min = 0, max = 2)))]
    pub start_heroes: u8,
    /// Cities at the beginning: 1 or 2.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 2)))]
    pub start_cities: u8,
    /// Whether there are neutral cities.
    pub neutral_cities: bool,
    /// How many cities of level 4 of one player end the game: 3 to 7 (BAT-15.1).
    #[cfg_attr(feature = "schema", schemars(range(min = 3, max = 7)))]
    pub end_level4_cities: u8,
    /// The game ends after this many weeks: 1 to 12 (BAT-15.9).
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 12)))]
    pub week_limit: Option<u8>,
    /// The faction left out with two players; any if not named (BAT-2.16).
    pub removed_faction: Option<Faction>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            advanced_terrain: false,
            scenario: Scenario::Base,
            start_heroes: 0,
            start_cities: 1,
            neutral_cities: true,
            end_level4_cities: LEVEL4_TO_END,
            week_limit: None,
            removed_faction: None,
        }
    }
}

impl Options {
    /// Options worth testing with this many seats.
    pub(crate) fn sets(seats: u8) -> Vec<Self> {
        let rules = Self::default();
        let removed_faction = (seats == 2).then_some(Faction::Emberians);
        vec![
            rules,
            Self {
                advanced_terrain: true,
                scenario: Scenario::Alt1,
                start_heroes: 2,
                start_cities: 2,
                week_limit: Some(3),
                removed_faction,
                ..rules
            },
            Self {
                scenario: Scenario::Alt2,
                advanced_terrain: true,
                end_level4_cities: 3,
                week_limit: Some(5),
                ..rules
            },
            Self {
                neutral_cities: false,
                start_heroes: 1,
                week_limit: Some(2),
                ..rules
            },
        ]
    }

    /// Says what is wrong with options that no game can be played with, and what would be right.
    pub(crate) fn check(&self, players: u8) -> Result<(), String> {
        if !(2..=4).contains(&players) {
            return Err(format!("Battalia is for 2, 3 or 4 players, not {players}"));
        }
        let between = |name: &str, value: u8, least: u8, most: u8| {
            if (least..=most).contains(&value) {
                return Ok(());
            }
            Err(format!(
                "{name}: {value} is not possible, choose {least} to {most} (BAT-18.4)"
            ))
        };
        between("start_heroes", self.start_heroes, 0, 2)?;
        between("start_cities", self.start_cities, 1, 2)?;
        between("end_level4_cities", self.end_level4_cities, 3, 7)?;
        between("week_limit", self.week_limit.unwrap_or(1), 1, GUARD_WEEKS)?;
        let usual = self.start_heroes == 0 && self.start_cities == 1 && self.neutral_cities;
        if self.is_alt2() && !usual {
            return Err(
                "start_heroes, start_cities and neutral_cities cannot be changed with scenario alt2; leave them out (BAT-18.7)"
                    .into(),
            );
        }
        if self.removed_faction.is_some() && players != 2 {
            return Err("removed_faction is for two players only; leave it out (BAT-2.16)".into());
        }
        Ok(())
    }

    #[inline]
    pub(crate) fn is_alt2(&self) -> bool {
        self.scenario == Scenario::Alt2
    }

    /// The level of neutral cities (BAT-13.1).
    pub(crate) fn neutral_level(&self) -> u8 {
        match self.scenario {
            Scenario::Base => NEUTRAL_LEVEL,
            Scenario::Alt1 | Scenario::Alt2 => NEUTRAL_LEVEL_HARD,
        }
    }

    /// What guards the ruins (BAT-13.6).
    pub(crate) fn guard(&self) -> u8 {
        match self.scenario {
            Scenario::Base => GUARD,
            Scenario::Alt1 | Scenario::Alt2 => GUARD_HARD,
        }
    }

    /// The game ends after this many weeks (BAT-15.9, BAT-15.10).
    pub(crate) fn weeks(&self) -> u8 {
        self.week_limit.unwrap_or(GUARD_WEEKS)
    }
}
