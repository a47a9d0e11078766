//! What the tree says about the games: where they live, and what their rule ids begin with.

use std::collections::BTreeSet;

use super::files::File;

/// The folder of all games.
pub(super) const FOLDER: &str = "crates/games/";

/// The names of the games: the folders below [`FOLDER`] with a crate in them.
pub(super) fn names(files: &[File]) -> BTreeSet<&str> {
    let name = |file: &'_ File| -> Option<(usize, usize)> {
        let rest = file.path.strip_prefix(FOLDER)?;
        let end = rest.strip_suffix("/Cargo.toml")?.len();
        (!rest[..end].contains('/')).then_some((FOLDER.len(), FOLDER.len() + end))
    };
    let place = |file| name(file).map(|(from, to)| &file.path[from..to]);
    files.iter().filter_map(place).collect()
}

/// The ids that a rule text defines, in order.
pub(super) fn rules<'f>(files: &'f [File], game: &str, lang: &str) -> Vec<&'f str> {
    let path = format!("{FOLDER}{game}/rules/{lang}.md");
    let file = files.iter().find(|file| file.path == path);
    let lines = file.map_or("", |file| &file.text).lines();
    lines
        .filter_map(|line| line.trim_start().strip_prefix("- **")?.split("**").next())
        .collect()
}

/// What the rule ids of a game begin with, for example `BAB`.
pub(super) fn prefixes<'f>(files: &'f [File], game: &str) -> BTreeSet<&'f str> {
    let rules = rules(files, game, "en").into_iter();
    rules
        .filter_map(|id| Some(id.split_once('-')?.0))
        .filter(|prefix| prefix.chars().all(|c| c.is_ascii_uppercase()))
        .collect()
}
