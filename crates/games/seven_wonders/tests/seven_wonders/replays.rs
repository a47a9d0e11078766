//! Game files of earlier versions still replay: the same actions, the same outcomes.

use std::{fs, path::Path};

use serde_json::Value;
use ziggurat_engine::{Chance, Game, Seat};
use ziggurat_seven_wonders::{Action, SevenWonders};

use crate::support::{id, list};

/// The game files that version 2 has left, each with its name.
fn files() -> Vec<(String, Value)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games/version_2");
    let mut files: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|file| {
            let path = file.unwrap().path();
            let text = fs::read_to_string(&path).unwrap();
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            (name, serde_json::from_str(&text).unwrap())
        })
        .collect();
    files.sort_by(|a, b| a.0.cmp(&b.0));
    files
}

/// Plays the actions of a file again, as a table does: entry n of the log has the n-th stream of chance.
fn replay(name: &str, file: &Value) -> SevenWonders {
    let seed: u64 = id(&file["seed"]).parse().unwrap();
    let seats = list(&file["seats"]).len() as u8;
    let options = serde_json::from_value(file["options"].clone()).unwrap();
    let mut game = SevenWonders::setup(&options, seats, &mut Chance::stream(seed, 0)).unwrap();
    for (step, entry) in (1..).zip(list(&file["log"])) {
        let seat = Seat(entry["seat"].as_u64().unwrap() as u8);
        let text = id(&entry["do"]["bot_act"]);
        let action: Action = text
            .parse()
            .unwrap_or_else(|error| panic!("{name}, step {step}: {error}"));
        assert_eq!(action.to_string(), text, "{name}, step {step}");
        game.check(seat, &action)
            .unwrap_or_else(|why| panic!("{name}, step {step}: {text}: {why}"));
        game.play_silent(seat, &action, &mut Chance::stream(seed, step));
    }
    game
}

#[test]
fn games_of_version_2_end_as_they_did() {
    let files = files();
    assert_eq!(files.len(), 15);
    for (name, file) in files {
        assert_eq!(file["rules_version"], "2");
        let game = replay(&name, &file);
        let outcome = serde_json::to_value(game.outcome()).unwrap();
        assert_eq!(outcome, file["result"], "{name}");
    }
}

/// Actions in logs are text, but clients and bots send them as JSON: both forms stay.
#[test]
fn actions_of_version_2_are_read_in_both_forms() {
    let actions = [
        (r#"{"choose_side":{"side":"b"}}"#, "side b"),
        (r#"{"keep_tile":{"tile":12}}"#, "keep 12"),
        (
            r#"{"build":{"card":"baths","way":"pay","join":"no","payment":{"left":2,"right":0,"using":["tile_17","bilkis"]}}}"#,
            "build baths left 2 using tile_17 using bilkis",
        ),
        (
            r#"{"build":{"card":"temple","way":"chain","join":"wild","payment":{"left":0,"right":0},"free_city":true}}"#,
            "city build temple chain wild",
        ),
        (
            r#"{"stage":{"card":"baths","stage":2,"token":true,"bury":"nero","payment":{"left":0,"right":1}}}"#,
            "stage 2 with baths token bury nero right 1",
        ),
        (r#"{"sell":{"card":"baths"}}"#, "sell baths"),
        (
            r#"{"tower":{"card":"baths","tile":24}}"#,
            "tower 24 with baths",
        ),
        (
            r#"{"drop":{"card":"baths","free_city":true}}"#,
            "city drop baths",
        ),
        (r#""leave""#, "leave"),
        (
            r#"{"dig":{"card":"baths","join":"yes","payment":{"left":0,"right":0}}}"#,
            "dig baths join",
        ),
        (r#"{"destroy":{"card":"baths"}}"#, "destroy baths"),
        (
            r#"{"return_tokens":{"ones":1,"threes":0,"fives":2}}"#,
            "return 1 0 2",
        ),
        (r#"{"keep_leader":{"leader":"nero"}}"#, "draft nero"),
        (r#"{"recruit":{"leader":"nero"}}"#, "recruit nero"),
        (
            r#"{"leader_stage":{"leader":"nero","stage":1,"token":false,"payment":{"left":0,"right":0}}}"#,
            "stage 1 with leader nero",
        ),
        (r#"{"sell_leader":{"leader":"nero"}}"#, "sell leader nero"),
        (
            r#"{"leader_tower":{"leader":"nero","tile":3}}"#,
            "tower 3 with leader nero",
        ),
        (r#""decline""#, "decline"),
        (r#"{"copy_leader":{"leader":"nero"}}"#, "copy nero"),
        (r#"{"pay_loss":{"coins":3}}"#, "pay 3"),
    ];
    for (json, text) in actions {
        let action: Action = text.parse().unwrap();
        assert_eq!(
            serde_json::from_str::<Action>(json).unwrap(),
            action,
            "{text}"
        );
        assert_eq!(serde_json::to_string(&action).unwrap(), json);
        assert_eq!(action.to_string(), text);
    }
}
