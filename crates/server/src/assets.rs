//! The web client: inside the program, with everything compressed once.

use std::{borrow::Cow, collections::HashMap};

use axum::{
    body::{Body, Bytes, to_bytes},
    http::{HeaderMap, Request, Response, StatusCode, header},
    response::IntoResponse,
};
use rust_embed::RustEmbed;
use tower::{Layer, ServiceExt};
use tower_http::compression::CompressionLayer;

use crate::denied::in_words;

/// What the web client was built into. In a debug build it is read from the folder at start.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Files;

/// No file of the client is larger.
const LARGEST: usize = 64 * 1024 * 1024;

/// A file of the web client.
#[derive(Debug)]
struct Asset {
    plain: Bytes,
    /// Compressed, where that helps.
    gzip: Option<Bytes>,
    kind: &'static str,
    tag: String,
    /// Its name changes when it changes, so it can be kept for ever.
    hashed: bool,
}

/// All files of the web client.
#[derive(Debug)]
pub(crate) struct Assets(HashMap<String, Asset>);

impl Assets {
    /// Reads and compresses all files.
    pub(crate) async fn load() -> Self {
        let mut assets = HashMap::new();
        for name in Files::iter() {
            if let Some(file) = Files::get(&name) {
                let asset = Asset::new(&name, file.data).await;
                assets.insert(name.into_owned(), asset);
            }
        }
        if !assets.contains_key("index.html") {
            let page = Asset::new("index.html", not_built().into_bytes().into()).await;
            assets.insert("index.html".to_owned(), page);
        }
        Self(assets)
    }

    /// The file of this path; the client itself for all paths that it knows how to show.
    pub(crate) fn get(&self, path: &str, headers: &HeaderMap) -> Response<Body> {
        let name = path.trim_start_matches('/');
        let asset = self.0.get(name).or_else(|| {
            // A page of the client has no dot in its name; a missing file must not look like a page.
            let page = !name.rsplit('/').next().unwrap_or(name).contains('.');
            self.0.get("index.html").filter(|_| page)
        });
        match asset {
            Some(asset) => asset.respond(headers),
            None => crate::denied::Denied::NoSuchPage.into_response(),
        }
    }
}

impl Asset {
    async fn new(name: &str, data: Cow<'static, [u8]>) -> Self {
        let plain = Bytes::from(data.into_owned());
        let kind = kind(name);
        let gzip = compress(plain.clone(), kind).await;
        Self {
            tag: format!("\"{}\"", &blake3::hash(&plain).to_hex()[..16]),
            gzip: gzip.filter(|gzip| gzip.len() < plain.len()),
            plain,
            kind,
            hashed: name.starts_with("assets/"),
        }
    }

    fn respond(&self, headers: &HeaderMap) -> Response<Body> {
        let keep = if self.hashed {
            "public, max-age=31536000, immutable"
        } else {
            "no-cache"
        };
        let mut response = Response::builder()
            .header(header::CONTENT_TYPE, self.kind)
            .header(header::CACHE_CONTROL, keep)
            .header(header::ETAG, &self.tag)
            .header(header::VARY, "accept-encoding");
        if has(headers, header::IF_NONE_MATCH, &self.tag) {
            let response = response
                .status(StatusCode::NOT_MODIFIED)
                .body(Body::empty());
            return response.unwrap_or_default();
        }
        let gzip = self.gzip.as_ref();
        let gzip = gzip.filter(|_| has(headers, header::ACCEPT_ENCODING, "gzip"));
        if gzip.is_some() {
            response = response.header(header::CONTENT_ENCODING, "gzip");
        }
        let body = gzip.unwrap_or(&self.plain).clone();
        response.body(body.into()).unwrap_or_default()
    }
}

fn has(headers: &HeaderMap, name: header::HeaderName, value: &str) -> bool {
    let mut values = headers.get_all(name).iter();
    values.any(|header| header.to_str().is_ok_and(|text| text.contains(value)))
}

/// Compresses what is not compressed yet, in the way in which answers are compressed otherwise.
async fn compress(plain: Bytes, kind: &'static str) -> Option<Bytes> {
    if kind.starts_with("image/png") || kind.starts_with("font/") {
        return None;
    }
    let service = tower::service_fn(move |_: Request<Body>| {
        let plain = plain.clone();
        async move {
            let response = Response::builder().header(header::CONTENT_TYPE, kind);
            response.body(Body::from(plain))
        }
    });
    let request = Request::builder().header(header::ACCEPT_ENCODING, "gzip");
    let service = CompressionLayer::new().layer(service);
    let response = service
        .oneshot(request.body(Body::empty()).ok()?)
        .await
        .ok()?;
    let compressed = response.headers().contains_key(header::CONTENT_ENCODING);
    let body = to_bytes(Body::new(response.into_body()), LARGEST)
        .await
        .ok()?;
    compressed.then_some(body)
}

/// What a file is, by its ending.
fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "wasm" => "application/wasm",
        "woff2" => "font/woff2",
        "txt" | "ftl" | "md" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// The page of a server that was built without its client.
fn not_built() -> String {
    let words = in_words("server-client-not_built");
    format!(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Ziggurat</title>\
         <p>{}</p><p lang=\"de\">{}</p></html>",
        words.en, words.de
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn assets() -> Assets {
        let page = Asset::new("index.html", b"<p>page</p>".into()).await;
        let script = Asset::new("assets/a-1.js", "long ".repeat(500).into_bytes().into()).await;
        let worker = Asset::new("sw.js", b"self".into()).await;
        Assets(HashMap::from([
            ("sw.js".to_owned(), worker),
            ("index.html".to_owned(), page),
            ("assets/a-1.js".to_owned(), script),
        ]))
    }

    fn wants(name: header::HeaderName, value: &str) -> HeaderMap {
        HeaderMap::from_iter([(name, value.parse().unwrap())])
    }

    #[tokio::test]
    async fn pages_are_the_client_and_missing_files_are_missing() {
        let assets = assets().await;
        for path in [
            "/",
            "/index.html",
            "/table/7fK2mQ9xTbWp",
            "/rules/babylonia",
        ] {
            let response = assets.get(path, &HeaderMap::new());
            assert_eq!(response.status(), StatusCode::OK, "{path}");
            assert_eq!(response.headers()["cache-control"], "no-cache");
        }
        let missing = assets.get("/assets/a-2.js", &HeaderMap::new());
        assert_eq!(missing.status(), StatusCode::NOT_FOUND);
    }

    #[tokio::test]
    async fn what_has_a_hash_in_its_name_is_kept_and_comes_compressed() {
        let assets = assets().await;
        let gzip = assets.get(
            "/assets/a-1.js",
            &wants(header::ACCEPT_ENCODING, "br, gzip"),
        );
        assert_eq!(gzip.headers()["content-encoding"], "gzip");
        assert!(
            gzip.headers()["cache-control"]
                .to_str()
                .unwrap()
                .contains("immutable")
        );
        let body = to_bytes(gzip.into_body(), LARGEST).await.unwrap();
        assert!(body.len() < 200, "{}", body.len());
        let plain = assets.get("/assets/a-1.js", &HeaderMap::new());
        assert!(!plain.headers().contains_key("content-encoding"));
    }

    #[tokio::test]
    async fn the_service_worker_is_a_script_that_is_asked_for_each_time() {
        let worker = assets().await.get("/sw.js", &HeaderMap::new());
        assert_eq!(worker.headers()["cache-control"], "no-cache");
        assert_eq!(
            worker.headers()["content-type"],
            "text/javascript; charset=utf-8"
        );
    }

    #[tokio::test]
    async fn what_a_browser_has_is_not_sent_again() {
        let assets = assets().await;
        let first = assets.get("/", &HeaderMap::new());
        let tag = first.headers()["etag"].to_str().unwrap();
        let again = assets.get("/", &wants(header::IF_NONE_MATCH, tag));
        assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
    }
}
