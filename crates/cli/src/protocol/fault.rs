//! What is answered when something is wrong.

use serde_json::{Map, Value, json};
use ziggurat_engine::{Illegal, Invalid, OptionsError};
use ziggurat_shelf::UnknownGame;
use ziggurat_table::{LogError, SetupError};

use super::fields::in_all_languages;

/// A request that cannot be carried out.
#[derive(Debug)]
pub(super) struct Fault {
    code: &'static str,
    message: String,
    details: Map<String, Value>,
}

impl Fault {
    pub(super) fn new(code: &'static str, message: impl Into<String>) -> Self {
        Self {
            code,
            message: message.into(),
            details: Map::new(),
        }
    }

    /// The request itself is wrong.
    pub(super) fn request(message: impl Into<String>) -> Self {
        Self::new("bad_request", message)
    }

    fn with(mut self, name: &str, value: Value) -> Self {
        self.details.insert(name.to_owned(), value);
        self
    }

    pub(super) fn to_json(&self) -> Value {
        let mut json = json!({"code": self.code, "message": self.message});
        if let Some(fields) = json.as_object_mut() {
            fields.extend(self.details.clone());
        }
        json
    }
}

impl From<UnknownGame> for Fault {
    fn from(error: UnknownGame) -> Self {
        Self::new("unknown_game", error.to_string())
    }
}

impl From<OptionsError> for Fault {
    fn from(error: OptionsError) -> Self {
        Self::new("bad_options", error.0)
    }
}

impl From<SetupError> for Fault {
    fn from(error: SetupError) -> Self {
        Self::new("bad_options", error.to_string())
    }
}

impl From<Invalid> for Fault {
    fn from(error: Invalid) -> Self {
        Self::new("invalid_position", error.0)
    }
}

impl From<Illegal> for Fault {
    fn from(illegal: Illegal) -> Self {
        let text = in_all_languages(&illegal.why);
        let why = text.get("en").and_then(Value::as_str);
        let why = why.unwrap_or(illegal.why.key);
        Self::new("illegal", format!("{}: {why}", illegal.rule))
            .with("rule", json!(illegal.rule))
            .with("text", text)
    }
}

impl From<LogError> for Fault {
    fn from(error: LogError) -> Self {
        Self::new("bad_log", error.to_string()).with("step", json!(error.step))
    }
}
