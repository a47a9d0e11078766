//! Everything in one SQLite file: one writer that commits many writes together, a few readers.

mod appends;
mod backup;
mod checkpoint;
mod copy;
mod inspect;
mod lock;
mod migrate;
mod read;
mod rows;
mod tidy;
mod write;
mod writer;

use std::{
    fmt,
    path::{Path, PathBuf},
    sync::{Mutex, PoisonError},
    time::Duration,
};

use sqlx::{
    ConnectOptions, SqlitePool,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};
use ziggurat_terms::{ChatLine, ClientId, Name, PlayerId, ReplayId, TableId};

pub use self::{
    backup::{Backup, Restored, back_up, restore},
    inspect::{DatabaseFile, Rows},
};
use self::{checkpoint::Checkpointer, lock::Lock, tidy::Tidy, write::Write, writer::Writer};
use crate::{
    Append, Ban, Banned, ChatRecord, Known, Player, SecretHash, Session, Stale, Store, StoreError,
    StoreFuture, StoredTable, TableRecord,
};

/// How many reads can go on at once.
const READERS: u32 = 2;

/// A store in one SQLite file (and its two companions `-wal` and `-shm`).
pub struct SqliteStore {
    path: PathBuf,
    readers: SqlitePool,
    writer: Writer,
    /// Held until the store is closed.
    lock: Mutex<Option<Lock>>,
}

impl fmt::Debug for SqliteStore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SqliteStore")
            .field("path", &self.path)
            .finish_non_exhaustive()
    }
}

impl SqliteStore {
    /// Opens the file, makes it if it is not there, and brings its schema up to date. Before an
    /// older schema is changed the file is copied to `<path>.before-<version>`.
    ///
    /// # Errors
    /// If another process has it open ([`StoreError::InUse`]), it cannot be opened or is of a later
    /// version.
    pub async fn open(path: &Path) -> Result<Self, StoreError> {
        let lock = Lock::take(path)?;
        let options = options(path);
        let mut connection = options.connect().await?;
        migrate::up_to_date(&mut connection, path, migrate::all()).await?;
        let checkpointer = Checkpointer::start(options.connect().await?);
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options.pragma("query_only", "ON"))
            .await?;
        Ok(Self {
            path: path.to_owned(),
            readers,
            writer: Writer::start(connection, checkpointer),
            lock: Mutex::new(Some(lock)),
        })
    }

    /// The file.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    fn write(&self, write: Write) -> StoreFuture<'_, ()> {
        Box::pin(self.writer.write(write))
    }
}

fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        // A commit that was answered must survive a loss of power.
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(Duration::from_secs(5))
        .pragma("cache_size", "-32768")
        // The checkpointer does this beside the writer.
        .pragma("wal_autocheckpoint", "0")
        .pragma("journal_size_limit", "67108864")
        .disable_statement_logging()
}

impl Store for SqliteStore {
    fn add_player(&self, player: Player, secret: SecretHash, at: u64) -> StoreFuture<'_, ()> {
        self.write(Write::Player { player, secret, at })
    }

    fn rename_player(&self, player: PlayerId, name: Name) -> StoreFuture<'_, ()> {
        self.write(Write::Rename { player, name })
    }

    fn forget_secret(&self, secret: SecretHash) -> StoreFuture<'_, ()> {
        self.write(Write::Forget { secret })
    }

    fn session(&self, secret: SecretHash) -> StoreFuture<'_, Option<Session>> {
        Box::pin(read::session(&self.readers, secret))
    }

    fn sessions_of(&self, player: PlayerId) -> StoreFuture<'_, Vec<Session>> {
        Box::pin(read::sessions_of(&self.readers, player))
    }

    fn use_session(&self, secret: SecretHash, agent: String, at: u64) -> StoreFuture<'_, ()> {
        self.write(Write::Use { secret, agent, at })
    }

    fn forget_unused(&self, before: u64) -> StoreFuture<'_, ()> {
        self.write(Write::ForgetUnused { before })
    }

    fn put_table(&self, table: TableRecord) -> StoreFuture<'_, ()> {
        self.write(Write::Table {
            table: Box::new(table),
            by: None,
        })
    }

    fn put_table_for(&self, table: TableRecord, by: (PlayerId, ClientId)) -> StoreFuture<'_, ()> {
        self.write(Write::Table {
            table: Box::new(table),
            by: Some(by),
        })
    }

    fn requests(&self, table: TableId) -> StoreFuture<'_, Vec<(PlayerId, ClientId)>> {
        Box::pin(read::requests(&self.readers, table))
    }

    fn table(&self, table: TableId) -> StoreFuture<'_, Option<StoredTable>> {
        Box::pin(read::table(&self.readers, table))
    }

    fn lobby(&self, limit: u32) -> StoreFuture<'_, Vec<TableRecord>> {
        Box::pin(read::lobby(&self.readers, limit))
    }

    fn tables_of(&self, player: PlayerId, limit: u32) -> StoreFuture<'_, Vec<TableRecord>> {
        Box::pin(read::tables_of(&self.readers, player, limit))
    }

    fn append(&self, append: Append) -> StoreFuture<'_, ()> {
        self.write(Write::Append(append))
    }

    fn add_chat(&self, chat: ChatRecord) -> StoreFuture<'_, ()> {
        self.write(Write::Chat(Box::new(chat)))
    }

    fn chat(&self, table: TableId, limit: u32) -> StoreFuture<'_, Vec<(ClientId, ChatLine)>> {
        Box::pin(read::chat(&self.readers, table, limit))
    }

    fn add_replay(&self, id: ReplayId, file: String, at: u64) -> StoreFuture<'_, ()> {
        self.write(Write::Replay { id, file, at })
    }

    fn replay(&self, id: ReplayId) -> StoreFuture<'_, Option<String>> {
        Box::pin(read::replay(&self.readers, id))
    }

    fn use_replay(&self, id: ReplayId, at: u64) -> StoreFuture<'_, ()> {
        self.write(Write::Tidy(Tidy::UseReplay { id, at }))
    }

    fn stale_tables(&self, stale: Stale, limit: u32) -> StoreFuture<'_, Vec<TableId>> {
        Box::pin(tidy::stale(&self.readers, stale, limit))
    }

    fn remove_table(&self, table: TableId) -> StoreFuture<'_, ()> {
        self.write(Write::Tidy(Tidy::RemoveTable(table)))
    }

    fn forget_replays(&self, before: u64) -> StoreFuture<'_, ()> {
        self.write(Write::Tidy(Tidy::Replays { before }))
    }

    fn forget_guests(&self, before: u64) -> StoreFuture<'_, ()> {
        self.write(Write::Tidy(Tidy::Guests { before }))
    }

    fn rename_in_chat(&self, player: PlayerId, name: Name) -> StoreFuture<'_, ()> {
        self.write(Write::Tidy(Tidy::NameInChat { player, name }))
    }

    fn bans(&self) -> StoreFuture<'_, Vec<Ban>> {
        Box::pin(tidy::bans(&self.readers))
    }

    fn add_ban(&self, ban: Ban) -> StoreFuture<'_, ()> {
        self.write(Write::Tidy(Tidy::Ban(ban)))
    }

    fn remove_ban(&self, who: Banned) -> StoreFuture<'_, ()> {
        self.write(Write::Tidy(Tidy::Unban(who)))
    }

    fn players<'a>(&'a self, search: &'a str, limit: u32) -> StoreFuture<'a, Vec<Known>> {
        Box::pin(tidy::players(&self.readers, search, limit))
    }

    fn name_of(&self, player: PlayerId) -> StoreFuture<'_, Option<Name>> {
        Box::pin(tidy::name_of(&self.readers, player))
    }

    fn latest_tables(&self, limit: u32) -> StoreFuture<'_, Vec<TableRecord>> {
        Box::pin(tidy::latest(&self.readers, limit))
    }

    fn health(&self) -> StoreFuture<'_, ()> {
        Box::pin(async {
            read::health(&self.readers).await?;
            self.writer.write(Write::Trial).await
        })
    }

    fn close(&self) -> StoreFuture<'_, ()> {
        Box::pin(async {
            self.readers.close().await;
            let closed = self.writer.close().await;
            // Only now: whoever opens the file next finds everything written.
            drop(
                self.lock
                    .lock()
                    .unwrap_or_else(PoisonError::into_inner)
                    .take(),
            );
            closed
        })
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match &error {
            sqlx::Error::PoolClosed => Self::Closed,
            sqlx::Error::Database(database) if database.is_unique_violation() => Self::Conflict,
            sqlx::Error::Database(database) if database.is_foreign_key_violation() => {
                Self::NotFound
            }
            _ => Self::Database(error.to_string().into()),
        }
    }
}
