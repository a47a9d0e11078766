//! What stands below the wonders: the turn, the players, the offers, the viewer's hand.

use ziggurat_engine::{Seat, Text, Viewer};
use ziggurat_shelf::tower_of_babel::{Disc, Kind, Phase, PlayerView, View};

use super::wording::{action_cards, cards_mark, cards_words, disc_mark, mark, players};
use crate::{
    Page,
    canvas::{Paint, painted},
    layout::{fill, shorten, table, wrap},
};

/// How much of a name fits into the table.
const NAME: usize = 14;

/// Whose turn it is, the players, the offers, and what the viewer holds.
pub(super) fn status(view: &View, viewer: Viewer, page: &Page) -> String {
    let mut out = format!("{}\n\n", wrap(&headline(view, page), 2));
    out.push_str(&player_table(view, page));
    let lines = std::iter::once(supplies(view, page)).chain(seen(view, page));
    lines.for_each(|line| out.push_str(&format!("{}\n", wrap(&line, 2))));
    out.push_str(&offers(view, page));
    out.push_str(&hand(view, viewer, page));
    out
}

/// The turn and what is to be decided in it.
fn headline(view: &View, page: &Page) -> String {
    let key = match view.phase {
        Phase::Choosing if view.double_turns > 0 => "term-tob-phase-choosing_again",
        Phase::Choosing => "term-tob-phase-choosing",
        Phase::Offering => "term-tob-phase-offering",
        Phase::Building => "term-tob-phase-building",
        Phase::TripleBonus => "term-tob-phase-triple_bonus",
        Phase::DoubleTurn => "term-tob-phase-double_turn",
        Phase::Over(_) => "term-tob-phase-over",
    };
    let mut text = Text::new(key)
        .with("turn", i64::from(view.turn))
        .with("seat", view.active);
    if let Some(column) = view.column {
        text = text
            .with("wonder", column.wonder.key())
            .with("demand", cards_words(column.demand, page));
    }
    page.say(&text)
}

fn player_table(view: &View, page: &Page) -> String {
    let heads = ["points", "hand", "action_cards", "pieces", "bonus"];
    let heads = heads.map(|head| page.text(&format!("term-tob-head-{head}")));
    let mut rows = vec![std::iter::once(String::new()).chain(heads).collect()];
    rows.extend(players(view).map(|(seat, player)| player_row(seat, player, page)));
    let lines = table(&rows);
    let start = lines.lines().map(|l| l.chars().count()).max().unwrap_or(0);
    let mut lines = lines.lines();
    let head = lines.next().unwrap_or_default();
    let mut out = format!("{head:<start$}  {}\n", page.text("term-tob-head-discs"));
    for ((seat, player), line) in players(view).zip(lines) {
        let discs = fill(&discs_of(&player.discs, page), start + 2);
        let line = format!("{line:<start$}  {discs}");
        let painted = painted(line.trim_end(), Paint::Seat(seat.0), page.style.colours);
        out.push_str(&format!("{painted}\n"));
    }
    out
}

fn player_row(seat: Seat, player: &PlayerView, page: &Page) -> Vec<String> {
    vec![
        format!("{} {}", seat.0 + 1, shorten(&page.name(seat), NAME)),
        player.points.sum.to_string(),
        player.hand_count.to_string(),
        player.action_card_count.to_string(),
        player.supply.to_string(),
        player.disc_bonus.to_string(),
    ]
}

/// How many discs of each kind a player has; two-kind discs apart.
fn discs_of(discs: &[Disc], page: &Page) -> Vec<String> {
    let of_kind = |kind: &Kind| {
        let of_kind = discs.iter().filter(|d| !d.is_double() && d.shows(*kind));
        let count = of_kind.count();
        (count > 0).then(|| format!("{count}×{}", mark(*kind, page)))
    };
    let single = Kind::ALL.iter().filter_map(of_kind);
    let double = discs.iter().filter(|disc| disc.is_double());
    single.chain(double.map(|d| disc_mark(*d, page))).collect()
}

/// The cards that everybody knows to be in the hands.
fn seen(view: &View, page: &Page) -> Option<String> {
    let known = players(view).filter(|(_, player)| !player.known.is_empty());
    let words = known.map(|(seat, player)| {
        let cards = cards_mark(player.known, page);
        format!("{} {cards}", page.name(seat))
    });
    let hands: Vec<String> = words.collect();
    let values = [("hands", hands.join(", ").into())];
    (!hands.is_empty()).then(|| page.with("term-tob-seen", &values))
}

/// What can be drawn, and how close the game is to being stopped.
fn supplies(view: &View, page: &Page) -> String {
    let values = [
        ("deck", u32::from(view.deck).into()),
        ("discard", i64::from(view.discard.total()).into()),
        ("actions", u32::from(view.action_pile).into()),
    ];
    let mut text = page.with("term-tob-supplies", &values);
    if view.stall * 2 >= view.stall_limit {
        let values = [
            ("stall", i64::from(view.stall).into()),
            ("limit", i64::from(view.stall_limit).into()),
        ];
        text.push(' ');
        text.push_str(&page.with("term-tob-stall", &values));
    }
    text
}

/// Who has made an offer, and what lies in it where the viewer may know it.
fn offers(view: &View, page: &Page) -> String {
    if view.column.is_none() {
        return String::new();
    }
    let others = players(view).filter(|(seat, _)| *seat != view.active);
    let line = |(seat, player): (Seat, &PlayerView)| {
        let offer = offer_words(player, page);
        let text = format!("{} {}: {offer}", seat.0 + 1, page.name(seat));
        format!("  {}\n", wrap(&text, 4))
    };
    let lines: String = others.map(line).collect();
    format!("{}\n{lines}", page.text("term-tob-offers-head"))
}

fn offer_words(player: &PlayerView, page: &Page) -> String {
    let Some(offer) = player.offer else {
        return page.text("term-tob-offer-waiting");
    };
    let Some(content) = offer.content else {
        return page.text("term-tob-offer-ready");
    };
    let cards = cards_words(content.cards, page);
    let mut text = match content.trade {
        true => page.with("term-tob-offer-trade", &[("cards", cards.into())]),
        false => cards,
    };
    let note = match (offer.revealed, player.bonus_asked) {
        (false, _) => Some("term-tob-offer-hidden"),
        (true, true) => Some("term-tob-offer-asked"),
        (true, false) => None,
    };
    if let Some(note) = note {
        text.push(' ');
        text.push_str(&page.text(note));
    }
    text
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
    if let Some(cards) = player.hand {
        let values = [("cards", cards_words(cards, page).into())];
        out.push_str(&format!(
            "{}\n",
            wrap(&page.with("term-tob-hand", &values), 2)
        ));
    }
    if let Some(cards) = player
        .action_cards
        .as_ref()
        .filter(|cards| !cards.is_empty())
    {
        let values = [("cards", action_cards(cards, page).into())];
        let text = page.with("term-tob-own_action_cards", &values);
        out.push_str(&format!("{}\n", wrap(&text, 2)));
    }
    out
}
