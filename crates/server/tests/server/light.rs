//! A light wire: little is sent after a snapshot.

use ziggurat_shelf::GameId;

use crate::wire::{Heard, at_share, listen};

/// What is told to one watcher, in bytes.
struct Bounds {
    /// Half of the updates have no more.
    median: usize,
    /// All but one in a hundred have no more.
    p99: usize,
    /// A whole match has no more.
    whole: usize,
}

/// What is sent to a browser.
const BOUNDS: Bounds = Bounds {
    median: 600,
    p99: 4 * 1024,
    whole: 150 * 1024,
};

fn light(game: GameId) {
    let heard = listen(game, 1);
    let updates: Vec<usize> = heard.iter().flat_map(|it| it.updates.clone()).collect();
    let (median, p99) = (at_share(updates.clone(), 0.5), at_share(updates, 0.99));
    let whole = heard.iter().map(Heard::whole).max().unwrap_or_default();
    let figures = format!("{game}: median {median}, p99 {p99}, a match {whole}");
    assert!(median > 0 && median <= BOUNDS.median, "{figures}");
    assert!(p99 <= BOUNDS.p99, "{figures}");
    assert!(whole <= BOUNDS.whole, "{figures}");
}

#[test]
fn babylonia_is_light() {
    light(GameId::Babylonia);
}

#[test]
fn tower_of_babel_is_light() {
    light(GameId::TowerOfBabel);
}

#[test]
fn seven_wonders_is_light() {
    light(GameId::SevenWonders);
}

#[test]
fn babylon_is_light() {
    light(GameId::Babylon);
}

#[test]
fn battalia_is_light() {
    light(GameId::Battalia);
}
