//! Why a tool could not work with a database file.

use std::path::{Path, PathBuf};

use crate::StoreError;

/// Why a tool could not work with a database file. Every reason names the file.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    /// There is no such file.
    #[error("there is no file {}", .0.display())]
    Missing(PathBuf),
    /// It is a file, but not one of ours.
    #[error("{} is not a database of Ziggurat: {why}", .path.display())]
    Foreign {
        /// The file.
        path: PathBuf,
        /// What it is instead.
        why: String,
    },
    /// A later program has written it.
    #[error("{} has schema {version}, this program knows schemas up to {known}", .path.display())]
    Later {
        /// The file.
        path: PathBuf,
        /// Its schema.
        version: i64,
        /// The newest schema of this program.
        known: i64,
    },
    /// It cannot be trusted.
    #[error("{} is broken: {}", .path.display(), .faults.join("; "))]
    Broken {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        faults: Vec<String>,
    },
    /// A server writes to it.
    #[error("{} is in use by a server", .0.display())]
    InUse(PathBuf),
    /// Another backup is being written into this folder.
    #[error("another backup is being written into {}", .0.display())]
    Busy(PathBuf),
    /// It would be written over itself.
    #[error("{} cannot replace itself", .0.display())]
    Itself(PathBuf),
    /// The system or the database failed.
    #[error("{}: {why}", .path.display())]
    Failed {
        /// The file.
        path: PathBuf,
        /// Why, in the words of the system.
        why: String,
    },
}

impl FileError {
    pub(crate) fn failed(path: &Path, why: impl std::fmt::Display) -> Self {
        Self::Failed {
            path: path.to_owned(),
            why: why.to_string(),
        }
    }

    pub(crate) fn foreign(path: &Path, why: impl std::fmt::Display) -> Self {
        Self::Foreign {
            path: path.to_owned(),
            why: why.to_string(),
        }
    }
}

impl From<FileError> for StoreError {
    fn from(error: FileError) -> Self {
        Self::Database(error.to_string().into())
    }
}
