//! A match that was begun in a browser and goes on here, with friends.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Request, State},
    http::StatusCode,
};
use serde::Deserialize;
use ziggurat_protocol::{
    ClientId, Me, PlayerId, TableId,
    http::{BroughtMatch, MadeTable, Problem},
};
use ziggurat_shelf::{GameId, file_from_outside};
use ziggurat_store::StoreError;
use ziggurat_table::GameFile;

use crate::{
    app::App,
    denied::Denied,
    replays::in_turn,
    session::{From, Named},
    tables::{Meta, examined},
};

/// Makes a table of a match that was begun in a browser, if its log proves true. The match goes on once
/// its seats are taken.
#[utoipa::path(post, path = "/api/tables/brought", tag = "tables", request_body = BroughtMatch,
    responses((status = 201, body = MadeTable), (status = 200, body = MadeTable, description = "It was made before"),
        (status = 401, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem),
        (status = 413, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem),
        (status = 503, body = Problem)))]
pub(crate) async fn add(
    State(app): State<Arc<App>>,
    Named(me): Named,
    From(place): From,
    request: Request,
) -> Result<(StatusCode, Json<MadeTable>), Denied> {
    // Before the body is read: files that wait take memory too.
    let _place = app.replays.place()?;
    let body = super::body(request, &app).await?;
    let wish: BroughtMatch = serde_json::from_slice(&body).map_err(|_| Denied::Malformed)?;
    drop(body);
    let id = table_of(me.id, &wish.id);
    // Before any limit: whoever asks again because the answer was lost must get it.
    if let Some(made) = made_before(&app, &me, id).await? {
        return Ok((StatusCode::OK, Json(made)));
    }
    app.limits.files.check(&place)?;
    app.limits.table(me.id, place)?;
    let by = (me.id, wish.id.clone());
    let (maker, edition) = (Arc::clone(&me), app.config.edition.clone());
    let (mut meta, opening) = in_turn(&app, move |source| {
        let file = read(wish.file.get())?;
        let brought = examined(source, &file)?;
        let meta = Meta::of_brought(&maker, id, &wish, (&file, brought), &edition)?;
        let opening = serde_json::to_string(&file).map_err(Denied::unwritable)?;
        Ok((meta, opening))
    })
    .await?;
    app.promise(&mut meta);
    let mut record = meta.record()?;
    record.opening = Some(opening);
    match app.store.put_table_for(record, by).await {
        // The same request came twice at the same time.
        Err(StoreError::Conflict) => {
            let made = made_before(&app, &me, id).await?.ok_or(Denied::Storage)?;
            return Ok((StatusCode::OK, Json(made)));
        }
        kept => kept?,
    }
    app.lobby.set(&meta.info(), Some(place));
    Ok((StatusCode::CREATED, Json(made(&meta, me.id))))
}

/// What a file says first.
#[derive(Deserialize)]
struct Which {
    game: String,
}

/// Reads a file that comes from outside, of a game that can be played here.
fn read(text: &str) -> Result<GameFile, Denied> {
    let which = serde_json::from_str::<Which>(text);
    if which.is_ok_and(|which| which.game.parse::<GameId>().is_err()) {
        return Err(Denied::UnknownGame);
    }
    Ok(file_from_outside(text)?)
}

fn made(meta: &Meta, player: PlayerId) -> MadeTable {
    MadeTable {
        info: meta.info(),
        invites: meta.invites(Some(player)),
    }
}

/// The table that this request has led to already.
async fn made_before(app: &App, me: &Me, id: TableId) -> Result<Option<MadeTable>, Denied> {
    let Some(stored) = app.store.table(id).await? else {
        return Ok(None);
    };
    let meta: Meta = serde_json::from_str(&stored.record.meta).map_err(|_| Denied::Storage)?;
    Ok(Some(made(&meta, me.id)))
}

/// Where a request leads: always to the same table, and for nobody else to this one. Clients call their
/// requests by random names, so nobody can guess it.
fn table_of(player: PlayerId, request: &ClientId) -> TableId {
    let mut hasher = blake3::Hasher::new_derive_key("ziggurat 2026 table of a brought match");
    hasher.update(player.as_str().as_bytes());
    hasher.update(request.as_str().as_bytes());
    let mut letters = hasher.finalize_xof();
    TableId::from_random(&mut || {
        let mut byte = [0];
        letters.fill(&mut byte);
        let [byte] = byte;
        byte
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random;

    #[test]
    fn a_request_always_leads_to_the_same_table_and_no_other_does() {
        let [anna, bert] = [random::player_id(), random::player_id()];
        let [one, other] = ["one", "other"].map(|id| id.parse::<ClientId>().unwrap());
        assert_eq!(table_of(anna, &one), table_of(anna, &one));
        assert_ne!(table_of(anna, &one), table_of(anna, &other));
        assert_ne!(table_of(anna, &one), table_of(bert, &one));
    }
}
