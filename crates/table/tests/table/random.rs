//! Whatever is asked in whatever order: a table keeps its promises.

use proptest::{collection::vec, prelude::*};
use ziggurat_bots::Level;
use ziggurat_engine::{Seat, Viewer};
use ziggurat_table::{By, Command, Millis, Replay, Table};

use crate::{
    support::{Toy, people},
    toy::{Action, Pebbles},
};

fn action() -> impl Strategy<Value = Action> {
    prop_oneof![
        6 => (0..4u8, any::<bool>()).prop_map(|(kind, down)| Action::Put { kind, down }),
        3 => Just(Action::End),
        2 => Just(Action::Wait),
        1 => Just(Action::Roll),
        1 => Just(Action::Shout),
    ]
}

fn level() -> impl Strategy<Value = Level> {
    proptest::sample::select(Level::ALL.to_vec())
}

fn seat() -> impl Strategy<Value = Seat> {
    (0..5u8).prop_map(Seat)
}

fn command() -> impl Strategy<Value = Command<Action>> {
    prop_oneof![
        12 => action().prop_map(|action| Command::Act { action }),
        3 => Just(Command::Undo),
        1 => Just(Command::ResetTurn),
        1 => Just(Command::Resign),
        2 => (seat(), level()).prop_map(|(seat, level)| Command::HandOver { seat, level }),
        2 => Just(Command::Reclaim),
    ]
}

/// What is asked next: something by somebody, or a bot has decided.
#[derive(Clone, Copy, Debug)]
enum Next {
    Ask(By, Command<Action>),
    Bot(Seat, Action),
}

fn next() -> impl Strategy<Value = Next> {
    prop_oneof![
        6 => (by(), command()).prop_map(|(by, command)| Next::Ask(by, command)),
        1 => (seat(), action()).prop_map(|(seat, action)| Next::Bot(seat, action)),
    ]
}

fn by() -> impl Strategy<Value = By> {
    prop_oneof![5 => seat().prop_map(By::Seat), 2 => Just(By::Host)]
}

/// Asks, and sees that what is refused changes nothing and what is accepted is one more entry.
fn ask(table: &mut Toy, next: Next) {
    let before = table.clone();
    let (version, now) = (before.version(), Millis(before.version()));
    let asked = match next {
        Next::Ask(by, command) => table.command(by, command, now),
        Next::Bot(seat, action) => table.bot_done(version, seat, action, now),
    };
    match asked {
        Ok(update) => assert_eq!(update.version(), before.version() + 1),
        Err(_) => assert_eq!(format!("{table:?}"), format!("{before:?}")),
    }
    assert_eq!(table.version(), table.save().log.len() as u64);
    assert_eq!(table.is_over(), table.reveal().is_some());
}

/// Taking back everything that can be taken back and doing it again leads to the same position.
fn undo_and_redo(table: &Toy) {
    for seat in Seat::all(table.seat_count()) {
        let steps = table.can_undo(seat);
        if steps == 0 {
            continue;
        }
        let mut again = table.clone();
        again.command(seat, Command::ResetTurn, Millis(0)).unwrap();
        assert_eq!(again.can_undo(seat), 0);
        let lines = table.lines_for(Viewer::Seat(seat), 0, usize::MAX);
        let acts = lines
            .iter()
            .filter(|line| line.entry.seat == seat && !line.undone);
        let actions: Vec<Action> = acts
            .filter_map(|line| match line.entry.what {
                ziggurat_table::What::Act { action } => action,
                _ => None,
            })
            .collect();
        for &action in &actions[actions.len() - steps..] {
            again
                .command(seat, Command::Act { action }, Millis(0))
                .unwrap();
        }
        let hash = |table: &Toy| table.save().log.last().map(|entry| entry.hash.clone());
        assert_eq!(hash(&again), hash(table));
        assert_eq!(again.can_undo(seat), steps);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn promises_are_kept(seats in 2..5usize, asked in vec(next(), 0..120), away in seat()) {
        let mut table = people(seats);
        table.mark_absent(away, true);
        for next in asked {
            ask(&mut table, next);
            undo_and_redo(&table);
        }
        let file = table.save();
        let back: Toy = Table::import(&file).unwrap();
        prop_assert_eq!(&back.save(), &file);
        let seen = Replay::<Pebbles>::new(&file).unwrap();
        for viewer in Viewer::all(table.seat_count()) {
            prop_assert_eq!(back.snapshot_for(viewer), table.snapshot_for(viewer));
            prop_assert_eq!(seen.view_at(seen.steps(), viewer), Some(table.view(viewer)));
        }
    }
}
