//! Any bytes as the file of a match: nothing panics, and what replays is saved as it was.
#![no_main]

use libfuzzer_sys::fuzz_target;
use ziggurat_babylonia::Babylonia;
use ziggurat_testkit::{fuzz, pass};

fuzz_target!(|bytes: &[u8]| pass(fuzz::game_log::<Babylonia>(bytes)));
