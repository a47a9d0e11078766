//! The checker of lessons finds what is wrong with a course.

use std::fs;

use serde_json::{Value, json};
use ziggurat_babylonia::Babylonia;
use ziggurat_testkit::lessons_can_be_taken;

/// A sound lesson; its words are those of Babylonia's own course.
fn lesson() -> Value {
    json!({
        "id": "city", "title": "bab-learn-cities", "learned": "bab-learn-cities-learned",
        "position": {
            "players": 2,
            "tiles": {"i12": "city_official", "g3": "city_priest", "a4": "city_priest"},
            "tokens": ["i11 0 official", "j11 1 farmer"],
            "stands": [["official", "farmer", "farmer"], ["priest", "priest"]],
            "supplies": [["priest"], ["official", "merchant"]],
        },
        "steps": [
            {"say": "bab-learn-cities-1", "point": ["i12", "@player-0"]},
            {"say": "bab-learn-cities-2", "point": ["h11"], "do": ["place official h11"],
             "well": "bab-learn-cities-2-well", "else": "bab-learn-else",
             "wrong": [{"try": "place * h11", "say": "bab-learn-cities-2-kind"}]},
            {"say": "bab-learn-task-2", "task": {"event": {"type": "city_scored", "winner": 0}},
             "solution": [{"do": "place farmer d3", "point": ["d3"]}, {"do": "end", "point": ["@primary"]}],
             "well": "bab-learn-task-2-well", "else": "bab-learn-task-2-else",
             "then": [[1, "place priest a2"], [1, "place priest a3"], [1, "end"]]},
        ],
    })
}

/// What is found wrong with a course of this one lesson.
fn found(lesson: &Value) -> String {
    let folder = tempfile::tempdir().unwrap();
    let course = json!({
        "title": "bab-learn-title", "about": "bab-learn-about", "order": 1, "lessons": [lesson]});
    fs::write(folder.path().join("course.json"), course.to_string()).unwrap();
    let places = ["h11", "d3", "i12"].map(str::to_owned);
    let checked = lessons_can_be_taken::<Babylonia>(folder.path(), &places);
    checked
        .err()
        .map_or_else(String::new, |fault| fault.to_string())
}

/// The same lesson with another value at a place.
fn with(place: &str, value: Value) -> Value {
    let mut changed = lesson();
    let (parent, key) = place.rsplit_once('/').unwrap();
    let parent = changed.pointer_mut(parent).unwrap();
    match key.parse::<usize>() {
        Ok(index) => parent[index] = value,
        Err(_) => parent[key] = value,
    }
    changed
}

#[test]
fn a_sound_course_passes() {
    assert_eq!(found(&lesson()), "");
}

#[test]
fn every_fault_is_found() {
    let faults = [
        ("/id", json!("Not An Id"), "small letters"),
        ("/title", json!("bab-learn-nothing"), "has no words for"),
        (
            "/position/tokens/0",
            json!("h11 0 official"),
            "\"place official h11\" is nothing",
        ),
        ("/position/players", json!(9), "it cannot be read"),
        ("/seat", json!(2), "there is no seat"),
        ("/steps/0/point", json!(["zz"]), "there is no place \"zz\""),
        (
            "/steps/0/well",
            json!("bab-learn-else"),
            "nothing is to be done",
        ),
        ("/steps/0/speak", json!("up"), "unknown field"),
        (
            "/steps/1/do",
            json!(["place official i12"]),
            "is nothing that can be done",
        ),
        ("/steps/1/do", json!(["place * h11"]), "needs a `solution`"),
        ("/steps/1/well", Value::Null, "`well` says"),
        ("/steps/1/else", Value::Null, "`else` answers"),
        ("/steps/1/point", json!([]), "a pointer shows"),
        (
            "/steps/1/wrong/0/try",
            json!("extra *"),
            "is nothing that can be done",
        ),
        ("/steps/1/task", json!({"points": 1}), "only one of"),
        (
            "/steps/1/then",
            json!([[1, "end"]]),
            "what follows is refused",
        ),
        (
            "/steps/2/task",
            json!({"event": {"winner": 1}}),
            "is judged Some(Missed)",
        ),
        (
            "/steps/2/solution/0/do",
            json!("place farmer i12"),
            "is refused",
        ),
        ("/steps/2/solution/0/point", json!([]), "is pointed at"),
        (
            "/steps/2/then/0/1",
            json!("place priest h11"),
            "what follows is refused",
        ),
        (
            "/steps/2/comments",
            json!([{"turn": 1, "say": "bab-learn-else"}]),
            "belong to a match",
        ),
    ];
    for (place, value, what) in faults {
        let found = found(&with(place, value));
        assert!(
            found.contains(what),
            "{place}: {found:?} does not say {what:?}"
        );
    }
}

#[test]
fn a_match_is_played_to_its_end() {
    let step = |event: Value| {
        json!([{"say": "bab-learn-first-1", "play": true, "well": "bab-learn-first-1-well",
            "comments": [{"event": event, "say": "bab-learn-first-city"}]}])
    };
    assert_eq!(
        found(&with("/steps", step(json!({"type": "placed", "seat": 1})))),
        ""
    );
    let never = found(&with("/steps", step(json!({"type": "card_taken"}))));
    assert!(never.contains("this never happens"), "{never}");
}
