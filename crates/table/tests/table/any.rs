//! Tables of any game, through the interface that hides the game.

use serde_json::{Value, json};
use ziggurat_babylonia::Babylonia;
use ziggurat_bots::{Budget, Level, Untimed};
use ziggurat_engine::{Seat, Viewer};
use ziggurat_table::{
    AnyReplay, AnyTable, By, Command, Holder, Millis, Origin, RawAction, Refusal, Replay,
    SeatSetup, Setup, Table, delta,
};

use crate::{
    support::{SALT, people, setup},
    toy::{Action, Pebbles},
};

const QUICK: Option<Budget> = Some(Budget::Iterations(5));
const ZERO: By = By::Seat(Seat(0));

fn read(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

fn command(json: Value) -> Command<RawAction> {
    serde_json::from_value(json).unwrap()
}

fn act(action: Value) -> Command<RawAction> {
    Command::Act {
        action: action.into(),
    }
}

/// A command about the table as it stands.
fn ask(table: &mut dyn AnyTable, by: By, command: Command<RawAction>) -> Result<u64, Refusal> {
    let seen = Some(table.version());
    let update = table.command(by, seen, command, Millis(0))?;
    Ok(update.version())
}

/// Plays everything through the erased form, people by their first offer.
fn play(table: &mut dyn AnyTable) {
    while table.outcome().is_none() {
        let version = table.version();
        if let Some(task) = table.bot_tasks().first() {
            let decision = task.run(QUICK, &Untimed);
            let passes = decision.passes();
            let update = table.bot_done(decision, Millis(1)).unwrap();
            assert_eq!(update.is_none(), passes);
        } else {
            let seat = table.waiting().must.first().unwrap();
            let action = table.offers(seat).unwrap().remove(0).action;
            let done = ask(table, By::Seat(seat), Command::Act { action });
            assert_eq!(done, Ok(version + 1));
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
    let replay: Box<dyn AnyReplay> = Box::new(Replay::<Pebbles>::new(&file).unwrap());
    for viewer in Viewer::all(3) {
        assert_eq!(again.snapshot_for(viewer), table.snapshot_for(viewer));
        let messages = table.messages_since(0, viewer, usize::MAX);
        let messages = messages.unwrap().unwrap();
        let bytes = messages.iter().map(String::len).sum();
        let fits = |most| table.messages_since(0, viewer, most).unwrap().is_some();
        assert!(fits(bytes) && !fits(bytes - 1));
        let shown = |part: Result<Option<String>, _>| read(&part.unwrap().unwrap());
        let mut state = shown(replay.state_at(0, viewer));
        for (step, message) in (1..).zip(&messages) {
            let message = read(message);
            delta::apply(&mut state, &message["change"]).unwrap();
            assert_eq!(state["view"], shown(replay.state_at(step, viewer))["view"]);
            assert_eq!(message["events"], shown(replay.events_at(step, viewer)));
            assert_eq!(message["entry"], shown(replay.entry_at(step, viewer)));
        }
        assert_eq!(messages.len(), replay.steps());
    }
    assert_eq!(replay.outcome(), table.outcome());
    let origin = table.reveal().map(|reveal| reveal.origin);
    let salted = matches!(origin, Some(Origin::Drawn { salt, .. }) if salt == SALT);
    assert!(salted);
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
    for json in commands {
        ask(table.as_mut(), ZERO, command(json)).unwrap();
    }
    for json in [json!("reclaim"), json!("resign")] {
        ask(table.as_mut(), By::Seat(Seat(2)), command(json)).unwrap();
    }
    assert_eq!(table.save().log.len(), 7);
}

#[test]
fn what_is_not_an_action_is_refused() {
    let mut table: Box<dyn AnyTable> = Box::new(people(2));
    for action in [
        json!(null),
        json!("fly"),
        json!({ "put": { "kind": 300, "down": false } }),
    ] {
        let refusal = ask(table.as_mut(), ZERO, act(action)).unwrap_err();
        assert_eq!(refusal.code(), "malformed");
    }
    assert_eq!(table.version(), 0);
}

#[test]
fn refusals_have_this_form() {
    let mut table: Box<dyn AnyTable> = Box::new(people(2));
    let refusal = ask(table.as_mut(), ZERO, act(json!("end"))).unwrap_err();
    let expected = json!({
        "code": "illegal", "key": "table-refusal-illegal", "rule": "PEB-3", "why": "pebbles-two",
    });
    assert_eq!(serde_json::to_value(&refusal).unwrap(), expected);
    let expected = json!({ "code": "over", "key": "table-refusal-over" });
    assert_eq!(serde_json::to_value(Refusal::Over).unwrap(), expected);
}

#[test]
fn an_update_has_its_own_entry() {
    let mut table: Box<dyn AnyTable> = Box::new(people(2));
    let update = table
        .command(ZERO, Some(0), act(json!("wait")), Millis(7))
        .unwrap();
    assert_eq!(Some(&update.entry()), table.save().log.last());
    let payload = read(&update.payload().unwrap());
    assert_eq!(payload["do"], json!({ "act": "wait" }));
    assert_eq!((&payload["seat"], &payload["at"]), (&json!(0), &json!(7)));
}

#[test]
fn bots_that_are_to_move_are_all_named_at_once() {
    let holders = [
        Holder::Human,
        Holder::Bot(Level::Random),
        Holder::Bot(Level::Random),
    ];
    let mut table = Table::open(setup(&holders, 8)).unwrap();
    let seats = |table: &dyn AnyTable| -> Vec<Seat> {
        let tasks = table.bot_tasks();
        tasks.iter().map(|task| task.seat()).collect()
    };
    assert_eq!(seats(&table), []);
    ask(&mut table, ZERO, act(json!("wait"))).unwrap();
    assert_eq!(seats(&table), [Seat(1)]);
    table.bot_done(1, Seat(1), Action::Wait, Millis(1)).unwrap();
    assert_eq!(
        seats(&table),
        [Seat(1), Seat(2)],
        "seat 1 may shout, seat 2 must act"
    );
}

#[test]
fn a_decision_about_another_game_is_refused() {
    let setup_of_another = Setup::<Babylonia> {
        options: Default::default(),
        seats: vec![SeatSetup::bot("Enki".parse().unwrap(), Level::Random); 2],
        origin: Origin::drawn(1, SALT),
    };
    let mut other: Box<dyn AnyTable> = Box::new(Table::open(setup_of_another).unwrap());
    let holders = [Holder::Bot(Level::Random), Holder::Human];
    let mut table: Box<dyn AnyTable> = Box::new(Table::open(setup(&holders, 8)).unwrap());
    let mut tasks = table.bot_tasks();
    tasks.extend(other.bot_tasks());
    let mut decisions = tasks.iter().map(|task| task.run(QUICK, &Untimed));
    let own = decisions.next().unwrap();
    let refusal = other.bot_done(own, Millis(0)).unwrap_err();
    assert_eq!(refusal.code(), "malformed");
    let foreign = decisions.next().expect("a decision at the other table");
    let refusal = table.bot_done(foreign, Millis(0)).unwrap_err();
    assert_eq!(refusal.code(), "malformed");
    assert_eq!((table.version(), other.version()), (0, 0));
}

#[test]
fn a_rematch_starts_from_the_beginning() {
    let mut table: Box<dyn AnyTable> = Box::new(people(2));
    play(table.as_mut());
    let rematch = table.rematch(Origin::drawn(99, SALT)).unwrap();
    assert_eq!(
        (rematch.version(), rematch.seats(), rematch.options()),
        (0, table.seats(), table.options())
    );
    assert_ne!(rematch.commitment(), table.commitment());
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
        (setup.origin.clone(), setup.options.turns),
        (Origin::drawn(u64::MAX, [0xab; 32]), 3)
    );
    let again: Setup<Pebbles> =
        serde_json::from_value(serde_json::to_value(&setup).unwrap()).unwrap();
    assert_eq!(again, setup);
}
