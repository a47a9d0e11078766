//! The lessons can be taken as they are told.

use ziggurat_engine::Seat;
use ziggurat_tower_of_babel::{ActionCard, Kind, TowerOfBabel, Wonder};

ziggurat_testkit::lessons!(TowerOfBabel, places());

/// What lessons can point at: wonders and their spaces, hands, offers and cards.
fn places() -> Vec<String> {
    let wonders = Wonder::ALL.iter().map(ToString::to_string);
    let spaces = Wonder::ALL
        .iter()
        .flat_map(|wonder| (0..3).map(move |space| format!("{wonder}:{space}")));
    let hand = Kind::ALL.iter().map(|kind| format!("hand-{kind}"));
    let cards = ActionCard::ALL.iter().map(|card| format!("action-{card}"));
    let offers = Seat::all(5).map(|seat| format!("offer-{seat}"));
    let others = ["pass", "abandon", "trade", "play-card"];
    let all = wonders.chain(spaces).chain(hand).chain(cards).chain(offers);
    all.chain(others.map(str::to_owned)).collect()
}
