//! What can be done now: a line for each tile, level and turn, not one for each place.

use ziggurat_engine::Text;
use ziggurat_shelf::babylon::{Action, ActionKind, TileView, Turn, View};

use super::wording::{hand, symbols, tile_words};
use crate::{Item, Page, Pick, Spot};

/// The legal actions in groups.
pub(super) fn menu(view: &View, legal: &[Action], page: &Page) -> Vec<Item<Action>> {
    let mut items = Vec::new();
    let decorations = legal.iter().copied();
    items.extend(decorations.filter_map(|action| decoration(view, action, page)));
    items.extend(quarry(legal, page));
    for tile in hand(view) {
        for level in 1..=highest_level(legal) {
            let turns = Turn::all().enumerate();
            items.extend(turns.filter_map(|(quarters, turn)| {
                placement(legal, (tile, level, turn, quarters), page)
            }));
        }
    }
    items.extend(
        legal
            .iter()
            .filter_map(|&action| simple(view, action, page)),
    );
    items
}

/// The highest level that a tile can be placed on.
fn highest_level(legal: &[Action]) -> u8 {
    let level = |action: &Action| match action.kind() {
        ActionKind::Place { level, .. } => Some(level),
        _ => None,
    };
    legal.iter().filter_map(level).max().unwrap_or(0)
}

/// Places to choose from; a single one needs no choice.
fn pick(mut spots: Vec<Spot<Action>>) -> Option<Pick<Action>> {
    match spots.len() {
        0 => None,
        1 => spots.pop().map(|spot| Pick::One(spot.action)),
        _ => Some(Pick::Where(spots)),
    }
}

/// A tile on a level, turned in one way: the places by their upper left cell, with the corner that
/// is left open.
fn placement(
    legal: &[Action],
    (tile, level, turn, quarters): (&TileView, u8, Turn, usize),
    page: &Page,
) -> Option<Item<Action>> {
    let spot = |&action: &Action| match action.kind() {
        ActionKind::Place {
            tile: placed,
            at,
            turn: turned,
            level: on,
            open,
        } if placed == tile.tile && on == level && turned == turn => Some(Spot {
            label: open.map_or_else(|| at.to_string(), |corner| format!("{at}-{corner}")),
            points: 0,
            action,
        }),
        _ => None,
    };
    let spots: Vec<Spot<Action>> = legal.iter().filter_map(spot).collect();
    let text = Text::new("term-byl-place")
        .with("material", tile.material.key())
        .with("flower", tile.flower.key())
        .with("level", level)
        .with("turn", i32::from(turn.degrees()));
    let only = match spots[..] {
        [ref one] => format!(" {}", one.label),
        _ => String::new(),
    };
    Some(Item {
        words: format!(
            "{} {}{only}",
            page.say(&text),
            symbols(tile, quarters, page)
        ),
        pick: pick(spots)?,
    })
}

/// Digging, or removing clay tiles.
fn quarry(legal: &[Action], page: &Page) -> Option<Item<Action>> {
    let mut key = "term-byl-dig";
    let mut spots = Vec::new();
    for &action in legal {
        let spot = match action.kind() {
            ActionKind::Dig { spot } => spot,
            ActionKind::Remove { spot } => {
                key = "term-byl-remove";
                spot
            }
            _ => continue,
        };
        spots.push(Spot {
            label: spot.to_string(),
            points: 0,
            action,
        });
    }
    Some(Item {
        words: page.text(key),
        pick: pick(spots)?,
    })
}

/// A decoration with what it is worth.
fn decoration(view: &View, action: Action, page: &Page) -> Option<Item<Action>> {
    let ActionKind::Decorate {
        decoration,
        from,
        to,
    } = action.kind()
    else {
        return None;
    };
    let last = to.unwrap_or(from);
    let chance = view.turn.chances.iter().find(|chance| {
        let ends = (chance.parts.first(), chance.parts.last());
        let cells = (ends.0.map(|part| part.cell), ends.1.map(|part| part.cell));
        chance.decoration == decoration && cells == (Some(from), Some(last))
    });
    let places = match to {
        None => from.to_string(),
        Some(to) => format!("{from}–{to}"),
    };
    let text = Text::new("term-byl-decorate")
        .with("decoration", decoration.key())
        .with("places", places)
        .with("points", chance.map_or(0, |chance| chance.points));
    Some(Item {
        words: page.say(&text),
        pick: Pick::One(action),
    })
}

fn simple(view: &View, action: Action, page: &Page) -> Option<Item<Action>> {
    let words = match action.kind() {
        ActionKind::Pick { board } => {
            page.say(&Text::new("byl-action-pick").with("flower", board.key()))
        }
        ActionKind::End { keep: None } => page.text("byl-action-end"),
        ActionKind::End { keep: Some(tile) } => {
            let kept = hand(view).find(|other| other.tile == tile)?;
            let text = tile_words(kept, page);
            page.with("term-byl-end_keeping", &[("tile", text.into())])
        }
        _ => return None,
    };
    Some(Item {
        words,
        pick: Pick::One(action),
    })
}

/// A placement as if all corners were carried.
pub(super) fn without_open(action: Action) -> Action {
    match action.kind() {
        ActionKind::Place {
            tile,
            at,
            turn,
            level,
            ..
        } => Action::from(ActionKind::Place {
            tile,
            at,
            turn,
            level,
            open: None,
        }),
        _ => action,
    }
}
