//! The slow model of payments with leaders and black cards: discounts, Bilkis, docks, Hatshepsut,
//! Secret Warehouse and Black Market.

use std::collections::BTreeSet;

use serde_json::Value;
use ziggurat_engine::{Chance, Game, Seat};
use ziggurat_seven_wonders::{
    ActionKind, Card, CityView, Colour, Join, Mean, Options, Phase, SevenWonders, Way,
};

use crate::{
    reference::payments::{KINDS, Source, Units, below, bundle, covers, has_twin, minus, sources},
    support::*,
};

/// Coins to the left and to the right, from the bank, and what is bought for nothing on both sides.
type Paid = (u16, u16, bool, [bool; 2]);

/// What a city has to pay with.
struct Wallet {
    own: Vec<Source>,
    sold: [Vec<Source>; 2],
    prices: [[u8; 2]; 2],
    docks: [bool; 2],
    bilkis: bool,
    hatshepsut: bool,
    /// Whether one symbol of the cost falls away.
    discount: bool,
}

/// All cards and boards in one document, as the slow model reads them.
fn all_facts() -> Value {
    let (mut all, leaders, cities) = (facts(), leaders_facts(), cities_facts());
    for (key, more) in [
        ("cards", &leaders["guilds"]),
        ("cards", &cities["city_cards"]),
        ("cards", &cities["guilds"]),
        ("wonders", &leaders["wonders"]),
        ("wonders", &cities["wonders"]),
    ] {
        let all = all[key].as_array_mut().unwrap();
        all.extend(list(more).iter().cloned());
    }
    all
}

fn one_of(kinds: impl Iterator<Item = usize>) -> Source {
    let unit = |kind: usize| std::array::from_fn(|other| u8::from(other == kind));
    kinds.map(unit).collect()
}

impl Wallet {
    fn new(facts: &Value, cities: &[CityView], seat: usize, card: Card) -> Self {
        let city = &cities[seat];
        let has = |leader: &str| {
            let mut all = city.leaders.iter().chain(&city.copied_leader);
            all.any(|there| there.id() == leader)
        };
        let built = |card: &str| city.structures.iter().any(|there| there.id() == card);
        let mut own = sources(facts, city, true);
        // What brown and grey cards and the board make is also what they sell.
        let made = sources(facts, city, false);
        let makes = |kind: usize| made.iter().flatten().any(|units| units[kind] > 0);
        if built("secret_warehouse") {
            own.push(one_of((0..7).filter(|kind| makes(*kind))));
        }
        if built("black_market") {
            own.push(one_of((0..7).filter(|kind| !makes(*kind))));
        }
        let count = cities.len();
        let sold = [(seat + 1) % count, (seat + count - 1) % count];
        Self {
            own,
            sold: sold.map(|city| sources(facts, &cities[city], false)),
            prices: city.prices,
            docks: ["clandestine_dock_west", "clandestine_dock_east"].map(built),
            bilkis: has("bilkis"),
            hatshepsut: has("hatshepsut"),
            discount: match card.colour() {
                Colour::Green => has("archimedes"),
                Colour::Blue => has("hammurabi"),
                Colour::Red => has("leonidas"),
                _ => false,
            },
        }
    }

    /// Whether the city's means show what is left of a need, a dropped symbol included (SWL-5.1).
    fn shows(&self, need: Units, rest: Units) -> bool {
        let less = |kind: usize| {
            let mut less = rest;
            less[kind] -= 1;
            less
        };
        let mut dropped = (0..7).filter(|kind| self.discount && need[*kind] > 0 && rest[*kind] > 0);
        covers(&self.own, rest) || dropped.any(|kind| covers(&self.own, less(kind)))
    }

    /// The price of units from one side, and whether they are bought for nothing (SWC-6.6, SWL-5.6).
    fn price(&self, units: Units, side: usize) -> (u16, bool) {
        let each = |kind: usize| u16::from(self.prices[usize::from(kind > 3)][side]);
        let full: u16 = (0..7).map(|kind| u16::from(units[kind]) * each(kind)).sum();
        let price = full.saturating_sub(u16::from(self.docks[side]));
        let free = price == 0 && units != [0; 7] && self.hatshepsut;
        (price, free)
    }

    /// Every way to pay without a superfluous purchase (SWB-6.8).
    fn payments(&self, need: Units) -> BTreeSet<Paid> {
        let mut found = BTreeSet::new();
        for bought in below(need) {
            let rest = minus(need, bought);
            let superfluous = (0..7).filter(|kind| bought[*kind] > 0).any(|kind| {
                let mut more = rest;
                more[kind] += 1;
                self.shows(need, more)
            });
            if superfluous || !self.shows(need, rest) {
                continue;
            }
            self.split(bought, false, &mut found);
            for kind in (0..7).filter(|kind| self.bilkis && bought[*kind] > 0) {
                let mut others = bought;
                others[kind] -= 1;
                self.split(others, true, &mut found);
            }
        }
        found
    }

    fn split(&self, bought: Units, bank: bool, found: &mut BTreeSet<Paid>) {
        for left in below(bought) {
            let right = minus(bought, left);
            if covers(&self.sold[0], left) && covers(&self.sold[1], right) {
                let (west, east) = (self.price(left, 0), self.price(right, 1));
                found.insert((west.0, east.0, bank, [west.1, east.1]));
            }
        }
    }
}

/// The payments of a card as the engine lists them.
fn listed(game: &SevenWonders, seat: Seat, card: Card) -> BTreeSet<Paid> {
    let mut all = Vec::new();
    game.legal(seat, &mut all);
    let paid = all.iter().filter_map(|action| match action.kind() {
        ActionKind::Build {
            card: built,
            way: Way::Pay,
            join: Join::No,
            payment,
            ..
        } if built == card => {
            let uses = |mean: Mean| payment.using.iter().any(|used| used == mean);
            let free = [Mean::FreeLeft, Mean::FreeRight].map(uses);
            let sums = (payment.left.into(), payment.right.into());
            Some((sums.0, sums.1, uses(Mean::Bilkis), free))
        }
        _ => None,
    });
    paid.collect()
}

fn compare_hand(facts: &Value, game: &SevenWonders, seat: Seat) -> usize {
    let seen = view(game);
    let city = &seen.cities[seat.index()];
    let ramses = city.leaders.iter().chain(&city.copied_leader);
    let ramses = ramses.filter(|leader| leader.id() == "ramses").count() > 0;
    let mut compared = 0;
    for held in own_view(game, seat.0).hand.unwrap() {
        let card = held.card;
        let free = ramses && card.colour() == Colour::Purple;
        if city.structures.contains(&card) || has_twin(city, card) || free {
            continue;
        }
        let all = list(&facts["cards"]).iter();
        let cost = &all.clone().find(|fact| fact["id"] == card.id()).unwrap()["cost"];
        let bank = cost["coins"].as_u64().unwrap() as u16;
        let wallet = Wallet::new(facts, &seen.cities, seat.index(), card);
        let mut expected = wallet.payments(bundle(&cost["resources"]));
        expected.retain(|paid| paid.0 + paid.1 + u16::from(paid.2) + bank <= city.coins);
        let found = listed(game, seat, card);
        let position = || serde_json::to_string(game).unwrap();
        assert_eq!(found, expected, "{card} of seat {seat}: {}", position());
        let special = wallet.discount || wallet.bilkis || wallet.hatshepsut;
        let black =
            wallet.docks != [false; 2] || city.structures.iter().any(|c| KINDLY.contains(&c.id()));
        compared += expected.len() * usize::from(special || black);
    }
    compared
}

/// Black cards that help to pay.
const KINDLY: [&str; 2] = ["secret_warehouse", "black_market"];

/// SWL-5.1, SWL-5.2, SWL-5.4, SWL-5.6, SWC-6.6, SWC-6.8, SWC-6.9, SWB-6.8: random games in which
/// everything that can be built is built.
#[test]
fn swl_5_1_swl_5_2_swl_5_4_payments_are_those_of_the_slow_model() {
    assert_eq!(KINDS.len(), 7);
    let facts = all_facts();
    let options = Options {
        leaders: true,
        cities: true,
        ..Options::default()
    };
    let mut compared = 0;
    for (players, seed) in [(3, 11), (4, 12), (3, 13), (5, 14), (3, 15)] {
        let mut chance = Chance::new(seed);
        let mut game = SevenWonders::setup(&options, players, &mut chance).unwrap();
        while let Some(seat) = game.waiting().must.first() {
            let seen = view(&game);
            if seen.phase == Phase::Turn && seen.turn.number() < Some(seen.turns) {
                compared += compare_hand(&facts, &game, seat);
            }
            let mut all = Vec::new();
            game.legal(seat, &mut all);
            let builds = all.iter().filter(|action| {
                let kind = action.kind();
                matches!(kind, ActionKind::Build { .. } | ActionKind::Recruit { .. })
            });
            let builds: Vec<_> = builds.copied().collect();
            let among = if builds.is_empty() { &all } else { &builds };
            let action = *chance.pick(among).unwrap();
            game.play_silent(seat, &action, &mut chance);
        }
    }
    assert!(compared > 100, "{compared} payments were compared");
}
