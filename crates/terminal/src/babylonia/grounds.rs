//! The rules that actions go by, for people who ask why.

use ziggurat_shelf::babylonia::{Action, ActionKind, Card, Hex, Token, View};

/// The numbers of the rules that apply to an action.
pub(super) fn grounds(view: &View, action: Action) -> Vec<&'static str> {
    match action.kind() {
        ActionKind::Place { token, hex } => placement(view, token, hex),
        ActionKind::EndPlacement => vec!["BAB-4.6"],
        ActionKind::Score { .. } => vec!["BAB-6.2"],
        ActionKind::TakeCard { card } => vec!["BAB-7.3", card_rule(card)],
        ActionKind::ExtraTurn { .. } => vec!["BAB-8.3"],
    }
}

fn placement(view: &View, token: Token, hex: Hex) -> Vec<&'static str> {
    let on_field = view.tiles.contains_key(&hex);
    match (on_field, hex.is_river()) {
        (true, _) if token.is_noble() => vec!["BAB-8.10", "BAB-5.5"],
        (true, _) => vec!["BAB-5.3", "BAB-5.5"],
        (false, true) => vec!["BAB-5.2"],
        (false, false) => vec!["BAB-5.1"],
    }
}

const fn card_rule(card: Card) -> &'static str {
    match card {
        Card::TenPoints => "BAB-8.2",
        Card::ExtraTurn => "BAB-8.3",
        Card::SevenTokens => "BAB-8.5",
        Card::ThreeNobles => "BAB-8.6",
        Card::NobleWithFarmers => "BAB-8.7",
        Card::NoblesInFields => "BAB-8.10",
        Card::CityBonus => "BAB-8.11",
        Card::CentralLandConnects => "BAB-8.12",
        Card::RiversConnect => "BAB-8.13",
    }
}
