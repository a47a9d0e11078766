//! Sections SWT-1 to SWT-5, SWT-7 and SWT-8: the draft of the tiles and the building of the tower.

use serde_json::json;
use ziggurat_engine::{Game, Seat, Viewer};
use ziggurat_seven_wonders::{Event, Options, Phase, SevenWonders};

use crate::support::{
    allows, choose, city_of, coins, dealt, document, finished, legal, own_view, points, refused,
    scene, turn, view,
};

fn tower_game(players: u8, seed: u64) -> SevenWonders {
    dealt(
        Options {
            babel_tower: true,
            ..Options::default()
        },
        players,
        seed,
    )
}

fn tiles(game: &SevenWonders, seat: u8) -> Vec<u8> {
    own_view(game, seat)
        .tiles
        .unwrap()
        .iter()
        .map(|tile| tile.number())
        .collect()
}

/// SWT-1.1, SWT-8.1: 3 slots with 2 to 4 players, of which two players use 2; 4 slots with more.
#[test]
fn swt_1_1_swt_8_1_slots_by_players() {
    for (players, slots) in [(2, 2), (3, 3), (4, 3), (5, 4), (6, 4), (7, 4)] {
        let tower = view(&tower_game(players, 1)).tower.unwrap();
        assert_eq!(tower.slots, slots, "SWT-1.1, SWT-8.1: {players} players");
    }
}

/// SWT-1.2, SWT-2.1, SWT-2.3: three different tiles each, at random; nobody sees those of others.
#[test]
fn swt_1_2_swt_2_1_swt_2_3_three_tiles_each() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..20 {
        let game = tower_game(5, seed);
        let all: Vec<u8> = (0..5).flat_map(|seat| tiles(&game, seat)).collect();
        let different: std::collections::BTreeSet<_> = all.iter().copied().collect();
        assert_eq!((all.len(), different.len()), (15, 15), "SWT-2.1");
        seen.extend(different);
        assert!(view(&game).tiles.is_none(), "SWT-2.3");
    }
    assert_eq!(seen.len(), 24, "SWT-1.2");
}

/// SWT-2.2, SWT-8.3: keep one, pass two to the right; keep one of two, pass one; keep the last.
#[test]
fn swt_2_2_swt_8_3_tiles_are_drafted() {
    for players in [2u8, 3, 5] {
        let mut game = tower_game(players, 9);
        let first: Vec<_> = (0..players).map(|seat| tiles(&game, seat)).collect();
        assert_eq!(refused(&game, 0, "sell altar"), "SWT-2.2");
        (0..players).for_each(|seat| {
            let keep = first[usize::from(seat)][0];
            choose(&mut game, seat, &format!("keep {keep}"));
        });
        assert_eq!(view(&game).phase, Phase::Draft { pick: 2 });
        for seat in 0..players {
            let left = usize::from((seat + 1) % players);
            assert_eq!(
                tiles(&game, seat)[1..],
                first[left][1..],
                "SWT-2.2: from the left neighbour"
            );
            assert_eq!(legal(&game, seat).len(), 2, "SWT-2.2");
            assert_eq!(
                refused(
                    &game,
                    seat,
                    &format!("keep {}", first[usize::from(seat)][0])
                ),
                "SWT-2.2"
            );
        }
        (0..players).for_each(|seat| {
            let keep = tiles(&game, seat)[1];
            choose(&mut game, seat, &format!("keep {keep}"));
        });
        assert_eq!(
            view(&game).phase,
            Phase::Turn,
            "SWT-2.2: the last one needs no choice"
        );
        for seat in 0..players {
            let next = usize::from((seat + 2) % players);
            assert_eq!(tiles(&game, seat)[2], first[next][2], "SWT-2.2, SWT-8.3");
        }
    }
}

/// SWT-3.1, SWT-3.2: a card is discarded without coins for a tile, which costs nothing.
#[test]
fn swt_3_1_swt_3_2_a_card_is_discarded_for_a_tile() {
    let cities = json!([{"coins": 0, "hand": ["altar"], "tiles": [4, null, null]}]);
    let mut game = scene(4, json!({"cities": cities}));
    assert!(allows(&game, 0, "tower 4 with altar"), "SWT-3.1");
    assert_eq!(refused(&game, 0, "tower 5 with altar"), "SWT-3.1");
    turn(&mut game, &["tower 4 with altar"]);
    assert_eq!(
        (coins(&game)[0], view(&game).cities[0].tower_built),
        (0, 1),
        "SWT-3.1: no coins, no cost"
    );
    let card = own_view(&game, 0).hand.unwrap()[0].card;
    assert_eq!(
        refused(&game, 0, &format!("tower 4 with {card}")),
        "SWT-3.1",
        "built already"
    );
    assert_eq!(view(&game).discard_count, 4);
}

/// SWT-3.2: the card is in the discard pile in the same turn.
#[test]
fn swt_3_2_the_card_can_be_dug_up_at_once() {
    let cities = json!([
        {"hand": ["vineyard"], "tiles": [4, null, null]},
        {"wonder": "halikarnassos", "side": "b", "structures": ["foundry"]},
    ]);
    let mut game = scene(3, json!({"age": 2, "cities": cities}));
    let card = own_view(&game, 1).hand.unwrap()[0].card;
    turn(
        &mut game,
        &["tower 4 with vineyard", &format!("stage 1 with {card}")],
    );
    assert!(allows(&game, 1, "dig vineyard"), "SWT-3.2");
}

/// SWT-3.3: with the last card a second tile can be built in a turn.
#[test]
fn swt_3_3_two_tiles_in_a_turn() {
    let cities = json!([{
        "wonder": "babylon", "side": "b", "hand": ["altar", "theater"], "tiles": [4, 9, null],
        "stages": [{"stage": 1, "card": "baths"}, {"stage": 2, "card": "stockade"}],
    }, {"wonder": "gizah"}, {"wonder": "rhodos"}]);
    let mut game = scene(3, json!({"turn": 6, "cities": cities}));
    turn(&mut game, &["tower 9 with altar"]);
    assert_eq!(
        refused(&game, 0, "tower 9 with theater"),
        "SWT-3.1",
        "committed already"
    );
    let events = turn(&mut game, &["tower 4 with theater"]);
    let placed: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            Event::TilePlaced { tile, slot, .. } => Some((tile.number(), *slot)),
            _ => None,
        })
        .collect();
    assert_eq!(
        placed,
        [(4, 1), (9, 2)],
        "SWT-3.3, SWT-4.2: in ascending order"
    );
    assert_eq!(points(&game, 0, "tower"), 5);
}

/// SWT-4.1: until the end of the turn only the fact is public.
#[test]
fn swt_4_1_a_committed_tile_is_secret() {
    let start = |tile: u8| {
        let cities = json!([{"hand": ["vineyard"], "tiles": [4, 9, 17]},
            {"wonder": "halikarnassos", "side": "b", "structures": ["foundry"]}]);
        let mut game = scene(3, json!({"age": 2, "cities": cities}));
        let card = own_view(&game, 1).hand.unwrap()[0].card;
        turn(
            &mut game,
            &[
                &format!("tower {tile} with vineyard"),
                &format!("stage 1 with {card}"),
            ],
        );
        assert_eq!(view(&game).phase, Phase::Dig { city: city_of(1) });
        game
    };
    let (one, other) = (start(4), start(17));
    assert_eq!(
        one.view(Viewer::Seat(Seat(1))),
        other.view(Viewer::Seat(Seat(1))),
        "SWT-4.1"
    );
    assert_eq!(
        view(&one).cities[0].tiles_committed,
        1,
        "SWT-4.1: but that one is built is public"
    );
    assert_eq!(
        view(&one).tower.unwrap().tiles.len(),
        0,
        "SWT-4.1: placed at the end of the turn"
    );
}

/// SWT-4.2, SWT-4.3, SWT-5.1: ascending order, slot by slot, new ones cover old ones.
#[test]
fn swt_4_2_swt_4_3_swt_5_1_tiles_cover_older_ones() {
    let cities = json!([{"hand": ["altar"], "tiles": [20, null, null], "tower": 2}, {"hand": ["theater"], "tiles": [2, null, null], "tower": 1}]);
    let mut game = scene(4, json!({"tower": [5, 9, 13], "cities": cities}));
    turn(&mut game, &["tower 20 with altar", "tower 2 with theater"]);
    let tower = view(&game).tower.unwrap();
    let numbers = |tiles: &[ziggurat_seven_wonders::Tile]| {
        tiles.iter().map(|t| t.number()).collect::<Vec<_>>()
    };
    assert_eq!(numbers(&tower.tiles), [5, 9, 13, 2, 20], "SWT-4.2");
    assert_eq!(
        numbers(&tower.active),
        [13, 2, 20],
        "SWT-4.3, SWT-5.1: 5 and 9 are covered"
    );
}

/// SWT-5.2: a tile works from the next turn on, or at the end of the age if it was the last turn.
#[test]
fn swt_5_2_tiles_work_from_the_next_turn_on() {
    let cities = json!([{"hand": ["altar"], "tiles": [6, null, null]}, {"hand": ["theater"], "structures": []}]);
    let mut game = scene(4, json!({"cities": cities}));
    turn(&mut game, &["tower 6 with altar", "build theater"]);
    assert_eq!(coins(&game)[1], 3, "SWT-5.2: no tax yet");
    let cities = json!([{"hand": ["altar", "theater"], "tiles": [22, null, null]}, {"structures": ["stockade"]}]);
    let mut game = scene(4, json!({"turn": 6, "cities": cities}));
    turn(&mut game, &["tower 22 with altar"]);
    assert_eq!(
        view(&game).cities[0].defeats,
        2,
        "SWT-5.2: already in the conflicts"
    );
}

/// SWT-5.3, SWT-7.1: a tile covered in the turn in which it is placed never takes effect, but counts.
#[test]
fn swt_5_3_swt_7_1_a_tile_covered_at_once_counts() {
    let mut cities = vec![];
    for (tile, card) in [(4, "altar"), (9, "theater"), (13, "tavern"), (20, "baths")] {
        cities.push(json!({"tiles": [tile, null, null], "hand": [card]}));
    }
    let mut game = scene(4, json!({"cities": cities}));
    turn(
        &mut game,
        &[
            "tower 4 with altar",
            "tower 9 with theater",
            "tower 13 with tavern",
            "tower 20 with baths",
        ],
    );
    let active: Vec<_> = view(&game)
        .tower
        .unwrap()
        .active
        .iter()
        .map(|tile| tile.number())
        .collect();
    assert_eq!(active, [9, 13, 20], "SWT-5.3");
    assert_eq!(points(&game, 0, "tower"), 2, "SWT-5.3, SWT-7.1");
}

/// SWT-5.4: tiles stay when the age changes; what counts is the age in which something is built.
#[test]
fn swt_5_4_tiles_stay_over_the_change_of_age() {
    let cities = json!([{"coins": 9, "tower": 1}]);
    let mut game = scene(3, json!({"turn": 6, "tower": [6], "cities": cities}));
    turn(&mut game, &[]);
    assert_eq!(view(&game).tower.unwrap().active.len(), 1, "SWT-5.4");
    let blue = json!({"coins": 9, "hand": ["statue"], "structures": ["theater"], "tower": 1});
    let mut game = scene(3, json!({"age": 2, "tower": [6], "cities": [blue]}));
    turn(&mut game, &["build statue chain"]);
    assert_eq!(coins(&game)[0], 7, "SWT-5.4: 2 coins in Age II");
}

/// SWT-7.1: 2, 5 and 10 points.
#[test]
fn swt_7_1_tower_points() {
    let game = scene(
        5,
        json!({"age": 3, "turn": 6, "phase": "over", "tower": [1, 2, 3, 4, 5, 6],
        "cities": [{"tower": 0, "tiles": [7, 8, 9]}, {"tower": 1}, {"tower": 2}, {"tower": 3}]}),
    );
    let all: Vec<_> = (0..4).map(|seat| points(&game, seat, "tower")).collect();
    assert_eq!(all, [0, 2, 5, 10], "SWT-7.1");
    assert_eq!(points(&finished(3, json!([])), 0, "tower"), 0);
}

/// SWT-8.1, SWT-8.2: two players have two usable slots; the Free City has no tiles, but they apply to it.
#[test]
fn swt_8_1_swt_8_2_two_players_and_the_tower() {
    let mut game = tower_game(2, 5);
    while view(&game).phase != Phase::Turn {
        turn(&mut game, &[]);
    }
    assert_eq!(document(&game)["cities"][2].get("tiles"), None, "SWT-8.2");
    let free = json!({"wonder": "gizah", "coins": 3});
    let cities = json!([{"hand": ["altar"], "tower": 1}, {"tower": 2}, free]);
    let mut game = scene(2, json!({"tower": [1, 2, 6], "cities": cities}));
    assert_eq!(view(&game).tower.unwrap().active.len(), 2, "SWT-8.1");
    let own = legal(&game, 0)
        .into_iter()
        .find(|text| text.starts_with("sell") && !text.contains("altar"))
        .unwrap();
    choose(&mut game, 0, &own);
    choose(&mut game, 0, "city build altar");
    let text = crate::support::idle(&game, 1);
    choose(&mut game, 1, &text);
    assert_eq!(coins(&game)[2], 2, "SWT-8.2: the tax on blue structures");
    let mut game = scene(
        2,
        json!({"cities": [{"hand": ["altar"], "tiles": [4, null, null]}]}),
    );
    let text = own_sale(&game);
    choose(&mut game, 0, &text);
    assert!(
        !legal(&game, 0).iter().any(|text| text.contains("tower")),
        "SWT-8.2"
    );
}

fn own_sale(game: &SevenWonders) -> String {
    legal(game, 0)
        .into_iter()
        .find(|text| text.starts_with("sell"))
        .unwrap()
}
