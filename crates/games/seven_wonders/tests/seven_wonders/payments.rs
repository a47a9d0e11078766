//! Sections SWB-5 and SWB-6: cost, production and trade.

use serde_json::json;

use crate::support::{allows, coins, has, legal, own_view, refused, scene, starting, turn, view};

/// SWB-1.2, SWB-5.1: resources are shown, not used up; coins of a cost go to the bank.
#[test]
fn swb_1_2_swb_5_1_resources_are_not_used_up() {
    let cities = json!([
        {"wonder": "rhodos", "structures": ["lumber_yard"], "hand": ["stockade", "tree_farm"]},
        {"wonder": "gizah"}, {}, {}, {}, {},
    ]);
    let mut game = scene(6, json!({"cities": cities}));
    turn(&mut game, &["build stockade"]);
    let produced = &view(&game).cities[0].produces;
    assert_eq!(
        produced.len(),
        2,
        "SWB-5.1: wood and the ore of the board are still there: {produced:?}"
    );
    let mut game = scene(6, json!({"cities": cities}));
    turn(&mut game, &["build tree_farm"]);
    assert_eq!(coins(&game)[0], 2, "SWB-5.1: 1 coin to the bank");
    assert_eq!(
        coins(&game)[1..].iter().sum::<u16>(),
        5 * 6,
        "nobody else got it"
    );
}

/// SWB-5.3: a source yields one of its options for a payment; a double source one or two units.
#[test]
fn swb_5_3_a_source_yields_one_of_its_options() {
    let city = |structures: serde_json::Value, card: &str| {
        let own = json!({"wonder": "manneken_pis", "side": "b", "coins": 0, "structures": structures, "hand": [card]});
        scene(7, json!({"age": 2, "cities": [own]}))
    };
    let two_clay = city(json!(["clay_pit", "excavation"]), "forum");
    assert!(
        allows(&two_clay, 0, "build forum"),
        "SWB-5.3: one clay from each"
    );
    let one = city(json!(["clay_pit"]), "forum");
    assert_ne!(
        refused(&one, 0, "build forum"),
        "",
        "SWB-5.3: not two from one choice"
    );
    let both = city(json!(["clay_pit", "lumber_yard"]), "stables");
    assert_ne!(
        refused(&both, 0, "build stables"),
        "",
        "SWB-5.3: clay or ore, not both"
    );
    let double = city(json!(["brickyard"]), "forum");
    assert!(
        allows(&double, 0, "build forum"),
        "SWB-5.3: both units of a double source"
    );
    let half = city(
        json!(["brickyard", "lumber_yard", "glassworks_1"]),
        "temple",
    );
    assert!(
        allows(&half, 0, "build temple"),
        "SWB-5.3: one unit of a double source"
    );
}

/// SWB-5.4, SWB-6.10: the owner and both neighbours use the same unit in the same turn.
#[test]
fn swb_5_4_swb_6_10_a_unit_serves_its_owner_and_both_neighbours() {
    let cities = json!([
        {"wonder": "rhodos", "hand": ["stockade"]},
        {"wonder": "olympia", "structures": ["lumber_yard"]},
        {"wonder": "ephesos", "hand": ["stockade"]},
    ]);
    let mut game = scene(7, json!({"cities": cities}));
    let card = own_view(&game, 1).hand.unwrap()[0].card;
    let stage = format!("stage 1 with {card}");
    assert_eq!(
        starting(&game, 1, &stage),
        std::slice::from_ref(&stage),
        "SWB-6.10: selling does not limit the seller"
    );
    turn(
        &mut game,
        &["build stockade left 2", &stage, "build stockade right 2"],
    );
    assert!(
        has(&game, 0, "stockade") && has(&game, 2, "stockade"),
        "SWB-5.4"
    );
    assert_eq!(coins(&game)[..3], [1, 3 + 4, 1], "SWB-6.10: both paid");
}

/// SWB-5.5: what is built in a turn produces from the next one on, not yet in step D.
#[test]
fn swb_5_5_new_structures_produce_from_the_next_turn_on() {
    let cities = json!([{
        "wonder": "babylon", "side": "b", "hand": ["lumber_yard", "stockade"],
        "stages": [{"stage": 1, "card": "altar"}, {"stage": 2, "card": "theater"}],
    }, {"wonder": "gizah"}, {"wonder": "ephesos"}]);
    let mut game = scene(3, json!({"turn": 6, "cities": cities}));
    turn(&mut game, &["build lumber_yard"]);
    assert_eq!(
        refused(&game, 0, "build stockade"),
        "SWB-6.3",
        "SWB-5.5: no wood in step D"
    );
    let mut game = scene(
        3,
        json!({"turn": 5, "cities": [{"wonder": "gizah", "hand": ["lumber_yard"]}]}),
    );
    turn(&mut game, &["build lumber_yard"]);
    assert_eq!(
        view(&game).cities[0].produces.len(),
        2,
        "SWB-5.5: but in the next turn"
    );
}

/// SWB-5.5: discounts also start with the next turn.
#[test]
fn swb_5_5_discounts_start_with_the_next_turn() {
    let cities = json!([{
        "wonder": "babylon", "side": "b", "coins": 5, "hand": ["west_trading_post", "stockade"],
        "stages": [{"stage": 1, "card": "altar"}, {"stage": 2, "card": "theater"}],
    }, {"wonder": "olympia"}, {"wonder": "ephesos"}]);
    let mut game = scene(3, json!({"turn": 6, "cities": cities}));
    turn(&mut game, &["build west_trading_post"]);
    assert!(
        allows(&game, 0, "build stockade left 2"),
        "SWB-5.5: still 2 coins in step D"
    );
    assert!(!allows(&game, 0, "build stockade left 1"));
}

/// SWB-5.6: for a later payment of the turn all sources are available again.
#[test]
fn swb_5_6_a_later_payment_can_use_all_sources_again() {
    let cities = json!([{
        "wonder": "babylon", "side": "b", "coins": 0, "hand": ["school", "caravansery"],
        "structures": ["sawmill", "press_1"],
        "stages": [{"stage": 1, "card": "altar"}, {"stage": 2, "card": "theater"}],
    }, {"wonder": "gizah"}, {"wonder": "ephesos"}]);
    let mut game = scene(3, json!({"age": 2, "turn": 6, "cities": cities}));
    turn(&mut game, &["build school"]);
    assert!(
        allows(&game, 0, "build caravansery"),
        "SWB-5.6: both units of wood again"
    );
}

/// SWB-5.7: the free unit of a tile serves one payment of a turn only.
#[test]
fn swb_5_7_free_units_serve_one_payment_of_a_turn() {
    let with = |structures: serde_json::Value| {
        let cities = json!([{
            "wonder": "babylon", "side": "b", "coins": 0, "hand": ["stockade", "baths"], "structures": structures,
            "stages": [{"stage": 1, "card": "altar"}, {"stage": 2, "card": "theater"}],
        }, {"wonder": "rhodos", "tower": 1}, {"wonder": "ephesos"}]);
        scene(3, json!({"turn": 6, "tower": [17], "cities": cities}))
    };
    let mut game = with(json!([]));
    assert_eq!(
        starting(&game, 0, "build stockade"),
        ["build stockade using tile_17"]
    );
    turn(&mut game, &["build stockade using tile_17"]);
    assert_eq!(
        refused(&game, 0, "build baths using tile_17"),
        "SWB-6.3",
        "SWB-5.7: used up in this turn"
    );
    let mut game = with(json!(["lumber_yard"]));
    assert_eq!(
        starting(&game, 0, "build stockade"),
        ["build stockade"],
        "the smallest set of means"
    );
    turn(&mut game, &["build stockade"]);
    assert!(
        !starting(&game, 0, "build baths").is_empty(),
        "SWB-5.7: still there for the last card"
    );
}

/// SWB-6.1, SWB-6.2: neighbours sell start resource, brown and grey structures, nothing else.
#[test]
fn swb_6_1_swb_6_2_what_neighbours_sell() {
    let cities = json!([
        {"wonder": "rhodos", "coins": 20, "hand": ["palace", "gardens"]},
        {"wonder": "alexandria", "side": "b", "structures": ["sawmill", "loom_1", "caravansery", "forum"],
         "stages": [{"stage": 1, "card": "altar"}]},
        {"wonder": "ephesos", "structures": ["stone_pit", "clay_pool"]},
    ]);
    let game = scene(3, json!({"age": 3, "cities": cities}));
    let sells: Vec<_> = view(&game).cities[1]
        .sells
        .iter()
        .map(|(r, n)| (r.to_string(), *n))
        .collect();
    let expected = [("wood", 2), ("glass", 1), ("textile", 1)].map(|(r, n)| (r.to_owned(), n));
    assert_eq!(sells, expected, "SWB-6.2: no yellow structure, no stage");
    assert_eq!(
        starting(&game, 0, "build palace"),
        ["build palace left 6 right 6"],
        "SWB-6.1: from both at once"
    );
}

/// SWB-6.3: a choice source sells one of its resources, a double source both units.
#[test]
fn swb_6_3_a_neighbour_sells_each_source_once() {
    let game = |structures: serde_json::Value, card: &str| {
        let cities = json!([
            {"wonder": "manneken_pis", "side": "b", "coins": 20, "hand": [card]},
            {"wonder": "alexandria", "structures": structures}, {"wonder": "ephesos"}, {}, {}, {},
            {"wonder": "olympia", "start_lost": true},
        ]);
        scene(7, json!({"age": 2, "cities": cities}))
    };
    assert!(
        allows(
            &game(json!(["brickyard"]), "forum"),
            0,
            "build forum left 4"
        ),
        "SWB-6.3: both units"
    );
    let choice = game(json!(["clay_pit", "lumber_yard"]), "stables");
    assert_eq!(
        refused(&choice, 0, "build stables left 6"),
        "SWB-6.3",
        "one of the choice only"
    );
}

/// SWB-6.4: discounts by class and neighbour; they do not add up.
#[test]
fn swb_6_4_discounts_by_class_and_neighbour() {
    let prices = |structures: serde_json::Value| {
        let game = scene(3, json!({"age": 2, "cities": [{"structures": structures}]}));
        view(&game).cities[0].prices
    };
    assert_eq!(prices(json!([])), [[2, 2], [2, 2]], "SWB-6.4");
    assert_eq!(
        prices(json!(["east_trading_post"])),
        [[2, 1], [2, 2]],
        "SWB-6.4: right neighbour"
    );
    assert_eq!(
        prices(json!(["west_trading_post"])),
        [[1, 2], [2, 2]],
        "SWB-6.4: left neighbour"
    );
    assert_eq!(
        prices(json!(["marketplace"])),
        [[2, 2], [1, 1]],
        "SWB-6.4: goods of both"
    );
    let olympia = json!({
        "wonder": "olympia", "side": "b", "structures": ["west_trading_post"],
        "stages": [{"stage": 1, "card": "altar"}],
    });
    let game = scene(3, json!({"age": 2, "cities": [olympia]}));
    assert_eq!(
        view(&game).cities[0].prices,
        [[1, 1], [2, 2]],
        "SWB-9.6, SWB-6.4: never below 1 on their own"
    );
}

/// SWB-6.5, SWT-6.9, SWT-6.10: tiles change the price afterwards, never below 0; a unit for nothing must still be there.
#[test]
fn swb_6_5_swt_6_9_swt_6_10_tiles_change_prices_down_to_zero() {
    let with = |seller: &str| {
        let cities = json!([
            {"wonder": "rhodos", "coins": 0, "structures": ["west_trading_post"], "hand": ["stockade"], "tower": 1},
            {"wonder": seller}, {"wonder": "ephesos"},
        ]);
        scene(3, json!({"tower": [11], "cities": cities}))
    };
    let game = with("olympia");
    assert_eq!(view(&game).cities[0].prices, [[0, 1], [2, 2]], "SWB-6.5");
    assert!(
        allows(&game, 0, "build stockade"),
        "SWT-6.9: free with discount and tile"
    );
    assert_eq!(
        refused(&with("alexandria"), 0, "build stockade"),
        "SWB-6.3",
        "SWT-6.10: nobody sells wood"
    );
}

/// SWB-6.6: only coins from before the turn count.
#[test]
fn swb_6_6_coins_of_the_turn_do_not_count() {
    let cities = json!([
        {"wonder": "rhodos", "coins": 1, "hand": ["stockade"]},
        {"wonder": "olympia", "hand": ["barracks"], "coins": 9},
        {"wonder": "ephesos"},
    ]);
    let game = scene(3, json!({"cities": cities}));
    assert!(
        allows(&game, 1, "build barracks right 2"),
        "the neighbour buys ore from seat 0"
    );
    assert_eq!(refused(&game, 0, "build stockade left 2"), "SWB-6.6");
}

/// SWB-6.7, SWB-6.9: every split is offered, cheapest first, then with less to the left.
#[test]
fn swb_6_7_swb_6_9_every_split_is_offered_cheapest_first() {
    let cities = json!([
        {"wonder": "manneken_pis", "side": "b", "coins": 20, "hand": ["caravansery"], "structures": ["east_trading_post"]},
        {"wonder": "rhodos", "structures": ["sawmill"]}, {}, {}, {}, {},
        {"wonder": "gizah", "structures": ["sawmill"]},
    ]);
    let game = scene(7, json!({"age": 2, "cities": cities}));
    let ways = starting(&game, 0, "build caravansery");
    let expected = [
        "build caravansery right 2",
        "build caravansery left 2 right 1",
        "build caravansery left 4",
    ];
    assert_eq!(ways, expected, "SWB-6.7, SWB-6.9");
    assert_eq!(refused(&game, 0, "build caravansery left 2"), "SWB-6.8");
    assert_eq!(
        refused(&game, 0, "build caravansery left 1"),
        "SWB-6.4",
        "too little"
    );
}

/// SWB-6.8: nothing superfluous is bought; the city's own means are chosen again for the test.
#[test]
fn swb_6_8_nothing_superfluous_is_bought() {
    let cities = json!([
        {"wonder": "olympia", "coins": 20, "hand": ["statue"], "structures": ["clay_pit", "tree_farm"]},
        {"wonder": "rhodos", "structures": ["lumber_yard", "foundry"]}, {}, {}, {}, {}, {"wonder": "gizah"},
    ]);
    // Wood from the board, one ore from the Clay Pit: exactly one ore is missing.
    let game = scene(7, json!({"age": 2, "cities": cities}));
    assert_eq!(
        starting(&game, 0, "build statue"),
        ["build statue left 2"],
        "SWB-6.8"
    );
    assert_eq!(
        refused(&game, 0, "build statue left 4"),
        "SWB-6.8",
        "a gift of coins"
    );
}

/// SWB-6.8: all ways to pay, against a slow search over single purchases.
#[test]
fn swb_6_8_payments_agree_with_a_slow_search() {
    crate::reference::payments::compare();
}

/// SWB-4.3, SWB-4.4: discarding is always possible.
#[test]
fn swb_4_3_swb_4_4_somebody_can_always_do_something() {
    let game = scene(
        3,
        json!({"age": 3, "cities": [{"coins": 0, "start_lost": true}]}),
    );
    assert!(
        legal(&game, 0).iter().any(|text| text.starts_with("sell")),
        "SWB-4.3, SWB-4.4"
    );
}
