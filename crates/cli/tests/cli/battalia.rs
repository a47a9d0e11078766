//! Battalia through every program.

use serde_json::{Value, json};

use crate::game::{Game, is_german, says};

const BATTALIA: Game = Game("battalia");

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
    let text = BATTALIA.play(&args, &lines);
    says(
        &text,
        &[
            "The agreed weeks are over.",
            "The seed of this match was 7,",
            "Level-1 cities",
            "Total",
            "Illuminated: Tool",
        ],
    );
}

#[test]
fn a_whole_game_in_german_at_one_keyboard() {
    let lines = script(["fraktion", "start", "behalten", "ergeben", "ende"]);
    let args = [
        "--humans", "2", "--names", "Anna,Ben", "--seed", "8", "--lang", "de",
    ];
    let args: Vec<&str> = args.iter().chain(&SHORT).copied().collect();
    let text = BATTALIA.play(&args, &format!("\n{}", lines.replace('\n', "\n\n")));
    says(&text, &["Die vereinbarten Wochen sind vorüber."]);
    is_german(&text, &[" builds ", "Week "]);
}

#[test]
fn a_player_can_ask_about_everything() {
    let lines = "help\nlegend\noutlook\nwhy end\nhint\nrules 12.14\nrules oracle\nlog\n\
                 recruit\nplace\ndance\n99\n";
    let text = BATTALIA.play(&["--bots", "random", "--seed", "3", "--lang", "en"], lines);
    says(
        &text,
        &[
            "recruit chief",
            "BAT-12.14",
            "A good choice:",
            "“dance” is neither",
            "place c3 ne",
        ],
    );
}

#[test]
fn bots_play_a_series() {
    let endings = BATTALIA.simulate("greedy,random", 4, &SHORT, 4);
    assert_eq!(endings, json!({"week_limit": 4}));
}

#[test]
fn greedy_bots_end_their_games_by_the_rules() {
    // With two players about one game in a hundred needs the guard of twelve weeks.
    let endings = BATTALIA.simulate("greedy,greedy,greedy,greedy", 10, &[], 4);
    assert_eq!(endings["guard"], Value::Null, "{endings}");
}

#[test]
fn the_engine_is_measured_and_takes_no_memory_while_it_plays() {
    BATTALIA.bench(&[], 2, 2048);
}

#[test]
fn a_game_is_told_again() {
    let options = json!({"advanced_terrain": true, "week_limit": 1});
    let (german, board) = BATTALIA.replay(&["random", "greedy", "random"], &options, "20");
    says(&german, &["Woche 1, Tag 7"]);
    says(&board, &["(R:8)"]);
}

#[test]
fn rules_are_shown() {
    BATTALIA.rules("Battalia", &["BAT-6.10", "BAT-12.14", "BAT-18.2"]);
}
