//! What can be done now: a line for each wonder, each offer, each way to build.

use ziggurat_engine::Seat;
use ziggurat_shelf::tower_of_babel::{Action, Cards, Helpers, View, Wonder};

use super::wording::{
    cards_mark, cards_words, disc_mark, list, open_offer, own, players, with_jokers,
};
use crate::{Item, Page, Pick, Spot};

/// More offers than this are not listed one by one.
const MOST_OFFERS: usize = 16;

/// The legal actions in groups.
pub(super) fn menu(view: &View, legal: &[Action], page: &Page) -> Vec<Item<Action>> {
    let mut items: Vec<Item<Action>> = Wonder::ALL
        .iter()
        .filter_map(|&wonder| wonder_item(wonder, legal, page))
        .collect();
    let is_offer = |action: &&Action| matches!(action, Action::Offer { .. });
    if legal.iter().filter(is_offer).count() > MOST_OFFERS {
        items.extend(
            [false, true]
                .iter()
                .filter_map(|&t| offer_item(t, legal, page)),
        );
    } else {
        items.extend(legal.iter().filter(is_offer).map(|a| one(view, *a, page)));
    }
    let grouped = |action: &&Action| {
        let choose = matches!(action, Action::Choose { .. });
        choose || is_offer(action) || matches!(action, Action::Exchange { .. })
    };
    items.extend(
        legal
            .iter()
            .filter(|a| !grouped(a))
            .map(|a| one(view, *a, page)),
    );
    items.extend(exchange_item(legal, page));
    items
}

fn one(view: &View, action: Action, page: &Page) -> Item<Action> {
    Item {
        words: words(view, action, page),
        pick: Pick::One(action),
    }
}

/// Places to choose from; a single one needs no choice.
fn pick(mut spots: Vec<Spot<Action>>) -> Option<Pick<Action>> {
    match spots.len() {
        0 => None,
        1 => spots.pop().map(|spot| Pick::One(spot.action)),
        _ => Some(Pick::Where(spots)),
    }
}

fn spot(label: String, action: Action) -> Spot<Action> {
    Spot {
        label,
        points: 0,
        action,
    }
}

/// A wonder with the discs that can be chosen there.
fn wonder_item(wonder: Wonder, legal: &[Action], page: &Page) -> Option<Item<Action>> {
    let disc = |action: &Action| match *action {
        Action::Choose { wonder: at, disc } if at == wonder => {
            Some(spot(disc_mark(disc, page), *action))
        }
        _ => None,
    };
    let spots: Vec<Spot<Action>> = legal.iter().filter_map(disc).collect();
    let labels: Vec<&str> = spots.iter().map(|spot| spot.label.as_str()).collect();
    let values = [
        ("wonder", page.text(wonder.key()).into()),
        ("discs", labels.join(", ").into()),
    ];
    Some(Item {
        words: page.with("term-tob-choose", &values),
        pick: pick(spots)?,
    })
}

/// All offers with or without the trading card.
fn offer_item(with_trade: bool, legal: &[Action], page: &Page) -> Option<Item<Action>> {
    let offer = |action: &Action| match *action {
        Action::Offer { cards, trade } if trade == with_trade => {
            Some(spot(cards_mark(cards, page), *action))
        }
        _ => None,
    };
    let key = match with_trade {
        true => "term-tob-offers-trade",
        false => "term-tob-offers",
    };
    Some(Item {
        words: page.text(key),
        pick: pick(legal.iter().filter_map(offer).collect())?,
    })
}

/// All ways to exchange cards.
fn exchange_item(legal: &[Action], page: &Page) -> Option<Item<Action>> {
    let exchange = |action: &Action| match *action {
        Action::Exchange { cards } => Some(spot(cards_mark(cards, page), *action)),
        _ => None,
    };
    Some(Item {
        words: page.text("term-tob-exchange"),
        pick: pick(legal.iter().filter_map(exchange).collect())?,
    })
}

/// An action in words, with what it brings.
fn words(view: &View, action: Action, page: &Page) -> String {
    match action {
        Action::Pass => page.text("term-tob-pass"),
        Action::Choose { disc, .. } => disc_mark(disc, page),
        Action::Offer { cards, trade } => {
            let key = match (cards.is_empty(), trade) {
                (true, _) => "term-tob-offer-nothing",
                (false, true) => "term-tob-offer-with_trade",
                (false, false) => "term-tob-offer",
            };
            page.with(key, &[("cards", cards_words(cards, page).into())])
        }
        Action::Build {
            helpers,
            cards,
            jokers,
        } => build_words(view, helpers, (cards, jokers), page),
        Action::Abandon => join(page.text("term-tob-abandon"), rejected(view, None, page)),
        Action::TripleBonus { play } => bonus_words(view, play, page),
        Action::DoubleTurn { play: true } => page.text("term-tob-double-yes"),
        Action::DoubleTurn { play: false } => page.text("term-tob-double-no"),
        Action::Exchange { .. } => page.text("term-tob-exchange"),
        Action::Draw => page.text("term-tob-draw"),
    }
}

fn join(first: String, more: Option<String>) -> String {
    match more {
        Some(more) => format!("{first} {more}"),
        None => first,
    }
}

/// A build: who helps, what the viewer adds, who gets the disc, who is paid.
fn build_words(view: &View, helpers: Helpers, (cards, jokers): (Cards, u8), page: &Page) -> String {
    let adding = with_jokers(cards, jokers, page);
    let offers = helpers.iter().filter_map(|seat| helper(view, seat, page));
    let who = match helpers.is_empty() {
        true => page.with("term-tob-build-alone", &[("cards", adding.into())]),
        false => {
            let helpers = list(offers.collect(), page);
            let values = [("helpers", helpers.into()), ("cards", adding.into())];
            page.with("term-tob-build", &values)
        }
    };
    let is_trader = |seat: &Seat| open_offer(view, *seat).is_some_and(|(_, trade)| trade);
    let trader = helpers.iter().find(is_trader).map(|seat| {
        let values = [("name", page.name(seat).into())];
        page.with("term-tob-build-trade", &values)
    });
    join(join(who, trader), rejected(view, Some(helpers), page))
}

/// `Ben [2 ships]`; names of bots have round brackets.
fn helper(view: &View, seat: Seat, page: &Page) -> Option<String> {
    let (cards, _) = open_offer(view, seat)?;
    Some(format!(
        "{} [{}]",
        page.name(seat),
        cards_words(cards, page)
    ))
}

/// What those get whose offers are not taken; with nobody chosen, all of them.
fn rejected(view: &View, helpers: Option<Helpers>, page: &Page) -> Option<String> {
    let helpers = helpers.unwrap_or(Helpers::NONE);
    let paid = |seat: Seat| {
        let (cards, _) = open_offer(view, seat).filter(|_| !helpers.contains(seat))?;
        (!cards.is_empty()).then(|| format!("{} +{}", page.name(seat), cards.total()))
    };
    let names: Vec<String> = players(view).filter_map(|(seat, _)| paid(seat)).collect();
    if names.is_empty() {
        return None;
    }
    let values = [("names", names.join(", ").into())];
    Some(page.with("term-tob-rejected", &values))
}

/// What Triple Bonus would bring, or going without.
fn bonus_words(view: &View, play: bool, page: &Page) -> String {
    let offer = own(view).and_then(|(seat, _)| open_offer(view, seat));
    let cards = offer.map_or(0, |(cards, _)| i64::from(cards.total()));
    let (key, points) = match play {
        true => ("term-tob-bonus-yes", cards * 3),
        false => ("term-tob-bonus-no", cards),
    };
    page.with(key, &[("points", points.into())])
}
