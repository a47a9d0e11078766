//! Actions of all kinds, legal or not: collected from other positions and bent out of shape.

use std::collections::BTreeSet;

use serde_json::Value;
use ziggurat_engine::{Advice, Chance, Seat};

use crate::{Fault, Walk, case::games_of_each, cases};

/// Games per case that actions are collected from.
const GAMES: u64 = 12;
/// At most this many of the collected actions are kept, and as many of those made up.
const MOST: usize = 4_000;

/// Actions that are legal somewhere for somebody, and others made up from them that may be legal
/// nowhere, in canonical order.
///
/// # Errors
/// If a game cannot be played.
pub fn universe<G: Advice>() -> Result<Vec<G::Action>, Fault> {
    let mut seen = BTreeSet::new();
    let mut legal = Vec::new();
    for case in cases::<G>() {
        for seed in 0..games_of_each::<G>(GAMES) {
            let mut walk = Walk::new(&case, seed)?;
            while walk.advance()?.is_some() {
                for seat in Seat::all(case.seats) {
                    walk.position.legal(seat, &mut legal);
                    seen.extend(legal.iter().copied());
                }
            }
        }
    }
    let mut chance = Chance::new(1);
    let seen = thin(seen.into_iter().collect(), &mut chance);
    let made = thin(mutations(&seen), &mut chance);
    let all: BTreeSet<_> = seen.into_iter().chain(made).collect();
    Ok(all.into_iter().collect())
}

fn thin<T>(mut items: Vec<T>, chance: &mut Chance) -> Vec<T> {
    if items.len() > MOST {
        chance.shuffle(&mut items);
        items.truncate(MOST);
    }
    items
}

/// Actions made from these by putting words and numbers from one into the JSON of another.
#[must_use]
pub fn mutations<A: Ord + serde::Serialize + serde::de::DeserializeOwned>(actions: &[A]) -> Vec<A> {
    let documents: Vec<Value> = actions
        .iter()
        .filter_map(|action| serde_json::to_value(action).ok())
        .collect();
    let mut leaves = vec![Value::from(0), Value::from(255), Value::Bool(true)];
    documents.iter().for_each(|doc| collect(doc, &mut leaves));
    leaves.sort_by_key(Value::to_string);
    leaves.dedup();
    let mut made = BTreeSet::new();
    for shape in shapes(&documents) {
        let mut places = Vec::new();
        places_of(shape, &mut String::new(), &mut places);
        for place in &places {
            made.extend(
                leaves
                    .iter()
                    .filter_map(|leaf| put::<A>(shape, place, leaf)),
            );
        }
    }
    made.into_iter().collect()
}

/// A few documents of each shape: shapes differ in more than words and numbers.
fn shapes(documents: &[Value]) -> Vec<&Value> {
    const EACH: usize = 8;
    let mut counts = std::collections::BTreeMap::new();
    let few = |doc: &&Value| {
        let count = counts.entry(shape(doc)).or_insert(0);
        *count += 1;
        *count <= EACH
    };
    documents.iter().filter(few).collect()
}

fn shape(document: &Value) -> String {
    match document {
        Value::Object(map) => map
            .iter()
            .map(|(key, value)| format!("{key}({})", shape(value)))
            .collect(),
        Value::Array(items) => items.iter().map(shape).collect(),
        _ => String::new(),
    }
}

pub(crate) fn collect(document: &Value, leaves: &mut Vec<Value>) {
    match document {
        Value::Object(map) => map.values().for_each(|value| collect(value, leaves)),
        Value::Array(items) => items.iter().for_each(|value| collect(value, leaves)),
        leaf => leaves.push(leaf.clone()),
    }
}

/// The JSON pointers of all leaves.
fn places_of(document: &Value, path: &mut String, places: &mut Vec<String>) {
    let mut descend = |key: &str, value: &Value| {
        let length = path.len();
        path.push('/');
        path.push_str(&key.replace('~', "~0").replace('/', "~1"));
        places_of(value, path, places);
        path.truncate(length);
    };
    match document {
        Value::Object(map) => map.iter().for_each(|(key, value)| descend(key, value)),
        Value::Array(items) => items
            .iter()
            .enumerate()
            .for_each(|(index, value)| descend(&index.to_string(), value)),
        _ => places.push(path.clone()),
    }
}

fn put<A: serde::de::DeserializeOwned>(shape: &Value, place: &str, leaf: &Value) -> Option<A> {
    let mut document = shape.clone();
    *document.pointer_mut(place)? = leaf.clone();
    serde_json::from_value(document).ok()
}

#[cfg(test)]
mod tests {
    use serde::{Deserialize, Serialize};

    use super::mutations;

    #[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Deed {
        Pass,
        Put { piece: String, at: (u8, u8) },
    }

    #[test]
    fn leaves_of_one_action_appear_in_the_others() {
        let put = |piece: &str, at| Deed::Put {
            piece: piece.to_owned(),
            at,
        };
        let made = mutations(&[Deed::Pass, put("a", (1, 2)), put("b", (3, 4))]);
        for expected in [put("b", (1, 2)), put("a", (1, 255)), put("pass", (3, 4))] {
            assert!(
                made.contains(&expected),
                "{expected:?} is missing in {made:?}"
            );
        }
    }
}
