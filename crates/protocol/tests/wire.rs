//! Nothing that comes over the wire does harm, and what tables write is what clients read.

use proptest::prelude::*;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use ziggurat_babylonia::{Action, Babylonia, Options};
use ziggurat_engine::{Seat, Viewer};
use ziggurat_protocol::{ClientMessage, MAX_FRAME, http, table};
use ziggurat_table::{Command, Millis, SeatSetup, Setup, Table};

proptest! {
    #[test]
    fn random_text_is_read_or_refused(text in any::<String>()) {
        let _ = ClientMessage::read(&text);
    }

    #[test]
    fn random_bytes_are_read_or_refused(bytes in proptest::collection::vec(any::<u8>(), 0..512)) {
        let _ = ClientMessage::read(&String::from_utf8_lossy(&bytes));
        let _ = serde_json::from_slice::<http::NewTable>(&bytes);
    }

    /// Frames that are nearly right reach deeper than random ones.
    #[test]
    fn frames_that_are_nearly_right_are_read_or_refused(
        kind in "[a-z_]{0,8}|ping|lobby|watch|command|hint|chat|sit|set_seat",
        table in "[1-9A-Za-z]{10,14}",
        id in ".{0,45}",
        seat in any::<i64>(),
        rest in any::<f64>(),
        text in ".{0,600}",
    ) {
        let frame = serde_json::json!({
            "t": kind, "table": table, "id": id, "seat": seat, "version": rest, "since": seat,
            "text": text, "name": text, "do": { "act": [rest, text] }, "to": { "bot": text }, "on": true,
        });
        if let Ok(message) = ClientMessage::read(&frame.to_string()) {
            let again = serde_json::to_string(&message).unwrap();
            prop_assert_eq!(ClientMessage::read(&again).unwrap(), message);
        }
    }
}

#[test]
fn a_frame_that_is_too_long_is_refused_before_it_is_read() {
    let frame = format!("{{\"t\":\"ping\"{}}}", " ".repeat(MAX_FRAME));
    assert!(ClientMessage::read(&frame).is_err());
    let deep = "[".repeat(MAX_FRAME);
    assert!(ClientMessage::read(&deep).is_err());
}

/// The same JSON again after a client has read it.
fn same<T: Serialize + DeserializeOwned>(written: &impl Serialize) {
    let written = serde_json::to_value(written).unwrap();
    let read: T = serde_json::from_value(written.clone()).unwrap();
    assert_eq!(serde_json::to_value(read).unwrap(), written);
}

type Message = table::Message<Value, Action, Value>;
type Snapshot = table::Snapshot<Value, Action, Value, Options>;

#[test]
fn clients_read_what_tables_write() {
    let seats = vec![
        SeatSetup::human("Anna"),
        SeatSetup::human("Bert"),
        SeatSetup::human("Carl"),
    ];
    let setup = Setup {
        options: Options::default(),
        seats,
        seed: 3,
        salt: [7; 32],
    };
    let mut match_ = Table::<Babylonia>::open(setup).unwrap();
    let mut steps = 0;
    while let Some(seat) = match_.waiting().must.first() {
        let command = match steps {
            3 => Command::Undo,
            40 => Command::Resign,
            _ => {
                let legal = match_.legal(seat).unwrap_or_default();
                let Some(&action) = legal.get(steps * 7 % legal.len().max(1)) else {
                    let task = match_.bot_task().unwrap();
                    let action = task.run(None, &ziggurat_bots::Untimed).unwrap();
                    let version = match_.version();
                    match_
                        .bot_done(version, task.seat(), action, Millis(0))
                        .unwrap();
                    continue;
                };
                Command::Act { action }
            }
        };
        let command_json = serde_json::to_value(command).unwrap();
        same::<table::Command<Action>>(&command_json);
        let update = match_.command(seat, command, Millis(steps as u64)).unwrap();
        for viewer in Viewer::all(3) {
            same::<Message>(&update.message_for(viewer));
        }
        if steps % 20 == 0 {
            let hint = match_.hint_task(match_.waiting().must.first().unwrap_or(Seat(0)));
            let hint = hint.and_then(|task| task.hint(None, &ziggurat_bots::Untimed));
            hint.iter().for_each(same::<table::Hint<Action>>);
        }
        steps += 1;
    }
    for viewer in Viewer::all(3) {
        same::<Snapshot>(&match_.snapshot_for(viewer));
    }
    assert!(steps > 60);
}
