//! Values from a tree.

use std::slice::Iter;

use serde::{
    Deserializer,
    de::{DeserializeSeed, EnumAccess, Error, MapAccess, SeqAccess, VariantAccess, Visitor},
};

use super::{Wrong, fields::Fields, tree::Tree};

/// Reads from one place of a tree.
#[derive(Clone, Copy)]
pub(super) struct Reader<'de>(pub(super) &'de Tree<'de>);

type Entry<'de> = (Tree<'de>, Tree<'de>);

impl<'de> Reader<'de> {
    fn text(self) -> Result<&'de str, Wrong> {
        match self.0 {
            Tree::Text(text) => Ok(text),
            other => Err(Wrong::instead_of("a text", other)),
        }
    }

    fn bool(self) -> Result<bool, Wrong> {
        match self.0 {
            Tree::Bool(value) => Ok(*value),
            other => Err(Wrong::instead_of("true or false", other)),
        }
    }

    fn fraction(self) -> Result<f64, Wrong> {
        match self.0 {
            Tree::Whole(number) => Ok(*number as f64),
            Tree::Negative(number) => Ok(*number as f64),
            Tree::Fraction(number) => Ok(*number),
            other => Err(Wrong::instead_of("a number", other)),
        }
    }

    fn items(self) -> Result<Iter<'de, Tree<'de>>, Wrong> {
        match self.0 {
            Tree::List(list) => Ok(list.iter()),
            other => Err(Wrong::instead_of("a list", other)),
        }
    }

    fn entries(self) -> Result<&'de [Entry<'de>], Wrong> {
        match self.0 {
            Tree::Object(object) => Ok(object),
            other => Err(Wrong::instead_of("an object", other)),
        }
    }

    /// The name of a variant, and what it holds.
    fn variant(self) -> Result<Variant<'de>, Wrong> {
        match self.0 {
            Tree::Text(_) => Ok(Variant {
                name: self,
                held: None,
            }),
            Tree::Object(object) => match object.as_slice() {
                [(name, held)] => Ok(Variant {
                    name: Reader(name),
                    held: Some(Reader(held)),
                }),
                _ => Err(Wrong::instead_of("an object with one name", self.0)),
            },
            other => Err(Wrong::instead_of("a text or an object", other)),
        }
    }

    /// Every whole number, whatever type is asked for: it is the visitor that knows which fit.
    fn number<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self.0 {
            Tree::Whole(number) => visitor.visit_u64(*number),
            Tree::Negative(number) => visitor.visit_i64(*number),
            other => Err(Wrong::instead_of("a whole number", other)),
        }
    }

    fn list<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        let mut list = List(self.items()?);
        let value = visitor.visit_seq(&mut list)?;
        list.is_done().map(|()| value)
    }

    fn object<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        visitor.visit_map(Object {
            entries: self.entries()?.iter(),
            value: None,
        })
    }

    /// An object with known names. It is handed over as a list in the order of the names: the code for
    /// that is half of what serde makes for names in any order.
    fn fields<V: Visitor<'de>>(
        self,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        let mut fields = Fields::new(self.entries()?, names);
        match visitor.visit_seq(&mut fields) {
            Ok(value) => Ok(value),
            Err(wrong) => Err(fields.explain(wrong)),
        }
    }
}

/// Hands these types of numbers to the same function.
macro_rules! numbers {
    ($($method:ident)*) => {
        $(fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
            self.number(visitor)
        })*
    };
}

impl<'de> Deserializer<'de> for Reader<'de> {
    type Error = Wrong;

    numbers! {
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64
    }

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self.0 {
            Tree::Missing => Err(Wrong::instead_of("something", self.0)),
            Tree::Null => visitor.visit_unit(),
            Tree::Bool(value) => visitor.visit_bool(*value),
            Tree::Whole(number) => visitor.visit_u64(*number),
            Tree::Negative(number) => visitor.visit_i64(*number),
            Tree::Fraction(number) => visitor.visit_f64(*number),
            Tree::Text(text) => visitor.visit_borrowed_str(text),
            Tree::List(_) => self.list(visitor),
            Tree::Object(_) => self.object(visitor),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        visitor.visit_bool(self.bool()?)
    }

    fn deserialize_f32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        visitor.visit_f64(self.fraction()?)
    }

    fn deserialize_f64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        visitor.visit_f64(self.fraction()?)
    }

    fn deserialize_char<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        self.deserialize_str(visitor)
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        visitor.visit_borrowed_str(self.text()?)
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        self.deserialize_str(visitor)
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        self.deserialize_str(visitor)
    }

    fn deserialize_bytes<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Wrong> {
        Err(Wrong::custom("JSON has no bytes"))
    }

    fn deserialize_byte_buf<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        self.deserialize_bytes(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self.0 {
            Tree::Missing | Tree::Null => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self.0 {
            Tree::Null => visitor.visit_unit(),
            other => Err(Wrong::instead_of("null", other)),
        }
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        match self.0 {
            Tree::Missing => Err(Wrong::instead_of("something", self.0)),
            _ => visitor.visit_newtype_struct(self),
        }
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        self.list(visitor)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Wrong> {
        self.list(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        self.list(visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        self.object(visitor)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        self.fields(names, visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        visitor.visit_enum(self.variant()?)
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        visitor.visit_unit()
    }
}

struct List<'de>(Iter<'de, Tree<'de>>);

impl List<'_> {
    fn is_done(&self) -> Result<(), Wrong> {
        match self.0.as_slice() {
            [] => Ok(()),
            [more, ..] => Err(Wrong::instead_of("the end of a list", more)),
        }
    }
}

impl<'de> SeqAccess<'de> for &mut List<'de> {
    type Error = Wrong;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Wrong> {
        match self.0.next() {
            Some(item) => seed.deserialize(Reader(item)).map(Some),
            None => Ok(None),
        }
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.0.len())
    }
}

struct Object<'de> {
    entries: Iter<'de, Entry<'de>>,
    /// What the name stands for that was read last.
    value: Option<&'de Tree<'de>>,
}

impl<'de> MapAccess<'de> for Object<'de> {
    type Error = Wrong;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Wrong> {
        match self.entries.next() {
            Some((name, value)) => {
                self.value = Some(value);
                seed.deserialize(Reader(name)).map(Some)
            }
            None => Ok(None),
        }
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Wrong> {
        let value = self.value.take().unwrap_or(&Tree::Null);
        seed.deserialize(Reader(value))
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.entries.len())
    }
}

struct Variant<'de> {
    name: Reader<'de>,
    held: Option<Reader<'de>>,
}

impl<'de> Variant<'de> {
    fn held(self) -> Result<Reader<'de>, Wrong> {
        self.held
            .ok_or_else(|| Wrong::instead_of("a variant with something in it", self.name.0))
    }
}

impl<'de> EnumAccess<'de> for Variant<'de> {
    type Error = Wrong;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Self), Wrong> {
        Ok((seed.deserialize(self.name)?, self))
    }
}

impl<'de> VariantAccess<'de> for Variant<'de> {
    type Error = Wrong;

    fn unit_variant(self) -> Result<(), Wrong> {
        match self.held {
            None | Some(Reader(Tree::Null)) => Ok(()),
            Some(Reader(other)) => Err(Wrong::instead_of("null", other)),
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Wrong> {
        seed.deserialize(self.held()?)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Wrong> {
        self.held()?.list(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        self.held()?.fields(names, visitor)
    }
}
