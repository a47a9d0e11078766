//! The lessons can be taken as they are told.

use ziggurat_babylonia::{Babylonia, Card, Hex, Token};

ziggurat_testkit::lessons!(Babylonia, places());

/// What lessons can point at: hexes, tokens on the stand, cards to choose from.
fn places() -> Vec<String> {
    let hexes = Hex::all().map(|hex| hex.id().to_owned());
    let tokens = Token::ALL.iter().map(|token| format!("hand-{token}"));
    let cards = Card::ALL.iter().map(|card| format!("card-{card}"));
    hexes.chain(tokens).chain(cards).collect()
}
