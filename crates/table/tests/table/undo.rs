//! Taking back: free up to the last information barrier, never beyond.

use ziggurat_engine::{Seat, Viewer};
use ziggurat_table::{Command, Deed, Refusal, What};

use crate::support::{act, ask, held, latest_hash, people, put, views};

#[test]
fn what_is_taken_back_leaves_the_game_as_it_was() {
    let mut table = people(2);
    let (before, hash) = (views(&table), latest_hash(&table));
    put(&mut table, 0);
    assert_ne!(views(&table), before);
    assert_eq!(table.can_undo(Seat(0)), 1);
    ask(&mut table, 0, Command::Undo).unwrap();
    assert_eq!((views(&table), latest_hash(&table)), (before, hash));
    assert_eq!(table.can_undo(Seat(0)), 0);
}

#[test]
fn doing_it_again_leads_to_the_same_position() {
    let mut table = people(2);
    put(&mut table, 0);
    put(&mut table, 0);
    let hash = latest_hash(&table);
    ask(&mut table, 0, Command::Undo).unwrap();
    assert_ne!(latest_hash(&table), hash);
    put(&mut table, 0);
    assert_eq!(latest_hash(&table), hash);
    assert_eq!(table.can_undo(Seat(0)), 2);
}

#[test]
fn reset_turn_takes_back_all_at_once() {
    let mut table = people(2);
    let before = latest_hash(&table);
    put(&mut table, 0);
    put(&mut table, 0);
    let update = ask(&mut table, 0, Command::ResetTurn).unwrap();
    assert_eq!(latest_hash(&table), before);
    let entries = vec![2, 1];
    let message = update.message_for(Viewer::Public);
    assert_eq!(message.entry.what, What::Undo { entries });
    assert_eq!(
        ask(&mut table, 0, Command::ResetTurn),
        Err(Refusal::NothingToUndo)
    );
}

#[test]
fn a_draw_is_a_barrier() {
    let mut table = people(2);
    put(&mut table, 0);
    act(&mut table, 0, "end");
    assert_eq!(table.can_undo(Seat(0)), 0);
    assert_eq!(
        ask(&mut table, 0, Command::Undo),
        Err(Refusal::NothingToUndo)
    );
}

#[test]
fn a_draw_that_the_game_forgot_to_mark_is_a_barrier_all_the_same() {
    let mut table = people(2);
    act(&mut table, 0, "roll");
    assert_eq!(
        ask(&mut table, 0, Command::Undo),
        Err(Refusal::NothingToUndo)
    );
}

#[test]
fn a_passed_turn_comes_back_while_nobody_has_acted() {
    let mut table = people(2);
    act(&mut table, 0, "wait");
    assert_eq!(table.waiting().must.first(), Some(Seat(1)));
    ask(&mut table, 0, Command::Undo).unwrap();
    assert_eq!(table.waiting().must.first(), Some(Seat(0)));
}

#[test]
fn what_others_have_answered_stays() {
    let mut table = people(2);
    act(&mut table, 0, "wait");
    put(&mut table, 1);
    assert_eq!(
        ask(&mut table, 0, Command::Undo),
        Err(Refusal::NothingToUndo)
    );
    ask(&mut table, 1, Command::Undo).unwrap();
    // What seat 1 decided, even if it is taken back, was a decision of another seat.
    assert_eq!(
        ask(&mut table, 0, Command::Undo),
        Err(Refusal::NothingToUndo)
    );
}

#[test]
fn a_shout_of_another_seat_is_a_barrier() {
    let mut table = people(3);
    put(&mut table, 0);
    act(&mut table, 2, "shout");
    assert_eq!(table.can_undo(Seat(0)), 0);
    assert_eq!(table.can_undo(Seat(2)), 1);
}

#[test]
fn nobody_takes_back_for_another() {
    let mut table = people(2);
    put(&mut table, 0);
    assert_eq!(
        ask(&mut table, 1, Command::Undo),
        Err(Refusal::NothingToUndo)
    );
}

#[test]
fn taking_back_is_an_entry_and_nothing_is_erased() {
    let mut table = people(2);
    put(&mut table, 0);
    ask(&mut table, 0, Command::Undo).unwrap();
    put(&mut table, 0);
    let deeds: Vec<_> = table
        .save()
        .log
        .into_iter()
        .map(|entry| entry.deed)
        .collect();
    let kind = held(&people(2), 0);
    let put = Deed::Act(format!("put {kind}"));
    assert_eq!(deeds, [put.clone(), Deed::Undo(1), put]);
    let lines = table.lines_for(Viewer::Public, 0, 10);
    let undone: Vec<bool> = lines.iter().map(|line| line.undone).collect();
    assert_eq!(undone, [true, false, false]);
}

#[test]
fn what_is_done_again_never_repeats_a_draw() {
    let mut straight = people(2);
    act(&mut straight, 0, "wait");
    act(&mut straight, 1, "roll");
    let mut winding = people(2);
    act(&mut winding, 0, "wait");
    ask(&mut winding, 0, Command::Undo).unwrap();
    act(&mut winding, 0, "wait");
    act(&mut winding, 1, "roll");
    let luck = |table: &crate::support::Toy| table.view(Viewer::Public).luck[1];
    assert_ne!(luck(&straight), luck(&winding));
}

#[test]
fn the_end_cannot_be_taken_back() {
    let mut table = people(2);
    for turn in 0..6 {
        act(&mut table, turn % 2, "wait");
    }
    assert!(table.is_over());
    assert_eq!(table.can_undo(Seat(1)), 0);
    assert_eq!(ask(&mut table, 1, Command::Undo), Err(Refusal::Over));
}
