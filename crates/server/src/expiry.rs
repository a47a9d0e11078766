//! Throwing away what nobody needs any more. Matches with people in them stay.

use std::{sync::Arc, time::Duration};

use tokio::time;
use ziggurat_protocol::Stage;
use ziggurat_store::{Stale, StoreError};

use crate::{
    app::App,
    clock,
    config::Config,
    tables::{Meta, Request},
};

/// How many tables are looked at in one go.
const TABLES: u32 = 100;

/// The moment this long ago.
fn ago(time: Duration) -> u64 {
    let millis = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
    clock::now().saturating_sub(millis)
}

impl Meta {
    /// Whether nobody needs the table any more.
    pub(crate) fn is_stale(&self, config: &Config) -> bool {
        match self.stage {
            Stage::Gathering | Stage::Closed => self.changed < ago(config.keep_gathering),
            Stage::Playing | Stage::Over => {
                self.is_deserted() && self.changed < ago(config.keep_bot_matches)
            }
        }
    }
}

/// Looks for what can be thrown away, from time to time.
pub(crate) async fn keep_tidy(app: Arc<App>) {
    let mut pause = time::interval(app.config.tidy_every.max(Duration::from_millis(100)));
    loop {
        pause.tick().await;
        if let Err(error) = tidy(&app).await {
            tracing::warn!(%error, "what nobody needs could not be removed");
        }
    }
}

async fn tidy(app: &Arc<App>) -> Result<(), StoreError> {
    let config = &app.config;
    let stale = Stale {
        gathering_before: ago(config.keep_gathering),
        bots_before: ago(config.keep_bot_matches),
    };
    for table in app.store.stale_tables(stale, TABLES).await? {
        // The table itself knows whether somebody is there.
        if app.tables.ask(app, table, Request::Expire).is_err() {
            tracing::debug!(%table, "too busy to be removed");
        }
    }
    app.store.forget_replays(ago(config.keep_replays)).await?;
    app.store.forget_guests(ago(config.keep_guests)).await
}
