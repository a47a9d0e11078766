//! Names for what is in the box: closed sets with ids for files and keys for words.

/// Makes an enum whose variants have an id in files, a place in order and a message with its name.
macro_rules! ids {
    ($(#[$meta:meta])* $name:ident, $what:literal, $prefix:literal, $($(#[$doc:meta])* $variant:ident = $id:literal,)+) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "seven_wonders.ts"))]
        #[repr(u8)]
        pub enum $name {
            $($(#[$doc])* #[serde(rename = $id)] $variant,)+
        }

        impl $name {
            /// All of them, in order.
            pub const ALL: &[Self] = &[$(Self::$variant),+];

            /// The id in files and actions.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self { $(Self::$variant => $id),+ }
            }

            /// Its place in [`Self::ALL`].
            #[inline]
            #[must_use]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The message with its name.
            #[must_use]
            pub const fn key(self) -> &'static str {
                match self { $(Self::$variant => concat!($prefix, $id)),+ }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.id())
            }
        }

        impl std::str::FromStr for $name {
            type Err = String;

            fn from_str(text: &str) -> Result<Self, String> {
                let known = Self::ALL.iter().find(|x| x.id().eq_ignore_ascii_case(text));
                known.copied().ok_or_else(|| {
                    let all: Vec<_> = Self::ALL.iter().map(|x| x.id()).collect();
                    format!(concat!("there is no ", $what, " {:?}; there are {}"), text, all.join(", "))
                })
            }
        }
    };
}
pub(crate) use ids;

ids! {
    /// A resource (SWB-1.2): the first four are raw materials, the others manufactured goods.
    Resource, "resource", "swb-resource-",
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
    Class, "class of resources", "swb-class-",
    /// Wood, stone, clay, ore.
    Raw = "raw",
    /// Glass, textile, papyrus.
    Manufactured = "manufactured",
}

ids! {
    /// The colour of a card (SWB-1.3).
    Colour, "colour", "swb-colour-",
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
    /// Leaders, which are no structures (SWL-4.1).
    White = "white",
}

ids! {
    /// A science symbol (SWB-12.1).
    Symbol, "symbol", "swb-symbol-",
    /// The compass.
    Compass = "compass",
    /// The gear.
    Gear = "gear",
    /// The tablet.
    Tablet = "tablet",
}

ids! {
    /// A side of a Wonder board (SWB-2.4).
    Side, "side", "swb-side-",
    /// The plainer side.
    A = "a",
    /// The side with special powers.
    B = "b",
}

ids! {
    /// A token that a project rewards with (SWP-5.4 to SWP-5.9).
    Token, "token", "swb-token-",
    /// Take part in a project with a structure of any colour.
    WildParticipation = "wild_participation",
    /// Build a structure without cost.
    FreeStructure = "free_structure",
    /// Build a stage without resources.
    FreeWonderStage = "free_wonder_stage",
    /// Points for sets of science symbols.
    VpPerScienceSet = "vp_per_science_set",
    /// Points for guilds around.
    VpPerGuild = "vp_per_guild",
    /// Points for own stages.
    VpPerOwnWonderStage = "vp_per_own_wonder_stage",
}

impl Side {
    /// By the letter on the board.
    #[must_use]
    pub const fn from_bit(bit: u8) -> Self {
        if bit & 1 == 0 { Self::A } else { Self::B }
    }
}
