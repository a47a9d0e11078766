//! Section 12: battles between players.

use serde_json::{Value, json};
use ziggurat_battalia::{Battalia, Phase};

use crate::support::{
    act, acts, allows, cards, city, city_at, document, hand, legal, legal_with, must, names, own,
    pool, refused, road, roll, scene, strengths, view,
};

/// Seat 0 (Bärfolk) has heroes on the city g1 of seat 1 (Islanders); day 1.
fn siege(attack: &str, defence: &str, change: impl FnOnce(&mut Value)) -> Battalia {
    scene(attack, |d| {
        d["day"] = json!(1);
        d["seats"][0]["heroes"] = json!(["g1", "g1"]);
        d["seats"][1]["hand"] = cards(defence);
        change(d);
    })
}

#[test]
fn bat_12_1_to_12_4_declaring() {
    let game = siege("barfolk_weapon", "", |d| {
        d["seats"][1]["heroes"] = json!(["g1"]);
        d["seats"][2]["heroes"] = json!(["g1", "g7"]);
    });
    let foes = legal_with(&game, "attack");
    assert_eq!(
        foes.len(),
        9,
        "BAT-12.2, BAT-12.3: three targets, three choices of heroes: {foes:?}"
    );
    assert_eq!(refused(&game, "attack g7 city with a"), "BAT-12.1");
    assert_eq!(refused(&game, "attack g1 hero 2 b with a"), "BAT-12.2");
    assert_eq!(refused(&game, "attack g1 city with none"), "BAT-12.3");
    let game = siege("barfolk_lord", "", |_| {});
    assert_eq!(refused(&game, "attack g1 city with a"), "BAT-12.4");
    let mut game = siege("barfolk_weapon, barfolk_lord", "", |_| {});
    act(&mut game, "attack g1 city with a");
    assert_eq!(
        legal(&game),
        ["lay barfolk_weapon"],
        "BAT-12.4: the first token is a weapon"
    );
    assert_eq!(refused(&game, "pass"), "BAT-12.4");
    act(&mut game, "lay barfolk_weapon");
    assert_eq!(strengths(&game), (2, 1), "BAT-12.5, BAT-12.6");
    assert!(allows(&game, "complete"), "BAT-12.4: enough with the bonus");
    assert_eq!(
        refused(&game, "pass"),
        "BAT-12.14",
        "strong enough: no pass"
    );
}

#[test]
fn bat_12_7_the_hero_bonus_comes_and_goes() {
    let mut game = siege(
        "barfolk_weapon, islanders_chief, barfolk_scroll",
        "",
        |_| {},
    );
    acts(
        &mut game,
        &["attack g1 city with a,b", "lay barfolk_weapon"],
    );
    assert_eq!(strengths(&game).0, 3, "BAT-12.7: +1 for each hero");
    act(&mut game, "lay islanders_chief");
    assert_eq!(strengths(&game).0, 3, "BAT-12.7: lost");
    act(&mut game, "scroll row 1 barfolk");
    assert_eq!(strengths(&game).0, 5, "BAT-12.7, BAT-12.15: regained");
}

#[test]
fn bat_12_8_to_12_10_answers() {
    let open = |change: fn(&mut Value)| {
        let mut game = siege("barfolk_weapon", "islanders_lord", change);
        acts(
            &mut game,
            &["attack g1 city with a", "lay barfolk_weapon", "complete"],
        );
        game
    };
    let mut game = open(|_| {});
    assert_eq!(
        (must(&game), view(&game, 0).phase),
        (1, Phase::Answer),
        "BAT-12.8"
    );
    assert_eq!(
        legal(&game),
        ["surrender", "fight alone"],
        "BAT-12.8: a city does not retreat"
    );
    assert_eq!(refused(&game, "retreat d4 supply"), "BAT-12.8");
    assert_eq!(refused(&game, "fight ambush"), "BAT-12.10");
    act(&mut game, "surrender");
    assert_eq!(city_at(&game, "g1"), (1, Some(0)), "BAT-12.9, BAT-12.20");
    let hidden = |d: &mut Value| {
        d["seats"][1]["ambush"] = json!([{"card": "islanders_priest"}, {"card": "barfolk_tool"}]);
    };
    let mut game = open(hidden);
    act(&mut game, "fight ambush");
    assert_eq!(hand(&game, 1).len(), 3, "BAT-12.10, BAT-5.6: all of them");
    acts(&mut game, &["lay islanders_lord", "complete", "pass"]);
    assert_eq!(
        hand(&game, 1),
        ["islanders_priest", "barfolk_tool"],
        "BAT-12.10: not played, still in hand"
    );
    assert_eq!(
        names(&own(&game, 1).shelter),
        ["islanders_lord"],
        "BAT-12.22"
    );
    let mut game = open(hidden);
    act(&mut game, "fight alone");
    assert_eq!(own(&game, 1).ambush.len(), 2, "BAT-12.10: none");
    assert!(!allows(&game, "lay islanders_priest"), "BAT-12.10");
}

#[test]
fn bat_12_11_and_12_12_retreat() {
    let mut game = siege("barfolk_weapon", "2 supply, barfolk_horse", |d| {
        d["seats"][0]["heroes"] = json!(["c1", "f1"]);
        d["seats"][1]["heroes"] = json!(["c1"]);
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
    // West: b1 is one step, a1 is a city of the attacker. East: e1 two, f1 three steps with a hero there.
    assert_eq!(
        legal_with(&game, "retreat"),
        ["retreat e1 supply", "retreat e1 horse"],
        "BAT-12.11, BAT-9.3"
    );
    assert_eq!(refused(&game, "retreat a1 supply"), "BAT-12.11");
    assert_eq!(refused(&game, "retreat d1 supply"), "BAT-12.11");
    let mut ride = game;
    act(&mut ride, "retreat e1 horse");
    assert_eq!(hand(&ride, 1), ["supply", "supply"], "BAT-12.11");
    act(&mut game, "retreat e1 supply");
    assert_eq!(
        own(&game, 1).heroes[0].map(|s| s.to_string()),
        Some("e1".into()),
        "BAT-12.11"
    );
    assert_eq!(
        own(&game, 0).heroes[0].map(|s| s.to_string()),
        Some("c1".into()),
        "BAT-12.11: no winner"
    );
    assert_eq!(
        own(&game, 1).shelter.len(),
        2,
        "BAT-12.22: what the retreat cost"
    );
    assert!(own(&game, 1).defended, "BAT-3.6");
    assert_eq!(must(&game), 0);
    let mut fought = siege("barfolk_weapon", "supply", |d| {
        d["seats"][1]["heroes"] = json!(["g1"]);
        d["board"]["f1"] = road("ew", "barfolk");
        d["board"]["e1"] = road("ew", "barfolk");
    });
    acts(
        &mut fought,
        &[
            "attack g1 hero 1 a with a",
            "lay barfolk_weapon",
            "complete",
        ],
    );
    assert_eq!(
        refused(&fought, "retreat e1 supply"),
        "BAT-12.11",
        "two Supply are needed"
    );
    act(&mut fought, "fight alone");
    assert_eq!(
        refused(&fought, "retreat e1 supply"),
        "BAT-12.12",
        "only as the first answer"
    );
}

#[test]
fn bat_12_13_and_12_14_raising() {
    let mut game = siege(
        "barfolk_weapon, barfolk_lord",
        "islanders_tribesman, islanders_chief",
        |d| {
            d["seats"][1]["heroes"] = json!(["g1", "g1"]);
            d["tents"] =
                json!([{"owner": 1, "tent": "islanders_tent", "cards": ["islanders_lord"]}]);
        },
    );
    acts(
        &mut game,
        &[
            "attack g1 city with a",
            "lay barfolk_weapon",
            "complete",
            "fight alone",
        ],
    );
    assert_eq!(strengths(&game), (2, 1));
    assert_eq!(refused(&game, "complete"), "BAT-12.14");
    act(&mut game, "join a");
    assert_eq!(
        strengths(&game),
        (2, 1),
        "BAT-12.7: no bonus without a card"
    );
    act(&mut game, "lay islanders_tribesman");
    assert_eq!(strengths(&game), (2, 3), "BAT-12.13");
    assert_eq!(refused(&game, "join a"), "BAT-12.13", "it has joined");
    act(&mut game, "join b");
    assert_eq!(strengths(&game), (2, 4), "BAT-12.13: further heroes");
    act(&mut game, "complete");
    assert_eq!(must(&game), 0, "BAT-12.13: in turn");
    assert_eq!(refused(&game, "join b"), "BAT-12.3");
    acts(&mut game, &["lay barfolk_lord", "complete", "strike 0"]);
    assert!(
        hand(&game, 1).contains(&"islanders_lord".to_owned()),
        "BAT-9.14, BAT-12.13"
    );
    acts(&mut game, &["lay islanders_lord", "complete"]);
    act(&mut game, "pass");
    assert_eq!(
        own(&game, 0).heroes,
        [None, "g1".parse().ok()],
        "BAT-12.19: only those who took part"
    );
}

/// More cards than fit into any real hand: nothing is lost on the way into the row.
#[test]
fn bat_12_13_any_number_of_cards_lies_in_a_row() {
    let units = "6 barfolk_tribesman, 6 barfolk_chief, 4 barfolk_priest, 4 barfolk_lord, \
                 6 islanders_tribesman, 6 islanders_chief, 4 islanders_priest, 4 islanders_lord";
    let mut game = scene(&format!("barfolk_weapon, {units}"), |d| {
        d["day"] = json!(1);
        d["seats"][0]["heroes"] = json!(["c3"]);
    });
    acts(
        &mut game,
        &["attack c3 neutral with a", "lay barfolk_weapon"],
    );
    while let Some(lay) = legal_with(&game, "lay").first().cloned() {
        act(&mut game, &lay);
    }
    let row = view(&game, 0).pool;
    assert_eq!(row.len(), 41, "BAT-12.13: every card lies in the row");
    assert_eq!(
        strengths(&game).0,
        1 + 2 * (6 + 12 + 12 + 16),
        "BAT-12.6: every card counts"
    );
    act(&mut game, "complete");
    assert_eq!(document(&game).spent.len(), 41, "BAT-12.22");
}

#[test]
fn bat_12_15_row_cards_as_targets() {
    let mut game = siege(
        "barfolk_weapon, barfolk_chief, barfolk_amulet, barfolk_title",
        "",
        |_| {},
    );
    acts(
        &mut game,
        &[
            "attack g1 city with a",
            "lay barfolk_weapon",
            "lay barfolk_chief",
        ],
    );
    act(&mut game, "title row 1 1");
    assert_eq!(strengths(&game).0, 5, "BAT-12.15: a priest now");
    assert!(
        !legal_with(&game, "amulet row").contains(&"amulet row 1".to_owned()),
        "BAT-6.7"
    );
    roll(&mut game, "amulet row 0", 5);
    assert_eq!(
        strengths(&game).0,
        4,
        "BAT-12.15: a 5 takes it out of the row"
    );
    assert!(
        names(&own(&game, 0).shelter).contains(&"barfolk_weapon".to_owned()),
        "BAT-12.15"
    );
    assert!(
        allows(&game, "complete"),
        "BAT-12.27: the attack goes on without its weapon"
    );
    let mut split = scene("barfolk_weapon, 2 supply, barfolk_amulet", |d| {
        d["day"] = json!(2);
        d["seats"][1]["heroes"] = json!(["a1"]);
    });
    acts(
        &mut split,
        &[
            "hire a a1",
            "attack a1 hero 1 a with a",
            "lay barfolk_weapon",
        ],
    );
    assert!(
        legal_with(&split, "amulet row").is_empty(),
        "BAT-12.15: a token was used elsewhere"
    );
}

#[test]
fn bat_12_17_to_12_20_results() {
    let mut game = siege("barfolk_weapon, barfolk_lord", "islanders_tribesman", |d| {
        d["board"]["g1"] = city("islanders", Some(1), 3);
        d["seats"][1]["heroes"] = json!(["g1"]);
    });
    acts(
        &mut game,
        &[
            "attack g1 city with a",
            "lay barfolk_weapon",
            "lay barfolk_lord",
            "complete",
            "fight alone",
            "pass",
        ],
    );
    assert_eq!(
        city_at(&game, "g1"),
        (3, Some(0)),
        "BAT-12.17, BAT-12.20: the same level"
    );
    assert_eq!(
        own(&game, 1).heroes[0].map(|s| s.to_string()),
        Some("g1".into()),
        "BAT-12.19: stood by"
    );
    assert_eq!(
        own(&game, 1).high_markers,
        7,
        "BAT-12.20: the marker returns"
    );
    let mut weak = siege("barfolk_weapon", "", |d| {
        d["board"]["g1"] = city("islanders", Some(1), 3);
    });
    acts(
        &mut weak,
        &["attack g1 city with a", "lay barfolk_weapon", "pass"],
    );
    assert_eq!(
        own(&weak, 0).heroes[0],
        None,
        "BAT-12.18: repelled, the hero is lost"
    );
    assert_eq!(
        own(&weak, 0).heroes[1].map(|s| s.to_string()),
        Some("g1".into()),
        "BAT-12.19"
    );
    let mut hero = siege("barfolk_weapon", "", |d| {
        d["seats"][1]["heroes"] = json!(["g1", "g1"]);
    });
    acts(
        &mut hero,
        &[
            "attack g1 hero 1 b with a",
            "lay barfolk_weapon",
            "complete",
            "surrender",
        ],
    );
    assert_eq!(
        own(&hero, 1).heroes,
        ["g1".parse().ok(), None],
        "BAT-12.19: an attacked hero always takes part"
    );
}

/// Seat 0 has used up its markers of one sort.
pub(crate) fn without_markers(low: bool, high: bool) -> Battalia {
    siege("2 barfolk_weapon, barfolk_lord", "", |d| {
        d["options"] = json!({"end_level4_cities": 7});
        d["board"]["g1"] = city("islanders", Some(1), 2);
        let kinds = ["barfolk", "islanders", "emberians", "cloudborn"];
        let squares = [
            ["b2", "d2", "f2", "b4", "f4", "b6", "d6"],
            ["c1", "e1", "a3", "g3", "a5", "g5", "c7"],
        ];
        d["board"] = json!({"g1": d["board"]["g1"].clone()});
        for (sort, used) in [(0, low), (1, high)] {
            for (i, square) in squares[sort].iter().enumerate().filter(|_| used) {
                let exits = [["n", "ns"], ["ne", "nes"]][sort][i / 4];
                d["board"][*square] = json!({"exits": exits, "city": true, "terrain": kinds[i % 4], "owner": 0, "level": if sort == 0 { 1 } else { 3 }});
            }
        }
    })
}

#[test]
fn bat_12_20_and_12_21_markers_and_freed_cities() {
    let fight = [
        "attack g1 city with a",
        "lay barfolk_weapon",
        "lay barfolk_lord",
        "complete",
        "surrender",
    ];
    let mut game = without_markers(true, false);
    acts(&mut game, &fight);
    assert_eq!(
        city_at(&game, "g1"),
        (0, None),
        "BAT-12.20: higher markers do not help"
    );
    assert_eq!(
        refused(&game, "occupy g1"),
        "BAT-8.4",
        "BAT-12.21: no marker of level 1"
    );
    assert_eq!(refused(&game, "attack g1 city with a"), "BAT-12.2");
    let game = siege("", "", |d| d["board"]["g1"] = city("islanders", None, 0));
    let mut taken = game;
    act(&mut taken, "occupy g1");
    assert_eq!(city_at(&taken, "g1"), (1, Some(0)), "BAT-12.21");
    assert_eq!(refused(&game, "occupy a1"), "BAT-12.21");
    let mut lower = without_markers(false, true);
    let mut document = serde_json::to_value(lower).unwrap();
    document["board"]["g1"]["level"] = json!(4);
    lower = crate::support::read(&document);
    acts(&mut lower, &fight);
    assert_eq!(
        city_at(&lower, "g1"),
        (2, Some(0)),
        "BAT-12.20: the highest lower level there is a marker of"
    );
    let mut high = siege("barfolk_weapon, barfolk_lord", "", |d| {
        d["board"]["g1"] = city("islanders", Some(1), 4);
    });
    acts(
        &mut high,
        &[
            "attack g1 city with a",
            "lay barfolk_weapon",
            "lay barfolk_lord",
            "complete",
            "surrender",
        ],
    );
    assert_eq!(city_at(&high, "g1"), (4, Some(0)), "BAT-12.20");
}

#[test]
fn bat_12_22_to_12_25_cards_in_battle() {
    let mut game = siege(
        "2 barfolk_weapon, supply",
        "islanders_scroll, barfolk_chief, islanders_chief",
        |d| {
            d["seats"][1]["nation"] = cards("6 supply");
        },
    );
    acts(
        &mut game,
        &[
            "attack g1 city with a",
            "lay barfolk_weapon",
            "complete",
            "fight alone",
        ],
    );
    act(&mut game, "scroll barfolk_chief islanders");
    assert_eq!(
        strengths(&game),
        (2, 3),
        "BAT-12.25: it enters the row at once"
    );
    act(&mut game, "complete");
    act(&mut game, "pass");
    assert_eq!(
        own(&game, 1).shelter.len(),
        2,
        "BAT-12.22, BAT-12.24: at once to the shelter"
    );
    assert_eq!(
        document(&game).spent.len(),
        1,
        "BAT-12.22: the attacker's stay where they are"
    );
    acts(
        &mut game,
        &[
            "attack g1 city with b",
            "lay barfolk_weapon",
            "complete",
            "fight alone",
        ],
    );
    assert_eq!(
        hand(&game, 1),
        ["islanders_chief"],
        "BAT-12.23: only what is left"
    );
    let mut useless = siege("barfolk_weapon, barfolk_amulet, supply", "", |_| {});
    acts(
        &mut useless,
        &["attack g1 city with a", "lay barfolk_weapon"],
    );
    roll(&mut useless, "amulet supply", 2);
    assert_eq!(
        pool(&useless),
        [("supply".to_owned(), 2)],
        "BAT-12.25: useless now, but there later"
    );
    acts(&mut useless, &["complete", "surrender"]);
    assert!(allows(&useless, "recruit tribesman"), "BAT-12.25, BAT-6.23");
}

#[test]
fn bat_12_26_jokers_in_battle() {
    let mut game = siege("barfolk_weapon, barfolk_amulet, barfolk_chief", "", |_| {});
    acts(
        &mut game,
        &[
            "attack g1 city with a",
            "lay barfolk_weapon",
            "lay barfolk_chief",
        ],
    );
    roll(&mut game, "amulet row 1", 6);
    assert_eq!(legal(&game).len(), 6, "BAT-12.26: a unit, weapon or horse");
    assert_eq!(refused(&game, "declare tool"), "BAT-12.26");
    act(&mut game, "declare lord");
    assert_eq!(strengths(&game).0, 6, "BAT-12.26: 1 + 4 + hero");
    let mut game = siege(
        "barfolk_weapon, barfolk_amulet, barfolk_tribesman",
        "",
        |_| {},
    );
    acts(&mut game, &["attack g1 city with a", "lay barfolk_weapon"]);
    roll(&mut game, "amulet barfolk_tribesman", 6);
    assert!(
        allows(&game, "lay barfolk_joker as lord") && allows(&game, "scroll row 0 islanders"),
        "BAT-12.26"
    );
    act(&mut game, "lay barfolk_joker as lord");
    assert_eq!(
        strengths(&game).0,
        6,
        "BAT-12.26, BAT-12.7: the joker keeps its faction"
    );
}

/// The defender's amulet rolls a 4 and hides a chief in the middle of a battle, which the defender
/// fights with the ambush or without.
fn chief_hidden_in_battle(answer: &str) -> Battalia {
    let mut game = siege(
        "2 barfolk_weapon, barfolk_horse",
        "islanders_amulet, barfolk_amulet, islanders_title, islanders_scroll, islanders_chief, \
         islanders_lord",
        |d| d["seats"][1]["ambush"] = json!([{"card": "cloudborn_chief"}]),
    );
    acts(
        &mut game,
        &[
            "attack g1 city with a",
            "lay barfolk_weapon",
            "complete",
            answer,
            "amulet islanders_chief",
        ],
    );
    roll(&mut game, "pay islanders_amulet", 4);
    game
}

#[test]
fn bat_12_28_a_card_hidden_in_battle_cannot_be_used_in_that_battle() {
    for answer in ["fight alone", "fight ambush"] {
        let game = chief_hidden_in_battle(answer);
        let ambush = own(&game, 1).ambush;
        let hidden = ambush.last().and_then(|hidden| hidden.card);
        assert_eq!(
            hidden.map(|card| card.to_string()),
            Some("islanders_chief".to_owned()),
            "BAT-12.28, {answer}: it stays in the ambush"
        );
        assert!(!hand(&game, 1).contains(&"islanders_chief".to_owned()));
        let with_chief = |action: &String| action.contains("islanders_chief");
        assert!(
            !legal(&game).iter().any(with_chief),
            "BAT-12.28, {answer}: not in this battle"
        );
    }
}

#[test]
fn bat_12_28_a_card_hidden_in_battle_is_not_a_target_in_a_later_one() {
    let mut game = chief_hidden_in_battle("fight alone");
    acts(&mut game, &["lay islanders_lord", "complete", "pass"]);
    acts(
        &mut game,
        &[
            "attack g1 city with b",
            "lay barfolk_weapon",
            "complete",
            "fight ambush",
        ],
    );
    assert!(
        allows(&game, "lay islanders_chief"),
        "BAT-12.28: a defender may take it in a later battle"
    );
    for artefact in [
        "amulet islanders_chief",
        "title islanders_chief 1",
        "scroll islanders_chief barfolk",
    ] {
        assert_eq!(refused(&game, artefact), "BAT-6.7", "BAT-12.28: {artefact}");
        // The other chief was hidden before the turn: only the mark makes the difference.
        let other = artefact.replace("islanders_chief", "cloudborn_chief");
        assert!(allows(&game, &other), "BAT-12.28: {other}");
    }
    // The turn ends, and with it the mark.
    acts(&mut game, &["pass", "end", "keep"]);
    assert_eq!(must(&game), 1);
    assert!(allows(&game, "title islanders_chief 1"), "BAT-12.28");
}

/// On day 2 weapons are illuminated, on day 7 horses: for the defender too, on another player's turn.
#[test]
fn bat_9_16_the_defender_uses_what_is_illuminated_twice() {
    for (day, arm, other) in [(2, "weapon", "horse"), (7, "horse", "weapon")] {
        let mut game = siege(
            "barfolk_weapon, barfolk_lord",
            &format!("islanders_{arm}, islanders_{other}"),
            |d| d["day"] = json!(day),
        );
        acts(
            &mut game,
            &[
                "attack g1 city with a",
                "lay barfolk_weapon",
                "complete",
                "fight alone",
            ],
        );
        let base = strengths(&game).1;
        let lay = format!("lay islanders_{arm}");
        act(&mut game, &lay);
        assert_eq!(strengths(&game).1, base + 1, "BAT-9.16: one token");
        assert!(allows(&game, &lay), "BAT-9.16: day {day}, the second token");
        act(&mut game, &lay);
        assert_eq!(
            strengths(&game).1,
            base + 2,
            "BAT-9.16: in one row a {arm} counts 2"
        );
        assert!(!allows(&game, &lay), "BAT-9.16: not a third time");
        let lay = format!("lay islanders_{other}");
        act(&mut game, &lay);
        assert!(!allows(&game, &lay), "BAT-9.16: the {other} is not lit");
    }
}

#[test]
fn bat_12_15_a_token_spent_in_an_earlier_battle_counts() {
    let mut game = siege("barfolk_weapon, barfolk_amulet, 2 supply", "", |d| {
        d["day"] = json!(2);
    });
    acts(
        &mut game,
        &[
            "attack g1 city with a",
            "lay barfolk_weapon",
            "complete",
            "surrender",
        ],
    );
    let mut document = serde_json::to_value(game).unwrap();
    document["seats"][1]["heroes"] = json!(["g1"]);
    let mut game = crate::support::read(&document);
    acts(
        &mut game,
        &["attack g1 hero 1 a with a", "lay barfolk_weapon"],
    );
    assert!(
        legal_with(&game, "amulet row").is_empty(),
        "BAT-12.15: not all tokens of the weapon lie in this row"
    );
    assert!(allows(&game, "amulet supply"), "BAT-12.15");
}

#[test]
fn bat_12_15_a_target_stays_a_target_in_the_row() {
    let mut game = siege(
        "barfolk_weapon, barfolk_tent, supply, barfolk_chief, barfolk_amulet",
        "",
        |_| {},
    );
    acts(
        &mut game,
        &[
            "pitch barfolk_chief",
            "strike 0",
            "attack g1 city with a",
            "lay barfolk_weapon",
            "lay barfolk_chief",
        ],
    );
    assert_eq!(
        legal_with(&game, "amulet row"),
        ["amulet row 0"],
        "BAT-6.7, BAT-12.15: the tent has touched the chief"
    );
}

#[test]
fn bat_10_5_and_12_12_what_cannot_pay_for_a_retreat() {
    let mut game = siege("barfolk_weapon", "wings, islanders_amulet, supply", |d| {
        d["day"] = json!(7);
        d["display"] = json!([]);
        d["seats"][1]["heroes"] = json!(["g1"]);
        d["board"]["f1"] = road("ew", "barfolk");
        d["board"]["e1"] = road("ew", "barfolk");
    });
    acts(
        &mut game,
        &[
            "attack g1 hero 1 a with a",
            "lay barfolk_weapon",
            "complete",
        ],
    );
    assert_eq!(
        legal(&game),
        ["surrender", "fight alone"],
        "BAT-10.5, BAT-12.12: neither wings nor an amulet, and one Supply is too little"
    );
    let mut horse = siege("barfolk_weapon", "islanders_horse", |d| {
        d["day"] = json!(7);
        d["seats"][1]["heroes"] = json!(["g1"]);
        for square in ["f1", "e1", "d1", "c1", "b1"] {
            d["board"][square] = road("ew", if square < "d" { "barfolk" } else { "islanders" });
        }
    });
    acts(
        &mut horse,
        &[
            "attack g1 hero 1 a with a",
            "lay barfolk_weapon",
            "complete",
        ],
    );
    assert_eq!(
        legal_with(&horse, "retreat"),
        ["retreat d1 horse", "retreat e1 horse"],
        "BAT-12.12: no doubled distance on the day of the horse"
    );
}
