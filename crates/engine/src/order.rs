//! Short lists in order.

use std::collections::BTreeMap;

/// Sorts with little code: what the standard library has for long lists is compiled again for every
/// type, and in a program for browsers that is more than all the lists of a game are worth.
pub trait InOrder<T> {
    /// Puts items into ascending order. Items that are equal must be the same.
    fn put_in_order(&mut self)
    where
        T: Ord;

    /// Puts items into ascending order of a key; those with the same key stay as they are. For a few
    /// dozen at most.
    fn put_in_order_by<K: Ord>(&mut self, key: impl FnMut(&T) -> K);
}

/// How far apart items are compared, round by round; the last round sorts.
const STEPS: [usize; 5] = [301, 57, 23, 10, 1];

impl<T> InOrder<T> for [T] {
    fn put_in_order(&mut self)
    where
        T: Ord,
    {
        for step in STEPS {
            for from in step..self.len() {
                let mut at = from;
                while at >= step && self[at] < self[at - step] {
                    self.swap(at, at - step);
                    at -= step;
                }
            }
        }
    }

    fn put_in_order_by<K: Ord>(&mut self, mut key: impl FnMut(&T) -> K) {
        for from in 1..self.len() {
            let moved = key(&self[from]);
            let mut at = from;
            while at > 0 && moved < key(&self[at - 1]) {
                self.swap(at, at - 1);
                at -= 1;
            }
        }
    }
}

/// A map of a few pairs. Collecting them would sort them first, with the sorting of the standard library
/// for every type of pairs.
pub fn map_of<K: Ord, V>(pairs: impl IntoIterator<Item = (K, V)>) -> BTreeMap<K, V> {
    let mut map = BTreeMap::new();
    for (key, value) in pairs {
        map.insert(key, value);
    }
    map
}

#[cfg(test)]
mod tests {
    use super::InOrder;
    use crate::Chance;

    #[test]
    fn it_is_the_order_of_the_standard_library() {
        let mut chance = Chance::new(5);
        for len in (0..40).chain([100, 1000]) {
            let items: Vec<u32> = (0..len).map(|_| chance.below(60)).collect();
            let (mut ours, mut theirs) = (items.clone(), items.clone());
            ours.put_in_order();
            theirs.sort_unstable();
            assert_eq!(ours, theirs);
            let mut ours: Vec<_> = items.iter().enumerate().collect();
            let mut theirs = ours.clone();
            ours.put_in_order_by(|(_, item)| **item % 7);
            theirs.sort_by_key(|(_, item)| **item % 7);
            assert_eq!(ours, theirs);
        }
    }
}
