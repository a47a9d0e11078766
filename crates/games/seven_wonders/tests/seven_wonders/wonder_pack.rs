//! SWB-9.15 to SWB-9.26: the boards of the Wonder Pack.

use serde_json::json;
use ziggurat_engine::Game;
use ziggurat_seven_wonders::{Options, Phase, SevenWonders, Sides, Wonder};

use crate::support::{
    allows, coins, finished, invalid, own_view, points, refused, scene, starting, supplier, turn,
    view,
};

/// SWB-9.15: the stages of the Great Wall are built in any order.
#[test]
fn swb_9_15_the_great_wall_is_built_in_any_order() {
    let cities = json!([{"wonder": "great_wall", "coins": 60}, {"structures": supplier(2)}, {}, {}, {}, {}, {"structures": supplier(2)}]);
    let mut game = scene(7, json!({"age": 2, "cities": cities}));
    let card = own_view(&game, 0).hand.unwrap()[0].card;
    for stage in 1..=4 {
        assert!(
            !starting(&game, 0, &format!("stage {stage} with {card}")).is_empty(),
            "SWB-9.15: {stage}"
        );
    }
    let third = starting(&game, 0, &format!("stage 3 with {card}"))[0].clone();
    turn(&mut game, &[&third]);
    let built: Vec<_> = view(&game).cities[0]
        .stages
        .iter()
        .map(|stage| stage.built)
        .collect();
    assert_eq!(built, [false, false, true, false]);
    assert_eq!(view(&game).cities[0].shields, 2);
}

/// SWB-9.16: 8 coins for the owner, 2 for each neighbour.
#[test]
fn swb_9_16_great_wall_b1_pays_the_neighbours_too() {
    let cities = json!([
        {"wonder": "great_wall", "side": "b", "structures": ["lumber_yard", "press_1"]},
        {"hand": ["altar"]}, {"hand": ["altar"]}, {"hand": ["theater"]}, {"hand": ["tavern"]},
    ]);
    let mut game = scene(5, json!({"cities": cities}));
    let card = own_view(&game, 0).hand.unwrap()[0].card;
    turn(
        &mut game,
        &[
            &format!("stage 1 with {card}"),
            "build altar",
            "build altar",
            "build theater",
            "build tavern",
        ],
    );
    assert_eq!(coins(&game), [11, 5, 3, 3, 10], "SWB-9.16");
}

/// SWB-9.17: the symbol of one green card of a neighbour, even of a name the owner has.
#[test]
fn swb_9_17_great_wall_b2_copies_a_symbol() {
    let cities = |own: serde_json::Value, left: serde_json::Value| {
        json!([
            {"wonder": "great_wall", "side": "b", "structures": own, "stages": [{"stage": 2, "card": "tavern"}]},
            {"structures": left}, {}, {}, {"structures": []},
        ])
    };
    let game = finished(
        5,
        cities(
            json!(["apothecary", "workshop"]),
            json!(["scriptorium", "apothecary"]),
        ),
    );
    assert_eq!(
        points(&game, 0, "science"),
        10,
        "SWB-9.17: a tablet makes a set"
    );
    let game = finished(5, cities(json!(["apothecary"]), json!(["apothecary"])));
    assert_eq!(
        points(&game, 0, "science"),
        4,
        "SWB-9.17: even of a name the owner has"
    );
    let game = finished(5, cities(json!(["apothecary"]), json!([])));
    assert_eq!(points(&game, 0, "science"), 1, "SWB-9.17: nothing to copy");
}

/// SWB-9.18, SWB-10.5: diplomacy: no conflict for the owner, the neighbours fight each other.
#[test]
fn swb_9_18_swb_10_5_diplomacy_stays_out_of_conflicts() {
    let cities = json!([
        {"wonder": "rhodos", "structures": ["stockade"]},
        {"wonder": "great_wall", "side": "b", "diplomacy": 1},
        {"wonder": "gizah"}, {"wonder": "ephesos", "structures": ["barracks"]},
    ]);
    let mut game = scene(4, json!({"turn": 6, "cities": cities}));
    turn(&mut game, &[]);
    let cities = view(&game).cities;
    assert_eq!(
        (cities[1].victories, cities[1].defeats, cities[1].diplomacy),
        ([0; 3], 0, 0),
        "SWB-9.18: used up"
    );
    assert_eq!(
        cities[0].victories,
        [1, 0, 0],
        "SWB-10.5: against seat 2, and a draw with seat 3"
    );
    assert_eq!(cities[2].defeats, 2, "SWB-10.5: against seats 0 and 3");
    assert_eq!(cities[3].victories, [1, 0, 0]);
}

/// SWB-10.5: two fight once, one alone does not.
#[test]
fn swb_10_5_two_fighters_fight_once() {
    let fight = |absent: usize| {
        let mut cities = json!([
            {"wonder": "rhodos", "structures": ["stockade"]}, {"wonder": "gizah"}, {"wonder": "ephesos"},
        ]);
        (0..absent).for_each(|n| cities[2 - n]["diplomacy"] = json!(1));
        let mut game = scene(3, json!({"turn": 6, "cities": cities}));
        turn(&mut game, &[]);
        view(&game)
            .cities
            .iter()
            .map(|city| (city.victories[0], city.defeats))
            .collect::<Vec<_>>()
    };
    assert_eq!(fight(0), [(2, 0), (0, 1), (0, 1)]);
    assert_eq!(
        fight(1),
        [(1, 0), (0, 1), (0, 0)],
        "SWB-10.5: one token each"
    );
    assert_eq!(fight(2), [(0, 0), (0, 0), (0, 0)], "SWB-10.5");
}

/// SWB-9.19: one resource that the city does not produce, once a turn; not for sale.
#[test]
fn swb_9_19_great_wall_b4_makes_what_is_missing() {
    let with = |structures: serde_json::Value, card: &str, lost: bool| {
        let city = json!({
            "wonder": "great_wall", "side": "b", "coins": 0, "hand": [card], "structures": structures, "start_lost": lost,
            "stages": [{"stage": 4, "card": "tavern"}],
        });
        scene(7, json!({"age": 2, "cities": [city, {"wonder": "rhodos"}]}))
    };
    assert!(allows(
        &with(json!(["clay_pool"]), "laboratory", false),
        0,
        "sell laboratory"
    ));
    let one = with(json!(["brickyard"]), "laboratory", false);
    assert!(allows(&one, 0, "build laboratory"), "SWB-9.19: papyrus");
    assert_eq!(
        view(&one).cities[0].sells.len(),
        2,
        "SWB-9.19: not for sale"
    );
    let produced = with(json!(["lumber_yard"]), "caravansery", false);
    assert_ne!(
        refused(&produced, 0, "build caravansery"),
        "",
        "SWB-9.19: wood is produced already"
    );
    let choice = with(
        json!(["timber_yard", "stone_pit", "loom_1"]),
        "library",
        false,
    );
    assert!(
        allows(&choice, 0, "build library"),
        "two stones and textile without the power"
    );
    let start = with(json!(["quarry"]), "library", true);
    assert!(
        allows(&start, 0, "build library"),
        "SWB-9.19: a lost start resource is missing"
    );
}

/// SWB-9.19: the power serves either class of resources, whichever is missing.
#[test]
fn swb_9_19_great_wall_b4_serves_either_class() {
    let city = json!({
        "wonder": "great_wall", "side": "b", "coins": 9, "hand": ["temple"], "structures": ["clay_pool"],
        "stages": [{"stage": 4, "card": "tavern"}],
    });
    let game = scene(
        7,
        json!({"age": 2, "cities": [city, {"wonder": "olympia"}, {}, {}, {}, {}, {"wonder": "alexandria"}]}),
    );
    let ways = starting(&game, 0, "build temple");
    assert_eq!(
        ways,
        ["build temple right 2", "build temple left 2"],
        "wood from the left, or glass from the right"
    );
}

/// SWB-9.20, SWB-9.21: stone symbols: printed on brown cards, whatever tiles say.
#[test]
fn swb_9_20_swb_9_21_stonehenge_counts_stones() {
    let a = json!([{"wonder": "stonehenge", "structures": ["stone_pit", "quarry", "timber_yard", "caravansery"],
        "stages": [{"stage": 1, "card": "altar"}, {"stage": 2, "card": "theater"}, {"stage": 3, "card": "tavern"}]},
        {"tower": 1}]);
    let game = scene(
        5,
        json!({"age": 3, "turn": 6, "phase": "over", "tower": [3], "cities": a}),
    );
    assert_eq!(
        points(&game, 0, "wonder"),
        3 + 5 + 2 * 4,
        "SWB-9.20, SWB-9.21: 1 + 2 + 1 stones"
    );
    let b = json!([{"wonder": "stonehenge", "side": "b", "structures": ["stone_pit", "quarry", "foundry", "ore_vein"]}]);
    let mut game = scene(5, json!({"age": 2, "cities": b}));
    let card = own_view(&game, 0).hand.unwrap()[0].card;
    turn(&mut game, &[&format!("stage 1 with {card}")]);
    assert_eq!(
        (coins(&game)[0], points(&game, 0, "wonder")),
        (6, 3),
        "SWB-9.20"
    );
}

/// SWB-9.22, SWB-14.5: the colour of the card under Stonehenge B2 counts, and is public.
#[test]
fn swb_9_22_swb_14_5_stonehenge_remembers_a_colour() {
    let cities = json!([
        {"wonder": "stonehenge", "side": "b", "structures": ["brickyard", "clay_pool", "press_1"], "hand": ["walls"],
         "stages": [{"stage": 1, "card": "altar"}]},
        {"structures": ["stockade", "barracks"]}, {}, {}, {"structures": ["guard_tower", "baths"]},
    ]);
    let mut game = scene(5, json!({"age": 2, "cities": cities}));
    turn(&mut game, &["stage 2 with walls"]);
    assert_eq!(
        points(&game, 0, "wonder"),
        3,
        "SWB-9.22: red cards of both neighbours"
    );
    let stage = &view(&game).cities[0].stages[1];
    assert_eq!(
        (
            stage.card,
            stage.colour.map(ziggurat_seven_wonders::Colour::id)
        ),
        (None, Some("red")),
        "SWB-14.5"
    );
}

/// SWB-9.23, SWB-2.5: Abu Simbel needs Leaders, and Catan Island is left out.
#[test]
fn swb_9_23_swb_2_5_abu_simbel_needs_leaders() {
    assert!(
        Wonder::ALL
            .iter()
            .all(|wonder| wonder.id() != "catan_island"),
        "SWB-2.5"
    );
    let text = invalid(3, json!({"cities": [{"wonder": "abu_simbel"}]}));
    assert!(text.contains("abu_simbel"), "SWB-9.23: {text}");
}

/// SWB-9.24: Manneken Pis A copies the first stage of the left, the second of the right, the last of the left board.
#[test]
fn swb_9_24_manneken_pis_copies_stages() {
    let cities = json!([
        {"wonder": "manneken_pis", "coins": 60},
        {"wonder": "great_wall", "side": "b", "structures": supplier(2)}, {}, {}, {}, {},
        {"wonder": "rhodos", "side": "b", "structures": supplier(2)},
    ]);
    let mut game = scene(7, json!({"age": 2, "cities": cities}));
    let sources: Vec<_> = view(&game).cities[0]
        .stages
        .iter()
        .map(|s| (s.board.wonder.id(), s.stage.number()))
        .collect();
    assert_eq!(
        sources,
        [("great_wall", 1), ("rhodos", 2), ("great_wall", 4)],
        "SWB-9.24: the last is the fourth"
    );
    let card = own_view(&game, 0).hand.unwrap()[0].card;
    let ways = starting(&game, 0, &format!("stage 1 with {card}"));
    assert!(
        ways[0].contains(" 4") || ways[0].contains("left 2 right 2") || ways[0].contains("right 4"),
        "wood and papyrus: {ways:?}"
    );
    assert!(
        starting(&game, 0, &format!("stage 2 with {card}")).is_empty(),
        "SWB-9.24: in order"
    );
    turn(&mut game, &[&ways[0]]);
    assert_eq!(
        coins(&game)[0],
        60 - 4 + 8,
        "SWB-9.24, SWB-9.25: the effect is its own"
    );
}

/// SWB-9.24: a board with fewer stages gives its last one.
#[test]
fn swb_9_24_manneken_pis_takes_the_last_stage_of_short_boards() {
    let cities = json!([
        {"wonder": "gizah"},
        {"wonder": "manneken_pis", "side": "a"},
        {"wonder": "rhodos", "side": "b"},
    ]);
    let game = scene(3, json!({"cities": cities}));
    let sources: Vec<_> = view(&game).cities[1]
        .stages
        .iter()
        .map(|s| (s.board.wonder.id(), s.stage.number()))
        .collect();
    assert_eq!(
        sources,
        [("rhodos", 1), ("gizah", 2), ("rhodos", 2)],
        "SWB-9.24"
    );
}

/// SWB-9.25, SWB-9.4: a copied Babylon B2 is the copier's power; both owners play at the same time.
#[test]
fn swb_9_25_swb_9_4_a_copied_last_card() {
    let cities = json!([
        {"wonder": "gizah"},
        {"wonder": "babylon", "side": "b", "stages": [{"stage": 1, "card": "altar"}, {"stage": 2, "card": "theater"}]},
        {"wonder": "manneken_pis", "stages": [{"stage": 1, "card": "altar"}, {"stage": 2, "card": "theater"}]},
        {"wonder": "rhodos"}, {"wonder": "ephesos"},
    ]);
    let mut game = scene(7, json!({"turn": 6, "cities": cities}));
    turn(&mut game, &[]);
    assert_eq!(view(&game).phase, Phase::LastCard);
    assert_eq!(
        game.waiting()
            .must
            .iter()
            .map(|seat| seat.0)
            .collect::<Vec<_>>(),
        [1, 2],
        "SWB-9.25, SWB-9.4"
    );
}

/// SWB-9.26: Manneken Pis B: one of each resource for 7 coins, 7 points and a shield.
#[test]
fn swb_9_26_manneken_pis_b() {
    let cities = json!([
        {"wonder": "manneken_pis", "side": "b", "coins": 20}, {"structures": supplier(1)}, {}, {}, {}, {}, {"structures": supplier(1)},
    ]);
    let mut game = scene(7, json!({"cities": cities}));
    let card = own_view(&game, 0).hand.unwrap()[0].card;
    let way = starting(&game, 0, &format!("stage 1 with {card}"))[0].clone();
    turn(&mut game, &[&way]);
    assert_eq!(
        (
            coins(&game)[0],
            points(&game, 0, "wonder"),
            view(&game).cities[0].shields
        ),
        (20 - 14 + 7, 7, 1),
        "SWB-9.26"
    );
}

/// SWB-2.8: without the Wonder Pack none of its boards is dealt, with it all are.
#[test]
fn swb_2_8_the_wonder_pack_is_an_option() {
    let seen = |wonder_pack: bool| {
        let options = Options {
            wonder_pack,
            sides: Sides::B,
            ..Options::default()
        };
        let mut all = std::collections::BTreeSet::new();
        for seed in 0..60 {
            let game =
                SevenWonders::setup(&options, 5, &mut ziggurat_engine::Chance::new(seed)).unwrap();
            all.extend(view(&game).cities.iter().map(|city| city.board.wonder));
        }
        all.len()
    };
    assert_eq!((seen(false), seen(true)), (7, 10), "SWB-2.8");
}
