//! For the operator of the server.

use std::sync::Arc;

use axum::{
    Router,
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
    routing::get,
};

use crate::{app::App, figures};

/// What is for the operator alone, at an address of its own.
pub(crate) fn router(app: &Arc<App>) -> Router {
    Router::new()
        .route("/metrics", get(metrics))
        .route("/livez", get(live))
        .route("/readyz", get(ready))
        .route("/healthz", get(health))
        .with_state(Arc::clone(app))
}

/// Whether the process is alive. It says nothing about the database: a full disk is not mended by
/// starting again.
#[utoipa::path(get, path = "/livez", tag = "operation",
    responses((status = 200, content_type = "text/plain", body = String, description = "It does")))]
pub(crate) async fn live() -> &'static str {
    "ok"
}

/// Whether the server can do its work: what it acknowledges can be kept.
#[utoipa::path(get, path = "/readyz", tag = "operation",
    responses((status = 200, content_type = "text/plain", body = String, description = "It can"),
        (status = 503, content_type = "text/plain", body = String, description = "The database cannot be written")))]
pub(crate) async fn ready(State(app): State<Arc<App>>) -> Response {
    let free = figures::disk_free(&app.config.database);
    let free = free.map(|bytes| format!("\ndisk free: {} MiB", bytes / (1_024 * 1_024)));
    let free = free.unwrap_or_default();
    match app.readiness.check(&*app.store).await {
        Ok(()) => format!("ok{free}\n").into_response(),
        Err(why) => {
            let text = format!("{}{free}\n", why.reason());
            (StatusCode::SERVICE_UNAVAILABLE, text).into_response()
        }
    }
}

/// The same as `/readyz`, in a word.
#[utoipa::path(get, path = "/healthz", tag = "operation",
    responses((status = 200, content_type = "text/plain", body = String, description = "It can"),
        (status = 503, content_type = "text/plain", body = String, description = "The database cannot be written")))]
pub(crate) async fn health(State(app): State<Arc<App>>) -> (StatusCode, &'static str) {
    match app.readiness.check(&*app.store).await {
        Ok(()) => (StatusCode::OK, "ok"),
        Err(why) => (StatusCode::SERVICE_UNAVAILABLE, why.reason()),
    }
}

/// Counts and times, for Prometheus. Only at the address that is set for it.
async fn metrics(State(app): State<Arc<App>>) -> Response {
    match figures::render(&app) {
        Some(figures) => {
            let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4")];
            (kind, figures).into_response()
        }
        None => StatusCode::SERVICE_UNAVAILABLE.into_response(),
    }
}
