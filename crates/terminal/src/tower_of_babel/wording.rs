//! Cards, discs and wonders in words and signs.

use ziggurat_engine::{Arg, Seat, Text};
use ziggurat_shelf::tower_of_babel::{ActionCard, Cards, Disc, Kind, PlayerView, View, Wonder};

use crate::Page;

/// The two letters of a kind on the board.
pub(super) fn mark(kind: Kind, page: &Page) -> String {
    page.text(&format!("term-tob-mark-{kind}"))
}

/// A disc on the board: `Sh5`, or `Ca2Ma3` for two kinds.
pub(super) fn disc_mark(disc: Disc, page: &Page) -> String {
    let part = |(kind, number)| format!("{}{number}", mark(kind, page));
    disc.needs().map(part).collect()
}

/// A handful of cards in short: `2Sh+1Ca`, or `0`.
pub(super) fn cards_mark(cards: Cards, page: &Page) -> String {
    if cards.is_empty() {
        return "0".to_owned();
    }
    let part = |kind: &Kind| match cards.count(*kind) {
        0 => None,
        count => Some(format!("{count}{}", mark(*kind, page))),
    };
    let parts: Vec<String> = Kind::ALL.iter().filter_map(part).collect();
    parts.join("+")
}

/// A handful of cards in words: `2 ships and 1 camel`, or `nothing`.
pub(super) fn cards_words(cards: Cards, page: &Page) -> String {
    with_jokers(cards, 0, page)
}

/// Cards and Jokers in words: `2 ships and 1 Joker`.
pub(super) fn with_jokers(cards: Cards, jokers: u8, page: &Page) -> String {
    let jokers = std::iter::repeat_n(ActionCard::Joker.key(), jokers.into());
    let keys = cards.keys().into_iter().chain(jokers).collect();
    page.say(&Text::new("term-tob-cards").with("cards", Arg::Keys(keys)))
}

/// `a, b and c`.
pub(super) fn list(mut words: Vec<String>, page: &Page) -> String {
    let Some(last) = words.pop() else {
        return page.text("list-none");
    };
    if words.is_empty() {
        return last;
    }
    format!("{} {} {last}", words.join(", "), page.text("list-and"))
}

/// What a wonder is called on the board.
pub(super) fn short_name(wonder: Wonder, page: &Page) -> String {
    page.text(&format!("term-tob-wonder-{wonder}"))
}

/// The names of action cards, those that are there twice with their number.
pub(super) fn action_cards(cards: &[ActionCard], page: &Page) -> String {
    let part = |card: &ActionCard| {
        let name = page.text(card.key());
        match cards.iter().filter(|other| *other == card).count() {
            0 => None,
            1 => Some(name),
            count => Some(format!("{count} × {name}")),
        }
    };
    list(ActionCard::ALL.iter().filter_map(part).collect(), page)
}

/// The seats with their players.
pub(super) fn players(view: &View) -> impl Iterator<Item = (Seat, &PlayerView)> {
    (0..).map(Seat).zip(&view.players)
}

/// The viewer, as long as only they see their hand.
pub(super) fn own(view: &View) -> Option<(Seat, &PlayerView)> {
    players(view).find(|(_, player)| player.hand.is_some())
}

/// The cards of a seat's open offer and whether the trading card is with them.
pub(super) fn open_offer(view: &View, seat: Seat) -> Option<(Cards, bool)> {
    let offer = view.players.get(seat.index())?.offer?;
    let content = offer.content.filter(|_| offer.revealed)?;
    Some((content.cards, content.trade))
}
