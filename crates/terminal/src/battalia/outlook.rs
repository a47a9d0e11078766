//! The points as they stand, and how close the end is.

use ziggurat_engine::{Game, Points, Seat};
use ziggurat_shelf::battalia::{Battalia, View};

use crate::{Page, layout::wrap, score_table};

/// All squares of the board.
const SQUARES: usize = 49;

/// The points of everybody by category, then what ends the game.
pub(super) fn outlook(view: &View, page: &Page) -> String {
    let players = view.players.iter();
    let points: Vec<Points> = players.map(|player| player.points.clone()).collect();
    let title = page.text("term-bat-outlook");
    let sheet = score_table(&Battalia::INFO, &points, page);
    let mut out = format!("{title}\n\n{sheet}\n");
    let taken = view.tiles.len() + view.missing.len() + view.impassable.len();
    let empty = [("squares", SQUARES.saturating_sub(taken).into())];
    let mut lines = vec![page.with("term-bat-empty", &empty)];
    lines.extend((0..view.players.len()).map(|seat| great_cities(view, seat, page)));
    lines.extend(
        view.options
            .week_limit
            .map(|weeks| page.with("term-bat-weeks", &[("weeks", u32::from(weeks).into())])),
    );
    for line in lines {
        out.push_str(&format!("  {}\n", wrap(&line, 4)));
    }
    out
}

/// How many cities of the highest level somebody has (BAT-15.1).
fn great_cities(view: &View, seat: usize, page: &Page) -> String {
    let own = view.tiles.iter().filter(|tile| {
        tile.owner.is_some_and(|owner| owner.index() == seat) && tile.level == Some(4)
    });
    let values = [
        ("name", page.name(Seat(seat as u8)).into()),
        ("count", own.count().into()),
        ("of", u32::from(view.options.end_level4_cities).into()),
    ];
    page.with("term-bat-level4", &values)
}
