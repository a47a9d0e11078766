//! A database file as tools see it: opened to be read, beside a server or alone.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
    time::Duration,
};

use sqlx::{
    AssertSqlSafe, ConnectOptions, Connection, Row, SqliteConnection, SqlitePool,
    sqlite::{SqliteConnectOptions, SqlitePoolOptions},
};
use ziggurat_terms::{ChatLine, ClientId, TableId};

use super::{migrate, read};
use crate::{FileError, StoreError, StoredTable};

/// How many faults of one kind are listed.
const MOST: i64 = 50;

/// How many rows a table of the database has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rows {
    /// The table of the database.
    pub table: String,
    /// Its rows.
    pub count: usize,
}

/// A database file, opened to be read. A server may write to it meanwhile.
#[derive(Debug)]
pub struct DatabaseFile {
    path: PathBuf,
    pool: SqlitePool,
    version: i64,
}

impl DatabaseFile {
    /// Opens a file.
    ///
    /// # Errors
    /// If there is no such file, it is not one of ours, or it is of a later version.
    pub async fn open(path: &Path) -> Result<Self, FileError> {
        let options = existing(path)?.pragma("query_only", "ON");
        let opened = SqlitePoolOptions::new()
            .max_connections(1)
            .connect_with(options)
            .await;
        let pool = opened.map_err(|error| unreadable(path, &error))?;
        let version = known_version(&pool, path).await;
        match version {
            Ok(version) => Ok(Self {
                path: path.to_owned(),
                pool,
                version,
            }),
            Err(error) => {
                pool.close().await;
                Err(error)
            }
        }
    }

    /// The version of its schema, from 1.
    #[must_use]
    pub fn version(&self) -> i64 {
        self.version
    }

    /// The version that a server brings it to.
    #[must_use]
    pub fn newest_version() -> i64 {
        migrate::newest(&migrate::all())
    }

    /// What is wrong with the file itself: pages, indexes, references, schema. Nothing, if it is in
    /// order.
    ///
    /// # Errors
    /// If it cannot be looked at.
    pub async fn faults(&self) -> Result<Vec<String>, FileError> {
        let mut connection = self.connection().await?;
        let found = faults(&mut connection, self.version).await;
        // What is broken badly is found by not being readable at all.
        Ok(found.unwrap_or_else(|error| vec![error.to_string()]))
    }

    /// What is wrong with its pages and indexes: a part of [`DatabaseFile::faults`].
    pub(super) async fn damage(&self) -> Result<Vec<String>, FileError> {
        let mut connection = self.connection().await?;
        let found = damage(&mut connection).await;
        Ok(found.unwrap_or_else(|error| vec![error.to_string()]))
    }

    /// How many rows each of its tables has.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn rows(&self) -> Result<Vec<Rows>, FileError> {
        let mut connection = self.connection().await?;
        let rows = rows(&mut connection).await;
        rows.map_err(|error| unreadable(&self.path, &error))
    }

    /// The ids of all tables (of people who play, not of the database), in the order in which they
    /// were made; each as it is written, even if it is not an id.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn table_ids(&self) -> Result<Vec<String>, FileError> {
        self.texts("SELECT id FROM tables ORDER BY key").await
    }

    /// The ids of all replays.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn replay_ids(&self) -> Result<Vec<String>, FileError> {
        self.texts("SELECT id FROM replays ORDER BY rowid").await
    }

    async fn texts(&self, query: &'static str) -> Result<Vec<String>, FileError> {
        let texts = sqlx::query_scalar(query).fetch_all(&self.pool).await;
        texts.map_err(|error| unreadable(&self.path, &error))
    }

    /// A table with its whole match.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn table(&self, table: TableId) -> Result<Option<StoredTable>, StoreError> {
        read::table(&self.pool, table).await
    }

    /// All lines of chat at a table.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn chat(&self, table: TableId) -> Result<Vec<(ClientId, ChatLine)>, StoreError> {
        read::chat(&self.pool, table, u32::MAX).await
    }

    /// The file of a replay.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn replay(&self, id: &str) -> Result<Option<String>, StoreError> {
        let file = sqlx::query_scalar("SELECT file FROM replays WHERE id = ?")
            .bind(id.to_owned())
            .fetch_optional(&self.pool);
        Ok(file.await?)
    }

    /// Closes the file.
    pub async fn close(self) {
        self.pool.close().await;
    }

    async fn connection(&self) -> Result<sqlx::pool::PoolConnection<sqlx::Sqlite>, FileError> {
        let connection = self.pool.acquire().await;
        connection.map_err(|error| unreadable(&self.path, &error))
    }
}

/// How a file that must be there is opened; its way of writing is left as it is.
pub(super) fn existing(path: &Path) -> Result<SqliteConnectOptions, FileError> {
    match path.metadata() {
        Ok(file) if !file.is_file() => {
            return Err(FileError::foreign(path, "it is not a file"));
        }
        Ok(file) if file.len() == 0 => return Err(FileError::foreign(path, "it is empty")),
        Ok(_) => {}
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            return Err(FileError::Missing(path.to_owned()));
        }
        Err(error) => return Err(FileError::failed(path, error)),
    }
    Ok(SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(false)
        .busy_timeout(Duration::from_secs(5))
        .disable_statement_logging())
}

/// What an error of the database says about a file.
pub(super) fn unreadable(path: &Path, error: &sqlx::Error) -> FileError {
    let database = error.as_database_error();
    let code = database
        .and_then(sqlx::error::DatabaseError::code)
        .unwrap_or_default();
    let message = database.map_or_else(|| error.to_string(), |error| error.message().to_owned());
    match code.parse::<u32>().map(|code| code & 0xff) {
        // SQLITE_NOTADB
        Ok(26) => FileError::foreign(path, message),
        // SQLITE_CORRUPT
        Ok(11) => FileError::Broken {
            path: path.to_owned(),
            faults: vec![message],
        },
        _ => FileError::failed(path, message),
    }
}

async fn known_version(pool: &SqlitePool, path: &Path) -> Result<i64, FileError> {
    let failed = |error| unreadable(path, &error);
    let mut connection = pool.acquire().await.map_err(failed)?;
    let version = migrate::version(&mut connection).await.map_err(failed)?;
    let known = DatabaseFile::newest_version();
    if version < 1 {
        return Err(FileError::foreign(path, "it has no schema of Ziggurat"));
    }
    if version > known {
        return Err(FileError::Later {
            path: path.to_owned(),
            version,
            known,
        });
    }
    Ok(version)
}

/// What is wrong with pages and indexes.
async fn damage(connection: &mut SqliteConnection) -> Result<Vec<String>, sqlx::Error> {
    let check = AssertSqlSafe(format!("PRAGMA integrity_check({MOST})"));
    let found: Vec<String> = sqlx::query_scalar(check).fetch_all(connection).await?;
    Ok(found.into_iter().filter(|line| line != "ok").collect())
}

/// What is wrong with a file of this version.
async fn faults(
    connection: &mut SqliteConnection,
    version: i64,
) -> Result<Vec<String>, sqlx::Error> {
    let mut faults = damage(connection).await?;
    if !faults.is_empty() {
        // Whatever else is found in such a file says little.
        return Ok(faults);
    }
    let loose = sqlx::query(
        "SELECT \"table\" AS child, parent, count(*) AS count FROM pragma_foreign_key_check
         GROUP BY child, parent",
    );
    for row in loose.fetch_all(&mut *connection).await? {
        let (child, parent): (String, String) = (row.try_get("child")?, row.try_get("parent")?);
        let count: i64 = row.try_get("count")?;
        faults.push(format!(
            "{child}: {count} rows belong to no row of {parent}"
        ));
    }
    let expected = expected(version).await?;
    let there = schema(connection).await?;
    for (name, sql) in &expected {
        match there.get(name) {
            None => faults.push(format!("schema: {name} is missing")),
            Some(other) if other != sql => faults.push(format!("schema: {name} is different")),
            Some(_) => {}
        }
    }
    if there.contains_key("events") && there.contains_key("tables") {
        let lost = "SELECT count(*) FROM events WHERE table_key NOT IN (SELECT key FROM tables)";
        let lost: i64 = sqlx::query_scalar(lost).fetch_one(&mut *connection).await?;
        if lost > 0 {
            faults.push(format!("events: {lost} rows belong to no row of tables"));
        }
    }
    let failed = "SELECT version FROM _sqlx_migrations WHERE NOT success ORDER BY version";
    let failed: Vec<i64> = sqlx::query_scalar(failed).fetch_all(connection).await?;
    faults.extend(
        failed
            .iter()
            .map(|step| format!("schema: step {step} failed half way")),
    );
    Ok(faults)
}

/// The statements that have made the tables and indexes, by name.
async fn schema(
    connection: &mut SqliteConnection,
) -> Result<BTreeMap<String, Option<String>>, sqlx::Error> {
    let all = "SELECT name, sql FROM sqlite_master
               WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE '\\_sqlx%' ESCAPE '\\'";
    let all: Vec<(String, Option<String>)> = sqlx::query_as(all).fetch_all(connection).await?;
    Ok(all.into_iter().collect())
}

/// The schema that a file of this version has.
async fn expected(version: i64) -> Result<BTreeMap<String, Option<String>>, sqlx::Error> {
    let memory = SqliteConnectOptions::new()
        .in_memory(true)
        .disable_statement_logging();
    let mut memory = memory.connect().await?;
    for step in migrate::all() {
        if step.version <= version {
            sqlx::raw_sql(step.sql).execute(&mut memory).await?;
        }
    }
    let schema = schema(&mut memory).await?;
    memory.close().await?;
    Ok(schema)
}

/// How many rows each table has.
pub(super) async fn rows(connection: &mut SqliteConnection) -> Result<Vec<Rows>, sqlx::Error> {
    let names = "SELECT name FROM sqlite_master WHERE type = 'table'
                 AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE '\\_sqlx%' ESCAPE '\\'
                 ORDER BY name";
    let names: Vec<String> = sqlx::query_scalar(names)
        .fetch_all(&mut *connection)
        .await?;
    let mut rows = Vec::with_capacity(names.len());
    for table in names {
        let count = format!("SELECT count(*) FROM \"{}\"", table.replace('"', "\"\""));
        let count: i64 = sqlx::query_scalar(AssertSqlSafe(count))
            .fetch_one(&mut *connection)
            .await?;
        rows.push(Rows {
            table,
            count: usize::try_from(count).unwrap_or_default(),
        });
    }
    Ok(rows)
}
