//! Section 17: who knows what, and playing without action cards.

use std::collections::BTreeSet;

use serde_json::json;
use ziggurat_engine::{Chance, Game, Record, Seat, Viewer};
use ziggurat_testkit::{
    Walk,
    by_hand::{changed, imagined},
    cases, fuzz, pass, views_are_enough,
};
use ziggurat_tower_of_babel::{Cards, Event, Options, TowerOfBabel};

use crate::support::{
    act, acts, deal_with, hand, in_random_play, of_ships, offered, own, refused, scene, seen,
    ships, with_taken,
};

#[test]
fn tob_17_1_what_everybody_sees() {
    let changes = json!({
        "wonders": with_taken(&[("ship_5", 1), ("camel_3", 2)]),
        "scores": [3, 4, 5],
        "discard": {"ship": 2, "camel": 1},
        "action_cards": [["joker"], ["five_points", "draw_cards"]],
        "used_action_cards": ["triple_bonus"],
    });
    let game = scene(3, &changes);
    for viewer in Viewer::all(3) {
        let view = game.view(viewer);
        let space = view.wonders[0].spaces[0];
        assert_eq!(space.disc.unwrap().to_string(), "ship_5", "TOB-17.1");
        assert_eq!(
            space.taken_by,
            Some(Seat(1)),
            "TOB-17.1: who took which disc"
        );
        let players = &view.players;
        let sums: Vec<_> = players.iter().map(|p| p.points.sum).collect();
        assert_eq!(sums, [3, 4, 5], "TOB-17.1: points");
        let sizes: Vec<_> = players.iter().map(|p| p.hand_count).collect();
        assert_eq!(sizes, [20, 20, 20], "TOB-17.1: sizes of hands");
        let cards: Vec<_> = players.iter().map(|p| p.action_card_count).collect();
        assert_eq!(cards, [1, 2, 0], "TOB-17.1: numbers of action cards");
        assert_eq!(
            (view.deck, view.action_pile),
            (37, 11),
            "TOB-17.1: sizes of piles"
        );
        assert_eq!(
            view.discard,
            Cards([1, 0, 2, 0]),
            "TOB-17.1: the discard pile"
        );
        assert_eq!(view.used_action_cards.len(), 1, "TOB-17.1");
        assert_eq!(
            (view.finished, view.order.len()),
            (0, 3),
            "TOB-17.1: row and order"
        );
    }
}

#[test]
fn tob_17_2_without_action_cards() {
    let options = Options {
        action_cards: false,
        ..Options::default()
    };
    let game = deal_with(options, 3, 1);
    assert_eq!(seen(&game, 0).action_pile, 0, "TOB-17.2");
    let active = game.waiting().must.first().unwrap().0;
    assert_eq!(refused(&game, active, "draw"), "TOB-17.2");
    let changes = json!({"options": {"action_cards": false}});
    let game = offered(
        "tower_of_babel",
        &[of_ships(1, false), of_ships(0, false)],
        &changes,
    );
    assert_eq!(
        refused(&game, 0, "build adding 3 ship jokers 1"),
        "TOB-17.2"
    );
    let error = crate::support::invalid(
        3,
        &json!({"options": {"action_cards": false}, "action_cards": [["joker"]]}),
    );
    assert!(error.contains("TOB-17.2"), "{error}");
}

#[test]
fn tob_17_3_hands_are_hidden_from_the_others() {
    let game = scene(3, &json!({"action_cards": [["joker"], ["draw_cards"]]}));
    for viewer in Viewer::all(3) {
        for (seat, player) in game.view(viewer).players.iter().enumerate() {
            let own = viewer.is(Seat(seat as u8));
            assert_eq!(player.hand.is_some(), own, "TOB-17.3");
            assert_eq!(player.action_cards.is_some(), own, "TOB-17.3");
        }
    }
}

#[test]
fn tob_17_3_what_is_drawn_only_its_owner_is_told() {
    let mut game = scene(3, &json!({"action_cards": [[], ["draw_cards"]]}));
    let events = acts(&mut game, &[(1, "draw"), (0, "pass")]);
    for event in events {
        for viewer in Viewer::all(3) {
            match TowerOfBabel::witness(&event, viewer).unwrap() {
                Event::CardsDrawn { draw } => {
                    assert_eq!(draw.cards.is_some(), viewer.is(draw.seat), "TOB-17.3");
                }
                Event::CommonDraw { draws } => {
                    let right = draws.iter().all(|d| d.cards.is_some() == viewer.is(d.seat));
                    assert!(right, "TOB-17.3");
                }
                _ => {}
            }
        }
    }
    let last = json!({"tower_of_babel": {"discs": ["ship_5", "camel_3 1", "crane_4 2"]}});
    let mut game = offered(
        "tower_of_babel",
        &[of_ships(0, false), of_ships(0, false)],
        &json!({"wonders": last}),
    );
    let events = act(&mut game, 0, "build adding 5 ship");
    let drawn = events
        .iter()
        .find(|e| matches!(e, Event::ActionCardDrawn { .. }))
        .unwrap();
    for viewer in Viewer::all(3) {
        let Some(Event::ActionCardDrawn { card, .. }) = TowerOfBabel::witness(drawn, viewer) else {
            panic!("TOB-17.3")
        };
        assert_eq!(card.is_some(), viewer.is(Seat(0)), "TOB-17.3");
    }
}

#[test]
fn tob_17_4_the_active_players_hand_stays_hidden_during_a_build() {
    let mut game = offered(
        "tower_of_babel",
        &[of_ships(1, false), of_ships(0, false)],
        &json!({}),
    );
    assert_eq!(seen(&game, 1).players[0].hand, None, "TOB-17.4");
    let events = act(&mut game, 0, "build with 1 adding 4 ship");
    let Event::Built { cards, .. } = &events[0] else {
        panic!("TOB-17.4")
    };
    assert_eq!(*cards, ships(4), "TOB-17.4: only the added cards are shown");
    assert_eq!(seen(&game, 1).players[0].known, Cards::NONE, "TOB-17.4");
}

#[test]
fn tob_17_5_a_hidden_offer_still_counts_as_in_hand_for_the_others() {
    let mut game = scene(3, &json!({}));
    acts(
        &mut game,
        &[(0, "choose tower_of_babel ship_5"), (1, "offer 3 ship")],
    );
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2)), Viewer::Public] {
        assert_eq!(game.view(viewer).players[1].hand_count, 20, "TOB-17.5");
    }
    assert_eq!(
        own(&game, 1).hand_count,
        17,
        "TOB-17.5: the owner sees them apart"
    );
    act(&mut game, 2, "offer nothing");
    for viewer in Viewer::all(3) {
        assert_eq!(
            game.view(viewer).players[1].hand_count,
            17,
            "TOB-17.5: from the reveal on"
        );
    }
}

#[test]
fn tob_17_1_what_a_returned_offer_has_shown_stays_known() {
    let mut game = offered(
        "tower_of_babel",
        &[of_ships(3, false), of_ships(2, false)],
        &json!({}),
    );
    act(&mut game, 0, "build with 2 adding 3 ship");
    let known = |game: &TowerOfBabel, seat: usize| seen(game, 0).players[seat].known;
    assert_eq!(known(&game, 1), ships(3), "the rejected offer was seen");
    assert_eq!(known(&game, 2), Cards::NONE, "accepted cards are gone");
    // Whatever is dealt again, these three are there.
    for seed in 0..30 {
        let mut world = game;
        world.resample(Viewer::Seat(Seat(0)), &mut Chance::new(seed));
        assert!(hand(&world, 1).holds(ships(3)));
    }
    // Seat 1 offers two ships, one of the three may stay.
    acts(
        &mut game,
        &[
            (1, "pass"),
            (2, "choose statue_of_zeus ship_4"),
            (0, "offer nothing"),
            (1, "offer 2 ship"),
        ],
    );
    assert_eq!(
        known(&game, 1),
        ships(1),
        "two of them lie in the open offer"
    );
    act(&mut game, 2, "abandon");
    assert_eq!(known(&game, 1), ships(3), "and are back");
}

#[test]
fn tob_17_1_what_is_known_is_reduced_when_cards_leave_the_hand() {
    let changes = json!({
        "known": [{}, {"ship": 3, "camel": 1}],
        "action_cards": [[], ["exchange_cards"]],
    });
    let mut game = scene(3, &changes);
    act(&mut game, 1, "exchange 1 ship 2 camel 1 mason");
    // A card that was put down may have been one of those that were seen.
    assert_eq!(seen(&game, 0).players[1].known, ships(2));
    let mut game = scene(
        3,
        &json!({"known": [{"ship": 4}], "phase": "building",
        "column": {"wonder": "tower_of_babel", "space": 0}, "offers": [null, {"cards": {"ship": 2}}, {}],
        "hands": [{"ship": 5}, {}, {}]}),
    );
    act(&mut game, 0, "build with 1 adding 3 ship");
    assert_eq!(seen(&game, 1).players[0].known, ships(1));
}

#[test]
fn tob_6_13_an_exchange_does_not_touch_an_open_offer() {
    let changes = json!({
        "hands": [{"ship": 5}, {"ship": 2}, {}],
        "known": [{}, {"ship": 4}],
        "action_cards": [[], ["exchange_cards"]],
    });
    let mut game = offered(
        "tower_of_babel",
        &[of_ships(3, false), of_ships(0, false)],
        &changes,
    );
    assert_eq!(
        seen(&game, 0).players[1].known,
        ships(1),
        "beside the three in the offer"
    );
    act(&mut game, 1, "exchange 2 ship");
    act(&mut game, 0, "abandon");
    act(&mut game, 1, "pass");
    assert!(
        seen(&game, 0).players[1].known.holds(ships(3)),
        "the offer is back, and everybody has seen it"
    );
}

#[test]
fn tob_17_3_what_is_dealt_again_is_even() {
    // One unknown card of seat 1: of the 40 in question ten are of each kind.
    let hands = json!([{"camel": 15, "crane": 15, "ship": 15, "mason": 15}, {"ship": 1}, {}]);
    let game = scene(3, &json!({ "hands": hands }));
    let mut seen = [0; 4];
    for seed in 0..4_000 {
        let mut world = game;
        world.resample(Viewer::Seat(Seat(0)), &mut Chance::new(seed));
        let kind = hand(&world, 1).list().next().expect("one card");
        seen[kind.index()] += 1;
    }
    assert!(seen.iter().all(|n| (900..1100).contains(n)), "{seen:?}");
}

#[test]
fn tob_17_3_action_cards_of_others_are_dealt_again() {
    let game = scene(
        3,
        &json!({"action_cards": [["joker"], ["five_points"], ["draw_cards", "joker"]]}),
    );
    let mut hands = BTreeSet::new();
    for seed in 0..200 {
        let mut world = game;
        world.resample(Viewer::Seat(Seat(0)), &mut Chance::new(seed));
        assert_eq!(
            own(&world, 0),
            own(&game, 0),
            "players know their own cards"
        );
        hands.insert(own(&world, 1).action_cards.unwrap());
        assert_eq!(own(&world, 2).action_card_count, 2);
    }
    assert_eq!(hands.len(), 7, "every sort is possible");
}

/// What a viewer could have written down: cards seen to come back, less those seen to leave.
#[test]
fn tob_17_1_known_cards_are_what_a_spectator_could_have_noted() {
    for case in cases::<TowerOfBabel>() {
        for seed in 0..6 {
            let mut walk = Walk::new(&case, seed).expect("it can be dealt");
            let mut noted = [Cards::NONE; 5];
            while let Some((seat, action)) = walk.choose_next().expect("somebody can act") {
                let mut record = Record::default();
                let mut copy = walk.position;
                copy.play(seat, &action, &mut walk.chance(), &mut record);
                let told = record
                    .events
                    .iter()
                    .filter_map(|e| TowerOfBabel::witness(e, Viewer::Public));
                told.for_each(|event| note(&event, &mut noted, &walk.position));
                walk.act(seat, &action);
                if crate::support::is_over(&walk.position) {
                    break;
                }
                let view = walk.position.view(Viewer::Public);
                for (i, player) in view.players.iter().enumerate() {
                    let open = player.offer.and_then(|offer| offer.content);
                    let apart = open.map_or(Cards::NONE, |offer| offer.cards);
                    assert_eq!(player.known, noted[i].minus(apart), "{walk}: seat {i}");
                }
            }
        }
    }
}

fn note(event: &Event, noted: &mut [Cards; 5], before: &TowerOfBabel) {
    match event {
        Event::OffersRevealed { offers } => {
            for offer in offers {
                let shown = offer.cards.plus(offer.returned);
                let i = offer.seat.index();
                noted[i] = noted[i].most(shown);
            }
        }
        Event::Built {
            seat,
            helpers,
            cards,
            ..
        } => {
            let players = before.view(Viewer::Public).players;
            noted[seat.index()] = noted[seat.index()].minus(*cards);
            for helper in helpers {
                let offer = players[helper.index()]
                    .offer
                    .and_then(|offer| offer.content);
                let taken = offer.map_or(Cards::NONE, |offer| offer.cards);
                noted[helper.index()] = noted[helper.index()].minus(taken);
            }
        }
        Event::CardsExchanged { seat, cards } => {
            let offer = before.view(Viewer::Public).players[seat.index()].offer;
            let open = offer.and_then(|offer| offer.content);
            let open = open.map_or(Cards::NONE, |offer| offer.cards);
            let hand = noted[seat.index()].minus(open).minus(*cards);
            noted[seat.index()] = hand.plus(open);
        }
        _ => {}
    }
}

#[test]
fn tob_17_3_nobody_is_shown_more_than_is_there() {
    in_random_play(4, |walk| {
        let view = walk.position.view(Viewer::Public);
        for player in view.players {
            assert!(player.known.total() <= player.hand_count.into());
        }
    });
}

#[test]
fn tob_17_3_the_unseen_cards_are_known_as_a_whole() {
    let hands = json!([{"ship": 3}, {"ship": 2, "camel": 4}, {"mason": 1}]);
    let mut game = scene(
        3,
        &json!({"hands": hands, "known": [{}, {"camel": 1}], "deck": {"crane": 7}}),
    );
    let unseen = |game: &TowerOfBabel, seat| seen(game, seat).unseen;
    assert_eq!(unseen(&game, 0), Cards([3, 7, 2, 1]), "TOB-17.3");
    assert_eq!(unseen(&game, 1), Cards([0, 7, 3, 1]), "TOB-17.3");
    // A hidden offer is still among them, one that was turned up is not.
    act(&mut game, 0, "choose tower_of_babel ship_5");
    act(&mut game, 1, "offer 2 ship");
    assert_eq!(unseen(&game, 0), Cards([3, 7, 2, 1]), "TOB-17.5");
    pass(views_are_enough(&game, 1));
    act(&mut game, 2, "offer nothing");
    assert_eq!(unseen(&game, 0), Cards([3, 7, 0, 1]), "TOB-17.1");
    pass(views_are_enough(&game, 2));
}

/// A position from the middle of a game, and one of its viewers.
fn somewhere(seed: u64) -> (TowerOfBabel, Viewer) {
    let game: TowerOfBabel = fuzz::somewhere(seed, 200, Game::sample);
    let viewers: Vec<_> = Viewer::all(game.seats()).collect();
    (game, viewers[(seed / 7) as usize % viewers.len()])
}

#[test]
fn a_view_that_cannot_exist_is_refused_in_words() {
    let viewer = Viewer::Seat(Seat(0));
    let changes = json!({
        "hands": [{"ship": 5}, {"ship": 2, "camel": 3}, {}],
        "known": [{}, {"ship": 3}],
        "action_cards": [["joker"], ["draw_cards"]],
    });
    let offers = [of_ships(1, false), of_ships(2, true)];
    let game = offered("tower_of_babel", &offers, &changes);
    let view = serde_json::to_value(game.view(viewer)).unwrap();
    assert!(imagined::<TowerOfBabel>(view.clone(), viewer).is_ok());
    let wrong = [
        ("/active", json!(3), "active: there is no seat 3"),
        ("/players", json!([]), "viewer: there is no seat 0"),
        ("/secret", json!(1), "unknown field `secret`"),
        ("/turn", json!(0), "turn: counts from 1"),
        (
            "/options/stall_limit_rounds",
            json!(1),
            "stall_limit_rounds: 1",
        ),
        ("/column", json!(null), "column: a disc of the board"),
        ("/column/space", json!(9), "column: spaces are 0 to 2"),
        (
            "/wonders/0/wonder",
            json!("colossus"),
            "wonders: each of the 8",
        ),
        (
            "/wonders/1/spaces/0/taken_by",
            json!(7),
            "discs: there is no seat 7",
        ),
        ("/wonders/1/spaces", json!([]), "wonders.1.spaces"),
        (
            "/wonders/1/units",
            json!([0, 0, 0, 0]),
            "units: has 4 entries",
        ),
        (
            "/wonders/1/prospects/0",
            json!(5),
            "wonders.1.prospects.0: 5 does not fit",
        ),
        (
            "/players/0/hand",
            json!(null),
            "players.0.hand: None does not fit",
        ),
        (
            "/players/1/known/ship",
            json!(30),
            "seat 1: more cards are known",
        ),
        (
            "/players/1/hand_count",
            json!(200),
            "seat 1: there are fewer unseen cards",
        ),
        (
            "/players/1/action_card_count",
            json!(30),
            "seat 1: there are fewer unseen action",
        ),
        ("/players/1/offer", json!(null), "that of seat 1 is missing"),
        (
            "/players/1/offer/content/cards/ship",
            json!(6),
            "30 ship cards, but there are only 25",
        ),
        ("/players/2/points/sum", json!(10), "add up to 0, not 10"),
        (
            "/players/2/bonus_asked",
            json!(true),
            "players.2.bonus_asked: true does not fit",
        ),
        ("/unseen/ship", json!(200), "ship cards, but there are only"),
        ("/deck", json!(0), "deck: 0 does not fit"),
        (
            "/used_action_cards",
            json!(["joker", "joker", "joker"]),
            "joker is seen more often",
        ),
        (
            "/used_action_cards",
            json!(["five_points"]),
            "action_pile: 13 does not fit",
        ),
        ("/disc_given", json!("no"), "invalid type"),
        ("/phase", json!("triple_bonus"), "column: "),
    ];
    for (place, value, words) in wrong {
        let bent = changed(&view, place, value);
        let told = imagined::<TowerOfBabel>(bent, viewer).expect_err(place);
        assert!(told.contains(words), "{place}: {told}");
    }
    let told = imagined::<TowerOfBabel>(view.clone(), Viewer::Seat(Seat(1))).unwrap_err();
    assert!(told.contains("does not fit the rest of the view"), "{told}");
    let told = imagined::<TowerOfBabel>(view, Viewer::Seat(Seat(200))).unwrap_err();
    assert!(told.contains("there is no seat 200"), "{told}");
}

#[test]
fn a_bent_view_is_refused_or_a_world_looks_like_it() {
    let mut accepted = 0;
    for seed in 0..800 {
        let (game, viewer) = somewhere(seed);
        let view = fuzz::bent_view(&game, viewer, seed);
        pass(fuzz::view_json::<TowerOfBabel>(view.to_string().as_bytes()));
        accepted += usize::from(imagined::<TowerOfBabel>(view, viewer).is_ok());
    }
    assert!((20..780).contains(&accepted), "{accepted} of 800");
}

#[test]
fn views_of_positions_written_by_hand_are_enough() {
    let mut valid = 0;
    for seed in 0..300 {
        let bent = fuzz::bent(&somewhere(seed).0, seed);
        let read = serde_json::from_value::<TowerOfBabel>(bent);
        if let Some(game) = read.ok().filter(|game| game.validate().is_ok()) {
            pass(views_are_enough(&game, seed));
            valid += 1;
        }
    }
    assert!(valid > 50, "{valid} of 300");
}
