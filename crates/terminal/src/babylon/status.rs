//! What stands below the gardens: the round, the players, what is in hand.

use ziggurat_engine::{Seat, Text, Viewer};
use ziggurat_shelf::babylon::{Effect, Phase, PlayerView, View};

use super::wording::{players, tile_words};
use crate::{
    Page,
    canvas::{Paint, painted},
    layout::{shorten, table, wrap},
};

/// How much of a name fits into the table.
const NAME: usize = 16;

/// Whose turn it is, the players, and what the viewer holds.
pub(super) fn status(view: &View, viewer: Viewer, page: &Page) -> String {
    let mut out = format!("{}\n\n", wrap(&headline(view, page), 2));
    out.push_str(&player_table(view, page));
    let lines = stores(view, page).into_iter().chain([supplies(view, page)]);
    lines.for_each(|line| out.push_str(&format!("{}\n", wrap(&line, 2))));
    out.push_str(&hand(view, viewer, page));
    out
}

/// The round, its token, and what is to be decided.
fn headline(view: &View, page: &Page) -> String {
    let key = match view.phase {
        Phase::Picking => "term-byl-phase-picking",
        Phase::Removing => "term-byl-phase-removing",
        Phase::Digging => "term-byl-phase-digging",
        Phase::Building => "term-byl-phase-building",
        Phase::Over => "term-byl-phase-over",
    };
    let text = Text::new(key)
        .with("round", view.round)
        .with("rounds", view.rounds)
        .with("left", view.to_remove)
        .with("seat", view.active);
    let mut text = page.say(&text);
    let playing = matches!(view.phase, Phase::Digging | Phase::Building);
    if playing && view.token != Effect::None {
        text.push(' ');
        text.push_str(&page.text(&format!("{}-text", view.token.key())));
    }
    text
}

fn player_table(view: &View, page: &Page) -> String {
    let heads = ["points", "pillars", "decorations", "flowers", "belvederes"];
    let heads = heads.map(|head| page.text(&format!("term-byl-head-{head}")));
    let mut rows = vec![std::iter::once(String::new()).chain(heads).collect()];
    rows.extend(players(view).map(|(seat, player)| player_row(seat, player, page)));
    let lines = table(&rows);
    let paint = |(i, line): (usize, &str)| {
        let paint = i
            .checked_sub(1)
            .map_or(Paint::Plain, |seat| Paint::Seat(seat as u8));
        format!("{}\n", painted(line, paint, page.style.colours))
    };
    lines.lines().enumerate().map(paint).collect()
}

fn player_row(seat: Seat, player: &PlayerView, page: &Page) -> Vec<String> {
    let counts = |counts: &[u8; 4]| counts.map(|n| n.to_string()).join("/");
    vec![
        format!("{} {}", seat.0 + 1, shorten(&page.name(seat), NAME)),
        player.points.sum.to_string(),
        player.pillars.to_string(),
        counts(&player.decorations),
        counts(&player.flowers),
        player.belvederes.to_string(),
    ]
}

/// The tiles in the stores.
fn stores(view: &View, page: &Page) -> Option<String> {
    let stored = players(view).filter_map(|(seat, player)| {
        let tile = player.stored.as_ref()?;
        Some(format!("{} – {}", page.name(seat), tile_words(tile, page)))
    });
    let tiles: Vec<String> = stored.collect();
    let values = [("tiles", tiles.join("; ").into())];
    (!tiles.is_empty()).then(|| page.with("term-byl-stores", &values))
}

/// What lies ready, and which tokens may still come.
fn supplies(view: &View, page: &Page) -> String {
    let token = |effect: &ziggurat_shelf::babylon::TokenCount| {
        format!("{} ×{}", page.text(effect.effect.key()), effect.count)
    };
    let unseen = view.unseen_tokens.iter().filter(|token| token.count > 0);
    let tokens: Vec<String> = unseen.map(token).collect();
    let tokens = match tokens.is_empty() {
        true => "–".to_owned(),
        false => tokens.join(", "),
    };
    let values = [
        ("single", u32::from(view.supply.single_pillars).into()),
        ("double", u32::from(view.supply.double_pillars).into()),
        ("tokens", u32::from(view.tokens_left).into()),
        ("unseen", tokens.into()),
    ];
    page.with("term-byl-supplies", &values)
}

/// What the viewer holds.
pub(super) fn hand(view: &View, viewer: Viewer, page: &Page) -> String {
    let Viewer::Seat(seat) = viewer else {
        return String::new();
    };
    let Some(player) = view.players.get(seat.index()) else {
        return String::new();
    };
    let mut out = String::new();
    let taken = view.turn.taken.as_ref().filter(|_| view.active == seat);
    let mut line = |key: &str, value: String| {
        let text = page.with(key, &[("what", value.into())]);
        out.push_str(&format!("{}\n", wrap(&text, 2)));
    };
    line("term-byl-own-pillars", player.pillars.to_string());
    if let Some(tile) = taken {
        line("term-byl-own-taken", tile_words(tile, page));
    }
    if let Some(tile) = &player.stored {
        line("term-byl-own-stored", tile_words(tile, page));
    }
    out
}
