//! Black cards by kind (section SWC-6) and their points (SWC-9).

use serde_json::{Value, json};
use ziggurat_engine::Game;

use crate::support::*;

fn cities_only() -> Value {
    json!({"cities": true})
}

/// SWC-6.1, SWC-6.2, SWC-6.3, SWC-9.1, SWC-9.2
#[test]
fn swc_6_1_swc_6_2_swc_6_3_masks_copy_green_cards_next_door() {
    let game = |own: Value, next: Value| {
        let cities = json!([{"structures": own}, {"structures": next, "leaders": ["euclid"]}, {}, {}, {}, {}, {}]);
        points(&finished_with_all(7, cities), 0, "science")
    };
    for mask in ["pigeon_loft", "spy_ring", "torture_chamber"] {
        assert_eq!(
            game(json!([mask]), json!([])),
            0,
            "{mask}: no green card, and a leader is none"
        );
        assert_eq!(game(json!([mask]), json!(["workshop"])), 1, "{mask}");
    }
    assert_eq!(
        game(json!(["pigeon_loft", "spy_ring"]), json!(["workshop"])),
        4,
        "both may pick the same"
    );
    let three = json!(["pigeon_loft", "spy_ring", "torture_chamber"]);
    assert_eq!(
        game(three, json!(["workshop", "apothecary", "scriptorium"])),
        1 + 1 + 1 + 7,
        "the best for the owner"
    );
    let with = json!(["pigeon_loft", "workshop", "scriptorium"]);
    assert_eq!(game(with, json!(["workshop", "apothecary"])), 10);
}

/// SWC-6.4
#[test]
fn swc_6_4_black_shields_are_not_red() {
    let cities = json!([
        {"structures": ["militia", "mercenaries", "contingent"], "leaders": ["pericles", "justinian"]},
        {"structures": ["spies_guild"]}, {}
    ]);
    let game = finished_with_all(3, cities);
    assert_eq!(view(&game).cities[0].shields, 10);
    assert_eq!(points(&game, 0, "leaders"), 0);
    assert_eq!(points(&game, 1, "guilds"), 0);
}

/// SWC-6.5
#[test]
fn swc_6_5_gambling_pays_the_neighbours_too() {
    for (age, card, cost, own, others) in
        [(1, "gambling_den", 0, 6, 1), (2, "gambling_house", 1, 9, 2)]
    {
        let cities =
            json!([{"coins": cost, "hand": [card]}, {"coins": 0}, {"coins": 0}, {"coins": 0}]);
        let mut game = scene_with(cities_only(), 4, json!({"age": age, "cities": cities}));
        turn(&mut game, &[&format!("build {card}")]);
        assert_eq!(coins(&game), [own, 3 + others, 3, 3 + others]);
    }
}

/// SWC-6.6, SWC-EX-8
#[test]
fn swc_6_6_swc_ex_8_docks_make_one_resource_cheaper() {
    let scene = |own: Value, coins: u16| {
        let cities = json!([
            {"wonder": "ephesos", "coins": coins, "structures": own, "hand": ["aqueduct"]},
            {"wonder": "gizah", "structures": ["quarry"], "coins": 0}, {}, {}, {}, {},
            {"wonder": "rhodos", "structures": ["stone_pit"], "coins": 0}
        ]);
        scene_with(cities_only(), 7, json!({"age": 2, "cities": cities}))
    };
    // The Aqueduct costs three stones: the left neighbour has three, the right one has one.
    let west = scene(json!(["clandestine_dock_west", "west_trading_post"]), 9);
    let ways = starting(&west, 0, "build aqueduct");
    assert_eq!(
        ways,
        ["build aqueduct left 2", "build aqueduct left 1 right 2"]
    );
    let mut paid = west;
    turn(&mut paid, &["build aqueduct left 2"]);
    assert_eq!(
        (coins(&paid)[0], coins(&paid)[1], coins(&paid)[6]),
        (7, 2 + 3, 3),
        "the neighbour gets the lower price"
    );
    let both = scene(json!(["clandestine_dock_west", "clandestine_dock_east"]), 9);
    let ways = starting(&both, 0, "build aqueduct");
    assert_eq!(
        ways,
        ["build aqueduct left 3 right 1", "build aqueduct left 5"]
    );
    let two = scene(
        json!(["clandestine_dock_west", "west_trading_post", "stone_pit"]),
        9,
    );
    assert!(
        allows(&two, 0, "build aqueduct left 1"),
        "0 + 1 = 1 coin (SWC-EX-8)"
    );
}

/// SWC-6.7, SWC-12.5: the rebate goes to a resource that costs something.
#[test]
fn swc_6_7_swc_12_5_a_dock_is_not_wasted_on_what_is_free() {
    let cities = json!([
        {"wonder": "ephesos", "coins": 9, "structures": ["clandestine_dock_west", "marketplace"], "hand": ["library"]},
        {"wonder": "gizah", "structures": ["quarry", "loom_1"], "coins": 0}, {"wonder": "rhodos", "coins": 0, "tower": 1}
    ]);
    let options = json!({"cities": true, "babel_tower": true});
    let game = scene_with(
        options,
        3,
        json!({"age": 2, "tower": [9], "cities": cities}),
    );
    // Two stones for 2 each and a textile for nothing: the dock takes one coin off the stones.
    assert_eq!(
        starting(&game, 0, "build library"),
        ["build library left 3"]
    );
}

/// SWC-6.8, SWC-6.9, SWC-EX-7: what Warehouse and Black Market give, seen through single payments.
#[test]
fn swc_6_8_swc_6_9_swc_ex_7_warehouse_and_black_market() {
    // Petra makes clay; the Tree Farm wood or clay; the Press papyrus; the Caravansery does not count.
    let can = |structure: &str, card: &str, age: u8| {
        let cities = json!([
            {"wonder": "petra", "coins": 9, "structures": ["tree_farm", "press_1", "caravansery", structure], "hand": [card]},
            {"wonder": "gizah", "start_lost": true}, {}, {}, {}, {}, {"wonder": "ephesos", "start_lost": true}
        ]);
        let game = scene_with(cities_only(), 7, json!({"age": age, "cities": cities}));
        !starting(&game, 0, &format!("build {card}")).is_empty()
    };
    // Walls cost three stones; without help only the Caravansery gives one.
    assert!(!can("secret_warehouse", "walls", 2) && !can("black_market", "walls", 2));
    // The Forum costs two clay: Petra, Tree Farm. The Courthouse two clay and a textile.
    assert!(can("militia", "forum", 2));
    assert!(
        !can("secret_warehouse", "courthouse", 2),
        "textile is not made here"
    );
    assert!(can("black_market", "courthouse", 2), "textile is lacking");
    // The School costs a wood and a papyrus; the Dispensary two ores and a glass.
    assert!(can("militia", "school", 2));
    assert!(!can("secret_warehouse", "dispensary", 2) && !can("black_market", "dispensary", 2));
    // Temple: wood, clay, glass. Archery Range: two wood, an ore.
    assert!(can("black_market", "temple", 2) && !can("secret_warehouse", "temple", 2));
    assert!(
        can("secret_warehouse", "archery_range", 2),
        "wood twice, ore through the Caravansery"
    );
}

/// SWC-6.8, SWC-6.9: neighbours cannot buy it.
#[test]
fn swc_6_8_swc_6_9_nobody_buys_from_the_black_market() {
    let cities = json!([
        {"wonder": "gizah", "coins": 9}, {"wonder": "petra", "structures": ["secret_warehouse", "black_market"]}, {"wonder": "ephesos"}
    ]);
    let game = scene_with(cities_only(), 3, json!({"age": 2, "cities": cities}));
    let sells = &view(&game).cities[1].sells;
    assert_eq!(sells.len(), 1, "only the clay of the board");
}

/// SWC-6.9: if all seven are produced it gives nothing; SWC-6.10: tile 3 and a lost start resource.
#[test]
fn swc_6_9_swc_6_10_what_counts_as_produced() {
    let scene = |own: Value, tower: Value, lost: bool, card: &str| {
        let cities = json!([
            {"wonder": "petra", "start_lost": lost, "coins": 0, "structures": own, "hand": [card]},
            {"wonder": "gizah", "start_lost": true, "tower": list(&tower).len()}, {"wonder": "ephesos", "start_lost": true}
        ]);
        let options = json!({"cities": true, "babel_tower": true, "great_projects": true});
        let game = scene_with(
            options,
            3,
            json!({"age": 2, "tower": tower, "cities": cities}),
        );
        !starting(&game, 0, &format!("build {card}")).is_empty()
    };
    let all = json!([
        "lumber_yard",
        "stone_pit",
        "ore_vein",
        "glassworks_1",
        "loom_1",
        "press_1",
        "black_market"
    ]);
    // The Forum costs two clay: Petra has one; all seven are made, so the market gives none.
    assert!(!scene(all.clone(), json!([]), false, "forum"));
    let mut more = list(&all).to_vec();
    more.push(json!("secret_warehouse"));
    assert!(
        scene(json!(more), json!([]), false, "forum"),
        "the Warehouse does"
    );
    assert!(
        !scene(json!(more), json!([]), true, "forum"),
        "the start resource is lost"
    );
    // The market gives the clay that is lost, but only one.
    assert!(!scene(all, json!([]), true, "forum"));
    // A Sawmill makes wood; under tile 3 it does not: the School needs a wood and a papyrus.
    let mill = |card: &str| json!(["sawmill", "press_1", card]);
    assert!(!scene(
        mill("secret_warehouse"),
        json!([3]),
        false,
        "school"
    ));
    assert!(scene(mill("black_market"), json!([3]), false, "school"));
}

/// SWC-12.4: tiles 17, 18 and 21 are not production of the city; SWC-12.6: tile 4 leaves black cards alone.
#[test]
fn swc_12_4_swc_12_6_tiles_and_black_cards() {
    let scene = |own: Value, tower: Value, card: &str| {
        let cities = json!([
            {"wonder": "petra", "coins": 0, "structures": own, "hand": [card]},
            {"wonder": "gizah", "start_lost": true, "tower": list(&tower).len()}, {"wonder": "ephesos", "start_lost": true}
        ]);
        let options = json!({"cities": true, "babel_tower": true, "great_projects": true});
        let game = scene_with(
            options,
            3,
            json!({"age": 2, "tower": tower, "cities": cities}),
        );
        !starting(&game, 0, &format!("build {card}")).is_empty()
    };
    // Archery Range: two wood and an ore. Tile 17 gives a wood, the warehouse none.
    assert!(!scene(
        json!(["ore_vein", "secret_warehouse"]),
        json!([17]),
        "archery_range"
    ));
    assert!(
        scene(
            json!(["ore_vein", "black_market"]),
            json!([17]),
            "archery_range"
        ),
        "wood is still lacking"
    );
    assert!(scene(
        json!(["lumber_yard", "ore_vein", "secret_warehouse"]),
        json!([4]),
        "archery_range"
    ));
}

/// SWC-6.11
#[test]
fn swc_6_11_the_architect_cabinet_waives_resources_of_stages() {
    let cities = json!([{"wonder": "gizah", "coins": 1, "structures": ["press_1"], "hand": ["architect_cabinet", "walls"]}, {}, {}]);
    let mut game = scene_with(cities_only(), 3, json!({"age": 2, "cities": cities}));
    assert!(starting(&game, 0, "stage 1 with walls").is_empty());
    turn(&mut game, &["build architect_cabinet"]);
    let card = own_view(&game, 0).hand.unwrap()[0].card;
    assert!(allows(&game, 0, &format!("stage 1 with {card}")));
    assert_eq!(points(&game, 0, "cities"), 2);
}

/// SWC-6.13, SWC-3.3
#[test]
fn swc_6_13_swc_3_3_slave_market_and_secret_society_pay_twice() {
    let own = json!([
        "lumber_yard",
        "sawmill",
        "ore_vein",
        "foundry",
        "stone_pit",
        "press_1",
        "hideout",
        "lair"
    ]);
    for (card, coins_of) in [("slave_market", 3), ("secret_society", 3)] {
        let cities = json!([{"coins": 0, "structures": own, "victories": {"ones": 2, "threes": 1}, "hand": [card]}, {}, {}]);
        let mut game = scene_with(cities_only(), 3, json!({"age": 3, "cities": cities}));
        turn(&mut game, &[&format!("build {card}")]);
        assert_eq!(coins(&game)[0], coins_of, "{card}");
        assert_eq!(points(&game, 0, "cities"), 2 + 3 + 3, "{card}");
    }
}

/// SWC-9.1: plain points.
#[test]
fn swc_9_1_black_points_are_a_category() {
    for (card, worth) in [
        ("hideout", 2),
        ("residence", 1),
        ("gates_of_the_city", 4),
        ("lair", 3),
        ("consulate", 2),
        ("sepulcher", 4),
        ("architect_cabinet", 2),
        ("tabularium", 6),
        ("brotherhood", 4),
        ("embassy", 3),
        ("cenotaph", 5),
        ("builders_union", 4),
        ("capitol", 8),
        ("militia", 0),
    ] {
        let game = finished_with_all(3, json!([{"structures": [card], "coins": 0}, {}, {}]));
        assert_eq!(points(&game, 0, "cities"), worth, "{card}");
        assert_eq!(game.score()[0].sum, worth);
    }
}

/// SWC-5.1: cards with a diplomacy token.
#[test]
fn swc_5_1_diplomats_of_all_ages() {
    let own = json!(["clay_pool", "stone_pit", "press_1", "loom_1"]);
    for (age, card) in [(1, "residence"), (2, "consulate"), (3, "embassy")] {
        let own = if age == 1 {
            json!(["clay_pool"])
        } else {
            own.clone()
        };
        let cities = json!([{"structures": own, "hand": [card]}, {}, {}]);
        let mut game = scene_with(cities_only(), 3, json!({"age": age, "cities": cities}));
        turn(&mut game, &[&format!("build {card}")]);
        assert_eq!(view(&game).cities[0].diplomacy, 1, "{card}");
    }
}
