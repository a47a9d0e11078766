//! Who asks. A guest is known by a secret in a cookie; only its hash is kept.

use std::{convert::Infallible, net::IpAddr, sync::Arc, time::Duration};

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
use ziggurat_store::{SecretHash, Session};

use crate::{
    app::App,
    clock,
    config::Config,
    denied::Denied,
    net::{self, Place},
    random,
};

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

    /// The secret that a request has brought.
    pub(crate) fn brought(jar: &CookieJar) -> Option<Self> {
        jar.get(COOKIE)
            .map(|cookie| Self(cookie.value().to_owned()))
    }

    /// The cookie that brings it back, for as long as a session lasts without use.
    pub(crate) fn cookie(&self, config: &Config) -> Cookie<'static> {
        let life = time::Duration::try_from(config.session_expires);
        Cookie::build((COOKIE, self.0.clone()))
            .path("/")
            .http_only(true)
            .same_site(SameSite::Lax)
            .secure(config.is_secure())
            .max_age(life.unwrap_or(time::Duration::MAX))
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
        let session = match secret {
            Some(secret) => app.store.session(secret).await?,
            None => None,
        };
        let session = session.filter(|session| app.is_alive(session));
        if let Some(session) = &session {
            note_use(app, session, &parts.headers).await?;
        }
        let me = session.map(|session| {
            Arc::new(Me {
                id: session.player.id,
                name: session.player.name,
            })
        });
        Ok(Self { me, secret })
    }
}

/// How often it is noted that a session is used.
const NOTED_EVERY: Duration = Duration::from_secs(60 * 60);

/// How much of what a program calls itself is kept, in characters.
const LONGEST_AGENT: usize = 200;

/// What the program that asks calls itself.
pub(crate) fn agent(headers: &HeaderMap) -> String {
    let agent = headers.get("user-agent").and_then(|it| it.to_str().ok());
    let agent = agent.unwrap_or_default().chars();
    agent.take(LONGEST_AGENT).collect()
}

/// Notes from time to time that a session is used.
async fn note_use(app: &App, session: &Session, headers: &HeaderMap) -> Result<(), Denied> {
    let often = NOTED_EVERY.min(app.config.session_expires / 24);
    let often = u64::try_from(often.as_millis()).unwrap_or(u64::MAX);
    let now = clock::now();
    let agent = agent(headers);
    let learnt = session.agent.is_empty() && !agent.is_empty();
    if learnt || now.saturating_sub(session.used) >= often {
        app.store.use_session(session.secret, agent, now).await?;
    }
    Ok(())
}

/// Somebody with a name.
#[derive(Clone, Debug)]
pub(crate) struct Named(pub(crate) Arc<Me>);

impl FromRequestParts<Arc<App>> for Named {
    type Rejection = Denied;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Denied> {
        let caller = Caller::from_request_parts(parts, app).await?;
        let me = caller.me.ok_or(Denied::NoName)?;
        let From(place) = From::of(parts, app);
        if app.bans.has(Some(me.id), place) {
            return Err(Denied::ShutOut);
        }
        Ok(Self(me))
    }
}

/// Where a request comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct From(pub(crate) Place);

impl FromRequestParts<Arc<App>> for From {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Infallible> {
        Ok(Self::of(parts, app))
    }
}

impl From {
    fn of(parts: &Parts, app: &App) -> Self {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map_or(IpAddr::from([0; 4]), |peer| peer.0.ip());
        let client = net::client(peer, &parts.headers, &app.config.trusted_proxies);
        Self(client.into())
    }
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
    fn a_cookie_is_for_the_server_alone() {
        let secret = Secret::new();
        let config = Config {
            secure_cookie: true,
            ..Config::default()
        };
        let cookie = secret.cookie(&config).to_string();
        let life = "Max-Age=7776000";
        for part in ["HttpOnly", "SameSite=Lax", "Secure", "Path=/", life] {
            assert!(cookie.contains(part), "{cookie}");
        }
        assert_eq!(secret.0.len(), 64);
        assert_eq!(hash(&secret.0), secret.hash());
    }
}
