//! Tables of any game, through JSON alone.

use serde_json::{Value, json};
use ziggurat_bots::{Budget, Level, Untimed};
use ziggurat_engine::{Seat, Viewer};
use ziggurat_table::{AnyReplay, AnyTable, By, Holder, Millis, Refusal, Replay, Setup, Table};

use crate::{
    support::{SALT, people, setup},
    toy::Pebbles,
};

const QUICK: Option<Budget> = Some(Budget::Iterations(5));
const ZERO: By = By::Seat(Seat(0));

fn read(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

/// Plays everything through the erased form, people by their first offer.
fn play(table: &mut dyn AnyTable) {
    while table.outcome().is_none() {
        let version = table.version();
        if let Some(task) = table.bot_task() {
            match task.run(QUICK, &Untimed) {
                Some(action) => drop(
                    table
                        .bot_done(version, task.seat(), action, Millis(1))
                        .unwrap(),
                ),
                None => table.bot_passes(version, task.seat()).unwrap(),
            }
        } else {
            let seat = table.waiting().must.first().unwrap();
            let offer = table.offers(seat).remove(0);
            let command = json!({ "act": { "action": offer.action } });
            let update = table.command(By::Seat(seat), command, Millis(1)).unwrap();
            assert_eq!(update.version(), version + 1);
        }
    }
}

#[test]
fn a_match_is_played_saved_and_seen_again() {
    let holders = [
        Holder::Human,
        Holder::Bot(Level::Greedy),
        Holder::Bot(Level::Easy),
    ];
    let mut table: Box<dyn AnyTable> = Box::new(Table::open(setup(&holders, 8)).unwrap());
    play(table.as_mut());
    let file = table.export().unwrap();
    let again: Box<dyn AnyTable> = Box::new(Table::<Pebbles>::import(&file).unwrap());
    let shown: Box<dyn AnyReplay> = Box::new(Replay::<Pebbles>::new(&file).unwrap());
    for viewer in Viewer::all(3) {
        assert_eq!(again.snapshot_for(viewer), table.snapshot_for(viewer));
        let messages = table.messages_since(0, viewer).unwrap();
        for (step, message) in (1..).zip(&messages) {
            let (message, state) = (read(message), read(&shown.state_at(step, viewer).unwrap()));
            assert_eq!(message["view"], state["view"]);
            assert_eq!(
                message["events"],
                read(&shown.events_at(step, viewer).unwrap())
            );
            assert_eq!(
                message["entry"],
                read(&shown.entry_at(step, viewer).unwrap())
            );
        }
        assert_eq!(messages.len(), shown.steps());
    }
    assert_eq!(shown.outcome(), table.outcome());
    assert_eq!(table.reveal().unwrap().salt, SALT);
}

#[test]
fn commands_have_these_forms() {
    let mut table: Box<dyn AnyTable> = Box::new(people(3));
    table.mark_absent(Seat(2), true);
    let commands = [
        json!({ "act": { "action": "wait" } }),
        json!("undo"),
        json!({ "act": { "action": "wait" } }),
        json!("reset_turn"),
        json!({ "hand_over": { "seat": 2, "level": "easy" } }),
    ];
    for command in commands {
        table.command(ZERO, command, Millis(0)).unwrap();
    }
    table
        .command(By::Seat(Seat(2)), json!("reclaim"), Millis(0))
        .unwrap();
    table
        .command(By::Seat(Seat(2)), json!("resign"), Millis(0))
        .unwrap();
    assert_eq!(table.entries_since(0).len(), 7);
}

#[test]
fn what_is_no_command_is_refused() {
    let mut table: Box<dyn AnyTable> = Box::new(people(2));
    let nonsense = [
        json!(null),
        json!("fly"),
        json!({ "act": { "action": { "put": { "kind": 300, "down": false } } } }),
        json!({ "act": {} }),
    ];
    for command in nonsense {
        let refusal = table.command(ZERO, command, Millis(0)).unwrap_err();
        assert_eq!(refusal.code(), "malformed");
    }
    let odd = table.bot_done(0, Seat(0), json!(7), Millis(0)).unwrap_err();
    assert_eq!(odd.code(), "malformed");
    assert_eq!(table.version(), 0);
}

#[test]
fn refusals_have_this_form() {
    let mut table: Box<dyn AnyTable> = Box::new(people(2));
    let command = json!({ "act": { "action": "end" } });
    let refusal = table.command(ZERO, command, Millis(0)).unwrap_err();
    let expected = json!({
        "code": "illegal", "key": "table-refusal-illegal", "rule": "PEB-3", "why": "pebbles-two",
    });
    assert_eq!(serde_json::to_value(&refusal).unwrap(), expected);
    let expected = json!({ "code": "over", "key": "table-refusal-over" });
    assert_eq!(serde_json::to_value(Refusal::Over).unwrap(), expected);
}

#[test]
fn a_clone_goes_its_own_way() {
    let mut table: Box<dyn AnyTable> = Box::new(people(2));
    let mut tried = table.boxed_clone();
    tried
        .command(ZERO, json!({ "act": { "action": "wait" } }), Millis(0))
        .unwrap();
    assert_eq!((table.version(), tried.version()), (0, 1));
    table = tried;
    assert_eq!(table.can_undo(Seat(0)), 1);
}

#[test]
fn a_rematch_starts_anew() {
    let mut table: Box<dyn AnyTable> = Box::new(people(2));
    play(table.as_mut());
    let rematch = table.rematch(99, SALT).unwrap();
    assert_eq!(
        (rematch.version(), rematch.seats(), rematch.options()),
        (0, table.seats(), table.options())
    );
    assert_ne!(rematch.commitment(), table.commitment());
}

#[test]
fn hints_come_as_json() {
    let table: Box<dyn AnyTable> = Box::new(people(2));
    let hint = read(
        &table
            .hint_task(Seat(0))
            .unwrap()
            .hint(QUICK, &Untimed)
            .unwrap(),
    );
    assert_eq!((&hint["version"], &hint["seat"]), (&json!(0), &json!(0)));
    assert_eq!(hint["values"].as_array().unwrap().len(), 2);
}

#[test]
fn a_setup_can_be_read() {
    let text = json!({
        "seats": [{ "name": "Ada", "holder": "human" }, { "name": "B", "holder": { "bot": "hard" } }],
        "seed": "18446744073709551615",
        "salt": "ab".repeat(32),
    });
    let setup: Setup<Pebbles> = serde_json::from_value(text).unwrap();
    assert_eq!(
        (setup.seed, setup.salt, setup.options.turns),
        (u64::MAX, [0xab; 32], 3)
    );
    let again: Setup<Pebbles> =
        serde_json::from_value(serde_json::to_value(&setup).unwrap()).unwrap();
    assert_eq!(again, setup);
}
