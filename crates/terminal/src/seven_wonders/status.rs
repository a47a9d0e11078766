//! What stands below the cities: the turn, the cities one by one, the viewer's hand.

use ziggurat_engine::{Text, Viewer};
use ziggurat_shelf::seven_wonders::{HandCard, LeaderCard, Phase, Town, View};

use super::{
    board::tile_line,
    city,
    notation::notation,
    wording::{card, cards, coins, cost, effects, leader, mark, town},
};
use crate::{
    Page,
    layout::{hanging, wrap},
};

/// The turn, the cities, and what the viewer holds.
pub(super) fn status(view: &View, viewer: Viewer, page: &Page) -> String {
    let mut out = format!("{}\n\n", wrap(&headline(view, page), 2));
    out.push_str(&match viewer {
        Viewer::Seat(seat) => city::around(view, seat.index(), page),
        Viewer::Public => city::all(view, page),
    });
    out.push('\n');
    out.push_str(&hand(view, page));
    out
}

/// Age, turn, what is to be decided, and where the hands go.
fn headline(view: &View, page: &Page) -> String {
    let key = match view.phase {
        Phase::Sides => "term-swb-phase-sides",
        Phase::LeaderDraft { .. } => "term-swb-phase-leader_draft",
        Phase::Recruit => "term-swb-phase-recruit",
        Phase::Draft { .. } => "term-swb-phase-draft",
        Phase::Turn if view.passes_left => "term-swb-phase-turn-left",
        Phase::Turn => "term-swb-phase-turn-right",
        Phase::LastCard => "term-swb-phase-last_card",
        Phase::Dig { .. } => "term-swb-phase-dig",
        Phase::ExtraLeader { .. } => "term-swb-phase-extra_leader",
        Phase::Courtesans { .. } => "term-swb-phase-courtesans",
        Phase::Losses => "term-swb-phase-losses",
        Phase::Penalty => "term-swb-phase-penalty",
        Phase::Over => "term-swb-phase-over",
    };
    let actor = match view.phase {
        Phase::Dig { city } | Phase::ExtraLeader { city } | Phase::Courtesans { city } => {
            let number = match city {
                Town::Seat(seat) => seat.index(),
                Town::FreeCity => view.cities.len().saturating_sub(1),
            };
            town(view, number, page)
        }
        Phase::Sides
        | Phase::LeaderDraft { .. }
        | Phase::Recruit
        | Phase::Draft { .. }
        | Phase::Turn
        | Phase::LastCard
        | Phase::Losses
        | Phase::Penalty
        | Phase::Over => String::new(),
    };
    let values = [
        ("age", u32::from(view.age.number()).into()),
        ("turn", u32::from(view.turn.number().unwrap_or(0)).into()),
        ("turns", u32::from(view.turns).into()),
        ("city", actor.into()),
        ("discards", u32::from(view.discard_count).into()),
    ];
    let mut text = page.with(key, &values);
    if let Some(seat) = view.controller.filter(|_| view.phase == Phase::Turn) {
        let who = Text::new("term-swb-controller").with("seat", seat);
        text = format!("{text} {}", page.say(&who));
    }
    text
}

/// What the viewer holds and has chosen.
pub(super) fn hand(view: &View, page: &Page) -> String {
    let mut out = String::new();
    if let Some(hand) = view.hand.as_ref().filter(|hand| !hand.is_empty()) {
        out.push_str(&format!("{}\n", page.text("term-swb-hand")));
        hand.iter()
            .for_each(|held| out.push_str(&hand_line(held, page)));
    }
    out.push_str(&leader_hand(view, page));
    for (key, known) in [
        ("term-swb-city_hand", view.city_hand.as_deref()),
        ("term-swb-partner-hand", partner_hand(view)),
        ("term-swb-discards", discards(view)),
    ] {
        if let Some(known) = known {
            let text = page.with(key, &[("cards", cards(known, page).into())]);
            out.push_str(&format!("{}\n", wrap(&text, 2)));
        }
    }
    if let Some(tiles) = view.tiles.as_ref().filter(|tiles| !tiles.is_empty()) {
        out.push_str(&format!("{}\n", page.text("term-swb-tiles")));
        let line = |tile| format!("  {}\n", tile_line(tile, page));
        tiles.iter().for_each(|tile| out.push_str(&line(*tile)));
    }
    for choice in &view.chosen {
        let values = [("action", notation(*choice, page).into())];
        let text = page.with("term-swb-chosen", &values);
        out.push_str(&format!("{}\n", wrap(&text, 2)));
    }
    out
}

/// The leaders that the viewer holds, and those of the partner.
fn leader_hand(view: &View, page: &Page) -> String {
    let mut out = String::new();
    if let Some(held) = view.leaders.as_ref().filter(|held| !held.is_empty()) {
        out.push_str(&format!("{}\n", page.text("term-swb-leader-hand")));
        held.iter()
            .for_each(|held| out.push_str(&leader_line(held, page)));
    }
    let partner = view.partner_leaders.as_ref();
    if let Some(held) = partner.filter(|held| !held.is_empty()) {
        let names: Vec<String> = held.iter().map(|it| leader(*it, page)).collect();
        let values = [("leaders", names.join(", ").into())];
        let text = page.with("term-swb-partner-leaders", &values);
        out.push_str(&format!("{}\n", wrap(&text, 2)));
    }
    out
}

fn leader_line(held: &LeaderCard, page: &Page) -> String {
    let printed = coins(held.leader.coins().into(), page);
    let now = match held.coins {
        0 => page.text("term-swb-now-free"),
        fewest => {
            let values = [("coins", coins(fewest.into(), page).into())];
            page.with("term-swb-now-coins", &values)
        }
    };
    let values = [
        ("effect", effects(&held.leader.effects(), page).into()),
        ("cost", printed.into()),
        ("now", now.into()),
    ];
    let text = page.with("term-swb-hand-card", &values);
    format!("  {}\n", hanging(&leader(held.leader, page), &text, 22))
}

/// The partner's hand, if there is one to see.
fn partner_hand(view: &View) -> Option<&[ziggurat_shelf::seven_wonders::Card]> {
    let held = view.partner_hand.as_deref()?;
    (!held.is_empty()).then_some(held)
}

/// The discard pile, as far as the viewer knows it, while somebody digs in it.
fn discards(view: &View) -> Option<&[ziggurat_shelf::seven_wonders::Card]> {
    let digs = matches!(view.phase, Phase::Dig { .. });
    (digs && !view.known_discards.is_empty()).then_some(&view.known_discards)
}

/// A card with its cost, what it does, and what building it costs now.
fn hand_line(held: &HandCard, page: &Page) -> String {
    let name = format!(
        "{} {}",
        mark(held.card.colour(), page),
        card(held.card, page)
    );
    let chains: Vec<_> = held.card.chain_from().collect();
    let printed = cost(&held.card.cost(), page);
    let printed = match chains.is_empty() {
        true => printed,
        false => {
            let values = [
                ("cost", printed.into()),
                ("cards", cards(&chains, page).into()),
            ];
            page.with("term-swb-cost-chain", &values)
        }
    };
    let values = [
        ("effect", effects(&held.card.effects(), page).into()),
        ("cost", printed.into()),
        ("now", now(held, page).into()),
    ];
    let text = page.with("term-swb-hand-card", &values);
    format!("  {}\n", hanging(&name, &text, 22))
}

/// What building the card costs now, or why it cannot be built.
fn now(held: &HandCard, page: &Page) -> String {
    match held.coins {
        Some(_) if held.chain => page.text("term-swb-now-chain"),
        Some(0) => page.text("term-swb-now-free"),
        Some(fewest) => {
            let values = [("coins", coins(fewest.into(), page).into())];
            page.with("term-swb-now-coins", &values)
        }
        None => {
            let why = held.refusal().map(|why| page.say(&why)).unwrap_or_default();
            let rule = held.rule.unwrap_or_default();
            let values = [("why", why.into()), ("rule", rule.into())];
            page.with("term-swb-now-not", &values)
        }
    }
}
