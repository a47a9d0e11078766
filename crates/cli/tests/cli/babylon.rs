//! Babylon through every program.

use std::fs;

use serde_json::json;

use crate::{
    common::ok,
    game::{Game, is_german, is_won, says},
};

const BABYLON: Game = Game("babylon");

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

#[test]
fn a_whole_game_in_english() {
    let args = ["--bots", "greedy", "--seed", "7", "--lang", "en"];
    let text = BABYLON.play(&args, &script());
    is_won(&text);
    says(
        &text,
        &[
            "The seed of this match was 7,",
            "Statues",
            "Sets of flowers",
            "Total",
        ],
    );
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
    let text = BABYLON.play(&args, &script());
    is_won(&text);
    says(&text, &["Promokarten"]);
    is_german(&text, &[" digs", "Round "]);
}

#[test]
fn a_player_can_ask_about_everything() {
    let lines = "help\nlegend\noutlook\nwhy dig a1\nwhy place r8c8\nhint\nrules 5.12\nrules P-3.1\nlog\n\
                 place granite r1c1\ndig z9\nfly\n99\n";
    let text = BABYLON.play(&["--seed", "3", "--lang", "en"], lines);
    says(
        &text,
        &[
            "BYL-5.12",
            "A good choice:",
            "“fly” is neither",
            "There is no place “z9”",
        ],
    );
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
    BABYLON.simulate("greedy,random", 6, &[], 8);
}

#[test]
fn the_engine_is_measured_and_takes_no_memory_while_it_plays() {
    BABYLON.bench(&["--seats", "4"], 1, 1536);
}

#[test]
fn a_game_is_told_again() {
    let options = json!({"promo_cards": true});
    let (german, board) = BABYLON.replay(&["random", "random", "greedy"], &options, "0");
    assert!(german.lines().count() > 100, "{german}");
    says(&board, &["Opening", "Quarry"]);
}

#[test]
fn other_tables_are_used() {
    let folder = tempfile::tempdir().unwrap();
    let facts = folder.path().join("tables.json");
    fs::write(&facts, r#"{"tables": {"values": {"flower_set": 9}}}"#).unwrap();
    let args = ["--facts", facts.to_str().unwrap(), "--lang", "en"];
    says(&BABYLON.play(&args, ""), &["Tiles, cards and values"]);
}

#[test]
fn rules_are_shown() {
    BABYLON.rules("Babylon\n", &["BYL-5.12", "BYP-3.5"]);
}
