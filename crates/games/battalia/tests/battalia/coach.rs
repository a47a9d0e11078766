//! What a coach says about positions: why, and what is at stake.

use ziggurat_engine::{Seat, Viewer};
use ziggurat_testkit::counsel;

use crate::support::{city, road, scene};

#[test]
fn a_city_tells_its_points() {
    let game = scene("2 barfolk_chief", |_| {});
    let told = counsel::reasons(&game, Seat(0), ["upgrade a1", "end"]);
    assert!(
        told.iter().any(|line| line.contains("Level-2 cities")),
        "{told:?}"
    );
}

#[test]
fn a_city_that_a_hero_is_near_is_at_stake() {
    let game = scene("", |d| {
        d["board"]["b1"] = road("ew", "barfolk");
        d["board"]["c1"] = city("islanders", Some(1), 3);
        d["seats"][0]["heroes"] = serde_json::json!(["b1"]);
    });
    let told = counsel::stakes(&game, Viewer::Public);
    let found = told.iter().find(|(place, _)| place == "c1");
    let (_, text) = found.unwrap_or_else(|| panic!("{told:?}"));
    assert_eq!(
        text,
        "c1: a city of Player 2, level 3. Near: Player 1 (1 step)."
    );
}
