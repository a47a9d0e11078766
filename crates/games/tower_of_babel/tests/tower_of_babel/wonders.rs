//! Section 10: scoring a finished wonder.

use serde_json::{Value, json};
use ziggurat_tower_of_babel::{Event, TowerOfBabel, Wonder};

use crate::support::{act, discs, of_ships, offered, own, points, scene, seen, units, wonder};

/// The last disc of the Tower of Babel is built alone, with these units on it before: the points
/// that everybody gets for it. Seat 0 adds five units.
fn finished(before: &[u8], changes: &Value) -> (TowerOfBabel, Vec<i32>) {
    let last = wonder(&["ship_5", "camel_3 1", "crane_4 2"], before);
    let mut document = json!({"wonders": {"tower_of_babel": last}});
    for (key, value) in changes.as_object().into_iter().flatten() {
        match (key.as_str(), value) {
            ("wonders", Value::Object(new)) => {
                for (wonder, content) in new {
                    document["wonders"][wonder] = content.clone();
                }
            }
            _ => document[key] = value.clone(),
        }
    }
    let offers = vec![of_ships(0, false); before.len() - 1];
    let mut game = offered("tower_of_babel", &offers, &document);
    act(&mut game, 0, "build adding 5 ship");
    let all = points(&game, "wonders");
    (game, all)
}

fn scores(before: &[u8]) -> Vec<i32> {
    finished(before, &json!({})).1
}

#[test]
fn tob_10_1_finished_with_the_third_disc() {
    let second = wonder(&["ship_5", "camel_3", "crane_4 2"], &[0, 2, 0]);
    let changes = json!({"wonders": {"tower_of_babel": second}});
    let mut game = offered(
        "tower_of_babel",
        &[of_ships(0, false), of_ships(0, false)],
        &changes,
    );
    act(&mut game, 0, "build adding 5 ship");
    assert_eq!(
        points(&game, "wonders"),
        [0, 0, 0],
        "TOB-10.1: a disc is left"
    );
    assert_eq!(scores(&[0, 2, 0]), [8, 4, 0], "TOB-10.1: the first row");
}

#[test]
fn tob_10_1_and_10_9_each_finished_wonder_brings_the_next_row() {
    let colossus = wonder(&["camel_5 0", "crane_4 1", "mason_4 2"], &[]);
    let lighthouse = wonder(&["camel_6 0", "crane_6 1", "mason_5 2"], &[]);
    let second = json!({"wonders": {"colossus": colossus.clone()}});
    assert_eq!(
        finished(&[0, 2, 0], &second).1,
        [10, 5, 0],
        "TOB-10.1, TOB-10.9"
    );
    let third = json!({"wonders": {"colossus": colossus, "lighthouse": lighthouse}});
    let (game, points) = finished(&[0, 2, 0], &third);
    assert_eq!(points, [12, 6, 0], "TOB-10.1");
    assert_eq!(
        seen(&game, 0).finished,
        3,
        "TOB-10.9: the marker moves down one row"
    );
}

#[test]
fn tob_10_2_only_participants_score() {
    assert_eq!(scores(&[0, 2, 0, 0]), [8, 4, 0, 0], "TOB-10.2");
}

#[test]
fn tob_10_3_to_10_5_first_second_and_others() {
    assert_eq!(
        scores(&[0, 6, 3, 1, 2]),
        [4, 8, 3, 3, 3],
        "TOB-10.3, TOB-10.4, TOB-10.5"
    );
}

#[test]
fn tob_10_6_a_tie_for_the_most() {
    assert_eq!(
        scores(&[0, 5, 4, 1]),
        [4, 4, 3, 3],
        "TOB-10.6: even the one right behind"
    );
    assert_eq!(scores(&[0, 5, 5, 1]), [4, 4, 4, 3], "TOB-10.6");
}

#[test]
fn tob_10_7_a_tie_for_the_second_most() {
    assert_eq!(scores(&[0, 2, 2, 1]), [8, 3, 3, 3], "TOB-10.7");
}

#[test]
fn tob_10_8_a_single_participant_gets_the_first_value() {
    assert_eq!(scores(&[0, 0, 0]), [8, 0, 0], "TOB-10.8");
}

#[test]
fn tob_10_10_the_active_player_draws_an_action_card() {
    let (game, _) = finished(&[0, 2, 0], &json!({}));
    assert_eq!(own(&game, 0).action_card_count, 1, "TOB-10.10");
    assert_eq!(seen(&game, 0).action_pile, 14, "TOB-10.10");
    // Even when a trader gets the disc and the active player has no unit there.
    let last = wonder(&["ship_5", "camel_3 1", "crane_4 2"], &[0, 0, 0]);
    let changes = json!({"wonders": {"tower_of_babel": last}});
    let mut game = offered(
        "tower_of_babel",
        &[of_ships(3, false), of_ships(2, false)],
        &changes,
    );
    act(&mut game, 0, "build with 1 2");
    assert_eq!(
        points(&game, "wonders"),
        [0, 8, 4],
        "TOB-10.10: no unit there"
    );
    assert_eq!(own(&game, 0).action_card_count, 1, "TOB-10.10");
    let mut game = offered(
        "tower_of_babel",
        &[of_ships(5, true), of_ships(2, false)],
        &changes,
    );
    act(&mut game, 0, "build with 1");
    assert_eq!(
        discs(&game, 1).len(),
        2,
        "TOB-10.10: the trader has the disc"
    );
    let count = |seat: usize| seen(&game, 0).players[seat].action_card_count;
    assert_eq!((count(0), count(1)), (1, 0), "TOB-10.10");
}

#[test]
fn tob_10_11_the_units_go_back() {
    let (game, _) = finished(&[1, 2, 3], &json!({}));
    assert_eq!(units(&game, Wonder::TowerOfBabel), [0, 0, 0], "TOB-10.11");
    let supply: Vec<u8> = seen(&game, 0).players.iter().map(|p| p.supply).collect();
    assert_eq!(supply, [29, 29, 29], "TOB-10.11");
    let stays = json!({"wonders": {"tower_of_babel": wonder(&["ship_5 0", "camel_3 1", "crane_4 2"], &[1])}});
    let error = crate::support::invalid(3, &stays);
    assert!(error.contains("TOB-10.11"), "{error}");
}

#[test]
fn tob_10_12_without_cards_none_is_drawn() {
    let off = json!({"options": {"action_cards": false}});
    let (game, points) = finished(&[0, 2, 0], &off);
    assert_eq!(points, [8, 4, 0], "TOB-10.12");
    assert_eq!(own(&game, 0).action_card_count, 0, "TOB-10.12");
    let (game, _) = finished(&[0, 2, 0], &json!({"action_pile": []}));
    assert_eq!(own(&game, 0).action_card_count, 0, "TOB-10.12");
}

#[test]
fn tob_10_1_the_event_tells_units_row_and_points() {
    let last = wonder(&["ship_5", "camel_3 1", "crane_4 2"], &[0, 2, 1]);
    let changes = json!({"wonders": {"tower_of_babel": last}});
    let mut game = offered(
        "tower_of_babel",
        &[of_ships(0, false), of_ships(0, false)],
        &changes,
    );
    let events = act(&mut game, 0, "build adding 5 ship");
    let told = events.iter().find_map(|event| match event {
        Event::WonderScored {
            row, units, points, ..
        } => Some((*row, units.clone(), points.clone())),
        _ => None,
    });
    assert_eq!(told, Some((1, vec![5, 2, 1], vec![8, 4, 3])));
    // The view says in advance what a wonder would bring.
    let before = scene(3, &changes);
    assert_eq!(seen(&before, 0).wonders[0].prospects, [0, 8, 4]);
}
