//! Cards as people type them.

use ziggurat_seven_wonders::{Card, View};
use ziggurat_words::{Lang, text};

use crate::typing::bare;

/// The card that is meant: by its id or its name in any language, or the beginning of it. Cards that
/// the viewer can do something with come before others.
pub(super) fn find(typed: &str, view: &View) -> Option<Card> {
    let typed = bare(typed);
    let exact = |card: &Card| names(*card).contains(&typed);
    let begins = |card: &Card| names(*card).iter().any(|name| name.starts_with(&typed));
    let near = within_reach(view);
    let first = near.iter().copied().find(exact);
    first
        .or_else(|| only(near.iter().copied().filter(begins)))
        .or_else(|| Card::ALL.iter().copied().find(exact))
        .or_else(|| only(Card::ALL.iter().copied().filter(begins)))
}

fn only(mut cards: impl Iterator<Item = Card>) -> Option<Card> {
    let first = cards.next()?;
    cards.all(|card| card == first).then_some(first)
}

/// Hand, discard pile, and structures that could be destroyed.
fn within_reach(view: &View) -> Vec<Card> {
    let hand = view.hand.iter().flatten().map(|held| held.card);
    let city_hand = view.city_hand.iter().flatten().copied();
    let discards = view.known_discards.iter().copied();
    hand.chain(city_hand).chain(discards).collect()
}

/// What a card is called.
fn names(card: Card) -> Vec<String> {
    let names = Lang::ALL
        .into_iter()
        .map(|lang| bare(&text(lang, card.key())));
    names.chain([bare(card.id())]).collect()
}
