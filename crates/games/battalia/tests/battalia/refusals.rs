//! What is refused, by which rule, and what the sentence says is missing.

use serde_json::{Value, json};
use ziggurat_battalia::{Action, Battalia};
use ziggurat_engine::{Arg, Game, Seat};

use crate::support::{act, acts, cards, city, must, refused, road, roll, scene};

/// Rule and sentence of a refusal.
fn why(game: &Battalia, action: &str) -> (&'static str, &'static str) {
    let rule = refused(game, action);
    let action: Action = action.parse().unwrap();
    let illegal = game.check(Seat(must(game)), &action).unwrap_err();
    (rule, illegal.why.key)
}

/// What a refusal says is missing: the keys of the names, one for each card.
fn missing(game: &Battalia, action: &str) -> Vec<&'static str> {
    let action: Action = action.parse().unwrap();
    let illegal = game.check(Seat(must(game)), &action).unwrap_err();
    let (_, arg) = illegal
        .why
        .args
        .iter()
        .find(|(name, _)| *name == "missing" || *name == "needs")
        .unwrap_or_else(|| panic!("{action}: {illegal} names nothing"));
    match arg {
        Arg::Keys(keys) => keys.clone(),
        other => panic!("{other:?}"),
    }
}

/// Seat 0 (Bärfolk) attacks the city g1 of seat 1 (Islanders) with a hero and has opened; day 1.
fn opened(attack: &str, defence: &str, change: impl FnOnce(&mut Value)) -> Battalia {
    let mut game = scene(attack, |d| {
        d["day"] = json!(1);
        d["display"] = json!([]);
        d["seats"][0]["heroes"] = json!(["g1"]);
        d["seats"][1]["hand"] = cards(defence);
        change(d);
    });
    acts(&mut game, &["attack g1 city with a", "lay barfolk_weapon"]);
    game
}

#[test]
fn bat_12_8_and_12_12_no_answers_during_a_raise() {
    let mut game = opened("barfolk_weapon", "islanders_lord, 2 supply", |_| {});
    // The attacker opens: answers are the defender's.
    for answer in ["surrender", "fight alone", "retreat e1 supply"] {
        let only = ("BAT-12.8", "bat-why-only_defender_answers");
        assert_eq!(why(&game, answer), only, "{answer}");
    }
    acts(&mut game, &["complete", "fight alone"]);
    assert_eq!(
        why(&game, "retreat e1 supply"),
        ("BAT-12.12", "bat-why-retreat_only_first")
    );
    for answer in ["surrender", "fight ambush", "fight alone"] {
        let answered = ("BAT-12.8", "bat-why-answered_already");
        assert_eq!(why(&game, answer), answered, "{answer}");
    }
    acts(&mut game, &["lay islanders_lord", "complete"]);
    assert_eq!(
        why(&game, "retreat e1 supply"),
        ("BAT-12.8", "bat-why-only_defender_answers"),
        "the attacker's raise"
    );
}

#[test]
fn bat_6_18_a_card_that_is_not_held_cannot_be_laid() {
    let mut game = opened("barfolk_weapon, barfolk_chief", "islanders_lord", |_| {});
    let not_held = ("BAT-6.18", "bat-why-not_held");
    assert_eq!(why(&game, "lay barfolk_lord"), not_held);
    assert_eq!(why(&game, "lay islanders_lord"), not_held, "another's card");
    assert_eq!(why(&game, "lay joker as lord"), not_held);
    assert_eq!(
        why(&game, "lay barfolk_chief as lord"),
        ("BAT-6.12", "bat-why-only_joker_stands")
    );
    acts(&mut game, &["complete", "fight alone"]);
    assert_eq!(why(&game, "lay islanders_priest"), not_held, "the defender");
}

#[test]
fn bat_4_8_cohort_and_mulligan_belong_to_step_1() {
    let only = ("BAT-4.8", "bat-why-only_in_step_1");
    let mut game = scene("3 barfolk_tribesman, 3 supply, barfolk_chief", |d| {
        d["board"]["b1"] = road("ew", "barfolk");
    });
    for action in ["mulligan", "keep", "cohort barfolk show 1"] {
        assert_eq!(why(&game, action), only, "{action} in step 3");
    }
    act(&mut game, "build one 1");
    assert_eq!(why(&game, "mulligan"), only, "while something is under way");
}

#[test]
fn bat_10_2_the_hammer_has_no_power_in_battle() {
    let hammer = ("BAT-10.2", "bat-why-no_hammer_in_battle");
    let idle = scene("hammer, 3 supply", |d| {
        d["display"] = json!([]);
        d["seats"][0]["heroes"] = json!(["c3"]);
    });
    assert_eq!(why(&idle, "attack c3 neutral with a"), hammer, "no weapon");
    let game = opened("barfolk_weapon, hammer, barfolk_chief", "", |_| {});
    for action in [
        "lay hammer",
        "amulet barfolk_chief",
        "title barfolk_chief 1",
        "scroll barfolk_chief islanders",
    ] {
        assert_eq!(why(&game, action), hammer, "{action}");
    }
    let mut paying = opened(
        "barfolk_weapon, hammer, barfolk_chief, barfolk_amulet, islanders_amulet",
        "",
        |_| {},
    );
    act(&mut paying, "amulet barfolk_chief");
    assert_eq!(why(&paying, "pay hammer"), hammer);
    let tent = opened("barfolk_weapon", "", |d| {
        d["tents"] = json!([{"owner": 0, "tent": "hammer", "cards": ["barfolk_lord"]}]);
    });
    assert_eq!(why(&tent, "strike 0"), hammer, "as a tent");
    assert_eq!(why(&tent, "strike 1"), ("BAT-9.14", "bat-why-no_such_tent"));
}

#[test]
fn bat_9_15_and_12_16_what_is_not_done_in_an_opening() {
    let hand = "barfolk_weapon, barfolk_tent, 9 supply, 3 barfolk_tribesman, wings, barfolk_horse";
    let mut game = scene(hand, |d| {
        d["day"] = json!(1);
        d["display"] = json!([]);
        d["seats"][0]["heroes"] = json!(["g1"]);
        d["board"]["f1"] = road("ew", "barfolk");
    });
    act(&mut game, "attack g1 city with a");
    let refusals = [
        ("pitch supply", "BAT-9.15", "bat-why-no_tent_in_battle"),
        ("hide supply", "BAT-12.16", "bat-why-not_in_battle"),
        ("build one 1", "BAT-6.18", "bat-why-not_in_battle"),
        ("recruit chief", "BAT-6.18", "bat-why-not_in_battle"),
        ("ride a f1", "BAT-6.18", "bat-why-not_in_battle"),
        ("fly a d4", "BAT-10.7", "bat-why-not_in_battle"),
        ("end", "BAT-6.16", "bat-why-end_battle_first"),
    ];
    for (action, rule, key) in refusals {
        assert_eq!(
            why(&game, action),
            (rule, key),
            "{action}: before the weapon"
        );
    }
    act(&mut game, "lay barfolk_weapon");
    for (action, rule, key) in refusals {
        assert_eq!(
            why(&game, action),
            (rule, key),
            "{action}: after the weapon"
        );
    }
}

#[test]
fn bat_6_12_a_joker_is_not_a_tent() {
    let mut game = scene("barfolk_amulet, barfolk_chief, 3 supply", |d| {
        d["day"] = json!(1);
    });
    roll(&mut game, "amulet barfolk_chief", 6);
    assert_eq!(
        why(&game, "pitch supply"),
        ("BAT-6.12", "bat-why-joker_no_tent")
    );
    assert_eq!(missing(&game, "pitch supply"), ["bat-artefact-tent"]);
    let mut game = scene(
        "barfolk_amulet, barfolk_chief, 3 supply, barfolk_tent, islanders_tent",
        |d| {
            d["day"] = json!(1);
        },
    );
    roll(&mut game, "amulet barfolk_chief", 6);
    act(&mut game, "pitch supply");
    assert_eq!(
        why(&game, "pay barfolk_joker"),
        ("BAT-6.12", "bat-why-joker_no_tent")
    );
}

#[test]
fn bat_6_7_what_was_just_promoted_is_not_a_target_again() {
    // Day 4: an illuminated title has two uses.
    let hand = "barfolk_title, barfolk_amulet, barfolk_scroll, barfolk_tribesman";
    let mut game = scene(hand, |_| {});
    act(&mut game, "title barfolk_tribesman 1");
    let already = ("BAT-6.7", "bat-why-already_target");
    for action in [
        "title barfolk_chief 1",
        "amulet barfolk_chief",
        "scroll barfolk_chief islanders",
        "pitch barfolk_chief",
    ] {
        assert_eq!(why(&game, action), already, "{action}");
    }
    assert_eq!(
        why(&game, "title islanders_chief 1"),
        ("BAT-6.6", "bat-why-not_in_hand"),
        "a chief who is nowhere"
    );
    // The same in a battle row.
    let mut game = opened(
        "barfolk_weapon, barfolk_title, islanders_title, barfolk_tribesman",
        "",
        |_| {},
    );
    acts(
        &mut game,
        &["title barfolk_tribesman 1", "pay barfolk_title"],
    );
    assert_eq!(why(&game, "title row 1 1"), already, "in the row");
    assert_eq!(
        why(&game, "title row 7 1"),
        ("BAT-9.9", "bat-why-title_needs_unit")
    );
}

#[test]
fn bat_11_3_no_step_to_a_neighbour_without_an_exit() {
    // The roads b1 and b2 lie side by side without exits towards each other.
    let game = scene("supply, barfolk_horse", |d| {
        d["board"]["b1"] = road("ew", "barfolk");
        d["board"]["b2"] = road("ew", "barfolk");
        d["board"]["c1"] = road("ew", "islanders");
        d["seats"][0]["heroes"] = json!(["b1"]);
    });
    let between = ("BAT-11.3", "bat-why-no_exit_between");
    assert_eq!(why(&game, "walk a b2"), between);
    assert_eq!(why(&game, "ride a b2"), between);
    assert_eq!(
        why(&game, "walk a d4"),
        ("BAT-11.4", "bat-why-not_one_step"),
        "not a neighbour"
    );
    assert_eq!(
        why(&game, "walk a b3"),
        ("BAT-11.3", "bat-why-no_card_there")
    );
}

#[test]
fn bat_8_5_a_neighbour_without_an_exit_is_not_a_missing_connection() {
    let mut game = scene("barfolk_tribesman, supply", |d| {
        d["board"]["b1"] = road("ew", "barfolk");
        d["board"]["f7"] = road("ew", "emberians");
    });
    act(&mut game, "build straight");
    assert_eq!(
        why(&game, "place b2 ew"),
        ("BAT-8.5", "bat-why-neighbour_without_exit")
    );
    assert_eq!(
        why(&game, "place e7 ew"),
        ("BAT-8.5", "bat-why-not_connected")
    );
}

#[test]
fn bat_7_to_11_every_price_names_what_is_missing() {
    let chief = "bat-unit-chief";
    let tribesman = "bat-unit-tribesman";
    let supply = "bat-card-supply";
    let game = scene("barfolk_tribesman, supply", |d| {
        d["day"] = json!(2);
        d["board"]["b1"] = road("ew", "barfolk");
        d["seats"][0]["heroes"] = json!(["a1"]);
    });
    for (action, rule, names) in [
        ("recruit priest", "BAT-7.1", vec![supply; 3]),
        ("create weapon", "BAT-7.2", vec![tribesman, chief]),
        ("create horse", "BAT-7.2", vec![chief, supply]),
        ("build tee", "BAT-8.1", vec![tribesman]),
        ("build one 1", "BAT-8.2", vec![tribesman; 2]),
        ("build one 2", "BAT-8.2", vec![chief; 3]),
        ("upgrade a1", "BAT-8.3", vec![chief; 2]),
        (
            "pitch supply",
            "BAT-9.13",
            vec!["bat-artefact-tent", supply],
        ),
        ("hire b a1", "BAT-11.1", vec!["bat-artefact-weapon", supply]),
    ] {
        assert_eq!(refused(&game, action), rule, "{action}");
        assert_eq!(missing(&game, action), names, "{action}");
    }
    for (action, rule, key) in [
        ("ride a b1", "BAT-11.5", "bat-why-no_horse"),
        ("amulet supply", "BAT-9.4", "bat-why-no_amulet"),
        (
            "scroll barfolk_tribesman islanders",
            "BAT-9.11",
            "bat-why-no_scroll",
        ),
        ("title barfolk_tribesman 1", "BAT-9.9", "bat-why-no_title"),
    ] {
        assert_eq!(why(&game, action), (rule, key), "{action}");
    }
}

#[test]
fn bat_6_10_tools_and_jokers_are_counted_before_something_is_missing() {
    // A tool stands for two of three tribesmen; the hammer for two more.
    let game = scene("barfolk_tool", |d| d["day"] = json!(2));
    assert_eq!(missing(&game, "create tool"), ["bat-unit-tribesman"]);
    let mut game = scene("barfolk_amulet, barfolk_chief, 2 supply", |d| {
        d["day"] = json!(1);
    });
    roll(&mut game, "amulet barfolk_chief", 6);
    assert_eq!(
        missing(&game, "recruit lord"),
        ["bat-card-supply"; 2],
        "two Supply and a joker of five"
    );
    assert_eq!(
        missing(&game, "build one 4"),
        ["bat-unit-lord"; 2],
        "a joker is a lord"
    );
}

#[test]
fn bat_6_11_a_source_that_does_not_fit_is_told_what_is_needed() {
    let mut game = scene("2 barfolk_chief, islanders_chief, 3 supply", |d| {
        d["day"] = json!(1);
    });
    act(&mut game, "create horse");
    assert_eq!(
        why(&game, "pay supply"),
        ("BAT-6.11", "bat-why-no_such_source"),
        "the chief comes first"
    );
    assert_eq!(
        missing(&game, "pay supply"),
        ["bat-unit-chief", "bat-card-supply", "bat-card-supply"]
    );
    assert_eq!(
        why(&game, "pay emberians_chief"),
        ("BAT-6.4", "bat-why-source_not_held")
    );
}

#[test]
fn bat_12_11_a_retreat_says_what_it_costs() {
    let mut game = scene("barfolk_weapon", |d| {
        d["day"] = json!(1);
        d["seats"][0]["heroes"] = json!(["c1"]);
        d["seats"][1]["heroes"] = json!(["c1"]);
        d["seats"][1]["hand"] = cards("supply");
        for square in ["b1", "c1", "d1", "e1", "f1"] {
            d["board"][square] = road("ew", if square < "d" { "barfolk" } else { "islanders" });
        }
    });
    acts(
        &mut game,
        &[
            "attack c1 hero 1 a with a",
            "lay barfolk_weapon",
            "complete",
        ],
    );
    assert_eq!(refused(&game, "retreat e1 supply"), "BAT-12.11");
    assert_eq!(missing(&game, "retreat e1 supply"), ["bat-card-supply"]);
    assert_eq!(missing(&game, "retreat f1 supply"), ["bat-card-supply"; 2]);
    assert_eq!(missing(&game, "retreat e1 horse"), ["bat-artefact-horse"]);
}

#[test]
fn bat_12_14_too_weak_says_by_how_much() {
    let game = opened("barfolk_weapon", "", |d| {
        d["board"]["g1"] = city("islanders", Some(1), 4);
    });
    let action: Action = "complete".parse().unwrap();
    let illegal = game.check(Seat(0), &action).unwrap_err();
    assert_eq!(illegal.rule.0, "BAT-12.14");
    // A weapon and the hero make 2; more than 4 is needed.
    assert_eq!(illegal.why.args, [("missing", Arg::Number(3))]);
}

#[test]
fn bat_3_1_whoever_is_not_in_the_battle_is_told_whose_turn_it_is() {
    let game = opened("barfolk_weapon", "", |_| {});
    let pass: Action = "pass".parse().unwrap();
    let rule = |seat: u8| game.check(Seat(seat), &pass).unwrap_err().rule.0;
    assert_eq!(rule(1), "BAT-12.13", "the defender waits for the attacker");
    assert_eq!(rule(2), "BAT-3.1", "a bystander");
}
