use std::collections::BTreeMap;

use serde::{Deserialize, de::DeserializeOwned};
use serde_json::{Value, json};

use super::read;

#[derive(Debug, PartialEq, Deserialize)]
struct Sheep {
    name: String,
    age: u8,
    #[serde(default)]
    debts: Option<i16>,
    wool: f32,
    lambs: Vec<(bool, char)>,
}

#[derive(Debug, PartialEq, Deserialize)]
#[serde(default)]
struct Flock {
    names: Vec<String>,
    shepherd: Option<String>,
    dogs: u8,
    hours: u8,
}

impl Default for Flock {
    fn default() -> Self {
        Self {
            names: Vec::new(),
            shepherd: None,
            dogs: 1,
            hours: 24,
        }
    }
}

#[derive(Debug, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Order {
    Rest,
    Shear(Box<Sheep>),
    Pair(u8, u8),
    Drive { to: String, fast: Option<bool> },
}

#[derive(Debug, PartialEq, Deserialize)]
#[serde(untagged)]
enum Either {
    Number(u32),
    Names(BTreeMap<String, Alone>),
}

#[derive(Debug, PartialEq, Deserialize)]
struct Alone(i8);

fn same<T: DeserializeOwned + PartialEq + std::fmt::Debug>(json: &Value) {
    let text = json.to_string();
    let serde: Result<T, _> = serde_json::from_str(&text);
    assert_eq!(
        read::<T>(text.as_bytes()).unwrap(),
        serde.unwrap(),
        "{text}"
    );
}

#[test]
fn reads_what_serde_reads() {
    let dolly = json!({"name": "Dol\"ly\u{1f411}", "age": 6, "debts": -300, "wool": 2.5, "lambs": [[true, "x"]]});
    let plain = json!({"wool": 3, "name": "", "age": 0, "lambs": [], "colour": {"is": [null]}});
    same::<Sheep>(&dolly);
    same::<Sheep>(&plain);
    same::<Flock>(&json!({"dogs": 2}));
    same::<Flock>(&json!({"names": ["Ur"], "shepherd": null, "dogs": 3}));
    same::<Vec<Order>>(&json!([
        "rest", {"rest": null}, {"shear": dolly}, {"pair": [1, 2]},
        {"drive": {"to": "Ur", "fast": null}}, {"drive": {"to": "Ur"}}
    ]));
    same::<Either>(&json!(7));
    same::<Either>(&json!({"a": -8, "b": 0}));
    same::<Value>(&json!({"a": [1, -1, 0.5, "b", null, true, {"c": {}}]}));
    same::<(u64, i64, f64)>(&json!([u64::MAX, i64::MIN, 1e300]));
    same::<Option<()>>(&json!(null));
}

#[test]
fn says_what_is_wrong() {
    fn wrong<T: DeserializeOwned + std::fmt::Debug>(json: &str) -> String {
        read::<T>(json.as_bytes()).unwrap_err().to_string()
    }
    for (json, words) in [
        (r#"{"drive": {"to": "Ur"}"#, "EOF"),
        (r#""sleep""#, "unknown variant `sleep`; there are rest"),
        (r#""shear""#, "`shear` where a variant with something in it"),
        (r#"{"rest": 1}"#, "1 where null should be"),
        (
            r#"{"rest": null, "pair": [1, 2]}"#,
            "an object with one name",
        ),
        ("5", "5 where a text or an object should be"),
        (r#"{"drive": {}}"#, "missing field `to`"),
        (
            r#"{"drive": {"fast": true, "by": 1}}"#,
            "missing field `to`",
        ),
        (r#"{"drive": ["Ur", true]}"#, "a list where an object"),
        (
            r#"{"drive": {"to": "a", "fast": 1}}"#,
            "1 where true or false",
        ),
        (r#"{"pair": [1]}"#, "invalid length 1"),
        (r#"{"pair": [1, 2, 3]}"#, "3 where the end of a list"),
        (r#"{"pair": {"0": 1}}"#, "an object where a list"),
        (r#"{"pair": [1, 256]}"#, "256"),
        (r#"{"pair": [1, -1]}"#, "-1"),
        (r#"{"pair": [1, 0.5]}"#, "a fraction where a whole number"),
        (r#"{"pair": [1, "2"]}"#, "`2` where a whole number"),
        (r#"{"shear": null}"#, "null where an object"),
    ] {
        let said = wrong::<Order>(json);
        assert!(said.contains(words), "{json}: {said}");
    }
    assert!(wrong::<f64>("[]").contains("a number"));
    assert!(wrong::<()>("{}").contains("null"));
    assert!(wrong::<String>(&"[".repeat(1000)).contains("recursion"));
}
