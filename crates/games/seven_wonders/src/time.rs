//! When something happens: ages, the turns of an age, and the moments at which cards are laid.

use std::{fmt, num::NonZeroU8};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// An age (SWB-3.1); in JSON its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "seven_wonders.ts", type = "1 | 2 | 3")
)]
#[serde(try_from = "u8", into = "u8")]
#[repr(u8)]
pub enum Age {
    /// The first age.
    I = 1,
    /// The second age.
    II = 2,
    /// The third and last age.
    III = 3,
}

impl Age {
    /// All ages in order.
    pub const ALL: [Self; 3] = [Self::I, Self::II, Self::III];

    /// Its number, from 1.
    #[inline]
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// Its place among the ages, from 0.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize - 1
    }

    /// The age of this number.
    #[inline]
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1 => Some(Self::I),
            2 => Some(Self::II),
            3 => Some(Self::III),
            _ => None,
        }
    }

    /// The age after it, if there is one.
    #[must_use]
    pub const fn next(self) -> Option<Self> {
        match self {
            Self::I => Some(Self::II),
            Self::II => Some(Self::III),
            Self::III => None,
        }
    }

    /// The ages up to this one.
    pub(crate) fn so_far(self) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().take(self.number().into())
    }
}

impl fmt::Display for Age {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl From<Age> for u8 {
    fn from(age: Age) -> Self {
        age.number()
    }
}

impl TryFrom<u8> for Age {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        Self::new(number).ok_or_else(|| format!("there is no age {number}; there are 1 to 3"))
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Age {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Age".into()
    }

    fn json_schema(_generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "integer", "minimum": 1, "maximum": 3 })
    }
}

/// The most turns of an age (SWC-1.2).
pub(crate) const MAX_TURNS: usize = 7;

/// A part of an age: its recruitment phase (SWL-3.1), or one of its turns. In JSON `"recruitment"`, or
/// the number of the turn from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "seven_wonders.ts", type = "number | \"recruitment\"")
)]
pub enum Turn {
    /// The recruitment phase, before the cards are dealt.
    Recruitment,
    /// A turn in which cards are played.
    Cards(NonZeroU8),
}

impl Turn {
    /// The first turn.
    pub const FIRST: Self = Self::Cards(NonZeroU8::MIN);

    /// The turn of this number; 0 is none.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        match NonZeroU8::new(number) {
            Some(number) => Some(Self::Cards(number)),
            None => None,
        }
    }

    /// The number of the turn from 1; none for a recruitment phase.
    #[must_use]
    pub const fn number(self) -> Option<u8> {
        match self {
            Self::Recruitment => None,
            Self::Cards(number) => Some(number.get()),
        }
    }

    /// How many turns of the age have begun.
    #[inline]
    pub(crate) const fn begun(self) -> u8 {
        match self {
            Self::Recruitment => 0,
            Self::Cards(number) => number.get(),
        }
    }

    /// How many turns of the age are over.
    #[inline]
    pub(crate) const fn over(self) -> u8 {
        self.begun().saturating_sub(1)
    }

    /// The turn after it.
    pub(crate) const fn next(self) -> Self {
        match self {
            Self::Recruitment => Self::FIRST,
            Self::Cards(number) => Self::Cards(number.saturating_add(1)),
        }
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Recruitment => f.write_str(RECRUITMENT),
            Self::Cards(number) => number.fmt(f),
        }
    }
}

const RECRUITMENT: &str = "recruitment";

impl Serialize for Turn {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Recruitment => serializer.serialize_str(RECRUITMENT),
            Self::Cards(number) => serializer.serialize_u8(number.get()),
        }
    }
}

impl<'de> Deserialize<'de> for Turn {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let says = "a turn is a number from 1, or \"recruitment\" in a recruitment phase";
        let turn = match NumberOrWord::read(deserializer, says)? {
            NumberOrWord::Number(number) => Self::new(number),
            NumberOrWord::Word(word) => (word == RECRUITMENT).then_some(Self::Recruitment),
        };
        turn.ok_or_else(|| serde::de::Error::custom(says))
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Turn {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Turn".into()
    }

    fn json_schema(_generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "anyOf": [
            { "type": "integer", "minimum": 1, "maximum": MAX_TURNS },
            { "const": RECRUITMENT },
        ] })
    }
}

/// When in an age a city lays a card face down: in a turn, as its last card, or because a penalty
/// destroys it. In JSON the number of the turn, `"last_card"` or `"penalty"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(
        export_to = "seven_wonders.ts",
        type = "number | \"last_card\" | \"penalty\""
    )
)]
pub enum Slot {
    /// In a turn, from 1.
    Turn(u8),
    /// The card that is left over, or played last (SWB-9.4).
    LastCard,
    /// What a penalty destroys (SWP-4.1).
    Penalty,
}

const LAST_CARD: &str = "last_card";
const PENALTY: &str = "penalty";

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Turn(number) => number.fmt(f),
            Self::LastCard => f.write_str(LAST_CARD),
            Self::Penalty => f.write_str(PENALTY),
        }
    }
}

impl Serialize for Slot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Turn(number) => serializer.serialize_u8(*number),
            Self::LastCard => serializer.serialize_str(LAST_CARD),
            Self::Penalty => serializer.serialize_str(PENALTY),
        }
    }
}

impl<'de> Deserialize<'de> for Slot {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let says = "a card is laid in a turn from 1, as \"last_card\" or by a \"penalty\"";
        let slot = match NumberOrWord::read(deserializer, says)? {
            NumberOrWord::Number(number) => (number > 0).then_some(Self::Turn(number)),
            NumberOrWord::Word(word) => match word.as_str() {
                LAST_CARD => Some(Self::LastCard),
                PENALTY => Some(Self::Penalty),
                _ => None,
            },
        };
        slot.ok_or_else(|| serde::de::Error::custom(says))
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Slot {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Slot".into()
    }

    fn json_schema(_generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "anyOf": [
            { "type": "integer", "minimum": 1, "maximum": MAX_TURNS },
            { "const": LAST_CARD },
            { "const": PENALTY },
        ] })
    }
}

/// How many moments an age has: its turns, the last card, the penalty.
const MOMENTS: usize = MAX_TURNS + 2;

/// A moment of the game at which a city can lay a card face down.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Moment(u8);

impl Moment {
    /// How many there are.
    pub(crate) const COUNT: usize = MOMENTS * Age::ALL.len();

    #[inline]
    pub(crate) const fn new(age: Age, slot: Slot) -> Self {
        let slot = match slot {
            Slot::Turn(turn) if turn as usize > MAX_TURNS => MAX_TURNS as u8 - 1,
            Slot::Turn(turn) => turn.saturating_sub(1),
            Slot::LastCard => MAX_TURNS as u8,
            Slot::Penalty => MAX_TURNS as u8 + 1,
        };
        Self((age.index() * MOMENTS) as u8 + slot)
    }

    /// The moment of a place among all.
    #[inline]
    pub(crate) const fn at(index: usize) -> Option<Self> {
        if index < Self::COUNT {
            Some(Self(index as u8))
        } else {
            None
        }
    }

    /// The first moment of an age.
    #[inline]
    pub(crate) const fn start_of(age: Age) -> Self {
        Self::new(age, Slot::Turn(1))
    }

    /// All moments of an age.
    pub(crate) fn of_age(age: Age) -> impl Iterator<Item = Self> {
        let first = Self::start_of(age).0;
        (first..first + MOMENTS as u8).map(Self)
    }

    /// Its place among all moments.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub(crate) const fn age(self) -> Age {
        match self.0 as usize / MOMENTS {
            0 => Age::I,
            1 => Age::II,
            _ => Age::III,
        }
    }

    #[inline]
    pub(crate) const fn slot(self) -> Slot {
        match self.0 as usize % MOMENTS {
            MAX_TURNS => Slot::LastCard,
            turn if turn < MAX_TURNS => Slot::Turn(turn as u8 + 1),
            _ => Slot::Penalty,
        }
    }

    /// The turn of the age, from 1, if it is in one.
    pub(crate) const fn turn(self) -> Option<u8> {
        match self.slot() {
            Slot::Turn(turn) => Some(turn),
            Slot::LastCard | Slot::Penalty => None,
        }
    }
}

impl fmt::Debug for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Moment({}, {})", self.age(), self.slot())
    }
}

/// What stands in JSON as a number or as a word.
pub(crate) enum NumberOrWord {
    Number(u8),
    Word(String),
}

impl NumberOrWord {
    /// Reads it; `says` is what is expected, in words for whoever wrote it.
    pub(crate) fn read<'de, D: Deserializer<'de>>(
        deserializer: D,
        says: &'static str,
    ) -> Result<Self, D::Error> {
        struct Reader(&'static str);

        impl serde::de::Visitor<'_> for Reader {
            type Value = NumberOrWord;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.0)
            }

            fn visit_u64<E: serde::de::Error>(self, number: u64) -> Result<NumberOrWord, E> {
                let number = u8::try_from(number).map_err(|_| E::custom(self.0))?;
                Ok(NumberOrWord::Number(number))
            }

            fn visit_str<E: serde::de::Error>(self, word: &str) -> Result<NumberOrWord, E> {
                Ok(NumberOrWord::Word(word.to_owned()))
            }
        }

        deserializer.deserialize_any(Reader(says))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_know_their_age_and_slot() {
        let turns = (1..=MAX_TURNS as u8).map(Slot::Turn);
        let slots: Vec<Slot> = turns.chain([Slot::LastCard, Slot::Penalty]).collect();
        let mut all = Vec::new();
        for age in Age::ALL {
            let of_age: Vec<Moment> = slots.iter().map(|slot| Moment::new(age, *slot)).collect();
            assert!(of_age.iter().copied().eq(Moment::of_age(age)));
            for (moment, slot) in of_age.iter().zip(&slots) {
                assert_eq!((moment.age(), moment.slot()), (age, *slot));
            }
            all.extend(of_age);
        }
        assert!(all.is_sorted_by(|a, b| a < b) && all.len() == Moment::COUNT);
        assert!(
            all.iter()
                .enumerate()
                .all(|(at, m)| Moment::at(at) == Some(*m))
        );
    }

    #[test]
    fn a_turn_takes_one_byte() {
        assert_eq!(size_of::<Turn>(), 1);
        assert!(Turn::Recruitment < Turn::FIRST && Turn::Recruitment.next() == Turn::FIRST);
    }
}
