//! The points as they stand, and how the conflicts of this age would end now.

use ziggurat_engine::{Game, Points};
use ziggurat_seven_wonders::{Phase, SevenWonders, View};

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

fn conflicts(view: &View, page: &Page) -> String {
    if view.phase == Phase::Over {
        return String::new();
    }
    let mut out = format!("{}\n", page.text("term-swb-conflicts"));
    for city in 0..view.cities.len() {
        let [other, _] = neighbours(view, city);
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
