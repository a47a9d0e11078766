//! Matches that were played, step by step.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, Request, State},
    http::StatusCode,
    response::Response,
};
use serde::Deserialize;
use serde_json::value::RawValue;
use ziggurat_engine::{Seat, Viewer};
use ziggurat_protocol::{
    ReplayId,
    http::{MAX_STEPS, MadeReplay, Problem, RawStep, ReplayInfo},
};
use ziggurat_shelf::file_from_outside;
use ziggurat_store::StoreError;
use ziggurat_table::{GameFile, LogFault};

use super::{Asked, tables::download};
use crate::{
    access::Access,
    app::App,
    clock,
    denied::Denied,
    random,
    replays::{Ready, Source, play_again},
    session::{From, Named},
};

async fn from_table(app: &App, access: &Access) -> Result<Arc<Ready>, Denied> {
    let source = Source::Table(access.table());
    if let Some(ready) = app.replays.get(source) {
        return Ok(ready);
    }
    let file = access.file().await?;
    let ready = play_again(app, move || Ok(file)).await?;
    app.replays.put(source, Arc::clone(&ready));
    Ok(ready)
}

async fn from_file(app: &App, id: &str) -> Result<Arc<Ready>, Denied> {
    let id: ReplayId = id.parse().map_err(|_| Denied::NotFound)?;
    let source = Source::File(id);
    if let Some(ready) = app.replays.get(source) {
        return Ok(ready);
    }
    let text = app.store.replay(id).await?.ok_or(Denied::NotFound)?;
    note_use(app, id).await?;
    let ready = play_again(app, move || GameFile::from_json(&text)).await?;
    app.replays.put(source, Arc::clone(&ready));
    Ok(ready)
}

/// Takes note that somebody looks at a file, so that it is kept. One that was removed is gone, even if
/// it is still in memory.
async fn note_use(app: &App, id: ReplayId) -> Result<(), Denied> {
    match app.store.use_replay(id, clock::now()).await {
        Err(StoreError::NotFound) => Err(Denied::NotFound),
        noted => Ok(noted?),
    }
}

impl Ready {
    fn info(&self) -> Result<ReplayInfo, Denied> {
        let (reveal, commitment) = self.file.reveal();
        let reveal = serde_json::to_value(reveal);
        let reveal = reveal.and_then(serde_json::from_value);
        Ok(ReplayInfo {
            game: self.file.game.clone(),
            rules_version: self.file.rules_version.clone(),
            options: self.file.options.clone(),
            seats: self
                .file
                .last_seats()
                .iter()
                .map(|seat| seat.name.to_string())
                .collect(),
            steps: self.last(),
            commitment: commitment.to_owned(),
            reveal: reveal.map_err(Denied::unwritable)?,
        })
    }

    /// A step as a viewer sees it; `None` if there is no such step.
    fn step(&self, step: u32, viewer: Viewer) -> Result<Option<RawStep>, Denied> {
        let at = step as usize;
        let raw = |json: Option<String>| {
            let raw = json.map(RawValue::from_string);
            raw.transpose().map_err(Denied::unwritable)
        };
        let events = raw(self.replay.events_at(at, viewer)?)?;
        let state = raw(self.replay.state_at(at, viewer)?)?;
        let entry = raw(self.replay.entry_at(at, viewer)?)?;
        Ok(events.zip(state).map(|(events, state)| RawStep {
            step,
            entry,
            events,
            state,
        }))
    }

    /// The step that an address names.
    fn asked_step(&self, step: &str, viewer: Viewer) -> Result<Json<RawStep>, Denied> {
        let step = step.parse().map_err(|_| Denied::NoSuchStep)?;
        let step = self.step(step, viewer)?;
        step.map(Json).ok_or(Denied::NoSuchStep)
    }

    /// The number of the last step.
    pub(super) fn last(&self) -> u32 {
        u32::try_from(self.replay.steps()).unwrap_or(u32::MAX)
    }

    pub(super) fn steps(&self, range: &Range, viewer: Viewer) -> Result<Vec<RawStep>, Denied> {
        (range.from..range.end())
            .map_while(|step| self.step(step, viewer).transpose())
            .collect()
    }
}

/// Through whose eyes: once a match is over everything may be shown.
fn viewer(seat: Option<u8>) -> Viewer {
    seat.map_or(Viewer::Public, |seat| Viewer::Seat(Seat(seat)))
}

/// Which steps, through whose eyes.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
pub(crate) struct Range {
    /// The first step.
    #[serde(default)]
    pub(super) from: u32,
    /// How many, at most 64.
    #[serde(default = "all")]
    count: u32,
    /// A seat; a spectator if missing.
    pub(super) viewer: Option<u8>,
}

impl Range {
    /// The step after the last one.
    pub(super) fn end(&self) -> u32 {
        self.from.saturating_add(self.count.min(MAX_STEPS))
    }
}

const fn all() -> u32 {
    MAX_STEPS
}

/// Through whose eyes.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
pub(crate) struct AsSeat {
    /// A seat; a spectator if missing.
    viewer: Option<u8>,
}

/// About the match of a table, once it is over.
#[utoipa::path(get, path = "/api/tables/{table}/replay", tag = "replays", params(("table" = String, Path)),
    responses((status = 200, body = ReplayInfo), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn of_table(
    State(app): State<Arc<App>>,
    access: Access,
) -> Result<Json<ReplayInfo>, Denied> {
    Ok(Json(from_table(&app, &access).await?.info()?))
}

/// Several steps of the match of a table.
#[utoipa::path(get, path = "/api/tables/{table}/replay/steps", tag = "replays",
    params(("table" = String, Path), Range),
    responses((status = 200, body = Vec<Value>), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn steps_of_table(
    State(app): State<Arc<App>>,
    access: Access,
    Asked(range): Asked<Range>,
) -> Result<Json<Vec<RawStep>>, Denied> {
    let ready = from_table(&app, &access).await?;
    Ok(Json(ready.steps(&range, viewer(range.viewer))?))
}

/// One step of the match of a table.
#[utoipa::path(get, path = "/api/tables/{table}/replay/{step}", tag = "replays",
    params(("table" = String, Path), ("step" = u32, Path), AsSeat),
    responses((status = 200, body = Value), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn step_of_table(
    State(app): State<Arc<App>>,
    access: Access,
    Path((_table, step)): Path<(String, String)>,
    Asked(through): Asked<AsSeat>,
) -> Result<Json<RawStep>, Denied> {
    let ready = from_table(&app, &access).await?;
    ready.asked_step(&step, viewer(through.viewer))
}

/// Keeps a game file, if it replays. Only for guests with a name.
#[utoipa::path(post, path = "/api/replays", tag = "replays", request_body = Value,
    responses((status = 201, body = MadeReplay), (status = 401, body = Problem), (status = 422, body = Problem),
        (status = 429, body = Problem), (status = 503, body = Problem)))]
pub(crate) async fn add(
    State(app): State<Arc<App>>,
    Named(_me): Named,
    From(address): From,
    request: Request,
) -> Result<(StatusCode, Json<MadeReplay>), Denied> {
    app.limits.files.check(&address)?;
    // Before the body is read: files that wait take memory too.
    let _place = app.replays.place()?;
    let body = super::body(request, &app).await?;
    let read = move || match std::str::from_utf8(&body) {
        Ok(text) => file_from_outside(text),
        Err(error) => Err(LogFault::Malformed(error.to_string()).at(0)),
    };
    let ready = play_again(&app, read).await?;
    let id = random::replay_id();
    app.store
        .add_replay(id, ready.file.to_json()?, clock::now())
        .await?;
    app.replays.put(Source::File(id), ready);
    Ok((StatusCode::CREATED, Json(MadeReplay { id })))
}

/// About a match that was read from a file.
#[utoipa::path(get, path = "/api/replays/{replay}", tag = "replays", params(("replay" = String, Path)),
    responses((status = 200, body = ReplayInfo), (status = 404, body = Problem)))]
pub(crate) async fn info(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
) -> Result<Json<ReplayInfo>, Denied> {
    let ready = from_file(&app, &id).await?;
    // Whoever opens a match asks for this first; its steps may all come from memory.
    note_use(&app, id.parse().map_err(|_| Denied::NotFound)?).await?;
    Ok(Json(ready.info()?))
}

/// The file itself.
#[utoipa::path(get, path = "/api/replays/{replay}/file", tag = "replays", params(("replay" = String, Path)),
    responses((status = 200, content_type = "application/json", body = String), (status = 404, body = Problem)))]
pub(crate) async fn file(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
) -> Result<Response, Denied> {
    let ready = from_file(&app, &id).await?;
    download(&ready.file, &id)
}

/// Several steps of a match that was read from a file.
#[utoipa::path(get, path = "/api/replays/{replay}/steps", tag = "replays",
    params(("replay" = String, Path), Range),
    responses((status = 200, body = Vec<Value>), (status = 404, body = Problem)))]
pub(crate) async fn steps(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Asked(range): Asked<Range>,
) -> Result<Json<Vec<RawStep>>, Denied> {
    let ready = from_file(&app, &id).await?;
    Ok(Json(ready.steps(&range, viewer(range.viewer))?))
}

/// One step of a match that was read from a file.
#[utoipa::path(get, path = "/api/replays/{replay}/{step}", tag = "replays",
    params(("replay" = String, Path), ("step" = u32, Path), AsSeat),
    responses((status = 200, body = Value), (status = 404, body = Problem)))]
pub(crate) async fn step(
    State(app): State<Arc<App>>,
    Path((id, step)): Path<(String, String)>,
    Asked(through): Asked<AsSeat>,
) -> Result<Json<RawStep>, Denied> {
    let ready = from_file(&app, &id).await?;
    ready.asked_step(&step, viewer(through.viewer))
}
