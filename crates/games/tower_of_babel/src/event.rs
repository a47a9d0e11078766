//! What happened: for the log, for animations, for everyone watching.

use serde::{Deserialize, Serialize};
use ziggurat_engine::{Seat, Viewer};

use crate::{
    pieces::{ActionCard, Cards, Disc, Kind, Wonder},
    state::EndReason,
};

/// Something that happened. Lists by seat have one entry for each seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tower_of_babel.ts"))]
#[serde(rename_all = "snake_case")]
// In a browser the tag stands outside: that takes far less code to read. The client knows.
#[cfg_attr(not(target_arch = "wasm32"), serde(tag = "type"))]
pub enum Event {
    /// The active player passed (TOB-4.1).
    Passed {
        /// Who.
        seat: Seat,
    },
    /// The active player put a disc on the column (TOB-5.1).
    DiscChosen {
        /// Who.
        seat: Seat,
        /// The wonder that the column stands on.
        wonder: Wonder,
        /// On which of its three spaces the disc lay, from 0.
        space: u8,
        /// The disc.
        disc: Disc,
    },
    /// An opponent made an offer; only its owner is told what lies in it (TOB-6.2).
    OfferMade {
        /// Who.
        seat: Seat,
        /// What lies in it, if the viewer may know it.
        offer: Option<Offered>,
        /// Whether the player had nothing at all to offer and was not asked (TOB-6.14).
        automatic: bool,
    },
    /// All offers were turned up (TOB-6.12).
    OffersRevealed {
        /// One for each opponent, clockwise.
        offers: Vec<Revealed>,
    },
    /// The active player built (section 8).
    Built {
        /// Who.
        seat: Seat,
        /// Where.
        wonder: Wonder,
        /// On which of its three spaces the disc lay, from 0.
        space: u8,
        /// The disc.
        disc: Disc,
        /// Whose offers were taken, by seat.
        helpers: Vec<Seat>,
        /// The building cards that the active player added.
        cards: Cards,
        /// The Jokers that the active player added.
        jokers: u8,
        /// How many units each seat put on the wonder.
        placed: Vec<u8>,
        /// How many units each seat could not put for lack of pieces (TOB-16.4).
        lost: Vec<u8>,
        /// Who took the disc: a trader, or the active player (TOB-8.6).
        taker: Seat,
    },
    /// The active player did not build (TOB-9.1).
    Abandoned {
        /// Who.
        seat: Seat,
        /// Where.
        wonder: Wonder,
        /// The disc that went back.
        disc: Disc,
    },
    /// A finished wonder was scored (section 10).
    WonderScored {
        /// Which.
        wonder: Wonder,
        /// The row of the table that was used, from 1.
        row: u8,
        /// Units of each seat on it, which then go back.
        units: Vec<u8>,
        /// Points of each seat.
        points: Vec<u16>,
    },
    /// The active player drew an action card for a finished wonder (TOB-10.10).
    ActionCardDrawn {
        /// Who.
        seat: Seat,
        /// Which, if the viewer may know it.
        card: Option<ActionCard>,
    },
    /// Somebody answered whether Triple Bonus is played (TOB-11.10).
    BonusAnswered {
        /// Who.
        seat: Seat,
        /// The answer, if the viewer may know it already.
        play: Option<bool>,
    },
    /// An offer that was not taken brought points (TOB-8.8).
    OfferPaid {
        /// Who gets them.
        seat: Seat,
        /// The cards, which go back to the hand.
        cards: Cards,
        /// Whether Triple Bonus was played.
        triple: bool,
        /// The points.
        points: u16,
    },
    /// Double Turn was played (TOB-11.12).
    DoubleTurnPlayed {
        /// By whom.
        seat: Seat,
    },
    /// Card Exchange was played (TOB-11.7).
    CardsExchanged {
        /// By whom.
        seat: Seat,
        /// What was put on the discard pile.
        cards: Cards,
    },
    /// Draw Cards was played (TOB-11.8).
    DrawCardsPlayed {
        /// By whom.
        seat: Seat,
    },
    /// Somebody drew building cards on a pass or with an action card.
    CardsDrawn {
        /// What was drawn.
        draw: Drawn,
    },
    /// Everybody drew at the end of the turn (TOB-12.1).
    CommonDraw {
        /// What was drawn, in order.
        draws: Vec<Drawn>,
    },
    /// The discard pile became the deck (TOB-16.1).
    Reshuffled {
        /// How many cards it holds.
        count: u8,
    },
    /// A turn began.
    TurnBegan {
        /// Whose.
        seat: Seat,
        /// Counted from 1.
        turn: u16,
    },
    /// Final scoring: a wonder that is not finished (TOB-14.1).
    UnfinishedScored {
        /// Which.
        wonder: Wonder,
        /// Units of each seat on it.
        units: Vec<u8>,
        /// Points of each seat.
        points: Vec<u16>,
    },
    /// Final scoring: the discs of a seat (TOB-14.4).
    DiscBonus {
        /// Whose.
        seat: Seat,
        /// By kind; each two-kind disc counts for one of its kinds (TOB-14.6).
        kinds: Vec<KindBonus>,
        /// All together.
        points: u16,
    },
    /// Final scoring: the action cards of a seat (TOB-14.7).
    ActionCardsScored {
        /// Whose.
        seat: Seat,
        /// How many cards of Disc Points.
        disc_points: u8,
        /// How many cards of 5 Victory Points.
        five_points: u8,
        /// All together.
        points: u16,
    },
    /// The game ended; final scoring follows.
    EndReached {
        /// Why.
        reason: EndReason,
    },
    /// The game is over.
    GameOver {
        /// The points of each seat.
        points: Vec<u16>,
        /// Who has the most.
        winners: Vec<Seat>,
    },
}

/// What lies in an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tower_of_babel.ts"))]
#[serde(deny_unknown_fields)]
pub struct Offered {
    /// Building cards.
    pub cards: Cards,
    /// Whether the trading card lies with them.
    pub trade: bool,
}

impl Offered {
    /// An offer of no cards (TOB-6.4).
    pub(crate) const NOTHING: Self = Self {
        cards: Cards::NONE,
        trade: false,
    };
}

/// An offer when it is turned up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tower_of_babel.ts"))]
pub struct Revealed {
    /// Whose.
    pub seat: Seat,
    /// The cards that are valid.
    pub cards: Cards,
    /// Whether the trading card is with them.
    pub trade: bool,
    /// Cards of other kinds, which go back to the hand at once (TOB-6.7).
    pub returned: Cards,
}

/// Building cards that somebody drew.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tower_of_babel.ts"))]
pub struct Drawn {
    /// Who.
    pub seat: Seat,
    /// How many.
    pub count: u8,
    /// Which, if the viewer may know it.
    pub cards: Option<Cards>,
}

/// The discs of one kind in final scoring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tower_of_babel.ts"))]
pub struct KindBonus {
    /// The kind.
    pub kind: Kind,
    /// How many discs count for it.
    pub discs: u8,
    /// What they bring.
    pub points: u16,
}

impl Event {
    /// What a viewer may see of it (TOB-17.3).
    pub(crate) fn seen_by(&self, viewer: Viewer) -> Self {
        let mut seen = self.clone();
        match &mut seen {
            Self::OfferMade {
                seat,
                offer,
                automatic: false,
            } if !viewer.is(*seat) => *offer = None,
            Self::ActionCardDrawn { seat, card } if !viewer.is(*seat) => *card = None,
            Self::BonusAnswered { seat, play } if !viewer.is(*seat) => *play = None,
            Self::CardsDrawn { draw } => draw.hide_from(viewer),
            Self::CommonDraw { draws } => draws.iter_mut().for_each(|draw| draw.hide_from(viewer)),
            Self::OfferMade { .. }
            | Self::ActionCardDrawn { .. }
            | Self::BonusAnswered { .. }
            | Self::Passed { .. }
            | Self::DiscChosen { .. }
            | Self::OffersRevealed { .. }
            | Self::Built { .. }
            | Self::Abandoned { .. }
            | Self::WonderScored { .. }
            | Self::OfferPaid { .. }
            | Self::DoubleTurnPlayed { .. }
            | Self::CardsExchanged { .. }
            | Self::DrawCardsPlayed { .. }
            | Self::Reshuffled { .. }
            | Self::TurnBegan { .. }
            | Self::UnfinishedScored { .. }
            | Self::DiscBonus { .. }
            | Self::ActionCardsScored { .. }
            | Self::EndReached { .. }
            | Self::GameOver { .. } => {} // everybody sees it
        }
        seen
    }
}

impl Drawn {
    pub(crate) fn new(seat: Seat, cards: Cards) -> Self {
        Self {
            seat,
            count: cards.total() as u8,
            cards: Some(cards),
        }
    }

    fn hide_from(&mut self, viewer: Viewer) {
        if !viewer.is(self.seat) {
            self.cards = None;
        }
    }
}
