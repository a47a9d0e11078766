//! Why a table refuses a command.

use serde::{Serialize, Serializer, ser::SerializeStruct};
use ziggurat_engine::Illegal;
use ziggurat_terms::BadAction;

use crate::Unwritable;

/// A refused command. It has changed nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The rules of the game forbid the action.
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// The command is not for whoever asks.
    #[error("not your seat")]
    NotYourSeat,
    /// The table has no such seat.
    #[error("no such seat")]
    NoSuchSeat,
    /// The seat has done nothing that it could take back.
    #[error("nothing to take back")]
    NothingToUndo,
    /// A bot plays the seat.
    #[error("a bot plays this seat")]
    BotSeat,
    /// No bot plays the seat.
    #[error("no bot plays this seat")]
    NotABot,
    /// The player of the seat is there, so nobody else may give it away.
    #[error("the player is still here")]
    StillHere,
    /// The player of the seat has given up.
    #[error("the player has resigned")]
    Resigned,
    /// The table has moved on since whoever decided this looked at it.
    #[error("the table has moved on")]
    Stale,
    /// The command does not say which version of the table it is about.
    #[error("the command must say which version it is about")]
    NoVersion,
    /// The match is over.
    #[error("the match is over")]
    Over,
    /// The match is not over yet.
    #[error("the match is not over yet")]
    NotOver,
    /// The match has been dealt by a server, so it cannot be brought to another host.
    #[error("the match has been at a server before")]
    Hosted,
    /// The command holds something that is not an action of this game.
    #[error("{0}")]
    Malformed(String),
    /// What it leads to cannot be written down.
    #[error(transparent)]
    Unwritable(#[from] Unwritable),
}

impl From<BadAction> for Refusal {
    fn from(error: BadAction) -> Self {
        Self::Malformed(error.to_string())
    }
}

impl Refusal {
    /// A short name that never changes, for programs.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Illegal(_) => "illegal",
            Self::NotYourSeat => "not_your_seat",
            Self::NoSuchSeat => "no_such_seat",
            Self::NothingToUndo => "nothing_to_undo",
            Self::BotSeat => "bot_seat",
            Self::NotABot => "not_a_bot",
            Self::StillHere => "still_here",
            Self::Resigned => "resigned",
            Self::Stale => "stale",
            Self::NoVersion => "no_version",
            Self::Over => "over",
            Self::NotOver => "not_over",
            Self::Hosted => "hosted",
            Self::Malformed(_) => "malformed",
            Self::Unwritable(_) => "unwritable",
        }
    }

    /// The key of the sentence that says so, in the locale files: `table-refusal-` and the code. What a
    /// rule forbids has a sentence of its game as well: [`Illegal::why`].
    #[must_use]
    pub const fn key(&self) -> &'static str {
        match self {
            Self::Illegal(_) => "table-refusal-illegal",
            Self::NotYourSeat => "table-refusal-not_your_seat",
            Self::NoSuchSeat => "table-refusal-no_such_seat",
            Self::NothingToUndo => "table-refusal-nothing_to_undo",
            Self::BotSeat => "table-refusal-bot_seat",
            Self::NotABot => "table-refusal-not_a_bot",
            Self::StillHere => "table-refusal-still_here",
            Self::Resigned => "table-refusal-resigned",
            Self::Stale => "table-refusal-stale",
            Self::NoVersion => "table-refusal-no_version",
            Self::Over => "table-refusal-over",
            Self::NotOver => "table-refusal-not_over",
            Self::Hosted => "table-refusal-hosted",
            Self::Malformed(_) => "table-refusal-malformed",
            Self::Unwritable(_) => "table-refusal-unwritable",
        }
    }
}

/// As `{code, key}`, with `rule` and `why` where a rule of the game forbids the action.
impl Serialize for Refusal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut out = serializer.serialize_struct("Refusal", 4)?;
        out.serialize_field("code", self.code())?;
        out.serialize_field("key", self.key())?;
        if let Self::Illegal(illegal) = self {
            out.serialize_field("rule", &illegal.rule)?;
            out.serialize_field("why", illegal.why.key)?;
        }
        out.end()
    }
}
