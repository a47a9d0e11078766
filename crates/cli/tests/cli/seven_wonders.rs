//! 7 Wonders through every program.

use std::fs;

use serde_json::{Value, json};

use crate::common::{error, ok, output};

fn no_keys(text: &str) {
    for prefix in ["term-", "swb-", "table-", "level-"] {
        assert!(!text.contains(prefix), "a message is missing: {prefix}");
    }
}

fn play(more: &[&str], lines: &str) -> String {
    let args: Vec<&str> = ["play", "seven_wonders"]
        .iter()
        .chain(more)
        .copied()
        .collect();
    let text = output(&args, lines);
    no_keys(&text);
    text
}

/// Lines that finish any game: the first line of every menu, whichever choice it asks for.
fn script(own: &str, chain: &str, side: &str) -> String {
    let round = format!("1\n{own}\n{chain}\n{side} 1\n{side} 2\n{side} 4\nsell\n");
    round.repeat(120)
}

const MODULES: [&str; 4] = [
    "--option",
    "babel_tower=true",
    "--option",
    "great_projects=true",
];

/// Names of all cards, to answer which one is discarded.
fn every_card() -> String {
    let schema = ok(&json!({"do": "schema", "game": "seven_wonders"}));
    let mut cards = Vec::new();
    ids(&schema["action"]["$defs"]["Card"], &mut cards);
    assert_eq!(cards.len(), 112);
    cards.iter().map(|card| format!("sell {card}\n")).collect()
}

fn ids(schema: &Value, out: &mut Vec<String>) {
    match schema {
        Value::Object(fields) => {
            if let Some(id) = fields.get("const").and_then(Value::as_str) {
                out.push(id.to_owned());
            }
            if let Some(all) = fields.get("enum").and_then(Value::as_array) {
                out.extend(all.iter().map(|id| id.as_str().unwrap().to_owned()));
            }
            fields.values().for_each(|value| ids(value, out));
        }
        Value::Array(values) => values.iter().for_each(|value| ids(value, out)),
        _ => {}
    }
}

#[test]
fn a_whole_game_in_english() {
    let lines = format!(
        "{}{}",
        script("own", "chain", "left"),
        every_card().repeat(20)
    );
    let args = ["--bots", "greedy,random", "--seed", "7", "--lang", "en"];
    let text = play(&args, &lines);
    assert!(
        text.contains(" wins.") || text.contains("share the victory"),
        "{text}"
    );
    assert!(text.contains("The seed of this match was 7,"));
    for word in ["Military", "Civilian structures", "Guilds", "Sum"] {
        assert!(text.contains(word), "{word}");
    }
}

#[test]
fn a_whole_game_with_both_modules_in_german_at_one_keyboard() {
    let lines = format!(
        "{}{}",
        script("eigene", "folgebau", "links"),
        every_card().repeat(40)
    );
    let args = [
        "--humans", "2", "--bots", "random", "--names", "Anna,Ben", "--seed", "8", "--lang", "de",
    ];
    let args: Vec<&str> = args.iter().chain(&MODULES).copied().collect();
    let text = play(&args, &lines);
    assert!(
        text.contains("gewinnt.") || text.contains("teilen sich den Sieg"),
        "{text}"
    );
    assert!(text.contains("Jetzt ist Ben gefragt. Alle anderen bitte wegsehen"));
    for english in [" builds ", "Your ", " wins", "Age "] {
        assert!(!text.contains(english), "{english}");
    }
}

#[test]
fn a_player_can_ask_about_everything() {
    let lines = "help\nlegend\noutlook\nwhy build palace\nhint\nrules 9.4\nrules guild\nlog\n\
                 build castle\nstage\nfly\n99\n";
    let args = ["--bots", "random,random", "--seed", "3", "--lang", "en"];
    let text = play(&args, lines);
    assert!(text.contains("“why build baths”"), "{text}");
    assert!(text.contains("SWB-3.2"), "{text}");
    assert!(text.contains("SWB-9.4 Babylon B2"), "{text}");
    assert!(text.contains("There is no card “castle”"), "{text}");
    assert!(text.contains("A good choice:"), "{text}");
    assert!(text.contains("“fly” is neither"), "{text}");
}

#[test]
fn two_players_have_the_free_city_between_them() {
    let text = play(&["--lang", "en", "--seed", "1"], "");
    assert!(
        text.contains("Bot 2 (Normal)") && !text.contains("Bot 3"),
        "{text}"
    );
    assert!(text.contains("Free City"), "{text}");
}

#[test]
fn bots_play_a_series() {
    let args = [
        "simulate",
        "seven_wonders",
        "--games",
        "8",
        "--seed",
        "3",
        "--json",
        "--bots",
        "greedy,random,random,random",
    ];
    let args: Vec<&str> = args.iter().chain(&MODULES).copied().collect();
    let result: Value = serde_json::from_str(&output(&args, "")).unwrap();
    let bots = result["bots"].as_array().unwrap();
    let wins: f64 = bots.iter().map(|bot| bot["wins"].as_f64().unwrap()).sum();
    assert!((wins - 8.0).abs() < 1e-9, "{wins}");
    let categories = bots[0]["mean_points_by_category"].as_object().unwrap();
    assert_eq!(categories.len(), 12);
}

#[test]
fn the_engine_is_measured_and_takes_no_memory() {
    let text = output(&["bench", "seven_wonders", "--seconds", "0.05"], "");
    assert!(text.lines().count() > 6, "{text}");
    for line in text.lines() {
        let figures: Value = serde_json::from_str(line).unwrap();
        assert!(
            figures["position_bytes"].as_u64().unwrap() <= 1024,
            "{line}"
        );
        assert_eq!(figures["allocations_per_decision"], 0.0, "{line}");
    }
}

#[test]
fn a_game_is_told_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.json");
    let game = json!({"do": "play", "game": "seven_wonders", "seats": 4, "seed": "5",
        "options": {"babel_tower": true, "great_projects": true},
        "bots": ["random", "random", "greedy", "random"]});
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
    assert!(german.contains("Zeitalter 3"), "{german}");
    let board = output(&["replay", file, "--step", "20", "--lang", "en"], "");
    assert!(
        board.contains("Project:") && board.contains("Tower:"),
        "{board}"
    );
}

#[test]
fn rules_are_shown() {
    let contents = output(&["rules", "seven_wonders", "--lang", "de"], "");
    assert!(contents.starts_with("7 Wonders"), "{contents}");
    for rule in ["SWB-6.8", "SWT-5.2", "SWP-3.2"] {
        let text = output(&["rules", "seven_wonders", rule, "--lang", "de"], "");
        assert!(text.starts_with(rule), "{text}");
    }
}

/// A request about a position.
fn about(verb: &str, position: &Value, seat: u8) -> Value {
    json!({"do": verb, "game": "seven_wonders", "position": position, "seat": seat})
}

/// Asks for an action and gives the position after it.
fn apply(position: &Value, seat: u8, action: &Value) -> Value {
    let mut request = about("apply", position, seat);
    request["action"] = action.clone();
    request["seed"] = json!("1");
    ok(&request)["position"].take()
}

fn waiting(position: &Value) -> Value {
    let waiting = ok(&json!({"do": "waiting", "game": "seven_wonders", "position": position}));
    json!({"must": waiting["must"], "may": waiting["may"]})
}

#[test]
fn the_protocol_knows_choices_that_can_be_changed() {
    let new = json!({"do": "new", "game": "seven_wonders", "seats": 3, "seed": "11"});
    let start = ok(&new)["position"].take();
    assert_eq!(waiting(&start), json!({"must": [0, 1, 2], "may": []}));
    let sales = |seat: u8| -> Vec<Value> {
        let legal = ok(&about("legal", &start, seat))["actions"].take();
        let actions = legal.as_array().unwrap().iter();
        let actions = actions.map(|listed| listed["action"].clone());
        actions
            .filter(|action| action["sell"].is_object())
            .collect()
    };
    let one = apply(&start, 1, &sales(1)[0]);
    assert_eq!(waiting(&one), json!({"must": [0, 2], "may": [1]}));
    let other = apply(&one, 1, &sales(1)[1]);
    assert_eq!(waiting(&other), json!({"must": [0, 2], "may": [1]}));
    let view = |position: &Value, viewer: u8| {
        let request =
            json!({"do": "view", "game": "seven_wonders", "position": position, "viewer": viewer});
        ok(&request)["view"].take()
    };
    assert_eq!(view(&other, 1)["chosen"], json!([sales(1)[1]]));
    assert_eq!(
        view(&one, 0),
        view(&other, 0),
        "nobody sees what was chosen"
    );
    let over = apply(&apply(&other, 0, &sales(0)[0]), 2, &sales(2)[0]);
    assert_eq!(waiting(&over), json!({"must": [0, 1, 2], "may": []}));
    let mut late = about("apply", &over, 1);
    late["action"] = sales(1)[0].clone();
    let (code, fault) = error(&late);
    assert_eq!(code, "illegal", "{fault}");
    assert_eq!(fault["rule"], "SWB-3.2", "the hand has been passed on");
}
