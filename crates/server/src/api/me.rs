//! Who the client is.

use std::sync::Arc;

use axum::{Json, extract::State, http::StatusCode};
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
pub(crate) async fn get(caller: Caller) -> Json<MeAnswer> {
    let me = caller.me.as_deref().cloned();
    Json(MeAnswer { me })
}

/// Gives me a name. The first time it makes me known to this browser by a cookie.
#[utoipa::path(post, path = "/api/me", tag = "me", request_body = NewMe,
    responses((status = 200, body = MeAnswer), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(crate) async fn set(
    State(app): State<Arc<App>>,
    caller: Caller,
    From(address): From,
    jar: CookieJar,
    Wish(NewMe { name }): Wish<NewMe>,
) -> Result<(CookieJar, Json<MeAnswer>), Denied> {
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
            app.store
                .add_player(player, secret.hash(), clock::now())
                .await?;
            (jar.add(secret.cookie(app.config.secure_cookie)), id)
        }
    };
    let me = Some(Me { id, name });
    Ok((jar, Json(MeAnswer { me })))
}

/// Makes this browser forget who I am.
#[utoipa::path(delete, path = "/api/me", tag = "me", responses((status = 204)))]
pub(crate) async fn forget(
    State(app): State<Arc<App>>,
    caller: Caller,
    jar: CookieJar,
) -> Result<(CookieJar, StatusCode), Denied> {
    if let Some(secret) = caller.secret {
        app.store.forget_secret(secret).await?;
    }
    Ok((jar.remove(session::no_cookie()), StatusCode::NO_CONTENT))
}
