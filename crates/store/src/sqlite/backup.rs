//! Backups of a database, and the way back.

use std::{
    fs, io,
    num::NonZeroUsize,
    path::{Path, PathBuf},
    time::Duration,
};

use jiff::{Timestamp, tz::TimeZone};
use sqlx::{ConnectOptions, Connection, SqliteConnection};

use super::{
    copy,
    inspect::{DatabaseFile, Rows, existing, unreadable},
    lock::{Lock, beside},
};
use crate::{FileError, StoreError};

/// How a moment is written in the name of a file: sorted by name is sorted by time.
const MOMENT: &str = "%Y-%m-%dT%H-%M-%S%.3fZ";

/// The same, with a 0 for each digit.
const MOMENT_SHAPE: &str = "0000-00-00T00-00-00.000Z";

const ENDING: &str = ".sqlite";

/// A backup that was made.
#[derive(Debug)]
pub struct Backup {
    /// The file.
    pub file: PathBuf,
    /// How many rows it has.
    pub rows: Vec<Rows>,
    /// Older backups that were removed for it.
    pub removed: Vec<PathBuf>,
}

/// A database that was restored.
#[derive(Debug)]
pub struct Restored {
    /// How many rows it has.
    pub rows: Vec<Rows>,
    /// Where the database that was there before is now.
    pub replaced: Option<PathBuf>,
}

/// Copies a database into a folder, also while a server writes to it, checks the copy, and keeps only
/// the newest `keep` copies. The name of a copy says when it was made (UTC).
///
/// # Errors
/// If there is no such database, or it cannot be copied, or is broken. Then no older copy is removed.
pub async fn back_up(
    database: &Path,
    folder: &Path,
    keep: Option<NonZeroUsize>,
) -> Result<Backup, FileError> {
    // Whether it is one of ours.
    DatabaseFile::open(database).await?.close().await;
    fs::create_dir_all(folder).map_err(|error| FileError::failed(folder, error))?;
    let stem = stem(database);
    // Two backups that prune at the same time would remove each other's copies.
    let _alone =
        Lock::take(&folder.join(format!("{stem}{ENDING}"))).map_err(|error| match error {
            StoreError::InUse(_) => FileError::Busy(folder.to_owned()),
            other => FileError::failed(folder, other),
        })?;
    remove_partial(folder, &stem)?;
    let file = loop {
        let file = folder.join(format!("{stem}-{}{ENDING}", moment()));
        if !file.exists() {
            break file;
        }
        tokio::time::sleep(Duration::from_millis(1)).await;
    };
    let rows = copy_of(database, &file).await?;
    let removed = match keep {
        Some(keep) => rotate(folder, &stem, keep)?,
        None => Vec::new(),
    };
    Ok(Backup {
        file,
        rows,
        removed,
    })
}

/// Puts a backup in the place of a database. The database that was there stays beside it under the
/// name `<database>.replaced-<moment>`.
///
/// # Errors
/// If the backup is missing, broken or of a later version, or a server has the database open. Then
/// nothing has changed.
pub async fn restore(backup: &Path, database: &Path) -> Result<Restored, FileError> {
    let _lock = Lock::take(database).map_err(|error| match error {
        StoreError::InUse(_) => FileError::InUse(database.to_owned()),
        other => FileError::failed(database, other),
    })?;
    let is_itself = match (backup.canonicalize(), database.canonicalize()) {
        (Ok(backup), Ok(database)) => backup == database,
        _ => false,
    };
    if is_itself {
        return Err(FileError::Itself(database.to_owned()));
    }
    let source = DatabaseFile::open(backup).await?;
    let faults = source.faults().await;
    source.close().await;
    let faults = faults?;
    if !faults.is_empty() {
        let path = backup.to_owned();
        return Err(FileError::Broken { path, faults });
    }
    let fresh = beside(database, ".restored");
    let rows = copy_of(backup, &fresh).await?;
    let replaced = set_aside(database, &fresh).await?;
    copy::give_name(&fresh, database)?;
    Ok(Restored { rows, replaced })
}

async fn copy_of(database: &Path, to: &Path) -> Result<Vec<Rows>, FileError> {
    let mut source = connect(database).await?;
    let rows = copy::copy(&mut source, to).await;
    let closed = source.close().await;
    closed.map_err(|error| unreadable(database, &error))?;
    rows
}

async fn connect(database: &Path) -> Result<SqliteConnection, FileError> {
    let connected = existing(database)?.connect().await;
    connected.map_err(|error| unreadable(database, &error))
}

/// Gives the database that is to be replaced a second name, and leaves nothing of it that would
/// change another file of its name.
async fn set_aside(database: &Path, fresh: &Path) -> Result<Option<PathBuf>, FileError> {
    let failed = |error: io::Error| FileError::failed(database, error);
    if !database.exists() {
        return Ok(None);
    }
    like(fresh, database).map_err(failed)?;
    // If it can be read, its write-ahead log goes into the file.
    if let Ok(mut old) = connect(database).await {
        let _ = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)")
            .execute(&mut old)
            .await;
        let _ = old.close().await;
    }
    let aside = beside(database, &format!(".replaced-{}", moment()));
    // Two names for one file: there is no moment without a database.
    if fs::hard_link(database, &aside).is_err() {
        fs::copy(database, &aside).map_err(failed)?;
        copy::sync(&aside)?;
    }
    for suffix in ["-wal", "-shm"] {
        match fs::rename(beside(database, suffix), beside(&aside, suffix)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(failed(error)),
            _ => {}
        }
    }
    Ok(Some(aside))
}

/// Gives the new file the owner of the old one, so that the server can write to it whoever restored
/// it.
fn like(fresh: &Path, old: &Path) -> io::Result<()> {
    let old = fs::metadata(old)?;
    fs::set_permissions(fresh, old.permissions())?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::{MetadataExt, chown};
        let new = fs::metadata(fresh)?;
        if (new.uid(), new.gid()) != (old.uid(), old.gid()) {
            chown(fresh, Some(old.uid()), Some(old.gid()))?;
        }
    }
    Ok(())
}

fn moment() -> String {
    let now = Timestamp::now().to_zoned(TimeZone::UTC);
    now.strftime(MOMENT).to_string()
}

/// The name of a database without its ending.
fn stem(database: &Path) -> String {
    let stem = database.file_stem().unwrap_or_default();
    stem.to_string_lossy().into_owned()
}

/// Whether the rest of a name is a moment.
fn is_moment(text: &str) -> bool {
    let shape = |c: char| if c.is_ascii_digit() { '0' } else { c };
    text.chars().map(shape).eq(MOMENT_SHAPE.chars())
}

/// The backups of a database in a folder, with this ending, the oldest first.
fn backups(folder: &Path, stem: &str, ending: &str) -> Result<Vec<PathBuf>, FileError> {
    let failed = |error| FileError::failed(folder, error);
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).map_err(failed)? {
        let name = entry.map_err(failed)?.file_name();
        let ours = name
            .to_str()
            .and_then(|name| name.strip_prefix(stem)?.strip_prefix('-'))
            .and_then(|rest| rest.strip_suffix(ending))
            .is_some_and(is_moment);
        if ours {
            names.push(name);
        }
    }
    names.sort();
    Ok(names.iter().map(|name| folder.join(name)).collect())
}

/// Removes the oldest backups, so that this many are left.
fn rotate(folder: &Path, stem: &str, keep: NonZeroUsize) -> Result<Vec<PathBuf>, FileError> {
    let mut all = backups(folder, stem, ENDING)?;
    all.truncate(all.len().saturating_sub(keep.get()));
    for file in &all {
        copy::remove(file)?;
    }
    Ok(all)
}

/// Removes what unfinished backups have left behind.
fn remove_partial(folder: &Path, stem: &str) -> Result<(), FileError> {
    for file in backups(folder, stem, &format!("{ENDING}.partial"))? {
        copy::remove(&file)?;
    }
    Ok(())
}
