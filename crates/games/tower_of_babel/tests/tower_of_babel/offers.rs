//! Section 6: hidden offers.

use serde_json::{Value, json};
use ziggurat_engine::{Chance, Game, Seat, Viewer};
use ziggurat_tower_of_babel::{Cards, Event, Phase, TowerOfBabel};

use crate::support::{
    act, acts, allows, hand, legal, legal_with, may, must, own, recorded, refused, scene, seen,
    ships, why,
};

/// Seat 0 has chosen a disc that demands 5 ships; seats 1 to 3 hold 5, 2 and 6 ships.
fn five_ships(changes: &Value) -> TowerOfBabel {
    let mut document = json!({
        "hands": [{"ship": 5}, {"ship": 5, "camel": 2}, {"ship": 2, "mason": 3}, {"ship": 6}],
        "phase": "offering",
        "column": {"wonder": "tower_of_babel", "space": 0},
    });
    for (key, value) in changes.as_object().into_iter().flatten() {
        document[key] = value.clone();
    }
    scene(4, &document)
}

fn wrong_kinds() -> TowerOfBabel {
    five_ships(&json!({"options": {"wrong_kind_cards": true}}))
}

#[test]
fn tob_6_1_every_opponent_makes_one_offer() {
    let mut game = five_ships(&json!({}));
    assert_eq!(must(&game), [1, 2, 3], "TOB-6.1");
    assert_eq!(refused(&game, 0, "offer 1 ship"), "TOB-6.1");
    assert_eq!(
        refused(&scene(3, &json!({})), 1, "offer nothing"),
        "TOB-6.1"
    );
    act(&mut game, 2, "offer 1 ship");
    assert_eq!(must(&game), [1, 3], "TOB-6.1");
}

#[test]
fn tob_6_2_offers_are_simultaneous_and_hidden() {
    let start = five_ships(&json!({}));
    let mut game = start;
    let events = act(&mut game, 3, "offer 4 ship trade");
    for viewer in Viewer::all(4) {
        let told = TowerOfBabel::witness(&events[0], viewer);
        let Some(Event::OfferMade { offer, .. }) = told else {
            panic!("TOB-6.2: everybody learns that an offer was made")
        };
        assert_eq!(offer.is_some(), viewer.is(Seat(3)), "TOB-6.2");
        let view = game.view(viewer).players[3]
            .offer
            .expect("TOB-6.2: it is seen to be made");
        assert_eq!(view.content.is_some(), viewer.is(Seat(3)), "TOB-6.2");
        assert!(!view.revealed, "TOB-6.2");
    }
    // The order in which they arrive makes no difference.
    let offers = [
        (1, "offer 1 ship"),
        (2, "offer nothing"),
        (3, "offer 4 ship trade"),
    ];
    let (mut one, mut other) = (start, start);
    acts(&mut one, &offers);
    acts(&mut other, &[offers[2], offers[0], offers[1]]);
    assert_eq!(one, other, "TOB-6.2");
}

#[test]
fn tob_6_3_and_6_4_any_number_from_none_with_or_without_trading_card() {
    let game = five_ships(&json!({}));
    let expected = [
        "offer nothing",
        "offer 1 ship",
        "offer 1 ship trade",
        "offer 2 ship",
        "offer 2 ship trade",
    ];
    assert_eq!(legal(&game, 2), expected, "TOB-6.3, TOB-6.4");
    assert_eq!(refused(&game, 2, "offer 3 ship"), "TOB-6.3");
}

#[test]
fn tob_6_5_not_more_than_the_disc_demands() {
    let game = five_ships(&json!({}));
    assert!(allows(&game, 3, "offer 5 ship"), "TOB-6.5");
    assert_eq!(refused(&game, 3, "offer 6 ship"), "TOB-6.5");
    assert_eq!(must(&game), [1, 2, 3], "TOB-6.5: it is made again");
}

#[test]
fn tob_6_3_6_5_and_6_7_the_refusal_names_the_cards() {
    let game = five_ships(&json!({}));
    assert_eq!(refused(&game, 2, "offer 3 ship"), "TOB-6.3");
    assert_eq!(
        why(&game, 2, "offer 3 ship"),
        "You do not hold all of these cards; you lack 1 ship."
    );
    assert_eq!(
        why(&game, 3, "offer 6 ship"),
        "The disc demands no more than 5 ships; offer fewer cards."
    );
    assert_eq!(
        why(&game, 1, "offer 1 ship 2 camel"),
        "The disc does not demand 2 camels; offer only from what it demands: 5 ships."
    );
}

#[test]
fn tob_6_7_other_kinds_are_refused_by_default() {
    let game = five_ships(&json!({}));
    assert_eq!(refused(&game, 1, "offer 1 camel 1 ship"), "TOB-6.7");
    assert_eq!(refused(&game, 1, "offer 1 camel"), "TOB-6.7");
}

#[test]
fn tob_6_7_with_the_option_other_kinds_go_back_at_the_reveal() {
    let mut game = wrong_kinds();
    assert!(
        allows(&game, 1, "offer 2 camel 5 ship"),
        "TOB-6.7: they do not count against TOB-6.5"
    );
    act(&mut game, 1, "offer 2 camel 1 ship trade");
    act(&mut game, 2, "offer nothing");
    let events = act(&mut game, 3, "offer 2 ship");
    let Some(Event::OffersRevealed { offers }) = events.last() else {
        panic!("TOB-6.12")
    };
    assert_eq!(
        (offers[0].cards, offers[0].trade),
        (ships(1), true),
        "TOB-6.7"
    );
    assert_eq!(
        offers[0].returned,
        Cards([2, 0, 0, 0]),
        "TOB-6.7: everybody sees them"
    );
    assert_eq!(hand(&game, 1), Cards([2, 0, 4, 0]), "TOB-6.7: back at once");
    assert_eq!(
        seen(&game, 0).players[1].known,
        Cards([2, 0, 0, 0]),
        "TOB-6.7: seen"
    );
    act(&mut game, 0, "abandon");
    assert_eq!(
        seen(&game, 0).players[1].points.sum,
        1,
        "TOB-6.7: they earn nothing"
    );
}

#[test]
fn tob_6_8_the_trading_card_needs_a_building_card() {
    let game = five_ships(&json!({}));
    assert_eq!(refused(&game, 1, "offer nothing trade"), "TOB-6.8");
    assert!(allows(&game, 1, "offer 1 ship trade"), "TOB-6.8");
    assert!(allows(&wrong_kinds(), 1, "offer 1 camel trade"), "TOB-6.8");
}

#[test]
fn tob_6_9_without_matching_cards_the_trading_card_is_void() {
    let mut game = wrong_kinds();
    acts(
        &mut game,
        &[
            (1, "offer 1 camel trade"),
            (2, "offer nothing"),
            (3, "offer nothing"),
        ],
    );
    let offer = seen(&game, 0).players[1].offer.unwrap().content.unwrap();
    assert_eq!((offer.cards, offer.trade), (Cards::NONE, false), "TOB-6.9");
    assert_eq!(
        refused(&game, 0, "build with 1 adding 5 ship"),
        "TOB-7.2",
        "TOB-6.9: it is empty"
    );
}

#[test]
fn tob_6_10_action_cards_are_not_part_of_an_offer() {
    let with = five_ships(&json!({"action_cards": [[], ["joker", "joker"]]}));
    let without = five_ships(&json!({}));
    assert_eq!(
        legal_with(&with, 1, "offer"),
        legal_with(&without, 1, "offer"),
        "TOB-6.10"
    );
}

#[test]
fn tob_6_11_an_offer_is_final() {
    let mut game = five_ships(&json!({}));
    assert!(recorded(&mut game, 1, "offer 2 ship").barrier, "TOB-6.11");
    assert_eq!(refused(&game, 1, "offer 1 ship"), "TOB-6.11");
    assert_eq!(refused(&game, 1, "offer nothing"), "TOB-6.11");
}

#[test]
fn tob_6_12_all_offers_are_turned_up_with_the_last_one() {
    let mut game = five_ships(&json!({}));
    acts(&mut game, &[(3, "offer 4 ship trade"), (1, "offer 1 ship")]);
    assert_eq!(seen(&game, 0).phase, Phase::Offering, "TOB-6.12");
    let events = act(&mut game, 2, "offer nothing");
    let Some(Event::OffersRevealed { offers }) = events.last() else {
        panic!("TOB-6.12")
    };
    let told: Vec<_> = offers
        .iter()
        .map(|o| (o.seat.0, o.cards, o.trade))
        .collect();
    assert_eq!(
        told,
        [
            (1, ships(1), false),
            (2, ships(0), false),
            (3, ships(4), true)
        ],
        "TOB-6.12"
    );
    for viewer in Viewer::all(4) {
        let offer = game.view(viewer).players[3].offer.unwrap();
        assert_eq!(offer.content.unwrap().cards, ships(4), "TOB-6.12");
    }
    assert_eq!(must(&game), [0], "TOB-6.12");
}

#[test]
fn tob_6_13_offered_cards_are_not_in_the_hand() {
    let mut game = five_ships(&json!({"action_cards": [[], ["exchange_cards"]]}));
    act(&mut game, 1, "offer 4 ship");
    assert_eq!(hand(&game, 1), Cards([2, 0, 1, 0]), "TOB-6.13");
    assert_eq!(refused(&game, 1, "exchange 2 ship"), "TOB-6.13");
    assert!(allows(&game, 1, "exchange 1 ship 2 camel"), "TOB-6.13");
}

#[test]
fn tob_6_14_who_has_nothing_is_given_an_empty_offer() {
    let hands = json!([{"ship": 5}, {"ship": 1}, {}, {}]);
    let cards = json!([[], [], [], ["five_points"]]);
    let mut game = scene(4, &json!({"hands": hands, "action_cards": cards}));
    let events = act(&mut game, 0, "choose tower_of_babel ship_5");
    let automatic = events.iter().any(|e| {
        matches!(
            e,
            Event::OfferMade {
                seat: Seat(2),
                automatic: true,
                ..
            }
        )
    });
    assert!(automatic, "TOB-6.14: no card of either sort");
    assert_eq!(
        must(&game),
        [1, 3],
        "TOB-6.14: an action card is enough to be asked"
    );
    assert_eq!(legal(&game, 3), ["offer nothing"], "TOB-6.14");
    // If nobody has anything, the offers are turned up at once.
    let mut game = scene(3, &json!({"hands": [{"ship": 5}]}));
    act(&mut game, 0, "choose tower_of_babel ship_5");
    assert_eq!(seen(&game, 0).phase, Phase::Building, "TOB-6.14");
}

#[test]
fn tob_6_14_even_after_the_last_action_card_is_played() {
    // Nothing can be drawn: deck and discard pile are empty.
    let hands = json!([{"camel": 25, "crane": 25, "ship": 25, "mason": 25}, {}, {}]);
    let mut game = scene(
        3,
        &json!({"hands": hands, "action_cards": [[], ["draw_cards"]]}),
    );
    act(&mut game, 0, "choose tower_of_babel ship_5");
    assert_eq!((must(&game), may(&game)), (vec![1], vec![]), "TOB-6.14");
    act(&mut game, 1, "draw");
    assert_eq!(seen(&game, 0).phase, Phase::Building, "TOB-6.14");
}

#[test]
fn tob_6_2_a_hidden_offer_is_dealt_again_for_the_others() {
    let mut game = five_ships(&json!({}));
    act(&mut game, 3, "offer 5 ship");
    let differs = (0..50).any(|seed| {
        let mut world = game;
        world.resample(Viewer::Seat(Seat(1)), &mut Chance::new(seed));
        own(&world, 3).offer != own(&game, 3).offer
    });
    assert!(differs, "TOB-6.2");
    let mut world = game;
    world.resample(Viewer::Seat(Seat(3)), &mut Chance::new(1));
    assert_eq!(
        own(&world, 3).offer,
        own(&game, 3).offer,
        "TOB-6.2: players know their own offer"
    );
}
