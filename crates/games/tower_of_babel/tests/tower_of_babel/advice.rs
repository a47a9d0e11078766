//! What the game tells bots: values that add up, and a feeling for offers and builds.

use serde_json::json;
use ziggurat_engine::{Advice, Chance, Game, Seat};
use ziggurat_testkit::{
    counsel::{self, values},
    pass,
};
use ziggurat_tower_of_babel::{Action, Phase, TowerOfBabel};

use crate::support::{
    act, action, in_random_play, legal, of_ships, offered, scene, seen, with_taken,
};

/// The action that looks best to a seat.
fn favourite(game: &TowerOfBabel, seat: u8) -> String {
    counsel::favourite(game, Seat(seat))
}

#[test]
fn values_are_shares_of_one_victory() {
    in_random_play(3, |walk| pass(counsel::shares_of_one_victory(walk)));
}

#[test]
fn points_discs_and_units_raise_the_value() {
    let even = values(&scene(3, &json!({"hands": []})));
    assert!((even[0] - even[1]).abs() < 0.02, "{even:?}");
    let ahead = [
        json!({"scores": [5, 0, 0], "hands": []}),
        json!({"wonders": with_taken(&[("ship_3", 0), ("ship_4", 0)]), "hands": []}),
        json!({"wonders": {"colossus": {"discs": ["camel_5", "crane_4", "mason_4"], "units": [3]}}, "hands": []}),
        json!({"hands": [{"ship": 4}]}),
        json!({"hands": [], "action_cards": [["five_points"]]}),
    ];
    for changes in ahead {
        let values = values(&scene(3, &changes));
        assert!(values[0] > values[1] + 0.02, "{changes}: {values:?}");
    }
}

#[test]
fn offers_are_neither_everything_nor_nothing() {
    let (mut held, mut offered, mut empty, mut offers, mut trades) = (0u32, 0u32, 0, 0, 0);
    for seed in 0..60 {
        let mut chance = Chance::new(seed);
        let mut game = crate::support::dealt(4, seed);
        while let Some(seat) = game.waiting().must.first() {
            let choice = game.playout(seat, &mut chance).expect("an action");
            if let Action::Offer { cards, trade } = choice {
                let hand = crate::support::hand(&game, seat.0);
                let most = hand.least(seen(&game, 0).column.expect("a disc").demand);
                held += u32::from(most.total());
                offered += u32::from(cards.total());
                offers += u32::from(!most.is_empty());
                empty += u32::from(cards.is_empty() && !most.is_empty());
                trades += u32::from(trade);
            }
            game.play_silent(seat, &choice, &mut chance);
        }
    }
    let share = f64::from(offered) / f64::from(held);
    assert!(
        (0.3..0.9).contains(&share),
        "{share} of what could be offered is"
    );
    assert!(empty * 3 < offers, "{empty} of {offers} offers are empty");
    assert!(
        trades * 10 > offers && trades * 4 < offers * 3,
        "{trades} of {offers} with trading card"
    );
}

#[test]
fn a_free_disc_is_built_and_points_are_not_given_away() {
    // Two ships of seat 1 and three of its own: better than paying for both offers.
    let offers = [of_ships(2, false), of_ships(1, false)];
    let game = offered(
        "tower_of_babel",
        &offers,
        &json!({"hands": [{"ship": 3}, {}, {}]}),
    );
    assert_ne!(favourite(&game, 0), "abandon");
    // The fourth ship disc is worth a lot: the trader does not get it.
    let taken = [("ship_3", 0), ("ship_4", 0), ("ship_4", 0)];
    let changes = json!({"wonders": with_taken(&taken), "hands": [{"ship": 5}, {}, {}]});
    let game = offered(
        "tower_of_babel",
        &[of_ships(1, true), of_ships(0, false)],
        &changes,
    );
    assert_eq!(favourite(&game, 0), "build adding 5 ship");
}

#[test]
fn triple_bonus_waits_for_a_large_offer() {
    let cards = json!({"action_cards": [[], ["triple_bonus"]]});
    let mut large = offered(
        "tower_of_babel",
        &[of_ships(5, false), of_ships(0, false)],
        &cards,
    );
    act(&mut large, 0, "abandon");
    assert_eq!(favourite(&large, 1), "triple yes");
    let mut small = offered(
        "tower_of_babel",
        &[of_ships(1, false), of_ships(0, false)],
        &cards,
    );
    act(&mut small, 0, "abandon");
    assert_eq!(favourite(&small, 1), "triple no");
}

#[test]
fn playouts_know_every_moment() {
    let mut chance = Chance::new(3);
    in_random_play(3, |walk| pass(counsel::playouts_know_the_moment(walk)));
    let game = scene(3, &json!({"action_cards": [["draw_cards"]]}));
    assert_eq!(game.playout(Seat(0), &mut chance), Some(action("draw")));
    assert_eq!(seen(&game, 0).phase, Phase::Choosing);
    assert!(legal(&game, 1).is_empty() && game.playout(Seat(1), &mut chance).is_none());
}
