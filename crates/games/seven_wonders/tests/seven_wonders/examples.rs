//! The worked examples of the rules.

use serde_json::{Value, json};
use ziggurat_engine::Game;

use crate::support::{allows, coins, finished, has, points, refused, scene, starting, turn, view};

/// Cards to lie under stages.
const CARDS: [&str; 3] = ["altar", "theater", "baths"];

/// SWB-EX-1: tiles 12 and 4 with three tiles on the tower of five players.
#[test]
fn swb_ex_1_two_tiles_in_a_turn() {
    let cities = json!([{"hand": ["altar"], "tiles": [12, null, null], "tower": 1}, {"hand": ["theater"], "tiles": [4, null, null], "tower": 2}]);
    let mut game = scene(5, json!({"tower": [7, 9, 20], "cities": cities}));
    turn(&mut game, &["tower 12 with altar", "tower 4 with theater"]);
    let active: Vec<_> = view(&game)
        .tower
        .unwrap()
        .active
        .iter()
        .map(|tile| tile.number())
        .collect();
    assert_eq!(
        active,
        [9, 20, 4, 12],
        "SWB-EX-1: 4 on the fourth slot, 12 covers the first"
    );
}

/// SWB-EX-2: tile 7, the neighbour has a School.
#[test]
fn swb_ex_2_the_academy_by_a_neighbours_school() {
    let game = scene(
        3,
        json!({"age": 3, "tower": [7], "cities": [{"hand": ["academy"], "tower": 1}, {"structures": ["school"]}]}),
    );
    assert!(allows(&game, 0, "build academy chain"), "SWB-EX-2");
}

/// SWB-EX-3: Traders Guild for 3 coins, Pantheon for 6 or by chain.
#[test]
fn swb_ex_3_coins_for_resources() {
    let pay = |tile: u8, card: &str, structures: Value, text: &str| {
        let city = json!({"coins": 9, "hand": [card], "structures": structures, "tower": 1});
        let mut game = scene(3, json!({"age": 3, "tower": [tile], "cities": [city]}));
        turn(&mut game, &[text]);
        9 - coins(&game)[0]
    };
    assert_eq!(
        pay(23, "traders_guild", json!([]), "build traders_guild"),
        3,
        "SWB-EX-3"
    );
    assert_eq!(
        pay(8, "pantheon", json!([]), "build pantheon"),
        6,
        "SWB-EX-3"
    );
    assert_eq!(
        pay(8, "pantheon", json!(["temple"]), "build pantheon chain"),
        0,
        "SWB-EX-3"
    );
}

/// SWB-EX-4: five players, four tokens.
#[test]
fn swb_ex_4_tokens_of_five_players() {
    let options = ziggurat_seven_wonders::Options {
        great_projects: true,
        ..Default::default()
    };
    let game = crate::support::dealt(options, 5, 1);
    assert_eq!(view(&game).project.unwrap().tokens, 4, "SWB-EX-4");
}

/// SWB-EX-5: the Forum with one clay of the city and one bought, and the River Port for 2 coins and the city's textile.
#[test]
fn swb_ex_5_the_river_port() {
    let cities = json!([
        {"wonder": "halikarnassos", "coins": 4, "hand": ["forum"], "structures": ["clay_pool"]},
        {"wonder": "babylon"}, {"wonder": "gizah"},
    ]);
    let mut game = scene(
        3,
        json!({"age": 2, "project": "river_port", "project_tokens": 2, "cities": cities}),
    );
    turn(&mut game, &["build forum left 2 join"]);
    assert_eq!(
        (coins(&game)[0], view(&game).cities[0].joined),
        (0, 1),
        "SWB-EX-5: 2 + 2 coins, one token"
    );
    let poor = json!([{"wonder": "halikarnassos", "coins": 3, "hand": ["forum"], "structures": ["clay_pool"]}, {"wonder": "babylon"}, {"wonder": "gizah"}]);
    let game = scene(
        3,
        json!({"age": 2, "project": "river_port", "project_tokens": 2, "cities": poor}),
    );
    assert_eq!(
        refused(&game, 0, "build forum left 2 join"),
        "SWB-6.6",
        "SWB-EX-5"
    );
}

/// SWB-EX-6: two participation tokens of the War Mirror: two victory tokens of 3.
#[test]
fn swb_ex_6_two_rewards() {
    let mut game = scene(
        3,
        json!({"age": 2, "turn": 6, "project": "war_mirror", "cities": [{"joined": 2}]}),
    );
    turn(&mut game, &[]);
    assert_eq!(view(&game).cities[0].victories, [0, 2, 0], "SWB-EX-6");
}

/// SWB-EX-7: the Archives fail.
#[test]
fn swb_ex_7_the_archives_fail() {
    let cities =
        json!([{"joined": 2, "structures": ["altar"]}, {"structures": ["theater"]}, {"joined": 1}]);
    let mut game = scene(
        3,
        json!({"age": 3, "turn": 6, "project": "archives", "project_tokens": 1, "cities": cities}),
    );
    turn(&mut game, &[]);
    assert!(
        has(&game, 0, "altar") && !has(&game, 1, "theater"),
        "SWB-EX-7"
    );
}

/// SWB-EX-8: all coins, but there are none: the marker of Age II.
#[test]
fn swb_ex_8_no_coins_to_lose() {
    let cities = json!([{"coins": 0, "hand": ["vineyard", "temple"], "wonder": "manneken_pis", "side": "b"}, {"joined": 1}, {"joined": 1}]);
    let mut game = scene(
        3,
        json!({"age": 2, "turn": 6, "project": "river_port", "project_tokens": 1, "cities": cities}),
    );
    turn(&mut game, &["build vineyard"]);
    assert_eq!(points(&game, 0, "projects"), -2, "SWB-EX-8");
}

/// SWB-EX-9: 2 tablets, 3 compasses, 1 gear.
#[test]
fn swb_ex_9_science() {
    let green = json!([{"structures": ["scriptorium", "library", "apothecary", "dispensary", "lodge", "workshop"]}]);
    assert_eq!(points(&finished(7, green), 0, "science"), 21, "SWB-EX-9");
}

/// SWB-EX-10: one wood is missing: one is bought, not two.
#[test]
fn swb_ex_10_no_superfluous_wood() {
    let cities = json!([
        {"wonder": "olympia", "coins": 9, "hand": ["magistrates_guild"], "structures": ["lumber_yard", "stone_pit", "loom_1"]},
        {"wonder": "rhodos", "structures": ["sawmill"]}, {"wonder": "gizah"},
    ]);
    let game = scene(3, json!({"age": 3, "cities": cities}));
    assert_eq!(
        starting(&game, 0, "build magistrates_guild"),
        ["build magistrates_guild left 2"],
        "SWB-EX-10"
    );
    assert_eq!(
        refused(&game, 0, "build magistrates_guild left 4"),
        "SWB-6.8",
        "SWB-EX-10"
    );
}

/// SWB-EX-11: coins of this turn come too late.
#[test]
fn swb_ex_11_coins_come_too_late() {
    let cities = json!([
        {"wonder": "gizah", "coins": 1, "hand": ["stockade"], "structures": ["stone_pit"]},
        {"wonder": "olympia", "coins": 9},
        {"wonder": "rhodos", "coins": 9, "side": "a"},
    ]);
    let game = scene(3, json!({"cities": cities}));
    assert_eq!(
        refused(&game, 0, "build stockade left 2"),
        "SWB-6.6",
        "SWB-EX-11"
    );
}

/// SWB-EX-12: the second Loom can only be discarded or used for a stage.
#[test]
fn swb_ex_12_the_second_loom() {
    let city =
        json!({"structures": ["loom_1", "quarry"], "hand": ["loom_2"], "tiles": [4, null, null]});
    let game = scene(3, json!({"age": 2, "cities": [city]}));
    assert_eq!(refused(&game, 0, "build loom_2"), "SWB-4.1", "SWB-EX-12");
    for text in ["sell loom_2", "tower 4 with loom_2", "stage 1 with loom_2"] {
        assert!(allows(&game, 0, text), "SWB-EX-12: {text}");
    }
}

/// SWB-EX-13: the Lighthouse with three yellow cards before.
#[test]
fn swb_ex_13_the_lighthouse() {
    let city = json!({"coins": 0, "structures": ["caravansery", "forum", "tavern"], "hand": ["lighthouse"]});
    let mut game = scene(4, json!({"age": 3, "cities": [city]}));
    turn(&mut game, &["build lighthouse chain"]);
    assert_eq!(
        (coins(&game)[0], points(&game, 0, "commerce")),
        (4, 4),
        "SWB-EX-13"
    );
}

/// SWB-EX-14: the Arena with two stages, later three.
#[test]
fn swb_ex_14_the_arena() {
    let city = |stages: usize| {
        let built: Vec<_> = (0..stages)
            .map(|n| json!({"stage": n + 1, "card": CARDS[n]}))
            .collect();
        json!({"coins": 0, "structures": ["dispensary"], "hand": ["arena"], "stages": built})
    };
    let mut game = scene(3, json!({"age": 3, "cities": [city(2)]}));
    turn(&mut game, &["build arena chain"]);
    assert_eq!(
        (coins(&game)[0], points(&game, 0, "commerce")),
        (6, 2),
        "SWB-EX-14"
    );
    let mut game = scene(3, json!({"age": 3, "cities": [city(3)]}));
    turn(&mut game, &["build arena chain"]);
    assert_eq!(points(&game, 0, "commerce"), 3, "SWB-EX-14");
}

/// SWB-EX-15: strengths 3, 3, 5 in Age II.
#[test]
fn swb_ex_15_strengths() {
    let cities = json!([
        {"structures": ["stockade", "walls"]}, {"structures": ["barracks", "stables"]},
        {"structures": ["guard_tower", "archery_range"], "shield_tokens": 2},
    ]);
    let mut game = scene(3, json!({"age": 2, "turn": 6, "cities": cities}));
    turn(&mut game, &[]);
    let cities = view(&game).cities;
    let tokens: Vec<_> = cities
        .iter()
        .map(|city| (city.victories[1], city.defeats))
        .collect();
    assert_eq!(tokens, [(0, 1), (0, 1), (2, 0)], "SWB-EX-15");
    assert!(game.outcome().is_none());
}
