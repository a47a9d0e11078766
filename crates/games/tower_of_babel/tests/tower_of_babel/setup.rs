//! Section 2: how the game is laid out.

use std::collections::{BTreeMap, BTreeSet};

use ziggurat_engine::{Chance, Game};
use ziggurat_tower_of_babel::{Cards, Disc, Kind, Options, TowerOfBabel};

use crate::support::{deal_with, dealt, laid_out, own, public, seen};

fn two_kind() -> Options {
    Options {
        two_kind_discs: true,
        ..Options::default()
    }
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
