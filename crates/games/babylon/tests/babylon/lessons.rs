//! The lessons can be taken as they are told.

use ziggurat_babylon::{Babylon, Cell, Corner, Spot, Tile, Turn};
use ziggurat_engine::Seat;

ziggurat_testkit::lessons!(Babylon, places());

/// What lessons can point at: the quarry, gardens, tiles in hand, how a tile lies, decorations, cards.
fn places() -> Vec<String> {
    let spots = Spot::all().map(|spot| format!("q:{spot}"));
    let gardens =
        Seat::all(4).flat_map(|seat| Cell::all().map(move |cell| format!("{}:{cell}", seat.0)));
    let tiles = Tile::all().flat_map(|tile| [format!("tile-{tile}"), format!("keep-{tile}")]);
    let turns = Turn::all().map(|turn| format!("turn-{}", turn.degrees()));
    let levels = (1..=8).map(|level| format!("level-{level}"));
    let opens = Corner::ALL.iter().map(|corner| format!("open-{corner}"));
    let chances = (0..9).map(|chance| format!("chance-{chance}"));
    let lines = (1..=8).flat_map(|line| [format!("row:{line}"), format!("column:{line}")]);
    let pages = Seat::all(4).map(|seat| format!("page-{}", seat.0));
    let others = ["open-none", "page-quarry", "pillars", "token"];
    let all = spots.chain(gardens).chain(tiles).chain(turns).chain(levels);
    let all = all.chain(opens).chain(chances).chain(lines).chain(pages);
    all.chain(others.map(str::to_owned)).collect()
}
