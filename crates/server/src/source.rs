//! Where the tables of a server come from.

use std::fmt::Debug;

use serde_json::Value;
use ziggurat_shelf::{GameId, OpenError, load_table, open_table, replay_file};
use ziggurat_table::{AnyReplay, AnyTable, GameFile, LogError};

/// Where the tables of a server come from. The server itself knows no game; tests put games of their
/// own here.
pub trait TableSource: Debug + Send + Sync {
    /// Opens a new match; `setup` is a [`ziggurat_table::Setup`] of the game as JSON.
    ///
    /// # Errors
    /// If the set-up cannot be read or the match cannot start like this.
    fn open(&self, game: GameId, setup: Value) -> Result<Box<dyn AnyTable>, OpenError>;

    /// Opens the match of a file again, however far it has come.
    ///
    /// # Errors
    /// The first step that differs, and how.
    fn load(&self, file: &GameFile) -> Result<Box<dyn AnyTable>, LogError>;

    /// Plays the match of a file again and keeps every step.
    ///
    /// # Errors
    /// The first step that differs, and how.
    fn replay(&self, file: &GameFile) -> Result<Box<dyn AnyReplay>, LogError>;
}

/// The games that everybody can play.
#[derive(Clone, Copy, Debug, Default)]
pub struct Shelf;

impl TableSource for Shelf {
    fn open(&self, game: GameId, setup: Value) -> Result<Box<dyn AnyTable>, OpenError> {
        open_table(game, setup)
    }

    fn load(&self, file: &GameFile) -> Result<Box<dyn AnyTable>, LogError> {
        load_table(file)
    }

    fn replay(&self, file: &GameFile) -> Result<Box<dyn AnyReplay>, LogError> {
        replay_file(file)
    }
}
