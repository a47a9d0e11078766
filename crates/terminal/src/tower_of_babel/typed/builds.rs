//! Reading how somebody builds: with whom, with which cards, with how many Jokers.

use ziggurat_engine::{Seat, Text};
use ziggurat_shelf::tower_of_babel::{Action, Cards, Helpers, Kind, View};

use super::{
    pieces::{cards_of, parts},
    unknown,
};
use crate::{
    Page,
    tower_of_babel::wording::{open_offer, own, players},
    typing::{bare, means},
};

/// `with Ben Cara adding 2 ships 1 joker`: everything may be left out; the cards added are then
/// those that are missing.
pub(super) fn read(words: &[&str], view: &View, page: &Page) -> Result<Action, Text> {
    let (words, jokers) = jokers(words);
    let adding = words
        .iter()
        .position(|word| means(word, "term-tob-type-adding"));
    let (names, cards) = match adding {
        Some(at) => (&words[..at], Some(words[at + 1..].join(" "))),
        None => (&words[..], None),
    };
    let seats = names.iter().filter(|word| !is_filler(word));
    let seats: Vec<Seat> = seats
        .map(|word| seat(word, view, page))
        .collect::<Result<_, _>>()?;
    let helpers = Helpers::try_from(seats).unwrap_or_default();
    let cards = match cards {
        Some(text) => named(&text)?,
        None => missing(helpers, jokers, view)?,
    };
    Ok(Action::Build {
        helpers,
        cards,
        jokers,
    })
}

fn is_filler(word: &str) -> bool {
    means(word, "term-tob-type-with") || means(word, "term-tob-type-alone")
}

/// Takes `joker`, `1 joker` or `jokers 2` out of the words.
fn jokers<'w>(words: &[&'w str]) -> (Vec<&'w str>, u8) {
    let Some(at) = words
        .iter()
        .position(|word| means(word, "term-tob-type-joker"))
    else {
        return (words.to_vec(), 0);
    };
    let number = |at: Option<usize>| at.and_then(|at| words.get(at)?.parse::<u8>().ok());
    let (before, after) = (number(at.checked_sub(1)), number(Some(at + 1)));
    let (from, to, count) = match (before, after) {
        (Some(count), _) => (at - 1, at, count),
        (None, Some(count)) => (at, at + 1, count),
        (None, None) => (at, at, 1),
    };
    let rest = words[..from].iter().chain(&words[to + 1..]);
    (rest.copied().collect(), count)
}

fn named(text: &str) -> Result<Cards, Text> {
    if means(text, "term-tob-type-nothing") {
        return Ok(Cards::NONE);
    }
    let cards = parts(text).and_then(|parts| cards_of(&parts));
    cards.ok_or_else(|| unknown("term-tob-no_cards", text))
}

/// A player by the number on the board or the beginning of the name.
fn seat(word: &str, view: &View, page: &Page) -> Result<Seat, Text> {
    let nobody = || unknown("term-tob-no_player", word);
    if let Ok(number) = word.parse::<u8>() {
        let seats = 1..=view.players.len() as u8;
        return match seats.contains(&number) {
            true => Ok(Seat(number - 1)),
            false => Err(nobody()),
        };
    }
    let typed = bare(word);
    let called = |seat: &Seat| !typed.is_empty() && bare(&page.name(*seat)).starts_with(&typed);
    let mut fitting = players(view).map(|(seat, _)| seat).filter(called);
    match (fitting.next(), fitting.next()) {
        (Some(seat), None) => Ok(seat),
        _ => Err(nobody()),
    }
}

/// The cards that complete the build beside helpers and Jokers, if there is only one way.
fn missing(helpers: Helpers, jokers: u8, view: &View) -> Result<Cards, Text> {
    let Some(column) = view.column else {
        return Ok(Cards::NONE);
    };
    let offered = helpers.iter().filter_map(|seat| open_offer(view, seat));
    let missing = offered.fold(column.demand, |rest, (cards, _)| rest.minus(cards));
    let by_jokers = u16::from(jokers) * 2;
    let hand = own(view)
        .and_then(|(_, player)| player.hand)
        .unwrap_or(missing);
    let kinds: Vec<Kind> = column.disc.needs().map(|(kind, _)| kind).collect();
    let ways = match kinds[..] {
        [kind, other] if jokers > 0 => {
            let all = (0..=missing.count(kind)).flat_map(|n| {
                (0..=missing.count(other))
                    .map(move |m| Cards::of(kind, n).plus(Cards::of(other, m)))
            });
            let complete =
                |cards: &Cards| hand.holds(*cards) && cards.total() + by_jokers == missing.total();
            all.filter(complete).collect()
        }
        [kind] => {
            let by_jokers = u8::try_from(by_jokers).unwrap_or(u8::MAX);
            vec![missing.minus(Cards::of(kind, by_jokers))]
        }
        _ => vec![missing],
    };
    match ways[..] {
        [cards] => Ok(cards),
        _ => Err(Text::new("term-tob-how-adding")),
    }
}
