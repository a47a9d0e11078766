//! Packed messages: what a client has to understand.

use std::{env, fs, path::Path};

use proptest::prelude::*;
use serde_json::json;
use ziggurat_protocol::pack::{Phrases, gather};

fn phrases() -> Phrases {
    let message = |n: u32| {
        format!(r#"{{"t":"update","table":"{n}","message":{{"version":{n},"events":["built"]}}}}"#)
    };
    gather(&(100..120).map(message).collect::<Vec<_>>())
}

const MESSAGES: [&str; 6] = [
    "",
    r#"{"t":"update","table":"7fK2mQ9xTbWp","message":{"version":13,"events":["built","built"]}}"#,
    r#"{"t":"update","table":"7fK2mQ9xTbWp","message":{"version":13,"events":["aaaaaaaaaaaaaaaa"]}}"#,
    "nothing in common",
    "Enheduanna, Šamaš, Königin: 🜂🜂🜂🜂🜂",
    "{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}",
];

/// The client's tests read the same vectors. `UPDATE_GOLDEN=1` writes them.
#[test]
fn the_client_is_tried_with_these_vectors() {
    let phrases = phrases();
    let vector = |message: &&str| {
        let packed = phrases.pack(message);
        assert_eq!(phrases.unpack(&packed).as_deref(), Ok(*message));
        json!({ "message": message, "packed": packed }).to_string()
    };
    let lines: Vec<String> = MESSAGES.iter().map(vector).collect();
    let head = json!({ "id": phrases.id(), "text": phrases.text() });
    let text = format!("[\n{head},\n{}\n]\n", lines.join(",\n"));
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/tests/fixtures/packed.json");
    if env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(&path, &text).unwrap();
    }
    let stored = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        stored == text,
        "web/tests/fixtures/packed.json is not what these tests make"
    );
}

proptest! {
    #[test]
    fn every_message_comes_back(words in "[abü]{0,300}", known in "[abc]{0,60}") {
        let phrases = Phrases::new(known);
        let packed = phrases.pack(&words);
        prop_assert_eq!(phrases.unpack(&packed), Ok(words));
    }

    #[test]
    fn nothing_panics_on_any_bytes(bytes: Vec<u8>) {
        let phrases = phrases();
        let mut packed = phrases.id().to_be_bytes().to_vec();
        packed.extend(bytes);
        let _ = phrases.unpack(&packed);
        let _ = phrases.unpack(&packed[4..]);
    }
}
