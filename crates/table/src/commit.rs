//! A promise about chance: made at the start, checked at the end.

use serde::{Deserialize, Serialize};
use ziggurat_engine::Seed;

use crate::{Deal, codec};

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

/// Where all chance of a match comes from. It is secret until the end, and then told to everybody, so
/// that they can check the promise and replay the match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Origin {
    /// The host has drawn a number.
    Drawn {
        /// The number.
        #[serde(with = "codec::decimal")]
        seed: u64,
        /// What keeps it from being guessed from the commitment.
        #[serde(with = "codec::hex")]
        salt: [u8; 32],
    },
    /// Players have had a hand in it.
    Shared {
        /// What host and players have put in.
        deal: Deal,
    },
}

impl Origin {
    /// A number and its salt.
    #[must_use]
    pub const fn drawn(seed: u64, salt: [u8; 32]) -> Self {
        Self::Drawn { seed, salt }
    }

    /// What chance is drawn from.
    #[must_use]
    pub fn seed(&self) -> Seed {
        match self {
            Self::Drawn { seed, .. } => Seed::Number(*seed),
            Self::Shared { deal } => Seed::Key(deal.seed()),
        }
    }

    /// What is shown before the first move.
    #[must_use]
    pub fn commitment(&self) -> String {
        match self {
            Self::Drawn { seed, salt } => commitment(*seed, salt),
            Self::Shared { deal } => deal.commitment(),
        }
    }

    /// Whether it is what was promised, in a match with this many seats.
    #[must_use]
    pub fn keeps(&self, promised: &str, seats: usize) -> bool {
        let sound = match self {
            Self::Drawn { .. } => true,
            Self::Shared { deal } => deal.is_sound(seats),
        };
        sound && self.commitment() == promised
    }
}
