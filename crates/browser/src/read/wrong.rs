//! What is wrong with a value that was read.

use std::fmt::{self, Display};

use serde::de;

use super::tree::Tree;

/// At most this many characters of a text are repeated.
const TOLD: usize = 60;

/// Why a value cannot be read, for programmers.
#[derive(Debug)]
pub(crate) struct Wrong(Box<str>);

impl Wrong {
    /// Something else stands where `what` should be.
    #[cold]
    #[inline(never)]
    pub(super) fn instead_of(what: &str, tree: &Tree<'_>) -> Self {
        let found = match tree {
            Tree::Missing => "nothing",
            Tree::Null => "null",
            Tree::Bool(_) => "true or false",
            Tree::Whole(number) => &number.to_string(),
            Tree::Negative(number) => &number.to_string(),
            Tree::Fraction(_) => "a fraction",
            Tree::Text(text) => &format!("`{}`", text.chars().take(TOLD).collect::<String>()),
            Tree::List(_) => "a list",
            Tree::Object(_) => "an object",
        };
        Self(format!("{found} where {what} should be").into())
    }

    /// A field that has to be there is missing.
    #[cold]
    #[inline(never)]
    pub(super) fn lacking(name: &str) -> Self {
        Self::field("missing", name)
    }

    #[cold]
    #[inline(never)]
    fn field(what: &str, name: &str) -> Self {
        Self(format!("{what} field `{name}`").into())
    }

    #[cold]
    #[inline(never)]
    fn short(len: usize) -> Self {
        Self(format!("invalid length {len}").into())
    }

    #[cold]
    #[inline(never)]
    fn none_of(what: &str, name: &str, known: &[&str]) -> Self {
        let known = known.join(", ");
        Self(format!("unknown {what} `{name}`; there are {known}").into())
    }
}

impl Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Wrong {}

/// What is the same for all types does not depend on them, so that it is compiled once.
impl de::Error for Wrong {
    #[cold]
    fn custom<T: Display>(what: T) -> Self {
        Self(what.to_string().into())
    }

    fn missing_field(field: &'static str) -> Self {
        Self::lacking(field)
    }

    fn duplicate_field(field: &'static str) -> Self {
        Self::field("duplicate", field)
    }

    fn invalid_length(len: usize, _: &dyn de::Expected) -> Self {
        Self::short(len)
    }

    fn unknown_field(field: &str, expected: &'static [&'static str]) -> Self {
        Self::none_of("field", field, expected)
    }

    fn unknown_variant(variant: &str, expected: &'static [&'static str]) -> Self {
        Self::none_of("variant", variant, expected)
    }
}
