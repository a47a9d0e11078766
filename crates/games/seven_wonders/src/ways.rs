//! Parts of actions: ways of building, taking part, means, tiles and payments.

use std::num::NonZeroU8;

use serde::{Deserialize, Serialize};
use ziggurat_engine::{IdSet, ids};

ids! {
    /// How a structure is paid for (SWB-4.5).
    Way { what: "way of building", keys: "swb-way-", file: "seven_wonders.ts" }
    /// Its cost is paid.
    Pay = "pay",
    /// Through a chain (SWB-7.1).
    Chain = "chain",
    /// The free structure of an age (SWB-9.5).
    Olympia = "olympia",
    /// A token of a project (SWP-5.5).
    Token = "token",
    /// The free black card of an age (SWC-7.6).
    Caligula = "caligula",
}

ids! {
    /// Whether the builder of a structure takes part in the project (SWP-2.1, SWP-2.8).
    Join { what: "way of taking part", keys: "swb-join-", file: "seven_wonders.ts" }
    /// Not at all.
    No = "no",
    /// The structure has the colour of the project.
    Yes = "yes",
    /// With a token for any colour.
    Wild = "wild",
}

ids! {
    /// A means that serves one payment of a turn only (SWB-5.7).
    Mean { what: "means", keys: "swb-mean-", file: "seven_wonders.ts" }
    /// Wood or stone of tower tile 17.
    Tile17 = "tile_17",
    /// Ore or clay of tower tile 18.
    Tile18 = "tile_18",
    /// A manufactured good of tower tile 21.
    Tile21 = "tile_21",
    /// A resource that the city does not produce (SWB-9.19).
    GreatWall = "great_wall",
    /// A resource that the city produces (SWC-6.8).
    SecretWarehouse = "secret_warehouse",
    /// A resource that the city does not produce (SWC-6.9).
    BlackMarket = "black_market",
    /// A resource of the bank for a coin, which is always named (SWL-5.4).
    Bilkis = "bilkis",
    /// A coin less to the left neighbour (SWC-6.6).
    DockWest = "dock_west",
    /// A coin less to the right neighbour (SWC-6.6).
    DockEast = "dock_east",
    /// Resources of the left neighbour that cost nothing, where that brings a coin (SWL-5.6).
    FreeLeft = "free_left",
    /// Resources of the right neighbour that cost nothing, where that brings a coin (SWL-5.6).
    FreeRight = "free_right",
}

/// A tile of the Tower of Babel, by its number from 1 to 24.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "seven_wonders.ts"))]
#[serde(try_from = "u8", into = "u8")]
pub struct Tile(NonZeroU8);

impl Tile {
    /// How many there are.
    pub const COUNT: u8 = 24;

    /// The tile with the lowest number.
    pub(crate) const FIRST: Self = Self(NonZeroU8::MIN);

    /// The tile of this number.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        match NonZeroU8::new(number) {
            Some(tile) if number <= Self::COUNT => Some(Self(tile)),
            _ => None,
        }
    }

    /// Its number.
    #[inline]
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// Its number as it is kept.
    pub(crate) const fn nonzero(self) -> NonZeroU8 {
        self.0
    }

    /// All tiles in order.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=Self::COUNT).filter_map(Self::new)
    }

    /// The message with its name.
    #[must_use]
    pub const fn key(self) -> &'static str {
        TILE_KEYS[self.number() as usize - 1]
    }
}

macro_rules! tile_keys {
    ($($number:literal)+) => { [$(concat!("swb-tile-", $number)),+] };
}
static TILE_KEYS: [&str; 24] =
    tile_keys!(1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24);

impl From<Tile> for u8 {
    fn from(tile: Tile) -> Self {
        tile.number()
    }
}

impl TryFrom<u8> for Tile {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        Self::new(number).ok_or_else(|| format!("there is no tile {number}; there are 1 to 24"))
    }
}

/// Which of the means of [`Mean`] a payment uses, where that can matter later in the turn.
pub type Means = IdSet<Mean, u16>;

/// What goes to the neighbours for resources; the bank's part follows from what is built.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "seven_wonders.ts"))]
#[serde(deny_unknown_fields)]
pub struct Payment {
    /// Coins to the left neighbour.
    #[serde(default)]
    pub left: u8,
    /// Coins to the right neighbour.
    #[serde(default)]
    pub right: u8,
    /// Means that are used up for this turn, where that can matter.
    #[serde(default, skip_serializing_if = "is_none_used")]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Mean>"))]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Mean>>", optional))]
    pub using: Means,
}

fn is_none_used(means: &Means) -> bool {
    means.is_empty()
}
