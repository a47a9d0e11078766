//! What a coach says about positions: why, and what is at stake.

use serde_json::json;
use ziggurat_engine::{Seat, Viewer};
use ziggurat_testkit::counsel;

use crate::support::scene;

/// The colossus lacks one disc, and seat 0 has most units there.
fn nearly_finished(hand: u8) -> ziggurat_tower_of_babel::TowerOfBabel {
    scene(
        3,
        &json!({
            "wonders": {"colossus": {
                "discs": ["camel_5 1", "crane_4 2", "mason_4"],
                "units": [5, 2, 1],
            }},
            "hands": [{"mason": hand}],
        }),
    )
}

#[test]
fn a_last_disc_says_what_the_viewer_lacks() {
    let colossus = |hand, viewer| {
        let told = counsel::stakes(&nearly_finished(hand), viewer);
        let found = told.into_iter().find(|(place, _)| place == "colossus");
        found.expect("the colossus is at stake").1
    };
    let own = Viewer::Seat(Seat(0));
    let asks = "The last disc asks for 4 masons";
    assert!(colossus(4, own).ends_with(&format!("{asks}: you have them.")));
    assert!(colossus(3, own).ends_with(&format!("{asks}; you lack 1 mason.")));
    let told = colossus(4, Viewer::Public);
    assert!(told.ends_with(&format!("{asks}.")), "{told}");
    assert!(told.contains("if finished next: Player 1 "), "{told}");
}

#[test]
fn finishing_a_wonder_is_better_than_passing_and_says_why() {
    let game = nearly_finished(4);
    let told = counsel::reasons(&game, Seat(0), ["choose colossus mason_4", "pass"]);
    let second = "“Pass and draw a card” ";
    assert!(told.iter().any(|line| line.starts_with(second)), "{told:?}");
    assert!(told.len() >= 3, "{told:?}");
}
