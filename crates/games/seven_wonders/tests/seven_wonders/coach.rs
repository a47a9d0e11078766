//! What a coach says about positions: why, and what is at stake.

use serde_json::json;
use ziggurat_engine::{Seat, Viewer};
use ziggurat_testkit::counsel;

use crate::support::scene;

#[test]
fn a_card_tells_its_points_by_category() {
    let city = json!({"wonder": "gizah", "hand": ["palace", "pantheon"], "structures": ["temple"],
        "coins": 3});
    let game = scene(3, json!({"age": 3, "turn": 6, "cities": [city]}));
    let told = counsel::reasons(&game, Seat(0), ["build pantheon chain", "sell palace"]);
    let now = &told[0];
    assert!(
        now.contains("+7 now: ") && now.contains("Civilian"),
        "{told:?}"
    );
}

#[test]
fn neighbours_show_shields_goods_and_what_they_lack() {
    let cities = json!([
        {"wonder": "gizah"},
        {"wonder": "olympia", "structures": ["stockade", "lumber_yard"]},
        {"wonder": "ephesos"}
    ]);
    let game = scene(3, json!({"cities": cities}));
    let told = counsel::stakes(&game, Viewer::Seat(Seat(0)));
    assert_eq!(told.len(), 2, "{told:?}");
    let (place, text) = &told[0];
    assert_eq!(place, "city:1");
    assert!(
        text.starts_with("Player 2: 1 shield against your 0. Sells: Wood"),
        "{text}"
    );
    assert!(
        text.contains("Lacks: Stone") && !text.contains("Lacks: Wood"),
        "{text}"
    );
    let stakes = &ziggurat_engine::Advice::threats(&game, Viewer::Seat(Seat(0)))[0].stakes;
    let points: Vec<_> = stakes
        .iter()
        .map(|stake| (stake.seat.0, stake.points))
        .collect();
    assert_eq!(points, [(0, -1), (1, 1)], "the conflict of the first age");
    assert!(counsel::stakes(&game, Viewer::Public).is_empty());
}
