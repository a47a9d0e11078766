//! Positions as documents: complete, readable, and refused with a reason if they cannot exist.

use std::collections::BTreeSet;

use proptest::prelude::*;
use serde_json::{Value, json};
use ziggurat_engine::{Chance, Game};
use ziggurat_seven_wonders::{Age, Options, SevenWonders};
use ziggurat_testkit::fuzz;

use crate::support::{dealt, document, invalid, scene, view};

#[test]
fn positions_that_cannot_exist_are_refused() {
    for (changes, word) in [
        (
            json!({"options": {"cities": true}, "phase": "losses", "digs": [1], "cities": [{"owed": 2}]}),
            "over when losses are paid",
        ),
        (
            json!({"options": {}, "phase": {"dig": {"city": 1}}, "turn": 3, "discards": ["altar"], "cities": [{"owed": 2}]}),
            "nobody loses coins in this game",
        ),
        (
            json!({"options": {"leaders": true}, "phase": {"leader_draft": {"pick": 1}}}),
            "has 0 leaders in the draft",
        ),
        (
            json!({"cities": [{"wonder": "gizah"}, {"wonder": "gizah"}, {"wonder": "gizah"}]}),
            "twice",
        ),
        (
            json!({"cities": [{"structures": ["altar", "altar"]}]}),
            "second",
        ),
        (
            json!({"cities": [{"structures": ["altar"]}, {"structures": ["altar"]}]}),
            "altar",
        ),
        (
            json!({"cities": [{"structures": ["palace"]}]}),
            "belongs to age",
        ),
        (json!({"cities": [{"hand": ["loom_2"]}]}), "age"),
        (json!({"age": 4}), "age"),
        (json!({"turn": 7}), "turn"),
        (json!({"turn": 1, "discards": ["altar"]}), "moment"),
        (json!({"phase": "penalty"}), "penalty"),
        (
            json!({"phase": "last_card"}),
            "chooses nothing, or nothing to choose",
        ),
        (json!({"cities": [{"tiles": [4, 4, 5]}]}), "twice"),
        (json!({"tower": [4]}), "tower"),
        (json!({"project": "obelisk"}), "age"),
        (json!({"cities": [{"coins": 60000}]}), "that many"),
        (
            json!({"cities": [{"choice": {"sell": {"card": "palace"}}}]}),
            "cannot be chosen",
        ),
        (
            json!({"turn": 1, "cities": [{"stages": [{"stage": 1, "card": "altar"}]}]}),
            "moment",
        ),
        (
            json!({"age": 2, "cities": [{"stages": [{"stage": 2, "card": "altar"}]}]}),
            "left to right",
        ),
    ] {
        let text = invalid(3, changes.clone());
        let fits = text.contains(word) || word.contains("nothing to choose");
        assert!(fits, "{changes}: {text}");
    }
}

#[test]
fn a_position_is_small_and_comes_back() {
    assert!(size_of::<SevenWonders>() <= 1024);
    for players in 2u8..=8 {
        let game = dealt(Options::combination(31), players, 3);
        let back: SevenWonders = serde_json::from_value(document(&game)).unwrap();
        assert_eq!(back, game);
    }
}

/// What is wrong with a document as it is written, without anything filled in.
fn refused(document: Value) -> String {
    ziggurat_testkit::by_hand::invalid::<SevenWonders>(document)
}

fn three_boards() -> Value {
    json!([{"wonder": "gizah"}, {"wonder": "rhodos"}, {"wonder": "ephesos"}])
}

/// Positions of version 2 are refused with the form of today.
#[test]
fn the_old_form_is_refused_with_the_new_one() {
    let with = |city: Value| {
        let mut cities = three_boards();
        let city = city.as_object().unwrap().clone();
        city.into_iter()
            .for_each(|(key, value)| cities[0][key] = value);
        json!({"players": 3, "options": {"cities": true}, "age": 2, "cities": cities})
    };
    let and = |mut document: Value, key: &str, value: Value| {
        document[key] = value;
        document
    };
    let two = json!({"players": 2, "age": 2, "cities": three_boards()});
    for (document, word) in [
        (
            with(json!({"victories": [1, 0, 2]})),
            r#"{"ones": 1, "threes": 0, "fives": 2}"#,
        ),
        (
            with(json!({"owed_per": [1, 0]})),
            r#""owed_per_victory" and "owed_per_stage""#,
        ),
        (
            with(json!({"stages": [{"stage": 1, "card": "altar", "turn": 8}]})),
            r#"after them come "last_card" and "penalty""#,
        ),
        (
            and(with(json!({})), "turn", json!(0)),
            r#""recruitment" in a recruitment phase"#,
        ),
        (
            and(
                with(json!({})),
                "discards",
                json!([{"card": "altar", "age": 1, "turn": 8, "city": 0}]),
            ),
            r#"after them come "last_card" and "penalty""#,
        ),
        (
            and(
                with(json!({})),
                "dug",
                json!([{"seat": 0, "age": 1, "turn": 8}]),
            ),
            r#"after them comes "last_card""#,
        ),
        (
            and(
                with(json!({})),
                "dug",
                json!([{"seat": 0, "age": 1, "turn": 0}]),
            ),
            r#"the "recruitment" phase"#,
        ),
        (
            and(two.clone(), "phase", json!({"dig": {"city": 2}})),
            r#"the Free City is called "free_city""#,
        ),
        (
            and(two.clone(), "digs", json!([2])),
            r#"the Free City is called "free_city""#,
        ),
        (
            and(
                two,
                "discards",
                json!([{"card": "altar", "age": 1, "turn": 1, "city": 2}]),
            ),
            r#"the Free City is called "free_city""#,
        ),
    ] {
        let text = refused(document.clone());
        assert!(text.contains(word), "{document}: {text}");
        for jargon in ["u8", "u64", "struct", "enum", "variant", "untagged"] {
            assert!(!text.contains(jargon), "{document}: {text}");
        }
    }
}

/// A document says what it means in words: no number stands for anything but a number.
#[test]
fn a_document_speaks_in_words() {
    let mut words = BTreeSet::new();
    for seed in 0..400 {
        collect(&document(&any_position(seed * 11)), &mut words);
    }
    let known = |word: &str| words.contains(word);
    assert!(
        known("last_card") && known("free_city") && known("ones"),
        "{words:?}"
    );
    let numbers = words.iter().filter_map(|word| word.parse::<i64>().ok());
    assert!(!numbers.into_iter().any(|number| number == 255), "no 255");
}

/// All keys, words and numbers of a document.
fn collect(value: &Value, words: &mut BTreeSet<String>) {
    match value {
        Value::Array(all) => all.iter().for_each(|value| collect(value, words)),
        Value::Object(fields) => fields.iter().for_each(|(key, value)| {
            words.insert(key.clone());
            collect(value, words);
        }),
        Value::String(word) => drop(words.insert(word.clone())),
        Value::Number(number) => drop(words.insert(number.to_string())),
        Value::Null | Value::Bool(_) => {}
    }
}

/// Hands and cards under stages that are left out are filled with what lies nowhere else.
#[test]
fn hands_and_cards_under_stages_have_obvious_defaults() {
    let read = |document: Value| -> SevenWonders { ziggurat_testkit::by_hand::position(document) };
    for players in 2u8..=8 {
        let boards = [
            "gizah",
            "rhodos",
            "ephesos",
            "alexandria",
            "babylon",
            "olympia",
            "halikarnassos",
            "stonehenge",
        ];
        let cities: Vec<Value> = boards[..usize::from(players).max(3)]
            .iter()
            .map(|wonder| json!({"wonder": wonder}))
            .collect();
        let options = json!({"wonder_pack": true, "cities": players > 4});
        let game = read(json!({"players": players, "options": options, "cities": cities}));
        let size = if (5..8).contains(&players) { 8 } else { 7 };
        let hands: Vec<u8> = view(&game)
            .cities
            .iter()
            .map(|city| city.hand_count)
            .collect();
        match players {
            2 => assert_eq!((hands, view(&game).pile_count), (vec![8, 7, 0], 6)),
            _ => assert!(hands.iter().all(|hand| *hand == size), "{hands:?}"),
        }
    }
    let mut cities = three_boards();
    cities[0]["stages"] = json!([{"stage": 1}, {"stage": 2}]);
    cities[0]["structures"] = json!(["altar"]);
    cities[1]["hand"] = json!(["sawmill", "quarry", "brickyard", "foundry", "vineyard"]);
    let game = read(json!({"players": 3, "age": 2, "cities": cities}));
    assert_eq!(
        view(&game).turn.number(),
        Some(3),
        "by the hand that is named"
    );
    let seen = view(&game);
    assert!(seen.cities[0].stages[..2].iter().all(|stage| stage.built));
    assert_eq!(
        seen.cities[0].stages[0].age,
        Some(Age::I),
        "as early as possible"
    );
    assert!(seen.cities.iter().all(|city| city.hand_count == 5));
    let over = json!({"players": 3, "age": 3, "phase": "over", "cities": three_boards()});
    assert!(read(over).outcome().is_some());
    let mut early = three_boards();
    early[0]["stages"] = json!([{"stage": 1}]);
    let text = refused(json!({"players": 3, "cities": early}));
    assert!(text.contains("no moment so far"), "{text}");
    let mut chosen = three_boards();
    chosen[2]["choice"] = json!({"sell": {"card": "theater"}});
    let game = read(json!({"players": 3, "cities": chosen}));
    assert!(view(&game).cities[2].chosen);
}

#[test]
fn hands_tell_the_turn() {
    let game = scene(3, json!({"turn": 3}));
    let mut text = document(&game);
    text.as_object_mut().unwrap().remove("turn");
    let back: SevenWonders = serde_json::from_value(text).unwrap();
    assert_eq!(back, game);
}

/// Whatever an action that is not allowed does, it does not panic.
#[test]
fn forbidden_actions_do_not_panic() {
    let texts = [
        "stage 1 with altar",
        "stage 4 with altar",
        "stage 4 with leader nero",
        "recruit nero",
        "copy nero",
        "draft nero",
        "pay 9",
        "decline",
        "build palace left 200 right 90 wild",
        "tower 24 with altar",
        "dig altar join",
        "leave",
        "destroy altar",
        "return 9 9 9",
        "keep 24",
        "side b",
        "city build altar",
        "drop altar",
    ];
    for seed in 0..300 {
        let start = any_position(seed * 7);
        for text in texts {
            let action = crate::support::action(text);
            for seat in 0..=start.seats() {
                let mut game = start;
                game.play_silent(ziggurat_engine::Seat(seat), &action, &mut Chance::new(seed));
            }
        }
    }
}

fn any_position(seed: u64) -> SevenWonders {
    let mut chance = Chance::new(seed);
    let players = 2 + (seed % 6) as u8;
    let mut game = dealt(Options::combination((seed / 6 % 8) as u8), players, seed);
    for _ in 0..seed % 130 {
        let Some(seat) = game.waiting().must.first() else {
            break;
        };
        let action = game.sample(seat, &mut chance).unwrap();
        game.play_silent(seat, &action, &mut chance);
    }
    game
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    /// A document that was bent a little is refused, or it is a position that can be played on.
    #[test]
    fn bent_documents_do_no_harm(seed in any::<u64>()) {
        let mut text = document(&any_position(seed % 5_000));
        fuzz::bend(&mut text, &mut Chance::new(seed));
        let checked = fuzz::position_json::<SevenWonders>(text.to_string().as_bytes());
        prop_assert!(checked.is_ok(), "{:?}", checked);
    }

    /// Any text is refused as an action, or it comes back as it was.
    #[test]
    fn any_text_as_an_action(text in "(city |)(build|stage|sell|tower|dig|return|keep)( [0-9]{1,3}| with| altar| baths| left| join| chain| using tile_17){0,6}") {
        let checked = fuzz::action_text::<SevenWonders>(text.as_bytes());
        prop_assert!(checked.is_ok(), "{:?}", checked);
    }
}
