//! 7 Wonders through every program.

use serde_json::{Value, json};

use crate::{
    common::{error, ok},
    game::{Game, is_german, is_won, says},
};

const WONDERS: Game = Game("seven_wonders");

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
    let text = WONDERS.play(&args, &lines);
    is_won(&text);
    says(&text, &["The seed of this match was 7,"]);
    says(
        &text,
        &["Military", "Civilian structures", "Guilds", "Total"],
    );
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
    let text = WONDERS.play(&args, &lines);
    is_won(&text);
    says(
        &text,
        &["Jetzt ist Ben gefragt. Alle anderen bitte wegsehen"],
    );
    is_german(&text, &[" builds ", "Age "]);
}

#[test]
fn a_player_can_ask_about_everything() {
    let lines = "help\nlegend\noutlook\nwhy build palace\nhint\nrules 9.4\nrules guild\nlog\n\
                 build castle\nstage\nfly\n99\n";
    let args = ["--bots", "random,random", "--seed", "3", "--lang", "en"];
    let text = WONDERS.play(&args, lines);
    says(
        &text,
        &[
            "“why build baths”",
            "SWB-3.2",
            "SWB-9.4 Babylon B2",
            "There is no card “castle”",
            "A good choice:",
            "“fly” is neither",
        ],
    );
}

#[test]
fn two_players_have_the_free_city_between_them() {
    let text = WONDERS.play(&["--lang", "en", "--seed", "1"], "");
    assert!(
        text.contains("Bot 2 (Normal)") && !text.contains("Bot 3"),
        "{text}"
    );
    assert!(text.contains("Free City"), "{text}");
}

#[test]
fn bots_play_a_series() {
    WONDERS.simulate("greedy,random,random,random", 8, &MODULES, 12);
}

#[test]
fn the_engine_is_measured_and_takes_no_memory_while_it_plays() {
    WONDERS.bench(&[], 6, 1024);
}

#[test]
fn a_game_is_told_again() {
    let options = json!({"babel_tower": true, "great_projects": true});
    let bots = ["random", "random", "greedy", "random"];
    let (german, board) = WONDERS.replay(&bots, &options, "20");
    says(&german, &["Zeitalter 3"]);
    says(&board, &["Project:", "Tower:"]);
}

#[test]
fn rules_are_shown() {
    WONDERS.rules("7 Wonders", &["SWB-6.8", "SWT-5.2", "SWP-3.2"]);
}

#[test]
fn the_protocol_knows_choices_that_can_be_changed() {
    let start = WONDERS.start(3);
    assert_eq!(WONDERS.waiting(&start), (vec![0, 1, 2], vec![]));
    let sales = |seat: u64| -> Vec<Value> {
        let mut actions = WONDERS.legal(&start, seat);
        actions.retain(|action| action["sell"].is_object());
        actions
    };
    let one = WONDERS.apply(&start, 1, &sales(1)[0]);
    assert_eq!(WONDERS.waiting(&one), (vec![0, 2], vec![1]));
    let other = WONDERS.apply(&one, 1, &sales(1)[1]);
    assert_eq!(WONDERS.waiting(&other), (vec![0, 2], vec![1]));
    assert_eq!(WONDERS.view(&other, 1)["chosen"], json!([sales(1)[1]]));
    let seen = [&one, &other].map(|position| WONDERS.view(position, 0));
    assert_eq!(seen[0], seen[1], "nobody sees what was chosen");
    let rest = WONDERS.apply(&other, 0, &sales(0)[0]);
    let over = WONDERS.apply(&rest, 2, &sales(2)[0]);
    assert_eq!(WONDERS.waiting(&over), (vec![0, 1, 2], vec![]));
    let mut late = WONDERS.about("apply", &over, 1);
    late["action"] = sales(1)[0].clone();
    let (code, fault) = error(&late);
    assert_eq!(code, "illegal", "{fault}");
    assert_eq!(fault["rule"], "SWB-3.2", "the hand has been passed on");
}
