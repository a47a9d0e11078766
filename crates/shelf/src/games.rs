//! The closed set of games.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use ziggurat_engine::{GameInfo, Names};

use crate::{Schemas, Title};

/// Code that a host runs in the same way for every game.
pub trait Visitor {
    /// Its result.
    type Out;

    /// Runs it for one game.
    fn visit<G: Title>(self) -> Self::Out;
}

macro_rules! games {
    ($($(#[$doc:meta])* $name:ident in $game:ident = $package:ident, acting by $action:ident;)+) => {
        /// A game on the shelf.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum GameId {
            $($(#[$doc])* $name,)+
        }

        impl GameId {
            /// All games.
            pub const ALL: &[Self] = &[$(Self::$name),+];

            /// The fixed properties of the game.
            #[must_use]
            pub const fn info(self) -> GameInfo {
                match self {
                    $(Self::$name => <$package::$name as ziggurat_engine::Game>::INFO,)+
                }
            }
        }

        impl GameId {
            /// The numbered rules, as Markdown.
            #[must_use]
            pub const fn rules(self) -> Names {
                match self {
                    $(Self::$name => <$package::$name as ziggurat_engine::Game>::RULES,)+
                }
            }
        }

        /// Calls the visitor with the type of this game.
        pub fn with<V: Visitor>(id: GameId, visitor: V) -> V::Out {
            match id {
                $(GameId::$name => visitor.visit::<$package::$name>(),)+
            }
        }

        /// Writes the types of all games as TypeScript.
        #[cfg(feature = "ts")]
        pub(crate) fn write_types(config: &ts_rs::Config) -> Result<(), ts_rs::ExportError> {
            use ts_rs::TS;
            $(
                $package::View::export_all(config)?;
                $package::Event::export_all(config)?;
                $package::$action::export_all(config)?;
                $package::Options::export_all(config)?;
                export::<<$package::$name as ziggurat_engine::Study>::Question>(config)?;
                export::<<$package::$name as ziggurat_engine::Study>::Answer>(config)?;
                export::<<$package::$name as ziggurat_engine::Study>::Box>(config)?;
            )+
            Ok(())
        }

        $(
            pub use $package as $game;

            impl Title for $package::$name {
                fn schemas() -> Schemas {
                    use $package::{Action, Document, Event, Options, View};
                    Schemas::of::<Options, Document, Action, Event, View>()
                }

                fn facts() -> &'static str {
                    $package::FACTS
                }
            }
        )+
    };
}

// The one list of games: hosts, screens, types for the client, benches and fuzzing follow from it. What
// an action is in JSON may be another type than the packed one that the engine computes with.
games! {
    /// Babylonia by Reiner Knizia.
    Babylonia in babylonia = ziggurat_babylonia, acting by ActionKind;
    /// Tower of Babel by Reiner Knizia.
    TowerOfBabel in tower_of_babel = ziggurat_tower_of_babel, acting by Action;
    /// 7 Wonders by Antoine Bauza.
    SevenWonders in seven_wonders = ziggurat_seven_wonders, acting by ActionKind;
    /// Babylon by Olivier Grégoire.
    Babylon in babylon = ziggurat_babylon, acting by ActionKind;
    /// Battalia: The Creation by Alexandar Guerov and Ledha Guerova.
    Battalia in battalia = ziggurat_battalia, acting by Action;
}

/// Writes a type and those it is made of, unless it is nothing.
#[cfg(feature = "ts")]
fn export<T: ts_rs::TS + 'static>(config: &ts_rs::Config) -> Result<(), ts_rs::ExportError> {
    match T::output_path() {
        Some(_) => T::export_all(config),
        None => Ok(()),
    }
}

impl GameId {
    /// The id in files, addresses and commands.
    #[must_use]
    pub const fn id(self) -> &'static str {
        self.info().id
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// A name that no game has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no game {0:?}; there are: {games}", games = known())]
pub struct UnknownGame(pub String);

fn known() -> String {
    let ids: Vec<_> = GameId::ALL.iter().map(|game| game.id()).collect();
    ids.join(", ")
}

impl FromStr for GameId {
    type Err = UnknownGame;

    fn from_str(id: &str) -> Result<Self, Self::Err> {
        let found = Self::ALL.iter().find(|game| game.id() == id);
        found.copied().ok_or_else(|| UnknownGame(id.to_owned()))
    }
}

impl Serialize for GameId {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for GameId {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = String::deserialize(deserializer)?;
        id.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Id;
    struct Facts;

    impl Visitor for Facts {
        type Out = &'static str;
        fn visit<G: Title>(self) -> &'static str {
            G::facts()
        }
    }

    impl Visitor for Id {
        type Out = &'static str;
        fn visit<G: Title>(self) -> &'static str {
            G::INFO.id
        }
    }

    #[test]
    fn ids_go_both_ways_and_lead_to_their_game() {
        for &game in GameId::ALL {
            assert_eq!(game.to_string().parse(), Ok(game));
            assert_eq!(with(game, Id), game.id());
            let json = serde_json::to_value(game).unwrap();
            assert_eq!(serde_json::from_value::<GameId>(json).unwrap(), game);
        }
    }

    #[test]
    fn the_facts_of_seven_wonders_hold_every_box() {
        let facts: serde_json::Value =
            serde_json::from_str(with(GameId::SevenWonders, Facts)).unwrap();
        assert_eq!(facts["cards"].as_array().unwrap().len(), 78);
        assert_eq!(facts["babel"]["tiles"].as_array().unwrap().len(), 24);
        assert!(facts["certainty"]["cards"].is_string());
        assert!(facts["certainty"]["tile_names"].is_string());
    }

    #[test]
    fn an_unknown_game_is_answered_with_the_known_ones() {
        let error = "chess".parse::<GameId>().unwrap_err().to_string();
        assert!(error.starts_with("there is no game \"chess\"; there are: babylonia"));
    }
}
