//! Section 19: who knows what.

use serde_json::json;
use ziggurat_battalia::{Battalia, Options};
use ziggurat_engine::{Chance, Game, Seat, Viewer};

use crate::support::{act, acts, cards, dealt, own, scene, view};

#[test]
fn bat_19_1_and_19_2_open_and_secret() {
    let game = scene("barfolk_lord, supply", |d| {
        d["seats"][0]["nation"] = cards("3 supply, barfolk_chief");
        d["seats"][0]["shelter"] = cards("islanders_lord");
        d["seats"][0]["ambush"] = json!([{"card": "barfolk_tool"}]);
    });
    let seen = view(&game, 1).players[0].clone();
    assert_eq!(
        (seen.hand_count, seen.nation_count, seen.deck),
        (2, 4, 8),
        "BAT-19.1"
    );
    assert_eq!((seen.shelter.len(), seen.ambush.len()), (1, 1), "BAT-19.1");
    assert!(
        seen.hand.is_none() && seen.nation.is_none() && seen.ambush[0].card.is_none(),
        "BAT-19.2"
    );
    let mine = own(&game, 0);
    assert!(
        mine.hand.is_some() && mine.ambush[0].card.is_some(),
        "BAT-19.2"
    );
    assert_eq!(mine.nation.map(|n| n.len()), Some(4), "BAT-19.4");
    assert_eq!(mine.shelter.len(), 1, "BAT-19.4");
}

#[test]
fn bat_19_3_what_was_seen_is_remembered() {
    // The tribesman comes out of a tent before everybody's eyes.
    let mut game = scene("2 supply", |d| {
        d["seats"][0]["nation"] = cards("4 supply, islanders_chief");
        d["tents"] = json!([{"owner": 0, "tent": "barfolk_tent", "cards": ["barfolk_tribesman"]}]);
    });
    act(&mut game, "strike 0");
    for seed in 0..30 {
        let mut world = game;
        world.resample(Viewer::Seat(Seat(1)), &mut Chance::new(seed));
        assert!(
            own(&world, 0)
                .hand
                .unwrap()
                .iter()
                .any(|c| c.to_string() == "barfolk_tribesman"),
            "BAT-19.3"
        );
    }
    let known = view(&game, 2).players[0].known.clone();
    assert_eq!(known.len(), 1, "BAT-19.3");
}

#[test]
fn bat_19_2_an_empty_nation_tells_what_is_in_hand() {
    let mut game = scene("", |d| {
        d["seats"][0]["nation"] = cards("3 barfolk_lord");
        d["seats"][0]["shelter"] = cards("9 supply");
    });
    act(&mut game, "end");
    for seed in 0..30 {
        let mut world = game;
        world.resample(Viewer::Public, &mut Chance::new(seed));
        let lords = own(&world, 0)
            .hand
            .unwrap()
            .iter()
            .filter(|c| c.to_string() == "barfolk_lord")
            .count();
        assert_eq!(
            lords, 3,
            "BAT-19.3, BAT-3.3: all of the old nation were drawn"
        );
    }
}

#[test]
fn bat_19_2_the_factions_of_the_first_cards_are_secret() {
    let game = dealt(Options::default(), 3, 8);
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let mut world = game;
        world.resample(Viewer::Seat(Seat(0)), &mut Chance::new(seed));
        assert_eq!(own(&world, 0).hand, own(&game, 0).hand, "BAT-19.2");
        seen.insert(
            own(&world, 1)
                .hand
                .unwrap()
                .iter()
                .map(ToString::to_string)
                .collect::<Vec<_>>(),
        );
    }
    assert!(seen.len() > 10, "BAT-2.9, BAT-19.2: {}", seen.len());
}

#[test]
fn bat_19_2_concealing_tells_nobody_which_card() {
    let mut game = scene("2 barfolk_lord, islanders_priest, supply", |d| {
        d["seats"][0]["nation"] = cards("9 supply");
    });
    acts(&mut game, &["hide supply"]);
    let hidden = |card: &str| {
        let mut world = game;
        let events = act(&mut world, &format!("conceal {card}"));
        let told = events
            .iter()
            .filter_map(|e| Battalia::witness(e, Viewer::Seat(Seat(2))));
        (told.collect::<Vec<_>>(), view(&world, 2))
    };
    assert_eq!(
        hidden("barfolk_lord"),
        hidden("islanders_priest"),
        "BAT-19.2"
    );
}
