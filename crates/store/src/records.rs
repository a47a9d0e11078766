//! What is kept.

use ziggurat_terms::{ChatLine, ClientId, Name, PlayerId, Stage, TableId};

/// The hash of a player's secret. The secret itself is never kept.
pub type SecretHash = [u8; 32];

/// How many requests of a player at a table are remembered. A client sends again only what was not
/// answered, and that is never so much.
pub const REQUESTS: u32 = 64;

/// A player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// As others may know them.
    pub id: PlayerId,
    /// What the player is called.
    pub name: Name,
}

/// A browser that knows the secret of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// What the secret hashes to.
    pub secret: SecretHash,
    /// Whose it is.
    pub player: Player,
    /// When it began.
    pub created: u64,
    /// When it was last used, as far as that was noted.
    pub used: u64,
    /// What the program that uses it calls itself; empty if that was never noted.
    pub agent: String,
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

/// When nobody needs a table any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stale {
    /// Tables that gather, or were closed, and have not changed since.
    pub gathering_before: u64,
    /// Matches in which nobody ever had a seat, and that neither began nor ended since.
    pub bots_before: u64,
}

/// Who may not come in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Banned {
    /// A player.
    Player(PlayerId),
    /// Everybody from a network, for example `192.0.2.0/24`.
    Network(String),
}

/// That somebody may not come in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ban {
    /// Who.
    pub who: Banned,
    /// Why, for those who run the server.
    pub reason: String,
    /// Since when.
    pub at: u64,
}

/// A player, for those who run the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    /// Who.
    pub id: PlayerId,
    /// What the player is called.
    pub name: Name,
    /// Since when.
    pub created: u64,
    /// When a browser of the player was last here.
    pub used: u64,
    /// At how many tables the player has or had a seat.
    pub tables: u64,
}
