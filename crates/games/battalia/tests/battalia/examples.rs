//! The worked examples of the rulebook.

use serde_json::json;
use ziggurat_battalia::Event;

use crate::support::{
    act, acts, allows, city, city_at, document, hand, legal_with, names, own, points, pool,
    refused, road, roll, scene, strengths,
};

/// BAT-S1 (BAT-7.1, BAT-7.2, BAT-7.5)
#[test]
fn bat_s1_recruit_and_create() {
    let mut game = scene(
        "3 supply, barfolk_tribesman, islanders_chief, emberians_priest",
        |_| {},
    );
    act(&mut game, "create scroll");
    act(&mut game, "recruit chief");
    let after = document(&game);
    assert_eq!(after.spent.len(), 6, "BAT-S1: six cards laid and used up");
    assert_eq!(after.gained.len(), 3, "BAT-S1: scroll, chief and Supply");
    assert!(hand(&game, 0).is_empty());
    act(&mut game, "end");
    let own = own(&game, 0);
    assert_eq!(
        own.shelter.len() + own.hand_count as usize + own.nation_count as usize,
        9,
        "BAT-S1"
    );
}

/// BAT-S2 (BAT-8.5)
#[test]
fn bat_s2_placing_a_city() {
    let mut game = scene("3 emberians_chief", |d| {
        d["active"] = json!(2);
        d["seats"][2]["hand"] = d["seats"][0]["hand"].take();
        d["seats"][0]["hand"] = json!([]);
        d["board"]["f7"] = road("ew", "barfolk");
        d["board"]["e7"] = road("ew", "barfolk");
        d["board"]["b1"] = road("ew", "barfolk");
    });
    act(&mut game, "build four 2");
    let squares: Vec<String> = legal_with(&game, "place");
    assert_eq!(squares, ["place d7 nesw"], "BAT-S2: only A");
    for wrong in ["c1", "f6", "b4", "g6"] {
        assert_eq!(
            refused(&game, &format!("place {wrong} nesw")),
            "BAT-8.5",
            "BAT-S2: {wrong}"
        );
    }
    act(&mut game, "place d7 nesw");
    assert_eq!(
        city_at(&game, "d7"),
        (2, Some(2)),
        "BAT-S2: a marker of level 2"
    );
}

#[test]
fn bat_s2_with_two_priests_it_goes_straight_to_level_3() {
    let mut game = scene("3 barfolk_chief, 2 barfolk_priest", |d| {
        d["board"]["b1"] = road("ew", "barfolk");
    });
    acts(&mut game, &["build four 2", "place c1 nesw", "upgrade c1"]);
    assert_eq!(
        city_at(&game, "c1"),
        (3, Some(0)),
        "BAT-S2, BAT-8.3: one built in this turn"
    );
    assert_eq!(points(&game, 0), 4);
}

/// BAT-S3 (BAT-6.8, BAT-6.13, BAT-9.11)
#[test]
fn bat_s3_chain_of_transformations() {
    let cards = "islanders_scroll, cloudborn_title, barfolk_tribesman, 2 supply, emberians_amulet, \
                 islanders_tribesman, islanders_chief, cloudborn_tool";
    let mut game = scene(cards, |d| {
        d["day"] = json!(6);
        d["board"]["b1"] = road("ew", "barfolk");
    });
    act(&mut game, "scroll cloudborn_title barfolk");
    assert_eq!(
        pool(&game),
        [("barfolk_title".to_owned(), 1)],
        "BAT-S3: (1)"
    );
    act(&mut game, "title barfolk_tribesman 1");
    assert_eq!(
        pool(&game),
        [("barfolk_chief".to_owned(), 1)],
        "BAT-S3: (2)"
    );
    acts(&mut game, &["create horse"]);
    // Day 6 is the day of the matching horse: the top card is taken.
    if allows(&game, "pay barfolk_chief") {
        act(&mut game, "pay barfolk_chief");
    }
    act(&mut game, "take top");
    roll(&mut game, "amulet islanders_tribesman", 3);
    assert_eq!(
        pool(&game),
        [("islanders_tribesman".to_owned(), 3)],
        "BAT-S3: (4)"
    );
    act(&mut game, "create weapon");
    while allows(&game, "pay islanders_tribesman") {
        act(&mut game, "pay islanders_tribesman");
    }
    act(&mut game, "build one 1");
    while !legal_with(&game, "pay").is_empty() {
        let first = legal_with(&game, "pay")[0].clone();
        act(&mut game, &first);
    }
    act(&mut game, "place c1 w");
    assert!(hand(&game, 0).is_empty(), "BAT-S3: all nine cards are used");
    let gained = names(&document(&game).gained);
    assert!(
        gained.iter().any(|c| c.ends_with("horse")) && gained.iter().any(|c| c.ends_with("weapon"))
    );
    assert_eq!(
        (gained.len(), points(&game, 0)),
        (2, 2),
        "BAT-S3: a horse, a weapon, a city"
    );
}

/// BAT-S4 (BAT-11.3, BAT-11.5)
#[test]
fn bat_s4_movement() {
    let game = scene("barfolk_horse", |d| {
        d["day"] = json!(1);
        d["seats"][0]["heroes"] = json!(["a5"]);
        d["board"] = json!({
            "a5": road("ew", "barfolk"), "b5": road("ew", "barfolk"), "c5": road("nw", "barfolk"),
            "b6": road("ew", "islanders"), "c6": road("ew", "islanders"),
        });
    });
    assert_eq!(
        legal_with(&game, "ride"),
        ["ride a b5", "ride a c5"],
        "BAT-S4"
    );
    assert_eq!(
        refused(&game, "ride a b6"),
        "BAT-11.5",
        "BAT-S4: no exits between them"
    );
    assert_eq!(
        refused(&game, "ride a c4"),
        "BAT-11.3",
        "BAT-S4: no card there"
    );
}

/// BAT-S5 (BAT-12.6, BAT-12.7, BAT-12.17)
#[test]
fn bat_s5_battle() {
    let attack =
        "islanders_weapon, islanders_chief, islanders_tribesman, islanders_chief, cloudborn_chief";
    let mut game = scene("", |d| {
        d["active"] = json!(1);
        d["day"] = json!(1);
        d["seats"][1]["hand"] = crate::support::cards(attack);
        d["seats"][1]["heroes"] = json!(["g7"]);
        d["seats"][2]["hand"] =
            crate::support::cards("barfolk_tribesman, emberians_lord, 4 supply");
        d["seats"][2]["nation"] = crate::support::cards("6 supply");
        d["seats"][1]["nation"] = crate::support::cards("6 supply");
        d["board"]["g7"] = city("emberians", Some(2), 3);
    });
    acts(
        &mut game,
        &[
            "attack g7 city with a",
            "lay islanders_weapon",
            "lay islanders_chief",
        ],
    );
    assert_eq!(strengths(&game), (4, 3), "BAT-S5: 1 + 2 + hero");
    acts(
        &mut game,
        &["complete", "fight alone", "lay barfolk_tribesman"],
    );
    assert_eq!(strengths(&game), (4, 4), "BAT-S5");
    act(&mut game, "complete");
    acts(
        &mut game,
        &[
            "lay islanders_tribesman",
            "lay islanders_chief",
            "lay cloudborn_chief",
        ],
    );
    assert_eq!(
        strengths(&game),
        (8, 4),
        "BAT-S5: the bonus is lost with the gold card"
    );
    acts(&mut game, &["complete", "lay emberians_lord"]);
    assert_eq!(strengths(&game), (8, 8), "BAT-S5");
    act(&mut game, "complete");
    let events = act(&mut game, "pass");
    assert!(
        events
            .iter()
            .any(|e| matches!(e, Event::BattleEnded { won: false, .. })),
        "BAT-S5"
    );
    assert_eq!(
        own(&game, 1).heroes,
        [None, None],
        "BAT-S5: the blue hero leaves the board"
    );
    assert_eq!(
        city_at(&game, "g7"),
        (3, Some(2)),
        "BAT-S5: the city stays red"
    );
    assert_eq!(own(&game, 2).hand_count, 4, "BAT-S5: two cards played");
    act(&mut game, "end");
    assert_eq!(
        own(&game, 2).hand_count,
        6,
        "BAT-S5, BAT-3.6: red draws up to six"
    );
}

/// BAT-S6 (BAT-9.4, BAT-6.3)
#[test]
fn bat_s6_illuminated_amulet() {
    let mut game = scene(
        "barfolk_amulet, cloudborn_title, islanders_chief, barfolk_tribesman, emberians_tool",
        |d| d["day"] = json!(3),
    );
    roll(&mut game, "amulet cloudborn_title", 2);
    assert!(
        pool(&game).contains(&("cloudborn_title".to_owned(), 2)),
        "BAT-S6: two titles"
    );
    act(&mut game, "title islanders_chief 1");
    act(&mut game, "title barfolk_tribesman 1");
    assert!(
        pool(&game).contains(&("islanders_priest".to_owned(), 1)),
        "BAT-S6"
    );
    assert!(
        pool(&game).contains(&("barfolk_chief".to_owned(), 1)),
        "BAT-S6"
    );
    roll(&mut game, "amulet emberians_tool", 4);
    assert_eq!(
        names(&document(&game).limbo).len(),
        0,
        "BAT-S6: nothing to limbo"
    );
    let own = own(&game, 0);
    assert_eq!(own.ambush.len(), 1, "BAT-S6: the tool is hidden");
    assert!(
        own.shelter.is_empty(),
        "BAT-S6: the amulet stays until step 4"
    );
}

/// BAT-S7 (BAT-17.2)
#[test]
fn bat_s7_advanced_movement() {
    let game = scene("", |d| {
        d["options"] = json!({"advanced_terrain": true});
        d["active"] = json!(3);
        d["day"] = json!(1);
        d["seats"][3]["hand"] = json!(["cloudborn_horse"]);
        d["seats"][3]["heroes"] = json!(["b1"]);
        d["board"] = json!({
            "b1": road("ew", "barfolk"), "c1": road("ew", "barfolk"), "d1": road("sw", "cloudborn"),
            "d2": road("ns", "islanders"), "d3": road("ns", "cloudborn"),
        });
    });
    assert!(allows(&game, "ride a d4"), "BAT-S7: paid steps 1, 3 and 5");
}

/// BAT-S8 (BAT-17.4)
#[test]
fn bat_s8_terrain_bonus() {
    for (terrain, attack, defence) in [("emberians", 3, 2), ("cloudborn", 2, 3)] {
        let mut game = scene("", |d| {
            d["options"] = json!({"advanced_terrain": true});
            d["active"] = json!(2);
            d["day"] = json!(1);
            d["seats"][2]["hand"] = json!(["emberians_weapon"]);
            d["seats"][2]["heroes"] = json!(["a7"]);
            d["board"]["a7"] = city(terrain, Some(3), 2);
        });
        acts(
            &mut game,
            &["attack a7 city with a", "lay emberians_weapon"],
        );
        assert_eq!(strengths(&game), (attack, defence), "BAT-S8: on {terrain}");
    }
}

/// BAT-S9 (BAT-6.10, BAT-8.3, BAT-9.9, BAT-3.3, BAT-11.5)
#[test]
fn bat_s9_short_ones() {
    let game = scene("barfolk_chief, islanders_tool", |_| {});
    assert!(allows(&game, "create weapon"), "BAT-S9: chief and one tool");
    let mut game = scene("2 barfolk_chief, 2 barfolk_priest", |_| {});
    act(&mut game, "upgrade a1");
    assert_eq!(city_at(&game, "a1").0, 2, "BAT-S9");
    let game = scene("2 barfolk_priest", |_| {});
    assert_eq!(
        refused(&game, "upgrade a1"),
        "BAT-8.3",
        "BAT-S9: not from 1 to 3"
    );
    let mut game = scene("islanders_chief, barfolk_title", |_| {});
    act(&mut game, "title islanders_chief 1");
    assert!(
        pool(&game).contains(&("islanders_priest".to_owned(), 1)),
        "BAT-S9"
    );
    let mut game = scene(
        "barfolk_tribesman, barfolk_amulet, islanders_chief, barfolk_chief",
        |_| {},
    );
    roll(&mut game, "amulet barfolk_tribesman", 6);
    assert!(
        allows(&game, "title islanders_chief 1"),
        "BAT-S9: the joker is a title"
    );
    assert!(allows(&game, "upgrade a1"), "BAT-S9: or something else");
    let mut game = scene("", |d| {
        d["seats"][0]["nation"] = crate::support::cards("4 supply");
        d["seats"][0]["shelter"] = crate::support::cards("5 barfolk_tribesman");
    });
    let events = act(&mut game, "end");
    assert!(
        events
            .iter()
            .any(|e| matches!(e, Event::Reshuffled { count: 5, .. })),
        "BAT-S9"
    );
    let held = hand(&game, 0);
    assert_eq!(
        held.iter().filter(|c| *c == "supply").count(),
        4,
        "BAT-S9: first the four"
    );
    assert_eq!(held.len(), 6, "BAT-S9: then two of the shelter");
}
