//! Cards, costs, effects and cities in words.

use ziggurat_engine::{Seat, Text};
use ziggurat_shelf::seven_wonders::{Board, Card, CityView, Colour, Cost, Leader, Resource, View};

use crate::Page;

/// The name of a card.
pub(super) fn card(card: Card, page: &Page) -> String {
    page.text(card.key())
}

/// The name of a leader.
pub(super) fn leader(leader: Leader, page: &Page) -> String {
    page.text(leader.key())
}

/// Leaders of a list with what they do: `Nero (2 coins for each new victory token), Sappho (2 points)`.
pub(super) fn leaders(leaders: &[Leader], page: &Page) -> String {
    let one = |it: &Leader| format!("{} ({})", leader(*it, page), effects(&it.effects(), page));
    leaders.iter().map(one).collect::<Vec<_>>().join(", ")
}

/// The two letters of a colour.
pub(super) fn mark(colour: Colour, page: &Page) -> String {
    page.text(&format!("term-swb-mark-{colour}"))
}

/// What a board is called in short, with its side: `Giza A`.
pub(super) fn board(board: Board, page: &Page) -> String {
    let name = page.text(&format!("term-swb-wonder-{}", board.wonder));
    format!("{name} {}", board.side.id().to_uppercase())
}

/// `2 stone, 1 coin`, or `nothing`.
pub(super) fn cost(cost: &Cost, page: &Page) -> String {
    if cost.is_nothing() {
        return page.text("term-swb-nothing");
    }
    let coins = (cost.coins > 0).then(|| coins(cost.coins.into(), page));
    let all: Vec<String> = resources(&cost.resources, page)
        .into_iter()
        .chain(coins)
        .collect();
    all.join(", ")
}

/// `1 coin` or `2 coins`.
pub(super) fn coins(coins: i64, page: &Page) -> String {
    page.say(&Text::new("swb-effect-coins").with("coins", coins))
}

fn resources(units: &[(Resource, u8)], page: &Page) -> Vec<String> {
    let one = |(resource, count): &(Resource, u8)| format!("{count} {}", page.text(resource.key()));
    units.iter().map(one).collect()
}

/// Resources with how many units there are of each, or `nothing`.
pub(super) fn units<'v>(
    units: impl IntoIterator<Item = (&'v Resource, &'v u8)>,
    page: &Page,
) -> String {
    let units: Vec<(Resource, u8)> = units.into_iter().map(|(r, n)| (*r, *n)).collect();
    match units.is_empty() {
        true => page.text("term-swb-nothing"),
        false => resources(&units, page).join(", "),
    }
}

/// Effects one after another.
pub(super) fn effects(effects: &[Text], page: &Page) -> String {
    let told: Vec<String> = effects.iter().map(|text| page.say(text)).collect();
    told.join(", ")
}

/// Cards of a list, one after another, or `nothing`.
pub(super) fn cards(cards: &[Card], page: &Page) -> String {
    let names: Vec<String> = cards.iter().map(|c| card(*c, page)).collect();
    match names.is_empty() {
        true => page.text("term-swb-nothing"),
        false => names.join(", "),
    }
}

/// Structures by colour: `Br Lumber Yard; Bl Baths, Altar`, or `nothing`.
pub(super) fn structures(city: &CityView, page: &Page) -> String {
    let of_colour = |colour: &Colour| {
        let here = city.structures.iter().filter(|c| c.colour() == *colour);
        let here: Vec<Card> = here.copied().collect();
        (!here.is_empty()).then(|| format!("{} {}", mark(*colour, page), cards(&here, page)))
    };
    let groups: Vec<String> = Colour::ALL.iter().filter_map(of_colour).collect();
    match groups.is_empty() {
        true => page.text("term-swb-nothing"),
        false => groups.join("; "),
    }
}

/// What a city is called: its number and its player, or the Free City.
pub(super) fn town(view: &View, city: usize, page: &Page) -> String {
    match is_free_city(view, city) {
        true => page.text("swb-free_city"),
        false => format!("{} {}", city + 1, page.name(Seat(city as u8))),
    }
}

/// Whether nobody owns the city.
pub(super) fn is_free_city(view: &View, city: usize) -> bool {
    view.controller.is_some() && city == 2
}

/// The cities to the left and to the right of a city (SWB-1.1).
pub(super) fn neighbours(view: &View, city: usize) -> [usize; 2] {
    let count = view.cities.len().max(1);
    [(city + 1) % count, (city + count - 1) % count]
}
