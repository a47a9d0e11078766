//! Section 13: neutral cities and ruins.

use serde_json::json;
use ziggurat_battalia::Event;

use crate::{
    battle::without_markers,
    support::{
        act, acts, city, city_at, document, legal, must, names, own, pool, read, refused, scene,
        strengths,
    },
};

#[test]
fn bat_13_1_to_13_5_neutral_cities() {
    let make = |cards: &str| {
        scene(cards, |d| {
            d["day"] = json!(1);
            d["seats"][0]["heroes"] = json!(["c5"]);
        })
    };
    let mut game = make("barfolk_weapon, barfolk_lord, islanders_weapon");
    acts(
        &mut game,
        &["attack c5 neutral with a", "lay barfolk_weapon"],
    );
    assert_eq!(refused(&game, "complete"), "BAT-12.14", "BAT-13.1");
    act(&mut game, "lay barfolk_lord");
    let events = act(&mut game, "complete");
    assert_eq!(must(&game), 0, "BAT-13.1: nobody answers");
    assert_eq!(city_at(&game, "c5"), (4, Some(0)), "BAT-13.3");
    let rewarded = events.iter().any(|e| matches!(e, Event::Rewarded { card, supply: true, .. } if card.to_string() == "cloudborn_lord"));
    assert!(
        rewarded,
        "BAT-13.4: a lord of the city's faction and a Supply"
    );
    assert!(pool(&game).is_empty(), "BAT-13.8");
    assert_eq!(
        refused(&game, "attack c5 neutral with a"),
        "BAT-12.2",
        "BAT-13.5"
    );
    let mut stopped = make("barfolk_weapon");
    acts(
        &mut stopped,
        &["attack c5 neutral with a", "lay barfolk_weapon", "pass"],
    );
    assert_eq!(
        own(&stopped, 0).heroes[0].map(|s| s.to_string()),
        Some("c5".into()),
        "BAT-13.2"
    );
    assert_eq!(
        document(&stopped).spent.len(),
        1,
        "BAT-13.2, BAT-13.8: the cards are spent"
    );
    let mut poor = scene("barfolk_weapon, barfolk_lord", |d| {
        d["day"] = json!(1);
        d["seats"][0]["heroes"] = json!(["c5"]);
        d["piles"]["lord"] = json!({});
    });
    acts(
        &mut poor,
        &[
            "attack c5 neutral with a",
            "lay barfolk_weapon",
            "lay barfolk_lord",
            "complete",
        ],
    );
    assert!(
        document(&poor).gained.is_empty(),
        "BAT-13.4: neither lord nor Supply"
    );
}

#[test]
fn bat_13_3_a_neutral_city_without_a_marker_is_freed() {
    let game = without_markers(true, true);
    let mut changed = serde_json::to_value(game).unwrap();
    changed["board"]["g1"] = city("islanders", None, 4);
    let mut game = read(&changed);
    acts(
        &mut game,
        &[
            "attack g1 neutral with a",
            "lay barfolk_weapon",
            "lay barfolk_lord",
            "complete",
        ],
    );
    assert_eq!(city_at(&game, "g1"), (0, None), "BAT-13.3: freed");
    assert_eq!(
        names(&document(&game).gained),
        ["supply", "islanders_lord"],
        "BAT-13.3, BAT-13.4: the reward still comes"
    );
}

#[test]
fn bat_13_6_and_13_7_ruins() {
    let mut game = scene("barfolk_weapon, 2 barfolk_lord, islanders_weapon", |d| {
        d["day"] = json!(1);
        d["seats"][0]["heroes"] = json!(["d4"]);
        d["display"] = json!(["horn", "wings"]);
    });
    acts(
        &mut game,
        &[
            "attack d4 ruins with a",
            "lay barfolk_weapon",
            "lay barfolk_lord",
            "lay barfolk_lord",
        ],
    );
    assert_eq!(strengths(&game), (10, 8), "BAT-13.6");
    act(&mut game, "complete");
    assert_eq!(legal(&game), ["claim wings", "claim horn"], "BAT-13.6");
    assert_eq!(refused(&game, "end"), "BAT-13.6");
    act(&mut game, "claim horn");
    assert_eq!(
        names(&document(&game).gained),
        ["horn"],
        "BAT-13.6, BAT-7.6"
    );
    assert_eq!(refused(&game, "attack d4 ruins with a"), "BAT-13.7");
    let game = scene("barfolk_weapon", |d| {
        d["seats"][0]["heroes"] = json!(["d4"]);
        d["display"] = json!([]);
    });
    assert_eq!(
        refused(&game, "attack d4 ruins with a"),
        "BAT-13.7",
        "nothing to gain"
    );
}
