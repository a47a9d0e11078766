//! For the operator of the server.

use std::sync::{Arc, OnceLock};

use axum::{
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};

use crate::app::App;

/// The borders between which times are counted.
const SECONDS: [f64; 11] = [
    0.000_5, 0.001, 0.002, 0.003, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0,
];

/// Whether the server can do its work.
#[utoipa::path(get, path = "/healthz", tag = "operation",
    responses((status = 200, content_type = "text/plain", body = String, description = "It can"),
        (status = 503, content_type = "text/plain", body = String, description = "The store does not answer")))]
pub(crate) async fn health(State(app): State<Arc<App>>) -> (StatusCode, &'static str) {
    match app.store.health().await {
        Ok(()) => (StatusCode::OK, "ok"),
        Err(error) => {
            tracing::error!(%error, "the store does not answer");
            (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer")
        }
    }
}

/// Counts and times, for Prometheus.
#[utoipa::path(get, path = "/metrics", tag = "operation",
    responses((status = 200, content_type = "text/plain", body = String), (status = 503)))]
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
    let recorder = RECORDER.get_or_init(|| {
        let builder = PrometheusBuilder::new().set_buckets(&SECONDS).ok()?;
        builder.install_recorder().ok()
    });
    recorder.as_ref()
}
