//! The guilds of Leaders, Rome, and leaders with other Wonders (SWL-6, SWL-7, SWL-9).

use serde_json::json;
use ziggurat_engine::Game;
use ziggurat_seven_wonders::Phase;

use crate::{recruitment::recruiting, support::*};

/// SWL-6.1, SWL-6.2, SWL-6.3, SWC-7.1, SWC-9.1
#[test]
fn swl_6_1_swl_6_2_swl_6_3_guilds_count_what_they_say() {
    let cities = |guild: &str| {
        json!([
            {"structures": [guild], "coins": 10},
            {"structures": ["workers_guild", "spies_guild", "hideout"], "leaders": ["nero", "sappho"],
             "leader_hand": ["zenobia", {"leader": "hiram", "used": 1}], "victories": {"ones": 1, "threes": 1}},
            {"structures": ["traders_guild", "lair", "residence"], "leaders": ["midas"], "victories": {"fives": 1}}
        ])
    };
    for (guild, points_of) in [
        ("architects_guild", 9),
        ("diplomats_guild", 3),
        ("gamers_guild", 3),
        ("guild_of_shadows", 3),
        ("mourners_guild", 3),
        ("counterfeiters_guild", 5),
    ] {
        let game = finished_with_all(3, cities(guild));
        assert_eq!(points(&game, 0, "guilds"), points_of, "{guild}");
    }
}

fn courtesans(
    next: serde_json::Value,
    other: serde_json::Value,
) -> ziggurat_seven_wonders::SevenWonders {
    let cities = json!([
        {"wonder": "gizah", "coins": 0, "leaders": ["ramses"], "hand": ["courtesans_guild"]}, next, other
    ]);
    scene_with(
        json!({"leaders": true, "cities": true}),
        3,
        json!({"age": 3, "cities": cities}),
    )
}

/// SWL-6.4, SWL-6.6, SWL-4.5
#[test]
fn swl_6_4_swl_6_6_swl_4_5_the_courtesans_guild_copies_a_leader() {
    let mut game = courtesans(
        json!({"leaders": ["croesus"]}),
        json!({"leaders": ["aspasia"]}),
    );
    turn(&mut game, &["build courtesans_guild"]);
    assert_eq!(view(&game).phase, Phase::Courtesans { city: city_of(0) });
    assert_eq!(legal(&game, 0), ["copy croesus", "copy aspasia"]);
    assert_eq!(refused(&game, 0, "copy nero"), "SWL-6.4");
    assert_eq!(refused(&game, 0, "decline"), "SWL-6.4");
    let mut other = game;
    choose(&mut game, 0, "copy croesus");
    let city = &view(&game).cities[0];
    assert_eq!(
        (city.coins, city.copied_leader.unwrap().id()),
        (6, "croesus")
    );
    assert_eq!(
        view(&game).cities[1].leaders.len(),
        1,
        "its owner loses nothing"
    );
    choose(&mut other, 0, "copy aspasia");
    assert_eq!(view(&other).cities[0].diplomacy, 1);
    assert_eq!(points(&other, 0, "leaders"), 2);
    assert_eq!(points(&other, 0, "guilds"), 0);
}

/// SWL-6.5, SWL-6.7
#[test]
fn swl_6_5_swl_6_7_without_a_leader_next_door_nothing_is_copied() {
    let mut game = courtesans(json!({}), json!({}));
    turn(&mut game, &["build courtesans_guild"]);
    assert_eq!((turn_of(&game), view(&game).phase), (5, Phase::Turn));
    let cities = json!([
        {"structures": ["diplomats_guild"]},
        {"structures": ["courtesans_guild"], "copied": "nero"}, {"leaders": ["nero"]}
    ]);
    let game = finished_with_all(3, cities);
    assert_eq!(
        points(&game, 0, "guilds"),
        1,
        "a copy is not a leader of the city"
    );
    assert_eq!(view(&game).cities[1].leaders.len(), 0);
}

/// SWL-6.8, SWC-12.8
#[test]
fn swl_6_8_swc_12_8_a_copy_stays_but_not_without_its_guild() {
    let cities = json!([{"copied": "nero"}, {"leaders": ["nero"]}, {}]);
    let wrong = invalid(3, json!({"options": {"leaders": true}, "cities": cities}));
    assert!(wrong.contains("SWL-6.4"), "{wrong}");
    // The copied leader is buried, the copy stays.
    let cities = json!([
        {"structures": ["courtesans_guild"], "copied": "cleopatra"},
        {"wonder": "abu_simbel", "side": "b", "leaders": [],
         "stages": [{"stage": 1, "card": "baths", "buried": "cleopatra"}]}, {}
    ]);
    let game = finished_with_all(3, cities);
    assert_eq!(points(&game, 0, "leaders"), 5);
    assert_eq!(points(&game, 1, "wonder"), 8, "SWL-9.6, SWL-10.1");
}

/// SWL-7.2, SWL-7.3
#[test]
fn swl_7_2_swl_7_3_the_stages_of_rome() {
    let a = json!([{"wonder": "rome", "stages": [{"stage": 1, "card": "baths"}, {"stage": 2, "card": "altar"}]}, {}, {}]);
    assert_eq!(points(&finished_with_all(3, a), 0, "wonder"), 10);
    let cities = json!([
        {"wonder": "rome", "side": "b", "coins": 0, "structures": ["lumber_yard", "clay_pool"], "hand": ["baths"],
         "leader_hand": [null, "nero", null, null]}, {}, {}
    ]);
    let mut game = scene_with(json!({"leaders": true}), 3, json!({"cities": cities}));
    turn(&mut game, &["stage 1 with baths"]);
    let city = &view(&game).cities[0];
    assert_eq!((city.coins, city.leader_count), (5, 5));
}

/// SWL-7.4, SWL-7.5, SWL-9.8
#[test]
fn swl_7_4_swl_7_5_swl_9_8_rome_recruits_another_leader() {
    let cities = json!([
        {"wonder": "rome", "side": "b", "coins": 0, "hand": ["dispensary"], "leader_hand": ["cleopatra", "pericles"],
         "structures": ["stone_pit", "clay_pool", "loom_1", "quarry", "caravansery"],
         "stages": [{"stage": 1, "card": "altar"}]},
        {"wonder": "gizah", "coins": 2, "structures": ["sawmill"], "hand": ["courthouse"]}, {"wonder": "ephesos"}
    ]);
    let mut game = scene_with(
        json!({"leaders": true}),
        3,
        json!({"age": 2, "cities": cities}),
    );
    turn(&mut game, &["stage 2 with dispensary"]);
    assert_eq!(view(&game).phase, Phase::ExtraLeader { city: city_of(0) });
    assert_eq!(
        legal(&game, 0),
        ["decline"],
        "no coins: nothing but to decline"
    );
    assert_eq!(refused(&game, 0, "recruit cleopatra"), "SWL-7.4");
    assert_eq!(refused(&game, 0, "sell leader cleopatra"), "SWL-7.4");
    choose(&mut game, 0, "decline");
    assert_eq!(turn_of(&game), 5);
}

/// SWL-7.5: coins of the same turn pay for the extra leader.
#[test]
fn swl_7_5_sales_of_the_turn_pay_for_the_extra_leader() {
    let cities = json!([
        {"wonder": "rome", "side": "b", "coins": 0, "leader_hand": ["cleopatra"],
         "structures": ["stone_pit", "clay_pool", "loom_1"], "hand": ["dispensary"],
         "stages": [{"stage": 1, "card": "altar"}]},
        {"wonder": "babylon", "coins": 2, "hand": ["caravansery", "forum"]},
        {"wonder": "olympia"}
    ]);
    let mut game = scene_with(
        json!({"leaders": true}),
        3,
        json!({"age": 2, "cities": cities}),
    );
    // The Forum costs two clay: one is bought from Rome.
    turn(
        &mut game,
        &["stage 2 with dispensary", "build forum right 2"],
    );
    assert_eq!(coins(&game)[0], 2);
    assert_eq!(legal(&game, 0), ["recruit cleopatra", "decline"]);
    choose(&mut game, 0, "recruit cleopatra");
    assert_eq!(coins(&game)[0], 0, "4 less 2");
    assert_eq!(view(&game).cities[0].leaders.len(), 1);
}

/// SWL-7.6, SWP-4.4
#[test]
fn swl_7_6_swp_4_4_rome_can_lose_its_advantage() {
    let cities = json!([
        {"wonder": "rome", "side": "b", "start_lost": true, "coins": 6, "leader_hand": ["nero"]},
        {"coins": 6, "leader_hand": ["cleopatra"]}, {"coins": 6, "leader_hand": ["sappho"]}
    ]);
    let game = recruiting(json!({"leaders": true}), 2, cities);
    let cost = |seat: u8| own_view(&game, seat).leaders.unwrap()[0].coins;
    assert_eq!((cost(0), cost(1), cost(2)), (1, 4, 1));
    let project = list(&babel()["projects"])
        .iter()
        .find(|project| project["penalty"]["type"] == "lose_start_resource")
        .cloned()
        .unwrap();
    let cities = json!([{"wonder": "rome"}, {"joined": 1}, {"joined": 1}]);
    let options = json!({"leaders": true, "great_projects": true});
    let changes = json!({"age": project["age"], "turn": 6, "project": project["id"], "project_tokens": 1, "cities": cities});
    let mut game = scene_with(options, 3, changes);
    turn(&mut game, &[]);
    assert!(view(&game).cities[0].start_lost);
    assert_eq!(view(&game).cities[0].markers, 0);
}

/// SWL-9.2, SWL-9.3, SWC-7.2
#[test]
fn swl_9_2_swl_9_3_swc_7_2_olympia_copies_the_new_guilds() {
    let olympia = json!([{"stage": 1, "card": "baths"}, {"stage": 2, "card": "altar"}, {"stage": 3, "card": "theater"}]);
    let game = |guild: &str, leaders: serde_json::Value| {
        let cities = json!([
            {"wonder": "olympia", "side": "b", "stages": olympia, "coins": 9, "structures": ["workshop", "scriptorium"]},
            {"structures": [guild], "leaders": leaders}, {"structures": ["workers_guild"], "leaders": ["nero"]}
        ]);
        finished_with_all(3, cities)
    };
    let with = |guild: &str| game(guild, json!(["cleopatra"]));
    assert_eq!(points(&with("counterfeiters_guild"), 0, "guilds"), 5);
    assert_eq!(
        view(&with("counterfeiters_guild")).cities[2].owed,
        0,
        "SWC-4.7"
    );
    assert_eq!(points(&with("architects_guild"), 0, "guilds"), 6);
    assert_eq!(points(&with("gamers_guild"), 0, "guilds"), 3);
    assert_eq!(points(&with("diplomats_guild"), 0, "guilds"), 2);
    let copied = with("courtesans_guild");
    assert_eq!(
        (points(&copied, 0, "guilds"), points(&copied, 0, "leaders")),
        (0, 5)
    );
    assert_eq!(
        view(&copied).cities[0].copied_guild_leader.unwrap().id(),
        "cleopatra"
    );
    let science = game("courtesans_guild", json!(["euclid"]));
    assert_eq!(points(&science, 0, "science"), 1 + 1 + 1 + 7);
}

/// SWL-9.4, SWB-9.4: the last card is an Age card, though leaders are in hand.
#[test]
fn swl_9_4_swb_9_4_babylons_last_card_is_not_a_leader() {
    let cities = json!([
        {"wonder": "babylon", "side": "b", "leader_hand": ["nero"],
         "stages": [{"stage": 1, "card": "baths"}, {"stage": 2, "card": "altar"}]}, {}, {}
    ]);
    let mut game = scene_with(
        json!({"leaders": true}),
        3,
        json!({"turn": 6, "cities": cities}),
    );
    turn(&mut game, &[]);
    assert_eq!(view(&game).phase, Phase::LastCard);
    assert!(legal(&game, 0).iter().all(|text| !text.contains("nero")));
}

/// SWL-9.6, SWB-9.23
#[test]
fn swl_9_6_swb_9_23_abu_simbel_buries_a_leader() {
    let cities = json!([
        {"wonder": "abu_simbel", "side": "b", "coins": 0, "leaders": ["caesar", "aspasia"], "diplomacy": 1,
         "structures": ["clay_pool", "brickyard", "loom_1"], "hand": ["dispensary", "walls"]}, {}, {}
    ]);
    let mut game = scene_with(all_modules(), 3, json!({"age": 2, "cities": cities}));
    let ways = starting(&game, 0, "stage 1 with walls");
    assert_eq!(
        ways,
        [
            "stage 1 with walls bury caesar",
            "stage 1 with walls bury aspasia"
        ]
    );
    assert_eq!(refused(&game, 0, "stage 1 with walls"), "SWB-9.23");
    let mut other = game;
    turn(&mut game, &["stage 1 with walls bury caesar"]);
    let city = &view(&game).cities[0];
    assert_eq!((city.shields, city.leaders.len()), (0, 1));
    assert_eq!(city.stages[0].buried.unwrap().id(), "caesar");
    assert_eq!(points(&game, 0, "wonder"), 10);
    turn(&mut other, &["stage 1 with walls bury aspasia"]);
    assert_eq!(
        view(&other).cities[0].diplomacy,
        1,
        "what was received stays"
    );
    assert_eq!(
        (points(&other, 0, "wonder"), points(&other, 0, "leaders")),
        (6, 0)
    );
    // Without a leader the stage can still be built.
    let cities = json!([
        {"wonder": "abu_simbel", "side": "b", "structures": ["clay_pool", "brickyard", "loom_1"], "hand": ["walls"]}, {}, {}
    ]);
    let game = scene_with(all_modules(), 3, json!({"age": 2, "cities": cities}));
    assert!(allows(&game, 0, "stage 1 with walls"));
}

/// SWL-9.7, SWB-9.22
#[test]
fn swl_9_7_swb_9_22_stonehenge_counts_leaders_and_black_cards() {
    let game = |under: serde_json::Value| {
        let cities = json!([
            {"wonder": "stonehenge", "side": "b", "leader_hand": [{"leader": "hiram", "used": 2}],
             "stages": [{"stage": 1, "card": "baths"}, under]},
            {"leaders": ["nero", "sappho"], "structures": ["hideout"]}, {"leaders": ["zenobia"]}
        ]);
        let game = finished_with_all(3, cities);
        points(&game, 0, "wonder")
    };
    let none = game(json!({"stage": 2, "card": "theater"}));
    assert_eq!(game(json!({"stage": 2, "recruitment": 2})) - none, 3);
    assert_eq!(game(json!({"stage": 2, "card": "residence"})) - none, 1);
}

/// SWL-9.8, SWB-16.4, SWC-8.1
#[test]
fn swl_9_8_swb_16_4_swc_8_1_manneken_pis_copies_rome_and_petra() {
    let cities = json!([
        {"wonder": "manneken_pis", "coins": 3, "hand": ["baths"], "structures": ["lumber_yard", "clay_pool"]},
        {"wonder": "rome", "side": "b"}, {"wonder": "petra"}
    ]);
    let mut game = scene_with(all_modules(), 3, json!({"cities": cities}));
    turn(&mut game, &["stage 1 with baths"]);
    let city = &view(&game).cities[0];
    assert_eq!((city.coins, city.leader_count), (8, 4));
    assert!(city.leaders.is_empty());
    // Its second stage is Petra's: 7 coins for 7 points.
    let card = own_view(&game, 0).hand.unwrap()[0].card;
    turn(&mut game, &[&format!("stage 2 with {card}")]);
    assert_eq!((coins(&game)[0], points(&game, 0, "wonder")), (1, 7));
}

/// SWL-10.2, SWC-4.5
#[test]
fn swl_10_2_swc_4_5_coins_decide_ties_and_debt_does_not() {
    let cities =
        json!([{"coins": 5, "leaders": ["sappho"], "debt": 2}, {"coins": 4}, {"coins": 3}]);
    let game = finished_with_all(3, cities);
    assert_eq!(
        game.score()
            .iter()
            .map(|points| points.sum)
            .collect::<Vec<_>>(),
        [1, 1, 1]
    );
    assert_eq!(game.outcome().unwrap().places, [1, 2, 3]);
    assert_eq!(points(&game, 0, "debt"), -2);
}
