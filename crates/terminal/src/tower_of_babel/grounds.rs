//! The rules that actions go by, for people who ask why.

use ziggurat_shelf::tower_of_babel::{Action, Helpers, View};

use super::wording::open_offer;

/// The numbers of the rules that apply to an action.
pub(super) fn grounds(view: &View, action: Action) -> Vec<&'static str> {
    match action {
        Action::Pass => vec!["TOB-4.1", "TOB-4.2"],
        Action::Choose { .. } => vec!["TOB-5.1", "TOB-5.2"],
        Action::Offer { cards, .. } if cards.is_empty() => vec!["TOB-6.4"],
        Action::Offer { trade: false, .. } => vec!["TOB-6.3", "TOB-6.5"],
        Action::Offer { trade: true, .. } => vec!["TOB-6.3", "TOB-6.5", "TOB-6.8"],
        Action::Build {
            helpers, jokers, ..
        } => build(view, helpers, jokers),
        Action::Abandon => vec!["TOB-7.1", "TOB-9.1"],
        Action::TripleBonus { .. } => vec!["TOB-11.9"],
        Action::DoubleTurn { .. } => vec!["TOB-11.12"],
        Action::Exchange { .. } => vec!["TOB-11.5", "TOB-11.7"],
        Action::Draw => vec!["TOB-11.5", "TOB-11.8"],
    }
}

fn build(view: &View, helpers: Helpers, jokers: u8) -> Vec<&'static str> {
    let mut rules = vec!["TOB-7.2", "TOB-7.5", "TOB-7.6"];
    let trader = |seat| open_offer(view, seat).is_some_and(|(_, trade)| trade);
    if helpers.iter().any(trader) {
        rules.extend(["TOB-7.4", "TOB-8.4"]);
    }
    if jokers > 0 {
        rules.push("TOB-7.8");
    }
    rules
}
