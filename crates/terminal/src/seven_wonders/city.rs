//! Cities one by one: the own one in full, those beside it, the others in a line.

use ziggurat_seven_wonders::{CityView, StageView, Token, View};

use super::wording::{board, cost, effects, neighbours, structures, town, units};
use crate::{
    Page,
    layout::{hanging, wrap},
};

/// The own city, the neighbours, the others.
pub(super) fn around(view: &View, own: usize, page: &Page) -> String {
    let Some(here) = view.cities.get(own) else {
        return all(view, page);
    };
    let mut out = full(here, page);
    let [left, right] = neighbours(view, own);
    let prices = here.prices;
    for (side, city) in [left, right].into_iter().enumerate() {
        let key = ["term-swb-left", "term-swb-right"][side];
        out.push_str(&beside(
            view,
            city,
            key,
            [prices[0][side], prices[1][side]],
            page,
        ));
    }
    let near = [own, left, right];
    let others = (0..view.cities.len()).filter(|city| !near.contains(city));
    others.for_each(|city| out.push_str(&line(view, city, page)));
    out
}

/// All cities, a line for each.
pub(super) fn all(view: &View, page: &Page) -> String {
    let cities = 0..view.cities.len();
    cities.map(|city| line(view, city, page)).collect()
}

fn full(here: &CityView, page: &Page) -> String {
    let values = [
        ("board", board(here.board, page).into()),
        ("produces", units(&here.produces, page).into()),
    ];
    let mut out = format!("{}\n", wrap(&page.with("term-swb-own", &values), 2));
    let stages = (1..).zip(&here.stages);
    stages.for_each(|(number, stage)| out.push_str(&stage_line(number, stage, page)));
    let values = [("structures", structures(here, page).into())];
    let text = page.with("term-swb-structures", &values);
    out.push_str(&format!("  {}\n", wrap(&text, 4)));
    if let Some(extras) = extras(here, page) {
        out.push_str(&format!("  {}\n", wrap(&extras, 4)));
    }
    out
}

fn stage_line(number: usize, stage: &StageView, page: &Page) -> String {
    let built = match stage.built {
        true => page.text("term-swb-stage-built"),
        false => {
            let cost = stage.board.stage_cost(stage.stage).unwrap_or_default();
            self::cost(&cost, page)
        }
    };
    let does = effects(&stage.board.stage_effects(stage.stage), page);
    let head = page.with("term-swb-stage", &[("number", number.into())]);
    format!("  {}\n", hanging(&head, &format!("{does} ({built})"), 9))
}

/// Tokens of projects and what else lies in the city.
fn extras(here: &CityView, page: &Page) -> Option<String> {
    let token = |(token, count): (&Token, &u8)| format!("{count} × {}", page.text(token.key()));
    let mut extras: Vec<String> = here.tokens.iter().map(token).collect();
    for (key, count) in [
        ("term-swb-shield_tokens", here.shield_tokens),
        ("term-swb-markers", here.markers),
        ("term-swb-diplomacy", here.diplomacy),
        ("term-swb-joined", here.joined),
    ] {
        if count > 0 {
            extras.push(page.with(key, &[("count", u32::from(count).into())]));
        }
    }
    if here.free_build {
        extras.push(page.text("term-swb-free_build"));
    }
    if here.start_lost {
        extras.push(page.text("term-swb-start_lost"));
    }
    (!extras.is_empty()).then(|| extras.join("; "))
}

/// A neighbour, with what can be bought there and at which prices.
fn beside(view: &View, city: usize, key: &str, prices: [u8; 2], page: &Page) -> String {
    let here = &view.cities[city];
    let values = [
        ("name", town(view, city, page).into()),
        ("board", board(here.board, page).into()),
        ("sells", units(&here.sells, page).into()),
        ("raw", u32::from(prices[0]).into()),
        ("made", u32::from(prices[1]).into()),
        ("structures", structures(here, page).into()),
    ];
    format!("{}\n", wrap(&page.with(key, &values), 2))
}

fn line(view: &View, city: usize, page: &Page) -> String {
    let here = &view.cities[city];
    let values = [
        ("name", town(view, city, page).into()),
        ("board", board(here.board, page).into()),
        ("structures", structures(here, page).into()),
    ];
    format!("{}\n", wrap(&page.with("term-swb-other", &values), 2))
}
