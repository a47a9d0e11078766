//! The one way in which a request over HTTP reads a table.

use std::{collections::HashMap, sync::Arc};

use axum::{
    extract::{FromRequestParts, Path},
    http::request::Parts,
};
use tokio::sync::oneshot;
use ziggurat_engine::Seat;
use ziggurat_protocol::{PlayerId, TableId, TableInfo};
use ziggurat_table::GameFile;

use crate::{
    app::App,
    denied::Denied,
    tables::{Past, Request},
};

/// The right to read what everybody may know about the table in the address. Anybody who knows the
/// address has it; before it tells what only a player may know, the table asks who wants to know.
#[derive(Clone, Debug)]
pub(crate) struct Access {
    app: Arc<App>,
    table: TableId,
}

impl FromRequestParts<Arc<App>> for Access {
    type Rejection = Denied;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Denied> {
        let Path(names) = Path::<HashMap<String, String>>::from_request_parts(parts, app)
            .await
            .map_err(|_| Denied::NotFound)?;
        let table = names.get("table").and_then(|id| id.parse().ok());
        Ok(Self {
            app: Arc::clone(app),
            table: table.ok_or(Denied::NotFound)?,
        })
    }
}

impl Access {
    pub(crate) fn table(&self) -> TableId {
        self.table
    }

    /// What everybody may know.
    pub(crate) async fn info(&self) -> Result<TableInfo, Denied> {
        self.ask(Request::Info).await
    }

    /// The whole match, once it is over.
    pub(crate) async fn file(&self) -> Result<GameFile, Denied> {
        self.ask(Request::File).await
    }

    /// The match so far, through the eyes of one of this player's seats or of a spectator.
    pub(crate) async fn past(
        &self,
        player: Option<PlayerId>,
        seat: Option<Seat>,
    ) -> Result<Past, Denied> {
        let past = |reply| Request::Past {
            player,
            seat,
            reply,
        };
        self.ask(past).await
    }

    async fn ask<T>(
        &self,
        request: impl FnOnce(oneshot::Sender<Result<T, Denied>>) -> Request,
    ) -> Result<T, Denied> {
        let (reply, answer) = oneshot::channel();
        self.app.tables.ask(&self.app, self.table, request(reply))?;
        answer.await.unwrap_or(Err(Denied::Busy))
    }
}
