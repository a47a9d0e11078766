//! Numbers in documents are numbers: none of them stands for nothing.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;
use ziggurat_engine::{Advice, Viewer};

use crate::{
    Fault, Walk,
    walk::{Moved, every_position},
};

/// Games per case.
const GAMES: u64 = 12;
/// One of this many positions is looked at.
const EVERY: u32 = 3;

/// In random play no position, view, action or event as JSON holds the greatest value of a type of
/// number in the place of nothing, as in `"defender": 255`.
///
/// A number can be that large without meaning anything else: then others nearly as large have been
/// there before, as with points that grow.
///
/// # Errors
/// The first place where such a number stands.
pub fn numbers_are_numbers<G: Advice>() -> Result<(), Fault> {
    let mut seen = Seen::default();
    every_position::<G>(GAMES, |walk| {
        if !(walk.step + walk.seed as u32).is_multiple_of(EVERY) {
            return Ok(());
        }
        seen.look("position", &walk.position)?;
        // One viewer after the other: there are many positions.
        let place = (walk.step / EVERY) as usize % Viewer::all(walk.case.seats).count();
        if let Some(viewer) = Viewer::all(walk.case.seats).nth(place) {
            seen.look("view", &walk.position.view(viewer))?;
        }
        seen.look_ahead(walk)
    })?;
    seen.judge()
}

/// What numbers stand in a place.
#[derive(Clone, Copy, Default)]
struct Place {
    /// One that is the greatest of its type.
    greatest: Option<u64>,
    /// One in the upper half of what a type can hold, but not the greatest.
    large: bool,
}

/// The places of all numbers, as `view.cities[].coins`.
#[derive(Default)]
struct Seen(BTreeMap<String, Place>);

impl Seen {
    fn look(&mut self, what: &str, value: &impl Serialize) -> Result<(), Fault> {
        let value = serde_json::to_value(value)
            .map_err(|error| Fault::new(format!("the {what} cannot be written: {error}")))?;
        self.collect(&mut what.to_owned(), &value);
        Ok(())
    }

    /// The next action and what it causes.
    fn look_ahead<G: Advice>(&mut self, walk: &Walk<G>) -> Result<(), Fault> {
        let Some(Moved { action, record, .. }) = walk.clone().advance()? else {
            return Ok(());
        };
        self.look("action", &action)?;
        record
            .events
            .iter()
            .try_for_each(|event| self.look("event", event))
    }

    fn collect(&mut self, path: &mut String, value: &Value) {
        let length = path.len();
        match value {
            Value::Array(items) => {
                path.push_str("[]");
                items.iter().for_each(|item| self.collect(path, item));
            }
            Value::Object(fields) => {
                for (key, field) in fields {
                    path.push('.');
                    path.push_str(key);
                    self.collect(path, field);
                    path.truncate(length);
                }
            }
            Value::Number(number) => {
                if let Some(number) = number.as_u64() {
                    self.note(path, number);
                }
            }
            Value::Null | Value::Bool(_) | Value::String(_) => {}
        }
        path.truncate(length);
    }

    fn note(&mut self, path: &str, number: u64) {
        let greatest = greatest_of_its_type(number);
        if number < greatest / 2 {
            return;
        }
        let place = self.0.entry(path.to_owned()).or_default();
        if number == greatest {
            place.greatest = Some(number);
        } else {
            place.large = true;
        }
    }

    fn judge(&self) -> Result<(), Fault> {
        let lonely = |place: &Place| place.greatest.filter(|_| !place.large);
        let found = self.0.iter().find_map(|(path, place)| {
            lonely(place).map(|number| format!("{path}: {number} seems to stand for nothing"))
        });
        found.map_or(Ok(()), |fault| Err(Fault::new(fault)))
    }
}

/// The greatest value of the smallest unsigned type that holds a number.
const fn greatest_of_its_type(number: u64) -> u64 {
    match number {
        0..=0xff => 0xff,
        0x100..=0xffff => 0xffff,
        0x1_0000..=0xffff_ffff => 0xffff_ffff,
        _ => u64::MAX,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn judged(values: &[Value]) -> Result<(), Fault> {
        let mut seen = Seen::default();
        for value in values {
            seen.look("position", value)?;
        }
        seen.judge()
    }

    #[test]
    fn a_greatest_number_alone_is_found_wherever_it_stands() {
        for number in [0xffu64, 0xffff, 0xffff_ffff, u64::MAX] {
            let value = json!({"battle": [{"defender": 1}, {"defender": number}]});
            let fault = judged(&[value]).unwrap_err().to_string();
            let expected =
                format!("position.battle[].defender: {number} seems to stand for nothing");
            assert_eq!(fault, expected);
        }
    }

    #[test]
    fn a_number_that_grew_is_a_number() {
        let sums = [
            json!({"sum": 240}),
            json!({"sum": 255}),
            json!({"sum": 260}),
        ];
        assert_eq!(judged(&sums), Ok(()));
        assert_eq!(
            judged(&[json!({"sum": 254, "off": -1, "no": null})]),
            Ok(())
        );
    }
}
