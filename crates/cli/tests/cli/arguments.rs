//! Wrong arguments get one line that says what would be right, and status 2.

use crate::common::{output, ziggurat};

/// The line on standard error.
fn refused(line: &str) -> String {
    let done = ziggurat()
        .args(line.split_whitespace())
        .write_stdin("")
        .assert()
        .code(2);
    let done = done.get_output();
    assert_eq!(String::from_utf8_lossy(&done.stdout), "", "{line}");
    let errors = String::from_utf8(done.stderr.clone()).unwrap();
    assert_eq!(errors.lines().count(), 1, "{line}: {errors}");
    errors
}

#[test]
fn every_wrong_argument_is_answered_with_what_is_right() {
    let cases = [
        ("fly", "simulate, bench"),
        ("play chess", "babylonia"),
        ("play --seats 5", "2, 3, 4"),
        ("play --bots strong", "random, greedy, easy, normal, hard"),
        ("play --humans 2 --seats 2 --bots hard", "add up"),
        ("play --lang fr", "en, de"),
        ("play --seed -1", "from 0 to"),
        ("play --option speed=3", "first_round_limits"),
        ("play --option speed", "KEY=VALUE"),
        ("play --names A,B,C", "at most one"),
        ("play --load nothing.json", "save"),
        ("play --colour red", "Usage"),
        ("simulate", "<GAME>"),
        ("simulate babylonia", "--bots"),
        ("simulate babylonia --bots hard", "2, 3, 4"),
        (
            "simulate babylonia --bots hard,easy --seats 3",
            "one for each seat",
        ),
        ("simulate babylonia --bots random,random --games 0", "1.."),
        (
            "simulate babylonia --bots random,random --ms 5 --iterations 5",
            "cannot be used",
        ),
        ("simulate babylonia --bots hard@0,easy", "hard@5000"),
        ("simulate babylonia --bots hard@5s,easy", "hard@200ms"),
        ("simulate babylonia --bots strong@5,easy", "random, greedy"),
        ("bench --seconds never", "0.01"),
        ("bench babylonia --seats 9", "2, 3, 4"),
        ("replay", "<FILE>"),
        ("replay nothing.json", "save"),
        ("rules babylonia BAB-99.9", "5.3"),
        ("engine now", "Usage"),
        ("backup", "--to"),
        ("backup --to there --keep 0", "1.."),
        ("restore", "<BACKUP>"),
        ("restore there", "--database"),
        ("check-database", "<FILE>"),
    ];
    for (line, right) in cases {
        let answer = refused(line);
        assert!(answer.contains(right), "{line}: {answer}");
    }
}

#[test]
fn help_and_version_are_no_mistake() {
    assert!(output(&["--version"], "").starts_with("ziggurat "));
    for args in [&["help"][..], &["--help"], &[]] {
        assert!(output(args, "").contains("simulate"), "{args:?}");
    }
    assert!(output(&["help", "play"], "").contains("--bots"));
}
