//! Section 11, first part: action cards in general, those for any time, the Joker.

use serde_json::{Value, json};
use ziggurat_engine::{Game, Seat, Viewer};
use ziggurat_tower_of_babel::{ActionCard, Cards, Event, Phase, TowerOfBabel};

use crate::support::{
    act, acts, allows, hand, hand_sizes, legal, legal_with, may, must, of_ships, offered, own,
    refused, scene, seen, ships, wonder,
};

fn holding(cards: &Value) -> TowerOfBabel {
    scene(3, &json!({"action_cards": cards}))
}

#[test]
fn tob_11_1_action_cards_are_hidden_but_their_number_is_not() {
    let game = holding(&json!([
        [],
        [
            "joker",
            "joker",
            "five_points",
            "disc_point",
            "triple_bonus"
        ]
    ]));
    for viewer in Viewer::all(3) {
        let player = game.view(viewer).players[1].clone();
        assert_eq!(player.action_card_count, 5, "TOB-11.1: no limit");
        assert_eq!(
            player.action_cards.is_some(),
            viewer.is(Seat(1)),
            "TOB-11.1"
        );
        assert_eq!(
            player.hand_count, 20,
            "TOB-11.1: they are not building cards"
        );
    }
}

#[test]
fn tob_11_2_a_used_card_leaves_the_game() {
    let mut game = holding(&json!([["draw_cards", "draw_cards"]]));
    act(&mut game, 0, "draw");
    assert_eq!(
        own(&game, 0).action_cards,
        Some(vec![ActionCard::DrawCards]),
        "TOB-11.2"
    );
    let view = seen(&game, 1);
    assert_eq!(view.used_action_cards, [ActionCard::DrawCards], "TOB-11.2");
    assert_eq!(
        view.action_pile, 13,
        "TOB-11.2: it does not go back to the pile"
    );
}

#[test]
fn tob_11_3_a_card_may_be_used_in_the_turn_in_which_it_was_drawn() {
    let last = wonder(&["ship_5", "camel_3 1", "crane_4 2"], &[]);
    let changes = json!({"wonders": {"tower_of_babel": last}, "action_pile": ["double_turn"]});
    let mut game = offered(
        "tower_of_babel",
        &[of_ships(0, false), of_ships(0, false)],
        &changes,
    );
    act(&mut game, 0, "build adding 5 ship");
    assert!(allows(&game, 0, "double yes"), "TOB-11.3");
}

#[test]
fn tob_11_4_no_card_must_be_used() {
    let all = json!([[
        "exchange_cards",
        "joker",
        "draw_cards",
        "triple_bonus",
        "double_turn"
    ]]);
    let mut game = holding(&all);
    assert!(allows(&game, 0, "pass"), "TOB-11.4");
    act(&mut game, 0, "pass");
    assert!(allows(&game, 0, "double no"), "TOB-11.4");
    act(&mut game, 0, "double no");
    assert_eq!(own(&game, 0).action_card_count, 5, "TOB-11.4");
}

#[test]
fn tob_11_5_anybody_may_play_them_while_the_game_waits() {
    let cards = json!([
        ["draw_cards"],
        ["draw_cards", "exchange_cards"],
        ["draw_cards"]
    ]);
    let mut game = holding(&cards);
    assert_eq!((must(&game), may(&game)), (vec![0], vec![1, 2]), "TOB-11.5");
    act(&mut game, 2, "draw");
    assert_eq!(
        seen(&game, 0).phase,
        Phase::Choosing,
        "TOB-11.5: the turn goes on"
    );
    act(&mut game, 1, "draw");
    act(&mut game, 1, "exchange 1 ship");
    assert_eq!(
        hand_sizes(&game),
        [20, 23, 23],
        "TOB-11.5: several, one after the other"
    );
    assert_eq!(refused(&game, 2, "draw"), "TOB-11.8", "it is used");
}

#[test]
fn tob_11_5_they_do_not_interrupt_the_triple_bonus_decision() {
    let cards = json!({"action_cards": [["draw_cards"], ["draw_cards"], ["exchange_cards"]]});
    let mut game = offered(
        "tower_of_babel",
        &[of_ships(1, false), of_ships(0, false)],
        &cards,
    );
    act(&mut game, 0, "abandon");
    assert_eq!(seen(&game, 0).phase, Phase::TripleBonus);
    assert_eq!(may(&game), Vec::<u8>::new(), "TOB-11.5");
    assert_eq!(refused(&game, 0, "draw"), "TOB-11.5");
    assert_eq!(refused(&game, 1, "draw"), "TOB-11.5");
    assert_eq!(refused(&game, 2, "exchange 1 ship"), "TOB-11.5");
}

#[test]
fn tob_11_6_the_moments_for_them() {
    // Before the active player passes or builds.
    let mut game = scene(
        3,
        &json!({
            "hands": [{"ship": 2}, {"ship": 2}, {"camel": 1}],
            "action_cards": [["draw_cards", "exchange_cards"], ["draw_cards", "exchange_cards"], ["draw_cards"]],
        }),
    );
    assert!(
        allows(&game, 0, "draw") && allows(&game, 1, "draw"),
        "TOB-11.6"
    );
    // After a disc is chosen, before one's own offer and after it as well.
    act(&mut game, 0, "choose tower_of_babel ship_5");
    assert!(
        allows(&game, 1, "draw") && allows(&game, 1, "exchange 1 ship"),
        "TOB-11.6"
    );
    act(&mut game, 1, "offer 1 ship");
    assert!(
        allows(&game, 1, "exchange 1 ship") && allows(&game, 0, "draw"),
        "TOB-11.6"
    );
    act(&mut game, 2, "offer nothing");
    // After the reveal, to be able to complete the build.
    assert_eq!(legal_with(&game, 0, "build").len(), 0);
    assert!(
        allows(&game, 0, "draw") && allows(&game, 0, "exchange 2 ship"),
        "TOB-11.6"
    );
    act(&mut game, 0, "draw");
    assert_eq!(seen(&game, 0).phase, Phase::Building, "TOB-11.6");
    // Before a Double Turn decision.
    act(&mut game, 0, "abandon");
    act(&mut game, 1, "triple no");
    assert_eq!(seen(&game, 0).phase, Phase::DoubleTurn);
    assert!(
        allows(&game, 0, "exchange 1 ship") && allows(&game, 2, "draw"),
        "TOB-11.6"
    );
}

#[test]
fn tob_11_7_card_exchange() {
    let mut game = holding(&json!([["exchange_cards"], [], []]));
    assert_eq!(refused(&game, 0, "exchange nothing"), "TOB-11.7");
    assert_eq!(refused(&game, 0, "exchange 3 ship 3 camel"), "TOB-11.7");
    assert_eq!(
        refused(&game, 1, "exchange 1 ship"),
        "TOB-11.7",
        "without the card"
    );
    assert!(allows(&game, 0, "exchange 5 ship"), "TOB-11.7");
    let events = act(&mut game, 0, "exchange 2 ship 1 camel 1 mason");
    let face_up = Event::CardsExchanged {
        seat: Seat(0),
        cards: Cards([1, 0, 2, 1]),
    };
    assert_eq!(
        TowerOfBabel::witness(&events[0], Viewer::Public),
        Some(face_up),
        "TOB-11.7: face up"
    );
    assert_eq!(
        hand(&game, 0).total(),
        20,
        "TOB-11.7: the same number is drawn"
    );
    assert_eq!(seen(&game, 1).discard, Cards([1, 0, 2, 1]), "TOB-11.7");
    let few = scene(
        3,
        &json!({"hands": [{"ship": 1}], "action_cards": [["exchange_cards"]]}),
    );
    assert_eq!(refused(&few, 0, "exchange 2 ship"), "TOB-11.7");
}

#[test]
fn tob_11_7_the_cards_are_on_the_discard_pile_before_the_first_draw() {
    // Everything is in hands: what is put down is all that can be drawn.
    let hands = json!([{"ship": 5}, {"camel": 25, "crane": 25, "ship": 20, "mason": 25}]);
    let mut game = scene(
        3,
        &json!({"hands": hands, "action_cards": [["exchange_cards"]]}),
    );
    let events = act(&mut game, 0, "exchange 3 ship");
    assert_eq!(hand(&game, 0), ships(5), "TOB-11.7, TOB-16.1");
    assert!(events.contains(&Event::Reshuffled { count: 3 }), "TOB-11.7");
}

#[test]
fn tob_11_8_draw_cards() {
    let mut game = holding(&json!([[], ["draw_cards"], []]));
    assert_eq!(refused(&game, 0, "draw"), "TOB-11.8");
    act(&mut game, 1, "draw");
    assert_eq!(hand_sizes(&game), [20, 23, 20], "TOB-11.8");
    // Even with fewer cards in deck and discard pile.
    let hands = json!([{"ship": 24}, {"camel": 25, "crane": 25, "mason": 25}]);
    let mut short = scene(
        3,
        &json!({"hands": hands, "action_cards": [["draw_cards"]]}),
    );
    act(&mut short, 0, "draw");
    assert_eq!(hand(&short, 0), ships(25), "TOB-11.8, TOB-16.2");
}

#[test]
fn tob_11_11_the_joker_only_for_the_active_player_while_building() {
    let jokers = json!({"action_cards": [[], ["joker"]]});
    let game = offered(
        "tower_of_babel",
        &[of_ships(1, false), of_ships(1, false)],
        &jokers,
    );
    assert_eq!(
        refused(&game, 0, "build adding 3 ship jokers 1"),
        "TOB-7.8",
        "TOB-11.11"
    );
    assert_eq!(legal(&game, 1), Vec::<String>::new(), "TOB-11.11");
    let own = holding(&json!([["joker"], [], []]));
    assert!(
        legal(&own, 0).iter().all(|t| !t.contains("joker")),
        "TOB-11.11: not while choosing"
    );
}

#[test]
fn tob_11_17_and_11_18_cards_that_count_at_the_end() {
    // Seat 1 builds the last ship; the discs of seat 0 count once or twice.
    let taken = ["ship_3", "ship_4", "ship_4", "ship_5", "ship_6"].map(|disc| (disc, 0));
    let mut changes = json!({
        "wonders": crate::support::with_taken(&taken),
        "hands": [{}, {"ship": 5}, {}],
        "to_move": 1,
    });
    let mut end = |cards: Value| {
        changes["action_cards"] = cards;
        let mut game = scene(3, &changes);
        let text = "choose temple_of_artemis ship_5";
        acts(&mut game, &[(1, text)]);
        for seat in [0, 2] {
            if must(&game).contains(&seat) {
                act(&mut game, seat, "offer nothing");
            }
        }
        act(&mut game, 1, "build adding 5 ship");
        assert!(crate::support::is_over(&game));
        crate::support::points(&game, "cards")
    };
    assert_eq!(end(json!([["disc_point"]])), [5, 0, 0], "TOB-11.17");
    assert_eq!(
        end(json!([["disc_point", "disc_point"]])),
        [10, 0, 0],
        "TOB-11.17: adding up"
    );
    assert_eq!(
        end(json!([["five_points", "five_points"]])),
        [10, 0, 0],
        "TOB-11.18"
    );
    assert_eq!(
        end(json!([["joker"], [], ["disc_point"]])),
        [0, 0, 0],
        "TOB-11.17, TOB-14.10"
    );
}
