//! Losses of coins and debt (sections SWC-3 and SWC-4), and diplomacy (SWC-5).

use serde_json::{Value, json};
use ziggurat_engine::Game;
use ziggurat_seven_wonders::Phase;

use crate::support::*;

fn options() -> Value {
    json!({"cities": true, "wonder_pack": true})
}

/// SWC-4.1, SWC-4.2, SWC-4.3, SWC-4.4, SWC-3.1, SWC-EX-5
#[test]
fn swc_4_1_swc_4_2_swc_4_3_what_is_owed_is_paid_or_becomes_debt() {
    let cities = json!([
        {"wonder": "halikarnassos", "side": "b", "structures": ["ore_vein", "foundry"], "coins": 5, "hand": ["walls"]},
        {"coins": 9, "structures": ["lumber_yard", "glassworks_1"], "hand": ["lair"]}, {"coins": 0}
    ]);
    let mut game = scene_with(
        options(),
        3,
        json!({"age": 2, "cities": cities, "discards": ["hideout"]}),
    );
    turn(&mut game, &["stage 1 with walls", "build lair"]);
    choose(&mut game, 0, "dig hideout");
    assert_eq!(view(&game).phase, Phase::Losses);
    let owed: Vec<u8> = view(&game).cities.iter().map(|city| city.owed).collect();
    assert_eq!(owed, [2, 1, 3]);
    assert_eq!(
        legal(&game, 2),
        ["pay 0", "pay 1", "pay 2", "pay 3"],
        "the sold card pays (SWC-4.3)"
    );
    assert_eq!(refused(&game, 0, "pay 3"), "SWC-4.2");
    assert_eq!(refused(&game, 0, "leave"), "SWC-4.4");
    choose(&mut game, 0, "pay 0");
    choose(&mut game, 1, "pay 1");
    assert_eq!(view(&game).cities[0].debt, 0, "all choose at the same time");
    choose(&mut game, 2, "pay 2");
    let seen = view(&game).cities;
    let result: Vec<_> = seen.iter().map(|city| (city.coins, city.debt)).collect();
    assert_eq!(result, [(5, 2), (8, 0), (1, 1)]);
    assert_eq!(points(&game, 0, "debt"), -2);
}

/// SWC-4.4: without coins there is no choice; SWC-4.6: debt has no limit.
#[test]
fn swc_4_4_swc_4_6_whoever_has_nothing_takes_debt() {
    let cities = json!([{"coins": 9, "structures": ["lumber_yard", "glassworks_1"], "hand": ["lair"]},
        {"coins": 0, "debt": 30, "tiles": [5, null, null], "hand": ["walls"]}, {"coins": 0, "tiles": [6, null, null], "hand": ["statue"]}]);
    let options = json!({"cities": true, "babel_tower": true});
    let mut game = scene_with(options, 3, json!({"age": 2, "cities": cities}));
    turn(
        &mut game,
        &["build lair", "tower 5 with walls", "tower 6 with statue"],
    );
    assert_eq!(view(&game).phase, Phase::Turn);
    assert_eq!(view(&game).cities[1].debt, 32);
}

/// SWC-3.3, SWC-6.12: losses for each token and stage are counted in the loss step.
#[test]
fn swc_3_3_swc_6_12_losses_per_token_and_stage() {
    let rich = |extra: Value| {
        let mut city = json!({"coins": 9, "structures": ["lumber_yard", "stone_pit", "clay_pool", "brickyard",
            "glassworks_1", "loom_1", "press_1"]});
        for (key, value) in extra.as_object().unwrap() {
            city[key] = value.clone();
        }
        city
    };
    for (age, card, owed) in [
        (2, "sepulcher", 3),
        (3, "cenotaph", 3),
        (3, "builders_union", 2),
    ] {
        let cities = json!([
            rich(json!({"hand": [card]})),
            {"wonder": "gizah", "victories": {"ones": 1, "threes": 2}, "structures": ["sawmill"],
             "stages": [{"stage": 1, "card": "baths"}], "coins": 9, "hand": [if age == 2 { "walls" } else { "arena" }]},
            {"coins": 9}
        ]);
        let mut game = scene_with(options(), 3, json!({"age": age, "cities": cities}));
        let stage = if age == 2 {
            "stage 2 with walls right 2"
        } else {
            "stage 2 with arena right 2"
        };
        turn(&mut game, &[&format!("build {card}"), stage]);
        assert_eq!(
            view(&game).cities[1].owed,
            owed,
            "{card}: a stage of this turn counts"
        );
        assert_eq!(
            view(&game).cities[2].owed,
            0,
            "whoever has none owes nothing"
        );
    }
}

/// SWC-6.12 for plain losses, SWC-8.1 for Petra
#[test]
fn swc_6_12_swc_8_1_plain_losses() {
    let all = json!([
        "lumber_yard",
        "clay_pool",
        "ore_vein",
        "glassworks_1",
        "loom_1",
        "brickyard",
        "foundry",
        "sawmill"
    ]);
    for (age, card, owed) in [
        (1, "hideout", 1),
        (2, "lair", 2),
        (3, "brotherhood", 3),
        (3, "counterfeiters_guild", 3),
    ] {
        let own = if age == 1 { json!([]) } else { all.clone() };
        let cities =
            json!([{"coins": 9, "structures": own, "hand": [card]}, {"coins": 9}, {"coins": 9}]);
        let mut game = scene_with(options(), 3, json!({"age": age, "cities": cities}));
        turn(&mut game, &[&format!("build {card}")]);
        assert_eq!(view(&game).cities[1].owed, owed, "{card}");
    }
    let cities = json!([
        {"wonder": "petra", "side": "b", "structures": ["clay_pool", "ore_vein", "foundry"], "hand": ["walls"]}, {"coins": 9}, {"coins": 9}
    ]);
    let mut game = scene_with(options(), 3, json!({"age": 2, "cities": cities}));
    turn(&mut game, &["stage 1 with walls"]);
    assert_eq!(view(&game).cities[1].owed, 2);
}

/// SWC-4.7: a card that is not put into play causes no loss.
#[test]
fn swc_4_7_only_what_comes_into_play_costs() {
    for text in ["sell lair", "stage 1 with lair"] {
        let cities = json!([
            {"wonder": "gizah", "coins": 9, "structures": ["quarry"], "hand": ["lair"]}, {"coins": 9}, {"coins": 9}
        ]);
        let mut game = scene_with(options(), 3, json!({"age": 2, "cities": cities}));
        turn(&mut game, &[text]);
        assert_eq!(view(&game).phase, Phase::Turn, "{text}");
    }
}

/// SWC-3.1, SWB-9.18: without Cities nobody takes debt.
#[test]
fn swc_3_1_swb_9_18_without_cities_there_is_no_debt() {
    let cities = json!([
        {"wonder": "great_wall", "side": "b", "coins": 0, "hand": ["walls"],
         "structures": ["lumber_yard", "clay_pool", "ore_vein", "stone_pit", "glassworks_1", "loom_1", "press_1", "sawmill", "quarry", "brickyard", "foundry"]},
        {"coins": 0, "tiles": [5, null, null], "hand": ["statue"]}, {}
    ]);
    let options = json!({"wonder_pack": true, "babel_tower": true});
    let mut game = scene_with(options, 3, json!({"age": 2, "cities": cities}));
    turn(&mut game, &["stage 3 with walls", "tower 5 with statue"]);
    assert_eq!(view(&game).phase, Phase::Turn);
    assert_eq!(view(&game).cities[1].debt, 0);
    assert_eq!(coins(&game)[2], 3 + 3 - 2);
}

/// SWC-10.2, SWC-10.3
#[test]
fn swc_10_2_swc_10_3_the_free_city_pays_what_it_can() {
    let cities = json!([
        {"coins": 5, "owed": 2}, {"coins": 5, "owed": 2}, {"wonder": "gizah", "coins": 1, "owed": 3}
    ]);
    let changes = json!({"age": 2, "turn": 2, "phase": "losses", "cities": cities, "pile": []});
    let there = deck(2, 3).into_iter().filter(|(_, count)| *count > 0);
    let pile: Vec<String> = there.map(|(card, _)| card).take(6).collect();
    let changes = {
        let mut changes = changes;
        changes["pile"] = json!(pile);
        changes
    };
    let mut game = scene_with(options(), 2, changes);
    let must: Vec<u8> = game.waiting().must.iter().map(|seat| seat.0).collect();
    assert_eq!(must, [0, 1], "nobody chooses for the Free City");
    turn(&mut game, &["pay 2", "pay 0"]);
    let seen = view(&game).cities;
    let result: Vec<_> = seen.iter().map(|city| (city.coins, city.debt)).collect();
    assert_eq!(result, [(3, 0), (5, 2), (0, 2)]);
}

/// The end of an age in which everybody sells.
fn end_of_age(options: Value, cities: Value) -> ziggurat_seven_wonders::SevenWonders {
    let players = list(&cities).len() as u8;
    let turns = hand_size(&options, players) - 1;
    let mut game = scene_with(options, players, json!({"turn": turns, "cities": cities}));
    while age_of(&game) == 1 {
        turn(&mut game, &[]);
    }
    game
}

/// SWC-5.1, SWC-5.2, SWC-5.3, SWC-5.4, SWC-EX-6
#[test]
fn swc_5_1_swc_5_2_swc_5_3_diplomats_stay_out_of_conflicts() {
    let cities = json!([{"diplomacy": 2}, {"structures": ["militia", "stockade", "barracks"]}, {"structures": ["guard_tower"]}]);
    let game = end_of_age(options(), cities);
    let seen = view(&game).cities;
    assert_eq!(
        (seen[0].diplomacy, seen[0].victories, seen[0].defeats),
        (1, [0; 3], 0)
    );
    assert_eq!(
        (seen[1].victories, seen[2].defeats),
        ([1, 0, 0], 1),
        "two fight once"
    );
    let cities = json!([{"structures": ["stockade"]}, {"diplomacy": 1}, {"diplomacy": 1}, {}, {}]);
    let seen = view(&end_of_age(options(), cities)).cities;
    assert_eq!(
        (seen[0].victories, seen[3].defeats, seen[4].defeats),
        ([2, 0, 0], 1, 1),
        "both are skipped"
    );
    let cities = json!([{"structures": ["stockade"]}, {"diplomacy": 1}, {"diplomacy": 1}]);
    let seen = view(&end_of_age(options(), cities)).cities;
    assert_eq!(seen[0].victories, [0; 3], "one alone does not fight");
}

/// SWC-5.5: whoever stays out of the conflicts remains a neighbour for everything else.
#[test]
fn swc_5_5_diplomacy_leaves_the_seats_as_they_are() {
    let gambler = json!({"wonder": "gizah", "coins": 9, "structures": ["stockade"],
        "hand": ["gambling_den"]});
    let diplomat =
        json!({"wonder": "olympia", "coins": 0, "diplomacy": 2, "structures": ["apothecary"]});
    let cities = json!([gambler, diplomat, {"wonder": "rhodos", "coins": 0}, {"wonder": "ephesos", "coins": 0}]);
    let mut game = scene_with(options(), 4, json!({"turn": 7, "cities": cities}));
    // A gambling card pays both neighbours, a token or not.
    turn(&mut game, &["build gambling_den"]);
    let paid: Vec<u16> = coins(&game);
    let sold = 3;
    assert_eq!(
        [paid[1], paid[2], paid[3]],
        [sold + 1, sold, sold + 1],
        "SWC-5.5: the seats beside, not those of the conflict"
    );
    let seen = view(&game).cities;
    assert_eq!(
        (seen[1].diplomacy, seen[1].defeats),
        (1, 0),
        "it stayed out"
    );
    assert_eq!(seen[2].defeats, 1, "and seat 0 fought the next one");
    // Trade: the diplomat's wood is for sale, that of the city behind is not.
    let buyer = json!({"wonder": "gizah", "coins": 2, "hand": ["stockade"]});
    let near = json!({"wonder": "olympia", "diplomacy": 2});
    let cities = json!([buyer, near, {"wonder": "rhodos"}, {"wonder": "ephesos"}]);
    let trade = scene_with(options(), 4, json!({"cities": cities}));
    assert!(allows(&trade, 0, "build stockade left 2"), "SWC-5.5");
    let behind = json!([buyer, {"wonder": "rhodos", "diplomacy": 2}, {"wonder": "olympia"}, {"wonder": "ephesos"}]);
    let behind = scene_with(options(), 4, json!({"cities": behind}));
    assert!(!allows(&behind, 0, "build stockade left 2"), "SWC-5.5");
    // Guilds and masks look at the diplomat.
    let scorer = json!({"structures": ["traders_guild", "pigeon_loft"]});
    let near = json!({"diplomacy": 1, "structures": ["tavern", "apothecary"]});
    let behind = json!({"structures": ["marketplace", "east_trading_post", "workshop"]});
    let cities = json!([scorer, near, behind, {}]);
    let over = json!({"age": 3, "turn": 7, "phase": "over", "cities": cities});
    let over = scene_with(options(), 4, over);
    assert_eq!(points(&over, 0, "guilds"), 1, "SWC-5.5: the Tavern");
    assert_eq!(points(&over, 0, "science"), 1, "SWC-5.5: one symbol");
}

/// SWC-5.6: a token of the last turn counts at once.
#[test]
fn swc_5_6_a_token_of_the_last_turn_counts() {
    let cities = json!([{"structures": ["clay_pool"], "hand": ["residence"]}, {"structures": ["stockade"]}, {}]);
    let mut game = scene_with(options(), 3, json!({"turn": 7, "cities": cities}));
    turn(&mut game, &["build residence"]);
    let seen = view(&game).cities;
    assert_eq!(
        (seen[0].defeats, seen[0].diplomacy, seen[2].defeats),
        (0, 0, 1)
    );
}

/// SWC-5.7
#[test]
fn swc_5_7_tomyris_and_nero_do_nothing_for_those_who_stay_out() {
    let cities = json!([
        {"diplomacy": 1, "leaders": ["tomyris", "nero"], "coins": 0}, {"structures": ["stockade"]}, {}
    ]);
    let seen = view(&end_of_age(
        json!({"cities": true, "leaders": true}),
        cities,
    ))
    .cities;
    assert_eq!((seen[1].defeats, seen[2].defeats, seen[0].coins), (0, 1, 3));
}

/// SWC-10.4
#[test]
fn swc_10_4_the_free_city_uses_its_tokens() {
    let cities = json!([{"structures": ["stockade"]}, {}, {"diplomacy": 1}]);
    let turns = 7;
    let mut game = scene_with(options(), 2, json!({"turn": turns, "cities": cities}));
    while age_of(&game) == 1 {
        turn(&mut game, &[]);
    }
    let seen = view(&game).cities;
    assert_eq!(seen[2].diplomacy, 0);
    assert_eq!(
        seen[0].victories.iter().sum::<u8>() + seen[0].defeats,
        1,
        "one conflict only"
    );
}
