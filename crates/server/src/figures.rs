//! What is counted and measured, for Prometheus.

use std::{fs, path::Path, sync::OnceLock, time::Instant};

use axum::{
    extract::{MatchedPath, Request},
    http::HeaderValue,
    middleware::Next,
    response::Response,
};
use metrics::{Unit, describe_counter, describe_gauge, describe_histogram};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use tracing::Instrument;

use crate::{app::App, random};

/// The bounds of the buckets that times are counted in.
const SECONDS: [f64; 11] = [
    0.000_5, 0.001, 0.002, 0.003, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0,
];

/// The recorder of the whole program; nothing if the program has installed another one.
pub(crate) fn recorder() -> Option<&'static PrometheusHandle> {
    static RECORDER: OnceLock<Option<PrometheusHandle>> = OnceLock::new();
    let recorder = RECORDER.get_or_init(|| {
        let builder = PrometheusBuilder::new().set_buckets(&SECONDS).ok()?;
        let recorder = builder.install_recorder().ok()?;
        describe();
        Some(recorder)
    });
    recorder.as_ref()
}

/// What each figure means. Those without labels are there from the beginning.
fn describe() {
    let counters = [
        (
            "ziggurat_requests_total",
            "Requests over HTTP, by route and status",
        ),
        ("ziggurat_commands_total", "Requests at tables, by outcome"),
        (
            "ziggurat_refusals_total",
            "Requests that were refused, by code",
        ),
        (
            "ziggurat_cut_offs_total",
            "WebSockets that the server closed, by reason",
        ),
        (
            "ziggurat_connections_ended_total",
            "Connections that the server closed, by reason",
        ),
    ];
    for (name, about) in counters {
        describe_counter!(name, about);
    }
    let alone = [
        (
            "ziggurat_connections_refused_total",
            "Connections for which there was no room",
        ),
        (
            "ziggurat_storage_errors_total",
            "Reads and writes that failed",
        ),
        ("ziggurat_panics_total", "Faults of the program"),
        ("ziggurat_moves_total", "Commands that were carried out"),
        ("ziggurat_tables_loaded_total", "Tables that were loaded"),
    ];
    for (name, about) in alone {
        describe_counter!(name, about);
        metrics::counter!(name).increment(0);
    }
    let gauges = [
        ("ziggurat_connections", Unit::Count, "Open WebSockets"),
        (
            "ziggurat_open_connections",
            Unit::Count,
            "Open connections, WebSockets included",
        ),
        (
            "ziggurat_tables_in_memory",
            Unit::Count,
            "Tables that are loaded",
        ),
        (
            "ziggurat_bots_waiting",
            Unit::Count,
            "Bots that think or wait for their turn, by level",
        ),
        (
            "ziggurat_disk_free_bytes",
            Unit::Bytes,
            "Room on the disk of the database",
        ),
        ("ziggurat_database_bytes", Unit::Bytes, "The database file"),
        (
            "ziggurat_memory_bytes",
            Unit::Bytes,
            "Memory of the process",
        ),
    ];
    for (name, unit, about) in gauges {
        describe_gauge!(name, unit, about);
    }
    let times = [
        ("ziggurat_commit_seconds", "Time until a move was durable"),
        (
            "ziggurat_request_seconds",
            "Time until a request was answered, by route",
        ),
    ];
    for (name, about) in times {
        describe_histogram!(name, Unit::Seconds, about);
    }
}

/// All figures as they are now.
pub(crate) fn render(app: &App) -> Option<String> {
    let gauge = |name: &'static str, value: f64| metrics::gauge!(name).set(value);
    gauge("ziggurat_connections", app.connections() as f64);
    gauge("ziggurat_open_connections", app.hall.open() as f64);
    gauge("ziggurat_tables_in_memory", app.tables.len() as f64);
    if let Some(free) = disk_free(&app.config.database) {
        gauge("ziggurat_disk_free_bytes", free as f64);
    }
    if let Ok(file) = fs::metadata(&app.config.database) {
        gauge("ziggurat_database_bytes", file.len() as f64);
    }
    if let Some(memory) = memory() {
        gauge("ziggurat_memory_bytes", memory as f64);
    }
    Some(recorder()?.render())
}

/// The room on the disk of a file, in bytes; unknown on some systems.
pub(crate) fn disk_free(file: &Path) -> Option<u64> {
    #[cfg(unix)]
    {
        let folder = file
            .parent()
            .filter(|folder| !folder.as_os_str().is_empty());
        let disk = rustix::fs::statvfs(folder.unwrap_or(Path::new("."))).ok()?;
        Some(disk.f_bavail.saturating_mul(disk.f_frsize))
    }
    #[cfg(not(unix))]
    {
        let _ = file;
        None
    }
}

/// The memory of this process, in bytes; unknown on some systems.
fn memory() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.split_whitespace().next()?.parse().ok()?;
    Some(kilobytes * 1_024)
}

/// Gives every request a name of its own, which is in its answer and in every line of the log about it,
/// and counts it.
pub(crate) async fn observe(request: Request, next: Next) -> Response {
    let id = format!("{:016x}", random::seed());
    let route = request.extensions().get::<MatchedPath>();
    // A page has any address that somebody thinks of.
    let route = route.map_or("page", MatchedPath::as_str).to_owned();
    let span = tracing::info_span!("request", id, method = %request.method(), route);
    let begun = Instant::now();
    let mut answer = next.run(request).instrument(span.clone()).await;
    let (status, time) = (answer.status(), begun.elapsed());
    span.in_scope(|| tracing::debug!(status = status.as_u16(), ?time, "answered"));
    metrics::counter!("ziggurat_requests_total",
        "route" => route.clone(), "status" => status.as_str().to_owned())
    .increment(1);
    metrics::histogram!("ziggurat_request_seconds", "route" => route).record(time);
    if let Ok(id) = HeaderValue::from_str(&id) {
        answer.headers_mut().insert("x-request-id", id);
    }
    answer
}
