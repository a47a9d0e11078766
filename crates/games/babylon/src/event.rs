//! What happened: for the log, for animations, for everyone watching.

use serde::{Deserialize, Deserializer, Serialize, de::Error};
use ziggurat_engine::{Seat, Viewer};

use crate::{
    board::{Cell, Corner, Spot, Turn},
    garden::Carrier,
    pieces::{Decoration, Effect, Flower, Tile},
    scoring::CATEGORIES,
};

/// Something that happened. Everything is public (BYL-12.3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "babylon.ts"))]
#[serde(rename_all = "snake_case")]
// In a browser the tag stands outside: that takes far less code to read. The client knows.
#[cfg_attr(not(target_arch = "wasm32"), serde(tag = "type"))]
pub enum Event {
    /// Somebody picked a board and took its start tile (BYL-2.1).
    BoardPicked {
        /// Who.
        seat: Seat,
        /// The flower of the board.
        board: Flower,
    },
    /// The quarry was laid out (BYL-2.3).
    QuarryLaid {
        /// The visible tiles, place by place.
        tiles: Vec<Tile>,
    },
    /// Somebody removed a clay tile before the first round (BYL-2.7).
    ClayRemoved {
        /// Who.
        seat: Seat,
        /// Where it lay.
        spot: Spot,
        /// The tile, which has left the game.
        tile: Tile,
        /// The tile that came to light below it.
        revealed: Option<Tile>,
    },
    /// A round began, and its token was turned up (BYL-3.2).
    RoundBegan {
        /// Counted from 1.
        round: u8,
        /// What the token does.
        token: Effect,
        /// Whether it is the last round, under the end token.
        last: bool,
        /// How many tokens are left in the stack.
        tokens_left: u8,
    },
    /// A turn began.
    TurnBegan {
        /// Whose.
        seat: Seat,
        /// In which round.
        round: u8,
        /// Whether there is something to dig (BYL-4.9).
        dig: bool,
    },
    /// The active player took a tile and its pillars (section 4).
    Dug {
        /// Who.
        seat: Seat,
        /// Where the tile lay.
        spot: Spot,
        /// The tile.
        tile: Tile,
        /// The pillars received.
        pillars: u8,
        /// How many of them for walls.
        walls: u8,
        /// How many for neighbouring places.
        neighbours: u8,
        /// How many for the player's own flower.
        flower: u8,
        /// What the round token changed.
        token: i8,
        /// Pillars that the supply could not give (BYL-4.8).
        missing: u8,
        /// The tile that came to light below it.
        revealed: Option<Tile>,
    },
    /// The active player placed a terrace (section 5).
    Placed {
        /// Who.
        seat: Seat,
        /// The tile.
        tile: Tile,
        /// Its upper left cell.
        at: Cell,
        /// How it is turned.
        turn: Turn,
        /// Its level.
        level: u8,
        /// What carries its corners: nw, ne, sw, se.
        supports: Vec<Support>,
        /// Where a belvedere was put (BYL-5.9).
        belvedere: Option<Cell>,
        /// The single pillars that it cost.
        cost: u8,
        /// Decorations and belvederes that have a part under it now.
        covered: Vec<Covered>,
    },
    /// The active player built a decoration (section 6).
    Decorated {
        /// Who.
        seat: Seat,
        /// Which.
        decoration: Decoration,
        /// All its cells with their levels, in order.
        parts: Vec<PartAt>,
        /// The cell that was used as a wild space (BYL-8.4).
        wild: Option<Cell>,
        /// What it is worth while it can be seen.
        points: u8,
    },
    /// The active player ended the turn (section 7).
    TurnEnded {
        /// Who.
        seat: Seat,
        /// The tile in the store.
        kept: Option<Tile>,
        /// The tile that has left the game.
        discarded: Option<Tile>,
        /// Pillars in the store.
        pillars: u8,
        /// Pillars that went back to the supply.
        returned: u8,
    },
    /// Final scoring of a garden (section 10).
    Scored {
        /// Whose.
        seat: Seat,
        /// Points by category, in the order of the score sheet.
        points: Vec<CategoryPoints>,
        /// All together.
        sum: i32,
        /// Belvederes in the garden, for ties (BYL-11.2).
        belvederes: u8,
    },
    /// The game is over (section 11).
    GameOver {
        /// The points of each seat.
        points: Vec<i32>,
        /// Who has won.
        winners: Vec<Seat>,
    },
}

impl Event {
    /// What a viewer may see of it: everything (BYL-12.3).
    pub(crate) fn seen_by(&self, _viewer: Viewer) -> Self {
        self.clone()
    }
}

/// What carries a corner of a terrace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "babylon.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Support {
    /// Nothing: a belvedere stands on this corner.
    Open,
    /// A single pillar.
    Single,
    /// A double pillar.
    Double,
    /// A statue.
    Statue,
}

impl From<Carrier> for Support {
    fn from(carrier: Carrier) -> Self {
        match carrier {
            Carrier::Open => Self::Open,
            Carrier::Single => Self::Single,
            Carrier::Double => Self::Double,
            Carrier::Statue => Self::Statue,
        }
    }
}

/// A part of a decoration.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "babylon.ts"))]
#[serde(deny_unknown_fields)]
pub struct PartAt {
    /// Where.
    pub cell: Cell,
    /// On which level.
    pub level: u8,
}

/// Something that has a part under a new terrace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "babylon.ts"))]
pub struct Covered {
    /// The decoration; `null` for a belvedere.
    pub decoration: Option<Decoration>,
    /// Which of its cells is covered.
    pub cell: Cell,
    /// The level of this part.
    pub level: u8,
    /// Whether it can no longer be seen at all.
    pub hidden: bool,
}

/// Points of a category.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "babylon.ts"))]
pub struct CategoryPoints {
    /// Its id.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub category: &'static str,
    /// Its points.
    pub points: i32,
}

/// Points of a category as they are read.
#[derive(Deserialize)]
struct Written {
    category: String,
    points: i32,
}

impl<'de> Deserialize<'de> for CategoryPoints {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Written { category, points } = Written::deserialize(deserializer)?;
        let found = CATEGORIES.into_iter().find(|id| *id == category);
        let category = found.ok_or_else(|| {
            let all = CATEGORIES.join(", ");
            D::Error::custom(format!(
                "there is no category {category:?}; there are {all}"
            ))
        })?;
        Ok(Self { category, points })
    }
}

/// The cell of the open corner.
pub(crate) fn open_cell(at: Cell, open: Option<Corner>) -> Option<Cell> {
    open.map(|corner| at.corner(corner))
}
