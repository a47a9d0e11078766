//! Who asks. A guest is known by a secret in a cookie; only its hash is kept.

use std::{convert::Infallible, net::IpAddr, sync::Arc};

use axum::{
    extract::{ConnectInfo, FromRequestParts},
    http::{HeaderMap, request::Parts},
};
use axum_extra::extract::{
    CookieJar,
    cookie::{Cookie, SameSite},
};
use std::net::SocketAddr;
use ziggurat_protocol::Me;
use ziggurat_store::SecretHash;

use crate::{app::App, denied::Denied, random};

/// The name of the cookie.
const COOKIE: &str = "ziggurat";

/// A secret that was just made: for the client alone.
#[derive(Debug)]
pub(crate) struct Secret(String);

impl Secret {
    pub(crate) fn new() -> Self {
        let bytes: [u8; 32] = random::bytes();
        Self(blake3::Hash::from_bytes(bytes).to_hex().to_string())
    }

    pub(crate) fn hash(&self) -> SecretHash {
        hash(&self.0)
    }

    /// The cookie that brings it back.
    pub(crate) fn cookie(&self, secure: bool) -> Cookie<'static> {
        Cookie::build((COOKIE, self.0.clone()))
            .path("/")
            .http_only(true)
            .same_site(SameSite::Lax)
            .secure(secure)
            .permanent()
            .build()
    }
}

/// The cookie that makes a browser forget.
pub(crate) fn no_cookie() -> Cookie<'static> {
    Cookie::build((COOKIE, "")).path("/").build()
}

fn hash(secret: &str) -> SecretHash {
    *blake3::hash(secret.as_bytes()).as_bytes()
}

/// Whoever asks: somebody with a name, or nobody in particular.
#[derive(Clone, Debug)]
pub(crate) struct Caller {
    pub(crate) me: Option<Arc<Me>>,
    /// The hash of the secret that came with the request.
    pub(crate) secret: Option<SecretHash>,
}

impl FromRequestParts<Arc<App>> for Caller {
    type Rejection = Denied;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Denied> {
        let jar = CookieJar::from_headers(&parts.headers);
        let secret = jar.get(COOKIE).map(|cookie| hash(cookie.value()));
        let player = match secret {
            Some(secret) => app.store.player_by_secret(secret).await?,
            None => None,
        };
        let me = player.map(|player| {
            Arc::new(Me {
                id: player.id,
                name: player.name,
            })
        });
        Ok(Self { me, secret })
    }
}

/// Somebody with a name.
#[derive(Clone, Debug)]
pub(crate) struct Named(pub(crate) Arc<Me>);

impl FromRequestParts<Arc<App>> for Named {
    type Rejection = Denied;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Denied> {
        let caller = Caller::from_request_parts(parts, app).await?;
        caller.me.map(Self).ok_or(Denied::NoName)
    }
}

/// The address that a request comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct From(pub(crate) IpAddr);

impl FromRequestParts<Arc<App>> for From {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Infallible> {
        let forwarded = app.config.behind_proxy.then(|| forwarded(&parts.headers));
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map_or(IpAddr::from([0; 4]), |peer| peer.0.ip());
        Ok(Self(forwarded.flatten().unwrap_or(peer)))
    }
}

/// What the nearest proxy says; what came before it could be invented.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let header = headers.get_all("x-forwarded-for").iter().next_back()?;
    header
        .to_str()
        .ok()?
        .rsplit(',')
        .next()?
        .trim()
        .parse()
        .ok()
}

/// Whether a page of this origin may ask: one of the server's own, or one that was allowed. Programs
/// that are not browsers name no origin.
pub(crate) fn origin_allowed(headers: &HeaderMap, allowed: &[String]) -> bool {
    let Some(origin) = headers.get("origin") else {
        return true;
    };
    let Ok(origin) = origin.to_str() else {
        return false;
    };
    let host = headers.get("host").and_then(|host| host.to_str().ok());
    let own = ["http://", "https://"]
        .iter()
        .any(|scheme| host.is_some() && origin.strip_prefix(scheme) == host);
    own || allowed.iter().any(|allowed| allowed == origin)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        let pairs = pairs.iter();
        pairs
            .map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap()))
            .collect()
    }

    #[test]
    fn only_own_and_allowed_origins_may_ask() {
        let allowed = ["https://games.example.org".to_owned()];
        let may = |pairs: &[_]| origin_allowed(&headers(pairs), &allowed);
        let host = ("host", "127.0.0.1:8080");
        assert!(may(&[host]));
        assert!(may(&[host, ("origin", "http://127.0.0.1:8080")]));
        assert!(may(&[host, ("origin", "https://games.example.org")]));
        for origin in ["http://evil.example", "null", "http://127.0.0.1:8081", ""] {
            assert!(!may(&[host, ("origin", origin)]), "{origin}");
        }
        assert!(!may(&[("origin", "http://127.0.0.1:8080")]));
    }

    #[test]
    fn only_the_nearest_proxy_is_believed() {
        let from = |value| forwarded(&headers(&[("x-forwarded-for", value)]));
        assert_eq!(from("1.2.3.4, 5.6.7.8"), Some(IpAddr::from([5, 6, 7, 8])));
        assert_eq!(from("nonsense"), None);
    }

    #[test]
    fn a_cookie_is_for_the_server_alone() {
        let secret = Secret::new();
        let cookie = secret.cookie(true).to_string();
        for part in ["HttpOnly", "SameSite=Lax", "Secure", "Path=/"] {
            assert!(cookie.contains(part), "{cookie}");
        }
        assert_eq!(secret.0.len(), 64);
        assert_eq!(hash(&secret.0), secret.hash());
    }
}
