//! Messages as keys and values; the locale files have the words.

use serde::{Serialize, Serializer, ser::SerializeMap};

use crate::Seat;

/// A line of the log: what happened in words, and where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Line {
    /// What happened.
    pub text: Text,
    /// The places on the board that it speaks of, by the ids that views give them.
    pub places: Vec<String>,
    /// Whether it stands out, as the beginning of a turn does.
    pub heading: bool,
}

impl Line {
    /// A line about these places.
    #[must_use]
    pub fn at(text: Text, places: Vec<String>) -> Self {
        let heading = false;
        Self {
            text,
            places,
            heading,
        }
    }

    /// A line that stands out.
    #[must_use]
    pub fn heading(text: Text) -> Self {
        Self {
            heading: true,
            ..text.into()
        }
    }
}

impl From<Text> for Line {
    fn from(text: Text) -> Self {
        Self::at(text, Vec::new())
    }
}

/// A message that can be put into words in any language: its key and its values.
///
/// In JSON the values are an object: numbers and words as they are, everything else as an object that
/// says what it is (`{"key": …}`, `{"keys": […]}`, `{"texts": […]}`, `{"seat": 0}`,
/// `{"place": …, "label": …}`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Text {
    /// The key of the message in the locale files.
    pub key: &'static str,
    /// The values it mentions, by name.
    pub args: Vec<(&'static str, Arg)>,
}

impl Text {
    /// A message without values.
    #[must_use]
    pub const fn new(key: &'static str) -> Self {
        Self {
            key,
            args: Vec::new(),
        }
    }

    /// Adds a value.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }
}

/// A value in a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A number.
    Number(i64),
    /// Something that is the same in every language, such as a hex label or an id.
    Word(String),
    /// Another message, in the same language.
    Key(&'static str),
    /// The same, where the key is put together: from a game and one of its ids.
    Named(String),
    /// A list of messages without values.
    Keys(Vec<&'static str>),
    /// A list of messages: "2 wood and 1 glass".
    Texts(Vec<Text>),
    /// A seat, shown as its player's name.
    Seat(Seat),
    /// A place on the board, which clients light up when it is pointed at.
    Place {
        /// Its id in views.
        place: String,
        /// What people call it.
        label: String,
    },
}

impl Serialize for Text {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("key", self.key)?;
        if !self.args.is_empty() {
            map.serialize_entry("args", &Args(&self.args))?;
        }
        map.end()
    }
}

struct Args<'a>(&'a [(&'static str, Arg)]);

impl Serialize for Args<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, arg)| (name, arg)))
    }
}

impl Serialize for Arg {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Number(number) => serializer.serialize_i64(*number),
            Self::Word(word) => serializer.serialize_str(word),
            Self::Key(key) => serializer.collect_map([("key", key)]),
            Self::Named(key) => serializer.collect_map([("key", key)]),
            Self::Keys(keys) => serializer.collect_map([("keys", keys)]),
            Self::Texts(texts) => serializer.collect_map([("texts", texts)]),
            Self::Seat(seat) => serializer.collect_map([("seat", seat)]),
            Self::Place { place, label } => {
                serializer.collect_map([("place", place), ("label", label)])
            }
        }
    }
}

impl Arg {
    /// A place on the board: its id in views, and what people call it.
    #[must_use]
    #[expect(
        clippy::needless_pass_by_value,
        reason = "reads better at the many callers"
    )]
    pub fn place(place: impl ToString, label: impl ToString) -> Self {
        Self::Place {
            place: place.to_string(),
            label: label.to_string(),
        }
    }
}

impl From<i64> for Arg {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<i32> for Arg {
    fn from(number: i32) -> Self {
        Self::Number(number.into())
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<String> for Arg {
    fn from(word: String) -> Self {
        Self::Word(word)
    }
}

impl From<&'static str> for Arg {
    fn from(key: &'static str) -> Self {
        Self::Key(key)
    }
}

impl From<Vec<Text>> for Arg {
    fn from(texts: Vec<Text>) -> Self {
        Self::Texts(texts)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_an_object_that_clients_can_put_into_words() {
        let text = Text::new("said")
            .with("count", 3)
            .with("word", "as it is".to_owned())
            .with("what", "a-key")
            .with("named", Arg::Named("an-id".to_owned()))
            .with("those", Arg::Keys(vec!["a", "b"]))
            .with("parts", vec![Text::new("part")])
            .with("seat", Seat(2))
            .with("hex", Arg::place("f4", "F4"));
        let expected = serde_json::json!({"key": "said", "args": {
            "count": 3, "word": "as it is", "what": {"key": "a-key"},
            "named": {"key": "an-id"}, "those": {"keys": ["a", "b"]},
            "parts": {"texts": [{"key": "part"}]}, "seat": {"seat": 2},
            "hex": {"place": "f4", "label": "F4"},
        }});
        assert_eq!(serde_json::to_value(&text).unwrap(), expected);
    }
}
