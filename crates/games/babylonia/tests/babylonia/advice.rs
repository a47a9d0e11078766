//! What the game tells bots: values that add up, and an eye for points, cities and cards.

use serde_json::json;
use ziggurat_babylonia::Babylonia;
use ziggurat_engine::Advice;
use ziggurat_testkit::{
    counsel::{self, values},
    pass,
};

use crate::support::{acts, in_random_play, scene, stands, to_act};

/// The action that looks best to the seat that must act.
fn favourite(game: &Babylonia) -> String {
    counsel::favourite(game, to_act(game))
}

#[test]
fn values_are_shares_of_one_victory() {
    in_random_play(3, |walk| pass(counsel::shares_of_one_victory(walk)));
}

#[test]
fn playouts_know_every_moment() {
    in_random_play(3, |walk| pass(counsel::playouts_know_the_moment(walk)));
}

#[test]
fn points_cities_and_cards_raise_the_value() {
    let even = values(&scene(3, &json!({})));
    assert!((even[0] - even[1]).abs() < 0.02, "{even:?}");
    let ahead = [
        json!({"scores": [8, 0, 0]}),
        json!({"owned_cities": [2, 0, 0]}),
        json!({"owned_cards": [["seven_tokens"]]}),
        json!({"tokens": ["c9 0 farmer", "d10 0 farmer"]}),
        json!({"tokens": ["e4 0 priest", "f3 0 priest"]}),
    ];
    for changes in ahead {
        let values = values(&scene(3, &changes));
        assert!(values[0] > values[1] + 0.02, "{changes}: {values:?}");
    }
}

#[test]
fn a_rich_field_is_taken() {
    let game = scene(
        3,
        &json!({
            "tiles": {"i4": "field_7"},
            "tokens": ["h4 0 priest"],
        }),
    );
    assert_eq!(favourite(&game), "place farmer i4");
}

#[test]
fn a_city_is_closed_with_a_noble_that_it_pays_for() {
    let game = scene(
        3,
        &json!({
            "tiles": {"e12": "city_priest"},
            "tokens": ["d11 0 farmer", "e11 0 farmer"],
            "stands": stands(3, &["priest", "merchant", "farmer"]),
        }),
    );
    let places = ["priest", "merchant", "farmer"].map(|token| {
        let text = format!("place {token} f11");
        text.parse().expect("an action")
    });
    let mut weights = Vec::new();
    game.promise(to_act(&game), &places, &mut weights);
    assert!(
        weights[0] > weights[1] + 1.0 && weights[0] > weights[2] + 1.0,
        "{weights:?}"
    );
}

#[test]
fn ten_points_look_best_late_and_the_city_bonus_early() {
    let choice = |each: u8| {
        let supply = json!({"priest": each, "official": each, "merchant": each, "farmer": each});
        let mut game = scene(
            3,
            &json!({
                "tokens": ["d10 0 farmer", "c11 0 farmer", "b10 0 farmer"],
                "supplies": [supply, supply, supply],
                "owned_cities": [4],
            }),
        );
        acts(&mut game, &["place farmer b9", "place farmer p5", "end"]);
        favourite(&game)
    };
    assert_eq!(choice(0), "take ten_points");
    assert_eq!(choice(5), "take city_bonus");
}
