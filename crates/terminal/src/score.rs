//! The score sheet and how a match ended.

use ziggurat_engine::{GameInfo, Outcome, Points, Seat};
use ziggurat_table::RESIGNED;

use crate::{
    Page,
    layout::{WIDTH, shorten, table},
};

/// The key of a game's message: `bab-points-nobles`.
#[must_use]
pub fn message_key(info: &GameInfo, kind: &str, id: &str) -> String {
    let prefix = info.rule_prefixes.first().copied().unwrap_or_default();
    format!("{}-{kind}-{id}", prefix.to_lowercase())
}

/// The points of all seats by category.
#[must_use]
pub fn score_table(info: &GameInfo, points: &[Points], page: &Page) -> String {
    table(&score_rows(info, points, page))
}

fn score_rows(info: &GameInfo, points: &[Points], page: &Page) -> Vec<Vec<String>> {
    let mut rows = vec![Vec::new()];
    let categories = points.first().map_or(&[][..], |points| &points.categories);
    for (i, (category, _)) in categories.iter().enumerate() {
        let of_seat = |points: &Points| points.categories.get(i).map_or(0, |(_, value)| *value);
        let cells = points.iter().map(|points| of_seat(points).to_string());
        rows.push(row(
            page.text(&message_key(info, "points", category)),
            cells,
        ));
    }
    let sums = points.iter().map(|points| points.sum.to_string());
    rows.push(row(page.text("term-sum"), sums));
    let heads = rows.iter().filter_map(|row| row.first());
    let widest = heads.map(|head| head.chars().count()).max().unwrap_or(0);
    let names = heading(points.len() as u8, WIDTH.saturating_sub(widest), page);
    rows[0] = row(String::new(), names.into_iter());
    rows
}

/// The names above the columns. If they do not all fit, long ones are cut and get their seat number in
/// front, so that it is still clear who is who.
fn heading(seats: u8, room: usize, page: &Page) -> Vec<String> {
    let names: Vec<String> = (0..seats).map(|seat| page.name(Seat(seat))).collect();
    let columns = |most: usize| -> usize {
        let widths = names.iter().map(|name| name.chars().count().min(most));
        widths.map(|width| width + 2).sum()
    };
    let longest = names.iter().map(|name| name.chars().count()).max();
    let mut widths = (4..=longest.unwrap_or(0)).rev();
    let most = widths.find(|&most| columns(most) <= room).unwrap_or(4);
    let cut = |(number, name): (usize, &String)| match name.chars().count() > most {
        true => shorten(&format!("{number} {name}"), most),
        false => name.clone(),
    };
    (1..).zip(&names).map(cut).collect()
}

fn row(head: String, cells: impl Iterator<Item = String>) -> Vec<String> {
    std::iter::once(head).chain(cells).collect()
}

/// Why the match ended, the score sheet with places, and who won.
#[must_use]
pub fn result_text(info: &GameInfo, outcome: &Outcome, page: &Page) -> String {
    let reason = match outcome.reason {
        RESIGNED => page.text("table-end-resigned"),
        reason => page.text(&message_key(info, "end", reason)),
    };
    let mut rows = score_rows(info, &outcome.points, page);
    let places = outcome.places.iter().map(|place| format!("{place}."));
    rows.push(row(page.text("term-place"), places));
    format!("{reason}\n\n{}\n{}\n", table(&rows), winners(outcome, page))
}

fn winners(outcome: &Outcome, page: &Page) -> String {
    let seats = (0..outcome.places.len() as u8).map(Seat);
    let first = seats.filter(|seat| outcome.places[seat.index()] == 1);
    let names: Vec<String> = first.map(|seat| page.name(seat)).collect();
    let values = [
        ("count", names.len().into()),
        ("names", names.join(", ").into()),
    ];
    page.with("term-winners", &values)
}
