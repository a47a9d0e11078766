//! Section SWB-3: ages, turns and how hands go round.

use serde_json::json;
use ziggurat_engine::{Game, Seat, Viewer};
use ziggurat_seven_wonders::{Event, Options, Phase};

use crate::support::{
    age_of, choose, coins, dealt, has, idle, own_view, scene, turn, turn_of, view,
};

/// SWB-3.1: three ages of six turns with seven cards each.
#[test]
fn swb_3_1_three_ages_of_six_turns() {
    let mut game = dealt(Options::default(), 4, 1);
    let mut turns = Vec::new();
    while !game.waiting().is_over() {
        let view = view(&game);
        if view.phase == Phase::Turn {
            turns.push((age_of(&game), turn_of(&game), view.cities[0].hand_count));
        }
        turn(&mut game, &[]);
    }
    let expected: Vec<_> = (1..=3)
        .flat_map(|age| (1..=6).map(move |turn| (age, turn, 8 - turn)))
        .collect();
    assert_eq!(turns, expected, "SWB-3.1");
}

/// SWB-3.2: nothing happens before all have chosen; then everything at once.
#[test]
fn swb_3_2_all_choices_are_revealed_together() {
    let mut game = scene(
        4,
        json!({"cities": [{"hand": ["altar"]}, {"hand": ["theater"]}, {"hand": ["tavern"]}]}),
    );
    choose(&mut game, 2, "build tavern");
    choose(&mut game, 0, "build altar");
    choose(&mut game, 1, "build theater");
    assert!(
        !has(&game, 0, "altar") && coins(&game)[2] == 3,
        "SWB-3.2: one has not chosen yet"
    );
    let last = idle(&game, 3);
    choose(&mut game, 3, &last);
    assert!(has(&game, 0, "altar") && has(&game, 1, "theater") && has(&game, 2, "tavern"));
    assert_eq!(coins(&game)[2], 8);
}

/// SWB-3.3: to the left in Age I and III, to the right in Age II.
#[test]
fn swb_3_3_hands_change_direction() {
    for (age, left) in [(1, true), (2, false), (3, true)] {
        let mut game = scene(5, json!({"age": age}));
        let held: Vec<_> = own_view(&game, 0)
            .hand
            .unwrap()
            .iter()
            .map(|h| h.card)
            .collect();
        let events = turn(&mut game, &[]);
        assert!(events.contains(&Event::HandsPassed { left }), "SWB-3.3");
        let to = if left { 1 } else { 4 };
        let hand = own_view(&game, to).hand.unwrap();
        assert!(
            hand.iter().all(|card| held.contains(&card.card)),
            "SWB-3.3: age {age}"
        );
    }
}

/// SWB-3.4: in turn 6 the last card goes to the discard pile without coins.
#[test]
fn swb_3_4_the_last_card_is_discarded() {
    let mut game = scene(
        3,
        json!({"turn": 6, "cities": [{"hand": ["altar", "theater"]}]}),
    );
    turn(&mut game, &["build altar"]);
    assert_eq!(coins(&game)[0], 3, "SWB-3.4: no coins for the last card");
    assert_eq!(
        view(&game).discard_count,
        5,
        "SWB-3.4: three last cards and two sold ones"
    );
    assert!(
        own_view(&game, 0)
            .known_discards
            .iter()
            .any(|card| card.id() == "theater")
    );
}

/// SWB-3.5: a choice can be changed until the last has chosen.
#[test]
fn swb_3_5_a_choice_can_be_changed() {
    let mut game = scene(3, json!({"cities": [{"hand": ["altar", "theater"]}]}));
    choose(&mut game, 0, "build altar");
    assert!(game.waiting().may.contains(Seat(0)) && !game.waiting().must.contains(Seat(0)));
    choose(&mut game, 0, "build theater");
    assert_eq!(
        game.waiting().must.len(),
        2,
        "SWB-3.5: the others are still to choose"
    );
    turn(&mut game, &[]);
    assert!(
        has(&game, 0, "theater") && !has(&game, 0, "altar"),
        "SWB-3.5"
    );
}

/// SWB-14.2: everybody sees who has chosen, but not what.
#[test]
fn swb_14_2_who_has_chosen_is_seen_but_not_what() {
    let start = scene(3, json!({"cities": [{"hand": ["altar", "theater"]}]}));
    let after = |text: &str| {
        let mut game = start;
        let record = choose(&mut game, 0, text);
        (
            game.view(Viewer::Seat(Seat(1))),
            record.events,
            record.barrier,
        )
    };
    let (view, events, barrier) = after("build altar");
    assert_eq!(view, after("build theater").0, "SWB-14.2");
    assert!(view.cities[0].chosen && !view.cities[1].chosen);
    assert_eq!(events, [Event::Chosen { seat: Seat(0) }]);
    assert!(!barrier, "a choice can be taken back");
}
