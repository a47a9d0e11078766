//! What is written, and how.

use sqlx::{Sqlite, SqliteConnection, query::Query, sqlite::SqliteArguments};
use ziggurat_terms::{ClientId, Name, PlayerId, ReplayId, TableId};

use super::{
    appends::{self, Keys},
    rows::{millis, partners_text, stage_name},
    tidy::{self, Tidy},
};
use crate::{Append, ChatRecord, Player, REQUESTS, SecretHash, StoreError, TableRecord};

/// Something to write.
#[derive(Debug)]
pub(super) enum Write {
    /// Something that changes nothing: whether writing works.
    Trial,
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
    Use {
        secret: SecretHash,
        agent: String,
        at: u64,
    },
    ForgetUnused {
        before: u64,
    },
    Table {
        table: Box<TableRecord>,
        /// The request that it comes from.
        by: Option<(PlayerId, ClientId)>,
    },
    Append(Append),
    Chat(Box<ChatRecord>),
    Replay {
        id: ReplayId,
        file: String,
        at: u64,
    },
    Tidy(Tidy),
}

type Done = Result<(), StoreError>;

macro_rules! put_table {
    () => {
        "INSERT INTO tables (id, stage, public, meta, opening, result, created, changed)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
         ON CONFLICT (id) DO UPDATE SET
             stage = excluded.stage, public = excluded.public, meta = excluded.meta,
             opening = coalesce(opening, excluded.opening),
             result = coalesce(result, excluded.result), changed = excluded.changed"
    };
}

macro_rules! put_players {
    () => {
        "INSERT INTO table_players (player, table_key)
         SELECT value, (SELECT key FROM tables WHERE id = ?1) FROM json_each(?9)
         WHERE true ON CONFLICT DO NOTHING"
    };
}

/// Writes everything in one transaction, each on its own: what fails leaves nothing behind and does
/// not disturb the others.
///
/// # Errors
/// If the transaction failed as a whole.
pub(super) async fn all(
    connection: &mut SqliteConnection,
    keys: &mut Keys,
    writes: &[Write],
) -> Result<Vec<Done>, StoreError> {
    let together: Vec<_> = writes.iter().filter_map(plain_append).collect();
    if together.len() == writes.len() && together.len() <= appends::MOST {
        match appends::committed(connection, keys, &together).await {
            Ok(()) => return Ok(vec![Ok(()); writes.len()]),
            // Which of them does not fit, or what is wrong with the file, is found out below.
            Err(_) => roll_back(connection).await,
        }
    }
    begin(connection).await?;
    let appended = appends::together(connection, keys, &together).await;
    if appended.is_err() {
        // One of the entries does not fit: the next time each is written on its own.
        roll_back(connection).await;
        begin(connection).await?;
    }
    let mut results = Vec::with_capacity(writes.len());
    for write in writes {
        let written = appended.is_ok() && plain_append(write).is_some();
        results.push(if written {
            Ok(())
        } else {
            one(connection, keys, write).await
        });
    }
    match run(connection, "COMMIT").await {
        Ok(()) => Ok(results),
        Err(error) => {
            roll_back(connection).await;
            // Some may be of tables that are not there after all.
            *keys = Keys::default();
            Err(error)
        }
    }
}

async fn run(connection: &mut SqliteConnection, statement: &'static str) -> Done {
    sqlx::query(statement).execute(connection).await?;
    Ok(())
}

/// A deferred transaction could fail when it first writes.
async fn begin(connection: &mut SqliteConnection) -> Done {
    run(connection, "BEGIN IMMEDIATE").await
}

async fn roll_back(connection: &mut SqliteConnection) {
    // The database may have rolled back by itself.
    let _ = run(connection, "ROLLBACK").await;
}

/// An entry that changes nothing but the log.
fn plain_append(write: &Write) -> Option<&Append> {
    match write {
        Write::Append(append) if append.with.is_none() => Some(append),
        _ => None,
    }
}

/// What fails leaves nothing behind.
async fn one(connection: &mut SqliteConnection, keys: &mut Keys, write: &Write) -> Done {
    match write {
        // The number means nothing to anybody, but a page is written.
        Write::Trial => run(connection, "PRAGMA user_version = 0").await,
        Write::Player { player, secret, at } => add_player(connection, player, secret, *at).await,
        Write::Rename { player, name } => rename(connection, *player, name).await,
        Write::Forget { secret } => forget(connection, secret).await,
        Write::Use { secret, agent, at } => use_session(connection, secret, agent, *at).await,
        Write::ForgetUnused { before } => forget_unused(connection, *before).await,
        Write::Table { table, by } => put_table(connection, table, by.as_ref()).await,
        Write::Append(append) => add_event(connection, keys, append).await,
        Write::Chat(chat) => add_chat(connection, chat).await,
        Write::Replay { id, file, at } => add_replay(connection, *id, file, *at).await,
        Write::Tidy(tidy) => tidy::tidy(connection, keys, tidy).await,
    }
}

/// Several statements that belong together, in one go: every trip to the database's own thread takes
/// longer than most statements.
macro_rules! together {
    ($($statement:expr),+) => {
        concat!("SAVEPOINT one;", $($statement, ";",)+ "RELEASE one")
    };
}

const PUT_TABLE: &str = together!(put_table!(), put_players!());
const END_MATCH: &str = together!(
    "INSERT INTO events (table_key, version, payload, player, client_id, at)
     VALUES (?10, ?11, ?12, ?13, ?14, ?15)",
    put_table!(),
    put_players!()
);
const ADD_PLAYER: &str = together!(
    "INSERT INTO players (id, name, created) VALUES (?1, ?2, ?3)",
    "INSERT INTO sessions (secret, player, created, used) VALUES (?4, ?1, ?3, ?3)"
);

pub(super) type Statements = Query<'static, Sqlite, SqliteArguments>;

/// Carries out statements that belong together, or none of them.
pub(super) async fn all_or_none(connection: &mut SqliteConnection, statements: Statements) -> Done {
    let done = statements.execute(&mut *connection).await;
    if done.is_err() {
        run(connection, "ROLLBACK TO one; RELEASE one").await?;
    }
    done?;
    Ok(())
}

async fn add_player(
    connection: &mut SqliteConnection,
    player: &Player,
    secret: &SecretHash,
    at: u64,
) -> Done {
    let statements = sqlx::query(ADD_PLAYER)
        .bind(player.id.as_str())
        .bind(player.name.as_str())
        .bind(millis(at))
        .bind(&secret[..]);
    all_or_none(connection, statements).await
}

async fn rename(connection: &mut SqliteConnection, player: PlayerId, name: &Name) -> Done {
    let done = sqlx::query("UPDATE players SET name = ? WHERE id = ?")
        .bind(name.as_str())
        .bind(player.as_str())
        .execute(connection)
        .await?;
    found(done.rows_affected())
}

async fn forget(connection: &mut SqliteConnection, secret: &SecretHash) -> Done {
    sqlx::query("DELETE FROM sessions WHERE secret = ?")
        .bind(&secret[..])
        .execute(connection)
        .await?;
    Ok(())
}

async fn use_session(
    connection: &mut SqliteConnection,
    secret: &SecretHash,
    agent: &str,
    at: u64,
) -> Done {
    sqlx::query("UPDATE sessions SET used = max(used, ?), agent = ? WHERE secret = ?")
        .bind(millis(at))
        .bind(agent)
        .bind(&secret[..])
        .execute(connection)
        .await?;
    Ok(())
}

async fn forget_unused(connection: &mut SqliteConnection, before: u64) -> Done {
    sqlx::query("DELETE FROM sessions WHERE used < ?")
        .bind(millis(before))
        .execute(connection)
        .await?;
    Ok(())
}

/// Binds `?1` to `?9` of what puts a table.
fn bind_table(statements: Statements, table: &TableRecord) -> Statements {
    let players: Vec<_> = table.players.iter().map(PlayerId::as_str).collect();
    statements
        .bind(table.id.as_str())
        .bind(stage_name(table.stage))
        .bind(table.public)
        .bind(table.meta.as_str())
        .bind(table.opening.as_deref())
        .bind(table.result.as_deref())
        .bind(millis(table.created))
        .bind(millis(table.changed))
        .bind(serde_json::json!(players).to_string())
}

async fn put_table(
    connection: &mut SqliteConnection,
    table: &TableRecord,
    by: Option<&(PlayerId, ClientId)>,
) -> Done {
    let put = bind_table(sqlx::query(PUT_TABLE), table);
    let Some((player, id)) = by else {
        return all_or_none(connection, put).await;
    };
    run(connection, "SAVEPOINT request").await?;
    let done = put_request(connection, put, table.id, *player, id).await;
    if done.is_err() {
        run(connection, "ROLLBACK TO request").await?;
    }
    run(connection, "RELEASE request").await?;
    done
}

/// A table and the request that it comes from; requests of long ago are forgotten.
async fn put_request(
    connection: &mut SqliteConnection,
    put: Statements,
    table: TableId,
    player: PlayerId,
    id: &ClientId,
) -> Done {
    all_or_none(connection, put).await?;
    sqlx::query(
        "INSERT INTO requests (table_key, player, client_id)
         SELECT key, ?, ? FROM tables WHERE id = ?",
    )
    .bind(player.as_str())
    .bind(id.as_str())
    .bind(table.as_str())
    .execute(&mut *connection)
    .await?;
    sqlx::query(
        "DELETE FROM requests WHERE key IN (
             SELECT r.key FROM requests r JOIN tables t ON t.key = r.table_key
             WHERE t.id = ? AND r.player = ? ORDER BY r.key DESC LIMIT -1 OFFSET ?)",
    )
    .bind(table.as_str())
    .bind(player.as_str())
    .bind(REQUESTS)
    .execute(connection)
    .await?;
    Ok(())
}

async fn add_event(connection: &mut SqliteConnection, keys: &mut Keys, append: &Append) -> Done {
    let Some(table) = &append.with else {
        return appends::alone(connection, keys, append).await;
    };
    let key = keys.of(connection, append.table).await?;
    let by = append.by.as_ref();
    let statements = bind_table(sqlx::query(END_MATCH), table)
        .bind(key)
        .bind(millis(append.version))
        .bind(append.payload.as_str())
        .bind(by.map(|(player, _)| player.as_str()))
        .bind(by.map(|(_, id)| id.as_str()))
        .bind(millis(append.at));
    all_or_none(connection, statements).await
}

async fn add_chat(connection: &mut SqliteConnection, chat: &ChatRecord) -> Done {
    let done = sqlx::query(
        "INSERT INTO chat (table_key, partners, number, player, client_id, name, text, at)
         SELECT key, ?, ?, ?, ?, ?, ?, ? FROM tables WHERE id = ?",
    )
    .bind(partners_text(chat.line.partners)?)
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
    sqlx::query("INSERT INTO replays (id, file, created, used) VALUES (?1, ?2, ?3, ?3)")
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
