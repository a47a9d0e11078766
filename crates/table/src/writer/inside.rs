//! Lists and objects on the way.

use serde::{Serialize, ser};

use super::{Unwritten, Writer, Written};

/// How they end.
pub(super) const END_LIST: &[u8] = b"]";
pub(super) const END: &[u8] = b"}";
pub(super) const END_LIST_VARIANT: &[u8] = b"]}";
pub(super) const END_VARIANT: &[u8] = b"}}";

/// A list or an object of which a part is written.
pub(super) struct Inside<'a> {
    out: &'a mut Vec<u8>,
    empty: bool,
    end: &'static [u8],
}

impl<'a> Inside<'a> {
    pub(super) fn new(out: &'a mut Vec<u8>, end: &'static [u8]) -> Self {
        Self {
            out,
            empty: true,
            end,
        }
    }

    /// Begins the next item or name.
    #[inline(never)]
    fn next(&mut self) -> Writer<'_> {
        if !self.empty {
            self.out.push(b',');
        }
        self.empty = false;
        Writer(self.out)
    }

    /// Begins the value of a field.
    #[inline(never)]
    fn field(&mut self, name: &str) -> Result<Writer<'_>, Unwritten> {
        self.next().text(name)?;
        self.out.push(b':');
        Ok(Writer(self.out))
    }

    /// Makes a name of what was written from `start` on: numbers and the like stand in quotes there.
    #[inline(never)]
    fn name(&mut self, start: usize) -> Written {
        match self.out.get(start) {
            Some(b'"') => {}
            Some(b'0'..=b'9' | b'-' | b't' | b'f') => {
                self.out.insert(start, b'"');
                self.out.push(b'"');
            }
            _ => return Err(ser::Error::custom("key must be a string")),
        }
        self.out.push(b':');
        Ok(())
    }

    #[inline(never)]
    fn finish(self) -> Written {
        self.out.extend_from_slice(self.end);
        Ok(())
    }
}

/// Lists, whatever they are called.
macro_rules! lists {
    ($($kind:ident::$method:ident)*) => {
        $(impl ser::$kind for Inside<'_> {
            type Ok = ();
            type Error = Unwritten;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
                value.serialize(self.next())
            }

            fn end(self) -> Written {
                self.finish()
            }
        })*
    };
}
lists! {
    SerializeSeq::serialize_element
    SerializeTuple::serialize_element
    SerializeTupleStruct::serialize_field
    SerializeTupleVariant::serialize_field
}

/// Objects whose names are known.
macro_rules! objects {
    ($($kind:ident)*) => {
        $(impl ser::$kind for Inside<'_> {
            type Ok = ();
            type Error = Unwritten;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                name: &'static str,
                value: &T,
            ) -> Written {
                value.serialize(self.field(name)?)
            }

            fn end(self) -> Written {
                self.finish()
            }
        })*
    };
}
objects! { SerializeStruct SerializeStructVariant }

impl ser::SerializeMap for Inside<'_> {
    type Ok = ();
    type Error = Unwritten;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Written {
        let start = self.out.len() + usize::from(!self.empty);
        key.serialize(self.next())?;
        self.name(start)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
        value.serialize(Writer(self.out))
    }

    fn end(self) -> Written {
        self.finish()
    }
}
