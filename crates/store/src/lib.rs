//! What must last: players, tables, moves.
//!
//! [`Store`] is what a host asks of a database. [`SqliteStore`] keeps everything in one file. The
//! suite in `tests/contract` says what every store must do; another database passes the same suite.
//!
//! A write is answered when it is durable. Many writes that wait at the same time become durable
//! together.

#![cfg_attr(
    not(test),
    deny(
        clippy::unwrap_used,
        clippy::indexing_slicing,
        clippy::cast_possible_truncation
    )
)]

mod file_error;
mod records;
mod sqlite;
mod store;

pub use file_error::FileError;
pub use records::{
    Append, Ban, Banned, ChatRecord, Known, Player, REQUESTS, SecretHash, Session, Stale,
    StoredEvent, StoredTable, TableRecord,
};
pub use sqlite::{Backup, DatabaseFile, Restored, Rows, SqliteStore, back_up, restore};
pub use store::{Store, StoreError, StoreFuture};
