//! What is agreed before the start.

use serde::{Deserialize, Serialize};
use ziggurat_engine::Need as Note;

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
    /// Leaders are drafted and recruited (SWL).
    pub leaders: bool,
    /// Black cards, debt and diplomacy (SWC). Eight players always play with Cities.
    pub cities: bool,
    /// Neighbours play in pairs (SWC-11): needs Cities and 4, 6 or 8 players.
    pub teams: bool,
    /// At the end of the game the cards under the Wonders are shown (SWB-14.4).
    pub reveal_wonder_cards: bool,
    /// The taxes on red and blue structures are not due for structures built without cost (SWT-6.3).
    pub taxes_waived_by_free_building: bool,
    /// The Architects and the Gamers Guild are in the game even without Leaders (SWL-1.4).
    pub leader_guilds: bool,
    /// Byzantium is among the Wonders even with two or three players (SWC-1.5).
    pub byzantium_always: bool,
}

/// What a combination of options needs but lacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// Team play needs Cities (SWB-2.8).
    CitiesForTeams,
    /// Team play needs pairs: 4, 6 or 8 players (SWC-11.1).
    PairsForTeams,
}

impl Need {
    /// The message that says so.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::CitiesForTeams => "swb-need-cities_for_teams",
            Self::PairsForTeams => "swb-need-pairs_for_teams",
        }
    }
}

impl Default for Options {
    fn default() -> Self {
        Self {
            sides: Sides::Random,
            wonder_pack: false,
            babel_tower: false,
            great_projects: false,
            leaders: false,
            cities: false,
            teams: false,
            reveal_wonder_cards: true,
            taxes_waived_by_free_building: false,
            leader_guilds: false,
            byzantium_always: false,
        }
    }
}

impl Options {
    /// One of the 32 combinations of modules, by a bit for each (Wonder Pack, tower, projects, Leaders,
    /// Cities), with varying other options.
    #[must_use]
    pub fn combination(number: u8) -> Self {
        let sides = [Sides::Random, Sides::A, Sides::B, Sides::Chosen];
        Self {
            sides: sides[usize::from(number % 4)],
            wonder_pack: number & 1 == 1,
            babel_tower: number & 2 == 2,
            great_projects: number & 4 == 4,
            leaders: number & 8 == 8,
            cities: number & 16 == 16,
            teams: false,
            reveal_wonder_cards: number & 7 != 5,
            taxes_waived_by_free_building: number & 7 == 6,
            leader_guilds: number == 21,
            byzantium_always: number == 25,
        }
    }

    /// Combinations of modules for a number of players: nothing, some, everything, and with 4, 6 and 8
    /// players teams. Over all numbers of players every pair of modules meets, on and off.
    #[must_use]
    pub fn covering(seats: u8) -> Vec<Self> {
        let on = |number: u8, bit: u8| number >> bit & 1;
        // Eight combinations of five modules in which every pair takes all four values.
        let spread = |number: u8| {
            let (a, b, c) = (on(number, 0), on(number, 1), on(number, 2));
            number | (a ^ b ^ c) << 3 | (a ^ b) << 4
        };
        let some = [seats, seats + 3, seats + 6].map(|number| spread(number % 8));
        let mut numbers = vec![0, 31];
        numbers.extend(some.iter().filter(|number| **number > 0));
        let mut sets: Vec<Self> = numbers.into_iter().map(Self::combination).collect();
        if seats.is_multiple_of(2) && seats > 2 {
            for number in [16, 31] {
                let mut teams = Self::combination(number);
                teams.teams = true;
                sets.push(teams);
            }
        }
        sets.iter().map(|set| set.for_seats(seats)).collect()
    }

    /// What these options need but lack, if anything.
    #[must_use]
    pub fn lacks(&self, seats: u8) -> Option<Need> {
        if !self.teams {
            None
        } else if seats < 4 || seats % 2 == 1 {
            Some(Need::PairsForTeams)
        } else if !(self.cities || seats == 8) {
            Some(Need::CitiesForTeams)
        } else {
            None
        }
    }

    /// What these options need, what follows from them, and which of them have no effect together.
    pub(crate) fn needs(&self, seats: u8) -> Vec<Note> {
        let cities = self.for_seats(seats).cities;
        let lack = self.lacks(seats).map(|need| Note {
            key: need.key(),
            blocks: true,
        });
        let taxes = self.taxes_waived_by_free_building;
        let notes = [
            (seats == 8 && !self.cities, "swb-need-eight"),
            (self.leader_guilds && self.leaders, "swb-need-guilds"),
            (
                self.byzantium_always && (!cities || seats > 3),
                "swb-need-byzantium",
            ),
            (taxes && !self.babel_tower, "swb-need-taxes"),
        ];
        let told = notes.into_iter().filter(|(holds, _)| *holds);
        let told = told.map(|(_, key)| Note { key, blocks: false });
        lack.into_iter().chain(told).collect()
    }

    /// The options as they are played: eight players always play with Cities (SWB-2.8).
    #[must_use]
    pub fn for_seats(mut self, seats: u8) -> Self {
        self.cities |= seats == 8;
        self
    }
}
