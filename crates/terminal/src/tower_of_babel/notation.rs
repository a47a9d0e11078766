//! How actions can be typed.

use ziggurat_shelf::tower_of_babel::{Action, Cards};

use super::wording::{cards_words, disc_mark, short_name};
use crate::{Page, typing::main_word};

/// An action as it can be typed in the language of the page.
pub(super) fn notation(action: Action, page: &Page) -> String {
    let word = |key: &str| main_word(page.lang, &format!("term-tob-type-{key}"));
    match action {
        Action::Pass => word("pass"),
        Action::Choose { wonder, disc } => {
            let wonder = short_name(wonder, page).to_lowercase();
            format!(
                "{} {wonder} {}",
                word("build"),
                disc_mark(disc, page).to_lowercase()
            )
        }
        Action::Offer { cards, trade } => {
            let trade = if trade {
                format!(" {}", word("trade"))
            } else {
                String::new()
            };
            format!("{} {}{trade}", word("offer"), typed_cards(cards, page))
        }
        Action::Build {
            helpers,
            cards,
            jokers,
        } => {
            let mut text = word("build");
            if !helpers.is_empty() {
                text.push_str(&format!(" {}", word("with")));
            }
            for seat in helpers.iter() {
                text.push_str(&format!(" {}", seat.0 + 1));
            }
            if jokers > 0 {
                let adding = typed_cards(cards, page);
                text.push_str(&format!(
                    " {} {adding} {jokers} {}",
                    word("adding"),
                    word("joker")
                ));
            }
            text
        }
        Action::Abandon => word("abandon"),
        Action::TripleBonus { play } => format!("{} {}", word("bonus"), yes_no(play, page)),
        Action::DoubleTurn { play } => format!("{} {}", word("double"), yes_no(play, page)),
        Action::Exchange { cards } => format!("{} {}", word("exchange"), typed_cards(cards, page)),
        Action::Draw => word("draw"),
    }
}

fn typed_cards(cards: Cards, page: &Page) -> String {
    match cards.is_empty() {
        true => main_word(page.lang, "term-tob-type-nothing"),
        false => cards_words(cards, page).replace(',', "").to_lowercase(),
    }
}

fn yes_no(yes: bool, page: &Page) -> String {
    main_word(
        page.lang,
        if yes { "term-type-yes" } else { "term-type-no" },
    )
}
