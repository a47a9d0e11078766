//! How values look in the database.

use sqlx::{Row, sqlite::SqliteRow};
use ziggurat_engine::SeatSet;
use ziggurat_terms::{ChatLine, ClientId, Name, PlayerId, Stage};

use crate::{Player, Session, StoreError, StoredEvent, TableRecord};

/// SQLite has only signed numbers; ours never get near the limit.
pub(super) fn millis(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

pub(super) const fn stage_name(stage: Stage) -> &'static str {
    match stage {
        Stage::Gathering => "gathering",
        Stage::Playing => "playing",
        Stage::Over => "over",
        Stage::Closed => "closed",
    }
}

fn stage(name: &str) -> Result<Stage, StoreError> {
    match name {
        "gathering" => Ok(Stage::Gathering),
        "playing" => Ok(Stage::Playing),
        "over" => Ok(Stage::Over),
        "closed" => Ok(Stage::Closed),
        _ => Err(damaged(name)),
    }
}

fn damaged(what: &str) -> StoreError {
    StoreError::Damaged(what.into())
}

/// A value that is written as a text.
fn parsed<T: std::str::FromStr>(row: &SqliteRow, column: &str) -> Result<T, StoreError> {
    let text: &str = row.try_get(column)?;
    text.parse().map_err(|_| damaged(text))
}

fn number(row: &SqliteRow, column: &str) -> Result<u64, StoreError> {
    let number: i64 = row.try_get(column)?;
    u64::try_from(number).map_err(|_| damaged(column))
}

pub(super) fn player(row: &SqliteRow) -> Result<Player, StoreError> {
    Ok(Player {
        id: parsed(row, "id")?,
        name: Name::mend(row.try_get("name")?),
    })
}

/// A session from columns `secret`, `created`, `used`, `agent`, and `id`, `name` of its player.
pub(super) fn session(row: &SqliteRow) -> Result<Session, StoreError> {
    let secret: Vec<u8> = row.try_get("secret")?;
    Ok(Session {
        secret: secret.try_into().map_err(|_| damaged("secret"))?,
        player: player(row)?,
        created: number(row, "created")?,
        used: number(row, "used")?,
        agent: row.try_get("agent")?,
    })
}

/// A table from columns `id`, `stage`, `public`, `meta`, `opening`, `result`, `created`, `changed`.
pub(super) fn table(row: &SqliteRow) -> Result<TableRecord, StoreError> {
    Ok(TableRecord {
        id: parsed(row, "id")?,
        stage: stage(row.try_get("stage")?)?,
        public: row.try_get("public")?,
        meta: row.try_get("meta")?,
        opening: row.try_get("opening")?,
        result: row.try_get("result")?,
        players: Vec::new(),
        created: number(row, "created")?,
        changed: number(row, "changed")?,
    })
}

pub(super) fn event(row: &SqliteRow) -> Result<StoredEvent, StoreError> {
    let client_id: Option<&str> = row.try_get("client_id")?;
    let by: Option<(PlayerId, ClientId)> = match client_id {
        Some(_) => Some((parsed(row, "player")?, parsed(row, "client_id")?)),
        None => None,
    };
    Ok(StoredEvent {
        version: number(row, "version")?,
        payload: row.try_get("payload")?,
        by,
    })
}

pub(super) fn request(row: &SqliteRow) -> Result<(PlayerId, ClientId), StoreError> {
    Ok((parsed(row, "player")?, parsed(row, "client_id")?))
}

/// The seats that a line is for; empty for everybody.
pub(super) fn partners_text(partners: Option<SeatSet>) -> Result<String, StoreError> {
    let Some(seats) = partners else {
        return Ok(String::new());
    };
    // What cannot be written must not become a line for everybody.
    serde_json::to_string(&seats).map_err(|error| damaged(&error.to_string()))
}

fn partners(row: &SqliteRow) -> Result<Option<SeatSet>, StoreError> {
    let text: &str = row.try_get("partners")?;
    if text.is_empty() {
        return Ok(None);
    }
    // What cannot be read must not become a line for everybody.
    let seats = serde_json::from_str(text).map_err(|_| damaged(text))?;
    Ok(Some(seats))
}

pub(super) fn chat(row: &SqliteRow) -> Result<(ClientId, ChatLine), StoreError> {
    let line = ChatLine {
        number: number(row, "number")?,
        player: parsed(row, "player")?,
        name: row.try_get("name")?,
        text: row.try_get("text")?,
        at: number(row, "at")?,
        partners: partners(row)?,
    };
    Ok((parsed(row, "client_id")?, line))
}
