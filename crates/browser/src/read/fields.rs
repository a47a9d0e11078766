//! The fields of an object, by their names.

use serde::de::{DeserializeSeed, SeqAccess};

use super::{Wrong, reader::Reader, tree::Tree};

/// Values in the order of their names. One that is not there is handed over as if it were optional; if it
/// is not, serde takes its default, or says that the list is too short.
pub(super) struct Fields<'de> {
    object: &'de [(Tree<'de>, Tree<'de>)],
    names: &'static [&'static str],
    /// How many names have been asked for.
    asked: usize,
    /// The last name without a value that had to be there.
    missing: Option<&'static str>,
}

impl<'de> Fields<'de> {
    pub(super) fn new(
        object: &'de [(Tree<'de>, Tree<'de>)],
        names: &'static [&'static str],
    ) -> Self {
        Self {
            object,
            names,
            asked: 0,
            missing: None,
        }
    }

    /// The value of the next name; nothing if there are no more names.
    #[inline(never)]
    fn next(&mut self) -> Option<&'de Tree<'de>> {
        let name = *self.names.get(self.asked)?;
        let is =
            |entry: &&(Tree<'de>, Tree<'de>)| matches!(&entry.0, Tree::Text(text) if text == name);
        // Most objects are written in the order in which they are read.
        let here = self.object.get(self.asked).filter(is);
        let found = here.or_else(|| self.object.iter().find(is));
        self.asked += 1;
        Some(found.map_or(&Tree::Missing, |(_, value)| value))
    }

    /// Takes note that a value could not be read: an error, unless there was none.
    #[inline(never)]
    fn failed(&mut self, value: &Tree<'_>, wrong: Wrong) -> Result<(), Wrong> {
        match value {
            Tree::Missing => {
                let name = self.asked.checked_sub(1).and_then(|at| self.names.get(at));
                self.missing = name.copied();
                Ok(())
            }
            _ => Err(wrong),
        }
    }

    /// Why the fields could not be read.
    #[inline(never)]
    pub(super) fn explain(&self, wrong: Wrong) -> Wrong {
        // A default was taken for those that were missing before; only the last one can have failed.
        let last = self.asked.checked_sub(1).and_then(|at| self.names.get(at));
        match self.missing {
            Some(name) if last == Some(&name) => Wrong::lacking(name),
            _ => wrong,
        }
    }
}

impl<'de> SeqAccess<'de> for &mut Fields<'de> {
    type Error = Wrong;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Wrong> {
        let Some(value) = self.next() else {
            return Ok(None);
        };
        match seed.deserialize(Reader(value)) {
            Ok(value) => Ok(Some(value)),
            Err(wrong) => self.failed(value, wrong).map(|()| None),
        }
    }
}
