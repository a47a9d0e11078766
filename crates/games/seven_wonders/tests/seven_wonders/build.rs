//! Sections SWB-1, SWB-4 and SWB-7: what can be done with a card.

use serde_json::json;

use crate::support::{
    allows, coins, has, legal, own_view, points, refused, scene, starting, structures, turn, view,
};

/// SWB-1.1, SWB-3.3: left is the next seat clockwise: it gets the hand in Age I.
#[test]
fn swb_1_1_swb_3_3_left_is_the_next_seat_clockwise() {
    let mut game = scene(4, json!({}));
    let hands: Vec<Vec<_>> = (0..4)
        .map(|seat| {
            own_view(&game, seat)
                .hand
                .unwrap()
                .iter()
                .map(|h| h.card)
                .collect()
        })
        .collect();
    turn(&mut game, &[]);
    for seat in 0..4u8 {
        let from = &hands[usize::from(seat + 3) % 4];
        let hand = own_view(&game, seat).hand.unwrap();
        assert!(
            hand.iter().all(|held| from.contains(&held.card)),
            "SWB-1.1: from the right neighbour"
        );
    }
}

/// SWB-1.3: cards of seven colours, and black ones with Cities.
#[test]
fn swb_1_3_cards_have_seven_colours() {
    let colours: std::collections::BTreeSet<_> = ziggurat_seven_wonders::Card::ALL
        .iter()
        .map(|card| card.colour())
        .collect();
    assert_eq!(colours.len(), 8, "SWB-1.3");
}

/// SWB-1.4, SWB-4.1: no second structure of the same name.
#[test]
fn swb_1_4_swb_4_1_no_second_structure_of_the_same_name() {
    let city = json!({"structures": ["loom_1"], "hand": ["loom_2"]});
    let game = scene(3, json!({"age": 2, "cities": [city]}));
    assert_eq!(refused(&game, 0, "build loom_2"), "SWB-4.1", "SWB-1.4");
    let city = json!({"structures": ["altar"], "hand": ["altar"]});
    let game = scene(5, json!({"cities": [city]}));
    assert_eq!(refused(&game, 0, "build altar"), "SWB-4.1");
    assert!(allows(&game, 0, "sell altar"));
}

/// SWB-1.5: the bank never runs out.
#[test]
fn swb_1_5_the_bank_never_runs_out() {
    let mut game = scene(3, json!({"cities": [{"coins": 1500}]}));
    turn(&mut game, &[]);
    assert_eq!(
        coins(&game)[0],
        1503,
        "SWB-1.5: far more coins than in the box"
    );
}

/// SWB-4.2: the card for a stage lies face down, is not a structure and has no colour; its cost does not matter.
#[test]
fn swb_4_2_the_card_under_a_stage_is_not_a_structure() {
    let city = json!({"wonder": "gizah", "structures": ["stone_pit"], "hand": ["apothecary"]});
    let mut game = scene(
        3,
        json!({"cities": [city, {"wonder": "alexandria"}, {"wonder": "ephesos"}]}),
    );
    assert!(
        starting(&game, 0, "build apothecary").is_empty(),
        "nobody sells textile"
    );
    turn(&mut game, &["stage 1 with apothecary"]);
    assert_eq!(structures(&game, 0), ["stone_pit"], "SWB-4.2");
    assert!(
        view(&game).cities[0]
            .colours
            .iter()
            .all(|(colour, n)| (*n == 1) == (colour.id() == "brown"))
    );
    assert_eq!(points(&game, 0, "wonder"), 3);
}

/// SWB-4.3: 3 coins for a card that goes face down to the discard pile.
#[test]
fn swb_4_3_a_card_can_be_sold() {
    let mut game = scene(3, json!({"cities": [{"hand": ["altar"]}]}));
    turn(&mut game, &["sell altar"]);
    assert_eq!(
        (coins(&game)[0], view(&game).discard_count),
        (6, 3),
        "SWB-4.3"
    );
    assert!(!has(&game, 0, "altar"));
}

/// SWB-4.4: with the tower there is a fourth use, otherwise not.
#[test]
fn swb_4_4_the_tower_is_a_fourth_use() {
    let game = scene(
        3,
        json!({"cities": [{"hand": ["altar"], "tiles": [4, 9, 17]}]}),
    );
    for tile in [4, 9, 17] {
        assert!(
            allows(&game, 0, &format!("tower {tile} with altar")),
            "SWB-4.4"
        );
    }
    assert_eq!(refused(&game, 1, "tower 4 with altar"), "SWB-3.2");
}

/// SWB-4.5: the commitment fixes card, use, way, stage and payment, and is checked against the start of the turn.
#[test]
fn swb_4_5_a_commitment_contains_everything() {
    let cities = json!([
        {"wonder": "great_wall", "structures": ["quarry", "foundry"], "coins": 9},
        {"wonder": "rhodos"}, {"wonder": "gizah"},
    ]);
    let game = scene(3, json!({"age": 2, "cities": cities}));
    let card = own_view(&game, 0).hand.unwrap()[0].card;
    let stages = starting(&game, 0, &format!("stage 3 with {card}"));
    assert!(
        !stages.is_empty() && stages.iter().all(|text| text.contains("right")),
        "SWB-4.5: {stages:?}"
    );
    assert!(
        !starting(&game, 0, &format!("stage 4 with {card}")).is_empty(),
        "SWB-4.5: which stage is fixed"
    );
}

/// SWB-7.1, SWB-7.4: a chain costs nothing, not even coins of a neighbour.
#[test]
fn swb_7_1_swb_7_4_a_chain_costs_nothing() {
    let city = json!({"coins": 0, "structures": ["baths"], "hand": ["aqueduct"]});
    let mut game = scene(3, json!({"age": 2, "cities": [city]}));
    turn(&mut game, &["build aqueduct chain"]);
    assert!(has(&game, 0, "aqueduct"));
    assert_eq!(coins(&game)[0], 0, "SWB-7.1");
}

/// SWB-7.3: a card under the Wonder does not chain, nor does a structure that is gone.
#[test]
fn swb_7_3_only_standing_structures_chain() {
    let city = json!({"stages": [{"stage": 1, "card": "baths"}], "hand": ["aqueduct"]});
    let game = scene(3, json!({"age": 2, "cities": [city], "discards": []}));
    assert_eq!(
        refused(&game, 0, "build aqueduct chain"),
        "SWB-7.1",
        "SWB-7.3"
    );
    let game = scene(
        3,
        json!({"age": 2, "cities": [{"hand": ["aqueduct"]}], "discards": ["baths"]}),
    );
    assert_eq!(
        refused(&game, 0, "build aqueduct chain"),
        "SWB-7.1",
        "SWB-7.3"
    );
}

/// SWB-7.4: a free card, or a card from Olympia's power, is not a chain build: tile 14 pays nothing.
#[test]
fn swb_7_4_only_chains_are_chain_builds() {
    let city = json!({
        "wonder": "olympia", "structures": ["baths"], "hand": ["aqueduct", "vineyard"], "tower": 1,
        "stages": [{"stage": 1, "card": "altar"}, {"stage": 2, "card": "theater"}],
    });
    let at = |text: &str| {
        let mut game = scene(
            3,
            json!({"age": 2, "tower": [14], "cities": [city, {"wonder": "rhodos"}, {"wonder": "gizah"}]}),
        );
        turn(&mut game, &[text]);
        coins(&game)[0]
    };
    assert_eq!(
        at("build aqueduct chain"),
        3 + 2,
        "SWT-6.5: 2 coins in Age II"
    );
    assert_eq!(at("build aqueduct olympia"), 3, "SWB-7.4");
    assert_eq!(at("build vineyard"), 3, "SWB-7.4: no cost is not a chain");
}

/// SWB-3.2: whoever has nothing to choose, or a card that is not there, is refused.
#[test]
fn swb_3_2_only_cards_of_the_hand() {
    let game = scene(3, json!({"cities": [{"hand": ["altar"]}]}));
    assert_eq!(refused(&game, 0, "build palace"), "SWB-3.2");
    assert_eq!(refused(&game, 0, "leave"), "SWB-3.2");
    assert_eq!(
        refused(&game, 5, "build altar"),
        "SWB-3.2",
        "there is no such seat"
    );
    assert!(legal(&game, 0).contains(&"build altar".to_owned()));
}
