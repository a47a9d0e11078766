//! Reproducible randomness: a ChaCha stream with our own range and shuffle functions.

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};

/// The last 24 bytes of every key; they change whenever the way of drawing changes.
const DOMAIN: &[u8; 24] = b"ziggurat chance, first 1";

/// Where chance comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seed {
    /// A number, for tests, simulations and matches of earlier times.
    Number(u64),
    /// 256 bits that nobody can guess.
    Key([u8; 32]),
}

impl From<u64> for Seed {
    fn from(number: u64) -> Self {
        Self::Number(number)
    }
}

/// A source of chance, always passed in and never part of a position.
///
/// The same seed and stream give the same draws on every platform and with every version of the
/// libraries underneath: they only provide the ChaCha stream, ranges and shuffles are ours.
///
/// ```
/// use ziggurat_engine::Chance;
/// let mut dice = Chance::new(7);
/// let roll = dice.below(6) + 1;
/// assert!((1..=6).contains(&roll));
/// assert_eq!(roll, Chance::new(7).below(6) + 1);
/// ```
#[derive(Clone, Debug)]
pub struct Chance(ChaCha8Rng);

impl Chance {
    /// Stream 0 of a seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self::stream(seed, 0)
    }

    /// One of the many independent streams of a seed; a match uses one for each entry of its log.
    #[must_use]
    pub fn stream(seed: impl Into<Seed>, stream: u64) -> Self {
        let key = match seed.into() {
            Seed::Number(number) => {
                let mut key = [0; 32];
                key[..8].copy_from_slice(&number.to_le_bytes());
                key[8..].copy_from_slice(DOMAIN);
                key
            }
            Seed::Key(key) => key,
        };
        let mut rng = ChaCha8Rng::from_seed(key);
        rng.set_stream(stream);
        Self(rng)
    }

    /// 32 random bits.
    #[inline]
    pub fn bits(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// 64 random bits, for seeding something else.
    pub fn seed(&mut self) -> u64 {
        let (low, high) = (self.bits(), self.bits());
        u64::from(high) << 32 | u64::from(low)
    }

    /// A number below `n`, each equally likely; 0 if `n` is 0.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        let mut wide = u64::from(self.bits()) * u64::from(n);
        if (wide as u32) < n {
            // Reject the few draws that would favour small numbers.
            let threshold = n.wrapping_neg() % n;
            while (wide as u32) < threshold {
                wide = u64::from(self.bits()) * u64::from(n);
            }
        }
        (wide >> 32) as u32
    }

    /// An index below `len`, each equally likely; 0 if `len` is 0.
    #[inline]
    pub fn index(&mut self, len: usize) -> usize {
        self.below(len as u32) as usize
    }

    /// One of the items, each equally likely.
    #[inline]
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.index(items.len()))
    }

    /// A number from 0 (inclusive) to 1 (exclusive).
    #[inline]
    pub fn unit(&mut self) -> f32 {
        (self.bits() >> 8) as f32 / (1u32 << 24) as f32
    }

    /// Puts the items into random order, each order equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.index(last + 1));
        }
    }

    /// Draws one item from a pile given as counts per kind and removes it; `None` if the pile is empty.
    #[inline]
    pub fn draw(&mut self, counts: &mut [u8]) -> Option<usize> {
        let total: u32 = counts.iter().map(|&n| u32::from(n)).sum();
        if total == 0 {
            return None;
        }
        let mut rest = self.below(total);
        for (kind, count) in counts.iter_mut().enumerate() {
            if rest < u32::from(*count) {
                *count -= 1;
                return Some(kind);
            }
            rest -= u32::from(*count);
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use rand_chacha::rand_core::Rng as _;

    use super::{Chance, DOMAIN, Seed};

    /// These numbers must never change: stored games replay through them.
    #[test]
    fn golden_vectors() {
        let mut chance = Chance::new(42);
        let bits: Vec<u32> = (0..4).map(|_| chance.bits()).collect();
        let ranges: Vec<u32> = [6, 52, 1000, 1 << 31].map(|n| chance.below(n)).to_vec();
        let mut cards: Vec<u8> = (0..10).collect();
        chance.shuffle(&mut cards);
        let mut pile = [3, 0, 5];
        let drawn: Vec<_> = (0..9).map(|_| chance.draw(&mut pile)).collect();
        let other = Chance::stream(42, 7).seed();
        let actual = format!("{bits:?} {ranges:?} {cards:?} {drawn:?} {other}");
        assert_eq!(actual, include_str!("chance.golden").trim_end());
    }

    #[test]
    fn a_seed_is_two_draws_of_bits() {
        for skipped in 0..200 {
            let mut chance = Chance::new(7);
            (0..skipped).for_each(|_| {
                chance.bits();
            });
            let mut other = chance.clone();
            assert_eq!(chance.seed(), other.0.next_u64(), "after {skipped}");
        }
    }

    #[test]
    fn a_number_is_a_short_key() {
        let mut key = [0; 32];
        key[0] = 42;
        key[8..].copy_from_slice(DOMAIN);
        let draws = |seed: Seed| {
            let mut chance = Chance::stream(seed, 3);
            [(); 8].map(|()| chance.bits())
        };
        assert_eq!(draws(Seed::Key(key)), draws(42.into()));
        // Every bit of a key counts.
        for byte in 0..32 {
            let mut other = key;
            other[byte] ^= 1;
            assert_ne!(draws(Seed::Key(other)), draws(Seed::Key(key)), "{byte}");
        }
    }

    #[test]
    fn below_is_even() {
        let mut chance = Chance::new(1);
        let mut seen = [0u32; 7];
        for _ in 0..70_000 {
            seen[chance.index(7)] += 1;
        }
        assert!(
            seen.iter().all(|&n| (9_600..10_400).contains(&n)),
            "{seen:?}"
        );
        assert_eq!(chance.below(0), 0);
    }

    #[test]
    fn every_order_is_equally_likely() {
        let mut chance = Chance::new(2);
        let mut seen = std::collections::BTreeMap::new();
        for _ in 0..24_000 {
            let mut items = [0, 1, 2, 3];
            chance.shuffle(&mut items);
            *seen.entry(items).or_insert(0u32) += 1;
        }
        assert_eq!(seen.len(), 24);
        assert!(seen.values().all(|n| (850..1150).contains(n)), "{seen:?}");
    }

    #[test]
    fn drawing_empties_the_pile() {
        let mut pile = [2, 1];
        let mut chance = Chance::new(3);
        let drawn: usize = (0..4).filter_map(|_| chance.draw(&mut pile)).count();
        assert_eq!((drawn, pile), (3, [0, 0]));
    }
}
