//! Actions and events in words: keys and values; the locale files hold the sentences.

use ziggurat_engine::{Arg, Seat, Text};

use crate::{
    action::{Action, ActionKind},
    board::{Hex, POINTS_PER_NOBLE},
    event::Event,
    pieces::{Tile, Token},
    state::EndReason,
};

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

impl Action {
    /// The action in words.
    pub(crate) fn text(self) -> Text {
        match self.kind() {
            ActionKind::Place { token, hex } => {
                let key = if hex.is_river() {
                    "bab-action-place_river"
                } else {
                    "bab-action-place"
                };
                Text::new(key)
                    .with("token", token.key())
                    .with("hex", hex.label().to_owned())
            }
            ActionKind::EndPlacement => Text::new("bab-action-end_placement"),
            ActionKind::Score { hex } => {
                Text::new("bab-action-score").with("hex", hex.label().to_owned())
            }
            ActionKind::TakeCard { card } => {
                Text::new("bab-action-take_card").with("card", card.key())
            }
            ActionKind::ExtraTurn { take: true } => Text::new("bab-action-extra_turn"),
            ActionKind::ExtraTurn { take: false } => Text::new("bab-action-no_extra_turn"),
        }
    }
}

impl Event {
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
            Self::CityScored {
                hex,
                tile,
                winner,
                nobles,
                cities,
                bonus,
                ..
            } => {
                let mut texts = vec![at("bab-event-city_scoring", *hex).with("tile", tile.key())];
                texts.extend(noble_texts(nobles));
                texts.push(city_winner_text(*hex, *tile, *winner));
                texts.extend(points_texts("bab-event-city_points", cities));
                texts.extend(points_texts("bab-event-card_points", bonus));
                texts
            }
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
}

fn at(key: &'static str, hex: Hex) -> Text {
    Text::new(key).with("hex", hex.label().to_owned())
}

fn gets(key: &'static str, seat: Seat, points: u16) -> Text {
    Text::new(key)
        .with("seat", seat)
        .with("points", i32::from(points))
}

fn noble_texts(nobles: &[u16]) -> impl Iterator<Item = Text> {
    paid(nobles).map(|(seat, points)| {
        gets("bab-event-noble_points", seat, points)
            .with("count", i32::from(points / POINTS_PER_NOBLE))
    })
}

fn points_texts(key: &'static str, points: &[u16]) -> impl Iterator<Item = Text> {
    paid(points).map(move |(seat, points)| gets(key, seat, points))
}

fn city_winner_text(hex: Hex, tile: Tile, winner: Option<Seat>) -> Text {
    match winner {
        Some(seat) => at("bab-event-city_won", hex)
            .with("tile", tile.key())
            .with("seat", seat),
        None => at("bab-event-city_tied", hex).with("tile", tile.key()),
    }
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
