//! Section 3: setting up.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use ziggurat_babylonia::{Babylonia, Card, Hex, Tile, Token, in_use};
use ziggurat_engine::{Chance, Game, Seat, Viewer};

use crate::support::{
    act, dealt, document, hex, in_random_play, legal, pile, refused, scene, to_act, totals,
};

/// The share of the seeds that a deal shows something for.
fn share(seeds: u64, shows: impl Fn(u64) -> bool) -> f64 {
    (0..seeds).filter(|&seed| shows(seed)).count() as f64 / seeds as f64
}

fn close(found: f64, expected: f64) -> bool {
    (found - expected).abs() < 0.05
}

/// Ends the turn of whoever must act with the first actions that are legal.
fn quick_turn(game: &mut Babylonia) {
    let seat = to_act(game);
    while to_act(game) == seat {
        let list = legal(game);
        let action = list.last().expect("an action").to_string();
        act(game, &action);
    }
}

/// BAB-3.1
#[test]
fn bab_3_1_the_number_of_players_fixes_regions_and_seats() {
    for players in 2..=4 {
        let mut game = dealt(players, 9);
        let used = legal(&game).iter().all(|action| {
            let ziggurat_babylonia::ActionKind::Place { hex, .. } = action.kind() else {
                return false;
            };
            in_use(players).contains(hex)
        });
        assert!(used, "BAB-3.1");
        for _ in 0..2 * players {
            let seat = to_act(&game);
            quick_turn(&mut game);
            assert_eq!(to_act(&game), seat.next(players), "BAB-3.1: clockwise");
        }
    }
    assert!(Babylonia::setup(&Default::default(), 5, &mut Chance::new(1)).is_err());
}

/// BAB-3.2
#[test]
fn bab_3_2_every_site_gets_a_tile_at_random() {
    for players in 2..=4 {
        let game = dealt(players, 1);
        let sites = in_use(players)
            .iter()
            .filter(|&hex| game.tile(hex).is_some())
            .count();
        assert_eq!(sites, [18, 26, 32][usize::from(players) - 2], "BAB-3.2");
    }
    // 12 of 18 tiles are cities, 3 of 18 fields with a city symbol, on every site alike.
    for site in ["a4", "e8", "f4", "i12"] {
        let is = |test: fn(Tile) -> bool| {
            share(1_500, |seed| {
                dealt(2, seed).tile(hex(site)).is_some_and(test)
            })
        };
        assert!(close(is(Tile::is_city), 12.0 / 18.0), "BAB-3.2: {site}");
        assert!(
            close(is(|tile| tile == Tile::FieldCities), 3.0 / 18.0),
            "BAB-3.2: {site}"
        );
    }
    // Neighbouring sites do not depend on each other more than drawing without putting back does.
    let both = |seed| {
        let game = dealt(2, seed);
        ["f4", "g3"]
            .iter()
            .all(|site| game.tile(hex(site)).is_some_and(Tile::is_city))
    };
    assert!(
        close(share(1_500, both), 12.0 * 11.0 / (18.0 * 17.0)),
        "BAB-3.2"
    );
}

/// BAB-3.3
#[test]
fn bab_3_3_a_ziggurat_on_every_site_in_use() {
    let used = [
        (2, vec!["b2", "c10", "i7"]),
        (3, vec!["c10", "i7", "l3", "o10"]),
        (4, vec!["b2", "c10", "i7", "l3", "o10"]),
    ];
    for (players, expected) in used {
        let game = dealt(players, 2);
        let sites = game.view(Viewer::Public).sites;
        let ziggurats = sites.iter().filter(|site| site.nobles.is_empty());
        let found: Vec<_> = ziggurats.map(|site| site.hex.id()).collect();
        assert_eq!(found, expected, "BAB-3.3");
        let game = scene(players, &json!({}));
        for id in expected {
            assert_eq!(
                refused(&game, &format!("place priest {id}")),
                "BAB-5.7",
                "BAB-3.3"
            );
        }
    }
}

/// BAB-3.4
#[test]
fn bab_3_4_cards_one_to_seven_are_laid_out() {
    for seed in 0..20 {
        let cards = dealt(3, seed).view(Viewer::Public).available_cards;
        assert_eq!(cards, Card::ALL[..7], "BAB-3.4");
    }
    let ids: Vec<_> = Card::ALL[7..].iter().map(|card| card.id()).collect();
    assert_eq!(ids, ["central_land_connects", "rivers_connect"], "BAB-3.4");
}

/// BAB-3.5
#[test]
fn bab_3_5_five_tokens_on_every_stand_at_random() {
    for players in 2..=4 {
        let game = dealt(players, 4);
        for seat in 0..players.into() {
            assert_eq!(pile(&game, "stands", seat), 5, "BAB-3.5");
            assert_eq!(pile(&game, "supplies", seat), 25, "BAB-3.5");
        }
    }
    let no_priest = |seed| document(&dealt(2, seed))["stands"][1]["priest"] == Value::Null;
    let expected: f64 = (0..5)
        .map(|n| f64::from(24 - n) / f64::from(30 - n))
        .product();
    assert!(close(share(1_500, no_priest), expected), "BAB-3.5");
}

/// BAB-3.6
#[test]
fn bab_3_6_nobody_has_anything_yet() {
    for players in 2..=4 {
        let game = dealt(players, 6);
        assert!(totals(&game).iter().all(|&points| points == 0), "BAB-3.6");
        for player in game.view(Viewer::Public).players {
            assert_eq!((player.cities, player.cards.len()), (0, 0), "BAB-3.6");
        }
        assert!(Hex::all().all(|hex| game.token(hex).is_none()), "BAB-3.6");
    }
}

/// BAB-3.7
#[test]
fn bab_3_7_chance_decides_who_begins() {
    for players in 2..=4 {
        for seat in Seat::all(players) {
            let begins = |seed| to_act(&dealt(players, seed)) == seat;
            let found = share(1_500, begins);
            assert!(
                close(found, 1.0 / f64::from(players)),
                "BAB-3.7: {seat} {found}"
            );
        }
    }
}

/// What remains of a document without what the active player draws.
fn without_draw(game: &Babylonia, seat: Seat) -> Value {
    let mut document = document(game);
    for pile in ["stands", "supplies"] {
        document[pile][seat.index()] = Value::Null;
    }
    document
}

fn held(game: &Babylonia, seat: Seat) -> BTreeMap<String, u64> {
    let document = document(game);
    let count = |token: &Token| {
        let of = |pile: &str| {
            document[pile][seat.index()][token.id()]
                .as_u64()
                .unwrap_or(0)
        };
        (token.id().to_owned(), of("stands") + of("supplies"))
    };
    Token::ALL.iter().map(count).collect()
}

/// BAB-3.8
#[test]
fn bab_3_8_after_the_setup_only_drawing_is_chance() {
    let mut drew_differently = 0;
    in_random_play(3, |walk| {
        let Some((seat, action)) = walk.clone().choose_next().unwrap() else {
            return;
        };
        let active = walk.position.view(Viewer::Public).active;
        let [one, other] = [1, 2].map(|seed| {
            let mut next = walk.position;
            next.play_silent(seat, &action, &mut Chance::new(seed));
            next
        });
        let what = format!("BAB-3.8: {walk}: {action}");
        assert_eq!(
            without_draw(&one, active),
            without_draw(&other, active),
            "{what}"
        );
        assert_eq!(held(&one, active), held(&other, active), "{what}");
        drew_differently += u32::from(one != other);
    });
    assert!(drew_differently > 100, "BAB-3.8: drawing is chance");
}
