//! The lessons can be taken as they are told.

use ziggurat_battalia::{Artefact, Battalia, Faction, Level, Rank, Shape, Square};

ziggurat_testkit::lessons!(Battalia, places());

/// What lessons can point at: squares, cards, what is on the market, answers and pages.
fn places() -> Vec<String> {
    let squares = (0..7).flat_map(|row| (0..7).filter_map(move |col| Square::new(row, col)));
    let squares = squares.map(|square| square.to_string());
    let hand = Faction::ALL.iter().flat_map(|faction| {
        let ranks = Rank::ALL.iter().map(ToString::to_string);
        let kinds = ranks.chain(Artefact::ALL.iter().map(ToString::to_string));
        kinds.map(move |kind| format!("hand-{faction}_{kind}"))
    });
    let recruits = Rank::ALL.iter().map(|rank| format!("deal-recruit:{rank}"));
    let artefacts = Artefact::ALL.iter();
    let artefacts = artefacts.map(|artefact| format!("deal-create:{artefact}"));
    let roads = Shape::ALL.iter().filter(|shape| !shape.is_city());
    let roads = roads.map(|shape| format!("deal-build:{shape}:0"));
    let cities = Shape::ALL.iter().filter(|shape| shape.is_city());
    let cities = cities.flat_map(|shape| {
        let levels = Level::ALL.iter();
        levels.map(move |level| format!("deal-build:{shape}:{level}"))
    });
    let takes = Faction::ALL.iter().map(|faction| format!("take-{faction}"));
    let leaves = ["do", "market", "laid", "oracle"].map(|leaf| format!("leaf-{leaf}"));
    let others = [
        "laid",
        "oracle",
        "turn",
        "row-attack",
        "row-defence",
        "take-top",
        "fight-ambush",
        "fight-alone",
        "answer-cohort",
        "answer-hire",
    ];
    let all = squares.chain(hand).chain(recruits).chain(artefacts);
    let all = all.chain(roads).chain(cities).chain(takes).chain(leaves);
    all.chain(others.map(str::to_owned)).collect()
}
