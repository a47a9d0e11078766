//! Reading JSON, with little code for each type.
//!
//! serde makes a reader of every type for every source of values. If the source is JSON text itself, each
//! of them holds a part of the parser, and together they are a third of a module. Here the text is first
//! read into a tree, by code that knows no types, and a [`Reader`] hands out what is in the tree. Two
//! things differ from serde's own reading of JSON: a struct is an object and never a list, and names that
//! a struct does not know are passed over even where its type would refuse them. A struct whose fields have
//! other names (serde's `alias`) cannot be read. Requests come from our own
//! client; what others write (files, positions) is not read here alone.

mod fields;
mod reader;
mod tree;
mod wrong;

use reader::Reader;
use serde::Deserialize;
use tree::Tree;
pub(crate) use wrong::Wrong;

/// Reads a value from JSON.
pub(crate) fn read<T: for<'de> Deserialize<'de>>(json: &[u8]) -> Result<T, Wrong> {
    let tree = Tree::grow(json)?;
    T::deserialize(Reader(&tree))
}

#[cfg(test)]
mod tests;
