//! The values that were reconstructed without the rulebook. A game may use others.

use serde::{Deserialize, Serialize};

use crate::{
    pieces::{Decoration, Effect, Face, Flower, QUARRY_TILES, Tile},
    tables_document::TablesDocument,
};

include!(concat!(env!("OUT_DIR"), "/facts.rs"));

/// The most points that a table may name.
const MOST_POINTS: u8 = 50;
/// Lines of a garden that promo cards name: rows 1 to 8, then columns 1 to 8.
pub(crate) const LINES: usize = 16;

/// How many pieces of each kind there are (BYL-2.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "babylon.ts"))]
#[serde(default, deny_unknown_fields)]
pub struct Pieces {
    /// Single pillars.
    pub single_pillars: u8,
    /// Double pillars.
    pub double_pillars: u8,
    /// Statues.
    pub statues: u8,
    /// Fountains.
    pub fountains: u8,
    /// Staircases.
    pub staircases: u8,
    /// Bridges.
    pub bridges: u8,
    /// Belvederes.
    pub belvederes: u8,
}

impl Default for Pieces {
    fn default() -> Self {
        let [
            single_pillars,
            double_pillars,
            statues,
            fountains,
            staircases,
            bridges,
            belvederes,
        ] = SUPPLY;
        Self {
            single_pillars,
            double_pillars,
            statues,
            fountains,
            staircases,
            bridges,
            belvederes,
        }
    }
}

impl Pieces {
    /// How many pieces of a decoration there are.
    #[inline]
    #[must_use]
    pub const fn of(&self, decoration: Decoration) -> u8 {
        match decoration {
            Decoration::Statue => self.statues,
            Decoration::Fountain => self.fountains,
            Decoration::Staircase => self.staircases,
            Decoration::Bridge => self.bridges,
        }
    }

    #[inline]
    pub(crate) const fn of_mut(&mut self, decoration: Decoration) -> &mut u8 {
        match decoration {
            Decoration::Statue => &mut self.statues,
            Decoration::Fountain => &mut self.fountains,
            Decoration::Staircase => &mut self.staircases,
            Decoration::Bridge => &mut self.bridges,
        }
    }
}

/// What things are worth (section 10 of the rules).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "babylon.ts"))]
#[serde(default, deny_unknown_fields)]
pub struct Values {
    /// A statue, times its level.
    pub statue: u8,
    /// A fountain, times its level.
    pub fountain: u8,
    /// A bridge, times its level.
    pub bridge: u8,
    /// A set of all four decorations.
    pub decoration_set: u8,
    /// A set of terraces with all four flowers.
    pub flower_set: u8,
    /// A belvedere.
    pub belvedere: i8,
}

impl Default for Values {
    fn default() -> Self {
        Self {
            statue: STATUE_POINTS,
            fountain: FOUNTAIN_POINTS,
            bridge: BRIDGE_POINTS,
            decoration_set: DECORATION_SET,
            flower_set: FLOWER_SET,
            belvedere: BELVEDERE_POINTS,
        }
    }
}

/// Rules that may differ in the printed game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "babylon.ts"))]
#[serde(default, deny_unknown_fields)]
pub struct Switches {
    /// A decoration uses a cell of the tile just placed (BYL-6.1).
    pub decoration_must_use_placed_tile: bool,
    /// How many decorations may follow a tile; `null`: any number (BYL-6.1).
    pub decorations_per_placed_tile: Option<u8>,
    /// The gap of a bridge need only be free on its own level (BYL-6.9).
    pub bridge_gap_checks_level_only: bool,
    /// The start player changes from round to round (BYL-2.6).
    pub start_player_rotates: bool,
    /// Single pillars that everybody has at the start (BYL-2.8).
    pub start_pillars: u8,
    /// A statue under a terrace still lets others stand in its row and column (BYL-6.5).
    pub covered_statue_still_aligns: bool,
    /// Single pillars for an edge beside an empty place of the quarry (BYL-4.4).
    pub pillars_per_empty_neighbour: u8,
    /// Fewer belvederes win a tie (BYL-11.2).
    pub fewest_belvederes_win_ties: bool,
}

impl Default for Switches {
    fn default() -> Self {
        Self {
            decoration_must_use_placed_tile: DECORATION_MUST_USE_PLACED_TILE,
            decorations_per_placed_tile: match DECORATIONS_PER_TILE {
                u8::MAX => None,
                number => Some(number),
            },
            bridge_gap_checks_level_only: BRIDGE_GAP_CHECKS_LEVEL_ONLY,
            start_player_rotates: START_PLAYER_ROTATES,
            start_pillars: START_PILLARS,
            covered_statue_still_aligns: COVERED_STATUE_STILL_ALIGNS,
            pillars_per_empty_neighbour: EMPTY_NEIGHBOUR_PILLARS,
            fewest_belvederes_win_ties: TIE_BREAK,
        }
    }
}

/// The values that a game may replace: tiles, promo cards, round tokens, pieces, points, switches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(with = "TablesDocument"))]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "babylon.ts", as = "TablesDocument")
)]
#[serde(try_from = "TablesDocument", into = "TablesDocument")]
pub struct Tables {
    /// What each tile shows.
    pub tiles: [Face; Tile::COUNT],
    /// What the promo cards of each board name for rows 1 to 8 and columns 1 to 8 (BYP-1.4).
    pub promo_lines: [[Decoration; LINES]; Flower::COUNT],
    /// How many round tokens have each effect (BYL-8.5).
    pub round_tokens: [u8; Effect::COUNT],
    /// How many of them are used with 2, 3 and 4 players (BYL-2.5).
    pub tokens_in_play: [u8; 3],
    /// How many clay tiles are removed with 2, 3 and 4 players (BYL-2.7).
    pub clay_removed: [u8; 3],
    /// How many pieces there are (BYL-2.9).
    pub pieces: Pieces,
    /// What things are worth.
    pub values: Values,
    /// Rules that may differ.
    pub switches: Switches,
}

impl Default for Tables {
    fn default() -> Self {
        Self {
            tiles: FACES,
            promo_lines: PROMO_LINES,
            round_tokens: ROUND_TOKENS,
            tokens_in_play: TOKENS_IN_PLAY,
            clay_removed: CLAY_REMOVED,
            pieces: Pieces::default(),
            values: Values::default(),
            switches: Switches::default(),
        }
    }
}

impl Tables {
    pub(crate) fn is_usual(&self) -> bool {
        *self == Self::default()
    }

    /// What a tile shows.
    #[inline]
    #[must_use]
    pub const fn face(&self, tile: Tile) -> Face {
        self.tiles[if tile.index() < Tile::COUNT {
            tile.index()
        } else {
            0
        }]
    }

    /// How many rounds a game has: one more than round tokens (BYL-3.1).
    #[inline]
    #[must_use]
    pub const fn rounds(&self, players: u8) -> u8 {
        self.tokens_in_play[by_players(players)] + 1
    }

    /// How many clay tiles are removed before the first round (BYL-2.7).
    #[must_use]
    pub const fn removed(&self, players: u8) -> u8 {
        self.clay_removed[by_players(players)]
    }

    /// Whether a game can be played with these tables.
    ///
    /// # Errors
    /// What is wrong, and what would be right.
    pub fn check(&self) -> Result<(), String> {
        self.check_tiles()?;
        self.check_promo()?;
        self.check_rounds()?;
        self.check_values()
    }

    fn check_tiles(&self) -> Result<(), String> {
        for tile in Tile::all() {
            let symbols = self.face(tile).symbols(crate::board::Turn::NONE);
            let (shown, right) = (symbols.iter().flatten().count(), tile.material().symbols());
            if shown != right {
                return Err(format!(
                    "tiles: {tile} shows {shown} symbols, but {} tiles show {right} (BYL-1.5)",
                    tile.material()
                ));
            }
        }
        Ok(())
    }

    /// The same symbol twice close together along an edge would let one piece count twice (BYP-1.5).
    fn check_promo(&self) -> Result<(), String> {
        for (flower, lines) in Flower::ALL.iter().zip(&self.promo_lines) {
            for (edge, lines) in ["rows", "columns"].iter().zip(lines.chunks(8)) {
                let near = |i: usize| {
                    lines[i + 1..]
                        .iter()
                        .take(2)
                        .any(|other| *other == lines[i])
                };
                if let Some(i) = (0..lines.len()).find(|&i| near(i)) {
                    return Err(format!(
                        "promo_cards: the {edge} of {flower} name {} twice within 3 lines, from line {} on (BYP-1.5)",
                        lines[i],
                        i + 1
                    ));
                }
            }
        }
        Ok(())
    }

    fn check_rounds(&self) -> Result<(), String> {
        let tokens: u16 = self.round_tokens.iter().map(|&n| u16::from(n)).sum();
        for players in 2..=4 {
            let rounds = self.rounds(players);
            if !(3..=15).contains(&rounds) || u16::from(rounds) > tokens + 1 {
                return Err(format!(
                    "tokens_in_play: with {players} players 2 to 14 of the {tokens} round tokens are needed, not {} (BYL-2.5)",
                    rounds - 1
                ));
            }
            let removed = self.removed(players);
            let dug = u16::from(rounds) * u16::from(players) + u16::from(removed);
            if removed > 16 || usize::from(dug) > QUARRY_TILES {
                return Err(format!(
                    "clay_removed: with {players} players and {rounds} rounds {removed} tiles are too many, the quarry would run empty (BYL-4.9)"
                ));
            }
        }
        match tokens {
            0..=100 => Ok(()),
            _ => Err(format!("round_tokens: {tokens} are too many")),
        }
    }

    fn check_values(&self) -> Result<(), String> {
        let Values {
            statue,
            fountain,
            bridge,
            decoration_set,
            flower_set,
            belvedere,
        } = self.values;
        let points = [statue, fountain, bridge, decoration_set, flower_set];
        let belvedere = belvedere.unsigned_abs();
        if points.iter().chain([&belvedere]).any(|&n| n > MOST_POINTS) {
            return Err(format!("values: nothing is worth more than {MOST_POINTS}"));
        }
        let switches = &self.switches;
        if switches.start_pillars > STORED_PILLARS {
            return Err(format!(
                "switches: start_pillars: at most {STORED_PILLARS} can be kept (BYL-7.1)"
            ));
        }
        if switches.pillars_per_empty_neighbour > 1 {
            return Err("switches: pillars_per_empty_neighbour: 0 or 1 (BYL-4.4)".into());
        }
        Ok(())
    }
}

/// The place of a number of players in lists for 2, 3 and 4.
#[inline]
const fn by_players(players: u8) -> usize {
    match players {
        0..=2 => 0,
        3 => 1,
        _ => 2,
    }
}
