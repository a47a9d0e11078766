//! What a coach says about positions: why, and what is at stake.

use serde_json::json;
use ziggurat_babylonia::Babylonia;
use ziggurat_engine::{Seat, Viewer};
use ziggurat_testkit::counsel::{self, Verdict};

use crate::support::{scene, stands};

/// Seat 0 can close a city beside which it has two of three tokens.
fn closing() -> Babylonia {
    scene(
        3,
        &json!({
            "tiles": {"e12": "city_priest"},
            "tokens": ["d11 0 farmer", "e11 0 farmer"],
            "stands": stands(3, &["priest", "merchant", "farmer", "farmer", "farmer"]),
        }),
    )
}

#[test]
fn a_field_tells_its_points() {
    let game = scene(
        3,
        &json!({"tiles": {"i4": "field_7"}, "tokens": ["h4 0 priest"]}),
    );
    let told = counsel::reasons(&game, Seat(0), ["place farmer i4", "place farmer p5"]);
    assert!(told.contains(&"+7 now: Fields.".to_owned()), "{told:?}");
    // The field could still be harvested with the second token.
    let second = "“Place a farmer on P5” brings 1 point less this turn and wins";
    assert!(told.iter().any(|line| line.starts_with(second)), "{told:?}");
}

#[test]
fn a_token_that_closes_a_city_tells_what_the_city_brings() {
    let told = counsel::reasons(&closing(), Seat(0), ["place priest f11", "place farmer p5"]);
    let city = told
        .iter()
        .find(|line| line.contains("by the end of this turn: "))
        .unwrap_or_else(|| panic!("{told:?}"));
    assert!(
        city.contains("Cities") && city.contains("Nobles"),
        "{told:?}"
    );
}

#[test]
fn giving_a_rich_field_away_is_a_mistake_and_harvesting_it_is_none() {
    // The second token of the turn, and little is left to play.
    let late = scene(
        2,
        &json!({
            "tiles": {"i4": "field_7", "f4": "field_6"},
            "tokens": ["h4 0 priest", "e4 0 priest", "i5 1 farmer", "g4 1 farmer", "a9 0 farmer"],
            "placed": ["a9"],
            "stands": [["merchant", "farmer"], ["farmer", "farmer"]],
            "supplies": [[], []],
        }),
    );
    let given = counsel::verdict(&late, Seat(0), ["place farmer i4", "place merchant b3"]);
    assert!(given > Verdict::Fine);
    // Whoever does better than what was proposed hears nothing.
    let better = counsel::verdict(&late, Seat(0), ["place merchant b3", "place farmer i4"]);
    assert_eq!(better, Verdict::Fine);
}

#[test]
fn open_cities_and_ziggurats_say_who_gets_what() {
    let game = scene(
        3,
        &json!({
            "tiles": {"e12": "city_priest"},
            "tokens": ["d11 0 priest", "e11 0 farmer", "d10 2 farmer"],
        }),
    );
    let told = counsel::stakes(&game, Viewer::Public);
    let at = |place: &str| {
        let found = told.iter().find(|(at, _)| at == place);
        found.map(|(_, text)| text.as_str()).unwrap_or_default()
    };
    assert!(
        at("e12").starts_with("E12: Player 1 would win the city. As it stands: Player 1 3."),
        "{told:?}"
    );
    assert!(
        told.iter()
            .any(|(_, text)| text.contains("ziggurat: Player 3 1.")),
        "{told:?}"
    );
    assert!(
        !told.iter().any(|(place, _)| place == "f4"),
        "nobody is there"
    );
}
