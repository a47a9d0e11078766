//! A short name for a position.

use ziggurat_engine::Game;

use crate::{Unwritable, unwritable};

/// The first 16 hex digits of the hash of a position's JSON: the same on every platform.
///
/// # Errors
/// If the position cannot be written as JSON.
pub fn position_hash<G: Game>(position: &G) -> Result<String, Unwritable> {
    let json = unwritable::json("a position", position)?;
    let mut hex = blake3::hash(json.as_bytes()).to_hex().to_string();
    hex.truncate(16);
    Ok(hex)
}
