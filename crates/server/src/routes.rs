//! All addresses, and what holds for every answer.

use std::sync::Arc;

use axum::{
    Router,
    extract::{Request, State},
    http::{HeaderName, HeaderValue, Method, StatusCode, Uri, header},
    middleware::{self, Next},
    response::{IntoResponse, Response},
    routing::get,
};
use tower_http::{
    compression::CompressionLayer, set_header::SetResponseHeaderLayer, timeout::TimeoutLayer,
};

use crate::{
    api,
    app::App,
    denied::Denied,
    figures,
    session::{self, From},
    socket,
};

/// What pages may load and do: everything from here, nothing from elsewhere, no script in a page.
/// Only the style of a single element may be set by the page itself.
const CONTENT_POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; \
    connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; \
    base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// For a year browsers come over HTTPS only.
const HSTS: &str = "max-age=31536000";

/// Headers of every answer.
const HEADERS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, CONTENT_POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    ),
];

/// All addresses.
pub(crate) fn router(app: &Arc<App>) -> Router {
    let fresh = HeaderValue::from_static("no-store");
    let api = api::router()
        .layer(middleware::from_fn_with_state(
            Arc::clone(app),
            not_too_many,
        ))
        .layer(SetResponseHeaderLayer::if_not_present(
            header::CACHE_CONTROL,
            fresh,
        ))
        .layer(CompressionLayer::new())
        .layer(TimeoutLayer::with_status_code(
            StatusCode::SERVICE_UNAVAILABLE,
            app.config.limits.request_timeout,
        ));
    let mut router = Router::new()
        .merge(api)
        .route("/api/socket", get(socket::open))
        .route("/livez", get(api::ops::live))
        .route("/readyz", get(api::ops::ready))
        .route("/healthz", get(api::ops::health))
        .fallback(page)
        .layer(middleware::from_fn_with_state(Arc::clone(app), same_origin));
    for (name, value) in HEADERS {
        let value = HeaderValue::from_static(value);
        router = router.layer(SetResponseHeaderLayer::if_not_present(name, value));
    }
    if app.config.is_secure() {
        let only_https = HeaderValue::from_static(HSTS);
        router = router.layer(SetResponseHeaderLayer::if_not_present(
            header::STRICT_TRANSPORT_SECURITY,
            only_https,
        ));
    }
    router
        .layer(middleware::from_fn(figures::observe))
        .with_state(Arc::clone(app))
}

/// Pages of others must not change anything here.
async fn same_origin(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let changes = !matches!(
        *request.method(),
        Method::GET | Method::HEAD | Method::OPTIONS
    );
    if changes && !session::origin_allowed(request.headers(), &app.config.origins) {
        return Denied::BadOrigin.into_response();
    }
    next.run(request).await
}

/// Nobody may keep the server busy with requests.
async fn not_too_many(
    State(app): State<Arc<App>>,
    From(address): From,
    request: Request,
    next: Next,
) -> Response {
    if app.bans.has_place(address) {
        return Denied::ShutOut.into_response();
    }
    match app.limits.requests.check(&address) {
        Ok(()) => next.run(request).await,
        Err(why) => why.into_response(),
    }
}

/// The web client.
async fn page(State(app): State<Arc<App>>, method: Method, uri: Uri, request: Request) -> Response {
    let reads = matches!(method, Method::GET | Method::HEAD);
    if !reads || uri.path().starts_with("/api/") {
        return Denied::NoSuchPage.into_response();
    }
    app.assets.get(uri.path(), request.headers())
}
