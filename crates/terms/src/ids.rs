//! Ids that nobody can guess.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

/// Letters and digits that cannot be mistaken for each other.
const ALPHABET: &[u8; 58] = b"123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

/// Something that is not an id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not an id")]
pub struct BadId;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident, $length:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(into = "String", try_from = "String")]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string", export_to = "protocol.ts"))]
        pub struct $name([u8; $length]);

        impl $name {
            /// How many letters it has.
            pub const LENGTH: usize = $length;

            /// An id made from random bytes: each letter is equally likely.
            #[must_use]
            pub fn from_random(random: &mut dyn FnMut() -> u8) -> Self {
                Self(std::array::from_fn(|_| letter(random)))
            }

            /// The id as people see it.
            #[must_use]
            pub fn as_str(&self) -> &str {
                // Only letters of the alphabet get in.
                std::str::from_utf8(&self.0).unwrap_or_default()
            }
        }

        impl FromStr for $name {
            type Err = BadId;

            fn from_str(text: &str) -> Result<Self, BadId> {
                let bytes: [u8; $length] = text.as_bytes().try_into().map_err(|_| BadId)?;
                let known = bytes.iter().all(|byte| ALPHABET.contains(byte));
                known.then_some(Self(bytes)).ok_or(BadId)
            }
        }

        impl TryFrom<String> for $name {
            type Error = BadId;

            fn try_from(text: String) -> Result<Self, BadId> {
                text.parse()
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> Self {
                id.as_str().to_owned()
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.as_str())
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.as_str())
            }
        }
    };
}

/// A letter of the alphabet, each equally likely: bytes beyond the fourth time round are thrown away.
fn letter(random: &mut dyn FnMut() -> u8) -> u8 {
    let rounds = ALPHABET.iter().cycle().take(4 * ALPHABET.len());
    loop {
        if let Some(&letter) = rounds.clone().nth(random().into()) {
            return letter;
        }
    }
}

id! {
    /// A table: 12 letters, about 70 random bits. Whoever knows it may watch.
    TableId, 12
}
id! {
    /// A player, as others may know them. It is not secret and gives no rights.
    PlayerId, 12
}
id! {
    /// A match that was read from a file.
    ReplayId, 12
}
id! {
    /// The right to take one reserved seat: about 128 random bits.
    InviteToken, 22
}

/// What a client calls one of its requests: 1 to 40 visible ASCII characters. A request that comes again
/// under the same name is answered again and has no second effect.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "string", export_to = "protocol.ts")
)]
pub struct ClientId(Box<str>);

impl ClientId {
    /// How many characters it may have.
    pub const LONGEST: usize = 40;

    /// The name as it was given.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for ClientId {
    type Error = BadId;

    fn try_from(text: String) -> Result<Self, BadId> {
        let good = (1..=Self::LONGEST).contains(&text.len())
            && text.bytes().all(|byte| byte.is_ascii_graphic());
        good.then(|| Self(text.into())).ok_or(BadId)
    }
}

impl FromStr for ClientId {
    type Err = BadId;

    fn from_str(text: &str) -> Result<Self, BadId> {
        Self::try_from(text.to_owned())
    }
}

impl From<ClientId> for String {
    fn from(id: ClientId) -> Self {
        id.0.into()
    }
}

impl fmt::Display for ClientId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_read_as_they_are_written() {
        let mut next = 0u8;
        let id = TableId::from_random(&mut || {
            next = next.wrapping_add(71);
            next
        });
        assert_eq!(id.to_string().parse(), Ok(id));
        let json = serde_json::to_string(&id).unwrap();
        assert_eq!(serde_json::from_str::<TableId>(&json).unwrap(), id);
    }

    #[test]
    fn bytes_that_would_favour_some_letters_are_thrown_away() {
        let mut bytes = [255, 232, 57].into_iter();
        assert_eq!(letter(&mut || bytes.next().unwrap()), b'z');
    }

    #[test]
    fn what_is_not_an_id_is_refused() {
        for text in ["", "short", "0OIl0OIl0OIl", "1234567890123", "ääääääääääää"] {
            assert_eq!(text.parse::<TableId>(), Err(BadId), "{text}");
        }
        let long = "x".repeat(41);
        for text in ["", "with space", "tab\t", long.as_str(), "ü"] {
            assert_eq!(text.parse::<ClientId>(), Err(BadId), "{text}");
        }
    }
}
