//! What would come out if the game ended now, and the tables that say so.

use ziggurat_shelf::tower_of_babel::{Row, View, WonderView};

use super::{
    board::is_finished,
    wording::{players, short_name},
};
use crate::{
    Page,
    layout::{shorten, table, wrap},
};

const NAME: usize = 12;

/// The points of everybody if the game ended now, then the tables.
pub(super) fn outlook(view: &View, page: &Page) -> String {
    let title = wrap(&page.text("term-tob-outlook"), 0);
    let rows = wrap(&scoring_rows(view, page), 2);
    let bonus = wrap(&disc_bonus(view, page), 2);
    format!(
        "{title}\n\n{}\n{rows}\n{bonus}\n",
        table(&sheet(view, page))
    )
}

fn sheet(view: &View, page: &Page) -> Vec<Vec<String>> {
    let names = players(view).map(|(seat, _)| shorten(&page.name(seat), NAME));
    let points = |which: fn(&ziggurat_shelf::tower_of_babel::PlayerView) -> i64| -> Vec<i64> {
        view.players.iter().map(which).collect()
    };
    let so_far = points(|player| player.points.sum.into());
    let bonus = points(|player| player.disc_bonus.into());
    let open: Vec<&WonderView> = view
        .wonders
        .iter()
        .filter(|wonder| !is_finished(wonder) && wonder.units.iter().any(|&n| n > 0))
        .collect();
    let sum = |seat: usize| {
        let wonders = open.iter().map(|w| i64::from(w.light_prospects[seat]));
        so_far[seat] + bonus[seat] + wonders.sum::<i64>()
    };
    let sums: Vec<i64> = (0..view.players.len()).map(sum).collect();
    let mut rows = vec![std::iter::once(String::new()).chain(names).collect()];
    rows.push(row(&page.text("term-tob-outlook-so_far"), &so_far));
    rows.extend(open.iter().map(|wonder| {
        let points: Vec<i64> = wonder.light_prospects.iter().map(|&n| n.into()).collect();
        row(&short_name(wonder.wonder, page), &points)
    }));
    rows.push(row(&page.text("term-tob-outlook-bonus"), &bonus));
    rows.push(row(&page.text("term-sum"), &sums));
    rows
}

fn row(head: &str, points: &[i64]) -> Vec<String> {
    let cells = points.iter().map(i64::to_string);
    std::iter::once(head.to_owned()).chain(cells).collect()
}

/// The scoring table, the next row in brackets.
fn scoring_rows(view: &View, page: &Page) -> String {
    let values = |row: &Row| format!("{}/{}", row.first, row.second);
    let row = |(index, row): (usize, &Row)| match index == usize::from(view.finished) {
        true => format!("[{}]", values(row)),
        false => values(row),
    };
    let rows: Vec<String> = view.tables.rows.iter().enumerate().map(row).collect();
    let values = [
        ("rows", rows.join("  ").into()),
        ("light", values(&view.tables.light_row).into()),
        ("others", u32::from(view.participant).into()),
    ];
    page.with("term-tob-outlook-rows", &values)
}

fn disc_bonus(view: &View, page: &Page) -> String {
    let step = |(count, points): (usize, &u8)| format!("{count}: {points}");
    let steps: Vec<String> = (1..).zip(&view.tables.disc_bonus).map(step).collect();
    page.with(
        "term-tob-outlook-discs",
        &[("steps", steps.join(", ").into())],
    )
}
