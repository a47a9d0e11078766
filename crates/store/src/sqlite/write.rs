//! What is written, and how.

use serde::Serialize;
use sqlx::{Connection, SqliteConnection, SqliteTransaction};
use ziggurat_protocol::{Name, PlayerId, ReplayId};

use super::rows::{millis, stage_name};
use crate::{Append, ChatRecord, Player, SecretHash, StoreError, TableRecord};

/// Something to write.
#[derive(Debug)]
pub(super) enum Write {
    Nothing,
    Player {
        player: Player,
        secret: SecretHash,
        at: u64,
    },
    Rename {
        player: PlayerId,
        name: Name,
    },
    Forget {
        secret: SecretHash,
    },
    Table(Box<TableRecord>),
    Append(Append),
    Chat(Box<ChatRecord>),
    Replay {
        id: ReplayId,
        file: String,
        at: u64,
    },
}

type Done = Result<(), StoreError>;

/// Writes everything, each on its own: what fails leaves nothing behind and does not disturb the
/// others.
pub(super) async fn all(transaction: &mut SqliteTransaction<'_>, writes: Vec<Write>) -> Vec<Done> {
    let mut results: Vec<Option<Done>> = writes.iter().map(|_| None).collect();
    let together = plain_appends(&writes);
    if together.len() > 1
        && append_together(transaction, &writes, &together)
            .await
            .is_ok()
    {
        together.iter().for_each(|&at| results[at] = Some(Ok(())));
    }
    for (write, result) in writes.into_iter().zip(&mut results) {
        if result.is_none() {
            *result = Some(one(transaction, write).await);
        }
    }
    let missing = || Err(StoreError::Closed);
    results
        .into_iter()
        .map(|result| result.unwrap_or_else(missing))
        .collect()
}

/// Where in the list the entries are that change nothing but the log.
fn plain_appends(writes: &[Write]) -> Vec<usize> {
    let plain = |write: &Write| matches!(write, Write::Append(append) if append.with.is_none());
    (0..writes.len()).filter(|&at| plain(&writes[at])).collect()
}

/// Writes many entries with one statement. If any of them cannot be written, none is.
async fn append_together(
    transaction: &mut SqliteTransaction<'_>,
    writes: &[Write],
    which: &[usize],
) -> Done {
    let rows: Vec<_> = which
        .iter()
        .filter_map(|&at| match &writes[at] {
            Write::Append(append) => Some(row(append)),
            _ => None,
        })
        .collect();
    let count = rows.len() as u64;
    let rows =
        serde_json::to_string(&rows).map_err(|e| StoreError::Damaged(e.to_string().into()))?;
    let mut inner = transaction.begin().await?;
    let done = sqlx::query(
        "INSERT INTO events (table_key, version, payload, player, client_id, at)
         SELECT t.key, e.value ->> 1, e.value ->> 2, e.value ->> 3, e.value ->> 4, e.value ->> 5
         FROM json_each(?) e CROSS JOIN tables t ON t.id = e.value ->> 0",
    )
    .bind(rows)
    .execute(&mut *inner)
    .await?;
    if done.rows_affected() != count {
        return Err(StoreError::NotFound);
    }
    Ok(inner.commit().await?)
}

/// An entry as a list, in the order of the statement above.
fn row(append: &Append) -> impl Serialize + '_ {
    let by = append.by.as_ref();
    (
        append.table.as_str(),
        append.version,
        append.payload.as_str(),
        by.map(|(player, _)| player.as_str()),
        by.map(|(_, id)| id.as_str()),
        append.at,
    )
}

async fn one(transaction: &mut SqliteTransaction<'_>, write: Write) -> Done {
    // What takes several statements is undone as a whole if one of them fails.
    let mut inner = transaction.begin().await?;
    match write {
        Write::Nothing => {}
        Write::Player { player, secret, at } => add_player(&mut inner, &player, secret, at).await?,
        Write::Rename { player, name } => rename(&mut inner, player, &name).await?,
        Write::Forget { secret } => forget(&mut inner, secret).await?,
        Write::Table(table) => put_table(&mut inner, &table).await?,
        Write::Append(append) => add_event(&mut inner, &append).await?,
        Write::Chat(chat) => add_chat(&mut inner, &chat).await?,
        Write::Replay { id, file, at } => add_replay(&mut inner, id, &file, at).await?,
    }
    Ok(inner.commit().await?)
}

async fn add_player(
    connection: &mut SqliteConnection,
    player: &Player,
    secret: SecretHash,
    at: u64,
) -> Done {
    sqlx::query("INSERT INTO players (id, name, created) VALUES (?, ?, ?)")
        .bind(player.id.as_str())
        .bind(player.name.as_str())
        .bind(millis(at))
        .execute(&mut *connection)
        .await?;
    sqlx::query("INSERT INTO sessions (secret, player, created) VALUES (?, ?, ?)")
        .bind(&secret[..])
        .bind(player.id.as_str())
        .bind(millis(at))
        .execute(connection)
        .await?;
    Ok(())
}

async fn rename(connection: &mut SqliteConnection, player: PlayerId, name: &Name) -> Done {
    let done = sqlx::query("UPDATE players SET name = ? WHERE id = ?")
        .bind(name.as_str())
        .bind(player.as_str())
        .execute(connection)
        .await?;
    found(done.rows_affected())
}

async fn forget(connection: &mut SqliteConnection, secret: SecretHash) -> Done {
    sqlx::query("DELETE FROM sessions WHERE secret = ?")
        .bind(&secret[..])
        .execute(connection)
        .await?;
    Ok(())
}

async fn put_table(connection: &mut SqliteConnection, table: &TableRecord) -> Done {
    let key: i64 = sqlx::query_scalar(
        "INSERT INTO tables (id, stage, public, meta, opening, result, created, changed)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET
             stage = excluded.stage, public = excluded.public, meta = excluded.meta,
             opening = coalesce(opening, excluded.opening),
             result = coalesce(result, excluded.result), changed = excluded.changed
         RETURNING key",
    )
    .bind(table.id.as_str())
    .bind(stage_name(table.stage))
    .bind(table.public)
    .bind(&table.meta)
    .bind(&table.opening)
    .bind(&table.result)
    .bind(millis(table.created))
    .bind(millis(table.changed))
    .fetch_one(&mut *connection)
    .await?;
    for player in &table.players {
        sqlx::query(
            "INSERT INTO table_players (player, table_key) VALUES (?, ?) ON CONFLICT DO NOTHING",
        )
        .bind(player.as_str())
        .bind(key)
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}

async fn add_event(connection: &mut SqliteConnection, append: &Append) -> Done {
    let by = append.by.as_ref();
    let done = sqlx::query(
        "INSERT INTO events (table_key, version, payload, player, client_id, at)
         SELECT key, ?, ?, ?, ?, ? FROM tables WHERE id = ?",
    )
    .bind(millis(append.version))
    .bind(&append.payload)
    .bind(by.map(|(player, _)| player.as_str()))
    .bind(by.map(|(_, id)| id.as_str()))
    .bind(millis(append.at))
    .bind(append.table.as_str())
    .execute(&mut *connection)
    .await?;
    found(done.rows_affected())?;
    match &append.with {
        Some(table) => put_table(connection, table).await,
        None => Ok(()),
    }
}

async fn add_chat(connection: &mut SqliteConnection, chat: &ChatRecord) -> Done {
    let done = sqlx::query(
        "INSERT INTO chat (table_key, number, player, client_id, name, text, at)
         SELECT key, ?, ?, ?, ?, ?, ? FROM tables WHERE id = ?",
    )
    .bind(millis(chat.line.number))
    .bind(chat.line.player.as_str())
    .bind(chat.client_id.as_str())
    .bind(&chat.line.name)
    .bind(&chat.line.text)
    .bind(millis(chat.line.at))
    .bind(chat.table.as_str())
    .execute(connection)
    .await?;
    found(done.rows_affected())
}

async fn add_replay(connection: &mut SqliteConnection, id: ReplayId, file: &str, at: u64) -> Done {
    sqlx::query("INSERT INTO replays (id, file, created) VALUES (?, ?, ?)")
        .bind(id.as_str())
        .bind(file)
        .bind(millis(at))
        .execute(connection)
        .await?;
    Ok(())
}

fn found(rows: u64) -> Done {
    if rows == 0 {
        return Err(StoreError::NotFound);
    }
    Ok(())
}
