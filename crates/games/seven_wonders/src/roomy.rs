//! Lists that live on the stack and grow if they must: a list needed at every decision allocates
//! nothing, and none is ever cut short.

use arrayvec::ArrayVec;
use ziggurat_engine::InOrder;

/// A list with room for `N` items on the stack. Should there ever be more, the rest go on the heap.
#[derive(Clone, Debug)]
pub(crate) struct Roomy<T, const N: usize> {
    first: ArrayVec<T, N>,
    more: Vec<T>,
}

impl<T: Copy + Ord, const N: usize> Roomy<T, N> {
    #[inline]
    pub(crate) fn new() -> Self {
        Self {
            first: ArrayVec::new(),
            more: Vec::new(),
        }
    }

    #[inline]
    pub(crate) fn clear(&mut self) {
        self.first.clear();
        if !self.more.is_empty() {
            self.more.clear();
        }
    }

    #[inline]
    pub(crate) fn push(&mut self, item: T) {
        if self.first.try_push(item).is_err() {
            self.grow(item);
        }
    }

    #[cold]
    fn grow(&mut self, item: T) {
        self.more.push(item);
    }

    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.first.len() + self.more.len()
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.first.is_empty()
    }

    /// The item at the front.
    #[inline]
    pub(crate) fn first(&self) -> Option<T> {
        self.first.first().copied()
    }

    /// Does something with each item.
    #[inline]
    pub(crate) fn each(&self, mut take: impl FnMut(T)) {
        for item in &self.first {
            take(*item);
        }
        if !self.more.is_empty() {
            self.more.iter().for_each(|item| take(*item));
        }
    }

    #[inline]
    pub(crate) fn iter(&self) -> impl Iterator<Item = T> {
        self.first.iter().chain(&self.more).copied()
    }

    #[inline]
    pub(crate) fn contains(&self, item: T) -> bool {
        self.first.contains(&item) || !self.more.is_empty() && self.more.contains(&item)
    }

    #[inline]
    pub(crate) fn sort(&mut self) {
        match self.more.is_empty() {
            true => self.first.put_in_order(),
            false => self.sort_all(),
        }
    }

    #[cold]
    fn sort_all(&mut self) {
        let mut all: Vec<T> = self.iter().collect();
        all.put_in_order();
        self.clear();
        all.into_iter().for_each(|item| self.push(item));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_left_out_and_all_is_sorted() {
        let mut list = Roomy::<u8, 4>::new();
        for item in [9, 3, 7] {
            list.push(item);
        }
        list.sort();
        assert!(list.iter().eq([3, 7, 9]) && list.len() == 3);
        for item in [1, 8, 2] {
            list.push(item);
        }
        assert!(list.contains(2) && !list.contains(5));
        list.sort();
        assert!(list.iter().eq([1, 2, 3, 7, 8, 9]) && list.len() == 6);
        assert_eq!(list.first(), Some(1));
        list.clear();
        assert!(list.is_empty() && list.iter().next().is_none());
    }
}
