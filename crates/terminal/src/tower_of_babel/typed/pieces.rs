//! Kinds, handfuls of cards and wonders as people type them.

use ziggurat_shelf::tower_of_babel::{Cards, Kind, Wonder};
use ziggurat_words::{Lang, text};

use crate::typing::{bare, means};

/// A piece of `2 ships 1 camel` or `sh5`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// How many.
    Number(u8),
    /// Of what.
    Kind(Kind),
}

/// Takes a text apart into numbers and kinds; `None` if there is anything else in it.
pub(super) fn parts(text: &str) -> Option<Vec<Part>> {
    let mut parts = Vec::new();
    for word in text.split(|c: char| !c.is_alphanumeric()) {
        let mut rest = word;
        while let Some(first) = rest.chars().next() {
            let ends = |c: char| c.is_ascii_digit() != first.is_ascii_digit();
            let (piece, more) = rest.split_at(rest.find(ends).unwrap_or(rest.len()));
            parts.extend(part(piece)?);
            rest = more;
        }
    }
    Some(parts)
}

/// A number, a kind, or nothing where it is a word such as "and".
fn part(piece: &str) -> Option<Option<Part>> {
    if let Ok(number) = piece.parse() {
        return Some(Some(Part::Number(number)));
    }
    if means(piece, "term-tob-type-with") {
        return Some(None);
    }
    kind(piece).map(|kind| Some(Part::Kind(kind)))
}

fn kind(word: &str) -> Option<Kind> {
    let of = |kind: &&Kind| means(word, &format!("term-tob-type-{kind}"));
    Kind::ALL.iter().find(of).copied()
}

/// The cards of pairs such as `2 ships` or `ship 2`; a kind alone is one card.
pub(super) fn cards_of(parts: &[Part]) -> Option<Cards> {
    let number_first = matches!(parts.first()?, Part::Number(_));
    let mut cards = Cards::NONE;
    let mut rest = parts;
    while !rest.is_empty() {
        let (kind, count, used) = match *rest {
            [Part::Number(count), Part::Kind(kind), ..] if number_first => (kind, count, 2),
            [Part::Kind(kind), Part::Number(count), ..] if !number_first => (kind, count, 2),
            [Part::Kind(kind), ..] => (kind, 1, 1),
            _ => return None,
        };
        cards = cards.plus(Cards::of(kind, count));
        rest = &rest[used..];
    }
    Some(cards)
}

/// The least that must be typed of the name of a wonder.
const LEAST: usize = 3;

/// A wonder by its id or the beginning of a word of its name that no other wonder has.
pub(super) fn wonder(word: &str) -> Option<Wonder> {
    let typed = bare(word);
    if let Some(&exact) = Wonder::ALL.iter().find(|w| bare(w.id()) == typed) {
        return Some(exact);
    }
    if typed.chars().count() < LEAST || means(word, "term-tob-type-with") {
        return None;
    }
    let mut fitting = Wonder::ALL
        .iter()
        .filter(|wonder| is_called(**wonder, &typed));
    match (fitting.next(), fitting.next()) {
        (Some(&wonder), None) => Some(wonder),
        _ => None,
    }
}

/// Whether a word of its name, in any language, begins like this.
fn is_called(wonder: Wonder, typed: &str) -> bool {
    let names = Lang::ALL.into_iter().flat_map(|lang| {
        let short = text(lang, &format!("term-tob-wonder-{wonder}"));
        [text(lang, wonder.key()), short]
    });
    let begins = |name: String| {
        name.split_whitespace()
            .any(|word| bare(word).starts_with(typed))
    };
    names.into_iter().any(begins)
}
