//! What is kept.

use ziggurat_terms::{ChatLine, ClientId, Name, PlayerId, Stage, TableId};

/// The hash of a player's secret. The secret itself is never kept.
pub type SecretHash = [u8; 32];

/// A player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// As others may know them.
    pub id: PlayerId,
    /// What the player is called.
    pub name: Name,
}

/// A table, to be kept as it is now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRecord {
    /// The table.
    pub id: TableId,
    /// How far it is.
    pub stage: Stage,
    /// Whether it is in the lobby.
    pub public: bool,
    /// What the host knows apart from the match, as JSON.
    pub meta: String,
    /// What the match started from, as JSON; once there, it stays.
    pub opening: Option<String>,
    /// How the match ended, as JSON; once there, it stays.
    pub result: Option<String>,
    /// Who has or had a seat; once there, a player stays.
    pub players: Vec<PlayerId>,
    /// When it was made.
    pub created: u64,
    /// When it last changed.
    pub changed: u64,
}

/// The next entry of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// The version of the match after it.
    pub version: u64,
    /// The entry, as JSON.
    pub payload: String,
    /// Whose command it was, and what the client called it; `None` if it was the host's own.
    pub by: Option<(PlayerId, ClientId)>,
    /// When.
    pub at: u64,
    /// The table, if it changes with this entry.
    pub with: Option<Box<TableRecord>>,
}

/// An entry of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEvent {
    /// The version of the match after it.
    pub version: u64,
    /// The entry, as JSON.
    pub payload: String,
    /// Whose command it was, and what the client called it.
    pub by: Option<(PlayerId, ClientId)>,
}

/// A table with its whole match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTable {
    /// The table; without its players.
    pub record: TableRecord,
    /// The log of the match, in order.
    pub events: Vec<StoredEvent>,
}

/// A line of chat, to be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatRecord {
    /// The table.
    pub table: TableId,
    /// What its writer's client called it.
    pub client_id: ClientId,
    /// The line.
    pub line: ChatLine,
}
