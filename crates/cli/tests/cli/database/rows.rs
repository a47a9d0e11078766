//! What is in a database file, for comparisons, and changes by hand.

use std::{collections::BTreeMap, path::Path, time::Duration};

use sqlx::{
    AssertSqlSafe, ConnectOptions, Connection, SqliteConnection,
    migrate::{Migration, MigrationType, Migrator},
    sqlite::SqliteConnectOptions,
};

/// Every row of every table, as text.
pub(super) type Everything = BTreeMap<String, Vec<String>>;

pub(super) async fn open(path: &Path) -> SqliteConnection {
    let options = SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true)
        .foreign_keys(false)
        .busy_timeout(Duration::from_secs(5));
    options.connect().await.unwrap()
}

/// Carries out a statement in a file that no server uses.
pub(super) async fn change(path: &Path, statement: &str) {
    let mut file = open(path).await;
    sqlx::raw_sql(AssertSqlSafe(statement.to_owned()))
        .execute(&mut file)
        .await
        .unwrap();
    file.close().await.unwrap();
}

async fn texts(file: &mut SqliteConnection, query: String) -> Vec<String> {
    sqlx::query_scalar(AssertSqlSafe(query))
        .fetch_all(file)
        .await
        .unwrap()
}

/// All that a file holds, but when and with what a session was last used: every request may change that.
pub(super) async fn everything(path: &Path) -> Everything {
    let mut file = open(path).await;
    let tables = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'";
    let mut all = BTreeMap::new();
    for table in texts(&mut file, tables.to_owned()).await {
        let columns = format!(
            "SELECT 'quote(' || name || ')' FROM pragma_table_info('{table}') \
             WHERE '{table}' <> 'sessions' OR name NOT IN ('used', 'agent')"
        );
        let columns = texts(&mut file, columns).await.join(" || ',' || ");
        let rows = format!("SELECT {columns} AS line FROM {table} ORDER BY line");
        let rows = texts(&mut file, rows).await;
        all.insert(table, rows);
    }
    file.close().await.unwrap();
    all
}

/// A file as the first version wrote it, with so many entries that bringing it up to date takes a
/// moment.
pub(super) async fn first_version(path: &Path, entries: u32) {
    use sqlx::SqlSafeStr;
    let sql = include_str!("../../../../store/migrations/sqlite/0001_first.sql");
    let kind = MigrationType::Simple;
    let first = Migration::new(1, "first".into(), kind, sql.into_sql_str(), false);
    let mut file = open(path).await;
    Migrator::with_migrations(vec![first])
        .run_direct(None, &mut file, false)
        .await
        .unwrap();
    file.close().await.unwrap();
    change(
        path,
        &format!(
            "INSERT INTO players VALUES ('a', 'Anna', 0);
             INSERT INTO tables VALUES (7, 't', 'closed', 0, '{{}}', NULL, NULL, 1, 1);
             WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {entries})
             INSERT INTO events SELECT 7, i, 'entry ' || i, 'a', 'x' || i, i FROM n;"
        ),
    )
    .await;
}
