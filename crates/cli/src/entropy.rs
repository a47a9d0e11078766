//! Numbers that nobody can foresee, for when no seed is given.

use std::hash::{BuildHasher, RandomState};

/// A seed. The standard library keys its hash maps from the randomness of the system.
#[must_use]
pub fn seed() -> u64 {
    RandomState::new().hash_one("seed")
}

/// A salt for the commitment of a match.
#[must_use]
pub fn salt() -> [u8; 32] {
    let mut salt = [0; 32];
    for bytes in salt.chunks_exact_mut(8) {
        bytes.copy_from_slice(&seed().to_le_bytes());
    }
    salt
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_differ() {
        assert_ne!(seed(), seed());
        assert_ne!(salt(), salt());
        assert_ne!(salt()[..8], salt()[8..16]);
    }
}
