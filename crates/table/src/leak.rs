//! No leak: dealing again what a viewer cannot know changes nothing that the viewer is told.

use serde_json::json;
use ziggurat_babylonia::Babylonia;
use ziggurat_engine::{Advice, Chance, Seat, Viewer};
use ziggurat_terms::{Command, Level};

use std::sync::Arc;

use crate::{By, Millis, Origin, SeatSetup, Setup, Table, Told};

#[path = "../tests/table/toy.rs"]
mod toy;

fn open<G: Advice>(seats: u8, seed: u64) -> Table<G> {
    let name = |seat: Seat| SeatSetup::human(format!("player {seat}").parse().unwrap());
    let setup = Setup {
        options: G::option_sets(seats).remove(0),
        seats: Seat::all(seats).map(name).collect(),
        origin: Origin::drawn(seed, [7; 32]),
    };
    Table::open(setup).unwrap()
}

/// Everything a table tells a viewer, as text.
fn told<G: Advice>(table: &Table<G>, viewer: Viewer) -> String {
    let latest = table.history.back().map(|update| {
        let mut update = (**update).clone();
        update.full = Arc::new(table.full.clone());
        let sent = update.changes_for(viewer, &mut Told::default()).unwrap();
        json!([update.message_for(viewer), sent])
    });
    let of_seat = match viewer {
        Viewer::Seat(seat) => {
            let hint = table.hint_task(seat).map(|task| format!("{task:?}"));
            let offers = format!("{:?}", table.offers(seat));
            json!([
                table.can_undo(seat),
                offers,
                hint,
                bot_in_place(table, seat)
            ])
        }
        Viewer::Public => json!(null),
    };
    let words: Vec<_> = (0..=table.version())
        .map(|index| format!("{:?}", table.tell_entry(index, viewer)))
        .collect();
    json!([table.snapshot_for(viewer), latest, of_seat, words]).to_string()
}

/// Deals again what the viewer could not know before the latest thing that happened.
fn forget_before<G: Advice>(table: &mut Table<G>, viewer: Viewer, chance: &mut Chance) {
    if let Some(latest) = table.history.back_mut() {
        let before = Arc::make_mut(&mut Arc::make_mut(latest).before);
        Arc::make_mut(&mut before.position).resample(viewer, chance);
    }
}

/// What a bot that got this seat would have to think about.
fn bot_in_place<G: Advice>(table: &Table<G>, seat: Seat) -> Option<String> {
    let mut table = table.clone();
    let level = Level::Easy;
    let lend = Command::HandOver { seat, level };
    table.command(seat, lend, Millis(1)).ok()?;
    table.bot_task().map(|task| format!("{task:?}"))
}

fn random_command<G: Advice>(table: &Table<G>, chance: &mut Chance) -> (Seat, Command<G::Action>) {
    let waiting = table.waiting();
    let seats: Vec<Seat> = Seat::all(table.seat_count())
        .filter(|seat| waiting.includes(*seat))
        .collect();
    let undoer = Seat::all(table.seat_count()).find(|seat| table.can_undo(*seat) > 0);
    match undoer {
        Some(seat) if chance.below(6) == 0 => (seat, Command::Undo),
        _ => {
            let seat = *chance.pick(&seats).unwrap();
            let action = table.full.position.sample(seat, chance).unwrap();
            (seat, Command::Act { action })
        }
    }
}

/// Plays at random until the end; returns how often hidden things differed.
fn nothing_leaks<G: Advice>(seats: u8, seed: u64) -> u32 {
    let mut table = open::<G>(seats, seed);
    let mut chance = Chance::new(seed);
    let mut differed = 0;
    while !table.is_over() {
        for viewer in Viewer::all(seats) {
            let mut other = table.clone();
            Arc::make_mut(&mut other.full.position).resample(viewer, &mut chance);
            differed += u32::from(other.full.position != table.full.position);
            assert_eq!(told(&table, viewer), told(&other, viewer), "{viewer:?}");
            forget_before(&mut other, viewer, &mut chance);
            assert_eq!(told(&table, viewer), told(&other, viewer), "{viewer:?}");
        }
        let (seat, command) = random_command(&table, &mut chance);
        table.command(By::Seat(seat), command, Millis(1)).unwrap();
    }
    differed
}

#[test]
fn pebbles_do_not_leak() {
    let differed: u32 = (0..40)
        .map(|n| nothing_leaks::<toy::Pebbles>(2 + (n % 3) as u8, n))
        .sum();
    assert!(differed > 1000, "{differed}");
}

#[test]
fn babylonia_does_not_leak() {
    let differed: u32 = (2..=4)
        .map(|seats| nothing_leaks::<Babylonia>(seats, u64::from(seats)))
        .sum();
    assert!(differed > 500, "{differed}");
}
