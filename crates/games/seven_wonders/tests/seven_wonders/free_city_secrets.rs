//! SWB-15.6 and SWB-15.11: what a discard of the Free City tells, and what it does not.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use ziggurat_engine::{Chance, Game, Seat, Viewer};
use ziggurat_seven_wonders::{Options, SevenWonders};

use crate::support::{dealt, document, id, invalid, list, scene, turn, view};

/// What the Free City discarded in a turn, in a world that looks the same to a seat.
fn discarded(game: &SevenWonders, seat: u8, seed: u64) -> Value {
    let mut world = *game;
    world.resample(Viewer::Seat(Seat(seat)), &mut Chance::new(seed));
    world.validate().expect("a world is valid");
    assert_eq!(
        world.view(Viewer::Seat(Seat(seat))),
        game.view(Viewer::Seat(Seat(seat)))
    );
    list(&document(&world)["discards"]).to_vec().into()
}

fn card_of(discards: &Value, city: &Value, turn: u64) -> Option<String> {
    let laid = list(discards).iter();
    let found = laid
        .into_iter()
        .find(|laid| laid["city"] == *city && laid["turn"] == turn);
    found.map(|laid| id(&laid["card"]))
}

/// SWB-15.6: a card that the Free City discarded is one that it could not build, for everybody.
#[test]
fn swb_15_6_a_discard_could_not_have_been_built() {
    let hand = json!([
        "altar",
        "clay_pit",
        "stockade",
        "barracks",
        "guard_tower",
        "apothecary",
        "workshop",
        "scriptorium"
    ]);
    let free = json!({"wonder": "gizah", "coins": 0, "start_lost": true});
    let cities = json!([{"wonder": "rhodos", "hand": hand}, {"wonder": "ephesos"}, free]);
    let pile = json!([
        "timber_yard",
        "baths",
        "lumber_yard",
        "stone_pit",
        "clay_pool",
        "ore_vein"
    ]);
    let mut game = scene(2, json!({"turn": 1, "cities": cities, "pile": pile}));
    turn(&mut game, &["build altar; city sell workshop"]);
    let worlds = (0..80).map(|seed| discarded(&game, 1, seed));
    let cards: BTreeSet<String> = worlds
        .filter_map(|w| card_of(&w, &json!("free_city"), 1))
        .collect();
    let possible = ["baths", "timber_yard", "workshop"];
    assert!(
        cards.iter().all(|card| possible.contains(&card.as_str())),
        "SWB-15.6: {cards:?}"
    );
    assert!(cards.len() > 1, "SWB-15.11: but nobody knows which one");
}

/// The other player lays this card and the Stockade face down, the Stockade for the Free City.
fn two_face_down(own: &str) -> SevenWonders {
    let hand = json!([
        "theater",
        "loom_1",
        own,
        "stockade",
        "barracks",
        "guard_tower"
    ]);
    let cities = json!([
        {"wonder": "rhodos", "hand": hand}, {"wonder": "ephesos"}, {"wonder": "gizah", "coins": 0},
    ]);
    let pile = json!(["scriptorium", "clay_pit", "timber_yard", "apothecary"]);
    let mut game = scene(2, json!({"turn": 3, "cities": cities, "pile": pile}));
    turn(&mut game, &["build loom_1; city build theater"]);
    turn(&mut game, &["", &format!("sell {own}; city sell stockade")]);
    game
}

/// SWB-15.6: of two cards that left a known hand, the Free City laid the one that it could not build.
#[test]
fn swb_15_6_two_hidden_cards_are_told_apart() {
    let laid = |own: &str| -> BTreeSet<[String; 2]> {
        let game = two_face_down(own);
        let worlds = (0..40).map(|seed| discarded(&game, 0, seed));
        worlds
            .map(|world| {
                [json!(1), json!("free_city")].map(|city| card_of(&world, &city, 4).unwrap())
            })
            .collect()
    };
    let pair = |own: &str, city: &str| [own.to_owned(), city.to_owned()];
    assert_eq!(
        laid("altar"),
        [pair("altar", "stockade")].into(),
        "SWB-15.6: the Altar is free"
    );
    let both = [pair("workshop", "stockade"), pair("stockade", "workshop")];
    assert_eq!(laid("workshop"), both.into(), "it could build neither");
}

/// SWB-15.6: in whole games every world is possible, and what was discarded is known as well as it can be.
#[test]
fn swb_15_6_worlds_of_whole_games_are_possible() {
    let mut discards = 0;
    for seed in 0..30 {
        let mut game = dealt(Options::default(), 2, seed);
        while !game.waiting().is_over() {
            turn(&mut game, &[]);
            let noted = list(&document(&game)["discards"])
                .iter()
                .filter(|laid| !laid["could_build"].is_null())
                .count();
            discards += noted;
            for seat in 0..2 {
                discarded(&game, seat, seed);
            }
        }
    }
    assert!(discards > 100, "the Free City discards: {discards}");
}

/// SWB-15.6: a document in which the Free City discarded what it could build is refused.
#[test]
fn swb_15_6_impossible_discards_are_refused() {
    let discard = |could: Value| json!([{"card": "altar", "age": 1, "turn": 1, "city": "free_city", "could_build": could}]);
    let error = invalid(2, json!({"discards": discard(json!(["altar"]))}));
    assert!(error.contains("SWB-15.6"), "{error}");
    let error = invalid(2, json!({"discards": discard(json!(["palace"]))}));
    assert!(error.contains("cards of that age"), "{error}");
    let other =
        json!([{"card": "altar", "age": 1, "turn": 1, "city": 1, "could_build": ["baths"]}]);
    let error = invalid(2, json!({"discards": other}));
    assert!(error.contains("SWB-15.6"), "{error}");
    let game = scene(2, json!({"discards": discard(json!(["baths", "theater"]))}));
    assert_eq!(
        document(&game)["discards"][0]["could_build"],
        json!(["baths", "theater"])
    );
    assert_eq!(view(&game).discard_count, 1);
}
