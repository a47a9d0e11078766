//! Team play (section SWC-11).

use serde_json::{Value, json};
use ziggurat_engine::{Chance, Game, Seat, SeatSet, Viewer};
use ziggurat_seven_wonders::{Options, Phase, SevenWonders};

use crate::support::*;

fn options() -> Value {
    json!({"cities": true, "teams": true, "leaders": true, "babel_tower": true})
}

fn end_of_age(changes: Value) -> SevenWonders {
    let players = list(&changes["cities"]).len() as u8;
    let mut changes = changes;
    changes["turn"] = json!(hand_size(&options(), players) - 1);
    let mut game = scene_with(options(), players, changes);
    let age = age_of(&game);
    while age_of(&game) == age {
        turn(&mut game, &[]);
    }
    game
}

/// SWC-11.1, SWC-11.4, SWC-EX-10
#[test]
fn swc_11_1_swc_11_4_swc_ex_10_each_player_fights_the_neighbouring_opponent_for_two_tokens() {
    let cities = json!([
        {"structures": ["barracks"]}, {"structures": ["walls", "mercenaries"]}, {"structures": ["stables", "stockade"]}, {}
    ]);
    let game = end_of_age(json!({"age": 2, "cities": cities}));
    let seen = view(&game).cities;
    assert_eq!(seen[0].partner, Some(Seat(1)));
    assert_eq!(
        (seen[1].victories, seen[2].defeats),
        ([0, 2, 0], 2),
        "seats 1 and 2"
    );
    assert_eq!(
        (seen[0].victories, seen[3].defeats),
        ([0, 2, 0], 2),
        "seats 0 and 3"
    );
    assert_eq!(
        (seen[0].defeats, seen[1].defeats),
        (0, 0),
        "partners never fight"
    );
}

/// SWC-11.5, SWC-EX-10
#[test]
fn swc_11_5_swc_ex_10_diplomacy_halves_a_conflict() {
    let cities = json!([{}, {"structures": ["walls", "mercenaries"], "diplomacy": 1}, {"structures": ["stables"], "diplomacy": 2}, {}]);
    let game = end_of_age(json!({"age": 2, "cities": cities}));
    let seen = view(&game).cities;
    assert_eq!((seen[1].victories, seen[2].defeats), ([0, 1, 0], 1));
    assert_eq!(
        (seen[1].diplomacy, seen[2].diplomacy),
        (0, 1),
        "both must spend one"
    );
}

/// SWC-11.9
#[test]
fn swc_11_9_tiles_and_tomyris_in_teams() {
    let cities = json!([{}, {"structures": ["walls"]}, {"leaders": ["tomyris"]}, {"tower": 1}]);
    let game = end_of_age(json!({"age": 2, "tower": [22], "cities": cities}));
    let seen = view(&game).cities;
    assert_eq!((seen[1].defeats, seen[2].defeats), (4, 0));
    let cities = json!([{}, {"structures": ["walls"]}, {"diplomacy": 1}, {"tower": 1}]);
    let game = end_of_age(json!({"age": 2, "tower": [22], "cities": cities}));
    assert_eq!(view(&game).cities[2].defeats, 2);
}

/// SWC-11.1, SWC-11.8: the two of a team may talk in private, and nobody else with them.
#[test]
fn swc_11_1_swc_11_8_neighbouring_seats_are_partners_in_team_play_only() {
    let teams = Options {
        cities: true,
        teams: true,
        ..Options::default()
    };
    for seats in [4, 6, 8] {
        let game = dealt(teams, seats, 1);
        for seat in Seat::all(seats) {
            let partner = Seat(seat.0 ^ 1);
            assert_eq!(game.partners(seat), SeatSet::only(partner));
            assert!(game.partners(partner).contains(seat));
        }
    }
    let game = dealt(Options::default(), 4, 1);
    assert!(Seat::all(4).all(|seat| game.partners(seat).is_empty()));
}

/// SWC-11.2, SWC-11.8
#[test]
fn swc_11_2_swc_11_8_partners_see_each_others_hands() {
    let options = Options {
        cities: true,
        teams: true,
        leaders: true,
        ..Options::default()
    };
    let mut game = dealt(options, 4, 6);
    let held = |game: &SevenWonders, seat: u8| -> Vec<_> {
        own_view(game, seat)
            .leaders
            .unwrap()
            .iter()
            .map(|card| card.leader)
            .collect()
    };
    assert_eq!(own_view(&game, 0).partner_leaders.unwrap(), held(&game, 1));
    (0..4).for_each(|_| drop(turn(&mut game, &[])));
    assert_eq!(view(&game).phase, Phase::Turn);
    let hand = |game: &SevenWonders, seat: u8| -> Vec<_> {
        own_view(game, seat)
            .hand
            .unwrap()
            .iter()
            .map(|card| card.card)
            .collect()
    };
    assert_eq!(own_view(&game, 2).partner_hand.unwrap(), hand(&game, 3));
    assert!(game.view(Viewer::Public).partner_hand.is_none());
    for seed in 0..10 {
        let mut other = game;
        other.resample(Viewer::Seat(Seat(0)), &mut Chance::new(seed));
        assert_eq!(
            hand(&other, 1),
            hand(&game, 1),
            "the partner's hand is known"
        );
        assert_ne!(hand(&other, 2), hand(&game, 2), "the others' are not");
    }
}

/// SWC-11.3
#[test]
fn swc_11_3_trade_between_partners_costs_the_normal_price() {
    let cities = json!([
        {"wonder": "ephesos", "coins": 2, "hand": ["baths"]}, {"wonder": "rhodos", "coins": 0, "structures": ["stone_pit"]}, {}, {}
    ]);
    let mut game = scene_with(options(), 4, json!({"cities": cities}));
    assert_eq!(starting(&game, 0, "build baths"), ["build baths left 2"]);
    turn(&mut game, &["build baths left 2"]);
    assert_eq!(coins(&game)[1], 2 + 3);
}

/// SWC-11.6
#[test]
fn swc_11_6_losses_spare_the_partner() {
    let cities =
        json!([{"coins": 3, "hand": ["hideout"]}, {"coins": 3}, {"coins": 3}, {"coins": 3}]);
    let mut game = scene_with(options(), 4, json!({"cities": cities}));
    turn(&mut game, &["build hideout"]);
    let owed: Vec<u8> = view(&game).cities.iter().map(|city| city.owed).collect();
    assert_eq!(owed, [0, 0, 1, 1]);
    let cities =
        json!([{"coins": 0, "hand": ["gambling_den"]}, {"coins": 0}, {"coins": 0}, {"coins": 0}]);
    let mut game = scene_with(options(), 4, json!({"cities": cities}));
    turn(&mut game, &["build gambling_den"]);
    assert_eq!(coins(&game), [6, 4, 3, 4], "neighbours include the partner");
}

/// SWC-11.7
#[test]
fn swc_11_7_the_better_team_wins() {
    let finished = |coins: [u16; 4]| {
        let cities = json!([
            {"leaders": ["cleopatra"], "coins": coins[0]}, {"coins": coins[1]},
            {"leaders": ["zenobia"], "coins": coins[2]}, {"leaders": ["sappho"], "coins": coins[3]}
        ]);
        scene_with(
            options(),
            4,
            json!({"age": 3, "turn": 7, "phase": "over", "cities": cities}),
        )
    };
    assert_eq!(
        finished([3, 0, 0, 0]).outcome().unwrap().places,
        [1, 1, 3, 3]
    );
    assert_eq!(
        finished([0, 0, 0, 3]).outcome().unwrap().places,
        [3, 3, 1, 1]
    );
    assert_eq!(
        finished([0, 1, 2, 0]).outcome().unwrap().places,
        [3, 3, 1, 1],
        "then coins"
    );
    assert_eq!(
        finished([0, 1, 1, 0]).outcome().unwrap().places,
        [1, 1, 1, 1],
        "then shared"
    );
}
