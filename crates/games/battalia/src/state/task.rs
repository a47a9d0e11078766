//! What is under way between two actions.

use serde::{Deserialize, Serialize};
use ziggurat_engine::InOrder;

use super::Phase;
use crate::{
    board::Square,
    cards::{Card, Token},
    costs::Needs,
    pieces::{Artefact, Faction, Hero, Level, Rank, Rise, Shape},
};

/// What an artefact works on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "battalia.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Aim {
    /// A hand card.
    Hand(Card),
    /// A card of the player's battle row, by its place among the cards laid, from 0 (BAT-12.15).
    Row(u8),
    /// The scroll itself (BAT-9.12).
    Itself(Card),
}

/// A tent that has been paid with, while its Supply is still owed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "battalia.ts"))]
#[serde(deny_unknown_fields)]
pub struct PaidTent {
    /// The tent, or the hammer.
    pub card: Card,
    /// Whether it is illuminated and holds two cards.
    #[serde(default)]
    pub illuminated: bool,
}

/// What a payment is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "battalia.ts"))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Purpose {
    /// A unit is recruited.
    Recruit {
        /// Of which rank.
        rank: Rank,
    },
    /// An artefact is created.
    Create {
        /// Which.
        artefact: Artefact,
    },
    /// A road or a city is built.
    Build {
        /// What.
        shape: Shape,
        /// The level of a city.
        level: Option<Level>,
    },
    /// A city is raised.
    Upgrade {
        /// Where.
        square: Square,
    },
    /// An amulet is used.
    Amulet {
        /// On what; a hand card waits outside the hand.
        aim: Aim,
    },
    /// A title is used.
    Title {
        /// On what; a hand card waits outside the hand.
        aim: Aim,
        /// By how many ranks.
        ranks: Rise,
    },
    /// A scroll is used.
    Scroll {
        /// On what; a hand card waits outside the hand.
        aim: Aim,
        /// The new faction.
        faction: Faction,
    },
    /// A tent is pitched.
    Pitch {
        /// The card that it is pitched for; it waits outside the hand.
        card: Card,
        /// The tent, once it has been named.
        tent: Option<PaidTent>,
    },
    /// A hero is hired.
    Hire {
        /// Which.
        hero: Hero,
        /// Where.
        square: Square,
    },
    /// A hero walks.
    Walk {
        /// Which.
        hero: Hero,
        /// Where to.
        square: Square,
    },
    /// A hero rides.
    Ride {
        /// Which.
        hero: Hero,
        /// Where to.
        square: Square,
    },
    /// The attacked hero retreats.
    Retreat {
        /// Where to.
        square: Square,
    },
}

impl Purpose {
    /// What an artefact works on.
    #[inline]
    fn aim_mut(&mut self) -> Option<&mut Aim> {
        match self {
            Self::Amulet { aim } | Self::Title { aim, .. } | Self::Scroll { aim, .. } => Some(aim),
            Self::Recruit { .. }
            | Self::Create { .. }
            | Self::Build { .. }
            | Self::Upgrade { .. }
            | Self::Pitch { .. }
            | Self::Hire { .. }
            | Self::Walk { .. }
            | Self::Ride { .. }
            | Self::Retreat { .. } => None,
        }
    }

    /// The card that waits outside the hand, and the tent that was paid with.
    fn waiting(mut self) -> [Option<Card>; 2] {
        if let Self::Pitch { card, tent } = self {
            return [Some(card), tent.map(|tent| tent.card)];
        }
        match self.aim_mut() {
            Some(&mut Aim::Hand(card)) => [Some(card), None],
            _ => [None, None],
        }
    }
}

/// What is under way between two actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "battalia.ts"))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Task {
    /// Sources of a payment are named (BAT-6.4).
    Pay {
        /// What for.
        purpose: Purpose,
        /// What is still to be paid.
        needs: Needs,
    },
    /// A terrain card is placed (BAT-8.12).
    Place {
        /// What.
        shape: Shape,
        /// The level of a city.
        level: Option<Level>,
    },
    /// A card of the matching pair is taken (BAT-7.4).
    Take {
        /// Which.
        artefact: Artefact,
    },
    /// A second card can be stationed (BAT-9.13).
    Station {
        /// The first card.
        card: Card,
        /// The illuminated tent.
        tent: Card,
    },
    /// A card goes into the ambush (BAT-5.2).
    Conceal,
    /// The horn brings cards (BAT-10.6).
    Fetch {
        /// How many can still be taken.
        left: u8,
    },
    /// A hidden card makes room (BAT-5.5).
    Drop {
        /// The card that is to be hidden.
        card: Card,
    },
    /// A joker in a battle row is declared (BAT-12.26).
    Declare {
        /// Its place among the cards laid, from 0.
        row: u8,
    },
}

impl Task {
    pub(crate) const fn phase(&self) -> Phase {
        match self {
            Self::Pay { .. } => Phase::Pay,
            Self::Place { .. } => Phase::Place,
            Self::Take { .. } => Phase::Take,
            Self::Station { .. } => Phase::Station,
            Self::Conceal => Phase::Conceal,
            Self::Fetch { .. } => Phase::Fetch,
            Self::Drop { .. } => Phase::Drop,
            Self::Declare { .. } => Phase::Declare,
        }
    }

    /// The cards that lie neither in hand nor anywhere else.
    pub(crate) fn waiting(self) -> impl Iterator<Item = Card> {
        let cards = match self {
            Self::Pay { purpose, .. } => purpose.waiting(),
            Self::Station { card, tent } => [Some(card), Some(tent)],
            Self::Drop { card } => [Some(card), None],
            Self::Place { .. }
            | Self::Take { .. }
            | Self::Conceal
            | Self::Fetch { .. }
            | Self::Declare { .. } => [None, None],
        };
        cards.into_iter().flatten()
    }

    /// The place of a laid card that the task refers to.
    pub(crate) fn row_mut(&mut self) -> Option<&mut u8> {
        match self {
            Self::Pay { purpose, .. } => match purpose.aim_mut() {
                Some(Aim::Row(place)) => Some(place),
                _ => None,
            },
            Self::Declare { row } => Some(row),
            Self::Place { .. }
            | Self::Take { .. }
            | Self::Station { .. }
            | Self::Conceal
            | Self::Fetch { .. }
            | Self::Drop { .. } => None,
        }
    }
}

/// The sources that one action has used; their order does not matter.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Receipt {
    sources: [Token; Self::ROOM],
    len: usize,
}

impl Receipt {
    /// Nothing costs more than five tokens (recruiting a lord).
    const ROOM: usize = 8;

    pub(crate) const NONE: Self = Self {
        sources: [Card::SUPPLY.token(); Self::ROOM],
        len: 0,
    };

    /// Adds a source.
    ///
    /// # Panics
    /// If more is paid than anything costs.
    pub(crate) fn add(&mut self, source: Token) {
        self.sources[self.len] = source;
        self.len += 1;
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub(crate) fn sorted(&self) -> Vec<Token> {
        let mut list = self.sources[..self.len].to_vec();
        list.put_in_order();
        list
    }
}
