//! Any bytes as a frame from a browser: nothing panics, whatever can be read is within its limits, and
//! a command is carried out or refused.
#![no_main]

#[path = "../../crates/protocol/tests/wire/any_bytes.rs"]
mod any_bytes;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| any_bytes::any_bytes(bytes));
