//! Section 4: the turn.

use serde_json::json;
use ziggurat_babylonia::{Babylonia, Event, Options, Token};
use ziggurat_engine::{Game, Seat};

use crate::support::{
    act, acts, allows, deal_with, hex, in_random_play, is_over, legal, pile, places, points,
    refused, refused_to, scene, stands, to_act, totals,
};

/// What happened, in a word each.
fn words(events: &[Event]) -> Vec<&'static str> {
    let word = |event: &Event| match event {
        Event::Placed { .. } => "placed",
        Event::PlacementEnded { .. } => "ended",
        Event::CityScored { .. } => "city",
        Event::ZigguratScored { .. } => "ziggurat",
        Event::Refilled { .. } => "refilled",
        Event::TurnBegan { .. } => "turn",
        Event::GameOver { .. } => "over",
        _ => "other",
    };
    events.iter().map(word).collect()
}

/// BAB-4.1
#[test]
fn bab_4_1_place_score_refill_next() {
    let mut game = scene(
        3,
        &json!({"tiles": {"e12": "city_priest"}, "tokens": ["e11 1 farmer", "f11 1 farmer"]}),
    );
    let events = acts(&mut game, &["place farmer d11", "place farmer p5", "end"]);
    let expected = ["placed", "placed", "ended", "city", "refilled", "turn"];
    assert_eq!(words(&events), expected, "BAB-4.1");
    assert_eq!(to_act(&game), Seat(1), "BAB-4.1");
    assert!(matches!(events[5], Event::TurnBegan { seat: Seat(1), .. }));
}

#[test]
fn bab_4_1_only_the_active_player_acts() {
    let game = scene(3, &json!({}));
    for seat in [Seat(1), Seat(2)] {
        assert_eq!(refused_to(&game, seat, "place farmer p5"), "BAB-4.1");
        assert_eq!(refused_to(&game, seat, "end"), "BAB-4.1");
    }
    assert_eq!(refused(&game, "score f4"), "BAB-4.1");
}

/// BAB-4.2
#[test]
fn bab_4_2_nobody_can_pass() {
    let mut game = scene(3, &json!({}));
    assert_eq!(refused(&game, "end"), "BAB-4.2");
    act(&mut game, "place farmer p5");
    assert_eq!(
        refused(&game, "end"),
        "BAB-4.3",
        "one token is not a pass, but it is not a play either"
    );
    in_random_play(2, |walk| {
        let acting = walk.position.waiting().must.first();
        if acting.is_some() && walk.position.placed().count() == 0 {
            assert!(
                !legal(&walk.position).iter().any(|a| a.to_string() == "end"),
                "BAB-4.2"
            );
        }
    });
}

/// BAB-4.3
#[test]
fn bab_4_3_play_a_is_exactly_two_tokens_of_any_kinds() {
    for second in ["priest", "official", "farmer"] {
        let mut game = scene(
            3,
            &json!({"stands": stands(3, &["merchant", "priest", "official", "farmer", "farmer"])}),
        );
        acts(
            &mut game,
            &["place merchant g2", &format!("place {second} h2")],
        );
        assert!(allows(&game, "end"), "BAB-4.3");
        for third in ["priest", "official", "farmer"]
            .into_iter()
            .filter(|&t| t != second)
        {
            assert_eq!(refused(&game, &format!("place {third} p5")), "BAB-4.3");
        }
    }
    let mut twice = scene(
        3,
        &json!({"stands": stands(3, &["priest", "priest", "priest"])}),
    );
    acts(&mut twice, &["place priest g2", "place priest h2"]);
    assert_eq!(refused(&twice, "place priest p5"), "BAB-4.3");
    act(&mut twice, "end");
}

/// BAB-4.4
#[test]
fn bab_4_4_play_b_is_three_or_more_farmers_on_land() {
    let mut game = scene(3, &json!({"stands": stands(3, &["farmer"; 5])}));
    for place in ["g2", "h2", "p5", "p6", "p7"] {
        assert!(
            allows(&game, &format!("place farmer {place}")),
            "BAB-4.4: no upper limit"
        );
        act(&mut game, &format!("place farmer {place}"));
    }
    act(&mut game, "end");
    assert_eq!(to_act(&game), Seat(1));

    let mut mixed = scene(
        3,
        &json!({"stands": stands(3, &["farmer", "farmer", "farmer", "priest", "official"])}),
    );
    acts(&mut mixed, &["place farmer g2", "place farmer h2"]);
    assert_eq!(refused(&mixed, "place priest p5"), "BAB-4.4");
    assert!(allows(&mixed, "end"), "two farmers are play A");
    act(&mut mixed, "place farmer p5");
    assert_eq!(refused(&mixed, "place official p6"), "BAB-4.4");
    assert!(allows(&mixed, "end"), "BAB-4.4");
}

/// BAB-4.5
#[test]
fn bab_4_5_plays_c_and_d_are_for_the_owners_of_cards_4_and_5() {
    let nobles = ["place priest g2", "place official h2", "place merchant p5"];
    let farmers = [
        "place farmer g2",
        "place farmer h2",
        "place farmer p5",
        "place priest p6",
    ];
    let hand = stands(3, &["priest", "official", "merchant"]);
    let mixed = stands(3, &["farmer", "farmer", "farmer", "priest"]);
    for (card, hand, play) in [
        ("three_nobles", hand, &nobles[..]),
        ("noble_with_farmers", mixed, &farmers[..]),
    ] {
        let last = play[play.len() - 1];
        let mut with = scene(3, &json!({"stands": hand, "owned_cards": [[card]]}));
        acts(&mut with, play);
        assert!(allows(&with, "end"), "BAB-4.5: {card}");
        for owners in [json!([]), json!([[], [card]])] {
            let mut without = scene(3, &json!({"stands": hand, "owned_cards": owners}));
            acts(&mut without, &play[..play.len() - 1]);
            assert!(!allows(&without, last), "BAB-4.5: {card}");
        }
    }
}

/// BAB-4.6
#[test]
fn bab_4_6_each_placement_takes_full_effect_before_the_next() {
    let mut game = scene(3, &json!({"tiles": {"i4": "field_6"}}));
    assert_eq!(refused(&game, "place farmer i4"), "BAB-5.3");
    act(&mut game, "place farmer h4");
    assert!(
        allows(&game, "place farmer i4"),
        "BAB-4.6: the first token already counts"
    );
    act(&mut game, "place farmer i4");
    assert_eq!(totals(&game), [6, 0, 0], "BAB-4.6: points at once");
    assert_eq!(
        game.tile(hex("i4")),
        None,
        "BAB-4.6: the tile is gone at once"
    );
    assert_eq!(game.placed().collect::<Vec<_>>(), [hex("h4"), hex("i4")]);
}

#[test]
fn bab_4_6_only_tokens_on_the_stand_that_lead_to_a_play() {
    let game = scene(
        3,
        &json!({"stands": stands(3, &["priest", "farmer", "farmer"])}),
    );
    assert_eq!(refused(&game, "place official g2"), "BAB-4.6");
    assert_eq!(refused(&game, "place merchant g2"), "BAB-4.6");
    // A farmer, a noble and two more farmers can only become play D, which needs its card.
    let mut begun = scene(
        3,
        &json!({"stands": stands(3, &["priest", "farmer", "farmer", "farmer"]), "owned_cards": [["noble_with_farmers"]]}),
    );
    acts(
        &mut begun,
        &["place farmer g2", "place priest h2", "place farmer p5"],
    );
    assert!(!allows(&begun, "end"), "BAB-4.6: the play is not complete");
    assert_eq!(places(&begun, Token::Priest), [], "BAB-4.6");
    acts(&mut begun, &["place farmer p6", "end"]);
}

/// BAB-4.7
#[test]
fn bab_4_7_a_single_last_token_is_the_play() {
    for place in ["p5", "i2"] {
        let mut game = scene(
            3,
            &json!({"stands": stands(3, &["priest"]), "supplies": [[]]}),
        );
        assert_eq!(refused(&game, "end"), "BAB-4.2");
        act(&mut game, &format!("place priest {place}"));
        assert!(allows(&game, "end"), "BAB-4.7: {place}");
        act(&mut game, "end");
        assert!(is_over(&game));
    }
    let mut two = scene(
        3,
        &json!({"stands": stands(3, &["priest", "farmer"]), "supplies": [[]]}),
    );
    act(&mut two, "place priest p5");
    assert!(
        !allows(&two, "end"),
        "BAB-4.7: with two tokens the play is made in full"
    );
}

fn first_turn(turn_of: u8, hand: &[&str], limits: bool) -> Babylonia {
    let mut all = vec![json!({"farmer": 5}); 4];
    all[usize::from(turn_of)] = json!(hand);
    scene(
        4,
        &json!({
            "stands": all,
            "first_player": 1,
            "to_move": turn_of,
            "first_round": true,
            "options": {"first_round_limits": limits},
        }),
    )
}

/// BAB-4.8
#[test]
fn bab_4_8_the_start_player_places_exactly_one_token() {
    for place in ["p5", "i2"] {
        let mut game = first_turn(1, &["farmer", "farmer", "farmer"], true);
        assert_eq!(refused(&game, "end"), "BAB-4.2");
        act(&mut game, &format!("place farmer {place}"));
        assert_eq!(refused(&game, "place farmer p6"), "BAB-4.8");
        act(&mut game, "end");
        assert_eq!(to_act(&game), Seat(2));
    }
}

#[test]
fn bab_4_8_the_second_player_places_exactly_two() {
    let mut game = first_turn(2, &["farmer", "farmer", "farmer"], true);
    act(&mut game, "place farmer p5");
    assert_eq!(refused(&game, "end"), "BAB-4.8");
    act(&mut game, "place farmer p6");
    assert_eq!(refused(&game, "place farmer p7"), "BAB-4.8");
    act(&mut game, "end");
    assert_eq!(to_act(&game), Seat(3));
    let mut river = first_turn(2, &["priest", "farmer", "farmer"], true);
    acts(&mut river, &["place priest i2", "place farmer i1", "end"]);
}

#[test]
fn bab_4_8_third_and_fourth_player_are_free() {
    for seat in [3, 0] {
        let mut game = first_turn(seat, &["farmer", "farmer", "farmer"], true);
        acts(&mut game, &["place farmer p5", "place farmer p6"]);
        assert!(
            allows(&game, "end") && allows(&game, "place farmer p7"),
            "BAB-4.8"
        );
    }
}

#[test]
fn bab_4_8_the_limits_end_with_the_round_and_can_be_switched_off() {
    for (seat, needed) in [(1, 1), (2, 2)] {
        let mut off = first_turn(seat, &["farmer", "farmer", "farmer"], false);
        act(&mut off, "place farmer p5");
        assert!(
            !allows(&off, "end"),
            "BAB-4.8: switched off, {needed} are not the limit"
        );
        act(&mut off, "place farmer p6");
        assert!(allows(&off, "place farmer p7"), "BAB-4.8: switched off");
    }
    let limited = Options::default();
    let mut game = deal_with(limited, 2, 3);
    let begins = to_act(&game);
    let mut sizes = Vec::new();
    for _ in 0..3 {
        let seat = to_act(&game);
        let mut placed = 0;
        while to_act(&game) == seat {
            placed = placed.max(game.placed().count());
            let list = legal(&game);
            let text = list
                .iter()
                .find(|a| a.to_string() == "end")
                .unwrap_or(&list[0]);
            act(&mut game, &text.to_string());
        }
        sizes.push(placed);
    }
    assert_eq!(
        sizes,
        [1, 2, 2],
        "BAB-4.8: in the second round the start player needs a play"
    );
    assert_eq!(to_act(&game), begins.next(2));
}

/// BAB-4.9
#[test]
fn bab_4_9_there_is_always_room() {
    for (players, expected) in [(2, 92), (3, 119), (4, 138)] {
        let game = (0..).map(|seed| deal_with(Options::default(), players, seed));
        let mut with_farmer = game.filter(|game| !places(game, Token::Farmer).is_empty());
        let placeable = with_farmer
            .next()
            .map(|game| places(&game, Token::Farmer).len());
        assert_eq!(placeable, Some(expected), "BAB-4.9");
    }
    in_random_play(6, |walk| {
        let game = &walk.position;
        let Some(seat) = game.waiting().must.first() else {
            return;
        };
        let begins = game.placed().count() == 0
            && legal(game)
                .iter()
                .any(|a| a.to_string().starts_with("place"));
        if begins && pile(game, "stands", seat.index()) >= 4 {
            let free = Token::ALL.iter().map(|&token| places(game, token));
            let land = free.map(|hexes| hexes.iter().filter(|hex| !hex.is_river()).count());
            assert!(land.max() >= Some(4), "BAB-4.9: {walk}");
        }
    });
}

/// BAB-4.10: the table takes back; here, what it may take back.
#[test]
fn bab_4_10_placements_can_be_taken_back_until_the_step_ends() {
    let mut game = scene(
        3,
        &json!({"tiles": {"i4": "field_6"}, "tokens": ["h3 0 farmer"]}),
    );
    for placement in ["place farmer i4", "place priest i2"] {
        assert!(!act(&mut game, placement).barrier, "BAB-4.10: {placement}");
    }
    assert_eq!(points(&game, 0, "fields"), 6);
    assert!(act(&mut game, "end").barrier, "BAB-4.10");
}

#[test]
fn bab_4_10_decisions_after_the_step_stay() {
    let mut game = scene(
        3,
        &json!({
            "tiles": {"e12": "city_priest"},
            "tokens": ["d10 1 farmer", "c11 1 farmer", "b10 1 farmer", "e11 2 farmer", "f11 2 farmer"],
            "owned_cards": [["extra_turn"]],
        }),
    );
    acts(&mut game, &["place farmer b9", "place farmer d11", "end"]);
    for decision in ["score c10", "take seven_tokens", "extra no"] {
        assert!(act(&mut game, decision).barrier, "BAB-4.10: {decision}");
    }
}
