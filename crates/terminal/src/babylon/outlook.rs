//! What the gardens are worth as they stand, and what of them is hidden.

use ziggurat_shelf::babylon::{DecorationView, GardenView, View};

use super::wording::players;
use crate::{
    Page,
    layout::{fill, shorten, table, wrap},
};

const NAME: usize = 12;

/// The points by category as they stand, then each garden piece by piece.
pub(super) fn outlook(view: &View, page: &Page) -> String {
    let mut out = format!("{}\n\n", wrap(&page.text("term-byl-outlook"), 0));
    out.push_str(&table(&sheet(view, page)));
    for (seat, player) in players(view) {
        out.push_str(&format!("\n{}\n", page.name(seat)));
        let pieces = pieces(&player.garden, page);
        if pieces.is_empty() {
            out.push_str(&format!("  {}\n", page.text("term-byl-outlook-empty")));
        } else {
            out.push_str(&format!("  {}\n", fill(&pieces, 2)));
        }
    }
    out
}

fn sheet(view: &View, page: &Page) -> Vec<Vec<String>> {
    let names = players(view).map(|(seat, _)| shorten(&page.name(seat), NAME));
    let mut rows: Vec<Vec<String>> = vec![std::iter::once(String::new()).chain(names).collect()];
    let categories = view.players.first().map(|player| &player.points.categories);
    for (place, (category, _)) in categories.into_iter().flatten().enumerate() {
        let points = view
            .players
            .iter()
            .map(|player| player.points.categories.get(place).map_or(0, |c| c.1));
        let cells = points.map(|points| points.to_string());
        let head = page.text(&format!("byl-points-{category}"));
        rows.push(std::iter::once(head).chain(cells).collect());
    }
    let sums = view
        .players
        .iter()
        .map(|player| player.points.sum.to_string());
    rows.push(std::iter::once(page.text("term-sum")).chain(sums).collect());
    rows
}

/// Every decoration with what it is worth; brackets around what is hidden.
fn pieces(garden: &GardenView, page: &Page) -> Vec<String> {
    let piece = |one: &DecorationView| {
        let first = one
            .parts
            .first()
            .map_or_else(String::new, |part| part.cell.to_string());
        let name = page.text(one.decoration.key());
        match one.visible {
            true => format!("{name} {first} +{}", one.points),
            false => format!("({name} {first})"),
        }
    };
    garden.decorations.iter().map(piece).collect()
}
