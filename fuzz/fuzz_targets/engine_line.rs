//! Any bytes as lines of the engine protocol: every line gets one line of JSON back.
#![no_main]

use libfuzzer_sys::fuzz_target;
use ziggurat_cli::protocol;

fuzz_target!(|bytes: &[u8]| {
    for line in String::from_utf8_lossy(bytes).lines() {
        // Skip what takes long (thinking, whole games): this target is about parsing lines.
        if line.contains("best") || line.contains("play") {
            continue;
        }
        let answer = protocol::answer(line);
        assert!(!answer.contains('\n'), "{answer}");
        assert!(answer.starts_with('{') && answer.ends_with('}'), "{answer}");
    }
});
