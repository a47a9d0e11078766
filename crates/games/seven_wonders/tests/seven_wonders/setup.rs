//! Sections SWB-2 and SWB-16: what a game begins with.

use std::collections::{BTreeMap, BTreeSet};

use ziggurat_engine::{Chance, Game, Seat, Viewer};
use ziggurat_seven_wonders::{Options, Phase, SevenWonders, Side, Sides};

use crate::support::{age_of, coins, dealt, deck, document, list, own_view, turn, view};

fn hands(game: &SevenWonders) -> BTreeMap<String, u64> {
    let mut counts = BTreeMap::new();
    for seat in 0..game.seats() {
        for held in own_view(game, seat).hand.unwrap() {
            *counts.entry(held.card.to_string()).or_insert(0) += 1;
        }
    }
    for card in list(&document(game)["pile"]) {
        *counts.entry(card.as_str().unwrap().to_owned()).or_insert(0) += 1;
    }
    counts
}

/// SWB-2.1, SWB-2.2, SWB-2.3: each age has exactly its cards, seven for everybody, and players + 2 guilds.
#[test]
fn swb_2_1_swb_2_2_swb_2_3_the_decks_are_complete() {
    for players in 2..=7u8 {
        let cities = usize::from(players).max(3);
        let mut guilds_seen = BTreeSet::new();
        for seed in 0..12 {
            let mut game = dealt(Options::default(), players, seed);
            let mut chance = Chance::new(seed);
            for age in 1..=3 {
                let dealt = hands(&game);
                assert_eq!(
                    dealt.values().sum::<u64>(),
                    7 * cities as u64,
                    "SWB-2.3: {players} players"
                );
                let (guilds, others): (BTreeMap<_, _>, BTreeMap<_, _>) = dealt
                    .into_iter()
                    .partition(|(card, _)| card.contains("guild"));
                let mut expected = deck(age, cities);
                expected.retain(|card, count| *count > 0 && !card.contains("guild"));
                assert_eq!(others, expected, "SWB-2.1: {players} players, age {age}");
                assert_eq!(
                    guilds.len(),
                    if age == 3 { cities + 2 } else { 0 },
                    "SWB-2.2"
                );
                guilds_seen.extend(guilds.into_keys());
                while let Some(seat) = game
                    .waiting()
                    .must
                    .first()
                    .filter(|_| u64::from(age_of(&game)) == age)
                {
                    let action = game.sample(seat, &mut chance).unwrap();
                    game.play_silent(seat, &action, &mut chance);
                }
            }
        }
        assert_eq!(guilds_seen.len(), 10, "SWB-2.2: drawn at random");
    }
}

/// SWB-2.4: different Wonders at random; sides at random, all A, all B.
#[test]
fn swb_2_4_boards_are_dealt_at_random() {
    let mut first = BTreeSet::new();
    for seed in 0..80 {
        for (sides, fits) in [
            (Sides::A, &[Side::A][..]),
            (Sides::B, &[Side::B][..]),
            (Sides::Random, &[Side::A, Side::B][..]),
        ] {
            let game = dealt(
                Options {
                    sides,
                    ..Options::default()
                },
                7,
                seed,
            );
            let boards: Vec<_> = view(&game).cities.iter().map(|city| city.board).collect();
            let wonders: BTreeSet<_> = boards.iter().map(|board| board.wonder).collect();
            assert_eq!(wonders.len(), 7, "SWB-2.4: all different");
            assert!(
                boards.iter().all(|board| fits.contains(&board.side)),
                "SWB-2.4: {sides:?}"
            );
            first.insert(boards[0]);
        }
    }
    assert_eq!(first.len(), 14, "SWB-2.4");
}

/// SWB-2.4: free secret choice: sides are revealed when all have chosen.
#[test]
fn swb_2_4_sides_are_chosen_in_secret() {
    let options = Options {
        sides: Sides::Chosen,
        ..Options::default()
    };
    let mut game = dealt(options, 3, 5);
    assert_eq!(view(&game).phase, Phase::Sides);
    crate::support::choose(&mut game, 0, "side b");
    crate::support::choose(&mut game, 2, "side a");
    assert_eq!(crate::support::refused(&game, 1, "sell altar"), "SWB-2.4");
    let other = {
        let mut other = dealt(options, 3, 5);
        crate::support::choose(&mut other, 0, "side a");
        crate::support::choose(&mut other, 2, "side a");
        other
    };
    assert_eq!(
        game.view(Viewer::Seat(Seat(1))),
        other.view(Viewer::Seat(Seat(1))),
        "SWB-2.4: secret"
    );
    crate::support::choose(&mut game, 1, "side b");
    let sides: Vec<_> = view(&game)
        .cities
        .iter()
        .map(|city| city.board.side)
        .collect();
    assert_eq!(
        (sides, view(&game).phase),
        (vec![Side::B, Side::B, Side::A], Phase::Turn),
        "SWB-2.4"
    );
}

/// SWB-2.5: the Great Wall is dealt on both sides without Cities.
#[test]
fn swb_2_5_the_great_wall_needs_no_cities() {
    let mut sides = BTreeSet::new();
    for seed in 0..60 {
        let game = dealt(
            Options {
                wonder_pack: true,
                ..Options::default()
            },
            4,
            seed,
        );
        let cities = view(&game).cities;
        sides.extend(
            cities
                .iter()
                .map(|city| city.board)
                .filter(|board| board.wonder.id() == "great_wall"),
        );
    }
    assert_eq!(sides.len(), 2, "SWB-2.5");
}

/// SWB-2.6, SWB-2.7: 3 coins, 7 for Manneken Pis, and an empty discard pile.
#[test]
fn swb_2_6_swb_2_7_start_coins() {
    let mut with_seven = 0;
    for seed in 0..40 {
        let game = dealt(
            Options {
                wonder_pack: true,
                ..Options::default()
            },
            5,
            seed,
        );
        for city in view(&game).cities {
            let seven = city.board.wonder.id() == "manneken_pis";
            assert_eq!(city.coins, if seven { 7 } else { 3 }, "SWB-2.6");
            with_seven += u32::from(seven);
        }
        assert_eq!(view(&game).discard_count, 0, "SWB-2.7");
    }
    assert!(with_seven > 3);
    assert_eq!(coins(&dealt(Options::default(), 3, 1)), [3, 3, 3]);
}

/// SWB-2.8: every combination of modules with every number of players plays to its end.
#[test]
fn swb_2_8_every_combination_of_modules_is_played() {
    for players in 2..=7 {
        for number in 0..8 {
            let options = Options::combination(number);
            let mut chance = Chance::new(u64::from(number));
            let mut game = dealt(options, players, u64::from(number) + 9);
            while let Some(seat) = game.waiting().must.first() {
                let action = game.sample(seat, &mut chance).expect("something to do");
                game.play_silent(seat, &action, &mut chance);
            }
            game.validate().expect("a finished game is valid");
            let view = view(&game);
            assert_eq!(view.tower.is_some(), options.babel_tower, "SWB-2.8");
            assert_eq!(game.outcome().unwrap().places.len(), usize::from(players));
        }
    }
}

/// SWB-16.1, SWB-16.2, SWP-8.2: tile draft before Age I; each age: project, cards and turns, status, conflicts.
#[test]
fn swb_16_1_swb_16_2_swp_8_2_the_course_of_an_age() {
    use ziggurat_seven_wonders::Event;
    let options = Options {
        babel_tower: true,
        great_projects: true,
        ..Options::default()
    };
    let mut game = dealt(options, 3, 3);
    assert_eq!(view(&game).phase, Phase::Draft { pick: 1 }, "SWB-16.2");
    assert!(
        view(&game).project.is_none() && view(&game).cities[0].hand_count == 0,
        "SWB-16.1: nothing else yet"
    );
    let mut events = Vec::new();
    while !game.waiting().is_over() {
        events.extend(turn(&mut game, &[]));
    }
    let steps: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            Event::TilesPassed { .. } => Some('d'),
            Event::AgeBegan {
                project: Some(_), ..
            } => Some('p'),
            Event::TurnBegan { turn: 6, .. } => Some('t'),
            Event::ProjectEnded { .. } => Some('s'),
            Event::Fought {
                city: ziggurat_seven_wonders::Town::Seat(Seat(0)),
                ..
            } => Some('c'),
            _ => None,
        })
        .collect();
    assert_eq!(
        steps.iter().collect::<String>(),
        "ddptscptscptsc",
        "SWB-16.1, SWP-8.2"
    );
}

/// SWB-16.3, SWB-16.4, SWB-16.5: without Leaders and Cities there are no cards, guilds or boards of theirs.
#[test]
fn swb_16_3_swb_16_4_swb_16_5_no_leaders_and_no_cities() {
    let facts = crate::support::facts();
    let base = crate::support::list(&facts["cards"]).len();
    assert_eq!(
        ziggurat_seven_wonders::Card::ALL.len(),
        base + 27 + 4 + 3,
        "SWB-16.4"
    );
    for seed in 0..40 {
        let game = crate::support::dealt(Options::default(), 7, seed);
        for city in crate::support::view(&game).cities {
            let id = city.board.wonder.id();
            assert!(!["rome", "petra", "byzantium"].contains(&id), "SWB-16.4");
            assert_eq!(city.leader_count, 0, "SWB-16.5");
        }
        let own = crate::support::own_view(&game, 0);
        assert!(own.leaders.is_none(), "SWB-16.3");
        let black = |card: &ziggurat_seven_wonders::HandCard| {
            card.card.colour() == ziggurat_seven_wonders::Colour::Black
        };
        assert!(!own.hand.unwrap().iter().any(black), "SWB-16.4");
    }
}
