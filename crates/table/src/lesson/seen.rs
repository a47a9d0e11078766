//! Whether something has happened.

use serde::Serialize;
use serde_json::{Map, Value};

/// An event as an object with its `type` among its values, however the engine tags it.
pub(super) fn written(event: &impl Serialize) -> Map<String, Value> {
    let text = serde_json::to_vec(event).unwrap_or_default();
    let tag = |kind: String| ("type".to_owned(), Value::String(kind));
    match serde_json::from_slice(&text) {
        Ok(Value::String(kind)) => Map::from_iter([tag(kind)]),
        Ok(Value::Object(object)) if object.contains_key("type") => object,
        Ok(Value::Object(object)) => {
            let outer = object.into_iter().next();
            let Some((kind, Value::Object(mut values))) = outer else {
                return Map::new();
            };
            values.extend([tag(kind)]);
            values
        }
        _ => Map::new(),
    }
}

/// Whether an event has at least these values.
pub(super) fn holds(event: &Map<String, Value>, wanted: &Map<String, Value>) -> bool {
    let same = |(name, value): (&String, &Value)| event.get(name) == Some(value);
    wanted.iter().all(same)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{holds, written};

    #[test]
    fn an_event_is_the_same_however_it_is_tagged() {
        let wanted = json!({"type": "won", "seat": 0});
        let wanted = wanted.as_object().unwrap();
        assert!(holds(
            &written(&json!({"type": "won", "seat": 0, "hex": "f4"})),
            wanted
        ));
        assert!(holds(
            &written(&json!({"won": {"seat": 0, "hex": "f4"}})),
            wanted
        ));
        assert!(!holds(&written(&json!({"won": {"seat": 1}})), wanted));
        assert!(!holds(&written(&json!({"lost": {"seat": 0}})), wanted));
        assert!(!holds(&written(&json!("won")), wanted));
        assert!(!holds(&written(&json!(3)), wanted));
    }
}
