//! Section 3: rounds, turns, steps, the end.

use serde_json::json;
use ziggurat_babylon::{Babylon, Effect, Event, Phase};
use ziggurat_engine::{Game, Seat};

use crate::support::{
    act, action, active, allows, building, dealt, legal, recorded, refused, scene, seen,
};

fn whole_turn(game: &mut Babylon) -> Vec<Event> {
    let dig = legal(game)[0].clone();
    let mut events = act(game, &dig);
    let end = legal(game).pop().unwrap();
    events.extend(act(game, &end));
    events
}

#[test]
fn byl_3_1_3_3_and_3_5_the_number_of_rounds_depends_on_the_players() {
    // BYL-3.1, BYL-3.3, BYL-3.5
    for (players, rounds) in [(2, 15), (3, 13), (4, 11)] {
        let mut game = dealt(players, 2);
        while seen(&game).phase == Phase::Removing {
            let first = legal(&game)[0].clone();
            act(&mut game, &first);
        }
        let mut turns = 0;
        let mut seat = seen(&game).start_player;
        while !game.waiting().is_over() {
            assert_eq!(active(&game), seat, "clockwise");
            assert_eq!(u32::from(seen(&game).round), turns / u32::from(players) + 1);
            whole_turn(&mut game);
            seat = seat.next(players);
            turns += 1;
        }
        assert_eq!(turns, u32::from(players) * rounds);
        assert!(game.outcome().is_some());
    }
    for players in [0, 1, 5] {
        let dealt = Babylon::setup(
            &Default::default(),
            players,
            &mut ziggurat_engine::Chance::new(1),
        );
        assert!(dealt.unwrap_err().0.contains("BYL-3.1"));
    }
}

#[test]
fn byl_3_2_each_round_has_a_token_and_the_last_has_none() {
    // BYL-3.2
    let mut game = dealt(4, 6);
    let mut tokens = Vec::new();
    while seen(&game).round < 11 {
        let left = seen(&game).tokens_left;
        assert_eq!(left, 10 - seen(&game).round);
        for turn in 0..4 {
            let dig = legal(&game)[0].clone();
            act(&mut game, &dig);
            let end = legal(&game).pop().unwrap();
            let record = recorded(&mut game, &end);
            assert_eq!(
                record.barrier,
                turn == 3 && seen(&game).round < 11,
                "a token comes to light"
            );
            let began = record.events.iter().find_map(|event| match event {
                Event::RoundBegan {
                    round, token, last, ..
                } => Some((*round, *token, *last)),
                _ => None,
            });
            assert_eq!(began.is_some(), turn == 3);
            tokens.extend(began);
        }
    }
    assert_eq!(tokens.len(), 10);
    assert_eq!(tokens.last(), Some(&(11, Effect::None, true)));
    assert!(
        tokens[..9]
            .iter()
            .any(|(_, token, _)| *token != Effect::None)
    );
    assert!(seen(&game).last_round);
}

#[test]
fn byl_3_3_everybody_has_one_turn_in_a_round() {
    // BYL-3.3
    let mut game = scene(&json!({"start_player": 2, "to_move": 2}));
    for seat in [2, 3, 0, 1, 2] {
        assert_eq!(active(&game), Seat(seat));
        for other in (0..4).filter(|other| *other != seat) {
            let illegal = game.check(Seat(other), &action("dig a1")).unwrap_err();
            assert_eq!(illegal.rule.0, "BYL-3.3");
        }
        whole_turn(&mut game);
    }
    assert_eq!(seen(&game).round, 7);
    assert_eq!(seen(&game).order, [2, 3, 0, 1].map(Seat));
}

#[test]
fn byl_3_4_dig_then_build_then_store() {
    // BYL-3.4
    let mut game = scene(&json!({"stored": ["start_rose"], "pillars": [6]}));
    for early in ["place start_rose r1c1 level 1", "build statue r1c1", "end"] {
        assert_eq!(refused(&game, early), "BYL-3.4");
    }
    act(&mut game, "dig a1");
    assert_eq!(refused(&game, "dig a2"), "BYL-3.4");
    assert!(allows(&game, "place start_rose r1c1 level 1"), "may build");
    assert!(
        legal(&game).iter().any(|text| text.starts_with("end")),
        "need not"
    );
}

#[test]
fn byl_3_5_after_the_last_turn_the_game_is_over_and_scored() {
    // BYL-3.5
    let changes = json!({"round": 11, "start_player": 1, "to_move": 0, "taken": "basalt_16"});
    let mut game = building(&[], &changes);
    let events = act(&mut game, "end");
    assert_eq!(seen(&game).phase, Phase::Over);
    let scored = events
        .iter()
        .filter(|event| matches!(event, Event::Scored { .. }));
    assert_eq!(scored.count(), 4);
    assert!(matches!(events.last(), Some(Event::GameOver { .. })));
    let illegal = game.check(Seat(0), &action("dig a1")).unwrap_err();
    assert_eq!(illegal.rule.0, "BYL-3.5");
    assert_eq!(game.outcome().unwrap().reason, "last_round");
}
