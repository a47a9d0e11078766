//! Section SWB-14: who knows what, and what is remembered.

use serde_json::{Value, json};
use ziggurat_engine::{Chance, Game, Seat, Viewer};
use ziggurat_seven_wonders::{Age, Card, Event, Options, SevenWonders};
use ziggurat_testkit::{by_hand, fuzz, pass, views_are_enough};

use crate::support::{choose, dealt, document, finished, own_view, scene, turn, view};

fn resampled(game: &SevenWonders, seat: u8, seed: u64) -> SevenWonders {
    let mut world = *game;
    world.resample(Viewer::Seat(Seat(seat)), &mut Chance::new(seed));
    world.validate().expect("a world is valid");
    world
}

fn hand(game: &SevenWonders, seat: u8) -> Vec<String> {
    own_view(game, seat)
        .hand
        .unwrap()
        .iter()
        .map(|held| held.card.to_string())
        .collect()
}

/// SWB-14.1: what everybody sees.
#[test]
fn swb_14_1_public_things() {
    let cities = json!([
        {"coins": 9, "structures": ["altar"], "victories": {"ones": 1}, "defeats": 2, "tiles": [4, null, 17], "tower": 1,
         "stages": [{"stage": 1, "card": "tavern"}]},
    ]);
    let game = scene(
        4,
        json!({"age": 2, "turn": 3, "tower": [9], "discards": ["baths", "theater"], "cities": cities,
        "project": "obelisk", "project_tokens": 3}),
    );
    for viewer in Viewer::all(4) {
        let view = game.view(viewer);
        let city = &view.cities[0];
        assert_eq!(
            (city.coins, city.structures.len(), city.hand_count),
            (9, 1, 5),
            "SWB-14.1"
        );
        assert_eq!((city.victories, city.defeats), ([1, 0, 0], 2), "SWB-14.1");
        assert_eq!(
            (city.stages[0].built, city.stages[0].age),
            (true, Some(Age::I)),
            "SWB-14.1: the back of the card"
        );
        assert_eq!(
            (view.discard_count, city.tiles_left, city.tower_built),
            (2, 2, 1),
            "SWB-14.1"
        );
        assert_eq!(view.tower.unwrap().active.len(), 1);
        assert_eq!(view.project.unwrap().tokens, 3);
    }
}

/// SWB-14.2: hand, card under the Wonder and tiles are the owner's alone.
#[test]
fn swb_14_2_private_things() {
    let cities = json!([{"tiles": [4, 9, 17], "stages": [{"stage": 1, "card": "tavern"}]}]);
    let game = scene(4, json!({"age": 2, "cities": cities}));
    let own = own_view(&game, 0);
    assert_eq!(own.hand.unwrap().len(), 4, "SWB-14.2");
    assert_eq!(own.tiles.unwrap().len(), 3);
    assert_eq!(
        own.cities[0].stages[0]
            .card
            .map(ziggurat_seven_wonders::Card::id),
        Some("tavern")
    );
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Public] {
        assert_eq!(game.view(viewer).cities[0].stages[0].card, None, "SWB-14.2");
    }
    assert!(
        view(&game).hand.is_none() && view(&game).tiles.is_none(),
        "SWB-14.2"
    );
}

/// SWB-14.3: the discard pile is face down; a player knows the cards that they laid, and after a dig all.
#[test]
fn swb_14_3_the_discard_pile_is_face_down() {
    let cities = json!([{"hand": ["altar"]}, {"wonder": "halikarnassos", "side": "b", "structures": ["foundry"]}]);
    let mut game = scene(
        3,
        json!({"age": 2, "cities": [{"hand": ["vineyard"]}, cities[1]], "discards": ["baths"]}),
    );
    let card = hand(&game, 1)[0].clone();
    turn(
        &mut game,
        &["sell vineyard", &format!("stage 1 with {card}")],
    );
    let known = |game: &SevenWonders, seat| own_view(game, seat).known_discards.len();
    assert_eq!(
        (known(&game, 0), known(&game, 1)),
        (2, 3),
        "SWB-14.3: baths was laid by seat 0; the digger sees all"
    );
    turn(&mut game, &["", "leave"]);
    assert_eq!(known(&game, 1), 3, "SWB-14.3: and remembers it");
    turn(&mut game, &[]);
    assert_eq!(
        known(&game, 1),
        4,
        "SWB-14.3: of later cards only their own"
    );
}

/// SWB-14.3: whoever digs in a position written by hand sees the pile, too.
#[test]
fn swb_14_3_who_digs_sees_the_pile() {
    let changes =
        json!({"age": 2, "turn": 3, "phase": {"dig": {"city": 1}}, "discards": ["baths", "altar"]});
    let game = scene(3, changes);
    let known = |seat| own_view(&game, seat).known_discards.len();
    assert_eq!((known(1), known(2)), (2, 0), "SWB-14.3");
    pass(views_are_enough(&game, 1));
}

/// SWB-14.4: at the end the cards under the Wonders are shown, if that was agreed.
#[test]
fn swb_14_4_cards_under_the_wonders_are_shown_at_the_end() {
    let cities = json!([{"stages": [{"stage": 1, "card": "altar"}]}]);
    let game = finished(3, cities.clone());
    assert_eq!(
        view(&game).cities[0].stages[0]
            .card
            .map(ziggurat_seven_wonders::Card::id),
        Some("altar"),
        "SWB-14.4"
    );
    let hidden = scene(
        3,
        json!({"age": 3, "turn": 6, "phase": "over", "cities": cities, "options": {"reveal_wonder_cards": false}}),
    );
    assert_eq!(view(&hidden).cities[0].stages[0].card, None, "SWB-14.4");
}

/// SWB-14.3: a hand that was passed on is known until something leaves it unseen.
#[test]
fn swb_14_3_passed_hands_are_remembered() {
    let mut game = dealt(Options::default(), 4, 8);
    turn(&mut game, &[]);
    for seed in 0..10 {
        let world = resampled(&game, 0, seed);
        assert_eq!(
            hand(&world, 1),
            hand(&game, 1),
            "seat 0 has just passed this hand on"
        );
        assert_eq!(hand(&world, 0), hand(&game, 0));
    }
    let other = |seed| hand(&resampled(&game, 0, seed), 2);
    assert!(
        (0..10).any(|seed| other(seed) != hand(&game, 2)),
        "a hand never seen is unknown"
    );
    // Seat 1 sells a card face down: seat 0 knows the seven cards of the hand, not which one went.
    let before = hand(&game, 1);
    turn(&mut game, &[]);
    let rest: Vec<_> = (0..20)
        .map(|seed| hand(&resampled(&game, 0, seed), 2))
        .collect();
    assert!(
        rest.iter()
            .all(|cards| cards.iter().all(|card| before.contains(card))),
        "only cards of that hand"
    );
    assert!(
        rest.iter().any(|cards| *cards != hand(&game, 2)),
        "but not exactly which"
    );
}

/// SWB-14.3: a card built face up from a passed hand leaves the rest known.
#[test]
fn swb_14_3_open_cards_leave_the_rest_known() {
    let cities = json!([{"hand": ["altar", "theater", "tavern"]}]);
    let mut game = scene(4, json!({"cities": cities}));
    turn(&mut game, &["build altar"]);
    assert!(hand(&game, 1).contains(&"theater".to_owned()));
    turn(&mut game, &["", "build theater"]);
    for seed in 0..10 {
        assert_eq!(
            hand(&resampled(&game, 0, seed), 2),
            hand(&game, 2),
            "seat 0 can tell what is left"
        );
    }
}

/// SWB-14.2: events tell everybody only what everybody may know.
#[test]
fn swb_14_2_events_keep_secrets() {
    let mut game = scene(3, json!({"cities": [{"hand": ["altar"]}]}));
    let text = crate::support::idle(&game, 1);
    choose(&mut game, 1, &text);
    let text = crate::support::idle(&game, 2);
    choose(&mut game, 2, &text);
    let record = choose(&mut game, 0, "sell altar");
    let card = |viewer: Viewer| {
        let seen = record
            .events
            .iter()
            .filter_map(|event| SevenWonders::witness(event, viewer));
        seen.filter_map(|event| match event {
            Event::Discarded {
                by: Some(Seat(0)),
                card,
                ..
            } => Some(card.map(ziggurat_seven_wonders::Card::id)),
            _ => None,
        })
        .next()
    };
    assert_eq!(card(Viewer::Seat(Seat(0))), Some(Some("altar")), "SWB-14.2");
    assert_eq!(card(Viewer::Seat(Seat(1))), Some(None));
    assert_eq!(card(Viewer::Public), Some(None));
    assert!(record.barrier, "what was revealed cannot be taken back");
}

/// SWT-2.2, SWT-2.3: tiles that were passed on are remembered, others are not.
#[test]
fn swt_2_2_swt_2_3_passed_tiles_are_remembered() {
    let mut game = dealt(
        Options {
            babel_tower: true,
            ..Options::default()
        },
        4,
        2,
    );
    turn(&mut game, &[]);
    let tiles = |game: &SevenWonders, seat: usize| document(game)["cities"][seat]["tiles"].clone();
    for seed in 0..10 {
        let world = resampled(&game, 0, seed);
        assert_eq!(
            tiles(&world, 3)[1],
            tiles(&game, 3)[1],
            "SWT-2.2: passed to the right neighbour"
        );
        assert_eq!(tiles(&world, 3)[2], tiles(&game, 3)[2]);
        assert_eq!(tiles(&world, 0), tiles(&game, 0));
    }
    assert!(
        (0..10).any(|seed| tiles(&resampled(&game, 0, seed), 2) != tiles(&game, 2)),
        "SWT-2.3: secret"
    );
}

/// SWB-14.3: the cards of a hand that was passed on are remembered together, wherever they are.
#[test]
fn swb_14_3_hands_that_were_passed_on_are_in_the_view() {
    let mut game = dealt(Options::default(), 3, 5);
    let mut passed = hand(&game, 0);
    turn(&mut game, &[&format!("sell {}", passed.remove(0))]);
    let names = |cards: &[Card]| cards.iter().map(ToString::to_string).collect::<Vec<_>>();
    let memory = own_view(&game, 0).memory;
    let [seen] = memory.hands.as_slice() else {
        panic!("SWB-14.3: one hand was passed on: {:?}", memory.hands);
    };
    assert_eq!((seen.hand, seen.times), (Seat(0), 1), "SWB-14.3");
    assert_eq!(names(&seen.cards), passed, "SWB-14.3");
    let [unseen] = memory.unseen.as_slice() else {
        panic!("SWB-14.2: one age has begun: {:?}", memory.unseen);
    };
    // The other hand, and a card under each of the two discards of others.
    assert_eq!(unseen.cards.len(), 6 + 2, "SWB-14.2");
    let known = memory.discards.iter().filter(|laid| laid.card.is_some());
    assert_eq!((known.count(), memory.discards.len()), (1, 3), "SWB-14.3");
    let others = view(&game).memory;
    assert!(others.hands.is_empty() && others.unseen[0].cards.len() == 3 * 6 + 3);
    pass(views_are_enough(&game, 1));
}

/// A position from somewhere in a game, and one of its viewers.
fn somewhere(seed: u64) -> (SevenWonders, Viewer) {
    let game = fuzz::somewhere(seed, 220, |game: &SevenWonders, seat, chance| {
        game.sample(seat, chance)
    });
    let viewers: Vec<_> = Viewer::all(game.seats()).collect();
    (game, viewers[(seed / 7) as usize % viewers.len()])
}

/// What is said about a view with a part that cannot be so, if it is not what is expected.
fn misfits(game: &SevenWonders, seat: u8, wrong: &[(&str, Value, &str)]) -> Vec<String> {
    let viewer = Viewer::Seat(Seat(seat));
    let view = serde_json::to_value(game.view(viewer)).unwrap();
    assert!(by_hand::imagined::<SevenWonders>(view.clone(), viewer).is_ok());
    let mut otherwise = Vec::new();
    for (place, value, words) in wrong {
        let bent = by_hand::changed(&view, place, value.clone());
        match by_hand::imagined::<SevenWonders>(bent, viewer) {
            Err(told) if told.contains(words) => {}
            Err(told) => otherwise.push(format!("{place}: {told}")),
            Ok(_) => otherwise.push(format!("{place}: accepted")),
        }
    }
    otherwise
}

#[test]
fn a_view_that_cannot_exist_is_refused_in_words() {
    let mut game = dealt(Options::combination(31), 4, 5);
    for _ in 0..12 {
        turn(&mut game, &[]);
    }
    let wrong = [
        ("/secret", json!(1), "unknown field `secret`"),
        ("/age", json!(4), "there is no age 4"),
        ("/cities", json!([]), "cities: there are 3 to 8"),
        ("/controller", json!(0), "cities: there are 3 to 8"),
        ("/turns", json!(3), "turns: 3 does not fit"),
        ("/hand", json!(null), "cities.0: hand: the viewer sees it"),
        (
            "/hand/0/why",
            json!("because"),
            "no card is refused because of \"because\"",
        ),
        ("/cities/0/coins", json!(65_000), "that many coins"),
        ("/cities/0/points/sum", json!(99), "add up to"),
        (
            "/cities/1/board",
            json!({"wonder": "gizah", "side": "c"}),
            "expected `a` or `b`",
        ),
        ("/cities/1/hand_count", json!(200), "hand: too many cards"),
        ("/cities/1/hand_count", json!(8), "city 1 holds 8 cards"),
        (
            "/cities/1/tile_places",
            json!([true, true, true, true]),
            "everybody has three",
        ),
        ("/cities/1/leader_places", json!([]), "leaders_used"),
        (
            "/cities/1/leaders_used",
            json!([1, 2, 3, 1, 2, 3]),
            "no hidden leader is left",
        ),
        (
            "/cities/1/structures",
            json!(["altar", "altar"]),
            "a second altar",
        ),
        ("/memory/hands", json!([]), "memory: "),
        (
            "/memory/hands/0/hand",
            json!(9),
            "nobody saw a hand dealt to seat 9",
        ),
        ("/memory/hands/0/times", json!(8), "seat 0 8 times"),
        ("/memory/hands/0/times", json!(3), "memory.hands: "),
        ("/memory/leaders/0/leaders/0", json!("nobody"), "nobody"),
        (
            "/memory/tiles/0/times",
            json!(0),
            "memory.tiles: nobody saw",
        ),
        ("/memory/discards/0/city", json!(7), "there is no seat 7"),
        ("/memory/discards/0/turn", json!(9), "an age has 7"),
        (
            "/memory/drawn",
            json!([{"age": 1, "turn": 1, "card": null}]),
            "memory.drawn: nothing is hidden",
        ),
        (
            "/memory/dug",
            json!([{"seat": 9, "age": 1, "turn": 1}]),
            "dug: there is no seat 9",
        ),
    ];
    assert_eq!(misfits(&game, 0, &wrong), [""; 0]);
    let seen = serde_json::to_value(own_view(&game, 0)).unwrap();
    let told = by_hand::imagined::<SevenWonders>(seen.clone(), Viewer::Seat(Seat(1))).unwrap_err();
    assert!(!told.is_empty(), "{told}");
    let told = by_hand::imagined::<SevenWonders>(seen, Viewer::Seat(Seat(200))).unwrap_err();
    assert!(told.contains("there is no seat 200"), "{told}");
}

#[test]
fn a_bent_view_is_refused_or_a_world_looks_like_it() {
    let mut accepted = 0;
    for seed in 0..1_000 {
        let (game, viewer) = somewhere(seed);
        let view = fuzz::bent_view(&game, viewer, seed);
        pass(fuzz::view_json::<SevenWonders>(view.to_string().as_bytes()));
        accepted += usize::from(by_hand::imagined::<SevenWonders>(view, viewer).is_ok());
    }
    assert!((20..980).contains(&accepted), "{accepted} of 1000");
}

#[test]
fn views_of_positions_written_by_hand_are_enough() {
    let mut valid = 0;
    for seed in 0..800 {
        let bent = fuzz::bent(&somewhere(seed).0, seed);
        let read = serde_json::from_value::<SevenWonders>(bent);
        if let Some(game) = read.ok().filter(|game| game.validate().is_ok()) {
            let enough = views_are_enough(&game, seed);
            pass(enough.map_err(|fault| fault.at(format!("seed {seed}"))));
            valid += 1;
        }
    }
    assert!(valid > 60, "{valid} of 800");
}
