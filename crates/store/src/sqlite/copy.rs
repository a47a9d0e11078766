//! Copies that can be trusted: written beside, synced, checked, and only then given their name.

use std::{
    fs::{self, File, OpenOptions},
    io,
    path::Path,
};

use sqlx::SqliteConnection;

use super::{
    inspect::{DatabaseFile, Rows, rows, unreadable},
    lock::beside,
    migrate,
};
use crate::FileError;

/// What belongs to a database file besides itself.
const COMPANIONS: [&str; 3] = ["-journal", "-wal", "-shm"];

/// Writes a complete copy of a database that others may be writing to: all that was committed at
/// one moment, also what is still in the write-ahead log. Whatever has that name is replaced, but only
/// by a copy that was checked. Gives the rows of the copy.
///
/// # Errors
/// If it cannot be written, or what was written is not what it should be; then nothing of that name
/// has changed.
pub(super) async fn copy(source: &mut SqliteConnection, to: &Path) -> Result<Vec<Rows>, FileError> {
    let partial = beside(to, ".partial");
    remove(&partial)?;
    let copied = copy_to(source, &partial).await;
    let named = copied.and_then(|rows| {
        give_name(&partial, to)?;
        Ok(rows)
    });
    if named.is_err() {
        // The first failure is the one to tell.
        let _ = remove(&partial);
    }
    named
}

async fn copy_to(source: &mut SqliteConnection, to: &Path) -> Result<Vec<Rows>, FileError> {
    let failed = |error| unreadable(to, &error);
    let name = to
        .to_str()
        .ok_or_else(|| FileError::failed(to, "its name is not Unicode"))?;
    let schema = migrate::version(source).await.map_err(failed)?;
    let before = state(source).await.map_err(failed)?;
    create(to)?;
    sqlx::query("VACUUM INTO ?")
        .bind(name.to_owned())
        .execute(&mut *source)
        .await
        .map_err(failed)?;
    let after = state(source).await.map_err(failed)?;
    sync(to)?;
    let copy = DatabaseFile::open(to).await?;
    let faults = copy.damage().await;
    let version = copy.version();
    let counted = copy.rows().await;
    copy.close().await;
    let (mut faults, rows) = (faults?, counted?);
    if version != schema {
        faults.push(format!("it has schema {version} instead of {schema}"));
    }
    // While somebody writes, nobody can say how many rows there were at the moment of the copy.
    if before == after && rows != before.1 {
        faults.push("it has other rows than what it was copied from".to_owned());
    }
    if faults.is_empty() {
        return Ok(rows);
    }
    let path = to.to_owned();
    Err(FileError::Broken { path, faults })
}

/// Makes an empty file to copy into, which only its owner can read: it will hold all that the database
/// holds, whatever rights files usually get here.
fn create(path: &Path) -> Result<(), FileError> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let created = options.open(path);
    created
        .map(drop)
        .map_err(|error| FileError::failed(path, error))
}

/// A number that changes when others write, and the rows that are there.
async fn state(source: &mut SqliteConnection) -> Result<(i64, Vec<Rows>), sqlx::Error> {
    let version = sqlx::query_scalar("PRAGMA data_version");
    let version = version.fetch_one(&mut *source).await?;
    Ok((version, rows(source).await?))
}

/// Removes a database file with its companions, if it is there.
pub(super) fn remove(path: &Path) -> Result<(), FileError> {
    let companions = COMPANIONS.map(|suffix| beside(path, suffix));
    for file in companions.iter().map(|path| &**path).chain([path]) {
        match fs::remove_file(file) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                return Err(FileError::failed(file, error));
            }
            _ => {}
        }
    }
    Ok(())
}

/// Makes sure that a file survives a loss of power.
pub(super) fn sync(path: &Path) -> Result<(), FileError> {
    let file = OpenOptions::new().write(true).open(path);
    let synced = file.and_then(|file| file.sync_all());
    synced.map_err(|error| FileError::failed(path, error))
}

/// Gives a finished file its name, and makes sure that the name survives a loss of power.
pub(super) fn give_name(from: &Path, to: &Path) -> Result<(), FileError> {
    let named = fs::rename(from, to).and_then(|()| sync_folder(to));
    named.map_err(|error| FileError::failed(to, error))
}

/// Names are kept by the folder. Only on Unix can a folder be opened like a file.
fn sync_folder(of: &Path) -> io::Result<()> {
    if !cfg!(unix) {
        return Ok(());
    }
    let folder = of.parent().filter(|folder| !folder.as_os_str().is_empty());
    File::open(folder.unwrap_or(Path::new(".")))?.sync_all()
}
