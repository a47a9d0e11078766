//! Nothing is created or lost: every component of the box is in exactly one place.

use std::collections::BTreeMap;

use ziggurat_babylonia::{Babylonia, Event, Hex, Tile, Token};
use ziggurat_engine::{Game, Record, Seat, Viewer};
use ziggurat_testkit::{Walk, cases};

use crate::support::document;

/// Location tiles that have left the board.
#[derive(Default)]
struct Left {
    won: Vec<u8>,
    tiles: BTreeMap<Tile, u8>,
}

impl Left {
    fn note(&mut self, event: &Event) {
        let tile = match event {
            Event::FieldScored { tile, .. } => tile,
            Event::CityScored { tile, winner, .. } => {
                if let Some(seat) = winner {
                    self.won[seat.index()] += 1;
                }
                tile
            }
            _ => return,
        };
        *self.tiles.entry(*tile).or_default() += 1;
    }
}

fn conserved(game: &Babylonia, left: &Left, place: &str) {
    // BAB-1.1: 30 tokens for everybody, on board, stand and supply.
    let document = document(game);
    for seat in Seat::all(game.seats()) {
        for &token in Token::ALL {
            let held = |pile: &str| {
                document[pile][seat.index()][token.id()]
                    .as_u64()
                    .unwrap_or(0)
            };
            let on_board = Hex::all()
                .filter(|&hex| game.token(hex) == Some((seat, token)))
                .count();
            let all = held("stands") + held("supplies") + on_board as u64;
            let expected = if token.is_noble() { 6 } else { 12 };
            assert_eq!(all, expected, "{place}: {token} of seat {seat}");
        }
    }
    // BAB-1.2: the tiles on the board and those that left it.
    let mut tiles = left.tiles.clone();
    for tile in Hex::all().filter_map(|hex| game.tile(hex)) {
        *tiles.entry(tile).or_default() += 1;
    }
    for &tile in Tile::ALL {
        let found = tiles.get(&tile).copied().unwrap_or(0);
        assert_eq!(
            found,
            Tile::counts(game.seats())[tile.index()],
            "{place}: {tile}"
        );
    }
    // BAB-1.3: seven cards, and cities with whoever won them.
    let view = game.view(Viewer::Public);
    let owned: usize = view.players.iter().map(|player| player.cards.len()).sum();
    assert_eq!(owned + view.available_cards.len(), 7, "{place}: cards");
    let cities: Vec<_> = view.players.iter().map(|player| player.cities).collect();
    assert_eq!(cities, left.won, "{place}: own cities");
    // A hex holds one thing at most.
    for hex in Hex::all() {
        assert!(
            game.tile(hex).is_none() || game.token(hex).is_none(),
            "{place}: {hex}"
        );
    }
}

#[test]
fn every_component_is_in_exactly_one_place() {
    for case in cases::<Babylonia>() {
        for seed in 0..12 {
            let mut walk = Walk::new(&case, seed).unwrap();
            let mut left = Left {
                won: vec![0; case.seats.into()],
                ..Left::default()
            };
            loop {
                if walk.step % 5 == 0 || walk.position.waiting().is_over() {
                    conserved(&walk.position, &left, &walk.to_string());
                }
                let Some((seat, action)) = walk.choose_next().unwrap() else {
                    break;
                };
                let mut record = Record::default();
                let mut heard = walk.position;
                heard.play(seat, &action, &mut walk.chance(), &mut record);
                record.events.iter().for_each(|event| left.note(event));
                tokens_stay(&walk.position, &heard, &walk.to_string());
                walk.act(seat, &action);
            }
        }
    }
}

/// BAB-5.7: tokens never move and never leave the board.
fn tokens_stay(before: &Babylonia, after: &Babylonia, place: &str) {
    for hex in Hex::all() {
        let token = before.token(hex);
        assert!(
            token.is_none() || token == after.token(hex),
            "BAB-5.7: {place}: {hex}"
        );
    }
}

/// The points of a game are the sum of what its events brought.
#[test]
fn points_are_what_the_events_say() {
    for case in cases::<Babylonia>() {
        for seed in 0..12 {
            let mut walk = Walk::new(&case, seed).unwrap();
            let mut sums = vec![0; case.seats.into()];
            while let Some((seat, action)) = walk.choose_next().unwrap() {
                let mut record = Record::default();
                let mut heard = walk.position;
                heard.play(seat, &action, &mut walk.chance(), &mut record);
                record.events.iter().for_each(|event| add(event, &mut sums));
                walk.act(seat, &action);
                let totals: Vec<_> = Seat::all(case.seats)
                    .map(|s| walk.position.total(s))
                    .collect();
                assert_eq!(totals, sums, "{walk}: {action}");
            }
        }
    }
}

fn add(event: &Event, sums: &mut [u16]) {
    match event {
        Event::FieldScored { seat, points, .. }
        | Event::ZigguratPoints { seat, points, .. }
        | Event::CardTaken { seat, points, .. } => sums[seat.index()] += points,
        Event::CityScored {
            nobles,
            cities,
            bonus,
            ..
        } => {
            for (seat, sum) in sums.iter_mut().enumerate() {
                *sum += nobles[seat] + cities[seat] + bonus[seat];
            }
        }
        _ => {}
    }
}
