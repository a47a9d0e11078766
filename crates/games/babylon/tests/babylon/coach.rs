//! What a coach says about positions: why, and what is at stake.

use serde_json::json;
use ziggurat_engine::{Seat, Viewer};
use ziggurat_testkit::counsel;

use crate::support::{act, building, scene, tile, with};

#[test]
fn a_decoration_tells_its_points() {
    let mut game = building(
        &[tile("clay_01", "r1c1", 1)],
        &json!({"taken": "clay_04", "round": 10}),
    );
    act(&mut game, "place clay_04 r1c3 level 1");
    let told = counsel::reasons(&game, Seat(0), ["build fountain r1c2 r1c3", "end"]);
    assert!(
        told.iter().any(|line| line.contains(" now: Fountains.")),
        "{told:?}"
    );
}

#[test]
fn the_last_decoration_of_a_set_is_at_stake() {
    let garden = [
        with(tile("clay_01", "r1c1", 1), &["statue r1c1"]),
        tile("clay_04", "r1c3", 1),
    ];
    let bare = counsel::stakes(&scene(&json!({"gardens": [garden]})), Viewer::Public);
    assert!(bare.iter().all(|(place, _)| place != "seat:0"), "{bare:?}");
}
