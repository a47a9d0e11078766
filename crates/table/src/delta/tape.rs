//! A value as a flat run of bytes: quick to write, quick to compare.

use serde::Serialize;

use super::{
    hash,
    record::{Recorder, Unrecordable},
};

/// A value as a flat run of bytes. Two values are the same if their bytes are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tape(pub(super) Vec<u8>);

/// What a value on a tape begins with.
pub(super) mod tag {
    pub(in crate::delta) const NULL: u8 = 0;
    pub(in crate::delta) const FALSE: u8 = 1;
    pub(in crate::delta) const TRUE: u8 = 2;
    /// A whole number: eight bytes follow.
    pub(in crate::delta) const INTEGER: u8 = 3;
    /// A number that is too large for the others: eight bytes.
    pub(in crate::delta) const LARGE: u8 = 4;
    /// A fraction: eight bytes follow.
    pub(in crate::delta) const FLOAT: u8 = 5;
    /// A text follows.
    pub(in crate::delta) const TEXT: u8 = 6;
    /// The length in four bytes, the count in four bytes and the values.
    pub(in crate::delta) const LIST: u8 = 7;
    /// The same with a text, the key, before every value.
    pub(in crate::delta) const OBJECT: u8 = 8;
    /// This and above: the whole numbers from 0 on.
    pub(in crate::delta) const SMALL: u8 = 128;
    /// A text begins with its length in one byte, or with this and its length in four.
    pub(in crate::delta) const LONG: u8 = 255;
}

impl Tape {
    /// Records a value.
    ///
    /// # Errors
    /// If it cannot be written as JSON.
    pub fn of(value: &impl Serialize) -> Result<Self, Unrecordable> {
        let mut tape = Self::default();
        tape.record(value)?;
        Ok(tape)
    }

    /// Records a value in place of what was recorded, without new memory.
    ///
    /// # Errors
    /// If it cannot be written as JSON; the tape is then empty.
    pub fn record(&mut self, value: &impl Serialize) -> Result<(), Unrecordable> {
        self.0.clear();
        let recorded = value.serialize(Recorder(&mut self.0));
        if recorded.is_err() {
            self.0.clear();
        }
        recorded
    }

    /// A short name of the value: the same wherever the value is the same, in whatever order its keys
    /// stand. The client computes it too.
    #[must_use]
    pub fn hash(&self) -> u32 {
        hash::of(self.root())
    }

    /// The value. An empty tape holds nothing, which is `null`.
    pub(super) fn root(&self) -> Node<'_> {
        Node::first(&self.0).map_or(Node(&[tag::NULL]), |(node, _)| node)
    }
}

/// A value on a tape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Node<'a>(&'a [u8]);

/// A value on a tape, taken apart.
#[derive(Clone, Copy, Debug)]
pub(super) enum Part<'a> {
    Null,
    Bool(bool),
    Integer(i64),
    Large(u64),
    Float(f64),
    Text(&'a [u8]),
    List(List<'a>),
    Object(Object<'a>),
}

/// The values of a list.
#[derive(Clone, Copy, Debug)]
pub(super) struct List<'a> {
    count: u32,
    rest: &'a [u8],
}

/// The keys and values of an object.
#[derive(Clone, Copy, Debug)]
pub(super) struct Object<'a> {
    rest: &'a [u8],
}

impl<'a> Node<'a> {
    /// The first value of several, and the rest.
    fn first(bytes: &'a [u8]) -> Option<(Self, &'a [u8])> {
        let (&tag, rest) = bytes.split_first()?;
        let length = match tag {
            tag::INTEGER | tag::LARGE | tag::FLOAT => 8,
            tag::TEXT => rest.len() - text(rest)?.1.len(),
            tag::LIST | tag::OBJECT => 8 + length(rest)?,
            _ => 0,
        };
        let (node, rest) = bytes.split_at_checked(1 + length)?;
        Some((Self(node), rest))
    }

    /// The fewest bytes that its JSON can have: nothing takes more than nine bytes on a tape for two in
    /// JSON.
    pub(super) fn least(self) -> usize {
        self.0.len() / 5
    }

    pub(super) fn part(self) -> Part<'a> {
        self.try_part().unwrap_or(Part::Null)
    }

    fn try_part(self) -> Option<Part<'a>> {
        let (&tag, rest) = self.0.split_first()?;
        Some(match tag {
            tag::FALSE => Part::Bool(false),
            tag::TRUE => Part::Bool(true),
            tag::INTEGER => Part::Integer(i64::from_le_bytes(*rest.first_chunk()?)),
            tag::LARGE => Part::Large(u64::from_le_bytes(*rest.first_chunk()?)),
            tag::FLOAT => Part::Float(f64::from_le_bytes(*rest.first_chunk()?)),
            tag::TEXT => Part::Text(text(rest)?.0),
            tag::LIST => {
                let count = u32::from_le_bytes(*rest.get(4..)?.first_chunk()?);
                let rest = rest.get(8..)?;
                Part::List(List { count, rest })
            }
            tag::OBJECT => Part::Object(Object {
                rest: rest.get(8..)?,
            }),
            small @ tag::SMALL.. => Part::Integer((small - tag::SMALL).into()),
            _ => Part::Null,
        })
    }
}

impl List<'_> {
    /// How many values are left.
    pub(super) fn size(&self) -> u32 {
        self.count
    }
}

impl<'a> Iterator for List<'a> {
    type Item = Node<'a>;

    fn next(&mut self) -> Option<Node<'a>> {
        let (node, rest) = Node::first(self.rest)?;
        self.rest = rest;
        self.count = self.count.saturating_sub(1);
        Some(node)
    }
}

impl Object<'_> {
    /// Whether one of the keys that are left is this one.
    pub(super) fn has(mut self, key: &[u8]) -> bool {
        self.any(|(other, _)| other == key)
    }
}

impl<'a> Iterator for Object<'a> {
    type Item = (&'a [u8], Node<'a>);

    fn next(&mut self) -> Option<Self::Item> {
        let (key, rest) = text(self.rest)?;
        let (node, rest) = Node::first(rest)?;
        self.rest = rest;
        Some((key, node))
    }
}

/// The length that stands at the beginning.
fn length(bytes: &[u8]) -> Option<usize> {
    usize::try_from(u32::from_le_bytes(*bytes.first_chunk()?)).ok()
}

/// The text that stands at the beginning, and the rest.
fn text(bytes: &[u8]) -> Option<(&[u8], &[u8])> {
    let (&short, rest) = bytes.split_first()?;
    match short {
        tag::LONG => rest.get(4..)?.split_at_checked(length(rest)?),
        short => rest.split_at_checked(short.into()),
    }
}
