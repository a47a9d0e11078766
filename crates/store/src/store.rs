//! What a host asks of a database.

use std::{fmt::Debug, path::Path, pin::Pin, sync::Arc};

use ziggurat_terms::{ChatLine, ClientId, Name, PlayerId, ReplayId, TableId};

use crate::{
    Append, Ban, Banned, ChatRecord, Known, Player, SecretHash, Session, Stale, StoredTable,
    TableRecord,
};

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

    /// The session with this secret, however long it has not been used.
    fn session(&self, secret: SecretHash) -> StoreFuture<'_, Option<Session>>;

    /// The sessions of a player, last used first.
    fn sessions_of(&self, player: PlayerId) -> StoreFuture<'_, Vec<Session>>;

    /// Notes that a session is used, and by which program; nothing happens if there is no such session.
    fn use_session(&self, secret: SecretHash, agent: String, at: u64) -> StoreFuture<'_, ()>;

    /// Forgets all sessions that were last used before this time.
    fn forget_unused(&self, before: u64) -> StoreFuture<'_, ()>;

    /// Keeps a table as it is now, whether it is new or not.
    fn put_table(&self, table: TableRecord) -> StoreFuture<'_, ()>;

    /// Keeps a table as it is after a request of a player, and that the request was carried out: both
    /// or neither. [`StoreError::Conflict`] if it was carried out already. Of each player at each table
    /// the latest [`REQUESTS`](crate::REQUESTS) requests are remembered.
    fn put_table_for(&self, table: TableRecord, by: (PlayerId, ClientId)) -> StoreFuture<'_, ()>;

    /// The requests that were carried out at a table with [`Store::put_table_for`], the oldest first.
    fn requests(&self, table: TableId) -> StoreFuture<'_, Vec<(PlayerId, ClientId)>>;

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

    /// Takes note that somebody looks at a file. [`StoreError::NotFound`] if there is no such file.
    fn use_replay(&self, id: ReplayId, at: u64) -> StoreFuture<'_, ()>;

    /// Some tables that nobody needs any more.
    fn stale_tables(&self, stale: Stale, limit: u32) -> StoreFuture<'_, Vec<TableId>>;

    /// Removes a table with its match and its chat. [`StoreError::NotFound`] if there is no such table.
    fn remove_table(&self, table: TableId) -> StoreFuture<'_, ()>;

    /// Removes some of the files that nobody has looked at since.
    fn forget_replays(&self, before: u64) -> StoreFuture<'_, ()>;

    /// Removes some of the players who never had a seat and whose browsers have not been here since.
    fn forget_guests(&self, before: u64) -> StoreFuture<'_, ()>;

    /// Gives a player another name in everything that they have said.
    fn rename_in_chat(&self, player: PlayerId, name: Name) -> StoreFuture<'_, ()>;

    /// Who may not come in, the oldest first.
    fn bans(&self) -> StoreFuture<'_, Vec<Ban>>;

    /// Keeps a ban; the reason of an earlier one is replaced.
    fn add_ban(&self, ban: Ban) -> StoreFuture<'_, ()>;

    /// Lifts a ban. [`StoreError::NotFound`] if there is none.
    fn remove_ban(&self, who: Banned) -> StoreFuture<'_, ()>;

    /// The player with this id and those whose name has this in it, the newest first.
    fn players<'a>(&'a self, search: &'a str, limit: u32) -> StoreFuture<'a, Vec<Known>>;

    /// What a player is called; nothing if there is no such player.
    fn name_of(&self, player: PlayerId) -> StoreFuture<'_, Option<Name>>;

    /// The tables that changed last, of any stage but closed; without openings and players.
    fn latest_tables(&self, limit: u32) -> StoreFuture<'_, Vec<TableRecord>>;

    /// Whether the database answers and can be written: something is written and becomes durable.
    fn health(&self) -> StoreFuture<'_, ()>;

    /// Finishes all writes and closes the database; what is asked afterwards is answered by
    /// [`StoreError::Closed`].
    fn close(&self) -> StoreFuture<'_, ()>;
}
