//! Looking back at matches that are being played.

use std::sync::Arc;

use axum::{Json, extract::State};
use ziggurat_engine::Seat;
use ziggurat_protocol::http::{Problem, RawStep};

use super::{Asked, replays::Range};
use crate::{
    access::Access,
    app::App,
    denied::Denied,
    replays::{Ready, Source, play_again},
    session::{Caller, From},
    tables::Past,
};

/// Several steps of the match of a table so far, each as the caller was told it when it happened.
/// `viewer` is one of the caller's seats.
#[utoipa::path(get, path = "/api/tables/{table}/steps", tag = "tables",
    params(("table" = String, Path), Range),
    responses((status = 200, body = Vec<Value>), (status = 401, body = Problem),
        (status = 404, body = Problem), (status = 409, body = Problem), (status = 429, body = Problem)))]
pub(crate) async fn steps(
    State(app): State<Arc<App>>,
    From(address): From,
    caller: Caller,
    access: Access,
    Asked(range): Asked<Range>,
) -> Result<Json<Vec<RawStep>>, Denied> {
    app.limits.steps.check(&address)?;
    let player = caller.me.map(|me| me.id);
    let past = access.past(player, range.viewer.map(Seat)).await?;
    let viewer = past.viewer();
    let ready = so_far(&app, &access, past, range.end()).await?;
    Ok(Json(ready.steps(&range, viewer)?))
}

/// The match, played again as far as it has come or at least up to a step: the past does not change.
async fn so_far(app: &App, access: &Access, past: Past, end: u32) -> Result<Arc<Ready>, Denied> {
    let source = Source::Playing(access.table());
    let known = app.replays.get(source);
    let steps = u32::try_from(past.file.log.len()).unwrap_or(u32::MAX);
    let needed = end.min(steps);
    if let Some(ready) = known.filter(|ready| ready.last() >= needed) {
        return Ok(ready);
    }
    let ready = play_again(app, move || Ok(past.file)).await?;
    app.replays.put(source, Arc::clone(&ready));
    Ok(ready)
}
