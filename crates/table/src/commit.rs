//! A promise about chance: made at the start, checked at the end.

use serde::{Deserialize, Serialize};

use crate::codec;

/// What the hashed bytes begin with; a change of the form changes it.
const DOMAIN: &[u8] = b"ziggurat seed commitment 1";

/// What is shown before the first move: it fixes seed and salt without telling them.
#[must_use]
pub fn commitment(seed: u64, salt: &[u8; 32]) -> String {
    let mut hasher = blake3::Hasher::new();
    hasher.update(DOMAIN);
    hasher.update(&seed.to_le_bytes());
    hasher.update(salt);
    hasher.finalize().to_hex().to_string()
}

/// Whether seed and salt are those that were promised.
#[must_use]
pub fn verify_commitment(promised: &str, seed: u64, salt: &[u8; 32]) -> bool {
    commitment(seed, salt) == promised
}

/// What is told at the end, so that everybody can check the promise and replay the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reveal {
    /// Where all chance of the match came from.
    #[serde(with = "codec::decimal")]
    pub seed: u64,
    /// What kept the seed from being guessed.
    #[serde(with = "codec::hex")]
    pub salt: [u8; 32],
}
