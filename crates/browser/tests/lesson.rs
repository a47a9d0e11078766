//! A lesson in the browser: what is expected is carried out, everything else is answered.

use serde_json::{Value, json};
use ziggurat_babylonia::Babylonia;
use ziggurat_bots::Untimed;
use ziggurat_browser::Room;

/// A room that is asked about its lesson, as a client does.
#[derive(Default)]
struct Taught(Room<Babylonia>);

impl Taught {
    fn answer(&mut self, ask: &Value) -> Value {
        let request = json!({"lesson": ask}).to_string();
        let mut answer = Vec::new();
        self.0.answer(request.as_bytes(), &Untimed, &mut answer);
        serde_json::from_slice(&answer).unwrap()
    }

    fn ask(&mut self, ask: &Value) -> Value {
        let mut answer = self.answer(ask);
        assert_eq!(answer["error"], Value::Null, "{ask}");
        answer["ok"].take()
    }

    fn place(&mut self, token: &str, hex: &str) -> Value {
        let action = json!({"place": {"token": token, "hex": hex}});
        self.ask(&json!({"try": {"command": {"act": {"action": action}}}}))
    }
}

/// A city with one free hex beside it, which seat 0 can close and win.
fn plan(steps: &Value) -> Value {
    json!({
        "position": {
            "players": 2,
            "tiles": {"i12": "city_official", "g3": "city_priest", "a4": "city_priest", "f4": "field_6"},
            "tokens": ["i11 0 official", "j11 1 farmer"],
            "stands": [["official", "farmer", "farmer"], ["priest", "priest"]],
            "supplies": [["priest"], ["official", "merchant"]],
        },
        "seed": 3,
        "steps": steps,
    })
}

fn open(steps: &Value) -> Taught {
    let mut taught = Taught::default();
    let names = ["Ada", "Bo", "Cy"];
    let opened = taught.ask(&json!({"open": {"plan": plan(steps), "names": names}}));
    assert_eq!(opened["seats"][1]["name"], "Bo");
    assert_eq!(opened["view"]["players"][1]["stand"], Value::Null);
    taught
}

fn steps() -> Value {
    json!([
        {"say": "told"},
        {"do": ["place official h11"], "wrong": [{"try": "place farmer *"}]},
        {"do": ["place farmer *"], "solution": [{"do": "place farmer d3"}]},
        {"do": ["end"], "then": [[1, "place priest a2"], [1, "place priest a3"], [1, "end"]]},
        {"say": "told"},
    ])
}

#[test]
fn a_lesson_is_taken_step_by_step() {
    let mut taught = open(&steps());
    let next = taught.ask(&json!("next"));
    assert_eq!(
        (&next["told"]["step"], &next["told"]["verdict"]),
        (&json!(1), &Value::Null)
    );

    // Legal, but not expected: nothing happens, and it is said which answer fits.
    for (token, hex, answer) in [("farmer", "d3", json!(0)), ("official", "d3", Value::Null)] {
        let told = taught.place(token, hex);
        assert_eq!(told["told"]["verdict"], json!({"other": answer}));
        assert_eq!(told["told"]["messages"], json!([]));
    }
    // Illegal: the rule refuses it, as in a match.
    let refused = taught.place("farmer", "f4");
    assert_eq!(refused["refused"]["rule"], "BAB-5.3");
    // The step has to be done before it goes on.
    assert_eq!(taught.ask(&json!("next"))["refused"]["code"], "not_over");

    let right = taught.place("official", "h11");
    assert_eq!(right["told"]["verdict"], "right");
    assert_eq!(right["told"]["messages"][0]["version"], 1);
    taught.ask(&json!("next"));
    assert_eq!(taught.ask(&json!("show"))["told"]["verdict"], "right");
    taught.ask(&json!("next"));
    let end = json!({"try": {"command": {"act": {"action": "end_placement"}}}});
    let scored = taught.ask(&end);
    assert_eq!(scored["told"]["verdict"], "right");

    let others = taught.ask(&json!("next"));
    let messages = others["told"]["messages"].as_array().unwrap();
    assert_eq!((messages.len(), &others["told"]["step"]), (3, &json!(4)));
    assert_eq!(taught.ask(&json!("next"))["told"]["step"], 5);
    assert_eq!(taught.ask(&json!("next"))["refused"]["code"], "over");

    // Back to the beginning of the second step: nothing has been placed.
    let back = taught.ask(&json!({"back": {"step": 1}}));
    assert_eq!(
        (&back["version"], &back["view"]["placed"]),
        (&json!(0), &json!([]))
    );
    assert_eq!(taught.place("official", "h11")["told"]["verdict"], "right");
}

#[test]
fn a_task_is_solved_or_missed() {
    let goal = json!({"event": {"type": "city_scored", "winner": 0}, "points": 5});
    let mut taught = open(&json!([{"task": goal, "solution": [
        {"do": "place official h11"}, {"do": "place farmer d3"}, {"do": "end"}]}]));
    for verdict in ["going", "going", "right"] {
        assert_eq!(taught.ask(&json!("show"))["told"]["verdict"], verdict);
    }
    taught.ask(&json!({"back": {"step": 0}}));
    assert_eq!(taught.place("farmer", "h11")["told"]["verdict"], "going");
    // In a task everything can be taken back; what is taken back has not happened.
    taught.ask(&json!({"try": {"command": "undo"}}));
    assert_eq!(taught.ask(&json!("show"))["told"]["verdict"], "going");
    taught.ask(&json!({"try": {"command": "reset_turn"}}));
    taught.place("farmer", "d3");
    taught.place("farmer", "e2");
    let end = json!({"try": {"command": {"act": {"action": "end_placement"}}}});
    assert_eq!(taught.ask(&end)["told"]["verdict"], "missed");
}

#[test]
fn a_match_is_played_with_bots() {
    let mut taught = open(&json!([{"play": true}]));
    let resign = taught.ask(&json!({"try": {"command": "resign"}}));
    assert_eq!(resign["refused"]["code"], "not_your_seat");
    let mut verdict = json!("going");
    for _ in 0..60 {
        let tasks = taught.ask(&json!("tasks"));
        let decided = match tasks.get(0) {
            Some(task) => {
                let mut answer = Vec::new();
                let think = json!({"think": {"task": task, "iterations": 2}}).to_string();
                taught.0.answer(think.as_bytes(), &Untimed, &mut answer);
                let thought: Value = serde_json::from_slice(&answer).unwrap();
                json!({"decided": {"seat": task["seat"], "version": task["version"],
                    "action": thought["ok"]["action"]}})
            }
            None => {
                let back = json!({"try": {"command": {"act": {"action": "end_placement"}}}});
                let ended = taught.ask(&back);
                if ended["told"] != Value::Null {
                    verdict = ended["told"]["verdict"].clone();
                    if verdict == "right" {
                        break;
                    }
                    continue;
                }
                let free = ["h11", "d3", "e2", "e3", "g2", "h2"];
                let placed = free.iter().find_map(|hex| {
                    ["farmer", "official", "priest"].iter().find_map(|token| {
                        let told = taught.place(token, hex)["told"].clone();
                        (told != Value::Null).then_some(told)
                    })
                });
                verdict = placed.unwrap()["verdict"].clone();
                continue;
            }
        };
        verdict = taught.ask(&decided)["told"]["verdict"].clone();
        if verdict == "right" {
            break;
        }
    }
    assert_eq!(verdict, "right", "the match should end");
}

#[test]
fn what_makes_no_sense_is_said() {
    let mut taught = Taught::default();
    let none = taught.answer(&json!("next"));
    assert!(none["error"].as_str().unwrap().contains("no lesson"));
    let mut wrong = plan(&json!([]));
    wrong["position"]["tokens"] = json!(["i11 0 official", "h11 0 official", "j11 1 farmer"]);
    let names = ["Ada", "Bo"];
    let refused = taught.answer(&json!({"open": {"plan": wrong, "names": names}}));
    assert!(refused["error"].is_string(), "a city that is due already");
}
