//! For whoever runs the server.

use std::sync::{Arc, OnceLock};

use axum::{
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};

use crate::app::App;

/// Whether the server can do its work.
pub(crate) async fn health(State(app): State<Arc<App>>) -> (StatusCode, &'static str) {
    match app.store.health().await {
        Ok(()) => (StatusCode::OK, "ok"),
        Err(error) => {
            tracing::error!(%error, "the store does not answer");
            (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer")
        }
    }
}

/// Counts and times.
pub(crate) async fn metrics(State(app): State<Arc<App>>) -> Response {
    metrics::gauge!("ziggurat_connections").set(app.connections() as f64);
    metrics::gauge!("ziggurat_tables_in_memory").set(app.tables.len() as f64);
    match recorder() {
        Some(recorder) => {
            let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4")];
            (kind, recorder.render()).into_response()
        }
        None => StatusCode::SERVICE_UNAVAILABLE.into_response(),
    }
}

/// What counts, once for the whole program; nothing if the program counts in another way.
pub(crate) fn recorder() -> Option<&'static PrometheusHandle> {
    static RECORDER: OnceLock<Option<PrometheusHandle>> = OnceLock::new();
    let recorder = RECORDER.get_or_init(|| PrometheusBuilder::new().install_recorder().ok());
    recorder.as_ref()
}
