//! Making, finding and fetching tables.

use std::sync::Arc;

use axum::{
    Json,
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use tokio::sync::oneshot;
use ziggurat_protocol::{
    LobbyQuery, Stage, TableId, TableInfo,
    http::{Due, MadeTable, MyTables, NewTable, Problem, TableList},
};
use ziggurat_table::GameFile;

use super::{Asked, Wish};
use crate::{
    access::Access,
    app::{self, App},
    denied::Denied,
    session::{From, Named},
    tables::{Match, Meta, Request},
};

/// How many of one's own tables are listed.
const MINE: u32 = 100;

/// How many of them are asked whom they wait for: they are loaded for it.
const ASKED: usize = 20;

/// Makes a table.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses((status = 201, body = MadeTable), (status = 401, body = Problem),
        (status = 404, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(crate) async fn make(
    State(app): State<Arc<App>>,
    Named(me): Named,
    From(place): From,
    Wish(wish): Wish<NewTable>,
) -> Result<(StatusCode, Json<MadeTable>), Denied> {
    app.limits.table(me.id, place)?;
    let start = wish.start;
    let pledged = wish.pledge.is_some();
    let mut meta = Meta::new(&me, wish, &app.config.edition)?;
    app.promise(&mut meta);
    // Even a match that does not start at once must be one that can.
    let origin = app.origin(&meta, Vec::new());
    let (_, opening) = Match::start(&*app.source, &meta, &origin)?;
    let complete = start && meta.is_full();
    // A browser that has pledged a number tells it as soon as it has seen the promise.
    meta.eager = complete && pledged && app.deals_together(&meta);
    let starts = complete && !meta.eager;
    if starts {
        meta.stage = Stage::Playing;
    }
    let mut record = meta.record()?;
    record.opening = starts.then_some(opening);
    app.store.put_table(record).await?;
    let info = meta.info();
    app.lobby.set(&info, Some(place));
    let invites = meta.invites(Some(me.id));
    Ok((StatusCode::CREATED, Json(MadeTable { info, invites })))
}

/// The public tables that gather or play: those that are looked for, page by page, in fair order.
#[utoipa::path(get, path = "/api/tables", tag = "tables",
    params(("text" = Option<String>, Query, description = "Part of the name of a player or of the game"),
        ("game" = Option<String>, Query), ("free" = Option<bool>, Query), ("stage" = Option<String>, Query),
        ("from" = Option<u32>, Query), ("count" = Option<u16>, Query, description = "24, at most 240")),
    responses((status = 200, body = TableList), (status = 422, body = Problem)))]
pub(crate) async fn list(
    State(app): State<Arc<App>>,
    Asked(query): Asked<LobbyQuery>,
) -> Json<TableList> {
    let (tables, total) = app.lobby.find(&query);
    Json(TableList { tables, total })
}

/// The tables that I have or had a seat at.
#[utoipa::path(get, path = "/api/tables/mine", tag = "tables",
    responses((status = 200, body = MyTables), (status = 401, body = Problem)))]
pub(crate) async fn mine(
    State(app): State<Arc<App>>,
    Named(me): Named,
) -> Result<Json<MyTables>, Denied> {
    let records = app.store.tables_of(me.id, MINE).await?;
    let tables: Vec<_> = records.iter().filter_map(app::info).collect();
    let total = u32::try_from(tables.len()).unwrap_or(u32::MAX);
    let mut due = Vec::new();
    let played = tables.iter().filter(|info| info.stage == Stage::Playing);
    for info in played.take(ASKED) {
        due.extend(due_at(&app, info.id).await);
    }
    Ok(Json(MyTables { tables, total, due }))
}

/// Whom a table waits for; nothing if it is too busy to say.
async fn due_at(app: &Arc<App>, table: TableId) -> Option<Due> {
    let (reply, answer) = oneshot::channel();
    app.tables.ask(app, table, Request::Due(reply)).ok()?;
    answer.await.ok()?.ok()?
}

/// What everybody may know about a table.
#[utoipa::path(get, path = "/api/tables/{table}", tag = "tables", params(("table" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 404, body = Problem)))]
pub(crate) async fn info(access: Access) -> Result<Json<TableInfo>, Denied> {
    access.info().await.map(Json)
}

/// The whole match as one file, once it is over.
#[utoipa::path(get, path = "/api/tables/{table}/file", tag = "tables", params(("table" = String, Path)),
    responses((status = 200, content_type = "application/json", body = String),
        (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn file(access: Access) -> Result<Response, Denied> {
    let file = access.file().await?;
    download(&file, access.table().as_str())
}

/// A file to be kept by the browser.
pub(super) fn download(file: &GameFile, id: &str) -> Result<Response, Denied> {
    let name = format!("attachment; filename=\"{}-{id}.json\"", file.game);
    let headers = [
        (header::CONTENT_TYPE, "application/json".to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, file.to_json()?).into_response())
}
