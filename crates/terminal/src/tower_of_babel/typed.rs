//! Reading actions that people type, in English or German.

mod builds;
mod pieces;

use ziggurat_engine::{Arg, Text};
use ziggurat_shelf::tower_of_babel::{Action, Cards, Disc, Kind, Phase, View, Wonder};

use self::pieces::{Part, cards_of, parts, wonder};
use crate::{Page, typing::means};

/// Reads an action: `pass`, `build tower ship 5`, `tower sh5`, `offer 2 ships trade`, `offer 2`,
/// `build with Ben`, `abandon`, `bonus yes`, `double no`, `exchange 2 camels`, `draw`.
pub(super) fn read(typed: &str, view: &View, page: &Page) -> Option<Result<Action, Text>> {
    let words: Vec<&str> = typed.split_whitespace().collect();
    let (verb, rest) = words.split_first()?;
    let is = |key| means(verb, key);
    if is("term-tob-type-build") && view.phase == Phase::Building {
        return Some(builds::read(rest, view, page));
    }
    if is("term-tob-type-build") || is("term-tob-type-choose") {
        return Some(choice(rest, view));
    }
    if is("term-tob-type-offer") {
        return Some(offer(rest, view));
    }
    if is("term-tob-type-exchange") {
        return Some(exchange(rest));
    }
    if is("term-tob-type-bonus") {
        return Some(
            yes_or_no(rest, "term-tob-how-bonus").map(|play| Action::TripleBonus { play }),
        );
    }
    if is("term-tob-type-double") {
        return Some(
            yes_or_no(rest, "term-tob-how-double").map(|play| Action::DoubleTurn { play }),
        );
    }
    match rest {
        [] if is("term-tob-type-pass") => Some(Ok(Action::Pass)),
        [] if is("term-tob-type-abandon") => Some(Ok(Action::Abandon)),
        [] if is("term-tob-type-draw") => Some(Ok(Action::Draw)),
        _ if wonder(verb).is_some() => Some(choice(&words, view)),
        _ => None,
    }
}

fn unknown(key: &'static str, word: &str) -> Text {
    Text::new(key).with("word", Arg::Word(word.to_owned()))
}

/// A wonder and one of its discs.
fn choice(words: &[&str], view: &View) -> Result<Action, Text> {
    // "Hanging Gardens ship 5" and "at the tower ship 5" begin with words that name nothing.
    let at = words.iter().position(|word| wonder(word).is_some());
    let Some(at) = at.filter(|at| at + 1 < words.len()) else {
        return Err(match words {
            [] | [_] => Text::new("term-tob-how-build"),
            [first, ..] => unknown("term-tob-no_wonder", first),
        });
    };
    let named = wonder(words[at]).ok_or_else(|| unknown("term-tob-no_wonder", words[at]))?;
    let text = words[at + 1..].join(" ");
    let cards = parts(&text).and_then(|parts| cards_of(&parts));
    let disc = cards.and_then(|demand| disc_of(demand, named, view));
    let disc = disc.ok_or_else(|| unknown("term-tob-no_disc", &text))?;
    Ok(Action::Choose {
        wonder: named,
        disc,
    })
}

/// The disc of a wonder with this demand; otherwise one that could be elsewhere, for the rules to
/// refuse.
fn disc_of(demand: Cards, at: Wonder, view: &View) -> Option<Disc> {
    let here = view.wonders.iter().filter(|wonder| wonder.wonder == at);
    let mut discs = here
        .flat_map(|wonder| &wonder.spaces)
        .filter_map(|s| s.disc);
    if let Some(disc) = discs.find(|disc| disc.demand() == demand) {
        return Some(disc);
    }
    let mut needs: Vec<Kind> = demand.list().collect();
    needs.dedup();
    match needs[..] {
        [kind] if demand.count(kind) <= 9 => Some(Disc::single(kind, demand.count(kind))),
        _ => None,
    }
}

/// Building cards, with or without the trading card.
fn offer(words: &[&str], view: &View) -> Result<Action, Text> {
    let mut words = words.to_vec();
    words.retain(|word| !means(word, "term-tob-type-with"));
    let all = words.len();
    words.retain(|word| !means(word, "term-tob-type-trade"));
    let trade = words.len() < all;
    let cards = match words[..] {
        [] => return Err(Text::new("term-tob-how-offer")),
        [word] if means(word, "term-tob-type-nothing") => Cards::NONE,
        _ => offered(&words.join(" "), view)?,
    };
    Ok(Action::Offer { cards, trade })
}

/// `2 ships`, or `2` where only one kind is demanded.
fn offered(text: &str, view: &View) -> Result<Cards, Text> {
    let wrong = || unknown("term-tob-no_cards", text);
    let parts = parts(text).ok_or_else(wrong)?;
    if let [Part::Number(count)] = parts[..] {
        let needs = view.column.iter().flat_map(|column| column.disc.needs());
        let kinds: Vec<Kind> = needs.map(|(kind, _)| kind).collect();
        return match kinds[..] {
            _ if count == 0 => Ok(Cards::NONE),
            [kind] => Ok(Cards::of(kind, count)),
            _ => Err(Text::new("term-tob-how-offer")),
        };
    }
    cards_of(&parts).ok_or_else(wrong)
}

fn exchange(words: &[&str]) -> Result<Action, Text> {
    if words.is_empty() {
        return Err(Text::new("term-tob-how-exchange"));
    }
    let text = words.join(" ");
    let cards = parts(&text).and_then(|parts| cards_of(&parts));
    let cards = cards.ok_or_else(|| unknown("term-tob-no_cards", &text))?;
    Ok(Action::Exchange { cards })
}

fn yes_or_no(words: &[&str], how: &'static str) -> Result<bool, Text> {
    match words {
        [word] if means(word, "term-type-yes") => Ok(true),
        [word] if means(word, "term-type-no") => Ok(false),
        _ => Err(Text::new(how)),
    }
}
