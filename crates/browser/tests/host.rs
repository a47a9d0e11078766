//! A match in the browser: opened, played, kept, gone on with.

use serde_json::{Value, json};
use ziggurat_babylonia::Babylonia;
use ziggurat_bots::Untimed;
use ziggurat_browser::Room;

/// A room that is asked in JSON, as a client does.
#[derive(Default)]
struct Asked(Room<Babylonia>);

impl Asked {
    /// The whole answer.
    fn answer(&mut self, request: &Value) -> Value {
        let mut answer = Vec::new();
        let request = request.to_string();
        self.0.answer(request.as_bytes(), &Untimed, &mut answer);
        serde_json::from_slice(&answer).unwrap()
    }

    /// What was asked for.
    fn ask(&mut self, request: &Value) -> Value {
        let mut answer = self.answer(request);
        assert_eq!(answer["error"], Value::Null, "{request}");
        answer["ok"].take()
    }

    fn snapshot(&mut self, viewer: &Value) -> Value {
        self.ask(&json!({"snapshot": {"viewer": viewer}}))
    }

    /// A person on seat 0 does something.
    fn command(&mut self, version: u64, what: &Value) -> Value {
        self.ask(&json!({"command":
            {"seat": 0, "version": version, "do": what, "at": version, "viewer": 0}}))
    }

    /// The first bot that has to decide does it.
    fn bot_decides(&mut self, at: u64) -> Option<Value> {
        let tasks = self.ask(&json!("tasks"));
        let task = tasks.as_array()?.first()?.clone();
        let thought = self.ask(&json!({"think": {"task": task, "iterations": 4}}));
        Some(self.ask(&json!({"decided": {
            "seat": task["seat"], "version": task["version"], "action": thought["action"],
            "at": at, "viewer": 0}})))
    }
}

fn seats() -> Value {
    json!([
        {"name": "Ada", "holder": "human"},
        {"name": "Enki", "holder": {"bot": "random"}},
    ])
}

fn opening(seats: &Value) -> Value {
    let origin = json!({"seed": "18446744073709551615", "salt": "ab".repeat(32)});
    json!({"open": {"options": {}, "seats": seats, "origin": origin}})
}

fn opened() -> Asked {
    let mut room = Asked::default();
    let standing = room.ask(&opening(&seats()));
    assert_eq!(standing["version"], 0);
    room
}

/// Does the first thing that is allowed, whoever is to act; says what came of it.
fn step(room: &mut Asked) -> Value {
    let snapshot = room.snapshot(&json!(0));
    let version = snapshot["version"].as_u64().unwrap();
    match room.bot_decides(version) {
        Some(came) => came,
        None => {
            let view = &snapshot["view"];
            let legal = room.ask(&json!({"look": {"view": view, "viewer": 0}}));
            let choices = legal.as_array().unwrap();
            let action = &choices[usize::try_from(version).unwrap() * 7 % choices.len()];
            room.command(version, &json!({"act": {"action": action}}))
        }
    }
}

/// Plays the whole match; the entries of its log, in order.
fn played(room: &mut Asked) -> Vec<Value> {
    let mut log = Vec::new();
    loop {
        let came = step(room);
        let done = &came["done"];
        log.push(done["entry"].clone());
        assert_eq!(done["message"]["version"], log.len());
        if !done["standing"]["outcome"].is_null() {
            return log;
        }
    }
}

#[test]
fn a_match_is_played_kept_and_gone_on_with() {
    let mut room = opened();
    let mut file = room.ask(&json!("save"));
    let log = played(&mut room);
    let snapshots = [json!(null), json!(0), json!(1)].map(|viewer| room.snapshot(&viewer));
    assert_eq!(room.ask(&json!("tasks")), json!([]));

    // Opening and entries, kept one by one, are the file of the whole match.
    file["log"] = log.clone().into();
    file["result"] = snapshots[0]["outcome"].clone();
    assert_eq!(room.ask(&json!("save")), file);

    // At any point somebody else goes on from what was kept.
    for kept in [0, log.len() / 2, log.len()] {
        let mut part = file.clone();
        part["log"] = log[..kept].into();
        if kept < log.len() {
            part["result"] = Value::Null;
        }
        let mut again = Asked::default();
        let standing = again.ask(&json!({"load": {"file": part}}));
        assert_eq!(standing["version"], kept);
        if kept < log.len() {
            assert!(step(&mut again)["done"].is_object());
        } else {
            let viewers = [json!(null), json!(0), json!(1)];
            assert_eq!(viewers.map(|viewer| again.snapshot(&viewer)), snapshots);
        }
    }
}

#[test]
fn what_happened_is_shown_step_by_step() {
    let mut room = opened();
    let log = played(&mut room);
    let steps = room.ask(&json!({"steps": {"from": 0, "count": 9999, "viewer": null}}));
    let steps = steps.as_array().unwrap();
    assert_eq!(steps.len(), log.len().min(63) + 1);
    assert_eq!(steps[0]["entry"], Value::Null);
    for (number, step) in steps.iter().enumerate() {
        assert_eq!(step["step"], number);
        assert!(step["state"]["view"].is_object() && step["events"].is_array());
    }
    let last = room.ask(&json!({"steps": {"from": log.len(), "count": 2, "viewer": 1}}));
    assert_eq!(last.as_array().unwrap().len(), 1);
    assert_eq!(last[0]["state"]["view"], room.snapshot(&json!(1))["view"]);
}

#[test]
fn what_is_hidden_is_in_no_message() {
    let mut room = opened();
    let hidden = |told: &Value| {
        let text = told.to_string();
        assert!(!text.contains("18446744073709551615") && !text.contains(&"ab".repeat(32)));
    };
    hidden(&room.ask(&json!("tasks")));
    // The other stand is seen by its seat alone.
    let own = room.snapshot(&json!(1))["view"].clone();
    assert_ne!(room.snapshot(&json!(0))["view"], own);
    assert_ne!(room.snapshot(&json!(null))["view"], own);
    for _ in 0..12 {
        let came = step(&mut room);
        hidden(&came["done"]["message"]);
        hidden(&came["done"]["standing"]);
        for viewer in [json!(null), json!(0), json!(1)] {
            hidden(&room.snapshot(&viewer));
        }
    }
    // At the end it is told.
    while step(&mut room)["done"]["standing"]["outcome"].is_null() {}
    assert_eq!(
        room.snapshot(&json!(null))["reveal"]["seed"],
        "18446744073709551615"
    );
}

#[test]
fn refusals_change_nothing_and_say_why() {
    let mut room = opened();
    while room.bot_decides(1).is_some() {}
    let before = room.snapshot(&json!(0));
    let version = before["version"].as_u64().unwrap();
    let early = room.command(version, &json!({"act": {"action": "end_placement"}}));
    assert_eq!(early["refused"]["code"], "illegal");
    assert!(
        early["refused"]["rule"]
            .as_str()
            .unwrap()
            .starts_with("BAB-")
    );
    let stale = room.command(version + 7, &json!("undo"));
    assert_eq!(stale["refused"]["version"], version);
    assert!(stale["refused"]["text"]["key"].is_string());
    let seat = room.command(version, &json!("reclaim"));
    assert_eq!(seat["refused"]["code"], "not_a_bot");
    let decided = json!({"decided":
        {"seat": 0, "version": version, "action": null, "at": 1, "viewer": 0}});
    assert_eq!(room.ask(&decided)["refused"]["code"], "not_a_bot");
    assert_eq!(room.snapshot(&json!(0)), before);
}

#[test]
fn requests_that_make_no_sense_are_answered_in_words() {
    let mut room = Asked::default();
    for (request, words) in [
        (json!("save"), "no table"),
        (json!({"snapshot": {"viewer": 0}}), "no table"),
        (json!({"why": {"action": "end_placement"}}), "look"),
        (json!({"dance": {}}), "unknown variant"),
        (json!({"steps": {"from": 0}}), "missing field"),
    ] {
        let answer = room.answer(&request);
        let error = answer["error"].as_str().unwrap();
        assert!(error.contains(words), "{request}: {error}");
        assert_eq!(answer["key"], Value::Null);
    }
    // Where a person can be the cause there are words for people.
    let alone = room.answer(&opening(&json!([{"name": "Ada", "holder": "human"}])));
    assert_eq!(alone["key"], "table-setup-seats");
    let mut other = opened();
    let mut file = other.ask(&json!("save"));
    file["rules_version"] = json!("0.0");
    let load = |file: &Value| json!({"load": {"file": file}});
    assert_eq!(room.answer(&load(&file))["key"], "table-file-rules_version");
    let mut file = other.ask(&json!("save"));
    file["opening"] = json!("00");
    assert_eq!(room.answer(&load(&file))["key"], "table-file-hash");
    // What has failed has opened nothing.
    assert!(room.answer(&json!("save"))["error"].is_string());
}
