//! From facts files to Rust constants: what the build scripts of the games share.
//!
//! A game's `build.rs` [reads](read) the facts in `data/`, collects constants in [`Tables`] and writes
//! them to a file that the crate includes. Facts that are not as expected stop the build.

use std::{
    env,
    fmt::{Display, Write},
    fs,
    path::Path,
};

use serde_json::Value;

/// Reads a facts file of the crate; the build script runs again when the file changes.
///
/// # Panics
/// If the file is missing or not JSON.
#[must_use]
pub fn read(path: &str) -> Value {
    println!("cargo::rerun-if-changed={path}");
    let text = fs::read_to_string(path).expect("the facts file should be part of the crate");
    serde_json::from_str(&text).expect("the facts file should be JSON")
}

/// Writes a file where the crate can include it.
///
/// # Panics
/// If it cannot be written.
pub fn write(name: &str, text: &str) {
    println!("cargo::rerun-if-changed=build.rs");
    let dir = env::var("OUT_DIR").expect("cargo sets OUT_DIR");
    fs::write(Path::new(&dir).join(name), text).expect("OUT_DIR should be writable");
}

/// Rust source text with constants made from facts.
#[derive(Debug, Default)]
pub struct Tables(String);

impl Tables {
    /// Adds a constant.
    pub fn constant(&mut self, name: &str, kind: &str, value: impl Display) {
        self.line(format_args!("pub(crate) const {name}: {kind} = {value};"));
    }

    /// Adds a constant array.
    pub fn list(&mut self, name: &str, kind: &str, items: impl IntoIterator<Item: Display>) {
        let (count, items) = joined(items);
        self.constant(name, &format!("[{kind}; {count}]"), items);
    }

    /// Adds a static array, for data that is large or whose address is taken.
    pub fn table(&mut self, name: &str, kind: &str, items: impl IntoIterator<Item: Display>) {
        let (count, items) = joined(items);
        self.line(format_args!(
            "pub(crate) static {name}: [{kind}; {count}] = {items};"
        ));
    }

    /// Adds a line.
    ///
    /// # Panics
    /// Never: writing to a string cannot fail.
    pub fn line(&mut self, text: impl Display) {
        writeln!(self.0, "{text}").expect("writing to a string cannot fail");
    }

    /// Writes the text to a file that the crate can include.
    ///
    /// # Panics
    /// If it cannot be written.
    pub fn write(self, name: &str) {
        write(name, &self.0);
    }
}

/// The number of items, and the items in brackets.
fn joined(items: impl IntoIterator<Item: Display>) -> (usize, String) {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    (items.len(), format!("[{}]", items.join(", ")))
}

/// The entries of a list.
///
/// # Panics
/// If the value is not a list.
#[must_use]
pub fn array(value: &Value) -> &[Value] {
    value.as_array().expect("this fact should be a list")
}

/// A whole number.
///
/// # Panics
/// If the value is not a whole number.
#[must_use]
pub fn int(value: &Value) -> i64 {
    value.as_i64().expect("this fact should be a whole number")
}

/// A text; empty if the value is not a text.
#[must_use]
pub fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// The name of the variant for an id: `TwoWords` for `two_words`.
///
/// # Panics
/// If the value is not an id.
#[must_use]
pub fn variant(id: &Value) -> String {
    let word = |word: &str| -> String {
        let mut letters = word.chars();
        let first = letters.next().expect("an id should not have empty words");
        first.to_uppercase().chain(letters).collect()
    };
    let id = id.as_str().expect("this fact should be an id");
    id.split('_').map(word).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{Tables, variant};

    #[test]
    fn constants_are_written_as_rust() {
        let facts = json!({"hand": 5, "cards": [{"count": 2}, {"count": 3}]});
        let mut out = Tables::default();
        out.constant("HAND", "u8", &facts["hand"]);
        let counts = || {
            super::array(&facts["cards"])
                .iter()
                .map(|card| &card["count"])
        };
        out.list("COUNTS", "u8", counts());
        out.table("PILES", "u16", counts());
        let expected = "pub(crate) const HAND: u8 = 5;\n\
            pub(crate) const COUNTS: [u8; 2] = [2, 3];\n\
            pub(crate) static PILES: [u16; 2] = [2, 3];\n";
        assert_eq!(out.0, expected);
    }

    #[test]
    fn ids_become_variants() {
        assert_eq!(variant(&json!("ship")), "Ship");
        assert_eq!(variant(&json!("tower_of_babel")), "TowerOfBabel");
    }
}
