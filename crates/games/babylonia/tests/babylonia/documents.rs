//! Documents that people and accidents write: nothing panics, and what is accepted can be played.

use std::sync::LazyLock;

use proptest::{prelude::*, test_runner::RngSeed};
use serde_json::{Value, json};
use ziggurat_babylonia::Babylonia;
use ziggurat_engine::{Chance, Game};
use ziggurat_testkit::{cases, fuzz, pass, recorded_match};

use crate::support::{document, drawn_to_sites, invalid, scene, stands};

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        // The same documents in every run; the fuzz targets look for new ones.
        rng_seed: RngSeed::Fixed(2019),
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

/// A position from the middle of a game.
fn somewhere(seed: u64) -> Babylonia {
    fuzz::somewhere(seed, 160, drawn_to_sites)
}

fn bent(seed: u64) -> Value {
    fuzz::bent(&somewhere(seed), seed)
}

proptest! {
    #![proptest_config(config(3_000))]

    #[test]
    fn a_bent_position_is_refused_or_can_be_played(seed in any::<u64>()) {
        pass(fuzz::position_json::<Babylonia>(bent(seed).to_string().as_bytes()));
    }

    #[test]
    fn any_text_may_be_tried_as_an_action(text in "\\PC{0,30}") {
        pass(fuzz::action_text::<Babylonia>(text.as_bytes()));
    }

    #[test]
    fn words_of_actions_may_be_tried_in_any_order(
        words in prop::collection::vec("place|end|score|take|extra|yes|no|farmer|priest|[a-q][0-9]{1,2}|city_bonus| ", 0..5)
    ) {
        pass(fuzz::action_text::<Babylonia>(words.join(" ").as_bytes()));
    }
}

proptest! {
    #![proptest_config(config(500))]

    #[test]
    fn any_bytes_may_be_read_as_a_position(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        pass(fuzz::position_json::<Babylonia>(&bytes));
        pass(fuzz::game_log::<Babylonia>(&bytes));
        pass(fuzz::action_text::<Babylonia>(&bytes));
    }

    #[test]
    fn half_a_position_is_not_a_position(seed in any::<u64>(), part in 0.0..1.0f64) {
        let text = document(&somewhere(seed)).to_string();
        let cut = (text.len() as f64 * part) as usize;
        assert!(serde_json::from_str::<Babylonia>(&text[..cut]).is_err());
    }
}

proptest! {
    #![proptest_config(config(250))]

    #[test]
    fn a_bent_file_of_a_match_is_refused_or_saved_as_it_was(number in 0..MATCHES.len(), seed in any::<u64>()) {
        let mut document = MATCHES[number].clone();
        fuzz::bend(&mut document, &mut Chance::stream(seed, 70));
        pass(fuzz::game_log::<Babylonia>(document.to_string().as_bytes()));
    }
}

/// The files of a few matches.
static MATCHES: LazyLock<Vec<Value>> = LazyLock::new(|| {
    let file = |case| recorded_match::<Babylonia>(case, 1).expect("a match");
    let all = cases();
    let files = all.iter().map(file).map(serde_json::to_value);
    files.collect::<Result<_, _>>().expect("documents")
});

/// Bent documents are not all refused: otherwise the tests above would show nothing.
#[test]
fn some_bent_positions_are_accepted_and_some_are_not() {
    let valid = |seed: &u64| {
        let read = serde_json::from_value::<Babylonia>(bent(*seed));
        read.is_ok_and(|game| game.validate().is_ok())
    };
    let accepted = (0..400).filter(valid).count();
    assert!((40..380).contains(&accepted), "{accepted} of 400");
}

/// Without the free order of BAB-8.8 a noble and two farmers lead nowhere.
#[test]
fn bab_8_8_a_play_that_can_never_be_completed_is_no_position() {
    let begun = json!({
        "owned_cards": [["noble_with_farmers"]],
        "tokens": ["o5 0 priest", "o6 0 farmer", "o7 0 farmer"],
        "placed": ["o5", "o6", "o7"],
        "stands": stands(3, &["farmer", "farmer"]),
    });
    scene(3, &begun);
    let mut strict = begun;
    strict["options"] = json!({"free_placement_order_with_extra_noble": false});
    assert!(invalid(3, &strict).contains("BAB-"), "BAB-8.8");
}

/// Seat 0 has placed these tokens, which close E12 and I12; both are to be scored.
fn placed_and_due(kinds: [&str; 3], third: &str) -> Value {
    let places = ["d11", "h11", third];
    let own = places
        .iter()
        .zip(kinds)
        .map(|(hex, kind)| format!("{hex} 0 {kind}"));
    let others = [
        "e11 1 farmer",
        "f11 1 priest",
        "i11 2 farmer",
        "j11 2 priest",
    ];
    let tokens: Vec<_> = own.chain(others.map(str::to_owned)).collect();
    json!({
        "tiles": {"e12": "city_priest", "i12": "city_official"},
        "tokens": tokens,
        "owned_cards": [["three_nobles"]],
        "stands": stands(3, &["farmer", "farmer"]),
        "placed": places,
        "phase": "scoring",
        "due": ["e12", "i12"],
    })
}

/// Sites are scored after a legal play only: BAB-4.1, BAB-4.4, BAB-8.6.
#[test]
fn bab_4_1_sites_are_scored_after_a_complete_play() {
    scene(3, &placed_and_due(["farmer"; 3], "p5"));
    scene(3, &placed_and_due(["priest", "official", "merchant"], "p5"));
    let wrong = [
        (["farmer"; 3], "k5"),
        (["priest", "official", "merchant"], "k5"),
        (["priest", "priest", "merchant"], "p5"),
        (["farmer", "farmer", "priest"], "p5"),
    ];
    for (kinds, third) in wrong {
        let reason = invalid(3, &placed_and_due(kinds, third));
        assert!(reason.contains("BAB-4.1"), "{kinds:?} {third}: {reason}");
    }
}
