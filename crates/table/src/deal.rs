//! Chance that nobody can choose alone.
//!
//! The host draws a secret and shows its hash, the *commitment*, as soon as there is a table. The browser
//! of each player draws a number and shows only its hash, the *pledge*. When the match starts, the
//! browsers tell their numbers; the seed is the hash of everything. Whoever knows the secret does not
//! know the numbers before all pledges are there, and whoever knows a number can no longer change it.
//! A browser that does not answer in time is left out, and everybody can see that: of the host's choices
//! only this one remains.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use ziggurat_engine::Seat;
use ziggurat_terms::TableId;

use crate::codec;

/// What the bytes behind a commitment begin with.
const PROMISE: &[u8] = b"ziggurat promise 1\n";

/// What the bytes behind a seed begin with.
const SEED: &[u8] = b"ziggurat deal 1\n";

/// 32 random or hashed bytes.
pub type Bytes = [u8; 32];

/// What host and players have put into the chance of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deal {
    /// The table, so that nothing can be used twice.
    pub table: TableId,
    /// What the host has drawn before anybody sat down.
    #[serde(with = "codec::hex")]
    pub secret: Bytes,
    /// What the players have added, by seat.
    pub shares: Vec<Share>,
}

/// What one player has added.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Share {
    /// The player's first seat.
    pub seat: Seat,
    /// The hash of the number, told before the start.
    #[serde(with = "codec::hex")]
    pub pledge: Bytes,
    /// The number; `None` if the browser did not tell it in time.
    #[serde(with = "codec::maybe_hex")]
    pub number: Option<Bytes>,
}

/// The pledge that fits a number.
#[must_use]
pub fn pledge(number: &Bytes) -> Bytes {
    Sha256::digest(number).into()
}

impl Deal {
    /// What is shown from the beginning: it fixes the secret without telling it.
    #[must_use]
    pub fn commitment(&self) -> String {
        let mut hash = Sha256::new();
        hash.update(PROMISE);
        hash.update(self.table.as_str());
        hash.update(self.secret);
        blake3::Hash::from_bytes(hash.finalize().into())
            .to_hex()
            .to_string()
    }

    /// What all chance of the match comes from.
    #[must_use]
    pub fn seed(&self) -> Bytes {
        let mut hash = Sha256::new();
        hash.update(SEED);
        hash.update(self.table.as_str());
        hash.update(self.secret);
        // Every part has a fixed length, so that no two deals give the same bytes.
        for share in &self.shares {
            hash.update([share.seat.0]);
            hash.update(share.pledge);
            match &share.number {
                Some(number) => {
                    hash.update([1]);
                    hash.update(number);
                }
                None => hash.update([0]),
            }
        }
        hash.finalize().into()
    }

    /// Whether every number fits its pledge and every seat is there once.
    #[must_use]
    pub fn is_sound(&self, seats: usize) -> bool {
        let ordered = self.shares.is_sorted_by(|a, b| a.seat < b.seat);
        let fits = |share: &Share| {
            let kept = share.number.is_none_or(|it| pledge(&it) == share.pledge);
            kept && share.seat.index() < seats
        };
        ordered && self.shares.iter().all(fits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn share(seat: u8, number: u8) -> Share {
        Share {
            seat: Seat(seat),
            pledge: pledge(&[number; 32]),
            number: Some([number; 32]),
        }
    }

    fn deal() -> Deal {
        Deal {
            table: "123456789ABC".parse().unwrap(),
            secret: [7; 32],
            shares: vec![share(0, 1), share(2, 3)],
        }
    }

    /// These texts must never change: clients check the promises of stored matches with them.
    #[test]
    fn golden_deal() {
        let hex = |bytes: Bytes| blake3::Hash::from_bytes(bytes).to_hex().to_string();
        let now = [deal().commitment(), hex(deal().seed())];
        assert_eq!(now.join(" "), include_str!("deal.golden").trim_end());
    }

    #[test]
    fn everything_changes_the_seed() {
        let same = deal().seed();
        let changes: [fn(&mut Deal); 6] = [
            |deal| deal.table = "123456789ABD".parse().unwrap(),
            |deal| deal.secret[31] ^= 1,
            |deal| deal.shares[0].number = None,
            |deal| deal.shares[1] = share(2, 4),
            |deal| deal.shares[1].seat = Seat(1),
            |deal| deal.shares.truncate(1),
        ];
        for (number, change) in changes.iter().enumerate() {
            let mut other = deal();
            change(&mut other);
            assert_ne!(other.seed(), same, "{number}");
        }
    }

    #[test]
    fn what_was_not_pledged_is_not_sound() {
        assert!(deal().is_sound(3));
        assert!(!deal().is_sound(2), "a seat that is not there");
        let mut missing = deal();
        missing.shares[0].number = None;
        assert!(missing.is_sound(3));
        let mut ground = deal();
        ground.shares[1].number = Some([9; 32]);
        assert!(!ground.is_sound(3));
        let mut twice = deal();
        twice.shares[1].seat = Seat(0);
        assert!(!twice.is_sound(3));
    }
}
