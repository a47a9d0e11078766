//! The description of the API for programs.

use axum::Json;
use utoipa::OpenApi;

use super::{games, me, replays, tables};

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
        games::list,
        games::rules,
        games::facts,
        tables::make,
        tables::list,
        tables::mine,
        tables::info,
        tables::file,
        replays::of_table,
        replays::steps_of_table,
        replays::step_of_table,
        replays::add,
        replays::info,
        replays::file,
        replays::steps,
        replays::step,
    )
)]
struct Description;

/// The description.
pub(super) async fn get() -> Json<utoipa::openapi::OpenApi> {
    Json(Description::openapi())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every address in the router's source is described.
    #[test]
    fn every_address_is_described() {
        let described = Description::openapi().paths.paths;
        let source = include_str!("mod.rs");
        let routes = source.split(".route(").skip(1);
        let routes: Vec<_> = routes.filter_map(|rest| rest.split('"').nth(1)).collect();
        assert!(routes.len() > 10);
        for route in routes.iter().filter(|route| **route != "/api/openapi.json") {
            assert!(described.contains_key(*route), "{route}");
        }
        assert_eq!(described.len(), routes.len() - 1);
    }
}
