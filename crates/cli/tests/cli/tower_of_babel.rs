//! Tower of Babel through every program.

use serde_json::{Value, json};

use crate::{
    common::{error, output},
    game::{Game, is_german, is_won, says},
};

const TOWER: Game = Game("tower_of_babel");

/// Lines that finish any game: the first line of every menu, whichever disc it asks for.
fn script(kinds: [&str; 4], pass: &str) -> String {
    let discs = (3..=6).flat_map(|number| kinds.map(|kind| format!("{kind}{number}\n")));
    let round = format!("1\n{}{pass}\n", discs.collect::<String>());
    round.repeat(150)
}

#[test]
fn a_whole_game_in_english() {
    let lines = script(["ca", "cr", "sh", "ma"], "pass");
    let args = ["--bots", "greedy,random", "--seed", "7", "--lang", "en"];
    let text = TOWER.play(&args, &lines);
    is_won(&text);
    says(&text, &["The seed of this match was 7,"]);
    says(
        &text,
        &["Finished wonders", "Rejected offers", "Disc bonus", "Total"],
    );
}

#[test]
fn a_whole_game_in_german_at_one_keyboard() {
    let lines = script(["ka", "kr", "sc", "st"], "passe");
    let args = [
        "--humans", "2", "--bots", "random", "--names", "Anna,Ben", "--seed", "8", "--lang", "de",
    ];
    let text = TOWER.play(&args, &lines);
    is_won(&text);
    says(
        &text,
        &["Jetzt ist Ben gefragt. Alle anderen bitte wegsehen"],
    );
    is_german(&text, &[" offers ", "Turn "]);
}

#[test]
fn a_player_can_ask_about_everything() {
    let lines = "help\nlegend\noutlook\nwhy pass\nwhy offer 1 ship\nhint\nrules 7.4\nrules joker\nlog\n\
                 build tower king 5\nexchange\nfly\n99\n";
    let args = ["--bots", "random,random", "--seed", "3", "--lang", "en"];
    let text = TOWER.play(&args, lines);
    says(
        &text,
        &[
            "“why build tower ship 5”",
            "pause ",
            "TOB-7.4 At most one",
            "“king 5” is not a disc",
            "A good choice:",
            "“fly” is neither",
        ],
    );
}

#[test]
fn the_least_number_of_players_is_the_default() {
    let text = TOWER.play(&["--lang", "en", "--seed", "1"], "");
    assert!(
        text.contains("Bot 3 (Normal)") && !text.contains("Bot 4"),
        "{text}"
    );
}

#[test]
fn bots_play_a_series() {
    TOWER.simulate("greedy,random,random", 6, &[], 5);
}

#[test]
fn the_engine_is_measured_and_takes_no_memory_while_it_plays() {
    TOWER.bench(&["--seats", "4"], 1, 512);
}

#[test]
fn a_game_is_told_again() {
    let (german, board) = TOWER.replay(&["random", "random", "greedy"], &json!({}), "0");
    says(&german, &["Schlusswertung"]);
    says(&board, &["Lighthouse", "Turn 1:"]);
}

#[test]
fn rules_are_shown() {
    TOWER.rules("Der Turmbau zu Babel\n", &["TOB-7.4", "TOB-EX-3"]);
    let rule = output(&["rules", "tower_of_babel", "7.4", "--lang", "de"], "");
    assert!(rule.starts_with("TOB-7.4"), "{rule}");
}

#[test]
fn the_protocol_knows_several_seats_at_once() {
    let start = TOWER.start(3);
    let active = TOWER.waiting(&start).0[0];
    let mut actions = TOWER.legal(&start, active).into_iter();
    let choose = actions.find(|action| action["choose"].is_object());
    let offering = TOWER.apply(&start, active, &choose.unwrap());
    let (must, _) = TOWER.waiting(&offering);
    assert_eq!(must.len(), 2, "both opponents make their offers");
    assert!(!must.contains(&active));
    let nothing = json!({"offer": {"cards": {}, "trade": false}});
    let one = TOWER.apply(&offering, must[0], &nothing);
    assert_eq!(TOWER.waiting(&one).0, [must[1]]);
    let revealed = TOWER.apply(&one, must[1], &nothing);
    assert_eq!(TOWER.waiting(&revealed).0, [active]);
    let mut early = TOWER.about("apply", &offering, active);
    early["action"] = nothing;
    let (code, fault) = error(&early);
    assert_eq!(code, "illegal", "{fault}");
    assert_eq!(fault["rule"], "TOB-6.1", "{fault}");
}

#[test]
fn hidden_cards_stay_hidden_in_views() {
    let start = TOWER.start(3);
    for seat in 0..3 {
        let view = TOWER.view(&start, seat);
        let players: &Vec<Value> = view["players"].as_array().unwrap();
        for (other, player) in (0..).zip(players) {
            assert_eq!(player["hand"].is_null(), other != seat, "{player}");
        }
    }
}
