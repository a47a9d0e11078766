//! A second engine, slow and plain, written from the rules alone: whatever the fast one does in
//! random games, this one must do too.

mod board;
mod model;
mod plays;
mod scoring;

use std::collections::BTreeSet;

use model::Model;
use serde_json::Value;
use ziggurat_babylonia::{Action, Babylonia, Event};
use ziggurat_engine::{Chance, Game, Record, Seat, Viewer};
use ziggurat_testkit::{Case, cases};

use crate::support::{document, drawn_to_sites};

/// Games of every number of players and every set of options.
const GAMES: u64 = 24;
/// Every this many positions, the lists of seats that are not asked are compared too.
const OTHERS_EVERY: u64 = 10;

#[test]
fn two_players_agree_with_the_reference() {
    compare(2);
}

#[test]
fn three_players_agree_with_the_reference() {
    compare(3);
}

#[test]
fn four_players_agree_with_the_reference() {
    compare(4);
}

fn compare(players: u8) {
    let mut seen = Seen::default();
    for case in cases::<Babylonia>()
        .iter()
        .filter(|case| case.seats == players)
    {
        (0..GAMES).for_each(|seed| whole_game(case, seed, &mut seen));
    }
    assert!(seen.cities > 300 && seen.ziggurats > 60, "{seen:?}");
    assert!(seen.cards > 40 && seen.fields > 200, "{seen:?}");
}

/// What the games have shown, so that agreement means something.
#[derive(Debug, Default)]
struct Seen {
    cities: u32,
    ziggurats: u32,
    cards: u32,
    fields: u32,
}

impl Seen {
    fn note(&mut self, event: &Event) {
        match event {
            Event::CityScored { .. } => self.cities += 1,
            Event::ZigguratScored { .. } => self.ziggurats += 1,
            Event::CardTaken { .. } => self.cards += 1,
            Event::FieldScored { .. } => self.fields += 1,
            _ => {}
        }
    }
}

fn whole_game(case: &Case<Babylonia>, seed: u64, seen: &mut Seen) {
    let mut game = case.deal(seed).expect("it can be dealt");
    let mut model = Model::new(&document(&game));
    let mut players = Chance::stream(seed, 1 << 40);
    for step in 0.. {
        let place = format!("{case}, seed {seed}, step {step}");
        same_position(&game, &model, &place);
        same_lists(&game, &model, step, &place);
        let Some(seat) = game.waiting().must.first() else {
            break;
        };
        let action = choose(&game, seat, seed, &mut players);
        let mut record = Record::default();
        game.play(
            seat,
            &action,
            &mut Chance::stream(seed, step + 1),
            &mut record,
        );
        record.events.iter().for_each(|event| seen.note(event));
        model.act(&action.to_string(), &drawn(&record.events));
    }
    let outcome = game.outcome().expect("the game is over");
    assert_eq!(
        outcome.places,
        model.places(),
        "{case}, seed {seed}: places"
    );
}

/// Some games are purely random, the others drawn to sites, where more happens.
fn choose(game: &Babylonia, seat: Seat, seed: u64, players: &mut Chance) -> Action {
    let action = match seed % 4 {
        0 => game.sample(seat, players),
        _ => drawn_to_sites(game, seat, players),
    };
    action.expect("whoever must act can")
}

/// The tokens that were drawn: chance that the model cannot foresee.
fn drawn(events: &[Event]) -> Vec<String> {
    let drawn = events.iter().find_map(|event| match event {
        Event::Refilled { tokens, .. } => tokens.clone(),
        _ => None,
    });
    let drawn = drawn.unwrap_or_default();
    drawn.iter().map(ToString::to_string).collect()
}

fn same_lists(game: &Babylonia, model: &Model, step: u64, place: &str) {
    for seat in Seat::all(game.seats()) {
        let asked = game.waiting().must.contains(seat);
        if !asked && !step.is_multiple_of(OTHERS_EVERY) {
            continue;
        }
        let mut list = Vec::new();
        game.legal(seat, &mut list);
        let found: BTreeSet<String> = list.iter().map(ToString::to_string).collect();
        let expected = model.legal(seat.index());
        if found != expected {
            let extra: Vec<_> = found.difference(&expected).collect();
            let missing: Vec<_> = expected.difference(&found).collect();
            panic!("{place}: seat {seat}: too many {extra:?}, missing {missing:?}");
        }
    }
}

fn same_position(game: &Babylonia, model: &Model, place: &str) {
    let view = game.view(Viewer::Public);
    let document = document(game);
    let totals: Vec<i32> = view
        .players
        .iter()
        .map(|player| player.points.sum)
        .collect();
    assert_eq!(totals, model.scores, "{place}: points");
    let cities: Vec<_> = view.players.iter().map(|player| player.cities).collect();
    assert_eq!(cities, model.owned_cities, "{place}: own cities");
    let waiting = game.waiting().must.first().map(Seat::index);
    assert_eq!(waiting, model.to_act(), "{place}: whom the game waits for");
    let words = |value: &Value| -> BTreeSet<String> {
        let list = value.as_array().into_iter().flatten();
        list.filter_map(|word| word.as_str().map(str::to_owned))
            .collect()
    };
    assert_eq!(
        words(&document["tokens"]),
        model.tokens_in_words(),
        "{place}: tokens"
    );
    assert_eq!(
        words(&document["spent_cards"]),
        model.spent,
        "{place}: spent cards"
    );
    for seat in 0..view.players.len() {
        assert_eq!(
            words(&document["owned_cards"][seat]),
            model.cards[seat],
            "{place}: cards"
        );
        for pile in ["stands", "supplies"] {
            let of = if pile == "stands" {
                &model.stands
            } else {
                &model.supplies
            };
            let expected: Value = of[seat]
                .iter()
                .map(|(k, n)| (k.clone(), (*n).into()))
                .collect::<serde_json::Map<_, _>>()
                .into();
            assert_eq!(
                document[pile][seat], expected,
                "{place}: {pile} of seat {seat}"
            );
        }
    }
    let tiles: BTreeSet<_> = view
        .tiles
        .iter()
        .map(|(hex, tile)| (hex.to_string(), tile.to_string()))
        .collect();
    let expected: BTreeSet<_> = model.tiles.clone().into_iter().collect();
    assert_eq!(tiles, expected, "{place}: tiles");
}
