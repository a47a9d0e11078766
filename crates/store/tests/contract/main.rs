//! What every store must do, for every store there is.

mod suite;

use std::{future::Future, pin::Pin, sync::Arc};

use ziggurat_store::{SqliteStore, Store};

/// A database that can be opened, closed and opened again.
pub trait Place: Send + Sync {
    /// Opens the database, as a program does when it starts.
    fn open(&self) -> Pin<Box<dyn Future<Output = Arc<dyn Store>> + Send + '_>>;
}

struct File(tempfile::TempDir);

impl Place for File {
    fn open(&self) -> Pin<Box<dyn Future<Output = Arc<dyn Store>> + Send + '_>> {
        Box::pin(async {
            let path = self.0.path().join("store.sqlite");
            let store: Arc<dyn Store> = Arc::new(SqliteStore::open(&path).await.unwrap());
            store
        })
    }
}

/// One test for each function of the suite.
macro_rules! contract {
    ($place:expr => $($name:ident),* $(,)?) => {
        $(#[tokio::test]
        async fn $name() {
            suite::$name(&$place).await;
        })*
    };
}

mod sqlite {
    use super::*;

    contract! {
        File(tempfile::tempdir().unwrap()) =>
        players_are_known_by_their_secret,
        a_secret_that_was_forgotten_opens_nothing,
        sessions_that_are_not_used_go,
        a_request_and_its_effect_are_kept_together_and_once,
        names_change,
        a_table_is_kept_as_it_was_last_put,
        opening_and_result_stay,
        the_lobby_has_public_tables_that_gather_or_play,
        players_find_their_tables,
        a_match_is_kept_in_order,
        a_version_is_written_once,
        whoever_reads_a_match_knows_all_its_commands,
        an_entry_can_change_its_table_and_fails_as_a_whole,
        many_at_once_fail_one_by_one,
        chat_is_kept_in_order_and_once,
        lines_for_partners_are_numbered_and_kept_on_their_own,
        replays_are_kept,
        what_nobody_needs_goes,
        bans_are_kept_and_lifted,
        everything_is_there_after_opening_again,
        a_closed_store_says_so,
    }
}
