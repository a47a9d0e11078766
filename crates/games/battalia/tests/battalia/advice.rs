//! What the game tells bots: values that add up, and a feeling for turns and battles.

use serde_json::{Value, json};
use ziggurat_battalia::{Battalia, Options};
use ziggurat_engine::{Advice, Chance, Game};
use ziggurat_testkit::counsel::{self, values};

use crate::support::{acts, cards, city, dealt, road, scene};

/// The action that looks best to the seat that is to act.
fn favourite(game: &Battalia) -> String {
    let seat = game.waiting().must.first().expect("somebody to act");
    counsel::favourite(game, seat)
}

/// How good an action looks to the seat that is to act.
fn promise(game: &Battalia, action: &str) -> f32 {
    let seat = game.waiting().must.first().expect("somebody to act");
    let action = action.parse().expect("an action");
    let mut weights = Vec::new();
    game.promise(seat, &[action], &mut weights);
    weights[0]
}

/// A scene in which everybody has the deck of the beginning, with some changes.
fn equal(change: impl FnOnce(&mut Value)) -> Battalia {
    scene("", |d| {
        for seat in d["seats"].as_array_mut().expect("seats") {
            let own = seat["faction"].as_str().expect("a faction").to_owned();
            let deck = format!("3 {own}_tribesman, {own}_chief, {own}_priest, 5 supply");
            seat["nation"] = cards(&deck);
        }
        change(d);
    })
}

#[test]
fn values_are_shares_of_one_victory() {
    for seed in 0..6 {
        let mut chance = Chance::new(seed);
        let mut game = dealt(Options::default(), 2 + (seed % 3) as u8, seed);
        while let Some(seat) = game.waiting().must.first() {
            let values = values(&game);
            assert!(
                (values.iter().sum::<f32>() - 1.0).abs() < 1e-3,
                "{values:?}"
            );
            assert!(values.iter().all(|v| (0.0..=1.0).contains(v)), "{values:?}");
            let action = game.playout(seat, &mut chance).expect("an action");
            assert!(game.check(seat, &action).is_ok(), "{action}");
            game.play_silent(seat, &action, &mut chance);
        }
    }
}

#[test]
fn cities_and_good_cards_raise_the_value() {
    let even = values(&equal(|_| {}));
    assert!((even[0] - even[1]).abs() < 0.02, "{even:?}");
    let city = values(&equal(|d| {
        d["board"]["a1"] = city("barfolk", Some(0), 4);
    }));
    assert!(city[0] > city[1] + 0.1, "{city:?}");
    let deck = values(&equal(|d| {
        d["seats"][0]["shelter"] = cards("4 barfolk_lord");
    }));
    assert!(deck[0] > deck[1] + 0.02, "{deck:?}");
}

#[test]
fn the_last_supply_and_the_last_workers_are_worth_more_than_a_thin_deck() {
    let with = |nation: &str| {
        values(&equal(|d| {
            d["seats"][0]["nation"] = cards(nation);
        }))[0]
    };
    let rest = "barfolk_lord, 2 barfolk_weapon, 3 barfolk_title";
    let deck = |workers: u8, supply: u8| {
        with(&format!(
            "{rest}, {workers} barfolk_tribesman, {supply} supply"
        ))
    };
    for few in 0..2 {
        assert!(deck(2, few) < deck(2, few + 1), "{few} Supply cards");
    }
    for few in 0..2 {
        assert!(deck(few, 4) < deck(few + 1, 4), "{few} tribesmen");
    }
    assert!(deck(2, 12) < deck(2, 5), "too much of it is a burden");
}

/// The first player has all the cities that were nobody's, and with them the game.
fn won(d: &mut Value) {
    for (square, terrain) in [
        ("c3", "barfolk"),
        ("e3", "islanders"),
        ("e5", "emberians"),
        ("c5", "cloudborn"),
    ] {
        d["board"][square] = city(terrain, Some(0), 4);
    }
}

#[test]
fn whoever_has_won_fills_the_board() {
    let hand = "barfolk_tribesman, supply";
    let road = |game: &Battalia| promise(game, "build curve");
    let still_open = road(&scene(hand, |_| {}));
    let over_soon = road(&scene(hand, won));
    assert!(over_soon > still_open, "{over_soon}, {still_open}");
    let lord = |game: &Battalia| promise(game, "recruit lord");
    let rich = "6 supply";
    assert!(
        lord(&scene(rich, won)) < lord(&scene(rich, |_| {})),
        "more cards are no longer of use"
    );
}

#[test]
fn whoever_leads_must_be_able_to_bring_the_game_to_its_end() {
    let leader = |nation: &str| {
        values(&equal(|d| {
            won(d);
            d["seats"][0]["nation"] = cards(nation);
        }))[0]
    };
    let rest = "4 barfolk_lord, 2 barfolk_weapon, 3 barfolk_title";
    let able = [
        leader(&format!("{rest}, 2 supply")),
        leader(&format!("{rest}, supply, barfolk_tribesman")),
        leader(&format!("{rest}, supply, barfolk_tool")),
    ];
    let stuck = [
        leader(&format!("{rest}, supply, barfolk_priest")),
        leader(&format!("{rest}, 3 barfolk_tribesman")),
    ];
    for able in able {
        for stuck in stuck {
            assert!(able > stuck + 0.1, "{able}, {stuck}");
        }
    }
}

#[test]
fn nothing_is_quite_won_while_much_is_to_come() {
    let leader = |day: u8| {
        values(&equal(|d| {
            won(d);
            d["seats"][0]["nation"] = cards("4 barfolk_lord, 4 emberians_lord, 4 supply");
            d["day"] = json!(day);
        }))[0]
    };
    let (early, late) = (leader(4), leader(70));
    assert!(early + 0.01 < late, "{early}, {late}");
}

#[test]
fn a_turn_follows_a_plan() {
    let game = scene("2 barfolk_chief, 3 supply", |_| {});
    assert_eq!(
        favourite(&game),
        "upgrade a1",
        "a point is better than another card"
    );
    let game = scene("barfolk_weapon, barfolk_lord, 2 supply", |d| {
        d["seats"][0]["heroes"] = json!(["c3"]);
    });
    assert_eq!(
        favourite(&game),
        "attack c3 neutral with a",
        "a neutral city that can be taken is taken"
    );
    let game = scene("3 barfolk_lord, 5 supply", |d| {
        d["board"]["b1"] = road("ew", "barfolk");
    });
    assert!(
        favourite(&game).starts_with("build") && favourite(&game).ends_with('4'),
        "{}",
        favourite(&game)
    );
    let game = scene("", |_| {});
    assert_eq!(favourite(&game), "end");
}

#[test]
fn defenders_stand_when_they_can() {
    let attack = |defence: &str| {
        let mut game = scene("barfolk_weapon, barfolk_lord", |d| {
            d["day"] = json!(1);
            d["seats"][0]["heroes"] = json!(["g1"]);
            d["seats"][1]["hand"] = cards(defence);
        });
        acts(
            &mut game,
            &["attack g1 city with a", "lay barfolk_weapon", "complete"],
        );
        favourite(&game)
    };
    assert_eq!(attack("islanders_lord"), "fight alone");
    assert_eq!(attack("3 supply"), "surrender");
}

#[test]
fn a_thin_deck_of_good_cards_is_worth_more() {
    let decks = values(&scene("", |d| {
        d["seats"][1]["nation"] = cards("4 islanders_lord, 6 supply");
        d["seats"][2]["nation"] = cards("4 emberians_lord, 16 supply");
    }));
    assert!(decks[1] > decks[2] + 0.02, "{decks:?}");
}

#[test]
fn a_deck_keeps_what_it_builds_with() {
    let unused = |nation: &str| {
        let game = scene("supply, barfolk_scroll", |d| {
            d["seats"][0]["nation"] = cards(nation);
        });
        favourite(&game)
    };
    assert_eq!(
        unused("14 supply, 6 barfolk_chief"),
        "hide supply",
        "too much of it goes"
    );
    assert_ne!(
        unused("supply, 6 barfolk_chief, 6 islanders_chief, 6 emberians_chief"),
        "hide supply",
        "the last ones are needed"
    );
}

#[test]
fn a_hand_that_can_conquer_is_kept() {
    // How much better than a fresh hand it looks.
    let kept = |square: &str| {
        let game = scene("barfolk_weapon, barfolk_lord", |d| {
            d["phase"] = json!("gather");
            d["seats"][0]["heroes"] = json!([square]);
            d["seats"][0]["nation"] = cards("9 supply");
        });
        promise(&game, "keep") - promise(&game, "mulligan")
    };
    assert!(kept("c3") > kept("a1") + 10.0);
}

#[test]
fn advised_games_end_by_their_own_rules() {
    let (mut guards, mut points) = (0, Vec::new());
    for seed in 0..45 {
        let mut chance = Chance::new(seed);
        let mut game = dealt(Options::default(), 2 + (seed % 3) as u8, seed);
        while let Some(seat) = game.waiting().must.first() {
            let action = game.playout(seat, &mut chance).expect("an action");
            game.play_silent(seat, &action, &mut chance);
        }
        let outcome = game.outcome().expect("an end");
        guards += u32::from(outcome.reason == "guard");
        points.extend(outcome.points.iter().map(|points| points.sum));
    }
    let mean = points.iter().sum::<i32>() as f32 / points.len() as f32;
    assert!(guards <= 1, "{guards} of 45 games needed the guard");
    assert!(mean > 5.0, "they build and raise cities: {points:?}");
}
