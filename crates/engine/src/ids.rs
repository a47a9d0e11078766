//! Closed sets of ids: the things in a box, with ids for files and keys for words.

use std::fmt;

use serde::{
    Deserializer,
    de::{Error, Visitor},
};

/// Makes an enum whose variants each have an id for files, an index, and a message with their name.
///
/// `what` is the word for such a thing in error messages, `keys` is the prefix of the message keys
/// (the id follows), and `file` is where the TypeScript of the enum goes.
///
/// The crate that uses it needs `serde` and, like every game, the features `schema` (with `schemars`)
/// and `ts` (with `ts-rs`).
///
/// ```
/// ziggurat_engine::ids! {
///     /// A stone.
///     Stone { what: "stone", keys: "toy-stone-", file: "toy.ts" }
///     /// Moves first.
///     White = "white",
///     /// Moves second.
///     Black = "black",
/// }
///
/// assert_eq!(Stone::COUNT, 2);
/// assert_eq!(Stone::ALL[Stone::Black.index()], Stone::Black);
/// assert_eq!(Stone::Black.id(), "black");
/// assert_eq!(Stone::Black.key(), "toy-stone-black");
/// assert_eq!("White".parse(), Ok(Stone::White));
/// assert_eq!(serde_json::to_string(&Stone::White).unwrap(), r#""white""#);
///
/// let wrong = "red".parse::<Stone>().unwrap_err();
/// assert_eq!(wrong, r#"there is no stone "red"; there are white, black"#);
/// ```
#[macro_export]
macro_rules! ids {
    (
        $(#[$meta:meta])*
        $name:ident { what: $what:literal, keys: $keys:literal, file: $file:literal }
        $($(#[$doc:meta])* $variant:ident = $id:literal,)+
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = $file))]
        #[repr(u8)]
        pub enum $name {
            $($(#[$doc])* #[serde(rename = $id)] $variant,)+
        }

        impl $name {
            /// How many there are.
            pub const COUNT: usize = Self::ALL.len();

            /// All of them, in order.
            pub const ALL: &[Self] = &[$(Self::$variant),+];

            /// Its id in files and actions.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self { $(Self::$variant => $id),+ }
            }

            /// Its index in [`Self::ALL`].
            #[inline]
            #[must_use]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The key of the message with its name.
            #[must_use]
            pub const fn key(self) -> &'static str {
                match self { $(Self::$variant => concat!($keys, $id)),+ }
            }
        }

        impl $crate::Id for $name {
            const ALL: &'static [Self] = Self::ALL;

            #[inline]
            fn index(self) -> usize {
                self as usize
            }
        }

        // Not derived: programs for browsers would be a tenth larger.
        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::read_id(deserializer, &[$($id),+]).map(|index| Self::ALL[index])
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.id())
            }
        }

        impl std::str::FromStr for $name {
            type Err = String;

            fn from_str(text: &str) -> Result<Self, String> {
                $crate::by_id($what, Self::ALL, Self::id, text)
            }
        }
    };
}

/// The one of `all` with this id, in upper or lower case.
///
/// # Errors
/// That there is no such `what`, with a list of all ids.
pub fn by_id<T: Copy>(
    what: &str,
    all: &[T],
    id: fn(T) -> &'static str,
    text: &str,
) -> Result<T, String> {
    let known = all.iter().find(|&&one| id(one).eq_ignore_ascii_case(text));
    known.copied().ok_or_else(|| {
        let ids: Vec<_> = all.iter().map(|&one| id(one)).collect();
        format!("there is no {what} {text:?}; there are {}", ids.join(", "))
    })
}

/// Reads an id and says which of `ids` it is.
///
/// # Errors
/// If it is none of them.
pub fn read_id<'de, D: Deserializer<'de>>(
    deserializer: D,
    ids: &'static [&'static str],
) -> Result<usize, D::Error> {
    deserializer.deserialize_str(OneOf(ids))
}

struct OneOf(&'static [&'static str]);

impl Visitor<'_> for OneOf {
    type Value = usize;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "one of {}", self.0.join(", "))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<usize, E> {
        let found = self.0.iter().position(|id| *id == text);
        found.ok_or_else(|| E::unknown_variant(text, self.0))
    }
}
