//! A whole match as one document, and how it is played again.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ziggurat_engine::{Advice, Game, Seat};

use crate::{
    Deed, Millis, Refusal, SeatSetup, Setup, SetupError, Table, Update, codec, update::Line,
    verify_commitment,
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
    /// The version of its rules.
    pub rules_version: String,
    /// How it was played.
    pub options: Value,
    /// Who sat where at the start.
    pub seats: Vec<SeatSetup>,
    /// Where all chance came from.
    #[serde(with = "codec::decimal")]
    pub seed: u64,
    /// What kept the seed from being guessed.
    #[serde(with = "codec::hex")]
    pub salt: [u8; 32],
    /// The promise about both.
    pub commitment: String,
    /// The hash of the position before the first entry.
    pub opening: String,
    /// All that was done.
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

impl<G: Game> From<&Line<G>> for FileEntry {
    fn from(line: &Line<G>) -> Self {
        Self {
            seat: line.seat,
            deed: line.deed.map(ToString::to_string),
            at: line.at,
            hash: line.hash.clone(),
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
    /// It is no JSON, or something is missing.
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
    /// It was played by another version of the rules.
    #[error("the version of the rules is {found:?}, not {expected:?}")]
    RulesVersion {
        /// The version that can be read.
        expected: &'static str,
        /// The version in the file.
        found: String,
    },
    /// Seed and salt are not those that were promised.
    #[error("seed and salt do not fit the commitment")]
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
            Self::Result => "table-file-result",
        }
    }

    fn at(self, step: usize) -> LogError {
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
    #[must_use]
    pub fn to_json(&self) -> String {
        serde_json::to_string_pretty(self).unwrap_or_default()
    }

    fn setup<G: Game>(&self) -> Result<Setup<G>, LogFault> {
        if self.format != FORMAT {
            return Err(LogFault::Format(self.format.clone()));
        }
        if self.game != G::INFO.id {
            return Err(LogFault::Game {
                expected: G::INFO.id,
                found: self.game.clone(),
            });
        }
        if self.rules_version != G::INFO.rules_version {
            return Err(LogFault::RulesVersion {
                expected: G::INFO.rules_version,
                found: self.rules_version.clone(),
            });
        }
        if !verify_commitment(&self.commitment, self.seed, &self.salt) {
            return Err(LogFault::Commitment);
        }
        let malformed = |error: serde_json::Error| LogFault::Malformed(error.to_string());
        Ok(Setup {
            options: serde_json::from_value(self.options.clone()).map_err(malformed)?,
            seats: self.seats.clone(),
            seed: self.seed,
            salt: self.salt,
        })
    }
}

impl FileEntry {
    fn enact<G: Advice>(&self, table: &mut Table<G>) -> Result<Arc<Update<G>>, LogFault> {
        let deed = self.deed.try_map(|text| text.parse::<G::Action>());
        let deed = deed.map_err(LogFault::Action)?;
        let update = table.enact(self.seat, deed, self.at)?;
        same_hash(&self.hash, &update.line.hash)?;
        Ok(update)
    }
}

fn same_hash(expected: &str, found: &str) -> Result<(), LogFault> {
    if expected == found {
        return Ok(());
    }
    Err(LogFault::Hash {
        expected: expected.to_owned(),
        found: found.to_owned(),
    })
}

impl<G: Advice> Table<G> {
    /// The whole match, for the host to keep: it holds the seed and all that is hidden.
    #[must_use]
    pub fn save(&self) -> GameFile {
        GameFile {
            format: FORMAT.to_owned(),
            game: G::INFO.id.to_owned(),
            rules_version: G::INFO.rules_version.to_owned(),
            options: serde_json::to_value(&self.setup.options).unwrap_or_default(),
            seats: self.setup.seats.clone(),
            seed: self.setup.seed,
            salt: self.setup.salt,
            commitment: self.commitment.clone(),
            opening: self.opening_hash.clone(),
            log: self.entries_since(0),
            result: self.result(),
        }
    }

    /// The entries of the log after this version, for a host that keeps a match entry by entry.
    /// They hold all that is hidden.
    #[must_use]
    pub fn entries_since(&self, version: u64) -> Vec<FileEntry> {
        let skip = usize::try_from(version).unwrap_or(usize::MAX);
        let lines = self.log.iter().skip(skip);
        lines.map(|line| FileEntry::from(&**line)).collect()
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

    /// Plays a whole match again and compares every step.
    ///
    /// # Errors
    /// The first step that differs, and how.
    pub fn import(file: &GameFile) -> Result<Self, LogError> {
        let mut table = Self::reopen(file)?;
        for step in 1..=file.log.len() {
            table.redo(file, step)?;
        }
        table.same_result(file)?;
        Ok(table)
    }

    /// The table before the first entry of a file.
    pub(crate) fn reopen(file: &GameFile) -> Result<Self, LogError> {
        let open = || {
            let table = Self::open(file.setup()?)?;
            same_hash(&file.opening, &table.opening_hash)?;
            Ok(table)
        };
        open().map_err(|fault: LogFault| fault.at(0))
    }

    /// Carries out one entry of a file; entries count from 1.
    pub(crate) fn redo(
        &mut self,
        file: &GameFile,
        step: usize,
    ) -> Result<Arc<Update<G>>, LogError> {
        let entry = &file.log[step - 1];
        entry.enact(self).map_err(|fault| fault.at(step))
    }

    /// Whether the match ended as the file says.
    pub(crate) fn same_result(&self, file: &GameFile) -> Result<(), LogError> {
        if self.result() == file.result {
            Ok(())
        } else {
            Err(LogFault::Result.at(file.log.len()))
        }
    }

    fn result(&self) -> Option<Value> {
        let outcome = self.outcome()?;
        serde_json::to_value(outcome).ok()
    }
}
