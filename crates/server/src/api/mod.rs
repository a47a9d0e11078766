//! What can be asked over HTTP.

pub(crate) mod brought;
pub(crate) mod games;
pub(crate) mod me;
mod openapi;
pub(crate) mod ops;
pub(crate) mod past;
pub(crate) mod replays;
pub(crate) mod sessions;
pub(crate) mod tables;

use std::sync::Arc;

use axum::{
    Json, Router,
    body::Bytes,
    extract::{DefaultBodyLimit, FromRequest, FromRequestParts, Query, Request},
    http::{StatusCode, request::Parts},
    response::IntoResponse,
    routing::{delete, get, post},
};
use serde::de::DeserializeOwned;
use ziggurat_protocol::http::{MAX_BODY, MAX_GAME_FILE};

use crate::{app::App, denied::Denied};

/// A body that is JSON of a certain form.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wish<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Wish<T> {
    type Rejection = Denied;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, Denied> {
        let Json(wish) = Json::from_request(request, app)
            .await
            .map_err(|_| Denied::Malformed)?;
        Ok(Self(wish))
    }
}

/// The whole body of a request that brings a file.
async fn body(request: Request, app: &Arc<App>) -> Result<Bytes, Denied> {
    let read = Bytes::from_request(request, app).await;
    read.map_err(|why| match why.into_response().status() {
        StatusCode::PAYLOAD_TOO_LARGE => Denied::TooLarge,
        _ => Denied::Malformed,
    })
}

/// What stands after the question mark of an address.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Asked<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequestParts<Arc<App>> for Asked<T> {
    type Rejection = Denied;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Denied> {
        let asked = Query::from_request_parts(parts, app).await;
        asked
            .map(|Query(asked)| Self(asked))
            .map_err(|_| Denied::Malformed)
    }
}

/// All addresses of the API.
pub(crate) fn router() -> Router<Arc<App>> {
    let files = Router::new()
        .route("/api/replays", post(replays::add))
        .layer(DefaultBodyLimit::max(MAX_GAME_FILE));
    let brought = Router::new()
        .route("/api/tables/brought", post(brought::add))
        .layer(DefaultBodyLimit::max(MAX_GAME_FILE + MAX_BODY));
    Router::new()
        .route("/api/me", get(me::get).post(me::set).delete(me::forget))
        .route(
            "/api/me/sessions",
            get(sessions::list).delete(sessions::end_others),
        )
        .route("/api/me/sessions/{session}", delete(sessions::end))
        .route("/api/games", get(games::list))
        .route("/api/games/{game}/rules/{lang}", get(games::rules))
        .route("/api/games/{game}/facts", get(games::facts))
        .route("/api/games/{game}/phrases", get(games::phrases))
        .route("/api/tables", get(tables::list).post(tables::make))
        .route("/api/tables/mine", get(tables::mine))
        .route("/api/tables/{table}", get(tables::info))
        .route("/api/tables/{table}/file", get(tables::file))
        .route("/api/tables/{table}/steps", get(past::steps))
        .route("/api/tables/{table}/replay", get(replays::of_table))
        .route(
            "/api/tables/{table}/replay/steps",
            get(replays::steps_of_table),
        )
        .route(
            "/api/tables/{table}/replay/{step}",
            get(replays::step_of_table),
        )
        .route("/api/replays/{replay}", get(replays::info))
        .route("/api/replays/{replay}/file", get(replays::file))
        .route("/api/replays/{replay}/steps", get(replays::steps))
        .route("/api/replays/{replay}/{step}", get(replays::step))
        .route("/api/openapi.json", get(openapi::get))
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .merge(files)
        .merge(brought)
}
