//! Section 9: refill, end, winner.

use serde_json::{Value, json};
use ziggurat_babylonia::Babylonia;
use ziggurat_engine::{Chance, Game, Outcome, Seat};

use crate::{
    cities::close_e12,
    support::{
        act, act_with, acts, document, in_random_play, is_over, pile, refused_to, scene, stands,
        to_act, totals,
    },
};

const TWO_FARMERS: [&str; 3] = ["place farmer p5", "place farmer p6", "end"];

/// BAB-9.1
#[test]
fn bab_9_1_the_stand_is_refilled_to_five() {
    let mut game = scene(3, &json!({}));
    acts(&mut game, &TWO_FARMERS);
    assert_eq!(pile(&game, "stands", 0), 5, "BAB-9.1");
    assert_eq!(
        pile(&game, "supplies", 0),
        4,
        "BAB-9.1: from the player's own supply"
    );
    assert_eq!([1, 2].map(|seat| pile(&game, "supplies", seat)), [6, 6]);
    let mut many = scene(3, &json!({"stands": stands(3, &["farmer"; 5])}));
    acts(
        &mut many,
        &[
            "place farmer o5",
            "place farmer o6",
            "place farmer o7",
            "place farmer p5",
            "end",
        ],
    );
    assert_eq!(
        (pile(&many, "stands", 0), pile(&many, "supplies", 0)),
        (5, 2),
        "BAB-9.1"
    );
    let six = json!({"stands": [{"farmer": 6}]});
    assert!(crate::support::invalid(3, &six).contains("BAB-9.1"));
}

#[test]
fn bab_9_1_tokens_are_drawn_at_random() {
    let mut hands = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let mut game = scene(3, &json!({}));
        acts(&mut game, &TWO_FARMERS[..2]);
        act_with(&mut game, "end", &mut Chance::new(seed));
        hands.insert(document(&game)["stands"][0].to_string());
    }
    assert!(hands.len() > 4, "BAB-9.1: {hands:?}");
}

/// BAB-9.2
#[test]
fn bab_9_2_with_an_empty_supply_the_player_goes_on_with_the_rest() {
    let mut game = scene(
        3,
        &json!({"supplies": [["priest"], {"farmer": 6}, {"farmer": 6}]}),
    );
    acts(&mut game, &TWO_FARMERS);
    assert_eq!(pile(&game, "stands", 0), 4, "BAB-9.2");
    assert_eq!(document(&game)["supplies"][0], json!({}));
    acts(&mut game, &["place farmer o5", "place farmer o6", "end"]);
    acts(&mut game, &["place farmer n4", "place farmer n5", "end"]);
    assert_eq!(to_act(&game), Seat(0), "BAB-9.2: the game goes on");
    acts(&mut game, &["place priest h1", "place official h2", "end"]);
    assert_eq!(
        pile(&game, "stands", 0),
        2,
        "BAB-9.2: nothing is left to draw"
    );
}

/// Seat 0 plays its last two tokens; the others have as many as given.
fn last_tokens(others: usize) -> Babylonia {
    let mut all = vec![json!(["farmer", "farmer"])];
    all.resize(3, json!(vec!["farmer"; others]));
    let mut game = scene(3, &json!({"stands": all, "supplies": []}));
    acts(&mut game, &TWO_FARMERS);
    game
}

fn reason(game: &Babylonia) -> Option<&'static str> {
    game.outcome().map(|outcome| outcome.reason)
}

/// BAB-9.3
#[test]
fn bab_9_3_the_game_ends_with_an_empty_stand() {
    assert_eq!(reason(&last_tokens(5)), Some("stand_empty"), "BAB-9.3");
    // One token left on the stand: the game goes on.
    let mut left = scene(
        3,
        &json!({"stands": stands(3, &["farmer", "farmer", "priest"]), "supplies": []}),
    );
    acts(&mut left, &TWO_FARMERS);
    assert!(!is_over(&left), "BAB-9.3");
    // Only the active player's stand is looked at.
    let empty = json!([["farmer", "farmer", "priest"], ["farmer", "farmer"], []]);
    let mut other = scene(3, &json!({"stands": empty, "supplies": []}));
    acts(&mut other, &TWO_FARMERS);
    assert_eq!(to_act(&other), Seat(1), "BAB-9.3");
}

/// Only these cities lie on the board; seat 0 closes E12.
fn cities_left(others: &[&str], tokens: &Value) -> Babylonia {
    let mut tiles = json!({"e12": "city_priest"});
    others
        .iter()
        .for_each(|hex| tiles[*hex] = json!("city_official"));
    let document = json!({
        "players": 3,
        "tiles": tiles,
        "tokens": tokens,
        "stands": stands(3, &["farmer"; 5]),
        "supplies": vec![json!({"farmer": 2}); 3],
    });
    let mut game: Babylonia = serde_json::from_value(document).expect("a document");
    acts(&mut game, &["place farmer d11", "place farmer p5", "end"]);
    game
}

#[test]
fn bab_9_3_the_game_ends_with_at_most_one_city() {
    let won = json!(["e11 1 farmer", "f11 1 farmer"]);
    let tied = json!(["e11 1 farmer", "f11 2 farmer"]);
    let open = json!(["e11 1 farmer"]);
    for tokens in [&won, &tied] {
        assert_eq!(
            reason(&cities_left(&["f4"], tokens)),
            Some("few_cities"),
            "BAB-9.3"
        );
        assert_eq!(
            reason(&cities_left(&[], tokens)),
            Some("few_cities"),
            "BAB-9.3"
        );
        assert_eq!(
            reason(&cities_left(&["f4", "h10"], tokens)),
            None,
            "BAB-9.3: two are left"
        );
    }
    assert_eq!(
        reason(&cities_left(&["f4"], &open)),
        None,
        "BAB-9.3: nothing was scored"
    );
}

/// BAB-9.4
#[test]
fn bab_9_4_the_round_is_not_finished() {
    let game = last_tokens(5);
    assert!(is_over(&game), "BAB-9.4");
    for seat in Seat::all(3) {
        let mut list = Vec::new();
        game.legal(seat, &mut list);
        assert_eq!(list, [], "BAB-9.4");
        assert_eq!(refused_to(&game, seat, "place farmer p7"), "BAB-9.4");
        assert_eq!(refused_to(&game, seat, "extra yes"), "BAB-9.4");
    }
}

#[test]
fn bab_9_4_unspent_cards_are_worth_nothing() {
    let hand = json!({
        "stands": stands(3, &["farmer", "farmer"]),
        "supplies": [],
        "owned_cards": [["extra_turn"], ["city_bonus"]],
        "owned_cities": [2, 2, 2],
        "scores": [30, 30, 20],
    });
    let mut game = scene(3, &hand);
    acts(&mut game, &TWO_FARMERS);
    assert_eq!(totals(&game), [30, 30, 20], "BAB-9.4");
    assert_eq!(game.outcome().unwrap().places, [1, 1, 3]);
}

/// The end of a game of four with these points and cities.
fn outcome(scores: [u16; 4], cities: [u8; 4]) -> Outcome {
    let end = json!({
        "stands": stands(4, &["farmer", "farmer"]),
        "supplies": [],
        "scores": scores,
        "owned_cities": cities,
    });
    let mut game = scene(4, &end);
    acts(&mut game, &TWO_FARMERS);
    game.outcome().expect("the game is over")
}

/// BAB-9.5
#[test]
fn bab_9_5_most_points_win() {
    let outcome = outcome([50, 61, 60, 10], [4, 0, 4, 3]);
    assert_eq!(outcome.places, [3, 1, 2, 4], "BAB-9.5");
    let sums: Vec<_> = outcome.points.iter().map(|points| points.sum).collect();
    assert_eq!(sums, [50, 61, 60, 10]);
}

/// BAB-9.6
#[test]
fn bab_9_6_own_cities_break_a_tie() {
    assert_eq!(
        outcome([60, 60, 60, 10], [2, 3, 1, 5]).places,
        [2, 1, 3, 4],
        "BAB-9.6"
    );
    let shared = outcome([60, 60, 40, 10], [3, 3, 5, 5]);
    assert_eq!(
        shared.places,
        [1, 1, 3, 4],
        "BAB-9.6: still tied, they share the victory"
    );
    assert_eq!(
        [0, 1, 2].map(|seat| shared.share(Seat(seat))),
        [0.5, 0.5, 0.0]
    );
}

/// BAB-9.7
#[test]
fn bab_9_7_scores_never_fall_and_have_no_limit() {
    let (game, _) = close_e12(
        "city_priest",
        &json!(["e11 1 farmer", "f11 1 farmer"]),
        &json!({"scores": [0, 4990, 0], "owned_cities": [0, 11, 0]}),
    );
    assert_eq!(totals(&game), [0, 4990 + 12, 0], "BAB-9.7");
    let mut before = Vec::new();
    in_random_play(4, |walk| {
        let now = totals(&walk.position);
        let fell = walk.step > 0 && before.iter().zip(&now).any(|(before, now)| now < before);
        assert!(!fell, "BAB-9.7: {walk}: {before:?} became {now:?}");
        before = now;
    });
}

/// BAB-9.8
#[test]
fn bab_9_8_the_other_places_follow_in_the_same_way() {
    assert_eq!(
        outcome([70, 60, 60, 60], [0, 2, 3, 2]).places,
        [1, 3, 2, 3],
        "BAB-9.8"
    );
    assert_eq!(
        outcome([70, 60, 60, 50], [0, 2, 2, 9]).places,
        [1, 2, 2, 4],
        "BAB-9.8: the next is left out"
    );
    assert_eq!(
        outcome([0, 0, 0, 0], [0, 0, 0, 0]).places,
        [1, 1, 1, 1],
        "BAB-9.8"
    );
}

/// A bug of another edition: a player left with one token could not end the turn.
#[test]
fn bab_4_7_a_player_with_one_token_can_end_the_turn() {
    let mut game = scene(
        3,
        &json!({"stands": stands(3, &["farmer", "farmer", "priest"]), "supplies": []}),
    );
    acts(&mut game, &TWO_FARMERS);
    acts(&mut game, &["place farmer o5", "place farmer o6", "end"]);
    acts(&mut game, &["place farmer n4", "place farmer n5", "end"]);
    act(&mut game, "place priest k5");
    act(&mut game, "end");
    assert!(is_over(&game), "BAB-4.7");
}
