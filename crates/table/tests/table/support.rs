//! Tables to try things at.

use std::sync::Arc;

use ziggurat_engine::{Seat, Viewer};
use ziggurat_table::{Command, Holder, Millis, Origin, Refusal, SeatSetup, Setup, Table, Update};

use crate::toy::{Action, Options, Pebbles};

pub(crate) const SALT: [u8; 32] = [9; 32];

pub(crate) type Toy = Table<Pebbles>;

pub(crate) fn setup(holders: &[Holder], seed: u64) -> Setup<Pebbles> {
    let seat = |(n, holder): (usize, &Holder)| SeatSetup {
        name: format!("player {n}").parse().unwrap(),
        holder: *holder,
    };
    Setup {
        options: Options::default(),
        seats: holders.iter().enumerate().map(seat).collect(),
        origin: Origin::drawn(seed, SALT),
    }
}

/// A table of people.
pub(crate) fn people(seats: usize) -> Toy {
    Table::open(setup(&vec![Holder::Human; seats], 5)).unwrap()
}

/// A command, with a time that grows with the log.
pub(crate) fn ask(
    table: &mut Toy,
    seat: u8,
    command: Command<Action>,
) -> Result<Arc<Update<Pebbles>>, Refusal> {
    let now = Millis(1000 + table.version() * 10);
    table.command(Seat(seat), command, now)
}

/// An action that must succeed.
pub(crate) fn act(table: &mut Toy, seat: u8, action: &str) -> Arc<Update<Pebbles>> {
    try_act(table, seat, action).unwrap()
}

pub(crate) fn try_act(
    table: &mut Toy,
    seat: u8,
    action: &str,
) -> Result<Arc<Update<Pebbles>>, Refusal> {
    let action = action.parse().unwrap();
    ask(table, seat, Command::Act { action })
}

/// Some pebble that the seat holds.
pub(crate) fn held(table: &Toy, seat: u8) -> u8 {
    let hand = table.view(Viewer::Seat(Seat(seat))).hand.unwrap();
    hand.iter().position(|&n| n > 0).unwrap() as u8
}

/// Puts some pebble face up.
pub(crate) fn put(table: &mut Toy, seat: u8) {
    let kind = held(table, seat);
    act(table, seat, &format!("put {kind}"));
}

/// What everybody sees of the game.
pub(crate) fn views(table: &Toy) -> Vec<crate::toy::View> {
    Viewer::all(table.seat_count())
        .map(|viewer| table.view(viewer))
        .collect()
}

/// The hash of the position after the latest entry.
pub(crate) fn latest_hash(table: &Toy) -> String {
    let file = table.save();
    file.log
        .last()
        .map_or(file.opening, |entry| entry.hash.clone())
}

/// Plays the first legal action of whoever must act until the match is over.
pub(crate) fn play_out(table: &mut Toy) {
    while let Some(seat) = table.waiting().must.first() {
        let legal = table.legal(seat).unwrap();
        let action = legal[table.version() as usize % legal.len()];
        ask(table, seat.0, Command::Act { action }).unwrap();
    }
}
