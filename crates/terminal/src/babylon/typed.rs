//! Reading actions that people type, in English or German.

use ziggurat_engine::{Arg, Text};
use ziggurat_shelf::babylon::{
    Action, ActionKind, Cell, Corner, Decoration, Flower, Phase, Spot, Tile, Turn, View,
};
use ziggurat_words::{Lang, text};

use super::wording::{active, hand};
use crate::typing::{bare, means};

/// Reads an action: `dig b3`, `b3`, `remove b3`, `pick rose`, `place r3c4 level 2 turn 90 open se`,
/// `statue r3c4`, `build bridge r1c1 r1c3`, `end`, `end keep granite_03`.
pub(super) fn read(typed: &str, view: &View) -> Option<Result<Action, Text>> {
    let words: Vec<&str> = typed.split_whitespace().collect();
    let (verb, rest) = words.split_first()?;
    let is = |key| means(verb, key);
    if is("term-byl-type-pick") {
        return Some(pick(rest));
    }
    if is("term-byl-type-remove") {
        return Some(spot(rest, "term-byl-how-remove").map(Action::remove));
    }
    if is("term-byl-type-dig") {
        return Some(spot(rest, "term-byl-how-dig").map(Action::dig));
    }
    if is("term-byl-type-place") {
        return Some(place(rest, view));
    }
    if is("term-byl-type-build") {
        return Some(decorate(rest));
    }
    if is("term-byl-type-end") {
        return Some(end(rest, view));
    }
    if decoration(verb).is_some() {
        return Some(decorate(&words));
    }
    match (verb.parse::<Spot>(), rest) {
        (Ok(spot), []) if view.phase == Phase::Removing => Some(Ok(Action::remove(spot))),
        (Ok(spot), []) => Some(Ok(Action::dig(spot))),
        _ => None,
    }
}

fn unknown(key: &'static str, word: &str) -> Text {
    Text::new(key).with("word", Arg::Word(word.to_owned()))
}

fn pick(words: &[&str]) -> Result<Action, Text> {
    let [word] = words else {
        return Err(Text::new("term-byl-how-pick"));
    };
    let flower = Flower::ALL
        .iter()
        .find(|flower| named(word, flower.id(), flower.key()));
    let flower = flower.ok_or_else(|| unknown("term-byl-no_board", word))?;
    Ok(Action::pick(*flower))
}

/// Whether a word is an id or the beginning of a name in any language.
fn named(word: &str, id: &str, key: &str) -> bool {
    let typed = bare(word);
    let names = Lang::ALL.map(|lang| bare(&text(lang, key)));
    typed.len() > 1
        && (bare(id).starts_with(&typed) || names.iter().any(|name| name.starts_with(&typed)))
}

fn spot(words: &[&str], how: &'static str) -> Result<Spot, Text> {
    match words {
        [word] => word.parse().map_err(|_| unknown("term-byl-no_spot", word)),
        _ => Err(Text::new(how)),
    }
}

fn cell(word: &str) -> Result<Cell, Text> {
    word.parse().map_err(|_| unknown("term-byl-no_cell", word))
}

fn decoration(word: &str) -> Option<Decoration> {
    let is = |kind: &&Decoration| means(word, &format!("term-byl-type-{kind}"));
    Decoration::ALL.iter().find(is).copied()
}

fn decorate(words: &[&str]) -> Result<Action, Text> {
    let Some((kind, cells)) = words.split_first() else {
        return Err(Text::new("term-byl-how-decorate"));
    };
    let kind = decoration(kind).ok_or_else(|| unknown("term-byl-no_decoration", kind))?;
    match cells {
        [only] => Ok(Action::decorate(kind, cell(only)?, cell(only)?)),
        [one, other] => Ok(Action::decorate(kind, cell(one)?, cell(other)?)),
        _ => Err(Text::new("term-byl-how-decorate")),
    }
}

/// A tile of the active player by id, by material, or as the stored or the taken one.
fn tile(word: &str, view: &View) -> Option<Tile> {
    if let Ok(tile) = word.parse() {
        return Some(tile);
    }
    if means(word, "term-byl-type-taken") {
        return view.turn.taken.map(|tile| tile.tile);
    }
    if means(word, "term-byl-type-stored") {
        return active(view)?.stored.map(|tile| tile.tile);
    }
    let of_material = |tile: &&ziggurat_shelf::babylon::TileView| {
        named(word, tile.material.id(), tile.material.key())
    };
    hand(view).find(of_material).map(|tile| tile.tile)
}

/// What is said about a placement.
#[derive(Default)]
struct Wish {
    tile: Option<Tile>,
    at: Option<Cell>,
    level: Option<u8>,
    turn: Option<Turn>,
    open: Option<Corner>,
}

fn place(words: &[&str], view: &View) -> Result<Action, Text> {
    let wish = wish(words, view)?;
    let first = hand(view).next().map(|tile| tile.tile);
    let how = || Text::new("term-byl-how-place");
    let at = wish.at.ok_or_else(how)?;
    Ok(Action::from(ActionKind::Place {
        tile: wish.tile.or(first).ok_or_else(how)?,
        at,
        turn: wish.turn.unwrap_or(Turn::NONE),
        level: wish.level.unwrap_or_else(|| lowest(view, at)),
        open: wish.open,
    }))
}

fn wish(words: &[&str], view: &View) -> Result<Wish, Text> {
    let mut wish = Wish::default();
    let mut words = words.iter();
    while let Some(&word) = words.next() {
        let mut value = || words.next().copied().unwrap_or_default();
        if means(word, "term-byl-type-level") {
            let level = value();
            let level = level.parse::<u8>().ok().filter(|level| *level < 32);
            wish.level = Some(level.ok_or_else(|| Text::new("term-byl-how-place"))?);
        } else if means(word, "term-byl-type-turn") {
            let degrees = value();
            let turn = degrees.trim_end_matches('°').parse::<u16>().ok();
            let turn = turn.and_then(|degrees| Turn::try_from(degrees).ok());
            wish.turn = Some(turn.ok_or_else(|| unknown("term-byl-no_turn", degrees))?);
        } else if means(word, "term-byl-type-open") {
            let name = value();
            wish.open = Some(corner(name).ok_or_else(|| unknown("term-byl-no_corner", name))?);
        } else if let Ok(cell) = word.parse() {
            wish.at = Some(cell);
        } else {
            let found = tile(word, view);
            wish.tile = Some(found.ok_or_else(|| unknown("term-byl-no_tile", word))?);
        }
    }
    Ok(wish)
}

fn corner(word: &str) -> Option<Corner> {
    let is = |corner: &&Corner| means(word, &format!("term-byl-type-{corner}"));
    Corner::ALL.iter().find(is).copied()
}

/// The lowest level above all that lies on the four cells.
fn lowest(view: &View, at: Cell) -> u8 {
    let cells = active(view).map_or(&[][..], |player| &player.garden.cells);
    let level = |offset: usize| cells.get(at.index() + offset).map_or(0, |cell| cell.level);
    [0, 1, 8, 9].map(level).into_iter().max().unwrap_or(0) + 1
}

fn end(words: &[&str], view: &View) -> Result<Action, Text> {
    let words: Vec<&str> = words
        .iter()
        .copied()
        .filter(|word| !means(word, "term-byl-type-keep"))
        .collect();
    match words[..] {
        [] => Ok(Action::END),
        [word] => tile(word, view)
            .map(Action::end_keeping)
            .ok_or_else(|| unknown("term-byl-no_tile", word)),
        _ => Err(Text::new("term-byl-how-end")),
    }
}
