//! Messages as keys and values; the locale files have the words.

use crate::Seat;

/// A message that can be put into words in any language: its key and its values.
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
    /// A list of messages without values.
    Keys(Vec<&'static str>),
    /// A list of messages: "2 wood and 1 glass".
    Texts(Vec<Text>),
    /// A seat, shown as its player's name.
    Seat(Seat),
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
