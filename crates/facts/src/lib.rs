//! From facts files to tables: what the build scripts of the games share.
//!
//! A game's `build.rs` [reads](read) the facts in `data/`, fills [`Tables`] and writes them to where the
//! crate includes them. Facts that are not as expected stop the build.

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
/// If the file is missing or no JSON.
#[must_use]
pub fn read(path: &str) -> Value {
    println!("cargo::rerun-if-changed={path}");
    let text = fs::read_to_string(path).expect("the facts file is part of the crate");
    serde_json::from_str(&text).expect("the facts file is JSON")
}

/// Writes a file to where the crate can include it.
///
/// # Panics
/// If that is not possible.
pub fn write(name: &str, text: &str) {
    println!("cargo::rerun-if-changed=build.rs");
    let dir = env::var("OUT_DIR").expect("cargo sets OUT_DIR");
    fs::write(Path::new(&dir).join(name), text).expect("OUT_DIR can be written");
}

/// Tables as Rust text.
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

    /// Adds a static array: for what is large, or has an address.
    pub fn table(&mut self, name: &str, kind: &str, items: impl IntoIterator<Item: Display>) {
        let (count, items) = joined(items);
        self.line(format_args!(
            "pub(crate) static {name}: [{kind}; {count}] = {items};"
        ));
    }

    /// Adds a line.
    ///
    /// # Panics
    /// Never: a string takes everything.
    pub fn line(&mut self, text: impl Display) {
        writeln!(self.0, "{text}").expect("a string takes everything");
    }

    /// Writes the tables to where the crate can include them.
    ///
    /// # Panics
    /// If that is not possible.
    pub fn write(self, name: &str) {
        write(name, &self.0);
    }
}

/// How many items there are, and all of them in brackets.
fn joined(items: impl IntoIterator<Item: Display>) -> (usize, String) {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    (items.len(), format!("[{}]", items.join(", ")))
}

/// The entries of a list.
///
/// # Panics
/// If it is none.
#[must_use]
pub fn array(value: &Value) -> &[Value] {
    value.as_array().expect("a list")
}

/// A whole number.
///
/// # Panics
/// If it is none.
#[must_use]
pub fn int(value: &Value) -> i64 {
    value.as_i64().expect("a whole number")
}

/// A text; nothing if there is none.
#[must_use]
pub fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// The name of a variant from an id: `TwoWords` from `two_words`.
///
/// # Panics
/// If it is no id.
#[must_use]
pub fn variant(id: &Value) -> String {
    let word = |word: &str| -> String {
        let mut letters = word.chars();
        let first = letters.next().expect("a word has letters");
        first.to_uppercase().chain(letters).collect()
    };
    let id = id.as_str().expect("an id");
    id.split('_').map(word).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{Tables, variant};

    #[test]
    fn tables_are_rust() {
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
