//! What viewers are told.

use serde_json::{Value, json};
use ziggurat_engine::{Seat, Viewer};
use ziggurat_table::{Command, HASH_EVERY, HISTORY, Message, Table, Told, What};

use crate::{
    support::{Toy, act, ask, people, play_out, put, setup},
    toy::{Action, Pebbles},
};

const MINE: Viewer = Viewer::Seat(Seat(0));
const OTHER: Viewer = Viewer::Seat(Seat(1));

fn text(message: &Message<Pebbles>) -> String {
    serde_json::to_string(message).unwrap()
}

/// Two kinds that seat 0 holds, at a table where it holds two.
fn two_kinds() -> (Toy, [u8; 2]) {
    let tables =
        (0..).map(|seed| Table::open(setup(&[ziggurat_table::Holder::Human; 2], seed)).unwrap());
    let kinds = |table: &Toy| {
        let hand = table.view(MINE).hand.unwrap();
        let held: Vec<u8> = (0..3).filter(|&kind| hand[usize::from(kind)] > 0).collect();
        <[u8; 2]>::try_from(&held[..2.min(held.len())]).ok()
    };
    tables
        .into_iter()
        .find_map(|table| kinds(&table).map(|kinds| (table, kinds)))
        .unwrap()
}

#[test]
fn others_are_told_the_same_whatever_was_hidden() {
    let (table, kinds) = two_kinds();
    let told = |kind: u8, viewer| {
        let mut table = table.clone();
        let update = act(&mut table, 0, &format!("hide {kind}"));
        let snapshot = serde_json::to_string(&table.snapshot_for(viewer)).unwrap();
        (text(&update.message_for(viewer)), snapshot)
    };
    let [one, two] = kinds;
    assert_eq!(told(one, OTHER), told(two, OTHER));
    assert_eq!(told(one, Viewer::Public), told(two, Viewer::Public));
    assert_ne!(told(one, MINE), told(two, MINE));
}

#[test]
fn only_the_own_seat_is_told_the_action() {
    let mut table = people(2);
    let update = act(&mut table, 0, "wait");
    let action = Some(Action::Wait);
    assert_eq!(update.message_for(MINE).entry.what, What::Act { action });
    for viewer in [OTHER, Viewer::Public, Viewer::Seat(Seat(200))] {
        assert_eq!(
            update.message_for(viewer).entry.what,
            What::Act { action: None }
        );
    }
}

#[test]
fn somebody_without_a_seat_here_is_a_spectator() {
    let mut table = people(2);
    put(&mut table, 0);
    let stranger = Viewer::Seat(Seat(2));
    assert_eq!(
        table.snapshot_for(stranger),
        table.snapshot_for(Viewer::Public)
    );
    assert_eq!(table.view(stranger), table.view(Viewer::Public));
}

#[test]
fn a_message_has_this_form() {
    let mut table = people(2);
    let update = act(&mut table, 0, "wait");
    let actual: Value = serde_json::to_value(update.message_for(OTHER)).unwrap();
    let hand = table.view(OTHER).hand.unwrap();
    let expected = json!({
        "version": 1,
        "entry": { "index": 1, "seat": 0, "what": { "act": {} }, "at": 1000 },
        "events": [],
        "view": {
            "turns": 3, "turn": 1, "active": 1, "put_now": 0, "hand": hand, "hands": [4, 4], "put": [],
            "luck": [0, 0], "shouted": [false, false],
        },
        "waiting": { "must": [1], "may": [0] },
        "can_undo": 0,
        "seats": [
            { "name": "player 0", "holder": "human", "lent": false, "resigned": false },
            { "name": "player 1", "holder": "human", "lent": false, "resigned": false },
        ],
        "outcome": null,
        "reveal": null,
    });
    assert_eq!(actual, expected);
}

#[test]
fn what_is_sent_has_this_form() {
    let mut table = people(2);
    let update = act(&mut table, 0, "wait");
    let sent = update.changes_for(OTHER, &mut Told::default()).unwrap();
    let sent: Value = serde_json::from_str(&sent).unwrap();
    let mut expected = json!({
        "version": 1,
        "entry": { "index": 1, "seat": 0, "what": { "act": {} }, "at": 1000 },
        "events": [],
    });
    expected["change"] = sent["change"].clone();
    assert_eq!(sent, expected);
    assert_eq!(sent["change"]["view"], json!({ "turn": 1, "active": 1 }));
    assert!(sent["change"].get("seats").is_none(), "nobody came or went");
}

#[test]
fn it_does_not_matter_what_a_host_remembers() {
    let mut table = people(2);
    let mut told = Told::default();
    for turn in 0..3 * HASH_EVERY {
        let update = match turn % 2 {
            0 => act(&mut table, 0, "wait"),
            _ => ask(&mut table, 0, Command::Undo).unwrap(),
        };
        let sent = update.changes_for(OTHER, &mut told).unwrap();
        assert_eq!(
            sent,
            update.changes_for(OTHER, &mut Told::default()).unwrap()
        );
        if turn % 5 == 0 {
            // Now and then others are told as well, who missed something.
            let mine = update.changes_for(MINE, &mut told).unwrap();
            assert_eq!(
                mine,
                update.changes_for(MINE, &mut Told::default()).unwrap()
            );
        }
        let hashed = sent.contains("\"hash\":");
        assert_eq!(hashed, (turn + 1) % HASH_EVERY == 0);
    }
}

#[test]
fn whoever_comes_back_is_told_exactly_what_was_missed() {
    let mut table = people(2);
    let mut told = Vec::new();
    for turn in 0..4 {
        told.push(act(&mut table, turn % 2, "wait").message_for(OTHER));
    }
    told.push(
        ask(&mut table, 1, Command::Undo)
            .unwrap()
            .message_for(OTHER),
    );
    assert_eq!(table.messages_since(0, OTHER).unwrap(), told);
    assert_eq!(table.messages_since(3, OTHER).unwrap(), told[3..]);
    assert_eq!(table.messages_since(5, OTHER).unwrap(), []);
    assert_eq!(table.messages_since(6, OTHER), None);
}

#[test]
fn the_past_is_kept_for_a_while() {
    let mut table = people(2);
    for _ in 0..HISTORY / 2 + 1 {
        act(&mut table, 0, "wait");
        ask(&mut table, 0, Command::Undo).unwrap();
    }
    assert_eq!(table.messages_since(1, OTHER), None);
    assert_eq!(table.messages_since(2, OTHER).unwrap().len(), HISTORY);
}

#[test]
fn a_snapshot_stands_where_the_latest_message_stands() {
    let mut table = people(3);
    play_out(&mut table);
    for viewer in Viewer::all(3) {
        let messages = table.messages_since(0, viewer).unwrap();
        let snapshot = table.snapshot_for(viewer);
        let latest = messages.last().unwrap();
        assert_eq!(
            (latest.version, &latest.state),
            (snapshot.version, &snapshot.state)
        );
        let entries: Vec<_> = messages.iter().map(|m| (&m.entry, &m.events)).collect();
        let lines: Vec<_> = snapshot.log.iter().map(|l| (&l.entry, &l.events)).collect();
        assert_eq!(entries, lines);
    }
}

#[test]
fn old_lines_can_be_asked_for() {
    let mut table = people(2);
    for turn in 0..5 {
        act(&mut table, turn % 2, "wait");
    }
    let indices = |after, count| -> Vec<u64> {
        let lines = table.lines_for(Viewer::Public, after, count);
        lines.iter().map(|line| line.entry.index).collect()
    };
    assert_eq!(indices(1, 3), [2, 3, 4]);
    assert_eq!(indices(4, 10), [5]);
    assert!(indices(u64::MAX, 10).is_empty());
}
