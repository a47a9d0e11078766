//! What happened: for the log, for animations, for everyone watching.

use serde::{Deserialize, Serialize};
use ziggurat_engine::{Seat, Viewer};

use crate::{
    board::Hex,
    pieces::{Card, Tile, Token},
    state::EndReason,
};

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "babylonia.ts"))]
#[serde(rename_all = "snake_case")]
// In a browser the tag stands outside: that takes far less code to read. The client knows.
#[cfg_attr(not(target_arch = "wasm32"), serde(tag = "type"))]
pub enum Event {
    /// A token was placed; its kind is missing where it lies face down and is not the viewer's.
    Placed {
        /// Whose token.
        seat: Seat,
        /// Its kind, if the viewer may know it.
        token: Option<Token>,
        /// Where it lies.
        hex: Hex,
    },
    /// A field was scored and left the game (BAB-5.5).
    FieldScored {
        /// Who scored it.
        seat: Seat,
        /// Where it lay.
        hex: Hex,
        /// The field.
        tile: Tile,
        /// What it brought.
        points: u16,
    },
    /// A token beside a ziggurat brought points (BAB-5.9).
    ZigguratPoints {
        /// Who gets them.
        seat: Seat,
        /// Where the token was placed.
        hex: Hex,
        /// One for each ziggurat touched.
        points: u16,
        /// The ziggurats touched.
        ziggurats: Vec<Hex>,
    },
    /// The placing step was ended.
    PlacementEnded {
        /// By whom.
        seat: Seat,
        /// What is surrounded now and will be scored.
        due: Vec<Hex>,
    },
    /// A surrounded city is scored (BAB-6.4 to 6.12).
    CityScored {
        /// Where.
        hex: Hex,
        /// The city.
        tile: Tile,
        /// Who wins it; nobody after a tie.
        winner: Option<Seat>,
        /// Noble points of each seat.
        nobles: Vec<u16>,
        /// The nobles that brought them.
        connected: Vec<Hex>,
        /// Tokens of each seat beside the city.
        beside: Vec<u8>,
        /// Points of each seat for its cities.
        cities: Vec<u16>,
        /// Points of each seat through the city bonus card.
        bonus: Vec<u16>,
    },
    /// A surrounded ziggurat is scored (BAB-7.1 to 7.5).
    ZigguratScored {
        /// Where.
        hex: Hex,
        /// Who wins it; nobody after a tie.
        winner: Option<Seat>,
        /// Tokens of each seat beside it.
        beside: Vec<u8>,
    },
    /// The winner of a ziggurat took a card.
    CardTaken {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
        /// Points that it brought at once.
        points: u16,
    },
    /// A stand was refilled; the kinds are missing where the viewer may not know them.
    Refilled {
        /// Whose stand.
        seat: Seat,
        /// How many tokens were drawn.
        count: u8,
        /// Which, in the order drawn.
        tokens: Option<Vec<Token>>,
    },
    /// The additional turn of card 2 is taken.
    ExtraTurn {
        /// By whom.
        seat: Seat,
    },
    /// A turn began.
    TurnBegan {
        /// Whose.
        seat: Seat,
        /// Counted from 1.
        turn: u16,
    },
    /// The game ended.
    GameOver {
        /// Why.
        reason: EndReason,
    },
}

impl Event {
    /// What a viewer may see of it (BAB-10.2, BAB-10.3).
    pub(crate) fn seen_by(&self, viewer: Viewer) -> Self {
        let mut seen = self.clone();
        match &mut seen {
            Self::Placed { seat, token, hex } if hex.is_river() && !viewer.is(*seat) => {
                *token = None;
            }
            Self::Refilled { seat, tokens, .. } if !viewer.is(*seat) => *tokens = None,
            Self::Placed { .. }
            | Self::Refilled { .. }
            | Self::FieldScored { .. }
            | Self::ZigguratPoints { .. }
            | Self::PlacementEnded { .. }
            | Self::CityScored { .. }
            | Self::ZigguratScored { .. }
            | Self::CardTaken { .. }
            | Self::ExtraTurn { .. }
            | Self::TurnBegan { .. }
            | Self::GameOver { .. } => {} // everybody sees it
        }
        seen
    }
}
