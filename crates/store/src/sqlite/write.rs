//! What is written, and how.

use sqlx::{Sqlite, SqliteConnection, query::Query, sqlite::SqliteArguments};
use ziggurat_terms::{Name, PlayerId, ReplayId};

use super::{
    appends::{self, Keys},
    rows::{millis, partners_text, stage_name},
};
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
    begin(connection).await?;
    let together: Vec<_> = writes.iter().filter_map(plain_append).collect();
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
        Write::Nothing => Ok(()),
        Write::Player { player, secret, at } => add_player(connection, player, secret, *at).await,
        Write::Rename { player, name } => rename(connection, *player, name).await,
        Write::Forget { secret } => forget(connection, secret).await,
        Write::Table(table) => put_table(connection, table).await,
        Write::Append(append) => add_event(connection, keys, append).await,
        Write::Chat(chat) => add_chat(connection, chat).await,
        Write::Replay { id, file, at } => add_replay(connection, *id, file, *at).await,
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
    "INSERT INTO sessions (secret, player, created) VALUES (?4, ?1, ?3)"
);

type Statements = Query<'static, Sqlite, SqliteArguments>;

/// Carries out statements that belong together, or none of them.
async fn all_or_none(connection: &mut SqliteConnection, statements: Statements) -> Done {
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

async fn put_table(connection: &mut SqliteConnection, table: &TableRecord) -> Done {
    let statements = bind_table(sqlx::query(PUT_TABLE), table);
    all_or_none(connection, statements).await
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
