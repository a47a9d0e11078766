//! The Great Projects of Babel, rule by rule and project by project.

use serde_json::{Value, json};
use ziggurat_engine::{Chance, Game};
use ziggurat_seven_wonders::{Event, Options, Phase, Project, SevenWonders};

use crate::support::{
    allows, babel, choose, coins, dealt, has, id, legal, list, own_view, points, refused, scene,
    starting, turn, units, view,
};

fn project(name: &str) -> Value {
    list(&babel()["projects"])
        .iter()
        .find(|project| project["id"] == name)
        .expect("a project")
        .clone()
}

/// A structure of a colour that costs nothing in the right circumstances.
pub(crate) fn structure(colour: &str, age: u64) -> (&'static str, Value) {
    match (colour, age) {
        ("blue", 1) => ("altar", json!([])),
        ("green", 1) => ("apothecary", json!(["loom_1"])),
        ("red", 1) => ("stockade", json!(["lumber_yard"])),
        ("brown", 1) => ("lumber_yard", json!([])),
        ("yellow", 1) => ("marketplace", json!([])),
        ("blue", 2) => ("aqueduct", json!(["baths"])),
        ("yellow", 2) => ("vineyard", json!([])),
        ("green", 2) => ("dispensary", json!(["apothecary"])),
        ("brown", 2) => ("sawmill", json!([])),
        ("red", 2) => ("stables", json!(["apothecary"])),
        ("green", 3) => ("lodge", json!(["dispensary"])),
        ("red", 3) => ("fortifications", json!(["walls"])),
        ("yellow", 3) => ("haven", json!(["forum"])),
        ("blue", 3) => ("pantheon", json!(["temple"])),
        _ => (
            "traders_guild",
            json!(["loom_1", "glassworks_1", "press_1"]),
        ),
    }
}

/// The last turn of the age of a project, with tokens left on it.
fn last_turn(project: &Value, left: u8, cities: Value) -> SevenWonders {
    scene(
        4,
        json!({"age": project["age"], "turn": 6, "project": project["id"], "project_tokens": left,
        "cities": cities}),
    )
}

/// SWP-1.1: one project of the age is turned up at random before the cards are dealt.
#[test]
fn swp_1_1_a_project_of_the_age_is_turned_up() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let mut game = dealt(
            Options {
                great_projects: true,
                ..Options::default()
            },
            3,
            seed,
        );
        let mut chance = Chance::new(seed);
        while let Some(seat) = game.waiting().must.first() {
            let view = view(&game);
            if let Some(open) = &view.project {
                let facts = project(open.project.id());
                assert_eq!(facts["age"], view.age.number(), "SWP-1.1");
                seen.insert(open.project);
            }
            let action = game.sample(seat, &mut chance).unwrap();
            game.play_silent(seat, &action, &mut chance);
        }
    }
    assert_eq!(seen.len(), Project::ALL.len(), "SWP-1.1");
}

/// SWP-1.2, SWP-7.1: players minus 1 tokens, 2 with two players.
#[test]
fn swp_1_2_swp_7_1_tokens_by_players() {
    for (players, tokens) in [(2, 2), (3, 2), (4, 3), (5, 4), (6, 5), (7, 6)] {
        let game = dealt(
            Options {
                great_projects: true,
                ..Options::default()
            },
            players,
            1,
        );
        assert_eq!(
            view(&game).project.unwrap().tokens,
            tokens,
            "SWP-1.2: {players} players"
        );
    }
}

/// SWP-2.1, SWP-2.4, SWP-2.5: every project: its cost is paid in addition to the structure, one token is taken.
#[test]
fn swp_2_1_swp_2_4_swp_2_5_every_project_costs_what_the_data_say() {
    for facts in list(&babel()["projects"]) {
        let name = id(&facts["id"]);
        let (age, colour) = (facts["age"].as_u64().unwrap(), id(&facts["colour"]));
        let (card, structures) = structure(&colour, age);
        let cities = json!([
            {"wonder": "manneken_pis", "side": "b", "coins": 30, "hand": [card], "structures": structures},
            {"structures": ["clay_pit", "stone_pit", "sawmill", "ore_vein"], "wonder": "halikarnassos"}, {}, {}, {}, {},
            {"structures": ["press_1", "glassworks_1", "timber_yard", "clay_pool"], "wonder": "ephesos"},
        ]);
        // Sawmill is of Age II.
        let cities: Value = serde_json::from_str(
            &cities
                .to_string()
                .replace("sawmill", if age == 1 { "tavern" } else { "sawmill" }),
        )
        .unwrap();
        let mut game = scene(
            7,
            json!({"age": age, "project": name, "project_tokens": 4, "cities": cities}),
        );
        let joins: Vec<_> = starting(&game, 0, &format!("build {card}"))
            .into_iter()
            .filter(|t| t.ends_with("join"))
            .collect();
        let without: Vec<_> = starting(&game, 0, &format!("build {card}"))
            .into_iter()
            .filter(|t| !t.ends_with("join"))
            .collect();
        assert!(
            !without.is_empty(),
            "SWP-2.1: taking part is a choice: {name}"
        );
        let cost = &facts["participation_cost"];
        let price = cost["coins"].as_u64().unwrap() + 2 * units(cost);
        let mut alone = game;
        turn(&mut alone, &[&without[0]]);
        turn(
            &mut game,
            &[joins
                .first()
                .unwrap_or_else(|| panic!("{name} can be joined with {card}"))],
        );
        assert_eq!(
            u64::from(coins(&alone)[0] - coins(&game)[0]),
            price,
            "SWP-2.4, SWP-2.5: {name}"
        );
        assert_eq!(
            (
                view(&game).cities[0].joined,
                view(&game).project.unwrap().tokens
            ),
            (1, 3),
            "SWP-2.1: {name}"
        );
    }
}

/// SWP-2.1: another colour does not take part.
#[test]
fn swp_2_1_only_the_colour_of_the_project() {
    let game = scene(
        4,
        json!({"project": "cranes", "project_tokens": 3, "cities": [{"coins": 9, "hand": ["altar"]}]}),
    );
    assert_eq!(refused(&game, 0, "build altar join"), "SWP-2.1");
    let none = scene(4, json!({"cities": [{"coins": 9, "hand": ["altar"]}]}));
    assert_eq!(
        refused(&none, 0, "build altar join"),
        "SWP-2.2",
        "no project"
    );
}

/// SWP-2.2, SWP-2.3: a token must have lain there when the turn began; then everybody gets one.
#[test]
fn swp_2_2_swp_2_3_tokens_of_the_start_of_the_turn_decide() {
    let document = |left: u8| {
        json!({"project": "belvedere", "project_tokens": left, "cities": [
            {"wonder": "babylon", "coins": 9, "hand": ["altar"]}, {"wonder": "gizah", "coins": 9, "hand": ["theater"], "structures": ["clay_pool"]}, {}, {},
        ]})
    };
    let mut game = scene(4, document(1));
    turn(&mut game, &["build altar join", "build theater join"]);
    let joined: Vec<_> = view(&game).cities.iter().map(|city| city.joined).collect();
    assert_eq!(
        joined,
        [1, 1, 0, 0],
        "SWP-2.3: tokens from the supply fill up"
    );
    assert_eq!(view(&game).project.unwrap().tokens, 0);
    assert_eq!(
        refused(&scene(4, document(0)), 0, "build altar join"),
        "SWP-2.2"
    );
}

/// SWP-2.4: taking part is paid for even with a free structure; tile 8 does not change its cost.
#[test]
fn swp_2_4_free_structures_pay_for_taking_part() {
    let city = json!({"wonder": "gizah", "coins": 9, "hand": ["aqueduct"], "structures": ["baths", "press_1"], "tower": 1});
    let mut game = scene(
        4,
        json!({"age": 2, "project": "obelisk", "project_tokens": 3, "tower": [8], "cities": [city]}),
    );
    turn(&mut game, &["build aqueduct chain join"]);
    assert_eq!(coins(&game)[0], 8, "SWP-2.4: 1 coin and the city's papyrus");
}

/// SWP-2.6: in several turns, once a turn.
#[test]
fn swp_2_6_several_times_an_age() {
    let city = json!({"wonder": "babylon", "coins": 9, "hand": ["altar", "theater"], "joined": 1});
    let mut game = scene(
        4,
        json!({"project": "belvedere", "project_tokens": 2, "cities": [city]}),
    );
    turn(&mut game, &["build altar join"]);
    assert_eq!(view(&game).cities[0].joined, 2, "SWP-2.6");
}

/// SWP-2.6, SWP-2.2: not twice in a turn with the last card.
#[test]
fn swp_2_6_swp_2_2_not_twice_in_a_turn() {
    let city = json!({"wonder": "babylon", "side": "b", "coins": 20, "hand": ["altar", "theater"],
        "stages": [{"stage": 1, "card": "baths"}, {"stage": 2, "card": "stockade"}]});
    let mut game = scene(
        3,
        json!({"turn": 6, "project": "belvedere", "project_tokens": 2,
        "cities": [city, {"wonder": "gizah"}, {"wonder": "rhodos"}]}),
    );
    turn(&mut game, &["build altar join"]);
    assert_eq!(
        refused(&game, 0, "build theater join"),
        "SWP-2.2",
        "SWP-2.6"
    );
    assert!(allows(&game, 0, "build theater"));
}

/// SWP-2.7: never with a stage, but with a structure that the stage lets a player build.
#[test]
fn swp_2_7_taking_part_with_a_dug_structure() {
    let city = json!({"wonder": "halikarnassos", "side": "b", "coins": 9, "structures": ["foundry", "press_1"]});
    let mut game = scene(
        4,
        json!({"age": 2, "project": "obelisk", "project_tokens": 1, "cities": [city], "discards": ["altar", "tavern"]}),
    );
    let card = own_view(&game, 0).hand.unwrap()[0].card;
    assert!(
        !legal(&game, 0)
            .iter()
            .any(|text| text.starts_with("stage") && text.contains("join")),
        "SWP-2.7"
    );
    turn(&mut game, &[&format!("stage 1 with {card}")]);
    assert!(allows(&game, 0, "dig altar join"), "SWP-2.7");
    assert_eq!(refused(&game, 0, "dig tavern join"), "SWP-2.1");
    turn(&mut game, &["dig altar join"]);
    assert_eq!(
        (view(&game).cities[0].joined, coins(&game)[0]),
        (1, 8),
        "SWP-2.7"
    );
}

/// SWP-2.8, SWP-5.4: with the token any colour takes part; the token is returned, the cost is paid.
#[test]
fn swp_2_8_swp_5_4_wild_participation() {
    let city = json!({"coins": 9, "hand": ["vineyard"], "tokens": {"wild_participation": 1}});
    let mut game = scene(
        4,
        json!({"age": 2, "project": "sewer_network", "project_tokens": 3, "cities": [city]}),
    );
    turn(&mut game, &["build vineyard wild"]);
    assert_eq!(
        (
            view(&game).cities[0].joined,
            view(&game).cities[0].tokens.len()
        ),
        (1, 0),
        "SWP-2.8, SWP-5.4"
    );
    assert_eq!(coins(&game)[0], 7, "SWP-2.8: 2 coins");
    let fits = json!({"wonder": "babylon", "coins": 9, "hand": ["altar"], "tokens": {"wild_participation": 1}});
    let game = scene(
        4,
        json!({"project": "belvedere", "project_tokens": 3, "cities": [fits]}),
    );
    assert_eq!(
        refused(&game, 0, "build altar wild"),
        "SWP-2.8",
        "not needed"
    );
}

/// SWP-2.9: nothing lowers the cost of taking part: discounts of tile 2 concern the structure only.
#[test]
fn swp_2_9_the_cost_of_taking_part_stays() {
    let city = json!({"wonder": "rhodos", "coins": 9, "hand": ["stables"], "tower": 1});
    let game = scene(
        4,
        json!({"age": 2, "project": "war_mirror", "project_tokens": 3, "tower": [2],
        "cities": [city, {"wonder": "alexandria"}]}),
    );
    assert!(allows(&game, 0, "build stables"), "SWT-6.4");
    assert_eq!(
        starting(&game, 0, "build stables").last().unwrap(),
        "build stables left 2 join",
        "SWP-2.9: glass is bought, 2 coins paid"
    );
}

/// SWP-3.1, SWP-3.4, SWP-5.1 to SWP-5.9: every project rewards as the data say, once for each token.
#[test]
fn swp_3_1_swp_3_4_swp_5_1_every_project_rewards() {
    for facts in list(&babel()["projects"]) {
        let name = id(&facts["id"]);
        let mut game = last_turn(facts, 0, json!([{"joined": 2, "coins": 5}]));
        let events = turn(&mut game, &[]);
        let reward = &facts["reward"];
        let city = &view(&game).cities[0];
        let rewarded = events
            .iter()
            .filter(|event| matches!(event, Event::Rewarded { .. }))
            .count();
        assert_eq!(rewarded, 2, "SWP-3.1: {name}");
        match reward["type"].as_str().unwrap() {
            "coins" => assert_eq!(
                u64::from(city.coins),
                8 + 2 * reward["amount"].as_u64().unwrap(),
                "SWP-5.1: {name}"
            ),
            "victory_token" => {
                let kind = [1, 3, 5]
                    .iter()
                    .position(|value| reward["value"] == *value)
                    .unwrap();
                assert_eq!(city.victories[kind], 2, "SWP-5.3: {name}");
            }
            "shield_token" => assert_eq!(
                u64::from(city.shield_tokens),
                2 * reward["shields"].as_u64().unwrap(),
                "SWP-5.2: {name}"
            ),
            _ => {
                let token = id(&reward["token"]).parse().unwrap();
                assert_eq!(city.tokens.get(&token), Some(&2), "SWP-5.10: {name}");
            }
        }
        assert!(
            !events
                .iter()
                .any(|event| matches!(event, Event::Punished { .. })),
            "SWP-3.1: nobody is punished"
        );
        assert_eq!(city.joined, 0, "SWP-3.3: the tokens go back");
    }
}

/// SWP-3.4, SWP-5.2: shields of a reward count in the conflicts of this age.
#[test]
fn swp_3_4_swp_5_2_rewards_count_at_once() {
    let mut game = last_turn(&project("obelisk"), 0, json!([{"joined": 1}]));
    turn(&mut game, &[]);
    assert_eq!(view(&game).cities[0].victories, [0, 2, 0], "SWP-3.4");
}

/// A city that can pay a penalty.
fn victim(penalty: &Value) -> Value {
    match (
        penalty["type"].as_str().unwrap(),
        penalty["colour"].as_str(),
    ) {
        ("destroy_card", Some("red")) => json!({"structures": ["stockade"]}),
        ("destroy_card", Some("brown")) => json!({"structures": ["lumber_yard"]}),
        ("destroy_card", Some("grey")) => json!({"structures": ["loom_1"]}),
        ("destroy_card", Some("blue")) => json!({"structures": ["altar"]}),
        ("destroy_card", _) => json!({"structures": ["apothecary"]}),
        ("lose_victory_tokens", _) => json!({"victories": {"ones": 2}}),
        _ => json!({"coins": 5}),
    }
}

/// SWP-3.2, SWP-4.1 to SWP-4.5: every project that fails punishes those without a token.
#[test]
fn swp_3_2_swp_4_1_swp_4_5_every_project_punishes() {
    for facts in list(&babel()["projects"]) {
        let name = id(&facts["id"]);
        let age = facts["age"].as_u64().unwrap() as usize;
        let penalty = &facts["penalty"];
        // Seat 0 can pay the penalty, seat 1 cannot, seat 2 has taken part.
        let cities =
            json!([victim(penalty), {"wonder": "manneken_pis", "coins": 0}, {"joined": 1}]);
        let mut game = last_turn(facts, 1, cities);
        let hands: Vec<_> = (0..4)
            .map(|seat| own_view(&game, seat).hand.unwrap()[0].card)
            .collect();
        let wait = |game: &SevenWonders, seat: u8| {
            let free = legal(game, seat)
                .into_iter()
                .find(|t| t.starts_with("build") && !t.contains("left") && !t.contains("right"));
            free.unwrap_or_else(|| format!("sell {}", hands[usize::from(seat)]))
        };
        let texts: Vec<String> = (0..4).map(|seat| wait(&game, seat)).collect();
        let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
        let events = turn(&mut game, &texts);
        let punished = events
            .iter()
            .filter(|event| matches!(event, Event::Punished { .. }))
            .count();
        let lost: Vec<_> = events
            .iter()
            .filter_map(|event| match event {
                Event::Punished { city, loss } => Some((
                    serde_json::to_value(city).unwrap(),
                    serde_json::to_value(loss).unwrap(),
                )),
                _ => None,
            })
            .collect();
        assert_eq!(punished, 3, "SWP-3.2: {name}: everybody without a token");
        assert!(
            lost.iter().all(|(city, _)| *city != 2),
            "SWP-3.2: not those who took part"
        );
        let marker = json!({"marker": {"points": if penalty["type"] == "lose_start_resource" { 1 } else { age }}});
        let poor = &lost.iter().find(|(city, _)| *city == 1).unwrap().1;
        let rich = &lost.iter().find(|(city, _)| *city == 0).unwrap().1;
        if penalty["type"] != "lose_all_coins" {
            assert_eq!(*poor, marker, "SWP-4.5, SWP-4.4: {name}");
        }
        match penalty["type"].as_str().unwrap() {
            "destroy_card" => assert!(rich.get("structure").is_some(), "SWP-4.1: {name}"),
            "lose_all_coins" => assert!(rich.get("coins").is_some(), "SWP-4.2: {name}"),
            "lose_victory_tokens" => assert_eq!(
                rich["victory_tokens"]["tokens"],
                json!([2, 0, 0]),
                "SWP-4.3: {name}"
            ),
            _ => assert_eq!(*rich, json!("start_resource"), "SWP-4.4: {name}"),
        }
    }
}

/// SWP-3.3, SWP-4.1: punished players choose in secret, then all penalties fall together.
#[test]
fn swp_3_3_swp_4_1_penalties_are_chosen_together() {
    let cities = json!([{"structures": ["stockade", "barracks"], "coins": 0}, {"structures": ["guard_tower", "walls"]}, {"joined": 1}, {}]);
    let mut game = last_turn(&project("sewer_network"), 1, cities);
    turn(&mut game, &[]);
    assert_eq!(view(&game).phase, Phase::Penalty);
    assert_eq!(game.waiting().must.len(), 2, "SWP-3.3: those with a choice");
    assert_eq!(refused(&game, 0, "destroy guard_tower"), "SWP-4.1");
    assert_eq!(refused(&game, 0, "sell stockade"), "SWP-4.1");
    choose(&mut game, 0, "destroy stockade");
    assert!(has(&game, 0, "stockade"), "SWP-3.3: not yet");
    choose(&mut game, 1, "destroy walls");
    assert!(
        !has(&game, 0, "stockade") && has(&game, 0, "barracks") && !has(&game, 1, "walls"),
        "SWP-4.1"
    );
    // Seat 0 (1 shield) against seat 1 (1 shield): the destroyed walls are missing in the conflicts.
    assert_eq!(
        view(&game).cities[1].victories,
        [0, 1, 0],
        "SWP-4.1: only against seat 2"
    );
    assert_eq!(view(&game).cities[3].markers, 2, "SWP-4.5");
}

/// SWP-4.1: effects end, coins stay, chains built stay, the name may be built again.
#[test]
fn swp_4_1_a_destroyed_structure_is_gone() {
    let cities = json!([{"wonder": "rhodos", "structures": ["lumber_yard"]}, {"joined": 1}, {"joined": 1}, {"joined": 1}]);
    let mut game = last_turn(&project("obelisk"), 1, cities);
    turn(&mut game, &[]);
    assert!(!has(&game, 0, "lumber_yard"), "SWP-4.1");
    assert!(
        view(&game).cities[0]
            .produces
            .keys()
            .all(|r| r.id() != "wood"),
        "SWP-4.1: it produces no longer"
    );
    assert!(
        own_view(&game, 3)
            .known_discards
            .iter()
            .any(|card| card.id() == "lumber_yard"),
        "everybody saw it go"
    );
}

/// SWP-4.3: all or nothing; the player chooses which tokens.
#[test]
fn swp_4_3_victory_tokens_are_returned() {
    let cities = json!([{"victories": {"ones": 1, "threes": 1, "fives": 1}}, {"victories": {"ones": 1}}, {"joined": 1}, {"joined": 1}]);
    let mut game = last_turn(&project("triumphal_arches"), 1, cities);
    turn(&mut game, &[]);
    assert_eq!(
        legal(&game, 0),
        ["return 1 1 0", "return 1 0 1", "return 0 1 1"],
        "SWP-4.3"
    );
    assert_eq!(refused(&game, 0, "return 2 0 0"), "SWP-4.3");
    turn(&mut game, &["return 1 1 0"]);
    let cities = view(&game).cities;
    assert_eq!(cities[0].victories[..2], [0, 0], "SWP-4.3");
    assert_eq!(
        (cities[1].victories[0], cities[1].markers),
        (1, 3),
        "SWP-4.3: with fewer the penalty is not paid"
    );
}

/// SWP-4.4: a lost start resource is lost for owner and buyers.
#[test]
fn swp_4_4_a_lost_start_resource() {
    let mut game = last_turn(
        &project("double_walls"),
        1,
        json!([{"wonder": "gizah"}, {"joined": 1}, {"joined": 1}, {"joined": 1}]),
    );
    turn(&mut game, &[]);
    let city = &view(&game).cities[0];
    assert!(
        city.start_lost && city.produces.is_empty() && city.sells.is_empty(),
        "SWP-4.4"
    );
}

/// SWP-5.3, SWP-8.1, SWT-6.23: victory tokens of projects count, can be lost, and shrink under tile 19.
#[test]
fn swp_5_3_swp_8_1_swt_6_23_victory_tokens_of_projects() {
    let cities = json!([{"joined": 1, "tower": 1}]);
    let mut game = scene(
        4,
        json!({"age": 2, "turn": 6, "project": "war_mirror", "project_tokens": 0, "tower": [19], "cities": cities}),
    );
    turn(&mut game, &[]);
    assert_eq!(
        view(&game).cities[0].victories,
        [1, 0, 0],
        "SWP-5.3, SWP-8.1, SWT-6.23"
    );
    assert_eq!(points(&game, 0, "military"), 1, "SWP-5.3");
}

/// SWP-5.5: a structure from the hand without resources and coins, once; taxes are due.
#[test]
fn swp_5_5_the_token_for_a_structure() {
    let city = json!({"coins": 3, "hand": ["palace"], "tokens": {"free_structure": 1}, "tower": 1});
    let mut game = scene(4, json!({"age": 3, "tower": [6], "cities": [city]}));
    turn(&mut game, &["build palace token"]);
    assert_eq!(
        (coins(&game)[0], view(&game).cities[0].tokens.len()),
        (0, 0),
        "SWP-5.5: only the tax"
    );
    let none = scene(4, json!({"age": 3, "cities": [{"hand": ["palace"]}]}));
    assert_eq!(refused(&none, 0, "build palace token"), "SWP-5.5");
}

/// SWP-5.6: a stage without resources, once.
#[test]
fn swp_5_6_the_token_for_a_stage() {
    let city = json!({"wonder": "babylon", "coins": 0, "tokens": {"free_wonder_stage": 2}});
    let mut game = scene(4, json!({"age": 2, "cities": [city, {"wonder": "rhodos"}]}));
    let card = own_view(&game, 0).hand.unwrap()[0].card;
    turn(&mut game, &[&format!("stage 1 with {card} token")]);
    let city = &view(&game).cities[0];
    assert!(
        city.stages[0].built && city.tokens.values().sum::<u8>() == 1,
        "SWP-5.6, SWP-5.10: one by one"
    );
    let none = scene(4, json!({"cities": [{"wonder": "babylon"}]}));
    let card = own_view(&none, 0).hand.unwrap()[0].card;
    assert_eq!(
        refused(&none, 0, &format!("stage 1 with {card} token")),
        "SWP-5.6"
    );
}

/// SWP-5.7, SWP-5.8, SWP-5.9, SWP-6.1, SWP-5.10: points of tokens and markers; unused ones are worth nothing.
#[test]
fn swp_5_7_swp_5_8_swp_5_9_points_of_projects() {
    let cities = json!([
        {"structures": ["apothecary", "workshop", "scriptorium", "spies_guild"], "stages": [{"stage": 1, "card": "altar"}],
         "tokens": {"vp_per_science_set": 2, "vp_per_guild": 1, "vp_per_own_wonder_stage": 3,
            "free_structure": 1, "free_wonder_stage": 1, "wild_participation": 1}, "markers": 4},
        {"structures": ["traders_guild"]}, {"structures": ["workers_guild"]}, {"structures": ["builders_guild"]},
    ]);
    let game = scene(
        4,
        json!({"age": 3, "turn": 6, "phase": "over", "cities": cities}),
    );
    // 2 x 3 for one set, three guilds around, 3 x 1 stage, markers.
    assert_eq!(
        points(&game, 0, "projects"),
        6 + 3 + 3 - 4,
        "SWP-5.7, SWP-5.8, SWP-5.9, SWP-6.1, SWP-5.10"
    );
}

/// SWP-7.1: the Free City neither takes part nor is punished.
#[test]
fn swp_7_1_the_free_city_and_projects() {
    let cities = json!([{"coins": 9}, {"coins": 9}, {"wonder": "gizah", "coins": 9}]);
    let mut game = scene(
        2,
        json!({"turn": 6, "project": "rampart_road", "project_tokens": 2, "cities": cities}),
    );
    let events = turn(&mut game, &[]);
    let punished: Vec<_> = events
        .iter()
        .filter(|event| matches!(event, Event::Punished { .. }))
        .collect();
    assert_eq!(punished.len(), 2, "SWP-7.1");
    assert!(coins(&game)[2] > 0, "SWP-7.1");
    let mut game = scene(
        2,
        json!({"project": "belvedere", "project_tokens": 2,
        "cities": [{"hand": ["altar"]}, {}, {"wonder": "babylon", "coins": 9}]}),
    );
    let text = legal(&game, 0)
        .into_iter()
        .find(|t| t.starts_with("sell") && !t.contains("altar"))
        .unwrap();
    choose(&mut game, 0, &text);
    assert!(
        !legal(&game, 0).iter().any(|text| text.contains("join")),
        "SWP-7.1"
    );
}
