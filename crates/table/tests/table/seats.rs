//! Giving up, giving a seat away, and taking it back.

use ziggurat_bots::Level;
use ziggurat_engine::{Outcome, Seat};
use ziggurat_table::{By, Command, Holder, Millis, RESIGNED, Refusal, Table};

use crate::{
    support::{Toy, act, ask, people, put, setup, try_act},
    toy::Action,
};

const TO_BOT: Command<Action> = Command::HandOver {
    seat: Seat(1),
    level: Level::Easy,
};

/// Lets bots play whatever is theirs, at random, and people wait, until the match is over.
fn finish(table: &mut Toy) -> Outcome {
    while let Some(seat) = table.waiting().must.first() {
        match table.seats()[seat.index()].holder {
            Holder::Human => drop(act(table, seat.0, "wait")),
            Holder::Bot(_) => {
                let version = table.version();
                table
                    .bot_done(version, seat, Action::Wait, Millis(0))
                    .unwrap();
            }
        }
    }
    table.outcome().unwrap().clone()
}

#[test]
fn of_two_the_other_wins_at_once() {
    let mut table = people(2);
    ask(&mut table, 0, Command::Resign).unwrap();
    let outcome = table.outcome().unwrap();
    assert_eq!(
        (&outcome.places[..], outcome.reason),
        (&[2, 1][..], RESIGNED)
    );
    assert!(table.waiting().is_over());
    assert_eq!(try_act(&mut table, 1, "wait"), Err(Refusal::Over));
}

#[test]
fn of_four_a_bot_plays_on_and_whoever_gave_up_comes_last() {
    let mut table = people(4);
    act(&mut table, 0, "roll"); // luck, so that seat 0 would have won
    ask(&mut table, 0, Command::Resign).unwrap();
    assert!(!table.is_over());
    let seat = &table.seats()[0];
    assert_eq!(
        (seat.holder, seat.resigned),
        (Holder::Bot(Level::Normal), true)
    );
    assert_eq!(ask(&mut table, 0, Command::Resign), Err(Refusal::Resigned));
    assert_eq!(ask(&mut table, 0, Command::Reclaim), Err(Refusal::Resigned));
    assert_eq!(finish(&mut table).places, [4, 1, 1, 1]);
}

#[test]
fn of_four_the_last_one_to_stay_wins() {
    let mut table = people(4);
    for (seat, goes_on) in [(2, true), (0, true), (1, false)] {
        ask(&mut table, seat, Command::Resign).unwrap();
        assert_eq!(table.is_over(), !goes_on);
    }
    assert_eq!(table.outcome().unwrap().places, [3, 2, 4, 1]);
}

#[test]
fn somebody_absent_is_replaced_and_comes_back() {
    let mut table = people(2);
    assert_eq!(ask(&mut table, 0, TO_BOT), Err(Refusal::StillHere));
    table.mark_absent(Seat(1), true);
    ask(&mut table, 0, TO_BOT).unwrap();
    assert_eq!(table.seats()[1].holder, Holder::Bot(Level::Easy));
    assert!(table.seats()[1].lent);
    act(&mut table, 0, "wait");
    assert_eq!(try_act(&mut table, 1, "wait"), Err(Refusal::BotSeat));
    assert_eq!(ask(&mut table, 0, TO_BOT), Err(Refusal::BotSeat));
    ask(&mut table, 1, Command::Reclaim).unwrap();
    act(&mut table, 1, "wait");
    assert_eq!(ask(&mut table, 1, Command::Reclaim), Err(Refusal::NotABot));
}

#[test]
fn a_player_may_leave_the_own_seat_to_a_bot_and_the_host_any() {
    let mut table = people(2);
    ask(&mut table, 1, TO_BOT).unwrap();
    let mut table = people(2);
    table.command(By::Host, TO_BOT, Millis(0)).unwrap();
}

#[test]
fn whoever_came_back_is_there_again() {
    let mut table = people(2);
    table.mark_absent(Seat(1), true);
    table.mark_absent(Seat(1), false);
    table.mark_absent(Seat(7), true);
    assert_eq!(ask(&mut table, 0, TO_BOT), Err(Refusal::StillHere));
}

#[test]
fn somebody_who_is_replaced_may_still_give_up() {
    let mut table = people(3);
    ask(&mut table, 1, TO_BOT).unwrap();
    ask(&mut table, 1, Command::Resign).unwrap();
    assert!(table.seats()[1].resigned);
    assert!(!table.seats()[1].lent);
}

#[test]
fn whoever_gave_up_does_not_give_others_away() {
    let mut table = people(3);
    table.mark_absent(Seat(1), true);
    ask(&mut table, 2, Command::Resign).unwrap();
    assert_eq!(ask(&mut table, 2, TO_BOT), Err(Refusal::Resigned));
}

#[test]
fn what_was_done_before_the_seat_was_lent_can_be_taken_back_after() {
    let mut table = people(2);
    put(&mut table, 0);
    let lend = Command::HandOver {
        seat: Seat(0),
        level: Level::Easy,
    };
    ask(&mut table, 0, lend).unwrap();
    assert_eq!(table.can_undo(Seat(0)), 0);
    assert_eq!(ask(&mut table, 0, Command::Undo), Err(Refusal::BotSeat));
    ask(&mut table, 0, Command::Reclaim).unwrap();
    assert_eq!(table.can_undo(Seat(0)), 1);
}

#[test]
fn everybody_asks_for_their_own_seat_only() {
    let mut table = people(2);
    let wait = Command::Act {
        action: Action::Wait,
    };
    assert_eq!(
        table.command(By::Host, wait, Millis(0)),
        Err(Refusal::NotYourSeat)
    );
    assert_eq!(ask(&mut table, 2, wait), Err(Refusal::NoSuchSeat));
    assert_eq!(
        table.bot_done(0, Seat(0), Action::Wait, Millis(0)),
        Err(Refusal::NotABot)
    );
    let illegal = ask(&mut table, 1, wait).unwrap_err();
    assert!(matches!(illegal, Refusal::Illegal(why) if why.rule.0 == "PEB-1"));
}

#[test]
fn a_seat_that_was_a_bot_from_the_start_has_no_player() {
    let holders = [Holder::Human, Holder::Bot(Level::Random)];
    let mut table = Table::open(setup(&holders, 1)).unwrap();
    assert_eq!(ask(&mut table, 1, Command::Resign), Err(Refusal::BotSeat));
    assert_eq!(ask(&mut table, 1, Command::Reclaim), Err(Refusal::BotSeat));
}

#[test]
fn refused_commands_change_nothing() {
    let mut table = people(3);
    put(&mut table, 0);
    let shout = Command::Act {
        action: Action::Shout,
    };
    ask(&mut table, 1, shout).unwrap();
    put(&mut table, 0);
    let before = format!("{table:?}");
    let wait = Command::Act {
        action: Action::Wait,
    };
    let other = Command::HandOver {
        seat: Seat(9),
        level: Level::Hard,
    };
    let commands = [
        wait,
        shout,
        Command::Undo,
        Command::ResetTurn,
        Command::Reclaim,
        TO_BOT,
        other,
    ];
    for command in commands {
        for seat in [1, 2, 3, 250] {
            if seat == 2 && command == shout || seat == 1 && command == TO_BOT {
                continue;
            }
            ask(&mut table, seat, command).unwrap_err();
            assert_eq!(format!("{table:?}"), before, "{command:?}");
        }
    }
}
