//! The leaders one by one (section SWL-5, SWC-7).

use serde_json::{Value, json};
use ziggurat_engine::Game;
use ziggurat_seven_wonders::Leader;

use crate::{recruitment::recruiting, support::*};

/// The points of a leader in a finished game.
fn worth(leader: &str, city: Value) -> i32 {
    let mut city = city;
    let without = finished_with_all(7, json!([city.clone(), {}, {}, {}, {}, {}, {}]));
    city["leaders"] = json!([leader]);
    let with = finished_with_all(7, json!([city, {}, {}, {}, {}, {}, {}]));
    with.score()[0].sum - without.score()[0].sum
}

/// SWL-5.17, SWL-5.18, SWL-5.19, SWL-EX-3, SWC-7.3, SWC-7.7
#[test]
fn swl_5_17_swl_5_18_swl_5_19_leaders_with_points() {
    let city = json!({
        "coins": 11,
        "structures": [
            "lumber_yard", "clay_pool", "ore_vein", "loom_1", "baths", "altar",
            "tavern", "east_trading_post", "west_trading_post", "vineyard",
            "stockade", "barracks", "apothecary", "workshop", "library",
            "workers_guild", "spies_guild", "hideout", "lair", "residence"
        ],
        "victories": {"ones": 1, "threes": 2},
        "stages": [{"stage": 1, "card": "theater"}, {"stage": 2, "card": "pawnshop"}],
    });
    for (leader, points) in [
        ("sappho", 2),
        ("zenobia", 3),
        ("nefertiti", 4),
        ("cleopatra", 5),
        ("phidias", 3),
        ("praxiteles", 2),
        ("nebuchadnezzar", 2),
        ("varro", 4),
        ("pericles", 4),
        ("hypatia", 3),
        ("hiram", 4),
        ("amytis", 4),
        ("alexander", 3),
        ("midas", 3),
        ("justinian", 6),
        ("plato", 7),
        ("aspasia", 2),
        ("darius", 3),
        ("nero", 0),
        ("caesar", 0),
    ] {
        assert_eq!(worth(leader, city.clone()), points, "{leader}");
    }
}

/// SWL-5.21, SWL-EX-4, SWL-10.1
#[test]
fn swl_5_21_swl_ex_4_swl_10_1_leaders_with_symbols() {
    let green =
        json!({"structures": ["workshop", "laboratory", "scriptorium", "library", "apothecary"]});
    let game = |leaders: Value| {
        let mut city = green.clone();
        city["leaders"] = leaders;
        finished_with_all(3, json!([city, {}, {}]))
    };
    let both = game(json!(["euclid", "aristotle"]));
    assert_eq!(points(&both, 0, "science"), 32);
    assert_eq!(points(&both, 0, "leaders"), 0, "SWL-10.1");
    let plain = points(&game(json!([])), 0, "science");
    assert_eq!(plain, 4 + 4 + 1 + 7);
    // Gear, tablet and compass.
    assert_eq!(
        points(&game(json!(["pythagoras"])), 0, "science"),
        9 + 4 + 1 + 7
    );
    assert_eq!(
        points(&game(json!(["ptolemy"])), 0, "science"),
        4 + 9 + 1 + 7
    );
    assert_eq!(
        points(&game(json!(["euclid"])), 0, "science"),
        4 + 4 + 4 + 14
    );
    assert_eq!(points(&game(json!(["aristotle"])), 0, "science"), plain + 3);
}

/// SWL-5.20: leaders with a symbol are not green cards, neither for their own city nor for others.
#[test]
fn swl_5_20_symbols_of_leaders_are_not_green_cards() {
    // A blue, a red, a yellow, a brown, a grey and a purple card, but no green one.
    let colours = json!([
        "altar",
        "stockade",
        "tavern",
        "clay_pool",
        "loom_1",
        "traders_guild"
    ]);
    let others = json!(["hypatia", "justinian", "plato"]);
    let symbols = json!(["euclid", "ptolemy", "pythagoras"]);
    let game = |leaders: Value, near: Value| {
        let own = json!({"structures": colours, "leaders": leaders});
        let next = json!({"structures": ["philosophers_guild", "pigeon_loft"]});
        let cities = json!([own, next, {"leaders": near}]);
        finished_with_all(4, cities)
    };
    let alone = game(others.clone(), json!([]));
    let mut all = list(&others).to_vec();
    all.extend_from_slice(list(&symbols));
    let with = game(all.clone().into(), json!([]));
    assert_eq!(
        points(&with, 0, "science"),
        3 + 7,
        "three symbols are a set"
    );
    for category in ["leaders", "guilds", "cities"] {
        for seat in 0..2 {
            assert_eq!(
                points(&with, seat, category),
                points(&alone, seat, category),
                "SWL-5.20: {category} of seat {seat}"
            );
        }
    }
    assert_eq!(
        points(&with, 0, "leaders"),
        0,
        "no Hypatia, Justinian, Plato"
    );
    assert_eq!(points(&with, 1, "guilds"), 0, "no Philosophers Guild");
    assert_eq!(points(&with, 1, "science"), 0, "no mask");
    // With one green card each of them has something to count.
    let mut green = list(&colours).to_vec();
    green.push("apothecary".into());
    let own = json!({"structures": green, "leaders": all});
    let next = json!({"structures": ["philosophers_guild", "pigeon_loft"]});
    let green = finished_with_all(4, json!([own, next]));
    assert_eq!(points(&green, 0, "leaders"), 1 + 3 + 7);
    assert_eq!(points(&green, 1, "guilds"), 1);
    assert_eq!(points(&green, 1, "science"), 1);
}

/// A turn of Age II in which seat 0 has these leaders and coins.
fn turn_with(
    leaders: Value,
    coins: u16,
    hand: Value,
    own: Value,
    next: Value,
) -> ziggurat_seven_wonders::SevenWonders {
    let cities = json!([
        {"wonder": "ephesos", "coins": coins, "leaders": leaders, "hand": hand, "structures": own},
        {"wonder": "alexandria", "structures": next}, {}, {}, {}, {}, {"wonder": "rhodos"}
    ]);
    let options =
        json!({"leaders": true, "cities": true, "babel_tower": true, "great_projects": true});
    scene_with(options, 7, json!({"age": 2, "cities": cities}))
}

/// SWL-5.1, SWL-5.2
#[test]
fn swl_5_1_swl_5_2_discounts_drop_one_resource_of_choice() {
    // Library: two stones and a textile. Courthouse: two clay and a textile. Stables: clay, wood, ore.
    for (leader, card, own) in [
        ("archimedes", "library", json!(["stone_pit", "loom_1"])),
        ("archimedes", "library", json!(["quarry"])),
        ("hammurabi", "courthouse", json!(["clay_pool", "loom_1"])),
        ("hammurabi", "courthouse", json!(["brickyard"])),
        ("leonidas", "stables", json!(["clay_pool", "lumber_yard"])),
        ("leonidas", "stables", json!(["ore_vein", "lumber_yard"])),
    ] {
        let build = format!("build {card}");
        let without = turn_with(json!([]), 0, json!([card]), own.clone(), json!([]));
        assert!(!allows(&without, 0, &build), "{card} {own}");
        let with = turn_with(json!([leader]), 0, json!([card]), own.clone(), json!([]));
        assert!(allows(&with, 0, &build), "{leader} {card} {own}");
    }
    // The dearest part falls away: nothing but the textile has to be bought.
    let game = turn_with(
        json!(["archimedes"]),
        4,
        json!(["library"]),
        json!(["stone_pit"]),
        json!(["loom_1", "stone_pit"]),
    );
    assert_eq!(
        starting(&game, 0, "build library"),
        ["build library left 2"]
    );
    let other = turn_with(
        json!(["leonidas"]),
        0,
        json!(["library"]),
        json!(["quarry"]),
        json!([]),
    );
    assert!(!allows(&other, 0, "build library"), "only for red cards");
}

/// SWL-5.3: a second green card of the same turn, through Babylon B, is cheaper as well.
#[test]
fn swl_5_3_the_discount_serves_every_construction_of_a_turn() {
    let game = |leaders: Value| {
        // Library: two stones and a textile. Laboratory: two clay and a papyrus.
        let city = json!({"wonder": "babylon", "side": "b", "coins": 0, "leaders": leaders,
            "hand": ["library", "laboratory"], "structures": ["quarry", "brickyard"],
            "stages": [{"stage": 1, "card": "altar"}, {"stage": 2, "card": "theater"}]});
        let changes = json!({"age": 2, "turn": 6, "cities": [city, {}, {}]});
        scene_with(json!({"leaders": true}), 3, changes)
    };
    let mut cheaper = game(json!(["archimedes"]));
    turn(&mut cheaper, &["build library"]);
    assert_eq!(
        view(&cheaper).phase,
        ziggurat_seven_wonders::Phase::LastCard
    );
    assert!(allows(&cheaper, 0, "build laboratory"), "SWL-5.3");
    turn(&mut cheaper, &["build laboratory"]);
    assert!(has(&cheaper, 0, "library") && has(&cheaper, 0, "laboratory"));
    let mut dear = game(json!([]));
    assert!(!allows(&dear, 0, "build library"));
    turn(&mut dear, &["sell library"]);
    assert!(
        !allows(&dear, 0, "build laboratory"),
        "not without Archimedes"
    );
}

/// SWL-5.1 for stages
#[test]
fn swl_5_1_imhotep_helps_with_stages() {
    let cities = |leaders: Value| {
        json!([
            {"wonder": "gizah", "coins": 0, "leaders": leaders, "hand": ["baths"]}, {}, {}
        ])
    };
    let scene = |leaders| {
        scene_with(
            json!({"leaders": true}),
            3,
            json!({"cities": cities(leaders)}),
        )
    };
    assert!(!allows(&scene(json!([])), 0, "stage 1 with baths"));
    assert!(allows(&scene(json!(["imhotep"])), 0, "stage 1 with baths"));
}

/// SWL-5.4, SWB-6.9: what costs nothing comes before Bilkis's coin, and the view knows it.
#[test]
fn swl_5_4_swb_6_9_a_free_purchase_comes_before_bilkis() {
    let cities = json!([
        {"wonder": "gizah", "coins": 5, "leaders": ["bilkis", "hatshepsut"], "hand": ["guard_tower"],
         "structures": ["west_trading_post"], "tower": 1},
        {"wonder": "babylon"}, {}
    ]);
    let options = json!({"leaders": true, "babel_tower": true});
    // The Guard Tower costs a clay; raw materials of the left neighbour cost nothing with tile 11.
    let mut game = scene_with(options, 3, json!({"tower": [11], "cities": cities}));
    assert_eq!(
        starting(&game, 0, "build guard_tower"),
        [
            "build guard_tower using free_left",
            "build guard_tower using bilkis"
        ],
        "SWB-6.9"
    );
    let held = own_view(&game, 0).hand.unwrap();
    let tower = held.iter().find(|held| held.card.id() == "guard_tower");
    assert_eq!(tower.unwrap().coins, Some(0), "SWL-5.4: not Bilkis's coin");
    turn(&mut game, &["build guard_tower using free_left"]);
    assert_eq!(coins(&game)[0], 6, "Hatshepsut's coin");
}

/// SWL-5.4, SWB-6.8
#[test]
fn swl_5_4_swb_6_8_bilkis_sells_one_resource_for_a_coin() {
    let game = turn_with(
        json!(["bilkis"]),
        3,
        json!(["library"]),
        json!(["quarry"]),
        json!(["loom_1"]),
    );
    let ways = starting(&game, 0, "build library");
    assert_eq!(ways, ["build library using bilkis", "build library left 2"]);
    let mut paid = game;
    turn(&mut paid, &["build library using bilkis"]);
    assert_eq!(coins(&paid)[0], 2);
    assert_eq!(
        coins(&paid)[1],
        3 + 3,
        "the neighbour gets nothing but its own sale"
    );
    let poor = turn_with(
        json!(["bilkis"]),
        0,
        json!(["library"]),
        json!(["quarry"]),
        json!([]),
    );
    assert!(
        starting(&poor, 0, "build library").is_empty(),
        "the coin must be there"
    );
    let two = turn_with(
        json!(["bilkis"]),
        9,
        json!(["library"]),
        json!(["stone_pit"]),
        json!(["stone_pit"]),
    );
    let ways = starting(&two, 0, "build library");
    assert_eq!(
        ways,
        ["build library left 2 using bilkis"],
        "only one unit a turn"
    );
    let own = turn_with(
        json!(["bilkis"]),
        9,
        json!(["library"]),
        json!(["quarry", "loom_1"]),
        json!([]),
    );
    assert_eq!(
        starting(&own, 0, "build library"),
        ["build library"],
        "nothing superfluous is bought"
    );
}

/// SWL-5.5, SWL-5.6, SWL-EX-2
#[test]
fn swl_5_5_swl_5_6_swl_ex_2_hatshepsut_pays_for_purchases() {
    let game = |coins: u16, leaders: Value| {
        let cities = json!([
            {"wonder": "ephesos", "coins": coins, "leaders": leaders, "hand": ["aqueduct"]},
            {"wonder": "alexandria", "structures": ["quarry"], "coins": 0},
            {"wonder": "rhodos", "structures": ["stone_pit"], "coins": 0}
        ]);
        scene_with(
            json!({"leaders": true}),
            3,
            json!({"age": 2, "cities": cities}),
        )
    };
    // The Aqueduct costs three stones.
    let mut rich = game(6, json!(["hatshepsut"]));
    turn(&mut rich, &["build aqueduct left 4 right 2"]);
    assert_eq!(coins(&rich), [2, 4 + 3, 2 + 3]);
    assert!(starting(&game(5, json!(["hatshepsut"])), 0, "build aqueduct").is_empty());
    let mut without = game(6, json!([]));
    turn(&mut without, &["build aqueduct left 4 right 2"]);
    assert_eq!(coins(&without)[0], 0);
}

/// SWL-5.6, SWT-9.2: a resource that costs nothing is still bought.
#[test]
fn swl_5_6_swt_9_2_hatshepsut_pays_at_price_zero() {
    let cities = json!([
        {"wonder": "ephesos", "coins": 0, "leaders": ["hatshepsut"], "structures": ["west_trading_post"], "hand": ["statue"]},
        {"wonder": "alexandria", "structures": ["lumber_yard", "ore_vein", "foundry"]}, {"wonder": "rhodos", "tower": 1}
    ]);
    let mut options = all_modules();
    options["great_projects"] = false.into();
    let mut game = scene_with(
        options,
        3,
        json!({"age": 2, "tower": [11], "cities": cities}),
    );
    // The Statue costs two ores and a wood; raw materials from the left cost 2 - 1 - 1.
    assert_eq!(
        starting(&game, 0, "build statue"),
        ["build statue using free_left"]
    );
    turn(&mut game, &["build statue using free_left"]);
    assert_eq!(coins(&game)[0], 1);
}

/// SWL-5.7, SWL-5.8, SWL-5.9, SWL-12.7, SWT-9.2
#[test]
fn swl_5_7_swl_5_8_swl_5_9_triggers_pay_two_coins() {
    let cities = json!([
        {"coins": 0, "leaders": ["xenophon", "vitruvius"], "structures": ["marketplace"], "hand": ["caravansery"]},
        {"wonder": "rhodos", "tower": 1}, {}
    ]);
    let options = json!({"leaders": true, "babel_tower": true});
    let mut game = scene_with(
        options,
        3,
        json!({"age": 2, "tower": [14], "cities": cities}),
    );
    turn(&mut game, &["build caravansery chain"]);
    assert_eq!(coins(&game)[0], 2 + 2 + 2, "yellow, chain and tile 14");
    let cities = json!([
        {"coins": 0, "wonder": "olympia", "leaders": ["xenophon", "vitruvius"], "hand": ["caravansery"],
         "structures": ["marketplace"],
         "stages": [{"stage": 1, "card": "baths"}, {"stage": 2, "card": "altar"}]}, {}, {}
    ]);
    let mut game = scene_with(
        json!({"leaders": true}),
        3,
        json!({"age": 2, "cities": cities}),
    );
    turn(&mut game, &["build caravansery olympia"]);
    assert_eq!(
        coins(&game)[0],
        2,
        "free, but not by chain (SWL-5.9); Xenophon pays (SWL-5.8)"
    );
}

/// SWL-5.7: Croesus.
#[test]
fn swl_5_7_croesus_pays_at_once() {
    let cities = json!([
        {"coins": 1, "leader_hand": ["croesus"]}, {"coins": 6, "leader_hand": ["nero"]}, {"leader_hand": ["sappho"]}
    ]);
    let mut game = recruiting(json!({"leaders": true}), 1, cities);
    turn(&mut game, &["recruit croesus"]);
    assert_eq!(coins(&game)[0], 6);
}

/// The end of Age I with these cities; everybody sells.
fn conflict(options: Value, changes: Value) -> ziggurat_seven_wonders::SevenWonders {
    let players = list(&changes["cities"]).len() as u8;
    let mut changes = changes;
    changes["turn"] = json!(hand_size(&options, players) - 1);
    let mut game = scene_with(options, players, changes);
    let age = age_of(&game);
    while age_of(&game) == age && view(&game).phase != ziggurat_seven_wonders::Phase::Over {
        turn(&mut game, &[]);
    }
    game
}

/// SWL-5.7, SWL-5.14, SWL-4.2: Nero, Hannibal, Caesar.
#[test]
fn swl_5_7_swl_5_14_swl_4_2_shields_and_coins_in_conflicts() {
    let cities =
        json!([{"leaders": ["caesar", "nero"], "coins": 0}, {"leaders": ["hannibal"]}, {}]);
    let game = conflict(json!({"leaders": true}), json!({"cities": cities}));
    let seen = view(&game).cities;
    assert_eq!((seen[0].shields, seen[1].shields), (2, 1));
    assert_eq!(seen[0].victories, [2, 0, 0]);
    assert_eq!(seen[0].coins, 3 + 4, "the sold card and two victories");
    assert_eq!(
        (seen[1].victories, seen[1].defeats, seen[2].defeats),
        ([1, 0, 0], 1, 2)
    );
}

/// SWL-5.15, SWL-5.16, SWL-12.8
#[test]
fn swl_5_15_swl_5_16_swl_12_8_tomyris_sends_defeats_to_the_winner() {
    let cities = json!([{"leaders": ["tomyris"]}, {"structures": ["stockade"]}, {"tower": 2}]);
    let options = json!({"leaders": true, "babel_tower": true});
    let game = conflict(
        options.clone(),
        json!({"cities": cities, "tower": [22, 19]}),
    );
    let seen = view(&game).cities;
    assert_eq!(
        (seen[0].defeats, seen[1].defeats, seen[2].defeats),
        (0, 2, 2),
        "doubled by tile 22"
    );
    assert_eq!(seen[1].victories, [0, 0, 0], "tile 19 leaves none");
    // There is only one Tomyris; a copy through the Courtesans Guild makes a second (SWL-5.16).
    let cities = json!([
        {"leaders": ["tomyris"]}, {"structures": ["stockade", "courtesans_guild"], "copied": "tomyris"}, {}
    ]);
    let game = conflict(
        json!({"leaders": true}),
        json!({"age": 3, "cities": cities}),
    );
    assert_eq!(view(&game).cities[1].defeats, 1);
    assert_eq!(view(&game).cities[0].defeats, 0);
}

/// SWL-12.8: without a victory token Nero pays nothing.
#[test]
fn swl_12_8_nero_needs_a_token() {
    let cities =
        json!([{"leaders": ["nero"], "structures": ["stockade"], "coins": 0}, {}, {"tower": 1}]);
    let options = json!({"leaders": true, "babel_tower": true});
    let game = conflict(options, json!({"cities": cities, "tower": [19]}));
    assert_eq!(coins(&game)[0], 3);
}

/// SWL-5.10, SWC-12.7, SWP-8.1
#[test]
fn swl_5_10_swc_12_7_swp_8_1_nero_pays_for_victories_of_projects() {
    let cities = json!([{"leaders": ["nero"], "coins": 0, "joined": 2}, {}, {}]);
    let options = json!({"leaders": true, "great_projects": true});
    let project = list(&babel()["projects"])
        .iter()
        .find(|project| project["reward"]["type"] == "victory_token")
        .cloned()
        .unwrap();
    let changes = json!({"age": project["age"], "project": project["id"], "project_tokens": 0, "cities": cities});
    let game = conflict(options, changes);
    let seen = view(&game);
    assert_eq!(seen.cities[0].victories.iter().sum::<u8>(), 2);
    assert_eq!(seen.cities[0].coins, 3 + 4);
}

/// SWL-5.12, SWL-12.6, SWL-12.7, SWL-EX-9, SWT-9.2
#[test]
fn swl_5_12_swl_12_6_swl_12_7_ramses_makes_guilds_free() {
    let cities = json!([
        {"coins": 0, "leaders": ["ramses"], "hand": ["magistrates_guild"]}, {"hand": ["traders_guild"], "coins": 3}, {"tower": 2}
    ]);
    let options = json!({"leaders": true, "babel_tower": true});
    let mut game = scene_with(
        options,
        3,
        json!({"age": 3, "tower": [23, 24], "cities": cities}),
    );
    assert!(
        allows(&game, 1, "build traders_guild"),
        "three coins under tile 23"
    );
    turn(&mut game, &["build magistrates_guild"]);
    assert_eq!(coins(&game)[0], 5);
    let cities = json!([{"coins": 0, "leaders": ["ramses"], "hand": ["magistrates_guild", "palace"]}, {}, {}]);
    let game = scene_with(
        json!({"leaders": true}),
        3,
        json!({"age": 3, "cities": cities}),
    );
    assert!(allows(&game, 0, "build magistrates_guild"));
    assert!(!allows(&game, 0, "build palace"));
}

/// SWL-12.6: Hammurabi takes a coin off where coins stand for resources; SWL-12.5: taxes stay.
#[test]
fn swl_12_6_swl_12_5_hammurabi_under_tile_8() {
    let scene = |coins: u16, tower: Value| {
        let cities = json!([
            {"coins": coins, "leaders": ["hammurabi"], "hand": ["pantheon"]}, {"tower": 2}, {}
        ]);
        let options = json!({"leaders": true, "babel_tower": true});
        scene_with(
            options,
            3,
            json!({"age": 3, "tower": tower, "cities": cities}),
        )
    };
    assert!(allows(&scene(5, json!([8, 2])), 0, "build pantheon"));
    assert!(!allows(&scene(4, json!([8, 2])), 0, "build pantheon"));
    assert!(
        !allows(&scene(7, json!([8, 6])), 0, "build pantheon"),
        "and a tax of 3"
    );
    assert!(allows(&scene(8, json!([8, 6])), 0, "build pantheon"));
}

/// SWL-5.13, SWL-8.3, SWL-8.4, SWC-2.2
#[test]
fn swl_5_13_swl_8_3_swl_8_4_solomon_builds_from_the_discard_pile() {
    let cities = json!([
        {"coins": 6, "leader_hand": ["solomon"], "structures": ["loom_1"]},
        {"coins": 6, "leader_hand": ["nero"]}, {"coins": 6, "leader_hand": ["sappho"]}, {}, {}, {}, {}
    ]);
    let changes = json!({"age": 2, "phase": "recruit", "turn": "recruitment", "cities": cities, "discards": ["loom_1", "tavern", "hideout"]});
    let mut game = scene_with(all_modules(), 7, changes);
    turn(
        &mut game,
        &["recruit solomon", "sell leader nero", "sell leader sappho"],
    );
    assert_eq!(
        legal(&game, 0),
        ["leave", "dig tavern", "dig hideout"],
        "not what is there already"
    );
    let mut black = game;
    choose(&mut game, 0, "dig tavern");
    assert_eq!(coins(&game)[0], 6 - 3 + 5);
    choose(&mut black, 0, "dig hideout");
    assert_eq!(
        view(&black).phase,
        ziggurat_seven_wonders::Phase::Losses,
        "its loss joins the step"
    );
    // In Age I the pile is empty.
    let cities = json!([{"coins": 6, "leader_hand": ["solomon"]}, {"leader_hand": ["nero"]}, {"leader_hand": ["sappho"]}]);
    let mut first = recruiting(json!({"leaders": true}), 1, cities);
    turn(&mut first, &["recruit solomon"]);
    assert_eq!(turn_of(&first), 1);
}

/// SWC-7.4, SWC-7.5, SWP-8.1
#[test]
fn swc_7_4_swc_7_5_swp_8_1_berenice_takes_one_more_once_a_turn() {
    let cities = json!([
        {"coins": 0, "leaders": ["berenice", "xenophon"], "hand": ["vineyard", "forum"], "structures": ["lumber_yard"]}, {}, {}
    ]);
    let options = json!({"leaders": true, "cities": true});
    let mut game = scene_with(options.clone(), 3, json!({"age": 2, "cities": cities}));
    let mut sold = game;
    turn(&mut game, &["build vineyard"]);
    assert_eq!(
        coins(&game)[0],
        1 + 1 + 2,
        "only the first coins bring more"
    );
    turn(&mut sold, &["sell vineyard"]);
    assert_eq!(coins(&sold)[0], 4);
    turn(&mut sold, &[]);
    let next = coins(&sold)[0];
    assert!(next == 8, "again in the next turn: {next}");
    // Coins from a neighbour are not coins from the bank.
    let cities = json!([
        {"coins": 0, "leaders": ["berenice"], "structures": ["quarry", "stone_pit"], "tiles": [5, null, null], "hand": ["walls"]},
        {"coins": 6, "wonder": "ephesos", "hand": ["aqueduct"]}, {"coins": 9}
    ]);
    let mut options = options;
    options["babel_tower"] = true.into();
    let mut game = scene_with(options, 3, json!({"age": 2, "cities": cities}));
    let text = "tower 5 with ".to_owned() + &own_view(&game, 0).hand.unwrap()[0].card.to_string();
    turn(&mut game, &[&text, "build aqueduct right 6"]);
    assert_eq!(coins(&game)[0], 6);
}

/// SWC-7.6, SWC-10.5
#[test]
fn swc_7_6_swc_10_5_caligula_builds_a_black_card_each_age() {
    let cities = json!([
        {"coins": 0, "leaders": ["caligula"], "hand": ["mercenaries", "lair", "walls"]}, {}, {}
    ]);
    let options = json!({"leaders": true, "cities": true});
    let mut game = scene_with(options, 3, json!({"age": 2, "cities": cities}));
    assert!(allows(&game, 0, "build mercenaries caligula"));
    assert_eq!(refused(&game, 0, "build walls caligula"), "SWC-7.6");
    turn(&mut game, &["build mercenaries caligula"]);
    assert_eq!(view(&game).cities[0].shields, 3);
    assert!(!view(&game).cities[0].free_black, "once an age");
}

/// SWC-7.7: Diocletian.
#[test]
fn swc_7_7_diocletian_pays_for_black_cards() {
    let cities = json!([{"coins": 3, "leaders": ["diocletian"], "hand": ["militia"]}, {}, {}]);
    let options = json!({"leaders": true, "cities": true});
    let mut game = scene_with(options, 3, json!({"cities": cities}));
    turn(&mut game, &["build militia"]);
    assert_eq!(coins(&game)[0], 2);
}

/// SWC-7.8
#[test]
fn swc_7_8_semiramis_fights_with_defeats() {
    let cities = json!([{"leaders": ["semiramis"], "defeats": 2}, {"structures": ["stockade"]}, {"structures": ["barracks"]}]);
    let game = conflict(
        json!({"leaders": true, "cities": true}),
        json!({"cities": cities}),
    );
    assert_eq!(view(&game).cities[0].victories, [2, 0, 0]);
}

/// SWC-7.3: Aspasia brings a diplomacy token.
#[test]
fn swc_7_3_aspasia_is_a_diplomat() {
    let cities = json!([{"coins": 6, "leader_hand": ["aspasia"]}, {"leader_hand": ["nero"]}, {"leader_hand": ["sappho"]}]);
    let mut game = recruiting(all_modules(), 1, cities);
    turn(&mut game, &["recruit aspasia"]);
    assert_eq!(view(&game).cities[0].diplomacy, 1);
}

/// Every leader has a price and something to say in both boxes (SWL-5, SWC-7).
#[test]
fn swl_5_swc_7_every_leader_is_as_printed() {
    let (own, more) = (leaders_facts(), cities_facts());
    let all = list(&own["leaders"]).iter().chain(list(&more["leaders"]));
    for (fact, leader) in all.zip(Leader::ALL) {
        assert_eq!(fact["id"], leader.id());
        assert_eq!(fact["cost"]["coins"], leader.coins());
        assert_eq!(list(&fact["effects"]).len(), leader.effects().len());
    }
}
