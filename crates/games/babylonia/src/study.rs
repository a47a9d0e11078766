//! Questions of a client that draws the game.

use serde::{Deserialize, Serialize};
use ziggurat_engine::{Record, Seat, Study, Viewer};

use crate::{
    board::{Hex, in_use},
    event::Event,
    pieces::{Card, Tile, Token},
    plays::Demand,
    state::Babylonia,
};

/// What a client can ask about a position.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "babylonia.ts"))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Question {
    /// Which hexes are in use.
    Hexes,
    /// How many tokens the turn asks for.
    Demand,
    /// What lies on a hex would bring, as things stand.
    Worth {
        /// Where.
        hex: Hex,
    },
}

/// The answer to a [`Question`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "babylonia.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// The hexes in use.
    Hexes(Vec<Hex>),
    /// What the turn asks for.
    Demand(Demanded),
    /// What a hex would bring.
    Worth(Worth),
}

/// How many tokens a turn asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "babylonia.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Demanded {
    /// One token: the first turn of the match (BAB-4.8).
    First,
    /// Two tokens: the second turn of the match (BAB-4.8).
    Second,
    /// The last token on the stand (BAB-4.7).
    Last,
    /// One of the usual plays.
    Play,
}

/// What lies on a hex would bring, as things stand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "babylonia.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Worth {
    /// Nothing that brings points lies there.
    Nothing,
    /// A field, to whoever places a token on it (BAB-5.5).
    Field {
        /// Its points.
        points: u16,
    },
    /// A city, if it were scored now (BAB-6.4 to 6.12).
    City {
        /// Who would win it.
        winner: Option<Seat>,
        /// Noble points of each seat.
        nobles: Vec<u16>,
        /// The points of each seat for its cities, with what a card adds.
        cities: Vec<u16>,
    },
    /// A ziggurat, if it were scored now (BAB-7.2).
    Ziggurat {
        /// Who would win it.
        winner: Option<Seat>,
    },
}

/// What is printed on the pieces.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "babylonia.ts"))]
pub struct Printed {
    /// The location tiles.
    pub tiles: Vec<PrintedTile>,
    /// The ziggurat cards.
    pub cards: Vec<PrintedCard>,
}

/// What is printed on a location tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "babylonia.ts"))]
pub struct PrintedTile {
    /// Which tile.
    pub tile: Tile,
    /// The nobles that a city pays for; none on a field.
    pub nobles: Vec<Token>,
    /// The number on a field; none on a city, and none on the field that counts cities.
    pub value: Option<u16>,
}

/// A ziggurat card and the rule that explains it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "babylonia.ts"))]
pub struct PrintedCard {
    /// Which card.
    pub card: Card,
    /// The number of the rule.
    pub rule: &'static str,
}

impl Study for Babylonia {
    type Question = Question;
    type Answer = Answer;
    type Box = Printed;

    // Everything asked for here is open to all: kinds of tokens in rivers and on stands play no part.
    fn study(&self, _viewer: Viewer, question: &Question) -> Answer {
        match *question {
            Question::Hexes => Answer::Hexes(in_use(self.players).iter().collect()),
            Question::Demand => Answer::Demand(self.demanded()),
            Question::Worth { hex } => Answer::Worth(self.worth(hex)),
        }
    }

    fn in_the_box() -> Printed {
        Printed {
            tiles: Tile::ALL.iter().copied().map(Tile::printed).collect(),
            cards: Card::ALL.iter().copied().map(Card::printed).collect(),
        }
    }
}

impl Babylonia {
    fn demanded(&self) -> Demanded {
        match self.demand(self.active) {
            Demand::APlay => Demanded::Play,
            Demand::Exactly(2) => Demanded::Second,
            Demand::Exactly(_) if self.options.first_round_limits && self.had_turn == 0 => {
                Demanded::First
            }
            Demand::Exactly(_) => Demanded::Last,
        }
    }

    pub(crate) fn worth(&self, hex: Hex) -> Worth {
        match self.tile(hex) {
            Some(tile) if tile.is_city() => self.city_worth(hex),
            Some(tile) => Worth::Field {
                points: tile.field_value(self.all_owned_cities()),
            },
            None if self.stands_unscored(hex) => Worth::Ziggurat {
                winner: self.majority(hex),
            },
            None => Worth::Nothing,
        }
    }

    fn stands_unscored(&self, hex: Hex) -> bool {
        let mut standing = self.ziggurats_in_use();
        standing.any(|(ziggurat, at)| at == hex && self.scored_ziggurats >> ziggurat & 1 == 0)
    }

    /// Scores the city in a copy of the position, and reads what that brought.
    fn city_worth(&self, hex: Hex) -> Worth {
        let Some(site) = hex.site() else {
            return Worth::Nothing;
        };
        let (mut after, mut record) = (*self, Record::default());
        after.score_city(site, &mut record);
        match record.events.into_iter().next() {
            Some(Event::CityScored {
                winner,
                nobles,
                cities,
                bonus,
                ..
            }) => Worth::City {
                winner,
                nobles,
                cities: cities.iter().zip(&bonus).map(|(a, b)| a + b).collect(),
            },
            _ => Worth::Nothing,
        }
    }
}

impl Tile {
    fn printed(self) -> PrintedTile {
        let number = self.field_value(0);
        PrintedTile {
            tile: self,
            nobles: self.symbols().to_vec(),
            value: (number > 0).then_some(number),
        }
    }
}

impl Card {
    fn printed(self) -> PrintedCard {
        PrintedCard {
            card: self,
            rule: self.rule(),
        }
    }

    const fn rule(self) -> &'static str {
        match self {
            Self::TenPoints => "BAB-8.2",
            Self::ExtraTurn => "BAB-8.3",
            Self::SevenTokens => "BAB-8.5",
            Self::ThreeNobles => "BAB-8.6",
            Self::NobleWithFarmers => "BAB-8.7",
            Self::NoblesInFields => "BAB-8.10",
            Self::CityBonus => "BAB-8.11",
            Self::CentralLandConnects => "BAB-8.12",
            Self::RiversConnect => "BAB-8.13",
        }
    }
}
