//! Nothing is created or lost (BYL-2.9): every tile and every piece is in one place.

use std::collections::BTreeMap;

use ziggurat_babylon::{Decoration, Support, Tile, View};

use crate::support::{in_random_play, seen};

fn tiles(view: &View) -> BTreeMap<Tile, u32> {
    let mut places = BTreeMap::new();
    let quarry = view
        .quarry
        .iter()
        .filter_map(|spot| spot.tile)
        .chain(view.covered.iter().copied());
    let players = view.players.iter().flat_map(|player| {
        let placed = player.garden.terraces.iter().map(|terrace| terrace.tile);
        placed.chain(player.stored)
    });
    let all = quarry
        .chain(players)
        .chain(view.turn.taken)
        .map(|tile| tile.tile);
    for tile in all.chain(view.gone.iter().copied()) {
        *places.entry(tile).or_default() += 1;
    }
    places
}

#[test]
fn every_tile_is_in_one_place() {
    in_random_play(6, |walk| {
        let view = seen(&walk.position);
        let places = tiles(&view);
        assert!(
            places.values().all(|&count| count == 1),
            "{walk}: {places:?}"
        );
        let picking = walk.position.waiting_for_boards();
        assert!(
            picking || places.len() == Tile::COUNT,
            "{walk}: {} tiles",
            places.len()
        );
    });
}

/// Whether boards are being picked, so that start tiles are with nobody yet.
trait Boards {
    fn waiting_for_boards(&self) -> bool;
}

impl Boards for ziggurat_babylon::Babylon {
    fn waiting_for_boards(&self) -> bool {
        seen(self)
            .players
            .iter()
            .any(|player| player.board.is_none())
    }
}

#[test]
fn every_piece_is_in_one_place() {
    in_random_play(6, |walk| {
        let view = seen(&walk.position);
        let all = view.options.tables.pieces;
        let count = |wanted: Support| {
            let corners = view
                .players
                .iter()
                .flat_map(|p| p.garden.terraces.iter().flat_map(|t| &t.corners));
            corners.filter(|corner| corner.support == wanted).count() as u32
        };
        let held: u32 = view
            .players
            .iter()
            .map(|player| u32::from(player.pillars))
            .sum();
        let supply = view.supply;
        assert_eq!(
            u32::from(supply.single_pillars) + held + count(Support::Single),
            u32::from(all.single_pillars),
            "{walk}"
        );
        assert_eq!(
            u32::from(supply.double_pillars) + count(Support::Double),
            u32::from(all.double_pillars),
            "{walk}"
        );
        assert_eq!(
            u32::from(supply.belvederes) + count(Support::Open),
            u32::from(all.belvederes),
            "{walk}"
        );
        for &kind in Decoration::ALL {
            let built = view.players.iter().flat_map(|p| &p.garden.decorations);
            let built = built.filter(|one| one.decoration == kind).count() as u32;
            assert_eq!(
                u32::from(supply.of(kind)) + built,
                u32::from(all.of(kind)),
                "{walk}: {kind}"
            );
        }
    });
}
