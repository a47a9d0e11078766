//! Sections 6 and 7: tokens, payments, gaining cards.

use serde_json::json;
use ziggurat_battalia::{Event, Phase};

use crate::support::{
    act, acts, allows, cards, document, hand, legal, legal_with, names, own, pool, refused, road,
    roll, scene, view,
};

#[test]
fn bat_6_3_the_illuminated_card_gives_two_tokens() {
    let mut game = scene("barfolk_tool, barfolk_chief, 2 supply", |d| {
        d["day"] = json!(1);
        d["board"]["b1"] = road("ew", "barfolk");
    });
    act(&mut game, "build straight");
    while view(&game, 0).phase == Phase::Pay {
        act(&mut game, "pay barfolk_tool");
    }
    act(&mut game, "place c1 ew");
    assert_eq!(
        pool(&game),
        [("barfolk_tool".to_owned(), 1)],
        "BAT-6.3, BAT-6.4, BAT-9.16: the second use waits"
    );
    assert!(
        allows(&game, "create weapon"),
        "BAT-6.13, BAT-6.23: it serves another action"
    );
    act(&mut game, "create weapon");
    assert!(pool(&game).is_empty(), "BAT-6.5: used once");
    act(&mut game, "end");
    assert!(pool(&game).is_empty(), "BAT-6.2");
}

#[test]
fn bat_6_5_new_cards_give_no_tokens() {
    let mut game = scene("2 supply", |_| {});
    act(&mut game, "recruit tribesman");
    assert_eq!(
        document(&game).gained.len(),
        2,
        "BAT-7.1: a unit and a Supply"
    );
    assert!(
        pool(&game).is_empty() && hand(&game, 0).is_empty(),
        "BAT-6.5, BAT-7.5"
    );
    assert_eq!(legal(&game), ["end"], "BAT-6.5, BAT-6.16");
}

#[test]
fn bat_6_10_tools_for_tribesmen() {
    let mut game = scene("2 barfolk_tool, 2 barfolk_tribesman", |_| {});
    act(&mut game, "create tool");
    assert_eq!(
        legal(&game),
        ["pay barfolk_tribesman", "pay barfolk_tool"],
        "BAT-6.10"
    );
    act(&mut game, "pay barfolk_tool");
    act(&mut game, "pay barfolk_tool");
    assert_eq!(
        hand(&game, 0).len(),
        2,
        "BAT-6.10: two tools for three tribesmen, half a tool is lost"
    );
    let mut game = scene("barfolk_tool, 3 barfolk_tribesman", |_| {});
    acts(&mut game, &["create tool", "pay barfolk_tool"]);
    assert_eq!(
        hand(&game, 0).len(),
        2,
        "BAT-6.10, BAT-6.11: nothing more than needed"
    );
    let game = scene("barfolk_tool, supply", |_| {});
    assert_eq!(
        refused(&game, "create tool"),
        "BAT-7.2",
        "BAT-6.20: a tool is two tribesmen, not three"
    );
    let game = scene("barfolk_weapon, barfolk_chief, barfolk_horse", |_| {});
    assert_eq!(
        refused(&game, "create weapon"),
        "BAT-7.2",
        "BAT-7.3: only tools pay"
    );
}

#[test]
fn bat_6_11_what_does_not_fit_cannot_be_named() {
    let mut game = scene(
        "3 supply, barfolk_chief, islanders_chief, barfolk_tribesman, emberians_tribesman",
        |_| {},
    );
    act(&mut game, "create tent");
    assert_eq!(
        legal(&game),
        ["pay barfolk_chief", "pay islanders_chief"],
        "BAT-6.4: a choice"
    );
    assert_eq!(refused(&game, "pay supply"), "BAT-6.11");
    assert_eq!(refused(&game, "end"), "BAT-6.4");
    act(&mut game, "pay islanders_chief");
    act(&mut game, "pay emberians_tribesman");
    let (left, expected) = (
        hand(&game, 0),
        ["supply", "supply", "barfolk_tribesman", "barfolk_chief"],
    );
    assert_eq!(left, expected, "BAT-6.4");
}

#[test]
fn bat_6_7_no_card_is_a_target_twice() {
    let mut game = scene(
        "barfolk_tent, supply, barfolk_tribesman, barfolk_amulet",
        |_| {},
    );
    act(&mut game, "pitch barfolk_tribesman");
    act(&mut game, "strike 0");
    assert_eq!(hand(&game, 0), ["barfolk_tribesman", "barfolk_amulet"]);
    assert_eq!(refused(&game, "amulet barfolk_tribesman"), "BAT-6.7");
    let mut game = scene("2 barfolk_scroll, barfolk_chief", |_| {});
    act(&mut game, "scroll barfolk_chief islanders");
    assert!(
        legal_with(&game, "scroll islanders_chief").is_empty(),
        "BAT-6.7, BAT-6.6: it left the hand"
    );
    assert!(legal_with(&game, "title").is_empty());
}

/// There are many more Supply cards than of any other sort.
#[test]
fn bat_6_7_any_number_of_supply_cards_stays_marked() {
    let game = |marked: &str| {
        scene("barfolk_amulet, 20 supply", |d| {
            d["seats"][0]["marked"] = cards(marked);
        })
    };
    assert!(allows(&game("19 supply"), "amulet supply"));
    assert_eq!(refused(&game("20 supply"), "amulet supply"), "BAT-6.7");
}

#[test]
fn bat_6_9_a_changed_card_need_not_be_used() {
    let mut game = scene("barfolk_title, barfolk_tribesman", |_| {});
    act(&mut game, "title barfolk_tribesman 1");
    act(&mut game, "end");
    let own = own(&game, 0);
    let all = names(&own.hand.unwrap());
    assert_eq!(
        all,
        ["barfolk_chief", "barfolk_title"],
        "BAT-6.9: changed for good"
    );
}

#[test]
fn bat_6_12_jokers() {
    let mut game = scene(
        "barfolk_amulet, islanders_tribesman, 4 supply, barfolk_tribesman, barfolk_chief",
        |_| {},
    );
    roll(&mut game, "amulet islanders_tribesman", 6);
    assert_eq!(
        pool(&game),
        [("islanders_joker".to_owned(), 1)],
        "BAT-6.12: it keeps the faction"
    );
    assert!(allows(&game, "recruit lord"), "BAT-6.12: as Supply");
    assert!(allows(&game, "create weapon"), "BAT-6.12: as a tribesman");
    assert!(
        legal_with(&game, "pitch").is_empty(),
        "BAT-6.12: never as a tent"
    );
    assert!(allows(&game, "hire a a1"), "BAT-6.12: as a weapon");
    let mut game = scene("barfolk_amulet, supply, 2 barfolk_tribesman", |d| {
        d["day"] = json!(4);
    });
    roll(&mut game, "amulet supply", 6);
    assert_eq!(
        pool(&game),
        [("joker".to_owned(), 1)],
        "BAT-6.12: no faction on Supply"
    );
    act(&mut game, "title barfolk_tribesman 1");
    assert!(
        pool(&game).contains(&("title".to_owned(), 1)),
        "BAT-6.12: as an illuminated title it gives two"
    );
    act(&mut game, "title barfolk_tribesman 1");
    assert!(
        pool(&game)
            .iter()
            .all(|(token, _)| token == "barfolk_chief"),
        "BAT-6.20"
    );
}

#[test]
fn bat_6_14_tokens_of_the_pool_fight() {
    let mut game = scene("islanders_weapon, 2 supply", |d| {
        d["day"] = json!(2);
        d["seats"][1]["heroes"] = json!(["a1"]);
    });
    acts(
        &mut game,
        &[
            "hire a a1",
            "attack a1 hero 1 a with a",
            "lay islanders_weapon",
        ],
    );
    assert_eq!(
        crate::support::strengths(&game),
        (1, 0),
        "BAT-6.14: one weapon hires and fights"
    );
}

#[test]
fn bat_6_15_to_6_18_what_can_be_done_when() {
    let game = scene("", |_| {});
    assert_eq!(legal(&game), ["end"], "BAT-6.16, BAT-6.17");
    assert_eq!(
        refused(&game, "lay barfolk_weapon"),
        "BAT-6.18",
        "a step of a battle"
    );
    assert_eq!(refused(&game, "surrender"), "BAT-12.8", "nobody attacks");
    assert_eq!(refused(&game, "done"), "BAT-6.15", "nothing is under way");
}

#[test]
fn bat_6_22_the_roll_comes_before_the_other_cards() {
    let mut game = scene("barfolk_amulet, supply, 2 barfolk_tribesman", |_| {});
    roll(&mut game, "amulet supply", 3);
    assert_eq!(pool(&game), [("supply".to_owned(), 3)], "BAT-6.22, BAT-6.1");
    assert!(
        allows(&game, "recruit chief") && allows(&game, "recruit tribesman"),
        "BAT-6.21: rows are still open"
    );
    act(&mut game, "recruit tribesman");
    assert_eq!(
        pool(&game),
        [("supply".to_owned(), 1)],
        "BAT-6.13: branching"
    );
}

#[test]
fn bat_7_1_units_cost_one_supply_more_than_their_rank() {
    for (rank, price) in [("tribesman", 2), ("chief", 3), ("priest", 4), ("lord", 5)] {
        let mut game = scene(&format!("{price} supply"), |_| {});
        act(&mut game, &format!("recruit {rank}"));
        let gained = names(&document(&game).gained);
        assert!(
            gained[0] == "supply" && gained[1].ends_with(rank),
            "BAT-7.1: {gained:?}"
        );
        let poor = scene(&format!("{} supply", price - 1), |_| {});
        assert_eq!(refused(&poor, &format!("recruit {rank}")), "BAT-7.1");
    }
}

#[test]
fn bat_7_2_what_artefacts_cost() {
    let prices = [
        ("tool", "3 barfolk_tribesman"),
        ("weapon", "barfolk_chief, 2 barfolk_tribesman"),
        ("amulet", "barfolk_priest, 2 barfolk_tribesman"),
        ("title", "barfolk_lord, 2 barfolk_tribesman"),
        ("scroll", "barfolk_priest, barfolk_chief, barfolk_tribesman"),
        ("tent", "barfolk_chief, barfolk_tribesman, supply"),
        ("horse", "barfolk_chief, 2 supply"),
    ];
    for (artefact, price) in prices {
        let mut game = scene(price, |d| {
            d["day"] = json!(if artefact == "tent" { 1 } else { 4 });
        });
        act(&mut game, &format!("create {artefact}"));
        let gained = names(&document(&game).gained);
        assert_eq!(gained.len(), 1, "BAT-7.2: no Supply comes with it");
        assert!(gained[0].ends_with(artefact), "BAT-7.2: {gained:?}");
        assert!(hand(&game, 0).is_empty(), "BAT-7.2");
    }
}

#[test]
fn bat_7_4_the_matching_pair_is_searched() {
    let scene = || {
        scene("barfolk_chief, barfolk_tribesman, supply", |d| {
            d["piles"]["tent"] = json!({"top": "islanders", "rest": {"emberians": 2}});
        })
    };
    let mut game = scene();
    act(&mut game, "create tent");
    assert_eq!(
        legal(&game).len(),
        5,
        "BAT-7.4: four factions, or the top card"
    );
    let mut other = game;
    act(&mut game, "take emberians");
    assert_eq!(
        names(&document(&game).gained),
        ["emberians_tent"],
        "BAT-7.4"
    );
    act(&mut other, "take cloudborn");
    assert_eq!(
        names(&document(&other).gained),
        ["islanders_tent"],
        "BAT-7.4: the top card if there is none"
    );
    let mut shuffled = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let mut game = scene();
        act(&mut game, "create tent");
        crate::support::act_with(&mut game, "take emberians", seed);
        shuffled.insert(view(&game, 0).piles[9].top);
    }
    assert_eq!(shuffled.len(), 2, "BAT-1.9: the pile is shuffled");
}

#[test]
fn bat_7_6_and_7_7_great_artefacts_and_supply() {
    let game = scene("hammer, 5 supply", |d| d["display"] = json!([]));
    assert!(legal_with(&game, "claim").is_empty(), "BAT-7.6");
    let two = json!({"players": 4, "seats": [{"faction": "barfolk", "hand": ["hammer", "horn"]}, {"faction": "islanders"}, {"faction": "emberians"}, {"faction": "cloudborn"}]});
    let broken: ziggurat_battalia::Battalia = serde_json::from_value(two).unwrap();
    assert!(
        ziggurat_engine::Game::validate(&broken).is_err(),
        "BAT-7.6: at most one each"
    );
    let mut game = scene("2 supply", |d| d["supply"] = json!(0));
    let events = act(&mut game, "recruit tribesman");
    assert!(
        events
            .iter()
            .any(|e| matches!(e, Event::Recruited { supply: false, .. })),
        "BAT-7.7"
    );
    let game = scene("5 supply", |d| d["piles"]["lord"] = json!({}));
    assert_eq!(refused(&game, "recruit lord"), "BAT-1.10");
}
