//! Making, finding and fetching tables.

use std::sync::Arc;

use axum::{
    Json,
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use ziggurat_protocol::{
    Stage, TableInfo,
    http::{MadeTable, NewTable, Problem, TableList},
};
use ziggurat_table::GameFile;

use super::Wish;
use crate::{
    access::Access,
    app::{self, App},
    denied::Denied,
    session::Named,
    tables::{Match, Meta},
};

/// How many of one's own tables are listed.
const MINE: u32 = 100;

/// Makes a table.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses((status = 201, body = MadeTable), (status = 401, body = Problem),
        (status = 404, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(crate) async fn make(
    State(app): State<Arc<App>>,
    Named(me): Named,
    Wish(wish): Wish<NewTable>,
) -> Result<(StatusCode, Json<MadeTable>), Denied> {
    app.limits.tables.check(&me.id)?;
    let start = wish.start;
    let mut meta = Meta::new(&me, wish, &app.config.edition)?;
    // Even a match that does not start at once must be one that can.
    let (_, opening) = Match::start(&*app.source, &meta, app.seed())?;
    let starts = start && meta.is_full();
    if starts {
        meta.stage = Stage::Playing;
    }
    let mut record = meta.record()?;
    record.opening = starts.then_some(opening);
    app.store.put_table(record).await?;
    let info = meta.info();
    app.lobby.set(&info);
    let invites = meta.invites(Some(me.id));
    Ok((StatusCode::CREATED, Json(MadeTable { info, invites })))
}

/// The public tables that gather or play.
#[utoipa::path(get, path = "/api/tables", tag = "tables",
    responses((status = 200, body = TableList)))]
pub(crate) async fn list(State(app): State<Arc<App>>) -> Json<TableList> {
    let tables = app.lobby.tables();
    Json(TableList { tables })
}

/// The tables that I have or had a seat at.
#[utoipa::path(get, path = "/api/tables/mine", tag = "tables",
    responses((status = 200, body = TableList), (status = 401, body = Problem)))]
pub(crate) async fn mine(
    State(app): State<Arc<App>>,
    Named(me): Named,
) -> Result<Json<TableList>, Denied> {
    let records = app.store.tables_of(me.id, MINE).await?;
    let tables = records.iter().filter_map(app::info).collect();
    Ok(Json(TableList { tables }))
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
