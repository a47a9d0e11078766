//! Section SWB-9: the powers of the base Wonders.

use serde_json::{Value, json};
use ziggurat_engine::{Chance, Game, Seat};
use ziggurat_seven_wonders::{Options, Phase};

use crate::support::{
    allows, city_of, coins, finished, has, legal, own_view, points, refused, scene, starting, turn,
    view,
};

fn built(cards: &[&str]) -> Vec<Value> {
    cards
        .iter()
        .enumerate()
        .map(|(n, card)| json!({"stage": n + 1, "card": card}))
        .collect()
}

/// SWB-9.1, SWB-10.2: shields of stages count from now on, coins come once.
#[test]
fn swb_9_1_swb_10_2_stages_bring_points_coins_and_shields() {
    let city = json!({"wonder": "rhodos", "side": "b", "structures": ["quarry", "stone_pit"]});
    let mut game = scene(3, json!({"age": 2, "cities": [city, {"wonder": "gizah"}]}));
    let card = own_view(&game, 0).hand.unwrap()[0].card;
    turn(&mut game, &[&format!("stage 1 with {card}")]);
    assert_eq!(
        (
            view(&game).cities[0].shields,
            coins(&game)[0],
            points(&game, 0, "wonder")
        ),
        (1, 6, 3),
        "SWB-9.1, SWB-9.11"
    );
    turn(&mut game, &[]);
    assert_eq!(
        coins(&game)[0],
        9,
        "SWB-9.1: the coins of the stage came only once"
    );
}

/// SWB-9.2: Alexandria's choices are for the owner alone.
#[test]
fn swb_9_2_alexandria_produces_for_itself() {
    let city = json!({
        "wonder": "alexandria", "side": "b", "coins": 0, "hand": ["temple"],
        "stages": built(&["altar", "theater"]), "structures": ["lumber_yard"],
    });
    let game = scene(
        3,
        json!({"age": 2, "cities": [city, {"wonder": "rhodos"}, {"wonder": "gizah"}]}),
    );
    assert!(
        allows(&game, 0, "build temple"),
        "SWB-9.2: clay of choice, wood and glass of its own"
    );
    let sells: Vec<_> = view(&game).cities[0]
        .sells
        .keys()
        .map(ToString::to_string)
        .collect();
    assert_eq!(sells, ["wood", "glass"], "SWB-9.2: not for sale");
}

/// SWB-9.3, SWB-12.3: the symbol of choice is chosen at the end, for the best total.
#[test]
fn swb_9_3_swb_12_3_a_symbol_of_choice() {
    let city = |structures: Value| json!({"wonder": "babylon", "stages": built(&["tavern", "altar"]), "structures": structures});
    let set = finished(4, json!([city(json!(["apothecary", "workshop"]))]));
    assert_eq!(points(&set, 0, "science"), 1 + 1 + 1 + 7, "SWB-9.3: a set");
    let square = finished(
        4,
        json!([city(json!(["apothecary", "dispensary", "lodge"]))]),
    );
    assert_eq!(
        points(&square, 0, "science"),
        16,
        "SWB-12.3: four of a kind"
    );
}

/// SWB-9.4: Babylon B plays the last card in any way, even in the turn in which the power is built.
#[test]
fn swb_9_4_babylon_plays_the_last_card() {
    let mut game = scene(
        3,
        json!({"age": 2, "turn": 6, "cities": [
        {"wonder": "babylon", "side": "b", "hand": ["vineyard", "laboratory"], "structures": ["sawmill", "glassworks_1"],
         "stages": [{"stage": 1, "card": "baths"}]}, {"wonder": "gizah"}, {"wonder": "rhodos"}]}),
    );
    turn(&mut game, &["stage 2 with laboratory"]);
    assert_eq!(
        view(&game).phase,
        Phase::LastCard,
        "SWB-9.4: the power already applies"
    );
    let uses = legal(&game, 0);
    for text in ["build vineyard", "sell vineyard", "drop vineyard"] {
        assert!(uses.contains(&text.to_owned()), "SWB-9.4: {text}");
    }
    let before = view(&game).discard_count;
    turn(&mut game, &["drop vineyard"]);
    assert_eq!(
        view(&game).discard_count,
        before + 3,
        "SWB-9.4: all three last cards, without coins"
    );
    assert_eq!(coins(&game)[0], 3);
    assert_eq!(
        refused(
            &scene(3, json!({"cities": [{"hand": ["altar"]}]})),
            0,
            "drop altar"
        ),
        "SWB-9.4"
    );
}

/// SWB-9.5: Olympia A builds one structure an age for nothing, from the next turn on.
#[test]
fn swb_9_5_olympia_builds_for_free_once_an_age() {
    let city = json!({"wonder": "olympia", "coins": 0, "hand": ["palace", "arsenal"], "stages": built(&["altar", "theater"])});
    let mut game = scene(
        3,
        json!({"age": 3, "cities": [city, {"wonder": "rhodos"}, {"wonder": "gizah"}]}),
    );
    assert!(allows(&game, 0, "build palace olympia"), "SWB-9.5");
    assert!(view(&game).cities[0].free_build);
    turn(&mut game, &["build palace olympia"]);
    assert!(
        has(&game, 0, "palace") && !view(&game).cities[0].free_build,
        "SWB-9.5: once"
    );
    let hand = own_view(&game, 0).hand.unwrap();
    assert!(
        !legal(&game, 0).iter().any(|text| text.contains("olympia")),
        "{hand:?}"
    );
    assert_eq!(
        refused(&game, 0, &format!("build {} olympia", hand[0].card)),
        "SWB-9.5"
    );
    let used =
        json!({"wonder": "olympia", "free_built": true, "stages": built(&["altar", "theater"])});
    let mut game = scene(
        3,
        json!({"turn": 6, "age": 2, "cities": [used, {"wonder": "rhodos"}, {"wonder": "gizah"}]}),
    );
    turn(&mut game, &[]);
    assert!(
        view(&game).cities[0].free_build,
        "SWB-9.5: again in the next age"
    );
}

/// SWB-9.5: the same name is forbidden even for free structures.
#[test]
fn swb_9_5_olympia_does_not_build_twice() {
    let city = json!({"wonder": "olympia", "hand": ["palace"], "structures": ["palace"], "stages": built(&["altar", "theater"])});
    let game = scene(7, json!({"age": 3, "cities": [city]}));
    assert_eq!(
        refused(&game, 0, "build palace olympia"),
        "SWB-4.1",
        "SWB-9.5"
    );
}

/// SWB-9.7: Olympia B scores the best guild of a neighbour with its own neighbours; the copy is not a card.
#[test]
fn swb_9_7_olympia_copies_a_guild() {
    let cities = |guilds: Value| {
        json!([
            {"wonder": "olympia", "side": "b", "stages": built(&["tavern", "altar", "pawnshop"]), "structures": ["shipowners_guild"]},
            {"wonder": "rhodos", "structures": guilds},
            {"wonder": "gizah", "structures": ["lumber_yard", "stone_pit", "clay_pool"]},
            {"wonder": "ephesos"},
        ])
    };
    let game = finished(4, cities(json!(["workers_guild", "spies_guild"])));
    // Neighbours of Olympia are seats 1 and 3: no brown, no red card there.
    assert_eq!(
        points(&game, 0, "guilds"),
        1,
        "SWB-9.7: its own neighbours count, not those of the guild"
    );
    let game = finished(4, cities(json!(["workers_guild", "sawmill", "foundry"])));
    assert_eq!(
        points(&game, 0, "guilds"),
        1 + 2,
        "SWB-9.7, SWB-13.2: the copy is not counted by the Shipowners"
    );
    assert_eq!(
        view(&game).cities[0]
            .copied_guild
            .map(ziggurat_seven_wonders::Card::id),
        Some("workers_guild")
    );
    let none = finished(4, cities(json!([])));
    assert_eq!(points(&none, 0, "guilds"), 1, "SWB-9.7: nothing to copy");
}

/// SWB-9.7: a copied Scientists Guild gives its symbol.
#[test]
fn swb_9_7_a_copied_scientists_guild_is_a_symbol() {
    let cities = json!([
        {"wonder": "olympia", "side": "b", "stages": built(&["tavern", "altar", "pawnshop"]), "structures": ["apothecary", "workshop"]},
        {"wonder": "rhodos", "structures": ["scientists_guild"]},
    ]);
    assert_eq!(
        points(&finished(4, cities), 0, "science"),
        10,
        "SWB-9.7, SWB-11.5"
    );
}

/// SWB-9.8: Halikarnassos takes any card of the pile whose name is not in the city; its coins come at once.
#[test]
fn swb_9_8_halikarnassos_builds_from_the_discard_pile() {
    let city = json!({"wonder": "halikarnassos", "side": "b", "coins": 0, "structures": ["foundry", "altar"]});
    let mut game = scene(
        5,
        json!({"age": 2, "cities": [city, {}, {}, {}, {"hand": ["bazar"]}],
        "discards": ["altar", "tavern", "baths"]}),
    );
    let card = own_view(&game, 0).hand.unwrap()[0].card;
    turn(
        &mut game,
        &[&format!("stage 1 with {card}"), "", "", "", "sell bazar"],
    );
    assert_eq!(
        view(&game).phase,
        Phase::Dig { city: city_of(0) },
        "SWB-9.8"
    );
    assert_eq!(
        refused(&game, 0, "dig altar"),
        "SWB-9.8",
        "the name is there"
    );
    assert_eq!(
        refused(&game, 0, "dig palace"),
        "SWB-9.8",
        "not in the pile"
    );
    assert_eq!(refused(&game, 0, "sell altar"), "SWB-9.8", "only this");
    assert!(
        allows(&game, 0, "dig bazar"),
        "SWB-9.8: discarded in this very turn"
    );
    assert_eq!(
        own_view(&game, 0).known_discards.len(),
        usize::from(view(&game).discard_count),
        "it sees the whole pile"
    );
    turn(&mut game, &["dig tavern"]);
    assert!(has(&game, 0, "tavern"));
    assert_eq!(coins(&game)[0], 5, "SWB-9.8: without cost, with its effect");
}

/// SWB-9.10: several digs in one turn go in the order of the Wonders; each sees what is left.
#[test]
fn swb_9_10_digs_in_order() {
    let cities = json!([
        {"wonder": "great_wall", "structures": ["foundry", "ore_vein"]},
        {"wonder": "gizah"},
        {"wonder": "halikarnassos", "structures": ["mine", "forest_cave", "clay_pit"], "stages": [{"stage": 1, "card": "tavern"}]},
        {"wonder": "manneken_pis", "stages": [{"stage": 1, "card": "pawnshop"}], "structures": ["foundry", "barracks", "ore_vein"]},
        {"wonder": "ephesos"}, {}, {},
    ]);
    let mut game = scene(
        7,
        json!({"age": 2, "cities": cities, "discards": ["baths"]}),
    );
    let hand = |game: &ziggurat_seven_wonders::SevenWonders, seat: u8| {
        own_view(game, seat).hand.unwrap()[0].card
    };
    let texts = [
        format!("stage 4 with {}", hand(&game, 0)),
        String::new(),
        format!("stage 2 with {}", hand(&game, 2)),
        format!("stage 2 with {}", hand(&game, 3)),
    ];
    turn(&mut game, &[&texts[0], "", &texts[2], &texts[3]]);
    assert_eq!(
        view(&game).phase,
        Phase::Dig { city: city_of(2) },
        "SWB-9.10: Halikarnassos first"
    );
    turn(&mut game, &["", "", "dig baths"]);
    assert_eq!(
        view(&game).phase,
        Phase::Dig { city: city_of(0) },
        "SWB-9.10: then the Great Wall"
    );
    assert_eq!(
        refused(&game, 0, "dig baths"),
        "SWB-9.8",
        "SWB-9.10: already taken"
    );
    turn(&mut game, &["leave"]);
    assert_eq!(
        view(&game).phase,
        Phase::Dig { city: city_of(3) },
        "SWB-9.10, SWB-9.25: Manneken Pis last"
    );
    turn(&mut game, &["", "", "", "leave"]);
    assert_eq!(view(&game).phase, Phase::Turn);
}

/// SWB-9.4: whoever lacks the power is not asked; the power holds in every later age.
#[test]
fn swb_9_4_the_last_card_comes_in_every_age() {
    let options = Options {
        sides: ziggurat_seven_wonders::Sides::B,
        ..Options::default()
    };
    let mut asked = 0;
    for seed in 0..60 {
        let mut chance = Chance::new(seed);
        let mut game =
            ziggurat_seven_wonders::SevenWonders::setup(&options, 3, &mut chance).unwrap();
        while let Some(seat) = game.waiting().must.first() {
            if view(&game).phase == Phase::LastCard {
                asked += 1;
                let city = &view(&game).cities[seat.index()];
                assert!(
                    city.stages[1].built && city.board.wonder.id() == "babylon",
                    "SWB-9.4"
                );
                assert_eq!(game.waiting().must.len(), 1);
            }
            let action = game.sample(Seat(seat.0), &mut chance).unwrap();
            game.play_silent(seat, &action, &mut chance);
        }
    }
    assert!(asked > 3, "{asked}");
    assert!(starting(&scene(3, json!({"turn": 6})), 0, "drop").is_empty());
}
