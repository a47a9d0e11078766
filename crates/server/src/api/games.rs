//! The games that can be played here.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, State},
    http::header,
    response::{IntoResponse, Response},
};
use ziggurat_protocol::http::{GameCard, GamePhrases, Problem};
use ziggurat_shelf::GameId;
use ziggurat_words::Lang;

use crate::{app::App, denied::Denied, games};

/// The games.
#[utoipa::path(get, path = "/api/games", tag = "games",
    responses((status = 200, body = Vec<GameCard>)))]
pub(crate) async fn list(State(app): State<Arc<App>>) -> Result<Json<Vec<GameCard>>, Denied> {
    let card = |&game: &GameId| games::card(game, &app.config.edition);
    let cards: Result<_, _> = GameId::ALL.iter().map(card).collect();
    cards.map(Json)
}

/// The numbered rules of a game, as Markdown.
#[utoipa::path(get, path = "/api/games/{game}/rules/{lang}", tag = "games",
    params(("game" = String, Path), ("lang" = String, Path, description = "`en` or `de`")),
    responses((status = 200, content_type = "text/markdown", body = String), (status = 404, body = Problem)))]
pub(crate) async fn rules(Path((game, lang)): Path<(String, String)>) -> Result<Response, Denied> {
    let game = known(&game)?;
    let rules = match lang.parse().map_err(|_| Denied::NoSuchPage)? {
        Lang::En => game.rules().en,
        Lang::De => game.rules().de,
    };
    let kind = [(header::CONTENT_TYPE, "text/markdown; charset=utf-8")];
    Ok((kind, rules).into_response())
}

/// The facts about this edition of a game, and how certain each is.
#[utoipa::path(get, path = "/api/games/{game}/facts", tag = "games",
    params(("game" = String, Path)),
    responses((status = 200, content_type = "application/json", body = String), (status = 404, body = Problem)))]
pub(crate) async fn facts(Path(game): Path<String>) -> Result<Response, Denied> {
    let facts = games::facts(known(&game)?);
    let kind = [(header::CONTENT_TYPE, "application/json")];
    Ok((kind, facts).into_response())
}

/// What the messages about matches of a game have in common: whoever knows it is sent less.
#[utoipa::path(get, path = "/api/games/{game}/phrases", tag = "games",
    params(("game" = String, Path)),
    responses((status = 200, body = GamePhrases), (status = 404, body = Problem)))]
pub(crate) async fn phrases(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
) -> Result<Json<GamePhrases>, Denied> {
    let game = known(&game)?;
    let made = tokio::task::spawn_blocking(move || app.phrases.of(game));
    let phrases = made.await.map_err(|_| Denied::Internal)?;
    Ok(Json(GamePhrases {
        id: phrases.id(),
        text: phrases.text().to_owned(),
    }))
}

fn known(game: &str) -> Result<GameId, Denied> {
    game.parse().map_err(|_| Denied::UnknownGame)
}
