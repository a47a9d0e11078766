//! The map: three lines for each row of squares.
//!
//! ```text
//!       a        b        c
//!          │
//! 1     [1:2]──────┐
//!          │F      │I
//! ```

use ziggurat_engine::Seat;
use ziggurat_shelf::battalia::{Faction, Hero, Square, TileView, View};

use super::wording::terrain_mark;
use crate::{
    Page,
    canvas::{Canvas, Paint},
    layout::hanging,
};

/// Columns and lines of a square, and where the first begins.
const WIDE: usize = 9;
const HIGH: usize = 3;
const LEFT: usize = 3;
const SIZE: u8 = 7;

/// Draws the squares that exist with this number of players.
pub(super) fn draw(view: &View, page: &Page) -> String {
    let exists = |row: u8, col: u8| {
        Square::new(row, col).is_some_and(|square| !view.missing.contains(&square))
    };
    let rows: Vec<u8> = (0..SIZE)
        .filter(|&row| (0..SIZE).any(|col| exists(row, col)))
        .collect();
    let columns: Vec<u8> = (0..SIZE)
        .filter(|&col| (0..SIZE).any(|row| exists(row, col)))
        .collect();
    let mut canvas = Canvas::default();
    for (x, &col) in columns.iter().enumerate() {
        let letter = char::from(b'a' + col).to_string();
        canvas.write(0, LEFT + x * WIDE + 4, &letter, Paint::Faint);
    }
    for (y, &row) in rows.iter().enumerate() {
        let number = (row + 1).to_string();
        canvas.write(1 + y * HIGH + 1, 0, &number, Paint::Faint);
        for (x, &col) in columns.iter().enumerate() {
            if let Some(square) = Square::new(row, col).filter(|_| exists(row, col)) {
                let corner = (1 + y * HIGH, LEFT + x * WIDE);
                draw_square(view, square, corner, &mut canvas, page);
            }
        }
    }
    canvas.show(page.style.colours)
}

fn draw_square(view: &View, square: Square, corner: (usize, usize), on: &mut Canvas, page: &Page) {
    let (top, left) = corner;
    match view.tiles.iter().find(|tile| tile.square == square) {
        Some(tile) => draw_tile(view, tile, corner, on, page),
        None if view.impassable.contains(&square) => {
            on.write(top + 1, left + 3, "###", Paint::Faint);
        }
        None => on.write(top + 1, left + 4, "·", Paint::Faint),
    }
}

fn draw_tile(
    view: &View,
    tile: &TileView,
    (top, left): (usize, usize),
    on: &mut Canvas,
    page: &Page,
) {
    let exits = tile.exits.to_string();
    let open = |side: char| exits.contains(side);
    if open('w') {
        on.write(top + 1, left, "────", Paint::Plain);
    }
    if open('e') {
        on.write(top + 1, left + 5, "────", Paint::Plain);
    }
    if open('n') {
        on.write(top, left + 4, "│", Paint::Plain);
    }
    if open('s') {
        on.write(top + 2, left + 4, "│", Paint::Plain);
    }
    let paint = tile.owner.map_or(Paint::Plain, |seat| Paint::Seat(seat.0));
    let sign = center(tile, &exits);
    let start = left + 4 - sign.chars().count() / 2;
    on.write(top + 1, start, &sign, paint);
    if let Some(terrain) = tile.terrain {
        let mark = terrain_mark(terrain, page);
        on.write(top + 2, left + 5, &mark, Paint::Faint);
    }
    draw_heroes(view, tile.square, (top, left), on);
}

/// `[2:3]` a city, `[N:4]` a neutral one, `[-]` a freed one, `(R:8)` the ruins, else the road.
fn center(tile: &TileView, exits: &str) -> String {
    match (tile.terrain, tile.city, tile.owner, tile.level) {
        (None, _, _, None) => "(R)".to_owned(),
        (None, _, _, Some(guard)) => format!("(R:{guard})"),
        (_, true, Some(seat), Some(level)) => format!("[{}:{level}]", seat.0 + 1),
        (_, true, None, Some(level)) => format!("[N:{level}]"),
        (_, true, _, None) => "[-]".to_owned(),
        _ => road(exits).to_owned(),
    }
}

fn road(exits: &str) -> &'static str {
    match exits {
        "ns" => "│",
        "ew" => "─",
        "ne" => "└",
        "es" => "┌",
        "sw" => "┐",
        "nw" => "┘",
        "nes" => "├",
        "esw" => "┬",
        "nsw" => "┤",
        "new" => "┴",
        _ => "┼",
    }
}

/// Up to four heroes in the corners; more are only hinted at.
fn draw_heroes(view: &View, square: Square, (top, left): (usize, usize), on: &mut Canvas) {
    const CORNERS: [(usize, usize); 4] = [(0, 0), (0, 7), (2, 0), (2, 7)];
    let mut here = Vec::new();
    for (seat, player) in view.players.iter().enumerate() {
        for (hero, at) in Hero::ALL.iter().zip(&player.heroes) {
            if *at == Some(square) {
                here.push((Seat(seat as u8), hero));
            }
        }
    }
    for (&(seat, hero), (row, col)) in here.iter().zip(CORNERS) {
        let letter = hero.id().to_uppercase();
        let mark = format!("{}{letter}", seat.0 + 1);
        on.write(top + row, left + col, &mark, Paint::Seat(seat.0));
    }
    if here.len() > CORNERS.len() {
        on.write(top, left + 2, "+", Paint::Plain);
    }
}

/// What the signs mean.
pub(super) fn legend(page: &Page) -> String {
    let terrain = |faction: &Faction| {
        let name = page.text(&format!("bat-terrain-{faction}"));
        let faction_name = page.text(faction.key());
        (
            terrain_mark(*faction, page),
            format!("{name} ({faction_name})"),
        )
    };
    let sign =
        |sign: &str, id: &str| (sign.to_owned(), page.text(&format!("term-bat-legend-{id}")));
    let signs = [
        sign("[1:3]", "city"),
        sign("[N:4]", "neutral"),
        sign("[-]", "freed"),
        sign("(R:8)", "ruins"),
        sign("─ │", "road"),
        sign("1A 1B", "hero"),
        sign("·", "empty"),
        sign("###", "impassable"),
    ];
    let all = signs.into_iter().chain(Faction::ALL.iter().map(terrain));
    all.map(|(sign, text)| format!("  {}\n", hanging(&sign, &text, 5)))
        .collect()
}
