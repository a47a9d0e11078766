//! Leaders: setting up and the draft (sections SWL-1 and SWL-2).

use std::collections::BTreeSet;

use serde_json::json;
use ziggurat_engine::{Chance, Game, OptionsError, Viewer};
use ziggurat_seven_wonders::{Leader, Options, Phase, SevenWonders, Wonder};

use crate::support::*;

fn with_leaders() -> Options {
    Options {
        leaders: true,
        ..Options::default()
    }
}

/// SWL-1.1, SWB-2.6
#[test]
fn swl_1_1_swb_2_6_everybody_starts_with_six_coins() {
    let mut seen_ten = false;
    for seed in 0..40 {
        let options = Options {
            wonder_pack: true,
            ..with_leaders()
        };
        let game = dealt(options, 5, seed);
        for city in view(&game).cities {
            let extra = if city.board.wonder == Wonder::MannekenPis {
                4
            } else {
                0
            };
            assert_eq!(city.coins, 6 + extra);
            seen_ten |= extra > 0;
        }
    }
    assert!(seen_ten);
}

/// SWL-1.2, SWL-5.22, SWC-1.4
#[test]
fn swl_1_2_swl_5_22_swc_1_4_the_deck_has_36_leaders_and_six_more_with_cities() {
    let own = list(&leaders_facts()["leaders"]).len();
    let more = list(&cities_facts()["leaders"]).len();
    assert_eq!((own, more, Leader::ALL.len()), (36, 6, 42));
    for (cities, count) in [(false, 36), (true, 42)] {
        let mut seen = BTreeSet::new();
        for seed in 0..60 {
            let options = Options {
                cities,
                ..with_leaders()
            };
            let game = dealt(options, 7, seed);
            for seat in 0..7 {
                let hand = own_view(&game, seat).leaders.unwrap();
                seen.extend(hand.iter().map(|card| card.leader));
            }
        }
        assert_eq!(seen.len(), count);
    }
    assert!("louis".parse::<Leader>().is_err() && "stevie".parse::<Leader>().is_err());
}

fn guilds_seen(options: Options, players: u8) -> (BTreeSet<String>, usize) {
    let mut all = BTreeSet::new();
    let mut count = 0;
    for seed in 0..25 {
        let mut game = dealt(options, players, seed);
        let mut chance = Chance::new(seed);
        while age_of(&game) < 3 || turn_of(&game) != 1 || view(&game).phase != Phase::Turn {
            let seat = game.waiting().must.first().unwrap();
            let action = game.sample(seat, &mut chance).unwrap();
            game.play_silent(seat, &action, &mut chance);
        }
        let hands = (0..players).flat_map(|seat| own_view(&game, seat).hand.unwrap());
        let guilds: Vec<String> = hands
            .map(|card| card.card.to_string())
            .filter(|card| card.contains("guild"))
            .collect();
        count = guilds.len();
        all.extend(guilds);
    }
    (all, count)
}

/// SWL-1.3, SWL-1.4, SWC-1.3, SWC-1.4
#[test]
fn swl_1_3_swl_1_4_swc_1_3_guilds_come_with_their_boxes() {
    let guild = |id: &str| format!("{id}_guild");
    let (base, count) = guilds_seen(Options::default(), 7);
    assert_eq!((base.len(), count), (10, 9));
    let (leaders, count) = guilds_seen(with_leaders(), 5);
    assert_eq!((leaders.len(), count), (14, 7));
    assert!(leaders.contains(&guild("courtesans")) && !leaders.contains(&guild("mourners")));
    let cities = Options {
        cities: true,
        ..with_leaders()
    };
    let (all, count) = guilds_seen(cities, 8);
    assert_eq!((all.len(), count), (17, 9));
    let open = Options {
        leader_guilds: true,
        ..Options::default()
    };
    let (open, _) = guilds_seen(open, 7);
    assert_eq!(open.len(), 12);
    assert!(open.contains(&guild("gamers")) && !open.contains(&guild("diplomats")));
}

/// SWL-1.5, SWB-2.5, SWL-11.3
#[test]
fn swl_1_5_swb_2_5_swl_11_3_rome_and_abu_simbel_need_leaders() {
    let boards = |options: Options, players: u8| -> BTreeSet<Wonder> {
        let of = |seed| view(&dealt(options, players, seed)).cities;
        (0..80).flat_map(of).map(|city| city.board.wonder).collect()
    };
    let packed = Options {
        wonder_pack: true,
        ..Options::default()
    };
    let without = boards(packed, 7);
    assert!(!without.contains(&Wonder::Rome) && !without.contains(&Wonder::AbuSimbel));
    let with = boards(
        Options {
            leaders: true,
            ..packed
        },
        7,
    );
    assert!(with.contains(&Wonder::Rome) && with.contains(&Wonder::AbuSimbel));
    for seed in 0..80 {
        let options = Options {
            leaders: true,
            ..packed
        };
        let free = view(&dealt(options, 2, seed)).cities[2].board.wonder;
        assert!(
            free != Wonder::Rome && free != Wonder::AbuSimbel,
            "SWL-11.3"
        );
    }
}

/// SWL-1.6, SWL-12.1, SWB-16.2
#[test]
fn swl_1_6_swl_12_1_swb_16_2_leaders_are_drafted_before_tiles() {
    let options = Options {
        babel_tower: true,
        ..with_leaders()
    };
    let mut game = dealt(options, 3, 4);
    let mut phases = Vec::new();
    let mut chance = Chance::new(5);
    while phases.last() != Some(&Phase::Turn) {
        let phase = view(&game).phase;
        if phases.last() != Some(&phase) {
            phases.push(phase);
        }
        let Some(seat) = game.waiting().must.first() else {
            break;
        };
        let action = game.sample(seat, &mut chance).unwrap();
        game.play_silent(seat, &action, &mut chance);
    }
    let draft = [1, 2, 3].map(|pick| Phase::LeaderDraft { pick });
    assert_eq!(phases[..3], draft);
    assert_eq!(phases[3..5], [1, 2].map(|pick| Phase::Draft { pick }));
    assert_eq!(phases[5], Phase::Recruit);
}

fn hand(game: &SevenWonders, seat: u8) -> Vec<String> {
    let held = own_view(game, seat).leaders.unwrap();
    held.iter().map(|card| card.leader.to_string()).collect()
}

/// SWL-2.1, SWL-2.2, SWL-2.3, SWL-2.5, SWL-11.1
#[test]
fn swl_2_1_swl_2_2_swl_2_3_four_leaders_are_drafted_to_the_right() {
    for players in 2..=7 {
        let mut game = dealt(with_leaders(), players, 9);
        let first: Vec<_> = (0..players).map(|seat| hand(&game, seat)).collect();
        assert!(first.iter().all(|hand| hand.len() == 4));
        let kept: Vec<String> = first.iter().map(|hand| hand[0].clone()).collect();
        for seat in 0..players {
            let foreign = &first[usize::from((seat + 1) % players)][0];
            assert_eq!(refused(&game, seat, &format!("draft {foreign}")), "SWL-2.2");
            choose(
                &mut game,
                seat,
                &format!("draft {}", kept[usize::from(seat)]),
            );
        }
        for seat in 0..players {
            let next = usize::from((seat + 1) % players);
            let got: BTreeSet<_> = hand(&game, seat).into_iter().collect();
            let passed = first[next][1..].iter().cloned();
            let mut expected: BTreeSet<_> = passed.collect();
            expected.insert(kept[usize::from(seat)].clone());
            assert_eq!(got, expected, "the left neighbour's other cards come");
        }
        turn(&mut game, &[]);
        turn(&mut game, &[]);
        let all: BTreeSet<_> = (0..players).flat_map(|seat| hand(&game, seat)).collect();
        assert_eq!(all.len(), 4 * usize::from(players));
        assert_eq!(
            view(&game).phase,
            Phase::Recruit,
            "the fourth pick leaves no choice"
        );
        let coins = coins(&game);
        assert!(
            coins[..usize::from(players)]
                .iter()
                .all(|coins| *coins == 6)
        );
    }
}

/// SWL-2.4, SWL-2.1
#[test]
fn swl_2_4_swl_2_1_leader_hands_are_secret() {
    let game = dealt(with_leaders(), 4, 3);
    let public = game.view(Viewer::Public);
    assert!(public.leaders.is_none());
    assert!(public.cities.iter().all(|city| city.leader_count == 4));
    let mut redealt = BTreeSet::new();
    for seed in 0..30 {
        let mut other = game;
        other.resample(
            Viewer::Seat(ziggurat_engine::Seat(0)),
            &mut Chance::new(seed),
        );
        assert_eq!(hand(&other, 0), hand(&game, 0));
        redealt.extend(hand(&other, 2));
    }
    assert_eq!(redealt.len(), 32, "every other leader, even of the reserve");
}

/// A player who passed a leader on knows who may have it (SWL-2.2, SWL-2.4).
#[test]
fn swl_2_2_swl_2_4_what_was_passed_is_known() {
    let mut game = dealt(with_leaders(), 4, 3);
    let passed: BTreeSet<String> = hand(&game, 1)[1..].iter().cloned().collect();
    let first = hand(&game, 1)[0].clone();
    turn(&mut game, &["", &format!("draft {first}")]);
    for seed in 0..30 {
        let mut other = game;
        other.resample(
            Viewer::Seat(ziggurat_engine::Seat(1)),
            &mut Chance::new(seed),
        );
        let there: BTreeSet<String> = hand(&other, 0).into_iter().collect();
        assert!(passed.is_subset(&there), "{passed:?} {there:?}");
    }
}

/// SWB-2.8, SWC-11.1
#[test]
fn swb_2_8_swc_11_1_options_say_what_they_need() {
    let deal = |options: Options, seats: u8| -> Result<SevenWonders, OptionsError> {
        SevenWonders::setup(&options, seats, &mut Chance::new(1))
    };
    let eight = deal(Options::default(), 8).unwrap();
    assert!(eight.options().cities, "eight players play with Cities");
    let teams = Options {
        teams: true,
        ..Options::default()
    };
    assert!(deal(teams, 4).unwrap_err().0.contains("Cities"));
    let teams = Options {
        cities: true,
        ..teams
    };
    assert!(deal(teams, 5).is_err() && deal(teams, 2).is_err());
    for seats in [4, 6, 8] {
        assert!(deal(teams, seats).is_ok());
        assert_eq!(teams.lacks(seats), None);
    }
    assert!(teams.lacks(7).is_some());
    let wrong = invalid(4, json!({"options": {"teams": true}}));
    assert!(wrong.contains("SWB-2.8"), "{wrong}");
}

/// SWB-2.8: every pair of modules meets in the games of the suites, on and off; teams play as well.
#[test]
fn swb_2_8_the_combinations_cover_every_pair_of_modules() {
    let sets: Vec<(u8, Options)> = (2..=8)
        .flat_map(|seats| {
            SevenWonders::option_sets(seats)
                .into_iter()
                .map(move |set| (seats, set))
        })
        .collect();
    let modules = |set: &Options| {
        [
            set.wonder_pack,
            set.babel_tower,
            set.great_projects,
            set.leaders,
            set.cities,
        ]
    };
    for first in 0..5 {
        for second in 0..first {
            let met: BTreeSet<(bool, bool)> = sets
                .iter()
                .filter(|(seats, _)| *seats < 8)
                .map(|(_, set)| (modules(set)[first], modules(set)[second]))
                .collect();
            assert_eq!(met.len(), 4, "modules {first} and {second}");
        }
    }
    for seats in 2..=8 {
        let all = sets
            .iter()
            .any(|(n, set)| *n == seats && modules(set) == [true; 5]);
        let teams = sets.iter().any(|(n, set)| *n == seats && set.teams);
        assert!(all, "everything with {seats}");
        assert_eq!(teams, [4, 6, 8].contains(&seats));
        assert!(sets.iter().all(|(n, set)| set.lacks(*n).is_none()));
    }
}
