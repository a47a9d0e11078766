//! Names for what is in the box: closed sets with ids for files and keys for words, and sets of them.

use std::fmt;

use serde::{Deserialize, Serialize};
use ziggurat_engine::{Id, IdSet, ids};

ids! {
    /// A resource (SWB-1.2): the first four are raw materials, the others manufactured goods.
    Resource { what: "resource", keys: "swb-resource-", file: "seven_wonders.ts" }
    /// A raw material.
    Wood = "wood",
    /// A raw material.
    Stone = "stone",
    /// A raw material.
    Clay = "clay",
    /// A raw material.
    Ore = "ore",
    /// A manufactured good.
    Glass = "glass",
    /// A manufactured good.
    Textile = "textile",
    /// A manufactured good.
    Papyrus = "papyrus",
}

ids! {
    /// The two classes of resources, which have prices of their own (SWB-6.4).
    Class { what: "class of resources", keys: "swb-class-", file: "seven_wonders.ts" }
    /// Wood, stone, clay, ore.
    Raw = "raw",
    /// Glass, textile, papyrus.
    Manufactured = "manufactured",
}

ids! {
    /// The colour of a card (SWB-1.3).
    Colour { what: "colour", keys: "swb-colour-", file: "seven_wonders.ts" }
    /// Raw materials.
    Brown = "brown",
    /// Manufactured goods.
    Grey = "grey",
    /// Civilian structures.
    Blue = "blue",
    /// Commercial structures.
    Yellow = "yellow",
    /// Military structures.
    Red = "red",
    /// Scientific structures.
    Green = "green",
    /// Guilds.
    Purple = "purple",
    /// City cards (SWC-1.6).
    Black = "black",
    /// Leaders, which are not structures (SWL-4.1).
    White = "white",
}

ids! {
    /// A science symbol (SWB-12.1).
    Symbol { what: "symbol", keys: "swb-symbol-", file: "seven_wonders.ts" }
    /// The compass.
    Compass = "compass",
    /// The gear.
    Gear = "gear",
    /// The tablet.
    Tablet = "tablet",
}

ids! {
    /// A side of a Wonder board (SWB-2.4).
    Side { what: "side", keys: "swb-side-", file: "seven_wonders.ts" }
    /// The plainer side.
    A = "a",
    /// The side with special powers.
    B = "b",
}

ids! {
    /// A token that a project rewards with (SWP-5.4 to SWP-5.9).
    Token { what: "token", keys: "swb-token-", file: "seven_wonders.ts" }
    /// Take part in a project with a structure of any colour.
    WildParticipation = "wild_participation",
    /// Build a structure without cost.
    FreeStructure = "free_structure",
    /// Build a stage without resources.
    FreeWonderStage = "free_wonder_stage",
    /// Points for sets of science symbols.
    VpPerScienceSet = "vp_per_science_set",
    /// Points for the guilds of the city and both neighbours.
    VpPerGuild = "vp_per_guild",
    /// Points for the stages of one's own city.
    VpPerOwnWonderStage = "vp_per_own_wonder_stage",
}

/// Sets for constant tables, where [`IdSet`] cannot be used: a bit for each id.
macro_rules! constant_set {
    ($(#[$meta:meta])* $name:ident($bits:ty) of $of:ident) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub(crate) struct $name($bits);

        impl $name {
            /// The set of these.
            pub(crate) const fn of(all: &[$of]) -> Self {
                let (mut bits, mut at) = (0, 0);
                while at < all.len() {
                    bits |= 1 << all[at] as $bits;
                    at += 1;
                }
                Self(bits)
            }

            #[inline]
            pub(crate) const fn contains(self, one: $of) -> bool {
                self.0 >> one as $bits & 1 == 1
            }

            /// Those in order.
            pub(crate) fn iter(self) -> impl Iterator<Item = $of> + Clone {
                $of::ALL.iter().copied().filter(move |one| self.contains(*one))
            }
        }
    };
}

constant_set! {
    /// A set of colours.
    Colours(u16) of Colour
}

impl Colours {
    /// How many there are.
    pub(crate) const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }
}

constant_set! {
    /// A set of resources.
    Resources(u8) of Resource
}

impl Resources {
    pub(crate) const NONE: Self = Self(0);
    /// All raw materials.
    pub(crate) const RAW: Self = Self::of(&[
        Resource::Wood,
        Resource::Stone,
        Resource::Clay,
        Resource::Ore,
    ]);
    /// All manufactured goods.
    pub(crate) const MADE: Self =
        Self::of(&[Resource::Glass, Resource::Textile, Resource::Papyrus]);
    /// All resources.
    pub(crate) const ALL: Self = Self::of(Resource::ALL);

    /// One resource alone.
    pub(crate) const fn only(resource: Resource) -> Self {
        Self(1 << resource as u8)
    }

    /// The same set with one more.
    pub(crate) const fn with(self, resource: Resource) -> Self {
        Self(self.0 | 1 << resource as u8)
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    #[inline]
    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    #[inline]
    pub(crate) const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether it has resources of both classes.
    #[inline]
    pub(crate) const fn is_of_both_classes(self) -> bool {
        !self.and(Self::RAW).is_empty() && !self.and(Self::MADE).is_empty()
    }

    /// Its place among all sets of resources.
    #[inline]
    pub(crate) const fn number(self) -> usize {
        self.0 as usize
    }

    /// The set at a place.
    pub(crate) const fn from_number(number: usize) -> Self {
        Self(number as u8 & Self::ALL.0)
    }
}

/// A stage of a Wonder board (SWB-4.2); in JSON its number, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "seven_wonders.ts", type = "number")
)]
#[serde(try_from = "u8", into = "u8")]
#[repr(u8)]
pub enum Stage {
    /// The first from the left.
    First = 1,
    /// The second.
    Second = 2,
    /// The third.
    Third = 3,
    /// The fourth.
    Fourth = 4,
}

/// A set of stages.
pub(crate) type Stages = IdSet<Stage, u8>;

impl Stage {
    /// The most stages of a board.
    pub const COUNT: usize = Self::ALL.len();

    /// All of them, from left to right.
    pub const ALL: &[Self] = &[Self::First, Self::Second, Self::Third, Self::Fourth];

    /// Its number, from 1.
    #[inline]
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// Its place on the board, from 0.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize - 1
    }

    /// The stage at a place from 0, if there can be one.
    #[inline]
    #[must_use]
    pub const fn at(index: usize) -> Option<Self> {
        match index {
            0 => Some(Self::First),
            1 => Some(Self::Second),
            2 => Some(Self::Third),
            3 => Some(Self::Fourth),
            _ => None,
        }
    }

    /// The first stages of a board.
    pub(crate) fn first(count: usize) -> impl Iterator<Item = Self> + Clone {
        Self::ALL.iter().copied().take(count)
    }
}

impl Id for Stage {
    const ALL: &'static [Self] = Self::ALL;

    #[inline]
    fn index(self) -> usize {
        self.index()
    }

    #[inline]
    fn at(index: usize) -> Option<Self> {
        Self::at(index)
    }
}

impl fmt::Display for Stage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl From<Stage> for u8 {
    fn from(stage: Stage) -> Self {
        stage.number()
    }
}

impl TryFrom<u8> for Stage {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        let stage = usize::from(number).checked_sub(1).and_then(Self::at);
        stage.ok_or_else(|| format!("there is no stage {number}; boards have up to 4"))
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Stage {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Stage".into()
    }

    fn json_schema(_generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "integer", "minimum": 1, "maximum": 4 })
    }
}
