//! Who the client is.

use std::sync::Arc;

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, StatusCode},
};
use axum_extra::extract::CookieJar;
use ziggurat_protocol::{
    Me,
    http::{MeAnswer, NewMe, Problem},
};
use ziggurat_store::Player;

use super::Wish;
use crate::{
    app::App,
    clock,
    denied::Denied,
    random,
    session::{self, Caller, From, Secret},
};

/// Who I am.
#[utoipa::path(get, path = "/api/me", tag = "me",
    responses((status = 200, description = "Nobody before a name was given", body = MeAnswer)))]
pub(crate) async fn get(
    State(app): State<Arc<App>>,
    caller: Caller,
    jar: CookieJar,
) -> (CookieJar, Json<MeAnswer>) {
    let me = caller.me.as_deref().cloned();
    // Whoever comes back is remembered for longer.
    let secret = Secret::brought(&jar).filter(|_| me.is_some());
    let jar = match secret {
        Some(secret) => jar.add(secret.cookie(&app.config)),
        None => jar,
    };
    (jar, Json(MeAnswer { me }))
}

/// Gives me a name. The first time it makes me known to this browser by a cookie.
#[utoipa::path(post, path = "/api/me", tag = "me", request_body = NewMe,
    responses((status = 200, body = MeAnswer), (status = 403, body = Problem), (status = 422, body = Problem),
        (status = 429, body = Problem)))]
pub(crate) async fn set(
    State(app): State<Arc<App>>,
    caller: Caller,
    From(address): From,
    jar: CookieJar,
    headers: HeaderMap,
    Wish(NewMe { name }): Wish<NewMe>,
) -> Result<(CookieJar, Json<MeAnswer>), Denied> {
    let name = name.read()?;
    let player = caller.me.as_ref().map(|me| me.id);
    if app.bans.has(player, address) {
        return Err(Denied::ShutOut);
    }
    let (jar, id) = match caller.me {
        Some(me) => {
            app.store.rename_player(me.id, name.clone()).await?;
            (jar, me.id)
        }
        None => {
            app.limits.guests.check(&address)?;
            let secret = Secret::new();
            let player = Player {
                id: random::player_id(),
                name: name.clone(),
            };
            let id = player.id;
            let now = clock::now();
            app.store.add_player(player, secret.hash(), now).await?;
            let agent = session::agent(&headers);
            app.store.use_session(secret.hash(), agent, now).await?;
            (jar.add(secret.cookie(&app.config)), id)
        }
    };
    let me = Some(Me { id, name });
    Ok((jar, Json(MeAnswer { me })))
}

/// Makes this browser forget who I am, and closes its connections.
#[utoipa::path(delete, path = "/api/me", tag = "me", responses((status = 204)))]
pub(crate) async fn forget(
    State(app): State<Arc<App>>,
    caller: Caller,
    jar: CookieJar,
) -> Result<(CookieJar, StatusCode), Denied> {
    if let Some(secret) = caller.secret {
        app.store.forget_secret(secret).await?;
        app.sockets.end(secret);
    }
    Ok((jar.remove(session::no_cookie()), StatusCode::NO_CONTENT))
}
