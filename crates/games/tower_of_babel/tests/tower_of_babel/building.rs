//! Sections 8 and 9: what a build brings, and a build that is abandoned.

use serde_json::json;
use ziggurat_tower_of_babel::{Cards, Event, Phase, Wonder};

use crate::support::{
    act, acts, allows, discs, hand, legal_with, must, of_ships, offered, own, points, seen, ships,
    totals, units, wonder,
};

const FIVE_SHIPS: &str = "tower_of_babel";

/// The common draw adds one card to every hand at the end of a turn.
fn discard(game: &ziggurat_tower_of_babel::TowerOfBabel) -> Cards {
    seen(game, 0).discard
}

#[test]
fn tob_8_1_played_cards_go_to_the_discard_pile_and_jokers_leave_the_game() {
    let jokers = json!({"action_cards": [["joker"]], "discard": {"camel": 1}});
    let mut game = offered(
        FIVE_SHIPS,
        &[of_ships(1, false), of_ships(2, false)],
        &jokers,
    );
    act(&mut game, 0, "build with 1 adding 2 ship jokers 1");
    assert_eq!(discard(&game), Cards([1, 0, 3, 0]), "TOB-8.1");
    let view = seen(&game, 0);
    assert_eq!(view.used_action_cards.len(), 1, "TOB-8.1");
    assert_eq!(own(&game, 0).action_cards, Some(vec![]), "TOB-8.1");
    assert!(
        hand(&game, 1).total() <= 1,
        "TOB-8.1: the helper's card is gone"
    );
}

#[test]
fn tob_8_2_and_8_3_units_for_helpers_and_the_active_player() {
    let mut game = offered(
        FIVE_SHIPS,
        &[of_ships(1, false), of_ships(1, false), of_ships(2, false)],
        &json!({"action_cards": [["joker"]]}),
    );
    act(&mut game, 0, "build with 1 3 jokers 1");
    assert_eq!(
        units(&game, Wonder::TowerOfBabel),
        [2, 1, 0, 2],
        "TOB-8.2, TOB-8.3: a Joker gives two"
    );
}

#[test]
fn tob_8_4_8_5_and_8_6_the_active_player_replaces_the_traders_units() {
    let before = wonder(&["ship_5", "camel_3", "crane_4"], &[1, 0, 3]);
    let mut game = offered(
        FIVE_SHIPS,
        &[of_ships(1, false), of_ships(2, true)],
        &json!({"wonders": {"tower_of_babel": before}}),
    );
    act(&mut game, 0, "build with 1 2 adding 2 ship");
    let expected = [1 + 2 + 2, 1, 3];
    assert_eq!(
        units(&game, Wonder::TowerOfBabel),
        expected,
        "TOB-8.4; TOB-8.5: the old ones stay"
    );
    assert_eq!(
        discs(&game, 2),
        ["ship_5"],
        "TOB-8.6: the trader takes the disc"
    );
    assert!(discs(&game, 0).is_empty(), "TOB-8.6");
}

#[test]
fn tob_8_6_without_a_trader_the_active_player_takes_the_disc() {
    let mut game = offered(
        FIVE_SHIPS,
        &[of_ships(1, true), of_ships(2, false)],
        &json!({}),
    );
    act(&mut game, 0, "build with 2 adding 3 ship");
    assert_eq!(
        discs(&game, 0),
        ["ship_5"],
        "TOB-8.6: a trader who is not taken gets nothing"
    );
    let space = seen(&game, 1).wonders[0].spaces[0];
    assert_eq!(space.taken_by.map(|seat| seat.0), Some(0), "TOB-8.6");
}

#[test]
fn tob_8_7_the_last_disc_of_a_wonder_brings_its_scoring_first() {
    let last = wonder(&["ship_5", "camel_3 1", "crane_4 2"], &[0, 2, 0]);
    let mut game = offered(
        FIVE_SHIPS,
        &[of_ships(1, false), of_ships(3, false)],
        &json!({"wonders": {"tower_of_babel": last}}),
    );
    let events = act(&mut game, 0, "build with 1 adding 4 ship");
    let place = |wanted: fn(&Event) -> bool| events.iter().position(wanted).unwrap();
    let built = place(|e| matches!(e, Event::Built { .. }));
    let scored = place(|e| matches!(e, Event::WonderScored { .. }));
    let paid = place(|e| matches!(e, Event::OfferPaid { .. }));
    assert!(
        built < scored && scored < paid,
        "TOB-8.7, TOB-8.8: in this order"
    );
    assert_eq!(
        points(&game, "wonders"),
        [8, 4, 0],
        "TOB-8.7: the units of this build count"
    );
}

#[test]
fn tob_8_8_8_9_and_8_10_rejected_offers() {
    let hands = json!({"hands": [{"ship": 5}, {"camel": 1}, {"mason": 1}, {}]});
    let offers = [of_ships(2, false), of_ships(3, true), of_ships(0, false)];
    let mut game = offered(FIVE_SHIPS, &offers, &hands);
    act(&mut game, 0, "build with 1 adding 3 ship");
    assert_eq!(
        points(&game, "rejected"),
        [0, 0, 3, 0],
        "TOB-8.8, TOB-8.10: nothing for the trading card"
    );
    assert!(
        hand(&game, 2).holds(Cards([0, 0, 3, 1])),
        "TOB-8.9: the cards are back"
    );
    assert_eq!(hand(&game, 2).total(), 4 + 1, "TOB-8.9");
    assert_eq!(
        hand(&game, 1).total(),
        1 + 1,
        "TOB-8.10: the accepted cards are not"
    );
    // The trading cards are back too, accepted or not.
    acts(&mut game, &[(1, "choose statue_of_zeus ship_4")]);
    assert!(allows(&game, 2, "offer 1 ship trade"), "TOB-8.9");
    let mut game = offered(
        FIVE_SHIPS,
        &[of_ships(1, true), of_ships(1, false)],
        &json!({"hands": [{"ship": 5}, {"ship": 3}]}),
    );
    act(&mut game, 0, "build with 1 adding 4 ship");
    act(&mut game, 1, "pass");
    act(&mut game, 2, "choose statue_of_zeus ship_4");
    assert!(allows(&game, 1, "offer 1 ship trade"), "TOB-8.9");
}

#[test]
fn tob_8_11_then_a_double_turn_or_the_end_of_the_turn() {
    let mut game = offered(
        FIVE_SHIPS,
        &[of_ships(1, false), of_ships(1, false)],
        &json!({}),
    );
    act(&mut game, 0, "build adding 5 ship");
    assert_eq!(
        (must(&game), seen(&game, 0).phase),
        (vec![1], Phase::Choosing),
        "TOB-8.11"
    );
    let card = json!({"action_cards": [["five_points"]]});
    let mut game = offered(FIVE_SHIPS, &[of_ships(1, false), of_ships(1, false)], &card);
    act(&mut game, 0, "build adding 5 ship");
    assert_eq!(
        (must(&game), seen(&game, 0).phase),
        (vec![0], Phase::DoubleTurn),
        "TOB-8.11"
    );
}

#[test]
fn tob_9_1_to_9_3_an_abandoned_build_changes_only_points() {
    let last = wonder(&["ship_5", "camel_3 1", "crane_4 2"], &[2, 1, 0]);
    let changes = json!({"wonders": {"tower_of_babel": last}});
    let mut game = offered(
        FIVE_SHIPS,
        &[of_ships(2, false), of_ships(3, true)],
        &changes,
    );
    let before = hand(&game, 0);
    let events = act(&mut game, 0, "abandon");
    assert_eq!(
        units(&game, Wonder::TowerOfBabel),
        [2, 1, 0],
        "TOB-9.1: nobody puts pieces"
    );
    assert!(discs(&game, 0).is_empty(), "TOB-9.1");
    assert_eq!(seen(&game, 0).column, None, "TOB-9.1");
    assert!(
        !events
            .iter()
            .any(|e| matches!(e, Event::WonderScored { .. })),
        "TOB-9.1"
    );
    assert_eq!(totals(&game), [0, 2, 3], "TOB-9.2");
    assert!(
        hand(&game, 1).holds(ships(2)) && hand(&game, 2).holds(ships(3)),
        "TOB-9.2"
    );
    assert!(hand(&game, 0).holds(before), "TOB-9.3");
}

#[test]
fn tob_9_4_no_extra_card_after_an_abandoned_build() {
    let mut game = offered(
        FIVE_SHIPS,
        &[of_ships(2, false), of_ships(3, false)],
        &json!({}),
    );
    act(&mut game, 0, "abandon");
    let sizes = crate::support::hand_sizes(&game);
    assert_eq!(sizes, [24 + 1, 2 + 1, 3 + 1], "TOB-9.4");
    assert_eq!(must(&game), [1], "TOB-9.4");
}

#[test]
fn tob_9_5_the_same_disc_may_be_chosen_again() {
    let mut game = offered(
        FIVE_SHIPS,
        &[of_ships(2, false), of_ships(3, false)],
        &json!({}),
    );
    act(&mut game, 0, "abandon");
    assert!(allows(&game, 1, "choose tower_of_babel ship_5"), "TOB-9.5");
    assert_eq!(legal_with(&game, 1, "choose").len(), 24, "TOB-9.5");
}
