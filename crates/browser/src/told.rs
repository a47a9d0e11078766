//! What a room says.

use serde::Serialize;
use ziggurat_table::{LogError, SetupError, Unwritten, write_json};

/// What is wrong with a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fault {
    /// For programmers.
    what: String,
    /// For people, where a person can be the cause: the key of a sentence in the locale files.
    key: Option<&'static str>,
}

impl Fault {
    /// Something that only a mistake in a program can lead to.
    #[expect(clippy::needless_pass_by_value, reason = "it is handed to `map_err`")]
    pub(crate) fn new(what: impl ToString) -> Self {
        Self {
            what: what.to_string(),
            key: None,
        }
    }
}

impl From<Unwritten> for Fault {
    fn from(error: Unwritten) -> Self {
        Self::new(error)
    }
}

impl From<SetupError> for Fault {
    fn from(error: SetupError) -> Self {
        Self {
            what: error.to_string(),
            key: Some(error.key()),
        }
    }
}

impl From<LogError> for Fault {
    fn from(error: LogError) -> Self {
        Self {
            what: error.to_string(),
            key: Some(error.reason.key()),
        }
    }
}

/// The answer to one request: `{"ok": …}`, or `{"error": "…"}` with a `key` if there are words for
/// people.
#[derive(Serialize)]
#[serde(untagged)]
enum Told<T> {
    Ok {
        ok: T,
    },
    Error {
        error: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        key: Option<&'static str>,
    },
}

/// Where one answer is written to.
pub(crate) struct Out<'a>(pub(crate) &'a mut Vec<u8>);

impl Out<'_> {
    /// Says what was asked for.
    pub(crate) fn say(&mut self, answer: &impl Serialize) -> Result<(), Fault> {
        write_json(self.0, &Told::Ok { ok: answer })?;
        Ok(())
    }

    /// Says what is wrong, instead of whatever was said so far.
    pub(crate) fn fail(&mut self, fault: Fault) {
        self.0.clear();
        // A string can always be written into memory.
        let told = Told::<()>::Error {
            error: fault.what,
            key: fault.key,
        };
        let _ = write_json(self.0, &told);
    }
}
