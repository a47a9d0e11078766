//! What is agreed before a match, and who sits where during it.

use serde::{Deserialize, Serialize};
use ziggurat_engine::{Game, OptionsError};
use ziggurat_terms::{Level, Name};

use crate::{Origin, Unwritable};

/// Who plays a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    /// A person.
    Human,
    /// A bot of this level.
    Bot(Level),
}

/// A seat before the match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatSetup {
    /// What the others call whoever sits here.
    #[serde(deserialize_with = "ziggurat_terms::kept_name")]
    pub name: Name,
    /// Who plays.
    pub holder: Holder,
}

impl SeatSetup {
    /// A seat for a person.
    #[must_use]
    pub const fn human(name: Name) -> Self {
        Self {
            name,
            holder: Holder::Human,
        }
    }

    /// A seat for a bot.
    #[must_use]
    pub const fn bot(name: Name, level: Level) -> Self {
        Self {
            name,
            holder: Holder::Bot(level),
        }
    }
}

/// Everything a match starts from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Setup<G: Game> {
    /// How the game is played.
    #[serde(default)]
    pub options: G::Options,
    /// Who sits where.
    pub seats: Vec<SeatSetup>,
    /// Where all chance comes from; secret until the end.
    #[serde(flatten)]
    pub origin: Origin,
}

/// A match that cannot start.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// The game is not for this many seats.
    #[error("the game cannot be played with {0} seats")]
    Seats(usize),
    /// The game cannot be played with these options.
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// What the match would start from cannot be written down.
    #[error(transparent)]
    Unwritable(#[from] Unwritable),
}

impl SetupError {
    /// The key of the sentence that says so, in the locale files.
    #[must_use]
    pub const fn key(&self) -> &'static str {
        match self {
            Self::Seats(_) => "table-setup-seats",
            Self::Options(_) => "table-setup-options",
            Self::Unwritable(_) => "table-setup-unwritable",
        }
    }
}

/// A seat during the match, as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatInfo {
    /// What the others call whoever sits here.
    pub name: Name,
    /// Who plays now.
    pub holder: Holder,
    /// Whether a bot plays for a person who can take the seat back.
    pub lent: bool,
    /// Whether its player has given up.
    pub resigned: bool,
}

impl From<&SeatSetup> for SeatInfo {
    fn from(seat: &SeatSetup) -> Self {
        Self {
            name: seat.name.clone(),
            holder: seat.holder,
            lent: false,
            resigned: false,
        }
    }
}
