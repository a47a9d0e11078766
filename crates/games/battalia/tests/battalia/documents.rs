//! Documents that people and accidents write: nothing panics, and what is accepted can be played.

use proptest::{prelude::*, test_runner::RngSeed};
use serde_json::{Value, json};
use ziggurat_battalia::Battalia;
use ziggurat_engine::Chance;
use ziggurat_testkit::{Walk, by_hand, cases, fuzz, pass};

use crate::support::{cards, scene};

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

/// What is wrong with a position that is changed like this.
fn wrong(hand: &str, change: impl FnOnce(&mut Value)) -> String {
    let mut document = by_hand::document(&scene(hand, |_| {}));
    change(&mut document);
    by_hand::invalid::<Battalia>(document)
}

#[test]
fn what_is_under_way_costs_no_more_than_its_price() {
    let pay = |needs: Value| {
        wrong("6 supply", |d| {
            d["task"] = json!({"pay": {"purpose": {"recruit": {"rank": "chief"}}, "needs": needs}});
        })
    };
    assert_eq!(
        pay(json!({"supply": 6})),
        "task: needs more than the price of what is paid for"
    );
    assert_eq!(
        pay(json!({"units": {"lord": 1}})),
        "task: needs more than the price of what is paid for"
    );
    assert_eq!(pay(json!({})), "phase: nobody could go on from here");
}

#[test]
fn what_is_under_way_fits_its_moment() {
    let says = |task: Value, phase: &str, text: &str| {
        let said = wrong("2 supply", |d| {
            d["task"] = task.clone();
            d["phase"] = json!(phase);
        });
        assert!(said.contains(text), "{task}: {said}");
    };
    says(json!("conceal"), "gather", "in phase \"act\" only");
    says(json!({"fetch": {"left": 3}}), "act", "1 to 2 cards, not 3");
    says(json!({"declare": {"row": 0}}), "act", "no joker lies");
    says(json!({"place": {"shape": "one"}}), "act", "with its level");
    let row = json!({"pay": {
        "purpose": {"amulet": {"aim": {"row": 5}}}, "needs": {"artefact": "amulet"},
    }});
    says(row, "act", "no card lies at place 5");
    let retreat = json!({"pay": {
        "purpose": {"retreat": {"square": "d4"}}, "needs": {"supply": 2},
    }});
    says(retreat, "act", "cannot retreat");
}

/// A turn has room for all cards that it can bring; a document cannot bring more.
#[test]
fn nobody_holds_more_cards_than_a_turn_has_room_for() {
    let units = "6 barfolk_tribesman, 6 barfolk_chief, 6 islanders_tribesman, 6 islanders_chief, \
                 6 emberians_tribesman, 6 emberians_chief, 6 cloudborn_tribesman, 6 cloudborn_chief";
    let with = |more: &str| {
        wrong("", |d| {
            d["piles"] = json!({});
            d["supply"] = Value::Null;
            d["seats"][0]["hand"] = cards(&format!("{units}, {more}"));
        })
    };
    assert_eq!(with("15 supply"), "seat 0 holds more than 60 cards",);
    let both = wrong("", |d| {
        d["piles"] = json!({});
        d["supply"] = Value::Null;
        d["seats"][0]["hand"] = cards(units);
        d["seats"][1]["hand"] = cards("15 supply");
    });
    assert_eq!(
        both,
        "hands, tents and laid cards are more than a turn can bring"
    );
}
