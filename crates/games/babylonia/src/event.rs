//! What happened: for the log, for animation, for whoever watches.

use serde::Serialize;
use ziggurat_engine::{Arg, Seat, Text, Viewer};

use crate::{
    board::{Hex, POINTS_PER_NOBLE},
    pieces::{Card, Tile, Token},
    state::EndReason,
};

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "babylonia.ts"))]
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
                *token = None;
            }
            Self::Refilled { seat, tokens, .. } if !viewer.is(*seat) => *tokens = None,
            _ => {}
        }
        seen
    }

    /// The event in words, a line each.
    pub(crate) fn texts(&self) -> Vec<Text> {
        match self {
            Self::Placed { seat, token, hex } => vec![placed_text(*seat, *token, *hex)],
            Self::FieldScored {
                seat,
                hex,
                tile,
                points,
            } => vec![
                at("bab-event-field_scored", *hex)
                    .with("seat", *seat)
                    .with("tile", tile.key())
                    .with("points", i32::from(*points)),
            ],
            Self::ZigguratPoints { seat, points, .. } => {
                vec![gets("bab-event-ziggurat_points", *seat, *points)]
            }
            Self::PlacementEnded { seat, .. } => {
                vec![Text::new("bab-event-placement_ended").with("seat", *seat)]
            }
            Self::CityScored { .. } => self.city_texts(),
            Self::ZigguratScored { hex, winner, .. } => vec![match winner {
                Some(seat) => at("bab-event-ziggurat_won", *hex).with("seat", *seat),
                None => at("bab-event-ziggurat_tied", *hex),
            }],
            Self::CardTaken { seat, card, points } => {
                let taken = Text::new("bab-event-card_taken")
                    .with("seat", *seat)
                    .with("card", card.key());
                let mut texts = vec![taken];
                texts.extend((*points > 0).then(|| gets("bab-event-card_points", *seat, *points)));
                texts
            }
            Self::Refilled {
                seat,
                tokens,
                count,
            } => vec![refilled_text(*seat, tokens.as_deref(), *count)],
            Self::ExtraTurn { seat } => vec![Text::new("bab-event-extra_turn").with("seat", *seat)],
            Self::TurnBegan { seat, turn } => {
                vec![
                    Text::new("bab-event-turn_began")
                        .with("seat", *seat)
                        .with("turn", i32::from(*turn)),
                ]
            }
            Self::GameOver { reason } => {
                vec![Text::new("bab-event-game_over").with("reason", reason.key())]
            }
        }
    }

    /// A city player by player: nobles, the winner, own cities, the bonus card.
    fn city_texts(&self) -> Vec<Text> {
        let Self::CityScored {
            hex,
            tile,
            winner,
            nobles,
            cities,
            bonus,
            ..
        } = self
        else {
            return Vec::new();
        };
        let mut texts = vec![at("bab-event-city_scoring", *hex).with("tile", tile.key())];
        texts.extend(paid(nobles).map(|(seat, points)| {
            gets("bab-event-noble_points", seat, points)
                .with("count", i32::from(points / POINTS_PER_NOBLE))
        }));
        texts.push(match winner {
            Some(seat) => at("bab-event-city_won", *hex)
                .with("tile", tile.key())
                .with("seat", *seat),
            None => at("bab-event-city_tied", *hex).with("tile", tile.key()),
        });
        texts
            .extend(paid(cities).map(|(seat, points)| gets("bab-event-city_points", seat, points)));
        texts.extend(paid(bonus).map(|(seat, points)| gets("bab-event-card_points", seat, points)));
        texts
    }
}

fn at(key: &'static str, hex: Hex) -> Text {
    Text::new(key).with("hex", hex.label().to_owned())
}

fn gets(key: &'static str, seat: Seat, points: u16) -> Text {
    Text::new(key)
        .with("seat", seat)
        .with("points", i32::from(points))
}

/// The seats that get points.
fn paid(points: &[u16]) -> impl Iterator<Item = (Seat, u16)> {
    let seats = points.iter().enumerate();
    seats
        .filter(|(_, points)| **points > 0)
        .map(|(seat, points)| (Seat(seat as u8), *points))
}

fn placed_text(seat: Seat, token: Option<Token>, hex: Hex) -> Text {
    let key = match token {
        Some(_) if hex.is_river() => "bab-event-placed_face_down_own",
        Some(_) => "bab-event-placed",
        None => "bab-event-placed_face_down",
    };
    let text = at(key, hex).with("seat", seat);
    match token {
        Some(token) => text.with("token", token.key()),
        None => text,
    }
}

fn refilled_text(seat: Seat, tokens: Option<&[Token]>, count: u8) -> Text {
    match tokens {
        Some(tokens) if !tokens.is_empty() => {
            let names = tokens.iter().map(|token| token.key()).collect();
            Text::new("bab-event-refilled_own")
                .with("seat", seat)
                .with("tokens", Arg::Keys(names))
        }
        _ => Text::new("bab-event-refilled")
            .with("seat", seat)
            .with("count", count),
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
