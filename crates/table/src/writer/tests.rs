use std::collections::BTreeMap;

use proptest::prelude::*;
use serde::Serialize;
use serde_json::{Value, json};

use super::write_json;

fn same<T: Serialize + std::fmt::Debug>(value: &T) {
    let mut ours = b"before ".to_vec();
    write_json(&mut ours, value).unwrap();
    let ours = String::from_utf8(ours).unwrap();
    let theirs = serde_json::to_string(value).unwrap();
    assert_eq!(ours, format!("before {theirs}"), "{value:?}");
}

#[derive(Debug, Serialize)]
struct Unit;

#[derive(Debug, Serialize)]
struct One(u8);

#[derive(Debug, Serialize)]
struct Two(i8, Option<u16>);

#[derive(Debug, Serialize)]
#[serde(rename_all = "snake_case")]
enum Kind {
    Plain,
    Held(One),
    Pair(bool, char),
    Named {
        a: f32,
        #[serde(skip_serializing_if = "Option::is_none")]
        b: Option<f64>,
    },
}

#[derive(Debug, Serialize)]
struct All {
    unit: Unit,
    two: Two,
    kinds: Vec<Kind>,
    by_number: BTreeMap<i32, ()>,
    by_name: BTreeMap<String, Vec<u8>>,
    by_truth: BTreeMap<bool, &'static str>,
    #[serde(flatten)]
    flat: BTreeMap<char, One>,
}

#[test]
fn it_is_what_serde_json_writes() {
    let by_truth = BTreeMap::from([(false, "\u{7f}\u{e4}\u{1f411}"), (true, "a\"b\\c\n\u{1}")]);
    same(&All {
        unit: Unit,
        two: Two(-128, None),
        kinds: vec![
            Kind::Plain,
            Kind::Held(One(7)),
            Kind::Pair(true, '"'),
            Kind::Named {
                a: 0.1,
                b: Some(f64::MAX),
            },
            Kind::Named {
                a: f32::NAN,
                b: None,
            },
        ],
        by_number: BTreeMap::from([(-3, ()), (0, ()), (12, ())]),
        by_name: BTreeMap::from([(String::new(), vec![]), ("x".to_owned(), vec![1, 255])]),
        by_truth,
        flat: BTreeMap::from([('y', One(1)), ('z', One(2))]),
    });
    same(&(u64::MAX, i64::MIN, f32::MIN_POSITIVE, -0.0, 1e16, 1.0f32));
    same(&Vec::<()>::new());
    let keys = BTreeMap::from([(vec![1], 1)]);
    assert!(write_json(&mut Vec::new(), &keys).is_err());
}

fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(|value| json!(value)),
        any::<i64>().prop_map(|number| json!(number)),
        any::<u64>().prop_map(|number| json!(number)),
        any::<f64>().prop_map(|number| json!(number)),
        any::<String>().prop_map(|text| json!(text)),
    ];
    leaf.prop_recursive(4, 64, 6, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..6).prop_map(|list| json!(list)),
            prop::collection::btree_map(any::<String>(), inner, 0..6).prop_map(|map| json!(map)),
        ]
    })
}

proptest! {
    #[test]
    fn any_json_is_the_same(value in any_json()) {
        same(&value);
    }
}
