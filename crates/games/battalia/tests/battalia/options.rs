//! Section 18: scenarios and options.

use serde_json::json;
use ziggurat_battalia::{Battalia, Options, Phase, Scenario};
use ziggurat_engine::{Chance, Game};

use crate::support::{
    act, acts, allows, cards, city, city_at, dealt, legal, legal_with, own, pile, refused, scene,
    view,
};

fn played_in(options: Options, seats: u8) -> Battalia {
    let mut game = dealt(options, seats, 4);
    while view(&game, 0).phase != Phase::Gather {
        let first = legal(&game)[0].clone();
        act(&mut game, &first);
    }
    game
}

#[test]
fn bat_18_1_alternative_set_up_1() {
    let options = Options {
        scenario: Scenario::Alt1,
        ..Options::default()
    };
    let game = dealt(options, 4, 1);
    assert_eq!(city_at(&game, "c3"), (6, None), "BAT-18.1");
    assert_eq!(city_at(&game, "d4").0, 10, "BAT-18.1");
    let mut game = scene("blade, barfolk_chief", |d| {
        d["options"] = json!({"scenario": "alt1"});
        d["display"] = json!([]);
        d["seats"][0]["heroes"] = json!(["c3"]);
        d["board"]["c3"] = city("barfolk", None, 6);
    });
    acts(
        &mut game,
        &[
            "attack c3 neutral with a",
            "lay blade",
            "lay barfolk_chief",
            "complete",
        ],
    );
    assert_eq!(
        city_at(&game, "c3"),
        (4, Some(0)),
        "BAT-18.1, BAT-13.3: captured as level 4"
    );
}

#[test]
fn bat_18_2_alternative_set_up_2() {
    let options = Options {
        scenario: Scenario::Alt2,
        ..Options::default()
    };
    for seats in 2..=4 {
        let game = played_in(options, seats);
        let view = view(&game, 0);
        assert!(
            view.tiles
                .iter()
                .filter(|t| t.city)
                .all(|t| t.level == Some(6) && t.owner.is_none()),
            "BAT-18.2"
        );
        assert_eq!(
            view.tiles.iter().filter(|t| t.city).count(),
            usize::from(seats),
            "BAT-18.3"
        );
        assert!(
            (0..seats)
                .all(|seat| own(&game, seat).heroes[0].map(|s| s.to_string()) == Some("d4".into())),
            "BAT-18.2"
        );
        assert!(
            view.display.is_empty() && city_at(&game, "d4").0 == 0,
            "BAT-18.2, BAT-18.5"
        );
        assert_eq!(
            pile(&game, "four"),
            if seats == 2 { 6 } else { 8 },
            "BAT-18.6"
        );
    }
}

#[test]
fn bat_18_2_and_18_5_the_common_city_and_one_capture() {
    let mut game = scene(
        "blade, islanders_weapon, barfolk_lord, islanders_lord, 2 supply, barfolk_tribesman",
        |d| {
            d["options"] = json!({"scenario": "alt2"});
            d["display"] = json!([]);
            d["unseen"] = json!(["horn", "wings", "shield"]);
            d["seats"][0]["heroes"] = json!(["a1"]);
            d["seats"][0]["nation"] = cards("9 supply");
            d["board"] = json!({"a1": city("barfolk", None, 6), "g1": city("islanders", None, 6)});
        },
    );
    assert!(
        allows(&game, "hire b d4") && allows(&game, "build straight"),
        "BAT-18.2, BAT-18.5"
    );
    // The sword goes to limbo first, so that another great artefact can be won.
    acts(&mut game, &["hide blade", "conceal supply"]);
    acts(
        &mut game,
        &[
            "attack a1 neutral with a",
            "lay islanders_weapon",
            "lay barfolk_lord",
            "lay islanders_lord",
            "complete",
        ],
    );
    assert_eq!(city_at(&game, "a1"), (4, Some(0)), "BAT-18.2");
    let gained = crate::support::names(&crate::support::document(&game).gained);
    assert_eq!(
        gained.len(),
        3,
        "BAT-18.2: lord, Supply, great artefact: {gained:?}"
    );
    assert!(own(&game, 0).captured, "BAT-18.2");
    let game = scene("barfolk_weapon", |d| {
        d["options"] = json!({"scenario": "alt2"});
        d["display"] = json!([]);
        d["seats"][0]["captured"] = json!(true);
        d["seats"][0]["heroes"] = json!(["g1", "d4"]);
        d["board"] = json!({"g1": city("islanders", None, 6)});
    });
    assert_eq!(refused(&game, "attack g1 neutral with a"), "BAT-18.2");
    assert_eq!(refused(&game, "attack d4 ruins with b"), "BAT-18.5");
}

#[test]
fn bat_18_4_heroes_and_cities_at_the_start() {
    let options = Options {
        start_heroes: 2,
        start_cities: 2,
        ..Options::default()
    };
    let mut game = dealt(options, 4, 4);
    while view(&game, 0).phase != Phase::FreeRoad {
        let first = legal(&game)[0].clone();
        act(&mut game, &first);
    }
    assert!(
        (0..4).all(|seat| own(&game, seat).heroes.iter().all(Option::is_some)),
        "BAT-18.4"
    );
    assert_eq!(legal(&game).len(), 4, "BAT-18.4: a road of any type");
    assert_eq!(refused(&game, "build four 1"), "BAT-18.4");
    let game = played_in(options, 4);
    assert!(
        game.score().iter().all(|points| points.sum == 2),
        "BAT-18.4: two cities of level 1"
    );
    assert!(
        (0..4).all(|seat| own(&game, seat).hand_count == 6),
        "BAT-18.4: for free"
    );
}

#[test]
fn bat_18_4_neutral_cities_weeks_and_the_end() {
    let options = Options {
        neutral_cities: false,
        ..Options::default()
    };
    let game = dealt(options, 4, 1);
    assert!(
        view(&game, 0)
            .tiles
            .iter()
            .all(|tile| tile.level != Some(4)),
        "BAT-18.4"
    );
    assert_eq!(pile(&game, "four"), 8, "BAT-18.6");
    assert_eq!(pile(&dealt(options, 2, 1), "four"), 6, "BAT-18.6");
}

#[test]
fn bat_18_7_what_does_not_go_together() {
    let refused = |options: Options| Battalia::setup(&options, 3, &mut Chance::new(1)).is_err();
    let alt2 = Options {
        scenario: Scenario::Alt2,
        ..Options::default()
    };
    assert!(
        refused(Options {
            start_heroes: 1,
            ..alt2
        }),
        "BAT-18.7"
    );
    assert!(
        refused(Options {
            start_cities: 2,
            ..alt2
        }),
        "BAT-18.7"
    );
    assert!(
        refused(Options {
            neutral_cities: false,
            ..alt2
        }),
        "BAT-18.7"
    );
    assert!(
        !refused(Options {
            advanced_terrain: true,
            week_limit: Some(2),
            ..alt2
        }),
        "BAT-18.7"
    );
    let base = Options::default();
    assert!(
        refused(Options {
            start_heroes: 3,
            ..base
        }),
        "BAT-18.4"
    );
    assert!(
        refused(Options {
            end_level4_cities: 2,
            ..base
        }),
        "BAT-18.4"
    );
    assert!(
        refused(Options {
            week_limit: Some(13),
            ..base
        }),
        "BAT-18.4"
    );
}

#[test]
fn bat_18_4_what_has_no_place_is_skipped() {
    let options = Options {
        start_cities: 2,
        ..Options::default()
    };
    let mut game = dealt(options, 4, 4);
    while legal(&game).len() > 1 || view(&game, 0).phase != Phase::Starts {
        let first = legal(&game)[0].clone();
        act(&mut game, &first);
    }
    let mut document = serde_json::to_value(game).unwrap();
    for road in ["straight", "curve", "tee", "cross"] {
        document["piles"][road] = json!({});
    }
    let mut game = crate::support::read(&document);
    let last = legal(&game)[0].clone();
    act(&mut game, &last);
    assert_eq!(
        view(&game, 0).phase,
        Phase::Gather,
        "BAT-18.4: no road is left, and a city must not touch a city"
    );
    assert!(game.score().iter().all(|points| points.sum == 1));
}

#[test]
fn bat_18_5_nobody_is_without_a_city() {
    let mut game = scene("3 barfolk_tribesman", |d| {
        d["options"] = json!({"scenario": "alt2"});
        d["display"] = json!([]);
        d["board"] = json!({
            "g1": city("islanders", None, 6),
            "d5": crate::support::road("ns", "barfolk"),
            "b6": crate::support::road("ew", "islanders"),
        });
    });
    act(&mut game, "build one 1");
    assert_eq!(
        legal_with(&game, "place"),
        ["place d6 n"],
        "BAT-18.5: only where a road leads to the ruins"
    );
    let freed = scene("", |d| {
        d["options"] = json!({"scenario": "alt2"});
        d["display"] = json!([]);
        d["seats"][0]["captured"] = json!(true);
        d["seats"][0]["heroes"] = json!(["g1"]);
        d["board"] = json!({"g1": city("islanders", None, 0)});
    });
    assert!(
        allows(&freed, "occupy g1"),
        "BAT-18.5: occupying is not the one capture"
    );
}
