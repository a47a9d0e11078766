//! Section 8: round tokens.

use serde_json::{Value, json};
use ziggurat_babylon::{Effect, Event, Phase, Tables};
use ziggurat_engine::{Chance, Game};

use crate::support::{
    act, allows, building, dealt, legal, legal_with, pillars, refused, scene, seen, tile,
};

fn dug_under(token: &str) -> u8 {
    let mut game = scene(&json!({"token": token, "quarry": crate::quarry::quarry(&[])}));
    act(&mut game, "dig a2");
    pillars(&game, 0)
}

#[test]
fn byl_8_1_to_8_3_tokens_change_what_a_dig_brings() {
    // BYL-8.1, BYL-8.2, BYL-8.3
    assert_eq!(dug_under("none"), 4);
    assert_eq!(dug_under("pillar_plus"), 5);
    assert_eq!(dug_under("pillar_minus"), 3);
    assert_eq!(dug_under("wild_space"), 4);
    // For everybody in this round.
    let view = seen(&scene(
        &json!({"token": "pillar_plus", "quarry": crate::quarry::quarry(&[])}),
    ));
    assert!(
        view.quarry
            .iter()
            .all(|spot| spot.pillars.iter().all(|n| *n >= 5))
    );
    let mut poor = scene(
        &json!({"token": "pillar_minus", "quarry": crate::quarry::quarry(&[("b2", "granite_05")])}),
    );
    act(&mut poor, "dig b2");
    assert_eq!(pillars(&poor, 0), 0, "not fewer than none");
}

/// A garden with a fountain symbol on r1c2, under a wild space; seat 0 holds tiles without one beside it.
fn wild(terraces: &[Value], taken: &str) -> ziggurat_babylon::Babylon {
    building(
        terraces,
        &json!({"token": "wild_space", "taken": taken, "stored": ["start_rose"]}),
    )
}

#[test]
fn byl_8_4_a_blank_cell_shows_any_symbol_once_in_a_turn() {
    // BYL-8.4: clay_02 is blank on ne and sw.
    let mut game = wild(&[tile("clay_01", "r1c1", 1)], "clay_02");
    act(&mut game, "place clay_02 r1c3 turn 90 level 1");
    // Turned, its nw corner r1c3 is blank: a fountain from r1c2, or a statue on a blank cell.
    assert!(allows(&game, "build fountain r1c2 r1c3"));
    assert!(allows(&game, "build statue r1c3"));
    assert_eq!(
        refused(&game, "build statue r1c4"),
        "BYL-8.4",
        "a staircase symbol is printed there"
    );
    assert_eq!(
        refused(&game, "build staircase r1c3 r1c4"),
        "BYL-6.7",
        "all other conditions stay"
    );
    let events = act(&mut game, "build fountain r1c2 r1c3");
    assert!(
        matches!(&events[0], Event::Decorated { wild: Some(cell), .. } if cell.to_string() == "r1c3")
    );
    assert!(seen(&game).turn.wild_used);
    assert_eq!(refused(&game, "build statue r2c4"), "BYL-8.4", "once");
    // Not again with the second tile of the turn.
    act(&mut game, "place start_rose r5c5 level 1");
    assert!(
        legal_with(&game, "build")
            .iter()
            .all(|text| text == "build statue r5c5"),
        "{:?}",
        legal(&game)
    );
    let mut usual = building(&[tile("clay_01", "r1c1", 1)], &json!({"taken": "clay_02"}));
    act(&mut usual, "place clay_02 r1c3 turn 90 level 1");
    assert_eq!(refused(&usual, "build fountain r1c2 r1c3"), "BYL-6.3");
}

#[test]
fn byl_8_4_two_blank_cells_are_too_many() {
    // BYL-8.4
    let mut game = wild(&[tile("clay_02", "r1c1", 1)], "clay_04");
    act(&mut game, "place clay_04 r1c3 turn 90 level 1");
    assert_eq!(refused(&game, "build fountain r1c2 r1c3"), "BYL-8.4");
}

#[test]
fn byl_8_5_the_distribution_of_the_tokens() {
    // BYL-8.5
    assert_eq!(Tables::default().round_tokens, [5, 4, 3, 2]);
    let mut seen_tokens = [0u32; 4];
    for seed in 0..400 {
        let mut game = dealt(2, seed);
        let mut chance = Chance::new(seed);
        while seen(&game).phase == Phase::Removing {
            let seat = game.waiting().must.first().unwrap();
            let action = game.sample(seat, &mut chance).unwrap();
            game.play_silent(seat, &action, &mut chance);
        }
        seen_tokens[seen(&game).token.index()] += 1;
    }
    // With two players all 14 are used; the first is any of them.
    let expected = [143, 114, 86, 57];
    for (seen, expected) in seen_tokens.iter().zip(expected) {
        assert!(seen.abs_diff(expected) < 40, "{seen_tokens:?}");
    }
    let all: Vec<Effect> = Effect::ALL.to_vec();
    assert_eq!(all.len(), 4);
}

#[test]
fn byl_8_6_the_wild_space_is_a_cell_of_a_terrace() {
    // BYL-8.6: beside the staircase symbol on r1c2 lies the board.
    let mut game = wild(&[], "clay_03");
    act(&mut game, "place clay_03 r1c1 level 1");
    assert_eq!(refused(&game, "build staircase r1c2 r1c3"), "BYL-8.6");
    assert!(
        seen(&game)
            .turn
            .wild_cells
            .iter()
            .all(|cell| cell.row() <= 2 && cell.column() <= 2)
    );
    // On an older tile it may lie, if the decoration uses the new one: clay_01 is blank on r2c2.
    let mut older = wild(&[tile("clay_01", "r1c1", 1)], "clay_04");
    act(&mut older, "place clay_04 r2c3 level 1");
    assert!(allows(&older, "build fountain r2c2 r2c3"));
    assert_eq!(refused(&older, "build statue r2c2"), "BYL-6.1");
}
