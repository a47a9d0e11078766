//! What stands below the map: the day, the players, the piles, the viewer's cards.

use ziggurat_engine::{Arg, Seat, Text, Viewer};
use ziggurat_shelf::battalia::{Card, Faction, Phase, PileView, PlayerView, Task, View};

use super::{
    fight,
    wording::{card_words, cards_words, laid_words, needs_words, terrain_mark},
};
use crate::{
    Page,
    canvas::{Paint, painted},
    layout::{fill, shorten, table, wrap},
};

/// How much of a name fits into the list of players.
const NAME: usize = 12;
const HEADS: [&str; 9] = [
    "points", "hand", "nation", "shelter", "ambush", "tents", "deck", "heroes", "markers",
];

/// The day, whose turn it is, the players, the piles, what is under way, and the viewer's cards.
pub(super) fn status(view: &View, viewer: Viewer, page: &Page) -> String {
    let mut out = format!("{}\n\n", wrap(&headline(view, page), 2));
    out.push_str(&player_table(view, page));
    out.push_str(&format!("{}\n", piles(view, page)));
    let rows = [
        ("display", greats(view, page)),
        ("limbo", open_cards(&view.limbo, page)),
        ("seen", seen(view, viewer, page)),
        ("tents", tents(view, page)),
    ];
    for (id, text) in rows {
        out.push_str(&row(id, text, page));
    }
    out.push_str(&hand(view, viewer, page));
    out
}

/// A line with a head, if there is anything to say.
fn row(id: &str, text: Option<String>, page: &Page) -> String {
    let line = |text: String| {
        let line = page.with(&format!("term-bat-{id}"), &[("cards", text.into())]);
        format!("{}\n", wrap(&line, 2))
    };
    text.map(line).unwrap_or_default()
}

fn headline(view: &View, page: &Page) -> String {
    let day = Text::new("term-bat-day")
        .with("week", view.week)
        .with("day", view.day)
        .with("lit", view.illuminated.key())
        .with("pair", view.matching.key());
    let what = Text::new("term-bat-turn")
        .with("seat", view.actor)
        .with("phase", Arg::Key(phase_key(view.phase)));
    format!("{} {}", page.say(&day), page.say(&what))
}

/// The message that says what is to be decided.
fn phase_key(phase: Phase) -> &'static str {
    match phase {
        Phase::Factions => "bat-phase-factions",
        Phase::Starts => "bat-phase-starts",
        Phase::FreeRoad => "bat-phase-free_road",
        Phase::FreeCity => "bat-phase-free_city",
        Phase::Gather => "bat-phase-gather",
        Phase::Act => "bat-phase-act",
        Phase::Pay => "bat-phase-pay",
        Phase::Place => "bat-phase-place",
        Phase::Take => "bat-phase-take",
        Phase::Station => "bat-phase-station",
        Phase::Conceal => "bat-phase-conceal",
        Phase::Fetch => "bat-phase-fetch",
        Phase::Drop => "bat-phase-drop",
        Phase::Declare => "bat-phase-declare",
        Phase::Open => "bat-phase-open",
        Phase::Answer => "bat-phase-answer",
        Phase::Raise => "bat-phase-raise",
        Phase::Claim => "bat-phase-claim",
        Phase::Over(_) => "bat-phase-over",
    }
}

fn player_table(view: &View, page: &Page) -> String {
    let heads = HEADS.map(|head| page.text(&format!("term-bat-head-{head}")));
    let mut rows = vec![std::iter::once(String::new()).chain(heads).collect()];
    let players = view.players.iter().enumerate();
    rows.extend(players.map(|(seat, player)| player_row(Seat(seat as u8), player, page)));
    let lines = table(&rows);
    let paint = |(row, line): (usize, &str)| {
        let paint = match row.checked_sub(1) {
            Some(seat) => Paint::Seat(seat as u8),
            None => Paint::Plain,
        };
        format!("{}\n", painted(line, paint, page.style.colours))
    };
    lines.lines().enumerate().map(paint).collect()
}

fn player_row(seat: Seat, player: &PlayerView, page: &Page) -> Vec<String> {
    let letter = player.faction.map(|f| terrain_mark(f, page));
    let heroes: Vec<String> = player
        .heroes
        .iter()
        .map(|at| at.map_or_else(|| "–".to_owned(), |square| square.to_string()))
        .collect();
    vec![
        format!(
            "{} {} {}",
            seat.0 + 1,
            letter.unwrap_or_else(|| " ".to_owned()),
            shorten(&page.name(seat), NAME)
        ),
        player.points.sum.to_string(),
        player.hand_count.to_string(),
        player.nation_count.to_string(),
        player.shelter.len().to_string(),
        player.ambush.len().to_string(),
        player.tents.len().to_string(),
        player.deck.to_string(),
        heroes.join(" "),
        format!("{}+{}", player.low_markers, player.high_markers),
    ]
}

/// The piles with the open card: `Chief 16 B`.
fn piles(view: &View, page: &Page) -> String {
    let top = |faction: Option<Faction>| faction.map(|f| format!(" {}", terrain_mark(f, page)));
    let cell = |pile: &PileView| {
        let name = page.text(&format!("term-bat-pile-{}", pile.id));
        let top = top(pile.top).unwrap_or_default();
        format!("{name} {}{top}", pile.count)
    };
    let supply = format!("{} {}", page.text("bat-card-supply"), view.supply);
    let cells: Vec<String> = view.piles.iter().map(cell).chain([supply]).collect();
    let head = page.text("term-bat-piles");
    format!("{head}\n  {}", fill(&cells, 2))
}

fn greats(view: &View, page: &Page) -> Option<String> {
    let shown = view.display.iter().map(|great| page.text(great.key()));
    let names: Vec<String> = shown.collect();
    (!names.is_empty()).then(|| names.join(", "))
}

fn open_cards(cards: &[Card], page: &Page) -> Option<String> {
    (!cards.is_empty()).then(|| cards_words(cards, page))
}

/// Cards of others that the viewer knows to be in a hand or ambush.
fn seen(view: &View, viewer: Viewer, page: &Page) -> Option<String> {
    let players = view.players.iter().enumerate();
    let others = players.map(|(seat, player)| (Seat(seat as u8), player));
    let known = others.filter(|(seat, player)| !viewer.is(*seat) && !player.known.is_empty());
    let words: Vec<String> = known
        .map(|(seat, player)| format!("{}: {}", page.name(seat), cards_words(&player.known, page)))
        .collect();
    (!words.is_empty()).then(|| words.join("; "))
}

fn tents(view: &View, page: &Page) -> Option<String> {
    let of_player = |(seat, player): (usize, &PlayerView)| {
        let tent = |(place, tent): (usize, &ziggurat_shelf::battalia::TentView)| {
            format!("{place} [{}]", cards_words(&tent.cards, page))
        };
        let tents: Vec<String> = player.tents.iter().enumerate().map(tent).collect();
        let name = page.name(Seat(seat as u8));
        (!tents.is_empty()).then(|| format!("{name} {}", tents.join(" ")))
    };
    let players = view.players.iter().enumerate();
    let words: Vec<String> = players.filter_map(of_player).collect();
    (!words.is_empty()).then(|| words.join("; "))
}

/// What the viewer holds, what lies before the players, what is still to be paid, and the battle.
pub(super) fn hand(view: &View, viewer: Viewer, page: &Page) -> String {
    let mut out = String::new();
    if let Some(battle) = &view.battle {
        out.push_str(&fight::stage(view, battle, page));
    }
    let pool = view.pool.iter().filter(|laid| laid.left > 0);
    let laid: Vec<String> = pool.map(|laid| laid_words(laid, laid.left, page)).collect();
    out.push_str(&row(
        "pool",
        (!laid.is_empty()).then(|| laid.join(", ")),
        page,
    ));
    out.push_str(&row("gained", open_cards(&view.gained, page), page));
    let owed = match &view.task {
        Some(Task::Pay { needs, .. }) => Some(needs_words(needs, page)),
        _ => None,
    };
    out.push_str(&row("owed", owed.filter(|owed| !owed.is_empty()), page));
    let Viewer::Seat(seat) = viewer else {
        return out;
    };
    let Some(player) = view.players.get(seat.index()) else {
        return out;
    };
    let hidden: Vec<String> = player
        .ambush
        .iter()
        .filter_map(|place| place.card.map(|card| card_words(card, page)))
        .collect();
    let hidden = (!hidden.is_empty()).then(|| hidden.join(", "));
    out.push_str(&row("ambush", hidden, page));
    let hand = player.hand.as_ref().map(|hand| cards_words(hand, page));
    out.push_str(&row("hand", hand, page));
    out
}
