//! What is in the box, by name: factions, units, artefacts, terrain cards, heroes, city markers.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use ziggurat_engine::{Id, IdSet, ids};

/// A set of factions.
pub type Factions = IdSet<Faction, u8>;
/// A set of great artefacts.
pub type Greats = IdSet<Great, u8>;
/// Some of the two heroes of a player.
pub type Heroes = IdSet<Hero, u8>;
/// A set of shapes of terrain cards.
pub(crate) type Shapes = IdSet<Shape, u16>;

ids! {
    /// A faction and its terrain (BAT-1.2).
    Faction { what: "faction", keys: "bat-faction-", file: "battalia.ts" }
    /// Bärfolk: green, forest.
    Barfolk = "barfolk",
    /// Islanders: blue, lake.
    Islanders = "islanders",
    /// Emberians: red, canyon.
    Emberians = "emberians",
    /// Cloudborn: gold, mountain.
    Cloudborn = "cloudborn",
}

ids! {
    /// A rank of units; its strength is its place counted from 1 (BAT-1.3).
    Rank { what: "rank", keys: "bat-unit-", file: "battalia.ts" }
    /// Rank 1.
    Tribesman = "tribesman",
    /// Rank 2.
    Chief = "chief",
    /// Rank 3.
    Priest = "priest",
    /// Rank 4.
    Lord = "lord",
}

ids! {
    /// An ordinary artefact (BAT-1.4).
    Artefact { what: "artefact", keys: "bat-artefact-", file: "battalia.ts" }
    /// Stands for up to two tribesmen.
    Tool = "tool",
    /// Hires heroes and opens attacks.
    Weapon = "weapon",
    /// A roll of the die changes a card.
    Amulet = "amulet",
    /// Promotes a unit.
    Title = "title",
    /// Changes the faction of a card.
    Scroll = "scroll",
    /// Keeps a card for later turns.
    Tent = "tent",
    /// Moves a hero.
    Horse = "horse",
}

ids! {
    /// A great artefact (section 10).
    Great { what: "great artefact", keys: "bat-great-", file: "battalia.ts" }
    /// Hammer of Stratos: any ordinary artefact.
    Hammer = "hammer",
    /// Sword of Elemag: strong in attack.
    Blade = "blade",
    /// Shield of Britos: strong in defence.
    Shield = "shield",
    /// Wings of Aviena: a hero flies.
    Wings = "wings",
    /// Horn of Baldur: two cards of the nation.
    Horn = "horn",
}

ids! {
    /// The shape of a terrain card: what stands on it and its exits (BAT-1.5).
    Shape { what: "terrain card", keys: "bat-shape-", file: "battalia.ts" }
    /// A straight road.
    Straight = "straight",
    /// A curve.
    Curve = "curve",
    /// A T-junction.
    Tee = "tee",
    /// Crossroads.
    Cross = "cross",
    /// A city with one exit.
    One = "one",
    /// A city with two opposite exits.
    TwoOpposite = "two_opposite",
    /// A city with two adjacent exits.
    TwoAdjacent = "two_adjacent",
    /// A city with three exits.
    Three = "three",
    /// A city with four exits.
    Four = "four",
}

impl Shape {
    /// Whether it is a city.
    #[inline]
    #[must_use]
    pub const fn is_city(self) -> bool {
        self as u8 >= Self::One as u8
    }

    /// The cities.
    #[inline]
    pub(crate) fn cities() -> Shapes {
        let all = Self::ALL.iter().copied();
        all.filter(|shape| shape.is_city()).collect()
    }
}

impl Rank {
    /// Rank and strength, 1 to 4.
    #[inline]
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

/// Looks names up by their place.
macro_rules! by_place {
    ($($name:ident)+) => {$(
        impl $name {
            /// The one at this place of [`Self::ALL`].
            #[inline]
            pub(crate) const fn nth(place: usize) -> Self {
                Self::ALL[place]
            }
        }
    )+};
}
by_place!(Faction Rank Artefact Great);

/// One of the two heroes of a player: `a` or `b` (BAT-1.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "battalia.ts", rename_all = "lowercase")
)]
pub enum Hero {
    /// The first.
    A,
    /// The second.
    B,
}

impl Hero {
    /// How many a player has.
    pub const COUNT: usize = Self::ALL.len();

    /// Both, in order.
    pub const ALL: &[Self] = &[Self::A, Self::B];

    /// The id in files and actions.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::A => "a",
            Self::B => "b",
        }
    }

    /// The message with its name.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::A => "bat-hero-a",
            Self::B => "bat-hero-b",
        }
    }
}

impl Id for Hero {
    const ALL: &'static [Self] = Self::ALL;

    #[inline]
    fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Hero {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl std::str::FromStr for Hero {
    type Err = String;

    /// `a` or `b`; logs of rules version 1 say `0` and `1`.
    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "a" | "A" | "0" => Ok(Self::A),
            "b" | "B" | "1" => Ok(Self::B),
            _ => Err(format!("there is no hero {text:?}; heroes are `a` and `b`")),
        }
    }
}

impl Serialize for Hero {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Hero {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Name;

        impl de::Visitor<'_> for Name {
            type Value = Hero;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a hero, \"a\" or \"b\"")
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Hero, E> {
                text.parse().map_err(E::custom)
            }

            /// Actions of rules version 1 count the heroes from 0.
            fn visit_u64<E: de::Error>(self, number: u64) -> Result<Hero, E> {
                number.to_string().parse().map_err(E::custom)
            }
        }

        deserializer.deserialize_any(Name)
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Hero {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Hero".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({"enum": ["a", "b"]})
    }
}

/// Makes an enum of small numbers, counted from 1 and written as numbers.
macro_rules! numbers {
    (
        $(#[$meta:meta])*
        $name:ident { wrong: $wrong:literal }
        $($(#[$doc:meta])* $variant:ident = $number:literal,)+
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(
            feature = "ts",
            derive(ts_rs::TS),
            ts(export_to = "battalia.ts", type = "number")
        )]
        #[repr(u8)]
        pub enum $name {
            $($(#[$doc])* $variant = $number,)+
        }

        impl $name {
            /// How many there are.
            pub const COUNT: usize = Self::ALL.len();

            /// All of them, in order.
            pub const ALL: &[Self] = &[$(Self::$variant),+];

            /// The number.
            #[inline]
            #[must_use]
            pub const fn number(self) -> u8 {
                self as u8
            }

            /// The one of this number.
            #[inline]
            #[must_use]
            pub const fn new(number: u8) -> Option<Self> {
                match number {
                    $($number => Some(Self::$variant),)+
                    _ => None,
                }
            }
        }

        impl Id for $name {
            const ALL: &'static [Self] = Self::ALL;

            #[inline]
            fn index(self) -> usize {
                self as usize - 1
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.number().fmt(f)
            }
        }

        impl std::str::FromStr for $name {
            type Err = String;

            fn from_str(text: &str) -> Result<Self, String> {
                let number = text.parse().ok();
                number.and_then(Self::new).ok_or_else(|| format!($wrong, text))
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_u8(self.number())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let number = u64::deserialize(deserializer)?;
                number.to_string().parse().map_err(de::Error::custom)
            }
        }

        #[cfg(feature = "schema")]
        impl schemars::JsonSchema for $name {
            fn inline_schema() -> bool {
                true
            }

            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($name).into()
            }

            fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
                schemars::json_schema!({"type": "integer", "minimum": 1, "maximum": Self::COUNT})
            }
        }
    };
}

numbers! {
    /// The level of a player's city (BAT-1.7).
    Level { wrong: "there is no level {}; cities have level 1, 2, 3 or 4" }
    /// The side with 1 of a low marker.
    One = 1,
    /// The side with 2 of a low marker.
    Two = 2,
    /// The side with 3 of a high marker.
    Three = 3,
    /// The side with 4 of a high marker.
    Four = 4,
}

numbers! {
    /// By how many ranks a title promotes a unit (BAT-9.9, BAT-9.10).
    Rise { wrong: "a title promotes by 1 or 2 ranks, not by {}" }
    /// By one rank.
    One = 1,
    /// By two ranks, with both uses of one illuminated title.
    Two = 2,
}

impl Level {
    /// The next level.
    #[must_use]
    pub const fn next(self) -> Option<Self> {
        Self::new(self.number() + 1)
    }

    /// The rank of the units that build a city of this level (BAT-8.2).
    #[must_use]
    pub const fn rank(self) -> Rank {
        Rank::nth(self as usize - 1)
    }

    /// Whether the marker is one with the sides 1 and 2 (BAT-1.7).
    #[must_use]
    pub const fn is_low(self) -> bool {
        matches!(self, Self::One | Self::Two)
    }
}

impl Rank {
    /// The rank that a title leads to; `None` above lord.
    #[inline]
    #[must_use]
    pub const fn raised(self, rise: Rise) -> Option<Self> {
        let above = self as usize + rise as usize;
        if above < Self::COUNT {
            Some(Self::ALL[above])
        } else {
            None
        }
    }
}
