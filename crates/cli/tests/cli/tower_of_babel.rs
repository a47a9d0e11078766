//! Tower of Babel through every program.

use std::fs;

use serde_json::{Value, json};

use crate::common::{error, ok, output};

/// Lines that finish any game: the first line of every menu, whichever disc it asks for.
fn script(kinds: [&str; 4], pass: &str) -> String {
    let discs = (3..=6).flat_map(|number| kinds.map(|kind| format!("{kind}{number}\n")));
    let round = format!("1\n{}{pass}\n", discs.collect::<String>());
    round.repeat(150)
}

fn no_keys(text: &str) {
    for prefix in ["term-", "tob-", "table-", "level-"] {
        assert!(!text.contains(prefix), "a message is missing: {prefix}");
    }
}

fn play(more: &[&str], lines: &str) -> String {
    let args: Vec<&str> = ["play", "tower_of_babel"]
        .iter()
        .chain(more)
        .copied()
        .collect();
    let text = output(&args, lines);
    no_keys(&text);
    text
}

#[test]
fn a_whole_game_in_english() {
    let lines = script(["ca", "cr", "sh", "ma"], "pass");
    let args = ["--bots", "greedy,random", "--seed", "7", "--lang", "en"];
    let text = play(&args, &lines);
    assert!(text.contains(" wins.") || text.contains("share the victory"));
    assert!(text.contains("The seed of this match was 7,"));
    for word in ["Finished wonders", "Rejected offers", "Disc bonus", "Sum"] {
        assert!(text.contains(word), "{word}");
    }
}

#[test]
fn a_whole_game_in_german_at_one_keyboard() {
    let lines = script(["ka", "kr", "sc", "st"], "passe");
    let args = [
        "--humans", "2", "--bots", "random", "--names", "Anna,Ben", "--seed", "8", "--lang", "de",
    ];
    let text = play(&args, &lines);
    assert!(text.contains("gewinnt.") || text.contains("teilen sich den Sieg"));
    assert!(text.contains("Jetzt ist Ben gefragt. Alle anderen bitte wegsehen"));
    for english in [" offers ", "Your ", " wins", "Turn "] {
        assert!(!text.contains(english), "{english}");
    }
}

#[test]
fn a_player_can_ask_about_everything() {
    let lines = "help\nlegend\noutlook\nwhy pass\nwhy offer 1 ship\nhint\nrules 7.4\nrules joker\nlog\n\
                 build tower king 5\nexchange\nfly\n99\n";
    let args = ["--bots", "random,random", "--seed", "3", "--lang", "en"];
    let text = play(&args, lines);
    assert!(text.contains("“why build tower ship 5”"), "{text}");
    assert!(text.contains("pause "), "{text}");
    assert!(text.contains("TOB-7.4 At most one"), "{text}");
    assert!(text.contains("“king 5” is no disc"), "{text}");
    assert!(text.contains("A good choice:"), "{text}");
    assert!(text.contains("“fly” is neither"), "{text}");
}

#[test]
fn the_least_number_of_players_is_the_default() {
    let text = play(&["--lang", "en", "--seed", "1"], "");
    assert!(
        text.contains("Bot 3 (Normal)") && !text.contains("Bot 4"),
        "{text}"
    );
}

#[test]
fn bots_play_a_series() {
    let bots = ["--bots", "greedy,random,random"];
    let args = [
        "simulate",
        "tower_of_babel",
        "--games",
        "6",
        "--seed",
        "3",
        "--json",
    ];
    let args: Vec<&str> = args.iter().chain(&bots).copied().collect();
    let result: Value = serde_json::from_str(&output(&args, "")).unwrap();
    let bots = result["bots"].as_array().unwrap();
    let wins: f64 = bots.iter().map(|bot| bot["wins"].as_f64().unwrap()).sum();
    assert!((wins - 6.0).abs() < 1e-9, "{wins}");
    let categories = bots[0]["mean_points_by_category"].as_object().unwrap();
    assert_eq!(categories.len(), 5);
}

#[test]
fn the_engine_is_measured() {
    let args = [
        "bench",
        "tower_of_babel",
        "--seats",
        "4",
        "--seconds",
        "0.02",
    ];
    let text = output(&args, "");
    assert!(text.lines().count() > 1, "{text}");
    for line in text.lines() {
        let figures: Value = serde_json::from_str(line).unwrap();
        assert!(figures["position_bytes"].as_u64().unwrap() <= 512, "{line}");
        assert_eq!(figures["allocations_per_decision"], 0.0, "{line}");
    }
}

#[test]
fn a_game_is_told_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.json");
    let game = json!({"do": "play", "game": "tower_of_babel", "seats": 3, "seed": "5",
        "bots": ["random", "random", "greedy"]});
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
    assert!(german.contains("Schlusswertung"), "{german}");
    let board = output(&["replay", file, "--step", "0", "--lang", "en"], "");
    assert!(
        board.contains("Lighthouse") && board.contains("Turn 1:"),
        "{board}"
    );
}

#[test]
fn rules_are_shown() {
    let contents = output(&["rules", "tower_of_babel", "--lang", "de"], "");
    assert!(contents.starts_with("Der Turmbau zu Babel\n"), "{contents}");
    let rule = output(&["rules", "tower_of_babel", "7.4", "--lang", "de"], "");
    assert!(rule.starts_with("TOB-7.4"), "{rule}");
    let example = output(&["rules", "tower_of_babel", "EX-3", "--lang", "en"], "");
    assert!(example.starts_with("TOB-EX-3"), "{example}");
}

/// A request about a position.
fn about(verb: &str, position: &Value, seat: &Value) -> Value {
    json!({"do": verb, "game": "tower_of_babel", "position": position, "seat": seat})
}

/// Asks for an action and gives the position after it.
fn apply(position: &Value, seat: &Value, action: &Value) -> Value {
    let mut request = about("apply", position, seat);
    request["action"] = action.clone();
    request["seed"] = json!("1");
    ok(&request)["position"].take()
}

fn waiting(position: &Value) -> Value {
    ok(&json!({"do": "waiting", "game": "tower_of_babel", "position": position}))
}

#[test]
fn the_protocol_knows_several_seats_at_once() {
    let new = json!({"do": "new", "game": "tower_of_babel", "seats": 3, "seed": "11"});
    let start = ok(&new)["position"].take();
    let active = waiting(&start)["must"][0].clone();
    let legal = ok(&about("legal", &start, &active))["actions"].take();
    let mut actions = legal
        .as_array()
        .unwrap()
        .iter()
        .map(|listed| &listed["action"]);
    let choose = actions.find(|action| action["choose"].is_object());
    let offering = apply(&start, &active, choose.unwrap());
    let must = waiting(&offering)["must"].take();
    assert_eq!(
        must.as_array().unwrap().len(),
        2,
        "both opponents make their offers"
    );
    assert!(!must.as_array().unwrap().contains(&active));
    let nothing = json!({"offer": {"cards": {}, "trade": false}});
    let one = apply(&offering, &must[0], &nothing);
    assert_eq!(waiting(&one)["must"], json!([must[1]]));
    let revealed = apply(&one, &must[1], &nothing);
    assert_eq!(waiting(&revealed)["must"], json!([active]));
    let mut early = about("apply", &offering, &active);
    early["action"] = nothing;
    let (code, fault) = error(&early);
    assert_eq!(code, "illegal", "{fault}");
    assert_eq!(fault["rule"], "TOB-6.1", "{fault}");
}

#[test]
fn hidden_cards_stay_hidden_in_views() {
    let new = json!({"do": "new", "game": "tower_of_babel", "seats": 3, "seed": "11"});
    let start = ok(&new)["position"].take();
    for seat in 0..3 {
        let request =
            json!({"do": "view", "game": "tower_of_babel", "position": start, "viewer": seat});
        let view = ok(&request)["view"].take();
        for (other, player) in view["players"].as_array().unwrap().iter().enumerate() {
            assert_eq!(player["hand"].is_null(), other != seat, "{player}");
        }
    }
}
