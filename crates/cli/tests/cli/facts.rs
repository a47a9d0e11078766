//! House facts: tables of a game that a file replaces.

use std::{fs, path::Path};

use serde_json::{Value, json};

use crate::common::{output, ziggurat};

fn file(folder: &Path, tables: &Value) -> String {
    let path = folder.join("tables.json");
    fs::write(&path, tables.to_string()).unwrap();
    path.to_str().unwrap().to_owned()
}

/// The one line that refuses these arguments.
fn refused(args: &[&str]) -> String {
    let done = ziggurat().args(args).write_stdin("").assert().code(2);
    let errors = String::from_utf8(done.get_output().stderr.clone()).unwrap();
    assert_eq!(errors.lines().count(), 1, "{errors}");
    errors
}

#[test]
fn a_game_in_the_terminal_uses_them() {
    let folder = tempfile::tempdir().unwrap();
    let bonus = json!([0, 1, 2, 3, 4, 5]);
    let facts = file(folder.path(), &json!({ "tables": { "disc_bonus": bonus } }));
    let saved = folder.path().join("game.json");
    let input = format!("save {}\nquit\n", saved.display());
    let game = ["play", "tower_of_babel", "--facts", &facts, "--lang", "en"];
    output(&game, &input);
    let saved: Value = serde_json::from_str(&fs::read_to_string(saved).unwrap()).unwrap();
    assert_eq!(saved["options"]["tables"]["disc_bonus"], bonus);
}

#[test]
fn broken_ones_keep_the_program_from_starting() {
    let folder = tempfile::tempdir().unwrap();
    let facts = file(folder.path(), &json!({ "disc_bonus": [9, 8, 7, 6, 5, 4] }));
    let play = refused(&["play", "tower_of_babel", "--facts", &facts]);
    assert!(play.contains("disc_bonus: [9, 8, 7, 6, 5, 4]"), "{play}");
    let other = refused(&["play", "babylonia", "--facts", &facts]);
    assert!(other.contains("babylonia has no tables"), "{other}");
    let missing = refused(&["play", "tower_of_babel", "--facts", "nothing.json"]);
    assert!(missing.contains("nothing.json"), "{missing}");
}

#[test]
fn a_game_has_one_set_of_tables() {
    let folder = tempfile::tempdir().unwrap();
    let facts = file(folder.path(), &json!({ "disc_bonus": [0, 1, 2, 3, 4, 5] }));
    let both = [
        "play",
        "tower_of_babel",
        "--facts",
        &facts,
        "--option",
        "tables={}",
    ];
    assert!(refused(&both).contains("choose one"));
}

#[cfg(feature = "serve")]
#[test]
fn a_server_does_not_start_with_broken_ones() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("store.sqlite");
    let facts = file(folder.path(), &json!({ "rows": [] }));
    let serve = |facts: &str| {
        let database = database.to_str().unwrap();
        refused(&[
            "serve",
            "--port",
            "0",
            "--database",
            database,
            "--facts",
            facts,
        ])
    };
    let broken = serve(&format!("tower_of_babel={facts}"));
    assert!(broken.contains("rows: needs exactly 7 entries"), "{broken}");
    assert!(serve(&format!("chess={facts}")).contains("tower_of_babel"));
    assert!(serve(&facts).contains("GAME=FILE"));
    assert!(!database.exists());
}
