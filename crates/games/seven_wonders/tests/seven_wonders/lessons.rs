//! The lessons can be taken as they are told.

use ziggurat_engine::Seat;
use ziggurat_seven_wonders::{Card, Join, Leader, SevenWonders, Tile, Way};

ziggurat_testkit::lessons!(SevenWonders, places());

/// What lessons can point at: cities and their stages, cards and leaders, what can be done with them,
/// answers to questions, and both modules of Babel.
fn places() -> Vec<String> {
    let cards = Card::ALL.iter().map(|card| format!("card-{card}"));
    let leaders = Leader::ALL.iter().map(|leader| format!("card-{leader}"));
    let cities = Seat::all(3).map(|seat| format!("city:{seat}"));
    let stages = Seat::all(3)
        .flat_map(|seat| (1..=4).map(move |stage| format!("thing-stage:{seat}:{stage}")));
    let ways = Way::ALL.iter().flat_map(|way| {
        let joins = Join::ALL.iter();
        joins.map(move |join| format!("variant-{way}_{join}"))
    });
    let tiles = Tile::all().map(|tile| format!("variant-{}", tile.number()));
    let answers = (0..4).map(|at| format!("answer-{at}"));
    let uses = [
        "build", "recruit", "keep", "stage", "sell", "tower", "destroy",
    ];
    let uses = uses.map(|kind| format!("use-{kind}"));
    let others = [
        "figures",
        "makes",
        "passes",
        "store-left",
        "store-right",
        "tower",
        "project",
        "tray",
    ];
    let all = cards.chain(leaders).chain(cities).chain(stages);
    let all = all.chain(ways).chain(tiles).chain(answers).chain(uses);
    all.chain(others.map(str::to_owned)).collect()
}
