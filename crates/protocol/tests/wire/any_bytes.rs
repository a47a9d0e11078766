//! What must hold for any bytes that come over the wire: the body of a property test and of the fuzz
//! target `wire`.

use serde::{Serialize, de::DeserializeOwned};
use ziggurat_babylonia::Babylonia;
use ziggurat_engine::Viewer;
use ziggurat_protocol::{ChatText, ClientMessage, MAX_FRAME, Name, SeatPlan, http};
use ziggurat_table::{AnyTable, By, Millis, Origin, SeatSetup, Setup, Table, Told};

/// Bytes as a frame and as the bodies of requests: nothing panics, what is read is within its limits
/// and is written in a form that is read back, and a command is carried out or refused.
///
/// # Panics
/// If that does not hold.
pub(crate) fn any_bytes(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    if let Ok(message) = ClientMessage::read(&text) {
        assert!(text.len() <= MAX_FRAME, "a long frame was read");
        within_limits(&message);
        comes_back(&message);
        carried_out_or_refused(message);
    }
    for_body::<http::NewMe>(bytes);
    for_body::<http::NewTable>(bytes);
}

fn for_body<T: PartialEq + std::fmt::Debug + Serialize + DeserializeOwned>(bytes: &[u8]) {
    if let Ok(body) = serde_json::from_slice::<T>(bytes) {
        comes_back(&body);
    }
}

fn comes_back<T: PartialEq + std::fmt::Debug + Serialize + DeserializeOwned>(value: &T) {
    let written = serde_json::to_string(value).expect("what was read can be written");
    let back: T = serde_json::from_str(&written).expect("what was written can be read");
    assert_eq!(back, *value, "{written}");
}

fn within_limits(message: &ClientMessage) {
    let characters = |text: &str| text.chars().count();
    match message {
        ClientMessage::Chat { text, .. } => {
            assert!((1..=ChatText::LONGEST).contains(&characters(text.as_str())));
        }
        ClientMessage::Sit {
            name: Some(name), ..
        }
        | ClientMessage::SetSeat {
            to: SeatPlan::Local(name),
            ..
        } => {
            // What is written becomes a name only if it is one.
            if let Ok(name) = name.read() {
                assert!((1..=Name::MOST_BYTES).contains(&name.as_str().len()));
            }
        }
        _ => {}
    }
    if let Some(id) = message.id() {
        assert!(message.table().is_some(), "a request is about a table");
        assert!(id.as_str().bytes().all(|byte| byte.is_ascii_graphic()));
    }
}

/// A command of any seat at a real match: a refusal changes nothing.
fn carried_out_or_refused(message: ClientMessage) {
    let ClientMessage::Command {
        seat,
        version,
        command,
        ..
    } = message
    else {
        return;
    };
    let setup = Setup {
        options: Default::default(),
        seats: vec![
            SeatSetup::human("Anna".parse().unwrap()),
            SeatSetup::human("Bert".parse().unwrap()),
        ],
        origin: Origin::drawn(2019, [7; 32]),
    };
    let table = Table::<Babylonia>::open(setup).expect("a match");
    let mut table: Box<dyn AnyTable> = Box::new(table);
    let before = table.snapshot_for(Viewer::Public);
    match table.command(By::Seat(seat), version, command, Millis(1)) {
        Ok(update) => {
            assert_eq!(update.version(), 1);
            let mut told = Told::default();
            for viewer in Viewer::all(2) {
                let message = update.message_for(viewer, &mut told);
                let message = message.expect("a message");
                assert!(message.starts_with('{'));
            }
        }
        Err(_) => assert_eq!(table.snapshot_for(Viewer::Public), before),
    }
}
