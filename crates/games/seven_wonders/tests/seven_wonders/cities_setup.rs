//! Cities: setting up (section SWC-1), using black cards (SWC-2), Petra and Byzantium (SWC-8).

use std::collections::BTreeSet;

use serde_json::{Value, json};
use ziggurat_engine::{Chance, Game, Seat, Viewer};
use ziggurat_seven_wonders::{Card, Colour, Options, SevenWonders, Wonder};

use crate::support::*;

fn options() -> Options {
    Options {
        cities: true,
        ..Options::default()
    }
}

fn all_cards(game: &SevenWonders, players: u8) -> Vec<Card> {
    let hands = (0..players).flat_map(|seat| own_view(game, seat).hand.unwrap());
    hands.map(|card| card.card).collect()
}

/// SWC-1.1, SWC-1.2, SWC-1.3, SWB-2.3
#[test]
fn swc_1_1_swc_1_2_swc_1_3_decks_for_every_number_of_players() {
    for players in 3..=8u8 {
        let mut seen = BTreeSet::new();
        for seed in 0..30 {
            let game = dealt(options(), players, seed);
            let cards = all_cards(&game, players);
            let size = if players == 8 { 7 } else { 8 };
            assert_eq!(cards.len(), usize::from(players) * size);
            let black: Vec<Card> = cards
                .into_iter()
                .filter(|card| card.colour() == Colour::Black)
                .collect();
            assert_eq!(black.len(), usize::from(players.min(7)));
            seen.extend(black);
            assert_eq!(usize::from(view(&game).turns), size - 1);
        }
        assert_eq!(seen.len(), 9, "any of the nine");
    }
}

/// SWC-1.2: an age has seven turns, and the eighth card is discarded.
#[test]
fn swc_1_2_an_age_has_seven_turns() {
    let mut game = dealt(options(), 3, 2);
    for number in 1..=7 {
        assert_eq!(turn_of(&game), number);
        turn(&mut game, &[]);
    }
    assert_eq!(age_of(&game), 2);
    assert_eq!(view(&game).discard_count, 3 * 8);
    let cities = json!([{"wonder": "babylon", "side": "b",
        "stages": [{"stage": 1, "card": "baths"}, {"stage": 2, "card": "altar"}]}, {}, {}]);
    let mut game = scene_with(
        json!({"cities": true}),
        3,
        json!({"turn": 7, "cities": cities}),
    );
    turn(&mut game, &[]);
    assert_eq!(view(&game).phase, ziggurat_seven_wonders::Phase::LastCard);
}

/// SWC-1.5, SWC-8.3
#[test]
fn swc_1_5_swc_8_3_petra_and_byzantium_join() {
    let boards = |options: Options, players: u8| -> BTreeSet<Wonder> {
        let of = |seed| view(&dealt(options, players, seed)).cities;
        (0..60).flat_map(of).map(|city| city.board.wonder).collect()
    };
    let four = boards(options(), 4);
    assert!(four.contains(&Wonder::Petra) && four.contains(&Wonder::Byzantium));
    let three = boards(options(), 3);
    assert!(three.contains(&Wonder::Petra) && !three.contains(&Wonder::Byzantium));
    let always = Options {
        byzantium_always: true,
        ..options()
    };
    assert!(boards(always, 3).contains(&Wonder::Byzantium));
    assert!(!boards(Options::default(), 7).contains(&Wonder::Petra));
}

/// SWC-1.6
#[test]
fn swc_1_6_black_cards_have_no_chains_and_stand_once() {
    for &card in Card::ALL {
        if card.colour() == Colour::Black {
            assert_eq!(card.chain_from().count(), 0);
        }
        assert!(card.chain_from().all(|from| from.colour() != Colour::Black));
    }
    let cities = json!([{"coins": 9, "structures": ["hideout"], "hand": ["baths"]}, {}, {}]);
    let game = scene_with(
        json!({"cities": true}),
        3,
        json!({"cities": cities, "discards": []}),
    );
    assert!(has(&game, 0, "hideout"));
    let twice = json!({"options": {"cities": true}, "cities": [{"structures": ["hideout"]}, {"structures": ["hideout"]}, {}]});
    assert!(invalid(3, twice).contains("hideout"));
}

/// SWC-1.7: nobody knows which black cards are in the game.
#[test]
fn swc_1_7_black_cards_are_hidden() {
    let game = dealt(options(), 3, 5);
    let mut seen = BTreeSet::new();
    for seed in 0..60 {
        let mut other = game;
        other.resample(Viewer::Seat(Seat(0)), &mut Chance::new(seed));
        let others = [1, 2].map(|seat| own_view(&other, seat).hand.unwrap());
        let black = others
            .iter()
            .flatten()
            .filter(|card| card.card.colour() == Colour::Black);
        seen.extend(black.map(|card| card.card));
    }
    let own = own_view(&game, 0).hand.unwrap();
    let own = own
        .iter()
        .filter(|card| card.card.colour() == Colour::Black)
        .count();
    assert_eq!(seen.len(), 9 - own);
}

/// SWC-2.1, SWT-9.1
#[test]
fn swc_2_1_swt_9_1_a_black_card_has_every_use() {
    let cities = json!([{"wonder": "gizah", "coins": 9, "structures": ["quarry"], "hand": ["lair", "walls"], "tiles": [7, null, null]}, {}, {}]);
    let options = json!({"cities": true, "babel_tower": true});
    let mut scene = json!({"age": 2, "cities": cities});
    scene["cities"][0]["structures"] = json!(["quarry", "lumber_yard", "glassworks_1"]);
    let game = scene_with(options, 3, scene);
    for text in [
        "build lair",
        "stage 1 with lair",
        "sell lair",
        "tower 7 with lair",
    ] {
        assert!(allows(&game, 0, text), "{text}");
    }
}

fn stage_scene(wonder: &str, side: &str, built: u8, coins: u16) -> SevenWonders {
    let under = ["baths", "altar", "theater"];
    let stages: Vec<Value> = (0..built)
        .map(|stage| json!({"stage": stage + 1, "card": under[usize::from(stage)]}))
        .collect();
    let own = json!([
        "lumber_yard",
        "stone_pit",
        "clay_pool",
        "ore_vein",
        "sawmill",
        "quarry",
        "brickyard",
        "foundry",
        "glassworks_1",
        "loom_1",
        "press_1"
    ]);
    let cities = json!([{"wonder": wonder, "side": side, "coins": coins, "structures": own, "stages": stages, "hand": ["walls"]}, {}, {}, {}]);
    scene_with(
        json!({"cities": true}),
        4,
        json!({"age": 2, "cities": cities}),
    )
}

/// SWC-8.1, SWC-8.2, SWC-8.3
#[test]
fn swc_8_1_swc_8_2_swc_8_3_stages_cost_and_bring_what_is_printed() {
    for (wonder, side, built, cost, points_of, diplomacy) in [
        ("petra", "a", 0, 0, 3, 0),
        ("petra", "a", 1, 7, 7, 0),
        ("petra", "a", 2, 0, 7, 0),
        ("petra", "b", 0, 0, 3, 0),
        ("petra", "b", 1, 14, 14, 0),
        ("byzantium", "a", 0, 0, 3, 0),
        ("byzantium", "a", 1, 0, 2, 1),
        ("byzantium", "a", 2, 0, 7, 0),
        ("byzantium", "b", 0, 0, 3, 1),
        ("byzantium", "b", 1, 0, 4, 1),
    ] {
        let text = format!("stage {} with walls", built + 1);
        let mut game = stage_scene(wonder, side, built, cost);
        let before = (points(&game, 0, "wonder"), view(&game).cities[0].diplomacy);
        if cost > 0 {
            assert!(!allows(
                &stage_scene(wonder, side, built, cost - 1),
                0,
                &text
            ));
        }
        turn(&mut game, &[&text]);
        let city = &view(&game).cities[0];
        assert_eq!(
            points(&game, 0, "wonder") - before.0,
            points_of,
            "{wonder} {side} {built}"
        );
        assert_eq!(city.diplomacy - before.1, diplomacy);
        assert_eq!(city.coins, 0);
    }
}

/// SWC-8.2, SWC-6.11: nothing lowers the coins of a stage.
#[test]
fn swc_8_2_swc_6_11_coins_of_a_stage_are_always_paid() {
    let scene = |coins: u16| {
        let cities = json!([
            {"wonder": "petra", "side": "b", "coins": coins, "leaders": ["imhotep"], "structures": ["architect_cabinet"],
             "tokens": {"free_wonder_stage": 1}, "stages": [{"stage": 1, "card": "baths"}], "hand": ["arena"]},
            {"tower": 1}, {}
        ]);
        scene_with(
            all_modules(),
            3,
            json!({"age": 3, "tower": [15], "cities": cities}),
        )
    };
    assert!(!allows(&scene(13), 0, "stage 2 with arena"));
    assert!(!allows(&scene(13), 0, "stage 2 with arena token"));
    assert!(allows(&scene(14), 0, "stage 2 with arena"));
}
