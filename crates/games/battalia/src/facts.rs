//! Numbers of the game, made from `data/` by the build script.

use crate::{
    board::Squares,
    pieces::{Artefact, Level},
};

/// Which squares a number of players uses.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Layout {
    /// Squares that do not exist.
    pub(crate) missing: Squares,
    /// Squares with start cities.
    pub(crate) starts: Squares,
    /// Squares with neutral cities.
    pub(crate) neutrals: Squares,
    /// How many great artefacts are displayed.
    pub(crate) greats: u8,
}

include!(concat!(env!("OUT_DIR"), "/facts.rs"));

/// The layout for this many players (2 to 4).
pub(crate) fn layout(players: u8) -> Layout {
    LAYOUTS[usize::from(players) - 2]
}

/// The engine stops after this many weeks if no limit is agreed (BAT-15.10).
pub(crate) const GUARD_WEEKS: u8 = 12;
/// Hiding places of each player (BAT-1.7).
pub(crate) const HIDING_PLACES: usize = 3;
/// The level of a neutral city once it is captured (BAT-13.3).
pub(crate) const CAPTURED_LEVEL: Level = Level::new(CAPTURED_MARKER).expect("a level from 1 to 4");
