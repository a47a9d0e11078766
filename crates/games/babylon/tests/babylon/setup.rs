//! Section 2: boards, quarry, tokens, clay removal.

use std::collections::BTreeSet;

use serde_json::json;
use ziggurat_babylon::{Effect, Event, Flower, Material, Options, Phase, Tile};
use ziggurat_engine::{Game, Seat};

use crate::support::{
    act, active, allows, deal_with, dealt, legal, options, recorded, refused, seen,
};

fn picking() -> Options {
    options(json!({"pick_boards": true}))
}

#[test]
fn byl_2_1_and_2_2_everybody_has_a_different_board_and_its_start_tile() {
    // BYL-2.1, BYL-2.2
    let mut orders = BTreeSet::new();
    for seed in 0..60 {
        let view = seen(&dealt(3, seed));
        let boards: Vec<Flower> = view.players.iter().map(|p| p.board.unwrap()).collect();
        assert_eq!(boards.iter().collect::<BTreeSet<_>>().len(), 3);
        for player in &view.players {
            let stored = player.stored.unwrap();
            assert_eq!(stored.tile, Tile::start(player.board.unwrap()));
        }
        orders.insert(boards);
    }
    assert!(orders.len() > 20, "handed out at random: {orders:?}");
}

#[test]
fn byl_2_1_2_2_and_2_10_boards_can_be_picked_once() {
    // BYL-2.1, BYL-2.2, BYL-2.10
    let mut game = deal_with(picking(), 3, 5);
    let start = seen(&game).start_player;
    assert_eq!((seen(&game).phase, active(&game)), (Phase::Picking, start));
    assert_eq!(
        legal(&game),
        ["pick rose", "pick iris", "pick lily", "pick marigold"]
    );
    assert_eq!(refused(&game, "dig a1"), "BYL-2.10");
    assert!(
        seen(&game).quarry.iter().all(|spot| spot.tile.is_none()),
        "not laid out yet"
    );
    act(&mut game, "pick lily");
    assert_eq!(active(&game), start.next(3));
    assert_eq!(refused(&game, "pick lily"), "BYL-2.2");
    act(&mut game, "pick rose");
    let record = recorded(&mut game, "pick iris");
    assert!(
        record.barrier
            && record
                .events
                .iter()
                .any(|e| matches!(e, Event::QuarryLaid { tiles } if tiles.len() == 16))
    );
    assert_eq!((seen(&game).phase, active(&game)), (Phase::Removing, start));
    assert_eq!(refused(&game, "pick marigold"), "BYL-2.10");
    assert_eq!(refused(&dealt(4, 1), "pick rose"), "BYL-2.2");
}

#[test]
fn byl_2_3_and_2_4_the_quarry_has_three_layers() {
    // BYL-2.3, BYL-2.4
    let mut firsts = BTreeSet::new();
    for seed in 0..40 {
        let view = seen(&dealt(4, seed));
        assert!(
            view.quarry
                .iter()
                .all(|spot| spot.tile.unwrap().material == Material::Clay && spot.below == 2)
        );
        let count = |material| {
            view.covered
                .iter()
                .filter(|tile| tile.material == material)
                .count()
        };
        assert_eq!(
            (
                count(Material::Granite),
                count(Material::Basalt),
                count(Material::Clay)
            ),
            (16, 16, 0)
        );
        let shown: BTreeSet<Tile> = view
            .quarry
            .iter()
            .map(|spot| spot.tile.unwrap().tile)
            .collect();
        assert_eq!(shown.len(), 16);
        firsts.insert(view.quarry[0].tile.unwrap().tile);
    }
    assert!(firsts.len() > 10, "{firsts:?}");
    // Below clay comes granite, then basalt, and any of them.
    let mut found = BTreeSet::new();
    for seed in 0..40 {
        let mut game = dealt(4, seed);
        let mut chance = ziggurat_engine::Chance::new(seed);
        let seat = active(&game);
        game.play_silent(seat, &"dig b2".parse().unwrap(), &mut chance);
        let tile = seen(&game).quarry[5].tile.unwrap();
        assert_eq!(tile.material, Material::Granite);
        assert!(
            tile.symbols.iter().flatten().count() == 3,
            "flower and symbols are seen"
        );
        found.insert(tile.tile);
    }
    assert!(found.len() > 8, "{found:?}");
}

#[test]
fn byl_2_5_and_3_1_round_tokens_by_number_of_players() {
    // BYL-2.5, BYL-3.1
    for (players, tokens, rounds) in [(2, 14, 15), (3, 12, 13), (4, 10, 11)] {
        let mut game = dealt(players, 3);
        assert_eq!(seen(&game).rounds, rounds);
        while seen(&game).phase == Phase::Removing {
            let first = legal(&game)[0].clone();
            act(&mut game, &first);
        }
        let view = seen(&game);
        assert_eq!((view.round, view.tokens_left), (1, tokens - 1));
        // Those left in the box cannot be told from those in the stack.
        let unseen: u8 = view.unseen_tokens.iter().map(|token| token.count).sum();
        assert_eq!(unseen, 13);
    }
}

#[test]
fn byl_2_6_the_start_player_is_drawn_and_stays() {
    // BYL-2.6
    let starts: BTreeSet<Seat> = (0..40)
        .map(|seed| seen(&dealt(4, seed)).start_player)
        .collect();
    assert_eq!(starts.len(), 4);
    let mut game = dealt(4, 9);
    let start = seen(&game).start_player;
    for _ in 0..3 {
        assert_eq!(active(&game), start);
        for _ in 0..4 {
            let dig = legal(&game)[0].clone();
            act(&mut game, &dig);
            let end = legal(&game).pop().unwrap();
            act(&mut game, &end);
        }
    }
    let mut rotating = deal_with(
        options(json!({"tables": {"switches": {"start_player_rotates": true}}})),
        4,
        9,
    );
    let start = active(&rotating);
    for _ in 0..4 {
        let dig = legal(&rotating)[0].clone();
        act(&mut rotating, &dig);
        let end = legal(&rotating).pop().unwrap();
        act(&mut rotating, &end);
    }
    assert_eq!(active(&rotating), start.next(4));
}

#[test]
fn byl_2_7_clay_is_removed_with_fewer_than_four() {
    // BYL-2.7
    for (players, removed) in [(2, 6), (3, 3), (4, 0)] {
        let mut game = dealt(players, 8);
        let mut seat = seen(&game).start_player;
        for step in 0..removed {
            let view = seen(&game);
            assert_eq!(
                (view.phase, view.to_remove),
                (Phase::Removing, removed - step)
            );
            assert_eq!(active(&game), seat);
            assert_eq!(refused(&game, "dig a1"), "BYL-2.7");
            let remove = format!(
                "remove {}{}",
                ['a', 'b', 'c', 'd'][usize::from(step) % 4],
                1 + step / 4
            );
            let tile = view
                .quarry
                .iter()
                .find(|spot| remove.ends_with(&spot.spot.to_string()));
            let tile = tile.unwrap().tile.unwrap().tile;
            act(&mut game, &remove);
            assert!(
                seen(&game).gone.contains(&tile),
                "removed tiles leave the game"
            );
            if step + 1 < removed {
                assert_eq!(refused(&game, &remove), "BYL-2.7", "granite lies there now");
            }
            seat = seat.next(players);
        }
        let view = seen(&game);
        assert_eq!(
            (view.phase, active(&game)),
            (Phase::Digging, view.start_player)
        );
        assert_eq!(refused(&game, "remove d4"), "BYL-2.7");
    }
}

#[test]
fn byl_2_8_and_2_9_nobody_has_pillars_and_the_supply_is_full() {
    // BYL-2.8, BYL-2.9
    let view = seen(&dealt(4, 1));
    assert!(view.players.iter().all(|player| player.pillars == 0));
    let supply = view.supply;
    assert_eq!((supply.single_pillars, supply.double_pillars), (152, 64));
    assert_eq!((supply.statues, supply.belvederes), (40, 40));
    assert_eq!(
        (supply.staircases, supply.fountains, supply.bridges),
        (16, 16, 16)
    );
    let some = deal_with(
        options(json!({"tables": {"switches": {"start_pillars": 2}}})),
        4,
        1,
    );
    assert_eq!(seen(&some).players[3].pillars, 2);
    assert_eq!(seen(&some).supply.single_pillars, 144);
}

#[test]
fn byl_2_10_the_order_of_the_setup() {
    // BYL-2.10: start player, boards, quarry, clay, first round.
    let mut game = deal_with(picking(), 2, 4);
    let start = active(&game);
    let mut phases = vec![seen(&game).phase];
    while seen(&game).phase != Phase::Digging {
        assert_eq!(
            seen(&game).token,
            Effect::None,
            "no token is turned up before the first round"
        );
        let first = legal(&game)[0].clone();
        act(&mut game, &first);
        phases.push(seen(&game).phase);
    }
    phases.dedup();
    assert_eq!(phases, [Phase::Picking, Phase::Removing, Phase::Digging]);
    assert_eq!(active(&game), start);
    assert!(allows(&game, "dig a1"));
}
