//! Tiles, decorations and players in words and signs.

use ziggurat_engine::{Seat, Text};
use ziggurat_shelf::babylon::{Decoration, PlayerView, TileView, View};

use crate::Page;

/// The two letters of a decoration on the board.
pub(super) fn mark(decoration: Decoration, page: &Page) -> String {
    page.text(&format!("term-byl-mark-{decoration}"))
}

/// The symbols of a tile in two rows: `StFo/--Br`, turned by this many quarters.
pub(super) fn symbols(tile: &TileView, quarters: usize, page: &Page) -> String {
    const SOURCES: [[usize; 4]; 4] = [[0, 1, 2, 3], [2, 0, 3, 1], [3, 2, 1, 0], [1, 3, 0, 2]];
    let sign = |place: usize| match tile.symbols[SOURCES[quarters & 3][place]] {
        Some(symbol) => mark(symbol, page),
        None => "--".to_owned(),
    };
    format!("{}{}/{}{}", sign(0), sign(1), sign(2), sign(3))
}

/// A tile in short: material, flower, symbols.
pub(super) fn tile_words(tile: &TileView, page: &Page) -> String {
    let text = Text::new("term-byl-tile")
        .with("material", tile.material.key())
        .with("flower", tile.flower.key());
    format!("{} {}", page.say(&text), symbols(tile, 0, page))
}

/// The seats with their players.
pub(super) fn players(view: &View) -> impl Iterator<Item = (Seat, &PlayerView)> {
    (0..).map(Seat).zip(&view.players)
}

/// The player whose turn it is.
pub(super) fn active(view: &View) -> Option<&PlayerView> {
    view.players.get(view.active.index())
}

/// The tiles that the active player can place: the one taken, the one stored.
pub(super) fn hand(view: &View) -> impl Iterator<Item = &TileView> {
    let stored = active(view).and_then(|player| player.stored.as_ref());
    view.turn.taken.iter().chain(stored)
}
