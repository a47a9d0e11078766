//! The wonders with their discs and pieces, and what scores next.
//!
//! ```text
//!                             1 Anna   2 Ben  3 Cara
//! Tower      Sh5* ·    Ca4      3 +8    2 +4       ·
//! ```

use ziggurat_engine::Seat;
use ziggurat_shelf::tower_of_babel::{Disc, Kind, Phase, SpaceView, View, Wonder, WonderView};

use super::wording::{disc_mark, players, short_name};
use crate::{
    Page,
    canvas::{Canvas, Paint},
    layout::{hanging, shorten, wrap},
};

/// How wide the board may be, and a column of it.
const WIDTH: usize = 80;
const MOST_FOR_SEAT: usize = 14;

/// Draws the wonders, and below them what the next ones bring.
pub(super) fn draw(view: &View, page: &Page) -> String {
    let mut canvas = Canvas::default();
    let columns = Columns::new(view, page);
    for (seat, _) in players(view) {
        let head = format!("{} {}", seat.0 + 1, page.name(seat));
        columns.write(&mut canvas, 0, seat, &head, Paint::Seat(seat.0));
    }
    for (row, wonder) in (1..).zip(&view.wonders) {
        canvas.write(row, 0, &short_name(wonder.wonder, page), Paint::Plain);
        draw_discs(wonder, row, &columns, &mut canvas, page);
        draw_units(wonder, row, &columns, &mut canvas, is_over(view));
    }
    let mut out = canvas.show(page.style.colours);
    if !is_over(view) {
        let lines = [rows(view, page), discs_left(view, page)];
        let lines = lines.map(|line| format!("\n{}", wrap(&line, 2)));
        out.push_str(&format!("{}\n", lines.concat()));
    }
    out
}

fn is_over(view: &View) -> bool {
    matches!(view.phase, Phase::Over(_))
}

/// Where on a line things stand.
struct Columns {
    discs: usize,
    space: usize,
    seats: usize,
    seat: usize,
}

impl Columns {
    fn new(view: &View, page: &Page) -> Self {
        let name = |wonder: &Wonder| short_name(*wonder, page).chars().count();
        let discs = Wonder::ALL.iter().map(name).max().unwrap_or(0) + 2;
        let marks = view.wonders.iter().flat_map(|w| &w.spaces);
        let mark = |space: &SpaceView| Some(disc_mark(space.disc?, page).chars().count());
        // Room for the star of the disc on the column and a gap.
        let space = marks.filter_map(mark).max().unwrap_or(0) + 2;
        let seats = discs + 3 * space;
        let room = WIDTH.saturating_sub(seats) / view.players.len().max(1);
        Self {
            discs,
            space,
            seats,
            seat: room.min(MOST_FOR_SEAT),
        }
    }

    /// Writes into the column of a seat, to the right.
    fn write(&self, canvas: &mut Canvas, row: usize, seat: Seat, text: &str, paint: Paint) {
        let text = shorten(text, self.seat.saturating_sub(2));
        let end = self.seats + (seat.index() + 1) * self.seat;
        canvas.write(row, end - text.chars().count(), &text, paint);
    }
}

fn draw_discs(
    wonder: &WonderView,
    row: usize,
    columns: &Columns,
    canvas: &mut Canvas,
    page: &Page,
) {
    if is_finished(wonder) {
        let text = page.text("term-tob-finished");
        return canvas.write(row, columns.discs, &text, Paint::Faint);
    }
    for (place, space) in wonder.spaces.iter().enumerate() {
        let (sign, paint) = space_sign(space, page);
        let column = columns.discs + place * columns.space;
        canvas.write(row, column, &sign, paint);
    }
}

/// The units of each seat and what they would bring, after the end what they brought.
fn draw_units(
    wonder: &WonderView,
    row: usize,
    columns: &Columns,
    canvas: &mut Canvas,
    is_over: bool,
) {
    if is_finished(wonder) {
        return;
    }
    let points = match is_over {
        true => &wonder.light_prospects,
        false => &wonder.prospects,
    };
    for (index, (units, points)) in wonder.units.iter().zip(points).enumerate() {
        let seat = Seat(index as u8);
        match units {
            0 => columns.write(canvas, row, seat, "·", Paint::Faint),
            _ => {
                let text = format!("{units} +{points}");
                columns.write(canvas, row, seat, &text, Paint::Seat(seat.0));
            }
        }
    }
}

/// Whether all discs of a wonder have been given away.
pub(super) fn is_finished(wonder: &WonderView) -> bool {
    wonder.spaces.iter().all(|space| space.taken_by.is_some())
}

/// A disc, with a star if it lies on the column; a dot where it has been taken.
fn space_sign(space: &SpaceView, page: &Page) -> (String, Paint) {
    match space.disc {
        Some(disc) if space.on_column => (format!("{}*", disc_mark(disc, page)), Paint::Bold),
        Some(disc) if space.taken_by.is_none() => (disc_mark(disc, page), Paint::Gold),
        _ => ("·".to_owned(), Paint::Faint),
    }
}

/// The rows of the scoring table that matter now.
fn rows(view: &View, page: &Page) -> String {
    let light = view.tables.light_row;
    let number = |n: u8| u32::from(n).into();
    let mut values = vec![
        ("light_first", number(light.first)),
        ("light_second", number(light.second)),
        ("others", u32::from(view.participant).into()),
    ];
    let Some(row) = view.tables.rows.get(usize::from(view.finished)) else {
        return page.with("term-tob-rows-light", &values);
    };
    values.extend([
        ("row", number(view.finished + 1)),
        ("first", number(row.first)),
        ("second", number(row.second)),
    ]);
    page.with("term-tob-rows", &values)
}

fn discs_left(view: &View, page: &Page) -> String {
    let left = |kind: &Kind| {
        let count = view.discs_left.get(kind).copied().unwrap_or(0);
        format!("{} {count}", page.text(kind.key()))
    };
    let discs: Vec<String> = Kind::ALL.iter().map(left).collect();
    page.with("term-tob-discs_left", &[("discs", discs.join(", ").into())])
}

/// What the signs mean.
pub(super) fn legend(page: &Page) -> String {
    let mark = |disc| disc_mark(disc, page);
    let single = mark(Disc::single(Kind::Ship, 5));
    let double = mark(Disc::double(Kind::Camel, 2, Kind::Mason, 3));
    let kinds: Vec<String> = Kind::ALL
        .iter()
        .map(|&kind| {
            format!(
                "{} {}",
                super::wording::mark(kind, page),
                page.text(kind.key())
            )
        })
        .collect();
    let values = [("kinds", kinds.join(", ").into())];
    let lines = [
        (single.clone(), page.with("term-tob-legend-disc", &values)),
        (double, page.text("term-tob-legend-two_kinds")),
        (format!("{single}*"), page.text("term-tob-legend-column")),
        ("·".to_owned(), page.text("term-tob-legend-nothing")),
        ("3 +8".to_owned(), page.text("term-tob-legend-units")),
    ];
    lines
        .map(|(sign, text)| format!("  {}\n", hanging(&sign, &text, 6)))
        .concat()
}
