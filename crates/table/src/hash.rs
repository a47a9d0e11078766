//! A short name for a position.

use ziggurat_engine::Game;

use crate::{Unwritable, write_json};

/// More than the JSON of most positions takes.
const USUAL: usize = 8 * 1024;

/// The first 16 hex digits of the hash of a position's JSON: the same on every platform.
///
/// # Errors
/// If the position cannot be written as JSON.
pub fn position_hash<G: Game>(position: &G) -> Result<String, Unwritable> {
    let mut json = Vec::with_capacity(USUAL);
    write_json(&mut json, position).map_err(|error| Unwritable::new("a position", &error))?;
    let hex = blake3::hash(&json).to_hex();
    Ok(hex.chars().take(16).collect())
}
