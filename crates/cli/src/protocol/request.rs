//! A line, taken apart.

use std::collections::BTreeMap;

use serde::de::DeserializeOwned;
use serde_json::{Map, Value, error::Category, value::RawValue};

use super::{fault::Fault, plain};

/// A line that is a JSON object: its id as it was written, and what it asks for.
pub(super) struct Request<'a> {
    pub(super) id: &'a str,
    pub(super) call: Result<Call, Fault>,
}

/// What is asked for.
pub(super) struct Call {
    pub(super) verb: String,
    fields: Map<String, Value>,
}

impl<'a> Request<'a> {
    /// Reads a line. Ids are kept as text: a number with many digits comes back as it was sent.
    pub(super) fn read(line: &'a str) -> Result<Self, Fault> {
        let mut parts: BTreeMap<String, &RawValue> =
            serde_json::from_str(line).map_err(|error| not_an_object(&error))?;
        Ok(Self {
            id: parts.remove("id").map_or(Ok("null"), readable)?,
            call: Call::read(parts),
        })
    }
}

fn not_an_object(error: &serde_json::Error) -> Fault {
    let why = match error.classify() {
        Category::Data => "it is JSON, but not an object".to_owned(),
        Category::Io | Category::Syntax | Category::Eof => error.to_string(),
    };
    Fault::request(format!(
        "the line is not a JSON object like {{\"id\": 1, \"do\": \"games\"}}: {why}"
    ))
}

/// An id that every client can read back: no number out of range, no half of a character.
fn readable(id: &RawValue) -> Result<&str, Fault> {
    match serde_json::from_str::<Value>(id.get()) {
        Ok(_) => Ok(id.get()),
        Err(error) => Err(Fault::request(format!("`id` cannot be read: {error}"))),
    }
}

impl Call {
    fn read(mut parts: BTreeMap<String, &RawValue>) -> Result<Self, Fault> {
        let verb = parts.remove("do").ok_or_else(|| {
            Fault::request("`do` is missing: say what to do, for example \"games\"")
        })?;
        let verb = serde_json::from_str(verb.get())
            .map_err(|_| Fault::request("`do` must be a text, for example \"games\""))?;
        let field = |(name, raw): (String, &RawValue)| match serde_json::from_str(raw.get()) {
            Ok(value) => Ok((name, value)),
            Err(error) => Err(Fault::request(format!("`{name}` cannot be read: {error}"))),
        };
        let fields = parts.into_iter().map(field).collect::<Result<_, _>>()?;
        Ok(Self { verb, fields })
    }

    /// The fields as a verb takes them.
    pub(super) fn fields<T: DeserializeOwned>(self) -> Result<T, Fault> {
        plain::read("", Value::Object(self.fields))
            .map_err(|error| Fault::request(format!("{}: {error}", self.verb)))
    }
}
