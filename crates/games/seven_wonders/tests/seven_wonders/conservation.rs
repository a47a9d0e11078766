//! Nothing is created or lost: cards, leaders, tiles and tokens are each in one place, and coins go
//! where the events say.

use std::collections::BTreeMap;

use serde_json::Value;
use ziggurat_engine::{Game, Record, Seat};
use ziggurat_seven_wonders::{
    Bill, Card, Colour, Event, Loss, Phase, SevenWonders, Town, Turn, Wonder,
};
use ziggurat_testkit::{Walk, cases};

use crate::support::{babel, cities_facts, coins, document, facts, id, list, view};

/// How often each card is somewhere.
fn cards(document: &Value) -> BTreeMap<String, u64> {
    let mut found = BTreeMap::new();
    let mut note = |card: &Value| *found.entry(id(card)).or_default() += 1;
    for city in list(&document["cities"]) {
        list(&city["structures"]).iter().for_each(&mut note);
        list(&city["hand"]).iter().for_each(&mut note);
        let under = list(&city["stages"]).iter().map(|stage| &stage["card"]);
        under.filter(|card| !card.is_null()).for_each(&mut note);
    }
    list(&document["discards"])
        .iter()
        .for_each(|laid| note(&laid["card"]));
    list(&document["pile"]).iter().for_each(&mut note);
    found
}

/// SWB-2.1, SWB-2.2, SWC-1.1: every card of the ages that have begun is in one place.
fn cards_are_there(game: &SevenWonders, place: &str) {
    let seen = view(game);
    let cities = seen.cities.len();
    let found = cards(&document(game));
    let copies: BTreeMap<String, u64> = list(&facts()["cards"])
        .iter()
        .filter_map(|card| {
            let copies = &card["copies"][cities.clamp(3, 7).to_string()];
            Some((id(&card["id"]), copies.as_u64()?))
        })
        .collect();
    let dealt = match seen.phase {
        Phase::Sides | Phase::LeaderDraft { .. } | Phase::Draft { .. } => 0,
        _ if seen.turn == Turn::Recruitment => seen.age.number() - 1,
        _ => seen.age.number(),
    };
    let (mut guilds, mut black) = (0, [0; 3]);
    for &card in Card::ALL {
        let there = found.get(card.id()).copied().unwrap_or(0);
        match card.colour() {
            Colour::Purple => guilds += there,
            Colour::Black => black[card.age().index()] += there,
            _ => {
                let all = match card.age().number() <= dealt {
                    true => copies.get(card.id()).copied().unwrap_or(0),
                    false => 0,
                };
                assert_eq!(there, all, "SWB-2.1: {place}: {card}");
            }
        }
    }
    let all_guilds = if dealt == 3 { cities.min(7) + 2 } else { 0 };
    assert_eq!(guilds, all_guilds as u64, "SWB-2.2: {place}");
    let table = &cities_facts()["setup"]["table"];
    let each = list(table)[usize::from(game.seats()) - 2]["black_cards_per_age"].as_u64();
    let each = each.filter(|_| seen.options.cities).unwrap_or(0);
    for (age, count) in (1..).zip(black) {
        let all = if age <= dealt { each } else { 0 };
        assert_eq!(count, all, "SWC-1.1: {place}: age {age}");
    }
}

/// SWT-2.1, SWL-2.1, SWL-7.3: tiles and leaders of each player.
fn tiles_and_leaders_are_there(game: &SevenWonders, place: &str) {
    let document = document(game);
    let seen = view(game);
    let drafted = !matches!(seen.phase, Phase::Sides | Phase::LeaderDraft { .. });
    for seat in 0..usize::from(game.seats()) {
        let city = &document["cities"][seat];
        let held = list(&city["tiles"]).iter().filter(|tile| !tile.is_null());
        let tiles = held.count() as u64 + city["tower"].as_u64().unwrap_or(0);
        let wanted = if seen.options.babel_tower && drafted {
            3
        } else {
            0
        };
        assert_eq!(tiles, wanted, "SWT-2.1: {place}: seat {seat}");
        let kept = list(&city["leader_hand"])
            .iter()
            .filter(|kept| !kept.is_null());
        let stages = list(&city["stages"]).iter();
        let buried = stages.filter(|stage| !stage["buried"].is_null()).count();
        let leaders = kept.count() + list(&city["leaders"]).len() + buried;
        let begun = seen.options.leaders && seen.phase != Phase::Sides;
        let wonder = seen.cities[seat].board.wonder;
        let draws = [Wonder::Rome, Wonder::MannekenPis].contains(&wonder) && leaders > 4;
        let wanted = match (begun, draws) {
            (false, _) => 0,
            (true, false) => 4,
            (true, true) => 8,
        };
        assert_eq!(leaders, wanted, "SWL-2.1: {place}: seat {seat}");
    }
    if let Some(project) = seen.project {
        let taken: u8 = seen.cities.iter().map(|city| city.joined).sum();
        let rules = &babel()["projects_rules"]["tokens_by_players"];
        let all = rules[game.seats().to_string()].as_u64().unwrap();
        let left = u64::from(project.tokens);
        assert!(u64::from(taken) + left >= all, "SWP-1.2: {place}");
        assert!(
            left == 0 || u64::from(taken) + left == all,
            "SWP-1.2: {place}"
        );
    }
}

#[test]
fn swb_2_1_swt_2_1_swl_2_1_every_component_is_in_exactly_one_place() {
    for case in cases::<SevenWonders>() {
        for seed in 0..3 {
            let mut walk = Walk::new(&case, seed).unwrap();
            loop {
                if walk.step % 7 == 0 || walk.position.waiting().is_over() {
                    cards_are_there(&walk.position, &walk.to_string());
                    tiles_and_leaders_are_there(&walk.position, &walk.to_string());
                }
                let Some((seat, action)) = walk.choose_next().unwrap() else {
                    break;
                };
                walk.act(seat, &action);
            }
        }
    }
}

/// What each city has after some events.
fn settle(coins: &mut [i64], event: &Event) {
    let cities = coins.len();
    let place = |town: Town| match town {
        Town::Seat(Seat(seat)) => usize::from(seat),
        Town::FreeCity => cities - 1,
    };
    let mut pay = |town: Town, bill: Bill| {
        let (left, right) = (i64::from(bill.left), i64::from(bill.right));
        let city = place(town);
        coins[city] -= i64::from(bill.bank) + left + right;
        coins[(city + 1) % cities] += left;
        coins[(city + cities - 1) % cities] += right;
    };
    match *event {
        Event::Built { city, bill, .. }
        | Event::Dug { city, bill, .. }
        | Event::StageBuilt { city, bill, .. } => pay(city, bill),
        Event::Recruited {
            city, coins: paid, ..
        } => coins[place(city)] -= i64::from(paid),
        Event::Coins {
            city, coins: more, ..
        } => coins[place(city)] += i64::from(more),
        Event::Punished {
            city,
            loss: Loss::Coins { coins: lost },
        } => coins[place(city)] -= i64::from(lost),
        _ => {}
    }
}

/// SWB-8.1, SWB-8.3, SWC-4.2: coins come and go as the events say.
#[test]
fn swb_8_1_swb_8_3_swc_4_2_coins_are_what_the_events_say() {
    let now =
        |game: &SevenWonders| -> Vec<i64> { coins(game).into_iter().map(i64::from).collect() };
    for case in cases::<SevenWonders>() {
        for seed in 0..4 {
            let mut walk = Walk::new(&case, seed).unwrap();
            let mut sums = now(&walk.position);
            while let Some((seat, action)) = walk.choose_next().unwrap() {
                let mut record = Record::default();
                let mut heard = walk.position;
                heard.play(seat, &action, &mut walk.chance(), &mut record);
                record
                    .events
                    .iter()
                    .for_each(|event| settle(&mut sums, event));
                walk.act(seat, &action);
                assert_eq!(now(&walk.position), sums, "{walk}: {action}");
            }
        }
    }
}
