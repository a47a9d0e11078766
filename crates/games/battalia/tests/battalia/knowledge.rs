//! Section 19: who knows what.

use serde_json::json;
use ziggurat_battalia::{Battalia, Options};
use ziggurat_engine::{Chance, Game, Seat, Viewer};
use ziggurat_testkit::{by_hand, fuzz, pass, views_are_enough};

use crate::support::{act, acts, cards, dealt, names, own, scene, view};

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

/// A position from the middle of a game, and one of its viewers.
fn somewhere(seed: u64) -> (Battalia, Viewer) {
    let game: Battalia = fuzz::somewhere(seed, 300, |game: &Battalia, seat, chance| {
        game.sample(seat, chance)
    });
    let viewers: Vec<_> = Viewer::all(game.seats()).collect();
    (game, viewers[(seed / 7) as usize % viewers.len()])
}

/// In the middle of a payment, with a cohort shown to one other player and something in every place.
fn a_busy_turn() -> Battalia {
    scene("3 supply, 2 barfolk_chief, barfolk_priest", |d| {
        d["seats"][0]["nation"] = cards("4 supply, islanders_chief");
        d["seats"][0]["seen"] = cards("barfolk_chief");
        d["seats"][0]["known"] = cards("barfolk_chief");
        d["seats"][1]["hand"] = cards("2 supply, barfolk_tribesman, islanders_tribesman");
        d["seats"][1]["nation"] = cards("supply, emberians_priest");
        d["seats"][1]["known"] = cards("islanders_tribesman");
        d["seats"][1]["ambush"] = json!([{"card": "barfolk_tool"}, {"card": "barfolk_horse", "open": true, "fresh": true}]);
        d["seats"][2]["marked"] = cards("supply");
        d["seats"][2]["hand"] = cards("2 supply");
        d["shown"] = cards("2 barfolk_chief, barfolk_priest");
        d["shown_to"] = json!([2]);
        d["cohort"] = json!(["barfolk"]);
        d["cohort_count"] = json!(3);
        d["laid"] = json!([{"card": "barfolk_amulet", "left": 1, "good_roll": true}]);
        d["tents"] = json!([
            {"owner": 1, "tent": "islanders_tent", "cards": ["supply"]},
            {"owner": 0, "tent": "barfolk_tent", "cards": ["supply"], "fresh": true},
            {"owner": 1, "tent": "emberians_tent", "cards": ["supply"]},
        ]);
        d["task"] = json!({"pay": {
            "purpose": {"recruit": {"rank": "tribesman"}}, "needs": {"supply": 1},
        }});
    })
}

#[test]
fn bat_19_3_what_was_seen_is_in_the_view() {
    let game = a_busy_turn();
    pass(views_are_enough(&game, 1));
    let looks = |seat: u8| view(&game, seat).players[0].clone();
    assert_eq!(names(&looks(1).known), ["barfolk_chief"], "BAT-19.3");
    assert_eq!(looks(2).known.len(), 3, "BAT-19.3: those shown to seat 2");
    assert_eq!(looks(1).seen, looks(2).seen, "BAT-19.3: known to everybody");
    assert_eq!(looks(0).seen_deck, looks(1).seen_deck, "BAT-19.3");
    let unknown = view(&game, 0).players[1].unknown.clone();
    let ranks: Vec<_> = unknown.iter().map(|(rank, n)| (rank.id(), *n)).collect();
    assert_eq!(ranks, [("tribesman", 1), ("priest", 1)], "BAT-19.2");
    let orders = |seat: usize| {
        let tents = view(&game, 3).players[seat].tents.clone();
        tents.iter().map(|tent| tent.order).collect::<Vec<_>>()
    };
    assert_eq!((orders(0), orders(1)), (vec![1], vec![0, 2]), "BAT-9.13");
}

/// BAT-19.2: three tribesmen are owed, and only a tribesman with a tool makes them: what is known to be
/// in hand leaves no room for more.
#[test]
fn bat_19_2_a_hidden_hand_can_pay_what_is_under_way() {
    let game = scene(
        "4 supply, barfolk_tribesman, cloudborn_tool, emberians_amulet",
        |d| {
            d["seats"][0]["nation"] = cards("4 supply, emberians_tribesman, cloudborn_tribesman");
            d["seats"][0]["seen"] = cards("4 supply, emberians_amulet");
            d["task"] = json!({"pay": {
                "purpose": {"create": {"artefact": "tool"}}, "needs": {"units": {"tribesman": 3}},
            }});
        },
    );
    for seed in 0..300 {
        let mut world = game;
        world.resample(Viewer::Seat(Seat(1)), &mut Chance::new(seed));
        assert_eq!(world.validate(), Ok(()), "BAT-19.2: seed {seed}");
    }
}

#[test]
fn a_view_that_cannot_exist_is_refused_in_words() {
    let game = a_busy_turn();
    let viewer = Viewer::Seat(Seat(0));
    let view = serde_json::to_value(game.view(viewer)).unwrap();
    assert!(by_hand::imagined::<Battalia>(view.clone(), viewer).is_ok());
    let wrong = [
        (
            "/active",
            json!(4),
            "active: there is no seat 4 at a table of 4",
        ),
        ("/actor", json!(1), "actor: 1 does not fit"),
        ("/secret", json!(1), "unknown field `secret`"),
        ("/phase", json!("act"), "phase: Act does not fit"),
        ("/stage", json!("gather"), "in phase \"act\" only"),
        ("/week", json!(0), "there is no day 4 of week 0"),
        ("/week", json!(200), "there is no day 4 of week 200"),
        ("/week", json!(13), "day: from 1 to 84"),
        (
            "/illuminated",
            json!("tool"),
            "illuminated: Tool does not fit",
        ),
        ("/tiles/0/terrain", json!(null), "only the ruins have none"),
        ("/tiles/0/level", json!(9), "has level 1, 2, 3 or 4"),
        (
            "/piles/0/id",
            json!("cave"),
            "there is no pile \"cave\"; there are tribesman",
        ),
        ("/piles/0/count", json!(3), "piles.0.count: 3 does not fit"),
        ("/piles/0/rest", json!({}), "fewer cards of rank tribesman"),
        (
            "/piles/3/rest/barfolk",
            json!(200),
            "lord has at most 24 cards",
        ),
        (
            "/players/0/hand",
            json!(null),
            "seat 0: hand, nation: they are open",
        ),
        (
            "/players/1/hand_count",
            json!(40),
            "seat 1: unknown: there are fewer hidden",
        ),
        (
            "/players/1/hand_count",
            json!(5),
            "players.1.nation_count: 2 does not fit",
        ),
        (
            "/players/1/unknown/tribesman",
            json!(90),
            "fewer cards of rank tribesman",
        ),
        (
            "/players/1/known",
            json!(["hammer"]),
            "hammer is there 2 times",
        ),
        (
            "/players/1/ambush/0/fresh",
            json!(true),
            "is `open` as well",
        ),
        ("/players/1/points/sum", json!(7), "add up to"),
        ("/players/1/hand", json!([]), "players.1.hand"),
        ("/players/1/tents/0/order", json!(1), "tents"),
        ("/cohort/shown_to", json!([7]), "there is no seat 7"),
        (
            "/task/pay/needs/supply",
            json!(6),
            "needs more than the price",
        ),
        ("/pool/0/left", json!(0), "from 1 to 20 tokens"),
        ("/supply", json!(255), "supply is there 2"),
    ];
    let mut otherwise = Vec::new();
    for (place, value, words) in wrong {
        let bent = by_hand::changed(&view, place, value);
        match by_hand::imagined::<Battalia>(bent, viewer) {
            Err(told) if told.contains(words) => {}
            Err(told) => otherwise.push(format!("{place}: {told}")),
            Ok(_) => otherwise.push(format!("{place}: accepted")),
        }
    }
    assert_eq!(otherwise, [""; 0]);
    let told = by_hand::imagined::<Battalia>(view.clone(), Viewer::Public).unwrap_err();
    assert!(told.contains("does not fit the rest of the view"), "{told}");
    let told = by_hand::imagined::<Battalia>(view, Viewer::Seat(Seat(200))).unwrap_err();
    assert!(told.contains("there is no seat 200"), "{told}");
}

#[test]
fn a_bent_view_is_refused_or_a_world_looks_like_it() {
    let mut accepted = 0;
    for seed in 0..1_000 {
        let (game, viewer) = somewhere(seed);
        let view = fuzz::bent_view(&game, viewer, seed);
        pass(fuzz::view_json::<Battalia>(view.to_string().as_bytes()));
        accepted += usize::from(by_hand::imagined::<Battalia>(view, viewer).is_ok());
    }
    assert!((20..980).contains(&accepted), "{accepted} of 1000");
}

#[test]
fn views_of_positions_written_by_hand_are_enough() {
    let mut valid = 0;
    for seed in 0..600 {
        let bent = fuzz::bent(&somewhere(seed).0, seed);
        let read = serde_json::from_value::<Battalia>(bent);
        if let Some(game) = read.ok().filter(|game| game.validate().is_ok()) {
            let enough = views_are_enough(&game, seed);
            pass(enough.map_err(|fault| fault.at(format!("seed {seed}"))));
            valid += 1;
        }
    }
    assert!(valid > 60, "{valid} of 600");
}
