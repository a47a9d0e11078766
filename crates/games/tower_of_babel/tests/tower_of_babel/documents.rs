//! Documents that people and accidents write: nothing panics, and what is accepted can be played.

use proptest::{prelude::*, test_runner::RngSeed};
use serde_json::{Value, json};
use ziggurat_engine::Chance;
use ziggurat_testkit::{by_hand, cases, fuzz, pass, recorded_match};
use ziggurat_tower_of_babel::{TowerOfBabel, Wonder};

use crate::support::{busy, dealt, document, invalid, laid_out, public, scene};

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        // The same documents in every run; the fuzz targets look for new ones.
        rng_seed: RngSeed::Fixed(2005),
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

/// A position from the middle of a game.
fn somewhere(seed: u64) -> TowerOfBabel {
    fuzz::somewhere(seed, 150, busy)
}

fn bent(seed: u64) -> Value {
    fuzz::bent(&somewhere(seed), seed)
}

proptest! {
    #![proptest_config(config(3_000))]

    #[test]
    fn a_bent_position_is_refused_or_can_be_played(seed in any::<u64>()) {
        pass(fuzz::position_json::<TowerOfBabel>(bent(seed).to_string().as_bytes()));
    }

    #[test]
    fn any_text_may_be_tried_as_an_action(text in "\\PC{0,30}") {
        pass(fuzz::action_text::<TowerOfBabel>(text.as_bytes()));
    }

    #[test]
    fn words_of_actions_may_be_tried_in_any_order(
        words in prop::collection::vec(
            "pass|choose|offer|build|with|adding|jokers|abandon|triple|double|exchange|draw|trade|nothing|yes|no|ship|camel|ship_5|colossus|camel_2_mason_3|[0-9]{1,3}",
            0..7,
        )
    ) {
        pass(fuzz::action_text::<TowerOfBabel>(words.join(" ").as_bytes()));
    }
}

#[test]
fn a_bent_game_file_is_refused_or_replays() {
    let case = &cases::<TowerOfBabel>()[0];
    let file = recorded_match(case, 3).expect("a match").to_json();
    let whole: Value = serde_json::from_str(&file.expect("a file")).expect("a file is JSON");
    for seed in 0..60 {
        let mut document = whole.clone();
        fuzz::bend(&mut document, &mut Chance::stream(seed, 70));
        pass(fuzz::game_log::<TowerOfBabel>(
            document.to_string().as_bytes(),
        ));
    }
}

#[test]
fn what_is_left_out_has_its_obvious_value() {
    let game = scene(
        3,
        &json!({"hands": [{"ship": 2}], "discard": {"ship": 1}, "action_cards": [["joker"]]}),
    );
    let document = document(&game);
    assert_eq!(
        document["deck"],
        json!({"camel": 25, "crane": 25, "ship": 22, "mason": 25})
    );
    assert_eq!(document["action_pile"].as_array().map(Vec::len), Some(14));
    assert_eq!(document["turn"], 1);
    assert_eq!(document["phase"], "choosing");
}

#[test]
fn wonders_that_are_left_out_stand_untouched() {
    let game: TowerOfBabel = by_hand::position(json!({"players": 3}));
    let view = public(&game);
    assert_eq!(view.finished, 0, "nothing is finished");
    assert_eq!(
        laid_out(&game),
        laid_out(&dealt(3, 1)),
        "all 24 discs lie there"
    );
    let written = json!({
        "players": 3,
        "wonders": {
            "colossus": {"discs": ["ship_3 1", "ship_6", null], "units": [0, 2]},
            "lighthouse": {"units": [1]},
            "mausoleum": {"discs": []},
        },
    });
    let game: TowerOfBabel = by_hand::position(written);
    let view = public(&game);
    assert_eq!(view.finished, 1, "only the mausoleum has no disc left");
    for wonder in &view.wonders {
        let lying = wonder
            .spaces
            .iter()
            .filter(|space| space.disc.is_some() && space.taken_by.is_none());
        let expected = match wonder.wonder {
            Wonder::Colossus => 1,
            Wonder::Mausoleum => 0,
            _ => 3,
        };
        assert_eq!(lying.count(), expected, "{}", wonder.wonder);
    }
    let with_doubles: TowerOfBabel =
        by_hand::position(json!({"players": 5, "options": {"two_kind_discs": true}}));
    let doubles = laid_out(&with_doubles)
        .into_iter()
        .filter(|disc| disc.is_double());
    assert_eq!(doubles.count(), 4);
}

fn wrong_components() -> Vec<(Value, &'static str)> {
    vec![
        (json!({"players": 6}), "3, 4 or 5"),
        (json!({"to_move": 3}), "there is no seat 3"),
        (json!({"hands": [{"ship": 26}]}), "TOB-1.3"),
        (json!({"hands": [{"donkey": 1}]}), "unknown field"),
        (
            json!({"hands": [{}, {}, {}, {}]}),
            "4 entries for 3 players",
        ),
        (
            json!({"action_cards": [["joker", "joker", "joker"]]}),
            "TOB-1.4",
        ),
        (
            json!({"wonders": {"colossus": {"discs": ["ship_6", "camel_5", "crane_4"]}}}),
            "too often",
        ),
        (
            json!({"wonders": {"colossus": {"discs": ["ship_3 7"]}}}),
            "there is no seat 7",
        ),
        (
            json!({"wonders": {"colossus": {"discs": ["camel_5", "crane_4", "mason_4", null]}}}),
            "TOB-1.1",
        ),
        (json!({"known": [{"ship": 6}]}), "does not hold"),
    ]
}

fn wrong_moments() -> Vec<(Value, &'static str)> {
    let column = json!({"wonder": "colossus", "space": 0});
    vec![
        (json!({"turn": 0}), "counts from 1"),
        (json!({"double_turns": 2}), "TOB-11.15"),
        (json!({"stall": 30}), "TOB-16.7"),
        (json!({"bonus_answers": [null, true]}), "nobody is asked"),
        (json!({ "column": column }), "TOB-5.1"),
        (json!({"phase": "offering"}), "TOB-5.1"),
        (
            json!({"phase": "offering", "column": column, "offers": [{}]}),
            "TOB-6.1",
        ),
        (
            json!({"phase": "offering", "column": column, "offers": [null, {"cards": {"ship": 1}}]}),
            "TOB-6.5",
        ),
        (
            json!({"phase": "offering", "column": column, "offers": [null, {"trade": true}]}),
            "TOB-6.5",
        ),
        (
            json!({"phase": "offering", "column": column, "offers": [null, {}, {}]}),
            "TOB-6.12",
        ),
        (
            json!({"phase": "offering", "column": column, "hands": []}),
            "TOB-6.14",
        ),
        (
            json!({"phase": "building", "column": column, "offers": [null, {}]}),
            "TOB-6.12",
        ),
        (json!({"offers": [null, {}]}), "TOB-6.1"),
        (json!({"phase": "triple_bonus"}), "TOB-11.10"),
        (
            json!({"phase": "double_turn", "double_turns": 1}),
            "TOB-11.15",
        ),
        (json!({"scores": [6000]}), "5000"),
        (json!({"scores": [{"taxes": 1}]}), "no category"),
    ]
}

#[test]
fn positions_that_cannot_exist_are_refused_with_the_reason() {
    for (changes, words) in wrong_components().into_iter().chain(wrong_moments()) {
        let error = invalid(3, &changes);
        assert!(error.contains(words), "{changes}: {error}");
    }
}

/// The fuzzer found it: a file may hold what a person would type.
#[test]
fn a_file_with_actions_in_capitals_is_the_same_match() {
    let case = &cases::<TowerOfBabel>()[0];
    let file = recorded_match(case, 3).expect("a match").to_json();
    let mut file: Value = serde_json::from_str(&file.expect("a file")).expect("a file is JSON");
    let act = file.pointer_mut("/log/0/do/act").expect("somebody acts");
    *act = json!(act.as_str().expect("a text").to_uppercase());
    pass(fuzz::game_log::<TowerOfBabel>(file.to_string().as_bytes()));
}
