//! The new value from the old one and what has changed: what a client does.

use serde_json::{Map, Value};

use super::Tape;

/// A change that does not fit the value that it is applied to.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a change does not fit: {0}")]
pub struct Misfit(&'static str);

/// Makes the new value from the old one and a change; see [the module](super).
///
/// # Errors
/// If the change is about another value. What is left of the value is then of no use.
pub fn apply(value: &mut Value, change: &Value) -> Result<(), Misfit> {
    match (change, value) {
        (Value::Object(changes), Value::Object(object)) => keys(object, changes),
        (Value::Object(changes), Value::Array(list)) => places(list, changes),
        (Value::Object(_), _) => Err(Misfit("there is nothing inside to change")),
        (Value::Array(whole), value) => {
            let [whole] = whole.as_slice() else {
                return Err(Misfit("a whole value has one value"));
            };
            *value = whole.clone();
            Ok(())
        }
        (scalar, value) => {
            *value = scalar.clone();
            Ok(())
        }
    }
}

/// The hash of a value, to be compared with the one that the host tells.
#[must_use]
pub fn hash_of(value: &Value) -> u32 {
    // A tree can always be recorded, if it is not larger than memory.
    Tape::of(value).map_or(0, |tape| tape.hash())
}

fn keys(object: &mut Map<String, Value>, changes: &Map<String, Value>) -> Result<(), Misfit> {
    for (key, change) in changes {
        match (object.get_mut(key), change) {
            (Some(_), Value::Array(none)) if none.is_empty() => {
                object.shift_remove(key);
            }
            (Some(value), change) => apply(value, change)?,
            (None, change) => insert(object, key, change)?,
        }
    }
    Ok(())
}

fn insert(object: &mut Map<String, Value>, key: &str, change: &Value) -> Result<(), Misfit> {
    let (value, place) = match change {
        Value::Object(_) => return Err(Misfit("there is no such key")),
        Value::Array(parts) => match parts.as_slice() {
            [value] => (value, object.len()),
            [value, Value::String(next)] => {
                let place = object.keys().position(|key| key == next);
                (
                    value,
                    place.ok_or(Misfit("there is no key to come before"))?,
                )
            }
            _ => return Err(Misfit("a new value has one value, and perhaps a key")),
        },
        scalar => (scalar, object.len()),
    };
    object.shift_insert(place, key.to_owned(), value.clone());
    Ok(())
}

fn places(list: &mut Vec<Value>, changes: &Map<String, Value>) -> Result<(), Misfit> {
    if let Some(parts) = changes.get("cut") {
        cut(list, parts.as_array().map_or(&[], Vec::as_slice))?;
    }
    for (key, change) in changes.iter().filter(|(key, _)| *key != "cut") {
        let place: usize = key.parse().map_err(|_| Misfit("a place is a number"))?;
        let value = list
            .get_mut(place)
            .ok_or(Misfit("there is no such place"))?;
        apply(value, change)?;
    }
    Ok(())
}

fn cut(list: &mut Vec<Value>, parts: &[Value]) -> Result<(), Misfit> {
    let [at, count, values @ ..] = parts else {
        return Err(Misfit("a cut has a place and a count"));
    };
    let whole = |value: &Value| value.as_u64().and_then(|value| usize::try_from(value).ok());
    let range = whole(at).zip(whole(count));
    let range = range.and_then(|(at, count)| Some(at..at.checked_add(count)?));
    let range = range.filter(|range| range.end <= list.len());
    let range = range.ok_or(Misfit("a cut is within the list"))?;
    list.splice(range, values.iter().cloned());
    Ok(())
}
