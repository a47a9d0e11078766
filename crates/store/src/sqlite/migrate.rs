//! Bringing the schema of a file up to date.

use std::{
    borrow::Cow,
    ffi::OsString,
    path::{Path, PathBuf},
};

use sqlx::{
    SqliteConnection,
    migrate::{Migration, MigrationType, Migrator},
    sqlx_macros_free as _,
};
