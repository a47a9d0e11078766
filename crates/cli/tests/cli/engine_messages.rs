//! What the engine says to somebody who writes a bot: where a request is wrong, what was found
//! there, and what would be right, in words that need no Rust.

use serde_json::{Value, json};

use crate::common::{error, ok};

/// Words that only somebody who reads the engine's source could know.
pub(crate) const JARGON: [&str; 16] = [
    "u8",
    "u16",
    "u32",
    "u64",
    "usize",
    "i32",
    "i64",
    "f64",
    "struct",
    "enum",
    "variant",
    "tuple",
    "sequence",
    "invalid type",
    "invalid value",
    "missing field",
];

/// Whether a message speaks of the engine's source.
pub(crate) fn is_jargon(message: &str) -> bool {
    let words = || message.split(|sign: char| !sign.is_ascii_alphanumeric());
    JARGON.iter().any(|jargon| match jargon.contains(' ') {
        true => message.contains(jargon),
        false => words().any(|word| word == *jargon),
    })
}

fn message(request: &Value, code: &str) -> String {
    let (found, fault) = error(request);
    assert_eq!(found, code, "{request}: {fault}");
    let message = fault["message"].as_str().unwrap().to_owned();
    assert!(!is_jargon(&message), "{request}: {message}");
    message
}

fn start(game: &str, seats: u8) -> Value {
    ok(&json!({"do": "new", "game": game, "seats": seats, "seed": "5"}))["position"].take()
}

#[test]
fn a_bad_request_says_where_and_what_would_be_right() {
    let new = |field: &str, value: Value| {
        let mut request = json!({"do": "new", "game": "babylonia", "seats": 2});
        request[field] = value;
        request
    };
    let cases = [
        (
            new("seats", json!("two")),
            "new: `seats` is the text \"two\", but must be a whole number from 0 to 255",
        ),
        (
            new("seats", json!(-2)),
            "new: `seats` is the number -2, but must be a whole number from 0 to 255",
        ),
        (
            json!({"do": "new", "game": "babylonia"}),
            "new: `seats` is missing",
        ),
        (
            new("saets", json!(2)),
            "new: there is no field `saets`; there are `game`, `seats`, `options`, `seed`",
        ),
        (
            json!({"do": "games", "game": "babylonia"}),
            "games: there is no field `game`; there are none",
        ),
        (
            json!({"do": "play", "game": "babylonia", "seats": 2, "bots": "random"}),
            "play: `bots` is the text \"random\", but must be a list",
        ),
    ];
    for (request, expected) in cases {
        assert_eq!(message(&request, "bad_request"), expected);
    }
    assert!(message(&new("seed", json!(7)), "bad_request").starts_with("new: `seed`: must be"));
}

#[test]
fn positions_options_actions_and_logs_are_explained_in_the_same_way() {
    let check = |position: Value| json!({"do": "check", "game": "babylonia", "position": position});
    assert_eq!(
        message(&check(json!({"players": "2"})), "invalid_position"),
        "`position.players` is the text \"2\", but must be a whole number from 0 to 255"
    );
    assert_eq!(
        message(
            &check(json!({"players": 2, "stands": [{"priest": "a"}]})),
            "invalid_position"
        ),
        "`position.stands[0]` has none of the forms that it can have; `schema` shows them"
    );
    let options = json!({"do": "new", "game": "babylonia", "seats": 2,
        "options": {"first_round_limits": 3}});
    assert_eq!(
        message(&options, "bad_options"),
        "`options.first_round_limits` is the number 3, but must be true or false"
    );
    let tried = |action: Value| {
        json!({"do": "try", "game": "babylonia", "position": start("babylonia", 2), "seat": 0,
            "action": action})
    };
    let said = message(
        &tried(json!({"place": {"token": "king", "hex": "f4"}})),
        "bad_request",
    );
    assert!(said.starts_with("`action.place.token`: "), "{said}");
    assert_eq!(
        message(&tried(json!(7)), "bad_request"),
        "`action` is the number 7, but must be a text or an object"
    );
    let said = message(&json!({"do": "replay", "log": {"format": 7}}), "bad_log");
    assert!(
        said.ends_with("`log.format` is the number 7, but must be a text"),
        "{said}"
    );
    let twice = json!({"do": "try", "game": "tower_of_babel", "position": start("tower_of_babel", 3),
        "seat": 0, "action": {"build": {"helpers": [1, 1], "cards": {}, "jokers": 0}}});
    assert_eq!(
        message(&twice, "bad_request"),
        "`action.build.helpers`: helpers: seat 1 is named twice; name every helper once"
    );
}

#[test]
fn actions_may_be_written_as_in_logs() {
    for (game, seats) in [
        ("babylonia", 2),
        ("tower_of_babel", 3),
        ("seven_wonders", 3),
        ("babylon", 2),
        ("battalia", 2),
    ] {
        let played = json!({"do": "play", "game": game, "seats": seats, "seed": "4",
            "bots": vec!["random"; seats]});
        let log = ok(&played)["log"].take();
        let mut cut = log.clone();
        let entries = log["log"].as_array().unwrap();
        for keep in [0, 1, entries.len() / 2] {
            cut["log"] = entries[..keep].into();
            let position = ok(&json!({"do": "replay", "log": cut}))["position"].take();
            let entry = &entries[keep];
            let text = &entry["do"]["bot_act"];
            assert!(text.is_string(), "{entry}");
            let about = |verb: &str, action: &Value| {
                json!({"do": verb, "game": game, "position": position, "seat": entry["seat"],
                    "action": action})
            };
            assert_eq!(ok(&about("try", text)), json!({}), "{text}");
            let mut apply = about("apply", text);
            apply["seed"] = json!("1");
            let by_text = ok(&apply);
            let legal = json!({"do": "legal", "game": game, "position": position,
                "seat": entry["seat"]});
            let legal = ok(&legal);
            let mut same = |listed: &Value| {
                apply["action"] = listed["action"].clone();
                ok(&apply) == by_text
            };
            let listed = legal["actions"].as_array().unwrap();
            assert!(listed.iter().any(&mut same), "{game}: {text}");
        }
    }
    let position = start("babylonia", 2);
    let said = message(
        &json!({"do": "try", "game": "babylonia", "position": position, "seat": 0,
            "action": "fly home"}),
        "bad_request",
    );
    assert!(said.contains("place farmer f4"), "{said}");
}

#[test]
fn a_log_that_is_cut_replays_as_far_as_it_goes() {
    let game = ok(
        &json!({"do": "play", "game": "babylonia", "seats": 2, "seed": "9",
        "bots": ["random", "random"]}),
    );
    let whole = &game["log"];
    let entries = whole["log"].as_array().unwrap();
    let cut = |keep: usize, result: Option<Value>| {
        let mut log = whole.clone();
        log["log"] = entries[..keep].into();
        match result {
            Some(result) => log["result"] = result,
            None => {
                log.as_object_mut().unwrap().remove("result");
            }
        }
        json!({"do": "replay", "log": log})
    };
    for keep in [0, 1, entries.len() - 1] {
        let results = [None, Some(Value::Null), Some(whole["result"].clone())];
        let answers = results.map(|result| ok(&cut(keep, result)));
        assert_eq!(answers[0]["positions"].as_array().unwrap().len(), keep + 1);
        assert!(answers.iter().all(|answer| *answer == answers[0]));
        let waiting =
            json!({"do": "waiting", "game": "babylonia", "position": answers[0]["position"]});
        assert_eq!(ok(&waiting)["over"], false);
    }
    // A finished match need not say its result, but what it says must be true.
    let end = ok(&cut(entries.len(), Some(whole["result"].clone())));
    assert_eq!(ok(&cut(entries.len(), None)), end);
    let mut wrong = whole["result"].clone();
    wrong["places"] = json!([2, 2]);
    let (code, fault) = error(&cut(entries.len(), Some(wrong)));
    assert_eq!(code, "bad_log");
    assert_eq!(fault["step"], entries.len());
}

#[test]
fn bots_that_do_not_search_need_no_budget() {
    let position = start("babylonia", 3);
    let seat =
        ok(&json!({"do": "waiting", "game": "babylonia", "position": position}))["must"][0].take();
    let best = |bot: &str| {
        json!({"do": "best", "game": "babylonia", "position": position, "seat": seat, "bot": bot,
            "seed": "1"})
    };
    for bot in ["random", "greedy"] {
        let answer = ok(&best(bot));
        assert!(answer["action"].is_object(), "{answer}");
        let mut told = best(bot);
        told["ms"] = json!(5);
        assert_eq!(ok(&told), answer, "a budget changes nothing");
    }
    for bot in ["easy", "normal", "hard"] {
        let said = message(&best(bot), "bad_request");
        assert!(
            said.contains(bot) && said.contains("`ms` or `iterations`"),
            "{said}"
        );
    }
}

#[test]
fn those_who_may_act_can_have_nothing_to_do() {
    // Whoever holds an action card may act, whatever the card is: everybody knows that much.
    let position = json!({"players": 3, "hands": [{"ship": 5}],
        "action_cards": [[], ["five_points"]]});
    let waiting = json!({"do": "waiting", "game": "tower_of_babel", "position": position});
    assert_eq!(ok(&waiting)["may"], json!([1]));
    let legal = json!({"do": "legal", "game": "tower_of_babel", "position": position, "seat": 1});
    assert_eq!(ok(&legal)["actions"], json!([]));
}

/// Every example of docs/engine.md is answered as it says; `…` stands for anything.
#[test]
fn the_examples_of_the_documentation_are_true() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/engine.md");
    let page = std::fs::read_to_string(path).unwrap();
    let mut answer = String::new();
    let mut examples = 0;
    for line in page.lines() {
        if let Some(request) = line.strip_prefix("> ") {
            answer = ziggurat_cli::protocol::answer(request);
        } else if let Some(expected) = line.strip_prefix("< ") {
            let mut rest = answer.as_str();
            for part in expected.split('…') {
                let Some((_, after)) = rest.split_once(part) else {
                    panic!("{expected}\nis documented, but the answer is\n{answer}");
                };
                rest = after;
            }
            examples += 1;
        }
    }
    assert!(examples >= 10, "{examples}");
}
