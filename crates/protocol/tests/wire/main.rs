//! Nothing that comes over the wire does harm, and what tables write is what clients read.

mod any_bytes;
mod packed;

use std::{fs, io};

use any_bytes::any_bytes;
use proptest::prelude::*;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use ziggurat_babylonia::{Action, Babylonia, Options};
use ziggurat_engine::Viewer;
use ziggurat_protocol::{ClientMessage, MAX_FRAME, http, table};
use ziggurat_table::{Command, Millis, Origin, SeatSetup, Setup, Table, Told};

proptest! {
    #[test]
    fn random_text_is_read_or_refused(text in any::<String>()) {
        any_bytes(text.as_bytes());
    }

    #[test]
    fn random_bytes_are_read_or_refused(bytes in proptest::collection::vec(any::<u8>(), 0..512)) {
        any_bytes(&bytes);
    }

    /// Frames that are nearly right reach deeper than random ones.
    #[test]
    fn frames_that_are_nearly_right_are_read_or_refused(
        kind in "[a-z_]{0,8}|ping|lobby|watch|command|chat|sit|set_seat",
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
        any_bytes(frame.to_string().as_bytes());
    }

    /// Good frames with some bytes changed, left out or doubled.
    #[test]
    fn bent_frames_are_read_or_refused(
        which in any::<prop::sample::Index>(),
        bends in proptest::collection::vec((any::<prop::sample::Index>(), any::<u8>(), 0..4u8), 0..4),
    ) {
        let mut frame = which.get(&seeds()).clone();
        for (at, byte, how) in bends {
            let at = at.index(frame.len().max(1));
            match how {
                _ if frame.is_empty() => {}
                0 => frame[at] = byte,
                1 => drop(frame.remove(at)),
                2 => frame.insert(at, byte),
                _ => frame.extend_from_within(at..),
            }
        }
        any_bytes(&frame);
    }
}

/// The good frames that the fuzzer starts from.
fn seeds() -> Vec<Vec<u8>> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fuzz/seeds/wire");
    let files = fs::read_dir(folder).expect("good frames");
    let read = |file: io::Result<fs::DirEntry>| fs::read(file?.path());
    let seeds: io::Result<Vec<_>> = files.map(read).collect();
    seeds.expect("good frames")
}

#[test]
fn good_frames_are_read() {
    let mut kinds = std::collections::BTreeSet::new();
    for seed in seeds() {
        any_bytes(&seed);
        let text = String::from_utf8(seed).unwrap();
        let frame: Value = serde_json::from_str(&text).unwrap();
        match frame["t"].as_str() {
            Some(kind) => {
                kinds.insert(kind.to_owned());
                assert!(ClientMessage::read(&text).is_ok(), "{text}");
            }
            None => assert!(
                serde_json::from_value::<http::NewTable>(frame).is_ok(),
                "{text}"
            ),
        }
    }
    assert_eq!(kinds.len(), 12, "one of each kind: {kinds:?}");
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

type Message = table::Message<Action, Value>;
type Snapshot = table::Snapshot<Value, Action, Value, Options>;

#[test]
fn clients_read_what_tables_write() {
    let seats = vec![
        SeatSetup::human("Anna".parse().unwrap()),
        SeatSetup::human("Bert".parse().unwrap()),
        SeatSetup::human("Carl".parse().unwrap()),
    ];
    let setup = Setup {
        options: Options::default(),
        seats,
        origin: Origin::drawn(3, [7; 32]),
    };
    let mut match_ = Table::<Babylonia>::open(setup).unwrap();
    let (mut steps, mut told) = (0, Told::default());
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
            let message = update.changes_for(viewer, &mut told).unwrap();
            same::<Message>(&serde_json::from_str::<Value>(&message).unwrap());
        }
        steps += 1;
    }
    for viewer in Viewer::all(3) {
        same::<Snapshot>(&match_.snapshot_for(viewer));
    }
    assert!(steps > 60);
}
