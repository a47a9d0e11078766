//! Everything that a table says has words in both languages.

use ziggurat_bots::Level;
use ziggurat_engine::{Illegal, OptionsError, Seat, Viewer};
use ziggurat_table::{Command, LogFault, RESIGNED, Refusal, SetupError, Unwritable};

use crate::support::{act, ask, people};

const LOCALES: [&str; 2] = [
    include_str!("../../../../locales/en/table.ftl"),
    include_str!("../../../../locales/de/table.ftl"),
];

fn assert_told(key: &str) {
    for locale in LOCALES {
        let start = format!("{key} = ");
        assert!(locale.lines().any(|line| line.starts_with(&start)), "{key}");
    }
}

fn unwritable() -> Unwritable {
    Unwritable {
        what: "a position",
        why: String::new(),
    }
}

fn refusals() -> Vec<Refusal> {
    vec![
        Refusal::Illegal(Illegal::new("PEB-1", "why")),
        Refusal::NotYourSeat,
        Refusal::NoSuchSeat,
        Refusal::NothingToUndo,
        Refusal::BotSeat,
        Refusal::NotABot,
        Refusal::StillHere,
        Refusal::Resigned,
        Refusal::Stale,
        Refusal::NoVersion,
        Refusal::Over,
        Refusal::NotOver,
        Refusal::Malformed(String::new()),
        Refusal::Unwritable(unwritable()),
    ]
}

fn faults() -> Vec<LogFault> {
    let text = String::new;
    vec![
        LogFault::Malformed(text()),
        LogFault::Format(text()),
        LogFault::Game {
            expected: "",
            found: text(),
        },
        LogFault::RulesVersion {
            expected: "",
            found: text(),
        },
        LogFault::Commitment,
        LogFault::Setup(SetupError::Seats(0)),
        LogFault::Action(text()),
        LogFault::Refused(Refusal::Over),
        LogFault::Hash {
            expected: text(),
            found: text(),
        },
        LogFault::Result,
    ]
}

#[test]
fn refusals_have_words_and_codes_like_their_keys() {
    for refusal in refusals() {
        assert_told(refusal.key());
        assert_eq!(refusal.key(), format!("table-refusal-{}", refusal.code()));
    }
}

#[test]
fn broken_files_and_setups_have_words() {
    faults().iter().for_each(|fault| assert_told(fault.key()));
    assert_told(SetupError::Seats(1).key());
    assert_told(SetupError::Options(OptionsError(String::new())).key());
    assert_told(SetupError::Unwritable(unwritable()).key());
    assert_told(&format!("table-end-{RESIGNED}"));
}

#[test]
fn the_log_has_words() {
    let mut table = people(3);
    act(&mut table, 0, "wait");
    ask(&mut table, 0, Command::Undo).unwrap();
    for level in Level::ALL {
        let seat = Seat(0);
        ask(&mut table, 0, Command::HandOver { seat, level }).unwrap();
        ask(&mut table, 0, Command::Reclaim).unwrap();
    }
    ask(&mut table, 0, Command::Resign).unwrap();
    for line in table.lines_for(Viewer::Public, 1, 100) {
        let text = line.entry.tell().unwrap();
        assert_told(text.key);
        for (_, arg) in text.args {
            if let ziggurat_engine::Arg::Key(key) = arg {
                assert_told(key);
            }
        }
    }
}

#[test]
fn what_happened_in_the_game_is_told_by_the_game() {
    let mut table = people(2);
    act(&mut table, 0, "shout");
    let told: Vec<_> = table
        .tell_entry(1, Viewer::Public)
        .iter()
        .map(|t| t.key)
        .collect();
    assert_eq!(told, ["pebbles-event"]);
    assert!(table.tell_entry(0, Viewer::Public).is_empty());
    assert!(table.tell_entry(2, Viewer::Public).is_empty());
}
