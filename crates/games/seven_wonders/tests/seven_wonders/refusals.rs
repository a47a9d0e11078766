//! What is refused names the right rule and says what is true: what is missing, and what is possible.

use serde_json::{Value, json};
use ziggurat_engine::{Game, Illegal, Seat};
use ziggurat_seven_wonders::SevenWonders;
use ziggurat_words::{Lang, say_numbered};

use crate::support::{action, all_modules, allows, scene, scene_with, turn, view};

fn why(game: &SevenWonders, seat: u8, text: &str) -> Illegal {
    let checked = game.check(Seat(seat), &action(text));
    checked.expect_err("it is refused")
}

/// The rule and the sentence in English; there is one in German as well.
fn told(game: &SevenWonders, seat: u8, text: &str) -> (&'static str, String) {
    let illegal = why(game, seat, text);
    let german = say_numbered(Lang::De, &illegal.why);
    assert!(!german.contains("swb-"), "{german}");
    (illegal.rule.0, say_numbered(Lang::En, &illegal.why))
}

fn says(game: &SevenWonders, text: &str, rule: &str, sentence: &str) {
    assert_eq!(
        told(game, 0, text),
        (leaked(rule), sentence.to_owned()),
        "{text}"
    );
}

fn leaked(rule: &str) -> &'static str {
    Box::leak(rule.to_owned().into_boxed_str())
}

/// SWB-9.8: whoever digs can neither build a stage with the card nor discard it.
#[test]
fn swb_9_8_the_same_name_while_digging_offers_what_is_possible() {
    let city = json!({"wonder": "halikarnassos", "structures": ["loom_2"]});
    let changes = json!({"age": 2, "phase": {"dig": {"city": 0}}, "cities": [city],
        "discards": ["loom_1", "altar"]});
    let game = scene(4, changes);
    says(
        &game,
        "dig loom_1",
        "SWB-9.8",
        "There is already a structure of this name in the city; choose another card from the discard \
         pile, or take nothing.",
    );
    assert!(allows(&game, 0, "dig altar") && allows(&game, 0, "leave"));
}

/// SWB-6.6: coins of this turn do not count at first, but in the later payments of the turn.
#[test]
fn swb_6_6_coins_of_this_turn_count_in_later_payments() {
    let mut game = scene(
        3,
        json!({"age": 1, "turn": 6, "cities": [
        {"wonder": "babylon", "side": "b", "coins": 1, "hand": ["baths", "scriptorium"],
         "stages": [{"stage": 1, "card": "altar"}, {"stage": 2, "card": "theater"}]},
        {"structures": ["stone_pit"]}, {}]}),
    );
    says(
        &game,
        "build baths left 2",
        "SWB-6.6",
        "That takes 2 coins, and the city has 1: 1 is missing. Coins gained this turn do not \
         count yet.",
    );
    turn(&mut game, &["sell scriptorium"]);
    assert!(allows(&game, 0, "build baths left 2"), "4 coins now");
    says(
        &game,
        "build baths left 6",
        "SWB-6.6",
        "That takes 6 coins, and the city has 4: 2 are missing.",
    );
}

/// SWB-15.1
#[test]
fn swb_15_1_four_players_have_no_free_city() {
    let game = scene(4, json!({"cities": [{"hand": ["altar"]}]}));
    says(
        &game,
        "city build altar",
        "SWB-15.1",
        "There is a Free City only with two players; choose for your own city.",
    );
    let mut chosen = game;
    crate::support::choose(&mut chosen, 0, "build altar");
    assert_eq!(why(&chosen, 0, "city sell altar").rule.0, "SWB-15.1");
}

/// SWB-9.5: having no power and having used it this age are two things.
#[test]
fn swb_9_5_olympias_way_needs_the_power() {
    let olympia = |more: Value| {
        let mut city = json!({"wonder": "olympia", "side": "a", "hand": ["aqueduct"],
            "stages": [{"stage": 1, "card": "altar"}, {"stage": 2, "card": "theater"}]});
        if let Some(more) = more.as_object() {
            more.iter()
                .for_each(|(key, value)| city[key] = value.clone());
        }
        scene(3, json!({"age": 2, "cities": [city]}))
    };
    assert!(allows(&olympia(json!({})), 0, "build aqueduct olympia"));
    says(
        &olympia(json!({"stages": []})),
        "build aqueduct olympia",
        "SWB-9.5",
        "Your city cannot build a structure without paying its cost; pay for it.",
    );
    says(
        &olympia(json!({"free_built": true})),
        "build aqueduct olympia",
        "SWB-9.5",
        "You have already built your free structure of this age; pay the cost.",
    );
}

/// SWC-7.6: the same for Caligula, who is for black cards alone.
#[test]
fn swc_7_6_caligulas_way_needs_caligula() {
    let with = |leaders: Value, card: &str, used: bool| {
        let city = json!({"leaders": leaders, "hand": [card], "black_built": used});
        scene_with(all_modules(), 3, json!({"age": 2, "cities": [city]}))
    };
    let lair = "build spy_ring caligula";
    assert!(allows(
        &with(json!(["caligula"]), "spy_ring", false),
        0,
        lair
    ));
    for (game, text, key) in [
        (
            with(json!([]), "spy_ring", false),
            lair,
            "swb-why-no_caligula",
        ),
        (
            with(json!(["caligula"]), "spy_ring", true),
            lair,
            "swb-why-caligula",
        ),
        (
            with(json!(["caligula"]), "aqueduct", false),
            "build aqueduct caligula",
            "swb-why-caligula_colour",
        ),
    ] {
        let illegal = why(&game, 0, text);
        assert_eq!((illegal.rule.0, illegal.why.key), ("SWC-7.6", key));
    }
}

/// SWL-3.2, SWL-12.2: with the tower a leader can be discarded for a tile.
#[test]
fn swl_3_2_swl_12_2_the_tile_is_among_the_uses_of_a_leader() {
    let recruiting = |options: Value| {
        let cities = json!([{"leader_hand": ["nero"]}, {"leader_hand": ["sappho"]}, {"leader_hand": ["plato"]}]);
        scene_with(
            options,
            3,
            json!({"phase": "recruit", "turn": "recruitment", "cities": cities}),
        )
    };
    says(
        &recruiting(json!({"leaders": true, "babel_tower": true})),
        "sell altar",
        "SWL-3.2",
        "Choose one of your leaders: recruit it, build a stage with it, discard it for 3 coins, or \
         discard it to build a tower tile.",
    );
    says(
        &recruiting(json!({"leaders": true})),
        "sell altar",
        "SWL-3.2",
        "Choose one of your leaders: recruit it, build a stage with it, or discard it for 3 coins.",
    );
}

/// SWB-6.3, SWB-6.6: which resources nobody has, and how many; how many coins.
#[test]
fn swb_6_3_swb_6_6_what_is_missing_for_a_structure_is_named() {
    let cities = |coins: u16, left: Value| {
        json!([
            {"wonder": "gizah", "coins": coins, "hand": ["palace"], "structures": ["lumber_yard", "clay_pool"]},
            {"wonder": "rhodos", "structures": left}, {"wonder": "ephesos"}
        ])
    };
    let game = |coins, left| scene(3, json!({"age": 3, "cities": cities(coins, left)}));
    says(
        &game(50, json!([])),
        "build palace",
        "SWB-6.3",
        "Neither the city nor its neighbours can provide everything; missing: 1 glass and 1 textile.",
    );
    says(
        &game(5, json!(["loom_1", "glassworks_1"])),
        "build palace",
        "SWB-6.6",
        "That takes 8 coins, and the city has 5: 3 are missing. Coins gained this turn do not \
         count yet.",
    );
    let hand = crate::support::own_view(&game(5, json!(["loom_1", "glassworks_1"])), 0).hand;
    let lack = serde_json::to_value(&hand.unwrap()[0].lack).unwrap();
    assert_eq!(lack, json!({"coins": {"needed": 8, "missing": 3}}));
    let hand = crate::support::own_view(&game(50, json!([])), 0).hand;
    let lack = serde_json::to_value(&hand.unwrap()[0].lack).unwrap();
    assert_eq!(lack, json!({"resources": {"glass": 1, "textile": 1}}));
}

/// SWB-6.3: a choice of a source counts once, so one of two resources is missing.
#[test]
fn swb_6_3_a_source_of_choice_fills_one_gap() {
    let cities = json!([
        {"wonder": "alexandria", "side": "a", "coins": 9, "hand": ["aqueduct"], "structures": ["timber_yard"]},
        {"wonder": "rhodos"}, {"wonder": "olympia"}
    ]);
    // Aqueduct: three stones; the Timber Yard has stone or wood.
    says(
        &scene(3, json!({"age": 2, "cities": cities})),
        "build aqueduct",
        "SWB-6.3",
        "Neither the city nor its neighbours can provide everything; missing: 2 stone.",
    );
}

/// SWB-4.2, SWB-6.3, SWB-6.6: the same for stages, including those with a leader.
#[test]
fn swb_4_2_swb_6_3_swb_6_6_what_is_missing_for_a_stage_is_named() {
    let city = json!({"wonder": "gizah", "side": "b", "coins": 3, "hand": ["altar"]});
    let near = json!({"wonder": "olympia", "side": "a", "structures": ["lumber_yard"]});
    let alone = scene(
        3,
        json!({"cities": [city, {"wonder": "rhodos"}, {"wonder": "ephesos"}]}),
    );
    says(
        &alone,
        "stage 1 with altar",
        "SWB-6.3",
        "Neither the city nor its neighbours can provide everything; missing: 2 wood.",
    );
    let poor = scene(3, json!({"cities": [city, near, {"wonder": "rhodos"}]}));
    says(
        &poor,
        "stage 1 with altar",
        "SWB-6.6",
        "That takes 4 coins, and the city has 3: 1 is missing. Coins gained this turn do not \
         count yet.",
    );
    let city = json!({"wonder": "gizah", "side": "b", "leader_hand": ["nero"]});
    let cities = json!([city, {"wonder": "rhodos"}, {"wonder": "ephesos"}]);
    let changes = json!({"phase": "recruit", "turn": "recruitment", "cities": cities});
    says(
        &scene_with(json!({"leaders": true}), 3, changes),
        "stage 1 with leader nero",
        "SWB-6.3",
        "Neither the city nor its neighbours can provide everything; missing: 2 wood.",
    );
}

/// SWL-3.6
#[test]
fn swl_3_6_what_is_missing_for_a_leader_is_named() {
    let cities = json!([{"coins": 1, "leader_hand": ["plato"]}, {}, {}]);
    let changes = json!({"phase": "recruit", "turn": "recruitment", "cities": cities});
    says(
        &scene_with(json!({"leaders": true}), 3, changes),
        "recruit plato",
        "SWL-3.6",
        "This leader costs 4 coins, and you have 1: 3 are missing.",
    );
}

/// SWC-4.2
#[test]
fn swc_4_2_paying_too_much_of_a_loss_is_answered_with_what_is_owed() {
    let cities = json!([{"coins": 2, "owed": 3}, {}, {}]);
    let changes = json!({"phase": "losses", "cities": cities});
    says(
        &scene_with(json!({"cities": true}), 3, changes),
        "pay 3",
        "SWC-4.2",
        "You owe 3 and have 2, so you can pay 2 at most.",
    );
}

/// SWB-6.4, SWB-6.8: a wrong payment hears of the right ones.
#[test]
fn swb_6_4_swb_6_8_a_wrong_payment_hears_of_the_right_ones() {
    let cities = json!([
        {"wonder": "gizah", "coins": 9, "hand": ["stockade"]},
        {"wonder": "olympia"}, {"wonder": "ephesos", "structures": ["lumber_yard"]}
    ]);
    let game = scene(3, json!({"cities": cities}));
    says(
        &game,
        "build stockade",
        "SWB-6.4",
        "That is too little: the missing resources cost at least 2 coins, and 0 are named. Possible: \
         right 2 and left 2.",
    );
    says(
        &game,
        "build stockade left 4",
        "SWB-6.8",
        "The missing resources cannot be bought for exactly 4 coins, split like this, and nothing \
         superfluous may be bought. Possible: right 2 and left 2.",
    );
}

/// SWP-4.3
#[test]
fn swp_4_3_how_many_tokens_must_be_returned_is_said() {
    let cities = json!([{"victories": {"ones": 2, "threes": 1}}, {"joined": 1}, {"joined": 1}]);
    let changes = json!({"age": 3, "turn": 6, "phase": "penalty", "project": "triumphal_arches",
        "project_tokens": 1, "cities": cities});
    let game = scene(3, changes);
    says(
        &game,
        "return 2 1 0",
        "SWP-4.3",
        "Choose exactly 2 of your victory tokens.",
    );
}

/// SWB-4.5: where there is no project, an action does not mention one; a payment only names its coins.
#[test]
fn swb_4_5_an_action_of_a_base_game_says_nothing_of_projects() {
    let text = |game: &SevenWonders, typed: &str| {
        say_numbered(Lang::En, &game.tell_action(&action(typed)))
    };
    let cities = json!([
        {"wonder": "gizah", "coins": 9, "hand": ["temple"], "structures": ["altar", "glassworks_1", "clay_pool"]},
        {"wonder": "olympia"}, {}
    ]);
    let base = scene_with(json!({}), 3, json!({"age": 2, "cities": cities}));
    assert_eq!(text(&base, "build temple left 2"), "Build Temple, left 2");
    assert_eq!(text(&base, "build temple chain"), "Build Temple (by chain)");
    let joined = json!({"age": 2, "project": "obelisk", "project_tokens": 2, "cities": cities});
    let project = scene(3, joined);
    assert!(view(&project).project.is_some());
    assert_eq!(
        text(&project, "build temple left 2"),
        "Build Temple, left 2"
    );
}
