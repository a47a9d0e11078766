//! What stands beside the board.

use std::collections::BTreeMap;

use ziggurat_engine::{Arg, Seat, Text, Viewer};
use ziggurat_shelf::babylonia::{CardView, Phase, PlayerView, SiteView, Token, View};

use super::board::tile_sign;
use crate::{
    Page,
    canvas::{Paint, painted},
    layout::{table, wrap},
};

/// Whose turn it is, the players, and what the viewer holds.
pub(super) fn status(view: &View, viewer: Viewer, page: &Page) -> String {
    let mut out = format!("{}\n\n", headline(view, page));
    out.push_str(&players(view, page));
    let cards: Vec<String> = view
        .available_cards
        .iter()
        .map(|c| page.text(c.key()))
        .collect();
    if !cards.is_empty() {
        let values = [("cards", cards.join(", ").into())];
        out.push_str(&format!(
            "{}\n",
            wrap(&page.with("term-bab-cards_left", &values), 2)
        ));
    }
    out.push_str(&hand(view, viewer, page));
    out
}

/// The turn and what is to be decided in it.
fn headline(view: &View, page: &Page) -> String {
    let (key, seat) = match view.phase {
        Phase::Placing => ("term-bab-phase-placing", view.active),
        Phase::Scoring => ("term-bab-phase-scoring", view.active),
        Phase::TakingCard { winner, .. } => ("term-bab-phase-taking_card", winner),
        Phase::ExtraTurn => ("term-bab-phase-extra_turn", view.active),
        Phase::Over(_) => return page.text("term-bab-phase-over"),
    };
    let text = Text::new(key)
        .with("turn", i64::from(view.turn))
        .with("seat", seat);
    page.say(&text)
}

fn players(view: &View, page: &Page) -> String {
    let heads = ["points", "cities", "ziggurats", "stand", "supply"];
    let heads = heads.map(|head| page.text(&format!("term-bab-head-{head}")));
    let mut rows = vec![std::iter::once(String::new()).chain(heads).collect()];
    for (seat, player) in (0..).map(Seat).zip(&view.players) {
        rows.push(vec![
            format!("{} {}", seat.0 + 1, page.name(seat)),
            player.points.sum.to_string(),
            player.cities.to_string(),
            player.ziggurats.to_string(),
            player.stand_count.to_string(),
            player.supply_count.to_string(),
        ]);
    }
    let lines = table(&rows);
    let painted_line = |(i, line): (usize, &str)| {
        let cards = i
            .checked_sub(1)
            .map_or_else(String::new, |seat| cards_of(&view.players[seat], page));
        let paint = i
            .checked_sub(1)
            .map_or(Paint::Plain, |seat| Paint::Seat(seat as u8));
        format!("{}{cards}\n", painted(line, paint, page.style.colours))
    };
    lines.lines().enumerate().map(painted_line).collect()
}

fn cards_of(player: &PlayerView, page: &Page) -> String {
    let card = |card: &CardView| {
        let name = page.text(card.card.key());
        if card.spent {
            format!("({name})")
        } else {
            name
        }
    };
    let cards: Vec<String> = player.cards.iter().map(card).collect();
    if cards.is_empty() {
        return String::new();
    }
    format!("  {}", cards.join(", "))
}

/// The viewer's stand, and what has been placed in this turn.
pub(super) fn hand(view: &View, viewer: Viewer, page: &Page) -> String {
    let mut out = String::new();
    if let Viewer::Seat(seat) = viewer
        && let Some(stand) = view
            .players
            .get(seat.index())
            .and_then(|p| p.stand.as_ref())
    {
        let text = Text::new("term-bab-stand").with("tokens", Arg::Keys(names(stand)));
        out.push_str(&format!("{}\n", wrap(&page.say(&text), 2)));
    }
    if !view.placed.is_empty() {
        let hexes: Vec<_> = view.placed.iter().map(|hex| hex.label()).collect();
        let values = [("hexes", hexes.join(", ").into())];
        out.push_str(&format!("{}\n", page.with("term-bab-placed", &values)));
    }
    out
}

/// Each token by name, as often as it is there.
fn names(stand: &BTreeMap<Token, u8>) -> Vec<&'static str> {
    let each = stand
        .iter()
        .flat_map(|(token, &count)| std::iter::repeat_n(token.key(), count.into()));
    each.collect()
}

/// The cities and ziggurats, those that will be surrounded soonest first.
pub(super) fn outlook(view: &View, page: &Page) -> String {
    let mut sites: Vec<&SiteView> = view.sites.iter().collect();
    sites.sort_by_key(|site| site.missing.len());
    let mut rows = vec![vec![
        page.text("term-bab-site"),
        page.text("term-bab-site-missing"),
        page.text("term-bab-site-beside"),
        page.text("term-bab-site-nobles"),
        page.text("term-bab-site-leader"),
    ]];
    rows.extend(sites.into_iter().map(|site| site_row(site, view, page)));
    table(&rows)
}

fn site_row(site: &SiteView, view: &View, page: &Page) -> Vec<String> {
    let sign = match view.tiles.get(&site.hex) {
        Some(&tile) => tile_sign(tile, page).replace('_', ""),
        None => "^^^".to_owned(),
    };
    let missing: Vec<_> = site.missing.iter().map(|hex| hex.label()).collect();
    let beside: Vec<_> = site.beside.iter().map(u8::to_string).collect();
    let nobles: Vec<_> = site.nobles.iter().map(u16::to_string).collect();
    let leader = site
        .leader
        .map_or_else(|| "–".to_owned(), |seat| page.name(seat));
    vec![
        format!("{:<3} {sign}", site.hex.label()),
        missing.join(" "),
        beside.join(":"),
        nobles.join(":"),
        leader,
    ]
}
