//! Sections 1 and 2: what is in the box, and how it is laid out.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::json;
use ziggurat_engine::{Chance, Game, Viewer};
use ziggurat_tower_of_babel::{
    ActionCard, Cards, Disc, Kind, Options, Row, Tables, TowerOfBabel, View, Wonder,
};

use crate::support::{deal_with, dealt, document, own, scene, seen};

fn public(game: &TowerOfBabel) -> View {
    game.view(Viewer::Public)
}

fn laid_out(game: &TowerOfBabel) -> Vec<Disc> {
    let wonders = public(game).wonders;
    let spaces = wonders.iter().flat_map(|wonder| wonder.spaces.clone());
    let mut discs: Vec<Disc> = spaces.filter_map(|space| space.disc).collect();
    discs.sort_unstable();
    discs
}

fn two_kind() -> Options {
    Options {
        two_kind_discs: true,
        ..Options::default()
    }
}

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

#[test]
fn tob_2_1_options_and_their_defaults() {
    let options = Options::default();
    assert!(!options.two_kind_discs, "TOB-2.1");
    assert!(options.action_cards, "TOB-2.1");
    assert!(
        !options.wrong_kind_cards && options.joker_may_split,
        "TOB-2.1"
    );
    let numbers = (options.double_turn_max_per_turn, options.stall_limit_rounds);
    assert_eq!(numbers, (1, 10), "TOB-2.1");
    assert_eq!(
        dealt(3, 1).options(),
        options,
        "TOB-2.1: fixed before the game"
    );
}

#[test]
fn tob_2_3_two_kind_discs_take_the_place_of_a_five_each() {
    let discs = laid_out(&deal_with(two_kind(), 4, 3));
    assert_eq!(discs.len(), 24, "TOB-2.3");
    for &kind in Kind::ALL {
        let fives = discs.iter().filter(|disc| **disc == Disc::single(kind, 5));
        assert_eq!(fives.count(), 1, "TOB-2.3: {kind}");
    }
    let doubles: Vec<_> = discs.iter().filter(|disc| disc.is_double()).collect();
    assert_eq!(doubles.len(), 4, "TOB-2.3");
}

#[test]
fn tob_2_4_discs_are_shuffled() {
    let mut first = BTreeMap::new();
    for seed in 0..600 {
        let disc = public(&dealt(3, seed)).wonders[0].spaces[0].disc.unwrap();
        *first.entry(disc.to_string()).or_insert(0) += 1;
    }
    // 16 different discs; those that are there twice come up twice as often.
    assert_eq!(first.len(), 16, "TOB-2.4");
    assert!(
        first.values().all(|&n| (8..100).contains(&n)),
        "TOB-2.4: {first:?}"
    );
}

#[test]
fn tob_2_6_piles_are_shuffled() {
    let hands: BTreeSet<Cards> = (0..40)
        .map(|seed| own(&dealt(3, seed), 0).hand.unwrap())
        .collect();
    assert!(hands.len() > 10, "TOB-2.6");
}

#[test]
fn tob_2_7_four_cards_each() {
    for players in 3..=5 {
        let game = dealt(players, 9);
        for seat in 0..players {
            assert_eq!(own(&game, seat).hand.unwrap().total(), 4, "TOB-2.7");
            assert_eq!(own(&game, seat).action_cards, Some(vec![]), "TOB-2.7");
        }
    }
}

#[test]
fn tob_2_9_and_2_10_the_start_player() {
    let mut starts = [0; 4];
    for seed in 0..400 {
        let view = seen(&dealt(4, seed), 0);
        starts[view.start_player.index()] += 1;
        assert_eq!(view.active, view.start_player, "TOB-2.9");
        let order: Vec<u8> = view.order.iter().map(|seat| seat.0).collect();
        let first = view.start_player.0;
        let clockwise: Vec<u8> = (0..4).map(|step| (first + step) % 4).collect();
        assert_eq!(order, clockwise, "TOB-2.10");
    }
    assert!(
        starts.iter().all(|n| (60..140).contains(n)),
        "TOB-2.9: {starts:?}"
    );
}

#[test]
fn tob_2_12_three_to_five_players() {
    for players in 0..9 {
        let dealt = TowerOfBabel::setup(&Options::default(), players, &mut Chance::new(1));
        assert_eq!(dealt.is_ok(), (3..=5).contains(&players), "TOB-2.12");
    }
}
