//! The parts of a game: what comes before the first age, and what an age consists of (SWB-16.1).

use serde::{Deserialize, Serialize};

use crate::{
    options::Sides,
    state::{Phase, SevenWonders},
    time::Turn,
};

/// A part of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "seven_wonders.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// Sides of the boards are chosen.
    Sides,
    /// Leaders are drafted.
    Leaders,
    /// Tower tiles are drafted.
    Tiles,
    /// Leaders are recruited, at the start of an age.
    Recruit,
    /// Cards are played.
    Turns,
    /// Conflicts and what follows them, at the end of an age.
    End,
}

impl Part {
    /// Whether something is drafted: it goes to the right in any age (SWL-2.2, SWT-2.2).
    pub(crate) const fn drafts(self) -> bool {
        match self {
            Self::Leaders | Self::Tiles => true,
            Self::Sides | Self::Recruit | Self::Turns | Self::End => false,
        }
    }

    /// Whether it comes before the first age.
    const fn is_early(self) -> bool {
        match self {
            Self::Sides | Self::Leaders | Self::Tiles => true,
            Self::Recruit | Self::Turns | Self::End => false,
        }
    }
}

impl SevenWonders {
    /// The part that is under way.
    pub(crate) fn part(&self) -> Option<Part> {
        match self.phase {
            Phase::Sides => Some(Part::Sides),
            Phase::LeaderDraft { .. } => Some(Part::Leaders),
            Phase::Draft { .. } => Some(Part::Tiles),
            Phase::Recruit => Some(Part::Recruit),
            Phase::Penalty => Some(Part::End),
            Phase::Over => None,
            Phase::Turn
            | Phase::LastCard
            | Phase::Dig { .. }
            | Phase::ExtraLeader { .. }
            | Phase::Courtesans { .. }
            | Phase::Losses => Some(match self.turn {
                Turn::Recruitment => Part::Recruit,
                Turn::Cards(_) => Part::Turns,
            }),
        }
    }

    /// The parts that this game has, before the first age or in an age.
    pub(crate) fn parts(&self) -> Vec<Part> {
        let all = [
            (Part::Sides, self.options.sides == Sides::Chosen),
            (Part::Leaders, self.options.leaders),
            (Part::Tiles, self.options.babel_tower),
            (Part::Recruit, self.options.leaders),
            (Part::Turns, true),
            (Part::End, true),
        ];
        let early = self.part().is_some_and(Part::is_early);
        let now = |(part, has): (Part, bool)| (has && part.is_early() == early).then_some(part);
        all.into_iter().filter_map(now).collect()
    }
}
