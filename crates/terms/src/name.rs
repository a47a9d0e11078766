//! What people are called. Strangers see names, so a name must not pretend to be another one.

use std::{convert::Infallible, fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize};

#[cfg_attr(feature = "unicode", path = "name/strict.rs")]
#[cfg_attr(not(feature = "unicode"), path = "name/plain.rs")]
mod check;

/// What somebody is called whose name says nothing.
const NOBODY: &str = "N. N.";

/// What a player is called: 1 to 24 letters as people count them, in one line.
///
/// A name is in NFC and holds letters, marks and digits that UTS 39 allows in identifiers, of
/// scripts that are used together (its level "highly restrictive"), spaces and ASCII punctuation:
/// nothing that cannot be seen, nothing that turns the text around it, no letters of one script that
/// pretend to be of another. Without the feature `unicode` only length and control characters are
/// checked: that is for programs in which nobody else sees the name.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "string", export_to = "protocol.ts")
)]
pub struct Name(Box<str>);

/// What is wrong with a text that is to be a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadName {
    /// There is nothing to read.
    #[error("a name needs at least one letter or digit")]
    Empty,
    /// It is too long.
    #[error("a name has at most 24 letters")]
    TooLong,
    /// It has characters that cannot be seen, or that turn or hide others.
    #[error("a name must not have invisible characters")]
    Invisible,
    /// It has characters that no name needs.
    #[error("a name has letters, digits, blanks and simple punctuation only")]
    Character,
    /// It mixes scripts that are not used together.
    #[error("a name must not mix letters of different scripts")]
    Scripts,
    /// It heaps marks on a letter.
    #[error("a name must not have so many marks on one letter")]
    Marks,
}

impl BadName {
    /// Everything that can be wrong.
    pub const ALL: [Self; 6] = [
        Self::Empty,
        Self::TooLong,
        Self::Invisible,
        Self::Character,
        Self::Scripts,
        Self::Marks,
    ];
}

impl Name {
    /// How many letters it may have, as people count them.
    pub const LONGEST: usize = 24;

    /// How many bytes it may have.
    pub const MOST_BYTES: usize = 4 * Self::LONGEST + 32;

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// A name from before these rules: whatever is wrong with it is left out.
    #[must_use]
    pub fn mend(text: &str) -> Self {
        let mended = || check::mend(text).iter().find_map(|text| text.parse().ok());
        let name = text.parse().ok().or_else(mended);
        name.unwrap_or_else(|| Self(NOBODY.into()))
    }
}

impl TryFrom<String> for Name {
    type Error = BadName;

    fn try_from(text: String) -> Result<Self, BadName> {
        text.parse()
    }
}

impl FromStr for Name {
    type Err = BadName;

    fn from_str(text: &str) -> Result<Self, BadName> {
        check::clean(text).map(|text| Self(text.into()))
    }
}

impl From<Name> for String {
    fn from(name: Name) -> Self {
        name.0.into()
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

/// Reads a name from where a host keeps its own data; see [`Name::mend`]. For `deserialize_with`.
///
/// # Errors
/// If it is not a text.
pub fn kept_name<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Name, D::Error> {
    let text = String::deserialize(deserializer)?;
    Ok(Name::mend(&text))
}

/// A name as somebody has written it, to be checked: whoever reads it can say what is wrong.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "string", export_to = "protocol.ts")
)]
pub struct WrittenName(String);

impl WrittenName {
    /// The name, if it is one.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(&self) -> Result<Name, BadName> {
        self.0.parse()
    }
}

impl FromStr for WrittenName {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(Self(text.to_owned()))
    }
}

impl From<Name> for WrittenName {
    fn from(name: Name) -> Self {
        Self(name.into())
    }
}
