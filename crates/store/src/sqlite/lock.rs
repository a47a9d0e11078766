//! One server per file: whoever writes holds a lock that the system takes back when the process ends,
//! however it ends.

use std::{
    fs::{File, OpenOptions, TryLockError},
    io,
    path::{Path, PathBuf},
};

use crate::StoreError;

/// The right to write a database file, until this is dropped or the process ends.
///
/// The lock lies on a file of its own beside the database, `<database>.lock`. That file means
/// nothing by being there and is never removed: if it were, two servers could hold the lock of two
/// files of the same name.
#[derive(Debug)]
pub(super) struct Lock {
    _file: File,
}

impl Lock {
    /// Takes the lock of a database, which need not be there yet. Does not wait.
    ///
    /// # Errors
    /// [`StoreError::InUse`] if another process has it, or this one has it already.
    pub(super) fn take(database: &Path) -> Result<Self, StoreError> {
        let path = beside(&real(database), ".lock");
        let failed = |error: io::Error| {
            let text = format!("{} could not be locked: {error}", path.display());
            StoreError::Database(text.into())
        };
        let file = OpenOptions::new()
            .create(true)
            .truncate(false)
            .write(true)
            .open(&path)
            // Somebody else's file can still be locked.
            .or_else(|error| File::open(&path).map_err(|_| error))
            .map_err(failed)?;
        match file.try_lock() {
            Ok(()) => Ok(Self { _file: file }),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse(database.into())),
            Err(TryLockError::Error(error)) => Err(failed(error)),
        }
    }
}

/// The file itself, so that a link to it or another way to write its path leads to the same lock.
fn real(database: &Path) -> PathBuf {
    if let Ok(path) = database.canonicalize() {
        return path;
    }
    // A file that is not there yet still has a folder.
    let folder = match database.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    match (folder.canonicalize(), database.file_name()) {
        (Ok(folder), Some(name)) => folder.join(name),
        _ => database.to_owned(),
    }
}

/// The path with something added to its name.
pub(super) fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lock_is_held_by_one_and_given_back() {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("store.sqlite");
        let held = Lock::take(&database).unwrap();
        let refused = Lock::take(&database).unwrap_err();
        assert!(
            matches!(&refused, StoreError::InUse(path) if **path == *database),
            "{refused:?}"
        );
        drop(held);
        // The file of the lock is still there, and keeps nobody out.
        assert!(beside(&database, ".lock").exists());
        Lock::take(&database).unwrap();
    }

    #[cfg(unix)]
    #[test]
    fn every_way_to_write_a_path_leads_to_the_same_lock() {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("store.sqlite");
        let winding = folder.path().join("inner/../store.sqlite");
        std::fs::create_dir(folder.path().join("inner")).unwrap();
        let _held = Lock::take(&database).unwrap();
        assert!(Lock::take(&winding).is_err(), "before the file is there");
        std::fs::write(&database, "").unwrap();
        let link = folder.path().join("link.sqlite");
        std::os::unix::fs::symlink(&database, &link).unwrap();
        assert!(Lock::take(&link).is_err());
    }

    #[test]
    fn a_folder_that_is_not_there_is_named() {
        let error = Lock::take(Path::new("no/such/folder/store.sqlite")).unwrap_err();
        assert!(error.to_string().contains("no/such/folder"), "{error}");
    }
}
