//! Parts of a document with a form of their own, read with errors that the writer understands.

use std::{fmt, marker::PhantomData, str::FromStr};

use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{self, value::MapAccessDeserializer},
};

use crate::{
    cards::{Card, Leader},
    event::Town,
    time::{Age, NumberOrWord, Slot},
};

/// Victory tokens by their value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct VictoryTokens {
    /// Tokens worth 1.
    pub ones: u8,
    /// Tokens worth 3.
    pub threes: u8,
    /// Tokens worth 5.
    pub fives: u8,
}

impl From<[u8; 3]> for VictoryTokens {
    fn from([ones, threes, fives]: [u8; 3]) -> Self {
        Self {
            ones,
            threes,
            fives,
        }
    }
}

impl From<VictoryTokens> for [u8; 3] {
    fn from(tokens: VictoryTokens) -> Self {
        [tokens.ones, tokens.threes, tokens.fives]
    }
}

impl<'de> Deserialize<'de> for VictoryTokens {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Default, Deserialize)]
        #[serde(default, deny_unknown_fields)]
        struct Named {
            ones: u8,
            threes: u8,
            fives: u8,
        }

        struct Reader;

        impl<'de> de::Visitor<'de> for Reader {
            type Value = VictoryTokens;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("victory tokens by name, as in {\"ones\": 1, \"fives\": 2}")
            }

            fn visit_map<A: de::MapAccess<'de>>(self, map: A) -> Result<VictoryTokens, A::Error> {
                let named = Named::deserialize(MapAccessDeserializer::new(map))?;
                Ok([named.ones, named.threes, named.fives].into())
            }

            fn visit_seq<A: de::SeqAccess<'de>>(self, _: A) -> Result<VictoryTokens, A::Error> {
                Err(de::Error::custom(
                    "victories: a list is the form of version 2; \
                     name the tokens, as in {\"ones\": 1, \"threes\": 0, \"fives\": 2}",
                ))
            }
        }

        deserializer.deserialize_any(Reader)
    }
}

/// `owed_per` of version 2: always refused.
pub(super) fn no_owed_per<'de, D: Deserializer<'de>>(deserializer: D) -> Result<(), D::Error> {
    de::IgnoredAny::deserialize(deserializer)?;
    Err(de::Error::custom(
        "owed_per: that is the form of version 2; \
         write \"owed_per_victory\" and \"owed_per_stage\", each with its number",
    ))
}

/// A leader that is not in play: just the leader in the hand, or also the age in which it was used.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum HeldLeader {
    /// In the hand.
    Hand(Leader),
    /// Discarded or under a stage.
    Used {
        /// Which leader.
        leader: Leader,
        /// The age.
        used: Age,
    },
}

impl<'de> Deserialize<'de> for HeldLeader {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Used {
            leader: Leader,
            used: Age,
        }

        let says = "a leader is its name, or {\"leader\": name, \"used\": age} if it was used";
        let word = WordOrMap::<Leader, Used>::read(deserializer, says)?;
        Ok(match word {
            WordOrMap::Word(leader) => Self::Hand(leader),
            WordOrMap::Map(Used { leader, used }) => Self::Used { leader, used },
        })
    }
}

/// A card on the discard pile: just the card, or also who laid it when.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Discard {
    /// Any time, by anybody.
    Card(Card),
    /// By a city, at a moment of an age.
    Laid {
        /// Which card.
        card: Card,
        /// The age.
        age: Age,
        /// The turn, `"last_card"`, or `"penalty"` for what a penalty destroyed.
        turn: Slot,
        /// The city.
        city: Town,
        /// By the Free City: what it could have built instead in that turn, had it been in the hand
        /// (SWB-15.6).
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        could_build: Vec<Card>,
    },
}

impl<'de> Deserialize<'de> for Discard {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Laid {
            card: Card,
            age: Age,
            turn: Slot,
            city: Town,
            #[serde(default)]
            could_build: Vec<Card>,
        }

        let says = "a discarded card is its name, or {\"card\": name, \"age\", \"turn\", \"city\"}";
        Ok(match WordOrMap::<Card, Laid>::read(deserializer, says)? {
            WordOrMap::Word(card) => Self::Card(card),
            WordOrMap::Map(laid) => Self::Laid {
                card: laid.card,
                age: laid.age,
                turn: laid.turn,
                city: laid.city,
                could_build: laid.could_build,
            },
        })
    }
}

/// Up to which part of an age a seat has seen the discard pile: its recruitment phase, a turn, or the
/// last card. In JSON `"recruitment"`, the number of the turn, or `"last_card"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(
        export_to = "seven_wonders.ts",
        type = "number | \"recruitment\" | \"last_card\""
    )
)]
pub enum Seen {
    /// Before its first turn.
    Recruitment,
    /// Up to the end of a turn, from 1.
    Turn(u8),
    /// Up to the end of the last turn, with the last cards.
    LastCard,
}

impl Serialize for Seen {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Recruitment => serializer.serialize_str("recruitment"),
            Self::Turn(turn) => serializer.serialize_u8(*turn),
            Self::LastCard => serializer.serialize_str("last_card"),
        }
    }
}

impl<'de> Deserialize<'de> for Seen {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let says = "the pile was seen in a turn from 1, in the \"recruitment\" phase, \
                    or with the \"last_card\"";
        match NumberOrWord::read(deserializer, says)? {
            NumberOrWord::Number(turn) if turn > 0 => Ok(Self::Turn(turn)),
            NumberOrWord::Word(word) if word == "recruitment" => Ok(Self::Recruitment),
            NumberOrWord::Word(word) if word == "last_card" => Ok(Self::LastCard),
            NumberOrWord::Number(_) | NumberOrWord::Word(_) => Err(de::Error::custom(says)),
        }
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Seen {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Seen".into()
    }

    fn json_schema(_generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "anyOf": [
            { "type": "integer", "minimum": 1, "maximum": crate::time::MAX_TURNS },
            { "const": "recruitment" },
            { "const": "last_card" },
        ] })
    }
}

/// What stands in JSON as a name alone or as an object.
enum WordOrMap<W, M> {
    Word(W),
    Map(M),
}

impl<W: FromStr<Err = String>, M: for<'m> Deserialize<'m>> WordOrMap<W, M> {
    /// Reads it; `says` is what is expected, in words for whoever wrote it.
    fn read<'de, D: Deserializer<'de>>(
        deserializer: D,
        says: &'static str,
    ) -> Result<Self, D::Error> {
        struct Reader<W, M>(&'static str, PhantomData<(W, M)>);

        impl<'de, W: FromStr<Err = String>, M: Deserialize<'de>> de::Visitor<'de> for Reader<W, M> {
            type Value = WordOrMap<W, M>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.0)
            }

            fn visit_str<E: de::Error>(self, word: &str) -> Result<Self::Value, E> {
                word.parse().map(WordOrMap::Word).map_err(E::custom)
            }

            fn visit_map<A: de::MapAccess<'de>>(self, map: A) -> Result<Self::Value, A::Error> {
                M::deserialize(MapAccessDeserializer::new(map)).map(WordOrMap::Map)
            }
        }

        deserializer.deserialize_any(Reader(says, PhantomData))
    }
}
