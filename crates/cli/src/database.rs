//! The database file of a server: `ziggurat backup`, `restore` and `check-database`.

mod backup;
mod check;
mod restore;

use std::path::PathBuf;

use clap::Args;
use ziggurat_server::ServeError;
use ziggurat_store::{FileError, Rows, StoreError};
use ziggurat_words::{Lang, Value, text_with};

pub(crate) use self::{backup::backup, check::check, restore::restore};
use crate::{args::Language, fail::Failure};

#[derive(Debug, Args)]
pub(crate) struct Backup {
    /// The database; a server may be using it
    #[arg(long, value_name = "FILE", default_value = "ziggurat.sqlite")]
    database: PathBuf,
    /// The folder that backups are kept in
    #[arg(long, value_name = "DIR")]
    to: PathBuf,
    /// Keep this many of the newest backups in that folder [default: all]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    keep: Option<u32>,
    #[command(flatten)]
    lang: Language,
}

#[derive(Debug, Args)]
pub(crate) struct Restore {
    /// The backup
    backup: PathBuf,
    /// The database to replace; no server may be using it
    #[arg(long, value_name = "FILE")]
    database: PathBuf,
    #[command(flatten)]
    lang: Language,
}

#[derive(Debug, Args)]
pub(crate) struct CheckDatabase {
    /// The database or backup; a server may be using it
    file: PathBuf,
    #[command(flatten)]
    lang: Language,
}

/// Runs what has to wait for the database.
fn wait<T>(work: impl Future<Output = T>) -> Result<T, Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    Ok(runtime.block_on(work))
}

/// Why a server did not start or go on, in words.
pub(crate) fn not_served(lang: Lang, error: &ServeError) -> Failure {
    match error {
        ServeError::Store(StoreError::InUse(path)) => {
            let values = [("file", path.display().to_string().into())];
            Failure::Other(text_with(lang, "term-database-in_use", &values))
        }
        other => Failure::Other(other.to_string()),
    }
}

/// Why nothing could be done with a file, in words.
fn failure(lang: Lang, error: &FileError) -> Failure {
    let say = |key, path: &PathBuf, more: &[(&str, Value<'_>)]| {
        let mut values = vec![("file", path.display().to_string().into())];
        values.extend_from_slice(more);
        text_with(lang, key, &values)
    };
    Failure::Other(match error {
        FileError::Missing(path) => say("term-database-missing", path, &[]),
        FileError::Foreign { path, why } => say(
            "term-database-foreign",
            path,
            &[("why", why.as_str().into())],
        ),
        FileError::Later {
            path,
            version,
            known,
        } => {
            let versions = [
                ("version", version.to_string().into()),
                ("known", known.to_string().into()),
            ];
            say("term-database-later", path, &versions)
        }
        FileError::Broken { path, faults } => {
            let faults = faults.join("; ");
            say("term-database-broken", path, &[("faults", faults.into())])
        }
        FileError::InUse(path) => say("term-database-in_use", path, &[]),
        FileError::Busy(path) => say("term-backup-busy", path, &[]),
        FileError::Itself(path) => say("term-restore-itself", path, &[]),
        FileError::Failed { path, why } => say(
            "term-database-failed",
            path,
            &[("why", why.as_str().into())],
        ),
    })
}

/// How many rows there are, in words.
fn counts(lang: Lang, rows: &[Rows]) -> String {
    let count = |name: &str| {
        let found = rows.iter().find(|rows| rows.table == name);
        Value::from(found.map_or(0, |rows| rows.count))
    };
    let values = [
        ("players", count("players")),
        ("tables", count("tables")),
        ("entries", count("events")),
        ("lines", count("chat")),
        ("replays", count("replays")),
    ];
    text_with(lang, "term-database-counts", &values)
}
