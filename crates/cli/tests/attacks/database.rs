//! Changes by hand to the database of a server that does not run.

use std::path::Path;

use sqlx::{AssertSqlSafe, ConnectOptions, Connection, sqlite::SqliteConnectOptions};

/// Carries out statements in a file that no server uses.
pub(crate) async fn change(path: &Path, statements: &str) {
    let options = SqliteConnectOptions::new().filename(path);
    let mut file = options.connect().await.unwrap();
    sqlx::raw_sql(AssertSqlSafe(statements.to_owned()))
        .execute(&mut file)
        .await
        .unwrap();
    file.close().await.unwrap();
}
