//! Section 12: what everybody knows, and what nobody does.

use serde_json::json;
use ziggurat_babylon::{Babylon, Material};
use ziggurat_engine::{Chance, Game, Seat, Viewer};

use crate::support::{act, dealt, in_random_play, scene, seen};

#[test]
fn byl_12_1_everything_open_is_seen() {
    // BYL-12.1
    let mut game = dealt(2, 4);
    act(&mut game, "remove a1");
    let view = seen(&game);
    assert_eq!(
        view.gone
            .iter()
            .filter(|tile| tile.material() == Material::Clay)
            .count(),
        1,
        "the removed clay"
    );
    assert_eq!(view.quarry[0].tile.unwrap().material, Material::Granite);
    let game = scene(&json!({"token": "pillar_plus", "pillars": [3], "stored": ["start_rose"]}));
    let view = seen(&game);
    assert_eq!(
        (view.players[0].pillars, view.tokens_left, view.token.id()),
        (3, 4, "pillar_plus")
    );
    assert_eq!(view.players[0].stored.unwrap().tile.id(), "start_rose");
    assert_eq!(view.supply.single_pillars, 149);
}

#[test]
fn byl_12_2_covered_tiles_and_tokens_are_known_to_nobody() {
    // BYL-12.2: only as sets; what comes to light is decided when it does.
    let game = dealt(4, 1);
    let mut found = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let mut copy = game;
        let seat = copy.waiting().must.first().unwrap();
        copy.play_silent(seat, &"dig a1".parse().unwrap(), &mut Chance::new(seed));
        found.insert(seen(&copy).quarry[0].tile.unwrap().tile);
    }
    assert!(found.len() > 12, "any of the sixteen: {found:?}");
    let order: Vec<_> = seen(&game).covered.iter().map(|tile| tile.tile).collect();
    assert!(order.is_sorted(), "in no order of the quarry");
    let text = serde_json::to_string(&game).unwrap();
    let back: Babylon = serde_json::from_str(&text).unwrap();
    assert_eq!(back, game);
}

#[test]
fn byl_12_3_nobody_knows_more_than_others() {
    // BYL-12.3
    in_random_play(2, |walk| {
        let public = walk.position.view(Viewer::Public);
        for seat in Seat::all(walk.case.seats) {
            assert_eq!(walk.position.view(Viewer::Seat(seat)), public, "{walk}");
        }
        let mut copy = walk.position;
        copy.resample(Viewer::Public, &mut Chance::new(1));
        assert_eq!(copy, walk.position);
    });
}
