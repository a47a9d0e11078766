//! What people write, checked on the way in.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A text that is not accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the text is empty, too long, or has characters that cannot be shown")]
pub struct BadText;

macro_rules! text {
    ($(#[$doc:meta])* $name:ident, $longest:literal) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(into = "String", try_from = "String")]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string", export_to = "protocol.ts"))]
        pub struct $name(Box<str>);

        impl $name {
            /// How many characters it may have.
            pub const LONGEST: usize = $longest;

            /// The text.
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl TryFrom<String> for $name {
            type Error = BadText;

            fn try_from(text: String) -> Result<Self, BadText> {
                clean(&text, Self::LONGEST).map(|text| Self(text.into()))
            }
        }

        impl std::str::FromStr for $name {
            type Err = BadText;

            fn from_str(text: &str) -> Result<Self, BadText> {
                clean(text, Self::LONGEST).map(|text| Self(text.into()))
            }
        }

        impl From<$name> for String {
            fn from(text: $name) -> Self {
                text.0.into()
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(&self.0)
            }
        }
    };
}

text! {
    /// A line of chat: 1 to 500 characters.
    ChatText, 500
}

/// One line without spaces at its ends, if it is neither empty nor too long.
fn clean(text: &str, longest: usize) -> Result<String, BadText> {
    // A character has at most four bytes: nothing huge is even looked at.
    if text.len() > longest * 4 + 64 {
        return Err(BadText);
    }
    let words: Vec<&str> = text.split_whitespace().collect();
    let line = words.join(" ");
    let length = line.chars().count();
    let good = (1..=longest).contains(&length) && !line.chars().any(is_deceptive);
    good.then_some(line).ok_or(BadText)
}

/// Control characters, and those that turn or hide the text around them.
fn is_deceptive(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200B}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blanks_are_tidied() {
        assert_eq!("  a \n b ".parse::<ChatText>().unwrap().as_str(), "a b");
    }

    #[test]
    fn lengths_count_characters() {
        assert!("ä".repeat(500).parse::<ChatText>().is_ok());
        assert_eq!(" ".parse::<ChatText>(), Err(BadText));
        assert_eq!("x".repeat(501).parse::<ChatText>(), Err(BadText));
    }

    #[test]
    fn what_deceives_the_eye_is_refused() {
        for text in ["a\u{202E}b", "\u{200B}", "bell\u{7}"] {
            assert_eq!(text.parse::<ChatText>(), Err(BadText), "{text:?}");
        }
    }
}
