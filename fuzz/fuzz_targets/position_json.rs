//! Any bytes as a position of Babylonia: nothing panics, and what is valid can be played on.
#![no_main]

use libfuzzer_sys::fuzz_target;
use ziggurat_babylonia::Babylonia;
use ziggurat_testkit::{fuzz, pass};

fuzz_target!(|bytes: &[u8]| pass(fuzz::position_json::<Babylonia>(bytes)));
