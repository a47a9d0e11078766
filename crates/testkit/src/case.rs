//! The combinations of seats and options that the suite goes through.

use std::fmt;

use ziggurat_engine::{Chance, Game};

use crate::Fault;

/// A number of seats and a set of options.
#[derive(Clone, Debug)]
pub struct Case<G: Game> {
    /// The number of seats.
    pub seats: u8,
    /// The options.
    pub options: G::Options,
}

/// Every allowed number of seats with each of its sets of options.
#[must_use]
pub fn cases<G: Game>() -> Vec<Case<G>> {
    let all_of = |&seats: &u8| {
        let sets = G::option_sets(seats).into_iter();
        sets.map(move |options| Case { seats, options })
    };
    G::INFO.seats.iter().flat_map(all_of).collect()
}

/// Games with more cases than this play fewer games per case.
const MANY: usize = 16;
/// Games whose positions have more bytes than this take longer to check, so they play half as many.
const LARGE: usize = 1_536;

/// How many games are played per case, by a check that wants `wanted`.
pub(crate) fn games_of_each<G: Game>(wanted: u64) -> u64 {
    let cases = cases::<G>().len().max(MANY) as u64;
    let part = if size_of::<G>() > LARGE { 2 } else { 1 };
    (wanted * MANY as u64).div_ceil(cases * part).max(2)
}

impl<G: Game> Case<G> {
    /// Deals a game.
    ///
    /// # Errors
    /// If the game does not accept its own options.
    pub fn deal(&self, seed: u64) -> Result<G, Fault> {
        G::setup(&self.options, self.seats, &mut Chance::stream(seed, 0))
            .map_err(|error| Fault::new(format!("{self}: the game cannot be dealt: {error}")))
    }
}

impl<G: Game> fmt::Display for Case<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let options = serde_json::to_string(&self.options).unwrap_or_default();
        write!(
            f,
            "{} with {} seats, options {options}",
            G::INFO.id,
            self.seats
        )
    }
}
