//! What is in the box: flowers, materials, decorations, round tokens, terrace tiles.

use std::{fmt, str::FromStr};

use ziggurat_engine::{as_text, ids};

use crate::{
    board::{Corner, Turn},
    tables::TILE_IDS,
};

ids! {
    /// A flower: of a player board and of every terrace (BYL-1.4).
    Flower { what: "flower", keys: "byl-flower-", file: "babylon.ts" }
    /// The rose.
    Rose = "rose",
    /// The iris.
    Iris = "iris",
    /// The lily.
    Lily = "lily",
    /// The marigold.
    Marigold = "marigold",
}

ids! {
    /// What a tile is made of (BYL-1.5).
    Material { what: "material", keys: "byl-material-", file: "babylon.ts" }
    /// Two symbols; the upper layer of the quarry.
    Clay = "clay",
    /// Three symbols; the middle layer.
    Granite = "granite",
    /// Four symbols; the lower layer.
    Basalt = "basalt",
    /// The start tiles, which never lie in the quarry: all four symbols.
    Start = "start",
}

ids! {
    /// A decoration, and the symbol for it (BYL-1.6).
    Decoration { what: "decoration", keys: "byl-decoration-", file: "babylon.ts" }
    /// One cell.
    Statue = "statue",
    /// Two cells of one level.
    Fountain = "fountain",
    /// Two cells, one level apart.
    Staircase = "staircase",
    /// Two ends of one level and the cell between them.
    Bridge = "bridge",
}

ids! {
    /// What a round token does for a round (section 8 of the rules).
    Effect { what: "effect", keys: "byl-effect-", file: "babylon.ts" }
    /// Nothing (BYL-8.1).
    None = "none",
    /// Every dig brings one more pillar (BYL-8.2).
    PillarPlus = "pillar_plus",
    /// Every dig brings one pillar fewer (BYL-8.3).
    PillarMinus = "pillar_minus",
    /// Once in a turn a blank cell shows any symbol (BYL-8.4).
    WildSpace = "wild_space",
}

impl Material {
    /// How many symbols its tiles show (BYL-1.5).
    #[must_use]
    pub const fn symbols(self) -> usize {
        match self {
            Self::Clay => 2,
            Self::Granite => 3,
            Self::Basalt | Self::Start => 4,
        }
    }

    /// The layer of the quarry, from 1 below to 3 on top (BYL-2.3); 0 for start tiles.
    #[inline]
    #[must_use]
    pub const fn layer(self) -> u8 {
        match self {
            Self::Clay => 3,
            Self::Granite => 2,
            Self::Basalt => 1,
            Self::Start => 0,
        }
    }
}

/// Tiles of each material in the quarry.
pub(crate) const PER_MATERIAL: usize = 16;
/// Tiles that lie in the quarry at the start.
pub(crate) const QUARRY_TILES: usize = 48;

/// A terrace tile, by its place in the facts file: clay, granite, basalt, start tiles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "string", export_to = "babylon.ts")
)]
pub struct Tile(pub(crate) u8);

impl Tile {
    /// How many there are.
    pub const COUNT: usize = TILE_IDS.len();
    /// No tile.
    pub(crate) const NONE: Self = Self(u8::MAX);

    /// All tiles.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The start tile of a board (BYL-2.1).
    #[must_use]
    pub const fn start(flower: Flower) -> Self {
        Self((QUARRY_TILES + flower.index()) as u8)
    }

    /// The place in the facts file.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The id in files and actions: `clay_03`.
    #[must_use]
    pub fn id(self) -> &'static str {
        TILE_IDS.get(self.index()).copied().unwrap_or("none")
    }

    /// What it is made of.
    #[inline]
    #[must_use]
    pub const fn material(self) -> Material {
        match self.0 {
            0..16 => Material::Clay,
            16..32 => Material::Granite,
            32..48 => Material::Basalt,
            _ => Material::Start,
        }
    }

    /// The tile, unless it is none.
    #[inline]
    pub(crate) fn known(self) -> Option<Self> {
        (self != Self::NONE).then_some(self)
    }

    /// The tile as a bit.
    #[inline]
    pub(crate) const fn bit(self) -> u64 {
        1u64.wrapping_shl(self.0 as u32)
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Tile({self})")
    }
}

impl FromStr for Tile {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let place = TILE_IDS.iter().position(|id| id.eq_ignore_ascii_case(text));
        place.map(|place| Self(place as u8)).ok_or_else(|| {
            format!("there is no tile {text:?}; there are clay_01 to clay_16, granite_01 to granite_16, basalt_01 to basalt_16 and start_rose, start_iris, start_lily, start_marigold")
        })
    }
}

as_text!(Tile);

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Tile {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Tile".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "type": "string",
            "description": "A terrace tile, for example clay_03.",
            "enum": TILE_IDS.as_slice(),
        })
    }
}

/// What a tile shows: its flower and a symbol or none on each of its four cells, in two bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Face(u16);

impl Face {
    /// A face; the symbols stand in the order nw, ne, sw, se of the tile as it is printed.
    #[must_use]
    pub const fn new(flower: Flower, cells: [Option<Decoration>; 4]) -> Self {
        let mut bits = (flower as u16) << 12;
        let mut corner = 0;
        while corner < 4 {
            if let Some(symbol) = cells[corner] {
                bits |= (symbol as u16 + 1) << (3 * corner);
            }
            corner += 1;
        }
        Self(bits)
    }

    /// Its flower.
    #[inline]
    #[must_use]
    pub const fn flower(self) -> Flower {
        Flower::ALL[(self.0 >> 12 & 3) as usize]
    }

    /// The symbol on a corner of the tile as it is printed.
    #[inline]
    #[must_use]
    pub const fn printed(self, corner: Corner) -> Option<Decoration> {
        match self.0 >> (3 * corner.index()) & 7 {
            0 => None,
            symbol => Some(Decoration::ALL[(symbol as usize - 1) & 3]),
        }
    }

    /// The symbol on a corner of the garden when the tile is turned (BYL-1.10).
    #[inline]
    #[must_use]
    pub const fn symbol(self, turn: Turn, corner: Corner) -> Option<Decoration> {
        self.printed(turn.source(corner))
    }

    /// The symbols of the four corners when the tile is turned.
    #[must_use]
    pub fn symbols(self, turn: Turn) -> [Option<Decoration>; 4] {
        std::array::from_fn(|i| self.symbol(turn, Corner::ALL[i]))
    }
}
