//! Bringing the schema of a file up to date.

use std::path::{Path, PathBuf};

use sqlx::{
    SqlSafeStr, SqliteConnection,
    migrate::{Migration, MigrationType, Migrator},
};

use super::{copy, inspect::DatabaseFile, lock::beside};
use crate::StoreError;

/// Every step of the schema. A step that was released is never changed again: its checksum is kept
/// in every file.
pub(super) fn all() -> Vec<Migration> {
    vec![
        step(
            1,
            "first",
            include_str!("../../migrations/sqlite/0001_first.sql"),
        ),
        step(
            2,
            "lean log",
            include_str!("../../migrations/sqlite/0002_lean_log.sql"),
        ),
        step(
            3,
            "talk among partners",
            include_str!("../../migrations/sqlite/0003_partners.sql"),
        ),
        step(
            4,
            "order of talk",
            include_str!("../../migrations/sqlite/0004_chat_order.sql"),
        ),
        step(
            5,
            "requests about seats, use of sessions",
            include_str!("../../migrations/sqlite/0005_seats.sql"),
        ),
        step(
            6,
            "what nobody needs, who is banned",
            include_str!("../../migrations/sqlite/0006_order.sql"),
        ),
    ]
}

fn step(version: i64, name: &'static str, sql: &'static str) -> Migration {
    Migration::new(
        version,
        name.into(),
        MigrationType::Simple,
        sql.into_sql_str(),
        false,
    )
}

/// Takes all steps that the file lacks. A file that has some already is copied first.
pub(super) async fn up_to_date(
    connection: &mut SqliteConnection,
    path: &Path,
    steps: Vec<Migration>,
) -> Result<(), StoreError> {
    let newest = newest(&steps);
    let there = version(connection).await?;
    if (1..newest).contains(&there) {
        back_up(connection, &backup_path(path, newest), there).await?;
    }
    let failed =
        |error: sqlx::migrate::MigrateError| StoreError::Database(error.to_string().into());
    let migrator = Migrator::with_migrations(steps);
    migrator
        .run_direct(None, connection, false)
        .await
        .map_err(failed)
}

/// The last of some steps.
pub(super) fn newest(steps: &[Migration]) -> i64 {
    steps.iter().map(|step| step.version).max().unwrap_or(0)
}

/// The last step that the file has; 0 if it has none.
pub(super) async fn version(connection: &mut SqliteConnection) -> Result<i64, sqlx::Error> {
    let tables = "SELECT count(*) FROM sqlite_master WHERE name = '_sqlx_migrations'";
    let tables: i64 = sqlx::query_scalar(tables)
        .fetch_one(&mut *connection)
        .await?;
    if tables == 0 {
        return Ok(0);
    }
    let version = "SELECT coalesce(max(version), 0) FROM _sqlx_migrations";
    sqlx::query_scalar(version).fetch_one(connection).await
}

fn backup_path(path: &Path, version: i64) -> PathBuf {
    beside(path, &format!(".before-{version}"))
}

/// A complete, checked copy of a file of this version. What an earlier attempt has left is replaced,
/// unless it is a good copy from before another step: then this one gets a name of its own.
async fn back_up(
    connection: &mut SqliteConnection,
    to: &Path,
    there: i64,
) -> Result<(), StoreError> {
    let to = match intact(to).await {
        Some(version) if version != there => beside(to, &format!(".at-{there}")),
        _ => to.to_owned(),
    };
    tracing::info!(copy = %to.display(), "copying the database before its schema changes");
    copy::copy(connection, &to).await?;
    Ok(())
}

/// The version of a copy that can be trusted.
async fn intact(copy: &Path) -> Option<i64> {
    let file = DatabaseFile::open(copy).await.ok()?;
    let faults = file.damage().await;
    let version = file.version();
    file.close().await;
    faults
        .is_ok_and(|faults| faults.is_empty())
        .then_some(version)
}

#[cfg(test)]
mod tests {
    use sqlx::ConnectOptions;

    use super::*;

    #[tokio::test]
    async fn a_file_is_copied_before_its_schema_changes() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("store.sqlite");
        let mut connection = super::super::options(&path).connect().await.unwrap();
        up_to_date(&mut connection, &path, all()).await.unwrap();
        let insert = "INSERT INTO players VALUES ('a', 'Anna', 0)";
        sqlx::query(insert).execute(&mut connection).await.unwrap();
        let copy = backup_path(&path, 1_000);
        assert!(!copy.exists());

        let mut later = all();
        later.push(step(1_000, "later", "DELETE FROM players"));
        up_to_date(&mut connection, &path, later).await.unwrap();
        let count = |connection| async move {
            let count: i64 = sqlx::query_scalar("SELECT count(*) FROM players")
                .fetch_one(connection)
                .await
                .unwrap();
            count
        };
        assert_eq!(count(&mut connection).await, 0);
        let mut copied = super::super::options(&copy).connect().await.unwrap();
        assert_eq!(count(&mut copied).await, 1);
    }

    /// A file as the first version wrote it has all its moves afterwards, and a copy beside it.
    #[tokio::test]
    async fn a_file_of_the_first_version_is_brought_up_to_date() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("store.sqlite");
        let mut connection = super::super::options(&path).connect().await.unwrap();
        let first = all().into_iter().take(1).collect();
        up_to_date(&mut connection, &path, first).await.unwrap();
        for statement in [
            "INSERT INTO tables VALUES (7, 't', 'playing', 0, '{}', '{}', NULL, 1, 1)",
            "INSERT INTO players VALUES ('a', 'Anna', 0)",
            "INSERT INTO chat VALUES (7, 1, 'a', 'c', 'Anna', 'Hi', 4)",
            "INSERT INTO chat VALUES (7, 2, 'a', 'd', 'Anna', 'Ho', 4)",
            "INSERT INTO events VALUES (7, 1, 'one', 'a', 'x', 5), (7, 2, 'two', NULL, NULL, 6)",
        ] {
            sqlx::query(statement)
                .execute(&mut connection)
                .await
                .unwrap();
        }
        up_to_date(&mut connection, &path, all()).await.unwrap();
        let rows: Vec<(i64, i64, String, Option<String>)> =
            sqlx::query_as("SELECT table_key, version, payload, client_id FROM events")
                .fetch_all(&mut connection)
                .await
                .unwrap();
        let expected = [
            (7, 1, "one".to_owned(), Some("x".to_owned())),
            (7, 2, "two".to_owned(), None),
        ];
        assert_eq!(rows, expected);
        let said: Vec<(String, i64, String)> =
            sqlx::query_as("SELECT partners, number, text FROM chat ORDER BY key")
                .fetch_all(&mut connection)
                .await
                .unwrap();
        let expected = [(1, "Hi"), (2, "Ho")];
        let for_everybody = |(number, text): (i64, &str)| (String::new(), number, text.to_owned());
        assert_eq!(said, expected.map(for_everybody));
        let newest = all().len() as i64;
        assert!(backup_path(&path, newest).exists());
        assert_eq!(version(&mut connection).await.unwrap(), newest);
    }

    #[tokio::test]
    async fn a_file_of_a_later_version_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("store.sqlite");
        let mut connection = super::super::options(&path).connect().await.unwrap();
        let mut later = all();
        later.push(step(1_000, "later", "DELETE FROM players"));
        up_to_date(&mut connection, &path, later).await.unwrap();
        assert!(up_to_date(&mut connection, &path, all()).await.is_err());
    }

    /// A file of the first version with a player in it.
    async fn first_version(path: &Path) -> SqliteConnection {
        let mut connection = super::super::options(path).connect().await.unwrap();
        let first = all().into_iter().take(1).collect();
        up_to_date(&mut connection, path, first).await.unwrap();
        let insert = "INSERT INTO players VALUES ('a', 'Anna', 0)";
        sqlx::query(insert).execute(&mut connection).await.unwrap();
        connection
    }

    async fn players(path: &Path) -> i64 {
        let mut copied = super::super::options(path).connect().await.unwrap();
        let count = sqlx::query_scalar("SELECT count(*) FROM players");
        count.fetch_one(&mut copied).await.unwrap()
    }

    /// What a crash or a full disk has left under the name of the copy is worth nothing.
    #[tokio::test]
    async fn a_useless_copy_is_replaced() {
        let mut half = Vec::from(*b"SQLite format 3\0");
        half.resize(5_000, 7);
        for left in [Vec::new(), b"nonsense".to_vec(), half] {
            let folder = tempfile::tempdir().unwrap();
            let path = folder.path().join("store.sqlite");
            let mut connection = first_version(&path).await;
            let copy = backup_path(&path, newest(&all()));
            std::fs::write(&copy, &left).unwrap();
            std::fs::write(beside(&copy, ".partial"), &left).unwrap();
            up_to_date(&mut connection, &path, all()).await.unwrap();
            assert_eq!(intact(&copy).await, Some(1));
            assert_eq!(players(&copy).await, 1);
            assert!(!beside(&copy, ".partial").exists());
        }
    }

    /// A damaged page in an otherwise good copy is found.
    #[tokio::test]
    async fn a_copy_with_a_damaged_page_is_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("store.sqlite");
        let mut connection = first_version(&path).await;
        let copy = backup_path(&path, newest(&all()));
        copy::copy(&mut connection, &copy).await.unwrap();
        let mut bytes = std::fs::read(&copy).unwrap();
        let last = bytes.len() - 4_096;
        bytes[last..].fill(0xff);
        std::fs::write(&copy, bytes).unwrap();
        assert_eq!(intact(&copy).await, None);
        up_to_date(&mut connection, &path, all()).await.unwrap();
        assert_eq!(intact(&copy).await, Some(1));
    }

    /// After steps that failed halfway, the copy from before the first of them stays.
    #[tokio::test]
    async fn a_good_copy_of_an_older_version_stays() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("store.sqlite");
        let mut connection = first_version(&path).await;
        let copy = backup_path(&path, newest(&all()));
        copy::copy(&mut connection, &copy).await.unwrap();
        let second = all().into_iter().take(2).collect();
        up_to_date(&mut connection, &path, second).await.unwrap();
        up_to_date(&mut connection, &path, all()).await.unwrap();
        assert_eq!(intact(&copy).await, Some(1));
        assert_eq!(intact(&beside(&copy, ".at-2")).await, Some(2));
    }

    /// Without a good copy nothing is changed.
    #[cfg(unix)]
    #[tokio::test]
    async fn without_a_copy_the_schema_stays() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("store.sqlite");
        let mut connection = first_version(&path).await;
        // Something is in the way that cannot be removed.
        let copy = backup_path(&path, newest(&all()));
        std::fs::create_dir(beside(&copy, ".partial")).unwrap();
        assert!(up_to_date(&mut connection, &path, all()).await.is_err());
        assert_eq!(version(&mut connection).await.unwrap(), 1);
    }
}
