//! Battalia through every program.

use std::fs;

use serde_json::{Value, json};

use crate::common::{ok, output};

fn no_keys(text: &str) {
    for prefix in ["term-", "bat-", "table-", "level-"] {
        assert!(!text.contains(prefix), "a message is missing: {prefix}");
    }
}

fn play(more: &[&str], lines: &str) -> String {
    let args: Vec<&str> = ["play", "battalia"].iter().chain(more).copied().collect();
    let text = output(&args, lines);
    no_keys(&text);
    text
}

/// Lines that finish any short game: whichever faction and city is free, then turns without actions.
fn script(words: [&str; 5]) -> String {
    let [faction, start, keep, surrender, end] = words;
    let factions = ["barfolk", "islanders", "emberians", "cloudborn"];
    let mut lines: String = factions.map(|id| format!("{faction} {id}\n")).concat();
    for col in 'a'..='g' {
        lines.extend((1..=7).map(|row| format!("{start} {col}{row}\n")));
    }
    lines.push_str(&format!("{keep}\n{surrender}\n{end}\n").repeat(60));
    lines
}

const SHORT: [&str; 2] = ["--option", "week_limit=1"];

#[test]
fn a_whole_game_in_english() {
    let lines = script(["faction", "start", "keep", "surrender", "end"]);
    let args = ["--bots", "greedy,random", "--seed", "7", "--lang", "en"];
    let args: Vec<&str> = args.iter().chain(&SHORT).copied().collect();
    let text = play(&args, &lines);
    assert!(text.contains("The agreed weeks are over."), "{text}");
    assert!(text.contains("The seed of this match was 7,"));
    for word in ["Level-1 cities", "Sum", "Illuminated: Tool"] {
        assert!(text.contains(word), "{word}");
    }
}

#[test]
fn a_whole_game_in_german_at_one_keyboard() {
    let lines = script(["fraktion", "start", "behalten", "ergeben", "ende"]);
    let args = [
        "--humans", "2", "--names", "Anna,Ben", "--seed", "8", "--lang", "de",
    ];
    let args: Vec<&str> = args.iter().chain(&SHORT).copied().collect();
    let text = play(&args, &format!("\n{}", lines.replace('\n', "\n\n")));
    assert!(
        text.contains("Die vereinbarten Wochen sind vorüber."),
        "{text}"
    );
    for english in [" builds ", "Your ", " wins", "Week "] {
        assert!(!text.contains(english), "{english}");
    }
}

#[test]
fn a_player_can_ask_about_everything() {
    let lines = "help\nlegend\noutlook\nwhy end\nhint\nrules 12.14\nrules oracle\nlog\n\
                 recruit\nplace\ndance\n99\n";
    let text = play(&["--bots", "random", "--seed", "3", "--lang", "en"], lines);
    for wanted in [
        "recruit chief",
        "BAT-12.14",
        "A good choice:",
        "“dance” is neither",
        "place c3 ne",
    ] {
        assert!(text.contains(wanted), "{wanted}: {text}");
    }
}

#[test]
fn bots_play_a_series() {
    let args = [
        "simulate",
        "battalia",
        "--games",
        "4",
        "--seed",
        "3",
        "--json",
        "--bots",
        "greedy,random",
        "--option",
        "week_limit=1",
    ];
    let result: Value = serde_json::from_str(&output(&args, "")).unwrap();
    let bots = result["bots"].as_array().unwrap();
    let wins: f64 = bots.iter().map(|bot| bot["wins"].as_f64().unwrap()).sum();
    assert!((wins - 4.0).abs() < 1e-9, "{wins}");
    let categories = bots[0]["mean_points_by_category"].as_object().unwrap();
    assert_eq!(categories.len(), 4);
}

#[test]
fn the_engine_is_measured_and_takes_no_memory_while_it_plays() {
    let text = output(&["bench", "battalia", "--seconds", "0.05"], "");
    assert!(text.lines().count() > 2, "{text}");
    for line in text.lines() {
        let figures: Value = serde_json::from_str(line).unwrap();
        assert!(
            figures["position_bytes"].as_u64().unwrap() <= 2048,
            "{line}"
        );
        assert_eq!(figures["allocations_per_decision"], 0.0, "{line}");
    }
}

#[test]
fn a_game_is_told_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.json");
    let game = json!({"do": "play", "game": "battalia", "seats": 3, "seed": "5",
        "options": {"advanced_terrain": true, "week_limit": 1},
        "bots": ["random", "greedy", "random"]});
    fs::write(&path, ok(&game)["log"].to_string()).unwrap();
    let file = path.to_str().unwrap();
    let english = output(&["replay", file, "--lang", "en"], "");
    no_keys(&english);
    assert!(
        english.contains("steps replay as they were played"),
        "{english}"
    );
    let german = output(&["replay", file, "--lang", "de", "--player", "1"], "");
    no_keys(&german);
    assert!(german.contains("Woche 1, Tag 7"), "{german}");
    let board = output(&["replay", file, "--step", "20", "--lang", "en"], "");
    assert!(board.contains("(R:8)"), "{board}");
}

#[test]
fn rules_are_shown() {
    let contents = output(&["rules", "battalia", "--lang", "de"], "");
    assert!(contents.starts_with("Battalia"), "{contents}");
    for rule in ["BAT-6.10", "BAT-12.14", "BAT-18.2"] {
        let text = output(&["rules", "battalia", rule, "--lang", "de"], "");
        assert!(text.starts_with(rule), "{text}");
    }
}
