//! Commands that come late: whether they still mean what they meant is decided here and nowhere else.

use ziggurat_engine::{Advice, Seat, Viewer};
use ziggurat_seven_wonders::{Action, SevenWonders};
use ziggurat_table::{Command, Millis, Origin, Refusal, SeatSetup, Setup, Table};

use crate::{
    support::{act, ask, people},
    toy,
};

fn about<G: Advice>(
    table: &mut Table<G>,
    seat: u8,
    seen: u64,
    command: Command<G::Action>,
) -> Result<u64, Refusal> {
    let update = table.command_about(Seat(seat), Some(seen), command, Millis(0))?;
    Ok(update.version())
}

#[test]
fn what_depends_on_the_version_must_say_it() {
    let mut table = people(3);
    let wait = Command::Act {
        action: toy::Action::Wait,
    };
    let unsaid = |table: &mut Table<_>, command| {
        table
            .command_about(Seat(0), None, command, Millis(0))
            .map(|update| update.version())
    };
    for command in [wait, Command::Undo, Command::ResetTurn] {
        assert_eq!(unsaid(&mut table, command), Err(Refusal::NoVersion));
    }
    assert_eq!(unsaid(&mut table, Command::Resign), Ok(1));
}

#[test]
fn a_turn_makes_everything_before_it_stale() {
    let mut table = people(2);
    let wait = Command::Act {
        action: toy::Action::Wait,
    };
    assert_eq!(about(&mut table, 0, 0, wait), Ok(1));
    assert_eq!(about(&mut table, 1, 0, wait), Err(Refusal::Stale));
    assert_eq!(about(&mut table, 0, 0, Command::Undo), Err(Refusal::Stale));
    assert_eq!(about(&mut table, 1, 2, wait), Err(Refusal::Stale));
    assert_eq!(about(&mut table, 0, 1, Command::Undo), Ok(2));
    assert_eq!(about(&mut table, 0, 2, wait), Ok(3));
}

#[test]
fn giving_a_seat_away_makes_nobody_stale() {
    let mut table = people(3);
    let level = ziggurat_bots::Level::Random;
    let lend = Command::HandOver {
        seat: Seat(2),
        level,
    };
    act(&mut table, 0, "put 0");
    ask(&mut table, 2, lend).unwrap();
    assert_eq!(about(&mut table, 0, 1, Command::Undo), Ok(3));
}

/// Four people at 7 Wonders.
fn wonders(seed: u64) -> Table<SevenWonders> {
    let seat = |name: &str| SeatSetup::human(name.parse().unwrap());
    let setup = Setup {
        options: Default::default(),
        seats: ["Ada", "Ben", "Cem", "Dora"].map(seat).to_vec(),
        origin: Origin::drawn(seed, [7; 32]),
    };
    Table::open(setup).unwrap()
}

/// The sales of a seat: one for every card of its hand.
fn sales(table: &Table<SevenWonders>, seat: u8) -> Vec<Action> {
    let legal = table.legal(Seat(seat)).unwrap_or_default();
    let sale = |action: &Action| serde_json::to_value(action).unwrap()["sell"].is_object();
    legal.into_iter().filter(sale).collect()
}

fn choose(table: &mut Table<SevenWonders>, seat: u8, action: Action) {
    let command = Command::Act { action };
    table.command(Seat(seat), command, Millis(0)).unwrap();
}

/// All choose; then the hands have gone round.
fn everybody_sells(table: &mut Table<SevenWonders>) {
    for seat in 0..4 {
        let sale = sales(table, seat)[0];
        choose(table, seat, sale);
    }
}

#[test]
fn a_late_change_of_card_cannot_bind_to_a_twin_in_the_next_hand() {
    // Some deal in which Ada finds the same card again in the hand that comes round to her.
    let found = (0..400).find_map(|seed| {
        let mut table = wonders(seed);
        let before = sales(&table, 0);
        everybody_sells(&mut table);
        let twin = |action: &&Action| sales(&table, 0).contains(action) && **action != before[0];
        let twin = before.iter().find(twin).copied()?;
        Some((seed, twin))
    });
    let (seed, twin) = found.expect("a deal with twins");
    let mut table = wonders(seed);
    let first = sales(&table, 0)[0];
    choose(&mut table, 0, first);
    let seen = table.version();
    // Ada changes her mind, but the others are faster.
    for seat in 1..4 {
        let sale = sales(&table, seat)[0];
        choose(&mut table, seat, sale);
    }
    let change = Command::Act { action: twin };
    assert!(
        table.legal(Seat(0)).unwrap().contains(&twin),
        "the same words would now mean another card"
    );
    let before = table.save();
    assert_eq!(about(&mut table, 0, seen, change), Err(Refusal::Stale));
    assert_eq!(table.save(), before);
    let seen = table.version();
    about(&mut table, 0, seen, change).expect("about the new hand it is good");
}

#[test]
fn of_those_who_choose_at_the_same_time_nobody_comes_too_late() {
    let mut table = wonders(3);
    // Everybody has seen the opening; each of them chooses, and changes the choice, about it or
    // about what they saw of it after their own choice.
    let sales: Vec<Vec<Action>> = (0..4).map(|seat| sales(&table, seat)).collect();
    let sell = |seat: u8, card: usize| Command::Act {
        action: sales[usize::from(seat)][card],
    };
    assert_eq!(about(&mut table, 2, 0, sell(2, 0)), Ok(1));
    assert_eq!(about(&mut table, 0, 0, sell(0, 0)), Ok(2));
    assert_eq!(about(&mut table, 0, 2, sell(0, 1)), Ok(3), "a change");
    assert_eq!(about(&mut table, 2, 1, sell(2, 1)), Ok(4), "a change");
    assert_eq!(about(&mut table, 1, 0, sell(1, 0)), Ok(5));
    assert_eq!(about(&mut table, 0, 3, sell(0, 2)), Ok(6), "a change");
    let unmoved = table.view(Viewer::Seat(Seat(3)));
    assert_eq!(about(&mut table, 1, 5, sell(1, 1)), Ok(7), "a change");
    assert_eq!(table.view(Viewer::Seat(Seat(3))), unmoved);
    assert_eq!(about(&mut table, 3, 0, sell(3, 0)), Ok(8));
    assert_eq!(
        about(&mut table, 0, 6, sell(0, 3)),
        Err(Refusal::Stale),
        "all choices lie open"
    );
}

#[test]
fn freshness_survives_loading() {
    let mut table = wonders(3);
    let first = sales(&table, 1)[0];
    choose(&mut table, 1, first);
    let mut again = Table::<SevenWonders>::import(&table.save()).unwrap();
    let action = sales(&again, 2)[0];
    assert_eq!(about(&mut again, 2, 0, Command::Act { action }), Ok(2));
    assert_eq!(again.is_fresh(Seat(1), 0), table.is_fresh(Seat(1), 0));
}
