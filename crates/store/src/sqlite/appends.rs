//! Many entries of many matches, written with one statement.

use std::{collections::HashMap, sync::LazyLock};

use sqlx::{Arguments, SqliteConnection, sqlite::SqliteArguments};
use ziggurat_terms::TableId;

use super::rows::millis;
use crate::{Append, StoreError};

/// How many entries one statement writes at most.
pub(super) const MOST: usize = 1 << 10;

/// How many tables are remembered.
const TABLES: usize = 100_000;

/// Statements for 1, 2, 4 … rows. With fewer rows, values are left unbound, and those rows count for
/// nothing.
static STATEMENTS: LazyLock<Vec<String>> = LazyLock::new(|| (0..=10).map(statement).collect());

/// The same as whole transactions: every trip to the database's own thread takes longer than most
/// statements.
static TRANSACTIONS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let whole = |statement: &String| format!("BEGIN IMMEDIATE; {statement}; COMMIT");
    STATEMENTS.iter().map(whole).collect()
});

fn statement(power: u32) -> String {
    let rows = vec!["(?,?,?,?,?,?)"; 1 << power].join(",");
    // On a conflict SQLite rolls everything back, so it need not remember how to undo one statement.
    format!(
        "INSERT OR ROLLBACK INTO events (table_key, version, payload, player, client_id, at)
         SELECT * FROM (VALUES {rows}) WHERE column1 IS NOT NULL"
    )
}

/// One entry. On a conflict nothing happens.
const ALONE: &str = "INSERT INTO events (table_key, version, payload, player, client_id, at)
     VALUES (?, ?, ?, ?, ?, ?)";

/// The keys of tables in the database. They never change while a table is there.
#[derive(Debug, Default)]
pub(super) struct Keys(HashMap<TableId, i64>);

impl Keys {
    /// A table is gone, and its key may be given to another one.
    pub(super) fn forget(&mut self, table: TableId) {
        self.0.remove(&table);
    }

    /// The key of a table.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] if there is no such table.
    pub(super) async fn of(
        &mut self,
        connection: &mut SqliteConnection,
        table: TableId,
    ) -> Result<i64, StoreError> {
        if let Some(&key) = self.0.get(&table) {
            return Ok(key);
        }
        let key: Option<i64> = sqlx::query_scalar("SELECT key FROM tables WHERE id = ?")
            .bind(table.as_str())
            .fetch_optional(connection)
            .await?;
        let key = key.ok_or(StoreError::NotFound)?;
        if self.0.len() >= TABLES {
            self.0.clear();
        }
        self.0.insert(table, key);
        Ok(key)
    }
}

/// Writes all of them. If one does not fit, none is written and the transaction is over.
pub(super) async fn together(
    connection: &mut SqliteConnection,
    keys: &mut Keys,
    appends: &[&Append],
) -> Result<(), StoreError> {
    for some in appends.chunks(MOST) {
        insert(connection, keys, some, &STATEMENTS).await?;
    }
    Ok(())
}

/// Writes at most [`MOST`] entries in a transaction of their own. If one does not fit, none is written.
/// After an error the transaction may not be over.
pub(super) async fn committed(
    connection: &mut SqliteConnection,
    keys: &mut Keys,
    appends: &[&Append],
) -> Result<(), StoreError> {
    insert(connection, keys, appends, &TRANSACTIONS).await
}

/// Writes entries with the statement for this many rows.
async fn insert(
    connection: &mut SqliteConnection,
    keys: &mut Keys,
    appends: &[&Append],
    statements: &'static [String],
) -> Result<(), StoreError> {
    let mut values = SqliteArguments::default();
    values.reserve(appends.len() * 6, 0);
    for append in appends {
        let key = keys.of(connection, append.table).await?;
        add(&mut values, key, append).map_err(damaged)?;
    }
    let power = appends.len().next_power_of_two().trailing_zeros() as usize;
    let statement = statements.get(power).map(String::as_str);
    let statement = statement.ok_or_else(|| StoreError::Damaged("too many entries".into()))?;
    sqlx::query_with(statement, values)
        .execute(&mut *connection)
        .await?;
    Ok(())
}

/// Writes one of them. If it does not fit, it is not written and nothing else is disturbed.
pub(super) async fn alone(
    connection: &mut SqliteConnection,
    keys: &mut Keys,
    append: &Append,
) -> Result<(), StoreError> {
    let key = keys.of(connection, append.table).await?;
    let mut values = SqliteArguments::default();
    add(&mut values, key, append).map_err(damaged)?;
    sqlx::query_with(ALONE, values).execute(connection).await?;
    Ok(())
}

#[expect(clippy::needless_pass_by_value, reason = "made for `map_err`")]
fn damaged(error: sqlx::error::BoxDynError) -> StoreError {
    StoreError::Damaged(error.to_string().into())
}

/// Adds the values of one row.
fn add(
    values: &mut SqliteArguments,
    key: i64,
    append: &Append,
) -> Result<(), sqlx::error::BoxDynError> {
    let by = append.by.as_ref();
    values.add(key)?;
    values.add(millis(append.version))?;
    values.add(append.payload.as_str())?;
    values.add(by.map(|(player, _)| player.as_str()))?;
    values.add(by.map(|(_, id)| id.as_str()))?;
    values.add(millis(append.at))
}
