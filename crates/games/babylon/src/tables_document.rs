//! How tables look in JSON: whatever is left out has its usual value.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{
    board::Corner,
    pieces::{Decoration, Effect, Face, Flower, Tile},
    tables::{LINES, Pieces, Switches, Tables, Values},
};

/// Tables in JSON. Tiles and promo cards are named only where they differ from the usual ones.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "babylon.ts", rename = "Tables")
)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct TablesDocument {
    /// What tiles show that differ from the usual ones, by id.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    tiles: BTreeMap<Tile, FaceDocument>,
    /// What the promo cards of a board name, where they differ from the usual ones.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    promo_cards: BTreeMap<Flower, PromoDocument>,
    /// How many round tokens have each effect.
    round_tokens: TokensDocument,
    /// How many of them are used with 2, 3 and 4 players.
    tokens_in_play: [u8; 3],
    /// How many clay tiles are removed with 2, 3 and 4 players.
    clay_removed: [u8; 3],
    /// How many pieces there are.
    pieces: Pieces,
    /// What things are worth.
    values: Values,
    /// Rules that may differ.
    switches: Switches,
}

/// What a tile shows.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "babylon.ts"))]
#[serde(deny_unknown_fields)]
struct FaceDocument {
    /// Its flower.
    flower: Flower,
    /// Its symbols by corner; a corner that is left out shows none.
    cells: BTreeMap<Corner, Decoration>,
}

/// What the promo cards of a board name.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "babylon.ts"))]
#[serde(deny_unknown_fields)]
struct PromoDocument {
    /// For rows 1 to 8.
    rows: [Decoration; 8],
    /// For columns 1 to 8.
    columns: [Decoration; 8],
}

/// Round tokens by effect.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "babylon.ts", rename = "Tokens")
)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct TokensDocument {
    none: u8,
    pillar_plus: u8,
    pillar_minus: u8,
    wild_space: u8,
}

impl Default for TokensDocument {
    fn default() -> Self {
        Tables::default().round_tokens.into()
    }
}

impl From<[u8; Effect::COUNT]> for TokensDocument {
    fn from([none, pillar_plus, pillar_minus, wild_space]: [u8; Effect::COUNT]) -> Self {
        Self {
            none,
            pillar_plus,
            pillar_minus,
            wild_space,
        }
    }
}

impl From<TokensDocument> for [u8; Effect::COUNT] {
    fn from(tokens: TokensDocument) -> Self {
        [
            tokens.none,
            tokens.pillar_plus,
            tokens.pillar_minus,
            tokens.wild_space,
        ]
    }
}

impl From<Face> for FaceDocument {
    fn from(face: Face) -> Self {
        let shown = |&corner: &Corner| Some((corner, face.printed(corner)?));
        Self {
            flower: face.flower(),
            cells: Corner::ALL.iter().filter_map(shown).collect(),
        }
    }
}

impl From<&FaceDocument> for Face {
    fn from(face: &FaceDocument) -> Self {
        let shown = |i: usize| face.cells.get(&Corner::ALL[i]).copied();
        Self::new(face.flower, std::array::from_fn(shown))
    }
}

impl From<[Decoration; LINES]> for PromoDocument {
    fn from(lines: [Decoration; LINES]) -> Self {
        Self {
            rows: std::array::from_fn(|i| lines[i]),
            columns: std::array::from_fn(|i| lines[8 + i]),
        }
    }
}

impl From<Tables> for TablesDocument {
    fn from(tables: Tables) -> Self {
        let usual = Tables::default();
        let tile = |tile: Tile| {
            let (face, before) = (tables.face(tile), usual.face(tile));
            (face != before).then(|| (tile, face.into()))
        };
        let lines = |&flower: &Flower| {
            let lines = tables.promo_lines[flower.index()];
            (lines != usual.promo_lines[flower.index()]).then(|| (flower, lines.into()))
        };
        Self {
            tiles: Tile::all().filter_map(tile).collect(),
            promo_cards: Flower::ALL.iter().filter_map(lines).collect(),
            round_tokens: tables.round_tokens.into(),
            tokens_in_play: tables.tokens_in_play,
            clay_removed: tables.clay_removed,
            pieces: tables.pieces,
            values: tables.values,
            switches: tables.switches,
        }
    }
}

impl Default for TablesDocument {
    fn default() -> Self {
        Tables::default().into()
    }
}

impl TryFrom<TablesDocument> for Tables {
    type Error = String;

    fn try_from(document: TablesDocument) -> Result<Self, String> {
        let mut tables = Self {
            round_tokens: document.round_tokens.into(),
            tokens_in_play: document.tokens_in_play,
            clay_removed: document.clay_removed,
            pieces: document.pieces,
            values: document.values,
            switches: document.switches,
            ..Self::default()
        };
        if tables.tokens_in_play.iter().any(|&n| n > 100) {
            return Err("tokens_in_play: at most 14 round tokens are used (BYL-2.5)".into());
        }
        for (tile, face) in &document.tiles {
            tables.tiles[tile.index()] = face.into();
        }
        for (flower, PromoDocument { rows, columns }) in &document.promo_cards {
            let line = |i: usize| if i < 8 { rows[i] } else { columns[i - 8] };
            tables.promo_lines[flower.index()] = std::array::from_fn(line);
        }
        Ok(tables)
    }
}
