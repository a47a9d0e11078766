//! Actions and events in words: keys and values; the locale files hold the sentences.

use ziggurat_engine::{Arg, Line, Seat, Text};

use crate::{
    action::{Action, ActionKind},
    board::{Cell, Spot},
    event::{CategoryPoints, Covered, Event, PartAt},
    pieces::{Decoration, Effect, Tile},
    state::Babylon,
};

pub(crate) fn by(key: &'static str, seat: Seat) -> Text {
    Text::new(key).with("seat", seat)
}

fn word(value: &impl ToString) -> Arg {
    Arg::Word(value.to_string())
}

/// The words for a tile: its material. The flower is added where a position is at hand.
pub(crate) fn tile(text: Text, tile: Tile) -> Text {
    text.with("material", tile.material().key())
        .with("tile", word(&tile))
}

impl Babylon {
    /// An action in words.
    pub(crate) fn action_text(&self, action: Action) -> Text {
        let flower = |tile: Tile| self.face(tile).flower().key();
        match action.kind() {
            ActionKind::Pick { board } => Text::new("byl-action-pick").with("flower", board.key()),
            ActionKind::Remove { spot } => Text::new("byl-action-remove").with("spot", word(&spot)),
            ActionKind::Dig { spot } => match self.visible(spot) {
                Some(found) => tile(Text::new("byl-action-dig"), found)
                    .with("flower", flower(found))
                    .with("pillars", self.yield_of(spot, self.active).total())
                    .with("spot", word(&spot)),
                None => Text::new("byl-action-dig_empty").with("spot", word(&spot)),
            },
            ActionKind::Place {
                tile: placed,
                at,
                turn,
                level,
                open,
            } => {
                let key = match open {
                    None => "byl-action-place",
                    Some(_) => "byl-action-place_open",
                };
                let text = tile(Text::new(key), placed)
                    .with("flower", flower(placed))
                    .with("cell", word(&at))
                    .with("turn", i32::from(turn.degrees()))
                    .with("level", level);
                match open {
                    None => text,
                    Some(corner) => text.with("corner", corner.key()),
                }
            }
            ActionKind::Decorate {
                decoration,
                from,
                to,
            } => match to {
                None => Text::new("byl-action-decorate").with("cell", word(&from)),
                Some(to) => Text::new("byl-action-decorate_two")
                    .with("cell", word(&from))
                    .with("to", word(&to)),
            }
            .with("decoration", decoration.key()),
            ActionKind::End { keep: None } => Text::new("byl-action-end"),
            ActionKind::End { keep: Some(kept) } => {
                tile(Text::new("byl-action-end_keeping"), kept).with("flower", flower(kept))
            }
        }
    }
}

impl Event {
    /// The event in words: a line of the log for each sentence.
    pub(crate) fn lines(&self) -> Vec<Line> {
        match self {
            Self::BoardPicked { seat, board } => {
                vec![
                    by("byl-event-board_picked", *seat)
                        .with("flower", board.key())
                        .into(),
                ]
            }
            Self::QuarryLaid { .. } => vec![Text::new("byl-event-quarry_laid").into()],
            Self::ClayRemoved {
                seat,
                spot,
                tile: removed,
                revealed,
            } => {
                let text = tile(by("byl-event-clay_removed", *seat), *removed);
                let mut lines = vec![at_spot(text.with("spot", spot_arg(*spot)), *spot)];
                lines.extend(revealed.map(|found| revealed_line(found, *spot)));
                lines
            }
            Self::RoundBegan {
                round, token, last, ..
            } => round_lines(*round, *token, *last),
            Self::TurnBegan { seat, dig, .. } => {
                let key = match dig {
                    true => "byl-event-turn_began",
                    false => "byl-event-nothing_to_dig",
                };
                vec![Line::heading(by(key, *seat))]
            }
            Self::Dug {
                seat,
                spot,
                tile: found,
                pillars,
                missing,
                revealed,
                ..
            } => {
                let text = tile(by("byl-event-dug", *seat), *found).with("pillars", *pillars);
                let mut lines = vec![at_spot(text.with("spot", spot_arg(*spot)), *spot)];
                if *missing > 0 {
                    let text = Text::new("byl-event-pillars_missing").with("count", *missing);
                    lines.push(text.into());
                }
                lines.extend(revealed.map(|found| revealed_line(found, *spot)));
                lines
            }
            Self::Placed {
                seat,
                tile: placed,
                at,
                level,
                belvedere,
                cost,
                covered,
                ..
            } => {
                let text = tile(by("byl-event-placed", *seat), *placed);
                let text = text.with("level", *level).with("cost", *cost);
                let mut lines = vec![at_cell(text, *seat, *at)];
                let open = Text::new("byl-event-belvedere");
                lines.extend(belvedere.map(|cell| at_cell(open, *seat, cell)));
                lines.extend(covered.iter().filter_map(|part| covered_line(*seat, part)));
                lines
            }
            Self::Decorated {
                seat,
                decoration,
                parts,
                wild,
                points,
            } => {
                let line = decorated_line(*seat, *decoration, parts, *points);
                let wild = wild.map(|cell| at_cell(Text::new("byl-event-wild"), *seat, cell));
                line.into_iter().chain(wild).collect()
            }
            Self::TurnEnded { .. } => self.end_texts().into_iter().map(Line::from).collect(),
            Self::Scored {
                seat, points, sum, ..
            } => {
                let head = Line::heading(by("byl-event-scored", *seat).with("points", *sum));
                let scoring = points.iter().filter(|line| line.points != 0);
                let lines = scoring
                    .filter_map(|line| Some(category_text(*seat, line, key_of(line.category)?)));
                std::iter::once(head).chain(lines.map(Line::from)).collect()
            }
            Self::GameOver { points, winners } => winner_lines(points, winners),
        }
    }

    fn end_texts(&self) -> Vec<Text> {
        let Self::TurnEnded {
            seat,
            kept,
            discarded,
            pillars,
            returned,
        } = self
        else {
            return Vec::new();
        };
        let kept = match kept {
            Some(kept) => tile(by("byl-event-kept", *seat), *kept),
            None => by("byl-event-turn_ended", *seat),
        };
        let mut texts = vec![kept.with("pillars", *pillars)];
        texts.extend(discarded.map(|gone| tile(by("byl-event-discarded", *seat), gone)));
        if *returned > 0 {
            texts.push(by("byl-event-returned", *seat).with("count", *returned));
        }
        texts
    }
}

/// What clients call a cell of a garden, and a place of the quarry.
fn cell_place(seat: Seat, cell: Cell) -> String {
    format!("{}:{cell}", seat.0)
}

pub(crate) fn spot_place(spot: Spot) -> String {
    format!("q:{spot}")
}

fn cell_arg(seat: Seat, cell: Cell) -> Arg {
    Arg::place(cell_place(seat, cell), cell)
}

pub(crate) fn spot_arg(spot: Spot) -> Arg {
    Arg::place(spot_place(spot), spot)
}

/// A line about a cell, which it names.
fn at_cell(text: Text, seat: Seat, cell: Cell) -> Line {
    Line::at(
        text.with("cell", cell_arg(seat, cell)),
        vec![cell_place(seat, cell)],
    )
}

/// A line about a place of the quarry.
fn at_spot(text: Text, spot: Spot) -> Line {
    Line::at(text, vec![spot_place(spot)])
}

fn round_lines(round: u8, token: Effect, last: bool) -> Vec<Line> {
    let key = match last {
        true => "byl-event-last_round",
        false => "byl-event-round_began",
    };
    let mut lines = vec![Line::heading(Text::new(key).with("round", round))];
    if token != Effect::None {
        lines.push(
            Text::new("byl-event-token")
                .with("effect", token.key())
                .into(),
        );
    }
    lines
}

fn winner_lines(points: &[i32], winners: &[Seat]) -> Vec<Line> {
    let key = match winners.len() {
        1 => "byl-event-winner",
        _ => "byl-event-shared_victory",
    };
    let most = points.iter().copied().max().unwrap_or(0);
    let won = |&seat: &Seat| Line::heading(by(key, seat).with("points", most));
    winners.iter().map(won).collect()
}

/// A decoration under a new terrace; a belvedere is not worth a line.
fn covered_line(seat: Seat, covered: &Covered) -> Option<Line> {
    let key = match covered.hidden {
        true => "byl-event-hidden",
        false => "byl-event-partly_hidden",
    };
    let text = Text::new(key).with("decoration", covered.decoration?.key());
    Some(at_cell(text, seat, covered.cell))
}

fn decorated_line(
    seat: Seat,
    decoration: Decoration,
    parts: &[PartAt],
    points: u8,
) -> Option<Line> {
    let key = match decoration {
        Decoration::Statue => "byl-event-decorated",
        Decoration::Fountain | Decoration::Staircase | Decoration::Bridge => {
            "byl-event-decorated_two"
        }
    };
    let text = by(key, seat)
        .with("decoration", decoration.key())
        .with("cell", cell_arg(seat, parts.first()?.cell))
        .with("to", cell_arg(seat, parts.last()?.cell))
        .with("points", points);
    let places = parts.iter().map(|part| cell_place(seat, part.cell));
    Some(Line::at(text, places.collect()))
}

fn revealed_line(found: Tile, spot: Spot) -> Line {
    at_spot(tile(Text::new("byl-event-revealed"), found), spot)
}

fn category_text(seat: Seat, line: &CategoryPoints, key: &'static str) -> Text {
    let text = by("byl-event-scored_category", seat).with("category", key);
    text.with("points", line.points)
}

/// The message with the name of a category.
fn key_of(category: &str) -> Option<&'static str> {
    const KEYS: [&str; 8] = [
        "byl-points-statues",
        "byl-points-fountains",
        "byl-points-staircases",
        "byl-points-bridges",
        "byl-points-decoration_sets",
        "byl-points-flower_sets",
        "byl-points-belvederes",
        "byl-points-promo_cards",
    ];
    KEYS.into_iter()
        .find(|key| key.strip_prefix("byl-points-") == Some(category))
}
