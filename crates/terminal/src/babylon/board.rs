//! The quarry and the gardens.
//!
//! ```text
//!   1   2   3   4
//! 1 1st 1__|2fo 2ST
//! ```

use ziggurat_engine::Seat;
use ziggurat_shelf::babylon::{Cell, Decoration, GardenView, PlayerView, SpotView, View};

use super::wording::{mark, players, symbols};
use crate::{
    Page,
    canvas::{Canvas, Paint},
    layout::{hanging, shorten},
};

/// Rows and columns of a garden.
const SIZE: u8 = 8;
/// Where a garden begins on a line: two stand side by side.
const STEP: usize = 40;
/// Room for the number and the card of a row.
const MARGIN: usize = 5;
/// Lines that a garden takes.
const LINES: usize = 12;
/// Where the gardens begin.
const BELOW_QUARRY: usize = 7;

/// Draws the quarry, and below it the gardens side by side.
pub(super) fn draw(view: &View, page: &Page) -> String {
    let mut canvas = Canvas::default();
    draw_quarry(view, &mut canvas, page);
    for (seat, player) in players(view) {
        let at = (
            BELOW_QUARRY + LINES * (seat.index() / 2),
            STEP * (seat.index() % 2),
        );
        draw_garden(seat, player, at, &mut canvas, page);
    }
    canvas.show(page.style.colours)
}

fn draw_quarry(view: &View, canvas: &mut Canvas, page: &Page) {
    canvas.write(0, 0, &page.text("term-byl-quarry"), Paint::Plain);
    for (column, letter) in ["a", "b", "c", "d"].iter().enumerate() {
        canvas.write(1, 2 + column * 18, letter, Paint::Faint);
    }
    for (place, spot) in view.quarry.iter().enumerate() {
        let (row, column) = (2 + place / 4, place % 4);
        canvas.write(row, 0, &(place / 4 + 1).to_string(), Paint::Faint);
        let (sign, paint) = spot_sign(spot, view, page);
        canvas.write(row, 2 + column * 18, &sign, paint);
    }
}

/// Material, flower, symbols and pillars: `ClRo StFo/--Br 4`.
fn spot_sign(spot: &SpotView, view: &View, page: &Page) -> (String, Paint) {
    let Some(tile) = &spot.tile else {
        return ("·".to_owned(), Paint::Faint);
    };
    let material = page.text(&format!("term-byl-mark-{}", tile.material));
    let flower = page.text(&format!("term-byl-mark-{}", tile.flower));
    let pillars = spot.pillars.get(view.active.index()).copied().unwrap_or(0);
    let sign = format!("{material}{flower} {} {pillars}", symbols(tile, 0, page));
    let paint = if spot.open {
        Paint::Plain
    } else {
        Paint::Faint
    };
    (sign, paint)
}

type Place = (usize, usize);

fn draw_garden(seat: Seat, player: &PlayerView, at: Place, canvas: &mut Canvas, page: &Page) {
    let (row, column) = at;
    let flower = player.board.map_or_else(String::new, |flower| {
        format!(" ({})", page.text(flower.key()))
    });
    let head = format!("{} {}{flower}", seat.0 + 1, page.name(seat));
    canvas.write(row, column, &shorten(&head, STEP - 3), Paint::Seat(seat.0));
    draw_margins(player, at, canvas, page);
    for y in 1..=SIZE {
        for x in 1..=SIZE {
            let Some(cell) = Cell::at(y, x) else {
                continue;
            };
            let (row, column) = (
                row + 2 + usize::from(y),
                column + MARGIN + 4 * usize::from(x - 1),
            );
            let (sign, paint) = cell_sign(&player.garden, cell, page);
            canvas.write(row, column, &sign, paint);
            if x < SIZE && parted(&player.garden, cell) {
                canvas.write(row, column + 3, "|", Paint::Faint);
            }
        }
    }
}

/// The numbers of rows and columns, and what the promo cards name for them.
fn draw_margins(player: &PlayerView, (row, column): Place, canvas: &mut Canvas, page: &Page) {
    for line in 1..=SIZE {
        let (down, right) = (
            row + 2 + usize::from(line),
            column + MARGIN + 4 * usize::from(line - 1),
        );
        canvas.write(row + 1, right, &format!("{line}"), Paint::Faint);
        canvas.write(down, column, &format!("{line}"), Paint::Faint);
    }
    for line in &player.promo {
        let sign = match line.scores {
            true => mark(line.decoration, page).to_uppercase(),
            false => mark(line.decoration, page).to_lowercase(),
        };
        let paint = if line.scores {
            Paint::Gold
        } else {
            Paint::Faint
        };
        match line.row {
            true => canvas.write(row + 2 + usize::from(line.line), column + 1, &sign, paint),
            false => {
                let right = column + MARGIN + 4 * usize::from(line.line - 1);
                canvas.write(row + 2, right + 1, &sign, paint);
            }
        }
    }
}

/// Whether another terrace begins to the right of a cell.
fn parted(garden: &GardenView, cell: Cell) -> bool {
    let terrace = |index: usize| garden.cells.get(index).and_then(|cell| cell.terrace);
    let (here, there) = (terrace(cell.index()), terrace(cell.index() + 1));
    here != there
}

/// The level and what is on top: `2st` a symbol, `2ST` a statue, `2()` a belvedere, `2==` a bridge.
fn cell_sign(garden: &GardenView, cell: Cell, page: &Page) -> (String, Paint) {
    let Some(top) = garden.cells.get(cell.index()) else {
        return (String::new(), Paint::Plain);
    };
    if top.level == 0 {
        return (" · ".to_owned(), Paint::Faint);
    }
    if let Some((decoration, middle)) = standing(garden, cell, top.level) {
        let sign = match middle {
            true => "==".to_owned(),
            false => mark(decoration, page).to_uppercase(),
        };
        return (format!("{}{sign}", top.level), Paint::Gold);
    }
    let belvedere =
        |at: &ziggurat_shelf::babylon::BelvedereView| at.cell == cell && at.level == top.level;
    if garden.belvederes.iter().any(belvedere) {
        return (format!("{}()", top.level), Paint::Faint);
    }
    let sign = match top.symbol {
        Some(symbol) => mark(symbol, page).to_lowercase(),
        None => "__".to_owned(),
    };
    (format!("{}{sign}", top.level), Paint::Plain)
}

/// The decoration on top of a cell, and whether this is the middle of a bridge.
fn standing(garden: &GardenView, cell: Cell, level: u8) -> Option<(Decoration, bool)> {
    garden.decorations.iter().find_map(|one| {
        let here =
            |part: &ziggurat_shelf::babylon::PartView| part.cell == cell && part.level == level;
        let place = one.parts.iter().position(here)?;
        Some((one.decoration, one.parts.len() == 3 && place == 1))
    })
}

/// What the signs mean.
pub(super) fn legend(page: &Page) -> String {
    let kinds: Vec<String> = Decoration::ALL
        .iter()
        .map(|&kind| format!("{} {}", mark(kind, page), page.text(kind.key())))
        .collect();
    let statue = mark(Decoration::Statue, page);
    let fountain = mark(Decoration::Fountain, page);
    let clay = page.text("term-byl-mark-clay");
    let rose = page.text("term-byl-mark-rose");
    let tile = format!("{clay}{rose} {statue}{fountain}/---- 4");
    let lines = [
        (tile, "quarry"),
        (format!("2{}", fountain.to_lowercase()), "symbol"),
        (format!("2{}", statue.to_uppercase()), "decoration"),
        ("2==".to_owned(), "bridge"),
        ("2()".to_owned(), "belvedere"),
        ("2__".to_owned(), "blank"),
        ("·".to_owned(), "board"),
        ("|".to_owned(), "parted"),
        (fountain.to_lowercase(), "promo"),
    ];
    let values = [("kinds", kinds.join(", ").into())];
    lines
        .map(|(sign, key)| {
            let text = page.with(&format!("term-byl-legend-{key}"), &values);
            format!("  {}\n", hanging(&sign, &text, 16))
        })
        .concat()
}
