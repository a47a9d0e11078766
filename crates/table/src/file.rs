//! A whole match as one document, and how it is played again.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use ziggurat_engine::{Advice, Game, Outcome, Points, Seat};

use crate::{
    Deed, Millis, Origin, Refusal, SeatSetup, Setup, SetupError, Table, Unwritable, Update,
    update::FullEntry,
};

/// What a file of this form calls itself.
pub const FORMAT: &str = "ziggurat-game/1";

/// A whole match: enough to play it again, and to see that it came out the same.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameFile {
    /// The form of the file: [`FORMAT`].
    pub format: String,
    /// The id of the game.
    pub game: String,
    /// The version of its rules that the match was begun with.
    pub rules_version: String,
    /// How it was played.
    pub options: Value,
    /// Who sat where at the start.
    pub seats: Vec<SeatSetup>,
    /// Where all chance came from.
    #[serde(flatten)]
    pub origin: Origin,
    /// The promise about it.
    pub commitment: String,
    /// The hash of the position before the first entry.
    pub opening: String,
    /// Everything that was done.
    pub log: Vec<FileEntry>,
    /// How the match ended; `None` while it goes on.
    pub result: Option<Value>,
}

/// One thing that was done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FileEntry {
    /// The seat it is about.
    pub seat: Seat,
    /// What was done, actions in the game's short notation.
    #[serde(rename = "do")]
    pub deed: Deed<String>,
    /// When.
    pub at: Millis,
    /// The hash of the position after it.
    pub hash: String,
}

impl<G: Game> From<&FullEntry<G>> for FileEntry {
    fn from(entry: &FullEntry<G>) -> Self {
        Self {
            seat: entry.seat,
            deed: entry.deed.map(ToString::to_string),
            at: entry.at,
            hash: entry.hash.clone(),
        }
    }
}

/// A file that does not replay.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("step {step}: {reason}")]
pub struct LogError {
    /// The entry of the log, from 1; 0 is what comes before the log.
    pub step: usize,
    /// What is wrong there.
    pub reason: LogFault,
}

/// What is wrong with a file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LogFault {
    /// It is not JSON, or something is missing.
    #[error("the file cannot be read: {0}")]
    Malformed(String),
    /// It has another form.
    #[error("the form of the file is {0:?}, not {FORMAT:?}")]
    Format(String),
    /// It is a match of another game.
    #[error("the game is {found:?}, not {expected:?}")]
    Game {
        /// The game that was to be read.
        expected: &'static str,
        /// The game in the file.
        found: String,
    },
    /// It was begun with a version of the rules whose logs do not replay here.
    #[error("the version of the rules is {found:?}, not {expected:?}")]
    RulesVersion {
        /// The present version.
        expected: &'static str,
        /// The version in the file.
        found: String,
    },
    /// Chance does not come from what was promised.
    #[error("where chance comes from does not fit the commitment")]
    Commitment,
    /// The match could not have started.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The action is not in the notation of the game.
    #[error("not an action: {0}")]
    Action(String),
    /// The table refuses it.
    #[error("refused: {0}")]
    Refused(#[from] Refusal),
    /// The position came out differently.
    #[error("the position differs: the file has {expected}, replaying gives {found}")]
    Hash {
        /// The hash in the file.
        expected: String,
        /// The hash of the position that replaying led to.
        found: String,
    },
    /// It has more entries than a match of its game can have.
    #[error("the log has {found} entries; a match of this game has at most {most}")]
    Long {
        /// As many as are allowed.
        most: u64,
        /// As many as there are.
        found: u64,
    },
    /// The match ended differently.
    #[error("the result differs")]
    Result,
}

impl LogFault {
    /// The key of the sentence that says so, in the locale files.
    #[must_use]
    pub const fn key(&self) -> &'static str {
        match self {
            Self::Malformed(_) => "table-file-malformed",
            Self::Format(_) => "table-file-format",
            Self::Game { .. } => "table-file-game",
            Self::RulesVersion { .. } => "table-file-rules_version",
            Self::Commitment => "table-file-commitment",
            Self::Setup(_) => "table-file-setup",
            Self::Action(_) => "table-file-action",
            Self::Refused(_) => "table-file-refused",
            Self::Hash { .. } => "table-file-hash",
            Self::Long { .. } => "table-file-long",
            Self::Result => "table-file-result",
        }
    }

    /// This fault at an entry of the log, from 1; 0 is what comes before the log.
    #[must_use]
    pub fn at(self, step: usize) -> LogError {
        LogError { step, reason: self }
    }
}

impl GameFile {
    /// Reads a file.
    ///
    /// # Errors
    /// If it is not a file of this form. Whether it replays is seen by [`Table::import`].
    pub fn from_json(text: &str) -> Result<Self, LogError> {
        let malformed = |error: serde_json::Error| LogFault::Malformed(error.to_string()).at(0);
        serde_json::from_str(text).map_err(malformed)
    }

    /// The text of the file.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn to_json(&self) -> Result<String, Unwritable> {
        serde_json::to_string_pretty(self)
            .map_err(|error| Unwritable::new("the file of a match", &error))
    }

    /// The version of the rules that the match was begun with.
    fn begun_with<G: Game>(&self) -> Result<&'static str, LogFault> {
        let readable = || std::iter::once(&G::INFO.rules_version).chain(G::INFO.earlier_versions);
        let known = readable().find(|&&version| version == self.rules_version);
        known.copied().ok_or_else(|| LogFault::RulesVersion {
            expected: G::INFO.rules_version,
            found: self.rules_version.clone(),
        })
    }

    /// What the match started from, and the version of the rules that it was begun with.
    fn start<G: Game>(&self) -> Result<(Setup<G>, &'static str), LogFault> {
        if self.format != FORMAT {
            return Err(LogFault::Format(self.format.clone()));
        }
        if self.game != G::INFO.id {
            return Err(LogFault::Game {
                expected: G::INFO.id,
                found: self.game.clone(),
            });
        }
        let begun_with = self.begun_with::<G>()?;
        if !self.origin.keeps(&self.commitment, self.seats.len()) {
            return Err(LogFault::Commitment);
        }
        let malformed = |error: serde_json::Error| LogFault::Malformed(error.to_string());
        let setup = Setup {
            options: serde_json::from_value(self.options.clone()).map_err(malformed)?,
            seats: self.seats.clone(),
            origin: self.origin.clone(),
        };
        Ok((setup, begun_with))
    }
}

/// How a match ended, as its file has it: what serde makes of an [`Outcome`], put together without a
/// serializer because nothing of it can go wrong.
pub(crate) fn outcome_json(outcome: &Outcome) -> Value {
    let points = |points: &Points| {
        let categories = points.categories.iter();
        let categories: Map<String, Value> = categories
            .map(|&(category, points)| (category.to_owned(), points.into()))
            .collect();
        Value::Object(Map::from_iter([
            ("categories".to_owned(), categories.into()),
            ("sum".to_owned(), points.sum.into()),
        ]))
    };
    Value::Object(Map::from_iter([
        ("places".to_owned(), outcome.places.clone().into()),
        (
            "points".to_owned(),
            outcome.points.iter().map(points).collect(),
        ),
        ("reason".to_owned(), outcome.reason.into()),
    ]))
}

impl<G: Advice> Table<G> {
    /// The whole match, for the host to keep: it holds the seed and everything that is hidden.
    ///
    /// It names the version of the rules that the match was begun with, also after it has gone on under
    /// a later one: hashes are then of both and are not compared.
    #[must_use]
    pub fn save(&self) -> GameFile {
        GameFile {
            format: FORMAT.to_owned(),
            game: G::INFO.id.to_owned(),
            rules_version: self.begun_with.to_owned(),
            options: self.options.clone(),
            seats: self.setup.seats.clone(),
            origin: self.setup.origin.clone(),
            commitment: self.dealt.first_promise(&self.commitment).to_owned(),
            opening: self.opening_hash.clone(),
            log: self
                .log
                .iter()
                .map(|entry| FileEntry::from(&**entry))
                .collect(),
            result: self.outcome().map(outcome_json),
        }
    }

    /// The whole match, for everybody who took part.
    ///
    /// # Errors
    /// [`Refusal::NotOver`] while the match goes on.
    pub fn export(&self) -> Result<GameFile, Refusal> {
        if self.is_over() {
            Ok(self.save())
        } else {
            Err(Refusal::NotOver)
        }
    }

    /// Plays a whole match again and compares every step. A match that was begun with an earlier version
    /// of the rules must be legal and end the same; its hashes are those of another form.
    ///
    /// # Errors
    /// The first step that differs, and how.
    pub fn import(file: &GameFile) -> Result<Self, LogError> {
        let mut table = Self::reopen(file)?;
        for (step, entry) in (1..).zip(&file.log) {
            table.redo(step, entry)?;
        }
        table.same_result(file)?;
        Ok(table)
    }

    /// The table before the first entry of a file.
    pub(crate) fn reopen(file: &GameFile) -> Result<Self, LogError> {
        let open = || {
            let (setup, begun_with) = file.start()?;
            let mut table = Self::open(setup)?;
            table.begun_with = begun_with;
            table.same_hash(&file.opening, &table.opening_hash)?;
            Ok(table)
        };
        open().map_err(|fault: LogFault| fault.at(0))
    }

    /// Carries out an entry of a file again.
    pub(crate) fn redo(
        &mut self,
        step: usize,
        entry: &FileEntry,
    ) -> Result<Arc<Update<G>>, LogError> {
        let mut redo = || {
            let deed = entry.deed.try_map(|text| text.parse::<G::Action>());
            let deed = deed.map_err(LogFault::Action)?;
            if let Deed::NewHost(new) = &deed
                && !new.keeps_promise()
            {
                return Err(LogFault::Commitment);
            }
            let update = self.enact(entry.seat, deed, entry.at)?;
            self.same_hash(&entry.hash, &update.entry.hash)?;
            Ok(update)
        };
        redo().map_err(|fault: LogFault| fault.at(step))
    }

    fn same_hash(&self, expected: &str, found: &str) -> Result<(), LogFault> {
        if expected == found || self.begun_with != G::INFO.rules_version {
            return Ok(());
        }
        Err(LogFault::Hash {
            expected: expected.to_owned(),
            found: found.to_owned(),
        })
    }

    /// Whether the match ended as the file says.
    pub(crate) fn same_result(&self, file: &GameFile) -> Result<(), LogError> {
        if self.outcome().map(outcome_json) == file.result {
            Ok(())
        } else {
            Err(LogFault::Result.at(file.log.len()))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_outcome_is_written_as_serde_would() {
        let points = vec![
            Points::new(vec![("nobles", 4), ("cities", -3)]),
            Points::new(vec![]),
        ];
        let outcome = Outcome {
            places: vec![1, 2],
            points,
            reason: "end",
        };
        let serde = serde_json::to_string(&outcome).unwrap();
        assert_eq!(outcome_json(&outcome).to_string(), serde);
    }
}
