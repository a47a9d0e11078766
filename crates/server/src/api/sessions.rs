//! The browsers that know who I am.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, State},
    http::StatusCode,
};
use ziggurat_protocol::{
    Me,
    http::{Problem, SessionCard, SessionList},
};
use ziggurat_store::{SecretHash, Session};

use crate::{app::App, denied::Denied, session::Caller};

/// What a session is called where its player sees it; it opens nothing.
fn public_id(secret: &SecretHash) -> String {
    let mut id = blake3::hash(secret).to_hex().to_string();
    id.truncate(16);
    id
}

/// Somebody with a session, and the hash of its secret.
fn known(caller: Caller) -> Result<(Arc<Me>, SecretHash), Denied> {
    let known = caller.me.zip(caller.secret);
    known.ok_or(Denied::NoName)
}

/// Ends sessions, and closes their sockets.
async fn end_all(app: &App, sessions: impl Iterator<Item = Session>) -> Result<usize, Denied> {
    let mut ended = 0;
    for session in sessions {
        app.store.forget_secret(session.secret).await?;
        app.sockets.end(session.secret);
        ended += 1;
    }
    Ok(ended)
}

/// The browsers that know who I am, last used first.
#[utoipa::path(get, path = "/api/me/sessions", tag = "me",
    responses((status = 200, body = SessionList), (status = 401, body = Problem)))]
pub(crate) async fn list(
    State(app): State<Arc<App>>,
    caller: Caller,
) -> Result<Json<SessionList>, Denied> {
    let (me, own) = known(caller)?;
    let sessions = app.store.sessions_of(me.id).await?;
    let alive = sessions.into_iter().filter(|session| app.is_alive(session));
    let sessions = alive.map(|session| SessionCard {
        id: public_id(&session.secret),
        current: session.secret == own,
        created: session.created,
        used: session.used,
        agent: session.agent,
    });
    Ok(Json(SessionList {
        sessions: sessions.collect(),
    }))
}

/// Makes one browser forget who I am, and closes its connections.
#[utoipa::path(delete, path = "/api/me/sessions/{session}", tag = "me",
    params(("session" = String, Path)),
    responses((status = 204), (status = 401, body = Problem), (status = 404, body = Problem)))]
pub(crate) async fn end(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<StatusCode, Denied> {
    let (me, _) = known(caller)?;
    let sessions = app.store.sessions_of(me.id).await?.into_iter();
    let ended = end_all(&app, sessions.filter(|it| public_id(&it.secret) == id)).await?;
    if ended == 0 {
        return Err(Denied::NoSuchSession);
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Makes all my other browsers forget who I am, and closes their connections.
#[utoipa::path(delete, path = "/api/me/sessions", tag = "me",
    responses((status = 204), (status = 401, body = Problem)))]
pub(crate) async fn end_others(
    State(app): State<Arc<App>>,
    caller: Caller,
) -> Result<StatusCode, Denied> {
    let (me, own) = known(caller)?;
    let sessions = app.store.sessions_of(me.id).await?.into_iter();
    end_all(&app, sessions.filter(|it| it.secret != own)).await?;
    Ok(StatusCode::NO_CONTENT)
}
