//! Names of what is in the box: factions, units, artefacts, roads, cities.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

macro_rules! ids {
    ($(#[$meta:meta])* $name:ident, $what:literal, $($(#[$doc:meta])* $variant:ident = $id:literal, $key:literal;)+) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "battalia.ts"))]
        #[repr(u8)]
        pub enum $name {
            $($(#[$doc])* #[serde(rename = $id)] $variant,)+
        }

        impl $name {
            /// How many there are.
            pub const COUNT: usize = Self::ALL.len();

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

            /// The one at a place; the first if there is no such place.
            #[inline]
            #[allow(dead_code, reason = "not every kind of name is looked up by place")]
            pub(crate) const fn at(index: usize) -> Self {
                if index < Self::COUNT { Self::ALL[index] } else { Self::ALL[0] }
            }

            /// The message with its name.
            #[must_use]
            pub const fn key(self) -> &'static str {
                match self { $(Self::$variant => $key),+ }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.id())
            }
        }

        impl FromStr for $name {
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

ids! {
    /// A faction and its terrain (BAT-1.2).
    Faction, "faction",
    /// Bärfolk: green, forest.
    Barfolk = "barfolk", "bat-faction-barfolk";
    /// Islanders: blue, lake.
    Islanders = "islanders", "bat-faction-islanders";
    /// Emberians: red, canyon.
    Emberians = "emberians", "bat-faction-emberians";
    /// Cloudborn: gold, mountain.
    Cloudborn = "cloudborn", "bat-faction-cloudborn";
}

ids! {
    /// A rank of units; its strength is its place counted from 1 (BAT-1.3).
    Rank, "rank",
    /// Rank 1.
    Tribesman = "tribesman", "bat-unit-tribesman";
    /// Rank 2.
    Chief = "chief", "bat-unit-chief";
    /// Rank 3.
    Priest = "priest", "bat-unit-priest";
    /// Rank 4.
    Lord = "lord", "bat-unit-lord";
}

ids! {
    /// An ordinary artefact (BAT-1.4).
    Artefact, "artefact",
    /// Stands for up to two tribesmen.
    Tool = "tool", "bat-artefact-tool";
    /// Hires heroes and opens attacks.
    Weapon = "weapon", "bat-artefact-weapon";
    /// A roll of the die changes a card.
    Amulet = "amulet", "bat-artefact-amulet";
    /// Promotes a unit.
    Title = "title", "bat-artefact-title";
    /// Changes the faction of a card.
    Scroll = "scroll", "bat-artefact-scroll";
    /// Keeps a card for later turns.
    Tent = "tent", "bat-artefact-tent";
    /// Moves a hero.
    Horse = "horse", "bat-artefact-horse";
}

ids! {
    /// A great artefact (section 10).
    Great, "great artefact",
    /// Hammer of Stratos: any ordinary artefact.
    Hammer = "hammer", "bat-great-hammer";
    /// Sword of Elemag: strong in attack.
    Blade = "blade", "bat-great-blade";
    /// Shield of Britos: strong in defence.
    Shield = "shield", "bat-great-shield";
    /// Wings of Aviena: a hero flies.
    Wings = "wings", "bat-great-wings";
    /// Horn of Baldur: two cards of the nation.
    Horn = "horn", "bat-great-horn";
}

ids! {
    /// The shape of a terrain card: what stands on it and its exits (BAT-1.5).
    Shape, "terrain card",
    /// A straight road.
    Straight = "straight", "bat-shape-straight";
    /// A curve.
    Curve = "curve", "bat-shape-curve";
    /// A T-junction.
    Tee = "tee", "bat-shape-tee";
    /// Crossroads.
    Cross = "cross", "bat-shape-cross";
    /// A city with one exit.
    One = "one", "bat-shape-one";
    /// A city with two opposite exits.
    TwoOpposite = "two_opposite", "bat-shape-two_opposite";
    /// A city with two adjacent exits.
    TwoAdjacent = "two_adjacent", "bat-shape-two_adjacent";
    /// A city with three exits.
    Three = "three", "bat-shape-three";
    /// A city with four exits.
    Four = "four", "bat-shape-four";
}

impl Shape {
    /// Whether it is a city.
    #[inline]
    #[must_use]
    pub const fn is_city(self) -> bool {
        self as u8 >= Self::One as u8
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
