//! What a host asks of a database.

use std::{fmt::Debug, path::Path, pin::Pin, sync::Arc};

use ziggurat_terms::{ChatLine, ClientId, Name, PlayerId, ReplayId, TableId};

use crate::{Append, ChatRecord, Player, SecretHash, StoredTable, TableRecord};

/// Why a store could not do it.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// Something of this name or number is there already.
    #[error("it is there already")]
    Conflict,
    /// What it belongs to is not there.
    #[error("there is no such thing")]
    NotFound,
    /// The store was closed.
    #[error("the store is closed")]
    Closed,
    /// Another process has this file open for writing.
    #[error("{} is in use by another server", .0.display())]
    InUse(Arc<Path>),
    /// What was kept cannot be read.
    #[error("damaged: {0}")]
    Damaged(Arc<str>),
    /// The database failed.
    #[error("database: {0}")]
    Database(Arc<str>),
}

/// What a store answers, some time later.
pub type StoreFuture<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// What a host asks of a database.
///
/// A write is answered when it is durable; every later read sees it. Writes that nobody waits for may
/// be carried out in any order.
pub trait Store: Debug + Send + Sync {
    /// Keeps a new player with the hash of their secret.
    /// [`StoreError::Conflict`] if id or secret are there already.
    fn add_player(&self, player: Player, secret: SecretHash, at: u64) -> StoreFuture<'_, ()>;

    /// Gives a player another name. [`StoreError::NotFound`] if there is no such player.
    fn rename_player(&self, player: PlayerId, name: Name) -> StoreFuture<'_, ()>;

    /// Forgets a secret: it no longer opens anything.
    fn forget_secret(&self, secret: SecretHash) -> StoreFuture<'_, ()>;

    /// The player with this secret.
    fn player_by_secret(&self, secret: SecretHash) -> StoreFuture<'_, Option<Player>>;

    /// Keeps a table as it is now, whether it is new or not.
    fn put_table(&self, table: TableRecord) -> StoreFuture<'_, ()>;

    /// A table with its whole match.
    fn table(&self, table: TableId) -> StoreFuture<'_, Option<StoredTable>>;

    /// The public tables that gather or play, last changed first; without openings and players.
    fn lobby(&self, limit: u32) -> StoreFuture<'_, Vec<TableRecord>>;

    /// The tables that a player has or had a seat at, last changed first, without those that closed;
    /// without openings and players.
    fn tables_of(&self, player: PlayerId, limit: u32) -> StoreFuture<'_, Vec<TableRecord>>;

    /// Keeps the next entry of a match. [`StoreError::Conflict`] if this version is there already;
    /// [`StoreError::NotFound`] if there is no such table.
    ///
    /// This is the compare-and-set of a match: to know the version is to have read the entries before it
    /// ([`Store::table`]), and with them every command that was carried out.
    fn append(&self, append: Append) -> StoreFuture<'_, ()>;

    /// Keeps a line of chat. [`StoreError::Conflict`] if its number is there already among the lines
    /// for the same people, or a line of this player with this client id; [`StoreError::NotFound`] if
    /// there is no such table.
    fn add_chat(&self, chat: ChatRecord) -> StoreFuture<'_, ()>;

    /// The latest lines of chat at a table: at most `limit` of those for everybody and of those for each
    /// group of partners, all together in the order in which they were kept.
    fn chat(&self, table: TableId, limit: u32) -> StoreFuture<'_, Vec<(ClientId, ChatLine)>>;

    /// Keeps the file of a match. [`StoreError::Conflict`] if the id is there already.
    fn add_replay(&self, id: ReplayId, file: String, at: u64) -> StoreFuture<'_, ()>;

    /// The file of a match.
    fn replay(&self, id: ReplayId) -> StoreFuture<'_, Option<String>>;

    /// Whether the database answers.
    fn health(&self) -> StoreFuture<'_, ()>;

    /// Finishes all writes and closes the database; what is asked afterwards is answered by
    /// [`StoreError::Closed`].
    fn close(&self) -> StoreFuture<'_, ()>;
}
