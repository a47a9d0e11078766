//! Whole games in the terminal, scripted.

use std::fs;

use crate::{
    common::output,
    game::{is_german, is_won, no_keys, says},
};

/// Lines that finish any game: everything is tried on every hex until nothing is left.
fn script(kinds: [&str; 4], end: &str) -> String {
    let mut lines = String::new();
    for _ in 0..3 {
        for column in 'a'..='q' {
            for number in 1..=12 {
                for kind in kinds {
                    lines.push_str(&format!("{end}\n1\n{kind} {column}{number}\n"));
                }
            }
        }
    }
    lines
}

#[test]
fn a_whole_game_in_english() {
    let lines = script(["place farmer", "pr", "o", "merchant"], "end");
    let text = output(
        &["play", "--bots", "random", "--seed", "7", "--lang", "en"],
        &lines,
    );
    no_keys(&text);
    is_won(&text);
    assert!(text.contains("The seed of this match was 7,"));
    let promise = text.split("fixed by").nth(1).unwrap();
    let promise = promise
        .split_whitespace()
        .next()
        .unwrap()
        .trim_end_matches('.');
    assert_eq!(promise.len(), 64);
    assert_eq!(text.matches(promise).count(), 2);
    let words = ["Nobles", "Cities", "Ziggurats", "Fields", "Total", "Place"];
    says(&text, &words);
}

#[test]
fn a_whole_game_in_german_at_one_keyboard() {
    let lines = script(
        ["setze Bauer", "priester", "beamter", "setze händler"],
        "ende",
    );
    let args = [
        "play",
        "babylonia",
        "--humans",
        "2",
        "--bots",
        "greedy",
        "--names",
        "Anna,Ben",
        "--seed",
        "8",
        "--lang",
        "de",
    ];
    let text = output(&args, &lines);
    no_keys(&text);
    is_won(&text);
    assert!(text.contains("Der Startwert dieser Partie war 8,"));
    assert!(text.contains("Jetzt ist Anna gefragt. Alle anderen bitte wegsehen"));
    assert!(text.contains("Bot 3 (Gierig)"));
    is_german(&text, &[" places ", "Turn "]);
}

#[test]
fn bots_alone_can_be_watched() {
    let text = output(
        &[
            "play",
            "--humans",
            "0",
            "--bots",
            "random,random,random",
            "--seed",
            "1",
            "--lang",
            "en",
        ],
        "",
    );
    assert!(text.contains("The seed of this match was 1,"), "{text}");
}

#[test]
fn the_end_of_the_input_leaves_the_game() {
    let text = output(&["play", "--bots", "random", "--lang", "en"], "");
    assert!(text.ends_with("Goodbye.\n"), "{text}");
    let text = output(&["play", "--bots", "random", "--lang", "de"], "schluss\n");
    assert!(text.ends_with("Auf Wiedersehen.\n"), "{text}");
}

#[test]
fn what_is_hidden_stays_hidden_at_one_keyboard() {
    let lines = "\nfa i2\npr i2\nof i2\nme i2\nend\n\nlog\nboard\n";
    let args = [
        "play", "--humans", "2", "--names", "Anna,Ben", "--seed", "3", "--lang", "en",
    ];
    let text = output(&args, lines);
    let parts: Vec<&str> = text.split("Everybody else please look away").collect();
    assert_eq!(parts.len(), 3, "{text}");
    assert!(parts[1].contains("face down on I2"), "{text}");
    assert!(!parts[1].contains("places a token face down"), "{text}");
    assert_eq!(
        parts[2].matches("places a token face down on I2").count(),
        2,
        "{text}"
    );
    assert_eq!(parts[2].matches("face down on I2").count(), 2, "{text}");
}

#[test]
fn actions_can_be_taken_back_explained_and_hinted() {
    let lines = "fa h2\npr h2\nundo\nundo\nplace farmer c10\nwhy\nwhy fa c10\nhint\nrules 5.7\nlegend\n\
                 sites\nhelp\nlog\nreset\nfly\n99\n1 zz\n";
    let text = output(
        &["play", "--bots", "random", "--seed", "3", "--lang", "en"],
        lines,
    );
    no_keys(&text);
    assert!(text.contains("takes back the last action"), "{text}");
    assert!(
        text.contains("nothing left that you could take back"),
        "{text}"
    );
    assert!(text.contains("(BAB-5.7;"), "{text}");
    assert_eq!(
        text.matches("BAB-5.7 No token may be placed").count(),
        3,
        "{text}"
    );
    assert!(text.contains("A good choice:"), "{text}");
    assert!(text.contains("“fly” is neither"), "{text}");
    assert!(text.contains("There is no 99"), "{text}");
    assert!(text.contains("not possible on zz"), "{text}");
}

#[test]
fn a_game_is_saved_and_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("match.json");
    let file = path.to_str().unwrap();
    let first = output(
        &["play", "--bots", "random", "--seed", "3", "--lang", "en"],
        &format!("fa h2\npr h2\nsave {file}\n"),
    );
    assert!(first.contains("is saved in"), "{first}");
    let saved = fs::read_to_string(&path).unwrap();
    assert!(saved.contains("\"ziggurat-game/1\""), "{saved}");
    let again = output(&["play", "--load", file, "--lang", "en"], "log\n");
    assert!(again.contains(" on H2."), "{again}");
    let told = output(&["replay", file, "--lang", "en"], "");
    assert!(told.contains(" on H2."), "{told}");
    let failed = output(
        &["play", "--bots", "random", "--lang", "en"],
        "save /no/such/place\n",
    );
    assert!(failed.contains("could not be saved"), "{failed}");
}
