//! The points as they stand, and how the conflicts of this age would end now.

use ziggurat_engine::{Game, Points};
use ziggurat_shelf::seven_wonders::{Phase, SevenWonders, View};

use super::wording::{is_free_city, neighbours, town};
use crate::{Page, layout::wrap, score_table};

/// The points of everybody by category, then the conflicts.
pub(super) fn outlook(view: &View, page: &Page) -> String {
    let cities = (0..view.cities.len()).filter(|city| !is_free_city(view, *city));
    let points: Vec<Points> = cities
        .map(|city| view.cities[city].points.clone())
        .collect();
    let title = wrap(&page.text("term-swb-outlook"), 0);
    let sheet = score_table(&SevenWonders::INFO, &points, page);
    format!("{title}\n\n{sheet}\n{}", conflicts(view, page))
}

/// Who would fight whom: neighbours but for those who stay out (SWC-5.2, SWC-5.4), or across the
/// borders of teams (SWC-11.4).
fn fights(view: &View) -> Vec<(usize, usize)> {
    let cities = 0..view.cities.len();
    if view.options.teams {
        let borders = cities.skip(1).step_by(2);
        return borders
            .map(|city| (city, neighbours(view, city)[0]))
            .collect();
    }
    let there: Vec<usize> = cities
        .filter(|city| view.cities[*city].diplomacy == 0)
        .collect();
    let count = match there.len() {
        0 | 1 => 0,
        2 => 1,
        all => all,
    };
    (0..count)
        .map(|first| (there[first], there[(first + 1) % there.len()]))
        .collect()
}

fn conflicts(view: &View, page: &Page) -> String {
    if view.phase == Phase::Over {
        return String::new();
    }
    let mut out = format!("{}\n", page.text("term-swb-conflicts"));
    for (city, other) in fights(view) {
        let shields = [city, other].map(|c| view.cities[c].shields);
        let key = match shields[0].cmp(&shields[1]) {
            std::cmp::Ordering::Greater => "term-swb-conflict-first",
            std::cmp::Ordering::Less => "term-swb-conflict-second",
            std::cmp::Ordering::Equal => "term-swb-conflict-none",
        };
        let values = [
            ("first", town(view, city, page).into()),
            ("second", town(view, other, page).into()),
            ("first_shields", u32::from(shields[0]).into()),
            ("second_shields", u32::from(shields[1]).into()),
        ];
        out.push_str(&format!("  {}\n", wrap(&page.with(key, &values), 4)));
    }
    out
}
