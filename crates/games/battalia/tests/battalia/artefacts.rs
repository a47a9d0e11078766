//! Sections 9 and 10: artefacts and great artefacts.

use serde_json::json;
use ziggurat_battalia::Event;

use crate::support::{
    act, acts, allows, cards, document, hand, legal, legal_with, names, own, pile, pool, refused,
    road, roll, scene, strengths, view,
};

fn token(name: &str, left: u8) -> (String, u8) {
    (name.to_owned(), left)
}

#[test]
fn bat_9_4_the_six_results_of_an_amulet() {
    let fresh = || scene("barfolk_amulet, barfolk_chief", |_| {});
    for (rolled, pooled) in [
        (1, token("barfolk_chief", 1)),
        (2, token("barfolk_chief", 2)),
        (3, token("barfolk_chief", 3)),
        (6, token("barfolk_joker", 1)),
    ] {
        let mut game = fresh();
        roll(&mut game, "amulet barfolk_chief", rolled);
        assert_eq!(pool(&game), [pooled], "BAT-9.4: {rolled}");
        assert!(
            own(&game, 0).shelter.is_empty(),
            "BAT-9.7: the amulet stays"
        );
    }
    let mut game = fresh();
    roll(&mut game, "amulet barfolk_chief", 4);
    assert!(
        pool(&game).is_empty() && own(&game, 0).ambush.len() == 1,
        "BAT-9.4: 4"
    );
    assert_eq!(
        view(&game, 1).players[0].ambush[0]
            .card
            .map(|c| c.to_string()),
        Some("barfolk_chief".into()),
        "BAT-9.8"
    );
    assert_eq!(
        names(&own(&game, 0).shelter),
        ["barfolk_amulet"],
        "BAT-9.7: at once"
    );
    let mut game = fresh();
    roll(&mut game, "amulet barfolk_chief", 5);
    assert_eq!(
        names(&own(&game, 0).shelter),
        ["barfolk_chief", "barfolk_amulet"],
        "BAT-9.4: 5, BAT-9.7"
    );
}

#[test]
fn bat_9_5_and_9_6_copies_of_illuminated_cards_and_tents() {
    let mut game = scene("barfolk_amulet, islanders_title", |_| {});
    roll(&mut game, "amulet islanders_title", 3);
    assert_eq!(pool(&game), [token("islanders_title", 6)], "BAT-9.5");
    let mut game = scene("barfolk_amulet, islanders_tent", |_| {});
    roll(&mut game, "amulet islanders_tent", 3);
    assert_eq!(pool(&game), [token("islanders_tent", 1)], "BAT-9.6");
}

#[test]
fn bat_9_7_an_illuminated_amulet_goes_when_both_uses_failed() {
    let mut game = scene("barfolk_amulet, supply, barfolk_chief", |d| {
        d["day"] = json!(3);
    });
    roll(&mut game, "amulet supply", 5);
    assert_eq!(
        names(&own(&game, 0).shelter),
        ["supply"],
        "BAT-9.7: one use is left"
    );
    roll(&mut game, "amulet barfolk_chief", 5);
    assert_eq!(own(&game, 0).shelter.len(), 3, "BAT-9.7");
    let mut game = scene("barfolk_amulet, supply, barfolk_chief", |d| {
        d["day"] = json!(3);
    });
    roll(&mut game, "amulet supply", 1);
    roll(&mut game, "amulet barfolk_chief", 5);
    assert_eq!(
        names(&own(&game, 0).shelter),
        ["barfolk_chief"],
        "BAT-9.7: it stays until step 4"
    );
}

#[test]
fn bat_9_9_titles() {
    let mut game = scene("barfolk_title, islanders_priest, barfolk_lord", |d| {
        d["day"] = json!(1);
        d["piles"]["lord"] = json!({"top": "emberians", "rest": {"cloudborn": 1}});
    });
    assert!(
        legal_with(&game, "title barfolk_lord").is_empty(),
        "BAT-9.9: not above lord"
    );
    assert_eq!(refused(&game, "title barfolk_lord 1"), "BAT-9.9");
    let priests = pile(&game, "priest");
    act(&mut game, "title islanders_priest 1");
    assert_eq!(
        pool(&game),
        [token("emberians_lord", 1)],
        "BAT-9.9: the top card if the faction is missing"
    );
    assert_eq!(
        pile(&game, "priest"),
        priests + 1,
        "BAT-9.9: the priest goes under its pile"
    );
    assert_eq!(
        names(&view(&game, 0).piles[2].under),
        ["islanders"],
        "BAT-19.2: known to lie there"
    );
    assert!(
        document(&game).gained.is_empty(),
        "BAT-9.9: no Supply comes with it"
    );
    let game = scene("barfolk_title, islanders_priest", |d| {
        d["piles"]["lord"] = json!({});
    });
    assert_eq!(refused(&game, "title islanders_priest 1"), "BAT-9.9");
}

#[test]
fn bat_9_10_two_ranks_with_one_illuminated_title() {
    let mut game = scene("barfolk_title, islanders_chief, barfolk_tribesman", |d| {
        d["piles"]["priest"] = json!({});
    });
    assert!(
        allows(&game, "title islanders_chief 2"),
        "BAT-9.10: only the pile of lords matters"
    );
    act(&mut game, "title islanders_chief 2");
    assert_eq!(pool(&game), [token("islanders_lord", 1)], "BAT-9.10");
    let game = scene("2 barfolk_title, islanders_chief", |d| d["day"] = json!(1));
    assert_eq!(refused(&game, "title islanders_chief 2"), "BAT-9.10");
    let game = scene("barfolk_title, barfolk_priest", |_| {});
    assert_eq!(refused(&game, "title barfolk_priest 2"), "BAT-9.10");
}

#[test]
fn bat_9_11_scrolls() {
    let mut game = scene("barfolk_scroll, islanders_weapon, supply", |d| {
        d["piles"]["weapon"] = json!({"top": "cloudborn", "rest": {"emberians": 1}});
    });
    assert_eq!(refused(&game, "scroll supply barfolk"), "BAT-9.11");
    assert_eq!(
        refused(&game, "scroll islanders_weapon islanders"),
        "BAT-9.11",
        "another faction"
    );
    let mut missing = game;
    act(&mut game, "scroll islanders_weapon emberians");
    assert_eq!(pool(&game), [token("emberians_weapon", 1)], "BAT-9.11");
    act(&mut missing, "scroll islanders_weapon barfolk");
    let found = pool(&missing)[0].0.clone();
    assert!(
        found != "barfolk_weapon" && found.ends_with("weapon"),
        "BAT-9.11: the top card"
    );
}

#[test]
fn bat_9_12_a_scroll_converts_itself() {
    let mut game = scene("barfolk_scroll, islanders_chief", |d| d["day"] = json!(5));
    act(&mut game, "scroll itself barfolk_scroll emberians");
    assert_eq!(
        pool(&game),
        [token("emberians_scroll", 1)],
        "BAT-9.12: the second use is left"
    );
    assert!(
        legal_with(&game, "scroll itself").is_empty(),
        "BAT-9.12: but not on itself again"
    );
    act(&mut game, "scroll islanders_chief barfolk");
    let mut game = scene("barfolk_scroll", |_| {});
    act(&mut game, "scroll itself barfolk_scroll islanders");
    assert!(pool(&game).is_empty(), "BAT-9.12: no further use");
    let mut game = scene("barfolk_scroll, islanders_chief", |d| d["day"] = json!(5));
    act(&mut game, "scroll islanders_chief barfolk");
    assert!(
        allows(&game, "scroll itself barfolk_scroll islanders"),
        "BAT-9.12: in either order"
    );
    let game = scene("hammer", |d| d["display"] = json!([]));
    assert_eq!(
        refused(&game, "scroll itself barfolk_scroll islanders"),
        "BAT-9.12"
    );
}

#[test]
fn bat_9_13_to_9_15_tents() {
    let mut game = scene(
        "barfolk_tent, 2 supply, barfolk_lord, islanders_chief",
        |_| {},
    );
    act(&mut game, "pitch barfolk_lord");
    assert_eq!(hand(&game, 0), ["supply", "islanders_chief"], "BAT-9.13");
    assert_eq!(
        view(&game, 2).players[0].tents.len(),
        1,
        "BAT-9.13: face up"
    );
    let mut game = scene("barfolk_tent, supply, barfolk_lord, islanders_chief", |d| {
        d["day"] = json!(6);
    });
    act(&mut game, "pitch barfolk_lord");
    assert_eq!(
        legal(&game),
        ["station islanders_chief", "done"],
        "BAT-9.13, BAT-6.3: two on its day"
    );
    act(&mut game, "station islanders_chief");
    assert_eq!(own(&game, 0).tents[0].cards.len(), 2, "BAT-9.13");
    act(&mut game, "strike 0");
    assert_eq!(
        hand(&game, 0),
        ["islanders_chief", "barfolk_lord"],
        "BAT-9.14"
    );
    assert_eq!(names(&own(&game, 0).shelter), ["barfolk_tent"], "BAT-9.14");
    let game = scene("barfolk_tent, barfolk_lord", |_| {});
    assert_eq!(refused(&game, "pitch barfolk_lord"), "BAT-9.13");
    let game = scene("", |d| {
        d["phase"] = json!("gather");
        d["tents"] = json!([{"owner": 0, "tent": "islanders_tent", "cards": ["islanders_lord"]}, {"owner": 0, "tent": "barfolk_tent", "cards": ["islanders_lord"]}]);
    });
    assert_eq!(
        refused(&game, "strike 0"),
        "BAT-4.8",
        "BAT-9.14: not in step 1"
    );
    assert_eq!(own(&game, 0).tents.len(), 2, "BAT-9.15: any number");
}

#[test]
fn bat_10_1_nothing_works_on_great_artefacts() {
    let game = scene(
        "horn, barfolk_amulet, barfolk_scroll, barfolk_tent, supply",
        |d| d["display"] = json!([]),
    );
    assert_eq!(refused(&game, "amulet horn"), "BAT-10.1");
    assert_eq!(refused(&game, "pitch horn"), "BAT-10.1");
    assert_eq!(refused(&game, "scroll horn barfolk"), "BAT-9.11");
}

#[test]
fn bat_10_2_the_hammer() {
    let make = |cards: &str| {
        scene(cards, |d| {
            d["display"] = json!([]);
            d["seats"][0]["heroes"] = json!([null, "a1"]);
            d["board"]["b1"] = road("ew", "barfolk");
        })
    };
    let game = make("hammer, 3 supply, barfolk_chief, barfolk_tribesman");
    for able in [
        "create weapon",
        "hire a a1",
        "ride b b1",
        "amulet supply",
        "title barfolk_chief 1",
        "pitch barfolk_chief",
        "scroll barfolk_chief islanders",
    ] {
        assert!(allows(&game, able), "BAT-10.2: {able}");
    }
    assert_eq!(
        refused(&game, "title barfolk_chief 2"),
        "BAT-9.10",
        "BAT-10.2: never doubled"
    );
    let mut tent = game;
    act(&mut tent, "pitch barfolk_chief");
    assert_eq!(
        own(&tent, 0).tents[0].tent.to_string(),
        "hammer",
        "BAT-10.2"
    );
    act(&mut tent, "strike 0");
    assert!(
        names(&own(&tent, 0).shelter).contains(&"hammer".to_owned()),
        "BAT-10.2"
    );
    let game = scene("hammer, 3 supply", |d| {
        d["display"] = json!([]);
        d["seats"][0]["heroes"] = json!(["c3"]);
    });
    assert_eq!(
        refused(&game, "attack c3 neutral with a"),
        "BAT-10.2",
        "no weapon in battle (BAT-12.4)"
    );
}

#[test]
fn bat_10_3_and_10_4_sword_and_shield() {
    for (great, attack, defence) in [("blade", 5, 1), ("shield", 1, 5)] {
        let mut game = scene(&format!("{great}, 2 supply"), |d| {
            d["display"] = json!([]);
            d["seats"][0]["heroes"] = json!(["c3"]);
        });
        assert!(allows(&game, "hire b a1"), "BAT-11.1: it hires a hero");
        acts(
            &mut game,
            &["attack c3 neutral with a", &format!("lay {great}")],
        );
        assert_eq!(
            strengths(&game).0,
            attack + 1,
            "BAT-10.3, BAT-10.4, BAT-10.1: with the hero bonus"
        );
        let mut game = scene("2 barfolk_weapon", |d| {
            d["display"] = json!([]);
            d["day"] = json!(1);
            d["seats"][0]["heroes"] = json!(["g1"]);
            d["seats"][1]["hand"] = json!([great]);
        });
        acts(
            &mut game,
            &[
                "attack g1 city with a",
                "lay barfolk_weapon",
                "complete",
                "fight alone",
                &format!("lay {great}"),
            ],
        );
        assert_eq!(strengths(&game).1, 1 + defence, "BAT-10.3, BAT-10.4");
    }
}

#[test]
fn bat_10_5_wings() {
    let mut game = scene("wings", |d| {
        d["display"] = json!([]);
        d["seats"][0]["heroes"] = json!(["a1"]);
    });
    assert_eq!(
        legal_with(&game, "fly").len(),
        8,
        "BAT-10.5: every other square with a card"
    );
    assert_eq!(refused(&game, "fly a b1"), "BAT-10.5");
    assert_eq!(refused(&game, "fly b d4"), "BAT-11.3");
    act(&mut game, "fly a d4");
    assert_eq!(
        own(&game, 0).heroes[0].map(|s| s.to_string()),
        Some("d4".into()),
        "BAT-10.5"
    );
    assert!(legal_with(&game, "fly").is_empty(), "BAT-10.5: once");
}

#[test]
fn bat_10_6_horn() {
    let mut game = scene("horn, supply", |d| {
        d["display"] = json!([]);
        d["seats"][0]["nation"] = cards("barfolk_lord, barfolk_chief, 3 supply");
    });
    act(&mut game, "horn");
    assert_eq!(legal(&game).len(), 4, "BAT-10.6: any card, or no more");
    let events = act(&mut game, "fetch barfolk_lord");
    assert!(
        events.iter().any(|e| matches!(e, Event::Fetched { .. })),
        "BAT-10.6: shown to all"
    );
    assert!(
        view(&game, 3).players[0]
            .known
            .iter()
            .any(|c| c.to_string() == "barfolk_lord"),
        "BAT-19.3"
    );
    act(&mut game, "fetch barfolk_chief");
    assert_eq!(
        hand(&game, 0),
        ["supply", "barfolk_chief", "barfolk_lord"],
        "BAT-10.6: at most two"
    );
    let game = scene("horn", |d| {
        d["display"] = json!([]);
        d["seats"][0]["shelter"] = cards("3 supply");
    });
    assert_eq!(refused(&game, "horn"), "BAT-10.6");
}

#[test]
fn bat_10_7_and_9_1_what_has_no_place_in_battle() {
    let mut game = scene(
        "horn, barfolk_tool, barfolk_weapon, 2 supply, barfolk_tent, barfolk_chief",
        |d| {
            d["display"] = json!([]);
            d["day"] = json!(1);
            d["seats"][0]["heroes"] = json!(["c3"]);
            d["seats"][0]["nation"] = cards("9 supply");
        },
    );
    acts(
        &mut game,
        &["attack c3 neutral with a", "lay barfolk_weapon"],
    );
    assert_eq!(
        legal(&game),
        ["lay barfolk_chief", "pass"],
        "BAT-10.7, BAT-9.1, BAT-9.15, BAT-12.16"
    );
    assert_eq!(refused(&game, "horn"), "BAT-10.7");
    assert_eq!(refused(&game, "lay barfolk_tool"), "BAT-12.16");
    assert_eq!(refused(&game, "lay supply"), "BAT-12.16");
}
