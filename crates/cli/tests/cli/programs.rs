//! `simulate`, `bench`, `replay` and `rules`.

use std::{fs, path::Path};

use serde_json::{Value, json};

use crate::common::{output, ziggurat};

#[test]
fn simulate_rotates_the_seats_and_counts() {
    let args = [
        "simulate",
        "babylonia",
        "--bots",
        "greedy,random",
        "--games",
        "6",
        "--seed",
        "3",
        "--json",
    ];
    let result: Value = serde_json::from_str(&output(&args, "")).unwrap();
    assert_eq!(
        (&result["games"], &result["seed"]),
        (&json!(6), &json!("3"))
    );
    let bots = result["bots"].as_array().unwrap();
    let wins: f64 = bots.iter().map(|bot| bot["wins"].as_f64().unwrap()).sum();
    assert!((wins - 6.0).abs() < 1e-9, "{wins}");
    assert_eq!(bots[0]["bot"], "greedy");
    assert!(bots[0]["win_share"].as_f64().unwrap() > 0.8);
    let interval = &bots[0]["interval_95"];
    assert!(interval["low"].as_f64() < bots[0]["win_share"].as_f64());
    let categories = bots[0]["mean_points_by_category"].as_object().unwrap();
    let sum: f64 = categories.values().filter_map(Value::as_f64).sum();
    assert!((sum - bots[0]["mean_points"].as_f64().unwrap()).abs() < 1e-6);
}

#[test]
fn simulate_does_not_depend_on_threads() {
    let run = |threads: &str| {
        let args = [
            "simulate",
            "babylonia",
            "--bots",
            "easy,random,greedy",
            "--games",
            "5",
            "--seed",
            "9",
            "--iterations",
            "20",
            "--threads",
            threads,
            "--json",
        ];
        let mut result: Value = serde_json::from_str(&output(&args, "")).unwrap();
        result["seconds"].take();
        result
    };
    assert_eq!(run("1"), run("3"));
}

#[test]
fn a_bot_may_have_a_budget_of_its_own() {
    let run = |bots: &str| {
        let args = [
            "simulate",
            "babylonia",
            "--bots",
            bots,
            "--games",
            "2",
            "--seed",
            "4",
            "--iterations",
            "5",
            "--json",
        ];
        let mut result: Value = serde_json::from_str(&output(&args, "")).unwrap();
        result["seconds"].take();
        result
    };
    let own = run("hard@60,easy@5");
    assert_eq!(own["bots"][0]["bot"], "hard@60");
    let points = |result: &Value| result["bots"][0]["mean_points"].clone();
    assert_eq!(points(&run("hard@5,easy")), points(&run("hard,easy@5")));
    assert_ne!(points(&own), points(&run("hard,easy")));
}

#[test]
fn simulate_is_readable_in_both_languages() {
    let run = |lang: &str| {
        let args = [
            "simulate",
            "babylonia",
            "--bots",
            "random,random",
            "--games",
            "2",
            "--lang",
            lang,
        ];
        let text = output(&args, "");
        assert!(!text.contains("term-") && !text.contains("bab-"), "{text}");
        text
    };
    assert!(run("en").contains("Points"));
    assert!(run("de").contains("Punkte"));
}

#[test]
fn bench_writes_a_line_for_each_configuration() {
    let text = output(
        &["bench", "babylonia", "--seats", "4", "--seconds", "0.05"],
        "",
    );
    assert_eq!(text.lines().count(), 3);
    let fields = [
        "game",
        "seats",
        "options",
        "games_per_second",
        "decisions_per_second",
        "decisions_per_game",
        "legal_actions_mean",
        "position_bytes",
        "copy_ns",
        "allocations_per_decision",
        "search_iterations_per_second",
    ];
    for line in text.lines() {
        let figures: Value = serde_json::from_str(line).unwrap();
        let names: Vec<&String> = figures.as_object().unwrap().keys().collect();
        assert_eq!(names, fields);
        assert!(figures["position_bytes"].as_u64().unwrap() <= 512);
        assert_eq!(figures["allocations_per_decision"], 0.0);
        for field in &fields[3..7] {
            assert!(figures[field].as_f64().unwrap() > 1.0, "{field}: {line}");
        }
        assert!(figures["search_iterations_per_second"].as_f64().unwrap() > 1.0);
    }
}

/// Writes a whole game between bots.
fn save_game(path: &Path) {
    let play = json!({"do": "play", "game": "babylonia", "seats": 2, "seed": "5", "bots": ["random", "greedy"]});
    let answer: Value = serde_json::from_str(&output(&["engine"], &play.to_string())).unwrap();
    fs::write(path, answer["ok"]["log"].to_string()).unwrap();
}

#[test]
fn replay_tells_a_game_step_by_step() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.json");
    save_game(&path);
    let file = path.to_str().unwrap();
    let english = output(&["replay", file, "--lang", "en"], "");
    assert!(english.contains("Step 1 of "), "{english}");
    assert!(
        english.contains("steps replay as they were played"),
        "{english}"
    );
    assert!(english.contains(" wins."), "{english}");
    let german = output(&["replay", file, "--lang", "de", "--player", "1"], "");
    assert!(
        german.contains("Schritt 1 von ") && german.contains("gewinnt."),
        "{german}"
    );
    let board = output(&["replay", file, "--step", "0", "--lang", "en"], "");
    assert!(
        board.contains("/A2 \\") && board.contains("Turn 1:"),
        "{board}"
    );
    for (option, value) in [("--step", "9999"), ("--player", "3")] {
        ziggurat()
            .args(["replay", file, option, value])
            .assert()
            .code(2);
    }
}

#[test]
fn a_file_that_was_tampered_with_is_refused_with_the_step() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.json");
    save_game(&path);
    let mut file: Value = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
    file["log"][4]["hash"] = json!("0123456789abcdef");
    fs::write(&path, file.to_string()).unwrap();
    let done = ziggurat()
        .arg("replay")
        .arg(&path)
        .args(["--lang", "en"])
        .assert()
        .code(1);
    let errors = String::from_utf8(done.get_output().stderr.clone()).unwrap();
    assert_eq!(errors.lines().count(), 1, "{errors}");
    assert!(errors.contains("Step 5:"), "{errors}");
}

#[test]
fn rules_are_shown_by_section_number_and_word() {
    let contents = output(&["rules", "babylonia", "--lang", "en"], "");
    assert!(contents.contains("5 Placing"), "{contents}");
    let rule = output(&["rules", "babylonia", "BAB-5.7", "--lang", "de"], "");
    assert!(rule.starts_with("BAB-5.7"), "{rule}");
    assert_eq!(
        output(&["rules", "babylonia", "5.7", "--lang", "de"], ""),
        rule
    );
    let section = output(&["rules", "babylonia", "5"], "");
    assert!(
        section.contains("BAB-5.1") && section.contains("BAB-5.9"),
        "{section}"
    );
    assert!(output(&["rules", "babylonia", "face", "down"], "").contains("BAB-5.2"));
}

#[test]
fn the_language_of_the_environment_is_used() {
    let rules = |name: &str, value: &str| {
        let done = ziggurat()
            .args(["rules", "babylonia"])
            .env(name, value)
            .assert()
            .success();
        String::from_utf8(done.get_output().stdout.clone()).unwrap()
    };
    let german = output(&["rules", "babylonia", "--lang", "de"], "");
    assert_eq!(rules("LANG", "de_DE.UTF-8"), german);
    assert_eq!(rules("LC_ALL", "de_AT"), german);
    assert_ne!(rules("LANG", "C"), german);
}
