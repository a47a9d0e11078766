//! Work for bots.

use ziggurat_bots::{Budget, Level, Untimed};
use ziggurat_engine::Seat;
use ziggurat_table::{Command, Deed, Holder, Millis, Refusal, Table};

use crate::{
    support::{Toy, act, ask, people, put, setup},
    toy::Action,
};

const QUICK: Option<Budget> = Some(Budget::Iterations(20));

fn against(bots: &[Level]) -> Toy {
    let holders: Vec<Holder> = [Holder::Human]
        .into_iter()
        .chain(bots.iter().map(|l| Holder::Bot(*l)))
        .collect();
    Table::open(setup(&holders, 3)).unwrap()
}

/// Lets bots play until a person is asked or the match is over.
fn run_bots(table: &mut Toy) -> u32 {
    let mut tasks = 0;
    while let Some(task) = table.bot_task() {
        tasks += 1;
        match task.run(QUICK, &Untimed) {
            Some(action) => drop(
                table
                    .bot_done(task.version(), task.seat(), action, Millis(1))
                    .unwrap(),
            ),
            None => table.bot_passes(task.version(), task.seat()).unwrap(),
        }
    }
    tasks
}

#[test]
fn people_are_not_played_for() {
    assert!(people(2).bot_task().is_none());
    assert!(against(&[Level::Random]).bot_task().is_none());
}

#[test]
fn a_bot_is_asked_when_it_must_act() {
    let mut table = against(&[Level::Easy]);
    act(&mut table, 0, "wait");
    let task = table.bot_task().unwrap();
    assert_eq!(
        (task.seat(), task.level(), task.version()),
        (Seat(1), Level::Easy, 1)
    );
    let action = task.run(QUICK, &Untimed).unwrap();
    table.bot_done(1, Seat(1), action, Millis(9)).unwrap();
    assert!(matches!(table.save().log[1].deed, Deed::BotAct(_)));
}

#[test]
fn the_same_task_gives_the_same_answer() {
    for level in Level::ALL {
        let mut table = against(&[level]);
        act(&mut table, 0, "wait");
        let answers: Vec<_> = (0..2)
            .map(|_| table.bot_task().unwrap().run(QUICK, &Untimed))
            .collect();
        assert!(answers[0].is_some());
        assert_eq!(answers[0], answers[1]);
    }
}

#[test]
fn a_bot_that_may_act_is_asked_when_it_is_tempted() {
    let mut table = against(&[Level::Random, Level::Random]);
    assert!(table.bot_task().is_none());
    act(&mut table, 0, "wait");
    assert_eq!(table.bot_task().unwrap().seat(), Seat(1));
    table.bot_done(1, Seat(1), Action::Wait, Millis(2)).unwrap();
    // Seat 2 must act; seat 1 may shout from now on, and comes first.
    assert_eq!(table.bot_task().unwrap().seat(), Seat(1));
    table.bot_passes(2, Seat(1)).unwrap();
    assert_eq!(table.bot_task().unwrap().seat(), Seat(2));
    table.bot_done(2, Seat(2), Action::Wait, Millis(2)).unwrap();
    assert_eq!(
        table.bot_task().unwrap().seat(),
        Seat(1),
        "asked again once the table has moved on"
    );
}

#[test]
fn passing_is_for_bots_who_were_asked_about_this_version() {
    let mut table = against(&[Level::Random]);
    assert_eq!(table.bot_passes(1, Seat(1)), Err(Refusal::Stale));
    assert_eq!(table.bot_passes(0, Seat(0)), Err(Refusal::NotABot));
    assert_eq!(table.bot_passes(0, Seat(7)), Err(Refusal::NoSuchSeat));
}

#[test]
fn an_answer_to_an_old_question_is_refused() {
    let mut table = against(&[Level::Random]);
    act(&mut table, 0, "wait");
    let task = table.bot_task().unwrap();
    ask(&mut table, 0, Command::Undo).unwrap();
    let before = table.save();
    let done = table.bot_done(task.version(), task.seat(), Action::Wait, Millis(2));
    assert_eq!(done, Err(Refusal::Stale));
    assert_eq!(table.save(), before);
}

#[test]
fn what_a_bot_answered_cannot_be_taken_back() {
    let mut table = against(&[Level::Random]);
    act(&mut table, 0, "wait");
    table.bot_done(1, Seat(1), Action::Wait, Millis(2)).unwrap();
    assert_eq!(
        ask(&mut table, 0, Command::Undo),
        Err(Refusal::NothingToUndo)
    );
    assert_eq!(ask(&mut table, 1, Command::Undo), Err(Refusal::BotSeat));
}

#[test]
fn bots_play_a_whole_match() {
    for level in Level::ALL {
        let mut table = against(&[level, level]);
        let lend = Command::HandOver {
            seat: Seat(0),
            level,
        };
        ask(&mut table, 0, lend).unwrap();
        assert!(run_bots(&mut table) >= 9);
        assert!(table.is_over());
    }
}

#[test]
fn a_hint_is_told_and_not_done() {
    let mut table = people(2);
    put(&mut table, 0);
    let before = table.save();
    let task = table.hint_task(Seat(0)).unwrap();
    let hint = task.think(QUICK, &Untimed).unwrap();
    assert_eq!(
        (task.version(), task.seat(), task.level()),
        (1, Seat(0), Level::Hard)
    );
    assert!(table.legal(Seat(0)).unwrap().contains(&hint.action));
    assert_eq!(hint.values.len(), 2);
    assert_eq!(table.save(), before);
}

#[test]
fn hints_are_for_people_who_are_asked() {
    let mut table = against(&[Level::Random]);
    assert!(table.hint_task(Seat(1)).is_none());
    assert!(table.hint_task(Seat(5)).is_none());
    act(&mut table, 0, "shout");
    act(&mut table, 0, "wait");
    assert!(table.hint_task(Seat(0)).is_none());
}

#[test]
fn any_action_of_a_bot_that_must_act_is_legal() {
    let mut table = against(&[Level::Hard]);
    act(&mut table, 0, "wait");
    let task = table.bot_task().unwrap();
    let action = task.any_action().unwrap();
    table
        .bot_done(task.version(), task.seat(), action, Millis(2))
        .unwrap();
}
