//! Section SWB-8: the order of what happens in a turn.

use serde_json::json;
use ziggurat_seven_wonders::{Age, Event, Phase};

use crate::support::{
    allows, city_of, coins, has, legal, own_view, refused, scene, turn, turn_of, view,
};

/// SWB-8.1: everybody pays from the coins of the start of the turn; sellers are paid after that.
#[test]
fn swb_8_1_all_pay_at_once() {
    let cities = json!([
        {"wonder": "olympia", "coins": 2, "hand": ["barracks"]},
        {"wonder": "rhodos", "coins": 2, "hand": ["stockade"]},
        {"wonder": "ephesos", "coins": 0},
    ]);
    let mut game = scene(3, json!({"cities": cities}));
    turn(
        &mut game,
        &["build barracks left 2", "build stockade right 2", ""],
    );
    assert_eq!(
        coins(&game),
        [2, 2, 3],
        "SWB-8.1: both paid with their own two coins"
    );
}

/// SWB-8.2, SWB-8.3: everything is placed before anything is counted, in both directions.
#[test]
fn swb_8_2_swb_8_3_all_is_placed_before_gains_are_counted() {
    let cities = json!([
        {"hand": ["vineyard"], "structures": ["lumber_yard"]},
        {"hand": ["sawmill"], "structures": ["stone_pit"], "coins": 5},
        {"hand": ["quarry"], "coins": 5},
    ]);
    let mut game = scene(3, json!({"age": 2, "cities": cities}));
    turn(
        &mut game,
        &["build vineyard", "build sawmill", "build quarry"],
    );
    assert_eq!(
        coins(&game)[0],
        3 + 4,
        "SWB-8.3: own, left and right, with what was built this turn"
    );
}

/// SWB-8.4, SWB-9.18: losses come at the end of the turn, after what the turn brought.
#[test]
fn swb_8_4_swb_9_18_losses_come_last() {
    let cities = json!([
        {"wonder": "great_wall", "side": "b", "structures": ["lumber_yard", "press_1"], "coins": 9},
        {"wonder": "olympia", "coins": 0, "hand": ["altar"]},
        {"wonder": "gizah", "coins": 1, "hand": ["theater"]},
    ]);
    let mut game = scene(3, json!({"cities": cities}));
    let card = own_view(&game, 0).hand.unwrap()[0].card;
    // Two wood (one bought from the left) and papyrus.
    turn(
        &mut game,
        &[
            &format!("stage 3 with {card} left 2"),
            "build altar",
            "build theater",
        ],
    );
    assert_eq!(
        coins(&game),
        [7, 0, 0],
        "SWB-8.4: the sale came first; SWB-9.18: whoever has less pays everything"
    );
}

/// SWB-8.5, SWB-8.6, SWB-8.7, SWB-9.12: last card, left-over cards, discard pile, in this order.
#[test]
fn swb_8_5_swb_8_6_swb_8_7_last_card_then_left_over_then_discard_pile() {
    let cities = json!([
        {"wonder": "babylon", "side": "b", "hand": ["altar", "theater"],
         "stages": [{"stage": 1, "card": "baths"}, {"stage": 2, "card": "stockade"}]},
        {"wonder": "halikarnassos", "side": "b", "structures": ["ore_vein"], "hand": ["tavern", "pawnshop"]},
        {"wonder": "rhodos"}, {}, {},
    ]);
    let mut game = scene(5, json!({"turn": 6, "cities": cities}));
    turn(&mut game, &["build altar", "stage 1 with tavern left 2"]);
    assert_eq!(
        view(&game).phase,
        Phase::LastCard,
        "SWB-8.5: step D comes first"
    );
    assert_eq!(
        view(&game).discard_count,
        3,
        "SWB-8.6: the others' last cards are not discarded yet"
    );
    turn(&mut game, &["sell theater"]);
    assert_eq!(
        view(&game).phase,
        Phase::Dig { city: city_of(1) },
        "SWB-8.7"
    );
    assert!(
        allows(&game, 1, "dig theater"),
        "SWB-9.8: discarded in step D"
    );
    assert!(
        allows(&game, 1, "dig pawnshop"),
        "SWB-8.6: the player's left-over card"
    );
    let events = turn(&mut game, &["", "dig theater"]);
    assert!(has(&game, 1, "theater"));
    assert!(
        events
            .iter()
            .any(|event| matches!(event, Event::AgeBegan { age: Age::II, .. })),
        "SWB-8.8"
    );
}

/// SWB-8.8: losses, then tower tiles, then hands pass.
#[test]
fn swb_8_8_losses_then_tiles_then_hands() {
    let cities = json!([
        {"wonder": "great_wall", "side": "b", "structures": ["lumber_yard", "press_1"], "coins": 9},
        {"wonder": "olympia", "tiles": [5, null, null], "hand": ["altar"]},
        {"wonder": "gizah"},
    ]);
    let mut game = scene(3, json!({"cities": cities}));
    let card = own_view(&game, 0).hand.unwrap()[0].card;
    let events = turn(
        &mut game,
        &[&format!("stage 3 with {card} left 2"), "tower 5 with altar"],
    );
    let at = |found: &dyn Fn(&Event) -> bool| events.iter().position(found).expect("it happened");
    let loss = at(&|event| matches!(event, Event::Coins { coins, .. } if *coins < 0));
    let tile = at(&|event| matches!(event, Event::TilePlaced { .. }));
    let hands = at(&|event| matches!(event, Event::HandsPassed { .. }));
    assert!(loss < tile && tile < hands, "SWB-8.8");
}

/// SWB-8.9: within a step the order of seats does not matter.
#[test]
fn swb_8_9_the_order_of_choosing_does_not_matter() {
    let cities = json!([{"hand": ["altar"]}, {"hand": ["tavern"]}, {"hand": ["theater"]}, {"hand": ["stockade"]}]);
    let start = scene(4, json!({"cities": cities}));
    let texts = [
        "build altar",
        "build tavern",
        "build theater",
        "sell stockade",
    ];
    let after = |order: [u8; 4]| {
        let mut game = start;
        for seat in order {
            crate::support::choose(&mut game, seat, texts[usize::from(seat)]);
        }
        game
    };
    assert_eq!(after([0, 1, 2, 3]), after([3, 1, 0, 2]), "SWB-8.9");
}

/// SWB-9.9: building from the pile is optional; an empty pile asks nobody.
#[test]
fn swb_9_9_digging_is_optional() {
    let digger = json!({"wonder": "halikarnassos", "side": "b", "structures": ["foundry"]});
    let mut game = scene(
        3,
        json!({"age": 2, "cities": [digger], "discards": ["baths"]}),
    );
    let card = own_view(&game, 0).hand.unwrap()[0].card;
    turn(&mut game, &[&format!("stage 1 with {card}")]);
    assert!(legal(&game, 0).contains(&"leave".to_owned()), "SWB-9.9");
    turn(&mut game, &["leave"]);
    assert_eq!((view(&game).phase, turn_of(&game)), (Phase::Turn, 5));
    let mut quiet = scene(
        3,
        json!({"cities": [
            {"wonder": "halikarnassos", "side": "b", "structures": ["ore_vein"], "coins": 4},
            {"wonder": "rhodos", "hand": ["altar"]}, {"wonder": "gizah", "hand": ["theater"]},
        ]}),
    );
    let card = own_view(&quiet, 0).hand.unwrap()[0].card;
    turn(
        &mut quiet,
        &[
            &format!("stage 1 with {card} left 2"),
            "build altar",
            "build theater",
        ],
    );
    assert_eq!(
        view(&quiet).phase,
        Phase::Turn,
        "SWB-9.9: nothing lies on the pile"
    );
    assert_eq!(refused(&quiet, 0, "leave"), "SWB-3.2");
}
