//! Writing JSON, with little code for each type.
//!
//! The same bytes as `serde_json` writes, and not slower. But what is the same for all types is compiled
//! once, in functions that know no types: as WebAssembly a game's code for writing is half the size.

mod inside;

use std::fmt::Display;

use inside::{END, END_LIST, END_LIST_VARIANT, END_VARIANT, Inside};
use serde::{Serialize, Serializer, ser};

/// Why a value cannot be written.
#[derive(Debug)]
pub struct Unwritten(Box<str>);

impl Display for Unwritten {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Unwritten {}

impl ser::Error for Unwritten {
    #[cold]
    fn custom<T: Display>(what: T) -> Self {
        Self(what.to_string().into())
    }
}

type Written = Result<(), Unwritten>;

/// Writes a value as compact JSON at the end of `out`.
///
/// # Errors
/// If the value cannot be written as JSON. Part of it may then have been written.
pub fn write_json<T: Serialize + ?Sized>(out: &mut Vec<u8>, value: &T) -> Result<(), Unwritten> {
    value.serialize(Writer(out))
}

/// Writes one value.
struct Writer<'a>(&'a mut Vec<u8>);

impl<'a> Writer<'a> {
    #[inline(never)]
    fn raw(self, json: &[u8]) -> Written {
        self.0.extend_from_slice(json);
        Ok(())
    }

    #[inline(never)]
    fn unsigned(self, number: u64) -> Written {
        self.raw(itoa::Buffer::new().format(number).as_bytes())
    }

    #[inline(never)]
    fn signed(self, number: i64) -> Written {
        self.raw(itoa::Buffer::new().format(number).as_bytes())
    }

    #[inline(never)]
    fn text(self, text: &str) -> Written {
        let plain = |byte: u8| byte >= b' ' && byte != b'"' && byte != b'\\';
        if text.bytes().all(plain) {
            self.0.reserve(text.len() + 2);
            self.0.push(b'"');
            self.0.extend_from_slice(text.as_bytes());
            self.0.push(b'"');
            return Ok(());
        }
        serde_json::to_writer(self.0, text).map_err(ser::Error::custom)
    }

    #[inline(never)]
    fn fraction(self, number: f64) -> Written {
        serde_json::to_writer(self.0, &number).map_err(ser::Error::custom)
    }

    #[inline(never)]
    fn short_fraction(self, number: f32) -> Written {
        serde_json::to_writer(self.0, &number).map_err(ser::Error::custom)
    }

    /// Begins something with others in it.
    #[inline(never)]
    fn begin(self, begin: u8, end: &'static [u8]) -> Inside<'a> {
        self.0.push(begin);
        Inside::new(self.0, end)
    }

    /// Begins a variant with something in it.
    #[inline(never)]
    fn variant(self, name: &str) -> Result<Writer<'a>, Unwritten> {
        self.0.push(b'{');
        Writer(self.0).text(name)?;
        self.0.push(b':');
        Ok(self)
    }
}

/// Hands these types of numbers to the same function.
macro_rules! numbers {
    ($($method:ident($number:ty) => $write:ident,)*) => {
        $(fn $method(self, number: $number) -> Written {
            self.$write(number.into())
        })*
    };
}

impl<'a> Serializer for Writer<'a> {
    type Ok = ();
    type Error = Unwritten;
    type SerializeSeq = Inside<'a>;
    type SerializeTuple = Inside<'a>;
    type SerializeTupleStruct = Inside<'a>;
    type SerializeTupleVariant = Inside<'a>;
    type SerializeMap = Inside<'a>;
    type SerializeStruct = Inside<'a>;
    type SerializeStructVariant = Inside<'a>;

    numbers! {
        serialize_u8(u8) => unsigned,
        serialize_u16(u16) => unsigned,
        serialize_u32(u32) => unsigned,
        serialize_u64(u64) => unsigned,
        serialize_i8(i8) => signed,
        serialize_i16(i16) => signed,
        serialize_i32(i32) => signed,
        serialize_i64(i64) => signed,
        serialize_f32(f32) => short_fraction,
        serialize_f64(f64) => fraction,
    }

    fn serialize_bool(self, value: bool) -> Written {
        self.raw(if value { b"true" } else { b"false" })
    }

    fn serialize_char(self, value: char) -> Written {
        self.text(value.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, text: &str) -> Written {
        self.text(text)
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Written {
        self.collect_seq(bytes)
    }

    fn serialize_none(self) -> Written {
        self.raw(b"null")
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Written {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Written {
        self.raw(b"null")
    }

    fn serialize_unit_struct(self, _: &'static str) -> Written {
        self.raw(b"null")
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Written {
        self.text(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Written {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Written {
        let inner = self.variant(variant)?;
        value.serialize(Writer(inner.0))?;
        inner.raw(END)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Inside<'a>, Unwritten> {
        Ok(self.begin(b'[', END_LIST))
    }

    fn serialize_tuple(self, _: usize) -> Result<Inside<'a>, Unwritten> {
        Ok(self.begin(b'[', END_LIST))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Inside<'a>, Unwritten> {
        Ok(self.begin(b'[', END_LIST))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Inside<'a>, Unwritten> {
        Ok(self.variant(variant)?.begin(b'[', END_LIST_VARIANT))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Inside<'a>, Unwritten> {
        Ok(self.begin(b'{', END))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Inside<'a>, Unwritten> {
        Ok(self.begin(b'{', END))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Inside<'a>, Unwritten> {
        Ok(self.variant(variant)?.begin(b'{', END_VARIANT))
    }
}

#[cfg(test)]
mod tests;
