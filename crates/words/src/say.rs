//! Putting keys and values into words.

use std::borrow::Cow;

use fluent_bundle::{FluentArgs, FluentValue};
use ziggurat_engine::{Arg, Seat, Text};

use crate::{Lang, catalog::Catalog};

/// A value for [`text_with`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value<'a> {
    /// A number.
    Number(i64),
    /// Something that is already in words, or the same in every language.
    Word(Cow<'a, str>),
}

macro_rules! value_from_number {
    ($($number:ty),*) => {
        $(impl From<$number> for Value<'_> {
            fn from(number: $number) -> Self {
                Self::Number(number.into())
            }
        })*
    };
}

value_from_number!(i64, i32, u32, u8);

impl From<usize> for Value<'_> {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(word: &'a str) -> Self {
        Self::Word(word.into())
    }
}

impl From<String> for Value<'_> {
    fn from(word: String) -> Self {
        Self::Word(word.into())
    }
}

impl<'a> From<&Value<'a>> for FluentValue<'a> {
    fn from(value: &Value<'a>) -> Self {
        match value {
            Value::Number(number) => (*number).into(),
            Value::Word(word) => FluentValue::String(word.clone()),
        }
    }
}

/// Puts a message into words. `names` gives the name of each seat.
///
/// A key that is in no file stands for itself.
#[must_use]
pub fn say(lang: Lang, text: &Text, names: &dyn Fn(Seat) -> String) -> String {
    say_with(Catalog::of(lang), text, names)
}

/// Puts a message into words when nobody has a name: seats are called Player 1, Player 2 and so on.
#[must_use]
pub fn say_numbered(lang: Lang, text: &Text) -> String {
    let number = |seat: Seat| (u32::from(seat.0) + 1).into();
    say(lang, text, &|seat| {
        text_with(lang, "seat-name", &[("number", number(seat))])
    })
}

fn say_with(catalog: &Catalog, text: &Text, names: &dyn Fn(Seat) -> String) -> String {
    let variables = catalog.variables(text.key);
    let mut args = FluentArgs::with_capacity(text.args.len().max(variables.len()));
    for (name, arg) in &text.args {
        args.set(*name, plain(catalog, arg, names));
    }
    for &variable in variables {
        let Some((name, form)) = variable.split_once('-') else {
            continue;
        };
        if let Some((_, arg)) = text.args.iter().find(|(other, _)| *other == name) {
            args.set(variable, in_form(catalog, arg, form, names));
        }
    }
    catalog.format(text.key, Some(&args))
}

/// A message without values.
#[must_use]
pub fn text(lang: Lang, key: &str) -> String {
    Catalog::of(lang).format(key, None)
}

/// A message with values.
#[must_use]
pub fn text_with(lang: Lang, key: &str, values: &[(&str, Value<'_>)]) -> String {
    let args: FluentArgs<'_> = values.iter().map(|(name, value)| (*name, value)).collect();
    Catalog::of(lang).format(key, Some(&args))
}

/// The keys of all messages.
pub fn keys(lang: Lang) -> impl Iterator<Item = &'static str> {
    Catalog::of(lang).messages().iter().map(|m| m.key)
}

/// The variables of a message, each once: `token`, and `token-a` where it asks for a form.
#[must_use]
pub fn variables(lang: Lang, key: &str) -> &'static [&'static str] {
    Catalog::of(lang).variables(key)
}

fn plain<'a>(catalog: &Catalog, arg: &'a Arg, names: &dyn Fn(Seat) -> String) -> FluentValue<'a> {
    match arg {
        Arg::Number(number) => (*number).into(),
        Arg::Word(word) => word.as_str().into(),
        Arg::Key(key) => catalog.format(key, None).into(),
        Arg::Named(key) => catalog.format(key, None).into(),
        Arg::Keys(keys) => {
            let words = keys.iter().map(|key| catalog.format(key, None)).collect();
            list(catalog, words).into()
        }
        Arg::Texts(texts) => {
            let words = texts.iter().map(|text| say_with(catalog, text, names));
            list(catalog, words.collect()).into()
        }
        Arg::Seat(seat) => names(*seat).into(),
        Arg::Place { label, .. } => label.as_str().into(),
    }
}

fn in_form<'a>(
    catalog: &Catalog,
    arg: &'a Arg,
    form: &str,
    names: &dyn Fn(Seat) -> String,
) -> FluentValue<'a> {
    match arg {
        Arg::Key(key) => catalog.form(key, form, 1).into(),
        Arg::Named(key) => catalog.form(key, form, 1).into(),
        Arg::Keys(keys) => {
            let counted = count(keys).into_iter();
            let words = counted.map(|(key, count)| catalog.form(key, form, count));
            list(catalog, words.collect()).into()
        }
        Arg::Number(_) | Arg::Word(_) | Arg::Texts(_) | Arg::Seat(_) | Arg::Place { .. } => {
            plain(catalog, arg, names)
        }
    }
}

/// How often each key occurs, in order of first appearance.
fn count(keys: &[&'static str]) -> Vec<(&'static str, usize)> {
    let mut counts: Vec<(&'static str, usize)> = Vec::new();
    for &key in keys {
        match counts.iter_mut().find(|(other, _)| *other == key) {
            Some((_, count)) => *count += 1,
            None => counts.push((key, 1)),
        }
    }
    counts
}

/// "a, b and c".
fn list(catalog: &Catalog, mut words: Vec<String>) -> String {
    let Some(last) = words.pop() else {
        return catalog.format("list-none", None);
    };
    if words.is_empty() {
        return last;
    }
    let and = catalog.format("list-and", None);
    format!("{} {and} {last}", words.join(", "))
}
