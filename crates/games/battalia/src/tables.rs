//! Numbers of the game, made from `data/` by the build script.

use crate::ids::Artefact;

/// Which squares a number of players uses, as bits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Layout {
    /// Squares that do not exist.
    pub(crate) missing: u64,
    /// Squares with start cities.
    pub(crate) starts: u64,
    /// Squares with neutral cities.
    pub(crate) neutrals: u64,
    /// How many great artefacts are displayed.
    pub(crate) greats: u8,
}

include!(concat!(env!("OUT_DIR"), "/facts.rs"));

/// The layout for so many players (2 to 4).
pub(crate) fn layout(players: u8) -> Layout {
    LAYOUTS[usize::from(players.clamp(2, 4)) - 2]
}

/// The engine stops after so many weeks if no limit is agreed (BAT-15.10).
pub(crate) const GUARD_WEEKS: u8 = 12;
/// Hiding places of each player (BAT-1.7).
pub(crate) const HIDING_PLACES: usize = 3;
