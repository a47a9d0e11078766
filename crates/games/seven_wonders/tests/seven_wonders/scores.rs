//! Sections SWB-11 to SWB-13: the end of the game.

use serde_json::{Value, json};
use ziggurat_engine::Game;
use ziggurat_seven_wonders::Phase;

use crate::support::{finished, points, scene, turn, view};

/// SWB-11.1: the game ends after the conflicts of Age III; they are counted once.
#[test]
fn swb_11_1_the_game_ends_after_age_three() {
    let cities = json!([
        {"wonder": "olympia", "side": "b", "structures": ["stockade"],
         "stages": [{"stage": 1, "card": "altar"}, {"stage": 2, "card": "theater"}, {"stage": 3, "card": "tavern"}]},
        {"structures": ["workers_guild"]}, {}, {},
    ]);
    let mut game = scene(4, json!({"age": 3, "turn": 6, "cities": cities}));
    assert!(game.outcome().is_none(), "SWB-11.1");
    turn(&mut game, &[]);
    assert_eq!(view(&game).phase, Phase::Over);
    assert_eq!(
        points(&game, 0, "military"),
        10,
        "SWB-11.1: two victories, once, even with a copied guild"
    );
    assert_eq!(game.outcome().unwrap().points, game.score());
}

/// SWB-11.2, SWB-11.3: nine categories that add up; the sum can be negative.
#[test]
fn swb_11_2_swb_11_3_categories_add_up() {
    let game = finished(
        3,
        json!([{"coins": 8, "structures": ["altar"]}, {"coins": 0, "defeats": 6, "markers": 2}]),
    );
    let names: Vec<_> = game.score()[0]
        .categories
        .iter()
        .map(|(name, _)| *name)
        .collect();
    let expected = [
        "military", "coins", "wonder", "civilian", "science", "commerce", "guilds", "tower",
        "projects", "leaders", "cities", "debt",
    ];
    assert_eq!(names, expected, "SWB-11.2");
    assert_eq!(
        points(&game, 0, "coins"),
        2,
        "SWB-11.2: one for every full 3 coins"
    );
    assert_eq!(game.score()[0].sum, 4);
    assert_eq!(game.score()[1].sum, -8, "SWB-11.3");
}

/// SWB-11.4: a tie goes to more coins; still tied, the victory is shared.
#[test]
fn swb_11_4_ties() {
    let game = finished(
        3,
        json!([{"coins": 4, "structures": ["altar"]}, {"coins": 5, "structures": ["theater"]}, {"coins": 0}]),
    );
    assert_eq!(
        game.outcome().unwrap().places,
        [2, 1, 3],
        "SWB-11.4: more coins"
    );
    let game = finished(
        3,
        json!([{"coins": 5, "structures": ["altar"]}, {"coins": 5, "structures": ["theater"]}, {"coins": 0}]),
    );
    assert_eq!(
        game.outcome().unwrap().places,
        [1, 1, 3],
        "SWB-11.4: shared"
    );
}

/// SWB-11.5: science and the copied guild are chosen together.
#[test]
fn swb_11_5_choices_at_the_end_are_made_together() {
    let cities = |left: Value| {
        json!([
            {"wonder": "olympia", "side": "b", "structures": ["apothecary", "workshop"],
             "stages": [{"stage": 1, "card": "altar"}, {"stage": 2, "card": "theater"}, {"stage": 3, "card": "tavern"}]},
            {"structures": left},
        ])
    };
    let both = finished(4, cities(json!(["scientists_guild", "traders_guild"])));
    assert_eq!(
        points(&both, 0, "science") + points(&both, 0, "guilds"),
        10,
        "SWB-11.5: the symbol is worth more"
    );
    let many = json!([
        "scientists_guild",
        "builders_guild",
        "workers_guild",
        "lumber_yard",
        "stone_pit",
        "clay_pool",
        "ore_vein",
        "sawmill",
        "quarry",
        "brickyard",
        "foundry",
        "timber_yard",
        "clay_pit"
    ]);
    let other = finished(4, cities(many));
    assert_eq!(
        (points(&other, 0, "science"), points(&other, 0, "guilds")),
        (2, 10),
        "SWB-11.5: ten brown cards next door"
    );
}

fn science(cards: &[&str]) -> i32 {
    points(&finished(7, json!([{"structures": cards}])), 0, "science")
}

/// SWB-12.1, SWB-12.2: squares and sets of symbols from green structures.
#[test]
fn swb_12_1_swb_12_2_science_points() {
    assert_eq!(science(&[]), 0);
    assert_eq!(science(&["apothecary"]), 1, "SWB-12.1");
    assert_eq!(
        science(&["apothecary", "dispensary", "academy"]),
        9,
        "SWB-12.2"
    );
    assert_eq!(science(&["apothecary", "workshop", "scriptorium"]), 3 + 7);
    assert_eq!(
        science(&[
            "apothecary",
            "workshop",
            "scriptorium",
            "dispensary",
            "laboratory",
            "library"
        ]),
        12 + 14
    );
}

/// SWB-12.3, SWP-5.7: symbols of choice are placed for the best total, with the scholars counted.
#[test]
fn swb_12_3_swp_5_7_wildcards_see_the_worth_of_sets() {
    let city = |tokens: Value| {
        json!([{"wonder": "babylon", "tokens": tokens,
        "stages": [{"stage": 1, "card": "altar"}, {"stage": 2, "card": "theater"}],
        "structures": ["apothecary", "dispensary", "lodge", "academy", "workshop"]}])
    };
    let plain = finished(7, city(json!({})));
    assert_eq!(
        points(&plain, 0, "science"),
        25 + 1,
        "SWB-12.3: a fifth compass beats a set (16 + 1 + 1 + 7)"
    );
    let scholars = finished(7, city(json!({"vp_per_science_set": 1})));
    assert_eq!(
        (
            points(&scholars, 0, "science"),
            points(&scholars, 0, "projects")
        ),
        (25, 3),
        "SWB-12.3: 28 with the scholars"
    );
}

/// SWB-13.1: guilds count face-up structures of neighbours, each in its way.
#[test]
fn swb_13_1_guilds_count_neighbours() {
    let guild = |guild: &str, left: &[&str], right: &[&str]| {
        let cities =
            json!([{"structures": [guild]}, {"structures": left}, {}, {"structures": right}]);
        points(&finished(4, cities), 0, "guilds")
    };
    assert_eq!(
        guild("workers_guild", &["lumber_yard", "loom_1"], &["stone_pit"]),
        2,
        "SWB-13.1"
    );
    assert_eq!(
        guild(
            "craftsmens_guild",
            &["loom_1", "press_1"],
            &["glassworks_1"]
        ),
        6,
        "SWB-13.1"
    );
    assert_eq!(
        guild("magistrates_guild", &["altar"], &["theater", "baths"]),
        3
    );
    assert_eq!(guild("philosophers_guild", &["apothecary"], &[]), 1);
    assert_eq!(guild("spies_guild", &["stockade"], &["barracks"]), 2);
    assert_eq!(guild("traders_guild", &["tavern"], &["marketplace"]), 2);
}

/// SWB-13.2: Builders, Strategists and Shipowners.
#[test]
fn swb_13_2_guilds_that_count_other_things() {
    let stages = |card: &str| json!([{"stage": 1, "card": card}]);
    let cities = json!([
        {"structures": ["builders_guild", "strategists_guild", "shipowners_guild", "lumber_yard", "loom_1"], "stages": stages("altar"), "defeats": 5},
        {"stages": stages("theater"), "defeats": 2}, {"stages": stages("tavern"), "defeats": 9}, {"stages": stages("pawnshop"), "defeats": 1},
    ]);
    let game = finished(4, cities);
    // Builders 3, Strategists 3 pieces, Shipowners 1 brown + 1 grey + 3 purple.
    assert_eq!(points(&game, 0, "guilds"), 3 + 3 + 5, "SWB-13.2");
}

/// SWB-13.3: with three players left and right are different players.
#[test]
fn swb_13_3_three_players_have_two_neighbours() {
    let cities = json!([{"structures": ["workers_guild"]}, {"structures": ["lumber_yard"]}, {"structures": ["stone_pit"]}]);
    assert_eq!(points(&finished(3, cities), 0, "guilds"), 2, "SWB-13.3");
}
