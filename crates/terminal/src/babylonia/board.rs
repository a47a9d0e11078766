//! The board as text: a map of hexes, two lines each.
//!
//! ```text
//!  ___
//! /I1 \___   the label
//! \~~~/J1 \  what is there
//! ```

use ziggurat_shelf::babylonia::{Hex, Tile, Token, TokenView, View, in_use};

use super::{letter, mark};
use crate::{
    Page,
    canvas::{Canvas, Paint},
    layout::hanging,
};

/// Characters from one column of hexes to the next: a border and three inside.
const STEP: usize = 4;
const INSIDE: usize = 3;

/// Draws the board.
pub(super) fn draw(view: &View, page: &Page) -> String {
    let mut canvas = Canvas::default();
    let hexes = || in_use(view.players.len() as u8).iter();
    for hex in hexes() {
        outline(hex, &mut canvas);
    }
    for hex in hexes() {
        let (row, column) = place(hex);
        let (sign, paint) = sign(hex, view, page);
        let new = view.placed.contains(&hex);
        let label = format!("{:<INSIDE$}", hex.label());
        let label_paint = if new { Paint::Bold } else { Paint::Faint };
        canvas.write(row, column + 1, &label, label_paint);
        canvas.write(row + 1, column + 1, &sign, paint);
    }
    canvas.show(page.style.colours)
}

/// Where the upper left corner of a hex is drawn; there is a line above the first row.
fn place(hex: Hex) -> (usize, usize) {
    let (row, column) = hex.place();
    (usize::from(row) + 1, usize::from(column) * STEP)
}

fn outline(hex: Hex, canvas: &mut Canvas) {
    let (row, column) = place(hex);
    canvas.write(row, column, "/", Paint::Faint);
    canvas.write(row, column + STEP, "\\", Paint::Faint);
    canvas.write(row + 1, column, "\\", Paint::Faint);
    canvas.write(row + 1, column + STEP, "/", Paint::Faint);
    let above = column + 1..column + STEP;
    if above.clone().all(|x| canvas.is_blank(row - 1, x)) {
        canvas.write(row - 1, above.start, "___", Paint::Faint);
    }
}

/// What is shown on a hex.
fn sign(hex: Hex, view: &View, page: &Page) -> (String, Paint) {
    if let Some(token) = view.tokens.iter().find(|token| token.hex == hex) {
        return (token_sign(token, page), Paint::Seat(token.seat.0));
    }
    if let Some(&tile) = view.tiles.get(&hex) {
        let paint = if tile.is_city() {
            Paint::Bold
        } else {
            Paint::Gold
        };
        return (tile_sign(tile, page), paint);
    }
    if view.scored_ziggurats.contains(&hex) {
        return ("^x^".to_owned(), Paint::Faint);
    }
    if view.sites.iter().any(|site| site.hex == hex) {
        return ("^^^".to_owned(), Paint::Gold);
    }
    if hex.is_river() {
        return ("~~~".to_owned(), Paint::Water);
    }
    ("___".to_owned(), Paint::Faint)
}

/// The number of the player, then the kind: `1Fa` face up, `1fa` or `1~~` face down.
fn token_sign(token: &TokenView, page: &Page) -> String {
    let kind = match token.token {
        Some(kind) if token.face_down => mark(kind, page).to_lowercase(),
        Some(kind) => mark(kind, page),
        None => "~~".to_owned(),
    };
    format!("{}{kind}", token.seat.0 + 1)
}

/// The letters of the nobles on a city, the value of a field between furrows.
pub(super) fn tile_sign(tile: Tile, page: &Page) -> String {
    let letters: String = tile.symbols().iter().map(|t| letter(*t, page)).collect();
    match tile {
        Tile::Field5 => "=5=".to_owned(),
        Tile::Field6 => "=6=".to_owned(),
        Tile::Field7 => "=7=".to_owned(),
        Tile::FieldCities => format!("={}=", page.text("term-bab-letter-cities")),
        _ => format!("{letters:_^INSIDE$}"),
    }
}

/// What the signs mean.
pub(super) fn legend(page: &Page) -> String {
    let kinds: Vec<String> = Token::ALL
        .iter()
        .map(|&token| format!("{} {}", mark(token, page), page.text(token.key())))
        .collect();
    let farmer = mark(Token::Farmer, page);
    let own = format!("1{}", farmer.to_lowercase());
    let lines = [
        (
            format!("1{farmer}"),
            page.with(
                "term-bab-legend-token",
                &[("kinds", kinds.join(", ").into())],
            ),
        ),
        (
            "2~~".to_owned(),
            page.with("term-bab-legend-face_down", &[("own", own.into())]),
        ),
        (
            tile_sign(Tile::CityMerchantPriest, page),
            page.text("term-bab-legend-city"),
        ),
        (
            tile_sign(Tile::Field6, page),
            page.text("term-bab-legend-field"),
        ),
        (
            tile_sign(Tile::FieldCities, page),
            page.text("term-bab-legend-field_cities"),
        ),
        ("^^^".to_owned(), page.text("term-bab-legend-ziggurat")),
        (
            "^x^".to_owned(),
            page.text("term-bab-legend-ziggurat_scored"),
        ),
        ("~~~".to_owned(), page.text("term-bab-legend-river")),
        ("___".to_owned(), page.text("term-bab-legend-land")),
    ];
    lines
        .map(|(sign, text)| format!("  {}\n", hanging(&sign, &text, INSIDE)))
        .concat()
}
