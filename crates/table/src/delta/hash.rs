//! A short name of a value that Rust and JavaScript compute alike: of its tree, not of its text, so
//! that neither the order of keys nor the way to write a number matters. Numbers count as the 64-bit
//! floats that they are in JavaScript, texts as UTF-16. The steps are those of MurmurHash3 (32 bits).

use super::tape::{Node, Part};

/// What each kind of value begins with.
const NULL: u32 = 1;
const FALSE: u32 = 2;
const TRUE: u32 = 3;
const NUMBER: u32 = 4;
const TEXT: u32 = 5;
const LIST: u32 = 6;
const OBJECT: u32 = 7;

/// The hash of a value.
pub(super) fn of(node: Node<'_>) -> u32 {
    match node.part() {
        Part::Null => NULL,
        Part::Bool(false) => FALSE,
        Part::Bool(true) => TRUE,
        #[expect(clippy::cast_precision_loss, reason = "so does JavaScript")]
        Part::Integer(value) => number(value as f64),
        #[expect(clippy::cast_precision_loss, reason = "so does JavaScript")]
        Part::Large(value) => number(value as f64),
        Part::Float(value) => number(value),
        Part::Text(value) => text(value),
        Part::List(list) => list.fold(LIST, |hash, value| mix(hash, of(value))),
        Part::Object(object) => object
            .map(|(key, value)| seal(mix(text(key), of(value))))
            .fold(OBJECT, u32::wrapping_add),
    }
}

fn number(value: f64) -> u32 {
    let bits = value.to_bits();
    let [high, low] = [bits >> 32, bits & 0xffff_ffff];
    let half = |half: u64| u32::try_from(half).unwrap_or(0);
    mix(mix(NUMBER, half(high)), half(low))
}

fn text(value: &[u8]) -> u32 {
    // Only texts are recorded as texts.
    let value = str::from_utf8(value).unwrap_or_default();
    let units = value.encode_utf16();
    units.fold(TEXT, |hash, unit| mix(hash, unit.into()))
}

fn mix(hash: u32, word: u32) -> u32 {
    let word = word.wrapping_mul(0xcc9e_2d51).rotate_left(15);
    let hash = hash ^ word.wrapping_mul(0x1b87_3593);
    hash.rotate_left(13)
        .wrapping_mul(5)
        .wrapping_add(0xe654_6b64)
}

/// Entries of an object are added up: before that every bit must depend on all others.
fn seal(hash: u32) -> u32 {
    let hash = (hash ^ (hash >> 16)).wrapping_mul(0x85eb_ca6b);
    let hash = (hash ^ (hash >> 13)).wrapping_mul(0xc2b2_ae35);
    hash ^ (hash >> 16)
}
