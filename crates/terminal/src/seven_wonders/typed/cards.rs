//! Cards and leaders as people type them.

use ziggurat_shelf::seven_wonders::{Card, Leader, View};
use ziggurat_words::{Lang, text};

use crate::typing::bare;

/// Something with a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Thing {
    Card(Card),
    Leader(Leader),
}

impl Thing {
    /// What it is called: its id, and its name in every language.
    fn names(self) -> Vec<String> {
        let (key, id) = match self {
            Self::Card(card) => (card.key(), card.id()),
            Self::Leader(leader) => (leader.key(), leader.id()),
        };
        let names = Lang::ALL.into_iter().map(|lang| bare(&text(lang, key)));
        names.chain([bare(id)]).collect()
    }

    /// As the engine reads it.
    fn notation(self) -> String {
        match self {
            Self::Card(card) => card.to_string(),
            Self::Leader(leader) => format!("leader {leader}"),
        }
    }
}

/// The card that is meant: by its id or its name in any language, or the beginning of it. Cards that
/// the viewer can do something with come before others.
pub(super) fn find_card(typed: &str, view: &View) -> Option<Card> {
    match find(typed, &cards_near(view), &all_cards())? {
        Thing::Card(card) => Some(card),
        Thing::Leader(_) => None,
    }
}

/// The leader that is meant, in the same way.
pub(super) fn find_leader(typed: &str, view: &View) -> Option<Leader> {
    match find(typed, &leaders_near(view), &all_leaders())? {
        Thing::Leader(leader) => Some(leader),
        Thing::Card(_) => None,
    }
}

/// The card or leader that is meant, as the engine reads it.
pub(super) fn find_used(typed: &str, view: &View) -> Option<String> {
    let near = [cards_near(view), leaders_near(view)].concat();
    let all = [all_cards(), all_leaders()].concat();
    find(typed, &near, &all).map(Thing::notation)
}

fn find(typed: &str, near: &[Thing], all: &[Thing]) -> Option<Thing> {
    let typed = bare(typed);
    let exact = |thing: &Thing| thing.names().contains(&typed);
    let begins = |thing: &Thing| thing.names().iter().any(|name| name.starts_with(&typed));
    let first = near.iter().copied().find(exact);
    first
        .or_else(|| only(near.iter().copied().filter(begins)))
        .or_else(|| all.iter().copied().find(exact))
        .or_else(|| only(all.iter().copied().filter(begins)))
}

fn only(mut things: impl Iterator<Item = Thing>) -> Option<Thing> {
    let first = things.next()?;
    things.all(|thing| thing == first).then_some(first)
}

fn all_cards() -> Vec<Thing> {
    Card::ALL.iter().copied().map(Thing::Card).collect()
}

fn all_leaders() -> Vec<Thing> {
    Leader::ALL.iter().copied().map(Thing::Leader).collect()
}

/// Hand, discard pile, and structures that could be destroyed.
fn cards_near(view: &View) -> Vec<Thing> {
    let hand = view.hand.iter().flatten().map(|held| held.card);
    let city_hand = view.city_hand.iter().flatten().copied();
    let discards = view.known_discards.iter().copied();
    let near = hand.chain(city_hand).chain(discards);
    near.map(Thing::Card).collect()
}

/// Leaders in hand, and those in play, which can be copied or buried.
fn leaders_near(view: &View) -> Vec<Thing> {
    let hand = view.leaders.iter().flatten().map(|held| held.leader);
    let in_play = view.cities.iter().flat_map(|city| &city.leaders).copied();
    hand.chain(in_play).map(Thing::Leader).collect()
}
