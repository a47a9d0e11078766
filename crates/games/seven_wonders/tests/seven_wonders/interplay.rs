//! How leaders, black cards, tower tiles and projects meet (SWL-4, SWL-5, SWL-12, SWC-7, SWC-12).

use serde_json::{Value, json};
use ziggurat_seven_wonders::{Phase, SevenWonders};

use crate::{recruitment::recruiting, support::*};

/// A turn of all modules but the Wonder Pack with a project that has tokens left.
fn with_project(age: u8, project: &str, cities: Value) -> SevenWonders {
    let mut options = all_modules();
    options["wonder_pack"] = false.into();
    let changes = json!({"age": age, "project": project, "project_tokens": 2, "cities": cities});
    scene_with(options, 3, changes)
}

/// The last turn of an age in which everybody sells, then the project and the conflicts.
fn end_of_age(mut changes: Value, options: Value) -> SevenWonders {
    changes["turn"] = json!(hand_size(&options, 3) - 1);
    let mut game = scene_with(options, 3, changes);
    let age = age_of(&game);
    while age_of(&game) == age && view(&game).phase != Phase::Over {
        turn(&mut game, &[]);
    }
    game
}

/// SWL-12.4, SWP-2.4: Ramses waives the cost of a guild, not that of taking part.
#[test]
fn swl_12_4_swp_2_4_ramses_pays_for_taking_part() {
    let game = |coins: u16| {
        let cities =
            json!([{"leaders": ["ramses"], "coins": coins, "hand": ["workers_guild"]}, {}, {}]);
        with_project(3, "menagerie", cities)
    };
    assert!(allows(&game(3), 0, "build workers_guild"));
    assert!(!allows(&game(3), 0, "build workers_guild join"));
    assert!(allows(&game(4), 0, "build workers_guild join"));
}

/// SWL-5.1, SWP-2.9: a discount lowers the cost of the structure, not that of taking part.
#[test]
fn swl_5_1_swp_2_9_hammurabi_does_not_lower_a_participation_cost() {
    let game = |own: Value| {
        let cities = json!([
            {"wonder": "ephesos", "leaders": ["hammurabi"], "coins": 1, "structures": own, "hand": ["baths"]},
            {"wonder": "rhodos"}, {"wonder": "alexandria"}
        ]);
        with_project(1, "belvedere", cities)
    };
    assert!(allows(&game(json!([])), 0, "build baths"));
    assert!(!allows(&game(json!([])), 0, "build baths join"));
    assert!(allows(&game(json!(["clay_pool"])), 0, "build baths join"));
}

/// SWP-2.9, SWL-5.4: Bilkis sells what taking part needs.
#[test]
fn swp_2_9_swl_5_4_bilkis_helps_to_take_part() {
    let game = |coins: u16| {
        let cities = json!([
            {"wonder": "ephesos", "leaders": ["bilkis"], "coins": coins, "hand": ["altar"]},
            {"wonder": "rhodos"}, {"wonder": "alexandria"}
        ]);
        with_project(1, "belvedere", cities)
    };
    assert!(allows(&game(2), 0, "build altar using bilkis join"));
    assert!(!allows(&game(1), 0, "build altar using bilkis join"));
}

/// SWL-12.7, SWT-6.6: a chain from next door is a chain for Vitruvius.
#[test]
fn swl_12_7_swt_6_6_vitruvius_is_paid_for_a_borrowed_chain() {
    let cities = json!([
        {"coins": 0, "leaders": ["vitruvius"], "hand": ["forum"]},
        {"structures": ["east_trading_post"], "tower": 1}, {}
    ]);
    let options = json!({"leaders": true, "babel_tower": true});
    let changes = json!({"age": 2, "tower": [7], "cities": cities});
    let mut game = scene_with(options, 3, changes);
    turn(&mut game, &["build forum chain"]);
    assert_eq!(coins(&game)[0], 2);
}

/// SWL-5.6: a dock can make a price 0, and Hatshepsut still takes her coin.
#[test]
fn swl_5_6_hatshepsut_with_a_dock() {
    let cities = json!([
        {"wonder": "ephesos", "coins": 0, "leaders": ["hatshepsut"], "hand": ["baths"],
         "structures": ["west_trading_post", "clandestine_dock_west"]},
        {"wonder": "gizah"}, {"wonder": "rhodos"}
    ]);
    let options = json!({"leaders": true, "cities": true});
    let mut game = scene_with(options, 3, json!({"cities": cities}));
    let way = "build baths using free_left";
    assert_eq!(starting(&game, 0, "build baths"), [way]);
    turn(&mut game, &[way]);
    assert_eq!(coins(&game)[..2], [1, 3 + 3], "the neighbour gets nothing");
}

/// SWL-5.6, SWT-9.2: tile 9 with the Marketplace, as the note on Hatshepsut says.
#[test]
fn swl_5_6_swt_9_2_hatshepsut_with_tile_9() {
    let cities = json!([
        {"wonder": "gizah", "coins": 0, "leaders": ["hatshepsut"], "structures": ["marketplace"], "hand": ["apothecary"]},
        {"wonder": "rhodos", "structures": ["loom_1"]}, {"wonder": "alexandria", "tower": 1}
    ]);
    let options = json!({"leaders": true, "babel_tower": true});
    let mut game = scene_with(options, 3, json!({"tower": [9], "cities": cities}));
    turn(&mut game, &["build apothecary using free_left"]);
    assert_eq!(coins(&game)[0], 1);
}

/// SWC-7.4, SWP-8.1: coins of tiles and projects; a turn and the end of an age are apart.
#[test]
fn swc_7_4_swp_8_1_berenice_with_tiles_and_projects() {
    let cities = json!([
        {"coins": 0, "leaders": ["berenice"], "hand": ["altar"]}, {"tower": 1}, {}
    ]);
    let options = json!({"leaders": true, "cities": true, "babel_tower": true});
    let mut game = scene_with(options, 3, json!({"tower": [5], "cities": cities}));
    turn(&mut game, &["build altar"]);
    assert_eq!(coins(&game)[0], 1 + 1, "tile 5 pays 1 in Age I");
    let cities = json!([{"coins": 0, "leaders": ["berenice"], "joined": 2}, {}, {}]);
    let options = json!({"leaders": true, "cities": true, "great_projects": true});
    let changes = json!({"project": "rampart_road", "project_tokens": 0, "cities": cities});
    let game = end_of_age(changes, options);
    let (sold, rewards) = (3 + 1, 4 + 1 + 4);
    assert_eq!(coins(&game)[0], sold + rewards);
}

/// SWL-5.10, SWL-12.8, SWP-8.1: tile 19 takes the token of a project, and Nero's coins with it.
#[test]
fn swl_5_10_swl_12_8_swp_8_1_nero_under_tile_19_with_a_project() {
    let game = |tower: Value| {
        let cities = json!([
            {"coins": 0, "leaders": ["nero"], "joined": 2}, {"tower": list(&tower).len()}, {}
        ]);
        let options = json!({"leaders": true, "babel_tower": true, "great_projects": true});
        let changes = json!({"project": "double_walls", "project_tokens": 0, "tower": tower, "cities": cities});
        end_of_age(changes, options)
    };
    let seen = |game: &SevenWonders| (view(game).cities[0].victories, coins(game)[0]);
    assert_eq!(seen(&game(json!([2]))), ([2, 0, 0], 3 + 4));
    assert_eq!(seen(&game(json!([19]))), ([0, 0, 0], 3));
}

/// SWL-12.3, SWL-12.4: Solomon in the middle of an age may join the project.
#[test]
fn swl_12_3_swl_12_4_solomon_joins_the_project_of_the_age() {
    let cities = json!([
        {"wonder": "rome", "side": "b", "coins": 9, "leader_hand": ["solomon"], "hand": ["dispensary"],
         "structures": ["stone_pit", "clay_pool", "loom_1", "press_1"], "stages": [{"stage": 1, "card": "altar"}]},
        {"wonder": "gizah"}, {"wonder": "rhodos"}
    ]);
    let options = json!({"leaders": true, "great_projects": true});
    let changes = json!({"age": 2, "project": "obelisk", "project_tokens": 2, "cities": cities, "discards": ["theater"]});
    let mut game = scene_with(options, 3, changes);
    turn(&mut game, &["stage 2 with dispensary"]);
    choose(&mut game, 0, "recruit solomon");
    assert!(allows(&game, 0, "dig theater") && allows(&game, 0, "dig theater join"));
    choose(&mut game, 0, "dig theater join");
    assert_eq!(view(&game).cities[0].joined, 1);
    assert_eq!(
        coins(&game)[0],
        9 - 1 - 1,
        "Solomon costs 3 less 2, the Obelisk 1"
    );
}

/// SWL-4.2: what happened before does not count for Nero.
#[test]
fn swl_4_2_nero_is_not_paid_for_the_past() {
    let cities = json!([
        {"coins": 4, "leader_hand": ["nero"], "victories": {"ones": 2}},
        {"leader_hand": ["zenobia"]}, {"leader_hand": ["sappho"]}
    ]);
    let mut game = recruiting(json!({"leaders": true}), 2, cities);
    turn(&mut game, &["recruit nero"]);
    assert_eq!(coins(&game)[0], 3);
}

/// SWL-6.7, SWL-8.1: a leader that Rome B recruits in the same turn can be copied.
#[test]
fn swl_6_7_swl_8_1_courtesans_see_the_extra_leader_of_the_turn() {
    let cities = json!([
        {"wonder": "rome", "side": "b", "coins": 9, "leader_hand": ["croesus"], "hand": ["arena"],
         "structures": ["stone_pit", "clay_pool", "loom_1"], "stages": [{"stage": 1, "card": "altar"}]},
        {"wonder": "gizah", "coins": 0, "leaders": ["ramses"], "hand": ["courtesans_guild"]}, {"wonder": "rhodos"}
    ]);
    let options = json!({"leaders": true});
    let mut game = scene_with(options, 3, json!({"age": 3, "cities": cities}));
    turn(&mut game, &["stage 2 with arena", "build courtesans_guild"]);
    assert_eq!(view(&game).phase, Phase::ExtraLeader { city: city_of(0) });
    choose(&mut game, 0, "recruit croesus");
    assert_eq!(legal(&game, 1), ["copy croesus"]);
    choose(&mut game, 1, "copy croesus");
    assert_eq!(coins(&game)[..2], [9 + 6, 6]);
}

/// SWL-5.8, SWC-7.7: Diocletian and Xenophon are paid even for what costs nothing.
#[test]
fn swl_5_8_swc_7_7_free_structures_still_count_as_built() {
    let cities = json!([
        {"coins": 0, "leaders": ["caligula", "diocletian"], "hand": ["mercenaries"]}, {}, {}
    ]);
    let options = json!({"leaders": true, "cities": true});
    let mut game = scene_with(options.clone(), 3, json!({"age": 2, "cities": cities}));
    turn(&mut game, &["build mercenaries caligula"]);
    assert_eq!(coins(&game)[0], 2);
    let cities = json!([
        {"wonder": "halikarnassos", "side": "b", "coins": 0, "leaders": ["xenophon"],
         "structures": ["ore_vein", "foundry"], "hand": ["walls"]}, {}, {}
    ]);
    let changes = json!({"age": 2, "cities": cities, "discards": ["west_trading_post"]});
    let mut game = scene_with(options, 3, changes);
    turn(&mut game, &["stage 1 with walls"]);
    choose(&mut game, 0, "dig west_trading_post");
    assert_eq!(coins(&game)[0], 2);
}

/// SWL-5.9, SWL-12.5: under tile 13 the chain costs a tax, and only the chain pays Vitruvius.
#[test]
fn swl_5_9_swl_12_5_a_chain_or_another_way_is_named() {
    let cities = |coins: u16| {
        json!([
            {"coins": coins, "leaders": ["vitruvius", "ramses"], "structures": ["marketplace", "lumber_yard", "sawmill"],
             "hand": ["caravansery"]}, {"tower": 1}, {}
        ])
    };
    let scene = |coins: u16| {
        let options = json!({"leaders": true, "babel_tower": true});
        let changes = json!({"age": 2, "tower": [13], "cities": cities(coins)});
        scene_with(options, 3, changes)
    };
    assert_eq!(
        starting(&scene(1), 0, "build caravansery"),
        ["build caravansery"]
    );
    let mut game = scene(2);
    assert!(allows(&game, 0, "build caravansery chain"));
    let mut paid = game;
    turn(&mut game, &["build caravansery chain"]);
    assert_eq!(coins(&game)[0], 2, "a tax of 2, and 2 from Vitruvius");
    turn(&mut paid, &["build caravansery"]);
    assert_eq!(coins(&paid)[0], 2);
}

/// SWC-12.6, SWC-6.6: tile 4 stops the trading post, not the dock.
#[test]
fn swc_12_6_swc_6_6_tile_4_leaves_the_docks_alone() {
    let cities = json!([
        {"wonder": "ephesos", "coins": 1, "hand": ["baths"], "structures": ["west_trading_post", "clandestine_dock_west"]},
        {"wonder": "gizah"}, {"wonder": "rhodos", "tower": 1}
    ]);
    let options = json!({"cities": true, "babel_tower": true});
    let game = scene_with(options, 3, json!({"tower": [4], "cities": cities}));
    assert_eq!(starting(&game, 0, "build baths"), ["build baths left 1"]);
}

/// SWC-12.7, SWL-5.17, SWC-6.13: victory tokens of projects count like any others.
#[test]
fn swc_12_7_swl_5_17_swc_6_13_victory_tokens_of_projects_count() {
    let cities = json!([
        {"leaders": ["alexander"], "structures": ["slave_market"], "joined": 2}, {"structures": ["mourners_guild"]}, {}
    ]);
    let options = json!({"leaders": true, "cities": true, "great_projects": true});
    let changes =
        json!({"age": 3, "project": "giant_trebuchet", "project_tokens": 0, "cities": cities});
    let game = end_of_age(changes, options);
    assert_eq!(view(&game).cities[0].victories, [0, 0, 2]);
    let seen = ["leaders", "cities"].map(|category| points(&game, 0, category));
    assert_eq!((seen, points(&game, 1, "guilds")), ([2, 2], 2));
}
