//! Section 12: what everybody knows, and what nobody does.

use serde_json::json;
use ziggurat_babylon::{Babylon, Material};
use ziggurat_engine::{Chance, Game, Seat, Viewer};
use ziggurat_testkit::{
    by_hand::{changed, imagined},
    fuzz, pass, views_are_enough,
};

use crate::support::{act, building, dealt, in_random_play, open, scene, seen, tile, turned, with};

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

/// A garden with everything in it.
fn a_position() -> Babylon {
    let garden = [
        with(turned("clay_01", "r3c3", 1, 180), &["statue r4c4"]),
        tile("clay_06", "r6c3", 1),
        with(turned("clay_16", "r6c6", 1, 270), &["bridge r6c4 r6c6"]),
        open(tile("clay_02", "r5c6", 2), "sw"),
    ];
    building(&garden, &json!({"options": {"promo_cards": true}}))
}

#[test]
fn a_view_is_the_position() {
    let game = a_position();
    let view = serde_json::to_value(seen(&game)).unwrap();
    assert_eq!(imagined::<Babylon>(view, Viewer::Public), Ok(game));
    pass(views_are_enough(&game, 1));
}

#[test]
fn a_view_that_cannot_exist_is_refused_in_words() {
    let view = serde_json::to_value(seen(&a_position())).unwrap();
    let terraces = "/players/0/garden/terraces";
    let wrong = [
        ("/active", json!(4), "active: there is no seat 4"),
        ("/players", json!([]), "active: there is no seat 0"),
        ("/secret", json!(1), "unknown field `secret`"),
        ("/round", json!(0), "round: counts from 1"),
        ("/round", json!(200), "round: there are only"),
        ("/rounds", json!(12), "rounds: 12 does not fit"),
        ("/quarry", json!([]), "tiles lie below the others"),
        ("/quarry/0/tile/flower", json!("x"), "unknown variant"),
        (
            "/quarry/0/below",
            json!(0),
            "quarry.0.below: 0 does not fit",
        ),
        ("/covered/0/tile", json!("start_rose"), "start"),
        ("/covered/0/symbols", json!([]), "invalid length"),
        (
            "/unseen_tokens",
            json!([]),
            "unseen_tokens: needs each effect once: none",
        ),
        ("/unseen_tokens/0/count", json!(99), "unseen_tokens: "),
        (
            "/supply/statues",
            json!(99),
            "supply.statues: 99 does not fit",
        ),
        (
            "/turn/decorated",
            json!(3),
            "decorated, wild_used: only after",
        ),
        (
            "/turn/placed",
            json!(["r1c1"]),
            "turn.placed.0: Cell(r1c1) does not fit",
        ),
        (
            "/players/1/board",
            json!("rose"),
            "boards: every player has a different one",
        ),
        ("/players/0/pillars", json!(99), "pillars: seat 0 has 99"),
        (
            "/players/0/points/categories/taxes",
            json!(0),
            "no category \"taxes\"",
        ),
        (
            "/players/0/garden/decorations/0/parts",
            json!([]),
            "a statue has no parts",
        ),
        (
            "/players/0/garden/decorations/0/parts/0/level",
            json!(9),
            "does not fit the rest",
        ),
        (
            "/players/0/garden/highest",
            json!(9),
            "players.0.garden.highest: 9 does not fit",
        ),
        (
            &format!("{terraces}/0/level"),
            json!(3),
            "gardens: seat 0: ",
        ),
        (
            &format!("{terraces}/3/corners/2/support"),
            json!("single"),
            "gardens: seat 0: ",
        ),
        (
            &format!("{terraces}/1/tile/tile"),
            json!("clay_02"),
            "clay_02 is in two places",
        ),
    ];
    for (place, value, words) in wrong {
        let bent = changed(&view, place, value);
        let told = imagined::<Babylon>(bent, Viewer::Public).expect_err(place);
        assert!(told.contains(words), "{place}: {told}");
    }
    let told = imagined::<Babylon>(view, Viewer::Seat(Seat(200))).unwrap_err();
    assert!(told.contains("there is no seat 200"), "{told}");
}

#[test]
fn a_bent_view_is_refused_or_a_world_looks_like_it() {
    let mut accepted = 0;
    for seed in 0..600 {
        let game: Babylon = fuzz::somewhere(seed, 120, Game::sample);
        let view = fuzz::bent_view(&game, Viewer::Public, seed);
        pass(fuzz::view_json::<Babylon>(view.to_string().as_bytes()));
        accepted += usize::from(imagined::<Babylon>(view, Viewer::Public).is_ok());
    }
    assert!(accepted < 300, "{accepted} of 600");
}

#[test]
fn views_of_positions_written_by_hand_are_enough() {
    let mut valid = 0;
    for seed in 0..400 {
        let game = fuzz::somewhere::<Babylon>(seed, 120, Game::sample);
        let read = serde_json::from_value::<Babylon>(fuzz::bent(&game, seed));
        if let Some(game) = read.ok().filter(|game| game.validate().is_ok()) {
            pass(views_are_enough(&game, seed));
            valid += 1;
        }
    }
    assert!(valid > 20, "{valid} of 400");
}
