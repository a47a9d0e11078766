//! A small slow model, written from the rules alone: scoring with ties, the disc bonus, and the builds
//! that are possible. Random games must agree with it.

use std::collections::BTreeSet;

use ziggurat_engine::{Game, Record, Seat, Viewer};
use ziggurat_testkit::{Walk, cases};
use ziggurat_tower_of_babel::{Action, Cards, Disc, Event, Kind, Phase, TowerOfBabel, View};

use crate::support::{in_random_play, is_over, legal_with, seen};

/// Section 10: ranks one by one.
fn wonder_points(units: &[u8], first: u16, second: u16) -> Vec<u16> {
    let mut ranked: Vec<u8> = units.iter().copied().filter(|&n| n > 0).collect();
    ranked.sort_unstable_by(|a, b| b.cmp(a));
    let points = |&own: &u8| {
        if own == 0 {
            return 0;
        }
        let better = ranked.iter().filter(|&&n| n > own).count();
        let equal = ranked.iter().filter(|&&n| n == own).count();
        match (better, equal) {
            (0, 1) => first,
            (0, _) => second,
            (1, 1) => second,
            _ => 3,
        }
    };
    units.iter().map(points).collect()
}

/// Section 14: every way to count the two-kind discs.
fn disc_bonus(discs: &[Disc], bonus: &[u8; 6], kinds: [usize; 4]) -> u16 {
    let Some((disc, rest)) = discs.split_first() else {
        let one = |&n: &usize| match n {
            0 => 0,
            n => u16::from(bonus[n.min(6) - 1]),
        };
        return kinds.iter().map(one).sum();
    };
    let ways = disc.needs().map(|(kind, _)| {
        let mut way = kinds;
        way[kind.index()] += 1;
        disc_bonus(rest, bonus, way)
    });
    ways.max().unwrap_or(0)
}

#[test]
fn wonders_and_discs_are_scored_as_in_the_model() {
    let mut scored = 0;
    for case in cases::<TowerOfBabel>() {
        for seed in 0..20 {
            let mut walk = Walk::new(&case, seed).expect("it can be dealt");
            while let Some((seat, action)) = walk.choose_next().expect("somebody can act") {
                let before = walk.position.view(Viewer::Public);
                let mut record = Record::default();
                let mut copy = walk.position;
                copy.play(seat, &action, &mut walk.chance(), &mut record);
                for event in &record.events {
                    scored += usize::from(check_event(event, &before));
                }
                walk.act(seat, &action);
                if is_over(&walk.position) {
                    check_end(&walk.position);
                    break;
                }
            }
        }
    }
    assert!(scored > 1_000, "{scored}");
}

fn check_event(event: &Event, before: &View) -> bool {
    match event {
        Event::WonderScored {
            row, units, points, ..
        } => {
            assert_eq!(*row, before.finished + 1);
            let row = before.tables.rows[usize::from(before.finished)];
            assert_eq!(
                *points,
                wonder_points(units, row.first.into(), row.second.into())
            );
            true
        }
        Event::UnfinishedScored { units, points, .. } => {
            let row = before.tables.light_row;
            assert_eq!(
                *points,
                wonder_points(units, row.first.into(), row.second.into())
            );
            true
        }
        _ => false,
    }
}

/// The points at the end: discs and action cards.
fn check_end(game: &TowerOfBabel) {
    let view = seen(game, 0);
    for player in &view.players {
        let row = |name: &str| {
            let rows = &player.points.categories;
            rows.iter()
                .find(|(id, _)| *id == name)
                .map_or(0, |(_, n)| *n)
        };
        let bonus = disc_bonus(&player.discs, &view.tables.disc_bonus, [0; 4]);
        assert_eq!(row("discs"), i32::from(bonus));
        let cards = player
            .action_cards
            .as_deref()
            .expect("everything is shown in the end");
        let count = |id: &str| cards.iter().filter(|card| card.id() == id).count();
        let expected = 5 * count("five_points") + count("disc_point") * player.discs.len();
        assert_eq!(row("cards"), expected as i32);
    }
}

/// Section 7: every set of opponents, every handful of cards, every number of Jokers.
fn builds(game: &TowerOfBabel) -> BTreeSet<String> {
    let active = game.waiting().must.first().expect("the active player");
    let view = seen(game, active.0);
    let own = &view.players[active.index()];
    let demand = view.column.expect("a disc").demand;
    let hand = own.hand.expect("players see their own hand");
    let jokers = own.action_cards.as_deref().unwrap_or_default();
    let jokers = jokers.iter().filter(|card| card.id() == "joker").count();
    let offers: Vec<_> = view
        .players
        .iter()
        .map(|p| p.offer.and_then(|o| o.content))
        .collect();
    let mut found = BTreeSet::new();
    for set in 0u8..1 << offers.len() {
        let helpers: Vec<Seat> = (0..offers.len() as u8)
            .filter(|i| set >> i & 1 == 1)
            .map(Seat)
            .collect();
        let chosen: Option<Vec<_>> = helpers.iter().map(|seat| offers[seat.index()]).collect();
        let Some(chosen) = chosen.filter(|all| all.iter().all(|offer| !offer.cards.is_empty()))
        else {
            continue;
        };
        let given = chosen
            .iter()
            .fold(Cards::NONE, |sum, offer| sum.plus(offer.cards));
        if chosen.iter().filter(|offer| offer.trade).count() > 1 || !demand.holds(given) {
            continue;
        }
        for cards in handfuls(hand.least(demand.minus(given))) {
            for used in 0..=jokers {
                let rest = demand.minus(given).minus(cards);
                let whole = rest.0.iter().all(|n| n % 2 == 0) || view.options.joker_may_split;
                if usize::from(rest.total()) == 2 * used && whole {
                    let helpers = helpers.clone().try_into().expect("seats");
                    let action = Action::Build {
                        helpers,
                        cards,
                        jokers: used as u8,
                    };
                    found.insert(action.to_string());
                }
            }
        }
    }
    found
}

fn handfuls(most: Cards) -> Vec<Cards> {
    let mut all = vec![Cards::NONE];
    for &kind in Kind::ALL {
        let more = |cards: &Cards| {
            let cards = *cards;
            (0..=most.count(kind)).map(move |n| cards.plus(Cards::of(kind, n)))
        };
        all = all.iter().flat_map(more).collect();
    }
    all
}

#[test]
fn the_possible_builds_are_those_of_the_model() {
    let mut compared = 0;
    in_random_play(12, |walk| {
        let game = &walk.position;
        if seen(game, 0).phase != Phase::Building {
            return;
        }
        let active = seen(game, 0).active.0;
        let listed: BTreeSet<String> = legal_with(game, active, "build").into_iter().collect();
        assert_eq!(listed, builds(game), "{walk}");
        compared += 1;
    });
    assert!(compared > 1_000, "{compared}");
}
