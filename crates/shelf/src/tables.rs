//! Opening, loading and replaying tables of any game.

use serde_json::Value;
use ziggurat_engine::OptionsError;
use ziggurat_table::{
    AnyReplay, AnyTable, GameFile, LogError, LogFault, Replay, Setup, SetupError, Table,
};

use crate::{GameId, Title, Visitor, with};

/// Why a table cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpenError {
    /// The setup cannot be read.
    #[error("not a setup: {0}")]
    Malformed(String),
    /// The match cannot start with this setup.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

impl From<OptionsError> for OpenError {
    fn from(error: OptionsError) -> Self {
        Self::Setup(error.into())
    }
}

/// Opens a table; `setup` is a [`Setup`] of the game as JSON.
///
/// # Errors
/// If the setup cannot be read, or the match cannot start with it.
pub fn open_table(game: GameId, setup: Value) -> Result<Box<dyn AnyTable>, OpenError> {
    with(game, Open(setup))
}

struct Open(Value);

impl Visitor for Open {
    type Out = Result<Box<dyn AnyTable>, OpenError>;

    fn visit<G: Title>(self) -> Self::Out {
        let setup: Setup<G> =
            serde_json::from_value(self.0).map_err(|e| OpenError::Malformed(e.to_string()))?;
        Ok(Box::new(Table::open(setup)?))
    }
}

/// Opens the table of a stored match again, finished or not, and checks every step against the file.
///
/// # Errors
/// The first step that differs, and how.
pub fn load_table(file: &GameFile) -> Result<Box<dyn AnyTable>, LogError> {
    with(game_of(file)?, Load(file))
}

/// Like [`load_table`], from the text of the file.
///
/// # Errors
/// If it is not a game file; otherwise the first step that differs, and how.
pub fn read_table(json: &str) -> Result<Box<dyn AnyTable>, LogError> {
    load_table(&GameFile::from_json(json)?)
}

struct Load<'a>(&'a GameFile);

impl Visitor for Load<'_> {
    type Out = Result<Box<dyn AnyTable>, LogError>;

    fn visit<G: Title>(self) -> Self::Out {
        Ok(Box::new(Table::<G>::import(self.0)?))
    }
}

/// Reads a file that comes from outside. It is no larger than a match of its game can be; whether it
/// replays is seen by [`replay_file`].
///
/// # Errors
/// If it is not a game file, or is too large.
pub fn file_from_outside(json: &str) -> Result<GameFile, LogError> {
    let file = GameFile::from_outside(json)?;
    with(game_of(&file)?, Bounded(&file))?;
    Ok(file)
}

struct Bounded<'a>(&'a GameFile);

impl Visitor for Bounded<'_> {
    type Out = Result<(), LogError>;

    fn visit<G: Title>(self) -> Self::Out {
        self.0.bounded::<G>()
    }
}

/// Replays the match in a file and keeps every step.
///
/// # Errors
/// The first step that differs, and how.
pub fn replay_file(file: &GameFile) -> Result<Box<dyn AnyReplay>, LogError> {
    with(game_of(file)?, Again(file))
}

struct Again<'a>(&'a GameFile);

impl Visitor for Again<'_> {
    type Out = Result<Box<dyn AnyReplay>, LogError>;

    fn visit<G: Title>(self) -> Self::Out {
        Ok(Box::new(Replay::<G>::new(self.0)?))
    }
}

/// The game that a file is about.
fn game_of(file: &GameFile) -> Result<GameId, LogError> {
    file.game
        .parse()
        .map_err(|error: crate::UnknownGame| LogError {
            step: 0,
            reason: LogFault::Malformed(error.to_string()),
        })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn setup(seats: usize) -> Value {
        let seat = json!({"name": "Somebody", "holder": {"bot": "random"}});
        json!({"seats": vec![seat; seats], "seed": "7", "salt": "00".repeat(32)})
    }

    #[test]
    fn a_table_is_opened_saved_and_loaded() {
        let table = open_table(GameId::Babylonia, setup(3)).unwrap();
        let text = table.save().to_json().unwrap();
        let again = read_table(&text).unwrap();
        assert_eq!(again.commitment(), table.commitment());
        let steps = replay_file(&again.save()).unwrap().steps();
        assert_eq!(steps, 0);
    }

    #[test]
    fn what_cannot_start_is_refused() {
        let error = open_table(GameId::Babylonia, setup(9)).unwrap_err();
        assert_eq!(error, OpenError::Setup(SetupError::Seats(9)));
        let error = open_table(GameId::Babylonia, json!({})).unwrap_err();
        assert!(matches!(error, OpenError::Malformed(_)), "{error}");
    }

    #[test]
    fn a_file_of_an_unknown_game_is_refused_before_the_first_step() {
        let mut file = open_table(GameId::Babylonia, setup(2)).unwrap().save();
        file.game = "chess".into();
        let error = load_table(&file).unwrap_err();
        assert_eq!(error.step, 0);
        assert!(error.to_string().contains("chess"), "{error}");
    }
}
