//! Special constructions in their order (section SWL-8), and the Free City (SWL-11, SWC-10).

use serde_json::json;
use ziggurat_seven_wonders::{Phase, Town};

use crate::support::*;

/// SWL-8.1, SWL-8.5, SWL-6.7, SWL-12.3, SWL-12.4
#[test]
fn swl_8_1_swl_8_5_swl_6_7_specials_come_in_their_order() {
    let cities = json!([
        {"wonder": "rome", "side": "b", "coins": 9, "leader_hand": ["solomon"], "hand": ["dispensary"],
         "structures": ["stone_pit", "clay_pool", "loom_1"], "stages": [{"stage": 1, "card": "altar"}]},
        {"wonder": "halikarnassos", "side": "b", "coins": 9, "structures": ["ore_vein", "foundry"], "hand": ["walls"]},
        {"wonder": "gizah", "coins": 9, "leaders": ["ramses"]}
    ]);
    let changes =
        json!({"age": 2, "cities": cities, "discards": ["baths", "theater", "apothecary"]});
    let mut game = scene_with(json!({"leaders": true}), 3, changes);
    turn(
        &mut game,
        &["stage 2 with dispensary", "stage 1 with walls"],
    );
    assert_eq!(
        view(&game).phase,
        Phase::Dig { city: city_of(1) },
        "the Wonder digs first"
    );
    choose(&mut game, 1, "dig theater");
    assert_eq!(view(&game).phase, Phase::ExtraLeader { city: city_of(0) });
    choose(&mut game, 0, "recruit solomon");
    assert_eq!(
        view(&game).phase,
        Phase::Dig { city: city_of(0) },
        "Solomon's place has passed: at once"
    );
    assert!(
        !legal(&game, 0).contains(&"dig theater".to_owned()),
        "what is taken is gone"
    );
    choose(&mut game, 0, "dig baths");
    assert_eq!(turn_of(&game), 5);
}

/// SWL-8.2, SWL-8.3: this turn's discards are in the pile, which only the digger sees.
#[test]
fn swl_8_2_swl_8_3_the_pile_is_shown_to_the_digger_alone() {
    let cities = json!([
        {"wonder": "halikarnassos", "side": "b", "structures": ["ore_vein", "foundry"], "hand": ["walls"]},
        {"hand": ["statue"]}, {"hand": ["school"]}
    ]);
    let mut game = scene_with(
        json!({"leaders": true}),
        3,
        json!({"age": 2, "cities": cities}),
    );
    turn(
        &mut game,
        &["stage 1 with walls", "sell statue", "sell school"],
    );
    let known = |seat: u8| own_view(&game, seat).known_discards.len();
    assert_eq!((known(0), known(1), known(2)), (2, 1, 1));
    assert!(allows(&game, 0, "dig school") && allows(&game, 0, "leave"));
}

/// SWL-8.5: Courtesans copying Solomon; SWL-12.4: he may join the project.
#[test]
fn swl_8_5_swl_12_4_courtesans_can_copy_solomon() {
    let cities = json!([
        {"wonder": "gizah", "coins": 9, "leaders": ["ramses"], "hand": ["courtesans_guild"]},
        {"leaders": ["solomon"]}, {}
    ]);
    let changes = json!({"age": 3, "cities": cities, "discards": ["baths", "palace", "arena"]});
    let mut game = scene_with(json!({"leaders": true}), 3, changes);
    turn(&mut game, &["build courtesans_guild"]);
    choose(&mut game, 0, "copy solomon");
    assert_eq!(view(&game).phase, Phase::Dig { city: city_of(0) });
    choose(&mut game, 0, "dig palace");
    assert!(has(&game, 0, "palace"));
}

/// SWL-8.6: of two extra leaders the lower seat is first.
#[test]
fn swl_8_6_the_lower_seat_recruits_first() {
    let rome = json!({"wonder": "rome", "side": "b", "coins": 9, "leader_hand": ["nero"], "hand": ["school"],
        "tokens": {"free_wonder_stage": 1},
        "stages": [{"stage": 1, "card": "altar"}, {"stage": 2, "card": "theater"}]});
    let manneken = json!({"wonder": "manneken_pis", "coins": 9, "leader_hand": ["sappho"], "hand": ["walls"],
        "tokens": {"free_wonder_stage": 1},
        "stages": [{"stage": 1, "card": "barracks"}, {"stage": 2, "card": "tavern"}]});
    let cities = json!([manneken, rome, {"wonder": "gizah"}, {"wonder": "ephesos"}]);
    let changes = json!({"age": 2, "cities": cities});
    let options = json!({"leaders": true, "wonder_pack": true});
    let mut game = scene_with(options, 4, changes);
    turn(
        &mut game,
        &["stage 3 with walls token", "stage 3 with school token"],
    );
    assert_eq!(view(&game).phase, Phase::ExtraLeader { city: city_of(0) });
    choose(&mut game, 0, "recruit sappho");
    assert_eq!(coins(&game)[0], 9, "1 coin, less 1 beside Rome B");
    assert_eq!(view(&game).phase, Phase::ExtraLeader { city: city_of(1) });
}

/// SWL-11.2, SWC-10.1
#[test]
fn swl_11_2_swc_10_1_the_free_city_has_no_leaders() {
    let options = ziggurat_seven_wonders::Options {
        leaders: true,
        cities: true,
        ..Default::default()
    };
    let game = dealt(options, 2, 8);
    let seen = view(&game);
    assert_eq!((seen.cities[2].leader_count, seen.cities[2].coins), (0, 3));
    let mut game = game;
    (0..3).for_each(|_| drop(turn(&mut game, &[])));
    turn(&mut game, &[]);
    let seen = view(&game);
    assert_eq!(
        (turn_of(&game), seen.turns, seen.pile_count),
        (1, 7, 7),
        "one card is drawn"
    );
    let hands: Vec<u8> = seen.cities.iter().map(|city| city.hand_count).collect();
    assert_eq!(hands, [9, 8, 0]);
}

/// SWL-11.4, SWC-10.5
#[test]
fn swl_11_4_swc_10_5_the_free_city_can_copy_a_leader() {
    let cities = json!([
        {"wonder": "gizah", "leaders": ["croesus"], "hand": ["courtesans_guild", "arena"]}, {"wonder": "rhodos", "leaders": ["nero"]},
        {"wonder": "ephesos", "coins": 0, "structures": ["lumber_yard", "clay_pool", "glassworks_1", "loom_1"]}
    ]);
    let changes = json!({"age": 3, "turn": 3, "cities": cities});
    let mut game = scene_with(json!({"leaders": true}), 2, changes);
    let sold = starting(&game, 0, "sell arena");
    assert_eq!(sold.len(), 1);
    turn(&mut game, &["sell arena; city build courtesans_guild"]);
    assert_eq!(
        view(&game).phase,
        Phase::Courtesans {
            city: Town::FreeCity
        }
    );
    assert_eq!(legal(&game, 0), ["copy croesus", "copy nero"]);
    choose(&mut game, 0, "copy croesus");
    assert_eq!(coins(&game)[2], 6);
}

/// SWL-11.3
#[test]
fn swl_11_3_two_players_see_each_others_leaders_only() {
    let cities = json!([{"structures": ["diplomats_guild"]}, {"leaders": ["nero", "sappho"]}, {}]);
    let mut options = all_modules();
    options["cities"] = false.into();
    let end = json!({"age": 3, "turn": 6, "phase": "over", "cities": cities});
    let game = scene_with(options, 2, end);
    assert_eq!(points(&game, 0, "guilds"), 2);
}
