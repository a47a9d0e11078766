//! The recruitment phase (section SWL-3) and what leaders are (section SWL-4).

use serde_json::{Value, json};
use ziggurat_engine::{Game, Seat, Viewer};
use ziggurat_seven_wonders::{Event, Phase, SevenWonders, Turn};

use crate::support::*;

fn plain() -> Value {
    json!({"leaders": true, "wonder_pack": true})
}

/// A recruitment phase in which the seats hold these leaders.
pub(crate) fn recruiting(options: Value, age: u8, cities: Value) -> SevenWonders {
    let players = list(&cities).len() as u8;
    let changes = json!({"age": age, "phase": "recruit", "turn": "recruitment", "cities": cities});
    scene_with(options, players, changes)
}

fn held(leaders: &[&str]) -> Value {
    json!({"coins": 6, "leader_hand": leaders})
}

/// SWL-3.1, SWL-3.2, SWB-16.1
#[test]
fn swl_3_1_swl_3_2_swb_16_1_recruitment_comes_before_project_and_cards() {
    let cities = json!([held(&["nero"]), held(&["sappho"]), {"coins": 6}]);
    let mut game = recruiting(all_modules(), 2, cities);
    let seen = view(&game);
    assert!(seen.project.is_none() && seen.cities[0].hand_count == 0);
    let must: Vec<u8> = game.waiting().must.iter().map(|seat| seat.0).collect();
    assert_eq!(must, [0, 1], "whoever has no leader does nothing");
    assert_eq!(refused(&game, 0, "decline"), "SWL-3.2");
    assert_eq!(refused(&game, 0, "recruit sappho"), "SWL-3.2");
    choose(&mut game, 0, "recruit nero");
    assert!(
        view(&game).cities[0].leaders.is_empty(),
        "nothing is revealed yet"
    );
    choose(&mut game, 1, "sell leader sappho");
    let seen = view(&game);
    assert_eq!((seen.phase, seen.turn), (Phase::Turn, Turn::FIRST));
    assert!(seen.project.is_some() && seen.cities[0].hand_count == 8);
}

/// SWL-3.3, SWL-3.4, SWL-3.5, SWL-3.8, SWL-3.9
#[test]
fn swl_3_3_swl_3_4_swl_3_5_a_leader_has_four_uses() {
    let cities = json!([
        {"coins": 2, "wonder": "gizah", "leader_hand": ["caesar", "nero"], "tiles": [5, null, null], "tower": 0},
        {"coins": 6, "structures": ["stone_pit"], "leader_hand": ["sappho"]},
        {"coins": 6, "leader_hand": ["zenobia"]},
    ]);
    let mut game = recruiting(all_modules(), 2, cities);
    assert!(allows(&game, 0, "sell leader caesar"));
    assert_eq!(refused(&game, 0, "recruit caesar"), "SWL-3.6");
    assert!(allows(&game, 0, "recruit nero"));
    assert!(allows(&game, 0, "tower 5 with leader nero"));
    assert_eq!(refused(&game, 0, "tower 6 with leader nero"), "SWL-12.2");
    // Gizah has one stone of its own and buys the other (SWL-3.8).
    assert!(allows(&game, 0, "stage 1 with leader caesar left 2"));
    assert_eq!(
        refused(&game, 0, "stage 2 with leader caesar left 2"),
        "SWB-4.2"
    );
    turn(
        &mut game,
        &[
            "stage 1 with leader caesar left 2",
            "recruit sappho",
            "sell leader zenobia",
        ],
    );
    assert_eq!(coins(&game), [0, 7, 9]);
    let seen = view(&game);
    assert!(seen.cities[0].leaders.is_empty() && seen.cities[0].shields == 0);
    assert_eq!(seen.cities[1].leaders.len(), 1);
    assert_eq!(
        seen.discard_count, 0,
        "leaders never lie on the discard pile"
    );
    let stage = &seen.cities[0].stages[0];
    assert!(stage.built && stage.with_leader && stage.leader.is_none());
    let own = own_view(&game, 0);
    assert_eq!(
        own.cities[0].stages[0].leader.unwrap().to_string(),
        "caesar"
    );
    assert_eq!(
        own_view(&game, 2).discarded_leaders[0].to_string(),
        "zenobia"
    );
    assert!(own_view(&game, 1).discarded_leaders.is_empty());
}

/// SWL-3.6, SWL-7.1, SWL-EX-1
#[test]
fn swl_3_6_swl_7_1_swl_ex_1_rome_makes_leaders_cheaper() {
    let cities = json!([
        held(&["caesar"]), held(&["cleopatra"]),
        {"wonder": "rome", "side": "b", "coins": 6, "leader_hand": ["nero"]},
        held(&["sappho"]), held(&["maecenas"]),
    ]);
    let mut game = recruiting(plain(), 1, cities);
    turn(
        &mut game,
        &[
            "recruit caesar",
            "recruit cleopatra",
            "recruit nero",
            "recruit sappho",
            "sell leader maecenas",
        ],
    );
    assert_eq!(coins(&game), [1, 3, 6, 6, 9]);
    let cities = json!([
        {"wonder": "rome", "side": "a", "coins": 0, "leader_hand": ["pericles"]},
        {"coins": 3, "leader_hand": ["cleopatra"]}, held(&["nero"]),
    ]);
    let game = recruiting(plain(), 1, cities);
    assert!(allows(&game, 0, "recruit pericles"));
    assert_eq!(refused(&game, 1, "recruit cleopatra"), "SWL-3.6");
}

/// SWL-3.6, SWL-3.7, SWL-5.11
#[test]
fn swl_3_6_swl_3_7_swl_5_11_maecenas_makes_later_leaders_free_but_not_himself() {
    let cities = json!([
        {"coins": 0, "leaders": ["maecenas"], "leader_hand": ["pericles"]},
        {"coins": 3, "leader_hand": ["cleopatra", "nero"]}, held(&["nefertiti"]),
    ]);
    let game = recruiting(plain(), 2, cities);
    assert!(allows(&game, 0, "recruit pericles"));
    assert_eq!(refused(&game, 1, "recruit cleopatra"), "SWL-3.6");
    assert_eq!(own_view(&game, 0).leaders.unwrap()[0].coins, 0);
    let cities =
        json!([{"coins": 0, "leader_hand": ["maecenas"]}, held(&["nero"]), held(&["sappho"])]);
    let game = recruiting(plain(), 1, cities);
    assert_eq!(refused(&game, 0, "recruit maecenas"), "SWL-3.6");
}

/// SWL-3.7
#[test]
fn swl_3_7_coins_of_the_phase_pay_for_nothing_in_it() {
    let cities = json!([
        {"coins": 1, "wonder": "petra", "leader_hand": ["croesus", "caesar"]},
        {"coins": 3, "leader_hand": ["nero"]}, held(&["sappho"]),
    ]);
    let game = recruiting(all_modules(), 1, cities);
    assert!(allows(&game, 0, "recruit croesus"));
    assert_eq!(refused(&game, 0, "recruit caesar"), "SWL-3.6");
}

/// SWL-3.10, SWT-5.4, SWL-12.2, SWC-3.4, SWC-3.2
#[test]
fn swl_3_10_swt_5_4_swl_12_2_the_phase_has_the_steps_of_a_turn() {
    let cities = json!([
        {"coins": 9, "wonder": "petra", "side": "b", "structures": ["clay_pool", "brickyard", "foundry"],
         "leader_hand": ["nero"]},
        {"coins": 6, "leader_hand": ["sappho"], "tiles": [16, null, null]},
        {"coins": 6, "leader_hand": ["croesus"]},
    ]);
    let mut game = recruiting(all_modules(), 3, cities);
    turn(
        &mut game,
        &[
            "stage 1 with leader nero",
            "tower 16 with leader sappho",
            "recruit croesus",
        ],
    );
    let seen = view(&game);
    assert_eq!(
        seen.phase,
        Phase::Losses,
        "losses come in the recruitment phase as well"
    );
    assert!(
        seen.tower.as_ref().unwrap().tiles.is_empty(),
        "tiles come after losses"
    );
    assert_eq!(seen.cities[2].coins, 11, "gains come before losses");
    turn(&mut game, &["", "pay 2", "pay 2"]);
    let seen = view(&game);
    assert_eq!((seen.turn, seen.phase), (Turn::FIRST, Phase::Turn));
    assert_eq!(
        seen.tower.unwrap().active.len(),
        1,
        "it is active from the first turn on"
    );
}

/// SWL-3.11, SWL-9.8
#[test]
fn swl_3_11_swl_9_8_the_fourth_leader_stays_hidden() {
    let cities = json!([
        held(&["nero", "sappho"]),
        held(&["zenobia", "croesus"]),
        held(&["midas", "hiram"])
    ]);
    let mut game = recruiting(plain(), 3, cities);
    turn(
        &mut game,
        &["recruit nero", "recruit zenobia", "recruit midas"],
    );
    assert_eq!(view(&game).cities[0].leader_count, 1);
    assert!(legal(&game, 0).iter().all(|text| !text.contains("sappho")));
}

/// SWL-4.1, SWB-16.5
#[test]
fn swl_4_1_swb_16_5_leaders_are_not_structures() {
    let cities = json!([
        {"leaders": ["euclid", "nero"], "structures": ["philosophers_guild"]},
        {"leaders": ["pythagoras"], "structures": ["apothecary"]}, {},
    ]);
    let game = finished_with_all(3, cities);
    assert_eq!(points(&game, 0, "guilds"), 1, "only the green card counts");
    let city = &view(&game).cities[0];
    assert_eq!(city.structures.len(), 1);
    assert!(city.colours.values().sum::<u8>() == 1);
}

/// SWL-4.2
#[test]
fn swl_4_2_an_effect_begins_when_the_phase_ends() {
    let cities = json!([
        {"coins": 9, "leader_hand": ["imhotep"], "wonder": "gizah"}, held(&["nero"]), held(&["sappho"]),
    ]);
    let mut game = recruiting(plain(), 1, cities);
    assert!(
        legal(&game, 0)
            .iter()
            .all(|text| !text.starts_with("stage")),
        "two stones are missing"
    );
    turn(
        &mut game,
        &["recruit imhotep", "recruit nero", "recruit sappho"],
    );
    // Gizah's first stage costs two stones: one is its own, one falls away.
    let card = own_view(&game, 0).hand.unwrap()[0].card;
    assert!(allows(&game, 0, &format!("stage 1 with {card}")));
}

/// SWL-4.3, SWL-4.4, SWL-4.5
#[test]
fn swl_4_3_swl_4_4_swl_4_5_leaders_count_all_that_is_there_and_add_up() {
    let cities = json!([
        {"leaders": ["phidias", "sappho"], "structures": ["lumber_yard", "clay_pool"]}, {}, {},
    ]);
    let game = finished_with_all(3, cities);
    assert_eq!(points(&game, 0, "leaders"), 2 + 2);
    let twice =
        json!({"options": plain(), "cities": [{"leaders": ["nero"]}, {"leaders": ["nero"]}, {}]});
    assert!(invalid(3, twice).contains("SWL-4.5"));
}

/// SWL-9.1, SWL-9.5
#[test]
fn swl_9_1_swl_9_5_stages_of_the_phase_work_at_once() {
    let cities = json!([
        {"coins": 6, "wonder": "olympia", "structures": ["stone_pit", "lumber_yard", "quarry"],
         "leader_hand": ["nero"], "stages": [{"stage": 1, "card": "baths"}]},
        held(&["sappho"]), held(&["zenobia"]),
    ]);
    let mut game = recruiting(plain(), 3, cities);
    assert!(
        legal(&game, 0).iter().all(|text| !text.contains("olympia")),
        "SWL-9.1"
    );
    turn(
        &mut game,
        &[
            "stage 2 with leader nero",
            "sell leader sappho",
            "sell leader zenobia",
        ],
    );
    assert!(view(&game).cities[0].free_build);
    let hand = own_view(&game, 0).hand.unwrap();
    let free = hand
        .iter()
        .any(|card| legal(&game, 0).contains(&format!("build {} olympia", card.card)));
    assert!(free, "SWL-9.5");
}

/// SWL-9.5, SWL-8.2
#[test]
fn swl_9_5_swl_8_2_halikarnassos_digs_in_the_phase() {
    let cities = json!([
        {"coins": 6, "wonder": "halikarnassos", "side": "b", "structures": ["ore_vein", "foundry"],
         "leader_hand": ["nero"]},
        held(&["sappho"]), held(&["zenobia"]),
    ]);
    let changes = json!({
        "age": 3, "phase": "recruit", "turn": "recruitment", "cities": cities, "discards": ["baths", "altar"]
    });
    let mut game = scene_with(plain(), 3, changes);
    turn(
        &mut game,
        &[
            "stage 1 with leader nero",
            "sell leader sappho",
            "sell leader zenobia",
        ],
    );
    assert_eq!(view(&game).phase, Phase::Dig { city: city_of(0) });
    assert_eq!(own_view(&game, 0).known_discards.len(), 2);
    choose(&mut game, 0, "dig altar");
    assert!(has(&game, 0, "altar"));
    assert_eq!(turn_of(&game), 1);
}

/// Only the player who chose sees what a leader was chosen for (SWL-3.9).
#[test]
fn swl_3_9_a_discarded_leader_is_hidden_in_events() {
    let cities = json!([held(&["nero"]), held(&["sappho"]), held(&["zenobia"])]);
    let mut game = recruiting(plain(), 1, cities);
    let events = turn(
        &mut game,
        &["sell leader nero", "sell leader sappho", "recruit zenobia"],
    );
    let seen = |viewer: Viewer| {
        let seen = events
            .iter()
            .filter_map(|event| SevenWonders::witness(event, viewer));
        let known = seen.filter(|event| {
            matches!(
                event,
                Event::LeaderDiscarded {
                    leader: Some(_),
                    ..
                }
            )
        });
        known.count()
    };
    assert_eq!(seen(Viewer::Seat(Seat(0))), 1);
    assert_eq!(seen(Viewer::Public), 0);
}
