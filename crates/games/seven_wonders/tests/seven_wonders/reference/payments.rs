//! A small slow model of payments: it buys unit by unit and tries every option of every source.

use std::collections::BTreeSet;

use serde_json::Value;
use ziggurat_engine::{Chance, Game, Seat};
use ziggurat_seven_wonders::{
    ActionKind, Board, Card, CityView, Join, Options, Phase, SevenWonders, Side, Way,
};

use crate::support::{facts, id, list, view};

pub(crate) const KINDS: [&str; 7] = [
    "wood", "stone", "clay", "ore", "glass", "textile", "papyrus",
];

pub(crate) type Units = [u8; 7];

/// A source: it gives one of these bundles.
pub(crate) type Source = Vec<Units>;

pub(crate) fn bundle(value: &Value) -> Units {
    let units = |kind: &str| value.get(kind).and_then(Value::as_u64).unwrap_or(0) as u8;
    KINDS.map(units)
}

fn sources_of(effects: &Value, own: bool) -> Vec<Source> {
    let usable =
        |effect: &&Value| effect["type"] == "produce" && (own || effect["tradable"] == true);
    let options = |effect: &Value| list(&effect["options"]).iter().map(bundle).collect();
    list(effects).iter().filter(usable).map(options).collect()
}

fn board_side(facts: &Value, board: Board) -> Value {
    let wonder = list(&facts["wonders"])
        .iter()
        .find(|w| id(&w["id"]) == board.wonder.id());
    wonder.unwrap()["sides"][if board.side == Side::A { "A" } else { "B" }].clone()
}

/// Everything that a city can use itself, or sell.
pub(crate) fn sources(facts: &Value, city: &CityView, own: bool) -> Vec<Source> {
    let mut all = Vec::new();
    let side = board_side(facts, city.board);
    if let Some(start) = side["start"]["resource"].as_str() {
        all.push(vec![KINDS.map(|kind| u8::from(kind == start))]);
    }
    for card in &city.structures {
        let card = list(&facts["cards"])
            .iter()
            .find(|c| id(&c["id"]) == card.id())
            .unwrap();
        all.extend(sources_of(&card["effects"], own));
    }
    for stage in city.stages.iter().filter(|stage| stage.built && own) {
        let side = board_side(facts, stage.board);
        all.extend(sources_of(
            &side["stages"][stage.stage.index()]["effects"],
            true,
        ));
    }
    all
}

/// Whether the sources can show the need, by trying every option of every source.
pub(crate) fn covers(sources: &[Source], need: Units) -> bool {
    if need == [0; 7] {
        return true;
    }
    let Some((first, rest)) = sources.split_first() else {
        return false;
    };
    let useful = first
        .iter()
        .filter(|option| (0..7).any(|kind| option[kind] > 0 && need[kind] > 0));
    let mut tried = false;
    for option in useful {
        tried = true;
        let left: Units = std::array::from_fn(|kind| need[kind].saturating_sub(option[kind]));
        if covers(rest, left) {
            return true;
        }
    }
    !tried && covers(rest, need)
}

/// All vectors of at most these units.
pub(crate) fn below(most: Units) -> Vec<Units> {
    let mut all = vec![[0; 7]];
    for kind in 0..7 {
        let mut next = Vec::new();
        for units in &all {
            for n in 0..=most[kind] {
                let mut more = *units;
                more[kind] = n;
                next.push(more);
            }
        }
        all = next;
    }
    all
}

pub(crate) fn minus(a: Units, b: Units) -> Units {
    std::array::from_fn(|kind| a[kind] - b[kind])
}

/// The pairs of sums that pay a need without a superfluous unit (SWB-6.8).
fn payments(view: &View3<'_>, need: Units) -> BTreeSet<(u16, u16)> {
    let cost = |units: Units, side: usize| -> u16 {
        (0..7)
            .map(|kind| {
                u16::from(units[kind]) * u16::from(view.prices[usize::from(kind > 3)][side])
            })
            .sum()
    };
    let mut found = BTreeSet::new();
    for bought in below(need) {
        let rest = minus(need, bought);
        let superfluous = (0..7).filter(|kind| bought[*kind] > 0).any(|kind| {
            let mut less = rest;
            less[kind] += 1;
            covers(view.own, less)
        });
        if !covers(view.own, rest) || superfluous {
            continue;
        }
        for left in below(bought) {
            let right = minus(bought, left);
            if covers(view.left, left) && covers(view.right, right) {
                found.insert((cost(left, 0), cost(right, 1)));
            }
        }
    }
    found
}

struct View3<'a> {
    own: &'a [Source],
    left: &'a [Source],
    right: &'a [Source],
    prices: [[u8; 2]; 2],
}

/// Random games of the base game: every card of every hand.
pub(crate) fn compare() {
    let facts = facts();
    let mut compared = 0;
    for (players, seed) in [(3, 1), (4, 2), (5, 3), (7, 4)] {
        let mut chance = Chance::new(seed);
        let mut game = SevenWonders::setup(&Options::default(), players, &mut chance).unwrap();
        while let Some(seat) = game.waiting().must.first() {
            if view(&game).phase == Phase::Turn {
                compared += compare_hand(&facts, &game, seat);
            }
            // A game that builds: random play without selling as long as possible.
            let mut list = Vec::new();
            game.legal(seat, &mut list);
            let builds: Vec<_> = list
                .iter()
                .filter(|a| !matches!(a.kind(), ActionKind::Sell { .. }))
                .copied()
                .collect();
            let action = *chance
                .pick(if builds.is_empty() { &list } else { &builds })
                .unwrap();
            game.play_silent(seat, &action, &mut chance);
        }
    }
    assert!(compared > 300, "{compared} payments were compared");
}

/// Whether a card of the same name stands in the city: Loom, Glassworks and Press exist twice.
pub(crate) fn has_twin(city: &CityView, card: Card) -> bool {
    let name = |card: Card| card.id().trim_end_matches(['1', '2']).to_owned();
    let mut others = city.structures.iter();
    card.id().ends_with(['1', '2']) && others.any(|other| name(*other) == name(card))
}

fn compare_hand(facts: &Value, game: &SevenWonders, seat: Seat) -> usize {
    let view = view(game);
    let cities = view.cities.len();
    let (left, right) = (
        (seat.index() + 1) % cities,
        (seat.index() + cities - 1) % cities,
    );
    let city = &view.cities[seat.index()];
    let own = sources(facts, city, true);
    let sold = [left, right].map(|city| sources(facts, &view.cities[city], false));
    let market = View3 {
        own: &own,
        left: &sold[0],
        right: &sold[1],
        prices: city.prices,
    };
    let mut listed = Vec::new();
    game.legal(seat, &mut listed);
    let mut compared = 0;
    let hand = crate::support::own_view(game, seat.0).hand.unwrap();
    for held in hand
        .iter()
        .filter(|held| !city.structures.contains(&held.card))
    {
        let card: Card = held.card;
        if has_twin(city, card) {
            continue;
        }
        let cost = &list(&facts["cards"])
            .iter()
            .find(|c| id(&c["id"]) == card.id())
            .unwrap()["cost"];
        let bank = cost["coins"].as_u64().unwrap() as u16;
        let affordable = |pay: &(u16, u16)| pay.0 + pay.1 + bank <= city.coins;
        let expected: BTreeSet<_> = payments(&market, bundle(&cost["resources"]))
            .into_iter()
            .filter(affordable)
            .collect();
        let found: BTreeSet<_> = listed
            .iter()
            .filter_map(|action| match action.kind() {
                ActionKind::Build {
                    card: built,
                    way: Way::Pay,
                    join: Join::No,
                    payment,
                    ..
                } if built == card => Some((u16::from(payment.left), u16::from(payment.right))),
                _ => None,
            })
            .collect();
        assert_eq!(
            found,
            expected,
            "{card} of seat {seat}: {}",
            serde_json::to_string(game).unwrap()
        );
        compared += expected.len();
    }
    compared
}
