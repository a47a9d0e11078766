//! Cities one by one: the viewer's in full, those beside it, the others in a line.

use ziggurat_shelf::seven_wonders::{CityView, Leader, StageView, Token, View};

use super::wording::{board, cost, effects, leader, leaders, neighbours, structures, town, units};
use crate::{
    Page,
    layout::{hanging, wrap},
};

/// The viewer's city, its neighbours, the others.
pub(super) fn around(view: &View, own: usize, page: &Page) -> String {
    let Some(here) = view.cities.get(own) else {
        return all(view, page);
    };
    let mut out = full(view, here, page);
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

fn full(view: &View, here: &CityView, page: &Page) -> String {
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
    if !here.leaders.is_empty() {
        let values = [("leaders", leaders(&here.leaders, page).into())];
        let text = page.with("term-swb-leaders", &values);
        out.push_str(&format!("  {}\n", wrap(&text, 4)));
    }
    if let Some(extras) = extras(view, here, page) {
        out.push_str(&format!("  {}\n", wrap(&extras, 4)));
    }
    out
}

fn stage_line(number: usize, stage: &StageView, page: &Page) -> String {
    let built = match stage.built {
        true => built_words(stage, page),
        false => {
            let cost = stage.board.stage_cost(stage.stage).unwrap_or_default();
            self::cost(&cost, page)
        }
    };
    let does = effects(&stage.board.stage_effects(stage.stage), page);
    let head = page.with("term-swb-stage", &[("number", number.into())]);
    format!("  {}\n", hanging(&head, &format!("{does} ({built})"), 9))
}

/// That a stage is built, with the leader that is buried there.
fn built_words(stage: &StageView, page: &Page) -> String {
    match stage.buried {
        None => page.text("term-swb-stage-built"),
        Some(buried) => {
            let values = [("leader", leader(buried, page).into())];
            page.with("term-swb-stage-grave", &values)
        }
    }
}

/// Tokens of projects and what else lies in the city.
fn extras(view: &View, here: &CityView, page: &Page) -> Option<String> {
    let token = |(token, count): (&Token, &u8)| format!("{count} × {}", page.text(token.key()));
    let mut extras: Vec<String> = here.tokens.iter().map(token).collect();
    let prices = here.board.leader_prices().filter(|_| !here.start_lost);
    extras.extend(prices.map(|text| page.say(&text)));
    extras.extend(copied(here.copied_leader, page));
    if let Some(partner) = here.partner {
        let values = [("name", town(view, partner.index(), page).into())];
        extras.push(page.with("term-swb-partner", &values));
    }
    for (key, count) in [
        ("term-swb-shield_tokens", here.shield_tokens),
        ("term-swb-markers", here.markers),
        ("term-swb-diplomacy", here.diplomacy),
        ("term-swb-joined", here.joined),
        ("term-swb-debt", here.debt),
        ("term-swb-owed", here.owed),
    ] {
        if count > 0 {
            extras.push(page.with(key, &[("count", u32::from(count).into())]));
        }
    }
    if here.free_build {
        extras.push(page.text("term-swb-free_build"));
    }
    if here.free_black {
        extras.push(page.text("term-swb-free_black"));
    }
    if here.start_lost {
        extras.push(page.text("term-swb-start_lost"));
    }
    (!extras.is_empty()).then(|| extras.join("; "))
}

fn copied(leader: Option<Leader>, page: &Page) -> Option<String> {
    let values = [("leader", leaders(&[leader?], page).into())];
    Some(page.with("term-swb-copied", &values))
}

/// Leaders in play, a copy, tokens that others must know of, and the partner.
fn company(view: &View, here: &CityView, page: &Page) -> String {
    let mut parts = Vec::new();
    if !here.leaders.is_empty() {
        let values = [("leaders", leaders(&here.leaders, page).into())];
        parts.push(page.with("term-swb-leaders", &values));
    }
    for (key, count) in [
        ("term-swb-diplomacy", here.diplomacy),
        ("term-swb-debt", here.debt),
    ] {
        if count > 0 {
            let text = page.with(key, &[("count", u32::from(count).into())]);
            parts.push(format!("{text}."));
        }
    }
    parts.extend(copied(here.copied_leader, page).map(|text| format!("{text}.")));
    if let Some(partner) = here.partner {
        let values = [("name", town(view, partner.index(), page).into())];
        parts.push(format!("{}.", page.with("term-swb-partner", &values)));
    }
    parts.iter().map(|part| format!(" {part}")).collect()
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
    let text = page.with(key, &values) + &company(view, here, page);
    format!("{}\n", wrap(&text, 2))
}

fn line(view: &View, city: usize, page: &Page) -> String {
    let here = &view.cities[city];
    let values = [
        ("name", town(view, city, page).into()),
        ("board", board(here.board, page).into()),
        ("structures", structures(here, page).into()),
    ];
    let text = page.with("term-swb-other", &values) + &company(view, here, page);
    format!("{}\n", wrap(&text, 2))
}
