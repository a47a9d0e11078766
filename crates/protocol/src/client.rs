//! What a client says over the socket.

use serde::{Deserialize, Serialize};
use ziggurat_engine::Seat;
use ziggurat_terms::{
    ChatText, ClientId, Command, Hex32, InviteToken, PlayerId, RawAction, TableId, WrittenName,
};

use crate::{LobbyQuery, SeatPlan};

/// The longest frame that a client may send, in bytes.
pub const MAX_FRAME: usize = 8 * 1024;

/// A frame that is not a message. Where it says at least which request it was meant to be, that request
/// can be refused.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, thiserror::Error)]
#[error("not a message")]
pub struct Unreadable {
    /// The table that it is about.
    #[serde(default)]
    pub table: Option<TableId>,
    /// What the client calls the request.
    #[serde(default)]
    pub id: Option<ClientId>,
}

/// What a client says over the socket. What has an `id` is answered by [`crate::ServerMessage::Ack`]
/// or [`crate::ServerMessage::Refused`] under the same `id`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "snake_case")]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "protocol.ts", optional_fields)
)]
pub enum ClientMessage {
    /// Is the connection alive? Answered by a pong.
    Ping,
    /// Starts or stops following the lobby.
    Lobby {
        /// Whether to follow it.
        on: bool,
        /// What to look for; all tables if missing.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        query: Option<LobbyQuery>,
    },
    /// Says that the client knows the phrases of a game: updates of its matches may come packed from
    /// then on ([`crate::pack`]).
    Phrases {
        /// The id of the game.
        game: String,
        /// What the phrases are called.
        id: u32,
    },
    /// Starts watching a table, or looks at it through other eyes.
    Watch {
        /// The table.
        table: TableId,
        /// Through the eyes of this seat, one of the player's own. Without it: the player's seat that is
        /// to act, else their first seat, else as a spectator.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
        /// The version of the match that the client has, through the same eyes.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        since: Option<u64>,
        /// The number of the last line of chat that the client has.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        chat: Option<u64>,
        /// The number of the last line among partners that the client has.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        aside: Option<u64>,
    },
    /// Stops watching a table.
    Unwatch {
        /// The table.
        table: TableId,
    },
    /// Does something in a match.
    Command {
        /// The table.
        table: TableId,
        /// What the client calls this command.
        id: ClientId,
        /// The player's seat that does it.
        seat: Seat,
        /// The version that the player has seen. What depends on how the match stands (`act`, `undo`,
        /// `reset_turn`) needs it; the other commands mean the same whatever has happened since.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        version: Option<u64>,
        /// What to do.
        #[serde(rename = "do")]
        command: Command<RawAction>,
    },
    /// Says something at a table.
    Chat {
        /// The table.
        table: TableId,
        /// What the client calls this line.
        id: ClientId,
        /// What to say.
        text: ChatText,
        /// Only for the partners of this seat, one of the player's own; without it, for everybody.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        partners_of: Option<Seat>,
    },
    /// Takes a seat before the start.
    Sit {
        /// The table.
        table: TableId,
        /// What the client calls this request.
        id: ClientId,
        /// The seat.
        seat: Seat,
        /// Somebody with this name plays at the player's screen; without it, the player sits here.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<WrittenName>,
        /// The invitation, for a reserved seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        invite: Option<InviteToken>,
        /// The hash of a random number that the player's browser adds to the deal: as in `pledge`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pledge: Option<Hex32>,
    },
    /// Leaves a seat before the start.
    Stand {
        /// The table.
        table: TableId,
        /// What the client calls this request.
        id: ClientId,
        /// The seat.
        seat: Seat,
    },
    /// Changes a seat before the start; only the host may.
    SetSeat {
        /// The table.
        table: TableId,
        /// What the client calls this request.
        id: ClientId,
        /// The seat.
        seat: Seat,
        /// What it is to be.
        to: SeatPlan,
    },
    /// Says before the start whether the player is ready.
    Ready {
        /// The table.
        table: TableId,
        /// What the client calls this request.
        id: ClientId,
        /// Ready, or not yet.
        on: bool,
    },
    /// Takes all seats of a player away before the start; only the host may.
    Kick {
        /// The table.
        table: TableId,
        /// What the client calls this request.
        id: ClientId,
        /// Who has to leave.
        player: PlayerId,
        /// Whether they can never again sit, watch or talk at this table.
        #[serde(default)]
        ban: bool,
    },
    /// Starts the match, when no seat is empty: the host may, and if the host is gone and all others
    /// are ready, any of them.
    Start {
        /// The table.
        table: TableId,
        /// What the client calls this request.
        id: ClientId,
    },
    /// Pledges a random number for the deal: the SHA-256 of 32 random bytes that the browser keeps to
    /// itself until `contribute` asks for them. The latest pledge of a player counts.
    Pledge {
        /// The table.
        table: TableId,
        /// What the client calls this request.
        id: ClientId,
        /// The hash.
        pledge: Hex32,
    },
    /// Tells the number that was pledged, when the host asks for it. Nothing answers it but the start
    /// of the match.
    Contribute {
        /// The table.
        table: TableId,
        /// The number.
        number: Hex32,
    },
    /// Asks for another match with the same players.
    Rematch {
        /// The table.
        table: TableId,
        /// What the client calls this request.
        id: ClientId,
        /// The pledge for the new table: as in `pledge`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pledge: Option<Hex32>,
    },
}

impl ClientMessage {
    /// Reads a frame: the one place where what a client says becomes a type.
    ///
    /// # Errors
    /// If it is too long, or is not a message.
    pub fn read(frame: &str) -> Result<Self, Unreadable> {
        if frame.len() > MAX_FRAME {
            return Err(Unreadable::default());
        }
        serde_json::from_str(frame).map_err(|_| serde_json::from_str(frame).unwrap_or_default())
    }

    /// The table that it is about.
    #[must_use]
    pub fn table(&self) -> Option<TableId> {
        match self {
            Self::Ping | Self::Lobby { .. } | Self::Phrases { .. } => None,
            Self::Watch { table, .. }
            | Self::Unwatch { table }
            | Self::Command { table, .. }
            | Self::Chat { table, .. }
            | Self::Sit { table, .. }
            | Self::Stand { table, .. }
            | Self::SetSeat { table, .. }
            | Self::Ready { table, .. }
            | Self::Kick { table, .. }
            | Self::Pledge { table, .. }
            | Self::Contribute { table, .. }
            | Self::Start { table, .. }
            | Self::Rematch { table, .. } => Some(*table),
        }
    }

    /// What the client calls it.
    #[must_use]
    pub fn id(&self) -> Option<&ClientId> {
        match self {
            Self::Ping
            | Self::Lobby { .. }
            | Self::Phrases { .. }
            | Self::Watch { .. }
            | Self::Unwatch { .. }
            | Self::Contribute { .. } => None,
            Self::Command { id, .. }
            | Self::Chat { id, .. }
            | Self::Sit { id, .. }
            | Self::Stand { id, .. }
            | Self::SetSeat { id, .. }
            | Self::Ready { id, .. }
            | Self::Kick { id, .. }
            | Self::Pledge { id, .. }
            | Self::Start { id, .. }
            | Self::Rematch { id, .. } => Some(id),
        }
    }
}
