//! Nothing is created or lost: every card is in exactly one place at every step.

use std::collections::BTreeMap;

use ziggurat_battalia::{Aim, Battalia, Card, Document, Purpose, Task};
use ziggurat_engine::{Chance, Game};

/// How often each card is in the game: in hands, in piles, laid and so on.
fn cards(game: &Battalia) -> BTreeMap<String, usize> {
    let document = Document::from(*game);
    let mut all = BTreeMap::new();
    let mut add = |card: String| *all.entry(card).or_insert(0) += 1;
    for player in &document.seats {
        let piles = [&player.hand, &player.nation, &player.shelter];
        piles
            .iter()
            .for_each(|pile| pile.iter().for_each(|card| add(card.to_string())));
        player
            .ambush
            .iter()
            .for_each(|hidden| add(hidden.card.to_string()));
    }
    for pile in [
        &document.spent,
        &document.gained,
        &document.defender_spent,
        &document.limbo,
    ] {
        pile.iter().for_each(|card| add(card.to_string()));
    }
    for laid in document.laid.iter().chain(&document.defender_laid) {
        add(laid.card.to_string());
    }
    for tent in &document.tents {
        add(tent.tent.to_string());
        tent.cards.iter().for_each(|card| add(card.to_string()));
    }
    for (name, pile) in &document.piles {
        let rest = pile
            .rest
            .iter()
            .flat_map(|(f, &n)| std::iter::repeat_n(*f, n.into()));
        let factions = rest.chain(pile.top).chain(pile.under.iter().copied());
        factions
            .into_iter()
            .for_each(|faction| add(format!("{faction}_{name}")));
    }
    for _ in 0..document.supply.unwrap_or(0) {
        add("supply".into());
    }
    for great in document.display.iter().chain(document.unseen) {
        add(great.to_string());
    }
    if let Some(task) = document.task {
        waiting(task)
            .into_iter()
            .flatten()
            .for_each(|card| add(card.to_string()));
    }
    all
}

/// Cards that lie nowhere else while something is under way.
fn waiting(task: Task) -> [Option<Card>; 2] {
    match task {
        Task::Pay { purpose, .. } => match purpose {
            Purpose::Amulet { aim } | Purpose::Title { aim, .. } | Purpose::Scroll { aim, .. } => {
                match aim {
                    Aim::Hand(card) => [Some(card), None],
                    Aim::Row(_) | Aim::Itself(_) => [None, None],
                }
            }
            Purpose::Pitch { card, tent } => [Some(card), tent.map(|tent| tent.card)],
            _ => [None, None],
        },
        Task::Station { card, tent } => [Some(card), Some(tent)],
        Task::Drop { card } => [Some(card), None],
        _ => [None, None],
    }
}

#[test]
fn bat_1_cards_are_neither_made_nor_lost() {
    for seats in 2..=4 {
        for options in Battalia::option_sets(seats) {
            for seed in 0..6 {
                let mut chance = Chance::new(seed);
                let mut game = Battalia::setup(&options, seats, &mut chance).unwrap();
                let all: usize = cards(&game).values().sum();
                let mut terrain = None;
                let mut legal = Vec::new();
                let mut last = String::new();
                while let Some(seat) = game.waiting().must.first() {
                    game.legal(seat, &mut legal);
                    assert!(!legal.is_empty(), "{seats} {seed} after {last}");
                    let action = *chance.pick(&legal).unwrap();
                    game.play_silent(seat, &action, &mut chance);
                    last = format!("{action}");
                    if let Err(invalid) = game.validate() {
                        panic!("{seats} {seed}: after {action}: {invalid}");
                    }
                    // Terrain cards move from the piles to the map.
                    let document = Document::from(game);
                    let now: usize = cards(&game).values().sum::<usize>() + document.board.len();
                    let before = *terrain.get_or_insert(now);
                    assert_eq!(now, before, "{seats} {seed}: after {action}");
                }
                assert!(all > 150);
            }
        }
    }
}

#[test]
fn a_position_is_small_and_an_action_smaller() {
    assert!(size_of::<Battalia>() <= 2024, "{}", size_of::<Battalia>());
    assert!(size_of::<ziggurat_battalia::Action>() <= 8);
}
