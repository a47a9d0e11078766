//! Who asks something of a table, and what its log keeps of it.

use std::convert::Infallible;

use serde::{Deserialize, Serialize};
use ziggurat_engine::Seat;
use ziggurat_terms::Level;

use crate::NewHost;

/// A moment, in milliseconds since whenever the host counts from.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Millis(pub u64);

/// Who asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// Whoever sits here.
    Seat(Seat),
    /// The host of the table itself.
    Host,
}

impl From<Seat> for By {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

/// What was done, as the log keeps it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deed<A> {
    /// A person did this in the game.
    Act(A),
    /// A bot did this in the game.
    BotAct(A),
    /// The seat took back this many of its actions.
    Undo(usize),
    /// Its player gave up.
    Resign,
    /// A bot got the seat.
    HandOver {
        /// How well the bot plays.
        level: Level,
        /// Who gave the seat away; `None` if it was the host.
        by: Option<Seat>,
    },
    /// Its player took the seat back.
    Reclaim,
    /// Its player has brought the match to another host.
    NewHost(Box<NewHost>),
}

impl<A> Deed<A> {
    /// The same deed with its action written in another way.
    #[must_use]
    pub fn map<B>(&self, write: impl FnOnce(&A) -> B) -> Deed<B> {
        match self.try_map(|action| Ok::<B, Infallible>(write(action))) {
            Ok(deed) => deed,
        }
    }

    /// The same deed with its action read in another way.
    ///
    /// # Errors
    /// Whatever `read` finds wrong with the action.
    pub fn try_map<B, E>(&self, read: impl FnOnce(&A) -> Result<B, E>) -> Result<Deed<B>, E> {
        Ok(match self {
            Self::Act(action) => Deed::Act(read(action)?),
            Self::BotAct(action) => Deed::BotAct(read(action)?),
            Self::Undo(steps) => Deed::Undo(*steps),
            Self::Resign => Deed::Resign,
            Self::HandOver { level, by } => Deed::HandOver {
                level: *level,
                by: *by,
            },
            Self::Reclaim => Deed::Reclaim,
            Self::NewHost(new) => Deed::NewHost(new.clone()),
        })
    }
}
