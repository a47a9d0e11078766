//! Whole games and numbers of ways, stored in `tests/golden`: nothing changes unnoticed.

use serde_json::json;
use ziggurat_babylonia::Babylonia;
use ziggurat_testkit::{cases, golden, pass};

use crate::support::{drawn_to_sites, scene, stands};

const HOME: &str = env!("CARGO_MANIFEST_DIR");

/// One game for every number of players and every set of options.
#[test]
fn games_come_out_the_same() {
    pass(golden::games(HOME, drawn_to_sites));
}

/// How many ways lead on from positions of all kinds.
#[test]
fn the_numbers_of_ways_are_the_same() {
    let mut lines = String::new();
    for (number, case) in cases::<Babylonia>().iter().enumerate() {
        let game = case.deal(7).unwrap();
        // The start player places one token under some options, two under others.
        let depth = if number % 3 == 2 { 2 } else { 3 };
        lines += &golden::ways(case, &game, depth);
    }
    for (name, game, depth) in positions() {
        lines += &golden::ways(name, &game, depth);
    }
    pass(golden::check(golden::stored(HOME, "ways.txt"), &lines));
}

/// Positions in which the rarer rules decide.
fn positions() -> [(&'static str, Babylonia, u32); 4] {
    let all_plays = json!({
        "owned_cards": [["three_nobles", "noble_with_farmers", "nobles_in_fields"]],
        "tiles": {"i4": "field_5", "i9": "field_cities"},
        "tokens": ["h4 0 priest", "i3 0 farmer"],
    });
    let scoring = json!({
        "tiles": {"e12": "city_priest", "i12": "city_official"},
        "tokens": ["d10 1 farmer", "c11 1 farmer", "b10 1 farmer", "b9 0 farmer", "d11 0 farmer", "e11 2 farmer",
            "f11 2 farmer", "i11 1 priest", "j11 1 official", "h11 0 farmer"],
        "placed": ["b9", "d11", "h11"],
        "phase": "scoring",
        "due": ["c10", "e12", "i12"],
        "stands": stands(3, &["priest", "farmer"]),
    });
    let extra = json!({"owned_cards": [["extra_turn"]], "phase": "extra_turn"});
    let last = json!({"stands": [["priest", "farmer"], ["farmer"]], "supplies": []});
    [
        ("all plays", scene(3, &all_plays), 2),
        ("three sites due", scene(3, &scoring), 4),
        ("an extra turn", scene(3, &extra), 2),
        ("last tokens", scene(2, &last), 2),
    ]
}
