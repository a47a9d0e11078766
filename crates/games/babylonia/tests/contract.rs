//! Babylonia keeps the contract of a game.

use ziggurat_babylonia::{Babylonia, Card, Tile, Token};

ziggurat_testkit::contract!(Babylonia);
ziggurat_testkit::names!(Card Tile Token);
