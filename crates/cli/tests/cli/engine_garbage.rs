//! Nothing that a client sends stops the engine: ten thousand lines of garbage, broken requests and
//! mutated positions in one process.

use serde_json::{Map, Value, json};
use ziggurat_engine::Chance;

use crate::{
    common::{ok, ziggurat},
    engine_messages::is_jargon,
};

const LINES: usize = 10_000;

const VERBS: [&str; 17] = [
    "games", "schema", "new", "check", "waiting", "legal", "try", "apply", "view", "score",
    "outcome", "resample", "best", "play", "replay", "", "nonsense",
];

/// Positions from all over random games.
fn positions(chance: &mut Chance) -> Vec<Value> {
    let mut positions = Vec::new();
    for seats in 2..=4 {
        let new =
            json!({"do": "new", "game": "babylonia", "seats": seats, "seed": seats.to_string()});
        let mut position = ok(&new)["position"].take();
        loop {
            positions.push(position.clone());
            let about = json!({"do": "waiting", "game": "babylonia", "position": position});
            let Some(seat) = ok(&about)["must"].get(0).cloned() else {
                break;
            };
            let about =
                json!({"do": "legal", "game": "babylonia", "position": position, "seat": seat});
            let legal = ok(&about)["actions"].take();
            let action = chance.pick(legal.as_array().unwrap()).unwrap();
            let apply = json!({"do": "apply", "game": "babylonia", "position": position,
                "seat": seat, "action": action["action"], "seed": "1"});
            position = ok(&apply)["position"].take();
        }
    }
    positions
}

fn word(chance: &mut Chance) -> &'static str {
    const WORDS: [&str; 16] = [
        "f4",
        "c10",
        "i2",
        "a1",
        "zz",
        "priest",
        "farmer",
        "city_all",
        "field_cities",
        "extra_turn",
        "seven_tokens",
        "f4 0 farmer",
        "i2 1 priest",
        "g4 3 official",
        "placing",
        "",
    ];
    chance.pick(&WORDS).unwrap()
}

/// Some JSON value.
fn anything(chance: &mut Chance) -> Value {
    match chance.below(9) {
        0 => Value::Null,
        1 => json!(chance.below(2) == 1),
        2 => json!(chance.below(8)),
        3 => json!(i64::from(chance.bits()) - (1 << 31)),
        4 => json!(u64::MAX),
        5 => json!(1e300),
        6 => json!([word(chance), chance.below(5)]),
        7 => json!({word(chance): chance.below(9)}),
        _ => json!(word(chance)),
    }
}

/// Changes something somewhere in a value.
fn mutate(value: &mut Value, chance: &mut Chance) {
    let deeper = chance.below(5) > 0;
    match value {
        Value::Object(fields) if deeper && !fields.is_empty() => {
            let index = chance.index(fields.len());
            mutate_field(fields, index, chance);
        }
        Value::Array(items) if deeper && !items.is_empty() => {
            let index = chance.index(items.len());
            match chance.below(4) {
                0 => {
                    items.remove(index);
                }
                1 => items.push(items[index].clone()),
                _ => mutate(&mut items[index], chance),
            }
        }
        Value::Number(number) if deeper => {
            let near = number.as_i64().unwrap_or(0) + i64::from(chance.below(5)) - 2;
            *value = json!(near);
        }
        other => *other = anything(chance),
    }
}

fn mutate_field(fields: &mut Map<String, Value>, index: usize, chance: &mut Chance) {
    let Some(name) = fields.keys().nth(index).cloned() else {
        return;
    };
    match chance.below(6) {
        0 => {
            fields.remove(&name);
        }
        1 => {
            let taken = fields.remove(&name).unwrap_or_default();
            fields.insert(word(chance).to_owned(), taken);
        }
        _ => mutate(&mut fields[&name], chance),
    }
}

fn action(chance: &mut Chance) -> Value {
    let hex = word(chance);
    match chance.below(8) {
        5 => json!(format!("place farmer {hex}")),
        6 => json!(format!("{hex} {}", word(chance))),
        0 => json!("end_placement"),
        1 => json!({"score": {"hex": hex}}),
        2 => json!({"take_card": {"card": word(chance)}}),
        3 => json!({"extra_turn": {"take": true}}),
        4 => anything(chance),
        _ => json!({"place": {"token": "farmer", "hex": hex}}),
    }
}

/// A request about a position that may be mutated.
fn request(positions: &[Value], chance: &mut Chance) -> Value {
    let mut position = chance.pick(positions).cloned().unwrap_or_default();
    for _ in 0..chance.below(4) {
        mutate(&mut position, chance);
    }
    let verb = *chance.pick(&VERBS[3..13]).unwrap_or(&"check");
    let mut request =
        json!({"id": chance.bits(), "do": verb, "game": "babylonia", "position": position});
    match verb {
        "try" | "apply" => request["action"] = action(chance),
        "view" => request["viewer"] = json!(chance.below(5)),
        "resample" => request["seed"] = json!(chance.bits().to_string()),
        "best" => {
            request["bot"] = json!(chance.pick(&["easy", "greedy", "random"]));
            if chance.below(2) == 0 {
                request["iterations"] = json!(2);
            }
        }
        _ => {}
    }
    if matches!(verb, "legal" | "try" | "apply" | "resample" | "best") {
        request["seat"] = json!(chance.below(5));
    }
    if chance.below(8) == 0 {
        mutate(&mut request, chance);
    }
    request
}

/// A request whose text is damaged.
fn damaged(positions: &[Value], chance: &mut Chance) -> Vec<u8> {
    let mut bytes = request(positions, chance).to_string().into_bytes();
    for _ in 0..=chance.below(3) {
        let at = chance.index(bytes.len().max(1));
        match chance.below(3) {
            0 => bytes.truncate(at),
            1 => bytes.insert(at.min(bytes.len()), chance.bits() as u8),
            _ => {
                if let Some(byte) = bytes.get_mut(at) {
                    *byte = chance.bits() as u8;
                }
            }
        }
    }
    bytes
}

fn noise(chance: &mut Chance) -> Vec<u8> {
    let length = chance.index(200);
    match chance.below(3) {
        0 => (0..length).map(|_| chance.bits() as u8).collect(),
        1 => {
            let signs = b"{}[]\",:0123456789eE+-.truefalsn \\u";
            (0..length)
                .map(|_| *chance.pick(signs).unwrap_or(&b' '))
                .collect()
        }
        _ => {
            let mut request = json!({"id": anything(chance), "do": chance.pick(&VERBS)});
            for field in [
                "game", "position", "seat", "seats", "seed", "log", "bots", "options",
            ] {
                if chance.below(2) == 0 {
                    request[field] = anything(chance);
                }
            }
            request.to_string().into_bytes()
        }
    }
}

#[test]
fn every_line_of_garbage_is_answered() {
    let mut chance = Chance::new(2026);
    let positions = positions(&mut chance);
    let mut input = Vec::new();
    for _ in 0..LINES {
        let mut line = match chance.below(4) {
            0 => noise(&mut chance),
            1 => damaged(&positions, &mut chance),
            _ => request(&positions, &mut chance).to_string().into_bytes(),
        };
        line.retain(|byte| *byte != b'\n');
        line.push(b'\n');
        input.extend(line);
    }
    let done = ziggurat().arg("engine").write_stdin(input).assert().code(0);
    let answers = String::from_utf8(done.get_output().stdout.clone()).unwrap();
    assert_eq!(answers.lines().count(), LINES);
    let (mut good, mut illegal, mut invalid) = (0, 0, 0);
    for line in answers.lines() {
        let answer: Value = serde_json::from_str(line).unwrap();
        let (ok, error) = (&answer["ok"], &answer["error"]);
        assert!(ok.is_object() != error.is_object(), "{line}");
        let message = error["message"].as_str().unwrap_or_default();
        assert!(!is_jargon(message), "{line}");
        good += usize::from(ok.is_object());
        illegal += usize::from(error["code"] == "illegal");
        invalid += usize::from(error["code"] == "invalid_position");
    }
    assert!(
        good > 500 && illegal > 50 && invalid > 500,
        "{good} {illegal} {invalid}"
    );
}
