//! Writing a value onto a tape. What comes out is the same value that `serde_json` would write.

use std::fmt::{self, Display, Write};

use serde::{
    Serialize, Serializer,
    ser::{
        self, Impossible, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant,
        SerializeTuple, SerializeTupleStruct, SerializeTupleVariant,
    },
};

use super::tape::tag;

/// A value that has no form in JSON.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Unrecordable(String);

impl ser::Error for Unrecordable {
    fn custom<T: Display>(message: T) -> Self {
        Self(message.to_string())
    }
}

type Done = Result<(), Unrecordable>;

/// Writes one value.
pub(super) struct Recorder<'a>(pub(super) &'a mut Vec<u8>);

/// A list or an object that is being written.
pub(super) struct Several<'a> {
    tape: &'a mut Vec<u8>,
    start: usize,
    count: u32,
    /// Where the object begins that holds nothing but this: a variant.
    outer: Option<usize>,
}

impl<'a> Recorder<'a> {
    fn eight(self, tag: u8, bytes: [u8; 8]) -> Done {
        self.0.push(tag);
        self.0.extend_from_slice(&bytes);
        Ok(())
    }

    fn begin(self, tag: u8) -> Several<'a> {
        Several {
            start: open(self.0, tag),
            tape: self.0,
            count: 0,
            outer: None,
        }
    }

    fn begin_variant(self, variant: &str, tag: u8) -> Result<Several<'a>, Unrecordable> {
        let outer = open(self.0, tag::OBJECT);
        text(self.0, variant)?;
        let mut several = self.begin(tag);
        several.outer = Some(outer);
        Ok(several)
    }
}

/// Begins a list or an object; where it begins.
fn open(tape: &mut Vec<u8>, tag: u8) -> usize {
    let start = tape.len();
    tape.extend_from_slice(&[tag, 0, 0, 0, 0, 0, 0, 0, 0]);
    start
}

/// Ends a list or an object: its length and count are known.
fn close(tape: &mut [u8], start: usize, count: u32) -> Done {
    let length = four(tape.len().saturating_sub(start + 9))?;
    let [a, b, c, d] = length;
    let [e, f, g, h] = count.to_le_bytes();
    match tape.get_mut(start + 1..start + 9) {
        Some(place) => place.copy_from_slice(&[a, b, c, d, e, f, g, h]),
        None => return Err(Unrecordable("a list without a beginning".into())),
    }
    Ok(())
}

/// A length in four bytes.
fn four(length: usize) -> Result<[u8; 4], Unrecordable> {
    let length = u32::try_from(length).map_err(|_| Unrecordable("too long".into()))?;
    Ok(length.to_le_bytes())
}

/// Writes a text.
fn text(tape: &mut Vec<u8>, text: &str) -> Done {
    match u8::try_from(text.len()) {
        Ok(short) if short < tag::LONG => tape.push(short),
        _ => {
            tape.push(tag::LONG);
            tape.extend_from_slice(&four(text.len())?);
        }
    }
    tape.extend_from_slice(text.as_bytes());
    Ok(())
}

/// Writes a text that is yet to be made.
fn display<T: Display + ?Sized>(tape: &mut Vec<u8>, value: &T) -> Done {
    struct Text<'a>(&'a mut Vec<u8>);
    impl Write for Text<'_> {
        fn write_str(&mut self, text: &str) -> fmt::Result {
            self.0.extend_from_slice(text.as_bytes());
            Ok(())
        }
    }
    let at = tape.len();
    tape.push(0);
    write!(Text(tape), "{value}").map_err(|_| Unrecordable("a text that cannot be made".into()))?;
    let length = tape.len().saturating_sub(at + 1);
    match (u8::try_from(length), tape.get_mut(at)) {
        (Ok(short), Some(place)) if short < tag::LONG => *place = short,
        _ => {
            let [a, b, c, d] = four(length)?;
            tape.splice(at..=at, [tag::LONG, a, b, c, d]);
        }
    }
    Ok(())
}

impl<'a> Serializer for Recorder<'a> {
    type Ok = ();
    type Error = Unrecordable;
    type SerializeSeq = Several<'a>;
    type SerializeTuple = Several<'a>;
    type SerializeTupleStruct = Several<'a>;
    type SerializeTupleVariant = Several<'a>;
    type SerializeMap = Several<'a>;
    type SerializeStruct = Several<'a>;
    type SerializeStructVariant = Several<'a>;

    fn serialize_bool(self, value: bool) -> Done {
        self.0.push(if value { tag::TRUE } else { tag::FALSE });
        Ok(())
    }

    fn serialize_i8(self, value: i8) -> Done {
        self.serialize_i64(value.into())
    }

    fn serialize_i16(self, value: i16) -> Done {
        self.serialize_i64(value.into())
    }

    fn serialize_i32(self, value: i32) -> Done {
        self.serialize_i64(value.into())
    }

    fn serialize_i64(self, value: i64) -> Done {
        match u8::try_from(value) {
            Ok(small) if small < tag::SMALL => self.0.push(tag::SMALL + small),
            _ => return self.eight(tag::INTEGER, value.to_le_bytes()),
        }
        Ok(())
    }

    fn serialize_u8(self, value: u8) -> Done {
        self.serialize_i64(value.into())
    }

    fn serialize_u16(self, value: u16) -> Done {
        self.serialize_i64(value.into())
    }

    fn serialize_u32(self, value: u32) -> Done {
        self.serialize_i64(value.into())
    }

    fn serialize_u64(self, value: u64) -> Done {
        match i64::try_from(value) {
            Ok(value) => self.serialize_i64(value),
            Err(_) => self.eight(tag::LARGE, value.to_le_bytes()),
        }
    }

    fn serialize_f32(self, value: f32) -> Done {
        // The number that a reader of its JSON finds, which is another one than `value.into()`.
        match value.to_string().parse() {
            Ok(value) => self.serialize_f64(value),
            Err(_) => self.serialize_unit(),
        }
    }

    fn serialize_f64(self, value: f64) -> Done {
        match value.is_finite() {
            true => self.eight(tag::FLOAT, value.to_le_bytes()),
            false => self.serialize_unit(),
        }
    }

    fn serialize_char(self, value: char) -> Done {
        self.serialize_str(value.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, value: &str) -> Done {
        self.0.push(tag::TEXT);
        text(self.0, value)
    }

    fn collect_str<T: Display + ?Sized>(self, value: &T) -> Done {
        self.0.push(tag::TEXT);
        display(self.0, value)
    }

    fn serialize_bytes(self, value: &[u8]) -> Done {
        self.collect_seq(value)
    }

    fn serialize_none(self) -> Done {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Done {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Done {
        self.0.push(tag::NULL);
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Done {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Done {
        self.serialize_str(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Done {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Done {
        let start = open(self.0, tag::OBJECT);
        text(self.0, variant)?;
        value.serialize(Recorder(self.0))?;
        close(self.0, start, 1)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Several<'a>, Unrecordable> {
        Ok(self.begin(tag::LIST))
    }

    fn serialize_tuple(self, _: usize) -> Result<Several<'a>, Unrecordable> {
        Ok(self.begin(tag::LIST))
    }

    fn serialize_tuple_struct(
        self,
        _: &'static str,
        _: usize,
    ) -> Result<Several<'a>, Unrecordable> {
        Ok(self.begin(tag::LIST))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Several<'a>, Unrecordable> {
        self.begin_variant(variant, tag::LIST)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Several<'a>, Unrecordable> {
        Ok(self.begin(tag::OBJECT))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Several<'a>, Unrecordable> {
        Ok(self.begin(tag::OBJECT))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Several<'a>, Unrecordable> {
        self.begin_variant(variant, tag::OBJECT)
    }
}

impl Several<'_> {
    fn value<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        self.count += 1;
        value.serialize(Recorder(self.tape))
    }

    fn named<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) -> Done {
        text(self.tape, name)?;
        self.value(value)
    }

    fn finish(self) -> Done {
        close(self.tape, self.start, self.count)?;
        self.outer
            .map_or(Ok(()), |start| close(self.tape, start, 1))
    }
}

/// All kinds of lists are the same.
macro_rules! list {
    ($($kind:ident $add:ident),*) => {$(
        impl $kind for Several<'_> {
            type Ok = ();
            type Error = Unrecordable;

            fn $add<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
                self.value(value)
            }

            fn end(self) -> Done {
                self.finish()
            }
        }
    )*};
}

list!(
    SerializeSeq serialize_element,
    SerializeTuple serialize_element,
    SerializeTupleStruct serialize_field,
    SerializeTupleVariant serialize_field
);

/// So are structs and variants with named fields.
macro_rules! fields {
    ($($kind:ident),*) => {$(
        impl $kind for Several<'_> {
            type Ok = ();
            type Error = Unrecordable;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Done {
                self.named(name, value)
            }

            fn end(self) -> Done {
                self.finish()
            }
        }
    )*};
}

fields!(SerializeStruct, SerializeStructVariant);

impl SerializeMap for Several<'_> {
    type Ok = ();
    type Error = Unrecordable;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Done {
        key.serialize(Key(self.tape))
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        self.value(value)
    }

    fn end(self) -> Done {
        self.finish()
    }
}

/// Writes the key of a map: JSON knows only texts.
struct Key<'a>(&'a mut Vec<u8>);

impl Key<'_> {
    fn refuse<T>(what: &str) -> Result<T, Unrecordable> {
        Err(Unrecordable(format!("{what} cannot be a key")))
    }
}

/// What is written as its text.
macro_rules! keys {
    ($($method:ident $type:ty),*) => {$(
        fn $method(self, value: $type) -> Done {
            display(self.0, &value)
        }
    )*};
}

type Never = Impossible<(), Unrecordable>;

impl Serializer for Key<'_> {
    type Ok = ();
    type Error = Unrecordable;
    type SerializeSeq = Never;
    type SerializeTuple = Never;
    type SerializeTupleStruct = Never;
    type SerializeTupleVariant = Never;
    type SerializeMap = Never;
    type SerializeStruct = Never;
    type SerializeStructVariant = Never;

    keys!(
        serialize_bool bool, serialize_char char,
        serialize_i8 i8, serialize_i16 i16, serialize_i32 i32, serialize_i64 i64,
        serialize_u8 u8, serialize_u16 u16, serialize_u32 u32, serialize_u64 u64
    );

    fn serialize_str(self, value: &str) -> Done {
        text(self.0, value)
    }

    fn collect_str<T: Display + ?Sized>(self, value: &T) -> Done {
        display(self.0, value)
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Done {
        text(self.0, variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Done {
        value.serialize(self)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Done {
        value.serialize(self)
    }

    fn serialize_f32(self, _: f32) -> Done {
        Self::refuse("a fraction")
    }

    fn serialize_f64(self, _: f64) -> Done {
        Self::refuse("a fraction")
    }

    fn serialize_bytes(self, _: &[u8]) -> Done {
        Self::refuse("a list")
    }

    fn serialize_none(self) -> Done {
        Self::refuse("nothing")
    }

    fn serialize_unit(self) -> Done {
        Self::refuse("nothing")
    }

    fn serialize_unit_struct(self, _: &'static str) -> Done {
        Self::refuse("nothing")
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Done {
        Self::refuse("an object")
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Never, Unrecordable> {
        Self::refuse("a list")
    }

    fn serialize_tuple(self, _: usize) -> Result<Never, Unrecordable> {
        Self::refuse("a list")
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Never, Unrecordable> {
        Self::refuse("a list")
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Never, Unrecordable> {
        Self::refuse("an object")
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Never, Unrecordable> {
        Self::refuse("an object")
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Never, Unrecordable> {
        Self::refuse("an object")
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Never, Unrecordable> {
        Self::refuse("an object")
    }
}
