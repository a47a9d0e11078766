//! What a host says over the socket.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use ziggurat_engine::{Seat, SeatSet};
use ziggurat_terms::{ChatLine, ClientId, Me, TableId};

use crate::{Bilingual, Invite, Presence, TableInfo};

/// JSON that a table has written for one viewer. The host passes it on as it is.
pub type RawJson = Box<RawValue>;

/// How often client and host make sure of each other, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct Heartbeat {
    /// The client pings this long after each pong.
    pub ping: u32,
    /// Without a pong for this long the client connects again.
    pub dead: u32,
    /// A request without an answer for this long is sent again, under the same id.
    pub resend: u32,
}

impl Heartbeat {
    /// The numbers that have proved themselves at lichess.
    pub const DEFAULT: Self = Self {
        ping: 2_500,
        dead: 9_000,
        resend: 2_500,
    };
}

/// A table as one client may know it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct TableView {
    /// What everybody may know.
    pub info: TableInfo,
    /// The player's seats.
    pub mine: Vec<Seat>,
    /// The invitations to reserved seats; only for the host.
    pub invites: Vec<Invite>,
}

/// What a host says over the socket.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "t", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub enum ServerMessage {
    /// The first message of every connection.
    Welcome {
        /// Who the client is; `null` before a name was given.
        me: Option<Me>,
        /// The version of the server.
        server: String,
        /// How often to ping.
        heartbeat: Heartbeat,
    },
    /// The connection is alive.
    Pong,
    /// The public tables that the client looks for: the first of them.
    Lobby {
        /// In fair order.
        tables: Vec<TableInfo>,
        /// How many there are in all.
        total: u32,
    },
    /// The page of the lobby has changed.
    LobbyChange {
        /// The tables of the page, in fair order.
        order: Vec<TableId>,
        /// Those among them that are new or have changed.
        changed: Vec<TableInfo>,
        /// How many there are in all.
        total: u32,
    },
    /// Everything about a table: the answer to `watch`, and again when the match starts.
    Table {
        /// The table.
        table: TableId,
        /// What the client may know apart from the match.
        #[serde(flatten)]
        view: TableView,
        /// Through whose eyes the match is shown; `null` for a spectator's.
        viewer: Option<Seat>,
        /// The seats that play together with the viewer's, and may talk with it in private.
        #[cfg_attr(feature = "ts", ts(type = "number[]"))]
        partners: SeatSet,
        /// Who is there.
        presence: Presence,
        /// The latest lines of chat.
        chat: Vec<ChatLine>,
        /// The match: [`crate::table::Snapshot`]; nothing before the start.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        snapshot: Option<RawJson>,
    },
    /// What the client has missed: the answer to `watch` with a version that is not too old.
    Resumed {
        /// The table.
        table: TableId,
        /// What the client may know apart from the match.
        #[serde(flatten)]
        view: TableView,
        /// Through whose eyes the match is shown.
        viewer: Option<Seat>,
        /// The seats that play together with the viewer's, and may talk with it in private.
        #[cfg_attr(feature = "ts", ts(type = "number[]"))]
        partners: SeatSet,
        /// Who is there.
        presence: Presence,
        /// The lines of chat that are new.
        chat: Vec<ChatLine>,
        /// What has happened since, in order: each a [`crate::table::Message`].
        #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
        messages: Vec<RawJson>,
    },
    /// Seats or stage of a table have changed.
    Info {
        /// The table.
        table: TableId,
        /// What the client may know apart from the match.
        #[serde(flatten)]
        view: TableView,
    },
    /// Something has happened in a match.
    Update {
        /// The table.
        table: TableId,
        /// What, for this viewer: [`crate::table::Message`].
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        message: RawJson,
    },
    /// A request was carried out, and will not be forgotten.
    Ack {
        /// The table.
        table: TableId,
        /// What the client called the request.
        id: ClientId,
        /// The version of the match after a command.
        #[cfg_attr(feature = "ts", ts(type = "number | null"))]
        version: Option<u64>,
    },
    /// A request was refused, and has changed nothing.
    Refused {
        /// The table.
        table: Option<TableId>,
        /// What the client called the request.
        id: Option<ClientId>,
        /// Why, for programs.
        code: String,
        /// The rule of the game that forbids it.
        rule: Option<String>,
        /// Why, for people.
        text: Bilingual,
        /// The newest version of the match.
        #[cfg_attr(feature = "ts", ts(type = "number | null"))]
        version: Option<u64>,
        /// The limit that was reached, by the name of its setting.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        limit: Option<String>,
        /// In how many seconds it may be tried again.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        retry_after: Option<u64>,
    },
    /// Somebody said something.
    Chat {
        /// The table.
        table: TableId,
        /// What was said.
        line: ChatLine,
    },
    /// Somebody came or went.
    Presence {
        /// The table.
        table: TableId,
        /// Who is there now.
        presence: Presence,
    },
    /// The match is about to begin: the browser is asked for the number that it has pledged.
    Contribute {
        /// The table.
        table: TableId,
    },
    /// The host has taken the client's seats away, before the start.
    Removed {
        /// The table.
        table: TableId,
        /// Whether the client can no longer sit, watch or talk at this table.
        banned: bool,
        /// The same for people.
        text: Bilingual,
    },
    /// What the client has of this table cannot be relied on: it must watch again without `since`.
    Resync {
        /// The table.
        table: TableId,
    },
    /// A frame could not be read.
    Error {
        /// Why, for programs.
        code: String,
        /// Why, for people.
        text: Bilingual,
    },
}

impl ServerMessage {
    /// The message as a frame.
    ///
    /// # Errors
    /// If it cannot be written, which should never happen: it holds only lists, texts and numbers.
    pub fn to_json(&self) -> Result<String, serde_json::Error> {
        serde_json::to_string(self)
    }

    /// The frame of [`ServerMessage::Update`], made in place around what the table has written.
    #[must_use]
    pub fn update_frame(table: TableId, mut message: String) -> String {
        message.insert_str(
            0,
            &format!(r#"{{"t":"update","table":"{table}","message":"#),
        );
        message.push('}');
        message
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_short_cut_writes_the_same_frame() {
        let table: TableId = "123456789ABC".parse().unwrap();
        let message = RawValue::from_string(r#"{"version": 7}"#.into()).unwrap();
        let short = ServerMessage::update_frame(table, message.get().to_owned());
        assert_eq!(
            short,
            ServerMessage::Update { table, message }.to_json().unwrap()
        );
    }
}
