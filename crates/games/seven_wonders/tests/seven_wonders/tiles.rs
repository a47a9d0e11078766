//! Section SWT-6: the 24 tiles of the Tower of Babel, one by one.

use serde_json::{Value, json};
use ziggurat_engine::Game;
use ziggurat_seven_wonders::SevenWonders;

use crate::support::{allows, babel, coins, list, own_view, refused, scene, starting, turn, view};

/// Five cities with these tiles on the tower; seat 0 has this city.
fn with(tiles: &[u8], age: u64, city: Value) -> SevenWonders {
    let mut city = city;
    if city.get("wonder").is_none() {
        city["wonder"] = json!("olympia");
    }
    city["tower"] = json!(tiles.len().min(2));
    let other = json!({"wonder": "rhodos", "tower": tiles.len().saturating_sub(2)});
    scene(
        5,
        json!({"age": age, "tower": tiles, "cities": [city, other, {}, {}, {"wonder": "gizah"}]}),
    )
}

/// The coins of seat 0 after it did this.
fn after(mut game: SevenWonders, text: &str) -> u16 {
    turn(&mut game, &[text]);
    coins(&game)[0]
}

#[test]
fn swt_1_2_there_are_24_tiles() {
    assert_eq!(list(&babel()["tiles"]).len(), 24, "SWT-1.2");
    for (index, tile) in list(&babel()["tiles"]).iter().enumerate() {
        assert_eq!(tile["number"], index + 1);
    }
}

/// SWT-6.1: tile 1: a tax of 1, 2 or 3 coins on red structures.
#[test]
fn swt_6_1_tile_1_taxes_red_structures() {
    let city = json!({"coins": 9, "hand": ["stockade"]});
    assert_eq!(
        after(with(&[1], 1, city), "build stockade"),
        8,
        "SWT-6.1: 1 coin in Age I"
    );
    let city = json!({"coins": 9, "hand": ["stables"], "structures": ["apothecary"]});
    assert_eq!(
        after(with(&[1], 2, city.clone()), "build stables chain"),
        7,
        "SWT-6.1, SWT-6.3: 2 coins in Age II, even by chain"
    );
    let poor = json!({"coins": 1, "hand": ["stables"], "structures": ["apothecary"]});
    assert_eq!(
        refused(&with(&[1], 2, poor), 0, "build stables chain"),
        "SWB-6.6",
        "SWT-6.2"
    );
    assert_eq!(
        after(
            with(&[1], 2, json!({"coins": 9, "hand": ["vineyard"]})),
            "build vineyard"
        ),
        9,
        "other colours are free"
    );
}

/// SWT-6.4: tile 2: red structures need no resources.
#[test]
fn swt_6_4_tile_2_needs_no_resources_for_red() {
    let game = with(
        &[2],
        3,
        json!({"coins": 0, "hand": ["arsenal", "town_hall"]}),
    );
    assert!(allows(&game, 0, "build arsenal"), "SWT-6.4");
    assert!(starting(&game, 0, "build town_hall").is_empty());
}

/// SWT-6.12: tile 3: brown cards with two units or a choice cannot be used by anybody.
#[test]
fn swt_6_12_tile_3_switches_brown_cards_off() {
    let city = json!({"structures": ["sawmill", "timber_yard", "lumber_yard"]});
    let game = with(&[3], 2, city);
    let seen = view(&game);
    let produces: Vec<_> = seen.cities[0]
        .produces
        .iter()
        .map(|(r, n)| (r.id(), *n))
        .collect();
    assert_eq!(
        produces,
        [("wood", 2)],
        "SWT-6.12: the board and the Lumber Yard"
    );
    assert_eq!(
        seen.cities[0].sells.values().sum::<u8>(),
        2,
        "SWT-6.12: nor sold"
    );
    let city = json!({"coins": 9, "hand": ["quarry", "vineyard"], "structures": ["sawmill"]});
    assert!(
        allows(&with(&[3], 2, city.clone()), 0, "build quarry"),
        "SWT-6.12: they can be built"
    );
    assert_eq!(
        after(with(&[3], 2, city), "build vineyard"),
        10,
        "SWT-6.12: and are counted"
    );
}

/// SWT-6.11: tile 4: trading posts, Marketplace, Caravansery and Forum do nothing, but still chain.
#[test]
fn swt_6_11_tile_4_closes_the_markets() {
    let structures = json!([
        "east_trading_post",
        "west_trading_post",
        "marketplace",
        "caravansery",
        "forum"
    ]);
    let city = json!({"structures": structures, "hand": ["haven", "lighthouse"]});
    let game = with(&[4], 3, city.clone());
    let seen = view(&game);
    assert_eq!(seen.cities[0].prices, [[2, 2], [2, 2]], "SWT-6.11");
    assert_eq!(seen.cities[0].produces.len(), 1, "SWT-6.11: only the board");
    assert!(
        allows(&game, 0, "build haven chain") && allows(&game, 0, "build lighthouse chain"),
        "SWT-6.11"
    );
    let olympia = json!({"side": "b", "stages": [{"stage": 1, "card": "altar"}]});
    assert_eq!(
        view(&with(&[4], 2, olympia)).cities[0].prices[0],
        [1, 1],
        "SWT-6.11: Olympia B is not affected"
    );
}

/// SWT-6.5: tile 5: blue structures bring coins.
#[test]
fn swt_6_5_tile_5_pays_for_blue_structures() {
    assert_eq!(
        after(with(&[5], 1, json!({"hand": ["altar"]})), "build altar"),
        4,
        "SWT-6.5"
    );
    let city = json!({"hand": ["pantheon"], "structures": ["temple"]});
    assert_eq!(
        after(with(&[5], 3, city), "build pantheon chain"),
        6,
        "SWT-6.5: 3 in Age III, any method"
    );
}

/// SWT-6.1, SWT-5.5: tile 6 taxes blue structures; with tile 5 both apply, the tax first.
#[test]
fn swt_6_1_swt_5_5_tile_6_taxes_blue_structures() {
    assert_eq!(
        after(with(&[6], 1, json!({"hand": ["altar"]})), "build altar"),
        2,
        "SWT-6.1"
    );
    assert_eq!(
        after(with(&[5, 6], 1, json!({"hand": ["altar"]})), "build altar"),
        3,
        "SWT-5.5"
    );
    assert_eq!(
        refused(
            &with(&[5, 6], 1, json!({"coins": 0, "hand": ["altar"]})),
            0,
            "build altar"
        ),
        "SWB-6.6",
        "SWT-5.5: first the tax"
    );
}

/// SWT-6.6: tile 7: chains from both neighbouring cities; it is a chain build.
#[test]
fn swt_6_6_tile_7_chains_from_neighbours() {
    let cities = |left: Value, right: Value| {
        let own = json!({"coins": 5, "hand": ["aqueduct"], "tower": 2});
        scene(
            5,
            json!({"age": 2, "tower": [7, 13], "cities": [own, {"structures": left}, {}, {}, {"structures": right}]}),
        )
    };
    for game in [
        cities(json!(["baths"]), json!([])),
        cities(json!([]), json!(["baths"])),
    ] {
        assert_eq!(
            after(game, "build aqueduct chain"),
            3,
            "SWT-6.6: with the tax on chains"
        );
    }
    assert_eq!(
        refused(&cities(json!([]), json!([])), 0, "build aqueduct chain"),
        "SWB-7.1"
    );
}

/// SWT-6.7: tile 8: blue structures cost coins instead of resources.
#[test]
fn swt_6_7_tile_8_takes_coins_for_blue() {
    let city = json!({"coins": 9, "hand": ["senate", "pantheon"], "structures": ["sawmill", "quarry", "foundry"]});
    let game = with(&[8], 3, city);
    assert_eq!(
        starting(&game, 0, "build senate"),
        ["build senate"],
        "SWT-6.7: no purchases"
    );
    assert_eq!(
        after(game, "build senate"),
        5,
        "SWT-6.7: 4 coins although the resources are there"
    );
    assert_eq!(
        after(with(&[8], 1, json!({"hand": ["altar"]})), "build altar"),
        3,
        "SWT-6.7: a card without cost stays free"
    );
}

/// SWT-6.9: tiles 9 to 12 change the prices of goods and materials.
#[test]
fn swt_6_9_tiles_9_to_12_change_prices() {
    let prices = |tiles: &[u8], structures: Value| {
        view(&with(tiles, 2, json!({"structures": structures}))).cities[0].prices
    };
    assert_eq!(prices(&[9], json!([])), [[2, 2], [1, 1]], "SWT-6.9: tile 9");
    assert_eq!(
        prices(&[10], json!([])),
        [[2, 2], [3, 3]],
        "SWT-6.9: tile 10"
    );
    assert_eq!(
        prices(&[11], json!([])),
        [[1, 1], [2, 2]],
        "SWT-6.9: tile 11"
    );
    assert_eq!(
        prices(&[12], json!([])),
        [[3, 3], [2, 2]],
        "SWT-6.9: tile 12"
    );
    assert_eq!(
        prices(&[9, 10], json!([])),
        [[2, 2], [2, 2]],
        "SWT-5.5: opposite ones both apply"
    );
    assert_eq!(
        prices(&[9], json!(["marketplace"])),
        [[2, 2], [0, 0]],
        "SWT-6.9: with the Marketplace"
    );
    assert_eq!(
        prices(&[12], json!(["west_trading_post"])),
        [[2, 3], [2, 2]],
        "SWT-6.9"
    );
}

/// SWT-6.1, SWT-6.3: tile 13 taxes chain builds only.
#[test]
fn swt_6_1_swt_6_3_tile_13_taxes_chains() {
    let city =
        json!({"coins": 9, "hand": ["aqueduct"], "structures": ["baths", "quarry", "stone_pit"]});
    assert_eq!(
        after(with(&[13], 2, city.clone()), "build aqueduct chain"),
        7,
        "SWT-6.1"
    );
    assert_eq!(
        after(with(&[13], 2, city), "build aqueduct"),
        9,
        "SWT-6.3, SWB-7.2: paying is not a chain"
    );
}

/// SWT-6.5: tile 14 pays for chain builds.
#[test]
fn swt_6_5_tile_14_pays_for_chains() {
    let city = json!({"hand": ["pantheon"], "structures": ["temple"]});
    assert_eq!(
        after(with(&[14], 3, city.clone()), "build pantheon chain"),
        6,
        "SWT-6.5"
    );
    assert_eq!(
        after(with(&[13, 14], 3, city), "build pantheon chain"),
        3,
        "SWT-5.5"
    );
}

/// SWT-6.4: tile 15: stages need no resources.
#[test]
fn swt_6_4_tile_15_needs_no_resources_for_stages() {
    let mut game = with(&[15], 1, json!({"wonder": "babylon", "coins": 0}));
    let card = own_view(&game, 0).hand.unwrap()[0].card;
    turn(&mut game, &[&format!("stage 1 with {card}")]);
    assert!(view(&game).cities[0].stages[0].built, "SWT-6.4");
}

/// SWT-6.1, SWT-6.2: tile 16 taxes stages; taxes add up to what must be there.
#[test]
fn swt_6_1_swt_6_2_tile_16_taxes_stages() {
    let game = with(&[15, 16], 2, json!({"wonder": "babylon", "coins": 2}));
    let card = own_view(&game, 0).hand.unwrap()[0].card;
    assert_eq!(after(game, &format!("stage 1 with {card}")), 0, "SWT-6.1");
    let poor = with(&[15, 16], 2, json!({"wonder": "babylon", "coins": 1}));
    let card = own_view(&poor, 0).hand.unwrap()[0].card;
    assert_eq!(
        refused(&poor, 0, &format!("stage 1 with {card}")),
        "SWB-6.6",
        "SWT-6.2"
    );
}

/// SWT-6.17: tiles 17, 18 and 21: one free unit each for everybody; not for sale.
#[test]
fn swt_6_17_tiles_17_18_21_give_free_units() {
    let free = |tiles: &[u8], age: u64, card: &str, structures: Value| {
        let city = json!({"wonder": "manneken_pis", "side": "b", "coins": 0, "hand": [card], "structures": structures});
        let game = with(tiles, age, city);
        let built = starting(&game, 0, &format!("build {card}"));
        (built.len(), view(&game).cities[0].sells.len())
    };
    assert_eq!(
        free(&[17], 1, "stockade", json!([])),
        (1, 0),
        "SWT-6.17: wood of tile 17"
    );
    assert_eq!(
        free(&[17], 1, "baths", json!([])),
        (1, 0),
        "SWT-6.17: or stone"
    );
    assert_eq!(
        free(&[18], 1, "barracks", json!([])),
        (1, 0),
        "SWT-6.17: ore of tile 18"
    );
    assert_eq!(
        free(&[18], 1, "guard_tower", json!([])),
        (1, 0),
        "SWT-6.17: or clay"
    );
    for card in ["workshop", "apothecary", "scriptorium"] {
        assert_eq!(
            free(&[21], 1, card, json!([])),
            (1, 0),
            "SWT-6.17: tile 21, {card}"
        );
    }
    assert_eq!(free(&[17], 1, "barracks", json!([])), (0, 0));
    assert_eq!(
        free(&[17, 18, 21], 2, "temple", json!([])),
        (1, 0),
        "SWT-6.17: each tile one unit"
    );
    assert_eq!(
        free(&[17], 2, "caravansery", json!([])),
        (0, 0),
        "SWT-6.17: only one unit a tile"
    );
}

/// SWT-6.19: tile 19: smaller victory tokens.
#[test]
fn swt_6_19_tile_19_shrinks_victories() {
    for (age, victories) in [(1, [0, 0, 0]), (2, [2, 0, 0]), (3, [0, 2, 0])] {
        let cities = json!([{"structures": ["stockade"], "tower": 1}]);
        let mut game = scene(
            4,
            json!({"age": age, "turn": 6, "tower": [19], "cities": cities}),
        );
        turn(&mut game, &[]);
        assert_eq!(
            view(&game).cities[0].victories,
            victories,
            "SWT-6.19, SWT-6.23: age {age}"
        );
        assert_eq!(view(&game).cities[1].defeats, 1);
    }
}

/// SWT-6.13: tile 20: single raw materials without end, for owner and buyers; start resources do not.
#[test]
fn swt_6_13_tile_20_makes_deposits_endless() {
    let own =
        json!({"wonder": "ephesos", "coins": 0, "hand": ["aqueduct"], "structures": ["stone_pit"]});
    assert!(
        allows(&with(&[20], 2, own), 0, "build aqueduct"),
        "SWT-6.13"
    );
    let buyer = json!({"wonder": "ephesos", "coins": 6, "hand": ["aqueduct"], "tower": 1});
    let game = scene(
        5,
        json!({"age": 2, "tower": [20], "cities": [buyer, {"wonder": "rhodos", "structures": ["stone_pit"]}]}),
    );
    assert!(
        allows(&game, 0, "build aqueduct left 6"),
        "SWT-6.13: every unit is paid"
    );
    let start = json!({"wonder": "gizah", "coins": 0, "hand": ["aqueduct"], "tower": 1});
    let game = scene(5, json!({"age": 2, "tower": [20], "cities": [start]}));
    assert!(
        starting(&game, 0, "build aqueduct").is_empty(),
        "SWT-6.13: not the start resource"
    );
}

/// SWT-6.22: tile 22: two defeat tokens, two pieces.
#[test]
fn swt_6_22_tile_22_doubles_defeats() {
    let cities = json!([{"structures": ["stockade", "strategists_guild"], "tower": 1}]);
    let mut game = scene(
        4,
        json!({"age": 3, "turn": 6, "tower": [22], "cities": cities}),
    );
    turn(&mut game, &[]);
    assert_eq!(view(&game).cities[1].defeats, 2, "SWT-6.22");
    assert_eq!(
        crate::support::points(&game, 0, "guilds"),
        4,
        "SWT-6.22: pieces count"
    );
}

/// SWT-6.7: tile 23: guilds cost coins instead of resources.
#[test]
fn swt_6_7_tile_23_takes_coins_for_guilds() {
    let city = json!({"coins": 9, "hand": ["workers_guild"]});
    assert_eq!(
        after(with(&[23], 3, city), "build workers_guild"),
        4,
        "SWT-6.7: five resources"
    );
}

/// SWT-6.5: tile 24: 5 coins for a guild.
#[test]
fn swt_6_5_tile_24_pays_for_guilds() {
    let city = json!({"coins": 5, "hand": ["workers_guild"]});
    assert_eq!(
        after(with(&[23, 24], 3, city), "build workers_guild"),
        5,
        "SWT-6.5"
    );
}

/// SWT-6.3: with the option, taxes 1 and 6 are waived for free builds, tax 13 is not.
#[test]
fn swt_6_3_taxes_can_be_waived() {
    let city = json!({"wonder": "olympia", "coins": 9, "hand": ["aqueduct"], "structures": ["baths"], "tower": 2});
    let mut document = json!({"age": 2, "tower": [6, 13], "cities": [city],
        "options": {"babel_tower": true, "taxes_waived_by_free_building": true}});
    assert_eq!(
        after(scene(5, document.clone()), "build aqueduct chain"),
        7,
        "SWT-6.3: tax 13 only"
    );
    document["options"]["taxes_waived_by_free_building"] = json!(false);
    assert_eq!(
        after(scene(5, document), "build aqueduct chain"),
        5,
        "SWT-6.3: both"
    );
}

/// SWT-9.1, SWT-9.2: there are neither leaders nor black cards here.
#[test]
fn swt_9_1_swt_9_2_tiles_concern_only_what_is_in_the_game() {
    let game = with(&[23], 3, json!({"hand": ["workers_guild"]}));
    assert!(game.options().babel_tower);
    assert!(
        "ramses".parse::<ziggurat_seven_wonders::Card>().is_err(),
        "SWT-9.1, SWT-9.2"
    );
}
