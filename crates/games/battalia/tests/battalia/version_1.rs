//! Games, game files and positions as rules version 1 wrote them.

use std::fs;

use serde_json::Value;
use ziggurat_battalia::{Action, Battalia, Options};
use ziggurat_engine::{Chance, Game, Seat};

fn stored(name: &str) -> String {
    let path = format!("{}/tests/version-1/{name}", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Plays recorded actions again; each must still be legal.
fn replay<'a>(
    name: &str,
    options: &Value,
    seats: u8,
    seed: u64,
    actions: impl Iterator<Item = (u8, &'a str)>,
) -> Battalia {
    let options: Options = serde_json::from_value(options.clone()).unwrap();
    let mut chance = Chance::stream(seed, 0);
    let mut game = Battalia::setup(&options, seats, &mut chance).unwrap();
    let mut legal = Vec::new();
    for (step, (seat, text)) in (1..).zip(actions) {
        let action: Action = text
            .parse()
            .unwrap_or_else(|wrong| panic!("{name}, step {step}: {wrong}"));
        game.legal(Seat(seat), &mut legal);
        assert!(legal.contains(&action), "{name}, step {step}: {text}");
        game.play_silent(Seat(seat), &action, &mut Chance::stream(seed, step));
    }
    game
}

/// Points and places as a stored game says them.
fn result(game: &Battalia) -> String {
    let outcome = game.outcome().expect("the game is over");
    let points: Vec<_> = outcome.points.iter().map(|points| points.sum).collect();
    format!(
        "points {points:?}, places {:?}, {}",
        outcome.places, outcome.reason
    )
}

#[test]
fn games_of_version_1_come_out_the_same() {
    for (seats, set) in (2..=4).flat_map(|seats| (0..4).map(move |set| (seats, set))) {
        let name = format!("{seats}-players-{set}.txt");
        let text = stored(&name);
        let lines: Vec<&str> = text.lines().collect();
        let (head, rest) = lines.split_first().expect("a heading");
        let (last, steps) = rest.split_last().expect("a result");
        assert!(head.ends_with("rules 1"), "{name}");
        let json = &head[head.find('{').unwrap()..=head.rfind('}').unwrap()];
        let options = serde_json::from_str(json).unwrap();
        let actions = steps[1..].iter().map(|line| {
            let mut words = line.splitn(4, ' ').skip(2);
            let seat = words.next().unwrap().parse().unwrap();
            (seat, words.next().unwrap())
        });
        let game = replay(&name, &options, seats, 100 + set, actions);
        assert_eq!(result(&game), *last, "{name}");
    }
}

#[test]
fn game_files_of_version_1_come_out_the_same() {
    for seats in 2..=4 {
        let name = format!("file-{seats}.json");
        let file: Value = serde_json::from_str(&stored(&name)).unwrap();
        assert_eq!(file["rules_version"], "1");
        let seed = file["seed"].as_str().unwrap().parse().unwrap();
        let log = file["log"].as_array().unwrap();
        let actions = log.iter().map(|entry| {
            let seat = entry["seat"].as_u64().unwrap() as u8;
            (seat, entry["do"]["bot_act"].as_str().unwrap())
        });
        let game = replay(&name, &file["options"], seats, seed, actions);
        let outcome = serde_json::to_value(game.outcome().unwrap()).unwrap();
        assert_eq!(outcome, file["result"], "{name}");
    }
}

/// Actions as JSON of version 1 mean the same as today's.
#[test]
fn actions_of_version_1_are_still_read() {
    for (old, new) in [
        (r#"{"walk":{"hero":0,"square":"d3"}}"#, "walk a d3"),
        (r#"{"hire":{"hero":1,"square":"a1"}}"#, "hire b a1"),
        (r#"{"join":{"hero":1}}"#, "join b"),
        (
            r#"{"attack":{"square":"g1","foe":{"hero":{"seat":1,"hero":0}},"heroes":[0,1]}}"#,
            "attack g1 hero 1 a with a,b",
        ),
        (r#"{"build":{"shape":"curve","level":0}}"#, "build curve"),
        (r#"{"build":{"shape":"four","level":3}}"#, "build four 3"),
        (
            r#"{"title":{"aim":{"hand":"barfolk_chief"},"ranks":2}}"#,
            "title barfolk_chief 2",
        ),
    ] {
        let action: Action = serde_json::from_str(old).unwrap();
        assert_eq!(action.to_string(), new);
    }
    for (old, new) in [
        ("walk 0 d3", "walk a d3"),
        ("attack g1 hero 1 0 with 0,1", "attack g1 hero 1 a with a,b"),
        ("build curve 0", "build curve"),
        ("join 1", "join b"),
    ] {
        assert_eq!(old.parse::<Action>().unwrap().to_string(), new);
    }
    let wrong = "walk 2 d3".parse::<Action>().unwrap_err();
    assert_eq!(wrong, r#"there is no hero "2"; heroes are `a` and `b`"#);
}

/// What is wrong with a position of the old form, and what would be right.
fn refusal(change: impl FnOnce(&mut Value)) -> String {
    let mut document = serde_json::json!({
        "players": 4,
        "seats": [{"faction": "barfolk"}, {"faction": "islanders"}, {"faction": "emberians"}, {"faction": "cloudborn"}],
        "board": {
            "a1": {"exits": "nesw", "city": true, "terrain": "barfolk", "owner": 0, "level": 1},
            "g1": {"exits": "nesw", "city": true, "terrain": "islanders", "owner": 1, "level": 1},
        },
    });
    change(&mut document);
    serde_json::from_value::<Battalia>(document)
        .expect_err("a position of the old form")
        .to_string()
}

#[test]
fn positions_of_version_1_are_refused_with_the_new_form() {
    let says = |text: String, words: &[&str]| {
        for word in words {
            assert!(text.contains(word), "{text}: does not say {word}");
        }
    };
    says(
        refusal(|d| d["laid"] = serde_json::json!([{"card": "supply", "left": 1, "flags": 3}])),
        &[
            "laid",
            "flags",
            "`target`",
            "`lit`",
            "`split`",
            "`good_roll`",
        ],
    );
    says(
        refusal(|d| {
            d["battle"] = serde_json::json!({
                "square": "d4", "foe": "ruins", "defender": 255, "heroes": [1, 0], "side": 0,
                "opened": true, "stage": "open",
            });
        }),
        &["battle", "\"attacking\": [\"a\"]", "follows from `foe`"],
    );
    says(
        refusal(|d| {
            d["task"] = serde_json::json!({
                "purpose": {"create": "tool"},
                "needs": {"units": [3, 0, 0, 0], "supply": 0, "artefact": 0, "pair": false},
                "waiting": [255, 255], "entry": 255, "count": 0,
            });
        }),
        &["task", "\"pay\"", "\"needs\": {\"supply\": 2}"],
    );
    says(
        refusal(|d| d["phase"] = serde_json::json!("pay")),
        &["phase", "`task`", "`stage`"],
    );
    says(
        refusal(|d| d["table"] = serde_json::json!(["supply"])),
        &["`spent`", "`defender_spent`"],
    );
    says(
        refusal(|d| d["board"]["a1"]["level"] = serde_json::json!(0)),
        &["level 0", "leave it out"],
    );
}

/// Stored positions of all kinds: each is refused with a sentence, none is misread.
#[test]
fn stored_positions_of_version_1_are_refused() {
    let positions: Value = serde_json::from_str(&stored("positions.json")).unwrap();
    for (name, position) in positions.as_object().unwrap() {
        let refused = serde_json::from_value::<Battalia>(position.clone());
        let text = refused.expect_err(name).to_string();
        let helps = ["leave it out", "is written", "are called", "is said by"];
        assert!(
            helps.iter().any(|help| text.contains(help)),
            "{name}: {text}"
        );
    }
}
