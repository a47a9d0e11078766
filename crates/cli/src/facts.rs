//! House facts: files with tables that replace the usual ones of a game.

#[cfg(feature = "serve")]
use std::path::PathBuf;
use std::{fs, path::Path};

use ziggurat_shelf::{Edition, GameId};

use crate::fail::Failure;

/// Reads the tables of a game and tries them.
pub(crate) fn replace(edition: &mut Edition, game: GameId, path: &Path) -> Result<(), Failure> {
    let wrong = |error: &dyn std::fmt::Display| {
        Failure::Arguments(format!("--facts {}: {error}", path.display()))
    };
    let text = fs::read_to_string(path).map_err(|error| wrong(&error))?;
    let replaced = edition.replace(game, &text);
    replaced.map_err(|error| wrong(&error))
}

/// A game and the file with its tables.
#[cfg(feature = "serve")]
pub(crate) fn game_and_file(text: &str) -> Result<(GameId, PathBuf), String> {
    let (game, file) = text.split_once('=').ok_or("write it as GAME=FILE")?;
    let game: GameId = game
        .parse()
        .map_err(|error: ziggurat_shelf::UnknownGame| error.to_string())?;
    Ok((game, file.into()))
}
