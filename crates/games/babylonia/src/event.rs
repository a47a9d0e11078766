//! What happened: for the log, for animation, for whoever watches.

use serde::Serialize;
use ziggurat_engine::{Arg, Seat, Text, Viewer};

use crate::{
    board::Hex,
    pieces::{Card, Tile, Token},
    state::EndReason,
};

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
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
        /// Points of each seat for own cities.
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
                *token = None
            }
            Self::Refilled { seat, tokens, .. } if !viewer.is(*seat) => *tokens = None,
            _ => {}
        }
        seen
    }

    /// The event in words.
    pub(crate) fn text(&self) -> Text {
        match self {
            Self::Placed {
                seat,
                token: Some(token),
                hex,
            } if hex.is_river() => {
                placed("bab-event-placed_face_down_own", *seat, *hex).with("token", token.key())
            }
            Self::Placed {
                seat,
                token: Some(token),
                hex,
            } => placed("bab-event-placed", *seat, *hex).with("token", token.key()),
            Self::Placed {
                seat,
                token: None,
                hex,
            } => placed("bab-event-placed_face_down", *seat, *hex),
            Self::FieldScored {
                seat,
                hex,
                tile,
                points,
            } => placed("bab-event-field_scored", *seat, *hex)
                .with("tile", tile.key())
                .with("points", i32::from(*points)),
            Self::ZigguratPoints { seat, points, .. } => Text::new("bab-event-ziggurat_points")
                .with("seat", *seat)
                .with("points", i32::from(*points)),
            Self::PlacementEnded { seat, .. } => {
                Text::new("bab-event-placement_ended").with("seat", *seat)
            }
            Self::CityScored {
                hex, tile, winner, ..
            } => {
                let key = if winner.is_some() {
                    "bab-event-city_won"
                } else {
                    "bab-event-city_tied"
                };
                let text = Text::new(key)
                    .with("hex", hex.label().to_owned())
                    .with("tile", tile.key());
                won(text, *winner)
            }
            Self::ZigguratScored { hex, winner, .. } => {
                let key = if winner.is_some() {
                    "bab-event-ziggurat_won"
                } else {
                    "bab-event-ziggurat_tied"
                };
                won(Text::new(key).with("hex", hex.label().to_owned()), *winner)
            }
            Self::CardTaken { seat, card, .. } => Text::new("bab-event-card_taken")
                .with("seat", *seat)
                .with("card", card.key()),
            Self::Refilled {
                seat,
                tokens: Some(tokens),
                ..
            } if !tokens.is_empty() => {
                let names = tokens.iter().map(|token| token.key()).collect();
                Text::new("bab-event-refilled_own")
                    .with("seat", *seat)
                    .with("tokens", Arg::Keys(names))
            }
            Self::Refilled { seat, count, .. } => Text::new("bab-event-refilled")
                .with("seat", *seat)
                .with("count", *count),
            Self::ExtraTurn { seat } => Text::new("bab-event-extra_turn").with("seat", *seat),
            Self::TurnBegan { seat, turn } => Text::new("bab-event-turn_began")
                .with("seat", *seat)
                .with("turn", i32::from(*turn)),
            Self::GameOver { reason } => {
                Text::new("bab-event-game_over").with("reason", reason.key())
            }
        }
    }
}

fn placed(key: &'static str, seat: Seat, hex: Hex) -> Text {
    Text::new(key)
        .with("seat", seat)
        .with("hex", hex.label().to_owned())
}

fn won(text: Text, winner: Option<Seat>) -> Text {
    match winner {
        Some(seat) => text.with("seat", seat),
        None => text,
    }
}

impl EndReason {
    /// The id of the reason in an outcome.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::StandEmpty => "stand_empty",
            Self::FewCities => "few_cities",
        }
    }

    /// The message that says it.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::StandEmpty => "bab-end-stand_empty",
            Self::FewCities => "bab-end-few_cities",
        }
    }
}
