//! What is thrown away when nobody needs it any more, and who may not come in.

use sqlx::{Row, SqliteConnection, SqlitePool, sqlite::SqliteRow};
use ziggurat_terms::{Name, PlayerId, ReplayId, TableId};

use super::{
    appends::Keys,
    rows::{self, millis},
};
use crate::{Ban, Banned, Known, Player, Stale, StoreError, TableRecord};

/// Something to tidy.
#[derive(Debug)]
pub(super) enum Tidy {
    RemoveTable(TableId),
    UseReplay { id: ReplayId, at: u64 },
    Replays { before: u64 },
    Guests { before: u64 },
    NameInChat { player: PlayerId, name: Name },
    Ban(Ban),
    Unban(Banned),
}

type Done = Result<(), StoreError>;

const REMOVE_TABLE: &str = "SAVEPOINT one;
    DELETE FROM events WHERE table_key = ?1;
    DELETE FROM chat WHERE table_key = ?1;
    DELETE FROM table_players WHERE table_key = ?1;
    DELETE FROM tables WHERE key = ?1;
    RELEASE one";

/// Guests who never had a seat and have not been here since. Few at a time: nobody waits for long.
const GUESTS: &str = "SAVEPOINT one;
    DELETE FROM sessions WHERE player IN (SELECT id FROM players p
        WHERE p.created < ?1
        AND NOT EXISTS (SELECT 1 FROM table_players t WHERE t.player = p.id)
        AND NOT EXISTS (SELECT 1 FROM chat c WHERE c.player = p.id)
        AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.player = p.id AND s.used >= ?1)
        LIMIT 500);
    DELETE FROM players WHERE id IN (SELECT id FROM players p
        WHERE p.created < ?1
        AND NOT EXISTS (SELECT 1 FROM table_players t WHERE t.player = p.id)
        AND NOT EXISTS (SELECT 1 FROM chat c WHERE c.player = p.id)
        AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.player = p.id)
        LIMIT 500);
    RELEASE one";

pub(super) async fn tidy(connection: &mut SqliteConnection, keys: &mut Keys, tidy: &Tidy) -> Done {
    match tidy {
        Tidy::RemoveTable(table) => {
            let key = keys.of(connection, *table).await?;
            keys.forget(*table);
            let statements = sqlx::query(REMOVE_TABLE).bind(key);
            super::write::all_or_none(connection, statements).await?;
        }
        Tidy::UseReplay { id, at } => {
            let done = sqlx::query("UPDATE replays SET used = ? WHERE id = ?")
                .bind(millis(*at))
                .bind(id.as_str())
                .execute(connection)
                .await?;
            if done.rows_affected() == 0 {
                return Err(StoreError::NotFound);
            }
        }
        Tidy::Replays { before } => {
            sqlx::query(
                "DELETE FROM replays WHERE id IN (SELECT id FROM replays WHERE used < ? LIMIT 100)",
            )
            .bind(millis(*before))
            .execute(connection)
            .await?;
        }
        Tidy::Guests { before } => {
            let statements = sqlx::query(GUESTS).bind(millis(*before));
            super::write::all_or_none(connection, statements).await?;
        }
        Tidy::NameInChat { player, name } => {
            sqlx::query("UPDATE chat SET name = ? WHERE player = ?")
                .bind(name.as_str())
                .bind(player.as_str())
                .execute(connection)
                .await?;
        }
        Tidy::Ban(ban) => {
            let (kind, who) = names(&ban.who);
            sqlx::query(
                "INSERT INTO bans (kind, who, reason, created) VALUES (?, ?, ?, ?)
                 ON CONFLICT (kind, who) DO UPDATE SET reason = excluded.reason",
            )
            .bind(kind)
            .bind(who)
            .bind(&ban.reason)
            .bind(millis(ban.at))
            .execute(connection)
            .await?;
        }
        Tidy::Unban(who) => {
            let (kind, who) = names(who);
            let done = sqlx::query("DELETE FROM bans WHERE kind = ? AND who = ?")
                .bind(kind)
                .bind(who)
                .execute(connection)
                .await?;
            if done.rows_affected() == 0 {
                return Err(StoreError::NotFound);
            }
        }
    }
    Ok(())
}

fn names(who: &Banned) -> (&'static str, &str) {
    match who {
        Banned::Player(player) => ("player", player.as_str()),
        Banned::Network(network) => ("network", network),
    }
}

/// Tables that nobody needs any more.
pub(super) async fn stale(
    pool: &SqlitePool,
    stale: Stale,
    limit: u32,
) -> Result<Vec<TableId>, StoreError> {
    let ids: Vec<String> = sqlx::query_scalar(
        "SELECT id FROM tables t
         WHERE (stage IN ('gathering', 'closed') AND changed < ?1)
            OR (stage IN ('playing', 'over') AND changed < ?2
                AND NOT EXISTS (SELECT 1 FROM table_players p WHERE p.table_key = t.key))
         LIMIT ?3",
    )
    .bind(millis(stale.gathering_before))
    .bind(millis(stale.bots_before))
    .bind(limit)
    .fetch_all(pool)
    .await?;
    let read = |id: &String| {
        id.parse()
            .map_err(|_| StoreError::Damaged(id.as_str().into()))
    };
    ids.iter().map(read).collect()
}

pub(super) async fn bans(pool: &SqlitePool) -> Result<Vec<Ban>, StoreError> {
    let rows = sqlx::query("SELECT kind, who, reason, created FROM bans ORDER BY created")
        .fetch_all(pool)
        .await?;
    rows.iter().map(ban).collect()
}

fn ban(row: &SqliteRow) -> Result<Ban, StoreError> {
    let who: String = row.try_get("who")?;
    let created: i64 = row.try_get("created")?;
    let who = match row.try_get::<&str, _>("kind")? {
        "player" => match who.parse() {
            Ok(player) => Banned::Player(player),
            Err(_) => return Err(StoreError::Damaged(who.into())),
        },
        _ => Banned::Network(who),
    };
    Ok(Ban {
        who,
        reason: row.try_get("reason")?,
        at: u64::try_from(created).unwrap_or_default(),
    })
}

/// Players whose id or name has this in it, the newest first.
pub(super) async fn players(
    pool: &SqlitePool,
    search: &str,
    limit: u32,
) -> Result<Vec<Known>, StoreError> {
    let rows = sqlx::query(
        "SELECT id, name, created,
             (SELECT count(*) FROM table_players t WHERE t.player = p.id) AS tables,
             (SELECT max(used) FROM sessions s WHERE s.player = p.id) AS used
         FROM players p WHERE id = ?1 OR instr(lower(name), lower(?1)) > 0
         ORDER BY created DESC LIMIT ?2",
    )
    .bind(search)
    .bind(limit)
    .fetch_all(pool)
    .await?;
    rows.iter().map(known).collect()
}

fn known(row: &SqliteRow) -> Result<Known, StoreError> {
    let number = |column: &str| -> Result<u64, StoreError> {
        let number: Option<i64> = row.try_get(column)?;
        Ok(u64::try_from(number.unwrap_or(0)).unwrap_or_default())
    };
    let Player { id, name } = rows::player(row)?;
    Ok(Known {
        id,
        name,
        created: number("created")?,
        used: number("used")?,
        tables: number("tables")?,
    })
}

/// What a player is called; nothing if there is no such player.
pub(super) async fn name_of(
    pool: &SqlitePool,
    player: PlayerId,
) -> Result<Option<Name>, StoreError> {
    let row = sqlx::query("SELECT id, name FROM players WHERE id = ?")
        .bind(player.as_str())
        .fetch_optional(pool)
        .await?;
    Ok(row
        .as_ref()
        .map(rows::player)
        .transpose()?
        .map(|it| it.name))
}

/// Tables that were changed last, of any stage.
pub(super) async fn latest(pool: &SqlitePool, limit: u32) -> Result<Vec<TableRecord>, StoreError> {
    let rows = sqlx::query(
        "SELECT id, stage, public, meta, NULL AS opening, result, created, changed FROM tables
         WHERE stage <> 'closed' ORDER BY changed DESC LIMIT ?",
    )
    .bind(limit)
    .fetch_all(pool)
    .await?;
    rows.iter().map(rows::table).collect()
}
