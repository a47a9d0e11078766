//! How actions can be typed.

use ziggurat_shelf::seven_wonders::{Action, ActionKind, Card, Join, Leader, Payment, Way};

use super::wording::{card, leader};
use crate::{Page, typing::main_word};

/// A word that can be typed, in the language of the page.
fn word(key: &str, page: &Page) -> String {
    main_word(page.lang, &format!("term-swb-type-{key}"))
}

/// An action as it can be typed in the language of the page.
pub(super) fn notation(action: Action, page: &Page) -> String {
    let kind = action.kind();
    let (free_city, text) = match kind {
        ActionKind::ChooseSide { side } => (false, format!("{} {side}", word("side", page))),
        ActionKind::KeepTile { tile } => (false, numbered("keep", tile.number(), page)),
        ActionKind::Build {
            card, free_city, ..
        } => (free_city, built("build", card, kind, page)),
        ActionKind::Dig { card, .. } => (false, dug(card, kind, page)),
        ActionKind::Stage {
            card,
            stage,
            token,
            bury,
            payment,
            free_city,
        } => {
            let head = numbered("stage", stage.number(), page);
            let how = payment_parts(payment, token, bury, page);
            (free_city, with_used(head, name(card, page), &how, page))
        }
        ActionKind::Sell { card, free_city } => (free_city, of_card("sell", card, page)),
        ActionKind::Tower { card, tile } => {
            let head = numbered("tower", tile.number(), page);
            (false, with_used(head, name(card, page), &[], page))
        }
        ActionKind::Drop { card, free_city } => (free_city, of_card("drop", card, page)),
        ActionKind::Leave => (false, word("leave", page)),
        ActionKind::Destroy { card } => (false, of_card("destroy", card, page)),
        ActionKind::ReturnTokens {
            ones,
            threes,
            fives,
        } => (
            false,
            format!("{} {ones} {threes} {fives}", word("return", page)),
        ),
        ActionKind::KeepLeader { leader } => (false, of_leader("draft", leader, page)),
        ActionKind::Recruit { leader } => (false, of_leader("recruit", leader, page)),
        ActionKind::SellLeader { leader } => (false, of_leader("sell", leader, page)),
        ActionKind::CopyLeader { leader } => (false, of_leader("copy", leader, page)),
        ActionKind::LeaderStage {
            leader,
            stage,
            token,
            bury,
            payment,
        } => {
            let head = numbered("stage", stage.number(), page);
            let how = payment_parts(payment, token, bury, page);
            let text = with_used(head, leader_name(leader, page), &how, page);
            (false, text)
        }
        ActionKind::LeaderTower { leader, tile } => {
            let head = numbered("tower", tile.number(), page);
            let text = with_used(head, leader_name(leader, page), &[], page);
            (false, text)
        }
        ActionKind::PayLoss { coins } => (false, numbered("pay", coins, page)),
        ActionKind::Decline => (false, word("decline", page)),
    };
    match free_city {
        true => format!("{} {text}", word("city", page)),
        false => text,
    }
}

fn of_leader(verb: &str, leader: Leader, page: &Page) -> String {
    format!("{} {}", word(verb, page), leader_name(leader, page))
}

fn name(card: Card, page: &Page) -> String {
    self::card(card, page).to_lowercase()
}

fn leader_name(leader: Leader, page: &Page) -> String {
    self::leader(leader, page).to_lowercase()
}

fn numbered(verb: &str, number: u8, page: &Page) -> String {
    format!("{} {number}", word(verb, page))
}

fn of_card(verb: &str, card: Card, page: &Page) -> String {
    format!("{} {}", word(verb, page), name(card, page))
}

fn with_used(head: String, used: String, how: &[String], page: &Page) -> String {
    let mut words = vec![head, word("with", page), used];
    words.extend(how.iter().cloned());
    words.join(" ")
}

/// A card of the discard pile: by its id where two of different ages have the same name.
fn dug(card: Card, kind: ActionKind, page: &Page) -> String {
    let twin = |other: &Card| *other != card && name(*other, page) == name(card, page);
    if !Card::ALL.iter().any(twin) {
        return built("dig", card, kind, page);
    }
    let mut words = vec![word("dig", page), card.id().to_owned()];
    words.extend(way_parts(kind, page));
    words.join(" ")
}

fn built(verb: &str, card: Card, kind: ActionKind, page: &Page) -> String {
    let mut words = vec![of_card(verb, card, page)];
    words.extend(way_parts(kind, page));
    words.join(" ")
}

/// How a card is paid for: `chain`, `left 2 project`; `own` if nothing must be said.
pub(super) fn way_words(kind: ActionKind, page: &Page) -> String {
    or_own(&way_parts(kind, page), page)
}

/// What the neighbours get for a stage.
pub(super) fn payment_words(
    payment: Payment,
    token: bool,
    bury: Option<Leader>,
    page: &Page,
) -> String {
    or_own(&payment_parts(payment, token, bury, page), page)
}

fn or_own(parts: &[String], page: &Page) -> String {
    match parts.is_empty() {
        true => word("own", page),
        false => parts.join(" "),
    }
}

fn way_parts(kind: ActionKind, page: &Page) -> Vec<String> {
    let (way, join, payment) = match kind {
        ActionKind::Build {
            way, join, payment, ..
        } => (way, join, payment),
        ActionKind::Dig { join, payment, .. } => (Way::Pay, join, payment),
        ActionKind::ChooseSide { .. }
        | ActionKind::KeepTile { .. }
        | ActionKind::Stage { .. }
        | ActionKind::LeaderStage { .. }
        | ActionKind::Sell { .. }
        | ActionKind::Tower { .. }
        | ActionKind::Drop { .. }
        | ActionKind::Leave
        | ActionKind::Destroy { .. }
        | ActionKind::ReturnTokens { .. }
        | ActionKind::KeepLeader { .. }
        | ActionKind::Recruit { .. }
        | ActionKind::SellLeader { .. }
        | ActionKind::LeaderTower { .. }
        | ActionKind::Decline
        | ActionKind::CopyLeader { .. }
        | ActionKind::PayLoss { .. } => return Vec::new(),
    };
    let way = (way != Way::Pay).then(|| word(way.id(), page));
    let join = match join {
        Join::No => None,
        Join::Yes => Some(word("project", page)),
        Join::Wild => Some(word("wild", page)),
    };
    let payment = payment_parts(payment, false, None, page);
    way.into_iter().chain(payment).chain(join).collect()
}

fn payment_parts(payment: Payment, token: bool, bury: Option<Leader>, page: &Page) -> Vec<String> {
    let mut parts: Vec<String> = token.then(|| word("token", page)).into_iter().collect();
    parts.extend(bury.map(|who| format!("{} {}", word("bury", page), leader_name(who, page))));
    for (side, coins) in [("left", payment.left), ("right", payment.right)] {
        if coins > 0 {
            parts.push(numbered(side, coins, page));
        }
    }
    parts.extend(payment.using.iter().map(|mean| word(mean.id(), page)));
    parts
}
