//! Sections 3 to 5 and 16: the turn, cohorts, mulligan, ambush, oracle.

use serde_json::json;
use ziggurat_battalia::{Artefact, Event, Phase};
use ziggurat_engine::{Game, Seat, Viewer};

use crate::support::{
    act, acts, allows, cards, document, hand, legal, legal_with, must, names, own, refused, roll,
    scene, view,
};

#[test]
fn bat_3_the_steps_of_a_turn() {
    let mut game = scene("2 supply, barfolk_tribesman, barfolk_tent", |d| {
        d["phase"] = json!("gather");
        d["seats"][0]["ambush"] = json!([{"card": "barfolk_lord"}]);
        d["seats"][0]["nation"] = cards("7 supply");
        d["start_player"] = json!(3);
        d["tents"] = json!([{"owner": 0, "tent": "islanders_tent", "cards": ["islanders_lord"]}]);
    });
    assert_eq!(
        refused(&game, "recruit tribesman"),
        "BAT-4.8",
        "BAT-3.2: step 1 first"
    );
    act(&mut game, "keep");
    assert!(
        hand(&game, 0).contains(&"barfolk_lord".to_owned()),
        "BAT-3.2, BAT-5.1: step 2 by itself"
    );
    assert!(own(&game, 0).ambush.is_empty(), "BAT-5.1");
    act(&mut game, "recruit tribesman");
    act(&mut game, "end");
    let after = own(&game, 0);
    assert_eq!(after.hand_count, 6, "BAT-3.5");
    assert_eq!(after.shelter.len(), 7, "BAT-3.4: table, new cards and hand");
    assert_eq!(after.tents.len(), 1, "BAT-3.4: tents stay");
    assert_eq!(
        (must(&game), view(&game, 0).phase),
        (1, Phase::Gather),
        "BAT-3.1, BAT-3.7"
    );
    assert_eq!(view(&game, 0).day, 4, "BAT-3.7: the same day");
}

#[test]
fn bat_3_3_drawing_stops_when_all_is_empty() {
    let mut game = scene("2 supply", |_| {});
    act(&mut game, "end");
    assert_eq!(hand(&game, 0), ["supply", "supply"], "BAT-3.3");
}

#[test]
fn bat_3_6_defenders_draw_up_to_six() {
    let mut game = scene("", |d| {
        d["seats"][1] = json!({"faction": "islanders", "defended": true, "hand": cards("2 supply"), "nation": cards("9 supply")});
        d["seats"][2] = json!({"faction": "emberians", "defended": true, "hand": cards("8 supply"), "nation": cards("9 supply")});
        d["seats"][3] =
            json!({"faction": "cloudborn", "hand": cards("3 supply"), "nation": cards("9 supply")});
    });
    act(&mut game, "end");
    let counts: Vec<u8> = (1..4).map(|seat| own(&game, seat).hand_count).collect();
    assert_eq!(counts, [6, 8, 3], "BAT-3.6");
}

fn gathering(hand: &str) -> ziggurat_battalia::Battalia {
    scene(hand, |d| {
        d["phase"] = json!("gather");
        d["seats"][0]["nation"] = cards("12 supply");
    })
}

#[test]
fn bat_4_1_cohorts_draw_by_size() {
    let all = [
        "2 barfolk_tribesman",
        "barfolk_chief",
        "barfolk_tool",
        "barfolk_lord",
        "barfolk_title",
        "barfolk_horse",
    ];
    for (size, draws) in [(3, 1), (4, 2), (5, 3), (6, 4), (7, 4)] {
        let held = all[..size - 1].join(", ");
        let mut game = gathering(&held);
        act(&mut game, "cohort barfolk show 1");
        assert_eq!(
            hand(&game, 0).len(),
            size + draws,
            "BAT-4.1, BAT-4.5: {size} cards"
        );
    }
    let game = gathering("2 barfolk_tribesman, 4 supply");
    assert_eq!(
        legal_with(&game, "cohort").len(),
        0,
        "BAT-4.1, BAT-4.2: Supply does not count"
    );
    assert_eq!(refused(&game, "cohort barfolk show 1"), "BAT-4.1");
    assert!(allows(&game, "keep"), "BAT-4.4: declaring is optional");
}

#[test]
fn bat_4_2_a_great_artefact_helps_one_cohort() {
    let mut game = scene("2 barfolk_tribesman, 2 islanders_tribesman, horn", |d| {
        d["phase"] = json!("gather");
        d["display"] = json!([]);
        d["seats"][0]["nation"] = cards("12 supply");
    });
    assert!(
        allows(&game, "cohort barfolk great barfolk show 1,2"),
        "BAT-4.2, BAT-4.4"
    );
    assert!(
        allows(&game, "cohort islanders great islanders show 3"),
        "BAT-4.2"
    );
    assert!(
        !allows(&game, "cohort barfolk,islanders great barfolk show 1"),
        "BAT-4.9: only for one"
    );
    assert_eq!(refused(&game, "cohort barfolk show 1"), "BAT-4.2");
    assert_eq!(
        refused(&game, "cohort barfolk great barfolk show none"),
        "BAT-4.4"
    );
    act(&mut game, "cohort barfolk great barfolk show 1");
    assert_eq!(hand(&game, 0).len(), 6, "BAT-4.2");
}

#[test]
fn bat_4_3_several_cohorts_draw_together() {
    let mut game = gathering("3 barfolk_tribesman, 3 islanders_chief");
    act(&mut game, "cohort barfolk,islanders show 1");
    assert_eq!(hand(&game, 0).len(), 8, "BAT-4.3: 1 + 1");
    assert_eq!(
        view(&game, 0).phase,
        Phase::Act,
        "BAT-4.9: declared together, once"
    );
    assert_eq!(refused(&game, "mulligan"), "BAT-4.8", "BAT-4.7");
}

#[test]
fn bat_4_4_only_those_who_are_shown_a_cohort_know_it() {
    let mut game = gathering("3 barfolk_tribesman, islanders_chief");
    let events = act(&mut game, "cohort barfolk show 2");
    let shown = events
        .iter()
        .find(|e| matches!(e, Event::CohortShown { .. }))
        .unwrap();
    for seat in 0..4 {
        let seen = ziggurat_battalia::Battalia::witness(shown, Viewer::Seat(Seat(seat))).unwrap();
        let Event::CohortShown { cards, .. } = seen else {
            panic!()
        };
        assert_eq!(cards.is_some(), seat == 0 || seat == 2, "BAT-4.4, BAT-19.3");
        let known = view(&game, seat).players[0].known.len();
        assert_eq!(
            known,
            if seat == 0 || seat == 2 { 3 } else { 0 },
            "BAT-19.3"
        );
    }
}

#[test]
fn bat_4_6_mulligan() {
    let mut game = scene("3 barfolk_tribesman, 3 supply", |d| {
        d["phase"] = json!("gather");
        d["seats"][0]["nation"] = cards("2 barfolk_lord");
        d["seats"][0]["ambush"] = json!([{"card": "barfolk_priest"}]);
    });
    let events = act(&mut game, "mulligan");
    assert!(
        events
            .iter()
            .any(|e| matches!(e, Event::Reshuffled { count: 6, .. })),
        "BAT-4.6: the discarded cards too"
    );
    assert_eq!(hand(&game, 0).len(), 6, "BAT-4.6: five, and the ambush");
    assert_eq!(view(&game, 0).phase, Phase::Act, "BAT-4.7");
    assert_eq!(
        refused(&game, "cohort barfolk show 1"),
        "BAT-4.8",
        "BAT-4.7"
    );
}

#[test]
fn bat_5_2_hiding() {
    let mut game = scene("4 barfolk_tribesman, 2 supply, barfolk_lord", |d| {
        d["seats"][0]["nation"] = cards("5 supply");
    });
    acts(&mut game, &["hide supply", "conceal barfolk_lord"]);
    assert_eq!(document(&game).limbo.len(), 1, "BAT-5.2");
    assert_eq!(own(&game, 0).deck, 11, "BAT-5.3");
    assert_eq!(
        view(&game, 1).players[0].ambush[0].card,
        None,
        "BAT-9.8, BAT-19.2"
    );
    assert_eq!(view(&game, 1).limbo.len(), 1, "BAT-5.7");
    assert!(
        !hand(&game, 0).contains(&"barfolk_lord".to_owned()),
        "BAT-5.6: out of reach in this turn"
    );
    acts(&mut game, &["hide supply", "conceal barfolk_tribesman"]);
    assert_eq!(own(&game, 0).deck, 10);
    assert_eq!(refused(&game, "hide barfolk_tribesman"), "BAT-5.3");
}

#[test]
fn bat_5_2_three_places_and_two_cards() {
    let full =
        json!([{"card": "barfolk_lord"}, {"card": "barfolk_priest"}, {"card": "barfolk_chief"}]);
    let game = scene("2 supply", |d| {
        d["seats"][0]["ambush"] = full.clone();
        d["seats"][0]["nation"] = cards("9 supply");
    });
    assert_eq!(refused(&game, "hide supply"), "BAT-5.2");
    let game = scene("supply", |d| d["seats"][0]["nation"] = cards("12 supply"));
    assert_eq!(
        refused(&game, "hide supply"),
        "BAT-5.2",
        "one for limbo, one to hide"
    );
    assert_eq!(refused(&game, "hide barfolk_lord"), "BAT-5.4");
}

#[test]
fn bat_5_4_a_great_artefact_in_limbo_is_gone() {
    let mut game = scene("horn, 2 supply, barfolk_weapon", |d| {
        d["display"] = json!(["hammer"]);
        d["seats"][0]["nation"] = cards("12 supply");
        d["seats"][0]["heroes"] = json!(["d4"]);
    });
    assert!(legal_with(&game, "attack").is_empty(), "BAT-13.7");
    acts(&mut game, &["hide horn", "conceal supply"]);
    assert_eq!(document(&game).limbo.len(), 1, "BAT-5.4");
    assert!(
        allows(&game, "attack d4 ruins with a"),
        "BAT-5.4: another can be won"
    );
}

#[test]
fn bat_5_5_a_full_ambush_makes_room() {
    let mut game = scene("barfolk_amulet, supply", |d| {
        d["seats"][0]["ambush"] = json!([{"card": "barfolk_lord"}, {"card": "barfolk_priest"}, {"card": "barfolk_chief"}]);
    });
    roll(&mut game, "amulet supply", 4);
    assert_eq!(legal(&game).len(), 3, "BAT-5.5: one of the three");
    assert_eq!(refused(&game, "drop supply"), "BAT-5.5");
    act(&mut game, "drop barfolk_priest");
    let own = own(&game, 0);
    assert_eq!(own.ambush.len(), 3, "BAT-5.5");
    assert!(
        own.ambush[2].open && own.ambush[2].card.unwrap().to_string() == "supply",
        "BAT-9.8"
    );
    assert!(
        own.shelter
            .iter()
            .any(|card| card.to_string() == "barfolk_priest"),
        "BAT-5.5"
    );
}

#[test]
fn bat_16_the_oracle() {
    use Artefact::{Amulet, Horse, Scroll, Tent, Title, Tool, Weapon};
    let lit = [Tool, Weapon, Amulet, Title, Scroll, Tent, Horse];
    let pairs = [Tool, Scroll, Weapon, Tent, Amulet, Horse, Title];
    for day in 1..=14u8 {
        let game = scene("", |d| d["day"] = json!(day));
        let view = view(&game, 0);
        let place = usize::from((day - 1) % 7);
        assert_eq!(
            (view.illuminated, view.matching),
            (lit[place], pairs[place]),
            "BAT-16.1, BAT-16.2: day {day}"
        );
        assert_eq!(
            (view.week, view.day),
            ((day - 1) / 7 + 1, (day - 1) % 7 + 1),
            "BAT-16.3"
        );
    }
    let mut game = scene("", |d| {
        d["active"] = json!(3);
        d["day"] = json!(7);
    });
    act(&mut game, "end");
    assert_eq!(
        (view(&game, 0).week, view(&game, 0).day),
        (2, 1),
        "BAT-16.3"
    );
    for _ in 0..3 {
        acts(&mut game, &["keep", "end"]);
        assert_eq!(view(&game, 0).day, 1, "BAT-16.3: a round is a day");
    }
    acts(&mut game, &["keep", "end"]);
    assert_eq!(view(&game, 0).day, 2, "BAT-16.3");
}

/// On day 1 tools are illuminated and are the matching pair, whoever's turn it is. One tool then
/// stands for four tribesmen, so it pays for a tool, and the pile of tools can be searched.
#[test]
fn bat_16_4_both_effects_hold_for_all_players_all_day() {
    let day = |day: u8, seat: u8| {
        scene("", |d| {
            d["day"] = json!(day);
            d["active"] = json!(seat);
            d["seats"][usize::from(seat)]["hand"] = cards("barfolk_tool, islanders_chief");
        })
    };
    for seat in 0..4u8 {
        let mut game = day(1, seat);
        act(&mut game, "create tool");
        assert_eq!(
            hand(&game, seat),
            ["islanders_chief"],
            "BAT-16.4, BAT-6.3: one tool pays for seat {seat}"
        );
        assert_eq!(
            legal_with(&game, "take").len(),
            5,
            "BAT-16.4, BAT-7.4: seat {seat} may search"
        );
        act(&mut game, "take emberians");
        assert_eq!(names(&view(&game, seat).gained), ["emberians_tool"]);
        // Two days later both effects have gone on to other artefacts, for everybody.
        assert_eq!(refused(&day(3, seat), "create tool"), "BAT-7.2");
    }
}

#[test]
fn bat_5_4_copies_cannot_be_hidden() {
    let mut game = scene("barfolk_amulet, supply, 2 barfolk_chief", |d| {
        d["seats"][0]["nation"] = cards("6 barfolk_tribesman, 6 islanders_tribesman");
    });
    roll(&mut game, "amulet supply", 3);
    assert_eq!(refused(&game, "hide supply"), "BAT-5.4", "only hand cards");
    act(&mut game, "hide barfolk_chief");
    assert_eq!(
        legal_with(&game, "conceal"),
        ["conceal barfolk_chief"],
        "BAT-5.4, BAT-6.20"
    );
}

#[test]
fn bat_6_17_a_turn_cannot_go_on_for_ever() {
    for seats in 2..=4 {
        for options in ziggurat_battalia::Battalia::option_sets(seats) {
            let chance = &mut ziggurat_engine::Chance::new(17);
            let mut game = crate::support::dealt(options, seats, 17);
            let (mut legal, mut steps) = (Vec::new(), 0);
            while let Some(seat) = game.waiting().must.first() {
                game.legal(seat, &mut legal);
                let end = "end".parse().unwrap();
                let ends = legal.len() == 1;
                legal.retain(|action| ends || *action != end);
                let action = *chance.pick(&legal).unwrap();
                game.play_silent(seat, &action, chance);
                steps = if action == end { 0 } else { steps + 1 };
                assert!(
                    steps < 400,
                    "BAT-6.17: nobody ends the turn, and it goes on"
                );
            }
        }
    }
}
