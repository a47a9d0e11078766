//! Section SWB-15: two players and the Free City.

use serde_json::{Value, json};
use ziggurat_engine::{Chance, Game, Seat, Viewer};
use ziggurat_seven_wonders::{Age, Options, Phase, Side, Town};

use crate::support::{
    allows, choose, coins, dealt, document, has, legal, list, own_view, points, refused, scene,
    turn, turn_of, view,
};

fn city(free: Value, hand: Value) -> Value {
    json!({"cities": [{"wonder": "rhodos", "hand": hand}, {"wonder": "ephesos"}, free]})
}

/// SWB-15.1, SWB-15.2: three cities in a circle, side A and 3 coins for the Free City, 7 cards in its pile.
#[test]
fn swb_15_1_swb_15_2_the_free_city_has_a_board_and_coins() {
    for seed in 0..20 {
        let game = dealt(
            Options {
                wonder_pack: true,
                sides: ziggurat_seven_wonders::Sides::B,
                ..Options::default()
            },
            2,
            seed,
        );
        let view = view(&game);
        assert_eq!(view.cities.len(), 3, "SWB-15.1");
        assert_eq!(view.cities[2].board.side, Side::A, "SWB-15.1");
        let seven = view.cities[2].board.wonder.id() == "manneken_pis";
        assert_eq!(view.cities[2].coins, if seven { 7 } else { 3 }, "SWB-15.1");
        assert_eq!(
            (view.pile_count, own_view(&game, 0).hand.unwrap().len()),
            (6, 8),
            "SWB-15.2, SWB-15.4"
        );
        assert_eq!(own_view(&game, 1).hand.unwrap().len(), 7);
    }
}

/// SWB-15.1: player 1 sits left of the Free City, player 2 left of player 1.
#[test]
fn swb_15_1_neighbours_of_the_free_city() {
    let free = json!({"wonder": "gizah", "coins": 9, "structures": []});
    let mut game = scene(2, city(free, json!(["barracks"])));
    let text = legal(&game, 0)
        .into_iter()
        .find(|t| t.starts_with("sell") && !t.contains("barracks"))
        .unwrap();
    choose(&mut game, 0, &text);
    assert!(
        allows(&game, 0, "city build barracks left 2"),
        "SWB-15.1: ore of Rhodos, its left neighbour"
    );
}

/// SWB-15.3: player 1 controls in turn 1 of Age I and III, player 2 in Age II; it alternates.
#[test]
fn swb_15_3_the_controller_alternates() {
    let mut game = dealt(Options::default(), 2, 4);
    while !game.waiting().is_over() {
        let view = view(&game);
        let first = u8::from(view.age == Age::II);
        assert_eq!(
            view.controller,
            Some(Seat((first + view.turn.number().unwrap() - 1) % 2)),
            "SWB-15.3"
        );
        turn(&mut game, &[]);
    }
}

/// SWB-15.4, SWB-15.7: one's own card first, then the Free City's; the opponent chooses one; hands are exchanged.
#[test]
fn swb_15_4_swb_15_7_the_controller_chooses_twice() {
    let mut game = dealt(Options::default(), 2, 4);
    assert_eq!(game.waiting().must.len(), 2);
    let own = own_view(&game, 0).hand.unwrap();
    assert_eq!(
        refused(&game, 0, &format!("city sell {}", own[0].card)),
        "SWB-15.4"
    );
    choose(&mut game, 0, &format!("sell {}", own[0].card));
    assert!(
        game.waiting().must.contains(Seat(0)),
        "SWB-15.4: the Free City is still to choose"
    );
    assert_eq!(
        refused(&game, 0, &format!("sell {}", own[1].card)),
        "SWB-15.4"
    );
    let cities = legal(&game, 0);
    assert!(
        cities.iter().all(|text| text.starts_with("city ")),
        "SWB-15.4"
    );
    choose(&mut game, 0, &cities[0]);
    assert!(!game.waiting().must.contains(Seat(0)) && game.waiting().may.contains(Seat(0)));
    assert_eq!(
        refused(&game, 1, &format!("city sell {}", own[0].card)),
        "SWB-15.4"
    );
    let left: Vec<_> = own_view(&game, 0)
        .hand
        .unwrap()
        .iter()
        .map(|held| held.card)
        .collect();
    let text = crate::support::idle(&game, 1);
    choose(&mut game, 1, &text);
    let passed = own_view(&game, 1).hand.unwrap();
    assert_eq!(passed.len(), 7, "six cards and the one just drawn");
    assert!(
        passed
            .iter()
            .filter(|held| left.contains(&held.card))
            .count()
            >= 6,
        "SWB-15.7"
    );
}

/// SWB-3.5, SWB-15.6: a changed choice for one's own city must leave the Free City's choice possible.
#[test]
fn swb_3_5_swb_15_6_changes_leave_the_free_city_its_choice() {
    let free = json!({"wonder": "gizah", "coins": 0});
    let mut game = scene(2, city(free, json!(["altar", "theater"])));
    choose(&mut game, 0, "build altar");
    choose(&mut game, 0, "city build theater");
    assert!(
        !legal(&game, 0).contains(&"build theater".to_owned()),
        "the card is the Free City's now"
    );
    assert_eq!(refused(&game, 0, "build theater"), "SWB-15.6");
    assert!(legal(&game, 0).contains(&"sell altar".to_owned()));
}

/// SWB-15.5, SWB-15.6: the Free City must build if it can, at whatever price; a chain must be used.
#[test]
fn swb_15_5_swb_15_6_the_free_city_must_build() {
    let free = json!({"wonder": "gizah", "coins": 0});
    let hand = json!([
        "altar",
        "workshop",
        "apothecary",
        "stockade",
        "guard_tower",
        "theater"
    ]);
    let mut game = scene(2, city(free.clone(), hand));
    choose(&mut game, 0, "build theater");
    assert!(allows(&game, 0, "city build altar"), "SWB-15.6");
    assert_eq!(refused(&game, 0, "city sell altar"), "SWB-15.6");
    assert_eq!(
        refused(&game, 0, "city sell workshop"),
        "SWB-15.6",
        "a card that cannot be built may not be sold either"
    );
    let rich = json!({"wonder": "gizah", "coins": 2});
    let mut game = scene(2, city(rich, json!(["barracks"])));
    let text = legal(&game, 0)
        .into_iter()
        .find(|t| t.starts_with("sell") && !t.contains("barracks"))
        .unwrap();
    choose(&mut game, 0, &text);
    assert!(
        allows(&game, 0, "city build barracks left 2"),
        "SWB-15.5: it buys from the players"
    );
}

/// SWB-15.6: a card is discarded only if nothing can be built.
#[test]
fn swb_15_6_the_free_city_discards_only_if_it_must() {
    let free = json!({"wonder": "gizah", "coins": 0, "structures": ["altar", "theater", "loom_1"]});
    let cities = json!([
        {"wonder": "rhodos", "hand": ["workshop", "apothecary"]}, {"wonder": "ephesos"}, free,
    ]);
    let mut game = scene(
        2,
        json!({"turn": 6, "cities": [cities[0].clone(), cities[1].clone(), cities[2].clone()],}),
    );
    // The controller of turn 6 is seat 1.
    let hand: Vec<_> = own_view(&game, 1)
        .hand
        .unwrap()
        .iter()
        .map(|held| held.card.to_string())
        .collect();
    choose(&mut game, 1, &format!("sell {}", hand[0]));
    let texts = legal(&game, 1);
    let builds = texts.iter().any(|text| !text.starts_with("city sell"));
    assert_eq!(
        texts.iter().any(|text| text.starts_with("city sell")),
        !builds,
        "SWB-15.6: {texts:?}"
    );
}

/// SWB-15.6: if the chosen card can be built by a chain, the chain must be used.
#[test]
fn swb_15_6_the_free_city_uses_chains() {
    let free = json!({"wonder": "gizah", "coins": 20, "structures": ["baths", "quarry"]});
    let cities = json!([{"wonder": "rhodos"}, {"wonder": "ephesos", "hand": ["aqueduct"]}, free]);
    let mut game = scene(2, json!({"age": 2, "cities": cities}));
    let text = legal(&game, 1)
        .into_iter()
        .find(|t| t.starts_with("sell") && !t.contains("aqueduct"))
        .unwrap();
    choose(&mut game, 1, &text);
    assert!(allows(&game, 1, "city build aqueduct chain"), "SWB-15.6");
    assert_eq!(refused(&game, 1, "city build aqueduct"), "SWB-15.6");
}

/// SWB-15.8: the card left on the pile is discarded with the others' last cards, seen by nobody.
#[test]
fn swb_15_8_the_last_pile_card_is_discarded() {
    let mut game = dealt(Options::default(), 2, 11);
    while turn_of(&game) < 6 {
        turn(&mut game, &[]);
    }
    assert_eq!(view(&game).pile_count, 1);
    let left = document(&game)["pile"][0].clone();
    let before = view(&game).discard_count;
    turn(&mut game, &[]);
    let in_pile = list(&document(&game)["discards"])
        .iter()
        .any(|laid| laid["card"] == left && laid["city"] == "free_city");
    assert!(in_pile, "SWB-15.8");
    assert!(view(&game).discard_count >= before + 3, "SWB-15.8");
}

/// SWB-15.9: powers of the Free City's Wonder are used by the controller, and stay optional.
#[test]
fn swb_15_9_the_controller_uses_the_free_citys_powers() {
    let free = json!({"wonder": "halikarnassos", "structures": ["ore_vein", "foundry"], "stages": [{"stage": 1, "card": "altar"}]});
    let cities = json!([{"wonder": "rhodos"}, {"wonder": "gizah"}, free]);
    let mut game = scene(
        2,
        json!({"age": 2, "cities": cities, "discards": ["baths"]}),
    );
    let own = crate::support::idle(&game, 1);
    choose(&mut game, 1, &own);
    let stage = legal(&game, 1)
        .into_iter()
        .find(|text| text.starts_with("city stage 2"))
        .expect("ore for the stage");
    choose(&mut game, 1, &stage);
    let text = crate::support::idle(&game, 0);
    choose(&mut game, 0, &text);
    assert_eq!(
        view(&game).phase,
        Phase::Dig {
            city: Town::FreeCity
        }
    );
    assert_eq!(
        game.waiting().must.first(),
        Some(Seat(1)),
        "SWB-15.9: the controller of the turn"
    );
    assert!(
        allows(&game, 1, "leave") && allows(&game, 1, "dig baths"),
        "SWB-15.9: optional"
    );
    turn(&mut game, &["", "dig baths"]);
    assert!(has(&game, 2, "baths"));
}

/// SWB-15.9: the Free City's last card is the card left on the pile.
#[test]
fn swb_15_9_the_free_citys_last_card() {
    let cities = json!([
        {"wonder": "babylon", "side": "b", "hand": []}, {"wonder": "gizah"},
        {"wonder": "manneken_pis", "stages": [{"stage": 1, "card": "altar"}, {"stage": 2, "card": "theater"}]},
    ]);
    // Right of the Free City sits player 2; Babylon must sit there for its second stage.
    let cities = json!([cities[1].clone(), cities[0].clone(), cities[2].clone()]);
    let mut game = scene(2, json!({"turn": 6, "cities": cities}));
    let left = document(&game)["pile"][0].clone();
    turn(&mut game, &[]);
    assert_eq!(view(&game).phase, Phase::LastCard, "SWB-15.9");
    assert_eq!(
        game.waiting().must.first(),
        Some(Seat(1)),
        "the controller of turn 6"
    );
    let seen = own_view(&game, 1)
        .city_hand
        .expect("it is shown to the controller");
    assert_eq!(json!(seen[0].id()), left);
    assert!(own_view(&game, 0).city_hand.is_none());
    assert!(
        allows(&game, 1, &format!("city drop {}", seen[0])),
        "SWB-15.9: optional"
    );
}

/// SWB-15.10: conflicts and guilds see the Free City as a neighbour; only the players are ranked.
#[test]
fn swb_15_10_the_free_city_is_a_neighbour_but_not_ranked() {
    let cities = json!([
        {"wonder": "rhodos", "structures": ["workers_guild"]}, {"wonder": "ephesos"},
        {"wonder": "gizah", "structures": ["lumber_yard", "stockade", "palace"]},
    ]);
    let mut game = scene(2, json!({"age": 3, "turn": 6, "cities": cities}));
    turn(&mut game, &[]);
    assert_eq!(points(&game, 0, "guilds"), 1, "SWB-15.10");
    assert_eq!(view(&game).cities[2].victories, [0, 0, 2], "SWB-15.10");
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.places.len(), 2, "SWB-15.10");
    assert!(outcome.places.contains(&1) && outcome.points.len() == 2);
}

/// SWB-15.11: the drawn card and the Free City's choice are the controller's secret until the reveal.
#[test]
fn swb_15_11_the_free_citys_choice_is_secret() {
    let mut game = dealt(Options::default(), 2, 6);
    let text = crate::support::idle(&game, 0);
    choose(&mut game, 0, &text);
    let city = legal(&game, 0);
    let seen = |text: &str| {
        let mut game = game;
        choose(&mut game, 0, text);
        game.view(Viewer::Seat(Seat(1)))
    };
    assert_eq!(seen(&city[0]), seen(city.last().unwrap()), "SWB-15.11");
    let mut world = game;
    world.resample(Viewer::Seat(Seat(1)), &mut Chance::new(3));
    assert_eq!(own_view(&world, 1), own_view(&game, 1));
    assert_ne!(
        own_view(&world, 0).hand,
        own_view(&game, 0).hand,
        "SWB-15.11: the hand of turn 1 is unknown"
    );
    assert_eq!(coins(&game), [3, 3, 3]);
}
