//! The best points for science (section SWB-12).

use ziggurat_engine::IdSet;

use crate::{
    cards::{Effect, SET_POINTS},
    pieces::Symbol,
};

/// A set of science symbols.
pub(crate) type Symbols = IdSet<Symbol, u8>;

/// What decides about science: symbols of each kind, symbols of choice, and copies of a neighbour's
/// green card.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Science {
    pub(crate) symbols: [i32; 3],
    pub(crate) wild: i32,
    pub(crate) copies: i32,
    /// Symbols on the green cards of the neighbours.
    pub(crate) around: Symbols,
    /// What a set is worth beyond the usual through projects (SWP-5.7).
    pub(crate) set_bonus: i32,
    /// And through leaders, as part of science (SWL-5.21).
    pub(crate) set_points: i32,
}

impl Science {
    /// What an effect brings for science.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "`at_once` names every effect"
    )]
    pub(crate) fn add(&mut self, effect: Effect) {
        match effect {
            Effect::Science(symbol) => self.symbols[symbol.index()] += 1,
            Effect::AnyScience => self.wild += 1,
            Effect::CopyScience => self.copies += 1,
            Effect::SetBonus(points) => self.set_points += i32::from(points),
            _ => {}
        }
    }

    /// The best points for symbols, and the points of SWP-5.7 with the same choice (SWB-12.1,
    /// SWB-12.3, SWC-6.3). In what order symbols are chosen does not matter, so only their numbers
    /// are tried.
    pub(crate) fn best(&self) -> (i32, i32) {
        let copies = if self.around.is_empty() {
            0
        } else {
            self.copies
        };
        if copies == 0 && self.wild == 0 {
            return self.worth(self.symbols);
        }
        let mut best = (i32::MIN / 2, 0);
        each_split(copies, |copied| {
            // Only what is there can be copied.
            let there = Symbol::ALL.iter().zip(copied);
            let mut missing = there.filter(|(kind, n)| *n > 0 && !self.around.contains(**kind));
            if missing.next().is_some() {
                return;
            }
            each_split(self.wild, |wild| {
                let kinds = std::array::from_fn(|k| self.symbols[k] + copied[k] + wild[k]);
                let worth = self.worth(kinds);
                if worth.0 + worth.1 > best.0 + best.1 {
                    best = worth;
                }
            });
        });
        best
    }

    fn worth(&self, [a, b, c]: [i32; 3]) -> (i32, i32) {
        let sets = a.min(b).min(c);
        let each = i32::from(SET_POINTS) + self.set_points;
        (a * a + b * b + c * c + each * sets, self.set_bonus * sets)
    }
}

/// Every way to make this many symbols of three kinds.
#[inline]
fn each_split(count: i32, mut take: impl FnMut([i32; 3])) {
    for a in 0..=count {
        for b in 0..=count - a {
            take([a, b, count - a - b]);
        }
    }
}
