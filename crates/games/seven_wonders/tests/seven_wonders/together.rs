//! Leaders and Cities with Babel, and everything together (SWL-12, SWC-12).

use serde_json::json;
use ziggurat_engine::{Chance, Game};
use ziggurat_seven_wonders::{Options, Phase, Turn, Wonder};

use crate::{recruitment::recruiting, support::*};

fn everything_on() -> Options {
    Options {
        wonder_pack: true,
        babel_tower: true,
        great_projects: true,
        leaders: true,
        cities: true,
        ..Options::default()
    }
}

/// SWC-12.1, SWC-12.2, SWT-1.1, SWP-1.2, SWT-2.1
#[test]
fn swc_12_1_swc_12_2_swt_1_1_tower_and_projects_with_eight() {
    for (players, slots, tokens) in [(2, 2, 2), (4, 3, 3), (5, 4, 4), (7, 4, 6), (8, 4, 6)] {
        let mut game = dealt(everything_on(), players, 1);
        let mut chance = Chance::new(1);
        while view(&game).phase != Phase::Turn {
            let seat = game.waiting().must.first().unwrap();
            let action = game.sample(seat, &mut chance).unwrap();
            game.play_silent(seat, &action, &mut chance);
        }
        let seen = view(&game);
        assert_eq!(seen.tower.unwrap().slots, slots);
        assert_eq!(seen.project.unwrap().tokens, tokens);
        let cities = &seen.cities[..usize::from(players)];
        assert!(
            cities
                .iter()
                .all(|city| city.tiles_left + city.tower_built == 3)
        );
    }
}

/// SWC-12.3, SWL-12.4
#[test]
fn swc_12_3_swl_12_4_a_black_card_joins_only_with_the_token() {
    let project = list(&babel()["projects"])
        .iter()
        .find(|project| {
            project["age"] == 2 && project["participation_cost"]["resources"] == json!({})
        })
        .cloned();
    let project = project.unwrap_or_else(|| list(&babel()["projects"])[5].clone());
    let scene = |tokens: u8| {
        let own = json!([
            "lumber_yard",
            "stone_pit",
            "clay_pool",
            "ore_vein",
            "glassworks_1",
            "loom_1",
            "press_1",
            "sawmill",
            "quarry",
            "brickyard",
            "foundry"
        ]);
        let cities = json!([{"coins": 20, "structures": own, "hand": ["lair"], "tokens": {"wild_participation": tokens}}, {}, {}]);
        let changes =
            json!({"age": 2, "project": project["id"], "project_tokens": 2, "cities": cities});
        scene_with(all_modules(), 3, changes)
    };
    let joins = |tokens: u8| {
        legal(&scene(tokens), 0)
            .iter()
            .any(|text| text.starts_with("build lair") && text.ends_with("wild"))
    };
    assert!(!joins(0) && joins(1));
    assert_eq!(refused(&scene(0), 0, "build lair join"), "SWP-2.1");
}

/// SWL-12.3: no project can be joined in the recruitment phase.
#[test]
fn swl_12_3_no_project_in_the_recruitment_phase() {
    let cities = json!([
        {"coins": 9, "leader_hand": ["solomon"], "tokens": {"wild_participation": 1}},
        {"leader_hand": ["nero"]}, {"leader_hand": ["sappho"]}
    ]);
    let changes = json!({"age": 2, "phase": "recruit", "turn": "recruitment", "cities": cities, "discards": ["baths"]});
    let mut game = scene_with(all_modules(), 3, changes);
    turn(
        &mut game,
        &["recruit solomon", "sell leader nero", "sell leader sappho"],
    );
    assert_eq!(legal(&game, 0), ["leave", "dig baths"]);
}

/// SWL-12.2, SWT-9.1
#[test]
fn swl_12_2_swt_9_1_a_leader_builds_a_tile() {
    let cities = json!([
        {"coins": 2, "leader_hand": ["nero"], "tiles": [5, null, null]}, {"leader_hand": ["zenobia"]}, {"leader_hand": ["sappho"]}
    ]);
    let mut game = recruiting(all_modules(), 1, cities);
    turn(&mut game, &["tower 5 with leader nero"]);
    let seen = view(&game);
    assert_eq!(seen.cities[0].coins, 2, "no 3 coins");
    assert_eq!(seen.tower.unwrap().active.len(), 1);
    assert_eq!(seen.discard_count, 0);
}

/// SWC-12.7: all coins as a penalty are no loss with debt.
#[test]
fn swc_12_7_losing_all_coins_is_not_debt() {
    let project = list(&babel()["projects"])
        .iter()
        .find(|project| project["penalty"]["type"] == "lose_all_coins")
        .cloned()
        .unwrap();
    let cities = json!([{"coins": 5}, {"joined": 1}, {"joined": 1}]);
    let changes = json!({"age": project["age"], "turn": 7, "project": project["id"], "project_tokens": 1, "cities": cities});
    let options = json!({"cities": true, "great_projects": true});
    let mut game = scene_with(options, 3, changes);
    turn(&mut game, &[]);
    let seen = view(&game).cities;
    assert_eq!((seen[0].coins, seen[0].debt), (0, 0));
}

/// SWC-12.8: a black card is never asked for.
#[test]
fn swc_12_8_penalties_never_ask_for_black_cards() {
    for project in list(&babel()["projects"]) {
        assert_ne!(project["penalty"]["colour"], "black");
        assert_ne!(project["colour"], "black");
    }
}

/// SWL-12.9, SWP-8.1: no project gives defeat tokens, so Tomyris has nothing to waive.
#[test]
fn swl_12_9_swp_8_1_no_penalty_is_a_defeat_token() {
    for project in list(&babel()["projects"]) {
        let kind = id(&project["penalty"]["type"]);
        assert!(!kind.contains("defeat"), "{kind}");
    }
}

/// SWB-16.1, SWP-8.2, SWC-3.2: whole games with everything on follow the big picture.
#[test]
fn swb_16_1_swp_8_2_swc_3_2_the_big_picture() {
    let mut rome = false;
    for seed in 0..30 {
        let players = 2 + (seed % 7) as u8;
        let mut game = dealt(everything_on(), players, seed);
        let mut chance = Chance::new(seed);
        let mut parts = Vec::new();
        while let Some(seat) = game.waiting().must.first() {
            let seen = view(&game);
            rome |= seen
                .cities
                .iter()
                .any(|city| city.board.wonder == Wonder::Rome);
            let now = (seen.age.number(), seen.turn);
            let starts = match seen.phase {
                Phase::Recruit => true,
                Phase::Turn => seen.turn == Turn::FIRST,
                _ => false,
            };
            if starts && parts.last() != Some(&now) {
                assert_eq!(seen.project.is_some(), seen.phase == Phase::Turn);
                parts.push(now);
            }
            let action = game.sample(seat, &mut chance).unwrap();
            game.play_silent(seat, &action, &mut chance);
        }
        let expected: Vec<_> = (1..=3)
            .flat_map(|age| [(age, Turn::Recruitment), (age, Turn::FIRST)])
            .collect();
        assert_eq!(parts, expected);
        game.validate().unwrap();
    }
    assert!(rome);
}
