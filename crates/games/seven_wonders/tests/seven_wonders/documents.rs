//! Positions as documents: complete, readable, and refused with a reason if they cannot exist.

use proptest::prelude::*;
use serde_json::json;
use ziggurat_engine::{Chance, Game};
use ziggurat_seven_wonders::{Options, SevenWonders};
use ziggurat_testkit::fuzz;

use crate::support::{dealt, document, invalid, scene};

#[test]
fn positions_that_cannot_exist_are_refused() {
    for (changes, word) in [
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
        (json!({"cities": [{"coins": 60000}]}), "so many"),
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
    assert!(size_of::<SevenWonders>() <= 1536);
    for players in 2..=8 {
        let game = dealt(Options::combination(31), players, 3);
        let back: SevenWonders = serde_json::from_value(document(&game)).unwrap();
        assert_eq!(back, game);
    }
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
