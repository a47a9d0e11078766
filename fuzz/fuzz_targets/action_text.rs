//! Any bytes as an action: nothing panics, and what is read is written in a form that is read back.
#![no_main]

use libfuzzer_sys::fuzz_target;
use ziggurat_babylonia::Babylonia;
use ziggurat_testkit::{fuzz, pass};

fuzz_target!(|bytes: &[u8]| pass(fuzz::action_text::<Babylonia>(bytes)));
