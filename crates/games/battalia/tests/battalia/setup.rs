//! Sections 1 and 2: what is in the box, and the set-up.

use std::collections::BTreeMap;

use ziggurat_battalia::{Battalia, Faction, Options, Phase, Shape};
use ziggurat_engine::{Game, Seat, Viewer};

use crate::support::{act, dealt, document, legal, legal_with, must, own, refused, view};

fn piles(game: &Battalia) -> BTreeMap<&'static str, u8> {
    view(game, 0)
        .piles
        .iter()
        .map(|pile| (pile.id.id(), pile.count))
        .collect()
}

/// All cards of a kind that exist in a dealt game.
fn in_box(game: &Battalia, kind: &str) -> usize {
    let ends = |card: &String| card.ends_with(kind);
    let document = document(game);
    let decks = document
        .seats
        .iter()
        .flat_map(|seat| seat.hand.iter().chain(&seat.nation));
    let held = decks.map(ToString::to_string).filter(ends).count();
    let on_board = view(game, 0)
        .tiles
        .iter()
        .filter(|t| t.shape.is_some_and(|s| s.id() == kind))
        .count();
    held + on_board + piles(game).get(kind).map_or(0, |&n| n.into())
}

#[test]
fn bat_1_what_is_in_the_box() {
    let game = dealt(Options::default(), 4, 1);
    for (kind, count) in [
        ("tribesman", 24),
        ("chief", 24),
        ("priest", 16),
        ("lord", 16),
    ] {
        assert_eq!(in_box(&game, kind), count, "BAT-1.3, BAT-1.1: {kind}");
    }
    for kind in [
        "tool", "weapon", "amulet", "title", "scroll", "tent", "horse",
    ] {
        assert_eq!(in_box(&game, kind), 12, "BAT-1.4, BAT-1.2: {kind}");
    }
    for kind in ["straight", "curve", "tee", "cross"] {
        assert_eq!(in_box(&game, kind), 12, "BAT-1.5: {kind}");
    }
    let cities: usize = ["one", "two_opposite", "two_adjacent", "three", "four"]
        .iter()
        .map(|kind| in_box(&game, kind))
        .sum();
    assert_eq!(cities, 28, "BAT-1.5");
    let player = own(&game, 0);
    assert_eq!(
        (player.heroes.len(), player.low_markers, player.high_markers),
        (2, 7, 7),
        "BAT-1.7"
    );
    assert_eq!(Faction::ALL.len(), 4, "BAT-1.2");
}

#[test]
fn bat_1_8_every_pile_shows_its_top_card() {
    for seed in 0..20 {
        let game = dealt(Options::default(), 3, seed);
        assert!(
            view(&game, 0).piles.iter().all(|pile| pile.top.is_some()),
            "BAT-1.8"
        );
    }
    let tops: Vec<_> = (0..20)
        .map(|s| view(&dealt(Options::default(), 3, s), 0).piles[0].top)
        .collect();
    assert!(
        tops.iter().any(|top| *top != tops[0]),
        "BAT-1.8, BAT-2.4: shuffled"
    );
}

#[test]
fn bat_2_four_players() {
    let game = dealt(Options::default(), 4, 7);
    let view = view(&game, 0);
    let at = |square: &str| {
        let square = square.parse().unwrap();
        *view
            .tiles
            .iter()
            .find(|tile| tile.square == square)
            .expect("a card")
    };
    assert_eq!(
        (at("d4").level, at("d4").terrain, at("d4").exits.to_string()),
        (Some(8), None, "nesw".into()),
        "BAT-2.1"
    );
    let mut starts: Vec<_> = ["a1", "g1", "g7", "a7"].map(at).to_vec();
    assert!(
        starts
            .iter()
            .all(|t| t.shape == Some(Shape::Four) && t.level.is_none() && t.owner.is_none()),
        "BAT-2.2"
    );
    starts.sort_by_key(|tile| tile.terrain);
    starts.dedup_by_key(|tile| tile.terrain);
    assert_eq!(starts.len(), 4, "BAT-2.2: one of each terrain");
    let mut neutral: Vec<_> = ["c3", "e3", "c5", "e5"].map(at).to_vec();
    assert!(
        neutral
            .iter()
            .all(|tile| tile.level == Some(4) && tile.owner.is_none()),
        "BAT-2.3"
    );
    neutral.sort_by_key(|tile| tile.terrain);
    neutral.dedup_by_key(|tile| tile.terrain);
    assert_eq!(neutral.len(), 4, "BAT-2.3");
    assert_eq!(view.piles.len(), 20, "BAT-2.4: 4 + 7 + 4 + 5 piles");
    assert_eq!(view.display.len(), 5, "BAT-2.7");
    let piles = piles(&game);
    let units = ["tribesman", "chief", "priest", "lord"].map(|id| piles[id]);
    assert_eq!((units, view.supply), ([12, 20, 12, 16], 60), "BAT-2.11");
    assert!(
        ["tool", "horse", "straight", "cross"]
            .iter()
            .all(|id| piles[id] == 12),
        "BAT-2.11"
    );
    assert!(
        ["one", "three", "four"].iter().all(|id| piles[id] == 4),
        "BAT-2.11"
    );
}

#[test]
fn bat_2_5_ten_cards_and_six_in_hand() {
    for seed in 0..10 {
        let game = dealt(Options::default(), 3, seed);
        for seat in 0..3 {
            let player = own(&game, seat);
            assert_eq!(
                (player.hand_count, player.nation_count, player.deck),
                (6, 4, 10),
                "BAT-2.5, BAT-2.6"
            );
            let all: Vec<String> = player
                .hand
                .unwrap()
                .iter()
                .chain(&player.nation.unwrap())
                .map(ToString::to_string)
                .collect();
            let count = |kind: &str| all.iter().filter(|card| card.ends_with(kind)).count();
            let kinds = ["tribesman", "chief", "priest", "lord", "supply"].map(count);
            assert_eq!(kinds, [3, 1, 1, 0, 5], "BAT-2.5");
            assert_eq!(player.heroes, [None, None], "BAT-2.10");
        }
        assert_eq!(
            (view(&game, 0).day, view(&game, 0).week),
            (1, 1),
            "BAT-2.10"
        );
    }
}

#[test]
fn bat_2_8_factions_clockwise_then_cities_counter_clockwise() {
    let mut game = dealt(Options::default(), 4, 3);
    let first = must(&game);
    assert_eq!(view(&game, 0).start_player, Seat(first), "BAT-2.8");
    assert!(
        own(&game, first).hand.is_some(),
        "BAT-2.9: the hand is known when factions are picked"
    );
    assert!(
        game.view(Viewer::Seat(Seat(first)))
            .players
            .iter()
            .enumerate()
            .all(|(i, p)| p.hand.is_some() == (i == usize::from(first))),
        "BAT-2.9"
    );
    for step in 0..4u8 {
        assert_eq!(must(&game), (first + step) % 4, "BAT-2.8: clockwise");
        assert_eq!(legal(&game).len(), 4 - usize::from(step), "BAT-2.8");
        let pick = legal(&game)[0].clone();
        act(&mut game, &pick);
        if step < 3 {
            assert_eq!(refused(&game, &pick), "BAT-2.8", "BAT-2.8: taken");
        }
    }
    for step in 0..4u8 {
        assert_eq!(
            must(&game),
            (first + 3 + 3 * step) % 4,
            "BAT-2.8: counter-clockwise from the last"
        );
        let start = legal(&game)[0].clone();
        act(&mut game, &start);
    }
    let levels = game.score();
    assert!(
        levels.iter().all(|points| points.sum == 1),
        "BAT-2.8: a marker of level 1"
    );
    assert_eq!(
        (must(&game), view(&game, 0).phase),
        (first, Phase::Gather),
        "BAT-3.1"
    );
}

#[test]
fn bat_2_three_players() {
    let game = dealt(Options::default(), 3, 2);
    let view = view(&game, 0);
    assert_eq!(view.missing.len(), 12, "BAT-2.12");
    assert!(
        ["a1", "b1", "a2", "g7"]
            .iter()
            .all(|s| view.missing.contains(&s.parse().unwrap())),
        "BAT-2.12"
    );
    let cities = view.tiles.iter().filter(|tile| tile.city).count();
    assert_eq!(cities, 6, "BAT-2.13: three start and three neutral cities");
    assert_eq!(
        view.tiles
            .iter()
            .filter(|t| t.city && t.level == Some(4))
            .count(),
        3,
        "BAT-2.13"
    );
    assert_eq!(view.display.len(), 4, "BAT-2.14");
    assert_eq!(
        legal_with(&game, "faction").len(),
        4,
        "BAT-2.14: any three of four"
    );
    let piles = piles(&game);
    let units = ["tribesman", "chief", "priest", "lord"].map(|id| piles[id]);
    assert_eq!((units, view.supply), ([15, 21, 13, 16], 65), "BAT-2.15");
    assert_eq!(
        (piles["tool"], piles["curve"], piles["four"]),
        (12, 12, 4),
        "BAT-2.15"
    );
}

#[test]
fn bat_2_two_players() {
    let options = Options {
        removed_faction: Some(Faction::Islanders),
        ..Options::default()
    };
    let game = dealt(options, 2, 2);
    let seen = view(&game, 0);
    assert_eq!(seen.removed, Some(Faction::Islanders), "BAT-2.16");
    assert!(
        !legal(&game).contains(&"faction islanders".to_owned()),
        "BAT-2.16, BAT-2.19"
    );
    assert_eq!(legal(&game).len(), 3, "BAT-2.19");
    assert_eq!(seen.missing.len(), 24, "BAT-2.17");
    assert_eq!(
        seen.tiles.iter().filter(|tile| tile.city).count(),
        4,
        "BAT-2.18"
    );
    assert_eq!(seen.display.len(), 3, "BAT-2.19");
    let piles = piles(&game);
    let units = ["tribesman", "chief", "priest", "lord"].map(|id| piles[id]);
    assert_eq!((units, seen.supply), ([12, 16, 10, 12], 50), "BAT-2.20");
    assert_eq!(
        (piles["tool"], piles["curve"], piles["four"], piles["one"]),
        (9, 9, 3, 3),
        "BAT-2.20"
    );
    let removed: Vec<_> = (0..30)
        .map(|seed| view(&dealt(Options::default(), 2, seed), 0).removed)
        .collect();
    assert!(
        removed.iter().any(|f| *f != removed[0]),
        "BAT-2.16: random if not agreed"
    );
    assert!(
        Battalia::setup(&options, 3, &mut ziggurat_engine::Chance::new(1)).is_err(),
        "BAT-2.16"
    );
}

#[test]
fn bat_2_21_missing_squares_are_like_the_edge() {
    let mut game = crate::support::read(&serde_json::json!({
        "players": 2, "removed": "cloudborn", "day": 4,
        "seats": [
            {
                "faction": "barfolk",
                "heroes": ["b2"],
                "hand": crate::support::cards("2 barfolk_tribesman, 3 supply, wings"),
            },
            {"faction": "islanders"},
        ],
        "board": {"b2": crate::support::city("barfolk", Some(0), 1)},
    }));
    assert!(
        legal_with(&game, "walk").is_empty(),
        "BAT-2.21: no step leads there"
    );
    assert_eq!(legal_with(&game, "fly"), ["fly a d4"], "BAT-2.21");
    act(&mut game, "build curve");
    assert_eq!(
        legal_with(&game, "place"),
        ["place c2 nw", "place c2 sw", "place b3 ne", "place b3 nw"],
        "BAT-2.21: not on a2 or b1, and exits towards them are free"
    );
    assert_eq!(refused(&game, "place b1 ns"), "BAT-8.5", "BAT-2.21");
}

/// Squares of a layout as the facts name them.
fn squares(players: u8, list: &str) -> Vec<String> {
    let facts: serde_json::Value = serde_json::from_str(ziggurat_battalia::FACTS).unwrap();
    let layout = &facts["board"]["layouts"][players.to_string()];
    let name = |place: &serde_json::Value| {
        let at = |i: usize| place[i].as_u64().unwrap() as u8;
        format!("{}{}", char::from(b'a' + at(1)), at(0) + 1)
    };
    let mut all: Vec<String> = layout[list].as_array().unwrap().iter().map(name).collect();
    all.sort();
    all
}

#[test]
fn bat_2_the_squares_of_the_layouts() {
    for players in 2..=4 {
        let view = view(&dealt(Options::default(), players, 6), 0);
        let cities = |level: Option<u8>| {
            let fit = view.tiles.iter().filter(|t| t.city && t.level == level);
            let mut all: Vec<String> = fit.map(|t| t.square.to_string()).collect();
            all.sort();
            all
        };
        assert_eq!(
            cities(None),
            squares(players, "start_squares"),
            "BAT-2.2, BAT-2.13, BAT-2.18"
        );
        assert_eq!(
            cities(Some(4)),
            squares(players, "neutral_squares"),
            "BAT-2.3, BAT-2.13, BAT-2.18"
        );
        let mut missing: Vec<String> = view.missing.iter().map(ToString::to_string).collect();
        missing.sort();
        assert_eq!(
            missing,
            squares(players, "out_of_play"),
            "BAT-2.12, BAT-2.17"
        );
    }
}
