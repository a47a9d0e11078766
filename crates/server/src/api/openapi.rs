//! The description of the API for programs.

use axum::Json;
use utoipa::OpenApi;

use super::{brought, games, me, ops, past, replays, sessions, tables};
use crate::socket;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Ziggurat",
        description = "Board games by their exact rules. What is live goes over the WebSocket at /api/socket: see docs/protocol.md."
    ),
    paths(
        me::get,
        me::set,
        me::forget,
        sessions::list,
        sessions::end,
        sessions::end_others,
        games::list,
        games::rules,
        games::facts,
        games::phrases,
        tables::make,
        brought::add,
        tables::list,
        tables::mine,
        tables::info,
        tables::file,
        past::steps,
        replays::of_table,
        replays::steps_of_table,
        replays::step_of_table,
        replays::add,
        replays::info,
        replays::file,
        replays::steps,
        replays::step,
        get,
        socket::open,
        ops::live,
        ops::ready,
        ops::health,
    )
)]
struct Description;

/// This description.
#[utoipa::path(get, path = "/api/openapi.json", tag = "operation",
    responses((status = 200, content_type = "application/json", body = Value)))]
pub(super) async fn get() -> Json<utoipa::openapi::OpenApi> {
    Json(Description::openapi())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every address in the source of the routers is described.
    #[test]
    fn every_address_is_described() {
        let described = Description::openapi().paths.paths;
        let sources = [include_str!("mod.rs"), include_str!("../routes.rs")];
        let routes = sources
            .iter()
            .flat_map(|source| source.split(".route(").skip(1));
        let routes: Vec<_> = routes.filter_map(|rest| rest.split('"').nth(1)).collect();
        assert!(routes.len() >= 20);
        for route in &routes {
            assert!(described.contains_key(*route), "{route}");
        }
        assert_eq!(described.len(), routes.len());
    }

    /// Every refusal that a description names has the form that all refusals have.
    #[test]
    fn every_answer_has_a_form() {
        let described = serde_json::to_value(Description::openapi()).unwrap();
        let forms = &described["components"]["schemas"];
        for name in [
            "Problem",
            "NewTable",
            "BroughtMatch",
            "TableInfo",
            "GameCard",
            "ReplayInfo",
        ] {
            assert!(forms[name]["properties"].is_object(), "{name}");
        }
        let text = described.to_string();
        for part in text.split("#/components/schemas/").skip(1) {
            let name = part.split('"').next().unwrap();
            assert!(forms[name].is_object(), "{name} is missing");
        }
    }
}
