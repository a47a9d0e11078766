//! What leaves a table: made for one viewer, with nothing in it that this viewer may not know.

use serde::Serialize;
use ziggurat_engine::{Game, Outcome, Seat, Text, Waiting};
use ziggurat_terms::Level;

use crate::{Millis, Reveal, SeatInfo};

/// What was done, as one viewer may know it.
///
/// An action may carry something hidden (what lies face down, how much was offered), so only the seat
/// that did it is told; the others have the events that they witnessed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum What<A> {
    /// A person acted in the game.
    Act {
        /// What the viewer's own seat did.
        #[serde(skip_serializing_if = "Option::is_none")]
        action: Option<A>,
    },
    /// A bot acted in the game.
    BotAct {
        /// What the bot on the viewer's own seat did.
        #[serde(skip_serializing_if = "Option::is_none")]
        action: Option<A>,
    },
    /// The seat took actions back.
    Undo {
        /// The entries of these actions, the latest first.
        entries: Vec<u64>,
    },
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
    NewHost,
}

/// An entry of the log, as one viewer may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Entry<A> {
    /// Its number in the log, from 1; the version of the table after it.
    pub index: u64,
    /// The seat it is about.
    pub seat: Seat,
    /// What was done.
    pub what: What<A>,
    /// When it was done.
    pub at: Millis,
}

impl<A> Entry<A> {
    /// The entry in words, where the game's own events do not tell it.
    #[must_use]
    pub fn tell(&self) -> Option<Text> {
        let text = match &self.what {
            What::Act { .. } | What::BotAct { .. } => return None,
            What::Undo { entries } => {
                Text::new("table-log-undo").with("steps", entries.len() as i64)
            }
            What::Resign => Text::new("table-log-resign"),
            What::HandOver { level, .. } => {
                Text::new("table-log-hand_over").with("level", level_key(*level))
            }
            What::Reclaim => Text::new("table-log-reclaim"),
            What::NewHost => Text::new("table-log-new_host"),
        };
        Some(text.with("seat", self.seat))
    }
}

/// The name of a level, in the locale files.
const fn level_key(level: Level) -> &'static str {
    match level {
        Level::Random => "table-level-random",
        Level::Greedy => "table-level-greedy",
        Level::Easy => "table-level-easy",
        Level::Normal => "table-level-normal",
        Level::Hard => "table-level-hard",
    }
}

/// How things stand, as one viewer may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(bound = "")]
pub struct State<G: Game> {
    /// The game.
    pub view: G::View,
    /// Whom the match waits for; nobody once it is over.
    pub waiting: Waiting,
    /// How many actions the viewer can take back.
    pub can_undo: usize,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// How the match ended; `None` while it goes on.
    pub outcome: Option<Outcome>,
    /// Where all chance came from, once the match is over.
    pub reveal: Option<Reveal>,
}

/// What an accepted command brings to one viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(bound = "")]
pub struct Message<G: Game> {
    /// The version of the table after the command.
    pub version: u64,
    /// The new entry of the log.
    pub entry: Entry<G::Action>,
    /// What happened in the game.
    pub events: Vec<G::Event>,
    /// How things stand now.
    #[serde(flatten)]
    pub state: State<G>,
}

/// A line of the log for one viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(bound = "")]
pub struct LogLine<G: Game> {
    /// The entry of the log.
    pub entry: Entry<G::Action>,
    /// What happened in the game.
    pub events: Vec<G::Event>,
    /// Whether it was taken back later.
    pub undone: bool,
}

/// Everything that a viewer who comes to the table needs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(bound = "")]
pub struct Snapshot<G: Game> {
    /// Which game it is.
    pub game: &'static str,
    /// By which version of its rules.
    pub rules_version: &'static str,
    /// How it is played.
    pub options: G::Options,
    /// The promise about chance.
    pub commitment: String,
    /// The version of the table.
    pub version: u64,
    /// How things stand.
    #[serde(flatten)]
    pub state: State<G>,
    /// The latest lines of the log, the oldest first.
    pub log: Vec<LogLine<G>>,
}
