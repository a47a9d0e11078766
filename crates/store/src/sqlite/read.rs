//! What is read.

use sqlx::{Row, SqlitePool};
use ziggurat_terms::{ChatLine, ClientId, PlayerId, ReplayId, TableId};

use super::rows;
use crate::{SecretHash, Session, StoreError, StoredTable, TableRecord};

pub(super) async fn session(
    pool: &SqlitePool,
    secret: SecretHash,
) -> Result<Option<Session>, StoreError> {
    let row = sqlx::query(
        "SELECT s.secret, s.created, s.used, s.agent, p.id, p.name
         FROM sessions s JOIN players p ON p.id = s.player WHERE s.secret = ?",
    )
    .bind(secret.to_vec())
    .fetch_optional(pool)
    .await?;
    row.as_ref().map(rows::session).transpose()
}

pub(super) async fn sessions_of(
    pool: &SqlitePool,
    player: PlayerId,
) -> Result<Vec<Session>, StoreError> {
    let rows = sqlx::query(
        "SELECT s.secret, s.created, s.used, s.agent, p.id, p.name
         FROM sessions s JOIN players p ON p.id = s.player
         WHERE s.player = ? ORDER BY s.used DESC, s.secret",
    )
    .bind(player.as_str().to_owned())
    .fetch_all(pool)
    .await?;
    rows.iter().map(rows::session).collect()
}

pub(super) async fn table(
    pool: &SqlitePool,
    id: TableId,
) -> Result<Option<StoredTable>, StoreError> {
    // One transaction: the table and its log belong together.
    let mut transaction = pool.begin().await?;
    let row = sqlx::query(
        "SELECT key, id, stage, public, meta, opening, result, created, changed
         FROM tables WHERE id = ?",
    )
    .bind(id.as_str())
    .fetch_optional(&mut *transaction)
    .await?;
    let Some(row) = row else { return Ok(None) };
    let key: i64 = row.try_get("key")?;
    let events = sqlx::query(
        "SELECT version, payload, player, client_id FROM events
         WHERE table_key = ? ORDER BY version",
    )
    .bind(key)
    .fetch_all(&mut *transaction)
    .await?;
    Ok(Some(StoredTable {
        record: rows::table(&row)?,
        events: events.iter().map(rows::event).collect::<Result<_, _>>()?,
    }))
}

pub(super) async fn lobby(pool: &SqlitePool, limit: u32) -> Result<Vec<TableRecord>, StoreError> {
    let rows = sqlx::query(
        "SELECT id, stage, public, meta, NULL AS opening, result, created, changed FROM tables
         WHERE public = 1 AND stage IN ('gathering', 'playing') ORDER BY changed DESC LIMIT ?",
    )
    .bind(limit)
    .fetch_all(pool)
    .await?;
    rows.iter().map(rows::table).collect()
}

pub(super) async fn tables_of(
    pool: &SqlitePool,
    player: PlayerId,
    limit: u32,
) -> Result<Vec<TableRecord>, StoreError> {
    let rows = sqlx::query(
        "SELECT t.id, t.stage, t.public, t.meta, NULL AS opening, t.result, t.created, t.changed
         FROM table_players p JOIN tables t ON t.key = p.table_key
         WHERE p.player = ? AND t.stage <> 'closed' ORDER BY t.changed DESC LIMIT ?",
    )
    .bind(player.as_str().to_owned())
    .bind(limit)
    .fetch_all(pool)
    .await?;
    rows.iter().map(rows::table).collect()
}

pub(super) async fn chat(
    pool: &SqlitePool,
    table: TableId,
    limit: u32,
) -> Result<Vec<(ClientId, ChatLine)>, StoreError> {
    let rows = sqlx::query(
        "SELECT partners, number, player, client_id, name, text, at FROM (
             SELECT c.*, row_number() OVER (PARTITION BY c.partners ORDER BY c.number DESC) AS age
             FROM tables t JOIN chat c ON c.table_key = t.key WHERE t.id = ?)
         WHERE age <= ? ORDER BY key",
    )
    .bind(table.as_str().to_owned())
    .bind(limit)
    .fetch_all(pool)
    .await?;
    rows.iter().map(rows::chat).collect()
}

pub(super) async fn requests(
    pool: &SqlitePool,
    table: TableId,
) -> Result<Vec<(PlayerId, ClientId)>, StoreError> {
    let rows = sqlx::query(
        "SELECT r.player, r.client_id FROM tables t JOIN requests r ON r.table_key = t.key
         WHERE t.id = ? ORDER BY r.key",
    )
    .bind(table.as_str().to_owned())
    .fetch_all(pool)
    .await?;
    rows.iter().map(rows::request).collect()
}

pub(super) async fn replay(pool: &SqlitePool, id: ReplayId) -> Result<Option<String>, StoreError> {
    let file = sqlx::query_scalar("SELECT file FROM replays WHERE id = ?")
        .bind(id.as_str().to_owned())
        .fetch_optional(pool)
        .await?;
    Ok(file)
}

pub(super) async fn health(pool: &SqlitePool) -> Result<(), StoreError> {
    sqlx::query("SELECT 1").execute(pool).await?;
    Ok(())
}
