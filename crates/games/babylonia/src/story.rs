//! Actions and events in words: keys and values; the locale files hold the sentences.

use ziggurat_engine::{Arg, Line, Seat, Text};

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
                    .with("hex", place(hex))
            }
            ActionKind::EndPlacement => Text::new("bab-action-end_placement"),
            ActionKind::Score { hex } => Text::new("bab-action-score").with("hex", place(hex)),
            ActionKind::TakeCard { card } => {
                Text::new("bab-action-take_card").with("card", card.key())
            }
            ActionKind::ExtraTurn { take: true } => Text::new("bab-action-extra_turn"),
            ActionKind::ExtraTurn { take: false } => Text::new("bab-action-no_extra_turn"),
        }
    }
}

impl Event {
    /// The event in words: a line of the log for each sentence.
    pub(crate) fn lines(&self) -> Vec<Line> {
        match self {
            Self::Placed { seat, token, hex } => {
                vec![line(placed_text(*seat, *token, *hex), &[*hex])]
            }
            Self::FieldScored {
                seat,
                hex,
                tile,
                points,
            } => {
                let text = gets("bab-event-field_scored", *seat, *points)
                    .with("hex", place(*hex))
                    .with("tile", tile.key());
                vec![line(text, &[*hex])]
            }
            Self::ZigguratPoints {
                seat,
                hex,
                points,
                ziggurats,
            } => {
                let text = gets("bab-event-ziggurat_points", *seat, *points);
                vec![line(text, &[&[*hex], &ziggurats[..]].concat())]
            }
            // What follows says it: a scoring, or the next turn.
            Self::PlacementEnded { .. } => Vec::new(),
            Self::CityScored { .. } => self.city_lines(),
            Self::ZigguratScored { hex, winner, .. } => {
                let text = match winner {
                    Some(seat) => at("bab-event-ziggurat_won", *hex).with("seat", *seat),
                    None => at("bab-event-ziggurat_tied", *hex),
                };
                vec![line(text, &[*hex])]
            }
            Self::CardTaken { seat, card, points } => {
                let taken = of("bab-event-card_taken", *seat).with("card", card.key());
                let paid = (*points > 0).then(|| gets("bab-event-card_points", *seat, *points));
                [Some(taken), paid]
                    .into_iter()
                    .flatten()
                    .map(Line::from)
                    .collect()
            }
            Self::Refilled { seat, tokens, .. } => refilled_lines(*seat, tokens.as_deref()),
            Self::ExtraTurn { seat } => vec![of("bab-event-extra_turn", *seat).into()],
            Self::TurnBegan { seat, turn } => {
                let text = of("bab-event-turn_began", *seat).with("turn", i32::from(*turn));
                vec![Line::heading(text)]
            }
            Self::GameOver { reason } => {
                let text = Text::new("bab-event-game_over").with("reason", reason.key());
                vec![Line::heading(text)]
            }
        }
    }

    /// The scoring of a city: a sentence for each step, in the order of the rules (BAB-6.8).
    fn city_lines(&self) -> Vec<Line> {
        let Self::CityScored {
            hex,
            tile,
            winner,
            nobles,
            connected,
            cities,
            bonus,
            ..
        } = self
        else {
            return Vec::new();
        };
        let all = [&[*hex], &connected[..]].concat();
        let tell = |text| line(text, &all);
        let scoring = at("bab-event-city_scoring", *hex).with("tile", tile.key());
        let mut lines = vec![tell(scoring)];
        lines.extend(noble_texts(nobles).map(tell));
        lines.push(line(city_winner_text(*hex, *tile, *winner), &[*hex]));
        lines.extend(points_texts("bab-event-city_points", cities).map(tell));
        lines.extend(points_texts("bab-event-card_points", bonus).map(tell));
        lines
    }
}

fn line(text: Text, hexes: &[Hex]) -> Line {
    Line::at(text, hexes.iter().map(|hex| hex.id().to_owned()).collect())
}

/// A hex in a sentence.
pub(crate) fn place(hex: Hex) -> Arg {
    Arg::place(hex.id(), hex.label())
}

fn at(key: &'static str, hex: Hex) -> Text {
    Text::new(key).with("hex", place(hex))
}

fn of(key: &'static str, seat: Seat) -> Text {
    Text::new(key).with("seat", seat)
}

fn gets(key: &'static str, seat: Seat, points: u16) -> Text {
    of(key, seat).with("points", i32::from(points))
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

/// Whoever sees which tokens were drawn is told of them; refills of others are not worth a line.
fn refilled_lines(seat: Seat, tokens: Option<&[Token]>) -> Vec<Line> {
    let tokens = tokens.unwrap_or_default();
    if tokens.is_empty() {
        return Vec::new();
    }
    let names = tokens.iter().map(|token| token.key()).collect();
    vec![
        of("bab-event-refilled_own", seat)
            .with("tokens", Arg::Keys(names))
            .into(),
    ]
}
