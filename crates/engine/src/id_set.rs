//! Sets of ids, and arrays indexed by id.

use std::{
    fmt::{self, Debug},
    hash::Hash,
    marker::PhantomData,
    ops::{BitAnd, BitOr, Index, IndexMut, Not},
};

use serde::{Deserialize, Serialize};

/// A member of a closed set of ids; [`ids!`](crate::ids) implements it.
pub trait Id: Copy + Eq + Debug + 'static {
    /// All of them, in order.
    const ALL: &'static [Self];

    /// Its index in [`Id::ALL`].
    fn index(self) -> usize;

    /// The id at an index.
    #[inline]
    fn at(index: usize) -> Option<Self> {
        Self::ALL.get(index).copied()
    }
}

/// The integer behind a set, with one bit per member.
pub trait Bits:
    Copy
    + Eq
    + Ord
    + Hash
    + Debug
    + Default
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
    + Send
    + Sync
    + 'static
{
    /// How many members there is room for.
    const ROOM: usize;

    /// The bit at an index; there is none at [`Bits::ROOM`] or beyond.
    fn bit(index: usize) -> Self;

    /// How many bits are set.
    fn ones(self) -> u32;

    /// The lowest bit that is set; [`Bits::ROOM`] or more if none is.
    fn lowest(self) -> usize;

    /// The bits with the lowest set bit cleared.
    fn without_lowest(self) -> Self;

    /// This many of the lowest bits.
    fn low(count: usize) -> Self;
}

macro_rules! bits {
    ($($int:ty)+) => {$(
        impl Bits for $int {
            const ROOM: usize = <$int>::BITS as usize;

            #[inline]
            fn bit(index: usize) -> Self {
                debug_assert!(index < Self::ROOM);
                // Where numbers of 128 bits are two of 64, a shift by any number of bits is slow.
                let one = (1u64 << (index % 64)) as Self;
                match index {
                    0..64 if index < Self::ROOM => one,
                    64.. if index < Self::ROOM => one << (Self::ROOM / 2),
                    _ => 0,
                }
            }

            #[inline]
            fn ones(self) -> u32 {
                self.count_ones()
            }

            #[inline]
            fn lowest(self) -> usize {
                self.trailing_zeros() as usize
            }

            #[inline]
            fn without_lowest(self) -> Self {
                self & self.wrapping_sub(1)
            }

            #[inline]
            fn low(count: usize) -> Self {
                if count < Self::ROOM { (1 << count) - 1 } else { Self::MAX }
            }
        }
    )+};
}
bits!(u8 u16 u32 u64 u128);

/// A set of ids, stored as one bit per id and written to JSON as a list of ids.
///
/// `B` holds the bits: pick the smallest unsigned integer with room for all of `T`.
///
/// ```
/// use ziggurat_engine::IdSet;
///
/// ziggurat_engine::ids! {
///     /// A stone.
///     Stone { what: "stone", keys: "toy-stone-", file: "toy.ts" }
///     /// Moves first.
///     White = "white",
///     /// Moves second.
///     Black = "black",
/// }
///
/// let mut stones = IdSet::<Stone, u8>::EMPTY;
/// stones.insert(Stone::Black);
/// assert!(stones.contains(Stone::Black) && !stones.contains(Stone::White));
/// assert_eq!(stones.iter().collect::<Vec<_>>(), [Stone::Black]);
/// assert_eq!(serde_json::to_string(&stones).unwrap(), r#"["black"]"#);
/// assert_eq!(serde_json::from_str::<IdSet<Stone, u8>>(r#"["black"]"#).unwrap(), stones);
/// ```
pub struct IdSet<T, B> {
    bits: B,
    of: PhantomData<fn() -> T>,
}

impl<T: Id, B: Bits> IdSet<T, B> {
    const FITS: () = assert!(
        T::ALL.len() <= B::ROOM,
        "there are more ids than bits to hold them"
    );

    /// The set with these bits, the lowest for the first id. Bits beyond the last id are dropped.
    #[inline]
    #[must_use]
    pub fn from_bits(bits: B) -> Self {
        Self {
            bits: bits & Self::all().bits,
            of: PhantomData,
        }
    }

    /// One bit per id, the lowest for the first id.
    #[inline]
    #[must_use]
    pub fn bits(self) -> B {
        self.bits
    }

    /// The set of all ids.
    #[inline]
    #[must_use]
    pub fn all() -> Self {
        const { Self::FITS };
        Self {
            bits: B::low(T::ALL.len()),
            of: PhantomData,
        }
    }

    /// The set with a single id.
    #[inline]
    #[must_use]
    pub fn only(id: T) -> Self {
        const { Self::FITS };
        Self {
            bits: B::bit(id.index()),
            of: PhantomData,
        }
    }

    /// Whether the id is in the set.
    #[inline]
    #[must_use]
    pub fn contains(self, id: T) -> bool {
        self.bits & B::bit(id.index()) != B::default()
    }

    /// Adds an id.
    #[inline]
    pub fn insert(&mut self, id: T) {
        const { Self::FITS };
        self.bits = self.bits | B::bit(id.index());
    }

    /// Removes an id.
    #[inline]
    pub fn remove(&mut self, id: T) {
        self.bits = self.bits & !B::bit(id.index());
    }

    /// The set with one more id.
    #[inline]
    #[must_use]
    pub fn with(mut self, id: T) -> Self {
        self.insert(id);
        self
    }

    /// The members that are not in the other set.
    #[inline]
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        Self {
            bits: self.bits & !other.bits,
            of: PhantomData,
        }
    }

    /// The members of either set.
    #[inline]
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self {
            bits: self.bits | other.bits,
            of: PhantomData,
        }
    }

    /// The members of both sets.
    #[inline]
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self {
            bits: self.bits & other.bits,
            of: PhantomData,
        }
    }

    /// Whether the set is empty.
    #[inline]
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.bits == B::default()
    }

    /// How many ids are in the set.
    #[inline]
    #[must_use]
    pub fn len(self) -> usize {
        self.bits.ones() as usize
    }

    /// The first id in the set.
    #[inline]
    #[must_use]
    pub fn first(self) -> Option<T> {
        T::at(self.bits.lowest())
    }

    /// The ids in order.
    #[inline]
    #[must_use]
    pub fn iter(self) -> IdSetIter<T, B> {
        IdSetIter(self)
    }
}

impl<T, B: Bits> IdSet<T, B> {
    #[inline]
    const fn new(bits: B) -> Self {
        Self {
            bits,
            of: PhantomData,
        }
    }
}

macro_rules! empty {
    ($($int:ty)+) => {$(
        impl<T> IdSet<T, $int> {
            /// The empty set.
            pub const EMPTY: Self = Self::new(0);
        }
    )+};
}
empty!(u8 u16 u32 u64 u128);

impl<T, B: Bits> Clone for IdSet<T, B> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T, B: Bits> Copy for IdSet<T, B> {}

impl<T, B: Bits> Default for IdSet<T, B> {
    #[inline]
    fn default() -> Self {
        Self::new(B::default())
    }
}

impl<T, B: Bits> PartialEq for IdSet<T, B> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}

impl<T, B: Bits> Eq for IdSet<T, B> {}

impl<T, B: Bits> PartialOrd for IdSet<T, B> {
    #[inline]
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl<T, B: Bits> Ord for IdSet<T, B> {
    #[inline]
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.bits.cmp(&other.bits)
    }
}

impl<T, B: Bits> Hash for IdSet<T, B> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.bits.hash(state);
    }
}

impl<T: Id, B: Bits> Debug for IdSet<T, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Id, B: Bits> FromIterator<T> for IdSet<T, B> {
    fn from_iter<I: IntoIterator<Item = T>>(ids: I) -> Self {
        let mut set = Self::default();
        ids.into_iter().for_each(|id| set.insert(id));
        set
    }
}

impl<T: Id, B: Bits> IntoIterator for IdSet<T, B> {
    type Item = T;
    type IntoIter = IdSetIter<T, B>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// The ids of an [`IdSet`], in order.
pub struct IdSetIter<T, B>(IdSet<T, B>);

impl<T, B: Bits> Clone for IdSetIter<T, B> {
    fn clone(&self) -> Self {
        Self(self.0)
    }
}

impl<T: Id, B: Bits> Debug for IdSetIter<T, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<T: Id, B: Bits> Iterator for IdSetIter<T, B> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        let first = self.0.first()?;
        self.0.bits = self.0.bits.without_lowest();
        Some(first)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl<T: Id, B: Bits> ExactSizeIterator for IdSetIter<T, B> {}

impl<T: Id + Serialize, B: Bits> Serialize for IdSet<T, B> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Id + Deserialize<'de>, B: Bits> Deserialize<'de> for IdSet<T, B> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<T>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(feature = "schema")]
impl<T: schemars::JsonSchema, B> schemars::JsonSchema for IdSet<T, B> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        Vec::<T>::schema_name()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        Vec::<T>::json_schema(generator)
    }
}

/// One value for each id of a closed set; `N` is the number of ids.
///
/// ```
/// use ziggurat_engine::ById;
///
/// ziggurat_engine::ids! {
///     /// A stone.
///     Stone { what: "stone", keys: "toy-stone-", file: "toy.ts" }
///     /// Moves first.
///     White = "white",
///     /// Moves second.
///     Black = "black",
/// }
///
/// let mut left = ById::<Stone, u8, { Stone::COUNT }>::new([5, 4]);
/// left[Stone::Black] -= 1;
/// assert_eq!(left[Stone::Black], 3);
/// ```
pub struct ById<T, V, const N: usize> {
    values: [V; N],
    of: PhantomData<fn() -> T>,
}

impl<T: Id, V, const N: usize> ById<T, V, N> {
    const FITS: () = assert!(T::ALL.len() == N, "one value for each id");

    /// From the values in id order.
    #[inline]
    #[must_use]
    pub const fn new(values: [V; N]) -> Self {
        const { Self::FITS };
        Self {
            values,
            of: PhantomData,
        }
    }

    /// The values in id order.
    #[inline]
    #[must_use]
    pub const fn values(&self) -> &[V; N] {
        &self.values
    }

    /// The values in the order of the ids, to be changed.
    #[inline]
    pub const fn values_mut(&mut self) -> &mut [V; N] {
        &mut self.values
    }

    /// The ids with their values.
    pub fn iter(&self) -> impl Iterator<Item = (T, &V)> + Clone {
        T::ALL.iter().copied().zip(&self.values)
    }
}

impl<T: Id, V, const N: usize> Index<T> for ById<T, V, N> {
    type Output = V;

    #[inline]
    fn index(&self, id: T) -> &V {
        &self.values[id.index()]
    }
}

impl<T: Id, V, const N: usize> IndexMut<T> for ById<T, V, N> {
    #[inline]
    fn index_mut(&mut self, id: T) -> &mut V {
        &mut self.values[id.index()]
    }
}

impl<T, V: Clone, const N: usize> Clone for ById<T, V, N> {
    #[inline]
    fn clone(&self) -> Self {
        Self {
            values: self.values.clone(),
            of: PhantomData,
        }
    }
}

impl<T, V: Copy, const N: usize> Copy for ById<T, V, N> {}

impl<T, V: Default + Copy, const N: usize> Default for ById<T, V, N> {
    fn default() -> Self {
        Self {
            values: [V::default(); N],
            of: PhantomData,
        }
    }
}

impl<T, V: PartialEq, const N: usize> PartialEq for ById<T, V, N> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.values == other.values
    }
}

impl<T, V: Eq, const N: usize> Eq for ById<T, V, N> {}

impl<T, V: Hash, const N: usize> Hash for ById<T, V, N> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.values.hash(state);
    }
}

impl<T: Id, V: Debug, const N: usize> Debug for ById<T, V, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

#[cfg(test)]
#[allow(dead_code, unreachable_pub, reason = "`ids!` makes public types")]
mod tests {
    use super::*;

    crate::ids! {
        /// A letter.
        Letter { what: "letter", keys: "toy-letter-", file: "toy.ts" }
        /// First.
        A = "a",
        /// Second.
        B = "b",
        /// Third.
        C = "c",
    }
    type Letters = IdSet<Letter, u8>;

    #[test]
    fn a_set_holds_what_was_put_in() {
        let mut set = Letters::EMPTY;
        assert!(set.is_empty());
        assert_eq!(set.first(), None);
        set.insert(Letter::C);
        set.insert(Letter::A);
        assert_eq!(set.len(), 2);
        assert_eq!(set.first(), Some(Letter::A));
        assert!(set.iter().eq([Letter::A, Letter::C]));
        set.remove(Letter::A);
        assert_eq!(set, Letters::only(Letter::C));
        assert_eq!(Letters::all().minus(set).len(), 2);
        assert_eq!(format!("{set:?}"), "{C}");
    }

    #[test]
    fn bits_beyond_the_last_id_are_dropped() {
        assert_eq!(Letters::from_bits(0xff), Letters::all());
        assert_eq!(Letters::from_bits(0b010).bits(), 0b010);
    }

    #[test]
    fn unknown_ids_in_json_are_refused() {
        assert!(serde_json::from_str::<Letters>(r#"["a","z"]"#).is_err());
    }
}
