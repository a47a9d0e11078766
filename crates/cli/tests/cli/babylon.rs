//! Babylon through every program.

use std::fs;

use serde_json::{Value, json};

use crate::common::{ok, output};

/// Lines that finish any game: whatever is asked, one of them answers it.
fn script() -> String {
    let spots = "abcd"
        .chars()
        .flat_map(|column| (1..=4).map(move |row| format!("{column}{row}\n")));
    let round = format!(
        "{}place r1c1\nplace r3c3\nplace r5c5\nstatue r1c1\nend\nend keep taken\n",
        spots.collect::<String>()
    );
    round.repeat(40)
}

fn no_keys(text: &str) {
    for prefix in ["term-", "byl-", "table-", "level-"] {
        assert!(!text.contains(prefix), "a message is missing: {prefix}");
    }
}

fn play(more: &[&str], lines: &str) -> String {
    let args: Vec<&str> = ["play", "babylon"].iter().chain(more).copied().collect();
    let text = output(&args, lines);
    no_keys(&text);
    text
}

#[test]
fn a_whole_game_in_english() {
    let args = ["--bots", "greedy", "--seed", "7", "--lang", "en"];
    let text = play(&args, &script());
    assert!(
        text.contains(" wins.") || text.contains("share the victory"),
        "{text}"
    );
    assert!(text.contains("The seed of this match was 7,"));
    for word in ["Statues", "Sets of flowers", "Sum"] {
        assert!(text.contains(word), "{word}");
    }
}

#[test]
fn a_whole_game_in_german_with_promo_cards() {
    let args = [
        "--bots",
        "random,random",
        "--seed",
        "8",
        "--lang",
        "de",
        "--option",
        "promo_cards=true",
    ];
    let text = play(&args, &script());
    assert!(
        text.contains("gewinnt.") || text.contains("teilen sich den Sieg"),
        "{text}"
    );
    assert!(text.contains("Promokarten"), "{text}");
    for english in [" digs", "Your ", " wins", "Round "] {
        assert!(!text.contains(english), "{english}");
    }
}

#[test]
fn a_player_can_ask_about_everything() {
    let lines = "help\nlegend\noutlook\nwhy dig a1\nwhy place r8c8\nhint\nrules 5.12\nrules P-3.1\nlog\n\
                 place granite r1c1\ndig z9\nfly\n99\n";
    let text = play(&["--seed", "3", "--lang", "en"], lines);
    assert!(text.contains("BYL-5.12"), "{text}");
    assert!(text.contains("A good choice:"), "{text}");
    assert!(text.contains("“fly” is neither"), "{text}");
    assert!(text.contains("There is no place “z9”"), "{text}");
}

#[test]
fn the_schema_of_every_document_is_there() {
    let schema = ok(&json!({"do": "schema", "game": "babylon"}));
    for part in ["options", "position", "action", "event", "view"] {
        assert!(schema[part].is_object(), "{part}");
    }
    assert!(schema["options"]["properties"]["tables"].is_object());
}

#[test]
fn bots_play_a_series() {
    let args = [
        "simulate",
        "babylon",
        "--bots",
        "greedy,random",
        "--games",
        "6",
        "--seed",
        "3",
        "--json",
    ];
    let result: Value = serde_json::from_str(&output(&args, "")).unwrap();
    let bots = result["bots"].as_array().unwrap();
    let wins: f64 = bots.iter().map(|bot| bot["wins"].as_f64().unwrap()).sum();
    assert!((wins - 6.0).abs() < 1e-9, "{wins}");
    let categories = bots[0]["mean_points_by_category"].as_object().unwrap();
    assert_eq!(categories.len(), 8);
}

#[test]
fn a_game_is_told_again_and_other_tables_are_used() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.json");
    let game = json!({"do": "play", "game": "babylon", "seats": 3, "seed": "5",
        "options": {"promo_cards": true}, "bots": ["random", "random", "greedy"]});
    fs::write(&path, ok(&game)["log"].to_string()).unwrap();
    let file = path.to_str().unwrap();
    for lang in ["en", "de"] {
        let text = output(&["replay", file, "--lang", lang], "");
        no_keys(&text);
        assert!(text.lines().count() > 100, "{text}");
    }
    let facts = folder.path().join("tables.json");
    fs::write(&facts, r#"{"tables": {"values": {"flower_set": 9}}}"#).unwrap();
    let args = ["--facts", facts.to_str().unwrap(), "--lang", "en"];
    let text = play(&args, "");
    assert!(text.contains("Tiles, cards and values"), "{text}");
}

#[test]
fn rules_are_shown() {
    let contents = output(&["rules", "babylon", "--lang", "de"], "");
    assert!(contents.starts_with("Babylon\n"), "{contents}");
    for rule in ["BYL-5.12", "BYP-3.5"] {
        let text = output(&["rules", "babylon", rule, "--lang", "de"], "");
        assert!(text.starts_with(rule), "{text}");
    }
}
