//! What can be done now, in few lines: one for each kind of token, not one for each hex.

use ziggurat_engine::Text;
use ziggurat_shelf::babylonia::{Action, ActionKind, Hex, Token, View};

use super::board::tile_sign;
use crate::{Item, Page, Pick, Spot};

/// The legal actions in groups.
pub(super) fn menu(view: &View, legal: &[Action], page: &Page) -> Vec<Item<Action>> {
    let mut items: Vec<Item<Action>> = Vec::new();
    for &token in Token::ALL {
        let spots: Vec<Spot<Action>> = legal
            .iter()
            .filter_map(|&action| spot(view, token, action))
            .collect();
        if !spots.is_empty() {
            items.push(Item {
                words: page.say(&Text::new("term-bab-place").with("token", token.key())),
                pick: Pick::Where(spots),
            });
        }
    }
    let others = legal.iter().filter_map(|&action| {
        Some(Item {
            words: words(view, action, page)?,
            pick: Pick::One(action),
        })
    });
    items.extend(others);
    items
}

/// The hex that this kind of token would be placed on.
fn spot(view: &View, kind: Token, action: Action) -> Option<Spot<Action>> {
    match action.kind() {
        ActionKind::Place { token, hex } if token == kind => Some(Spot {
            label: hex.label().to_owned(),
            points: gain(view, hex),
            action,
        }),
        _ => None,
    }
}

/// What a token would bring at once.
fn gain(view: &View, hex: Hex) -> i32 {
    let gain = view.gains.get(&hex);
    gain.map_or(0, |gain| i32::from(gain.field + gain.ziggurats))
}

/// An action other than a placement, in words.
fn words(view: &View, action: Action, page: &Page) -> Option<String> {
    match action.kind() {
        ActionKind::Place { .. } => None,
        ActionKind::EndPlacement => Some(page.text("bab-action-end_placement")),
        ActionKind::Score { hex } => {
            let text = Text::new("bab-action-score").with("hex", hex.label().to_owned());
            let sign = match view.tiles.get(&hex) {
                Some(&tile) => tile_sign(tile, page).replace('_', ""),
                None => "^^^".to_owned(),
            };
            Some(format!("{} ({sign})", page.say(&text)))
        }
        ActionKind::TakeCard { card } => {
            let what = page.text(&format!("{}-text", card.key()));
            Some(format!("{}: {what}", page.text(card.key())))
        }
        ActionKind::ExtraTurn { take: true } => Some(page.text("bab-action-extra_turn")),
        ActionKind::ExtraTurn { take: false } => Some(page.text("bab-action-no_extra_turn")),
    }
}
