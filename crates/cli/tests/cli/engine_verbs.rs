//! Every verb of the engine protocol: what it gives, and what it refuses.

use serde_json::{Value, json};

use crate::common::{ask, error, ok, output};

fn start() -> Value {
    ok(&json!({"do": "new", "game": "babylonia", "seats": 3, "seed": "11"}))["position"].take()
}

/// A request about a position.
fn about(verb: &str, position: &Value, more: &Value) -> Value {
    let mut request = json!({"do": verb, "game": "babylonia", "position": position});
    let fields = more.as_object().unwrap().clone();
    request.as_object_mut().unwrap().extend(fields);
    request
}

fn active(position: &Value) -> Value {
    ok(&about("waiting", position, &json!({})))["must"][0].clone()
}

#[test]
fn ids_come_back_as_they_were_sent() {
    for id in [
        "7",
        "\"a\\u00e9\"",
        "null",
        "[1.50,{\"x\":1e300}]",
        "123456789012345678901234567890",
    ] {
        let line = format!(r#"{{"do":"games","id":{id}}}"#);
        let answer = ziggurat_cli::protocol::answer(&line);
        assert!(
            answer.starts_with(&format!(r#"{{"id":{id},"ok":"#)),
            "{answer}"
        );
        let line = format!(r#"{{"do":"nothing","id":{id}}}"#);
        let answer = ziggurat_cli::protocol::answer(&line);
        assert!(
            answer.starts_with(&format!(r#"{{"id":{id},"error":"#)),
            "{answer}"
        );
    }
    assert_eq!(ask(&json!({"do": "games"}))["id"], Value::Null);
}

#[test]
fn what_is_not_a_request_is_refused() {
    let lines = [
        "",
        "hello",
        "[]",
        "7",
        r#"{"id":1,"#,
        r#"{"id":1} x"#,
        r#"{"id":1e400,"do":"games"}"#,
        r#"{"id":"\ud800","do":"games"}"#,
    ];
    for line in lines {
        let answer: Value = serde_json::from_str(&ziggurat_cli::protocol::answer(line)).unwrap();
        assert_eq!(answer["id"], Value::Null, "{line}");
        assert_eq!(answer["error"]["code"], "bad_request", "{line}");
    }
    let bad = [
        json!({}),
        json!({"do": 7}),
        json!({"do": "games", "colour": "red"}),
    ];
    for request in bad {
        assert_eq!(error(&request).0, "bad_request", "{request}");
    }
    let (code, fault) = error(&json!({"do": "fly"}));
    assert_eq!(code, "unknown_verb");
    assert!(fault["message"].as_str().unwrap().contains("resample"));
    let (code, fault) = error(&json!({"do": "new", "game": "chess", "seats": 2}));
    assert_eq!(code, "unknown_game");
    assert!(fault["message"].as_str().unwrap().contains("babylonia"));
}

#[test]
fn deep_nesting_is_refused() {
    let deep = format!(
        r#"{{"id":5,"do":"check","game":"babylonia","position":{}{}}}"#,
        "[".repeat(100_000),
        "]".repeat(100_000)
    );
    let answer: Value = serde_json::from_str(&ziggurat_cli::protocol::answer(&deep)).unwrap();
    assert_eq!(answer["id"], 5);
    assert_eq!(answer["error"]["code"], "bad_request");
}

#[test]
fn games_and_schema() {
    let games = ok(&json!({"do": "games"}));
    let expected = json!([{
        "id": "babylonia",
        "name": {"en": "Babylonia", "de": "Babylonia"},
        "seats": [2, 3, 4],
        "rules_version": "1",
    }, {
        "id": "tower_of_babel",
        "name": {"en": "Tower of Babel", "de": "Der Turmbau zu Babel"},
        "seats": [3, 4, 5],
        "rules_version": "1",
    }, {
        "id": "seven_wonders",
        "name": {"en": "7 Wonders", "de": "7 Wonders"},
        "seats": [2, 3, 4, 5, 6, 7, 8],
        "rules_version": "3",
    }, {
        "id": "babylon",
        "name": {"en": "Babylon", "de": "Babylon"},
        "seats": [2, 3, 4],
        "rules_version": "1",
    }, {
        "id": "battalia",
        "name": {"en": "Battalia: The Creation", "de": "Battalia: Die Schöpfung"},
        "seats": [2, 3, 4],
        "rules_version": "2",
    }]);
    assert_eq!(games["games"], expected);
    let schemas = ok(&json!({"do": "schema", "game": "babylonia"}));
    for part in ["options", "position", "action", "event", "view"] {
        assert!(schemas[part]["$schema"].is_string(), "{part}");
    }
    assert!(schemas["position"]["properties"]["tokens"].is_object());
    assert_eq!(error(&json!({"do": "schema"})).0, "bad_request");
}

#[test]
fn new_deals_the_same_with_the_same_seed() {
    let new = |seed: &str| json!({"do": "new", "game": "babylonia", "seats": 2, "seed": seed});
    assert_eq!(ok(&new("5")), ok(&new("5")));
    assert_ne!(ok(&new("5")), ok(&new("6")));
    assert!(ok(&new("5")).get("seed").is_none());
    ok(&new("18446744073709551615"));
    let drawn = ok(&json!({"do": "new", "game": "babylonia", "seats": 2}));
    let again = ok(&new(drawn["seed"].as_str().unwrap()));
    assert_eq!(drawn["position"], again["position"]);
}

#[test]
fn new_refuses_seeds_options_and_seats() {
    let new = |field: &str, value: Value| {
        let mut request = json!({"do": "new", "game": "babylonia", "seats": 2});
        request[field] = value;
        error(&request)
    };
    for seed in [
        json!(5),
        json!("-1"),
        json!("+1"),
        json!(""),
        json!("18446744073709551616"),
        json!("0x1"),
    ] {
        let (code, fault) = new("seed", seed.clone());
        assert_eq!(code, "bad_request", "{seed}");
        assert!(
            fault["message"].as_str().unwrap().contains("\"42\""),
            "{fault}"
        );
    }
    assert_eq!(new("seats", json!(5)).0, "bad_options");
    assert_eq!(new("seats", json!(0)).0, "bad_options");
    assert_eq!(new("seats", json!(-2)).0, "bad_request");
    assert_eq!(new("options", json!({"speed": 1})).0, "bad_options");
    assert_eq!(new("options", json!([1])).0, "bad_options");
    let options = json!({"random_seven_of_nine": true});
    let dealt = ok(&json!({"do": "new", "game": "babylonia", "seats": 4, "options": options}));
    assert_eq!(dealt["position"]["options"]["random_seven_of_nine"], true);
}

#[test]
fn check_says_why_a_position_cannot_exist() {
    assert_eq!(ok(&about("check", &start(), &json!({}))), json!({}));
    let by_hand = json!({"players": 2, "stands": [["farmer", "priest"], ["farmer"]],
        "supplies": [{}, {}], "tiles": {"f4": "field_6", "e6": "city_priest", "i4": "city_priest"}});
    let bad = [
        json!(7),
        json!({}),
        json!({"players": 9}),
        json!({"players": 2, "tokens": ["f4 0 farmer", "f4 1 farmer"]}),
        json!({"players": 2, "tokens": ["o10 0 farmer"]}),
        json!({"players": 2, "stands": [{"priest": 7}]}),
        json!({"players": 2, "colour": "red"}),
    ];
    for position in bad {
        let (code, fault) = error(&about("check", &position, &json!({})));
        assert_eq!(code, "invalid_position", "{position}: {fault}");
    }
    // Whether this one is complete enough is for the game to say, but there is an answer.
    ask(&about("check", &by_hand, &json!({})));
}

#[test]
fn waiting_and_legal() {
    let position = start();
    let waiting = ok(&about("waiting", &position, &json!({})));
    assert_eq!(waiting["must"].as_array().unwrap().len(), 1);
    assert_eq!(waiting["may"], json!([]));
    assert_eq!(waiting["over"], false);
    let seat = active(&position);
    let legal = ok(&about("legal", &position, &json!({"seat": seat})));
    let actions = legal["actions"].as_array().unwrap();
    assert!(actions.len() > 100);
    for listed in actions {
        let text = &listed["text"];
        assert!(
            text["en"].as_str().unwrap().starts_with("Place a"),
            "{text}"
        );
        assert!(text["de"].as_str().unwrap().contains("setzen"), "{text}");
        let tried = about(
            "try",
            &position,
            &json!({"seat": seat, "action": listed["action"]}),
        );
        assert_eq!(ok(&tried), json!({}));
    }
    let other = (seat.as_u64().unwrap() + 1) % 3;
    let none = ok(&about("legal", &position, &json!({"seat": other})));
    assert_eq!(none["actions"], json!([]));
    let (code, fault) = error(&about("legal", &position, &json!({"seat": 3})));
    assert_eq!(code, "bad_request");
    assert!(fault["message"].as_str().unwrap().contains("0 to 2"));
}

#[test]
fn try_and_apply_name_the_rule_that_forbids() {
    let position = start();
    let seat = active(&position);
    let on_ziggurat = json!({"seat": seat, "action": {"place": {"token": "farmer", "hex": "c10"}}});
    for verb in ["try", "apply"] {
        let (code, fault) = error(&about(verb, &position, &on_ziggurat));
        assert_eq!(
            (code.as_str(), &fault["rule"]),
            ("illegal", &json!("BAB-5.7"))
        );
        assert!(fault["text"]["en"].as_str().unwrap().contains("ziggurat"));
        assert!(fault["text"]["de"].as_str().unwrap().contains("Zikkurat"));
    }
    for action in [
        json!("fly"),
        json!({"place": {"token": "king", "hex": "c9"}}),
        Value::Null,
    ] {
        let fields = json!({"seat": seat, "action": action});
        assert_eq!(error(&about("try", &position, &fields)).0, "bad_request");
    }
}

#[test]
fn apply_gives_the_next_position_and_what_happened() {
    let position = start();
    let seat = active(&position);
    let legal = ok(&about("legal", &position, &json!({"seat": seat})));
    let action = &legal["actions"][0]["action"];
    let fields = json!({"seat": seat, "action": action, "seed": "3"});
    let done = ok(&about("apply", &position, &fields));
    assert_eq!(done["events"][0]["type"], "placed");
    assert_ne!(done["position"], position);
    assert!(done.get("seed").is_none());
    assert_eq!(done, ok(&about("apply", &position, &fields)));
    let drawn = ok(&about(
        "apply",
        &position,
        &json!({"seat": seat, "action": action}),
    ));
    assert!(drawn["seed"].as_str().unwrap().parse::<u64>().is_ok());
}

#[test]
fn view_hides_and_resample_deals_again_what_is_hidden() {
    let position = start();
    let view = |position: &Value, viewer: Value| {
        ok(&about("view", position, &json!({"viewer": viewer})))["view"].take()
    };
    assert!(view(&position, json!(0))["players"][0]["stand"].is_object());
    assert!(view(&position, json!(1))["players"][0]["stand"].is_null());
    assert!(view(&position, Value::Null)["players"][0]["stand"].is_null());
    assert_eq!(
        error(&about("view", &position, &json!({}))).0,
        "bad_request"
    );
    let fields = json!({"seat": 0, "seed": "8"});
    let dealt = ok(&about("resample", &position, &fields))["position"].take();
    assert_ne!(dealt, position);
    assert_eq!(view(&dealt, json!(0)), view(&position, json!(0)));
    assert_eq!(
        error(&about("resample", &position, &json!({"seat": 0}))).0,
        "bad_request"
    );
}

#[test]
fn best_answers_within_its_budget() {
    let position = start();
    let seat = active(&position);
    let best = |more: Value| {
        let mut fields = json!({"seat": seat, "bot": "normal", "seed": "1"});
        fields
            .as_object_mut()
            .unwrap()
            .extend(more.as_object().unwrap().clone());
        about("best", &position, &fields)
    };
    let answer = ok(&best(json!({"iterations": 50})));
    assert_eq!(answer["iterations"], 50);
    assert_eq!(answer["value"].as_array().unwrap().len(), 3);
    assert_eq!(answer, ok(&best(json!({"iterations": 50}))));
    let tried = json!({"seat": seat, "action": answer["action"]});
    assert_eq!(ok(&about("try", &position, &tried)), json!({}));
    ok(&best(json!({"ms": 5})));
    for more in [
        json!({}),
        json!({"ms": 5, "iterations": 5}),
        json!({"iterations": 0}),
        json!({"ms": 4_000_000_000u32}),
    ] {
        assert_eq!(error(&best(more)).0, "bad_request");
    }
    let (code, fault) = error(&best(json!({"iterations": 5, "bot": "strong"})));
    assert_eq!(code, "bad_request");
    assert!(fault["message"].as_str().unwrap().contains("greedy"));
    let other = (seat.as_u64().unwrap() + 1) % 3;
    assert_eq!(
        error(&best(json!({"iterations": 5, "seat": other}))).0,
        "not_waiting"
    );
}

#[test]
fn a_game_between_bots_replays_and_is_over() {
    let play = json!({"do": "play", "game": "babylonia", "seats": 3, "seed": "21",
        "bots": ["greedy", "random", "easy"]});
    let game = ok(&play);
    assert_eq!(game, ok(&play));
    let replayed = ok(&json!({"do": "replay", "log": game["log"]}));
    let entries = game["log"]["log"].as_array().unwrap();
    let hashes = replayed["positions"].as_array().unwrap();
    assert_eq!(hashes.len(), entries.len() + 1);
    assert_eq!(hashes.last(), Some(&entries.last().unwrap()["hash"]));
    let end = &replayed["position"];
    let outcome = ok(&about("outcome", end, &json!({})));
    assert_eq!(outcome["outcome"], game["outcome"]);
    assert_eq!(ok(&about("waiting", end, &json!({})))["over"], true);
    let score = ok(&about("score", end, &json!({})));
    assert_eq!(score["score"], game["outcome"]["points"]);
    assert!(score["score"][0]["categories"]["nobles"].is_i64());
    let open = ok(&about("outcome", &start(), &json!({})));
    assert_eq!(open, json!({"outcome": null}));
}

#[test]
fn play_refuses_what_does_not_fit() {
    let play = |seats: u8, bots: Value| {
        error(&json!({"do": "play", "game": "babylonia", "seats": seats, "bots": bots})).0
    };
    assert_eq!(play(2, json!(["random"])), "bad_request");
    assert_eq!(play(2, json!(["random", "strong"])), "bad_request");
    assert_eq!(play(1, json!(["random"])), "bad_options");
}

#[test]
fn a_log_that_does_not_replay_is_refused_with_the_step() {
    let game = ok(
        &json!({"do": "play", "game": "babylonia", "seats": 2, "seed": "2",
        "bots": ["random", "random"]}),
    );
    let refused = |change: &dyn Fn(&mut Value)| {
        let mut log = game["log"].clone();
        change(&mut log);
        let (code, fault) = error(&json!({"do": "replay", "log": log}));
        assert_eq!(code, "bad_log");
        fault["step"].as_u64().unwrap()
    };
    assert_eq!(
        refused(&|log| log["log"][6]["hash"] = json!("0000000000000000")),
        7
    );
    assert_eq!(
        refused(&|log| log["log"][3]["do"] = json!({"bot_act": "place king a1"})),
        4
    );
    assert_eq!(refused(&|log| log["seed"] = json!("3")), 0);
    assert_eq!(refused(&|log| log["game"] = json!("chess")), 0);
    assert_eq!(refused(&|log| *log = json!([])), 0);
}

#[test]
fn the_program_answers_in_order_and_ends_with_the_input() {
    let lines = "{\"id\":1,\"do\":\"games\"}\nwhat\n{\"id\":2,\"do\":\"schema\",\"game\":\"babylonia\"}\r\n{\"id\":3}";
    let answers = output(&["engine"], lines);
    let answers: Vec<Value> = answers
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let ids: Vec<_> = answers.iter().map(|answer| answer["id"].clone()).collect();
    assert_eq!(ids, [json!(1), Value::Null, json!(2), json!(3)]);
    assert!(answers[0]["ok"].is_object() && answers[2]["ok"].is_object());
    assert_eq!(output(&["engine"], ""), "");
}
