//! Section 1: what is in the box.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use ziggurat_engine::{Chance, Game};
use ziggurat_tower_of_babel::{
    ActionCard, Cards, Disc, FACTS, Kind, Row, Tables, TowerOfBabel, Wonder,
};

use crate::support::{dealt, document, laid_out, own, public, scene};

#[test]
fn tob_1_1_eight_wonders_with_three_spaces() {
    let wonders = public(&dealt(3, 1)).wonders;
    assert_eq!(wonders.len(), 8, "TOB-1.1");
    assert!(wonders.iter().all(|w| w.spaces.len() == 3), "TOB-1.1");
    let ids: BTreeSet<Wonder> = wonders.iter().map(|w| w.wonder).collect();
    assert_eq!(ids.len(), 8, "TOB-1.1");
}

#[test]
fn tob_1_2_and_2_2_the_single_kind_discs() {
    let mut expected = Vec::new();
    for &kind in Kind::ALL {
        expected.extend([3, 4, 4, 5, 5, 6].map(|n| Disc::single(kind, n)));
    }
    expected.sort_unstable();
    assert_eq!(laid_out(&dealt(4, 3)), expected, "TOB-1.2, TOB-2.2");
    assert_eq!(Tables::USUAL.two_kind_discs.len(), 4, "TOB-1.2");
}

/// The page about this edition says what is assumed; these values no longer are.
#[test]
fn tob_1_2_and_10_1_the_numbers_on_discs_and_the_second_row_have_a_source() {
    let facts: Value = serde_json::from_str(FACTS).expect("facts are JSON");
    let discs = &facts["building_discs"]["single_kind"];
    assert_eq!(discs["numbers_per_kind"], json!([3, 4, 4, 5, 5, 6]));
    let second = &facts["wonder_scoring"]["rows"][1];
    assert_eq!(
        (&second["first"], &second["second"]),
        (&json!(10), &json!(5))
    );
    let fifth = &facts["player_colors"][4];
    for known in [discs, second, fifth] {
        let certainty = known["certainty"].as_str().expect("a note");
        assert!(
            certainty.contains("source") && !certainty.contains("assumed"),
            "{certainty}"
        );
    }
    let assumed = facts["assumed_values"].to_string();
    for gone in ["numbers_per_kind", "rows[1", "player_colors"] {
        assert!(!assumed.contains(gone), "{gone} in {assumed}");
    }
    for rules in [TowerOfBabel::RULES.en, TowerOfBabel::RULES.de] {
        let discs = rules.lines().find(|line| line.contains("**TOB-1.2**"));
        assert!(discs.is_some_and(|line| !line.contains("ekonstru") && !line.contains("econstru")));
    }
}

#[test]
fn tob_1_3_and_2_11_hundred_building_cards() {
    for (players, deck) in [(3, 88), (4, 84), (5, 80)] {
        let game = dealt(players, 5);
        assert_eq!(public(&game).deck, deck, "TOB-2.11");
        let all: Cards = serde_json::from_value(document(&game)["deck"].clone()).unwrap();
        let hands = (0..players).map(|seat| own(&game, seat).hand.unwrap());
        assert_eq!(hands.fold(all, Cards::plus), Cards([25; 4]), "TOB-1.3");
        assert_eq!(public(&game).action_pile, 15, "TOB-2.11");
        assert_eq!(laid_out(&game).len(), 24, "TOB-2.11");
    }
}

#[test]
fn tob_1_4_fifteen_action_cards() {
    let pile: Vec<ActionCard> =
        serde_json::from_value(document(&dealt(3, 1))["action_pile"].clone()).unwrap();
    let count = |card| pile.iter().filter(|other| **other == card).count();
    let counts: Vec<_> = ActionCard::ALL.iter().map(|&card| count(card)).collect();
    assert_eq!(counts, [2, 2, 2, 3, 2, 2, 2], "TOB-1.4");
    assert_eq!(pile.len(), 15, "TOB-1.4, TOB-2.6");
}

#[test]
fn tob_1_5_and_2_8_pieces_trading_card_and_column() {
    let game = dealt(5, 2);
    let view = public(&game);
    // 14 pieces of value 1 and 5 of value 3: one piece of value 1 counts the points.
    assert!(
        view.players.iter().all(|p| p.supply == 14 + 5 * 3),
        "TOB-1.5, TOB-2.8"
    );
    assert!(view.players.iter().all(|p| p.points.sum == 0), "TOB-2.8");
    let mut columns = view.order.clone();
    columns.sort_unstable();
    assert_eq!(columns.len(), 5, "TOB-1.5: one column each");
    columns.dedup();
    assert_eq!(columns.len(), 5, "TOB-1.5");
    // One trading card each, which comes back every time: see TOB-8.9.
    let mut game = scene(3, &json!({}));
    game.apply(
        ziggurat_engine::Seat(0),
        &"choose tower_of_babel ship_5".parse().unwrap(),
        &mut Chance::new(1),
        &mut ziggurat_engine::Silent,
    )
    .unwrap();
    for seat in 1..3 {
        let offers = crate::support::legal_with(&game, seat, "offer 1 ship");
        assert_eq!(offers, ["offer 1 ship", "offer 1 ship trade"], "TOB-1.5");
    }
}

#[test]
fn tob_1_6_and_2_5_the_tables() {
    let view = public(&dealt(3, 1));
    let firsts: Vec<u8> = view.tables.rows.iter().map(|row| row.first).collect();
    let seconds: Vec<u8> = view.tables.rows.iter().map(|row| row.second).collect();
    assert_eq!(firsts, [8, 10, 12, 14, 16, 18, 20], "TOB-1.6");
    assert_eq!(seconds, [4, 5, 6, 7, 8, 9, 10], "TOB-1.6");
    let light = Row {
        first: 6,
        second: 4,
    };
    assert_eq!(view.tables.light_row, light, "TOB-1.6");
    assert_eq!(view.tables.disc_bonus, [0, 5, 10, 20, 30, 40], "TOB-1.6");
    assert_eq!(view.finished, 0, "TOB-2.5: the first row is next");
    assert_eq!(view.order.len(), 3, "TOB-1.6: the order track");
}
