//! Documents that people and accidents write: nothing panics, and what is accepted can be played.

use proptest::{prelude::*, test_runner::RngSeed};
use ziggurat_battalia::Battalia;
use ziggurat_engine::Chance;
use ziggurat_testkit::{Walk, cases, fuzz, pass};

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        // The same documents in every run.
        rng_seed: RngSeed::Fixed(2015),
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

/// A position from the middle of a game.
fn somewhere(seed: u64) -> Battalia {
    let all = cases::<Battalia>();
    let case = &all[seed as usize % all.len()];
    let mut walk = Walk::new(case, seed).expect("it can be dealt");
    for _ in 0..Chance::stream(seed, 50).below(300) {
        match walk.choose_next().expect("an action") {
            Some((seat, action)) => walk.act(seat, &action),
            None => break,
        }
    }
    walk.position
}

proptest! {
    #![proptest_config(config(1_500))]

    #[test]
    fn a_bent_position_is_refused_or_can_be_played(seed in any::<u64>()) {
        pass(fuzz::position_json::<Battalia>(fuzz::bent(&somewhere(seed), seed).to_string().as_bytes()));
    }

    #[test]
    fn any_text_may_be_tried_as_an_action(text in "\\PC{0,30}") {
        pass(fuzz::action_text::<Battalia>(text.as_bytes()));
    }

    #[test]
    fn words_of_actions_may_be_tried_in_any_order(
        words in prop::collection::vec(
            "recruit|create|build|upgrade|amulet|title|scroll|pitch|strike|hide|hire|walk|attack|lay|as|with|row|itself|show|cohort|place|pay|retreat|fight|barfolk|barfolk_chief|joker|supply|hammer|chief|tool|four|a1|d4|nesw|0,1|[0-9]{1,3}",
            0..6,
        )
    ) {
        pass(fuzz::action_text::<Battalia>(words.join(" ").as_bytes()));
    }
}
