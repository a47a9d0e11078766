//! Sections 11 and 17: heroes, movement, home terrain.

use serde_json::json;

use crate::support::{act, acts, allows, city, hand, legal_with, own, pool, refused, road, scene};

#[test]
fn bat_11_1_hiring() {
    let mut game = scene("barfolk_weapon, islanders_weapon, 5 supply", |d| {
        d["seats"][1]["heroes"] = json!(["a1"]);
    });
    assert_eq!(
        legal_with(&game, "hire"),
        ["hire a a1", "hire b a1"],
        "BAT-11.1: in one of their cities, even with enemies there"
    );
    assert_eq!(refused(&game, "hire a g1"), "BAT-11.1");
    acts(&mut game, &["hire a a1", "pay islanders_weapon"]);
    assert_eq!(
        own(&game, 0).heroes[0].map(|s| s.to_string()),
        Some("a1".into()),
        "BAT-11.2"
    );
    assert_eq!(refused(&game, "hire a a1"), "BAT-11.1");
    act(&mut game, "hire b a1");
    assert_eq!(
        hand(&game, 0).len(),
        1,
        "BAT-9.2: a weapon and two Supply each"
    );
    let game = scene("barfolk_weapon, supply", |_| {});
    assert_eq!(refused(&game, "hire a a1"), "BAT-11.1");
}

#[test]
fn bat_11_3_to_11_7_moving() {
    let mut game = scene("barfolk_horse, 2 supply", |d| {
        d["day"] = json!(7);
        d["seats"][0]["heroes"] = json!(["a1", "a1"]);
        d["seats"][1]["heroes"] = json!(["b1"]);
        for (square, exits) in [
            ("b1", "ew"),
            ("c1", "ew"),
            ("d1", "ew"),
            ("e1", "ew"),
            ("f1", "ew"),
        ] {
            d["board"][square] = road(
                exits,
                if square == "e1" || square == "f1" {
                    "islanders"
                } else {
                    "barfolk"
                },
            );
        }
    });
    assert_eq!(
        legal_with(&game, "walk a"),
        ["walk a b1"],
        "BAT-11.3, BAT-11.4: one step, exits on both sides"
    );
    assert_eq!(
        legal_with(&game, "ride a"),
        ["ride a b1", "ride a c1", "ride a d1"],
        "BAT-11.5, BAT-9.3"
    );
    act(&mut game, "ride a d1");
    assert_eq!(
        pool(&game),
        [("barfolk_horse".to_owned(), 1)],
        "BAT-9.16: a second ride on its day"
    );
    act(&mut game, "ride a g1");
    assert_eq!(
        own(&game, 0).heroes[0].map(|s| s.to_string()),
        Some("g1".into()),
        "BAT-11.5: 3 + 3"
    );
    acts(&mut game, &["walk b b1", "walk b c1"]);
    assert_eq!(
        own(&game, 0).heroes[1].map(|s| s.to_string()),
        Some("c1".into()),
        "BAT-11.6, BAT-11.7, BAT-11.2"
    );
    assert_eq!(refused(&game, "walk b d1"), "BAT-11.4");
    assert_eq!(refused(&game, "ride b d1"), "BAT-11.5");
}

#[test]
fn bat_17_home_terrain() {
    let advanced = |cards: &str| {
        scene(cards, |d| {
            d["options"] = json!({"advanced_terrain": true});
            d["day"] = json!(1);
            d["seats"][0]["heroes"] = json!(["a1", "a1"]);
            for (square, terrain) in [
                ("b1", "barfolk"),
                ("c1", "barfolk"),
                ("d1", "islanders"),
                ("e1", "barfolk"),
                ("f1", "islanders"),
            ] {
                d["board"][square] = road("ew", terrain);
            }
        })
    };
    let mut game = advanced("supply, barfolk_tribesman");
    assert_eq!(
        legal_with(&game, "roam a"),
        ["roam a b1", "roam a c1"],
        "BAT-17.1, BAT-17.2, BAT-17.3"
    );
    assert_eq!(
        legal_with(&game, "walk a"),
        ["walk a b1", "walk a c1", "walk a d1", "walk a e1"],
        "BAT-17.2: one paid step, free ones before and after it, even back"
    );
    act(&mut game, "roam a c1");
    assert_eq!(refused(&game, "roam a b1"), "BAT-17.3");
    act(&mut game, "roam b b1");
    assert_eq!(
        refused(&game, "roam a b1"),
        "BAT-17.3",
        "the other hero does not count"
    );
    act(&mut game, "walk b e1");
    assert!(allows(&game, "roam a b1"), "BAT-17.3: a card was used up");
    assert_eq!(refused(&advanced(""), "roam a d1"), "BAT-17.2");
    assert_eq!(
        refused(
            &scene("", |d| d["seats"][0]["heroes"] = json!(["a1"])),
            "roam a b1"
        ),
        "BAT-17.3"
    );
}

#[test]
fn bat_17_4_to_17_6_terrain_in_battle() {
    let fight = |square: &str, foe: &str, terrain: &str, owner: Option<u8>| {
        let mut game = scene("islanders_weapon", |d| {
            d["options"] = json!({"advanced_terrain": true});
            d["day"] = json!(1);
            d["seats"][0]["heroes"] = json!([square]);
            if square != "d4" {
                d["board"][square] = city(terrain, owner, if owner.is_some() { 1 } else { 4 });
            }
        });
        acts(
            &mut game,
            &[
                &format!("attack {square} {foe} with a"),
                "lay islanders_weapon",
            ],
        );
        crate::support::strengths(&game)
    };
    assert_eq!(
        fight("g1", "city", "barfolk", Some(1)),
        (2, 1),
        "BAT-17.4, BAT-17.6: on the attacker's terrain"
    );
    assert_eq!(
        fight("g1", "city", "islanders", Some(1)),
        (1, 2),
        "BAT-17.4, BAT-12.5: on the defender's"
    );
    assert_eq!(
        fight("c3", "neutral", "barfolk", None),
        (2, 4),
        "BAT-17.4: against neutral cities"
    );
    assert_eq!(
        fight("d4", "ruins", "", None),
        (1, 8),
        "BAT-17.4: never at the ruins"
    );
}

#[test]
fn bat_17_5_free_steps_of_a_retreat() {
    let mut game = scene("barfolk_weapon", |d| {
        d["options"] = json!({"advanced_terrain": true});
        d["day"] = json!(1);
        d["seats"][0]["heroes"] = json!(["c1"]);
        d["seats"][1]["heroes"] = json!(["c1"]);
        d["seats"][1]["hand"] = json!(["supply"]);
        for (square, terrain) in [
            ("c1", "barfolk"),
            ("d1", "islanders"),
            ("e1", "islanders"),
            ("f1", "emberians"),
        ] {
            d["board"][square] = road("ew", terrain);
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
    assert_eq!(
        legal_with(&game, "retreat"),
        ["retreat e1 supply", "retreat f1 supply"],
        "BAT-17.5"
    );
    act(&mut game, "retreat f1 supply");
    assert!(hand(&game, 1).is_empty(), "BAT-17.5: one paid step");
}

#[test]
fn bat_17_2_a_horse_over_home_terrain_alone() {
    let game = scene("barfolk_horse", |d| {
        d["options"] = json!({"advanced_terrain": true});
        d["day"] = json!(1);
        d["seats"][0]["heroes"] = json!(["a1"]);
        d["board"]["b1"] = road("ew", "barfolk");
    });
    assert_eq!(
        legal_with(&game, "ride"),
        ["ride a b1"],
        "BAT-17.2: up to three paid steps, even none"
    );
    let mut game = game;
    acts(&mut game, &["roam a b1", "ride a a1"]);
    assert!(
        allows(&game, "roam a b1"),
        "BAT-17.3: the horse was used up in between"
    );
}
