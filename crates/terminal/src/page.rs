//! What all output depends on: language, players' names, colours.

use ziggurat_engine::{Seat, Text};
use ziggurat_words::{Lang, Value, say, text, text_with};

/// What the screen can do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Style {
    /// Whether colours are shown.
    pub colours: bool,
    /// Whether somebody is watching live: then the screen is cleared, and waiting is explained.
    pub live: bool,
}

/// Language, names and style: what turns keys and values into readable text.
#[derive(Clone, Debug)]
pub struct Page {
    /// The language.
    pub lang: Lang,
    /// The players' names, by seat.
    pub names: Vec<String>,
    /// What the screen can do.
    pub style: Style,
}

impl Page {
    /// A page without colours.
    #[must_use]
    pub fn plain(lang: Lang, names: Vec<String>) -> Self {
        Self {
            lang,
            names,
            style: Style::default(),
        }
    }

    /// The name of the player in a seat.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) => name.clone(),
            None => self.with("seat-name", &[("number", (u32::from(seat.0) + 1).into())]),
        }
    }

    /// A message without values.
    #[must_use]
    pub fn text(&self, key: &str) -> String {
        text(self.lang, key)
    }

    /// A message with values.
    #[must_use]
    pub fn with(&self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        text_with(self.lang, key, values)
    }

    /// A message from the game or the table.
    #[must_use]
    pub fn say(&self, text: &Text) -> String {
        say(self.lang, text, &|seat| self.name(seat))
    }
}
