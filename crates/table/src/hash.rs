//! A short name for a position.

use ziggurat_engine::Game;

/// The first 16 hex digits of the hash of a position's JSON: the same on every platform.
///
/// A position that cannot be written as JSON has the hash of the empty text; the contract of a game
/// excludes it.
#[must_use]
pub fn position_hash<G: Game>(position: &G) -> String {
    let json = serde_json::to_vec(position).unwrap_or_default();
    let mut hex = blake3::hash(&json).to_hex().to_string();
    hex.truncate(16);
    hex
}
